//! What every position of one choice of creatures is worth in terms of the others, laid out once and evaluated many times.

use std::ops::ControlFlow;

use super::{TURNS, index, placement::PLACEMENTS};
use crate::rules::{
    Seat, Stage,
    game::Rules,
    holochess::{Creature, Draft, Holochess, Position},
};

/// A range of another list.
type Range = std::ops::Range<u32>;

/// Something that may happen after an action, and what it leads to.
struct Part {
    /// How likely it is.
    weight: f64,
    /// Whether the two choose between the targets; if not, the one does.
    is_pair_choosing: bool,
    targets: Range,
}

/// The equations of one choice of creatures. Values are chances of the two, who sit in the first seat here.
pub(super) struct Program {
    /// The actions of each position.
    positions: Vec<Range>,
    /// The parts of each action.
    actions: Vec<Range>,
    /// Whether it is an attack.
    attacks: Vec<bool>,
    parts: Vec<Part>,
    /// Places among the values: of positions, or of constants behind them.
    targets: Vec<u32>,
    constants: Vec<f64>,
}

impl Program {
    /// Lays out the equations. The rules are those without a quiet clock.
    pub(super) fn new(rules: &Holochess, creatures: [Creature; 3]) -> Self {
        let mut program = Self {
            positions: Vec::new(),
            actions: Vec::new(),
            attacks: Vec::new(),
            parts: Vec::new(),
            targets: Vec::new(),
            constants: Vec::new(),
        };
        let count = PLACEMENTS.examples.len() * TURNS;
        for place in 0..count {
            let position = position_at(creatures, place);
            let begin = program.actions.len() as u32;
            let _ = rules.visit_actions(&position, |action| {
                program.add_action(rules, &rules.apply(&position, action), count);
                ControlFlow::Continue(())
            });
            if program.actions.len() as u32 == begin {
                program.add_action(rules, &rules.pass(&position), count);
            }
            program.positions.push(begin..program.actions.len() as u32);
        }
        program
    }

    /// Values to begin with: before any turn the two are ahead on points.
    pub(super) fn first_values(&self) -> Vec<f64> {
        let mut values = vec![1.0; self.positions.len()];
        values.extend(&self.constants);
        values
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    fn add_action(&mut self, rules: &Holochess, after: &Position, count: usize) {
        let begin = self.parts.len() as u32;
        let stage = rules.stage(after);
        self.attacks.push(stage == Stage::Chance);
        match stage {
            Stage::Chance => {
                let mut all = 0.0;
                rules.visit_outcomes(after, |_, weight| all += weight as f64);
                rules.visit_outcomes(after, |chance, weight| {
                    self.add_part(rules, &rules.resolve(after, chance), weight as f64 / all, count);
                });
            }
            _ => self.add_part(rules, after, 1.0, count),
        }
        self.actions.push(begin..self.parts.len() as u32);
    }

    fn add_part(&mut self, rules: &Holochess, position: &Position, weight: f64, count: usize) {
        let begin = self.targets.len() as u32;
        let mut is_pair_choosing = true;
        match rules.stage(position) {
            // Somebody chooses where a creature is pushed to.
            Stage::Decision(chooser) if index(position).is_none() => {
                is_pair_choosing = chooser == Seat::FIRST;
                let _ = rules.visit_actions(position, |action| {
                    self.add_target(rules, &rules.apply(position, action), count);
                    ControlFlow::Continue(())
                });
            }
            _ => self.add_target(rules, position, count),
        }
        self.parts.push(Part { weight, is_pair_choosing, targets: begin..self.targets.len() as u32 });
    }

    fn add_target(&mut self, rules: &Holochess, position: &Position, count: usize) {
        let place = match index(position) {
            Some(index) => index.placement * TURNS + index.turn,
            None => count + self.constant(ending(rules, position)),
        };
        self.targets.push(place as u32);
    }

    fn constant(&mut self, value: f64) -> usize {
        let known = self.constants.iter().position(|&known| known.to_bits() == value.to_bits());
        known.unwrap_or_else(|| {
            self.constants.push(value);
            self.constants.len() - 1
        })
    }

    /// What a position is worth if the others are worth this.
    pub(super) fn value(&self, place: usize, values: &[f64]) -> f64 {
        self.value_among(place, |target, _| values[target])
    }

    /// What a position is worth if what each of its actions leads to is worth this: the place of the target, and whether the
    /// action is an attack.
    pub(super) fn value_among(&self, place: usize, worth: impl Fn(usize, bool) -> f64) -> f64 {
        let is_pair_to_move = place % TURNS < 2;
        let actions = as_usize(&self.positions[place]);
        best(is_pair_to_move, actions.map(|action| self.mean(action, &worth)))
    }

    fn mean(&self, action: usize, worth: &impl Fn(usize, bool) -> f64) -> f64 {
        let is_attack = self.attacks[action];
        self.parts[as_usize(&self.actions[action])]
            .iter()
            .map(|part| {
                let targets = &self.targets[as_usize(&part.targets)];
                let values = targets.iter().map(|&target| worth(target as usize, is_attack));
                part.weight * best(part.is_pair_choosing, values)
            })
            .sum()
    }

    /// The value of a place that is no position: the match is over there, or only the duel is left.
    pub(super) fn constant_at(&self, place: usize) -> Option<f64> {
        self.constants.get(place.checked_sub(self.len())?).copied()
    }
}

fn as_usize(range: &Range) -> std::ops::Range<usize> {
    range.start as usize..range.end as usize
}

fn best(is_high_wanted: bool, values: impl Iterator<Item = f64>) -> f64 {
    if is_high_wanted { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
}

/// What a position without any choice left is worth to the first seat: the match is over, or only the duel is left.
fn ending(rules: &Holochess, position: &Position) -> f64 {
    if let Some(verdict) = rules.verdict(position) {
        return f64::from(verdict.scores[0]) / 2.0;
    }
    let (mut sum, mut all) = (0.0, 0.0);
    rules.visit_outcomes(position, |chance, weight| {
        all += weight as f64;
        sum += weight as f64 * ending(rules, &rules.resolve(position, chance));
    });
    sum / all
}

/// The position at a place of the table, the two in the first seat.
pub(super) fn position_at(creatures: [Creature; 3], place: usize) -> Position {
    let cells = PLACEMENTS.examples[place / TURNS];
    let turn = place % TURNS;
    let standing = [0, 1, 2].map(|index| (creatures[index], cells[index]));
    Position::build(&Draft {
        camps: [standing[..2].to_vec(), standing[2..].to_vec()],
        side: if turn < 2 { Seat::FIRST } else { Seat::SECOND },
        left: turn as u8 % 2 + 1,
        push: None,
    })
    .expect("three creatures on different cells are a position")
}
