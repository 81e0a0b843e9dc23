//! The games as plain values: positions, actions, outcomes, notation, counting.
//!
//! No Bevy, no clock, no files, no randomness of its own: the caller supplies the faces of the dice.

pub mod action;
pub mod board;
mod cell_set;
mod chains;
pub mod chinese;
pub mod circle;
pub mod dejarik;
pub mod demeter;
pub mod departed;
pub mod dice;
pub mod event;
pub mod game;
mod game_id;
mod games;
pub mod holochess;
pub mod ids;
pub mod notation;
pub mod perft;
pub mod piece_positions;
pub mod play;
pub mod position_fault;
pub mod position_line;
mod random_playout;
pub mod refusal;
pub mod row;
pub mod rule_options;
pub mod splitmix;
pub mod squares;
pub mod star;
pub mod table;
pub mod tally;

pub use action::Action;
pub use board::{Board, Shape};
pub use departed::Departed;
pub use event::{Ending, Event, Outcome, Roll, Verdict};
pub use game::{NodeKind, Rules, SetupError, by_weight};
pub use game_id::{GameId, Luck};
pub use holochess::{
    exhibition::{ClashCourse, Exhibition, exhibit},
    odds::judge,
};
pub use ids::{Cell, PieceId, Seat};
pub use play::{Match, MatchVisitor, RulesVisitor, Setup, new_table, new_table_after, with_match, with_rules};
pub use position_fault::PositionFault;
pub use random_playout::random_playout;
pub use refusal::Refusal;
pub use row::Row;
pub use rule_options::{OptionError, Options};
pub use table::{Odds, PieceInfo, Progress, QuietClock, Ratings, Table, ToAct};
pub use tally::Tally;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
