//! Puzzles of Dejarik: states drawn by a seed, those kept that have one right action.

use super::{Collection, FEWEST_ACTIONS, FindOptions, Offer, asked, grade, missed_by, offers, search};
use holochess_players::dejarik::{
    best_line,
    tablebase::{Probe, SYMMETRIES, State, Tablebase, image, position_of, rules_of},
};
use holochess_players::puzzles::{Puzzle, PuzzleKind};
use holochess_rules::{
    Rules as _,
    dejarik::{Dejarik, Position},
    splitmix::mix,
};

/// Puzzles with one right action each, the easiest first; fewer than are wanted if there are not so many. `progress` hears how many
/// are found.
pub fn find(tablebase: &Tablebase, options: FindOptions, progress: impl FnMut(usize)) -> Vec<Puzzle> {
    search(Collection::new(tablebase.rules().game, options), look(tablebase, options), progress)
}

/// Every puzzle that the lots of a part draw, for [`choose`](super::choose): `has` says which belong to it.
pub fn part_of(tablebase: &Tablebase, options: FindOptions, has: impl Fn(u64) -> bool) -> Vec<Offer> {
    offers(options, has, look(tablebase, options))
}

/// What a lot draws, if it is a puzzle of the kind that is wanted.
fn look(tablebase: &Tablebase, options: FindOptions) -> impl Fn(u64) -> Option<Puzzle> {
    let rules = rules_of(tablebase.rules());
    move |lot| {
        let position = drawn(tablebase, lot)?;
        let (kind, plies, probe) = one_right_action(tablebase, &rules, &position)?;
        let is_wanted = options.depth.is_none_or(|depth| kind == PuzzleKind::Win && plies == depth);
        is_wanted.then(|| graded(tablebase, &rules, &position, kind, plies, &probe))
    }
}

/// A state drawn by a lot, turned some way round; not every lot has one.
fn drawn(tablebase: &Tablebase, lot: u64) -> Option<Position> {
    let index = tablebase.index();
    let number = ((u128::from(lot) * index.len() as u128) >> 64) as usize;
    let state = index.state(number)?;
    let symmetry = (mix(lot) % u64::from(SYMMETRIES)) as u8;
    let [own, other] = [state.own, state.other].map(|camp| image(camp, symmetry));
    position_of(tablebase.rules(), State { own, other })
}

/// Whether a position is a puzzle: of which kind, how deep, and what its actions are worth.
fn one_right_action(tablebase: &Tablebase, rules: &Dejarik, position: &Position) -> Option<(PuzzleKind, u16, Probe)> {
    let probe = tablebase.probe(rules, position)?;
    let [(_, best), (_, second), ..] = probe.actions[..] else { return None };
    if probe.actions.len() < FEWEST_ACTIONS {
        return None;
    }
    if best.is_win() && !second.is_win() {
        Some((PuzzleKind::Win, best.distance, probe))
    } else if best.points == 0 && second.is_loss() {
        let latest = probe.actions[1..].iter().map(|(_, value)| value.distance).max().unwrap_or(0);
        Some((PuzzleKind::Save, latest, probe))
    } else {
        None
    }
}

/// How deep a puzzle is, in five steps.
const fn depth_step(plies: u16) -> usize {
    match plies {
        0..=1 => 0,
        2..=3 => 1,
        4..=7 => 2,
        8..=13 => 3,
        _ => 4,
    }
}

fn graded(
    tablebase: &Tablebase,
    rules: &Dejarik,
    position: &Position,
    kind: PuzzleKind,
    plies: u16,
    probe: &Probe,
) -> Puzzle {
    let game = tablebase.rules().game;
    let solution = probe.actions[0].0;
    let text = |action| rules.action_text(action);
    let mut puzzle = Puzzle {
        id: String::new(),
        game: game.id().to_owned(),
        position: position.to_string(),
        kind,
        points: probe.value.points.unsigned_abs(),
        plies,
        chances: None,
        solution: text(solution),
        line: best_line(tablebase, rules, position, solution).into_iter().map(text).collect(),
        grade: 1,
        missed_by: Vec::new(),
    };
    if let Some(table) = puzzle.table() {
        puzzle.missed_by = missed_by(&*table, solution);
    }
    puzzle.grade = grade(depth_step(plies), puzzle.missed_by.len(), asked(game));
    puzzle
}

/// Whether a puzzle is one: its only right action is its solution, and points and plies are what it says.
///
/// # Errors
/// What is wrong with it.
pub fn judge(tablebase: &Tablebase, puzzle: &Puzzle) -> Result<(), String> {
    let rules = rules_of(tablebase.rules());
    let position = rules.read_position(&puzzle.position).map_err(|why| why.to_string())?;
    let (kind, plies, probe) =
        one_right_action(tablebase, &rules, &position).ok_or("there is more than one right action, or none")?;
    let solution = probe.actions[0].0;
    let right = rules.action_text(solution);
    let is = (kind, plies, probe.value.points.unsigned_abs(), right.as_str());
    let says = (puzzle.kind, puzzle.plies, puzzle.points, puzzle.solution.as_str());
    let line: Vec<String> =
        best_line(tablebase, &rules, &position, solution).into_iter().map(|action| rules.action_text(action)).collect();
    if is != says {
        Err(format!("it says {says:?} and is {is:?}"))
    } else if line != puzzle.line {
        Err(format!("its line is {line:?}"))
    } else {
        Ok(())
    }
}
