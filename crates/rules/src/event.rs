//! What happened, in one vocabulary for all five games, over piece, cell and seat ids.
//!
//! Records store decisions and dice; events are derived from them by [`Table`](super::table::Table), so a match that is
//! replayed tells the same story, and any game shows on the same stage.

use std::ops::RangeInclusive;

use super::ids::{Cell, PieceId, Seat};

/// How an attack ends (Holochess, "Attack").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The defender is removed.
    Kill,
    /// The attacker's player moves the defender.
    Push,
    /// The defender's player moves the attacker.
    CounterPush,
    /// The attacker is removed.
    CounterKill,
}

impl Outcome {
    /// The four, in the order of the rulebook's table of odds.
    pub const ALL: [Self; 4] = [Self::Kill, Self::Push, Self::CounterPush, Self::CounterKill];
}

/// The faces of one roll: the attacker's handful and the defender's (player 1's and player 2's in the duel).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Roll {
    /// Which roll of the match this is, from 1; it names the dice stream.
    pub number: u64,
    /// Two handfuls of faces, 1 to 6.
    pub hands: [Vec<u8>; 2],
}

impl Roll {
    /// The two sums.
    pub fn sums(&self) -> [u32; 2] {
        [0, 1].map(|hand: usize| self.hands[hand].iter().map(|&face| u32::from(face)).sum())
    }

    /// The first sum less the second.
    pub fn difference(&self) -> i32 {
        let [first, second] = self.sums();
        first as i32 - second as i32
    }
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// One side has no piece left.
    Eliminated,
    /// Decided by the duel to the death.
    Duel,
    /// The quiet clock ran out: decided on points, or drawn where they are level or the options say so.
    Quiet,
    /// The cap on turns was reached: decided as the quiet clock decides.
    Cap,
    /// No player can move.
    Stuck,
    /// The same position for the third time.
    Repetition,
    /// A line was made.
    Line,
    /// Two of one side's pawns were removed.
    Captures,
    /// The points that a row of games is played for are reached.
    Points,
    /// One player's purse is empty.
    Broke,
    /// All games of a row are played.
    Games,
    /// A goal was entered, or the target filled.
    Goal,
    /// The seat gave up.
    Resigned(Seat),
    /// The players agreed on a draw.
    Agreed,
}

/// How a match ended: one score a seat, and why.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// The winner's seat; `None` in a draw.
    pub winner: Option<Seat>,
    /// One score a seat, as the game counts: half points in Holochess (2 for a win, 1 for a draw, 0 for a loss), points in
    /// Dejarik.
    pub scores: Vec<u16>,
    /// Why it is over.
    pub ending: Ending,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A piece was dealt to its owner and stands on a cell (chosen placement: on none yet).
    Dealt {
        /// The piece; its owner is in [`Table::pieces`](super::table::Table::pieces).
        piece: PieceId,
        /// Where it stands.
        cell: Option<Cell>,
    },
    /// A piece was placed by its owner.
    Placed {
        /// The piece.
        piece: PieceId,
        /// Where it stands now.
        cell: Cell,
    },
    /// A turn began.
    TurnBegan {
        /// The player whose turn it is.
        seat: Seat,
        /// The number of the turn, from 1.
        turn: u32,
    },
    /// A piece walked a path of neighbouring cells.
    Moved {
        /// The piece.
        piece: PieceId,
        /// Every cell of the walk, the first and the last included.
        path: Vec<Cell>,
    },
    /// A piece hopped along a chain.
    Leapt {
        /// The piece.
        piece: PieceId,
        /// Every landing, the cell that it started from first.
        path: Vec<Cell>,
    },
    /// A piece was carried on by a boost.
    Boosted {
        /// The piece.
        piece: PieceId,
        /// From where the boost took it to where it set it down.
        path: Vec<Cell>,
    },
    /// An attack was declared.
    Attacked {
        /// The attacking piece.
        attacker: PieceId,
        /// The defending piece.
        defender: PieceId,
        /// Where the attacker stands.
        from: Cell,
        /// Where the defender stands.
        to: Cell,
    },
    /// Dice were rolled for an attack.
    Rolled(Roll),
    /// The dice were read.
    Judged {
        /// What they mean.
        outcome: Outcome,
        /// The attacker's sum less the defender's.
        difference: i32,
    },
    /// A piece has to be pushed and its pusher has to choose where to.
    PushPending {
        /// The player who chooses the cell.
        seat: Seat,
        /// The piece to be pushed.
        piece: PieceId,
        /// Where it stands.
        from: Cell,
        /// The empty neighbours, in the board's order.
        cells: Vec<Cell>,
    },
    /// A piece was pushed.
    Pushed {
        /// The piece.
        piece: PieceId,
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
    },
    /// A piece should have been pushed and has nowhere to go.
    Held {
        /// The piece.
        piece: PieceId,
        /// Where it stays.
        cell: Cell,
    },
    /// A piece left the board for good.
    Removed {
        /// The piece.
        piece: PieceId,
        /// Where it stood.
        cell: Cell,
        /// The piece that removed it.
        by: PieceId,
    },
    /// Two pieces changed places.
    Swapped {
        /// The mover.
        piece: PieceId,
        /// The other.
        other: PieceId,
        /// Where the mover stood and the other stands now.
        from: Cell,
        /// Where the other stood and the mover stands now.
        to: Cell,
        /// The mover's way: the hole that it started from, every landing, the hole where the other stood.
        path: Vec<Cell>,
    },
    /// The last two walk to the centre.
    DuelBegan {
        /// Player 1's piece and player 2's.
        pieces: [PieceId; 2],
        /// Where they came from.
        from: [Cell; 2],
        /// How many dice each rolls.
        dice: [u8; 2],
    },
    /// One exchange of the duel: player 1's dice first.
    Exchange(Roll),
    /// A line was made and scored.
    Line {
        /// The player who made the line.
        seat: Seat,
        /// Its cells.
        cells: Vec<Cell>,
        /// What it earns.
        points: u8,
    },
    /// A goal was entered, or a target filled.
    Goal {
        /// The player who reached it.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// A player's place among more than two is settled.
    Ranked {
        /// The player.
        seat: Seat,
        /// 1 for the first.
        place: u8,
    },
    /// A player could not move, and the rest of the turn passed.
    Passed {
        /// The player who passed.
        seat: Seat,
    },
    /// The reading of the quiet clock after a turn.
    Clock {
        /// Turns in a row without an attack.
        quiet: u16,
        /// At how many of them the match is decided; 0 where the clock is off.
        limit: u16,
    },
    /// A player gave up.
    Resigned {
        /// The player who gave up.
        seat: Seat,
    },
    /// Decisions were taken back; the board is as it was before them.
    TookBack {
        /// How many decisions.
        decisions: u32,
    },
    /// A game of several in a row is over.
    GameEnded {
        /// Which, from 1.
        game: u16,
        /// How it ended.
        verdict: Verdict,
        /// The points, or the credits, of each player after it.
        scores: Vec<u16>,
    },
    /// The next game of several in a row begins, on an empty board; the pieces are dealt next.
    GameBegan {
        /// Which, from 1.
        game: u16,
        /// The player who moves first in it.
        first: Seat,
    },
    /// The match is over.
    Ended(Verdict),
}

impl Verdict {
    /// The share of the match that a seat has won, 0 to 1. With two players: 1 for the winner, 0 for the loser, 0.5 in a draw,
    /// whatever the scores are. With more: the seat's score divided by the sum of all scores.
    pub fn share(&self, seat: Seat) -> f64 {
        let all: u32 = self.scores.iter().copied().map(u32::from).sum();
        match self.winner {
            Some(winner) if self.scores.len() == 2 => f64::from(u8::from(winner == seat)),
            None if self.scores.len() == 2 => 0.5,
            _ if all == 0 => 1.0 / self.scores.len() as f64,
            _ => f64::from(self.scores[seat.index()]) / f64::from(all),
        }
    }

    /// The seats tied for the remaining places, and those places from 1, if the match ended after the first place was decided and
    /// before the rest.
    pub fn shared_places(&self) -> Option<(Vec<Seat>, RangeInclusive<usize>)> {
        let seats = self.scores.len();
        // Only where places are played for, the first scores twice for every other player.
        let first =
            self.winner.filter(|winner| seats > 2 && usize::from(self.scores[winner.index()]) == 2 * (seats - 1))?;
        let others = (0..seats).map(Seat::new).filter(|seat| *seat != first);
        let score = |seat: Seat| self.scores[seat.index()];
        let is_shared = |seat: &Seat| others.clone().any(|other| other != *seat && score(other) == score(*seat));
        let sharing: Vec<Seat> = others.clone().filter(is_shared).collect();
        let ahead =
            self.scores.iter().filter(|other| sharing.first().is_some_and(|seat| **other > score(*seat))).count();
        (!sharing.is_empty()).then(|| (sharing.clone(), ahead + 1..=ahead + sharing.len()))
    }

    /// The same verdict with every seat replaced; `seat` exchanges the two seats of a game for two, or changes nothing.
    #[must_use]
    pub(super) fn with_seats(mut self, seat: impl Fn(Seat) -> Seat) -> Self {
        if seat(Seat::FIRST) != Seat::FIRST {
            self.scores.swap(0, 1);
        }
        let ending = match self.ending {
            Ending::Resigned(who) => Ending::Resigned(seat(who)),
            other => other,
        };
        Self { winner: self.winner.map(seat), scores: self.scores, ending }
    }
}

impl Event {
    /// The same event with every seat replaced, as [`Verdict::with_seats`].
    #[must_use]
    pub(super) fn with_seats(mut self, replace: impl Fn(Seat) -> Seat) -> Self {
        match &mut self {
            Self::TurnBegan { seat, .. }
            | Self::PushPending { seat, .. }
            | Self::Line { seat, .. }
            | Self::Goal { seat, .. }
            | Self::Ranked { seat, .. }
            | Self::Passed { seat }
            | Self::Resigned { seat }
            | Self::GameBegan { first: seat, .. } => *seat = replace(*seat),
            Self::GameEnded { verdict, .. } | Self::Ended(verdict) => *verdict = verdict.clone().with_seats(replace),
            _ => {}
        }
        self
    }
}
