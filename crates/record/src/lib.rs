//! What happened: a match with its record, saved after every action, resumed, replayed, verified; what is counted from many of them
//! ([`career`]), and its events as sentences ([`narration`]).
//!
//! A record is the header of a match and one line a decision, with the dice that fell; docs/reference/record-format.md is its
//! description. The same seed and the same actions give the same bytes on every machine, so a record is verified by playing
//! it again: a [`RecordedMatch`] takes the decisions one by one, and each line that it writes has to be the line that was read.

mod base64url;
mod bounds;
mod branch;
mod branch_of;
pub mod career;
mod day;
mod error;
mod line;
mod lines;
pub mod live;
mod load;
mod mail;
mod moments;
pub mod narration;
mod read;
mod recorded_match;
mod salvage;
mod save;
mod setup;
mod shelf;
mod text_line;
mod turn_clock;

pub use branch_of::BranchOf;
pub use day::{DAY_MARK, Date, DayError};
pub use error::{Problem, RecordError};
pub use holochess_platform::storage::FileError as SaveError;
pub use line::ending_word;
pub use load::{ExaminedRecord, LoadNote, LoadReport};
pub use mail::{
    MAIL_MARK, MOST_KEYS, MailAccept, MailArrival, MailBody, MailBox, MailBoxError, MailChain, MailDice, MailDiceError,
    MailError, MailId, MailInvitation, MailInvite, MailMatch, MailMessage, MailSecret, MailTurn, MailValue,
    NotAMessage,
};
pub use recorded_match::{DecideError, LogEntry, RecordedMatch};
pub use salvage::Salvage;
pub use setup::{BeginError, MatchSetup, NoRandomness, SeatInfo, Who, fresh_seed, own_name};
pub use shelf::{
    ClockTimes, Content, DeletedMatch, Import, ImportError, KEPT_DAYS, LONGEST_TITLE, NewestMatch, NoTimeControl,
    PlacedPiece, Seconds, Shelf, ShelfEntry, Summary, TimeControl, are_times, check_record, read_titles, write_titles,
};
pub use text_line::{LONGEST_TEXT, TextLineError, from_text_line, is_text_line, to_text_line};
pub use turn_clock::{TurnClock, TurnState};
