//! Puzzles: positions with one right action. Those of both Dejariks are drawn from the solved game, and every other action wins
//! nothing, or loses; those of Holochess are endings in which one action has a clearly better chance than any other. Sixty a game
//! come with it ([`shipped()`]).
//!
//! A puzzle is asked and answered without a table: which action is the right one stands in it.

mod answer;
mod of_dejarik;
mod of_holochess;
mod shipped;

use serde::{Deserialize, Serialize};

pub use self::{
    answer::{AnswerWorth, worth},
    of_dejarik::{find, judge, part_of},
    of_holochess::{find_endings, judge_ending, part_of_endings},
    shipped::{PuzzleError, by_id, highest_grade, of_day, shipped},
};
use super::{Limits, levels, new};
use holochess_locale::Words;
use holochess_rules::{Action, GameId, Seat, Setup, Table, ToAct, new_table, splitmix::mix};

/// What the one right action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleKind {
    /// It wins; every other action does not.
    Win,
    /// It holds the draw; every other action loses.
    Save,
    /// It has the best chance to win, clearly.
    Chance,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name, unique among all of its game.
    pub id: String,
    /// The game, by its id.
    pub game: String,
    /// The position, as the rulebook writes it.
    pub position: String,
    /// What there is to find.
    pub kind: PuzzleKind,
    /// Points that are won; 0 where a draw is held, or chances count.
    pub points: u8,
    /// Plies to the end with perfect play; where a draw is held, how long the best of the wrong actions puts the loss off; 0
    /// where chances count.
    pub plies: u16,
    /// The chance to win with the right action, and with the best of the others, where chances count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<[f64; 2]>,
    /// The right action.
    pub solution: String,
    /// The right action and how the game goes on then if both play as well as can be, as far as no dice fall.
    pub line: Vec<String>,
    /// From 1, the easiest, to 5: half each by how deep it is, or how close, and how many of the levels miss it.
    pub grade: u8,
    /// The levels that choose another action.
    pub missed_by: Vec<String>,
}

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FindOptions {
    /// How many.
    pub count: usize,
    /// Only wins in exactly so many plies; without it of every grade about as many.
    pub depth: Option<u16>,
    /// Which positions are drawn.
    pub seed: u64,
    /// How many are drawn at most; without it so many that only a lack of puzzles can be the reason why there are fewer.
    pub lots: Option<u64>,
}

/// Grades of puzzles.
const GRADES: usize = 5;
/// Where there is less to choose from nobody has to look for anything.
const FEWEST_ACTIONS: usize = 6;
/// So many positions are drawn for each puzzle that is wanted before it is said that there are no more.
const PATIENCE: u64 = 200_000;
/// Endings of Holochess: so many positions for each puzzle that is wanted are graded before every grade is welcome.
const OFFERS: usize = 3;
/// The seed with which the levels are asked; whichever it is, a level may be lucky.
const LEVELS_SEED: u64 = 1;

impl Puzzle {
    /// The game; `None` if the puzzle names none.
    pub fn game(&self) -> Option<GameId> {
        GameId::from_id(&self.game)
    }

    /// The table at which it is solved; `None` if it is none.
    pub fn table(&self) -> Option<Box<dyn Table>> {
        let game = self.game()?;
        let setup = Setup { game, options: game.options(), players: 2, position: Some(self.position.clone()) };
        Some(new_table(&setup, &mut || 0).ok()?.0)
    }

    /// Whether it can be asked: its position is one as the rulebook writes it, its solution is possible there, and the rest are numbers
    /// and words that a puzzle has. One from a file may be anything.
    pub fn is_sound(&self) -> bool {
        let Some((table, game)) = self.table().zip(self.game()) else { return false };
        let actions: Vec<String> = table.actions().into_iter().map(|action| table.action_text(action)).collect();
        let known = |id: &String| levels(game).iter().any(|level| level.id == *id);
        table.position_text().as_ref() == Some(&self.position)
            && actions.contains(&self.solution)
            && self.line.first() == Some(&self.solution)
            && is_line(table, &self.line)
            && (1..=GRADES as u8).contains(&self.grade)
            && self.missed_by.iter().all(known)
            && self.chances.iter().flatten().all(|chance| (0.0..=1.0).contains(chance))
            && is_name(&self.id)
    }

    /// Whether an action at its table is the solution.
    pub fn is_solved_by(&self, table: &dyn Table, action: Action) -> bool {
        table.action_text(action) == self.solution
    }

    /// What there is to do, as a sentence.
    pub fn task(&self) -> Words {
        match self.kind {
            PuzzleKind::Win => Words::new("puzzle-task-win").with("points", self.points).with("plies", self.plies),
            PuzzleKind::Save => Words::new("puzzle-task-save"),
            PuzzleKind::Chance => {
                let seat = self.table().and_then(|table| match table.to_act() {
                    ToAct::Choose(seat) => Some(seat),
                    _ => None,
                });
                Words::new("puzzle-task-chance").with("seat", seat.unwrap_or(Seat::FIRST).number())
            }
        }
    }

    /// The cell of the piece that acts: the first hint.
    pub fn pawn(&self) -> &str {
        self.solution.split_once(['-', 'x']).map_or(&self.solution, |(from, _)| from)
    }
}

/// Whether these actions can be played one after the other, as far as no dice fall.
fn is_line(mut table: Box<dyn Table>, line: &[String]) -> bool {
    line.iter().all(|text| {
        while let ToAct::Pass(seat) = table.to_act() {
            if table.play(seat, Action::Pass).is_err() {
                return false;
            }
        }
        let ToAct::Choose(seat) = table.to_act() else { return false };
        table
            .read_action(text)
            .is_ok_and(|action| table.action_text(action) == *text && table.play(seat, action).is_ok())
    })
}

/// Whether it is a name as puzzles have them, or none yet.
fn is_name(id: &str) -> bool {
    id.len() <= 64 && id.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
}

/// The levels that choose another action than the solution at a table, those left out that know it or choose by lot.
fn missed_by(table: &dyn Table, solution: Action) -> Vec<String> {
    let game = table.game();
    let asked = levels(game).iter().filter(|level| !level.is_perfect && level.id != "random");
    asked
        .filter(|level| {
            new(level.id, game, LEVELS_SEED)
                .is_ok_and(|mut player| player.think(table, &Limits::default()).action != solution)
        })
        .map(|level| level.id.to_owned())
        .collect()
}

/// The grade of a puzzle: half by a step of depth from 0 to 4, half by the share of the levels that miss it.
fn grade(step: usize, missed: usize, asked: usize) -> u8 {
    let by_levels = (GRADES - 1) * missed / asked.max(1);
    1 + usize::midpoint(step, by_levels).min(GRADES - 1) as u8
}

/// How many levels are asked about a puzzle of a game.
fn asked(game: GameId) -> usize {
    levels(game).iter().filter(|level| !level.is_perfect && level.id != "random").count()
}

/// A puzzle that may be taken, with the number of the lot that drew it. Those of many machines can be put together: [`choose`] takes the
/// same that a search on one would.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Offer {
    /// The number of its lot, from 0.
    pub lot: u64,
    /// The puzzle, without its name.
    pub puzzle: Puzzle,
}

impl FindOptions {
    /// How many positions are drawn at most.
    const fn most_lots(&self) -> u64 {
        match self.lots {
            Some(lots) => lots,
            None => PATIENCE.saturating_mul(self.count as u64),
        }
    }
}

/// Every puzzle that the lots of a part draw: `has` says which belong to it.
fn offers(options: FindOptions, has: impl Fn(u64) -> bool, look: impl Fn(u64) -> Option<Puzzle>) -> Vec<Offer> {
    let lots = lots(options).zip(0..).filter(|(_, number)| has(*number));
    lots.filter_map(|(lot, number)| Some(Offer { lot: number, puzzle: look(lot)? })).collect()
}

/// The lots of a search, in their order.
fn lots(options: FindOptions) -> impl Iterator<Item = u64> {
    let mut lot = mix(options.seed);
    (0..options.most_lots()).map(move |_| {
        lot = mix(lot);
        lot
    })
}

/// Looks at lot after lot until there are enough puzzles.
fn search(
    mut collection: Collection,
    look: impl Fn(u64) -> Option<Puzzle>,
    mut progress: impl FnMut(usize),
) -> Vec<Puzzle> {
    for lot in lots(collection.options) {
        if collection.is_full() {
            break;
        }
        if look(lot).is_some_and(|puzzle| collection.take(puzzle)) {
            progress(collection.found.len());
        }
    }
    collection.into_puzzles()
}

/// Takes from the offers of all parts what one search would take.
pub fn choose(game: GameId, options: FindOptions, mut offers: Vec<Offer>) -> Vec<Puzzle> {
    offers.sort_by_key(|offer| offer.lot);
    let mut collection = Collection::of(game, options);
    for Offer { puzzle, .. } in offers {
        if collection.is_full() {
            break;
        }
        collection.take(puzzle);
    }
    collection.into_puzzles()
}

/// Collects puzzles until there are enough: of every grade about as many, unless a depth is asked for. The easiest come first.
struct Collection {
    found: Vec<Puzzle>,
    options: FindOptions,
    /// After so many offers every grade is welcome: some grades are rare, and asking the levels takes its time.
    patience: usize,
}

impl Collection {
    fn of(game: GameId, options: FindOptions) -> Self {
        let patience = if game == GameId::Holochess { OFFERS.saturating_mul(options.count) } else { usize::MAX };
        Self { found: Vec::new(), options, patience }
    }

    fn is_full(&self) -> bool {
        self.found.len() >= self.options.count
    }

    /// Takes a puzzle in, if it is new and there are not enough of its grade.
    fn take(&mut self, puzzle: Puzzle) -> bool {
        self.patience = self.patience.saturating_sub(1);
        let quota = self.options.count.div_ceil(GRADES);
        let of_this_grade = self.found.iter().filter(|other| other.grade == puzzle.grade).count();
        let is_new = self.found.iter().all(|other| other.position != puzzle.position);
        let takes = is_new && (self.options.depth.is_some() || self.patience == 0 || of_this_grade < quota);
        if takes {
            self.found.push(puzzle);
        }
        takes
    }

    /// Sorted and named.
    fn into_puzzles(mut self) -> Vec<Puzzle> {
        self.found.sort_by(|a, b| (a.grade, a.plies, &a.position).cmp(&(b.grade, b.plies, &b.position)));
        for (number, puzzle) in (1..).zip(&mut self.found) {
            puzzle.id = format!("{}-{number}", puzzle.game);
        }
        self.found
    }
}
