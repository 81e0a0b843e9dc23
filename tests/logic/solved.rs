//! What the top levels compute instead of searching: races of Chinese Checkers, and forced goals of Déméter; and
//! what the engine of Déméter proves.

use holochess::{
    players::{
        Limits,
        chinese::weights::{Weights, WeightsError},
        demeter::engine::{self, Decision},
        search_player::{EngineQuestion, HeuristicGame},
    },
    rules::{
        Action, Cell, GameId, NodeKind, Rules, Seat,
        chinese::{self, Chinese},
        demeter::{
            self, Demeter,
            camp::{BLACK, WHITE, goals},
        },
        squares::{SQUARES, SquareSet},
    },
};

use crate::lots::{Lots, actions_of, wander};

/// More than any search needs here.
const NODES: u64 = 1_000_000;

/// Whether a seat whose turn it is can come home in so many turns, while no other seat moves.
fn comes_home(rules: &Chinese, position: &chinese::Position, seat: Seat, turns: u32) -> bool {
    let outside: u32 = rules.sets(seat).iter().map(|set| (position.pawns(*set) - set.target()).len()).sum();
    outside <= turns
        && actions_of(rules, position).into_iter().any(|action| {
            let after = rules.apply(position, action);
            after.place(seat) == Some(1)
                || turns > 1 && after.over().is_none() && comes_home(rules, &rules.pass(&after), seat, turns - 1)
        })
}

/// Races near their end are run in as few turns as there can be.
#[test]
fn a_race_is_run_by_the_shortest_way() {
    let rules = Chinese::new(&GameId::Chinese.options(), 2).unwrap();
    let mut lots = Lots::new(5);
    let mut raced = 0;
    for _ in 0..60 {
        // Both are nearly home: some pawns have been taken out of the target and put down in the rows before it.
        let camp = |lots: &mut Lots, target: &[&str], before: &[&str]| {
            let (mut holes, mut free) = (target.to_vec(), before.to_vec());
            for _ in 0..=lots.below(3) {
                let place = lots.below(holes.len());
                holes[place] = free.swap_remove(lots.below(free.len()));
            }
            holes.join(" ")
        };
        let north = ["n1", "n2", "n3", "n4", "o1", "o2", "o3", "p1", "p2", "q1"];
        let south = ["a1", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3", "d4"];
        let first = camp(&mut lots, &north, &["m5", "m6", "m7", "m8", "m9", "l5", "l6", "l7", "l8", "k5", "k6", "k7"]);
        let second = camp(&mut lots, &south, &["e5", "e6", "e7", "e8", "e9", "f5", "f6", "f7", "f8", "g5", "g6", "g7"]);
        let Ok(mut position) = rules.read_position(&format!("{first} / {second} 1")) else { continue };
        let seat = Seat::FIRST;
        let Some(shortest) = (1..=4).find(|&turns| comes_home(&rules, &position, seat, turns)) else { continue };
        let mut turns = 0;
        while position.place(seat).is_none() {
            assert_eq!(rules.node_kind(&position), NodeKind::Decision(seat));
            let solved = rules.solve(&position, seat, &[], NODES).expect("it is a race");
            assert!(solved.value > 0.0 && solved.value < 1.0);
            position = rules.apply(&position, solved.action);
            turns += 1;
            if position.over().is_none() {
                position = rules.pass(&position);
            }
        }
        assert_eq!(turns, shortest, "{first} / {second}");
        raced += 1;
    }
    assert!(raced > 30, "{raced}");
}

#[test]
fn where_armies_meet_there_is_no_race() {
    let rules = Chinese::new(&GameId::Chinese.options(), 2).unwrap();
    assert_eq!(rules.solve(&rules.start(), Seat::FIRST, &[], NODES), None);
}

/// Whether the side to move can be in a goal within so many moves of its own, whatever the other side does.
fn forces(rules: &Demeter, position: &demeter::Position, moves: u32) -> bool {
    let into = goals(position.side().opponent());
    actions_of(rules, position).into_iter().any(|action| {
        if matches!(action, Action::Move { to, .. } if into.contains(to)) {
            return true;
        }
        moves > 1 && is_lost(rules, &rules.apply(position, action), moves - 1)
    })
}

/// Whether the side to move loses, whatever it does, to a goal within so many moves.
fn is_lost(rules: &Demeter, position: &demeter::Position, moves: u32) -> bool {
    let goes_on = |after: &demeter::Position| matches!(rules.node_kind(after), NodeKind::Decision(_));
    let replies = actions_of(rules, position);
    if replies.is_empty() {
        let after = rules.pass(position);
        return goes_on(&after) && forces(rules, &after, moves);
    }
    replies.into_iter().all(|reply| {
        let after = rules.apply(position, reply);
        goes_on(&after) && forces(rules, &after, moves)
    })
}

/// White to move with four pawns against three, on squares that are drawn.
fn drawn_position(lots: &mut Lots) -> demeter::Position {
    let mut taken = goals(WHITE) | goals(BLACK);
    let mut camp = |size: u32| {
        let mut squares = SquareSet::EMPTY;
        while squares.len() < size {
            let square = SquareSet::from_cell(Cell(lots.below(SQUARES) as u8));
            if (taken & square).is_empty() {
                squares |= square;
                taken |= square;
            }
        }
        squares
    };
    let pawns = [camp(4), camp(3)];
    demeter::Position::build(pawns, WHITE).expect("pawns are on squares of their own")
}

/// What the engine decides without a past.
fn engine_decides(rules: &Demeter, position: &demeter::Position, seen: &[u64], nodes: u64) -> Decision {
    let limits = Limits { nodes: Some(nodes), time: None };
    engine::think(rules, position, EngineQuestion { seen, seed: 1, limits, stop: None }, &engine::SHIPPED)
}

#[test]
fn the_engine_answers_threats_and_knows_draws() {
    let rules = Demeter::new(&GameId::Demeter.options(), 2).unwrap();
    let read = |line: &str| demeter::Position::read(line).expect("it is a position");
    let decide = |line: &str, seen: &[u64]| engine_decides(&rules, &read(line), seen, 3_000);
    // The example of the rulebook: the chain from G6 ends in the goal.
    let wins = decide("g6 f5 d4 b3 a3 / b8 c8 w", &[]);
    assert_eq!((rules.action_text(wins.action), wins.value), ("g6-a4".to_owned(), 1.0));
    // With black to move, only a pawn on the way of that chain stops it.
    let position = read("g6 f5 d4 b3 a3 / b8 c8 b");
    let decision = engine_decides(&rules, &position, &[], 3_000);
    let after = rules.apply(&position, decision.action);
    assert!((after.jump_ends() & goals(BLACK)).is_empty(), "{decision:?}");
    // A losing player takes the third repetition.
    let lost = drawn_loss(&rules);
    let decision = engine_decides(&rules, &lost, &[], 3_000);
    assert!(decision.value <= 0.0, "{decision:?}");
    let saving = rules.hash(&rules.apply(&lost, decision.action));
    let saved = engine_decides(&rules, &lost, &[saving, saving], 3_000);
    assert!((saved.value - 0.5).abs() < 0.1 && saved.action == decision.action, "{saved:?}");
}

/// A position in which the side to move is lost, though nothing threatens it at once.
fn drawn_loss(rules: &Demeter) -> demeter::Position {
    let mut lots = Lots::new(21);
    loop {
        let position = drawn_position(&mut lots);
        let is_threatened = !(position.as_seen_by(BLACK).jump_ends() & goals(WHITE)).is_empty();
        if !is_threatened && is_lost(rules, &position, 2) {
            return position;
        }
    }
}

#[test]
fn forced_goals_are_found_and_nothing_else_is() {
    let rules = Demeter::new(&GameId::Demeter.options(), 2).unwrap();
    let mut lots = Lots::new(8);
    let (mut forced, mut others) = ([0; 5], 0);
    for _ in 0..400 {
        let position = drawn_position(&mut lots);
        let quickest = (1..=3).find(|&moves| forces(&rules, &position, moves));
        match (quickest, rules.solve(&position, WHITE, &[], NODES)) {
            (Some(moves), Some(solved)) => {
                assert!((solved.value - 1.0).abs() < 1e-12);
                let after = rules.apply(&position, solved.action);
                assert!(moves == 1 || is_lost(&rules, &after, moves - 1), "{}", position.line());
                forced[moves as usize] += 1;
            }
            (Some(moves), None) => panic!("{}: a goal in {moves} is not found", position.line()),
            // A goal in four moves, which the plain look above does not reach.
            (None, Some(solved)) => {
                assert!(is_lost(&rules, &rules.apply(&position, solved.action), 3), "{}", position.line());
                forced[4] += 1;
            }
            (None, None) => others += 1,
        }
    }
    assert!(forced[1] > 3 && forced[2] > 3 && forced[3] > 1 && others > 50, "{forced:?} {others}");
}

/// A position that has been there twice ends the match when it comes again: no goal is forced through it.
#[test]
fn no_goal_is_forced_through_a_third_repetition() {
    let rules = Demeter::new(&GameId::Demeter.options(), 2).unwrap();
    let mut lots = Lots::new(8);
    let mut barred = 0;
    for _ in 0..2_000 {
        let position = wander(&rules, &rules.start(), 30, &mut lots);
        let Some(solved) = rules.solve(&position, position.side(), &[], NODES) else { continue };
        let after = rules.apply(&position, solved.action);
        if rules.node_kind(&after) == NodeKind::Over {
            continue;
        }
        let hash = rules.hash(&after);
        let again = rules.solve(&position, position.side(), &[hash, hash], NODES);
        assert!(again.is_none_or(|again| again.action != solved.action), "{}", position.line());
        barred += 1;
        if barred == 3 {
            return;
        }
    }
    panic!("there are too few: {barred}");
}

#[test]
fn weights_of_chinese_checkers_are_read_as_they_were_written() {
    let text = include_str!("../../assets/players/chinese.weights");
    let weights = Weights::from_text(text).unwrap();
    assert!(
        text.lines().nth(1).unwrap().starts_with("# holochess-lab train chinese --out FILE "),
        "the command is there"
    );
    assert_eq!(Weights::from_text(&weights.to_text(&[])), Ok(weights));
    assert_eq!(Weights::from_text("holochess-weights 2"), Err(WeightsError::Header));
    let torn: String = text.lines().take(20).collect::<Vec<_>>().join("\n");
    assert!(matches!(Weights::from_text(&torn), Err(WeightsError::Line { line: 21, .. })), "{torn}");
}
