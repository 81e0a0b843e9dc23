//! A position of Holochess: one small value, cheap to copy. Its insides are private, so only legal ones exist: they come
//! from [`Position::build`], from a deal or from a legal action.

use std::fmt;

use super::{clock::Clock, creature::Creature, error::PositionError};
use crate::{
    Ending, Seat,
    circle::{BOARD, CELLS, CENTRE, CellSet, neighbours},
    ids::Cell,
};

/// The cell of a creature that is not on the board.
const NOWHERE: u8 = CELLS as u8;

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The side to move places one of its creatures (`placement = chosen`).
    Placing,
    /// The side to move chooses a move or an attack.
    Acting,
    /// The dice of an attack.
    Attack {
        /// The attacking creature.
        attacker: Creature,
        /// The defending creature.
        defender: Creature,
    },
    /// The creature on this cell is to be pushed; the other player than its owner chooses where to.
    Push {
        /// Where it stands.
        cell: Cell,
    },
    /// The dice of the duel.
    Duel,
    /// The match is over.
    Over {
        /// The winner; `None` in a draw.
        winner: Option<Seat>,
        /// Why it is over.
        ending: Ending,
    },
}

/// The creatures on cells, the player to move, the actions left, and the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The cell of each creature, or [`NOWHERE`].
    cells: [u8; Creature::COUNT],
    /// The creatures of each side that are alive, as bits.
    alive: [u8; 2],
    /// The cells of each side's creatures.
    camps: [CellSet; 2],
    side: Seat,
    left: u8,
    phase: Phase,
    clock: Clock,
}

/// Everything that a position is built from, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Player 1's creatures on their cells, and player 2's.
    pub camps: [Vec<(Creature, Cell)>; 2],
    /// The player to move.
    pub side: Seat,
    /// Actions left in it: 1 or 2, while a push waits 0 or 1.
    pub left: u8,
    /// The cell of a creature that waits to be pushed.
    pub push: Option<Cell>,
}

impl Position {
    /// Builds a position in which a player is to choose, its clocks at their beginning.
    ///
    /// # Errors
    /// If it cannot arise in a match, with what is wrong and where.
    pub fn build(draft: &Draft) -> Result<Self, PositionError> {
        let mut position = Self {
            cells: [NOWHERE; Creature::COUNT],
            alive: [0; 2],
            camps: [CellSet::EMPTY; 2],
            side: draft.side,
            left: draft.left,
            phase: Phase::Acting,
            clock: Clock::START,
        };
        for (seat, camp) in Seat::BOTH.into_iter().zip(&draft.camps) {
            for &(creature, cell) in camp {
                if cell.index() >= CELLS {
                    return Err(PositionError::OffBoard(cell));
                }
                if let Some(there) = position.creature_at(cell) {
                    return Err(PositionError::TwoOnACell { cell, creatures: [there, creature] });
                }
                if let Some(already) = position.cell_of(creature) {
                    return Err(PositionError::CreatureTwice { creature, cells: [already, cell] });
                }
                position.enlist(seat, creature);
                position.put(seat, creature, cell);
            }
            if !(1..=4).contains(&camp.len()) {
                return Err(PositionError::CampSize { seat, size: camp.len() });
            }
        }
        if position.sizes() == [1, 1] {
            return Err(PositionError::Duel);
        }
        let (lowest, highest) = if draft.push.is_some() { (0, 1) } else { (1, 2) };
        if !(lowest..=highest).contains(&draft.left) {
            return Err(PositionError::Left { text: draft.left.to_string(), lowest, highest });
        }
        if let Some(cell) = draft.push {
            position.begin_push(cell)?;
        }
        Ok(position)
    }

    /// Sets the pending push of a position that is read, if such a push is possible.
    fn begin_push(&mut self, cell: Cell) -> Result<(), PositionError> {
        let owner = self.owner_at(cell).ok_or(PositionError::NobodyToPush(cell))?;
        if (neighbours(cell) & self.free()).is_empty() {
            return Err(PositionError::NowhereToPush(cell));
        }
        if (neighbours(cell) & self.camps[owner.opponent().index()]).is_empty() {
            return Err(PositionError::NobodyPushes(cell));
        }
        self.phase = Phase::Push { cell };
        Ok(())
    }

    /// The creatures of two players before they are placed.
    pub(super) fn unplaced(hands: [[Creature; 4]; 2], starts: Seat) -> Self {
        let mut position = Self {
            cells: [NOWHERE; Creature::COUNT],
            alive: [0; 2],
            camps: [CellSet::EMPTY; 2],
            side: starts,
            left: 2,
            phase: Phase::Placing,
            clock: Clock { turn: 0, ..Clock::START },
        };
        for (seat, hand) in Seat::BOTH.into_iter().zip(hands) {
            for creature in hand {
                position.enlist(seat, creature);
            }
        }
        position
    }

    // Looking.

    /// The player to move.
    pub const fn side(&self) -> Seat {
        self.side
    }

    /// Actions left in the turn, the one being chosen included; while a push waits, what is left after it.
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// What the position waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The clocks.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// Where a creature stands; `None` once it is removed or not yet placed.
    pub fn cell_of(&self, creature: Creature) -> Option<Cell> {
        let cell = self.cells[creature.index()];
        (cell != NOWHERE).then_some(Cell(cell))
    }

    /// The creature on a cell; in the duel, where two share a cell, the first of them in the rulebook's table.
    pub fn creature_at(&self, cell: Cell) -> Option<Creature> {
        if cell.0 >= NOWHERE {
            return None;
        }
        self.cells.iter().position(|&there| there == cell.0).map(|index| Creature::ALL[index])
    }

    /// The owner of a creature; `None` once it is removed.
    pub const fn owner(&self, creature: Creature) -> Option<Seat> {
        let bit = 1 << creature.index();
        if self.alive[0] & bit != 0 {
            Some(Seat::FIRST)
        } else if self.alive[1] & bit != 0 {
            Some(Seat::SECOND)
        } else {
            None
        }
    }

    /// The owner of the creature on a cell.
    pub const fn owner_at(&self, cell: Cell) -> Option<Seat> {
        if self.camps[0].contains(cell) {
            Some(Seat::FIRST)
        } else if self.camps[1].contains(cell) {
            Some(Seat::SECOND)
        } else {
            None
        }
    }

    /// The creatures of a side that are alive, in the order of the rulebook's table.
    pub fn creatures(&self, seat: Seat) -> impl Iterator<Item = Creature> + Clone + use<> {
        let mut alive = self.alive[seat.index()];
        std::iter::from_fn(move || {
            let index = alive.trailing_zeros() as usize;
            alive &= alive.wrapping_sub(1);
            Creature::ALL.get(index).copied()
        })
    }

    /// The creatures of a side with their cells, in the order of the rulebook's table; those not yet placed are left out.
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = (Creature, Cell)> + use<> {
        let cells = self.cells;
        self.creatures(seat).filter_map(move |creature| {
            let cell = cells[creature.index()];
            (cell != NOWHERE).then_some((creature, Cell(cell)))
        })
    }

    /// The cells of a side's creatures.
    pub const fn camp(&self, seat: Seat) -> CellSet {
        self.camps[seat.index()]
    }

    /// The empty cells.
    pub fn free(&self) -> CellSet {
        !(self.camps[0] | self.camps[1])
    }

    /// How many creatures each side has left.
    pub const fn sizes(&self) -> [u32; 2] {
        [self.alive[0].count_ones(), self.alive[1].count_ones()]
    }

    /// The cells, the sides' creatures, the turn and the phase, without the clocks, in two words.
    pub(super) fn packed(&self) -> [u64; 2] {
        let cells = self.cells.iter().fold(0, |word, &cell| word << 5 | u64::from(cell));
        let alive = u64::from(self.alive[0]) << 48 | u64::from(self.alive[1]) << 40;
        let phase = match self.phase {
            Phase::Acting => 0,
            Phase::Push { cell } => 0x100 | u64::from(cell.0),
            Phase::Placing => 0x200,
            Phase::Duel => 0x300,
            Phase::Attack { attacker, defender } => 0x400 | (attacker.index() << 3 | defender.index()) as u64,
            Phase::Over { winner, .. } => 0x500 | winner.map_or(0, |seat| u64::from(seat.number())),
        };
        [cells | alive, phase << 8 | u64::from(self.left) << 1 | self.side.index() as u64]
    }

    // Changed by the rules.

    pub(super) fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    pub(super) fn set_phase(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// The match is over.
    pub(super) fn end(&mut self, winner: Option<Seat>, ending: Ending) {
        self.phase = Phase::Over { winner, ending };
    }

    /// One action of the turn is used.
    pub(super) fn use_action(&mut self) {
        self.left -= 1;
    }

    /// The other side has a whole turn before it.
    pub(super) fn next_turn(&mut self) {
        self.side = self.side.opponent();
        self.left = 2;
    }

    /// The other side is to place a creature.
    pub(super) fn next_to_place(&mut self) {
        self.side = self.side.opponent();
    }

    /// Gives a creature to a side.
    fn enlist(&mut self, seat: Seat, creature: Creature) {
        self.alive[seat.index()] |= 1 << creature.index();
    }

    /// Sets a creature that stands nowhere onto an empty cell.
    pub(super) fn put(&mut self, seat: Seat, creature: Creature, cell: Cell) {
        self.cells[creature.index()] = cell.0;
        self.camps[seat.index()] = self.camps[seat.index()].with(cell);
    }

    /// Moves a creature of this side to an empty cell.
    pub(super) fn shift(&mut self, seat: Seat, creature: Creature, to: Cell) {
        let from = Cell(self.cells[creature.index()]);
        self.cells[creature.index()] = to.0;
        self.camps[seat.index()] = self.camps[seat.index()].without(from).with(to);
    }

    /// Takes a creature of this side off the board for good.
    pub(super) fn remove(&mut self, seat: Seat, creature: Creature) {
        let from = Cell(self.cells[creature.index()]);
        self.cells[creature.index()] = NOWHERE;
        self.camps[seat.index()] = self.camps[seat.index()].without(from);
        self.alive[seat.index()] &= !(1 << creature.index());
    }

    /// Both last creatures go to the centre to fight there.
    pub(super) fn begin_duel(&mut self) {
        for seat in Seat::BOTH {
            for creature in self.creatures(seat) {
                self.cells[creature.index()] = CENTRE.0;
            }
            self.camps[seat.index()] = CellSet::from_cell(CENTRE);
        }
        self.phase = Phase::Duel;
    }
}

impl fmt::Display for Position {
    /// The rulebook's line: `NAME@CELL… / NAME@CELL… SIDE LEFT`, and ` >CELL` while a push waits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::BOTH {
            if seat == Seat::SECOND {
                f.write_str("/ ")?;
            }
            let mut camp: Vec<_> = self.standing(seat).collect();
            camp.sort_unstable_by_key(|&(_, cell)| cell);
            for (creature, cell) in camp {
                write!(f, "{}@{} ", creature.id(), BOARD.name(cell))?;
            }
        }
        write!(f, "{} {}", self.side, self.left)?;
        match self.phase {
            Phase::Push { cell } => write!(f, " >{}", BOARD.name(cell)),
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} ({:?}, {:?})", self.phase, self.clock)
    }
}
