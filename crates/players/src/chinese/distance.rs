//! Distances on the empty star, and who can still come in whose way.

use std::sync::LazyLock;

use holochess_rules::{
    Cell, Seat,
    chinese::{Chinese, Position, Triangle},
    star::{HOLES, HoleSet, STEPS, neighbours},
};

/// These holes and all that touch them.
fn around(holes: HoleSet) -> HoleSet {
    holes.into_iter().fold(holes, |all, hole| all | neighbours(hole))
}

/// The far tip of a set's target.
fn tip(set: Triangle) -> Cell {
    let tip = set.target().into_iter().find(|&hole| neighbours(hole).len() == 2);
    tip.expect("the hole at the tip of a triangle is the only one with two neighbours")
}

/// By set and hole: how many steps it is to the far tip of the target.
pub(super) static TO_TIP_OF: LazyLock<[[u8; HOLES]; Triangle::COUNT]> =
    LazyLock::new(|| Triangle::ALL.map(|set| STEPS[tip(set).index()]));

/// How far a hole lies from the line between the tip where a set starts and the one where it has to go: how much nearer it is to
/// one of the tips on either side of the far one than to the other.
pub(super) fn off_the_line(set: Triangle, hole: Cell) -> u8 {
    let beside = |places: usize| Triangle::ALL[(set.index() + places) % Triangle::COUNT];
    let to = |set: Triangle| TO_TIP_OF[set.index()][hole.index()];
    to(beside(1)).abs_diff(to(beside(Triangle::COUNT - 1)))
}

/// By set and hole: the holes on the shortest ways from there to the far tip of the target.
static ON_THE_WAY: LazyLock<[[HoleSet; HOLES]; Triangle::COUNT]> = LazyLock::new(|| {
    Triangle::ALL.map(|set| {
        let to_tip = &TO_TIP_OF[set.index()];
        std::array::from_fn(|from| {
            let is_between = |hole: &Cell| STEPS[from][hole.index()] + to_tip[hole.index()] == to_tip[from];
            HoleSet::ALL.into_iter().filter(is_between).collect()
        })
    })
});

/// Where the pawns of a seat still have to go.
fn ways_of(rules: &Chinese, position: &Position, seat: Seat) -> HoleSet {
    rules.sets(seat).iter().fold(HoleSet::EMPTY, |ways, &set| {
        position.pawns(set).into_iter().fold(ways, |ways, pawn| ways | ON_THE_WAY[set.index()][pawn.index()])
    })
}

/// Whether two seats have passed each other for good: nobody stands or walks beside where the other has to go.
pub(super) fn have_parted(rules: &Chinese, position: &Position, seats: [Seat; 2]) -> bool {
    let [first, second] = seats.map(|seat| ways_of(rules, position, seat));
    !around(first).meets(second)
}
