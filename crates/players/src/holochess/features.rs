//! The features of the network: material, matches of creatures against each other, danger, mobility, the quiet clock.
//!
//! All are relative to the side to move: *own* is the side to move, *other* its opponent. Features are invariant under the board's
//! rotations and reflections.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{
    model::{BUCKETS, log_odds},
    threat::{Camp, DISTANCE},
    threat_evaluation::GAIN,
};
use holochess_rules::{
    Cell,
    circle::{CENTRE, CellSet, is_outer, is_white, neighbours},
    holochess::{ACTIONS_A_TURN, Creature, Holochess, Position, duel},
};

const EACH: usize = Creature::COUNT;

// The index at which each group of features begins.

/// Presence of each own creature, then of each other one.
const LEFT: usize = 0;
/// The numbers of creatures left, one feature for each pair of numbers 1 to 4.
const SIZES: usize = LEFT + 2 * EACH;
/// Each pair of an own and another creature that are both present.
const PAIRS: usize = SIZES + 16;
/// The same pairs, with the inverse of their distance in steps.
const NEAR: usize = PAIRS + EACH * EACH;
/// The chance that each own creature is killed in the opponent's next turn, as the pieces stand.
const DANGER: usize = NEAR + EACH * EACH;
/// The chance that each other creature is killed in the rest of this turn by the best attempt on it.
const PREY: usize = DANGER + EACH;
/// Own creatures on the inner ring, then others.
const INNER: usize = PREY + EACH;
/// The creature in the centre, own creatures first.
const IN_CENTRE: usize = INNER + 2 * EACH;
/// The number of destinations of each creature, in eighths.
const WALKS: usize = IN_CENTRE + 2 * EACH;
/// Each pair in which the own creature can attack the other in the rest of this turn.
const STRIKES: usize = WALKS + 2 * EACH;
/// Each pair in which the other creature can attack the own one in the opponent's next turn, as the pieces stand.
const STRUCK: usize = STRIKES + EACH * EACH;
/// Turns left on the quiet clock in steps; for each step the leader on points (other side, nobody, own side); for each of these
/// whether the side to move can still attack in this turn.
const CLOCK: usize = STRUCK + EACH * EACH;
/// The most turns left of each step; the last step is unbounded.
const CLOCK_STEPS: [u16; 10] = [1, 2, 3, 4, 5, 6, 8, 11, 15, u16::MAX];
/// Each pair on cells of the same colour. A walk of two steps keeps the colour and neighbours have different colours, so except
/// through the centre two walkers of two steps on the same colour never meet.
const COLOUR: usize = CLOCK + 6 * CLOCK_STEPS.len();
/// The destinations of each creature that no enemy can attack within a turn, in eighths.
const SAFE: usize = COLOUR + EACH * EACH;
/// In solved endings, for each step of the quiet clock and each leader: half of the solved log odds. The solution ignores the
/// clock, so the network learns how far to trust it.
const SOLVED: usize = SAFE + 2 * EACH;
/// For the same steps: that the ending is solved at all, for the effect of the clock whatever the solution says.
const ENDING: usize = SOLVED + 3 * CLOCK_STEPS.len();
/// Single features; see [`SINGLE_NAMES`].
const SINGLES: usize = ENDING + 3 * CLOCK_STEPS.len();
/// Solved chances are clamped to this distance from 0 and 1.
const NEARLY_CERTAIN: f64 = 0.002;

const SINGLE_NAMES: [&str; 12] = [
    "always",
    "one-action-left",
    "own-best-gain",
    "other-best-gain",
    "own-worst-danger",
    "other-worst-danger",
    "own-escape-cells",
    "other-escape-cells",
    "duel-prospects",
    "duel-is-near",
    "points-ahead",
    "stuck",
];

/// The number of features.
pub const COUNT: usize = SINGLES + SINGLE_NAMES.len();

/// The names of all features, in their order.
pub fn names() -> Vec<String> {
    let ids = Creature::IDS;
    let sides = ["own", "other"];
    let of_both = |what: &str| -> Vec<String> {
        sides.iter().flat_map(|side| ids.map(|id| format!("{what}.{side}.{id}"))).collect()
    };
    let of_pairs = |what: &str| -> Vec<String> {
        ids.iter().flat_map(|own| ids.map(|other| format!("{what}.{own}.{other}"))).collect()
    };
    let mut names = of_both("left");
    names.extend((1..=4).flat_map(|own| (1..=4).map(move |other| format!("sizes.{own}.{other}"))));
    names.extend(of_pairs("pair"));
    names.extend(of_pairs("near"));
    names.extend(ids.map(|id| format!("danger.own.{id}")));
    names.extend(ids.map(|id| format!("danger.other.{id}")));
    names.extend(of_both("inner"));
    names.extend(of_both("centre"));
    names.extend(of_both("walks"));
    names.extend(of_pairs("strikes"));
    names.extend(of_pairs("struck"));
    let clocks = |what: &str| -> Vec<String> {
        let steps = 0..CLOCK_STEPS.len();
        steps.flat_map(|step| ["other", "nobody", "own"].map(|ahead| format!("{what}.{step}.{ahead}-ahead"))).collect()
    };
    names.extend(clocks("clock").iter().flat_map(|clock| ["rests", "hits"].map(|can| format!("{clock}.{can}"))));
    names.extend(of_pairs("colour"));
    names.extend(of_both("safe"));
    names.extend(clocks("solved"));
    names.extend(clocks("ending"));
    names.extend(SINGLE_NAMES.map(str::to_owned));
    names
}

/// The non-zero features of a position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "FeatureList", into = "FeatureList")]
pub struct Features {
    list: [(u16, f32); Features::MOST],
    count: usize,
    /// Creatures of both sides.
    creatures: usize,
}

/// [`Features`] in a file.
#[derive(Serialize, Deserialize)]
struct FeatureList {
    list: Vec<(u16, f32)>,
    creatures: usize,
}

impl From<Features> for FeatureList {
    fn from(features: Features) -> Self {
        Self { list: features.list().to_vec(), creatures: features.creatures }
    }
}

impl TryFrom<FeatureList> for Features {
    type Error = &'static str;

    fn try_from(FeatureList { list: listed, creatures }: FeatureList) -> Result<Self, Self::Error> {
        let fits = listed.len() <= Self::MOST
            && creatures <= EACH
            && listed.iter().all(|&(feature, value)| usize::from(feature) < COUNT && value.is_finite());
        if !fits {
            return Err("these are no features of a position");
        }
        let mut list = [(0, 0.0); Self::MOST];
        list[..listed.len()].copy_from_slice(&listed);
        Ok(Self { list, count: listed.len(), creatures })
    }
}

impl Default for Features {
    fn default() -> Self {
        Self { list: [(0, 0.0); Self::MOST], count: 0, creatures: 0 }
    }
}

impl Features {
    /// An upper bound: eight creatures have at most 4 · 4 pairs in five groups and six values each; the rest are single features.
    const MOST: usize = 5 * 16 + 6 * 8 + 4 + SINGLE_NAMES.len();

    /// The features of a position in which the side to move acts. `solved` is its solved chance without the clock, where it is
    /// known.
    pub fn from_position(rules: &Holochess, position: &Position, solved: Option<f64>) -> Self {
        let mut features = Self::default();
        features.look(rules, position, solved);
        features
    }

    /// Index and value of each non-zero feature.
    pub fn list(&self) -> &[(u16, f32)] {
        &self.list[..self.count]
    }

    /// The output bucket, by the number of creatures left: 0 with three or fewer, 5 with eight.
    pub fn bucket(&self) -> usize {
        self.creatures.saturating_sub(3).min(BUCKETS - 1)
    }

    fn add(&mut self, feature: usize, value: f32) {
        if value != 0.0 {
            self.list[self.count] = (feature as u16, value);
            self.count += 1;
        }
    }

    fn look(&mut self, rules: &Holochess, position: &Position, solved: Option<f64>) {
        let mover = position.side();
        let (own, other) = (Camp::from_position(position, mover), Camp::from_position(position, mover.opponent()));
        let free = position.free();
        let (own_size, other_size) = (own.standers().len(), other.standers().len());
        if own_size > 0 && other_size > 0 {
            self.add(SIZES + (own_size - 1) * 4 + other_size - 1, 1.0);
        }
        self.creatures = own_size + other_size;
        self.camp(0, &own);
        self.camp(EACH, &other);

        let (mut own_danger, mut other_danger): (f32, f32) = (0.0, 0.0);
        for victim in own.standers() {
            let chance = other.kill_chance(victim.creature, victim.cell, ACTIONS_A_TURN, free);
            self.add(DANGER + victim.creature.index(), chance);
            own_danger = own_danger.max(chance);
        }
        for victim in other.standers() {
            let chance = own.kill_chance(victim.creature, victim.cell, position.left(), free);
            self.add(PREY + victim.creature.index(), chance);
            other_danger = other_danger.max(chance);
        }
        self.meetings(&own, &other, position.left());

        let (own_reach, other_reach) = (own.reach(), other.reach());
        let own_escapes = self.escapes(0, &own, other_reach);
        let other_escapes = self.escapes(EACH, &other, own_reach);
        self.add(SINGLES, 1.0);
        self.add(SINGLES + 1, f32::from(u8::from(position.left() == 1)));
        self.add(SINGLES + 2, best_gain(&own, &other, own_reach));
        self.add(SINGLES + 3, best_gain(&other, &own, other_reach));
        self.add(SINGLES + 4, own_danger);
        self.add(SINGLES + 5, other_danger);
        self.add(SINGLES + 6, own_escapes);
        self.add(SINGLES + 7, other_escapes);
        self.duel(&own, &other);
        let stuck = own.standers().iter().filter(|stander| stander.walks.is_empty()).count();
        self.add(SINGLES + 11, stuck as f32);
        // With one action left only neighbours can be attacked.
        let can_attack = if position.left() == 1 {
            own.is_beside(position.camp(mover.opponent()))
        } else {
            !(own_reach & position.camp(mover.opponent())).is_empty()
        };
        self.clock(rules, position, can_attack, solved);
    }

    /// Adds presence, places and mobility.
    fn camp(&mut self, side: usize, camp: &Camp) {
        for stander in camp.standers() {
            let index = side + stander.creature.index();
            self.add(LEFT + index, 1.0);
            if stander.cell == CENTRE {
                self.add(IN_CENTRE + index, 1.0);
            } else if !is_outer(stander.cell) {
                self.add(INNER + index, 1.0);
            }
            self.add(WALKS + index, stander.walks.len() as f32 / 8.0);
        }
    }

    /// Adds pairs, distances and possible attacks.
    fn meetings(&mut self, own: &Camp, other: &Camp, left: u8) {
        let distance = &*DISTANCE;
        for a in own.standers() {
            let strikes = if left == 1 { neighbours(a.cell) } else { a.reach() };
            for b in other.standers() {
                let pair = a.creature.index() * EACH + b.creature.index();
                self.add(PAIRS + pair, 1.0);
                self.add(NEAR + pair, 1.0 / f32::from(distance[a.cell.index()][b.cell.index()]));
                if have_one_colour(a.cell, b.cell) {
                    self.add(COLOUR + pair, 1.0);
                }
                if strikes.contains(b.cell) {
                    self.add(STRIKES + pair, 1.0);
                }
                if b.reach().contains(a.cell) {
                    self.add(STRUCK + pair, 1.0);
                }
            }
        }
    }

    /// The destinations of a camp that cannot be attacked within a turn; the total is in twentieths.
    fn escapes(&mut self, side: usize, camp: &Camp, dangerous: CellSet) -> f32 {
        let mut all = 0;
        for stander in camp.standers() {
            let safe = (stander.walks & !dangerous).len();
            self.add(SAFE + side + stander.creature.index(), safe as f32 / 8.0);
            all += safe;
        }
        all as f32 / 20.0
    }

    /// Adds the mean chance to win a duel between any two that could be left, and whether a duel may be near.
    fn duel(&mut self, own: &Camp, other: &Camp) {
        let table = &*DUELS;
        let mut sum = 0.0;
        for a in own.standers() {
            for b in other.standers() {
                sum += table[a.creature.index()][b.creature.index()] - 0.5;
            }
        }
        let (own_size, other_size) = (own.standers().len(), other.standers().len());
        let mean = sum / (own_size * other_size).max(1) as f32;
        self.add(SINGLES + 8, mean);
        self.add(SINGLES + 9, if own_size + other_size <= 4 { mean } else { 0.0 });
        let points =
            |camp: &Camp| camp.standers().iter().map(|stander| f32::from(stander.creature.worth())).sum::<f32>();
        self.add(SINGLES + 10, (points(own) - points(other)) / 12.0);
    }

    /// Adds the quiet clock: turns left, the leader on points, whether the side to move can still attack, and the solved value.
    fn clock(&mut self, rules: &Holochess, position: &Position, can_attack: bool, solved: Option<f64>) {
        let Some(clock) = rules.quiet_clock(position) else { return };
        let left = clock.limit.saturating_sub(clock.turns);
        let step = CLOCK_STEPS.iter().position(|&most| left <= most).unwrap_or(CLOCK_STEPS.len() - 1);
        let ahead = clock.leader.map_or(1, |leader| if leader == position.side() { 2 } else { 0 });
        let clock = step * 3 + ahead;
        self.add(CLOCK + clock * 2 + usize::from(can_attack), 1.0);
        if let Some(chance) = solved {
            let chance = chance.clamp(NEARLY_CERTAIN, 1.0 - NEARLY_CERTAIN);
            self.add(SOLVED + clock, 0.5 * log_odds(chance) as f32);
            self.add(ENDING + clock, 1.0);
        }
    }
}

/// Whether two cells have the same colour. The centre counts as both, since its neighbours have either.
fn have_one_colour(a: Cell, b: Cell) -> bool {
    a != CENTRE && b != CENTRE && is_white(a) == is_white(b)
}

/// The largest expected gain of one attack within a turn, in thousands of worth.
fn best_gain(camp: &Camp, others: &Camp, reach: CellSet) -> f32 {
    let gains = &*GAIN;
    let mut best = 0;
    for victim in others.standers().iter().filter(|victim| reach.contains(victim.cell)) {
        for by in camp.standers() {
            let gain = gains[by.creature.index()][victim.creature.index()];
            if gain > best && by.reach().contains(victim.cell) {
                best = gain;
            }
        }
    }
    best as f32 / 1000.0
}

/// The chance of each creature to win the duel against each other one.
static DUELS: LazyLock<[[f32; EACH]; EACH]> = LazyLock::new(|| {
    Creature::ALL.map(|own| {
        Creature::ALL.map(|other| {
            let [wins, of] = duel::chance(own, other);
            (wins as f64 / of as f64) as f32
        })
    })
});
