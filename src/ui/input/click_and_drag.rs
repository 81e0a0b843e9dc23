//! The pointer at the table, a mouse or a finger: pointing, clicking, and dragging a piece, whose ghost follows the
//! pointer. Where pieces hide each other, another press on the same place means the next one behind.

use bevy::prelude::*;

use super::{Choice, Hand, Press, aim, aim::Reach, pick, pointer::Pointer};
use crate::ui::{
    frame::{Canvas, Sight},
    overlay::Overlays,
};
use holochess_rules::{Cell, Seat, Table};
use holochess_session::{Director, DisplayedBoard};
use holochess_view::{CameraRig, CameraWishes, pieces::PieceFigures, stage::CarriedPiece};

/// How many logical pixels a second press may lie from the first to be on the same place.
const SAME_PLACE: f32 = 14.0;

/// Where the left button was pressed, and whether that picked up the piece.
#[derive(Debug, Default)]
pub(super) struct PressState {
    down_on: Option<Cell>,
    /// Whether this press picked up the piece.
    took: bool,
    /// Whether the pressed piece is in hand, by this press or an earlier one, so that it can be dragged.
    lifts: bool,
    /// The logical pixel of the press.
    pixel: Option<Vec2>,
}

impl PressState {
    /// Whether the pointer has moved far enough for the piece to follow it.
    fn drags(&self, cursor: Option<Vec2>, least: f32) -> bool {
        self.lifts && self.moved(cursor, least)
    }

    fn moved(&self, cursor: Option<Vec2>, least: f32) -> bool {
        self.pixel.zip(cursor).is_some_and(|(from, to)| from.distance(to) >= least)
    }

    /// Whether releasing the button over `up` presses that cell: the goal of a drag, or a press that picked nothing up.
    fn acts(&self, up: Cell) -> bool {
        self.down_on.is_some_and(|down| if down == up { !self.took } else { self.lifts })
    }
}

/// The cells under the pointer, one behind the other.
#[derive(Resource, Debug, Default, PartialEq)]
pub(super) struct Stack {
    /// The likeliest first.
    cells: Vec<Cell>,
    /// The index of the cell that is meant.
    turn: usize,
    /// Where the button was last pressed. While the pointer rests there the order does not change, so that a second
    /// press cannot mean a cell that the first one has moved forward.
    pressed_at: Option<Vec2>,
}

impl Stack {
    /// The cell that is meant.
    fn meant(&self) -> Option<Cell> {
        self.cells.get(self.turn).copied()
    }

    /// Updates the cells under the pointer; cells on which a press does something come first.
    fn look(&mut self, cursor: Vec2, found: Vec<Cell>, acts: impl Fn(Cell) -> bool) {
        let mut before = self.cells.clone();
        let mut now = found.clone();
        before.sort_unstable();
        now.sort_unstable();
        if self.pressed_at.is_some_and(|at| at.distance(cursor) < SAME_PLACE) && before == now {
            return;
        }
        let (first, rest): (Vec<Cell>, Vec<Cell>) = found.into_iter().partition(|cell| acts(*cell));
        *self = Self { cells: first.into_iter().chain(rest).collect(), turn: 0, pressed_at: None };
    }

    /// If the pointer rests where it was last pressed and the piece meant is in hand, the next piece behind it that can
    /// be picked up is meant now. Returns whether there is one.
    fn turn_on(&mut self, takes: impl Fn(Cell) -> bool) -> bool {
        if self.pressed_at.is_none() {
            return false;
        }
        let behind = self.cells.iter().enumerate().skip(self.turn + 1).find(|(_, cell)| takes(**cell));
        let Some((turn, _)) = behind else { return false };
        self.turn = turn;
        true
    }
}

/// Whether a press on this cell would do something now.
fn acts(table: &dyn Table, hand: &Hand, cell: Cell) -> bool {
    let is_open = hand.held.is_some() || aim::is_pushing(table) || hand.placing.is_some();
    let cells = if is_open { Reach::from_table(table, hand.held, hand.placing).cells() } else { aim::actors(table) };
    cells.contains(&cell)
}

/// Whether a press picks up the piece on this cell if no piece is in hand.
fn takes(table: &dyn Table, seat: Seat, cell: Cell) -> bool {
    matches!(aim::aim(table, seat, None, None, cell), aim::Aim::Take(_))
}

/// Finds the cell under the pointer.
pub(super) fn find_pointed_cell(
    pointer: Res<Pointer>,
    sight: Sight,
    canvas: Res<Canvas>,
    overlays: Res<Overlays>,
    shown: Option<Res<DisplayedBoard>>,
    choice: Choice,
    figures: PieceFigures,
    rig: Res<CameraRig>,
    mut camera: ResMut<CameraWishes>,
    mut hand: ResMut<Hand>,
    mut stack: ResMut<Stack>,
    mut last: Local<Option<Vec2>>,
) {
    let cursor = pointer.at;
    let free = cursor.filter(|pixel| overlays.is_empty() && !canvas.covers(*pixel));
    let follows = overlays.is_empty();
    if camera.follows_pointer != follows {
        camera.follows_pointer = follows;
    }
    // Where a widget lies under the pointer, the wheel is the widget's.
    let follows_wheel = follows && cursor.is_none_or(|pixel| !canvas.covers(pixel));
    if camera.follows_wheel != follows_wheel {
        camera.follows_wheel = follows_wheel;
    }
    if cursor != *last {
        *last = cursor;
        if cursor.is_some() || !pointer.is_finger {
            hand.by_keyboard = false;
        }
    }
    // What a finger has touched is looked at until the next one touches something.
    if pointer.is_finger && cursor.is_none() && overlays.is_empty() {
        return;
    }
    let seen = free.zip(shown).and_then(|(pixel, shown)| Some((pixel, sight.ray(pixel)?, shown)));
    if let Some((pixel, ray, shown)) = seen {
        let size = |piece| [figures.height(&shown, piece), figures.radius(&shown, piece)];
        let found = if rig.is_flat() {
            pick::ground(ray, shown.board().shape).into_iter().collect()
        } else {
            pick::under(ray, &shown, size)
        };
        stack.look(pixel, found, |cell| choice.open().is_some_and(|(table, _)| acts(table, &hand, cell)));
    } else {
        stack.set_if_neq(Stack::default());
    }
    let hovered = stack.meant();
    if hand.hovered != hovered {
        hand.hovered = hovered;
    }
}

/// Clicks and drags. A press on an own piece picks it up; releasing elsewhere presses that cell; releasing over the
/// piece itself, if it was in hand before, picks up the pieces behind it in turn and then puts it back.
pub(super) fn click_or_drag(
    pointer: Res<Pointer>,
    sight: Sight,
    overlays: Res<Overlays>,
    director: Res<Director>,
    shown: Option<Res<DisplayedBoard>>,
    mut carried: ResMut<CarriedPiece>,
    mut press: Press,
    mut stack: ResMut<Stack>,
    mut held: Local<PressState>,
) {
    if !overlays.is_empty() || pointer.is_over() {
        *held = PressState::default();
        carried.set_if_neq(CarriedPiece(None));
        return;
    }
    let cursor = pointer.at;
    let mut hovered = press.hand.hovered;
    if pointer.pressed {
        *held = PressState::default();
        if director.is_busy() {
            return;
        }
        let before = press.hand.held;
        if let Some((table, seat)) = press.choice.open()
            && before.is_some()
            && before == hovered
            && press.hand.walked.is_empty()
            && stack.turn_on(|cell| takes(table, seat, cell))
        {
            hovered = stack.meant();
            press.hand.hovered = hovered;
        }
        stack.pressed_at = cursor;
        (held.down_on, held.pixel) = (hovered, cursor);
        let Some(cell) = hovered else { return };
        held.lifts = before == Some(cell);
        // A finger may yet stay, or be joined by another: it takes a piece up when it moves or leaves.
        if !pointer.is_finger && press.takes(cell) {
            press.cell(cell);
            (held.took, held.lifts) = (true, true);
        }
    }
    if pointer.is_finger
        && pointer.down
        && !pointer.is_long
        && !held.lifts
        && held.moved(cursor, pointer.drag())
        && let Some(cell) = held.down_on
        && press.takes(cell)
    {
        press.cell(cell);
        (held.took, held.lifts) = (true, true);
    }
    let ghost = || {
        let cell = held.down_on.filter(|cell| press.hand.held == Some(*cell))?;
        let (piece, ray) = (shown?.piece_at(cell)?, sight.ray(cursor?)?);
        Some((piece, pick::above(ray)?))
    };
    let drags = held.drags(cursor, pointer.drag());
    let carries = drags && pointer.down && !director.is_busy();
    let ghost = if carries { ghost() } else { None };
    carried.set_if_neq(CarriedPiece(ghost));
    if pointer.released {
        let held = std::mem::take(&mut *held);
        let is_tap = pointer.is_finger && !held.moved(cursor, pointer.drag());
        match hovered {
            // A finger that has stayed only looks.
            Some(_) if is_tap && pointer.is_long => {}
            Some(up) if is_tap && held.down_on.is_some() => press.tap(up),
            Some(up) if held.acts(up) => press.cell(up),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_on_the_same_place_means_the_piece_behind() {
        let [front, behind, ground] = [Cell(1), Cell(2), Cell(3)];
        let at = Vec2::new(100.0, 80.0);
        let mut stack = Stack::default();
        stack.look(at, vec![front, behind, ground], |cell| cell != ground);
        assert_eq!(stack.meant(), Some(front));
        assert!(!stack.turn_on(|_| true), "nothing has been pressed yet");
        stack.pressed_at = Some(at);
        // With the first piece in hand a press on the ground would do something else: the order must not change.
        stack.look(at + Vec2::splat(1.0), vec![front, behind, ground], |cell| cell == ground);
        assert_eq!(stack.meant(), Some(front));
        assert!(stack.turn_on(|cell| cell == behind));
        assert_eq!(stack.meant(), Some(behind));
        assert!(!stack.turn_on(|cell| cell == front), "there is none behind it");
        stack.look(at + Vec2::splat(40.0), vec![front, behind, ground], |cell| cell == ground);
        assert_eq!(stack.meant(), Some(ground), "the pointer has gone on: what can be done comes first");
    }

    #[test]
    fn a_piece_in_hand_is_dragged_as_one_that_is_taken_up_is() {
        let (here, there) = (Cell(3), Cell(9));
        let held = |took, lifts| PressState { down_on: Some(here), took, lifts, pixel: Some(Vec2::new(100.0, 80.0)) };
        let (taken, already, empty) = (held(true, true), held(false, true), held(false, false));
        assert!(!taken.acts(here) && taken.acts(there), "taken up by this press");
        assert!(already.acts(here) && already.acts(there), "in hand before: put back, or dragged");
        assert!(empty.acts(here) && !empty.acts(there), "nothing there: only a click is one");
        assert!(!taken.drags(Some(Vec2::new(103.0, 82.0)), 6.0) && taken.drags(Some(Vec2::new(112.0, 80.0)), 6.0));
        assert!(!empty.drags(Some(Vec2::new(400.0, 80.0)), 6.0) && !taken.drags(None, 6.0));
    }
}
