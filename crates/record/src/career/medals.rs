//! Medals that stay: what a player has once earned is noted with the date, and needs no record any more. Figures are counted from the
//! records, so they follow them: a match that is deleted counts no more.

use std::collections::BTreeMap;

use super::{
    medal_conditions::{EVERY_GAME, MEDALS},
    profile::Profiles,
    statistics::Statistics,
};
use crate::{RecordedMatch, own_name};
use holochess_rules::GameId;

/// What is noted for a game that was won.
fn won(game: GameId) -> String {
    format!("won-{}", game.id())
}

/// The key under which it is noted that a player of this name has earned something.
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

/// The medals that a player of this name has earned, with the dates, by what is noted under a key (0: nothing).
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
