//! Matches for tests: played by lots, the same every time.

use holochess::{
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{GameId, Seat, ToAct, dice::Seed},
};

pub use crate::lots::Lots;

/// A match with this seed between these players: `human`, or a level.
pub fn setup(seed: u64, who: [&str; 2]) -> MatchSetup {
    let seats =
        who.map(|word| SeatInfo { who: Who::from_word(word).expect("a word for a player"), name: String::new() });
    MatchSetup {
        game: GameId::Holochess,
        options: GameId::Holochess.options(),
        seats: seats.to_vec(),
        seed: Seed::from_number(seed),
        position: None,
    }
}

/// Begins such a match.
pub fn begin(seed: u64, who: [&str; 2]) -> RecordedMatch {
    RecordedMatch::begin(setup(seed, who)).expect("this set-up is fine").0
}

/// Who is to choose.
pub fn to_choose(recorded: &RecordedMatch) -> Option<Seat> {
    match recorded.table().to_act() {
        ToAct::Choose(seat) => Some(seat),
        ToAct::Over => None,
        other => panic!("a keeper never stops at {other:?}"),
    }
}

/// Plays one decision by lot; nothing if the match is over.
pub fn step(recorded: &mut RecordedMatch, lots: &mut Lots) -> Option<()> {
    let seat = to_choose(recorded)?;
    let action = lots.action(recorded.table());
    recorded.decide(seat, action).expect("lots are drawn from the legal actions");
    Some(())
}

/// Plays by lot until the match is over or so many decisions are taken.
pub fn play(recorded: &mut RecordedMatch, lots: &mut Lots, most: usize) {
    for _ in 0..most {
        if step(recorded, lots).is_none() {
            break;
        }
    }
}
