//! The cursor over the board, and the commands at the table that are written nowhere on the screen. What is written
//! there (undo, hint, resign, pause, …) hears its own commands.

use bevy::prelude::*;

use super::{Choice, Hand, Press, aim, aim::Reach, arrow_keys, path_steps};
use crate::ui::{
    controls::Controls,
    frame::Sight,
    navigation::{LeavePuzzle, Reviewing},
    overlay::{OpenOverlay, Overlay, Overlays},
};
use holochess_rules::{Cell, Seat};
use holochess_session::{BrowseRequested, Director, DisplayedBoard, Match, MatchPhase, SkipRequested};
use holochess_settings::controls::Command;
use holochess_view::{CameraWishes, boards};

/// The direction of a command on the screen.
const fn direction(command: Command) -> Option<Vec2> {
    Some(match command {
        Command::Left => Vec2::NEG_X,
        Command::Right => Vec2::X,
        Command::Up => Vec2::NEG_Y,
        Command::Down => Vec2::Y,
        _ => return None,
    })
}

/// Moves the cursor.
pub(super) fn move_cursor(
    controls: Res<Controls>,
    choice: Choice,
    shown: Option<Res<DisplayedBoard>>,
    sight: Sight,
    mut hand: ResMut<Hand>,
) {
    let (Some(shown), Some((table, seat))) = (shown, choice.open()) else { return };
    let board = shown.board();
    let seen: Vec<Vec2> = board
        .cells()
        .map(|cell| sight.pixel(boards::cell_centre(board.shape, cell)).unwrap_or(Vec2::INFINITY))
        .collect();
    // A long frame may contain several presses, and each is a step; repeats of what is held are none.
    for towards in controls.fresh().filter_map(direction) {
        hand.by_keyboard = true;
        hand.follows_hint = false;
        hand.focus = match hand.focus {
            Some(from) => {
                let began = hand.run.filter(|(arrow, _)| *arrow == towards).map_or(from, |(_, began)| began);
                hand.run = Some((towards, began));
                arrow_keys::step(board, &seen, from, towards, Some(began)).or(Some(from))
            }
            None => start(table, &hand, seat),
        };
    }
    if controls.pressed(Command::Next) {
        hand.run = None;
        let cells = match hand.held {
            // On a path that is walked step by step: the possible next cells, and the last cell, where Enter confirms.
            Some(held) if !hand.walked.is_empty() => {
                let on = path_steps::next(&path_steps::routes(table, held), &hand.walked);
                on.into_iter().chain(hand.walked.last().copied()).collect()
            }
            Some(_) => Reach::from_table(table, hand.held, hand.placing).cells(),
            None if aim::is_pushing(table) => Reach::from_table(table, None, None).cells(),
            None if hand.placing.is_some() => Reach::from_table(table, None, hand.placing).cells(),
            None => aim::actors(table),
        };
        let back = controls.held(Command::Steps);
        hand.by_keyboard = true;
        hand.follows_hint = false;
        hand.focus = arrow_keys::cycle(&arrow_keys::left_to_right(cells, &seen), hand.focus, back).or(hand.focus);
    }
    // If placement is chosen, these pick the piece.
    let places = [Command::PlaceFirst, Command::PlaceSecond, Command::PlaceThird, Command::PlaceFourth];
    for (command, piece) in places.into_iter().zip(aim::placeable(table)) {
        if controls.pressed(command) {
            hand.placing = Some(piece);
        }
    }
}

/// The first cell of the cursor: the middle one of the cells that can be chosen.
fn start(table: &dyn holochess_rules::Table, hand: &Hand, seat: Seat) -> Option<Cell> {
    let choices = match hand.held {
        Some(_) => Reach::from_table(table, hand.held, None).cells(),
        None if aim::is_pushing(table) || hand.placing.is_some() => {
            Reach::from_table(table, None, hand.placing).cells()
        }
        None => aim::actors(table),
    };
    let own = || {
        let mut pieces = table.pieces().iter().enumerate().filter(|(_, piece)| piece.seat == seat);
        pieces.find_map(|(index, _)| table.cell_of(holochess_rules::PieceId(index as u8)))
    };
    choices.get(choices.len() / 2).copied().or_else(own)
}

/// What confirms, what goes back, and the camera's way home.
pub(super) fn answer_commands(
    director: Res<Director>,
    game: Option<Res<Match>>,
    phase: Res<State<MatchPhase>>,
    reviewing: Res<Reviewing>,
    overlays: Res<Overlays>,
    mut leaves: MessageWriter<LeavePuzzle>,
    mut opens: MessageWriter<OpenOverlay>,
    mut camera: ResMut<CameraWishes>,
    mut skips: MessageWriter<SkipRequested>,
    mut browses: MessageWriter<BrowseRequested>,
    mut press: Press,
) {
    if !overlays.is_empty() {
        return;
    }
    if press.controls.pressed(Command::ResetCamera) {
        camera.reset();
    }
    let confirms = press.controls.pressed(Command::Confirm);
    if director.is_busy() {
        // Confirming skips the deal, so that doing so on the set-up screen leads straight to the first choice.
        if confirms && *phase.get() == MatchPhase::Dealing {
            skips.write(SkipRequested);
        }
    } else if confirms && press.hint() {
        // The recommended action is played.
    } else if confirms && let Some(last) = press.hand.walked.last().copied().filter(|_| !press.hand.by_keyboard) {
        // A path that was walked by the pointer ends where it has come to, wherever the cursor is.
        press.cell(last);
    } else if confirms {
        press.hand.by_keyboard = true;
        if let Some(cell) = press.hand.focus {
            press.cell(cell);
        } else {
            let first = press.choice.open().and_then(|(table, seat)| start(table, &press.hand, seat));
            press.hand.focus = first;
        }
    }
    // Going back leaves a review as a whole, not step by step.
    let is_over = game.as_ref().is_some_and(|game| game.is_over());
    if press.controls.pressed(Command::Back) && !reviewing.0 {
        if game.as_ref().is_some_and(|game| game.browsing().is_some()) {
            browses.write(BrowseRequested(None));
        } else if press.hand.step_back() {
            // Takes back one step of the path.
        } else if press.hand.held.is_some() || press.hand.hint.is_some() {
            press.hand.hold(None);
            press.hand.hint = None;
            press.hand.follows_hint = false;
        } else if game.is_some_and(|game| game.puzzle().is_some()) {
            leaves.write(LeavePuzzle);
        } else if is_over {
            // After the end there is nothing to pause: the result follows.
            skips.write(SkipRequested);
        } else {
            opens.write(OpenOverlay(Overlay::Pause));
        }
    }
}
