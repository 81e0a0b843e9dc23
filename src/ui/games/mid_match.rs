//! Tables of every game in the middle of a match, with a piece in hand: `match-groi`, `match-chinese-6`, …

use std::path::PathBuf;

use crate::{
    players,
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{Action, Cell, GameId, Table, ToAct, dice::Seed},
    ui::input::aim,
};

/// A table in the middle of a match.
pub(in crate::ui) struct MidMatch {
    name: &'static str,
    game: GameId,
    players: usize,
    options: &'static [(&'static str, &'static str)],
    /// How many decisions are played at least; then more until a person is to choose.
    decisions: usize,
    /// Whether the path of the piece in hand has been walked up to its last step.
    pub walks: bool,
    /// The first decisions.
    script: &'static [&'static str],
}

const PEOPLE: [&str; 6] = ["Ada", "Grace", "Emmy", "Sofia", "Maryam", "Rosalind"];

static ALL: [MidMatch; 10] = [
    MidMatch::of("match-groi", GameId::Groi, 2, &[("match", "points:12")], 8),
    MidMatch::of("match-revised", GameId::Revised, 2, &[], 6),
    MidMatch::of("match-demeter", GameId::Demeter, 2, &[], 14),
    MidMatch::of("match-chinese", GameId::Chinese, 2, &[], 40),
    MidMatch::of("match-chinese-3", GameId::Chinese, 3, &[("sets", "2")], 60),
    MidMatch::of("match-chinese-4", GameId::Chinese, 4, &[], 72),
    MidMatch::of("match-chinese-6", GameId::Chinese, 6, &[], 96),
    MidMatch { walks: true, ..MidMatch::of("match-steps", GameId::Chinese, 6, &[], 96) },
    // Both sides move out and back until the position repeats for the third time, so that a draw can be claimed.
    MidMatch {
        script: &["o1-i1", "o12-i12", "i1-o1", "i12-o12", "o1-i1", "o12-i12", "i1-o1", "i12-o12"],
        ..MidMatch::of("match-claim", GameId::Groi, 2, &[("repetition", "declare")], 8)
    },
    MidMatch::of("match-row", GameId::Groi, 2, &[("match", "points:12")], 90),
];

impl MidMatch {
    const fn of(
        name: &'static str,
        game: GameId,
        players: usize,
        options: &'static [(&'static str, &'static str)],
        decisions: usize,
    ) -> Self {
        Self { name, game, players, options, decisions, walks: false, script: &[] }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|known| known.name == name)
    }

    /// Writes the match so far to a file: people in the first seat and every third one after it, computers elsewhere.
    pub fn file(&self) -> Option<PathBuf> {
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
        let file = std::env::temp_dir().join(format!("holochess-preview-{}.jsonl", std::process::id()));
        recorded.save_to(&file).ok()?;
        Some(file)
    }
}

/// The action with the longest path, and the path.
pub(in crate::ui) fn longest_way(table: &dyn Table) -> Option<(Action, Vec<Cell>)> {
    let ways = table.actions().into_iter().map(|action| (action, table.path(action)));
    ways.filter(|(action, way)| aim::start_of(*action).is_some() && way.len() > 1).max_by_key(|(_, way)| way.len())
}
