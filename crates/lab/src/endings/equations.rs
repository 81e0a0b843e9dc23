//! The equations of all positions with one choice of creatures: each value in terms of the others. They are built once and
//! evaluated many times.

use std::{collections::HashMap, ops::ControlFlow};

use holochess_players::holochess::endings::{
    Endings,
    kind::{Kind, is_first_to_move},
};
use holochess_rules::{
    NodeKind, Rules, Seat,
    holochess::{Holochess, Phase, Position},
};

/// A range of another list.
type Range = std::ops::Range<u32>;

/// A chance outcome of an action, with the positions that it can lead to.
struct Part {
    /// How likely it is.
    weight: f64,
    /// Whether the first camp chooses between the targets; if not, the second does.
    is_first_choosing: bool,
    targets: Range,
}

/// The equations of one choice of creatures. Values are chances of its first camp, which sits in the first seat here.
pub(super) struct Equations<'a> {
    rules: &'a Holochess,
    kind: &'a Kind,
    /// The solved endings with fewer creatures.
    known: Option<&'a Endings>,
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
    /// The places of constants, by their bits.
    places: HashMap<u64, u32>,
}

impl<'a> Equations<'a> {
    /// Builds the equations of a choice. The rules are those without a quiet clock. The endings after a kill have to be in `known`,
    /// unless the kill ends the match.
    pub(super) fn new(rules: &'a Holochess, kind: &'a Kind, choice: usize, known: Option<&'a Endings>) -> Self {
        let mut equations = Self {
            rules,
            kind,
            known,
            positions: Vec::new(),
            actions: Vec::new(),
            attacks: Vec::new(),
            parts: Vec::new(),
            targets: Vec::new(),
            constants: Vec::new(),
            places: HashMap::new(),
        };
        for place in 0..kind.positions() {
            let position = kind.position(choice, place);
            let begin = equations.actions.len() as u32;
            let _ = rules.visit_actions(&position, |action| {
                equations.add_action(&rules.apply(&position, action));
                ControlFlow::Continue(())
            });
            if equations.actions.len() as u32 == begin {
                equations.add_action(&rules.pass(&position));
            }
            equations.positions.push(begin..equations.actions.len() as u32);
        }
        equations
    }

    /// Values to begin with, every position the same.
    pub(super) fn first_values(&self, value: f64) -> Vec<f64> {
        let mut values = vec![value; self.positions.len()];
        values.extend(&self.constants);
        values
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    fn add_action(&mut self, after: &Position) {
        let rules = self.rules;
        let begin = self.parts.len() as u32;
        let kind = rules.node_kind(after);
        self.attacks.push(kind == NodeKind::Chance);
        match kind {
            NodeKind::Chance => {
                let mut all = 0.0;
                rules.visit_outcomes(after, |_, weight| all += weight as f64);
                rules.visit_outcomes(after, |chance, weight| {
                    self.add_part(&rules.resolve(after, chance), weight as f64 / all);
                });
            }
            _ => self.add_part(after, 1.0),
        }
        self.actions.push(begin..self.parts.len() as u32);
    }

    fn add_part(&mut self, position: &Position, weight: f64) {
        let (rules, begin) = (self.rules, self.targets.len() as u32);
        let mut is_first_choosing = true;
        match rules.node_kind(position) {
            // A player chooses the cell to which a creature is pushed.
            NodeKind::Decision(chooser) if matches!(position.phase(), Phase::Push { .. }) => {
                is_first_choosing = chooser == Seat::FIRST;
                let _ = rules.visit_actions(position, |action| {
                    self.add_target(&rules.apply(position, action));
                    ControlFlow::Continue(())
                });
            }
            _ => self.add_target(position),
        }
        self.parts.push(Part { weight, is_first_choosing, targets: begin..self.targets.len() as u32 });
    }

    fn add_target(&mut self, position: &Position) {
        let target = match self.kind.place(position) {
            Some(place) => place.number as u32,
            None => self.constant(self.ending(position)),
        };
        self.targets.push(target);
    }

    /// The place of a constant, behind those of the positions.
    fn constant(&mut self, value: f64) -> u32 {
        let (constants, behind) = (&mut self.constants, self.kind.positions());
        *self.places.entry(value.to_bits()).or_insert_with(|| {
            constants.push(value);
            (behind + constants.len() - 1) as u32
        })
    }

    /// The value for the first seat of a position that is not of this kind any more: the match is over, only the duel is left, or a
    /// creature is gone.
    fn ending(&self, position: &Position) -> f64 {
        if let Some(value) = self.known.and_then(|known| known.look_up(position)) {
            return value;
        }
        let rules = self.rules;
        if let Some(verdict) = rules.verdict(position) {
            return f64::from(verdict.scores[0]) / 2.0;
        }
        let (mut sum, mut all) = (0.0, 0.0);
        rules.visit_outcomes(position, |chance, weight| {
            all += weight as f64;
            sum += weight as f64 * self.ending(&rules.resolve(position, chance));
        });
        sum / all
    }

    /// The value of a position, given the values of the others.
    pub(super) fn value(&self, place: usize, values: &[f64]) -> f64 {
        self.value_among(place, |target, _| values[target])
    }

    /// The value of a position, given a value for every target of its actions: `worth` gets the place of the target and whether the
    /// action is an attack.
    pub(super) fn value_among(&self, place: usize, worth: impl Fn(usize, bool) -> f64) -> f64 {
        let actions = as_usize(&self.positions[place]);
        best(is_first_to_move(place), actions.map(|action| self.mean(action, &worth)))
    }

    fn mean(&self, action: usize, worth: &impl Fn(usize, bool) -> f64) -> f64 {
        let is_attack = self.attacks[action];
        self.parts[as_usize(&self.actions[action])]
            .iter()
            .map(|part| {
                let targets = &self.targets[as_usize(&part.targets)];
                let values = targets.iter().map(|&target| worth(target as usize, is_attack));
                part.weight * best(part.is_first_choosing, values)
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
