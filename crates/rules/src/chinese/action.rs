//! Moves and swaps: which are legal, how many there are, and why others are not (docs/rules/chinese-checkers.md, "A move").

use std::ops::ControlFlow;

use super::{
    Blocking, Chinese,
    chain::{Walker, Ways},
    position::Position,
    triangle::{SET, Triangle},
};
use crate::{
    Action, Refusal, Seat,
    ids::Cell,
    piece_map::PieceMap,
    star::{HoleSet, landings},
};

/// The number of pawns in a set, rounded up to a power of two, so that an index is bounded by one `and`.
const HOPPERS: usize = SET.next_power_of_two();

impl Chinese {
    /// The other players' pawns with which a pawn of the mover's set can swap: those in the set's target.
    pub(super) fn swappable(&self, position: &Position, set: Triangle) -> HoleSet {
        if self.blocking != Blocking::Swap {
            return HoleSet::EMPTY;
        }
        let own = self.seating.sets(position.mover()).iter();
        let own = own.fold(HoleSet::EMPTY, |holes, set| holes | position.pawns(*set));
        (position.all_pawns() - own) & set.target()
    }

    /// Visits the legal actions: set by set, pawn by pawn, hole by hole in the board's order.
    pub(super) fn visit(
        &self,
        position: &Position,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if position.over().is_some() {
            return ControlFlow::Continue(());
        }
        let occupancy = position.occupancy();
        let free = !(position.all_pawns() | self.seating.fillers);
        for &set in self.seating.sets(position.mover()) {
            let swappable = self.swappable(position, set);
            for from in position.pawns(set) {
                let ways = self.ways(occupancy, &Walker::new(set, from, swappable), free);
                for to in ways.moves | ways.swaps {
                    visit(if ways.swaps.contains(to) { Action::Swap { from, to } } else { Action::Move { from, to } })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Counts the legal actions. Steps are counted for all pawns together; only pawns that can hop or swap are examined one by
    /// one.
    pub(super) fn count(&self, position: &Position) -> u64 {
        if position.over().is_some() {
            return 0;
        }
        let occupancy = position.occupancy();
        let mut count = 0;
        for &set in self.seating.sets(position.mover()) {
            let swappable = self.swappable(position, set);
            let can_swap = !swappable.is_empty();
            let views = self.seating.views(set);
            // The pawns that can hop, or perhaps swap, collected without branches, which could not be predicted.
            let (mut hoppers, mut first_landings) = ([Cell(0); HOPPERS], [HoleSet::EMPTY; HOPPERS]);
            let mut hopping = 0;
            for from in position.pawns(set) {
                let (around, view) = (occupancy.around(from), &views[from.index()]);
                count += (around.steps() & view.steps).len();
                let landings = landings(from, around.hops()) & view.within;
                hoppers[hopping % HOPPERS] = from;
                first_landings[hopping % HOPPERS] = landings;
                hopping += usize::from(!landings.is_empty() || (view.is_near_target & can_swap));
            }
            for (&from, &first) in hoppers.iter().zip(&first_landings).take(hopping) {
                let (within, mut is_near_target) = (views[from.index()].within, views[from.index()].is_near_target);
                let (mut landed, mut open) = (first, first);
                while let Some(hole) = open.take_first() {
                    let view = &views[hole.index()];
                    // Hops have length two, so no chain ends where a step does.
                    count += u32::from(view.may_stay);
                    is_near_target |= view.is_near_target;
                    let further = (landings(hole, occupancy.around(hole).hops()) & within) - landed;
                    landed |= further;
                    open |= further;
                }
                if is_near_target && can_swap {
                    count += Walker::new(set, from, swappable).swaps(occupancy, landed).len();
                }
            }
        }
        u64::from(count)
    }

    /// Plays a legal action.
    #[inline]
    pub(super) fn act(&self, position: &mut Position, action: Action) {
        match action {
            Action::Move { from, to } => {
                let sets = self.seating.sets(position.mover());
                let set = sets.iter().find(|set| position.pawns(**set).contains(from));
                position.shift(*set.expect("legal actions name a pawn of the mover"), from, to);
                self.end_turn(position, false);
            }
            Action::Swap { from, to } => {
                let sets = [from, to].map(|hole| position.set_at(hole).expect("legal swaps name two pawns"));
                position.exchange(sets, from, to);
                self.end_turn(position, true);
            }
            // Not actions of this game; `check` refuses them.
            Action::Attack { .. }
            | Action::Push { .. }
            | Action::Place { .. }
            | Action::Pass
            | Action::Resign
            | Action::Draw => {}
        }
    }

    /// Why an action is not legal, or that it is.
    pub(super) fn refuse(&self, position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
        if position.over().is_some() {
            return Err(Refusal::Over);
        }
        match action {
            Action::Move { from, to } => self.refuse_move(position, self.own(position, from, pieces)?, to),
            Action::Swap { from, to } => self.refuse_swap(position, self.own(position, from, pieces)?, to, pieces),
            _ => Err(Refusal::NotInThisGame),
        }
    }

    /// The mover's pawn in a hole, or why there is none.
    fn own(&self, position: &Position, from: Cell, pieces: &PieceMap) -> Result<Walker, Refusal> {
        if self.seating.fillers.contains(from) {
            return Err(Refusal::Fixed(from));
        }
        let set = position.set_at(from).ok_or(Refusal::EmptyCell(from))?;
        if self.seating.owner(set) == Some(position.mover()) {
            Ok(Walker::new(set, from, self.swappable(position, set)))
        } else {
            Err(pieces.piece_at(from).map_or(Refusal::EmptyCell(from), Refusal::NotYours))
        }
    }

    fn refuse_move(&self, position: &Position, walker: Walker, to: Cell) -> Result<(), Refusal> {
        let from = walker.from;
        if self.seating.fillers.contains(to) {
            return Err(Refusal::Fixed(to));
        }
        let ways = self.ways_of(position, &walker);
        if ways.moves.contains(to) {
            return Ok(());
        }
        if ways.swaps.contains(to) {
            return Err(Refusal::IsASwap { from, to });
        }
        if position.all_pawns().contains(to) || from == to {
            return Err(Refusal::Taken(to));
        }
        // Where it could go if all triangles were open to it.
        let roams = Walker { is_home: false, ..walker };
        let reached = self.shown(position, &roams, to);
        match (reached.is_empty(), walker.is_home) {
            (true, _) => Err(Refusal::NoChain { from, to }),
            (false, true) => Err(Refusal::StaysHome(from)),
            (false, false) => Err(Refusal::ForeignTriangle(to)),
        }
    }

    fn refuse_swap(&self, position: &Position, walker: Walker, to: Cell, pieces: &PieceMap) -> Result<(), Refusal> {
        if self.blocking != Blocking::Swap {
            return Err(Refusal::NotInThisGame);
        }
        if self.seating.fillers.contains(to) {
            return Err(Refusal::Fixed(to));
        }
        let other = pieces.piece_at(to).ok_or(Refusal::EmptyCell(to))?;
        if position.set_at(to).and_then(|set| self.seating.owner(set)) == Some(position.mover()) {
            return Err(Refusal::OwnPiece(other));
        }
        if !walker.swappable.contains(to) {
            return Err(Refusal::NoSwap(to));
        }
        if self.ways_of(position, &walker).swaps.contains(to) {
            Ok(())
        } else {
            Err(Refusal::NoChain { from: walker.from, to })
        }
    }

    fn ways_of(&self, position: &Position, walker: &Walker) -> Ways {
        let free = !(position.all_pawns() | self.seating.fillers);
        self.ways(position.occupancy(), walker, free)
    }

    /// The path that is shown for a legal action; empty for any other.
    pub(super) fn shown_way(&self, position: &Position, action: Action) -> Vec<Cell> {
        let (Action::Move { from, to } | Action::Swap { from, to }) = action else { return Vec::new() };
        let Some(set) = position.set_at(from) else { return Vec::new() };
        self.shown(position, &Walker::new(set, from, self.swappable(position, set)), to)
    }

    /// Every path of a legal action that is as short as the one that is shown.
    pub(super) fn all_ways(&self, position: &Position, action: Action) -> Vec<Vec<Cell>> {
        let (Action::Move { from, to } | Action::Swap { from, to }) = action else { return Vec::new() };
        let Some(set) = position.set_at(from) else { return Vec::new() };
        self.all_shown(position, &Walker::new(set, from, self.swappable(position, set)), to)
    }

    /// Whether a seat could move if it were its turn.
    pub(super) fn can_move(&self, position: &Position, seat: Seat) -> bool {
        let mut at_turn = *position;
        at_turn.mover = seat;
        self.visit(&at_turn, |_| ControlFlow::Break(())).is_break()
    }
}
