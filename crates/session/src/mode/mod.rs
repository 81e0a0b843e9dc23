//! What the current match is for: play, playback, watching, a lesson or a puzzle. The systems are in the modules beside this
//! one.

mod lesson_table;
mod playback;
mod puzzle_on_table;
mod watching;

pub use lesson_table::{LessonTable, is_learners_turn};
pub(crate) use lesson_table::{begin_match, dice, place};
pub use playback::Playback;
pub use puzzle_on_table::{PuzzleAnswered, PuzzleOnTable, PuzzleState};
pub use watching::WatchProgress;

/// What a match on the table is for.
#[derive(Debug, Default)]
pub enum MatchMode {
    /// It is played, and saved from its first decision on.
    #[default]
    Play,
    /// Its decisions are shown again, and no player is asked for one.
    Playback(Playback),
    /// Its record is read and never written, and no player is asked for anything.
    Watch(WatchProgress),
    /// A step of a lesson.
    Lesson(Box<LessonTable>),
    /// A position with one right action.
    Puzzle(PuzzleOnTable),
}
