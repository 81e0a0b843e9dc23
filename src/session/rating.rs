//! What matches against computer players say about the person's strength.
//!
//! A match counts that one person has played against one computer player from its deal to its end, whoever resigned, if
//! nothing was taken back: what was taken back may have been dice. Hints are allowed; whoever asks for them is as strong as
//! they make them.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{Match, Trouble};
use crate::{
    players::{self, strength::Strength},
    record::{RecordedMatch, Who},
    rules::{GameId, Seat},
    settings::{StoredRating, StoredRatings},
};

/// What is known of the person's strength, and where that is kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct PersonRating {
    standings: StoredRatings,
    file: Option<PathBuf>,
    /// Whether the match on the table was seen before its end.
    is_watching: bool,
    last: Option<Rated>,
}

/// Fact: a match has said something about the person's strength.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// What was known before.
    pub before: Strength,
    /// What is known now.
    pub after: Strength,
}

impl PersonRating {
    /// What is known, and the file in which it is kept; nowhere in tests that need no files.
    pub fn new(standings: StoredRatings, file: Option<PathBuf>) -> Self {
        Self { standings, file, ..Self::default() }
    }

    /// How strong the person is in a game as far as is known, and after how many matches.
    pub fn strength(&self, game: GameId) -> (Strength, u32) {
        self.standings.of(game.id()).map_or((Strength::newcomer(game), 0), |standing| {
            let StoredRating { rating, deviation, matches } = standing;
            (Strength { rating, deviation }, matches)
        })
    }

    /// What the match on the table has said, if it was one that counts.
    pub fn last(&self) -> Option<Rated> {
        self.last
    }

    /// Takes a match in that is over; says what it changed.
    fn take(&mut self, recorded: &RecordedMatch) -> Option<Rated> {
        let (person, level) = rated(recorded)?;
        let game = recorded.setup().game;
        let score = recorded.table().verdict()?.share(person);
        let other = Strength::of(players::level(level, game).ok()?);
        let (before, matches) = self.strength(game);
        let after = before.after(other, score);
        let Strength { rating, deviation } = after;
        self.standings.set(game.id(), StoredRating { rating, deviation, matches: matches + 1 });
        Some(Rated { before, after })
    }
}

/// The seat of the person and the level of the computer, in a match that counts.
fn rated(recorded: &RecordedMatch) -> Option<(Seat, &str)> {
    let setup = recorded.setup();
    if recorded.take_backs() > 0 || setup.position.is_some() {
        return None;
    }
    match &setup.seats[..] {
        [person, computer] if person.who == Who::Human => Some((Seat::FIRST, level(&computer.who)?)),
        [computer, person] if person.who == Who::Human => Some((Seat::SECOND, level(&computer.who)?)),
        _ => None,
    }
}

fn level(who: &Who) -> Option<&str> {
    match who {
        Who::Human => None,
        Who::Computer(level) => Some(level),
    }
}

/// Takes every match in once, when it ends; one that was over when it came to the table has been taken in before.
pub(super) fn rate(
    game: Option<Res<Match>>,
    mut person_rating: ResMut<PersonRating>,
    mut rated: MessageWriter<Rated>,
    mut troubles: MessageWriter<Trouble>,
) {
    let is_over = game.as_ref().map(|game| game.recorded().is_over());
    let Some(game) = game.filter(|_| is_over == Some(true) && person_rating.is_watching) else {
        // Written only where it changes, so that nobody takes it for news.
        let is_watching = is_over == Some(false);
        if person_rating.is_watching != is_watching || (is_over != Some(true) && person_rating.last.is_some()) {
            person_rating.is_watching = is_watching;
            person_rating.last = person_rating.last.filter(|_| is_over == Some(true));
        }
        return;
    };
    person_rating.is_watching = false;
    person_rating.last = person_rating.take(game.recorded());
    let Some(news) = person_rating.last else { return };
    rated.write(news);
    if let Some(file) = &person_rating.file
        && let Err(error) = person_rating.standings.save(file)
    {
        troubles.write(Trouble::Strength(error));
    }
}
