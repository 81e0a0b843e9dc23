//! Tables in the middle of a match, with a piece in hand, for pictures: a few for each game, in its own file.

use crate::ui::input::aim;
use holochess_players as players;
use holochess_record::{MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{Action, Cell, GameId, Table, ToAct, dice::Seed};

/// A table in the middle of a match.
#[derive(Debug)]
pub struct MidMatch {
    /// The name by which it is asked for.
    pub name: &'static str,
    /// Which game.
    pub game: GameId,
    /// How many play.
    pub players: usize,
    /// The options that are set.
    pub options: &'static [(&'static str, &'static str)],
    /// How many decisions are played at least; then more until a person is to choose.
    pub decisions: usize,
    /// Whether the path of the piece in hand has been walked up to its last step.
    pub walks: bool,
    /// Whether what is in danger is marked.
    pub danger: bool,
    /// Whether the evaluation is shown.
    pub evaluation: bool,
    /// The first decisions.
    pub script: &'static [&'static str],
}

const PEOPLE: [&str; 6] = ["Ada", "Grace", "Emmy", "Sofia", "Maryam", "Rosalind"];

impl MidMatch {
    /// One that goes on for so many decisions, without a script.
    pub const fn new(
        name: &'static str,
        game: GameId,
        players: usize,
        options: &'static [(&'static str, &'static str)],
        decisions: usize,
    ) -> Self {
        Self { name, game, players, options, decisions, walks: false, danger: false, evaluation: false, script: &[] }
    }

    /// The match so far: people in the first seat and every third one after it, computers elsewhere.
    pub fn recorded(&self) -> Option<RecordedMatch> {
        let mut options = self.game.options();
        for (key, value) in self.options {
            options.set(key, value).ok()?;
        }
        let level = players::levels(self.game).last()?.id;
        let seat = |seat: usize| {
            let who = if seat.is_multiple_of(3) { Who::Human } else { Who::Computer(level.to_owned()) };
            let name = if seat.is_multiple_of(3) { PEOPLE[seat].to_owned() } else { String::new() };
            SeatInfo { who, name }
        };
        let seats = (0..self.players).map(seat).collect();
        let seed = Seed::from_number(7);
        let setup = MatchSetup { game: self.game, options, seats, seed, position: None };
        let (mut recorded, _) = RecordedMatch::begin(setup).ok()?;
        let mut bots = Vec::new();
        for seed in 0..self.players as u64 {
            bots.push(players::new("greedy", self.game, seed).ok()?);
        }
        for text in self.script {
            let (action, ToAct::Choose(seat)) = (recorded.table().read_action(text).ok()?, recorded.table().to_act())
            else {
                return None;
            };
            recorded.decide(seat, action).ok()?;
        }
        while let ToAct::Choose(seat) = recorded.table().to_act()
            && (recorded.decisions().len() < self.decisions || seat.index() % 3 != 0)
        {
            let action = bots[seat.index()].choose(recorded.table());
            recorded.decide(seat, action).ok()?;
        }
        Some(recorded)
    }
}

/// The action with the longest path, and the path.
pub(in crate::ui) fn longest_way(table: &dyn Table) -> Option<(Action, Vec<Cell>)> {
    let ways = table.actions().into_iter().map(|action| (action, table.path(action)));
    ways.filter(|(action, way)| aim::start_of(*action).is_some() && way.len() > 1).max_by_key(|(_, way)| way.len())
}
