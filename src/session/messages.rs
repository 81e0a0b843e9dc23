//! What goes into a match and what comes out of it.

use std::path::PathBuf;

use bevy::prelude::*;

use super::pace::Presentation;
use crate::{
    players::UnknownLevel,
    record::{BeginError, BranchOf, LoadNote, MatchSetup, RecordError, SaveError},
    rules::{Action, Event, Refusal},
    storage::FileError,
};

/// Fact: this has just happened. Facts come one at a time and in order; [`DisplayedBoard`](super::DisplayedBoard) already includes it.
#[derive(Message, Clone, Debug)]
pub struct Happened {
    /// What happened.
    pub event: Event,
    /// How long the picture has for it, in seconds of [`Time<Virtual>`]; 0 means: be there at once.
    pub seconds: f32,
    /// What is made of it, and how fast.
    pub presentation: Presentation,
}

/// Fact: the board jumped (undo, resume, looking at an earlier moment): stand everything where
/// [`DisplayedBoard`](super::DisplayedBoard) says, without a scene.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct BoardReset;

/// Fact: the running scene was cut short: whatever was under way stands at its end now.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SceneSkipped;

/// Fact: a request was not legal, and why.
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

/// Request: one decision back, free of charge (up to the last roll of dice).
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct UndoRequested;

/// Request: back to the person's last choice, across dice; only against the computer, and marked in the record.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct TakeBackRequested;

/// Request: the person whose turn it is, or the only person at the table, gives up.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ResignRequested;

/// Request: cut the running scene short.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SkipRequested;

/// Request: show the table as it stood after so many decisions; `None` goes back to now.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct BrowseRequested(pub Option<usize>);

/// Request: go on with the match in this record.
#[derive(Message, Clone, Debug)]
pub struct ResumeMatch(pub PathBuf);

/// Request: leave the table; the match stays in its record. It is left when it is on the disk.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct LeaveMatch;

/// Fact: the match on the table was not left, and none was begun or resumed in its place, because what was decided last cannot
/// be saved. [`Saving::give_up`](super::Saving::give_up) lets it be lost.
#[derive(Message, Clone, Debug)]
pub struct LeaveRefused(pub SaveError);

/// Request: begin this match.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// Request: begin this match, which branches off another one.
#[derive(Message, Clone, Debug)]
pub struct StartBranch(pub MatchSetup, pub BranchOf);

/// Fact: something about files or set-up went wrong; the match in memory is unharmed. For people to read.
#[derive(Message, Debug)]
pub enum Trouble {
    /// The match could not begin.
    Begin(BeginError),
    /// The match could not begin or go on: nobody knows one of its players.
    Player(UnknownLevel),
    /// The record could not be written; it is tried again with the next action.
    Save(SaveError),
    /// The record could not be read.
    Load(RecordError),
    /// The record was damaged; the match goes on with what was saved of it.
    Mended(LoadNote),
    /// What the match said about the person's strength could not be kept.
    Strength(FileError),
}
