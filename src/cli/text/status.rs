//! The state of the match in words: the pieces on their cells, the race home in Chinese Checkers, the turn.

use std::io::Write;

use super::{
    game::{Game, say},
    look_up,
    reading::{self, ActionReading},
};
use crate::cli::Failure;
use holochess_locale::{Locale, refusal, sentence};
use holochess_record::narration::{Narrator, alike, quiet_end, target, triangle_name};
use holochess_rules::{
    Action, Match, Odds, Outcome, PieceId, Seat, Table, ToAct,
    chinese::{Chinese, Position},
    holochess::{Holochess, rule_options::TURN_CAP},
    star::neighbours,
};

/// The pieces of each player with their cells, a line a player.
pub(super) fn camps(narrator: &Narrator<'_>, table: &dyn Table) -> String {
    let locale = narrator.locale;
    let seats = (0..table.seats()).map(Seat::new);
    let camps = seats.map(|seat| {
        let own = (0..table.pieces().len()).filter(|index| table.pieces()[*index].seat == seat);
        let mut own: Vec<PieceId> = own.map(|index| PieceId(index as u8)).collect();
        let alike = alike(table);
        if alike {
            own.sort_by_key(|piece| (table.pieces()[piece.index()].set, table.cell_of(*piece)));
        }
        let on_cell = |piece: &PieceId| {
            let cell = table.board().name(table.cell_of(*piece)?);
            if alike {
                return Some(cell.to_owned());
            }
            let arguments = [("piece", narrator.piece(table, *piece).into()), ("cell", cell.into())];
            Some(locale.format("text-piece-on-cell", &arguments))
        };
        // Set by set, as in the line of a position.
        let sets = own.chunk_by(|one, other| table.pieces()[one.index()].set == table.pieces()[other.index()].set);
        let sets = sets.map(|set| {
            let pieces = set.iter().filter_map(on_cell).collect::<Vec<_>>().join(", ");
            let cell = table.cell_of(set[0]).filter(|_| set.len() < own.len());
            cell.and_then(|cell| target(table, cell)).map_or(pieces.clone(), |target| {
                let target = triangle_name(locale, target);
                locale.format("text-camp-set", &[("target", target.into()), ("pieces", pieces.into())])
            })
        });
        let placing = Some(to_place(narrator, table, seat)).filter(|names| !names.is_empty());
        let placing = placing.map(|names| locale.format("text-camp-placing", &[("pieces", names.join(", ").into())]));
        let parts: Vec<String> = sets.chain(placing).filter(|part| !part.is_empty()).collect();
        let arguments = [("player", narrator.player(seat).into()), ("pieces", parts.join("; ").into())];
        let camp = sentence(&locale.format("text-camp", &arguments));
        race(locale, table, seat).map_or(camp.clone(), |race| {
            locale.format("text-camp-race", &[("camp", camp.into()), ("race", race.into())])
        })
    });
    let mut lines: Vec<String> = camps.collect();
    let fixed = table.obstacles();
    if !fixed.is_empty() {
        let cells: Vec<_> = fixed.into_iter().map(|cell| table.board().name(cell)).collect();
        lines.push(locale.format("text-camp-fixed", &[("cells", cells.join(", ").into())]));
    }
    lines.join("\n")
}

/// During placement: the creatures that a player still has to place.
fn to_place(narrator: &Narrator<'_>, table: &dyn Table, seat: Seat) -> Vec<String> {
    if !table.actions().iter().any(|action| matches!(action, Action::Place { .. })) {
        return Vec::new();
    }
    let pieces = (0..).map(PieceId).zip(table.pieces());
    let waiting = pieces.filter(|&(piece, info)| info.seat == seat && table.cell_of(piece).is_none());
    waiting.map(|(piece, _)| narrator.piece(table, piece)).collect()
}

/// In Chinese Checkers: how many pawns of a seat are home and how many steps the others have to go, or its place.
fn race(locale: &Locale, table: &dyn Table, seat: Seat) -> Option<String> {
    let being_played: &Match<Chinese> = table.as_any().downcast_ref()?;
    let (rules, position) = (being_played.rules(), being_played.position());
    if let Some(place) = position.place(seat) {
        return Some(locale.format("text-race-place", &[("place", place.into())]));
    }
    let (home, all, steps) = left_to_go(rules, position, seat);
    let arguments = [("home", home.into()), ("all", all.into()), ("steps", steps.into())];
    Some(locale.format("text-race", &arguments))
}

impl Game<'_> {
    /// The pieces of each player with their cells.
    pub(super) fn camps(&self) -> String {
        camps(&self.narrator, self.recorded.table())
    }

    /// The player to move, the actions left, and the quiet clock.
    pub(super) fn status(&self) -> String {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        let ToAct::Choose(seat) = table.to_act() else { return String::new() };
        let progress = table.progress();
        if let Some(text) = self.placing(seat) {
            return text;
        }
        let id = if progress.actions_a_turn == 1 { "text-status-single" } else { "text-status" };
        let arguments = [("turn", progress.turn.into()), ("left", progress.actions_left.into())];
        let mut text = self.narrator.with_player(id, seat, &arguments);
        if let Some(row) = table.row() {
            let [first, second] = row.scores();
            let arguments = [("game", row.game().into()), ("first", first.into()), ("second", second.into())];
            text = format!("{} {text}", locale.format("text-status-row", &arguments));
        }
        if table.ends_if_repeated() {
            text = format!("{text} {}", locale.text("text-status-repetition"));
        }
        if table.check(Action::Draw).is_ok() {
            text = format!("{text} {}", locale.text("text-status-claim"));
        }
        if table.actions().iter().any(|action| matches!(action, Action::Push { .. })) {
            text = sentence(&self.narrator.with_player("text-status-push", seat, &[]));
        }
        // With the quiet clock off, only the last turn of all decides on points.
        let flagship: Option<&Match<Holochess>> = table.as_any().downcast_ref();
        let last = flagship.map(|being_played| being_played.rules().leader(being_played.position()));
        let clock = progress.quiet.map(|clock| ("text-clock", clock.turns, clock.limit, clock.leader));
        if let Some((id, turns, limit, leader)) = clock.or(last.map(|leader| ("text-clock-last", 0, TURN_CAP, leader)))
        {
            let leader = leader.map_or_else(
                || locale.format("text-clock-draw", &[("end", quiet_end(table).into())]),
                |seat| self.narrator.with_player("text-clock-leader", seat, &[]),
            );
            let arguments = [("turns", turns.into()), ("limit", limit.into()), ("leader", leader.into())];
            text = format!("{text} {}", locale.format(id, &arguments));
        }
        text
    }

    /// During placement: the player to place, and the creatures that they still have to place.
    fn placing(&self, seat: Seat) -> Option<String> {
        let names = to_place(&self.narrator, self.recorded.table(), seat);
        if names.is_empty() {
            return None;
        }
        let pieces = ("pieces", names.join(", ").into());
        Some(sentence(&self.narrator.with_player("text-status-placing", seat, &[pieces])))
    }

    /// The chances of one attack, or of all that are possible.
    pub(super) fn odds(&self, out: &mut dyn Write, which: &str) -> Result<(), Failure> {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        if let Some(text) = look_up::odds_of(&self.narrator, table, which) {
            return say(out, &text);
        }
        let actions = if which.is_empty() {
            table.actions()
        } else {
            match reading::read(table, which) {
                ActionReading::Action(action) => match table.check(as_attack(table, action)) {
                    Ok(()) => vec![as_attack(table, action)],
                    Err(why) => return say(out, &refusal(locale, &why, table)),
                },
                ActionReading::Several(_, actions) => actions,
                ActionReading::Nothing(cell) => {
                    let from = table.board().name(cell);
                    return say(out, &locale.format("text-no-actions", &[("from", from.into())]));
                }
                ActionReading::Refused(why) => return say(out, &refusal(locale, &why, table)),
            }
        };
        match self.chances(actions) {
            chances if chances.is_empty() => say(out, &locale.text("text-no-attack")),
            chances => say(out, &chances.join("\n")),
        }
    }

    /// A line for each of these actions that dice decide, with the chances of its outcomes.
    pub(super) fn chances(&self, actions: Vec<Action>) -> Vec<String> {
        let (locale, table) = (self.narrator.locale, self.recorded.table());
        let attacks = actions.into_iter().filter_map(|action| Some((action, table.odds(action)?)));
        let line = |(action, odds): (Action, Odds)| {
            let chances = Outcome::ALL.map(|outcome| {
                format!("{} {}", self.narrator.outcome(outcome), locale.percent(odds.chance(outcome), 1))
            });
            let (action, chances) = (table.action_text(action), chances.join(", "));
            locale.format("text-odds", &[("action", action.into()), ("chances", chances.into())])
        };
        attacks.map(line).collect()
    }
}

/// The attack that is meant by a move onto an enemy: odds are asked for as `o2-i2`, too.
fn as_attack(table: &dyn Table, action: Action) -> Action {
    let Action::Move { from, to } = action else { return action };
    let attack = Action::Attack { from, to };
    if table.check(attack).is_ok() { attack } else { action }
}

/// Pawns of a seat that are home, all its pawns, and the fewest steps that the others are away from free holes of their targets,
/// each counted to the nearest one on an empty board.
fn left_to_go(rules: &Chinese, position: &Position, seat: Seat) -> (u32, u32, u32) {
    let (mut home, mut all, mut steps) = (0, 0, 0);
    for &set in rules.sets(seat) {
        let (pawns, target) = (position.pawns(set), set.target());
        home += (pawns & target).len();
        all += pawns.len();
        // Rings of growing distance around the empty target holes.
        let mut reached = target - pawns;
        let mut outside = pawns - target;
        while !outside.is_empty() {
            steps += outside.len();
            reached = reached.into_iter().fold(reached, |reached, hole| reached | neighbours(hole));
            outside = outside - reached;
        }
    }
    (home, all, steps)
}
