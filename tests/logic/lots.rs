//! Lots for random play in tests: the same every time.

use std::ops::ControlFlow;

use holochess::rules::{
    Action, Cell, NodeKind, Rules, Seat, Table,
    circle::CELLS,
    holochess::{Creature, Draft, Position},
};

/// Numbers from a seed (`SplitMix64`).
pub struct Lots(u64);

impl Lots {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(mixed ^ (mixed >> 31)) * count as u128) >> 64) as usize
    }

    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Any legal action; attacks, where there are some, in half of the cases, so that dice fall.
    pub fn action(&mut self, table: &dyn Table) -> Action {
        let actions = table.actions();
        let attacks: Vec<Action> =
            actions.iter().copied().filter(|action| matches!(action, Action::Attack { .. })).collect();
        if !attacks.is_empty() && self.below(2) == 0 {
            return self.one_of(&attacks);
        }
        self.one_of(&actions)
    }

    /// Takes some items out.
    pub fn draw<T>(&mut self, items: &mut Vec<T>, count: usize) -> Vec<T> {
        (0..count).map(|_| items.swap_remove(self.below(items.len()))).collect()
    }
}

/// Every action that the rules show, in their order.
pub fn actions_of<R: Rules>(rules: &R, position: &R::Position) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = rules.visit_actions(position, |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions
}

/// A position so many random actions (and forced passes) later, or the last one before the end.
pub fn wander<R: Rules>(rules: &R, from: &R::Position, steps: usize, lots: &mut Lots) -> R::Position {
    let mut position = from.clone();
    for _ in 0..steps {
        let actions = actions_of(rules, &position);
        let next =
            if actions.is_empty() { rules.pass(&position) } else { rules.apply(&position, lots.one_of(&actions)) };
        if rules.node_kind(&next) == NodeKind::Over {
            break;
        }
        position = next;
    }
    position
}

/// Positions of Holochess with camps of these sizes, in either order, with one or two actions left.
pub fn some_positions(sizes: [usize; 2]) -> impl Iterator<Item = Position> {
    let mut lots = Lots::new(1);
    std::iter::repeat_with(move || {
        let (mut creatures, mut cells) = (Creature::ALL.to_vec(), (0..CELLS as u8).map(Cell).collect());
        let mut camps = sizes.map(|size| {
            lots.draw(&mut creatures, size).into_iter().zip(lots.draw(&mut cells, size)).collect::<Vec<_>>()
        });
        if lots.below(2) == 0 {
            camps.reverse();
        }
        let (side, left) = (Seat::new(lots.below(2)), lots.below(2) as u8 + 1);
        Position::build(&Draft { camps, side, left, push: None }).expect("creatures on different cells are a position")
    })
}
