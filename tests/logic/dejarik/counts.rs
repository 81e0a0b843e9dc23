//! Counts of positions: the rulebook's own, and those of a second, naive implementation, position by position and move by move.

use std::{collections::BTreeSet, ops::ControlFlow};

use holochess::rules::{
    Cell, GameId, NodeKind, Rules, Seat,
    circle::CELLS,
    dejarik::{Dejarik, Draft, Position},
    perft::{divide, perft, perft_on},
};

use super::{BOTH, naive::Game, options};
use crate::watched::Lots;

/// The rulebook's "Counts", and the next depth, which the naive implementation confirms.
const COUNTS: [(GameId, &[u64]); 2] = [
    (GameId::Groi, &[8, 48, 664, 8_540, 91_659, 908_624]),
    (GameId::Revised, &[19, 317, 4_140, 48_170, 475_417, 4_263_025]),
];

fn rules(game: GameId) -> Dejarik {
    Dejarik::new(&options(game, &[]), 2).unwrap()
}

/// Lines of positions with pawns strewn about, most of them on the inner ring or near each other.
pub fn scattered(game: GameId, count: usize) -> Vec<String> {
    let mut lots = Lots::new(7);
    let rules = rules(game);
    let mut lines = Vec::new();
    while lines.len() < count {
        let crowded = lots.below(2) == 0;
        let mut cells: Vec<Cell> = (0..CELLS as u8)
            // Rays 1 to 5 and the centre: there pawns block, boost and remove each other.
            .filter(|cell| !crowded || *cell == 0 || (cell - 1) % 12 < 5)
            .map(Cell)
            .collect();
        let camps = [0, 1].map(|_| {
            let size = 3 + lots.below(2);
            (0..size).map(|_| cells.swap_remove(lots.below(cells.len()))).collect::<Vec<_>>()
        });
        let moves = lots.below(8) as u16;
        let side = Seat::new(usize::from(moves % 2));
        lines.extend(Position::build(rules.rule_set(), &Draft { camps, side, moves }).map(|built| built.to_string()));
    }
    lines
}

#[test]
fn the_start_counts_as_the_rulebook_says() {
    for (game, counts) in COUNTS {
        let rules = rules(game);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&rules, &rules.start(), depth), count, "depth {depth} of {}", game.id());
        }
    }
}

#[test]
fn the_naive_rules_count_the_same() {
    for (game, counts) in COUNTS {
        let start = Game::read(game, &rules(game).start().to_string());
        for (depth, &count) in (1..=4).zip(counts) {
            assert_eq!(start.perft(depth), count, "depth {depth} of {}", game.id());
        }
    }
}

#[test]
#[ignore = "takes minutes; confirms the deepest counts of the table"]
fn the_naive_rules_count_the_same_all_the_way_down() {
    for (game, counts) in COUNTS {
        let start = Game::read(game, &rules(game).start().to_string());
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(start.perft(depth), count, "depth {depth} of {}", game.id());
        }
    }
}

/// Hundreds of positions: the same moves with the same names, the same positions after them, the same ends and counts.
#[test]
fn scattered_positions_are_what_the_naive_rules_say() {
    for game in BOTH {
        let rules = rules(game);
        let (mut boosted, mut killed, mut ended) = (0, 0, 0);
        for line in scattered(game, 600) {
            let position = rules.read_position(&line).unwrap();
            let naive = Game::read(game, &line);
            assert_eq!(naive.line(), line);
            assert!(!naive.has_scored());
            let mut found = BTreeSet::new();
            let _ = rules.visit_actions(&position, |action| {
                let after = rules.apply(&position, action);
                let points = rules.verdict(&after).map(|verdict| verdict.scores);
                let stays = points.as_deref() == Some(&[0, 0]);
                assert!(!stays, "a move scores or the game goes on");
                boosted += usize::from(rules.path(&position, action).len() > 4);
                killed += usize::from(
                    after.camp(position.side().opponent()).len() < position.camp(position.side().opponent()).len(),
                );
                ended += usize::from(points.is_some());
                assert!(found.insert((rules.action_text(action), after.to_string(), points)), "{line}: one move twice");
                ControlFlow::Continue(())
            });
            let expected: BTreeSet<_> = naive
                .moves()
                .into_iter()
                .map(|(text, after)| (text, after.line(), after.points.map(|points| points.to_vec())))
                .collect();
            assert_eq!(found, expected, "{line}");
            assert_eq!(rules.count_actions(&position), found.len() as u64);
            for depth in 2..=3 {
                assert_eq!(perft(&rules, &position, depth), naive.perft(depth), "depth {depth} of {line}");
            }
        }
        assert!(boosted > 30 && killed > 100 && ended > 50, "{boosted} {killed} {ended}");
    }
}

/// Whole games by lot, side by side, passes and ends included.
#[test]
fn games_go_the_same_way_to_the_same_end() {
    let mut lots = Lots::new(3);
    for game in BOTH {
        let rules = rules(game);
        let (mut passes, mut ends) = (0, BTreeSet::new());
        for _ in 0..150 {
            let mut position = rules.start();
            let mut naive = Game::read(game, &position.to_string());
            for _ in 0..120 {
                if rules.node_kind(&position) == NodeKind::Over {
                    break;
                }
                let moves = naive.moves();
                if moves.is_empty() {
                    assert!(!rules.has_action(&position));
                    (position, naive) = (rules.pass(&position), naive.pass());
                    passes += 1;
                } else {
                    let (text, after) = &moves[lots.below(moves.len())];
                    position = rules.apply(&position, rules.read_action(text).unwrap());
                    naive = after.clone();
                }
                assert_eq!(position.to_string(), naive.line());
                let points = rules.verdict(&position).map(|verdict| verdict.scores);
                assert_eq!(points, naive.points.map(|points| points.to_vec()));
                ends.extend(points);
            }
        }
        assert!(passes > 0 && ends.len() > 3, "{passes} passes, {ends:?}");
    }
}

#[test]
fn threads_and_first_actions_add_up() {
    for (game, counts) in COUNTS {
        let rules = rules(game);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft_on(&rules, &rules.start(), depth, 3), count);
            let parts = divide(&rules, &rules.start(), depth, 2);
            assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), count);
        }
    }
}

#[test]
fn a_position_is_a_small_value() {
    assert!(size_of::<Position>() <= 24, "{} bytes", size_of::<Position>());
}

#[test]
fn hashes_tell_positions_apart_and_leave_the_number_of_moves_out() {
    for game in BOTH {
        let rules = rules(game);
        let mut seen = std::collections::BTreeMap::new();
        for line in scattered(game, 2000) {
            let (camps, _) = line.rsplit_once(' ').unwrap();
            let before = seen.insert(rules.hash(&rules.read_position(&line).unwrap()), camps.to_owned());
            assert!(before.is_none_or(|before| before == camps));
        }
        let hash =
            |moves: &str| rules.hash(&rules.read_position(&format!("o1 o2 o3 o5 / o8 o10 o11 o12 b {moves}")).unwrap());
        assert_eq!(hash("0"), hash("44"));
    }
}
