//! The legend: what the marks on the table mean.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, pos2, vec2};

use super::{HudData, solved_values};
use crate::ui::theme::prelude::*;
use holochess_rules::Action;
use holochess_view::{MarkedValue, Marks};

/// Draws the legend: each kind of mark that is on the table now, with its meaning.
pub(super) fn draw_legend(brush: &Brush, hud: &HudData, marks: &Marks, area: Rect) {
    type Sign = fn(&Brush, Pos2, Color32);
    // Reach is marked in the light of the seat that is to choose.
    let light = hud.turn_of().or_else(|| hud.placer()).map_or(ICE, palette::side);
    let swaps = hud.game.table().actions().iter().any(|action| matches!(action, Action::Swap { .. }));
    let target: (&str, Sign) =
        if swaps { ("hud-legend-swap", draw_swap_sign) } else { ("ui-legend-target", draw_target_sign) };
    let worth = |value: MarkedValue| marks.values.iter().any(|(_, known)| *known == value);
    let all: [(bool, &str, Sign); 9] = [
        (!marks.path.is_empty(), "ui-legend-path", draw_path_sign),
        (!marks.destinations.is_empty(), "ui-legend-reach", draw_reach_sign),
        (!marks.targets.is_empty(), target.0, target.1),
        (!marks.pushes.is_empty(), "ui-legend-push", draw_push_sign),
        (!marks.danger.is_empty(), "hud-legend-danger", draw_danger_sign),
        (!marks.lines.is_empty(), "hud-legend-line", draw_line_sign),
        (worth(MarkedValue::Wins), "ui-legend-wins", |brush, at, _| {
            solved_values::draw_sign(brush, at, MarkedValue::Wins);
        }),
        (worth(MarkedValue::Draws), "ui-legend-draws", |brush, at, _| {
            solved_values::draw_sign(brush, at, MarkedValue::Draws);
        }),
        (worth(MarkedValue::Loses), "ui-legend-loses", |brush, at, _| {
            solved_values::draw_sign(brush, at, MarkedValue::Loses);
        }),
    ];
    let shown: Vec<(String, Sign)> =
        all.into_iter().filter(|(on, ..)| *on).map(|(_, id, sign)| (hud.localised.text(id), sign)).collect();
    let face = typeface::NOTE.coloured(INK_SOFT);
    let widths: Vec<f32> = shown.iter().map(|(text, _)| brush.width(text, face) + 19.0 + 32.0).collect();
    // In one row, or in two if the commands leave too little room.
    let first = if widths.iter().sum::<f32>() <= area.width() { shown.len() } else { shown.len().div_ceil(2) };
    let longest =
        [&widths[..first], &widths[first..]].map(|row| row.iter().sum::<f32>()).into_iter().fold(0.0, f32::max);
    if longest > area.width() {
        // A window that is narrow for its height has no room for the legend; the card of a piece says the same in
        // words.
        return;
    }
    let rows = [&shown[..first], &shown[first..]];
    for (row, (signs, widths)) in rows.into_iter().zip([&widths[..first], &widths[first..]]).enumerate() {
        let width: f32 = widths.iter().sum();
        let y = area.bottom() - 16.0 - if first < shown.len() { (1 - row) as f32 * 22.0 } else { 0.0 };
        if !signs.is_empty() {
            brush.ground(Rect::from_center_size(pos2(area.center().x, y), vec2(width - 16.0, 16.0)), 0.5);
        }
        let mut x = area.center().x - width / 2.0 + 16.0;
        for (text, sign) in signs {
            sign(brush, pos2(x, y), light);
            x = brush.left(pos2(x + 19.0, y), text, face).right() + 32.0;
        }
    }
}

/// Dots in a row.
fn draw_path_sign(brush: &Brush, at: Pos2, _: Color32) {
    for step in -1..2 {
        brush.disc(at + vec2(step as f32 * 7.0, 0.0), 2.2, INK);
    }
}

/// A ring with a dot.
fn draw_reach_sign(brush: &Brush, at: Pos2, light: Color32) {
    brush.arc(at, vec2(10.0, 5.0), 0.0, TAU, 1.4, palette::mix(light, INK, 0.35));
    brush.disc(at, 1.7, INK);
}

/// A ring with four marks.
fn draw_target_sign(brush: &Brush, at: Pos2, _: Color32) {
    brush.arc(at, vec2(10.0, 5.5), 0.0, TAU, 1.5, INK);
    for corner in [vec2(1.0, 0.62), vec2(-1.0, 0.62), vec2(-1.0, -0.62), vec2(1.0, -0.62)] {
        brush.line(&[at + corner * 5.7, at + corner * 10.2], 1.5, INK);
    }
}

/// Two arrows.
fn draw_swap_sign(brush: &Brush, at: Pos2, _: Color32) {
    brush.swap(at, 8.0, INK);
}

/// A ring of teeth, as on the table.
fn draw_danger_sign(brush: &Brush, at: Pos2, _: Color32) {
    let tooth = |point: u8| {
        let (turn, out) = (f32::from(point) / 20.0 * TAU, if point.is_multiple_of(2) { 1.0 } else { 0.72 });
        at + vec2(turn.cos() * 10.0, turn.sin() * 5.6) * out
    };
    brush.line(&(0..=20).map(tooth).collect::<Vec<_>>(), 1.3, palette::DANGER);
}

/// Three in a row.
fn draw_line_sign(brush: &Brush, at: Pos2, _: Color32) {
    brush.row_of_three(at, 8.0, INK);
}

/// A diamond between chevrons.
fn draw_push_sign(brush: &Brush, at: Pos2, _: Color32) {
    brush.diamond(at, 2.5, INK, Stroke::NONE);
    brush.chevrons(at + vec2(8.0, 0.0), 8.0, INK, 1.0, 1);
    brush.chevrons(at - vec2(8.0, 0.0), 8.0, INK, -1.0, 1);
}
