//! What medals are given for.

use super::statistics::Statistics;
use crate::{RecordedMatch, Who};
use holochess_rules::{Ending, GameId, Seat};

/// The ids of all medals, in the order in which they are shown. `medal-ID` is a medal's name, `.about` what it is given for.
pub const MEDALS: [&str; 8] =
    ["first-win", "whole", "comeback", "duellist", "outlasted", "against-the-dice", EVERY_GAME, "summit"];

/// The medal for a player who has won every game. It is not earned in one match, so it is noted which games were won.
pub(super) const EVERY_GAME: &str = "five-tables";

/// A win in which the dice took at least so many creatures more than they gave is one against the dice.
const UNLUCKY: f64 = -1.0;
/// A win after being down to one creature against so many is a comeback.
const BEHIND: usize = 3;

/// What happened to a player's creatures in a match.
#[derive(Default)]
pub(super) struct CreatureStory {
    /// Own creatures at the start.
    pub began_with: usize,
    /// Own creatures and others' that are left.
    pub left: [usize; 2],
    /// Whether the player was ever [behind](Self::is_behind).
    pub was_behind: bool,
    /// Whether it came to a duel.
    pub was_duel: bool,
    /// What the dice gave in the match, in creatures.
    pub luck: f64,
}

impl CreatureStory {
    /// Whether one creature is left against three or more.
    pub fn is_behind(&self) -> bool {
        self.left[0] == 1 && self.left[1] >= BEHIND
    }
}

/// The medals that the player at this seat earns by winning this match, which is already counted in the statistics.
pub(super) fn earned(
    statistics: &Statistics,
    recorded: &RecordedMatch,
    seat: Seat,
    ending: Ending,
    story: &CreatureStory,
) -> impl Iterator<Item = &'static str> {
    let game = recorded.setup().game;
    let levels = holochess_players::levels(game);
    let strongest = levels.iter().filter(|level| !level.is_perfect).max_by(|a, b| a.rating.total_cmp(&b.rating));
    let meets_strongest = recorded.setup().seats.iter().enumerate().any(|(index, info)| {
        index != seat.index() && strongest.is_some_and(|level| info.who == Who::Computer(level.id.to_owned()))
    });
    let resigned = matches!(ending, Ending::Resigned(_));
    let has_lost_none = !story.was_duel && story.left[0] > 0 && story.left[0] == story.began_with;
    let medals = [
        ("first-win", statistics.all.won == 1),
        ("whole", !resigned && has_lost_none),
        ("comeback", story.was_behind),
        ("duellist", story.was_duel),
        ("outlasted", ending == Ending::Quiet),
        ("against-the-dice", story.luck <= UNLUCKY),
        (EVERY_GAME, has_just_won_everywhere(statistics, game)),
        ("summit", meets_strongest),
    ];
    medals.into_iter().filter(|(_, is_earned)| *is_earned).map(|(medal, _)| medal)
}

/// Whether every game has been won now, and this one for the first time.
fn has_just_won_everywhere(statistics: &Statistics, game: GameId) -> bool {
    let won = |game: &GameId| statistics.by_game.get(game).map_or(0, |score| score.won);
    won(&game) == 1 && GameId::ALL.iter().all(|game| won(game) > 0)
}
