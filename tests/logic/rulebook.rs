//! The rulebook: what it says of every ending, every option and every creature.

use holochess::{
    lessons::{Course, Ends, Lesson, Page, WrongTry},
    locale::{Language, Locale},
    record::ending_word,
    rules::{Action, Cell, Ending, GameId, Seat, Setup, ToAct, holochess::Creature, new_table},
};

use crate::lots::Lots;

/// The endings that each game knows, and words of which its page has to use one, in English and in French.
fn endings(game: GameId) -> Vec<(Ending, [&'static str; 2])> {
    let resigned = (Ending::Resigned(Seat::FIRST), ["resign", "abandonner"]);
    let stuck = (Ending::Stuck, ["neither", "aucun des deux"]);
    let cap = (Ending::Cap, ["400 moves", "400 coups"]);
    let repetition = (Ending::Repetition, ["three times", "trois fois"]);
    match game {
        GameId::Holochess => vec![
            (Ending::Eliminated, ["all four", "les quatre"]),
            (Ending::Duel, ["until one is ahead", "7 d’avance"]),
            (Ending::Quiet, ["without an attack", "sans attaque"]),
            (Ending::Cap, ["1,000 turns", "1\u{202f}000 tours"]),
            stuck,
            resigned,
        ],
        GameId::Groi | GameId::Revised => vec![
            (Ending::Stuck, ["draw without points", "nulle, sans points"]),
            (Ending::Line, ["next to each other", "côte à côte"]),
            (Ending::Captures, ["Remove two pieces", "Retirez deux pièces"]),
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
            (Ending::Stuck, ["neither can move", "aucun des deux ne peut jouer"]),
            repetition,
            resigned,
        ],
        GameId::Chinese => vec![
            (Ending::Goal, ["fill the triangle", "triangle"]),
            (Ending::Cap, ["500 turns", "500 tours"]),
            (Ending::Stuck, ["no player can move", "personne ne peut jouer"]),
            resigned,
        ],
    }
}

/// Words of which the page of an option has to use one, in English and in French.
fn words_of(game: GameId, option: &str) -> [&'static str; 2] {
    match (game, option) {
        (_, "deal") => ["same chance", "mêmes chances"],
        (_, "placement") => ["place their creatures", "placer ses créatures"],
        (_, "quiet_turns") => ["20 turns", "20 tours"],
        (_, "quiet_end") => ["it is a draw", "la rend nulle"],
        (GameId::Groi | GameId::Revised, "repetition") => ["claim", "réclamer"],
        (GameId::Demeter, "repetition") => ["three times", "trois fois"],
        (GameId::Demeter, "move_cap") => ["300 moves", "300 coups"],
        (_, "move_cap") => ["400 moves", "400 coups"],
        (_, "match") => ["a series", "série de manches"],
        (_, "game_cap") => ["60 games", "60 manches"],
        (_, "start") => ["starting squares", "cases de départ"],
        (_, "sets") => ["more sets", "plusieurs jeux"],
        (_, "blocking") => ["Full triangle:", "Triangle plein"],
        (_, "fill_unused") => ["cannot be moved", "que personne ne déplace"],
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
        // The rules without a question say what can be done in a turn.
        assert!(Page::find(game, "turn").is_some(), "{}", game.id());
    }
}

/// What the rulebook settles beyond endings and options: the page, and words of which it has to use one, in English and in French.
const SETTLED: [(GameId, &str, [&str; 2]); 30] = [
    (GameId::Holochess, "walk", ["a cell twice", "deux fois par une case"]),
    (GameId::Holochess, "walk", ["are one move", "un seul déplacement"]),
    (GameId::Holochess, "attack", ["never moves into", "ne prend pas la case"]),
    (GameId::Holochess, "push", ["the creature stays", "la créature reste"]),
    (GameId::Holochess, "duel", ["at once", "aussitôt"]),
    (GameId::Holochess, "duel", ["without a duel", "sans duel"]),
    (GameId::Holochess, "quiet", ["a passed one", "même passé"]),
    (GameId::Holochess, "dice", ["next one is new", "le même jet ne revient pas"]),
    (GameId::Groi, "start", ["o12, o11, o10 and o8", "o12, o11, o10 et o8"]),
    (GameId::Groi, "double", ["o6, i5, i6 and i7", "o6, i5, i6 et i7"]),
    (GameId::Groi, "order", ["removal is checked first", "d’abord s’il y a une pièce à retirer"]),
    (GameId::Groi, "boost", ["Boosts are compulsory", "L’élan est obligatoire"]),
    (GameId::Groi, "score", ["the highest counts", "la meilleure compte"]),
    (GameId::Groi, "draw", ["passed turn does not", "les tours passés ne comptent pas"]),
    (GameId::Groi, "match", ["costs no credits", "ne change pas les crédits"]),
    (GameId::Revised, "pass", ["forfeits", "perd son tour"]),
    (GameId::Revised, "draw", ["passed turn does not", "les tours passés ne comptent pas"]),
    (GameId::Demeter, "goal", ["h4 and h5", "h4 et h5"]),
    (GameId::Demeter, "chain", ["cannot end there", "ne peut pas y finir"]),
    (GameId::Demeter, "chain", ["the same pawn more than once", "le même pion"]),
    (GameId::Demeter, "stop", ["stops there", "s’y arrête"]),
    (GameId::Demeter, "draw", ["passed turn does not", "un tour passé, non"]),
    (GameId::Chinese, "board", ["121 holes", "121 trous"]),
    (GameId::Chinese, "board", ["chosen at random", "tiré au sort"]),
    (GameId::Chinese, "seats", ["south and south-west", "sud et sud-ouest"]),
    (GameId::Chinese, "chain", ["nor hop over it", "ni sauter par-dessus"]),
    (GameId::Chinese, "many", ["must be home to win", "soient arrivés pour gagner"]),
    (GameId::Chinese, "swap", ["Your own pawns", "ses propres pions"]),
    (GameId::Chinese, "blocking", ["checked first", "d’abord le joueur qui vient de jouer"]),
    (GameId::Chinese, "cap", ["passed turn counts", "tour passé compte"]),
];

#[test]
fn the_pages_say_what_the_rulebook_settles() {
    for (game, term, words) in SETTLED {
        speaks(game, term, words);
    }
}

#[test]
fn whatever_a_game_refuses_has_a_page_that_says_why() {
    for game in GameId::ALL {
        for players in game.players().iter().copied() {
            let setup = Setup { game, options: game.options(), players, position: None };
            let mut lots = Lots::new(5);
            let (mut table, _) = new_table(&setup, &mut || lots.below(256) as u8).expect("it begins");
            let mut asked = 0;
            for _ in 0..12 {
                let ToAct::Choose(seat) = table.to_act() else { break };
                let cells: Vec<Cell> = table.board().cells().collect();
                for (from, to) in cells.iter().flat_map(|from| cells.iter().map(|to| (*from, *to))) {
                    let pushed = Action::Push { to };
                    for action in
                        [Action::Move { from, to }, Action::Attack { from, to }, Action::Swap { from, to }, pushed]
                    {
                        let Err(why) = table.check(action) else { continue };
                        asked += 1;
                        let what = || format!("{} {}: {why:?} has no page", game.id(), table.action_text(action));
                        assert!(Page::why_not(game, &why).is_some(), "{}", what());
                    }
                }
                let actions = table.actions();
                if table.play(seat, lots.one_of(&actions)).is_err() {
                    break;
                }
            }
            assert!(asked > 1000, "{}: {asked}", game.id());
        }
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
            let numbers = format!("{} / {} / {}", stats.attack, stats.defence, stats.movement);
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
