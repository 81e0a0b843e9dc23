//! What a player's matches add up to: counted from their records, so it needs no file of its own and cannot be wrong for long.

use std::collections::BTreeMap;

use super::{
    medal_conditions::{CreatureStory, earned},
    rated::rated,
};
use crate::{LogEntry, RecordedMatch};
use holochess_players::{self as players, strength::Strength};
use holochess_rules::{Action, Event, GameId, Outcome, PieceId, PieceInfo, Seat, Table};

/// Matches by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultCounts {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

/// Attacks, and what was to be expected of them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Attacks {
    /// How many.
    pub count: u32,
    /// Those by outcome, in the order of [`Outcome::ALL`].
    pub outcomes: [u32; 4],
    /// The sum of their chances to kill.
    pub expected_kills: f64,
    /// The sum of their chances to be killed.
    pub expected_counter_kills: f64,
}

/// What a player did with one creature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfCreature {
    /// Matches in which it was on the own side.
    pub score: ResultCounts,
    /// Enemies that it removed.
    pub kills: u32,
    /// How often it was removed.
    pub deaths: u32,
}

/// Everything that is counted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// All matches that are over.
    pub all: ResultCounts,
    /// By game.
    pub by_game: BTreeMap<GameId, ResultCounts>,
    /// By game and opponent: the id of a level, or `human`. Only at tables of two.
    pub by_opponent: BTreeMap<(GameId, String), ResultCounts>,
    /// By seat.
    pub by_seat: BTreeMap<Seat, ResultCounts>,
    /// By creature, where creatures play.
    pub by_creature: BTreeMap<&'static str, OfCreature>,
    /// Duels to the death.
    pub duels: ResultCounts,
    /// Own attacks.
    pub attacks: Attacks,
    /// Attacks of others on own creatures.
    pub attacked: Attacks,
    /// Strength by game, and the number of matches that it rests on: those that [`rated()`] counts, in the order in which they are
    /// added.
    pub strength: BTreeMap<GameId, (Strength, u32)>,
    /// Medals, with how often each was earned, by their ids.
    pub medals: BTreeMap<&'static str, u32>,
}

impl ResultCounts {
    /// How many.
    pub const fn count(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points: a draw counts half. `None` without matches.
    pub fn share(self) -> Option<f64> {
        let count = f64::from(self.count());
        (count > 0.0).then(|| (f64::from(self.won) + f64::from(self.drawn) / 2.0) / count)
    }

    const fn add(&mut self, result: Result) {
        match result {
            Result::Won => self.won += 1,
            Result::Drawn => self.drawn += 1,
            Result::Lost => self.lost += 1,
        }
    }
}

impl Attacks {
    /// What the dice gave beyond what was to be expected, in creatures: kills more than expected, and own losses less.
    pub fn luck(&self) -> f64 {
        let [kills, .., counter_kills] = self.outcomes.map(f64::from);
        (kills - self.expected_kills) - (counter_kills - self.expected_counter_kills)
    }

    /// What the decisions to attack were worth, in creatures: what could be expected of them.
    pub fn worth(&self) -> f64 {
        self.expected_kills - self.expected_counter_kills
    }

    fn add(&mut self, table: &dyn Table, action: Action, outcome: Outcome) {
        self.count += 1;
        self.outcomes[outcome as usize] += 1;
        if let Some(odds) = table.odds(action) {
            self.expected_kills += odds.chance(Outcome::Kill);
            self.expected_counter_kills += odds.chance(Outcome::CounterKill);
        }
    }
}

/// How a match ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Result {
    Won,
    Drawn,
    Lost,
}

impl Statistics {
    /// Counts a match for the person at these seats; one that is not over counts nothing.
    pub fn add(&mut self, recorded: &RecordedMatch, seats: &[Seat]) {
        let Some(verdict) = recorded.table().verdict() else { return };
        let setup = recorded.setup();
        if let Ok((seat, level)) = rated(recorded)
            && let Ok(level) = players::level(level, setup.game)
        {
            let (before, matches) =
                self.strength.get(&setup.game).copied().unwrap_or_else(|| (Strength::newcomer(setup.game), 0));
            let after = before.after(Strength::from_level(level), verdict.share(seat));
            self.strength.insert(setup.game, (after, matches + 1));
        }
        for &seat in seats {
            let result = match verdict.winner {
                Some(winner) if winner == seat => Result::Won,
                Some(_) => Result::Lost,
                None => Result::Drawn,
            };
            self.all.add(result);
            self.by_game.entry(setup.game).or_default().add(result);
            self.by_seat.entry(seat).or_default().add(result);
            if let [first, second] = &setup.seats[..] {
                let opponent = if seat == Seat::FIRST { second } else { first };
                let key = (setup.game, opponent.who.word().to_owned());
                self.by_opponent.entry(key).or_default().add(result);
            }
            let is_by_creatures = recorded.table().pieces().iter().any(|piece| piece.ratings.is_some());
            let story =
                if is_by_creatures { self.add_creatures(recorded, seat, result) } else { CreatureStory::default() };
            if result == Result::Won {
                let medals: Vec<&str> = earned(self, recorded, seat, verdict.ending, &story).collect();
                for medal in medals {
                    *self.medals.entry(medal).or_default() += 1;
                }
            }
        }
    }

    /// Counts attacks, kills and duels.
    fn add_creatures(&mut self, recorded: &RecordedMatch, seat: Seat, result: Result) -> CreatureStory {
        let pieces = recorded.table().pieces();
        // Creatures that a given position leaves out belong to a player, and take no part.
        let (start, is_dealt) = (recorded.table_at(0), recorded.setup().position.is_none());
        let takes_part = |id: u8| is_dealt || start.cell_of(PieceId(id)).is_some();
        let playing: Vec<&PieceInfo> =
            pieces.iter().zip(0..).filter(|(_, id)| takes_part(*id)).map(|(piece, _)| piece).collect();
        for piece in playing.iter().filter(|piece| piece.seat == seat) {
            self.by_creature.entry(piece.kind).or_default().score.add(result);
        }
        let of = |own: bool| playing.iter().filter(|piece| (piece.seat == seat) == own).count();
        let mut story = CreatureStory { began_with: of(true), left: [of(true), of(false)], ..CreatureStory::default() };
        let (before, before_others) = (self.attacks, self.attacked);
        for (number, LogEntry { seat: by, action, events, .. }) in recorded.decisions().iter().enumerate() {
            for event in events {
                match event {
                    Event::Judged { outcome, .. } => {
                        let table = recorded.table_at(number);
                        let attacks = if *by == Some(seat) { &mut self.attacks } else { &mut self.attacked };
                        attacks.add(table.as_ref(), *action, *outcome);
                    }
                    Event::Removed { piece, by, .. } => {
                        let (lost, killer) = (pieces[piece.index()], pieces[by.index()]);
                        story.left[usize::from(lost.seat != seat)] -= 1;
                        let creature = if lost.seat == seat { lost.kind } else { killer.kind };
                        let counted = self.by_creature.entry(creature).or_default();
                        if lost.seat == seat {
                            counted.deaths += 1;
                        } else {
                            counted.kills += 1;
                        }
                    }
                    Event::DuelBegan { .. } => {
                        self.duels.add(result);
                        story.was_duel = true;
                    }
                    _ => {}
                }
                story.was_behind |= story.is_behind();
            }
        }
        let gained = |now: Attacks, before: Attacks| now.luck() - before.luck();
        story.luck = gained(self.attacks, before) - gained(self.attacked, before_others);
        story
    }
}
