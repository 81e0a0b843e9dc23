//! What destinations are worth in the look back at a match of a solved game, in figures beside their marks, and the key
//! that shows them and takes them away.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Color32, Pos2, vec2},
};

use super::HudData;
use crate::ui::{frame::Sight, input::BoardValues, localised_text::LocalisedText, theme::prelude::*};
use holochess_players::solved::ExactValue;
use holochess_settings::controls::Command;
use holochess_view::{MarkedValue, boards};

/// The colours of what wins and of what loses; their signs say the same.
const WIN_COLOUR: Color32 = Color32::from_rgb(104, 222, 140);
const LOSS_COLOUR: Color32 = Color32::from_rgb(255, 112, 96);

/// The colour of a value.
pub(super) const fn colour(value: MarkedValue) -> Color32 {
    match value {
        MarkedValue::Wins => WIN_COLOUR,
        MarkedValue::Draws => INK_SOFT,
        MarkedValue::Loses => LOSS_COLOUR,
    }
}

/// The sign of a value in a ring: plus, equals, minus.
pub(super) fn draw_sign(brush: &Brush, at: Pos2, value: MarkedValue) {
    let colour = colour(value);
    brush.circle(at, 8.0, 1.4, colour);
    let bar = |y: f32| brush.line(&[at + vec2(-4.0, y), at + vec2(4.0, y)], 1.6, colour);
    match value {
        MarkedValue::Wins => {
            bar(0.0);
            brush.line(&[at + vec2(0.0, -4.0), at + vec2(0.0, 4.0)], 1.6, colour);
        }
        MarkedValue::Draws => {
            bar(-2.2);
            bar(2.2);
        }
        MarkedValue::Loses => bar(0.0),
    }
}

/// A value in figures: "+1 in 7".
pub(super) fn value_text(localised: &LocalisedText, value: ExactValue) -> String {
    let id = match value.points {
        0 => "ui-value-draws",
        1.. => "ui-value-wins",
        _ => "ui-value-loses",
    };
    let points = u32::from(value.points.unsigned_abs());
    localised.format(id, &[("points", points.into()), ("plies", u32::from(value.distance).into())])
}

/// Draws the exact values beside their marks.
pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, sight: Sight, mut values: ResMut<BoardValues>) -> Result {
    if !hud.reviewing.0 || !values.is_known() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.values");
    let brush = Brush::new(&ui);
    let shape = hud.shown.board().shape;
    for (cell, value) in values.shown() {
        let Some(at) = sight.point(boards::cell_centre(shape, *cell)) else { continue };
        let face = typeface::NOTE.sized(16.0).weighing(Weight::Bold).coloured(colour(crate::ui::input::marked(*value)));
        brush.ground(brush.centre(at + vec2(0.0, 21.0), value_text(&hud.localised, *value), face), 0.75);
    }
    let label = hud.localised.text(if values.on { "ui-values-hide" } else { "ui-values-show" });
    let command = KeyCommand::new("review.values", Command::Values, label);
    let area = hud.layout(ui.max_rect()).aids;
    if commands_on_ground(&ui, area, typeface::TABLE_ACTION, &[command]).is_some() {
        values.on = !values.on;
    }
    Ok(())
}
