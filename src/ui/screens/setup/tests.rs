//! Every match that can be set up can be played, and every option of the rulebook can be set up.

use super::{
    draft::{Draft, Sitter, Trouble, read_seed},
    *,
};
use crate::ui::games::{FEW, Form};
use holochess_locale::{Language, Locale};
use holochess_players::handicap::handicaps;
use holochess_record::{RecordedMatch, Who};
use holochess_rules::{
    Seat,
    dice::Seed,
    rule_options::{Domain, Spec},
};
use holochess_settings::{Settings, StoredRating, StoredRatings};

fn english() -> LocalisedText {
    LocalisedText::new(Language::English)
}

fn options_of(game: GameId) -> &'static [Spec] {
    // The list of options is static; only the values belong to the match.
    game.options().specs()
}

#[test]
fn for_every_game_and_number_of_seats_a_match_follows_that_begins() {
    let localised = english();
    for game in GameId::ALL {
        for players in game.players() {
            let mut draft = Draft::new(game);
            draft.seat_so_many(*players);
            assert_eq!((draft.taken(), draft.trouble()), (*players, None), "{}", game.id());
            let setup = draft.setup(&localised).expect("nothing speaks against it");
            assert_eq!(setup.seats.len(), *players);
            // Computers of one level can be told apart.
            let names: std::collections::HashSet<_> = setup.seats.iter().map(|seat| &seat.name).collect();
            assert_eq!(names.len(), *players, "{:?}", setup.seats);
            assert_eq!(setup.seats.iter().filter(|seat| seat.who == Who::Human).count(), 1, "{}", game.id());
            // A player without a name has none in the record, and is called after the seat at the table.
            assert!(setup.seats.iter().all(|seat| seat.name.is_empty() == (seat.who == Who::Human)));
            RecordedMatch::begin(setup).unwrap_or_else(|why| panic!("{} for {players}: {why}", game.id()));
            // A person and a computer player on every chair.
            for sitter in [Sitter::Person, Sitter::Chosen("greedy".to_owned())] {
                let mut all = draft.clone();
                for chair in 0..*players {
                    all.sitters[chair] = sitter.clone();
                }
                RecordedMatch::begin(all.setup(&localised).expect("nothing speaks against it")).expect("it begins");
            }
        }
    }
}

#[test]
fn every_value_of_every_option_can_be_chosen_or_typed() {
    for game in GameId::ALL {
        let mut draft = Draft::new(game);
        for spec in options_of(game) {
            let mut wanted = draft.face().offered_values(spec);
            match spec.domain {
                Domain::Words(words) => assert_eq!(wanted, words),
                Domain::Number(low, high) if high - low < FEW => assert_eq!(wanted.len() as u32, 1 + high - low),
                // Any number of the range can be typed (see the tests of `number_row`); the ends and their neighbours
                // are tried.
                Domain::Number(low, high) => wanted.extend([low, low + 1, high - 1, high].map(|n| n.to_string())),
                Domain::Text { .. } => {
                    if let Form::Kinds(kinds) = draft.face().form(spec.key) {
                        let numbers = kinds.iter().filter_map(|kind| Some((kind.word, kind.number?.0)));
                        wanted.extend(numbers.flat_map(|(word, range)| range.map(|n| format!("{word}:{n}"))));
                    }
                }
            }
            for value in wanted {
                draft.set(spec.key, &value);
                assert_eq!(draft.options.word(spec.key), value, "{}: {}", game.id(), spec.key);
            }
        }
    }
    // Typed text counts as soon as it is a value.
    let mut draft = Draft::new(GameId::Demeter);
    draft.type_in("start", "g1 g2 / b1");
    assert_eq!((draft.options.word("start"), draft.trouble()), ("g1 g2 / b1", None));
    draft.type_in("start", "g1 g2 / b1 z9");
    assert!(matches!(draft.trouble(), Some(Trouble::Refused(_))), "{:?}", draft.trouble());
    assert_eq!(draft.options.word("start"), "g1 g2 / b1", "the last value that was one");
    draft.set("start", "g3 g4 g5 g6 / b3 b4 b5 b6");
    assert_eq!(draft.trouble(), None);
}

#[test]
fn what_the_rules_refuse_cannot_begin_and_says_why() {
    let mut refused = Vec::new();
    let mut five = Draft::new(GameId::Chinese);
    five.seat_so_many(6);
    five.sitters[2] = Sitter::Nobody;
    refused.push((five, Some(Trouble::Players(5))));
    let mut alone = Draft::new(GameId::Chinese);
    alone.seat_so_many(1);
    refused.push((alone, Some(Trouble::Players(1))));
    for (players, sets) in [(6, "2"), (4, "3"), (3, "3"), (2, "2")] {
        let mut draft = Draft::new(GameId::Chinese);
        draft.seat_so_many(players);
        draft.set("sets", sets);
        refused.push((draft, None));
    }
    let mut placed = Draft::new(GameId::Holochess);
    placed.set("deal", "even");
    placed.set("placement", "chosen");
    refused.push((placed, None));
    let mut seed = Draft::new(GameId::Holochess);
    (seed.own_seed, seed.seed) = (true, "seven".to_owned());
    refused.push((seed, Some(Trouble::Seed)));
    for (draft, expected) in refused {
        let trouble = draft.trouble().expect("the rules refuse it");
        assert!(expected.is_none_or(|expected| expected == trouble), "{trouble:?}");
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            assert_eq!(draft.setup(&localised).err(), Some(trouble.clone()));
            let text = trouble_text(&localised, &draft, &trouble);
            assert!(text.chars().count() > 20 && !text.contains(['⟨', '{']), "{text}");
        }
    }
    // With an allowed number of sets the match can begin.
    for (players, sets) in [(3, "2"), (2, "3")] {
        let mut draft = Draft::new(GameId::Chinese);
        draft.seat_so_many(players);
        draft.set("sets", sets);
        RecordedMatch::begin(draft.setup(&english()).expect("it can be")).expect("it begins");
    }
}

#[test]
fn every_option_and_every_value_has_words_in_every_language() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let has = |id: String| assert!(locale.has(&id), "{id} in {}", language.code());
        for game in GameId::ALL {
            has(format!("table-{}", game.id()));
            has(format!("table-{}.about", game.id()));
            for spec in options_of(game) {
                has(format!("option-{}", spec.key));
                has(format!("option-{}.about", spec.key));
                match (spec.domain, games::face_of(game).form(spec.key)) {
                    (Domain::Words(words), _) => {
                        for word in words {
                            has(format!("option-{}-{word}", spec.key));
                        }
                    }
                    (Domain::Number(0, high), _) if high >= FEW => has(format!("option-{}-0", spec.key)),
                    (Domain::Number(..), _) => {}
                    (Domain::Text { .. }, Form::Kinds(kinds)) => {
                        for kind in kinds {
                            has(format!("option-{}-{}", spec.key, kind.word));
                            if kind.number.is_some() {
                                has(format!("option-{}-{}-number", spec.key, kind.word));
                            }
                        }
                    }
                    (Domain::Text { .. }, Form::Typed(offered)) => {
                        (1..=offered.len()).for_each(|place| has(format!("option-{}-{place}", spec.key)));
                        has(format!("option-{}-own", spec.key));
                    }
                }
            }
        }
        for count in games::Count::ALL {
            has(count.id().to_owned());
        }
    }
}

#[test]
fn a_set_up_is_found_again() {
    let mut preferences = Preferences::new(Settings::default(), None);
    let rating = PersonRating::default();
    for game in GameId::ALL {
        let mut draft = Draft::remembered(game, &preferences, &rating);
        draft.seat_so_many(*game.players().last().expect("somebody can play it"));
        draft.sitters[0] = Sitter::Chosen("random".to_owned());
        draft.sitters[1] = Sitter::Person;
        draft.drawn = true;
        draft.names[0] = "Zoë".to_owned();
        for spec in options_of(game) {
            let values = draft.face().offered_values(spec);
            draft.set(spec.key, values.last().expect("values are offered"));
        }
        if !draft.creatures().iter().all(Vec::is_empty) {
            draft.choose_creature("houjix");
        }
        draft.handicap = handicaps(game).last();
        draft.remember(&mut preferences);
        let text = preferences.text();
        let again = Preferences::new(Settings::read(&text).expect("it is TOML").0, None);
        let found = Draft::remembered(game, &again, &rating);
        assert_eq!(again.game.last, game.id());
        assert_eq!((&found.sitters, found.drawn, &found.names), (&draft.sitters, true, &draft.names));
        assert_eq!((&found.options, found.creatures()), (&draft.options, draft.creatures()), "{}", game.id());
        assert_eq!(found.handicap, draft.handicap);
        if let Some(handicap) = found.handicap {
            let setup = found.setup(&english()).expect("it can begin");
            assert_eq!(setup.position.as_deref(), Some(handicap.position));
        }
    }
    // A level that no longer exists, and a number of players that the game does not allow.
    preferences.setups.for_game_mut(GameId::Groi).seats = "human nobody-knows-me".to_owned();
    let found = Draft::remembered(GameId::Groi, &preferences, &rating);
    assert_eq!(found.sitters[1], Draft::new(GameId::Groi).sitters[1]);
    preferences.setups.for_game_mut(GameId::Chinese).seats = "human nobody nobody nobody nobody".to_owned();
    assert_eq!(Draft::remembered(GameId::Chinese, &preferences, &rating).trouble(), None);
}

#[test]
fn seats_that_are_drawn_fall_to_anybody() {
    let mut draft = Draft::new(GameId::Chinese);
    draft.seat_so_many(3);
    draft.drawn = true;
    draft.names[0] = "Ada".to_owned();
    let mut seen = [false; 3];
    // The chance that 200 draws are all equal is 1 in 3^199.
    for _ in 0..200 {
        let setup = draft.setup(&english()).expect("it can be");
        let ada = setup.seats.iter().position(|seat| seat.who == Who::Human).expect("she plays");
        assert_eq!((setup.seats[ada].name.as_str(), setup.seats.len()), ("Ada", 3));
        seen[ada] = true;
    }
    assert_eq!(seen, [true; 3]);
}

#[test]
fn names_go_with_people_and_seats_with_chairs() {
    let mut draft = Draft::new(GameId::Chinese);
    draft.seat_so_many(4);
    draft.sitters[1] = Sitter::Nobody;
    draft.sitters[4] = Sitter::Person;
    draft.names[..2].clone_from_slice(&["Ada".to_owned(), "Ben".to_owned()]);
    assert_eq!((draft.seat(1), draft.seat(4)), (None, Some(Seat::new(3))));
    assert_eq!((draft.person(0), draft.person(2), draft.person(4)), (Some(0), None, Some(1)));
    let setup = draft.setup(&english()).expect("four can play");
    assert_eq!((setup.seats[0].name.as_str(), setup.seats[3].name.as_str()), ("Ada", "Ben"));
}

#[test]
fn a_seed_is_a_number_or_what_was_shown() {
    assert_eq!(read_seed("  "), Ok(None));
    let seven = Seed::from_number(7);
    assert_eq!(read_seed(" 7 "), Ok(Some(seven.clone())));
    assert_eq!(read_seed(&seven.hex()), Ok(Some(seven)));
    assert_eq!(read_seed("seven"), Err(Trouble::Seed));
    assert_eq!(read_seed(&"g".repeat(64)), Err(Trouble::Seed));
}

#[test]
fn what_is_typed_as_a_seed_counts_only_where_it_is_asked_for() {
    let localised = english();
    let mut draft = Draft::new(GameId::Holochess);
    draft.seed = "7".to_owned();
    let seed = |draft: &Draft| draft.setup(&localised).map(|setup| setup.seed);
    assert_ne!(seed(&draft), Ok(Seed::from_number(7)), "fresh dice");
    draft.own_seed = true;
    assert_eq!(seed(&draft), Ok(Seed::from_number(7)));
    draft.seed = "seven".to_owned();
    assert_eq!(seed(&draft), Err(Trouble::Seed));
    draft.own_seed = false;
    assert!(seed(&draft).is_ok());
}

#[test]
fn who_has_no_rating_yet_reads_so_and_how_to_get_one() {
    for language in Language::ALL {
        let localised = LocalisedText::new(language);
        let mut stored = StoredRatings::default();
        stored.set("", GameId::Groi.id(), StoredRating { rating: 1431.0, deviation: 87.0, matches: 12 });
        let person_rating = PersonRating::new(stored, None);
        let (rating, why) = rating_words(&localised, GameId::Holochess, &person_rating);
        let why = why.expect("it says how to get one");
        assert!([&rating, &why].iter().all(|text| !text.is_empty() && !text.starts_with("ui-")), "{rating} {why}");
        assert!(!rating.contains(char::is_numeric), "no number of a newcomer: {rating}");
        let (rating, why) = rating_words(&localised, GameId::Groi, &person_rating);
        assert!(why.is_none() && ["431", "87", "12"].iter().all(|number| rating.contains(number)), "{rating}");
    }
}

#[test]
fn whoever_sets_the_match_up_is_no_friend() {
    let mut draft = Draft::new(GameId::Holochess);
    draft.sitters = [Sitter::Person, Sitter::Person].into();
    let first = [0, 1].map(|chair| {
        draft.chair = chair;
        chairs::is_first_person(&draft)
    });
    assert_eq!(first, [true, false]);
    draft.sitters[0] = Sitter::Chosen("greedy".to_owned());
    assert!(chairs::is_first_person(&draft), "the only person sits on the second chair");
}
