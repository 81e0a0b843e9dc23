//! Rows of settings: a label and its possible values. Left and Right change the focused row.

use bevy_egui::egui::{Id, Pos2, Rect, Sense, Ui, pos2, vec2};

use super::{
    brush::Brush,
    heard,
    palette::{ICE, INK, INK_QUIET, INK_SOFT, mix, over},
    surface::{Reach, Touch, focus, touch},
    track::pulled,
    typeface::{self, Weight},
};
use crate::settings::controls::Command;

/// The distance between two rows, in points.
pub const STEP: f32 = 46.0;
/// How far one press of an arrow key moves a slider.
const NOTCH: f32 = 0.05;
/// The distance from a row's left to its values; the same in a short row; and the width below which a row is short.
pub const LABEL_WIDTH: f32 = 188.0;
const SHORT_LABEL: f32 = 150.0;
const SHORT: f32 = 480.0;
/// The font size of the values, and the smallest size in a short row, in points.
const WORDS: [f32; 2] = [19.0, 14.0];
/// The gap between two values, and the smallest gap.
const GAPS: [f32; 2] = [26.0, 16.0];

/// The place of a row.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The start of its label.
    pub at: Pos2,
    /// The width of the whole row.
    pub width: f32,
    /// Whether Enter changes the row. Where Enter leads to the next screen it does not; Space always does.
    pub enter: bool,
}

impl Row {
    /// The place `rows` further down.
    #[must_use]
    pub fn below(self, rows: f32) -> Self {
        Self { at: self.at + vec2(0.0, STEP * rows), ..self }
    }

    /// The distance from its left to its values.
    pub fn label_width(self) -> f32 {
        if self.width < SHORT { SHORT_LABEL } else { LABEL_WIDTH }
    }

    /// Its rectangle for the pointer.
    pub fn rect(self) -> Rect {
        Rect::from_min_size(self.at - vec2(20.0, STEP / 2.0 - 1.0), vec2(self.width + 20.0, STEP - 2.0))
    }
}

/// The light and the label of a row.
pub(super) fn begin(ui: &Ui, brush: &Brush, name: &str, row: Row, label: &str) -> Touch {
    let touched = touch(ui, name, row.rect(), Reach::Focus);
    label_of(brush, row, label, touched.glow);
    touched
}

pub(super) fn label_of(brush: &Brush, row: Row, label: &str, lit: f32) {
    if lit > 0.0 {
        let tip = pos2(row.at.x - 14.0, row.at.y);
        brush.glow(row.at + vec2(70.0, 0.0), vec2(170.0, 24.0), ICE, 0.12 * lit);
        brush.ray(pos2(row.at.x - 72.0, row.at.y), tip, 1.5, mix(ICE, INK, 0.3), &[(0.0, 0.0), (1.0, 0.9 * lit)]);
        brush.disc(tip, 2.2 * lit, INK);
    }
    let face = typeface::BODY.coloured(mix(INK_SOFT, INK, lit));
    brush.fit(row.at, bevy_egui::egui::Align2::LEFT_CENTER, label, face, row.label_width() - 16.0);
}

/// A choice between words. Returns the new choice if it was changed.
pub fn choice(ui: &Ui, name: &str, row: Row, label: &str, words: &[String], chosen: usize) -> Option<usize> {
    let brush = Brush::of(ui);
    let touched = begin(ui, &brush, name, row, label);
    let face = |on: bool, size: f32| {
        let weight = if on { Weight::Bold } else { Weight::Regular };
        typeface::BODY.sized(size).weighing(weight).coloured(if on { INK } else { INK_QUIET })
    };
    // Words that do not fit are moved closer together first, then written smaller.
    let room = row.width - row.label_width();
    let natural: f32 = words.iter().map(|word| brush.width(word, face(true, WORDS[0]))).sum();
    let between = words.len().saturating_sub(1) as f32;
    let fits = WORDS[0] * ((room - between * GAPS[1]) / natural.max(1.0)).clamp(0.0, 1.0);
    let size = common_size(ui, fits.max(WORDS[1]));
    let gap = ((room - natural * size / WORDS[0]) / between.max(1.0)).clamp(GAPS[1], GAPS[0]);
    let mut x = row.at.x + row.label_width();
    let mut changed = None;
    for (index, word) in words.iter().enumerate() {
        let on = index == chosen;
        let written = brush.left(pos2(x, row.at.y), word, face(on, size));
        let target = Rect::from_min_max(
            pos2(written.left() - gap / 2.0, row.rect().top()),
            pos2(written.right() + gap / 2.0, row.rect().bottom()),
        );
        if on {
            let y = row.at.y + 15.0;
            brush.glow(pos2(written.center().x, y), vec2(written.width() * 0.7, 14.0), ICE, 0.3);
            brush.ray(pos2(written.left(), y), pos2(written.right(), y), 2.0, ICE, &[(0.0, 1.0), (1.0, 1.0)]);
        }
        let response = ui.interact(target, touched.id.with(index), Sense::CLICK);
        if response.hovered() && !on {
            let y = row.at.y + 15.0;
            brush.ray(pos2(written.left(), y), pos2(written.right(), y), 1.0, INK, &[(0.0, 0.5), (1.0, 0.5)]);
        }
        if response.clicked() && ui.is_enabled() {
            focus(ui.ctx(), name);
            changed = Some(index);
        }
        x = written.right() + gap;
    }
    if touched.focused {
        let last = words.len().saturating_sub(1);
        let step = heard::step(ui.ctx(), Command::Left, Command::Right);
        if step < 0 {
            changed = Some(chosen.saturating_sub(1));
        } else if step > 0 {
            changed = Some((chosen + 1).min(last));
        } else if touched.pressed && (row.enter || !heard::pressed(ui.ctx(), Command::Confirm)) {
            changed = changed.or(Some(if chosen >= last { 0 } else { chosen + 1 }));
        }
    }
    changed.filter(|index| *index != chosen)
}

/// The font size of the values on this screen: the smallest that any row needs, so that all rows have the same. Known one frame
/// later.
fn common_size(ui: &Ui, wanted: f32) -> f32 {
    /// The frame being drawn, the smallest size needed in it so far, and that of the frame before.
    #[derive(Clone, Copy)]
    struct Sizes {
        frame: u64,
        now: f32,
        before: f32,
    }
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| {
        let sizes = data.get_temp_mut_or_insert_with(Id::new("size of words in rows"), || Sizes {
            frame,
            now: WORDS[0],
            before: WORDS[0],
        });
        if sizes.frame != frame {
            // Sizes from before the screen was closed do not count.
            let before = if sizes.frame + 1 == frame { sizes.now } else { WORDS[0] };
            *sizes = Sizes { frame, now: WORDS[0], before };
        }
        sizes.now = sizes.now.min(wanted);
        sizes.before.min(wanted)
    })
}

/// A share from 0 to 1 in steps of a twentieth. Returns the new one if it was changed.
pub fn slider(ui: &Ui, name: &str, row: Row, label: &str, value: f32, shown: &str) -> Option<f32> {
    let brush = Brush::of(ui);
    let touched = begin(ui, &brush, name, row, label);
    let (left, right) = (row.at.x + row.label_width(), row.at.x + (row.width - 64.0).min(row.label_width() + 300.0));
    let at = |share: f32| pos2(left + (right - left) * share, row.at.y);
    for tick in 0..=20 {
        let point = at(tick as f32 / 20.0);
        let (reach, strength) = if tick % 5 == 0 { (5.0, 0.5) } else { (2.5, 0.25) };
        brush.line(&[point - vec2(0.0, reach), point + vec2(0.0, reach)], 1.0, over(INK, strength));
    }
    brush.rule(left, right, row.at.y, INK, 0.2);
    brush.ray(at(0.0), at(value), 2.0, ICE, &[(0.0, 0.35), (1.0, 1.0)]);
    brush.glow(at(value), vec2(18.0, 18.0), ICE, 0.3 + 0.4 * touched.glow);
    brush.diamond(at(value), 5.5, INK, bevy_egui::egui::Stroke::NONE);
    brush.left(pos2(right + 20.0, row.at.y), shown, typeface::BODY.weighing(Weight::Medium).coloured(INK));
    let wanted = pulled(ui, name, &touched, row.rect(), [left, right], value, NOTCH);
    let wanted = wanted.map(|share: f32| (share.clamp(0.0, 1.0) * 20.0).round() / 20.0);
    wanted.filter(|share| (share - value).abs() > 0.001)
}
