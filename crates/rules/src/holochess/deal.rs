//! How a match begins (docs/rules/holochess.md, "Setting up" and "Dice").
//!
//! The random deal is drawn exactly as the rulebook says. `deal = balanced` is drawn from the same stream: for each class in
//! the order of the table one number below 2 (0: the class's first creature goes to player 1 and its second to player 2,
//! 1: the other way round); then player 1's four, which lie in the order of the table, are shuffled by Fisher–Yates, then
//! player 2's. In every deal one more byte then says who starts: even, player 1. With `placement = chosen` the same is drawn,
//! and the places are left to the players.
//!
//! `deal = even` draws whole random deals, who starts included, one after another from the same stream, and takes the first that the
//! list that ships with the game calls even ([`DealList`]). It goes with `placement = fixed` only: the list knows no other placements.

use std::array;

use super::{
    DealList,
    creature::{Class, Creature},
    position::{Draft, Position},
    rule_set::{Deal, Holochess, Placement},
};
use crate::{
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
    CellSet::from_cells(&HOMES[seat.index()])
}

/// The most random deals that are drawn in search of an even one; after that the last is taken. About one deal in nine is even, so
/// no seed reaches this limit (probability below 10⁻⁵⁰⁰). It protects callers whose bytes are not random: if all bytes were equal,
/// the same deal would be drawn for ever.
const MOST_DEALS: u32 = 10_000;

/// The start that these bytes deal.
pub(super) fn deal(rules: &Holochess, bytes: &mut dyn FnMut() -> u8) -> Position {
    let (hands, starts) = match rules.deal {
        Deal::Random => draw_start(random, bytes),
        Deal::Balanced => draw_start(balanced, bytes),
        Deal::Even => even(bytes),
    };
    start(rules, hands, starts)
}

/// The start with these hands: on their home cells, or still to be placed.
pub(super) fn start(rules: &Holochess, hands: Hands, starts: Seat) -> Position {
    match rules.placement {
        Placement::Fixed => placed(hands, starts),
        Placement::Chosen => Position::unplaced(hands, starts),
    }
}

/// These hands on their home cells.
pub(super) fn placed(hands: Hands, starts: Seat) -> Position {
    let camps = Seat::BOTH.map(|seat| hands[seat.index()].into_iter().zip(HOMES[seat.index()]).collect());
    Position::build(&Draft { camps, side: starts, left: 2, push: None })
        .expect("eight different creatures on eight different cells are a position")
}

/// Hands in each player's order of cells.
type Hands = [[Creature; 4]; 2];

/// The hands, and the player who starts.
fn draw_start(draw: impl Fn(&mut dyn FnMut() -> u8) -> Hands, bytes: &mut dyn FnMut() -> u8) -> (Hands, Seat) {
    let hands = draw(bytes);
    (hands, if bytes().is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND })
}

/// The first of the random deals that is even.
fn even(bytes: &mut dyn FnMut() -> u8) -> (Hands, Seat) {
    let list = DealList::shipped();
    let mut deal = draw_start(random, bytes);
    for _ in 1..MOST_DEALS {
        if list.is_even(deal.0, deal.1) {
            break;
        }
        deal = draw_start(random, bytes);
    }
    deal
}

fn random(bytes: &mut dyn FnMut() -> u8) -> Hands {
    let mut creatures = Creature::ALL;
    shuffle(bytes, &mut creatures);
    halves(creatures)
}

/// The first four and the last four.
pub(super) fn halves(creatures: [Creature; Creature::COUNT]) -> Hands {
    array::from_fn(|seat| array::from_fn(|place| creatures[4 * seat + place]))
}

fn balanced(bytes: &mut dyn FnMut() -> u8) -> Hands {
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
