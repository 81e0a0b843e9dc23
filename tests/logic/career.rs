//! Profiles, medals and the journey: counted from records, and every evening can be played.

use std::fs;

use holochess::{
    career::{EveningResult, MEDALS, Profiles, evenings, kept_medals, medals_of as noted_for, read},
    locale::{Language, Locale},
    players::level,
    record::{Date, MatchSetup, RecordedMatch, own_name},
    rules::{Action, Event, GameId, Outcome, Seat, dice::Seed},
    settings::{KeptFile as _, Learned, Subject},
};

use crate::{
    place::Place,
    play::{Lots, setup, to_choose},
};

/// A match played by lot to its end.
fn played(mut setup: MatchSetup, names: [&str; 2], lots: u64) -> RecordedMatch {
    for (seat, name) in setup.seats.iter_mut().zip(names) {
        name.clone_into(&mut seat.name);
    }
    let (mut recorded, _) = RecordedMatch::begin(setup).expect("the set-up is fine");
    let mut lots = Lots::new(lots);
    while let Some(seat) = to_choose(&recorded) {
        let action = lots.action(recorded.table());
        recorded.decide(seat, action).expect("it is legal");
    }
    recorded
}

#[test]
fn the_match_of_a_day_is_no_evening_though_one_may_be_set_up_as_it_is() {
    let text = r#"[(id: "1", game: "holochess", opponent: "pip", options: {"deal": "even"})]"#;
    let own = read(text).expect("it is an evening");
    let (mut alike, evening) = (0, &own[0]);
    for date in (20_780..20_790).map(Date::of_days) {
        let mut setup = date.setup_for("Ada");
        assert_eq!(Date::of_setup(&setup), Some(date));
        assert!(evenings().iter().chain(&own).all(|evening| !evening.fits(&setup)), "{date}");
        setup.seed = Seed::from_number(7);
        assert_eq!(Date::of_setup(&setup), None);
        alike += usize::from(evening.fits(&setup));
    }
    assert!(alike > 0, "with other dice it would be one");
}

#[test]
fn every_evening_can_be_played_and_is_told_in_every_language() {
    assert_eq!(evenings().len(), 9);
    let mut games = Vec::new();
    for (number, evening) in (1..).zip(evenings()) {
        assert_eq!(evening.id, number.to_string());
        let setup = evening.setup("Ada", Seed::from_number(7)).expect("its options are the game's");
        assert!(level(&evening.opponent, setup.game).is_ok(), "{}", evening.id);
        games.push(setup.game);
        let (mut recorded, _) = RecordedMatch::begin(setup).unwrap_or_else(|why| panic!("{}: {why}", evening.id));
        assert!(evening.is_of(&recorded) && evening.result(&recorded).is_none());
        let others = evenings().iter().filter(|other| other.is_of(&recorded)).count();
        assert_eq!(others, 1, "each evening is another match");
        recorded.decide(Seat::SECOND, Action::Resign).expect("a player can always resign");
        assert_eq!(evening.result(&recorded), Some(EveningResult::Won));
        for language in Language::ALL {
            let locale = Locale::new(language);
            for part in ["", ".twist", ".before", ".won", ".drawn", ".lost"] {
                assert!(locale.has(&format!("journey-{}{part}", evening.id)), "{}{part}", evening.id);
            }
        }
    }
    for game in [GameId::Holochess, GameId::Groi, GameId::Demeter, GameId::Chinese] {
        assert!(games.contains(&game), "{}", game.id());
    }
    for result in [EveningResult::Lost, EveningResult::Won] {
        assert_eq!(EveningResult::of_number(result.number()), Some(result));
    }
    assert_eq!(EveningResult::of_number(0), None);
    // Of a draw it is kept that it was played.
    assert_eq!(EveningResult::of_number(EveningResult::Drawn.number()), Some(EveningResult::Lost));
}

#[test]
fn statistics_add_up_to_what_the_records_say() {
    let mut profiles = Profiles::default();
    let (mut won, mut attacks, mut kills, mut duels) = (0, 0, 0, 0);
    for seed in 0..12 {
        // Ada sits in the south and in the north by turns.
        let seat = Seat::new(seed as usize % 2);
        let (who, names) =
            if seat == Seat::FIRST { (["human", "pip"], ["Ada", ""]) } else { (["pip", "human"], ["", "Ada"]) };
        let recorded = played(setup(seed, who), names, seed);
        let verdict = recorded.table().verdict().expect("it is over");
        won += u32::from(verdict.winner == Some(seat));
        for entry in recorded.decisions() {
            let judged = entry.events.iter().find_map(|event| match event {
                Event::Judged { outcome, .. } if entry.seat == Some(seat) => Some(*outcome),
                _ => None,
            });
            attacks += u32::from(judged.is_some());
            kills += u32::from(judged == Some(Outcome::Kill));
            duels += entry.events.iter().filter(|event| matches!(event, Event::DuelBegan { .. })).count() as u32;
        }
        profiles.add(&recorded);
    }
    assert_eq!(profiles.all.len(), 1);
    let ada = &profiles.find("Ada").expect("she has played").statistics;
    assert_eq!((ada.all.count(), ada.all.won), (12, won));
    assert_eq!((ada.attacks.count, ada.attacks.outcomes[0], ada.duels.count()), (attacks, kills, duels));
    assert!(attacks > 20, "attacks were made");
    assert_eq!(ada.by_seat.len(), 2);
    assert_eq!(ada.by_opponent[&(GameId::Holochess, "pip".to_owned())], ada.all);
    // Every creature of her side took part; those that she removed were removed by one of them.
    let matches: u32 = ada.by_creature.values().map(|creature| creature.score.count()).sum();
    assert_eq!(matches, 12 * 4);
    let expected = ada.attacks.expected_kills;
    assert!(expected > 0.0 && expected < f64::from(attacks), "{expected}");
    let difference = ada.attacks.luck() + ada.attacks.worth();
    let [own, .., lost] = ada.attacks.outcomes;
    assert!((difference - (f64::from(own) - f64::from(lost))).abs() < 1e-9, "decisions and luck are all there is");
    if won > 0 {
        assert_eq!(ada.medals.get("first-win"), Some(&1));
    }
    assert!(ada.medals.keys().all(|medal| MEDALS.contains(medal)));
}

#[test]
fn medals_are_given_for_what_they_say() {
    let of = |recorded: &RecordedMatch| {
        let mut profiles = Profiles::default();
        profiles.add(recorded);
        profiles.all.first().map(|profile| profile.statistics.medals.clone()).unwrap_or_default()
    };
    // The other gives up: a win, and no medal for keeping all creatures.
    let mut recorded = RecordedMatch::begin(setup(7, ["human", "iru"])).expect("the set-up is fine").0;
    recorded.decide(Seat::SECOND, Action::Resign).expect("a player can always resign");
    let medals: Vec<&str> = of(&recorded).into_keys().collect();
    assert_eq!(medals, ["first-win", "summit"]);
    // Two against one, and the quiet clock runs out.
    let mut quiet = setup(7, ["human", "pip"]);
    quiet.position = Some("savrip@o2 molator@o4 / ngok@o9 1 2".to_owned());
    quiet.options.set("quiet_turns", "2").expect("the option takes it");
    let mut recorded = RecordedMatch::begin(quiet).expect("the set-up is fine").0;
    while let Some(seat) = to_choose(&recorded) {
        let action = recorded.table().actions()[0];
        recorded.decide(seat, action).expect("it is legal");
    }
    let medals: Vec<&str> = of(&recorded).into_keys().collect();
    assert_eq!(medals, ["first-win", "outlasted", "whole"]);
    // Who plays both sides has neither won nor lost.
    let recorded = played(setup(3, ["human", "human"]), ["Ada", "Ada"], 3);
    assert!(of(&recorded).is_empty());
    for medal in MEDALS {
        for language in Language::ALL {
            let locale = Locale::new(language);
            assert!(locale.has(&format!("medal-{medal}")) && locale.has(&format!("medal-{medal}.about")), "{medal}");
        }
    }
}

/// The medals of a match that begins like this, in which these faces fall and player 1 plays these actions.
fn medals_of(position: &str, rolls: Vec<[Vec<u8>; 2]>, actions: &[&str]) -> Vec<&'static str> {
    let mut start = setup(7, ["human", "pip"]);
    start.position = Some(position.to_owned());
    let mut recorded = RecordedMatch::begin(start).expect("the set-up is fine").0;
    recorded.arrange(rolls);
    for action in actions {
        let action = recorded.table().read_action(action).expect("it is one");
        recorded.decide(Seat::FIRST, action).expect("it is legal");
    }
    assert_eq!(recorded.table().verdict().and_then(|verdict| verdict.winner), Some(Seat::FIRST), "{position}");
    let mut profiles = Profiles::default();
    profiles.add(&recorded);
    let statistics = &profiles.all[0].statistics;
    // Only who stands on the board takes part.
    let own = position.split(" / ").next().map_or(0, |camp| camp.split(' ').count());
    let counted: u32 = statistics.by_creature.values().map(|creature| creature.score.count()).sum();
    assert_eq!(counted as usize, own, "{position}");
    statistics.medals.keys().copied().collect()
}

#[test]
fn duel_won_from_behind_or_against_the_dice_earns_a_medal() {
    let hands = |own: u8, dice: usize, other: u8, others: usize| [vec![own; dice], vec![other; others]];
    // One against two: a kill, and the duel.
    let duel = [hands(6, 6, 1, 3), hands(6, 6, 1, 6)];
    let medals = medals_of("savrip@i3 / monnok@i5 ghhhk@i4 1 2", duel.to_vec(), &["i3xi4"]);
    assert!(medals.contains(&"duellist"), "{medals:?}");
    assert!(!medals.contains(&"comeback") && !medals.contains(&"against-the-dice"), "{medals:?}");
    // One against three.
    let rolls = vec![hands(6, 6, 1, 3), hands(6, 6, 1, 4), hands(6, 6, 1, 6)];
    let medals = medals_of("savrip@i3 / monnok@i9 ghhhk@i4 houjix@i2 1 2", rolls, &["i3xi4", "i3xi2"]);
    assert!(medals.contains(&"comeback") && medals.contains(&"duellist"), "{medals:?}");
    assert!(!medals.contains(&"against-the-dice"), "{medals:?}");
    // An attack that kills nearly always is the attacker's own end, and the duel is won all the same.
    let rolls = vec![hands(1, 8, 6, 3), hands(6, 6, 1, 4)];
    let medals = medals_of("molator@i3 savrip@o1 / ghhhk@i4 1 2", rolls, &["i3xi4"]);
    assert!(medals.contains(&"against-the-dice") && !medals.contains(&"comeback"), "{medals:?}");
}

#[test]
fn wins_at_all_five_tables_earn_one_medal() {
    let mut profiles = Profiles::default();
    for (number, game) in GameId::ALL.into_iter().chain([GameId::Demeter]).enumerate() {
        let mut start = setup(7, ["human", "greedy"]);
        (start.game, start.options) = (game, game.options());
        let mut recorded = RecordedMatch::begin(start).expect("the set-up is fine").0;
        recorded.decide(Seat::SECOND, Action::Resign).expect("a player can always resign");
        profiles.add(&recorded);
        let medals = &profiles.all[0].statistics.medals;
        assert_eq!(medals.get("five-tables").copied(), (number >= 4).then_some(1), "after {}", number + 1);
    }
}

#[test]
fn profiles_and_the_journey_at_the_terminal() {
    let place = Place::new();
    let said = place.run(&["profile", "--lang", "en"], "");
    assert!(said.status == 0 && said.out.contains("No matches have been played"), "{}{}", said.out, said.err);
    let saves = place.path("home/saves");
    fs::create_dir_all(&saves).expect("the folder is ours");
    let recorded = played(setup(5, ["human", "pip"]), ["Ada", ""], 5);
    fs::write(saves.join("one.jsonl"), recorded.text()).expect("the folder is ours");
    fs::write(saves.join("two.jsonl"), "nonsense").expect("the folder is ours");
    let said = place.run(&["profile", "Ada", "--json"], "");
    assert!(said.out.contains("\"name\":\"Ada\"") && said.out.contains("\"unreadable\":1"), "{}", said.out);
    let said = place.run(&["profile", "--lang", "fr"], "");
    assert!(said.out.contains("Ada") && said.out.contains("attaques"), "{}", said.out);
    let said = place.run(&["profile", "Nobody", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("Nobody"), "{}", said.err);

    let said = place.run(&["journey", "--lang", "en"], "");
    assert!(said.out.contains("1. A free chair, against Pip") && said.out.contains("9. "), "{}", said.out);
    let said = place.run(&["journey", "next", "--lang", "en"], "quit\n");
    assert!(said.status == 0 && said.out.contains("Is anybody sitting here?"), "{}{}", said.out, said.err);
    let said = place.run(&["journey", "1", "--lang", "en"], "resign yes\n");
    assert!(said.out.contains("Nobody will believe me") && said.out.contains("0 of 9"), "{}{}", said.out, said.err);
    let said = place.run(&["journey", "--lang", "en"], "");
    assert!(said.out.contains("against Pip (played)"), "{}", said.out);
    let said = place.run(&["journey", "next", "--lang", "fr"], "quit\n");
    assert!(said.out.contains("Dix tours de paix"), "{}", said.out);
    let said = place.run(&["journey", "10"], "");
    assert_eq!(said.status, 2, "{}", said.err);
}

#[test]
fn players_without_a_name_are_one_person_in_all_versions() {
    let mut profiles = Profiles::default();
    let names = ["", "Player 1", "Joueur 1", "Player 2"];
    for (lots, name) in (0..).zip(names) {
        profiles.add(&played(setup(lots, ["human", "pip"]), [name, "Pip"], lots));
    }
    // Two people without a name are unknown: such a match counts for no player.
    profiles.add(&played(setup(9, ["human", "human"]), ["Player 1", "Player 2"], 9));
    assert_eq!(profiles.all.len(), 1, "{:?}", profiles.all.iter().map(|profile| &profile.name).collect::<Vec<_>>());
    let count = profiles.find("").map(|profile| profile.statistics.all.count());
    assert_eq!((count, profiles.find("Player 1").is_some()), (Some(4), true));
    for name in ["Player 7", "Player 0", "Player", "Players 1", "Player One", "1", "Ada"] {
        assert_eq!(own_name(name), name);
    }
}

#[test]
fn waiting_evening_belongs_to_the_player_who_began_it() {
    let evening = &evenings()[0];
    let setup = |name: &str| evening.setup(name, Seed::from_number(7)).expect("its options are the game's");
    assert!(evening.is_of_person(&setup("Ada"), "Ada") && !evening.is_of_person(&setup("Ada"), "Bo"));
    assert!(evening.is_of_person(&setup(""), "") && evening.is_of_person(&setup("Player 1"), ""));
    assert!(!evening.is_of_person(&setup(""), "Ada"));
    assert!(!evenings()[1].is_of_person(&setup("Ada"), "Ada"), "another evening");
    assert_eq!(evening.key("Joueur 1"), evening.key(""));
}

/// An evening goes on for the person who began it; what is damaged is said, and nothing takes its place.
#[test]
fn an_evening_belongs_to_the_person_who_began_it_and_notes_are_said() {
    let place = Place::new();
    let names = || {
        let files = fs::read_dir(place.path("home/saves")).expect("the folder is there").flatten();
        let mut names: Vec<_> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.retain(|name| name.starts_with("journey-") && !name.contains(".bak"));
        names.sort();
        names
    };
    let call = |name: &str| {
        place.write("home/settings.toml", format!("[game]\nname_1 = \"{name}\"\n"));
        place.run(&["journey", "1", "--lang", "en"], "quit\n")
    };
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    assert_eq!(call("Ada").status, 0);
    assert_eq!(names(), ["journey-1-1.jsonl"]);
    assert_eq!(call("Bo").status, 0);
    assert_eq!(names(), ["journey-1-1.jsonl", "journey-1-2.jsonl"], "Bo does not go on with what Ada began");
    assert_eq!(call("Ada").status, 0);
    assert_eq!(names().len(), 2, "and Ada goes on with it");
    // Only the last good copy is left of it.
    let file = place.path("home/saves/journey-1-1.jsonl");
    fs::rename(&file, holochess::storage::backup_of(&file)).expect("the folder is ours");
    let said = call("Ada");
    assert!(said.status == 0 && said.out.contains(".bak"), "{}{}", said.out, said.err);
    assert!(file.exists() && !names().contains(&"journey-1-3.jsonl".to_owned()), "{:?}", names());
}

#[test]
fn a_medal_stays_with_its_date_when_its_match_is_deleted_and_figures_follow_the_records() {
    let place = Place::new();
    let saves = place.path("home").join("saves");
    fs::create_dir_all(&saves).expect("the folder is ours");
    // Every game is won once; in the terminal and by a program that noted nothing.
    let mut files = Vec::new();
    for (number, game) in GameId::ALL.into_iter().enumerate() {
        let mut setup = setup(number as u64, ["human", "pip"]);
        (setup.game, setup.options) = (game, game.options());
        setup.seats[0].name = "Ada".to_owned();
        let level = holochess::players::levels(game)[0].id.to_owned();
        setup.seats[1].who = holochess::record::Who::Computer(level);
        let mut recorded = RecordedMatch::begin(setup).expect("it can begin").0;
        recorded.decide(Seat::SECOND, Action::Resign).expect("a player can always resign");
        let keys = noted_for(&recorded);
        assert!(
            keys.contains(&"first-win Ada".to_owned()) && keys.contains(&format!("won-{} Ada", game.id())),
            "{keys:?}"
        );
        let file = saves.join(format!("{number}.jsonl"));
        recorded.save_to(&file).expect("the folder is ours");
        files.push(file);
    }
    let once = Profiles::read(&saves).expect("the folder is ours");
    // A copy of a match is the same match: neither results, medals nor strength count it again.
    for file in &files {
        fs::copy(file, file.with_extension("copy.jsonl")).expect("the folder is ours");
    }
    let counted = Profiles::read(&saves).expect("the folder is ours");
    assert_eq!(counted, once);
    assert_eq!(counted.find("Ada").expect("she has played").statistics.all.won, 5);
    for file in &files {
        fs::remove_file(file.with_extension("copy.jsonl")).expect("it is there");
    }
    let learned = place.path("home").join("learned.toml");
    let note =
        |file: &mut Learned| counted.earned.iter().for_each(|(key, date)| file.note_first(Subject::Medals, key, *date));
    Learned::update(&learned, note).expect("the folder is ours");
    Learned::update(&learned, |file| file.note_first(Subject::Medals, "first-win Ada", 20_251_103))
        .expect("it is ours");
    Learned::update(&learned, |file| file.note_first(Subject::Medals, "first-win Ada", 20_260_101))
        .expect("it is ours");
    for file in files {
        fs::remove_file(file).expect("it is there");
    }
    let learned = Learned::peek(&learned);
    let kept = kept_medals("Ada", |key| learned.get(Subject::Medals, key));
    assert_eq!(kept.get("first-win"), Some(&20_251_103), "the first time counts");
    assert!(kept.contains_key("five-tables"), "{kept:?}");
    assert!(kept_medals("Bo", |key| learned.get(Subject::Medals, key)).is_empty());
    // Without any record the terminal still knows her, and no match of hers.
    let text = place.run(&["profile", "Ada"], "").out;
    assert!(text.contains("First blood") && text.contains("2025-11-03") && text.contains("Five tables"), "{text}");
    let json = place.run(&["profile", "--json"], "").out;
    assert!(json.contains("\"first-win\":\"2025-11-03\"") && json.contains("\"won\":0"), "{json}");
}
