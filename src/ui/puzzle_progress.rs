//! Which puzzles have been solved, kept in a file of its own; and which day it is, for the puzzle of the day.

use std::path::PathBuf;

use bevy::prelude::*;

use super::systems::UiSystems;
use holochess_platform::clock::{SystemTime, UNIX_EPOCH};
use holochess_platform::storage::FileError;
use holochess_players::puzzles::{Puzzle, shipped};
use holochess_rules::GameId;
use holochess_session::{
    Match, Persisted, Persists, PuzzleAnswered, SessionSystems, Trouble, persist, persist_at_exit,
};
use holochess_settings::SolvedPuzzles;

/// Seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// Which puzzles have been solved.
#[derive(Resource, Debug, Default)]
pub struct PuzzleProgress {
    /// Kept nowhere in pictures.
    solved: Persisted<SolvedPuzzles>,
}

impl Persists for PuzzleProgress {
    type File = SolvedPuzzles;

    fn persisted(&mut self) -> &mut Persisted<SolvedPuzzles> {
        &mut self.solved
    }

    fn trouble(error: FileError) -> Trouble {
        Trouble::Puzzles(error)
    }
}

/// The number of a day, counted from 1 January 1970.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Today(pub u64);

impl Default for Today {
    fn default() -> Self {
        Self::at(SystemTime::now())
    }
}

impl Today {
    /// The day of a moment; before 1970, the first.
    fn at(moment: SystemTime) -> Self {
        Self(moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()) / DAY)
    }

    /// The day on which a screen that shows it is opened: a program may stay open past midnight. Pictures keep theirs.
    pub(super) fn begin(kept: Option<Res<KeptDay>>, mut today: ResMut<Self>) {
        if kept.is_none() {
            today.set_if_neq(Self::default());
        }
    }
}

/// The day stays what it was set to, whatever the clock says.
#[derive(Resource, Debug)]
pub struct KeptDay;

impl PuzzleProgress {
    /// What has been solved, and where that is kept.
    pub const fn new(solved: SolvedPuzzles, file: Option<PathBuf>) -> Self {
        Self { solved: Persisted::new(solved, file) }
    }

    /// What has been solved, for pictures: kept nowhere.
    pub fn from_solved(solved: impl IntoIterator<Item = (&'static str, u32)>) -> Self {
        let mut progress = Self::default();
        for (id, tries) in solved {
            progress.note(id, tries);
        }
        progress
    }

    /// Notes that a puzzle is solved; that is written in the background.
    fn note(&mut self, id: &str, tries: u32) {
        let id = id.to_owned();
        self.solved.change(move |solved| solved.set(&id, tries));
    }

    /// How many tries a puzzle took; nothing if it is not solved.
    pub fn tries(&self, puzzle: &Puzzle) -> Option<u32> {
        self.solved.tries(&puzzle.id)
    }

    /// How many puzzles of a game are solved, and how many of them at the first try.
    pub fn count(&self, game: GameId) -> [usize; 2] {
        let tries = || shipped(game).iter().filter_map(|puzzle| self.tries(puzzle));
        [tries().count(), tries().filter(|tries| *tries == 1).count()]
    }

    /// The next puzzle after this one that is not solved; if all are, the next one.
    pub fn next(&self, puzzle: &'static Puzzle) -> &'static Puzzle {
        let Some(puzzles) = puzzle.game().map(shipped).filter(|puzzles| !puzzles.is_empty()) else { return puzzle };
        let place = puzzles.iter().position(|known| known.id == puzzle.id).unwrap_or_default();
        let mut others = (1..=puzzles.len()).map(|step| &puzzles[(place + step) % puzzles.len()]);
        let next = others.clone().find(|other| other.id != puzzle.id && self.tries(other).is_none());
        next.or_else(|| others.next()).unwrap_or(puzzle)
    }
}

/// Writes down what has been solved, at once.
fn note_answers(
    mut answers: MessageReader<PuzzleAnswered>,
    game: Option<Res<Match>>,
    mut progress: ResMut<PuzzleProgress>,
) {
    let Some(puzzle) = game.as_ref().and_then(|game| game.puzzle()) else { return answers.clear() };
    for answer in answers.read().filter(|answer| answer.is_right) {
        progress.note(&puzzle.puzzle().id, answer.tries);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleProgress>()
        .init_resource::<Today>()
        .add_systems(
            Update,
            (note_answers, persist::<PuzzleProgress>).chain().after(UiSystems::Showcase).before(UiSystems::Notices),
        )
        .add_systems(Last, persist_at_exit::<PuzzleProgress>.before(SessionSystems));
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_settings::KeptFile as _;

    #[test]
    fn the_day_is_looked_up_when_a_screen_that_shows_it_is_opened() {
        let mut app = App::new();
        app.insert_resource(Today(3)).add_systems(Update, Today::begin);
        app.update();
        assert_eq!(*app.world().resource::<Today>(), Today::default(), "it was yesterday's");
        app.insert_resource(Today(3)).insert_resource(KeptDay);
        app.update();
        assert_eq!(*app.world().resource::<Today>(), Today(3), "pictures are always of the same day");
        assert_eq!(Today::at(UNIX_EPOCH + std::time::Duration::from_secs(2 * DAY - 1)), Today(1));
    }

    #[test]
    fn the_next_puzzle_is_one_that_is_not_solved_as_long_as_there_is_one() {
        let game = GameId::Groi;
        let puzzles = shipped(game);
        let progress = PuzzleProgress::from_solved([("groi-2", 1), ("groi-3", 4), ("revised-4", 1)]);
        assert_eq!(progress.count(game), [2, 1]);
        assert_eq!(progress.next(&puzzles[0]).id, "groi-4");
        assert_eq!(progress.next(&puzzles[59]).id, "groi-1", "around the end");
        let mut all = PuzzleProgress::default();
        for puzzle in puzzles {
            all.note(&puzzle.id, 1);
        }
        assert_eq!((all.next(&puzzles[4]).id.as_str(), all.count(game)), ("groi-6", [60, 60]));
    }

    #[test]
    fn what_was_solved_is_found_again_in_its_file() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let file = folder.path().join("kept").join("puzzles.toml");
        let read = |file: &std::path::Path| PuzzleProgress::new(SolvedPuzzles::load(file).0, Some(file.to_owned()));
        let mut progress = read(&file);
        assert_eq!(progress.count(GameId::Revised), [0, 0]);
        progress.note("revised-7", 3);
        assert_eq!(progress.tries(&shipped(GameId::Revised)[6]), Some(3), "before it is written");
        let mut app = App::new();
        app.add_message::<Trouble>()
            .add_message::<AppExit>()
            .init_resource::<holochess_session::BackgroundWriter>()
            .insert_resource(progress)
            .add_systems(Last, persist_at_exit::<PuzzleProgress>);
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let again = read(&file);
        assert_eq!(again.tries(&shipped(GameId::Revised)[6]), Some(3));
    }
}
