//! How the program was started: the values that the interface needs before its first frame.

use std::path::PathBuf;

use holochess_lessons::Lesson;
use holochess_players::puzzles::Puzzle;
use holochess_record::{MatchSetup, Shelf};
use holochess_settings::{Learned, Settings, SolvedPuzzles, StoredRatings};
use holochess_view::creatures::CreatureId;

/// The screen that the program opens with.
#[derive(Clone, Debug, Default)]
pub enum OpeningScreen {
    /// The title screen.
    #[default]
    Title,
    /// The table, with a new match.
    Play(Box<MatchSetup>),
    /// The table, with the match of this record.
    Load(PathBuf),
    /// The table, with this puzzle.
    Puzzle(&'static Puzzle),
    /// The showcase, with this creature on the turntable.
    Showcase(CreatureId),
}

/// The values that the command line passes to the window.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The settings as they were read.
    pub settings: Settings,
    /// The settings file; `None` if this system has no place for one.
    pub settings_file: Option<PathBuf>,
    /// The person's ratings.
    pub standings: StoredRatings,
    /// The ratings file; `None` if this system has no place for one.
    pub strength_file: Option<PathBuf>,
    /// How far the person has come in lessons.
    pub learned: Learned,
    /// The file of that; `None` if this system has no place for one.
    pub learned_file: Option<PathBuf>,
    /// The lessons that others have written.
    pub lessons: Vec<&'static Lesson>,
    /// The solved puzzles.
    pub solved: SolvedPuzzles,
    /// The file of solved puzzles; `None` in pictures.
    pub puzzles_file: Option<PathBuf>,
    /// The folder of saved matches, each in a file of its own; the title screen offers to continue the newest. `None`
    /// in pictures.
    pub saves: Option<Shelf>,
    /// Where copies of matches are written; nowhere where there is no such place.
    pub exports: Option<PathBuf>,
    /// The folder of matches by mail; `None` in pictures.
    pub mail: Option<PathBuf>,
    /// The folder of tables for players elsewhere; `None` in pictures.
    pub live: Option<PathBuf>,
    /// Where photographs are kept; nowhere where there is no such place.
    pub photos: Option<PathBuf>,
    /// The program that draws films; another copy of this one if none is named.
    pub film_program: Option<PathBuf>,
    /// Localised messages about problems before the window opened; the screen shows them.
    pub notices: Vec<String>,
    /// The first screen.
    pub opening: OpeningScreen,
    /// The file that receives a description of the screen, for tests that drive the program from outside.
    pub trace: Option<PathBuf>,
}
