//! How a match begins (docs/rules/holochess.md, "Setting up" and "Dice").
//!
//! The random deal is drawn exactly as the rulebook says. `deal = balanced` is drawn from the same stream: for each class in
//! the order of the table one number below 2 (0: the class's first creature goes to player 1 and its second to player 2,
//! 1: the other way round); then player 1's four, which lie in the order of the table, are shuffled by Fisher–Yates, then
//! player 2's. In every deal one more byte then says who starts: even, player 1. With `placement = chosen` the same is drawn,
//! and the places are left to the players.

use std::array;

use super::{
    Holochess,
    creature::{Class, Creature},
    error::SIDES,
    position::{Draft, Position},
};
use crate::rules::{
    Seat,
    circle::{CellSet, outer},
    dice::{below, shuffle},
    ids::Cell,
};

/// The four cells nearest each player, in the order in which they are dealt to.
pub const HOMES: [[Cell; 4]; 2] =
    [[outer(2), outer(3), outer(4), outer(5)], [outer(8), outer(9), outer(10), outer(11)]];

/// The four cells nearest a player.
pub const fn home(seat: Seat) -> CellSet {
    CellSet::of_all(&HOMES[seat.index()])
}

/// How the creatures are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// Any four each.
    Random,
    /// One of each class each.
    Balanced,
}

/// Who says where the creatures stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// They stand as they are dealt.
    Fixed,
    /// The players place them in turn.
    Chosen,
}

impl Holochess {
    /// The start that these bytes deal.
    pub(super) fn dealt(&self, bytes: &mut dyn FnMut() -> u8) -> Position {
        let hands = match self.deal {
            Deal::Random => random(bytes),
            Deal::Balanced => balanced(bytes),
        };
        let starts = if bytes().is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
        match self.placement {
            Placement::Fixed => placed(hands, starts),
            Placement::Chosen => Position::unplaced(hands, starts),
        }
    }
}

/// These hands on their home cells.
pub(super) fn placed(hands: [[Creature; 4]; 2], starts: Seat) -> Position {
    let camps = SIDES.map(|seat| hands[seat.index()].into_iter().zip(HOMES[seat.index()]).collect());
    Position::build(&Draft { camps, side: starts, left: 2, push: None })
        .expect("eight different creatures on eight different cells are a position")
}

fn random(bytes: &mut dyn FnMut() -> u8) -> [[Creature; 4]; 2] {
    let mut creatures = Creature::ALL;
    shuffle(bytes, &mut creatures);
    halves(creatures)
}

/// The first four and the last four.
pub(super) fn halves(creatures: [Creature; Creature::COUNT]) -> [[Creature; 4]; 2] {
    array::from_fn(|seat| array::from_fn(|place| creatures[4 * seat + place]))
}

fn balanced(bytes: &mut dyn FnMut() -> u8) -> [[Creature; 4]; 2] {
    let given = Class::ALL.map(|class| {
        let [first, second] = class.creatures();
        if below(bytes, 2) == 0 { [first, second] } else { [second, first] }
    });
    let mut hands = [0, 1].map(|seat: usize| given.map(|pair| pair[seat]));
    for hand in &mut hands {
        shuffle(bytes, hand);
    }
    hands
}
