//! The yardstick of both `perft` and `solver`: chess counted with cozy-chess, a good move generator.

use std::hint::black_box;

/// How deep chess is counted from its start, the last ply in bulk.
const DEPTH: u32 = 6;
/// What has to come out: a fast count has to be the right one.
const COUNT: u64 = 119_060_324;

/// Counts chess from its start, and says how many positions that were.
pub fn count() -> u64 {
    let counted = perft(black_box(&cozy_chess::Board::default()), DEPTH);
    assert_eq!(counted, COUNT, "a fast count has to be the right one");
    counted
}

/// As cozy-chess's own example counts.
fn perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for step in moves {
                let mut after = board.clone();
                after.play_unchecked(step);
                count += perft(&after, depth - 1);
            }
        }
        false
    });
    count
}
