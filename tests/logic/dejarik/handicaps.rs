//! Handicaps are worth what they say, and are played in the terminal.

use holochess::{
    players::{
        dejarik::{exact_help::probe_match, tables},
        handicap::{handicap, handicap_from, handicaps},
    },
    record::RecordedMatch,
    rules::{GameId, Match, Seat, dejarik::Dejarik},
};

use super::{BOTH, begin};
use crate::place::Place;

/// What a position is worth to black, who begins, with perfect play.
fn value(game: GameId, line: &str) -> i8 {
    let tablebase = tables::wait_for(game).expect("it is a Dejarik");
    let table = begin(game, line);
    let typed: &Match<Dejarik> = table.as_any().downcast_ref().expect("it is a Dejarik");
    probe_match(tablebase, typed).expect("a player chooses").value.points
}

#[test]
fn a_handicap_is_worth_what_it_says() {
    for game in BOTH {
        let worth = handicaps(game).iter().map(|one| (one.id, one.value)).collect::<Vec<_>>();
        assert_eq!(worth, [("even", 0), ("pawn", -2)], "{}", game.id());
        for handicap in handicaps(game) {
            assert_eq!(value(game, handicap.position), handicap.value, "{} {}", game.id(), handicap.id);
            assert_eq!(handicap_from(game, handicap.position), Some(handicap));
        }
    }
    let others = GameId::ALL.into_iter().filter(|game| !BOTH.contains(game));
    assert!(others.into_iter().all(|game| handicaps(game).is_empty() && handicap(game, "even").is_none()));
}

/// Why a handicap that favours white takes a pawn: by Groï's rules black loses from no arrangement of eight pawns at home.
#[test]
#[ignore = "probes 34,650 positions"]
fn by_the_first_rules_black_never_loses_with_all_pawns_at_home() {
    let sets: Vec<u32> = (0..1_u32 << 12).filter(|set| set.count_ones() == 4).collect();
    let cells = |set: u32| {
        let names = (0..12).filter(|ray| set >> ray & 1 == 1).map(|ray| format!("o{}", ray + 1));
        names.collect::<Vec<_>>().join(" ")
    };
    let mut counts = [0; 4];
    for black in &sets {
        for white in sets.iter().filter(|white| *white & black == 0) {
            let points = value(GameId::Groi, &format!("{} / {} b 0", cells(*black), cells(*white)));
            counts[usize::try_from(points).expect("black does not lose")] += 1;
        }
    }
    assert_eq!(counts, [7968, 24288, 2394, 0], "drawn, won by one point, by two, by three");
}

#[test]
fn a_match_with_a_handicap_is_played_and_kept_in_the_terminal() {
    let place = Place::new();
    let match_of =
        ["text", "groi", "--p1", "keff", "--p2", "thale", "--seed", "3", "--lang", "en", "--save", "m.jsonl"];
    let said = place.run(&[&match_of[..], &["--handicap", "pawn"]].concat(), "");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.out.contains("three pieces"), "{}", said.out);
    let recorded = RecordedMatch::verify(&place.path("m.jsonl")).expect("it verifies");
    assert_eq!(recorded.setup().position.as_deref(), handicap(GameId::Groi, "pawn").map(|pawn| pawn.position));
    let verdict = recorded.table().verdict().expect("it was played to its end");
    assert_eq!(verdict.winner.map(Seat::index), Some(1), "the perfect player wins what is won");
    assert_eq!(recorded.turn() as usize, recorded.decisions().len(), "the turn that ended it");
    for (game, given, words) in [("groi", "queen", "even, pawn"), ("holochess", "even", "has no handicaps")] {
        let said = place.run(&["text", game, "--handicap", given, "--lang", "en"], "");
        assert!(said.status == 2 && said.err.contains(words) && said.err.lines().count() == 1, "{}", said.err);
    }
}
