//! What the search needs to know about Holochess: depth clock, transposition key and ordering scores.

use crate::search::{CAP_IN_SIGHT, SearchableGame, with_clocks};
use holochess_rules::{
    Action, Outcome, Rules, Seat,
    holochess::{ACTIONS_A_TURN, Creature, Holochess, Phase, Position, odds::odds, rule_options::TURN_CAP},
};

impl SearchableGame for Holochess {
    /// Placements count one each, from 0 to 8; after them, the actions of the turns.
    fn time(&self, position: &Position) -> u32 {
        // A match may be given up before the last creature is placed: then it has no turns, either.
        if position.clock().turn == 0 {
            return position.camp(Seat::FIRST).len() + position.camp(Seat::SECOND).len();
        }
        let used = u32::from(position.clock().turn) * u32::from(ACTIONS_A_TURN) - u32::from(position.left());
        Creature::COUNT as u32 + used
    }

    fn is_quiet(&self, position: &Position) -> bool {
        matches!(position.phase(), Phase::Acting | Phase::Placing)
    }

    fn key(&self, position: &Position) -> u64 {
        let clock = position.clock();
        let quiet = if self.quiet_clock(position).is_some() {
            u64::from(clock.quiet) << 1 | u64::from(clock.attacked)
        } else {
            0
        };
        let cap = u64::from(clock.turn.saturating_sub(TURN_CAP - CAP_IN_SIGHT));
        with_clocks(self.hash(position), quiet << 16 | cap)
    }

    /// Attacks are ordered by their expected gain.
    fn ordering_score(&self, position: &Position, action: Action) -> i32 {
        match action {
            Action::Attack { from, to } => {
                let (Some(attacker), Some(defender)) = (position.creature_at(from), position.creature_at(to)) else {
                    return 0;
                };
                PROMISE[attacker.index()][defender.index()]
            }
            _ => 0,
        }
    }
}

/// The expected gain of each attack, in thousandths of a rating point.
static PROMISE: std::sync::LazyLock<[[i32; Creature::COUNT]; Creature::COUNT]> = std::sync::LazyLock::new(|| {
    Creature::ALL.map(|attacker| {
        Creature::ALL.map(|defender| {
            let odds = odds(attacker, defender);
            let gain = odds.chance(Outcome::Kill) * f64::from(defender.worth())
                - odds.chance(Outcome::CounterKill) * f64::from(attacker.worth());
            (gain * 1000.0) as i32
        })
    })
});
