//! A hint with its reasons: the best action, what it does, and what it leaves open.

use std::cmp::Ordering;

use super::{
    NetworkEvaluator,
    threat::{Camp, DISTANCE},
    threat_evaluation::GAIN,
};
use crate::{
    locale::Locale,
    players::{
        Limits,
        hint_without_dice::sentence,
        search::{Search, SearchOptions, Stop, TranspositionTable},
    },
    rules::{
        Action, Cell, Match, NodeKind, Outcome, Seat, Table,
        circle::CENTRE,
        game::Rules,
        holochess::{Creature, Holochess, Phase, Position, odds::odds},
    },
};

/// The best action and why.
#[derive(Clone, Debug, PartialEq)]
pub struct HintWithDice {
    /// What to do.
    pub action: Action,
    /// The chance to win with it, of the seat that chooses.
    pub value: f64,
    /// How much the next best is worth; the same as `value` where there is no other.
    pub next_best: f64,
    /// Why, the most important first.
    pub reasons: Vec<HintReason>,
}

/// Something that speaks for an action. Chances are of the rolls, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HintReason {
    /// There is nothing else to do.
    Only,
    /// It kills this creature so often.
    Kills(Creature, f64),
    /// It drives this creature back so often.
    Pushes(Creature, f64),
    /// So often it costs the attacker.
    Risks(Creature, f64),
    /// This creature could have been killed so often, and now so often.
    Saves(Creature, f64, f64),
    /// From here this creature can be killed so often in what is left of the turn, or in the next one.
    Threatens(Creature, f64),
    /// Nothing of one's own can be killed in the other side's next turn.
    LeavesNothingOpen,
    /// This creature stays open to being killed so often.
    LeavesOpen(Creature, f64),
    /// It takes the centre.
    TakesCentre,
    /// One is ahead on points and the quiet clock has so many turns left.
    Waits(u16),
    /// It goes nearer to this creature, whom one would like to meet.
    Approaches(Creature),
    /// It goes away from this creature, whom one would rather not meet.
    Withdraws(Creature),
    /// It keeps most ways to go on open; nothing more can be said.
    Prospects,
}

/// Nodes for a hint: a tenth of a second or so.
const NODES: u64 = 60_000;
/// How deep a hint looks.
const DEPTH: u32 = 4;
/// Who is killed less often than this is out of danger.
const SAFE: f64 = 0.15;
/// A chance below this is not worth a word.
const LITTLE: f64 = 0.03;
/// No more reasons than a person listens to.
const MOST_REASONS: usize = 2;

/// The best action at a table of Holochess and why; `None` if it plays another game, waits for no choice, or `stop` was raised.
pub fn hint_with_dice(table: &dyn Table, stop: Option<Stop>) -> Option<HintWithDice> {
    let being_played: &Match<Holochess> = table.as_any().downcast_ref()?;
    let (rules, position) = (being_played.rules(), being_played.position());
    let NodeKind::Decision(seat) = rules.node_kind(position) else { return None };
    if table.actions().is_empty() {
        return None;
    }
    let (evaluator, mut transpositions) = (NetworkEvaluator::shipped(), TranspositionTable::new(16));
    let limits = Limits { nodes: Some(NODES), time: None };
    let found = Search::new(rules, &evaluator, SearchOptions::to(DEPTH), &mut transpositions, &limits, stop.clone())
        .run(position, |_| 0.0);
    if stop.is_some_and(|stop| stop.is_raised()) {
        return None;
    }
    let for_seat = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
    let rated = Search::new(rules, &evaluator, SearchOptions::to(1), &mut transpositions, &Limits::default(), None)
        .rate(position)?;
    let value_of = |action| rated.iter().find(|&&(known, _)| known == action).map(|&(_, value)| for_seat(value));
    let at_sight = value_of(found.action)?;
    let others = rated.iter().filter(|&&(action, _)| action != found.action).map(|&(_, value)| for_seat(value));
    let gap = others.fold(None, |best: Option<f64>, value| Some(best.map_or(value, |best| best.max(value))));
    let value = for_seat(found.value);
    let next_best = gap.map_or(value, |other| value + (other - at_sight).min(0.0));
    Some(HintWithDice { action: found.action, value, next_best, reasons: reasons(rules, position, seat, found.action) })
}

/// What speaks for an action.
pub fn reasons(rules: &Holochess, position: &Position, seat: Seat, action: Action) -> Vec<HintReason> {
    if rules.count_actions(position) == 1 {
        return vec![HintReason::Only];
    }
    let mut reasons = Vec::new();
    let after = rules.apply(position, action);
    match action {
        Action::Attack { from, to } => {
            if let (Some(attacker), Some(defender)) = (position.creature_at(from), position.creature_at(to)) {
                let odds = odds(attacker, defender);
                let [kill, push, _, counter_kill] = Outcome::ALL.map(|outcome| odds.chance(outcome));
                reasons.push(if kill >= LITTLE {
                    HintReason::Kills(defender, kill)
                } else {
                    HintReason::Pushes(defender, push)
                });
                if counter_kill >= LITTLE {
                    reasons.push(HintReason::Risks(attacker, counter_kill));
                }
            }
        }
        Action::Move { to, .. } | Action::Push { to } => {
            reasons.extend(threats(position, &after, seat));
            if matches!(action, Action::Move { .. }) && to == CENTRE {
                reasons.push(HintReason::TakesCentre);
            }
        }
        _ => {}
    }
    if let Some(clock) = rules.quiet_clock(position)
        && clock.leader == Some(seat)
        && clock.turns * 2 >= clock.limit
        && matches!(action, Action::Move { .. })
    {
        reasons.push(HintReason::Waits(clock.limit - clock.turns));
    }
    // What it leaves open speaks for nothing by itself.
    if matches!(reasons.first(), None | Some(HintReason::LeavesOpen(..))) {
        reasons.insert(0, heading(position, action).unwrap_or(HintReason::Prospects));
    }
    reasons.truncate(MOST_REASONS);
    reasons
}

/// Where a walk goes that neither threatens nor saves anybody yet: towards whom it is best to attack, or away from whom it is worst to
/// be attacked by, whichever matters more.
fn heading(position: &Position, action: Action) -> Option<HintReason> {
    let Action::Move { from, to } = action else { return None };
    let walker = position.creature_at(from)?;
    let (distance, gains) = (&*DISTANCE, &*GAIN);
    let farther = |other: Cell| distance[to.index()][other.index()].cmp(&distance[from.index()][other.index()]);
    let others = position.standing(position.side().opponent());
    let matters = others.filter_map(|(other, cell)| match farther(cell) {
        Ordering::Less => Some((gains[walker.index()][other.index()], HintReason::Approaches(other))),
        Ordering::Greater => Some((gains[other.index()][walker.index()], HintReason::Withdraws(other))),
        Ordering::Equal => None,
    });
    matters.filter(|&(gain, _)| gain > 0).max_by_key(|&(gain, _)| gain).map(|(_, reason)| reason)
}

/// What a move changes in who can kill whom.
fn threats(before: &Position, after: &Position, seat: Seat) -> Vec<HintReason> {
    if after.phase() != Phase::Acting {
        return Vec::new();
    }
    let mut reasons = Vec::new();
    let other = seat.opponent();
    // With what is left of the turn, or with the next one.
    let actions = if after.side() == seat { after.left() } else { 2 };
    let worst = |position: &Position, by: Seat, actions: u8| -> Vec<(Creature, f64)> {
        let camp = Camp::of(position, by);
        let mut chances: Vec<(Creature, f64)> = position
            .standing(by.opponent())
            .map(|(creature, cell)| (creature, f64::from(camp.kill_chance(creature, cell, actions, position.free()))))
            .collect();
        chances.sort_by(|a, b| b.1.total_cmp(&a.1));
        chances
    };
    let (prey_before, prey) = (worst(before, seat, actions), worst(after, seat, actions));
    let was = |list: &[(Creature, f64)], creature| {
        list.iter().find(|(known, _)| *known == creature).map_or(0.0, |&(_, chance)| chance)
    };
    if let Some(&(creature, chance)) = prey.first()
        && chance > 0.1
        && chance > was(&prey_before, creature) + LITTLE
    {
        reasons.push(HintReason::Threatens(creature, chance));
    }
    let (danger_before, danger) = (worst(before, other, 2), worst(after, other, 2));
    if let Some((creature, then, now)) = danger_before
        .iter()
        .map(|&(creature, then)| (creature, then, was(&danger, creature)))
        .filter(|&(_, then, now)| then > now + 0.1 && now < SAFE)
        .max_by(|a, b| (a.1 - a.2).total_cmp(&(b.1 - b.2)))
    {
        reasons.insert(0, HintReason::Saves(creature, then, now));
    }
    match danger.first() {
        // With an action left, that may still be seen to.
        Some(&(creature, chance)) if chance >= 0.25 && after.side() == other => {
            reasons.push(HintReason::LeavesOpen(creature, chance));
        }
        Some(&(_, chance)) if chance < LITTLE => reasons.push(HintReason::LeavesNothingOpen),
        _ => {}
    }
    reasons
}

impl HintReason {
    /// The reason in words, as the end of a sentence that begins with the action.
    pub fn say(&self, locale: &Locale) -> String {
        let name = |creature: Creature| locale.text(&format!("creature-{}-name", creature.id()));
        let percent = |chance: f64| (100.0 * chance).round();
        let with = |id: &str, creature: Creature, chance: f64| {
            locale.format(id, &[("creature", name(creature).into()), ("chance", percent(chance).into())])
        };
        match *self {
            Self::Only => locale.text("hint-reason-only"),
            Self::Kills(creature, chance) => with("hint-reason-kills", creature, chance),
            Self::Pushes(creature, chance) => with("hint-reason-pushes", creature, chance),
            Self::Risks(creature, chance) => with("hint-reason-risks", creature, chance),
            Self::Saves(creature, then, now) => locale.format(
                "hint-reason-saves",
                &[("creature", name(creature).into()), ("then", percent(then).into()), ("now", percent(now).into())],
            ),
            Self::Threatens(creature, chance) => with("hint-reason-threatens", creature, chance),
            Self::LeavesNothingOpen => locale.text("hint-reason-leaves-nothing-open"),
            Self::LeavesOpen(creature, chance) => with("hint-reason-leaves-open", creature, chance),
            Self::TakesCentre => locale.text("hint-reason-takes-centre"),
            Self::Waits(turns) => locale.format("hint-reason-waits", &[("turns", turns.into())]),
            Self::Approaches(creature) => {
                locale.format("hint-reason-approaches", &[("creature", name(creature).into())])
            }
            Self::Withdraws(creature) => locale.format("hint-reason-withdraws", &[("creature", name(creature).into())]),
            Self::Prospects => locale.text("hint-reason-prospects"),
        }
    }
}

impl HintWithDice {
    /// All reasons as one sentence without its end.
    pub fn say(&self, locale: &Locale) -> String {
        say(&self.reasons, locale)
    }
}

/// Reasons as one sentence without its end.
pub fn say(reasons: &[HintReason], locale: &Locale) -> String {
    sentence(locale, reasons.iter().map(|reason| reason.say(locale)))
}
