//! The mouse at the table: hovering, clicking, and dragging a piece to where it is to go; its ghost follows the pointer.

use bevy::{prelude::*, window::PrimaryWindow};

use super::{Choice, Hand, Press, aim::Reach, pick};
use crate::{
    rules::Cell,
    session::{Director, DisplayedBoard},
    ui::{
        frame::{Canvas, Sight},
        overlay::Overlays,
    },
    view::{CameraWishes, stage::Carried},
};

/// How many logical pixels the pointer moves before a press is a drag.
const DRAG: f32 = 6.0;

/// Where the left button went down, and whether that took the piece in hand.
#[derive(Debug, Default)]
pub(super) struct Held {
    down_on: Option<Cell>,
    /// Whether this press took the piece in hand.
    took: bool,
    /// Whether the piece that was pressed is in hand, by this press or from before: it can be dragged.
    lifts: bool,
    /// The logical pixel of the press.
    pixel: Option<Vec2>,
}

impl Held {
    /// Whether the pointer has moved so far that the piece follows it.
    fn drags(&self, cursor: Option<Vec2>) -> bool {
        self.lifts && self.pixel.zip(cursor).is_some_and(|(from, to)| from.distance(to) >= DRAG)
    }

    /// Whether letting go over `up` is a press on it: where a piece was dragged to, or where nothing was taken up.
    fn acts(&self, up: Cell) -> bool {
        self.down_on.is_some_and(|down| if down == up { !self.took } else { self.lifts })
    }
}

/// Finds the cell under the pointer.
pub(super) fn point(
    windows: Query<&Window, With<PrimaryWindow>>,
    sight: Sight,
    canvas: Res<Canvas>,
    overlays: Res<Overlays>,
    shown: Option<Res<DisplayedBoard>>,
    choice: Choice,
    mut camera: ResMut<CameraWishes>,
    mut hand: ResMut<Hand>,
    mut last: Local<Option<Vec2>>,
) {
    let cursor = windows.single().ok().and_then(Window::cursor_position);
    let free = cursor.filter(|pixel| overlays.is_empty() && !canvas.covers(*pixel));
    let follows = overlays.is_empty();
    if camera.follows_pointer != follows {
        camera.follows_pointer = follows;
    }
    if cursor != *last {
        *last = cursor;
        hand.by_keyboard = false;
    }
    let hovered = free.zip(shown).and_then(|(pixel, shown)| {
        let ray = sight.ray(pixel)?;
        let shape = shown.board().shape;
        let [body, ground] = [pick::figure(ray, shape, &shown), pick::ground(ray, shape)];
        // A cell behind a figure can be meant too: where only one of the two can be acted on, it is that one.
        if let (Some(body), Some(ground), Some((table, _))) = (body, ground, choice.open()) {
            let reach = Reach::of(table, hand.held, hand.placing).cells();
            if reach.contains(&ground) && !reach.contains(&body) {
                return Some(ground);
            }
        }
        body.or(ground)
    });
    if hand.hovered != hovered {
        hand.hovered = hovered;
    }
}

/// Clicks and drags. A press on one of the own pieces takes it in hand; letting go elsewhere acts there; letting go where it
/// was already in hand puts it back.
pub(super) fn press(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    sight: Sight,
    overlays: Res<Overlays>,
    director: Res<Director>,
    shown: Option<Res<DisplayedBoard>>,
    mut carried: ResMut<Carried>,
    mut press: Press,
    mut held: Local<Held>,
) {
    let Some(buttons) = buttons else { return };
    if !overlays.is_empty() {
        *held = Held::default();
        carried.set_if_neq(Carried(None));
        return;
    }
    let cursor = windows.single().ok().and_then(Window::cursor_position);
    let hovered = press.hand.hovered;
    if buttons.just_pressed(MouseButton::Left) {
        *held = Held::default();
        if director.is_busy() {
            return;
        }
        let before = press.hand.held;
        (held.down_on, held.pixel) = (hovered, cursor);
        let Some(cell) = hovered else { return };
        held.lifts = before == Some(cell);
        if let Some((table, seat)) = press.choice.open()
            && matches!(super::aim::aim(table, seat, before, press.hand.placing, cell), super::aim::Aim::Take(_))
        {
            press.cell(cell);
            (held.took, held.lifts) = (true, true);
        }
    }
    let ghost = || {
        let cell = held.down_on.filter(|cell| press.hand.held == Some(*cell))?;
        let (piece, ray) = (shown?.piece_at(cell)?, sight.ray(cursor?)?);
        Some((piece, pick::above(ray)?))
    };
    let drags = buttons.pressed(MouseButton::Left) && !director.is_busy() && held.drags(cursor);
    let ghost = if drags { ghost() } else { None };
    carried.set_if_neq(Carried(ghost));
    if buttons.just_released(MouseButton::Left) {
        let held = std::mem::take(&mut *held);
        if let Some(up) = hovered.filter(|up| held.acts(*up)) {
            press.cell(up);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_in_hand_is_dragged_as_one_that_is_taken_up_is() {
        let (here, there) = (Cell(3), Cell(9));
        let held = |took, lifts| Held { down_on: Some(here), took, lifts, pixel: Some(Vec2::new(100.0, 80.0)) };
        let (taken, already, empty) = (held(true, true), held(false, true), held(false, false));
        assert!(!taken.acts(here) && taken.acts(there), "taken up by this press");
        assert!(already.acts(here) && already.acts(there), "in hand before: put back, or dragged");
        assert!(empty.acts(here) && !empty.acts(there), "nothing there: only a click is one");
        assert!(!taken.drags(Some(Vec2::new(103.0, 82.0))) && taken.drags(Some(Vec2::new(112.0, 80.0))));
        assert!(!empty.drags(Some(Vec2::new(400.0, 80.0))) && !taken.drags(None));
    }
}
