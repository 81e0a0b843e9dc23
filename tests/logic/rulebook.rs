//! The rulebook: what it says of every ending, every option and every creature.

use holochess::{
    lessons::{Course, Ends, Lesson, Page, WrongTry},
    locale::{Language, Locale},
    record::ending_word,
    rules::{Ending, GameId, Seat, holochess::Creature},
};

/// The endings that each game knows, and words of which its page has to use one, in English and in French.
fn endings(game: GameId) -> Vec<(Ending, [&'static str; 2])> {
    let resigned = (Ending::Resigned(Seat::FIRST), ["resign", "abandonner"]);
    let stuck = (Ending::Stuck, ["neither", "aucun des deux"]);
    let cap = (Ending::Cap, ["400 moves", "400 coups"]);
    let repetition = (Ending::Repetition, ["third time", "troisième fois"]);
    match game {
        GameId::Holochess => vec![
            (Ending::Eliminated, ["all four", "les quatre"]),
            (Ending::Duel, ["until one is ahead", "7 d’avance"]),
            (Ending::Quiet, ["nobody attacks", "n’attaque"]),
            (Ending::Cap, ["1,000 turns", "1\u{202f}000 tours"]),
            stuck,
            resigned,
        ],
        GameId::Groi | GameId::Revised => vec![
            (Ending::Stuck, ["draw without points", "nulle, sans points"]),
            (Ending::Line, ["next to each other", "côte à côte"]),
            (Ending::Captures, ["Two pawns removed", "Deux pions retirés"]),
            (Ending::Points, ["12 points", "12 points"]),
            (Ending::Broke, ["credits", "crédits"]),
            (Ending::Games, ["60 games", "60 manches"]),
            cap,
            repetition,
            resigned,
        ],
        GameId::Demeter => vec![
            (Ending::Goal, ["goals", "buts"]),
            (Ending::Cap, ["300 moves", "300 coups"]),
            (Ending::Stuck, ["neither can move", "personne ne peut jouer"]),
            repetition,
            resigned,
        ],
        GameId::Chinese => vec![
            (Ending::Goal, ["fill the triangle", "triangle"]),
            (Ending::Cap, ["500 turns", "500 tours"]),
            (Ending::Stuck, ["nobody can move", "personne ne peut jouer"]),
            resigned,
        ],
    }
}

/// Words of which the page of an option has to use one, in English and in French.
fn words_of(game: GameId, option: &str) -> [&'static str; 2] {
    match (game, option) {
        (_, "deal") => ["same chance", "même chance"],
        (_, "placement") => ["place their creatures", "placer ses créatures"],
        (_, "quiet_turns") => ["20, unless", "20"],
        (_, "quiet_end") => ["it is a draw", "qu’elle soit nulle"],
        (GameId::Groi | GameId::Revised, "repetition") => ["declare", "déclarer"],
        (GameId::Demeter, "repetition") => ["third time", "troisième fois"],
        (GameId::Demeter, "move_cap") => ["300 moves", "300 coups"],
        (_, "move_cap") => ["400 moves", "400 coups"],
        (_, "match") => ["games in a row", "manches de suite"],
        (_, "game_cap") => ["60 games", "60 manches"],
        (_, "start") => ["squares to start", "cases de départ"],
        (_, "sets") => ["more sets", "plusieurs jeux"],
        (_, "blocking") => ["Fill:", "Remplir"],
        (_, "fill_unused") => ["that nobody may move", "que personne ne déplace"],
        (_, "play_on") => ["may play on", "peuvent continuer"],
        (_, "turn_cap") => ["500 turns", "500 tours"],
        _ => panic!("{}: what has the page of {option} to say?", game.id()),
    }
}

fn speaks(game: GameId, term: &str, words: [&str; 2]) {
    let page = Page::find(game, term).unwrap_or_else(|| panic!("{}: {term} has no page", game.id()));
    for (language, word) in [Language::English, Language::French].into_iter().zip(words) {
        let body = page.body(&Locale::new(language));
        assert!(body.contains(word), "{}: {term} leads to {}, which says nothing of it: {body}", game.id(), page.id);
    }
}

#[test]
fn every_ending_and_every_option_of_every_game_has_a_page_that_speaks_of_it() {
    for game in GameId::ALL {
        for (ending, words) in endings(game) {
            speaks(game, ending_word(ending), words);
        }
        for (key, _) in game.options().iter() {
            speaks(game, &format!("option-{key}"), words_of(game, key));
        }
        // Whoever asks for the rules without a question finds what can be done in a turn.
        assert!(Page::find(game, "turn").is_some(), "{}", game.id());
    }
}

#[test]
fn the_page_of_the_creatures_says_what_the_rules_say() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let body = Page::find(GameId::Holochess, "creatures").expect("there is one").body(&locale);
        for creature in Creature::ALL {
            let name = locale.text(&format!("creature-{}-name", creature.id()));
            let line = body.lines().find(|line| line.starts_with(&name)).unwrap_or_else(|| panic!("{name}: {body}"));
            let stats = creature.ratings();
            let numbers = format!("{}, {}, {}", stats.attack, stats.defence, stats.movement);
            assert!(line.ends_with(&numbers), "{line} for {numbers}");
        }
    }
}

#[test]
fn whatever_the_rules_allow_in_a_step_and_the_lesson_does_not_is_answered_with_a_reason() {
    let lesson = Lesson::of(GameId::Holochess);
    let mut course = Course::begin(lesson, 0).expect("there is a first part");
    let mut asked = 0;
    while course.part_number() == 0 {
        let Some(step) = course.step() else { break };
        if matches!(step.ends, Ends::Act(_)) {
            let wanted = course.wanted();
            for action in course.table().actions() {
                if !wanted.contains(&action) {
                    asked += 1;
                    let wrong = course.act(action).expect_err("it is not asked for");
                    assert!(matches!(wrong, WrongTry::Answered(_)), "{wrong:?}");
                }
            }
            let hint = course.hint().expect("something ends it");
            course.act(hint).expect("it is asked for");
        } else {
            course.go_on();
        }
    }
    assert!(asked > 5, "{asked}");
}
