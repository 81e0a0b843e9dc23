//! Finds puzzles: states of both Dejariks, and endings of Holochess, that have one right action, drawn by a seed.

mod of_dejarik;
mod of_holochess;

use serde::{Deserialize, Serialize};

pub use self::{
    of_dejarik::{find, judge, part_of},
    of_holochess::{find_endings, judge_ending, part_of_endings},
};
use holochess_players::{
    Limits, levels, new,
    puzzles::{GRADES, Puzzle},
};
use holochess_rules::{Action, GameId, Table, splitmix::mix};

/// Fewer actions to choose from are no puzzle.
const FEWEST_ACTIONS: usize = 6;
/// So many positions are drawn for each puzzle that is wanted before it is said that there are no more.
const PATIENCE: u64 = 200_000;
/// Endings of Holochess: so many positions for each puzzle that is wanted are graded before every grade is welcome.
const OFFERS: usize = 3;
/// The seed with which the levels are asked; whichever it is, a level may be lucky.
const LEVELS_SEED: u64 = 1;

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
    let mut collection = Collection::new(game, options);
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
    fn new(game: GameId, options: FindOptions) -> Self {
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
