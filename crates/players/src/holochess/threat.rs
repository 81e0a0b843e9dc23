//! Threats: which creatures can be killed within a turn, with exact probabilities, over all possible walks.

use std::sync::LazyLock;

use holochess_rules::{
    Cell, Outcome, Seat,
    circle::{CELLS, CellSet, neighbours},
    holochess::{ACTIONS_A_TURN, Creature, Position, odds::odds, walk::destinations},
};

/// The four chances of every attack, indexed by attacker and defender, in the order of [`Outcome::ALL`].
pub(super) static CHANCES: LazyLock<[[[f32; 4]; Creature::COUNT]; Creature::COUNT]> = LazyLock::new(|| {
    Creature::ALL.map(|attacker| {
        Creature::ALL.map(|defender| Outcome::ALL.map(|outcome| odds(attacker, defender).chance(outcome) as f32))
    })
});

/// The distance of two cells on an empty board in steps, at least 1 so that it can be a divisor.
pub(super) static DISTANCE: LazyLock<[[u8; CELLS]; CELLS]> = LazyLock::new(|| {
    std::array::from_fn(|from| {
        let mut distance = [1; CELLS];
        let mut reached = CellSet::from_cell(Cell(from as u8));
        let mut steps = 0;
        while reached != CellSet::ALL {
            steps += 1;
            let next = reached.touched() & !reached;
            for cell in next {
                distance[cell.index()] = steps;
            }
            reached |= next;
        }
        distance
    })
});

/// A creature on its cell with its reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stander {
    pub(super) creature: Creature,
    pub(super) cell: Cell,
    /// The destinations of its walks.
    pub(super) walks: CellSet,
}

impl Stander {
    /// The cells that it can attack, after a walk or from where it stands.
    pub(super) fn reach(self) -> CellSet {
        self.walks.touched() | neighbours(self.cell)
    }

    fn is_beside(self, cell: Cell) -> bool {
        neighbours(self.cell).contains(cell)
    }
}

/// One side's creatures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Camp {
    standers: [Stander; 4],
    size: usize,
}

impl Camp {
    pub(super) fn from_position(position: &Position, seat: Seat) -> Self {
        let nobody = Stander { creature: Creature::Savrip, cell: Cell(0), walks: CellSet::EMPTY };
        let mut camp = Self { standers: [nobody; 4], size: 0 };
        let free = position.free();
        for (creature, cell) in position.standing(seat) {
            let walks = destinations(cell, creature.ratings().movement, free);
            camp.standers[camp.size] = Stander { creature, cell, walks };
            camp.size += 1;
        }
        camp
    }

    pub(super) fn standers(&self) -> &[Stander] {
        &self.standers[..self.size]
    }

    /// The cells that this camp can attack within a turn.
    pub(super) fn reach(&self) -> CellSet {
        self.standers().iter().fold(CellSet::EMPTY, |all, stander| all | stander.reach())
    }

    /// Whether a creature of this camp is a neighbour of one of these cells.
    pub(super) fn is_beside(&self, cells: CellSet) -> bool {
        self.standers().iter().any(|stander| !(neighbours(stander.cell) & cells).is_empty())
    }

    /// The chance that this camp kills the creature on a cell within `actions` actions: by one attack after a walk, or by an attack
    /// from where a creature stands and, if that fails, a second attack by a creature that is then next to the victim.
    pub(super) fn kill_chance(&self, victim: Creature, cell: Cell, actions: u8, free: CellSet) -> f32 {
        self.standers().iter().map(|first| self.chance_of(*first, victim, cell, actions, free)).fold(0.0, f32::max)
    }

    /// The cell of the creature whose attack is the likeliest to end so, and its chance; `None` where none can.
    fn likeliest(&self, victim: Creature, cell: Cell, actions: u8, free: CellSet) -> Option<(Cell, f32)> {
        let all = self.standers().iter().map(|first| (first.cell, self.chance_of(*first, victim, cell, actions, free)));
        all.filter(|(_, chance)| *chance > 0.0).max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// The same chance where this creature attacks first.
    fn chance_of(&self, first: Stander, victim: Creature, cell: Cell, actions: u8, free: CellSet) -> f32 {
        let chances = &*CHANCES;
        let kill = |by: &Stander| chances[by.creature.index()][victim.index()][Outcome::Kill as usize];
        if !first.is_beside(cell) {
            let walks_there = actions > 1 && !(first.walks & neighbours(cell)).is_empty();
            return if walks_there { kill(&first) } else { 0.0 };
        }
        let mut chance = kill(&first);
        if actions > 1 {
            let [_, push, counter_push, counter_kill] = chances[first.creature.index()][victim.index()];
            let others = self.standers().iter().filter(|other| other.creature != first.creature);
            let again = others.filter(|other| other.is_beside(cell)).map(kill).fold(0.0, f32::max);
            // The victim is pushed to a cell where it can be attacked again; without a free cell it stays.
            let room = neighbours(cell) & free;
            let mut pushed: f32 = if room.is_empty() { again.max(kill(&first)) } else { 0.0 };
            for stander in self.standers() {
                if !(neighbours(stander.cell) & room).is_empty() {
                    pushed = pushed.max(kill(stander));
                }
            }
            chance += push * pushed + (counter_push + counter_kill) * again;
        }
        chance
    }
}

/// The cell of the creature that is the likeliest to kill the one on this cell, in the turn that its side plays or in its next one,
/// and its chance. `None` where none stands there or none can.
pub fn likeliest_kill(position: &Position, cell: Cell) -> Option<(Cell, f64)> {
    let (victim, owner) = (position.creature_at(cell)?, position.owner_at(cell)?);
    let by = owner.opponent();
    let actions = if position.side() == by { position.left() } else { ACTIONS_A_TURN };
    let (from, chance) = Camp::from_position(position, by).likeliest(victim, cell, actions, position.free())?;
    Some((from, f64::from(chance)))
}
