//! The ladder: every level has its words and a portrait, no level sees the dice, and the strength of each is measured.

use std::{collections::BTreeSet, fs, path::Path};

use holochess::{
    locale::{Language, Locale},
    players::{
        self, Limits, PlayStatistics, Style,
        measured_ratings::{LARGER_TABLES, MeasuredPairing, MeasuredRatings, measured},
        play_out,
        rating::{Pairing, fit},
        seed_for,
    },
    rules::{GameId, Seat, Setup, dice::Seed, new_table},
};

const GAME: GameId = GameId::Holochess;

fn setup(position: Option<&str>) -> Setup {
    Setup { game: GAME, options: GAME.options(), players: 2, position: position.map(str::to_owned) }
}

#[test]
fn there_are_eight_characters_and_more_with_words_in_both_languages() {
    let levels = players::levels(GAME);
    assert!(levels.len() >= 8);
    for language in Language::ALL {
        let locale = Locale::new(language);
        for level in levels {
            for id in [String::new(), ".about".into(), ".temper".into()] {
                assert!(locale.has(&format!("level-{}{id}", level.id)), "{}{id}", level.id);
            }
            assert!(locale.has(&format!("style-{}", level.style.id())), "{}", level.id);
            assert!(level.portrait.is_none_or(is_creature), "{}: the portrait is a creature's folder", level.id);
        }
    }
    let mut portraits: Vec<_> = levels.iter().filter_map(|level| level.portrait).collect();
    portraits.sort_unstable();
    assert!(portraits.windows(2).all(|two| two[0] != two[1]), "{portraits:?}");
}

/// Whether there is a creature with this id, one of the eight or a later one.
pub fn is_creature(id: &str) -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/creatures").join(id).join("creature.ron").is_file()
}

#[test]
fn players_cannot_see_the_seed() {
    // The same position on tables of two matches with different dice: a player chooses the same action.
    for line in [
        "molator@i6 strider@o2 houjix@o5 ghhhk@o6 / ngok@o9 savrip@i9 2 2",
        "monnok@i8 houjix@o2 ghhhk@o3 savrip@o4 / strider@i12 ngok@o10 klorslug@o11 1 2",
    ] {
        for level in players::levels(GAME) {
            let choices = [1, 2].map(|number| {
                let seed = Seed::from_number(number);
                let (table, _) = new_table(&setup(Some(line)), &mut seed.deal()).expect("it is a position");
                (level.id, players::new(level.id, GAME, 5).expect("it exists").think(&*table, &Limits::default()))
            });
            assert_eq!(choices[0], choices[1]);
        }
    }
}

/// A file of ratings, by its name.
fn file_of(name: &str) -> MeasuredRatings {
    let path = format!("{}/assets/players/{name}-ratings.json", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).expect("it ships with the game");
    serde_json::from_str(&text).expect("the arena has written it")
}

/// Every level that the code lists has the rating that a fit over the matches in the game's file gives.
pub fn ratings_come_from_the_results(game: GameId) {
    let file = file_of(game.id());
    assert!(file.command.starts_with(&format!("holochess-lab arena {} --ladder ", game.id())), "{}", file.command);
    // The first of the file stands at 0, and the others are fitted to their matches with those next to them.
    let ids: Vec<&str> = file.levels.iter().map(|level| level.id.as_str()).collect();
    // A new level, or another way to decide, needs a new measurement of the ladder.
    let again = format!(
        "measure the ladder again: {}, with assets/players/{}-ratings.json for FILE (docs/extending.md, An opponent)",
        file.command,
        game.id()
    );
    let levels = players::levels(game);
    let [listed, measured] =
        [levels.iter().map(|level| level.id).collect::<BTreeSet<_>>(), ids.iter().copied().collect()];
    assert_eq!(listed, measured, "levels in the code, and in the file of their ratings: {again}");
    let place = |id: &str| {
        ids.iter().position(|known| *known == id).unwrap_or_else(|| panic!("{id} has played and is no level: {again}"))
    };
    let pairings: Vec<Pairing> = (file.pairings.iter())
        .map(|MeasuredPairing { players: [a, b], games, score, .. }| Pairing {
            players: [place(a), place(b)],
            games: *games,
            score: *score,
        })
        .collect();
    assert!(pairings.iter().all(|pairing| pairing.games >= 20), "{pairings:?}");
    let fitted = fit(ids.len(), &pairings);
    assert_eq!(levels[0].id, "random");
    for level in levels {
        let rating = fitted[place(level.id)];
        // Ratings are whole numbers, fitted to scores before these were rounded.
        assert!((level.rating - rating.elo).abs() < 1.5, "{}: {} and {rating:?}: {again}", level.id, level.rating);
        for (bound, expected) in level.interval.iter().zip(rating.interval) {
            assert!((bound - expected).abs() < 2.0, "{}: {:?} and {rating:?}", level.id, level.interval);
        }
    }
    assert!(levels.windows(2).all(|two| two[1].rating > two[0].rating), "weakest first");
}

#[test]
fn every_level_has_its_measured_rating() {
    let levels = players::levels(GAME);
    ratings_come_from_the_results(GAME);
    let found = |id: &str| measured(GAME).iter().find(|measured| measured.id == id).expect("it was measured");
    // Three levels differ visibly in style: in attacks per turn, or in the share of moves that end beside an opponent's piece.
    let of = |style| found(levels.iter().find(|level| level.style == style).expect("the style is there").id);
    let styles = [Style::Aggressive, Style::Careful, Style::Trickster].map(of);
    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
        let (a, b) = (styles[a], styles[b]);
        let apart = |x: f64, y: f64, errors: [f64; 2]| (x - y).abs() > 2.0 * errors[0].hypot(errors[1]);
        assert!(
            apart(a.attacks_a_turn, b.attacks_a_turn, [a.errors[0], b.errors[0]])
                || apart(a.advances, b.advances, [a.errors[2], b.errors[2]]),
            "{} and {}",
            a.id,
            b.id
        );
    }
}

/// Where more than two can play, levels are measured at larger tables, too, and `rating_at` finds what was measured there.
#[test]
fn larger_tables_have_ratings_of_their_own() {
    let game = GameId::Chinese;
    for (place, seats) in LARGER_TABLES.into_iter().enumerate() {
        let file = file_of(&format!("{}-{seats}", game.id()));
        let begin = format!("holochess-lab arena {} --ladder --seats {seats} ", game.id());
        assert!(file.command.starts_with(&begin), "{}", file.command);
        let [played, listed] = [file.levels.len(), players::levels(game).len()];
        assert_eq!(played, listed, "{game:?} at {seats}: measure that ladder again: {}", file.command);
        for level in players::levels(game) {
            let found = file.levels.iter().find(|found| found.id == level.id).expect("every level has played there");
            let rated = level.larger_tables[place].expect("it is read");
            assert_eq!((rated.seats, rated.rating, rated.interval), (seats, found.rating, found.interval));
            assert!((level.rating_at(seats) - found.rating).abs() < 1e-9, "{} at {seats}", level.id);
        }
    }
    for level in players::levels(game) {
        let [at_three, _] = level.larger_tables.map(|rated| rated.expect("it is read").rating);
        assert!([2, 4].map(|seats| level.rating_at(seats)).iter().eq(&[level.rating, at_three]), "{}", level.id);
    }
}

/// Five characters and more, each of them measured to be a step above the one before: at least 55 of 100.
#[test]
fn steps_of_chinese_checkers_and_demeter_are_whole() {
    for (name, game) in [
        ("chinese", GameId::Chinese),
        ("chinese-3", GameId::Chinese),
        ("chinese-6", GameId::Chinese),
        ("demeter", GameId::Demeter),
    ] {
        let file = file_of(name);
        assert!(file.levels.iter().filter(|level| level.id != "random").count() >= 5, "{name}");
        // Who is the stronger of two is the same at every table.
        let order: Vec<&str> = players::levels(game).iter().map(|level| level.id).collect();
        let steps: Vec<&MeasuredPairing> = file.pairings.iter().filter(|pairing| pairing.step.is_some()).collect();
        assert_eq!(steps.len() + 1, order.len(), "{name}");
        for (MeasuredPairing { players, score, .. }, two) in steps.into_iter().zip(order.windows(2)) {
            assert_eq!(*players, [two[1], two[0]], "{name}");
            assert!(*score >= 0.55, "{name}: {players:?} {score}");
        }
    }
}

#[test]
fn the_bold_attack_more_than_the_careful() {
    let statistics = |levels: [&str; 2], number: u64| -> Vec<PlayStatistics> {
        let seed = Seed::from_number(number);
        let hash = seed.sha256_hex();
        let (mut table, _) = new_table(&setup(None), &mut seed.deal()).expect("it is a set-up");
        let mut seats: Vec<_> = [0, 1]
            .map(|seat| players::new(levels[seat], GAME, seed_for(&hash, Seat::new(seat))).expect("it exists"))
            .into();
        play_out(&mut *table, &seed, &mut seats, &Limits::default()).expect("players choose legally").statistics
    };
    let mut attacks = [0.0; 2];
    let mut turns = [0.0; 2];
    for number in 0..20 {
        let [bold, careful] = <[PlayStatistics; 2]>::try_from(statistics(["borak", "sull"], number)).expect("two play");
        for (index, statistics) in [bold, careful].into_iter().enumerate() {
            attacks[index] += statistics.attacks as f64;
            turns[index] += statistics.turns as f64;
            assert!(
                statistics.advances <= statistics.moves && statistics.moves <= 2 * statistics.turns,
                "{statistics:?}"
            );
        }
    }
    assert!(attacks[0] / turns[0] > 1.5 * attacks[1] / turns[1], "{attacks:?} of {turns:?}");
}

#[test]
fn ratings_explain_the_results_that_they_come_from() {
    // Three players 100 and 150 apart, each pairing as it should come out.
    let expected = |difference: f64| 1.0 / (1.0 + 10_f64.powf(-difference / 400.0));
    let pairing = |a, b, difference| Pairing { players: [a, b], games: 100_000, score: expected(difference) };
    let ratings = fit(3, &[pairing(1, 0, 100.0), pairing(2, 1, 150.0), pairing(2, 0, 250.0)]);
    for (rating, elo) in ratings.iter().zip([0.0, 100.0, 250.0]) {
        assert!((rating.elo - elo).abs() < 0.5, "{ratings:?}");
        assert!(rating.interval[0] <= rating.elo && rating.elo <= rating.interval[1], "{ratings:?}");
    }
    // Fewer matches say less; a clean sweep still has a rating.
    let few = fit(2, &[Pairing { players: [1, 0], games: 20, score: 1.0 }]);
    assert!(few[1].elo > 300.0 && few[1].elo < 1500.0 && few[1].interval[1] - few[1].interval[0] > 200.0, "{few:?}");
}
