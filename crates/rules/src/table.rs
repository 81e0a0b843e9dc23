//! A match of any game as it is being played: the interface for records, players, the session and the text mode.
//!
//! `Table` is the object-safe face of the rules. It never rolls dice itself: after an attack it asks for faces, and the holder of
//! the seed supplies them. So a computer player, which only sees the table, cannot know what will be rolled.

use std::any::Any;

use super::{
    GameId,
    action::Action,
    board::Board,
    event::{Event, Outcome, Verdict},
    ids::{Cell, PieceId, Seat},
    refusal::Refusal,
    row::Row,
    rule_options::Options,
    tally::Tally,
};

/// The seat that has to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// This seat chooses one of [`Table::actions`].
    Choose(Seat),
    /// This seat has no legal action: [`Action::Pass`] has to be played for it.
    Pass(Seat),
    /// Chance: this number of dice in each hand has to be rolled and passed to [`Table::roll`].
    Roll([u8; 2]),
    /// Nothing more: the match is over.
    Over,
}

/// A piece of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceInfo {
    /// The seat that owns it.
    pub seat: Seat,
    /// Which of its owner's sets it belongs to, from 0. Only pawns of Chinese Checkers come in several sets.
    pub set: u8,
    /// What it is: the id of a creature's folder (`savrip`) or of a pawn.
    pub kind: &'static str,
    /// Attack dice, defence dice and movement, where the game has them.
    pub ratings: Option<Ratings>,
}

impl PieceInfo {
    /// The seat whose sign tells this piece's set from all others at a table with this number of seats: for a first set its owner's, for a
    /// further one that of an unused seat. No table has more sets than there are signs.
    #[must_use]
    pub const fn sign(&self, seats: usize) -> Seat {
        Seat::new((self.seat.index() + self.set as usize * seats) % Seat::MOST)
    }
}

/// The three numbers of a creature (Holochess, the table of creatures).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratings {
    /// Dice rolled when it attacks.
    pub attack: u8,
    /// Dice rolled when it is attacked.
    pub defence: u8,
    /// Cells that it walks, no fewer.
    pub movement: u8,
}

/// The exact chances of an attack: integers over a common denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Rolls that end in each outcome, in the order of [`Outcome::ALL`].
    pub counts: [u64; 4],
    /// All rolls: 6 to the number of dice.
    pub total: u64,
}

impl Odds {
    /// The chance of an outcome, 0 to 1.
    pub fn chance(&self, outcome: Outcome) -> f64 {
        self.counts[outcome as usize] as f64 / self.total as f64
    }
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The turn being played, from 1; 0 before the first.
    pub turn: u32,
    /// Actions left in it, the one being chosen included; while a push waits, those that will be left after it.
    pub actions_left: u8,
    /// Actions that a whole turn has.
    pub actions_a_turn: u8,
    /// The quiet clock, where the game has one and it is on.
    pub quiet: Option<QuietClock>,
}

/// The quiet clock (Holochess, "Quiet clock").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietClock {
    /// Turns in a row without an attack; 0 again after each attack.
    pub turns: u16,
    /// At how many the match is decided.
    pub limit: u16,
    /// The seat that would win if the match ended now; `None` where it would be a draw.
    pub leader: Option<Seat>,
}

/// A match being played.
pub trait Table: Any + Send + Sync {
    /// Which game.
    fn game(&self) -> GameId;
    /// The options that it is played with.
    fn options(&self) -> &Options;
    /// How many seats.
    fn seats(&self) -> usize;
    /// The board: cells, names, neighbours.
    fn board(&self) -> &'static Board;
    /// All pieces of the match, by [`PieceId`]; those that are gone included.
    fn pieces(&self) -> &[PieceInfo];
    /// Where a piece stands; `None` once it is removed or not yet placed.
    fn cell_of(&self, piece: PieceId) -> Option<Cell>;
    /// The piece on a cell.
    fn piece_at(&self, cell: Cell) -> Option<PieceId>;
    /// The cells that are occupied throughout the match by pieces that no player may move.
    fn obstacles(&self) -> Vec<Cell>;
    /// The cells of a seat's own camp; none in games without camps.
    fn camp(&self, seat: Seat) -> Vec<Cell>;
    /// Whose move it is.
    fn to_act(&self) -> ToAct;
    /// The legal actions of the seat that is to choose, in a fixed order; `resign` and `draw` are not listed. Empty otherwise.
    fn actions(&self) -> Vec<Action>;
    /// The cells that a move would walk, both ends included; empty for actions that walk nowhere.
    fn path(&self, action: Action) -> Vec<Cell>;
    /// Every way by which the piece on one cell can go to another now: each legal action between them with the cells that it
    /// passes, both ends included. The way that is shown comes first, and of chains of hops only the shortest are there.
    fn ways(&self, from: Cell, to: Cell) -> Vec<(Action, Vec<Cell>)>;
    /// The tally of a seat.
    fn tally(&self, seat: Seat) -> Tally;
    /// The cells in danger, in the board's order: those of pieces that an opponent of their owner could remove in the turn that
    /// it plays, or in its next one if all before it pass; in games with goals, the goals that an opponent could enter so.
    fn threats(&self) -> Vec<Cell>;
    /// Lines in the making and finished ones, whose they are, cell by cell; none in games without lines.
    fn lines(&self) -> Vec<(Seat, Vec<Cell>)>;
    /// The chances of an attack that is legal now.
    fn odds(&self, action: Action) -> Option<Odds>;
    /// Says why an action cannot be played now, or that it can.
    ///
    /// # Errors
    /// The reason, for people to read.
    fn check(&self, action: Action) -> Result<(), Refusal>;
    /// Plays a legal action for the seat whose move it is (`resign`: for `seat`, at any time) and tells what happened up to the next
    /// decision or roll.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed then.
    fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal>;
    /// Answers a request for dice: two hands with as many faces as [`ToAct::Roll`] asks for.
    ///
    /// # Errors
    /// [`Refusal::Dice`] if no dice are asked for, or other numbers of them; nothing has changed then.
    fn roll(&mut self, number: u64, hands: &[Vec<u8>; 2]) -> Result<Vec<Event>, Refusal>;
    /// How far the match has come.
    fn progress(&self) -> Progress;
    /// The games in a row; `None` for a single game.
    fn row(&self) -> Option<&Row>;
    /// Whether the next occurrence of the position ends the game.
    fn ends_if_repeated(&self) -> bool;
    /// The verdict of the match, once it is over.
    fn verdict(&self) -> Option<&Verdict>;
    /// The position of the game that is played, as the rulebook's line of text; `None` while pieces are still being placed, when there is no such line.
    fn position_text(&self) -> Option<String>;
    /// An action in the rulebook's notation.
    fn action_text(&self, action: Action) -> String;
    /// Reads an action in the rulebook's notation (legal or not).
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    fn read_action(&self, text: &str) -> Result<Action, Refusal>;
    /// A copy of the match as it stands.
    fn duplicate(&self) -> Box<dyn Table>;
    /// The concrete type, for players that search it.
    fn as_any(&self) -> &dyn Any;
}
