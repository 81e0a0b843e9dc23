//! Puzzles of Holochess: endings with three and four creatures in which one action has a clearly better chance than any other, by the
//! tables that come with the game.

use super::{Collection, FEWEST_ACTIONS, FindOptions, Offer, asked, grade, missed_by, offers, search};
use holochess_players::holochess::endings::{Endings, Probe};
use holochess_players::puzzles::{Puzzle, PuzzleKind};
use holochess_rules::{
    Cell, GameId, Rules as _, Seat,
    circle::CELLS,
    holochess::{ACTIONS_A_TURN, Creature, Draft, Holochess, Position},
    splitmix::mix,
};

/// By so much the best chance has to be better than the second.
const MARGIN: f64 = 0.08;
/// The chances to win between which a position is open: in a position that is won or lost anyway there is nothing to find.
const OPEN: [f64; 2] = [0.15, 0.97];
/// Camps of endings that are solved.
const SIZES: [[usize; 2]; 5] = [[2, 1], [1, 2], [2, 2], [3, 1], [1, 3]];

/// Puzzles from the solved endings, the easiest first. `progress` hears how many are found.
pub fn find_endings(endings: &Endings, options: FindOptions, progress: impl FnMut(usize)) -> Vec<Puzzle> {
    search(Collection::new(GameId::Holochess, options), look(endings), progress)
}

/// Every puzzle that the lots of a part draw, for [`choose`](super::choose): `has` says which belong to it.
pub fn part_of_endings(endings: &Endings, options: FindOptions, has: impl Fn(u64) -> bool) -> Vec<Offer> {
    offers(options, has, look(endings))
}

/// What a lot draws, if it is a puzzle.
fn look(endings: &Endings) -> impl Fn(u64) -> Option<Puzzle> {
    let rules = Holochess::default();
    move |lot| {
        let position = drawn(lot)?;
        let (probe, chances) = one_best_action(endings, &position)?;
        Some(graded(&rules, &position, &probe, chances))
    }
}

/// Creatures on cells, drawn by a lot, at the beginning of a turn.
fn drawn(mut lot: u64) -> Option<Position> {
    let mut below = |count: usize| {
        lot = mix(lot);
        ((u128::from(lot) * count as u128) >> 64) as usize
    };
    let mut creatures = Creature::ALL.to_vec();
    let mut cells: Vec<Cell> = (0..CELLS as u8).map(Cell).collect();
    let sizes = SIZES[below(SIZES.len())];
    let camps = sizes.map(|size| {
        (0..size)
            .map(|_| (creatures.swap_remove(below(creatures.len())), cells.swap_remove(below(cells.len()))))
            .collect()
    });
    let side = Seat::new(below(2));
    Position::build(&Draft { camps, side, left: ACTIONS_A_TURN, push: None }).ok()
}

/// The exact values of a position, if one action is clearly the best: its chance and the second.
fn one_best_action(endings: &Endings, position: &Position) -> Option<(Probe, [f64; 2])> {
    let probe = endings.probe(position)?;
    let [(_, best), (_, second), ..] = probe.actions[..] else { return None };
    let is_open = (OPEN[0]..=OPEN[1]).contains(&best);
    (probe.actions.len() >= FEWEST_ACTIONS && is_open && best - second >= MARGIN).then_some((probe, [best, second]))
}

/// How close the second best is, in five steps: the closer, the harder.
fn closeness_step([best, second]: [f64; 2]) -> usize {
    [0.30, 0.22, 0.16, 0.12].iter().filter(|margin| best - second < **margin).count()
}

/// A chance with four places, as the file has it.
fn rounded(chance: f64) -> f64 {
    (chance * 1e4).round() / 1e4
}

fn graded(rules: &Holochess, position: &Position, probe: &Probe, chances: [f64; 2]) -> Puzzle {
    let solution = probe.actions[0].0;
    let text = rules.action_text(solution);
    let mut puzzle = Puzzle {
        id: String::new(),
        game: GameId::Holochess.id().to_owned(),
        position: rules.position_text(position).unwrap_or_default(),
        kind: PuzzleKind::Chance,
        points: 0,
        plies: 0,
        chances: Some(chances.map(rounded)),
        solution: text.clone(),
        line: vec![text],
        grade: 1,
        missed_by: Vec::new(),
    };
    if let Some(table) = puzzle.table() {
        puzzle.missed_by = missed_by(&*table, solution);
    }
    puzzle.grade = grade(closeness_step(chances), puzzle.missed_by.len(), asked(GameId::Holochess));
    puzzle
}

/// Whether a puzzle is one: its solution has the best chance, by as much as it says.
///
/// # Errors
/// What is wrong with it.
pub fn judge_ending(endings: &Endings, puzzle: &Puzzle) -> Result<(), String> {
    let rules = Holochess::default();
    let position = rules.read_position(&puzzle.position).map_err(|why| why.to_string())?;
    let (probe, chances) = one_best_action(endings, &position).ok_or("no action is clearly the best")?;
    let right = rules.action_text(probe.actions[0].0);
    if right != puzzle.solution || puzzle.chances != Some(chances.map(rounded)) {
        return Err(format!("it is {right} with {chances:?}"));
    }
    Ok(())
}
