//! The page of fights: attacker, defender and outcome. The stage plays them as in a match; nothing is recorded.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

use super::frame::{COLUMN, Pages, draw_heading, right_column};
use crate::ui::theme::{MARGIN, prelude::*, surface};
use holochess_rules::{Outcome, Seat};
use holochess_session::Match;
use holochess_settings::controls::Command;
use holochess_view::{CameraWishes, creatures::CreatureId, stage::staged_clash::ClashCourse};

/// The distance between two lines.
const LINE: f32 = 32.0;

/// Draws the choice of a fight.
pub(super) fn draw(mut pages: Pages, mut camera: ResMut<CameraWishes>, game: Option<Res<Match>>) -> Result {
    if pages.showcase.fight.is_playing() {
        return Ok(());
    }
    let ui = pages.sheet("showcase.scenes")?;
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let attacker = pages.showcase.creature;
    let defender = pages.showcase.fight.against(attacker);
    let text = pages.localised.text("ui-show-scenes-about");
    brush.wrap(pos2(MARGIN, 186.0), COLUMN - 20.0, &text, typeface::PAGE.coloured(INK_SOFT));
    let x = right_column(screen);
    draw_heading(&brush, pos2(x, 112.0), COLUMN, &pages.localised.text("ui-show-defender"));
    draw_opponents(&ui, &mut pages, attacker, x);
    draw_heading(&brush, pos2(x, 262.0), COLUMN, &pages.localised.text("ui-show-ending"));
    if ClashCourse::Duel.chance(attacker.id(), defender.id()).is_some() {
        let how_often = pages.localised.text("ui-show-how-often");
        brush.right(pos2(x + COLUMN, 262.0), how_often, typeface::SMALL_NOTE.coloured(INK_SOFT));
    }
    let mut wanted = None;
    for (index, ending) in ClashCourse::ALL.into_iter().enumerate() {
        let y = 304.0 + LINE * index as f32;
        // Nothing is known of how often where one of them has no ratings.
        let chance = ending.chance(attacker.id(), defender.id());
        let can = chance.is_none_or(|chance| chance > 0.0);
        let on = ending == pages.showcase.fight.ending;
        let rect = Rect::from_min_size(pos2(x - 16.0, y - LINE / 2.0), vec2(COLUMN + 24.0, LINE));
        let name = format!("showcase.ending.{}", ending.id());
        let touched = surface::touch(&ui, &name, rect, if on { Reach::First } else { Reach::Focus });
        let lit = touched.glow;
        if lit > 0.0 {
            brush.glow(pos2(x + 90.0, y), vec2(200.0, 20.0), ICE, 0.13 * lit);
            brush.disc(pos2(x - 10.0, y), 2.2 * lit, INK);
        }
        let colour = if can { palette::mix(INK_SOFT, INK, lit) } else { palette::over(INK_QUIET, 0.5) };
        let label = match ending {
            ClashCourse::Attack(outcome) => {
                let whose = if matches!(outcome, Outcome::Kill | Outcome::Push) { attacker } else { defender };
                let hue = palette::over(palette::creature(whose.id()), if can { 1.0 } else { 0.4 });
                brush.outcome_mark(pos2(x + 9.0, y), 8.0, outcome, hue);
                pages.localised.outcome(outcome)
            }
            ClashCourse::Duel => {
                brush.sword(pos2(x + 9.0, y), 9.0, palette::creature(attacker.id()));
                pages.localised.text("ui-duel-heading")
            }
        };
        let weight = if touched.focused { Weight::Medium } else { Weight::Regular };
        brush.left(pos2(x + 30.0, y), label, typeface::BODY.weighing(weight).coloured(colour));
        let number = match chance {
            Some(chance) if can => pages.localised.percent(chance, if chance < 0.0005 { 4 } else { 1 }),
            Some(_) => pages.localised.text("ui-show-never"),
            None => String::new(),
        };
        brush.write(pos2(x + COLUMN, y), Align2::RIGHT_CENTER, number, typeface::NOTE.coloured(colour));
        // Outcomes that the dice cannot roll can still be shown.
        if touched.pressed {
            wanted = Some(ending);
        }
    }
    brush.wrap(
        pos2(x, 304.0 + LINE * 5.0),
        COLUMN,
        &pages.localised.with_key("ui-show-scenes-play", frame_commands::cap(ui.ctx(), Command::Confirm)),
        typeface::SMALL_NOTE.coloured(INK_SOFT),
    );
    if let Some(ending) = wanted.filter(|_| game.is_none()) {
        camera.face_seat(Seat::FIRST);
        camera.arrive();
        let fight = &mut pages.showcase.fight;
        (fight.ending, fight.defender) = (ending, defender);
        fight.begin(attacker);
    }
    Ok(())
}

/// All others, of whom one is fought.
fn draw_opponents(ui: &Ui, pages: &mut Pages, attacker: CreatureId, x: f32) {
    let brush = Brush::new(ui);
    let chosen = pages.showcase.fight.against(attacker);
    let others: Vec<CreatureId> = CreatureId::all().filter(|other| *other != attacker).collect();
    let step = COLUMN / others.len() as f32;
    for (index, other) in others.into_iter().enumerate() {
        let centre = pos2(x + step * (index as f32 + 0.5), 168.0);
        let rect = Rect::from_center_size(centre, vec2(step, 56.0));
        let touched = surface::touch(ui, &format!("showcase.against.{}", other.id()), rect, Reach::Focus);
        let on = other == chosen;
        describe(ui, touched.id, || Accessible::new(Role::RadioButton, pages.name(other)).chosen(on));
        let hue = palette::creature(other.id());
        if on {
            brush.glow(centre, vec2(38.0, 38.0), hue, 0.4);
        }
        let radius = (if on { 20.0 } else { 16.0 + 2.0 * touched.glow }).min(step / 2.0);
        let (strength, lit) = if on { (1.0, 1.0) } else { (0.55 + 0.45 * touched.glow, touched.glow) };
        pages.draw_token(&brush.faded(strength), centre, radius, other, lit);
        if touched.pressed {
            pages.showcase.fight.defender = other;
        }
    }
    brush.centre(
        pos2(x + COLUMN / 2.0, 214.0),
        pages.name(chosen),
        typeface::BODY.weighing(Weight::Medium).coloured(INK),
    );
}
