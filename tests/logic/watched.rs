//! Some hundred random matches of every game, looked at after every event: nothing stalls, nothing goes on for ever, and
//! everything that holds, holds. `./dev bench invariants` plays many more.

use std::collections::BTreeSet;

use holochess::{record::ending_word, rules::GameId};

#[path = "../watch/mod.rs"]
pub mod watch;

pub use watch::Lots;
use watch::{tables, watch};

#[test]
fn random_matches_of_every_game_keep_their_promises() {
    let place = tempfile::tempdir().unwrap();
    for game in GameId::ALL {
        let tables = tables(game);
        let mut endings = BTreeSet::new();
        for number in 0..60 {
            let players = tables[number as usize / 2 % tables.len()];
            let watched = watch(game, players, number, &place.path().join("record.jsonl"));
            assert!(watched.decisions > 0 || ending_word(watched.verdict.ending) == "resigned");
            endings.insert(ending_word(watched.verdict.ending));
        }
        assert!(endings.len() > 1, "{}: all end alike: {endings:?}", game.id());
    }
}
