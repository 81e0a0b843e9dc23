//! Where no rule helps against it (`blocking=none`), a pawn in another player's target blocks it for as long as it stays. A player who fills
//! the holes around such a pawn locks it in, and can never come home. So a target is left open until its last stranger has gone.

use super::weights::TURN;
use holochess_rules::{
    Cell,
    chinese::{Position, Triangle},
    star::{AHEAD, DIRECTION_COUNT, HOLES, HoleSet},
};

/// What a stranger in the target costs that can leave it step by step, one that has to hop, and one that is locked in, in thousandths of
/// a turn.
const STRANGER: i64 = TURN;
const HOPS: i64 = 5 * TURN;
const LOCKED_IN: i64 = 20 * TURN;

/// What strangers in the target of a set cost it, in thousandths of a turn.
pub(super) fn cost(position: &Position, set: Triangle) -> i64 {
    let target = set.target();
    let walls = position.pawns(set) & target;
    let strangers = (position.all_pawns() & target) - walls;
    if strangers.is_empty() {
        return 0;
    }
    let by_steps = strangers & open(walls, target, false);
    let by_hops = (strangers - by_steps) & open(walls, target, true);
    let count = |strangers: HoleSet| i64::from(strangers.len());
    STRANGER * count(by_steps) + HOPS * count(by_hops) + LOCKED_IN * count(strangers - by_steps - by_hops)
}

/// The holes from which a pawn can leave the target by steps, or also by hops over its walls: those who are home, and stay there.
/// Anybody else may still go out of the way.
fn open(walls: HoleSet, target: HoleSet, with_hops: bool) -> HoleSet {
    let mut open = HoleSet::ALL - target;
    loop {
        let leads_out = |hole: &Cell| {
            (0..DIRECTION_COUNT).any(|direction| {
                let [next, behind] = AHEAD[hole.index()][direction].map(Cell);
                let is_open = |hole: Cell| hole.index() < HOLES && open.contains(hole);
                is_open(next) || (with_hops && is_open(behind) && walls.contains(next))
            })
        };
        let further: HoleSet = (target - walls - open).into_iter().filter(leads_out).collect();
        if further.is_empty() {
            return open;
        }
        open |= further;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::star::neighbours;

    #[test]
    fn a_target_is_open_where_a_step_or_a_hop_leads_out_of_it() {
        let target = Triangle::S.target();
        let tip = target.into_iter().find(|&hole| neighbours(hole).len() == 2).expect("a tip");
        let open = |walls: HoleSet, with_hops: bool| open(walls, target, with_hops).contains(tip);
        assert!(open(HoleSet::EMPTY, false));
        let row_behind = neighbours(tip);
        // Over the two beside it one hops into the third row, as long as that is free.
        assert!(open(row_behind, true) && !open(row_behind, false));
        let second_row: HoleSet = row_behind.into_iter().flat_map(neighbours).collect();
        assert!(!open((row_behind | second_row) & (target - HoleSet::at(tip)), true));
    }
}
