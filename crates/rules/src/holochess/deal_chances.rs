//! How even the deal of a match is, by the list that ships with the game.

use super::{deal_list::DealList, rule_set::Holochess};
use crate::{Match, Seat, Table};

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
