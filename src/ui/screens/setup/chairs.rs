//! The chairs around the table in a row: who sits on each, and which one is selected. One widget: Left and Right, the
//! wheel and clicks select a chair.

use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Ui, pos2, vec2};

use super::{
    draft::{Draft, Sitter},
    opponents::strength_words,
};
use crate::ui::{
    localised_text::LocalisedText,
    theme::{prelude::*, surface},
};
use holochess_players as players;
use holochess_settings::controls::Command;

/// The height of the row, in points.
pub(super) const HEIGHT: f32 = 40.0;
/// The greatest width of a chair, in points.
const WIDEST: f32 = 250.0;
/// The least room for a name that has its strength beside it, in points.
const NAME: f32 = 90.0;

/// The name of the player on a chair.
pub(super) fn name(draft: &Draft, chair: usize, localised: &LocalisedText) -> String {
    match (&draft.sitters[chair], draft.person(chair), draft.seat(chair)) {
        (_, Some(person), Some(seat)) => {
            let name = draft.names[person].trim();
            if name.is_empty() { localised.seat_name(seat) } else { name.to_owned() }
        }
        (sitter, ..) => match sitter.level() {
            Some(level) => localised.level(level).0,
            None if *sitter == Sitter::Online => localised.text("ui-setup-online"),
            None => localised.text("ui-setup-nobody"),
        },
    }
}

/// Draws the chairs from `left`, centred on `y`; returns the selected chair.
pub(super) fn draw(ui: &Ui, localised: &LocalisedText, draft: &Draft, left: Pos2, width: f32) -> usize {
    let brush = Brush::new(ui);
    let chairs = draft.sitters.len();
    let each = (width / chairs as f32).min(WIDEST);
    let whole = Rect::from_min_size(left - vec2(12.0, HEIGHT / 2.0), vec2(each * chairs as f32, HEIGHT));
    let touched = surface::touch(ui, "setup.chairs", whole, Reach::Focus);
    let mut wanted = draft.chair as i32 + surface::notches(ui, "setup.chairs", whole);
    let mut parts = Vec::new();
    for chair in 0..chairs {
        let at = pos2(left.x + each * chair as f32, left.y);
        let cell = Rect::from_min_size(at - vec2(12.0, HEIGHT / 2.0), vec2(each, HEIGHT));
        let response = ui.interact(cell, touched.id.with(chair), Sense::CLICK);
        if response.clicked() && ui.is_enabled() {
            wanted = chair as i32;
            surface::focus(ui.ctx(), "setup.chairs");
        }
        let on = chair == draft.chair;
        let called = localised.with("ui-player", "number", chair + 1);
        let called = format!("{called}, {}", name(draft, chair, localised));
        parts.push(Part { id: response.id, name: called, rect: cell, chosen: on });
        let seat = draft.seat(chair);
        let colour = seat.map_or(INK_QUIET, palette::side);
        let lit = if on { 1.0 } else { 0.6 * f32::from(u8::from(response.hovered())) };
        let mark = at + vec2(2.0, 0.0);
        match seat {
            Some(seat) => brush.seat_mark(mark, 6.0, seat),
            None => brush.circle(mark, 5.0, 1.0, palette::over(INK_QUIET, 0.6)),
        }
        let face = typeface::NAME
            .sized(20.0)
            .weighing(if on { Weight::Bold } else { Weight::Regular })
            .coloured(palette::mix(if seat.is_some() { INK_SOFT } else { INK_QUIET }, INK, lit));
        let level = draft.sitters[chair].level().and_then(|level| players::level(level, draft.game).ok());
        let levels = players::levels(draft.game);
        let strength = level.and_then(|level| strength_words(localised, level, levels, draft.taken()));
        let note = typeface::SMALL_NOTE;
        let width = |strength: &String| brush.width(strength, note) + 7.0;
        // Among many chairs there is room for the name alone; the row below has the strength as well.
        let strength = strength.filter(|strength| each - 40.0 - width(strength) >= NAME);
        let beside = strength.as_ref().map_or(0.0, width);
        let room = each - 40.0 - beside;
        let written = brush.fit(at + vec2(16.0, 0.0), Align2::LEFT_CENTER, &name(draft, chair, localised), face, room);
        let mut end = written.right();
        if let Some(strength) = strength {
            end = brush.left(pos2(end + 7.0, at.y + 1.0), strength, note).right();
        }
        if on {
            let (from, to) = (pos2(at.x - 8.0, at.y + 18.0), pos2(end + 4.0, at.y + 18.0));
            brush.ray(from, to, 2.0, colour, &[(0.0, 1.0), (1.0, 0.5)]);
            brush.glow(pos2(f32::midpoint(from.x, to.x), from.y), vec2(80.0, 14.0), colour, 0.15 + 0.2 * touched.glow);
        }
    }
    describe(ui, touched.id, || Accessible::choice(localised.text("ui-read-seats"), parts));
    if touched.focused {
        wanted += frame_commands::step(ui.ctx(), Command::Left, Command::Right);
    }
    wanted.clamp(0, chairs as i32 - 1) as usize
}

/// Whether a person on the selected chair is the first one: the person who sets the match up, and no friend.
pub(super) fn is_first_person(draft: &Draft) -> bool {
    !draft.sitters[..draft.chair].contains(&Sitter::Person)
}
