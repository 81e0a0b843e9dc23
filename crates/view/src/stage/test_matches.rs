//! Whole matches for tests of the stage: all events in the order in which the rules report them.

use holochess_rules::{Action, Event, GameId, Setup, ToAct, dice::Seed, new_table};
use holochess_session::DisplayedBoard;

/// A match by a fixed policy that attacks whenever it can: the empty board and all events.
pub(super) fn story(seed: u64) -> (DisplayedBoard, Vec<Event>) {
    story_of(GameId::Holochess, seed)
}

/// The same of any game for two; if the policy does not finish it, its first turns.
pub(super) fn story_of(game: GameId, seed: u64) -> (DisplayedBoard, Vec<Event>) {
    story_at(game, 2, seed, 4000)
}

/// Every game at every number of seats.
pub(crate) const TABLES: [(GameId, usize); 8] = [
    (GameId::Holochess, 2),
    (GameId::Groi, 2),
    (GameId::Revised, 2),
    (GameId::Demeter, 2),
    (GameId::Chinese, 2),
    (GameId::Chinese, 3),
    (GameId::Chinese, 4),
    (GameId::Chinese, 6),
];

/// The same at a table of so many seats, no more than so many turns of it.
pub(super) fn story_at(game: GameId, players: usize, seed: u64, turns: usize) -> (DisplayedBoard, Vec<Event>) {
    let seed = Seed::from_number(seed);
    let setup = Setup { game, options: game.options(), players, position: None };
    let (mut table, mut events) = new_table(&setup, &mut seed.deal()).expect("the defaults are a match");
    let told = DisplayedBoard::empty(&*table);
    let mut rolls = 0;
    for turn in 0..turns {
        let more = match table.to_act() {
            ToAct::Over => return (told, events),
            ToAct::Pass(seat) => table.play(seat, Action::Pass),
            ToAct::Roll(counts) => {
                rolls += 1;
                table.roll(rolls, &seed.roll(rolls, counts))
            }
            ToAct::Choose(seat) => {
                let actions = table.actions();
                let attack = actions.iter().find(|action| matches!(action, Action::Attack { .. }));
                let action = attack.copied().unwrap_or(actions[turn * 7 % actions.len()]);
                table.play(seat, action)
            }
        };
        events.extend(more.expect("it was legal"));
    }
    assert!(game != GameId::Holochess || turns < 4000, "the match does not end");
    (told, events)
}
