//! The games as plain values: positions, actions, outcomes, notation, counting.
//!
//! No Bevy, no clock, no files, no randomness of its own: the caller supplies the faces of the dice.

pub mod action;
pub mod board;
mod cell_set;
pub mod chinese;
pub mod circle;
pub mod dejarik;
pub mod demeter;
pub mod departed;
pub mod dice;
pub mod event;
pub mod event_recorder;
mod game_id;
pub mod holochess;
pub mod ids;
mod match_state;
pub mod notation;
pub mod perft;
pub mod piece_map;
pub mod position_fault;
pub mod position_line;
mod random_playout;
pub mod refusal;
pub mod row;
pub mod rule_options;
pub mod rules;
pub mod setup;
mod shortest_chains;
pub mod splitmix;
pub mod squares;
pub mod star;
pub mod table;
pub mod tally;
mod visitors;

pub use action::Action;
pub use board::{Board, Shape};
pub use departed::Departed;
pub use event::{Ending, Event, Outcome, Roll, Verdict};
pub use game_id::{GameId, Luck};
pub use holochess::{
    exhibition::{ClashCourse, Exhibition, exhibit},
    odds::judge,
};
pub use ids::{Cell, PieceId, Seat};
pub use match_state::Match;
pub use position_fault::PositionFault;
pub use random_playout::random_playout;
pub use refusal::Refusal;
pub use row::Row;
pub use rule_options::{OptionError, Options};
pub use rules::{NodeKind, Rules, SetupError, by_weight};
pub use setup::{Setup, new_table, new_table_after};
pub use table::{Odds, PieceInfo, Progress, QuietClock, Ratings, Table, ToAct};
pub use tally::Tally;
pub use visitors::{MatchVisitor, RulesVisitor, with_match, with_rules};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
