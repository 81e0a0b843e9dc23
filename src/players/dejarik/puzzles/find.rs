//! Finds puzzles: draws states by a seed and keeps those with one right action.

use super::{Puzzle, PuzzleKind};
use crate::{
    players::{
        self, Limits,
        dejarik::{
            perfect_player::best_line,
            tablebase::{Probe, SYMMETRIES, State, Tablebase, image, position_of, rules_of},
        },
        tie_break::mix,
    },
    rules::{
        Rules as _, Setup,
        dejarik::{Dejarik, Position},
        new_table,
    },
};

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FindOptions {
    /// How many.
    pub count: usize,
    /// Only wins in exactly so many plies; without it of every grade about as many.
    pub depth: Option<u16>,
    /// Which states are drawn.
    pub seed: u64,
}

/// Grades of puzzles.
const GRADES: usize = 5;
/// Where there is less to choose from nobody has to look for anything.
const FEWEST_ACTIONS: usize = 6;
/// So many states are drawn for each puzzle that is wanted before it is said that there are no more.
const PATIENCE: u64 = 200_000;
/// The seed with which the levels are asked; whichever it is, a level may be lucky.
const LEVELS_SEED: u64 = 1;

/// Puzzles with one right action each, the easiest first; fewer than are wanted if there are not so many. `progress` hears how many
/// are found.
pub fn find(tablebase: &Tablebase, options: FindOptions, mut progress: impl FnMut(usize)) -> Vec<Puzzle> {
    let rules = rules_of(tablebase.rules());
    let quota = options.count.div_ceil(GRADES);
    let mut found: Vec<Puzzle> = Vec::new();
    let mut lot = mix(options.seed);
    for _ in 0..PATIENCE.saturating_mul(options.count as u64) {
        if found.len() >= options.count {
            break;
        }
        lot = mix(lot);
        let Some(position) = drawn(tablebase, lot) else { continue };
        let Some((kind, plies, probe)) = one_right_action(tablebase, &rules, &position) else { continue };
        if options.depth.is_some_and(|depth| kind != PuzzleKind::Win || plies != depth) {
            continue;
        }
        let puzzle = graded(tablebase, &rules, &position, kind, plies, &probe);
        let of_this_grade = found.iter().filter(|other| other.grade == puzzle.grade).count();
        let is_new = found.iter().all(|other| other.position != puzzle.position);
        if is_new && (options.depth.is_some() || of_this_grade < quota) {
            found.push(puzzle);
            progress(found.len());
        }
    }
    found.sort_by(|a, b| (a.grade, a.plies, &a.position).cmp(&(b.grade, b.plies, &b.position)));
    for (number, puzzle) in (1..).zip(&mut found) {
        puzzle.id = format!("{}-{number}", puzzle.game);
    }
    found
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
    let line = position.to_string();
    let setup = Setup { game, options: game.options(), players: 2, position: Some(line.clone()) };
    let mut missed_by = Vec::new();
    if let Ok((table, _)) = new_table(&setup, &mut || 0) {
        for level in players::levels(game).iter().filter(|level| !level.is_perfect && level.id != "random") {
            let Ok(mut player) = players::new(level.id, game, LEVELS_SEED) else { continue };
            if player.think(&*table, &Limits::default()).action != solution {
                missed_by.push(level.id.to_owned());
            }
        }
    }
    let grade = 1 + usize::midpoint(depth_step(plies), missed_by.len()).min(GRADES - 1);
    let text = |action| rules.action_text(action);
    Puzzle {
        id: String::new(),
        game: game.id().to_owned(),
        position: line,
        kind,
        points: probe.value.points.unsigned_abs(),
        plies,
        solution: text(solution),
        line: best_line(tablebase, rules, position, solution).into_iter().map(text).collect(),
        grade: grade as u8,
        missed_by,
    }
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
    let right = rules.action_text(probe.actions[0].0);
    let is = (kind, plies, probe.value.points.unsigned_abs(), right.as_str());
    let says = (puzzle.kind, puzzle.plies, puzzle.points, puzzle.solution.as_str());
    let line: Vec<String> = best_line(tablebase, &rules, &position, probe.actions[0].0)
        .into_iter()
        .map(|action| rules.action_text(action))
        .collect();
    if is != says {
        Err(format!("it says {says:?} and is {is:?}"))
    } else if line != puzzle.line {
        Err(format!("its line is {line:?}"))
    } else {
        Ok(())
    }
}
