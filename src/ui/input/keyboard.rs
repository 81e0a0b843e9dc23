//! The keys at the table. Arrows and Tab move a cursor over the board, Enter presses its cell. Keys of commands (undo, hint,
//! resign, pause, …) are read by those commands.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    prelude::*,
};

use super::{Choice, Hand, Press, aim, aim::Reach, steps, walk};
use crate::{
    rules::{Cell, Seat},
    session::{BrowseRequested, Director, DisplayedBoard, Match, MatchPhase, PuzzleOnTable, SkipRequested},
    ui::{
        frame::Sight,
        hud::LeavePuzzle,
        overlay::{OpenOverlay, Overlay, Overlays},
        screens::Reviewing,
    },
    view::{CameraWishes, boards},
};

/// Arrows and their directions on the screen.
const ARROWS: [(KeyCode, Vec2); 4] = [
    (KeyCode::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, Vec2::X),
    (KeyCode::ArrowUp, Vec2::NEG_Y),
    (KeyCode::ArrowDown, Vec2::Y),
];

/// The steps of the cursor: one per press of an arrow key. A long frame may contain several presses; repeats of a held key are
/// not presses.
fn steps<'a>(typed: impl Iterator<Item = &'a KeyboardInput>) -> Vec<Vec2> {
    let pressed = typed.filter(|typed| typed.state == ButtonState::Pressed && !typed.repeat);
    pressed.filter_map(|typed| Some(ARROWS.iter().find(|(key, _)| *key == typed.key_code)?.1)).collect()
}

/// Moves the cursor.
pub(super) fn walk(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    typed: Option<MessageReader<KeyboardInput>>,
    choice: Choice,
    shown: Option<Res<DisplayedBoard>>,
    sight: Sight,
    mut hand: ResMut<Hand>,
) {
    // Presses are read even while no choice is open, so that they are not kept for later.
    let steps = typed.map(|mut typed| steps(typed.read())).unwrap_or_default();
    let (Some(keys), Some(shown), Some((table, seat))) = (keys, shown, choice.open()) else { return };
    let board = shown.board();
    let seen: Vec<Vec2> = board
        .cells()
        .map(|cell| sight.pixel(boards::cell_centre(board.shape, cell)).unwrap_or(Vec2::INFINITY))
        .collect();
    for towards in steps {
        hand.by_keyboard = true;
        hand.follows_hint = false;
        hand.focus = match hand.focus {
            Some(from) => {
                let began = hand.run.filter(|(arrow, _)| *arrow == towards).map_or(from, |(_, began)| began);
                hand.run = Some((towards, began));
                walk::step(board, &seen, from, towards, Some(began)).or(Some(from))
            }
            None => start(table, &hand, seat),
        };
    }
    if keys.just_pressed(KeyCode::Tab) {
        hand.run = None;
        let cells = match hand.held {
            // On a path that is walked step by step: the possible next cells, and the last cell, where Enter confirms.
            Some(held) if !hand.walked.is_empty() => {
                let on = steps::next(&steps::routes(table, held), &hand.walked);
                on.into_iter().chain(hand.walked.last().copied()).collect()
            }
            Some(_) => Reach::of(table, hand.held, hand.placing).cells(),
            None if aim::is_pushing(table) => Reach::of(table, None, None).cells(),
            None if hand.placing.is_some() => Reach::of(table, None, hand.placing).cells(),
            None => aim::actors(table),
        };
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        hand.by_keyboard = true;
        hand.follows_hint = false;
        hand.focus = walk::cycle(&walk::left_to_right(cells, &seen), hand.focus, back).or(hand.focus);
    }
    // If placement is chosen, digits pick the piece.
    let digits = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4];
    for (digit, piece) in digits.into_iter().zip(aim::placeable(table)) {
        if keys.just_pressed(digit) {
            hand.placing = Some(piece);
        }
    }
}

/// The first cell of the cursor: the middle one of the cells that can be chosen.
fn start(table: &dyn crate::rules::Table, hand: &Hand, seat: Seat) -> Option<Cell> {
    let choices = match hand.held {
        Some(_) => Reach::of(table, hand.held, None).cells(),
        None if aim::is_pushing(table) || hand.placing.is_some() => Reach::of(table, None, hand.placing).cells(),
        None => aim::actors(table),
    };
    let own = || {
        let mut pieces = table.pieces().iter().enumerate().filter(|(_, piece)| piece.seat == seat);
        pieces.find_map(|(index, _)| table.cell_of(crate::rules::PieceId(index as u8)))
    };
    choices.get(choices.len() / 2).copied().or_else(own)
}

/// Enter, Escape, Space and the keys for the picture.
pub(super) fn answer(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    phase: Res<State<MatchPhase>>,
    reviewing: Res<Reviewing>,
    puzzle: Option<Res<PuzzleOnTable>>,
    overlays: Res<Overlays>,
    mut leaves: MessageWriter<LeavePuzzle>,
    mut opens: MessageWriter<OpenOverlay>,
    mut camera: ResMut<CameraWishes>,
    mut skips: MessageWriter<SkipRequested>,
    mut browses: MessageWriter<BrowseRequested>,
    mut press: Press,
) {
    let Some(keys) = keys else { return };
    if !overlays.is_empty() {
        return;
    }
    if keys.just_pressed(KeyCode::KeyC) {
        camera.reset();
    }
    let enter = keys.just_pressed(KeyCode::Enter) || keys.just_pressed(KeyCode::NumpadEnter);
    if director.is_busy() {
        // Enter skips the deal, so that pressing it on the set-up screen leads straight to the first choice.
        if enter && *phase.get() == MatchPhase::Dealing {
            skips.write(SkipRequested);
        }
    } else if enter && press.hint() {
        // Enter and Space play the recommended action.
    } else if enter || keys.just_pressed(KeyCode::Space) {
        press.hand.by_keyboard = true;
        if let Some(cell) = press.hand.focus {
            press.cell(cell);
        } else {
            let first = press.choice.open().and_then(|(table, seat)| start(table, &press.hand, seat));
            press.hand.focus = first;
        }
    }
    // Escape leaves a review as a whole, not step by step.
    let is_over = game.as_ref().is_some_and(|game| game.recorded().is_over());
    if keys.just_pressed(KeyCode::Escape) && !reviewing.0 {
        if game.is_some_and(|game| game.browsing().is_some()) {
            browses.write(BrowseRequested(None));
        } else if press.hand.step_back() {
            // Takes back one step of the path.
        } else if press.hand.held.is_some() || press.hand.hint.is_some() {
            press.hand.hold(None);
            press.hand.hint = None;
            press.hand.follows_hint = false;
        } else if puzzle.is_some() {
            leaves.write(LeavePuzzle);
        } else if is_over {
            // After the end there is nothing to pause: the result follows.
            skips.write(SkipRequested);
        } else {
            opens.write(OpenOverlay(Overlay::Pause));
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::keyboard::Key;

    use super::*;

    fn typed(key_code: KeyCode, state: ButtonState, repeat: bool) -> KeyboardInput {
        let window = Entity::PLACEHOLDER;
        KeyboardInput { key_code, logical_key: Key::ArrowDown, state, text: None, repeat, window }
    }

    #[test]
    fn a_press_is_a_step_however_long_the_frame_and_a_held_key_is_one_press() {
        use ButtonState::{Pressed, Released};
        let down = KeyCode::ArrowDown;
        let one_frame = [
            typed(down, Pressed, false),
            typed(down, Released, false),
            typed(down, Pressed, false),
            typed(down, Pressed, true),
            typed(down, Pressed, true),
            typed(down, Released, false),
            typed(KeyCode::ArrowLeft, Pressed, false),
            typed(KeyCode::KeyH, Pressed, false),
        ];
        assert_eq!(steps(one_frame.iter()), [Vec2::Y, Vec2::Y, Vec2::NEG_X]);
    }
}
