//! The ratings of the people at this machine, each by name, measured by matches against computer players; `career` says
//! which matches count.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{Match, Persisted, Persists, Trouble};
use holochess_platform::storage::FileError;
use holochess_players::{self as players, strength::Strength};
use holochess_record::career::rated;
use holochess_record::{RecordedMatch, own_name};
use holochess_rules::GameId;
use holochess_settings::{StoredRating, StoredRatings};

/// The ratings of the person who plays, and the file with those of all.
#[derive(Resource, Debug, Default)]
pub struct PersonRating {
    standings: Persisted<StoredRatings>,
    /// The name of the person who plays; empty without one.
    name: String,
    /// Whether the match on the table has been seen unfinished; only such a match is counted when it ends.
    is_watching: bool,
    last: Option<Rated>,
}

/// Fact: a match has changed the person's rating.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The rating before it.
    pub before: Strength,
    /// The rating after it.
    pub after: Strength,
}

impl PersonRating {
    /// These ratings, saved in `file`; with `None` they are not saved, as in tests.
    pub fn new(standings: StoredRatings, file: Option<PathBuf>) -> Self {
        Self { standings: Persisted::new(standings, file), ..Self::default() }
    }

    /// The person of this name plays from now on; an estimate from the time when one person was known becomes that
    /// person's.
    pub fn play_as(&mut self, name: &str) {
        own_name(name).clone_into(&mut self.name);
        let name = self.name.clone();
        // Nothing is written where there is nothing to take over.
        if StoredRatings::clone(&self.standings).take_over(&name) {
            self.standings.change(move |standings| {
                standings.take_over(&name);
            });
        }
    }

    /// The name of the person who plays.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The person's rating in a game, and the number of matches that it rests on.
    pub fn strength(&self, game: GameId) -> (Strength, u32) {
        self.strength_of(&self.name, game)
    }

    fn strength_of(&self, name: &str, game: GameId) -> (Strength, u32) {
        strength_in(&self.standings, name, game)
    }

    /// What the match on the table changed, if it counted.
    pub fn last(&self) -> Option<Rated> {
        self.last
    }

    /// Counts a match that is over, for the person who played it; returns what it changed.
    fn count_match(&mut self, recorded: &RecordedMatch) -> Option<Rated> {
        let (person, level) = rated(recorded).ok()?;
        let game = recorded.setup().game;
        let score = recorded.table().verdict()?.share(person);
        let other = Strength::from_level(players::level(level, game).ok()?);
        let name = recorded.setup().seats[person.index()].own_name();
        let (before, _) = self.strength_of(name, game);
        let name = name.to_owned();
        // What another program has counted since then is counted, too: the result changes whatever is known by then.
        self.standings.change(move |standings| {
            let (before, matches) = strength_in(standings, &name, game);
            let Strength { rating, deviation } = before.after(other, score);
            standings.set(&name, game.id(), StoredRating { rating, deviation, matches: matches + 1 });
        });
        Some(Rated { before, after: before.after(other, score) })
    }
}

/// The strength of a person in a game, and the number of matches that it rests on.
fn strength_in(standings: &StoredRatings, name: &str, game: GameId) -> (Strength, u32) {
    standings.rating_of(name, game.id()).map_or((Strength::newcomer(game), 0), |standing| {
        let StoredRating { rating, deviation, matches } = standing;
        (Strength { rating, deviation }, matches)
    })
}

impl Persists for PersonRating {
    type File = StoredRatings;

    fn persisted(&mut self) -> &mut Persisted<StoredRatings> {
        &mut self.standings
    }

    fn trouble(error: FileError) -> Trouble {
        Trouble::RatingNotSaved(error)
    }
}

/// Counts every match once, when it ends. A match that was over when it came to the table was counted before.
pub(super) fn rate_person(
    game: Option<Res<Match>>,
    mut person_rating: ResMut<PersonRating>,
    mut rated: MessageWriter<Rated>,
) {
    let is_over = game.as_ref().map(|game| game.is_over());
    let Some(game) = game.filter(|_| is_over == Some(true) && person_rating.is_watching) else {
        // Written only when it differs, so that change detection reports real changes.
        let is_watching = is_over == Some(false);
        if person_rating.is_watching != is_watching || (is_over != Some(true) && person_rating.last.is_some()) {
            person_rating.is_watching = is_watching;
            person_rating.last = person_rating.last.filter(|_| is_over == Some(true));
        }
        return;
    };
    person_rating.is_watching = false;
    person_rating.last = person_rating.count_match(&game);
    let Some(news) = person_rating.last else { return };
    rated.write(news);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PersonRating>().add_message::<Rated>();
}
