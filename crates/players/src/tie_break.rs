//! Deterministic tie-breaks between actions, from a player's seed and the table: the same table gives the same choice.

use holochess_rules::{
    Action, PieceId, Table, ToAct,
    splitmix::{self, mix},
};

/// An index below `count` for a player with this seed at this table.
///
/// # Panics
/// If `count` is 0.
pub(super) fn tie_break(seed: u64, table: &dyn Table, count: usize) -> usize {
    assert!(count > 0, "a lot is drawn from something");
    // The high half of the product maps 64 random bits to `count` values with a negligible bias.
    ((u128::from(mix(seed ^ fingerprint(table))) * count as u128) >> 64) as usize
}

/// A hash of the table: pieces, seat to move, turn and actions left.
fn fingerprint(table: &dyn Table) -> u64 {
    let mut print = splitmix::STEP;
    let mut take = |value: u64| print = mix(print ^ value);
    for index in 0..table.pieces().len() {
        take(table.cell_of(PieceId(index as u8)).map_or(0xFF, |cell| u64::from(cell.0)));
    }
    let progress = table.progress();
    take(u64::from(progress.turn) << 8 | u64::from(progress.actions_left));
    if let Some(row) = table.row() {
        // The number of the game is included, or players that draw lots would repeat the same game of a row.
        take(u64::from(row.game()));
    }
    if let ToAct::Choose(seat) = table.to_act() {
        take(seat.index() as u64);
    }
    print
}

/// A hash of an action, different for each seed.
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

/// A hash mapped to the interval from −1 to 1.
pub(super) fn signed_unit(lot: u64) -> f64 {
    // Values up to one million are mapped to 0 to 2, then shifted.
    (lot % 1_000_001) as f64 / 500_000.0 - 1.0
}
