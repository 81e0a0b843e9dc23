//! What the current match is for: play, playback, watching, a lesson, a puzzle or players elsewhere, as data. The systems
//! are in `lesson`, `playback`, `puzzle`, `watching` and `follow_live`, apart from it: [`Match`](crate::Match) has this data, and they use `Match`.

mod lesson_table;
mod live_seats;
mod puzzle_on_table;
mod watch_progress;

use std::collections::VecDeque;

use holochess_record::LogEntry;

pub use lesson_table::LessonTable;
pub(crate) use lesson_table::{begin_match, dice, place};
pub use live_seats::LiveSeats;
pub use puzzle_on_table::{PuzzleAnswered, PuzzleOnTable, PuzzleState};
pub use watch_progress::WatchProgress;

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
    /// It is played with players elsewhere; their table has its record.
    Live(LiveSeats),
}

/// The decisions of a match played again that are still to be shown.
#[derive(Debug)]
pub struct Playback(pub(crate) VecDeque<LogEntry>);
