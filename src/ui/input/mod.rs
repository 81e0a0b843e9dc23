//! The board under mouse, fingers and commands: the piece in hand, the cell pointed at, and the requests to the
//! session.
//!
//! A press while a scene runs is not kept for later: it can only skip the scene.

pub mod aim;
pub mod arrow_keys;
mod board_values;
mod click_and_drag;
mod cursor;
mod fast_forward;
mod hand;
pub mod path_steps;
pub mod pick;
mod pointer;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
pub use hand::Hand;
pub(in crate::ui) use hand::{Choice, Press};

use self::aim::{Reach, aim};
pub use self::{
    board_values::{BoardValues, marked},
    pointer::two_fingers,
};
use super::{navigation::Screen, preferences::Preferences, standings::Standings, systems::UiSystems};
use holochess_rules::{Action, Cell, Table};
use holochess_session::{BoardReset, DisplayedBoard, Happened, MatchPhase, PostGameAnalysis};
use holochess_view::{Marks, stage::CarriedPiece};

/// Clears the hand whenever the board changes.
fn empty_hand(mut happened: MessageReader<Happened>, mut resets: MessageReader<BoardReset>, mut hand: ResMut<Hand>) {
    if happened.read().count() + resets.read().count() > 0 {
        hand.empty();
    }
}

/// If pieces are to be placed, takes the first of them in hand. Where another person is to choose than last, the cursor
/// begins anew.
fn offer_placement(choice: Choice, mut hand: ResMut<Hand>) {
    if let Some((table, seat)) = choice.open() {
        if hand.owner != Some(seat) {
            hand.owner = Some(seat);
            (hand.focus, hand.run) = (None, None);
        }
        let placeable = aim::placeable(table);
        if !hand.placing.is_some_and(|piece| placeable.contains(&piece)) && hand.placing != placeable.first().copied() {
            hand.placing = placeable.first().copied();
        }
    }
}

/// Marks the cells that the hand refers to.
fn mark_cells(
    choice: Choice,
    hand: Res<Hand>,
    shown: Option<Res<DisplayedBoard>>,
    phase: Res<State<MatchPhase>>,
    post_game: Res<PostGameAnalysis>,
    standings: Res<Standings>,
    preferences: Res<Preferences>,
    values: Res<BoardValues>,
    mut marks: ResMut<Marks>,
) {
    let mut wanted = Marks::default();
    if let Some(shown) = &shown
        && !matches!(phase.get(), MatchPhase::None | MatchPhase::Over)
    {
        wanted.last.clone_from(&shown.last);
        wanted.lines = standings.lines.iter().map(|(_, cells)| cells.clone()).collect();
        if preferences.help.danger {
            wanted.danger = standings.dangers.iter().map(|danger| danger.cell).collect();
        }
    }
    if let Some((table, seat)) = choice.open() {
        let pointed = hand.pointed();
        wanted.hovered = hand.hovered.filter(|_| !hand.by_keyboard);
        wanted.focused = hand.focus.filter(|_| hand.by_keyboard);
        wanted.selected = hand.held;
        // With no piece in hand, pointing at a piece shows its reach.
        let own = |cell: &Cell| table.piece_at(*cell).is_some_and(|piece| table.pieces()[piece.index()].seat == seat);
        let from = hand.held.or(pointed.filter(own));
        let mut reach = Reach::from_table(table, from, hand.placing);
        let mut removed = Vec::new();
        if let (Some(_), Some(to)) = (hand.held, pointed)
            && let Some(action) = aim::action_to(table, hand.held, hand.placing, to)
        {
            wanted.path = table.path(action);
            removed = aim::removed_by(table, action);
        }
        if let Some(held) = hand.held.filter(|_| !hand.walked.is_empty()) {
            // Shows the walked path and the cells where it can still lead.
            reach.destinations = path_steps::ends(&path_steps::routes(table, held), &hand.walked);
            reach.destinations.retain(|cell| !reach.targets.contains(cell));
            wanted.path.clone_from(&hand.walked);
        }
        wanted.destinations = reach.destinations;
        wanted.targets = reach.targets;
        wanted.targets.extend(removed);
        // Pointing at an enemy shows who could attack it.
        if let (None, Some(to)) = (hand.held, pointed)
            && let Some(from) = aim::attackers(table, to).first()
        {
            wanted.targets = vec![to];
            wanted.path = vec![*from, to];
        }
        wanted.pushes = reach.pushes;
        let pushed = shown.as_ref().and_then(|shown| shown.cell_of(shown.push.as_ref()?.0));
        wanted.pushed_from = pushed.filter(|_| !wanted.pushes.is_empty());
        if hand.held.is_none() && hand.hint.is_none() {
            wanted.ready = aim::actors(table);
        }
        if let Some(hint) = hand.hint {
            recommend(&mut wanted, table, hint);
        }
    } else if !values.shown().is_empty() {
        wanted.selected = hand.held;
        wanted.hovered = hand.hovered.filter(|_| hand.held.is_none());
        wanted.values = values.marks();
    } else if let Some((table, best)) = choice.missed(&post_game) {
        recommend(&mut wanted, &*table, best);
    }
    // A log line under the pointer shows its cells, wherever its pieces are now.
    if let Some(last) = hand.told.last() {
        wanted.hovered = Some(*last);
        wanted.path.clone_from(&hand.told);
    }
    marks.set_if_neq(wanted);
}

/// Marks only the recommended action.
fn recommend(marks: &mut Marks, table: &dyn Table, hint: Action) {
    marks.destinations.clear();
    marks.targets.clear();
    marks.selected = aim::start_of(hint);
    marks.path = table.path(hint);
    let end = aim::end_of(hint).into_iter().collect();
    match hint {
        Action::Attack { .. } | Action::Swap { .. } => marks.targets = end,
        Action::Push { .. } => marks.pushes = end,
        _ => (marks.destinations, marks.targets) = (end, aim::removed_by(table, hint)),
    }
}

/// The board's input runs here, in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct BoardInput;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .init_resource::<pointer::Pointer>()
        .init_resource::<BoardValues>()
        .init_resource::<click_and_drag::Stack>()
        .init_resource::<fast_forward::FastForward>()
        .configure_sets(Update, BoardInput.in_set(UiSystems::Input).run_if(in_state(Screen::Match)))
        .add_systems(
            Update,
            (
                empty_hand,
                offer_placement,
                pointer::update_pointer,
                click_and_drag::find_pointed_cell,
                click_and_drag::click_or_drag,
                fast_forward::hold_to_fast_forward,
                cursor::move_cursor,
                cursor::answer_commands,
                board_values::look_up_values,
                mark_cells,
                pointer::orbit_camera,
            )
                .chain()
                .in_set(BoardInput),
        )
        .add_systems(
            OnExit(Screen::Match),
            (
                fast_forward::end_fast_forward,
                |mut hand: ResMut<Hand>, mut marks: ResMut<Marks>, mut carried: ResMut<CarriedPiece>| {
                    *hand = Hand::default();
                    marks.clear();
                    *carried = CarriedPiece::default();
                },
            )
                .chain(),
        );
}
