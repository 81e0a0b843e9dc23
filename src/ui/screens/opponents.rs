//! Whom to play against, on the set-up screen: the characters side by side, the stronger the higher, and a friend at the
//! end of the row. One widget, walked with Left and Right; of a long row the part around the chosen one is seen.

use bevy_egui::egui::{self, Key, Rect, Sense, Ui, pos2, vec2};

use crate::{
    players::Level,
    ui::{
        hud::Portraits,
        localised_text::LocalisedText,
        theme::{MARGIN, bust, prelude::*, surface},
    },
};

/// How many are seen at once.
const SEEN: usize = 5;
/// How much higher each stands than the one before.
const STEP: f32 = 9.0;

/// Who can be chosen, and what is needed to show them.
pub(super) struct Opponents<'a> {
    pub levels: &'static [Level],
    pub localised: &'a LocalisedText,
    pub portraits: &'a Portraits,
    /// The whole screen, and how far down the floor is on which they stand.
    pub screen: Rect,
    pub base: f32,
}

/// The part of a row of so many that is seen around the chosen one.
fn seen(count: usize, chosen: usize) -> std::ops::Range<usize> {
    let first = chosen.saturating_sub(SEEN / 2).min(count.saturating_sub(SEEN));
    first..(first + SEEN).min(count)
}

impl Opponents<'_> {
    /// Shows them; `chosen` is a level's id, none for a friend. Returns the new choice where it was changed.
    #[expect(clippy::option_option, reason = "no change, a friend, a level")]
    pub fn show(&self, ui: &Ui, brush: &Brush, chosen: Option<&str>) -> Option<Option<String>> {
        let levels = self.levels;
        let count = levels.len() + 1;
        let chosen = chosen.and_then(|id| levels.iter().position(|level| level.id == id)).unwrap_or(levels.len());
        let seen = seen(count, chosen);
        let width = ((self.screen.width() - 2.0 * MARGIN) / seen.len() as f32).min(226.0);
        let left = self.screen.center().x - width * seen.len() as f32 / 2.0;
        let right = left + width * seen.len() as f32;
        let whole = Rect::from_min_max(pos2(left, 96.0), pos2(right, self.base + 66.0));
        let touched = surface::touch(ui, "setup.opponent", whole, Reach::Focus);
        let mut wanted = chosen;
        for (place, index) in seen.clone().enumerate() {
            let cell = Rect::from_min_max(
                pos2(left + width * place as f32, 100.0),
                pos2(left + width * (place + 1) as f32, self.base + 64.0),
            );
            let response = ui.interact(cell, touched.id.with(index), Sense::CLICK);
            if response.clicked() && ui.is_enabled() {
                wanted = index;
                surface::focus(ui.ctx(), "setup.opponent");
            }
            self.stand(brush, cell, index, place, index == chosen, response.hovered(), touched.glow);
        }
        // There are more beyond the edges.
        let (before, after) = (seen.start > 0, seen.end < count);
        for (more, x, way) in [(before, left - 22.0, -1.0), (after, right + 22.0, 1.0)] {
            if more || touched.focused {
                brush.chevrons(pos2(x, self.base - 90.0), 14.0, if more { INK } else { INK_QUIET }, way, 1);
            }
        }
        if touched.focused {
            let (x, y) = (whole.center().x, self.base + 84.0);
            let ends = [(0.0, 0.0), (0.5, 0.8 * touched.glow), (1.0, 0.0)];
            brush.ray(pos2(whole.left(), y), pos2(whole.right(), y), 1.0, ICE, &ends);
            brush.glow(pos2(x, y), vec2(whole.width() * 0.3, 16.0), ICE, 0.2 * touched.glow);
            if surface::arrow_pressed(ui.ctx(), Key::ArrowLeft) {
                wanted = chosen.saturating_sub(1);
            } else if surface::arrow_pressed(ui.ctx(), Key::ArrowRight) {
                wanted = (chosen + 1).min(count - 1);
            }
        }
        (wanted != chosen).then(|| levels.get(wanted).map(|level| level.id.to_owned()))
    }

    /// One of them on the floor: figure, name, and what to expect.
    fn stand(&self, brush: &Brush, cell: Rect, index: usize, place: usize, on: bool, hovered: bool, glow: f32) {
        let level = self.levels.get(index);
        let (name, style) = match level {
            Some(level) => self.localised.level(level.id),
            None => (self.localised.text("ui-setup-friend"), self.localised.text("ui-setup-friend-style")),
        };
        let floor = self.base - if level.is_some() { place as f32 * STEP } else { 0.0 };
        let colour = if on { AMBER } else { INK };
        let lit = match (on, hovered) {
            (true, _) => 1.5,
            (false, true) => 0.95,
            (false, false) => 0.6,
        };
        let portrait = level.and_then(|level| level.portrait).and_then(|creature| self.portraits.of(creature));
        if let Some(portrait) = portrait {
            brush.standing(
                pos2(cell.center().x, floor),
                208.0,
                portrait,
                if on { 1.0 } else { 0.1 + 0.3 * (lit - 0.6) },
            );
        } else {
            let which = if level.is_some() { index } else { bust::FRIEND };
            let rect = Rect::from_min_max(pos2(cell.left(), floor - 232.0), pos2(cell.right(), floor));
            brush.bust(rect, which, colour, lit);
        }
        let [from, to] = [cell.left() + 10.0, cell.right() - 10.0];
        let (thickness, strength) = if on { (2.0, 1.0) } else { (1.0, 0.16) };
        brush.ray(pos2(from, floor), pos2(to, floor), thickness, colour, &[(0.0, strength), (1.0, strength)]);
        let middle = cell.center().x;
        if on {
            let rise = 44.0 + 30.0 * glow;
            brush.sheet(middle, from, floor, rise, AMBER, 0.35);
            brush.sheet(middle, to, floor, rise, AMBER, 0.35);
        }
        let face = typeface::NAME.sized(22.0).weighing(if on { Weight::Bold } else { Weight::Medium });
        let room = cell.width() - 12.0;
        let written =
            brush.fit(pos2(middle, floor + 26.0), egui::Align2::CENTER_CENTER, &name, face.coloured(colour), room);
        if let Some(level) = level.filter(|level| level.rating > 0.0) {
            let rating = self.localised.decimal(level.rating, 0);
            brush.left(pos2(written.right() + 8.0, floor + 28.0), rating, typeface::NOTE.sized(15.0));
        }
        let note = typeface::NOTE.sized(15.0).coloured(if on { INK } else { INK_QUIET });
        brush.wrap_centred(pos2(middle, floor + 42.0), room, &style, note);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_one_is_always_among_those_who_are_seen() {
        for count in [2, 3, 5, 6, 10] {
            for chosen in 0..count {
                let seen = seen(count, chosen);
                assert!(seen.contains(&chosen), "{chosen} of {count}: {seen:?}");
                assert_eq!(seen.len(), count.min(SEEN));
                assert!(seen.end <= count);
            }
        }
    }
}
