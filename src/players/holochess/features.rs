//! What a person would look at in a position, as numbers: who is left, who meets whom, who is in danger, who can walk where,
//! how late it is.
//!
//! Everything is seen from the side to move: *own* is that side, *other* the one that waits. Nothing depends on how the board
//! is turned or mirrored.

use std::sync::LazyLock;

use super::{
    model::{STAGES, log_odds},
    threat::{Camp, DISTANCE},
    threat_evaluation::GAIN,
};
use crate::rules::{
    Cell,
    circle::{CENTRE, CellSet, is_outer, is_white, neighbours},
    holochess::{ACTIONS_A_TURN, Creature, Holochess, Position, duel},
};

const EACH: usize = Creature::COUNT;

// Where each kind of feature begins.

/// Each own creature that is left, then each other one.
const LEFT: usize = 0;
/// How many are left: four by four.
const SIZES: usize = LEFT + 2 * EACH;
/// Each own creature with each other one, if both are left.
const PAIRS: usize = SIZES + 16;
/// The same, by how near they stand: one over their distance.
const NEAR: usize = PAIRS + EACH * EACH;
/// The chance that each own creature is killed in the other side's next turn, as things stand.
const DANGER: usize = NEAR + EACH * EACH;
/// The chance that each other creature is killed in what is left of this turn, if everything is done for that.
const PREY: usize = DANGER + EACH;
/// Which own creatures stand on the inner ring, then which others.
const INNER: usize = PREY + EACH;
/// Who stands in the centre, own creatures and others.
const IN_CENTRE: usize = INNER + 2 * EACH;
/// The cells to which each creature can walk its whole length, in eights.
const WALKS: usize = IN_CENTRE + 2 * EACH;
/// Which own creature can attack which other one in what is left of this turn.
const STRIKES: usize = WALKS + 2 * EACH;
/// Which own creature can be attacked by which other one in the other side's next turn, as things stand.
const STRUCK: usize = STRIKES + EACH * EACH;
/// How many turns the quiet clock leaves, in steps; for each, who is ahead on points: other side, nobody, own side; for each of
/// these, whether the side to move can still attack in this turn.
const CLOCK: usize = STRUCK + EACH * EACH;
/// The most turns of each step; the last has no bound.
const CLOCK_STEPS: [u16; 10] = [1, 2, 3, 4, 5, 6, 8, 11, 15, u16::MAX];
/// Each own creature with each other one, if they stand on cells of the same colour. Walks of two steps keep the colour, and neighbours have
/// different ones: but for the centre, who walks two cells never meets another of these on its own colour.
const COLOUR: usize = CLOCK + 6 * CLOCK_STEPS.len();
/// The walks of each creature that end where nobody of the other side can attack it in a turn, in eights.
const SAFE: usize = COLOUR + EACH * EACH;
/// In solved endings, for each step of the quiet clock and who is ahead on points: half of the solved log odds. The table knows no
/// clock, so how far it is right is learned.
const SOLVED: usize = SAFE + 2 * EACH;
/// The same steps: that the ending is solved, for what the clock takes whatever the table says.
const ENDING: usize = SOLVED + 3 * CLOCK_STEPS.len();
/// One number each; see [`SINGLE_NAMES`].
const SINGLES: usize = ENDING + 3 * CLOCK_STEPS.len();
/// Solved chances nearer to certainty than this count as this.
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

/// How many features there are.
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

/// The features of a position that are not zero.
#[derive(Clone, Debug)]
pub struct Features {
    list: [(u16, f32); Features::MOST],
    count: usize,
    /// Creatures of both sides.
    creatures: usize,
}

impl Default for Features {
    fn default() -> Self {
        Self { list: [(0, 0.0); Self::MOST], count: 0, creatures: 0 }
    }
}

impl Features {
    /// Eight creatures have at most 4 · 4 pairs, five times, and six numbers each; the rest is single.
    const MOST: usize = 5 * 16 + 6 * 8 + 4 + SINGLE_NAMES.len();

    /// The features of a position in which the side to move is to act; `solved` is its chance to win, clocks aside, if that is known.
    pub fn of(rules: &Holochess, position: &Position, solved: Option<f64>) -> Self {
        let mut features = Self::default();
        features.look(rules, position, solved);
        features
    }

    /// Number and value of each.
    pub fn list(&self) -> &[(u16, f32)] {
        &self.list[..self.count]
    }

    /// How far the match has come, by the creatures that are left: 0 with three or fewer, 5 with eight.
    pub fn node_kind(&self) -> usize {
        self.creatures.saturating_sub(3).min(STAGES - 1)
    }

    fn add(&mut self, feature: usize, value: f32) {
        if value != 0.0 {
            self.list[self.count] = (feature as u16, value);
            self.count += 1;
        }
    }

    fn look(&mut self, rules: &Holochess, position: &Position, solved: Option<f64>) {
        let mover = position.side();
        let (own, other) = (Camp::of(position, mover), Camp::of(position, mover.opponent()));
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
        // With one action left only who is beside somebody can attack.
        let can_attack = if position.left() == 1 {
            own.is_beside(position.camp(mover.opponent()))
        } else {
            !(own_reach & position.camp(mover.opponent())).is_empty()
        };
        self.clock(rules, position, can_attack, solved);
    }

    /// Who is left, where, and how free to walk.
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

    /// Who meets whom, how near, and who can attack whom.
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

    /// The walks of a camp that end where they cannot be attacked in a turn; all of them in twentieths.
    fn escapes(&mut self, side: usize, camp: &Camp, dangerous: CellSet) -> f32 {
        let mut all = 0;
        for stander in camp.standers() {
            let safe = (stander.walks & !dangerous).len();
            self.add(SAFE + side + stander.creature.index(), safe as f32 / 8.0);
            all += safe;
        }
        all as f32 / 20.0
    }

    /// The chance to win the duel if any two were left, and whether it may come soon.
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

    /// How many turns are left before the match is decided on points, for whom, whether that can still be put off, and what it would be
    /// worth without all that.
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

/// Whether two cells have the same colour; the centre has both, for it has neighbours of either.
fn have_one_colour(a: Cell, b: Cell) -> bool {
    a != CENTRE && b != CENTRE && is_white(a) == is_white(b)
}

/// The best that one attack within a turn can be expected to win, in thousands of what creatures are worth.
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

/// Each creature's chance to win the duel with each other one.
static DUELS: LazyLock<[[f32; EACH]; EACH]> = LazyLock::new(|| {
    Creature::ALL.map(|own| {
        Creature::ALL.map(|other| {
            let [wins, of] = duel::chance(own, other);
            (wins as f64 / of as f64) as f32
        })
    })
});
