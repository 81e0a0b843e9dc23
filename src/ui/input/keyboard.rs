//! The keys at the table. Arrows and Tab move a mark over the board, Enter is a press on its cell. Everything that is also a
//! command of the interface (undo, hint, resign, pause, …) is listened to by that command.

use bevy::prelude::*;

use super::{Choice, Hand, Press, aim, aim::Reach, walk};
use crate::{
    rules::{Cell, Seat},
    session::{BrowseRequested, Director, DisplayedBoard, Match, MatchPhase, SkipRequested},
    ui::{
        frame::Sight,
        overlay::{OpenOverlay, Overlay, Overlays},
        screens::Reviewing,
    },
    view::{CameraWishes, layout},
};

/// Arrows and their directions on the screen.
const ARROWS: [(KeyCode, Vec2); 4] = [
    (KeyCode::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, Vec2::X),
    (KeyCode::ArrowUp, Vec2::NEG_Y),
    (KeyCode::ArrowDown, Vec2::Y),
];

/// Moves the mark.
pub(super) fn walk(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    choice: Choice,
    shown: Option<Res<DisplayedBoard>>,
    sight: Sight,
    mut hand: ResMut<Hand>,
) {
    let (Some(keys), Some(shown), Some((table, seat))) = (keys, shown, choice.open()) else { return };
    let board = shown.board();
    let seen: Vec<Vec2> = board
        .cells()
        .map(|cell| sight.pixel(layout::cell_centre(board.shape, cell)).unwrap_or(Vec2::INFINITY))
        .collect();
    for (key, towards) in ARROWS {
        if keys.just_pressed(key) {
            hand.by_keyboard = true;
            hand.focus = match hand.focus {
                Some(from) => walk::step(board, &seen, from, towards).or(Some(from)),
                None => start(table, &hand, seat),
            };
        }
    }
    if keys.just_pressed(KeyCode::Tab) {
        let cells = match hand.held {
            Some(_) => Reach::of(table, hand.held, hand.placing).cells(),
            None if aim::is_pushing(table) => Reach::of(table, None, None).cells(),
            None if hand.placing.is_some() => Reach::of(table, None, hand.placing).cells(),
            None => aim::actors(table),
        };
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        hand.by_keyboard = true;
        hand.focus = walk::cycle(&walk::left_to_right(cells, &seen), hand.focus, back).or(hand.focus);
    }
    // Where placing is chosen, digits pick the piece.
    let digits = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4];
    for (digit, piece) in digits.into_iter().zip(aim::placeable(table)) {
        if keys.just_pressed(digit) {
            hand.placing = Some(piece);
        }
    }
}

/// Where the mark stands first: the middle one of what can be chosen.
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

/// Enter, Escape, Space and the keys that concern the picture.
pub(super) fn answer(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    phase: Res<State<MatchPhase>>,
    reviewing: Res<Reviewing>,
    overlays: Res<Overlays>,
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
        // Enter cuts the deal short, so that it leads on from the set-up screen without a stop.
        if enter && *phase.get() == MatchPhase::Dealing {
            skips.write(SkipRequested);
        }
    } else if enter || keys.just_pressed(KeyCode::Space) {
        press.hand.by_keyboard = true;
        if let Some(cell) = press.hand.focus {
            press.cell(cell);
        } else {
            let first = press.choice.open().and_then(|(table, seat)| start(table, &press.hand, seat));
            press.hand.focus = first;
        }
    }
    // A review is left as a whole, not step by step.
    if keys.just_pressed(KeyCode::Escape) && !reviewing.0 {
        if game.is_some_and(|game| game.browsing().is_some()) {
            browses.write(BrowseRequested(None));
        } else if press.hand.held.is_some() || press.hand.hint.is_some() {
            press.hand.held = None;
            press.hand.hint = None;
        } else {
            opens.write(OpenOverlay(Overlay::Pause));
        }
    }
}
