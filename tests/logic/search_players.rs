//! The levels of the games without dice: they have words, choose legally and independently of later dice, stop when asked, and
//! finish their matches; and their hints are true.

use std::collections::BTreeSet;

use holochess::{
    locale::{Language, Locale},
    players::{
        self, Limits, Player,
        dejarik::ladder::OSSA,
        hint_reason::HintReason,
        hint_without_dice::{hint_without_dice, reasons},
        play_out,
        search::Stop,
        search_player::{LevelSettings, OpponentModel, SearchPlayer},
        seed_for,
    },
    rules::{
        Action, Ending, GameId, Options, Rules, Seat, Setup, Table, ToAct, Verdict, chinese::Chinese, dejarik::Dejarik,
        demeter::Demeter, dice::Seed, new_table,
    },
};

use crate::ladder::{is_creature, ratings_come_from_the_results};

const WITHOUT_DICE: [GameId; 4] = [GameId::Groi, GameId::Revised, GameId::Demeter, GameId::Chinese];

fn options(game: GameId, values: &[(&str, &str)]) -> Options {
    let mut options = game.options();
    for (key, value) in values {
        options.set(key, value).expect("the test's options exist");
    }
    options
}

fn table(game: GameId, values: &[(&str, &str)], players: usize, position: Option<&str>) -> Box<dyn Table> {
    let setup = Setup { game, options: options(game, values), players, position: position.map(str::to_owned) };
    new_table(&setup, &mut Seed::from_number(1).deal()).expect("it is a set-up").0
}

/// Plays a match between these levels, one a seat.
fn played(game: GameId, values: &[(&str, &str)], levels: &[&str], number: u64) -> Verdict {
    let seed = Seed::from_number(number);
    let hash = seed.sha256_hex();
    let setup = Setup { game, options: options(game, values), players: levels.len(), position: None };
    let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("it is a set-up");
    let mut seats: Vec<_> = (0..)
        .map(Seat::new)
        .zip(levels)
        .map(|(seat, level)| players::new(level, game, seed_for(&hash, seat)).expect("the level exists"))
        .collect();
    play_out(&mut *table, &seed, &mut seats, &Limits::default()).expect("players choose legally").verdict
}

#[test]
fn every_game_has_three_characters_and_more_with_words_in_both_languages() {
    for game in WITHOUT_DICE {
        let levels = players::levels(game);
        let characters: Vec<_> = levels.iter().filter(|level| level.portrait.is_some()).collect();
        assert!(characters.len() >= 3, "{}", game.id());
        for language in Language::ALL {
            let locale = Locale::new(language);
            for level in levels {
                for id in ["", ".about", ".temper"] {
                    assert!(locale.has(&format!("level-{}{id}", level.id)), "{}{id}", level.id);
                }
            }
        }
        let mut portraits: Vec<_> = characters.iter().filter_map(|level| level.portrait).collect();
        let strange = portraits.iter().find(|portrait| !is_creature(portrait));
        assert_eq!(strange, None, "{}: a portrait is the name of a creature's folder", game.id());
        portraits.sort_unstable();
        assert!(portraits.windows(2).all(|two| two[0] != two[1]), "two characters with one portrait: {portraits:?}");
    }
}

#[test]
fn every_level_has_its_measured_rating() {
    for game in WITHOUT_DICE {
        ratings_come_from_the_results(game);
    }
}

#[test]
fn the_same_seed_and_table_give_the_same_choice() {
    for game in WITHOUT_DICE {
        for level in players::levels(game) {
            let new = || players::new(level.id, game, 5).expect("the level exists");
            let (mut old, mut table) = (new(), table(game, &[], 2, None));
            // One player goes through the match; a fresh one, and a slower look at a copy, choose alike.
            for turn in 0..14 {
                let ToAct::Choose(seat) = table.to_act() else { break };
                let thought = old.think(&*table, &Limits::default());
                assert!((0.0..=1.0).contains(&thought.value), "{thought:?}");
                assert_eq!(thought.line.first(), Some(&table.action_text(thought.action)));
                if turn % 3 == 0 {
                    assert_eq!(new().think(&*table.duplicate(), &Limits::default()), thought, "{}", level.id);
                }
                table.play(seat, thought.action).expect("players choose legally");
            }
        }
    }
}

#[test]
fn players_cannot_see_who_starts_the_next_match() {
    // The seed of a match without dice says who starts, and nothing else; a position on the table has no more of it.
    let line = "a1 b1 b2 c1 c2 c3 d1 d2 d3 e5 / n1 n2 n3 m5 o1 o2 o3 p1 p2 q1 1";
    for level in players::levels(GameId::Chinese) {
        let choices = [1, 2].map(|number| {
            let setup = Setup {
                game: GameId::Chinese,
                options: GameId::Chinese.options(),
                players: 2,
                position: Some(line.to_owned()),
            };
            let (table, _) = new_table(&setup, &mut Seed::from_number(number).deal()).expect("it is a position");
            players::new(level.id, GameId::Chinese, 5).expect("it exists").think(&*table, &Limits::default())
        });
        assert_eq!(choices[0], choices[1]);
    }
}

#[test]
fn levels_finish_their_matches() {
    // No player walks in circles until the move cap.
    for (game, levels) in [
        (GameId::Groi, ["keff", "mirra"]),
        (GameId::Revised, ["mirra", "ossa"]),
        (GameId::Demeter, ["lumo", "brin"]),
        (GameId::Demeter, ["brin", "sefa"]),
        (GameId::Chinese, ["wim", "hanno"]),
        (GameId::Chinese, ["hanno", "quill"]),
    ] {
        for number in 0..3 {
            let verdict = played(game, &[], &levels, number);
            assert_ne!(verdict.ending, Ending::Cap, "{} {levels:?} {number}", game.id());
        }
    }
}

#[test]
fn tables_for_more_than_two_are_played_to_the_end() {
    for levels in [&["wim", "hanno", "quill"][..], &["quill", "wim", "hanno", "greedy"]] {
        let verdict = played(GameId::Chinese, &[], levels, 3);
        assert_eq!(verdict.ending, Ending::Goal, "{levels:?}");
    }
    let verdict = played(GameId::Chinese, &[("play_on", "on")], &["hanno", "wim", "hanno"], 4);
    assert_eq!((verdict.ending, verdict.scores.iter().sum::<u16>()), (Ending::Goal, 6));
}

#[test]
fn a_match_of_many_games_is_played_for_points() {
    let verdict = played(GameId::Revised, &[("match", "points:6")], &["keff", "ossa"], 2);
    assert_eq!((verdict.ending, verdict.winner), (Ending::Points, Some(Seat::SECOND)));
}

#[test]
fn a_level_claims_a_draw_only_where_nothing_better_is_in_sight() {
    // White needs one move for four in a line, and black cannot prevent it; both have only moved back and forth so far.
    let line = "o1 o2 o3 o5 / i7 i8 i9 o10 b 20";
    let mut table = table(GameId::Groi, &[("repetition", "declare")], 2, Some(line));
    let think = |table: &dyn Table| SearchPlayer::<Dejarik>::new(OSSA.settings, 1).think(table, &Limits::default());
    assert!(think(&*table).value < 1e-9, "before anything was repeated there is nothing to claim");
    let mut play = |action: &str| {
        let ToAct::Choose(seat) = table.to_act() else { panic!("{action}: a player has a choice") };
        let action = table.read_action(action).expect("it is an action");
        table.play(seat, action).expect("it is legal");
    };
    for action in ["o1-i1", "i7-o7", "i1-o1", "o7-i7", "o1-i1", "i7-o7", "i1-o1", "o7-i7"] {
        play(action);
    }
    let thought = think(&*table);
    assert_eq!(thought.action, Action::Draw);
    assert!((thought.value - 0.5).abs() < 1e-12);
    let hint = hint_without_dice(&*table, None).expect("there is a choice");
    assert_eq!((hint.action, &hint.reasons[..]), (Action::Draw, &[HintReason::Claims][..]));
    // White may claim in its turn, and has better things to do.
    let action = table.read_action("o1-i1").expect("it is an action");
    table.play(Seat::FIRST, action).expect("it is legal");
    assert!(table.check(Action::Draw).is_ok());
    assert_eq!(table.action_text(think(&*table).action), "o10-i10");
}

#[test]
fn who_moves_first_wins_both_dejariks() {
    // Seven moves ahead black wins whatever white does; a strong player has to see it and to win.
    for game in [GameId::Groi, GameId::Revised] {
        let (mut table, mut black) = (table(game, &[], 2, None), SearchPlayer::<Dejarik>::new(OSSA.settings, 1));
        let limits = Limits { nodes: Some(40_000), time: None };
        let mut white = players::new("mirra", game, 1).expect("the level exists");
        let mut moves = 0;
        while let ToAct::Choose(seat) = table.to_act() {
            let thought =
                if seat == Seat::FIRST { black.think(&*table, &limits) } else { white.think(&*table, &limits) };
            assert!(seat != Seat::FIRST || thought.value >= 1.0, "{}: {thought:?}", game.id());
            table.play(seat, thought.action).expect("players choose legally");
            moves += 1;
        }
        assert_eq!(table.verdict().expect("it is over").winner, Some(Seat::FIRST));
        assert!(moves <= 7, "{}: {moves} moves", game.id());
    }
}

#[test]
fn limits_are_kept_and_a_raised_flag_ends_a_thought() {
    let table = table(GameId::Demeter, &[], 2, None);
    let settings = LevelSettings::plain(40, u64::MAX);
    let thought = SearchPlayer::<Demeter>::new(settings, 1).think(&*table, &Limits { nodes: Some(700), time: None });
    assert!(thought.nodes <= 700 && table.actions().contains(&thought.action), "{thought:?}");
    let stop = Stop::default();
    stop.raise();
    let thought =
        SearchPlayer::<Demeter>::new(settings, 1).think_until(&*table, &Limits::default(), Some(stop.clone()));
    assert!(thought.nodes < 100 && table.actions().contains(&thought.action), "{thought:?}");
    assert_eq!(hint_without_dice(&*table, Some(stop)), None);
}

#[test]
fn in_a_race_only_ones_own_moves_count() {
    // All camps have passed each other: the position is the same race whichever opponents are searched.
    let line = "m5 m6 n1 n2 n3 o1 o2 o3 p1 p2 / e5 e6 d1 d2 d3 c1 c2 c3 b1 b2 1";
    let table = table(GameId::Chinese, &[], 2, Some(line));
    let thoughts = [OpponentModel::Everybody, OpponentModel::Rival, OpponentModel::Alone].map(|opponent_model| {
        let settings = LevelSettings { opponent_model, noise: 0.0, ..LevelSettings::plain(12, 20_000) };
        SearchPlayer::<Chinese>::new(settings, 1).think(&*table, &Limits::default())
    });
    assert_eq!(thoughts[0], thoughts[1]);
    assert_eq!(thoughts[1], thoughts[2]);
    // And it is over as soon as it can be: two pawns are out, and q1 and one more are free.
    assert!((thoughts[0].value - 1.0).abs() < 1e-12, "{:?}", thoughts[0]);
}

#[test]
fn hints_say_what_is_true() {
    let of = |game: GameId, position: &str| {
        hint_without_dice(&*table(game, &[], 2, Some(position)), None).expect("there is a choice")
    };
    // Three on the inner ring, and the fourth comes out beside them.
    let hint = of(GameId::Groi, "i1 i2 i3 o5 / o8 o9 o10 o11 b 20");
    assert_eq!(hint.reasons, [HintReason::Wins], "{hint:?}");
    let said = hint.say(&Locale::new(Language::English));
    assert_eq!(said, "wins");
    // One jump from a goal.
    let hint = of(GameId::Demeter, "b4 c4 g1 / b1 b8 c8 w");
    assert!(hint.reasons.contains(&HintReason::Wins), "{hint:?}");
    // Black would jump into a goal; white has nothing of the kind, but can stand in the way.
    let rules = Demeter::new(&GameId::Demeter.options(), 2).expect("two play");
    let position = rules.read_position("e1 e2 h1 / f4 g4 b1 w").expect("it is a position");
    let action = rules.read_action("h1-h3").expect("it is an action");
    assert!(!reasons(&rules, &position, action, 0.4).contains(&HintReason::Stops));
    // Two pawns side by side can jump over each other.
    let position = rules.read_position("e7 f2 h1 / b1 b8 w").expect("it is a position");
    let action = rules.read_action("e7-e2").expect("it is an action");
    assert_eq!(reasons(&rules, &position, action, 0.5), [HintReason::OpensJumps(2)]);
    // A step of the only pawn that is left behind.
    let rules = Chinese::new(&GameId::Chinese.options(), 2).expect("two play");
    let position = rules.read_position("a1 m5 n1 n2 n3 o1 o2 o3 p1 p2 / c1 c2 c3 d1 d2 d3 d4 e7 e8 f9 1");
    let position = position.expect("it is a position");
    let action = rules.read_action("a1-b1").expect("it is an action");
    assert_eq!(reasons(&rules, &position, action, 0.4), [HintReason::BringsTheLast]);
    let rules = Dejarik::new(&GameId::Revised.options(), 2).expect("two play");
    let position = rules.read_position("o1 o2 o5 d / i3 o8 o9 o10 b 20").expect("it is a position");
    let action = rules.read_action("o1-i2").expect("it is an action");
    assert!(reasons(&rules, &position, action, 0.4).contains(&HintReason::Takes));
}

#[test]
fn every_reason_has_words_in_every_language() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for reason in [
            HintReason::Only,
            HintReason::Claims,
            HintReason::Wins,
            HintReason::WinsByForce,
            HintReason::Stops,
            HintReason::Threatens,
            HintReason::Takes,
            HintReason::Saves,
            HintReason::LeavesOpen,
            HintReason::Joins(3),
            HintReason::TakesCentre,
            HintReason::Columns(2),
            HintReason::OpensJumps(3),
            HintReason::ShutsJumps(2),
            HintReason::Holes(4),
            HintReason::ComesHome,
            HintReason::BringsTheLast,
            HintReason::ChangesPlaces,
            HintReason::Prospects,
        ] {
            let said = reason.say(&locale);
            assert!(!said.is_empty() && !said.contains(['⟨', '{']), "{said}");
        }
    }
}

/// The only moves that cost a player nothing go to and fro; two searches that wait for each other would play them for ever (seeds 1 and 9
/// did), and no rule ends such a match before its cap.
#[test]
fn players_of_chinese_checkers_repeat_no_position() {
    for number in [1, 9] {
        let seed = Seed::from_number(number);
        let mut table = table(GameId::Chinese, &[], 2, None);
        let talo = Seat::new(1);
        let mut player = players::new("talo", GameId::Chinese, seed_for(&seed.sha256_hex(), talo)).expect("it exists");
        let (mut positions, mut turns) = (BTreeSet::new(), 0);
        while let ToAct::Choose(seat) = table.to_act() {
            let line = table.position_text().expect("a match that goes on has a position");
            let action = if seat == talo {
                player.choose(&*table)
            } else {
                hint_without_dice(&*table, None).expect("there is a choice").action
            };
            turns += 1;
            assert!(turns < 200, "seed {number}: {line}");
            assert!(positions.insert(line.clone()), "seed {number}, turn {turns}: {line}");
            table.play(seat, action).expect("it is legal");
        }
        assert!(table.verdict().is_some_and(|verdict| verdict.winner.is_some()), "seed {number}");
    }
}

/// Where nothing helps against a pawn that stays in one's target, it must not be locked in: it would never leave. A random
/// player leaves some there for long.
#[test]
fn a_target_stays_open_until_its_last_stranger_has_gone() {
    let options = [("blocking", "none")];
    for number in 1..=4 {
        let levels = if number % 2 == 0 { ["talo", "random"] } else { ["random", "quill"] };
        let verdict = played(GameId::Chinese, &options, &levels, number);
        assert_eq!(verdict.winner, Some(Seat::new(number as usize % 2)), "seed {number}: {verdict:?}");
    }
}
