//! The mouse at the table: hovering, clicking, and dragging a piece to where it is to go.

use bevy::{prelude::*, window::PrimaryWindow};

use super::{Choice, Hand, Press, aim::Reach, pick};
use crate::{
    rules::Cell,
    session::{Director, DisplayedBoard},
    ui::{
        frame::{Canvas, Sight},
        overlay::Overlays,
    },
    view::CameraWishes,
};

/// Where the left button went down, and whether that took the piece in hand.
#[derive(Debug, Default)]
pub(super) struct Held {
    down_on: Option<Cell>,
    took: bool,
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
    overlays: Res<Overlays>,
    director: Res<Director>,
    mut press: Press,
    mut held: Local<Held>,
) {
    let Some(buttons) = buttons else { return };
    if !overlays.is_empty() {
        *held = Held::default();
        return;
    }
    let hovered = press.hand.hovered;
    if buttons.just_pressed(MouseButton::Left) {
        *held = Held::default();
        if director.is_busy() {
            return;
        }
        let before = press.hand.held;
        held.down_on = hovered;
        let Some(cell) = hovered else { return };
        if let Some((table, seat)) = press.choice.open()
            && matches!(super::aim::aim(table, seat, before, press.hand.placing, cell), super::aim::Aim::Take(_))
        {
            press.cell(cell);
            held.took = true;
        }
    }
    if buttons.just_released(MouseButton::Left) {
        let Held { down_on, took } = std::mem::take(&mut *held);
        let (Some(down), Some(up)) = (down_on, hovered) else { return };
        let dragged = down != up;
        if (dragged && took) || (!dragged && !took) {
            press.cell(up);
        }
    }
}
