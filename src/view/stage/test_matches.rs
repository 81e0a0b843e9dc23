//! Whole matches for tests of the stage: every event that the rules can tell, in the order in which they tell it.

use crate::{
    rules::{Action, Event, GameId, Setup, ToAct, dice::Seed, new_table},
    session::DisplayedBoard,
};

/// A match played by rote, with attacks wherever there are any: the empty board, and what happened on it.
pub(super) fn story(seed: u64) -> (DisplayedBoard, Vec<Event>) {
    story_of(GameId::Holochess, seed)
}

/// The same of any game for two; of one that rote does not bring to an end, its first turns.
pub(super) fn story_of(game: GameId, seed: u64) -> (DisplayedBoard, Vec<Event>) {
    let seed = Seed::from_number(seed);
    let setup = Setup { game, options: game.options(), players: 2, position: None };
    let (mut table, mut events) = new_table(&setup, &mut seed.deal()).expect("the defaults are a match");
    let told = DisplayedBoard::empty(&*table);
    let mut rolls = 0;
    for turn in 0..4000 {
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
    assert!(game != GameId::Holochess, "the match does not end");
    (told, events)
}
