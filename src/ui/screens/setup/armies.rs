//! The page of creatures: one side above, the other below, all creatures between them. One place of a side is selected;
//! the creature chosen in the middle takes it.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Sense, Ui, pos2, vec2};

use super::{chairs, draft::Draft};
use crate::ui::{
    localised_text::LocalisedText,
    portraits::Portraits,
    theme::{prelude::*, surface},
};
use holochess_rules::Seat;
use holochess_settings::controls::Command;
use holochess_view::pieces::Armies;

/// The greatest distance between two creatures, in points.
const WIDEST: f32 = 150.0;

/// Draws the page.
pub(super) fn draw_page(
    ui: &Ui,
    localised: &LocalisedText,
    portraits: &Portraits,
    draft: &mut Draft,
    screen: Rect,
    margin: f32,
) {
    let [left, right] = [margin, screen.right() - margin];
    let (top, bottom) = (112.0, screen.bottom() - 124.0);
    // Three rows: a side, all creatures, the other side; the portraits in the middle are smaller.
    let unit = (bottom - top) / 3.0;
    let shown = ArmyPage { localised, portraits, left, right };
    shown.draw_side(ui, draft, 0, top, top + unit - 34.0);
    shown.draw_choice(ui, draft, top + unit + 6.0, top + 2.0 * unit - 28.0);
    shown.draw_side(ui, draft, 1, top + 2.0 * unit + 12.0, bottom - 22.0);
}

/// The data that the page is drawn from.
struct ArmyPage<'a> {
    localised: &'a LocalisedText,
    portraits: &'a Portraits,
    left: f32,
    right: f32,
}

impl ArmyPage<'_> {
    /// Draws one creature of a side on its floor, with its name below.
    fn draw_creature(&self, brush: &Brush, id: &str, seat: Seat, cell: Rect, colour: Color32, lit: f32) {
        let foot = pos2(cell.center().x, cell.bottom());
        let side = (cell.width() * 1.2).min(cell.height() * 1.08);
        if let Some(portrait) = self.portraits.texture_on_side(id, seat) {
            brush.standing(foot, side, portrait, 0.16 + 0.84 * lit);
        } else {
            brush.glow(foot - vec2(0.0, side * 0.3), vec2(side, side) * 0.3, palette::creature(id), 0.5 * lit);
        }
        let ends = [(0.0, 0.15 + 0.85 * lit), (1.0, 0.15 + 0.85 * lit)];
        let (from, to) = (pos2(cell.left() + 8.0, foot.y), pos2(cell.right() - 8.0, foot.y));
        brush.ray(from, to, if lit > 0.9 { 2.0 } else { 1.0 }, colour, &ends);
        let face = typeface::BODY.coloured(palette::mix(INK_QUIET, INK, lit));
        let name = self.localised.text(&format!("creature-{id}-name"));
        brush.fit(foot + vec2(0.0, 16.0), Align2::CENTER_CENTER, &name, face, cell.width() - 4.0);
    }

    /// Draws the places of a side; the selected one is lit.
    fn draw_side(&self, ui: &Ui, draft: &mut Draft, side: usize, top: f32, floor: f32) {
        let brush = Brush::new(ui);
        let armies = draft.creatures();
        let Some(army) = armies.get(side) else { return };
        let seat = Seat::new(side);
        let label = self.left + 190.0;
        let middle = f32::midpoint(top, floor);
        brush.seat_mark(pos2(self.left + 6.0, middle), 6.5, seat);
        let chair = (0..draft.sitters.len()).find(|chair| draft.seat(*chair) == Some(seat)).unwrap_or(side);
        let name = chairs::name(draft, chair, self.localised);
        let face = typeface::NAME.sized(20.0).coloured(palette::side(seat));
        brush.fit(pos2(self.left + 22.0, middle), Align2::LEFT_CENTER, &name, face, label - self.left - 30.0);
        let width = ((self.right - label) / army.len() as f32).min(WIDEST);
        let name = format!("setup.army.{}", side + 1);
        let whole = Rect::from_min_max(pos2(label, top), pos2(label + width * army.len() as f32, floor + 26.0));
        let touched = surface::touch(ui, &name, whole, Reach::Focus);
        let mut parts = Vec::new();
        for (slot, id) in army.iter().enumerate() {
            let x = label + width * slot as f32;
            let cell = Rect::from_min_max(pos2(x, top), pos2(x + width, floor));
            let response = ui.interact(cell, touched.id.with(slot), Sense::CLICK);
            if response.clicked() && ui.is_enabled() {
                draft.slot = (side, slot);
                surface::focus(ui.ctx(), &name);
            }
            let on = draft.slot == (side, slot);
            let creature = self.localised.text(&format!("creature-{id}-name"));
            parts.push(Part { id: response.id, name: creature, rect: cell, chosen: on });
            let lit = if on { 1.0 } else { 0.45 + 0.25 * f32::from(u8::from(response.hovered())) };
            self.draw_creature(&brush, id, seat, cell, palette::side(seat), lit);
            if on {
                for x in [cell.left() + 8.0, cell.right() - 8.0] {
                    brush.sheet(cell.center().x, x, floor, 34.0 + 20.0 * touched.glow, palette::side(seat), 0.4);
                }
            }
        }
        let owner = chairs::name(draft, chair, self.localised);
        describe(ui, touched.id, || Accessible::choice(self.localised.with("ui-read-army", "player", owner), parts));
        if touched.focused {
            let step = frame_commands::step(ui.ctx(), Command::Left, Command::Right);
            let from = if draft.slot.0 == side { draft.slot.1 } else { 0 };
            if !touched.hovered || step != 0 {
                draft.slot = (side, (from as i32 + step).clamp(0, army.len() as i32 - 1) as usize);
            }
        }
    }

    /// Draws all creatures: the one in the selected place is lit; a press puts another there.
    fn draw_choice(&self, ui: &Ui, draft: &mut Draft, top: f32, floor: f32) {
        let brush = Brush::new(ui);
        let (side, slot) = draft.slot;
        let chosen = draft.creatures().get(side).and_then(|army| army.get(slot)).cloned().unwrap_or_default();
        let count = Armies::candidates().len();
        let width = ((self.right - self.left) / count as f32).min(WIDEST);
        let left = f32::midpoint(self.left, self.right) - width * count as f32 / 2.0;
        let whole = Rect::from_min_max(pos2(left, top), pos2(left + width * count as f32, floor + 24.0));
        let touched = surface::touch(ui, "setup.army.creature", whole, Reach::Focus);
        let now = Armies::candidates().iter().position(|id| *id == chosen).unwrap_or_default() as i32;
        let mut wanted = now + surface::notches(ui, "setup.army.creature", whole);
        let strength = 0.3 + 0.5 * touched.glow;
        for y in [top - 8.0, floor + 32.0] {
            let ends = [(0.0, 0.0), (0.5, 0.5 * strength), (1.0, 0.0)];
            brush.ray(pos2(self.left, y), pos2(self.right, y), 1.0, ICE, &ends);
        }
        let mut parts = Vec::new();
        for (place, id) in Armies::candidates().iter().enumerate() {
            let x = left + width * place as f32;
            let cell = Rect::from_min_max(pos2(x, top), Pos2::new(x + width, floor));
            let response = ui.interact(cell, touched.id.with(place), Sense::CLICK);
            if response.clicked() && ui.is_enabled() {
                wanted = place as i32;
                surface::focus(ui.ctx(), "setup.army.creature");
            }
            let on = *id == chosen;
            let name = self.localised.text(&format!("creature-{id}-name"));
            parts.push(Part { id: response.id, name, rect: cell, chosen: on });
            let lit = if on { 1.0 } else { 0.3 + 0.4 * f32::from(u8::from(response.hovered())) };
            self.draw_creature(
                &brush,
                id,
                Seat::new(side),
                cell,
                if on { palette::side(Seat::new(side)) } else { INK },
                lit,
            );
        }
        describe(ui, touched.id, || Accessible::choice(self.localised.text("ui-read-creature"), parts));
        if touched.focused {
            wanted += frame_commands::step(ui.ctx(), Command::Left, Command::Right);
        }
        if wanted != now {
            draft.choose_creature(Armies::candidates()[wanted.clamp(0, count as i32 - 1) as usize]);
        }
    }
}
