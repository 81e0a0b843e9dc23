//! Rows of settings: a label and its possible values. Left and Right change the focused row.

use bevy_egui::egui::{Align2, Id, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, Part, describe, is_pressed},
    brush::Brush,
    frame_commands,
    palette::{ICE, INK, INK_QUIET, INK_SOFT, mix, over},
    surface::{Reach, Touch, focus, touch},
    track::{NOTCH, pulled},
    typeface::{self, Weight},
};
use holochess_settings::controls::Command;

/// The distance between two rows, in points.
pub const STEP: f32 = 46.0;
/// The distance from a row's left to its values; the same in a short row; and the width below which a row is short.
pub const LABEL_WIDTH: f32 = 188.0;
const SHORT_LABEL: f32 = 150.0;
const SHORT: f32 = 480.0;
/// The width below which the label stands above the values instead of beside them.
const STACKED: f32 = 400.0;
/// The font size of the values, and the smallest size in a short row, in points.
const WORDS: [f32; 2] = [19.0, 14.0];
/// The width of a row's values where only the chosen one is shown.
const STEPPER: f32 = 300.0;
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
        match self.width {
            width if width < STACKED => 0.0,
            width if width < SHORT => SHORT_LABEL,
            _ => LABEL_WIDTH,
        }
    }

    /// Its height: a narrow row has its values below its label.
    pub fn height(self) -> f32 {
        if self.width < STACKED { STEP * 1.6 } else { STEP }
    }

    /// The start of its values.
    pub fn values(self) -> Pos2 {
        self.at + vec2(self.label_width(), self.height() - STEP)
    }

    /// Its rectangle for the pointer.
    pub fn rect(self) -> Rect {
        Rect::from_min_size(self.at - vec2(20.0, STEP / 2.0 - 1.0), vec2(self.width + 20.0, self.height() - 2.0))
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
    let room = if row.label_width() > 0.0 { row.label_width() - 16.0 } else { row.width };
    brush.fit(row.at, Align2::LEFT_CENTER, label, face, room);
}

/// A choice between words. Returns the new choice if it was changed.
pub fn choice(ui: &Ui, name: &str, row: Row, label: &str, words: &[String], chosen: usize) -> Option<usize> {
    let brush = Brush::new(ui);
    let touched = begin(ui, &brush, name, row, label);
    let face = |on: bool, size: f32| {
        let weight = if on { Weight::Bold } else { Weight::Regular };
        typeface::BODY.sized(size).weighing(weight).coloured(if on { INK } else { INK_QUIET })
    };
    // Words that do not fit are moved closer together first, then written smaller, and at last only the chosen one is
    // shown.
    let room = row.width - row.label_width();
    let natural: f32 = words.iter().map(|word| brush.width(word, face(true, WORDS[0]))).sum();
    let between = words.len().saturating_sub(1) as f32;
    let fits = WORDS[0] * ((room - between * GAPS[1]) / natural.max(1.0)).clamp(0.0, 1.0);
    if fits < WORDS[1] {
        return stepper(ui, &touched, row, label, words, chosen);
    }
    let size = common_size(ui, fits);
    let gap = ((room - natural * size / WORDS[0]) / between.max(1.0)).clamp(GAPS[1], GAPS[0]);
    let middle = row.values().y;
    let mut x = row.values().x;
    let mut changed = None;
    let mut parts = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let on = index == chosen;
        let written = brush.left(pos2(x, middle), word, face(on, size));
        let target = Rect::from_min_max(
            pos2(written.left() - gap / 2.0, middle - STEP / 2.0 + 1.0),
            pos2(written.right() + gap / 2.0, middle + STEP / 2.0 - 1.0),
        );
        if on {
            let y = middle + 15.0;
            brush.glow(pos2(written.center().x, y), vec2(written.width() * 0.7, 14.0), ICE, 0.3);
            brush.ray(pos2(written.left(), y), pos2(written.right(), y), 2.0, ICE, &[(0.0, 1.0), (1.0, 1.0)]);
        }
        let response = ui.interact(target, touched.id.with(index), Sense::CLICK);
        parts.push(Part { id: response.id, name: word.clone(), rect: target, chosen: on });
        if response.hovered() && !on {
            let y = middle + 15.0;
            brush.ray(pos2(written.left(), y), pos2(written.right(), y), 1.0, INK, &[(0.0, 0.5), (1.0, 0.5)]);
        }
        if response.clicked() && ui.is_enabled() {
            focus(ui.ctx(), name);
            changed = Some(index);
        }
        x = written.right() + gap;
    }
    describe(ui, touched.id, || Accessible::choice(label, parts));
    changed = by_keys(ui, &touched, row, words.len(), chosen).or(changed);
    changed.filter(|index| *index != chosen)
}

/// The choice that keys, or a click beside the values, make in the focused row.
fn by_keys(ui: &Ui, touched: &Touch, row: Row, count: usize, chosen: usize) -> Option<usize> {
    if !touched.focused {
        return None;
    }
    let last = count.saturating_sub(1);
    let step = frame_commands::step(ui.ctx(), Command::Left, Command::Right);
    if step < 0 {
        Some(chosen.saturating_sub(1))
    } else if step > 0 {
        Some((chosen + 1).min(last))
    } else if touched.pressed && (row.enter || !frame_commands::pressed(ui.ctx(), Command::Confirm)) {
        Some(if chosen >= last { 0 } else { chosen + 1 })
    } else {
        None
    }
}

/// A choice of which only the chosen word is shown, between two arrows, with a dot for each.
fn stepper(ui: &Ui, touched: &Touch, row: Row, label: &str, words: &[String], chosen: usize) -> Option<usize> {
    let brush = Brush::new(ui);
    let (at, room) = (row.values(), row.width - row.label_width());
    let last = words.len().saturating_sub(1);
    let right = at.x + room.min(STEPPER);
    let sides = [(at.x + 14.0, -1.0, chosen > 0), (right - 14.0, 1.0, chosen < last)];
    let mut changed = None;
    for (index, (x, way, possible)) in sides.into_iter().enumerate() {
        let target = Rect::from_center_size(pos2(x, at.y), vec2(44.0, STEP - 2.0));
        let response = ui.interact(target, touched.id.with(("side", index)), Sense::CLICK);
        let strength = match (possible, response.hovered()) {
            (false, _) => 0.25,
            (true, false) => 0.75,
            (true, true) => 1.0,
        };
        let tips = [vec2(-3.5 * way, -6.0), vec2(3.5 * way, 0.0), vec2(-3.5 * way, 6.0)];
        brush.line(&tips.map(|tip| pos2(x, at.y) + tip), 1.7, over(INK, strength));
        if response.clicked() && ui.is_enabled() && possible {
            ui.ctx().memory_mut(|memory| memory.request_focus(touched.id));
            changed = Some(if way < 0.0 { chosen - 1 } else { chosen + 1 });
        }
    }
    // Told as what it is, a choice of all words.
    let part = |index: usize| touched.id.with(index);
    let rect = Rect::from_min_max(pos2(at.x, at.y - STEP / 2.0), pos2(right, at.y + STEP / 2.0));
    describe(ui, touched.id, || {
        let parts = words.iter().enumerate();
        let part = |(index, word): (usize, &String)| Part {
            id: part(index),
            name: word.clone(),
            rect,
            chosen: index == chosen,
        };
        Accessible::choice(label, parts.map(part).collect())
    });
    changed = (0..words.len()).find(|index| is_pressed(ui, part(*index))).or(changed);
    let middle = f32::midpoint(at.x, right);
    let face = typeface::BODY.sized(WORDS[0]).weighing(Weight::Bold).coloured(INK);
    let word = words.get(chosen).map_or("", String::as_str);
    brush.fit(pos2(middle, at.y - 2.0), Align2::CENTER_CENTER, word, face, right - at.x - 64.0);
    for index in 0..words.len() {
        let x = middle + (index as f32 - last as f32 / 2.0) * 9.0;
        let (radius, colour) = if index == chosen { (2.4, ICE) } else { (1.6, over(INK, 0.4)) };
        brush.disc(pos2(x, at.y + 15.0), radius, colour);
    }
    changed = by_keys(ui, touched, row, words.len(), chosen).filter(|_| changed.is_none()).or(changed);
    changed.filter(|index| *index != chosen)
}

/// A row that leads elsewhere; returns whether it was pressed.
pub fn button(ui: &Ui, name: &str, row: Row, label: &str, word: &str) -> bool {
    let brush = Brush::new(ui);
    let touched = begin(ui, &brush, name, row, label);
    let face = typeface::BODY.sized(WORDS[0]).coloured(mix(INK_SOFT, INK, touched.glow));
    let written = brush.left(row.values(), word, face);
    let tip = pos2(written.right() + 14.0, row.values().y);
    let arrow = [vec2(-3.0, -5.0), vec2(3.0, 0.0), vec2(-3.0, 5.0)].map(|corner| tip + corner);
    brush.line(&arrow, 1.7, over(INK, 0.5 + 0.5 * touched.glow));
    touched.pressed
}

/// The font size of the values on this screen: the smallest that any row needs, so that all rows have the same. Known
/// one frame later.
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
    let brush = Brush::new(ui);
    let touched = begin(ui, &brush, name, row, label);
    let middle = row.values().y;
    let (left, right) = (row.values().x, row.at.x + (row.width - 64.0).min(row.label_width() + 300.0));
    let at = |share: f32| pos2(left + (right - left) * share, middle);
    for tick in 0..=20 {
        let point = at(tick as f32 / 20.0);
        let (reach, strength) = if tick % 5 == 0 { (5.0, 0.5) } else { (2.5, 0.25) };
        brush.line(&[point - vec2(0.0, reach), point + vec2(0.0, reach)], 1.0, over(INK, strength));
    }
    brush.rule(left, right, middle, INK, 0.2);
    brush.ray(at(0.0), at(value), 2.0, ICE, &[(0.0, 0.35), (1.0, 1.0)]);
    brush.glow(at(value), vec2(18.0, 18.0), ICE, 0.3 + 0.4 * touched.glow);
    brush.diamond(at(value), 5.5, INK, Stroke::NONE);
    brush.left(pos2(right + 20.0, middle), shown, typeface::BODY.weighing(Weight::Medium).coloured(INK));
    describe(ui, touched.id, || Accessible::slider(label, value, [0.0, 1.0], NOTCH, shown));
    let rows = Rect::from_x_y_ranges(row.rect().x_range(), middle - STEP / 2.0 + 1.0..=middle + STEP / 2.0 - 1.0);
    let wanted = pulled(ui, name, &touched, rows, [left, right], value);
    let wanted = wanted.map(|share: f32| (share.clamp(0.0, 1.0) * 20.0).round() / 20.0);
    wanted.filter(|share| (share - value).abs() > 0.001)
}
