//! How fast are positions counted? Holochess against cozy-chess, a good move generator, in the same run on one core.
//!
//! Holochess: the rulebook's two positions to depths 5 and 4. Chess: the start to depth 6. Both count the last ply in bulk.
//! Each is repeated for two seconds, five times in turn; the medians are compared. Holochess has to reach a tenth of the
//! rate of chess: `cargo bench --no-default-features --bench perft`.

use std::{
    hint::black_box,
    process::ExitCode,
    time::{Duration, Instant},
};

use holochess::rules::{Rules, holochess::Holochess, perft::perft};

/// The two positions of the rulebook's "Counts", how deep each is counted, and what has to come out.
const POSITIONS: [(&str, u32, u64); 2] = [
    ("savrip@o2 monnok@o3 ghhhk@o4 houjix@o5 / strider@o8 ngok@o9 klorslug@o10 molator@o11 1 2", 5, 6_428_910),
    ("molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2", 4, 1_250_569),
];

/// Chess from its start.
const CHESS_DEPTH: u32 = 6;
const CHESS_COUNT: u64 = 119_060_324;

/// The least share of chess's rate.
const LEAST: f64 = 0.1;

const SAMPLES: usize = 5;
const SAMPLE: Duration = Duration::from_secs(2);

fn main() -> ExitCode {
    let rules = Holochess::default();
    let starts = POSITIONS.map(|(line, depth, count)| {
        let position = rules.read_position(line).expect("the rulebook's positions are positions");
        (position, depth, count)
    });
    let board = cozy_chess::Board::default();
    let ours = || {
        starts.iter().fold(0, |sum, (position, depth, count)| {
            let counted = perft(&rules, black_box(position), *depth);
            assert_eq!(counted, *count, "a fast count has to be the right one");
            sum + counted
        })
    };
    let chess = || {
        let counted = chess_perft(black_box(&board), CHESS_DEPTH);
        assert_eq!(counted, CHESS_COUNT, "a fast count has to be the right one");
        counted
    };
    let (mut our_rates, mut chess_rates) = (Vec::new(), Vec::new());
    for _ in 0..SAMPLES {
        our_rates.push(rate(ours));
        chess_rates.push(rate(chess));
    }
    let (our_rate, chess_rate) = (median(our_rates), median(chess_rates));
    let ratio = our_rate / chess_rate;
    println!("holochess   {:8.1} million positions a second", our_rate / 1e6);
    println!("cozy-chess  {:8.1} million positions a second", chess_rate / 1e6);
    println!("ratio       {ratio:8.3} (at least {LEAST})");
    if ratio >= LEAST { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Positions a second, counting again and again for one sample's time.
fn rate(mut count: impl FnMut() -> u64) -> f64 {
    let begin = Instant::now();
    let mut counted = 0;
    while begin.elapsed() < SAMPLE {
        counted += count();
    }
    counted as f64 / begin.elapsed().as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// As cozy-chess's own example counts.
fn chess_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for step in moves {
                let mut after = board.clone();
                after.play_unchecked(step);
                count += chess_perft(&after, depth - 1);
            }
        }
        false
    });
    count
}
