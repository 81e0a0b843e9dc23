//! Medals that stay: what somebody has once earned is noted with the date, and needs no record any more. Figures are counted from the
//! records, so they follow them: a match that is deleted counts no more.

use std::collections::BTreeMap;

use super::{Profiles, Statistics};
use crate::{RecordedMatch, Who, own_name};
use holochess_rules::{Ending, GameId, Seat};

/// The ids of all medals, in the order in which they are shown. `medal-ID` is a medal's name, `.about` what it is given for.
pub const MEDALS: [&str; 8] =
    ["first-win", "whole", "comeback", "duellist", "outlasted", "against-the-dice", "five-tables", "summit"];

/// A win in which the dice took at least so many creatures more than they gave is one against the dice.
const UNLUCKY: f64 = -1.0;
/// A win after being down to one creature against so many is a comeback.
const BEHIND: usize = 3;

/// The medal for a player who has won every game. It is not earned in one match, so it is noted which games were won.
const EVERY_GAME: &str = "five-tables";

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
    let has_lost_nobody = !story.was_duel && story.left[0] > 0 && story.left[0] == story.began_with;
    let medals = [
        ("first-win", statistics.all.won == 1),
        ("whole", !resigned && has_lost_nobody),
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

/// What is noted for a game that was won.
fn won(game: GameId) -> String {
    format!("won-{}", game.id())
}

/// The name under which it is kept that somebody of this name has earned something.
fn key(medal: &str, name: &str) -> String {
    let name = own_name(name);
    if name.is_empty() { medal.to_owned() } else { format!("{medal} {name}") }
}

/// What is to be noted for the people in a match that is over: the keys of their medals, and of the game that they have won.
pub fn medals_of(recorded: &RecordedMatch) -> Vec<String> {
    let mut match_alone = Profiles::default();
    match_alone.add(recorded);
    let mut keys = Vec::new();
    for profile in &match_alone.all {
        keys.extend(profile.statistics.medals.keys().map(|medal| key(medal, &profile.name)));
        if profile.statistics.all.won > 0 {
            keys.push(key(&won(recorded.setup().game), &profile.name));
        }
    }
    keys
}

/// The same for what a person's records say.
pub(super) fn medals_in(statistics: &Statistics, name: &str) -> Vec<String> {
    let games = statistics.by_game.iter().filter(|(_, score)| score.won > 0);
    let games = games.map(|(game, _)| key(&won(*game), name));
    statistics.medals.keys().map(|medal| key(medal, name)).chain(games).collect()
}

/// The medals that somebody of this name has earned, with the dates, by what is noted under a key (0: nothing).
pub fn kept_medals(name: &str, noted: impl Fn(&str) -> u32) -> BTreeMap<&'static str, u32> {
    let mut kept: BTreeMap<&'static str, u32> = BTreeMap::new();
    for medal in MEDALS {
        let date = noted(&key(medal, name));
        if date > 0 {
            kept.insert(medal, date);
        }
    }
    let games = GameId::ALL.map(|game| noted(&key(&won(game), name)));
    if games.iter().all(|date| *date > 0) {
        // It was earned with the last of them, unless it is known better.
        kept.entry(EVERY_GAME).or_insert(games.into_iter().max().unwrap_or_default());
    }
    kept
}

/// The name of the person in a key under which something is noted.
pub(super) fn person_of(key: &str) -> &str {
    key.split_once(' ').map_or("", |(_, name)| name)
}
