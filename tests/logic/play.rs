//! Matches for tests: played by lots, the same every time.

use holochess::{
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{Action, GameId, Seat, Table, ToAct, dice::Seed},
};

/// Draws lots from the dice's own generator, under a seed that no match uses.
pub struct Lots(Box<dyn FnMut() -> u8>);

impl Lots {
    pub fn new(seed: u64) -> Self {
        Self(Box::new(Seed::from_number(u64::MAX - seed).deal()))
    }

    pub fn below(&mut self, count: usize) -> usize {
        let number = (0..4).fold(0_usize, |number, _| number << 8 | usize::from((self.0)()));
        number % count
    }

    /// Any legal action; attacks, where there are some, in half of the cases, so that dice fall.
    pub fn action(&mut self, table: &dyn Table) -> Action {
        let actions = table.actions();
        let attacks: Vec<Action> =
            actions.iter().copied().filter(|action| matches!(action, Action::Attack { .. })).collect();
        if !attacks.is_empty() && self.below(2) == 0 {
            return attacks[self.below(attacks.len())];
        }
        actions[self.below(actions.len())]
    }
}

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
