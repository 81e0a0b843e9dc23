//! The journey: nine lamps on a thread of light, and the evening that is looked at with its opponent.

use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};
use std::f32::consts::TAU;

use super::{EveningChoice, Journey, JourneyData, result_of};
use crate::ui::theme::{prelude::*, surface};
use holochess_record::career::{Evening, EveningResult, Profile, evenings};
use holochess_settings::controls::Command;
use holochess_view::opponents::{Moment, gesture_seconds};

/// The radius of a lamp, in points.
const LAMP: f32 = 17.0;

/// Draws the page.
pub(super) fn draw(
    ui: &Ui,
    seen: &JourneyData<'_>,
    screen: &mut Journey,
    profile: Option<&Profile>,
    area: Rect,
) -> Option<EveningChoice> {
    let brush = Brush::new(ui);
    let localised = seen.localised;
    let results: Vec<Option<EveningResult>> =
        evenings().iter().map(|evening| result_of(evening, seen.name, seen.progress, profile)).collect();
    draw_lamps(ui, &brush, screen, &results, area.with_max_y(area.top() + 120.0));
    let evening = evenings().get(screen.evening)?;
    let result = results[screen.evening];
    let floor = area.bottom() - 44.0;
    let left = Rect::from_min_max(pos2(area.left(), area.top() + 130.0), pos2(area.left() + 300.0, floor));
    draw_opponent(&brush, seen, evening, left);
    let x = left.right() + 44.0;
    let room = area.right() - x;
    let words = |part: &str| localised.text(&format!("journey-{}{part}", evening.id));
    let mut y = area.top() + 142.0;
    let number = localised.with("journey-number", "number", evening.id.clone());
    brush.left(pos2(x, y), number, typeface::SMALL_NOTE.coloured(ICE));
    y += 32.0;
    brush.fit(pos2(x, y), Align2::LEFT_CENTER, &words(""), typeface::STATEMENT, room);
    y += 28.0;
    y = brush.wrap(pos2(x, y), room, &words(".twist"), typeface::PAGE.coloured(ICE)).bottom() + 20.0;
    let said = localised.with("journey-said", "words", words(".before"));
    y = brush.wrap(pos2(x, y), room, &said, typeface::BODY.sized(20.0).coloured(INK)).bottom() + 18.0;
    if let Some(result) = result {
        let (id, colour) = match result {
            EveningResult::Won => ("journey-after-win", ICE),
            EveningResult::Lost | EveningResult::Drawn => ("journey-played", AMBER),
        };
        brush.rule(x, x + room.min(420.0), y, colour, 0.4);
        let head = brush.left(pos2(x, y + 20.0), localised.text(id), typeface::SMALL_NOTE.coloured(colour));
        let said = localised.with("journey-said", "words", words(&format!(".{}", result.part())));
        brush.wrap(pos2(x, head.bottom() + 6.0), room, &said, typeface::PAGE.coloured(INK_SOFT));
    }
    let waits = screen.waiting.as_ref().and_then(|(of, waiting)| waiting.as_ref().filter(|_| *of == screen.evening));
    let label = match (waits, result) {
        (Some(waiting), _) => localised.with("journey-go-on", "turn", waiting.turn),
        (None, Some(_)) => localised.text("journey-again"),
        (None, None) => localised.text("journey-sit-down"),
    };
    let margin = ui.max_rect().right() - area.right();
    main_action(ui, "journey.start", ui.max_rect(), margin, &label, Command::Confirm).then_some(EveningChoice::SitDown)
}

/// The nine lamps: won ones burn, played ones glow, open ones are rings. Arrows go from one to the next.
fn draw_lamps(ui: &Ui, brush: &Brush, screen: &mut Journey, results: &[Option<EveningResult>], area: Rect) {
    let count = results.len().max(2);
    let step = area.width() / count as f32;
    // A gentle wave, so that it reads as a way and not as a row of buttons.
    let at = |index: usize| {
        let x = area.left() + step * (index as f32 + 0.5);
        pos2(x, area.center().y + 12.0 * (index as f32 * 1.25).sin())
    };
    for index in 1..results.len() {
        let is_lit = results[index - 1] == Some(EveningResult::Won);
        let (from, to) = (at(index - 1), at(index));
        let way = (to - from).normalized() * (LAMP + 6.0);
        let strength = if is_lit { 0.8 } else { 0.22 };
        brush.ray(from + way, to - way, 1.4, ICE, &[(0.0, strength), (1.0, strength * 0.7)]);
    }
    let mut wanted = screen.evening;
    for (index, result) in results.iter().enumerate() {
        let centre = at(index);
        let rect = Rect::from_center_size(centre, vec2(step.min(90.0), 80.0));
        let touched = surface::touch(ui, &format!("journey.lamp.{}", index + 1), rect, Reach::Pointer);
        let response = ui.interact(rect, touched.id.with("lamp"), Sense::CLICK);
        if touched.pressed || (ui.is_enabled() && response.clicked()) {
            wanted = index;
        }
        draw_lamp(brush, centre, index + 1, *result, index == screen.evening, touched.glow);
    }
    if ui.is_enabled() {
        let steps =
            frame_commands::step(ui.ctx(), Command::Left, Command::Right) + surface::notches(ui, "journey.lamps", area);
        wanted = (wanted as i32 + steps).rem_euclid(results.len().max(1) as i32) as usize;
    }
    screen.evening = wanted;
}

/// Draws the lamp of one evening.
fn draw_lamp(brush: &Brush, at: Pos2, number: usize, result: Option<EveningResult>, is_looked_at: bool, glow: f32) {
    let lit = if is_looked_at { 1.0 } else { 0.5 * glow };
    let (colour, fill) = match result {
        Some(EveningResult::Won) => (ICE, 0.2),
        Some(EveningResult::Lost | EveningResult::Drawn) => (AMBER, 0.14),
        None => (INK_QUIET, 0.0),
    };
    if result == Some(EveningResult::Won) {
        brush.glow(at, vec2(44.0, 44.0), ICE, 0.28);
    }
    if lit > 0.0 {
        brush.glow(at, vec2(56.0, 56.0), ICE, 0.26 * lit);
    }
    brush.disc(at, LAMP, palette::over(VOID, 0.86));
    brush.disc(at, LAMP, palette::over(colour, brush.decorating(fill)));
    brush.arc(at, vec2(LAMP, LAMP), 0.0, TAU, 1.3 + lit, palette::mix(colour, INK, lit));
    if is_looked_at {
        brush.circle(at, LAMP + 5.0, 1.6, INK);
    }
    let face = typeface::BODY.weighing(Weight::Medium).coloured(INK);
    brush.centre(at, number.to_string(), face);
    match result {
        Some(EveningResult::Won) => {
            let tick = at + vec2(0.0, LAMP + 16.0);
            brush.line(&[tick + vec2(-5.0, 0.0), tick + vec2(-1.5, 4.0), tick + vec2(5.0, -4.0)], 1.8, ICE);
        }
        Some(EveningResult::Lost | EveningResult::Drawn) => {
            brush.diamond(at + vec2(0.0, LAMP + 16.0), 3.5, AMBER, Stroke::NONE);
        }
        None => {}
    }
}

/// The opponent on the floor, with a name and a manner.
fn draw_opponent(brush: &Brush, seen: &JourneyData<'_>, evening: &Evening, area: Rect) {
    let floor = area.bottom() - 60.0;
    let middle = area.center().x;
    let height = (floor - area.top()).min(260.0);
    brush.glow(pos2(middle, floor - height * 0.4), vec2(190.0, height * 0.7), AMBER, 0.16);
    if let Some(pictures) = seen.portraits.of_opponent(&evening.opponent) {
        let moment = Moment::of_gesture(brush.time, gesture_seconds(&evening.opponent));
        brush.computer_player(pos2(middle, floor), height, pictures, moment, 1.0);
    }
    let [from, to] = [area.left() + 20.0, area.right() - 20.0];
    brush.ray(pos2(from, floor), pos2(to, floor), 1.6, AMBER, &[(0.0, 0.1), (0.5, 1.0), (1.0, 0.1)]);
    brush.sheet(middle, from, floor, 50.0, AMBER, 0.3);
    brush.sheet(middle, to, floor, 50.0, AMBER, 0.3);
    let (name, about) = seen.localised.level(&evening.opponent);
    brush.fit(pos2(middle, floor + 26.0), Align2::CENTER_CENTER, &name, typeface::NAME, area.width());
    brush.wrap_centred(pos2(middle, floor + 42.0), area.width(), &about, typeface::SMALL_NOTE);
}
