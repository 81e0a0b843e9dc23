//! Why an action of Dejarik is not legal.

use super::{
    Dejarik,
    exit::{DIAGONALS, Diagonal, end_of, find},
    position::Position,
};
use crate::{
    Action, Refusal,
    circle::{CENTRE, CellSet, inner, is_outer, outer, ray},
    ids::Cell,
    piece_map::PieceMap,
};

impl Dejarik {
    /// The reason why an action is refused, or that it is legal.
    pub(super) fn refuse(&self, position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
        let Action::Move { from, to } = action else { return Err(Refusal::NotInThisGame) };
        let piece = pieces.piece_at(from).ok_or(Refusal::EmptyCell(from))?;
        if position.owner_at(from) != Some(position.side()) {
            return Err(Refusal::NotYours(piece));
        }
        let taken = position.taken();
        let free = |cell| if taken.contains(cell) { Err(Refusal::Taken(cell)) } else { Ok(()) };
        let open = |cell| if taken.contains(cell) { Err(Refusal::Blocked(cell)) } else { Ok(()) };
        match (ray(from), ray(to)) {
            // From the centre: reverse dejarik.
            (None, Some(end)) if is_outer(to) => {
                free(to)?;
                open(inner(end))
            }
            (None, _) => Err(Refusal::OnlyOutwards(from)),
            // From the inner ring: home.
            (Some(begin), _) if !is_outer(from) => {
                if to != outer(begin) {
                    return Err(Refusal::OnlyHome { from, home: outer(begin) });
                }
                free(to)
            }
            // From the outer ring: dejarik and exits.
            (Some(begin), None) => {
                free(CENTRE)?;
                open(inner(begin))
            }
            (Some(_), Some(_)) if is_outer(to) => Err(Refusal::NotAlongTheRing(to)),
            (Some(begin), Some(end)) if begin == end => free(to),
            (Some(begin), Some(end)) => self.refuse_exit(position, from, begin, end),
        }
    }

    /// The same for an exit that ends beside the pawn's own ray.
    fn refuse_exit(&self, position: &Position, from: Cell, begin: u8, end: u8) -> Result<(), Refusal> {
        let to = inner(end);
        let taken = position.taken();
        let lands = |exit: &&Diagonal| exit.ray == end;
        let exit = DIAGONALS[begin as usize - 1].iter().find(lands);
        if taken.contains(to) {
            return Err(Refusal::Taken(to));
        }
        if !self.exits_diagonally(position) {
            // Where it could not go anyway, that is the better reason.
            return Err(if exit.is_some() { Refusal::StraightFirst } else { Refusal::NoExit { from, to } });
        }
        if find(position, begin, end).is_some() {
            return Ok(());
        }
        let Some(exit) = exit else { return Err(Refusal::NoExit { from, to }) };
        let on_the_way: CellSet = exit.free & taken;
        Err(on_the_way.first().map_or_else(
            || Refusal::CarriedOn { to, end: inner(end_of(position, from, exit.ray, exit.way)) },
            Refusal::Blocked,
        ))
    }
}
