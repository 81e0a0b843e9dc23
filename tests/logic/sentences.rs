//! Sentences that say how it stands or how it ended: what they say is so.

use holochess::{
    locale::{Language, Locale},
    narration::Narrator,
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{GameId, Seat, ToAct, dice::Seed},
};

use crate::place::{CommandOutput, Place, flat};

/// A match between people with these options, from this position.
fn from_position(game: GameId, options: &[(&str, &str)], position: Option<&str>) -> RecordedMatch {
    let players = position.map_or(2, |line| game.players_in(line));
    let seats = vec![SeatInfo { who: Who::Human, name: String::new() }; players];
    let position = position.map(str::to_owned);
    let mut setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(1), position };
    for (key, value) in options {
        setup.options.set(key, value).expect("it is a value of the option");
    }
    RecordedMatch::begin(setup).expect("it can begin").0
}

/// Plays actions, each for the player who is to choose, or for the player whose number stands before it.
fn play(recorded: &mut RecordedMatch, actions: &str) {
    for text in actions.split_whitespace() {
        let (player, text) = text.split_once(':').map_or((None, text), |(player, text)| (player.parse().ok(), text));
        let action = recorded.table().read_action(text).expect("it is an action");
        let ToAct::Choose(seat) = recorded.table().to_act() else { panic!("no player is to choose") };
        let seat = player.map_or(seat, |player: usize| Seat::new(player - 1));
        recorded.decide(seat, action).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

/// Everything that was told of a match, in a language.
fn told(recorded: &RecordedMatch, language: Language) -> String {
    let locale = Locale::new(language);
    let narrator = Narrator::new(&locale, recorded.setup());
    let story = recorded.story(None);
    let told: Vec<_> = story.iter().filter_map(|event| narrator.narrate(recorded.table(), event)).collect();
    told.join("\n").replace('\u{a0}', " ")
}

/// The text mode with this match, in English.
fn text(recorded: &RecordedMatch, typed: &str) -> CommandOutput {
    let place = Place::new();
    place.write("m.jsonl", recorded.text());
    let game = recorded.setup().game.id();
    let mut said = place.run(&["text", game, "--load", "m.jsonl", "--lang", "en"], typed);
    assert_eq!(said.status, 0, "{}", said.err);
    said.out = flat(&said.out);
    said
}

/// Player 1 leads on points, and no player attacks.
const QUIET: &str = "savrip@o2 monnok@o3 / strider@o8 ngok@o9 1 2";

#[test]
fn points_are_spoken_of_only_where_they_decide() {
    // In both languages: what is told at the quiet clock, and of the end.
    for (end, clock, over) in [
        (
            "points",
            ["after 2 the match is decided on points.", "est décidée aux points."],
            ["ran out and points decided.", "est finie et les points décident."],
        ),
        (
            "draw",
            ["after 2 the match is a draw.", "la partie est nulle."],
            ["A draw: the quiet clock ran out.", "la trêve est finie."],
        ),
    ] {
        let mut recorded = from_position(GameId::Holochess, &[("quiet_turns", "2"), ("quiet_end", end)], Some(QUIET));
        play(&mut recorded, "o2-o12 o12-o2 o9-o10 o10-o9");
        assert!(recorded.is_over());
        for (language, at) in [(Language::English, 0), (Language::French, 1)] {
            let said = told(&recorded, language);
            assert!(said.contains(clock[at]) && said.contains(over[at]), "{end}: {said}");
            assert_eq!(said.to_lowercase().contains("points"), end == "points", "{end}: {said}");
        }
    }
    // At the last turn of all points decide, too.
    let mut recorded = from_position(GameId::Holochess, &[("quiet_turns", "0")], Some(QUIET));
    for _ in 0..250 {
        play(&mut recorded, "o2-o12 o12-o2 o9-o10 o10-o9 o2-o12 o12-o2 o9-o10 o10-o9");
    }
    let said = told(&recorded, Language::English);
    assert!(
        said.ends_with("Player 1 wins: the turn limit was reached and points decided."),
        "{}",
        &said[said.len() - 100..]
    );
}

#[test]
fn who_would_win_is_always_in_sight() {
    for (options, said) in [
        (&[("quiet_turns", "7")][..], "Quiet turns: 0 of 7; on points player 1 leads."),
        (&[("quiet_turns", "7"), ("quiet_end", "draw")], "Quiet turns: 0 of 7; then the match is a draw."),
        (&[("quiet_turns", "0")], "Turn 1000 is the last; on points player 1 leads."),
        (&[("quiet_turns", "0"), ("quiet_end", "draw")], "Turn 1000 is the last; then the match is a draw."),
    ] {
        let shown = text(&from_position(GameId::Holochess, options, Some(QUIET)), "board\n").out;
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert!(!text(&from_position(GameId::Groi, &[], None), "board\n").out.contains("is the last"));
}

#[test]
fn first_home_wins_and_shared_places_are_told() {
    let line = "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 / j1 k1 k2 l1 l2 l3 m1 m2 m3 m4 / e9 e11 e12 e13 f10 f11 f12 g10 g11 h10 / \
                n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 / e1 e2 e3 e4 f1 f2 f3 g1 g2 h2 / j10 k10 k11 l10 l11 l12 m10 m11 m12 m13 5";
    let mut recorded = from_position(GameId::Chinese, &[("play_on", "on"), ("turn_cap", "1")], Some(line));
    play(&mut recorded, "h2-h1 j10-i9 2:resign d1-e5 e9-e10 n1-m5");
    for (language, said) in [
        (
            Language::English,
            "Player 5 wins: first home. The turn limit was reached. Places 3 to 5 are shared: player 1, player 4, player 6.",
        ),
        (
            Language::French,
            "Le joueur 5 gagne : arrivée à destination avant les autres. La limite de tours est atteinte. Places 3 à 5 partagées : joueur 1, joueur 4, joueur 6.",
        ),
    ] {
        assert!(told(&recorded, language).ends_with(said), "{}", told(&recorded, language));
    }
    // Where no player is home, or none plays on, no places are told.
    for play_on in ["on", "off"] {
        let mut recorded = from_position(GameId::Chinese, &[("play_on", play_on), ("turn_cap", "1")], Some(line));
        play(&mut recorded, if play_on == "on" { "h2-i2 j10-i9 d1-e5 j1-i1 e9-e8 n1-m5" } else { "h2-h1" });
        let said = told(&recorded, Language::English);
        assert!(recorded.is_over() && !said.contains("shared"), "{said}");
    }
}

#[test]
fn a_turn_that_never_comes_is_not_announced() {
    // The same position for the third time, where that ends the game.
    let mut recorded = from_position(GameId::Groi, &[], Some("o1 o2 o3 o5 / o8 o10 o11 o12 b 2"));
    play(&mut recorded, "o1-i1 o8-i8 i1-o1 i8-o8 o1-i1 o8-i8 i1-o1 i8-o8");
    let said = told(&recorded, Language::English);
    assert!(said.contains("A draw: the same position came up three times."), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(!lines[lines.len() - 2].starts_with("Turn "), "{said}");
}

#[test]
fn a_handicap_in_a_row_of_games_is_said_to_be_of_the_first() {
    let arguments = ["text", "groi", "--handicap", "pawn", "--p2", "human", "--seed", "1", "--lang", "en"];
    let single = flat(&Place::new().run(&arguments, "").out);
    assert!(single.contains("A handicap: ") && !single.contains("game 1 only"), "{single}");
    let row = [&arguments[..], &["--option", "match=points:5"]].concat();
    let said = flat(&Place::new().run(&row, "o1-i1\no8-i8\ni1-o1\ni8-o8\no1-i1\no8-i8\ni1-o1\ni8-o8\n").out);
    assert!(said.contains("The handicap applies to game 1 only; later games begin from the usual start."), "{said}");
    let begins = "Game 2 begins from the standard start, with sides switched: player 2 moves first now.";
    assert!(said.contains(begins), "{said}");
    // Where it began from there, too, nothing is said of it.
    let row = ["text", "groi", "--p2", "human", "--seed", "1", "--lang", "en", "--option", "match=points:5"];
    let said = flat(&Place::new().run(&row, "o1-i1\no8-i8\ni1-o1\ni8-o8\no1-i1\no8-i8\ni1-o1\ni8-o8\n").out);
    assert!(said.contains("Game 2 begins, with sides switched: "), "{said}");
}

#[test]
fn a_pass_that_is_forced_before_the_first_choice_is_told() {
    let place = Place::new();
    let begin =
        ["text", "demeter", "--option", "start=c5 / b1 b2", "--p2", "human", "--lang", "en", "--save", "m.jsonl"];
    let said = flat(&place.run(&begin, "b2-c2\n").out);
    let told = "1. pass Player 1 has no legal action and passes.";
    assert!(said.contains(told) && said.contains("2. b2-c2 (player 2)"), "{said}");
    // A match that goes on after choices does not tell it again.
    let said = flat(&place.run(&["text", "demeter", "--load", "m.jsonl", "--lang", "en"], "").out);
    assert!(!said.contains(told), "{said}");
}

#[test]
fn a_draw_that_can_be_claimed_is_among_the_actions() {
    let mut recorded = from_position(GameId::Groi, &[("repetition", "declare")], Some("i2 i7 i9 i11 / i1 i4 o6 w 21"));
    let before = text(&recorded, "actions\n").out;
    assert!(before.contains("actions: ") && !before.contains(" draw "), "{before}");
    play(&mut recorded, "i4-o4 i7-o7 o4-i4 o7-i7 i4-o4 i7-o7 o4-i4 o7-i7");
    let said = text(&recorded, "actions\nactions dr\n").out;
    assert!(said.contains("6 actions: i1-o1 i4-o4 o6-d o6-i6 o6-i5 draw"), "{said}");
    assert!(said.contains("One action: draw"), "{said}");
}

#[test]
fn an_answer_of_no_is_no_command() {
    for (language, no, yes, on) in [
        ("en", "no", "yes", "The match goes on."),
        ("en", "n", "y", "The match goes on."),
        ("fr", "non", "oui", "La partie continue."),
    ] {
        let arguments = ["text", "groi", "--p2", "human", "--seed", "1", "--lang", language];
        let said = Place::new().run(&arguments, format!("resign\n{no}\nresign\n{yes}\n"));
        assert_eq!(said.out.matches(on).count(), 1, "{}", said.out);
        assert!(!said.out.contains(&format!("“{no}”")) && !said.out.contains(&format!("« {no} »")), "{}", said.out);
        assert!(said.out.contains(". resign"), "{}", said.out);
    }
    // Another command is carried out.
    let said = Place::new().run(&["text", "groi", "--p2", "human", "--lang", "en"], "resign\no1-i1\n");
    assert!(said.out.contains("The match goes on.\n") && said.out.contains("1. o1-i1"), "{}", said.out);
}

#[test]
fn why_nothing_can_be_taken_back_is_said() {
    let against = ["text", "groi", "--p2", "random", "--seed", "1", "--lang", "en"];
    let said = Place::new().run(&against, "takeback\n");
    assert!(said.out.contains("you have not acted yet."), "{}", said.out);
    let people = ["text", "groi", "--p2", "human", "--seed", "1", "--lang", "en"];
    let said = Place::new().run(&people, "o1-i1\ntakeback\n");
    assert!(said.out.contains("You can only take back against the computer."), "{}", said.out);
}

#[test]
fn sets_of_pawns_are_told_apart_in_text() {
    // Player 1's pawns of the south stand on i3 and i6, those of the south-west on i4 and i5.
    let line = "a1 b1 b2 c1 c2 c3 d1 d2 i3 i6 + e1 e2 e3 f1 f2 f3 g1 g2 i4 i5 / \
                j1 k1 k2 l1 l2 l3 m1 m2 m3 m4 + n1 n2 n3 n4 o1 o2 o3 p1 p2 q1 / \
                j10 k10 k11 l10 l11 l12 m10 m11 m12 m13 + e10 e11 e12 e13 f10 f11 f12 g10 g11 h10 1";
    let recorded = from_position(GameId::Chinese, &[("sets", "2")], Some(line));
    let said = text(&recorded, "what i3\nwhat i4\ne1-e5\nwords\n").out;
    assert!(said.contains("stands on i3. Its target: north (rows n to q)."), "{said}");
    assert!(said.contains("stands on i4. Its target: north-east."), "{said}");
    // Drawn, each set has its brackets, which the legend explains.
    assert!(said.contains("(3) {4} {5} (6)"), "{said}");
    assert!(said.contains("() player 1 to north (rows n to q) {} player 1 to north-east"), "{said}");
    assert!(said.contains("<> player 2 to south-east || player 2 to south (rows a to d)"), "{said}");
    // In words, set by set.
    assert!(said.contains("Player 1: to north (rows n to q): a1, b1"), "{said}");
    assert!(said.contains("; to north-east: e1, e2"), "{said}");
    // Six signs for six sets of two players, too.
    let of_two =
        flat(&Place::new().run(&["text", "chinese", "--p2", "human", "--option", "sets=3", "--lang", "en"], "").out);
    let signs = ["() player", "<> player", "[] player", "{} player", "|| player", "\\/ player"];
    assert!(signs.iter().all(|sign| of_two.matches(sign).count() == 1), "{of_two}");
    // With one set nothing is said of targets that are plain.
    let said = flat(&Place::new().run(&["text", "chinese", "--p2", "human", "--lang", "en"], "what a1\n").out);
    assert!(said.contains("() player 1 <> player 2") && !said.contains("Its target"), "{said}");
}

#[test]
fn while_creatures_are_placed_all_of_them_are_told_and_whose_they_are() {
    let arguments =
        ["text", "holochess", "--p2", "human", "--seed", "7", "--option", "placement=chosen", "--lang", "en"];
    // Player 2 begins, and has neither Savrip nor Molator.
    let words = [&arguments[..], &["--option", "board=words"]].concat();
    let said = flat(&Place::new().run(&words, "savrip@o8\nngok@o8\nsavrip@o2\nngok@o9\nboard\n").out);
    assert!(said.contains("Savrip belongs to the opponent."), "{said}");
    assert!(said.contains("Place each creature once, on one of your own free starting cells."), "{said}");
    assert!(said.contains("Player 1: still to be placed: Savrip, Monnok, Ghhhk, Molator"), "{said}");
    assert!(said.contains("Player 2: Ng’ok o8; still to be placed: Houjix, Strider, K’lor’slug"), "{said}");
}

#[test]
fn a_match_in_a_line_that_is_refused_is_not_saved() {
    let place = Place::new();
    let line = holochess::record::to_text_line(&from_position(GameId::Groi, &[], None).text());
    let saves = || {
        std::fs::read_dir(place.path("home/saves"))
            .map_or(0, |found| found.flatten().filter(|file| file.path().extension().is_some()).count())
    };
    place.write("line.txt", &line);
    for given in [&*line, "line.txt"] {
        let said = place.run(&["text", "holochess", "--load", given, "--lang", "en"], "");
        assert_eq!((said.status, saves()), (2, 0), "{}", said.err);
        assert!(said.err.contains("is a match of groi, not of holochess"), "{}", said.err);
        assert!(said.err.chars().count() < 200, "{}", said.err);
    }
    assert_eq!((place.run(&["text", "groi", "--load", &line, "--lang", "en"], "").status, saves()), (0, 1));
}

#[test]
fn the_form_of_a_start_is_told_in_the_language_of_the_person() {
    for (language, told, strange) in
        [("en", "white’s squares and black’s", "les cases"), ("fr", "les cases des blancs", "squares")]
    {
        let said = Place::new().run(&["text", "demeter", "--p2", "human", "--lang", language], "rules\n");
        let wrong = Place::new().run(&["text", "demeter", "--option", "start=h9", "--lang", language], "");
        for text in [flat(&said.out), wrong.err] {
            assert!(text.contains(told) && !text.contains(strange), "{text}");
        }
    }
}
