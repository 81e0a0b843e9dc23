//! The messages of a match: requests go in, facts come out.

use std::path::PathBuf;

use bevy::prelude::*;

use super::pace::Presentation;
use holochess_locale::Words;
use holochess_platform::storage::FileError;
use holochess_players::{UnknownLevel, solved::CacheNote};
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

/// Request: go on with the match in this record.
#[derive(Message, Clone, Debug)]
pub struct ResumeMatch(pub PathBuf);

/// Request: leave the table as soon as the match is saved. The match stays in its record.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct LeaveMatch;

/// Fact: the last decisions cannot be saved; therefore the match stays on the table and no other was begun or resumed.
/// [`Saving::give_up`](super::Saving::give_up) leaves without saving them.
#[derive(Message, Clone, Debug)]
pub struct LeaveRefused(pub SaveError);

/// Request: begin this match.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// Request: begin this match, which is saved in this file from its first decision on. There is no such file yet.
#[derive(Message, Clone, Debug)]
pub struct StartMatchIn(pub MatchSetup, pub PathBuf);

/// Request: begin this match, which branches off another one.
#[derive(Message, Clone, Debug)]
pub struct StartBranch(pub MatchSetup, pub BranchOf);

/// Fact: something about files or set-up went wrong; the match in memory is unharmed. For people to read.
#[derive(Message, Debug)]
pub enum Trouble {
    /// The match could not begin.
    Begin(BeginError),
    /// The match could not begin or go on: the game has no such computer player.
    Player(UnknownLevel),
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
    app.add_message::<StartMatch>()
        .add_message::<StartMatchIn>()
        .add_message::<StartBranch>()
        .add_message::<ResumeMatch>()
        .add_message::<LeaveMatch>()
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
