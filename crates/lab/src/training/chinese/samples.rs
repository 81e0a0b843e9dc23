//! What a match teaches: by how many turns one side was ahead in each of its positions, which the race at its end shows.

use super::{LONGEST, self_play::SelfPlay};
use holochess_players::chinese::{
    features,
    race::{is_race, race},
    weights::Weights,
};
use holochess_rules::{
    Action, NodeKind, Rules, Seat,
    chinese::{Chinese, Position},
};

/// Of this many moves one is drawn later on, so that other positions come up as well.
const DRAWN_LATER: u64 = 25;
/// Positions of a turn that a race keeps.
const WIDTH: usize = 60;

/// A position of a match: the features of the first side less those of the second, and by how many turns the first was ahead when the
/// race began.
pub(super) struct Sample {
    pub(super) features: Vec<(u8, f64)>,
    pub(super) lead: f64,
    /// The fewest turns that a side still needed.
    pub(super) turns: f64,
}

/// Plays a match against itself: its samples, and its turns.
pub(super) fn play_match(weights: &Weights, seed: u64, nodes: u64) -> (Vec<Sample>, usize) {
    let mut play = SelfPlay::new(weights, 2, seed, nodes, Some(DRAWN_LATER));
    let mut samples: Vec<(Vec<(u8, f64)>, [f64; 2])> = Vec::new();
    let seats = Seat::BOTH;
    // By seat, how many turns it has had.
    let mut had = [0.0; 2];
    while play.turn < LONGEST {
        let NodeKind::Decision(seat) = play.rules.node_kind(&play.position) else { break };
        if play.has_begun() {
            let (rules, position) = (&play.rules, &play.position);
            samples.push((differences(rules, position), had));
            if is_race(rules, position, Seat::FIRST) {
                let needed = seats.map(|seat| race(rules, position, seat, WIDTH));
                let [Some(first), Some(second)] = needed else { break };
                let races = [first, second].map(|race| race.moves);
                let on_the_way =
                    seats.into_iter().zip(&races).flat_map(|(seat, moves)| run(rules, position, seat, moves));
                let on_the_way: Vec<Sample> = on_the_way.collect();
                let needed = races.map(|moves| moves.len() as f64);
                let finished = samples.into_iter().map(|(features, before)| {
                    let left = [0, 1].map(|seat| had[seat] - before[seat] + needed[seat]);
                    Sample { features, lead: left[1] - left[0], turns: left[0].min(left[1]) }
                });
                return (finished.chain(on_the_way).collect(), play.turn);
            }
        }
        had[seat.index()] += 1.0;
        play.go_on(seat);
    }
    (Vec::new(), play.turn)
}

/// A seat runs its race alone: how it stands on the way, against how it stands at home.
fn run(rules: &Chinese, position: &Position, seat: Seat, moves: &[Action]) -> Vec<Sample> {
    let count = |position: &Position| {
        let mut times = vec![0.0; features::count()];
        for &set in rules.sets(seat) {
            features::visit(position, set, |feature, count| times[feature] += f64::from(count));
        }
        times
    };
    let mut position = *position;
    let mut stands = Vec::new();
    for &action in moves {
        if position.mover() != seat {
            position = rules.pass(&position);
        }
        stands.push(count(&position));
        position = rules.apply(&position, action);
    }
    let home = count(&position);
    let of = |(had, times): (usize, Vec<f64>)| {
        let left = (moves.len() - had) as f64;
        let all =
            times.into_iter().zip(&home).enumerate().map(|(feature, (times, home))| (feature as u8, times - home));
        Sample { features: all.filter(|&(_, times)| times != 0.0).collect(), lead: -left, turns: left }
    };
    stands.into_iter().enumerate().map(of).collect()
}

/// The features of the first seat less those of the second, where they are not the same.
fn differences(rules: &Chinese, position: &Position) -> Vec<(u8, f64)> {
    let mut times = vec![0.0; features::count()];
    for (seat, sign) in [(Seat::FIRST, 1.0), (Seat::SECOND, -1.0)] {
        for &set in rules.sets(seat) {
            features::visit(position, set, |feature, count| times[feature] += sign * f64::from(count));
        }
    }
    let all = times.into_iter().enumerate().map(|(feature, times)| (feature as u8, times));
    all.filter(|&(_, times)| times != 0.0).collect()
}
