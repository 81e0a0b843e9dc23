//! Drawing lots between actions: by a player's seed and the table that it sees, so that the same table gives the same lot.

use crate::rules::{Action, PieceId, Table, ToAct};

/// One of `count` lots, below `count`, for a player with this seed at this table.
///
/// # Panics
/// If there is nothing to draw from.
pub(super) fn tie_break(seed: u64, table: &dyn Table, count: usize) -> usize {
    assert!(count > 0, "a lot is drawn from something");
    // The high half of a product spreads 64 even bits over few lots with a bias far below what any match could show.
    ((u128::from(mix(seed ^ fingerprint(table))) * count as u128) >> 64) as usize
}

/// A number that stands for what lies on the table: pieces, whose move it is, how far the match has come.
fn fingerprint(table: &dyn Table) -> u64 {
    let mut print = 0x9E37_79B9_7F4A_7C15;
    let mut take = |value: u64| print = mix(print ^ value);
    for index in 0..table.pieces().len() {
        take(table.cell_of(PieceId(index as u8)).map_or(0xFF, |cell| u64::from(cell.0)));
    }
    let progress = table.progress();
    take(u64::from(progress.turn) << 8 | u64::from(progress.actions_left));
    if let Some(row) = table.row() {
        // Or players who draw lots would play the same game over and over.
        take(u64::from(row.game()));
    }
    if let ToAct::Choose(seat) = table.to_act() {
        take(seat.index() as u64);
    }
    print
}

/// A number of an action's own, for somebody in some turn.
pub(super) fn action_hash(seed: u64, action: Action) -> u64 {
    let (kind, from, to) = match action {
        Action::Move { from, to } => (1_u8, from.0, to.0),
        Action::Attack { from, to } => (2, from.0, to.0),
        Action::Push { to } => (3, 0, to.0),
        Action::Place { piece, to } => (4, piece.0, to.0),
        Action::Swap { from, to } => (5, from.0, to.0),
        Action::Pass | Action::Resign | Action::Draw => (6, 0, 0),
    };
    mix(seed ^ (u64::from(kind) << 16 | u64::from(from) << 8 | u64::from(to)))
}

/// A lot as a feeling between −1 and 1.
pub(super) fn signed_unit(lot: u64) -> f64 {
    // Half of the numbers up to a million, so that it goes both ways.
    (lot % 1_000_001) as f64 / 500_000.0 - 1.0
}

/// The finisher of SplitMix64: every bit of the input turns half of the output.
pub(super) const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}
