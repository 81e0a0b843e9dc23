//! The messages of a match: requests go in, facts come out.

use std::path::PathBuf;

use bevy::prelude::*;

use super::pace::Presentation;
use holochess_lessons::Lesson;
use holochess_link::PartyError;
use holochess_locale::Words;
use holochess_platform::storage::FileError;
use holochess_players::{UnknownLevel, puzzles::Puzzle, solved::CacheNote};
use holochess_record::{BeginError, BranchOf, LoadNote, MatchSetup, RecordError, SaveError};
use holochess_rules::{Action, Event, Refusal};

/// Fact: this event is shown now. Events come one at a time and in order; [`DisplayedBoard`](super::DisplayedBoard)
/// already includes it.
#[derive(Message, Clone, Debug)]
pub struct Happened {
    /// What happened.
    pub event: Event,
    /// How long the picture may take for it, in seconds of [`Time<Virtual>`]; 0: it must be finished in this frame.
    pub seconds: f32,
    /// How elaborately and how fast it is shown.
    pub presentation: Presentation,
}

/// Fact: the board jumped (undo, resume, an earlier moment). The view puts every piece where
/// [`DisplayedBoard`](super::DisplayedBoard) says, without a scene.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct BoardReset;

/// Fact: the running scene was cut short. Every motion jumps to its end now.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SceneSkipped;

/// Fact: a requested action is not legal.
#[derive(Message, Clone, Debug)]
pub struct Refused {
    /// What was asked for.
    pub action: Action,
    /// Why not.
    pub why: Refusal,
}

/// Request: the person whose turn it is plays this.
#[derive(Message, Clone, Copy, Debug)]
pub struct ActionRequested(pub Action);

/// Request: take one decision back, at most to the last roll of dice. The match still counts.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct UndoRequested;

/// Request: go back to the person's last choice, even across dice. Only against computer players; the record marks it.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct TakeBackRequested;

/// Request: the person whose turn it is, or the only person at the table, gives up.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ResignRequested;

/// Request: cut the running scene short.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SkipRequested;

/// Request: show the table as it stood after so many decisions; `None` shows the present.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct BrowseRequested(pub Option<usize>);

/// Request: change which match is on the table. Requests are carried out in order, each as soon as the match before it is
/// saved.
#[derive(Message, Clone, Debug)]
pub enum MatchRequest {
    /// Begin this match.
    Start(MatchSetup),
    /// Begin this match, which is saved in this file from its first decision on. There is no such file yet.
    StartIn(MatchSetup, PathBuf),
    /// Begin this match, which branches off another one.
    Branch(MatchSetup, BranchOf),
    /// Go on with the match in this record.
    Resume(PathBuf),
    /// Watch the match in this record, from its beginning.
    Watch(PathBuf),
    /// Begin a lesson at the part of this number, or where it was left.
    Lesson {
        /// The lesson.
        lesson: &'static Lesson,
        /// The number of the part.
        part: Option<usize>,
    },
    /// Put this puzzle on the table.
    Puzzle(&'static Puzzle),
    /// Leave the table. The match stays in its record.
    Leave,
}

/// Fact: the last decisions cannot be saved; therefore the match stays on the table and no other was begun or resumed.
/// [`Saving::give_up`](super::Saving::give_up) leaves without saving them.
#[derive(Message, Clone, Debug)]
pub struct LeaveRefused(pub SaveError);

/// Fact: something about files or set-up went wrong; the match in memory is unharmed. For people to read.
#[derive(Message, Debug)]
pub enum Trouble {
    /// The match could not begin.
    Begin(BeginError),
    /// The match could not begin or go on: the game has no such computer player.
    Player(UnknownLevel),
    /// The table with players elsewhere refuses something, or has come to an end.
    Live(PartyError),
    /// The record could not be written; the next decision tries again.
    Save(SaveError),
    /// The record could not be read.
    Load(RecordError),
    /// The record was damaged; the match goes on from the part that could be read.
    RecordRepaired(LoadNote),
    /// The person's new rating could not be saved.
    RatingNotSaved(FileError),
    /// How far the person has come in lessons and on the journey could not be saved.
    Progress(FileError),
    /// Which puzzles are solved could not be saved.
    Puzzles(FileError),
    /// What is wrong with a small file that was to be changed, and what has become of it.
    SmallFile(Words),
    /// The table of a solved game is there, but could not be kept, or had to be made again.
    SolvedTable(CacheNote),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MatchRequest>()
        .add_message::<LeaveRefused>()
        .add_message::<ActionRequested>()
        .add_message::<UndoRequested>()
        .add_message::<TakeBackRequested>()
        .add_message::<ResignRequested>()
        .add_message::<SkipRequested>()
        .add_message::<BrowseRequested>()
        .add_message::<Happened>()
        .add_message::<BoardReset>()
        .add_message::<SceneSkipped>()
        .add_message::<Refused>()
        .add_message::<Trouble>();
}
