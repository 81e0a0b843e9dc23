//! How even each deal is: the list that ships with the game (`crates/rules/data/holochess.deals`), from which `deal = even` takes its
//! deals.
//!
//! The list is text. Its first lines begin with `#` and say which command wrote it. All others are numbers of two digits, one for
//! each placement: in how many matches of 100 the player who starts is expected to win, from 01 to 99, with the quiet clock at its
//! default. Each number is from the starting player's view. Placements that are equal up to a half turn (with the other player
//! starting) or a mirror image share one number, listed under the first order in the rulebook's sequence: the starting player's
//! creatures from the own left to the own right, then the other player's, compared by their places in the rulebook's table.

use std::sync::LazyLock;

use thiserror::Error;

use super::{
    Creature, Phase, Position,
    clock::Clock,
    deal::{HOMES, halves, placed},
    rule_set::Holochess,
};
use crate::{Match, Seat, Table};

/// The hundredths that make a deal even.
pub const EVEN_CHANCES: std::ops::RangeInclusive<u8> = 45..=55;

/// Orders of eight creatures.
const ORDERS: usize = 40_320;
/// Numbers in a line of the text.
const NUMBERS_A_LINE: usize = 120;

/// A text is no list of deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not a list of deals; `holochess-lab deals --out FILE` writes one")]
pub struct NoDealList;

/// For every placement at the start, the starting player's chance to win in hundredths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealList {
    /// By [`rank`] of the order, mirrored ones too.
    chances: Vec<u8>,
}

static SHIPPED: LazyLock<DealList> = LazyLock::new(|| {
    let text = include_str!("../../data/holochess.deals");
    DealList::from_text(text).expect("the list that ships with the game is whole")
});

impl DealList {
    /// Placements in a list.
    pub const PLACEMENTS: usize = ORDERS / 2;

    /// The list that ships with the game.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }

    /// Every placement of the list, in its order; player 1 starts.
    pub fn placements() -> impl Iterator<Item = Position> {
        (0..ORDERS).map(order).filter(|order| is_listed(*order)).map(|order| placed(halves(order), Seat::FIRST))
    }

    /// The list with these chances, for [`DealList::placements`] in their order.
    ///
    /// # Errors
    /// If there are more or fewer, or one is not from 1 to 99.
    pub fn new(listed: &[u8]) -> Result<Self, NoDealList> {
        if listed.len() != Self::PLACEMENTS || listed.iter().any(|chance| !(1..=99).contains(chance)) {
            return Err(NoDealList);
        }
        let mut chances = vec![0; ORDERS];
        let places = (0..ORDERS).filter(|&rank| is_listed(order(rank)));
        for (place, &chance) in places.zip(listed) {
            chances[place] = chance;
            chances[rank(mirrored(order(place)))] = chance;
        }
        Ok(Self { chances })
    }

    /// Reads a list.
    ///
    /// # Errors
    /// If the text is none.
    pub fn from_text(text: &str) -> Result<Self, NoDealList> {
        let mut listed = Vec::with_capacity(Self::PLACEMENTS);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            for pair in line.as_bytes().chunks(2) {
                let [tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = pair else { return Err(NoDealList) };
                listed.push((tens - b'0') * 10 + (ones - b'0'));
            }
        }
        Self::new(&listed)
    }

    /// The list as text, after these remarks.
    pub fn to_text(&self, remarks: &[String]) -> String {
        let mut text = String::new();
        for remark in remarks {
            text.extend(["# ", remark.as_str(), "\n"]);
        }
        let listed = (0..ORDERS).filter(|&rank| is_listed(order(rank)));
        for (index, place) in listed.enumerate() {
            let chance = self.chances[place];
            text.extend([chance / 10, chance % 10].map(|digit| char::from(b'0' + digit)));
            if (index + 1) % NUMBERS_A_LINE == 0 {
                text.push('\n');
            }
        }
        text
    }

    /// In how many matches of 100 the starting player is expected to win; `None` if no match begins with this position.
    pub fn chance(&self, start: &Position) -> Option<u8> {
        order_of(start).map(|order| self.chances[rank(order)])
    }

    /// Whether a deal (the hands and the starting player) is even.
    pub(super) fn is_even(&self, hands: [[Creature; 4]; 2], starts: Seat) -> bool {
        EVEN_CHANCES.contains(&self.chances[rank(seen_by(hands, starts))])
    }

    /// How many of all deals are even, from 0 to 1.
    pub fn even_share(&self) -> f64 {
        self.chances.iter().filter(|chance| EVEN_CHANCES.contains(chance)).count() as f64 / ORDERS as f64
    }
}

/// How even a deal is: of 100 matches from this start, how many each player is expected to win. `None` if the table is another
/// game's, its quiet clock is not the one that the list was made for, or the creatures do not stand as at a start.
pub fn deal_chances(start: &dyn Table) -> Option<[u8; 2]> {
    let begun: &Match<Holochess> = start.as_any().downcast_ref()?;
    let (rules, start) = (begun.rules(), begun.position());
    let usual = Holochess::default();
    if (rules.quiet_turns, rules.quiet_end) != (usual.quiet_turns, usual.quiet_end) {
        return None;
    }
    let own = DealList::shipped().chance(start)?;
    Some(if start.side() == Seat::FIRST { [own, 100 - own] } else { [100 - own, own] })
}

/// Eight creatures: the starting player's four, from that player's left, then the other player's four, from theirs.
type Order = [Creature; Creature::COUNT];

/// The order of a deal: each hand lies from its owner's left to right, and the starting player's comes first.
fn seen_by(hands: [[Creature; 4]; 2], starts: Seat) -> Order {
    let [own, other] = [hands[starts.index()], hands[starts.opponent().index()]];
    let mut order = [own[0]; Creature::COUNT];
    order[..4].copy_from_slice(&own);
    order[4..].copy_from_slice(&other);
    order
}

/// The order of a position in which a match begins.
fn order_of(start: &Position) -> Option<Order> {
    let is_start = start.phase() == Phase::Acting && start.left() == 2 && start.clock() == Clock::START;
    if !is_start {
        return None;
    }
    let mut hands = [[Creature::Savrip; 4]; 2];
    for (hand, home) in hands.iter_mut().zip(HOMES) {
        for (creature, cell) in hand.iter_mut().zip(home) {
            *creature = start.creature_at(cell)?;
        }
    }
    let is_owner = |seat: Seat| hands[seat.index()].iter().all(|&creature| start.owner(creature) == Some(seat));
    (is_owner(Seat::FIRST) && is_owner(Seat::SECOND)).then(|| seen_by(hands, start.side()))
}

/// The same placement in a mirror that stands between the players: left is right for both.
fn mirrored(mut order: Order) -> Order {
    order[..4].reverse();
    order[4..].reverse();
    order
}

/// Whether a placement is listed under this order, and not under its mirror's.
fn is_listed(order: Order) -> bool {
    rank(order) < rank(mirrored(order))
}

/// The place of an order among all orders, from 0, compared creature by creature.
fn rank(order: Order) -> usize {
    (0..order.len()).fold(0, |rank, place| {
        let smaller_behind = order[place + 1..].iter().filter(|&&creature| creature < order[place]).count();
        rank * (order.len() - place) + smaller_behind
    })
}

/// The order with this rank.
fn order(rank: usize) -> Order {
    let mut digits = [0; Creature::COUNT];
    let mut rest = rank;
    for place in (0..digits.len()).rev() {
        let behind = digits.len() - place;
        (digits[place], rest) = (rest % behind, rest / behind);
    }
    let mut left = Creature::ALL.to_vec();
    digits.map(|digit| left.remove(digit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_and_ranks_are_one_to_one_and_every_placement_is_listed_once() {
        assert_eq!(order(0), Creature::ALL);
        let mut listed = 0;
        for place in 0..ORDERS {
            assert_eq!(rank(order(place)), place);
            assert_ne!(is_listed(order(place)), is_listed(mirrored(order(place))));
            listed += usize::from(is_listed(order(place)));
        }
        assert_eq!(listed, DealList::PLACEMENTS);
        assert!((1..ORDERS).all(|place| order(place - 1) < order(place)));
    }
}
