//! The person's rating, measured by matches against computer players.
//!
//! A match counts if one person played it against one computer player from its start to its end (resigning is an end) and nothing
//! was taken back, because a taken-back action may have been dice. Hints are allowed: the rating is then that of the person with
//! hints. Matches of more than two players do not count: the computer players' ratings were measured between two, and results among
//! several also depend on whom the others play against.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{Match, Trouble};
use crate::{
    players::{self, strength::Strength},
    record::{RecordedMatch, SeatInfo, Who},
    rules::{GameId, Seat},
    settings::{StoredRating, StoredRatings},
};

/// The person's ratings, and the file they are saved in.
#[derive(Resource, Clone, Debug, Default)]
pub struct PersonRating {
    standings: StoredRatings,
    file: Option<PathBuf>,
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
        Self { standings, file, ..Self::default() }
    }

    /// The person's rating in a game, and the number of matches that it rests on.
    pub fn strength(&self, game: GameId) -> (Strength, u32) {
        self.standings.of(game.id()).map_or((Strength::newcomer(game), 0), |standing| {
            let StoredRating { rating, deviation, matches } = standing;
            (Strength { rating, deviation }, matches)
        })
    }

    /// What the match on the table changed, if it counted.
    pub fn last(&self) -> Option<Rated> {
        self.last
    }

    /// Counts a match that is over; returns what it changed.
    fn take(&mut self, recorded: &RecordedMatch) -> Option<Rated> {
        let (person, level) = rated(recorded).ok()?;
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

/// Why a match does not count for the person's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// Not one person against one computer player.
    People,
    /// One person plays, but more than two sit at the table.
    Several,
    /// It began from a given position instead of a deal.
    Position,
    /// An action was taken back, dice perhaps with it.
    TakenBack,
}

/// Why this match does not count; `None` if it counts.
pub fn unrated(recorded: &RecordedMatch) -> Option<Unrated> {
    rated(recorded).err()
}

/// The seat of the person and the level of the computer, in a match that counts.
fn rated(recorded: &RecordedMatch) -> Result<(Seat, &str), Unrated> {
    let setup = recorded.setup();
    // Strengths are measured between one person and one computer.
    let pair = match &setup.seats[..] {
        [one, other] => {
            let own = setup.seats.iter().position(|seat| seat.who == Who::Human);
            own.and_then(|own| Some((Seat::new(own), level(&one.who).or_else(|| level(&other.who))?)))
        }
        _ => None,
    };
    let plays = |seat: &SeatInfo| seat.who == Who::Human;
    let why_not =
        if setup.seats.len() > 2 && setup.seats.iter().any(plays) { Unrated::Several } else { Unrated::People };
    let pair = pair.ok_or(why_not)?;
    if setup.position.is_some() {
        Err(Unrated::Position)
    } else if recorded.take_backs() > 0 {
        Err(Unrated::TakenBack)
    } else {
        Ok(pair)
    }
}

fn level(who: &Who) -> Option<&str> {
    match who {
        Who::Human => None,
        Who::Computer(level) => Some(level),
    }
}

/// Counts every match once, when it ends. A match that was over when it came to the table was counted before.
pub(super) fn rate(
    game: Option<Res<Match>>,
    mut person_rating: ResMut<PersonRating>,
    mut rated: MessageWriter<Rated>,
    mut troubles: MessageWriter<Trouble>,
) {
    let is_over = game.as_ref().map(|game| game.recorded().is_over());
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
    person_rating.last = person_rating.take(game.recorded());
    let Some(news) = person_rating.last else { return };
    rated.write(news);
    if let Some(file) = &person_rating.file
        && let Err(error) = person_rating.standings.save(file)
    {
        troubles.write(Trouble::Strength(error));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::MatchSetup,
        rules::{ToAct, dice::Seed},
    };

    fn recorded(seats: [Who; 2], position: Option<&str>) -> RecordedMatch {
        of(GameId::Holochess, &seats, position)
    }

    fn of(game: GameId, seats: &[Who], position: Option<&str>) -> RecordedMatch {
        let setup = MatchSetup {
            game,
            options: game.options(),
            seats: seats.iter().map(|who| SeatInfo { who: who.clone(), name: String::new() }).collect(),
            seed: Seed::from_number(7),
            position: position.map(str::to_owned),
        };
        RecordedMatch::begin(setup).expect("such a match can begin").0
    }

    #[test]
    fn why_a_match_does_not_count_is_known() {
        let computer = || Who::Computer("borak".to_owned());
        assert_eq!(unrated(&recorded([Who::Human, computer()], None)), None);
        assert_eq!(unrated(&recorded([computer(), Who::Human], None)), None);
        assert_eq!(unrated(&recorded([Who::Human, Who::Human], None)), Some(Unrated::People));
        assert_eq!(unrated(&recorded([computer(), computer()], None)), Some(Unrated::People));
        let level = || Who::Computer("greedy".to_owned());
        for game in GameId::ALL {
            assert_eq!(unrated(&of(game, &[Who::Human, level()], None)), None, "{game:?}");
        }
        let three = of(GameId::Chinese, &[Who::Human, level(), level()], None);
        assert_eq!(unrated(&three), Some(Unrated::Several));
        let nobody = of(GameId::Chinese, &[level(), level(), level()], None);
        assert_eq!(unrated(&nobody), Some(Unrated::People));
        let position = "molator@i1 houjix@o7 / savrip@i3 1 2";
        assert_eq!(unrated(&recorded([Who::Human, computer()], Some(position))), Some(Unrated::Position));
        let mut taken_back = recorded([Who::Human, computer()], None);
        // After the computer's action only taking back is possible, no undo.
        while taken_back.can_undo() || !taken_back.can_take_back() {
            let ToAct::Choose(seat) = taken_back.table().to_act() else { panic!("the match has just begun") };
            let action = taken_back.table().actions()[0];
            taken_back.decide(seat, action).expect("a legal action");
        }
        taken_back.take_back().expect("it can be taken back");
        assert_eq!(unrated(&taken_back), Some(Unrated::TakenBack));
    }
}
