//! What search, perft and matches need from a game: one typed trait, without allocation where speed matters.
//!
//! docs/reference/rules-trait.md shows how each of the five games fits it. A position is a value with everything that its rules need except
//! history: the match counts repetitions ([`Match`](super::match_state::Match)).

use std::{fmt::Debug, hash::Hash, ops::ControlFlow};

use thiserror::Error;

use super::{
    GameId, Luck,
    action::Action,
    board::Board,
    departed::Departed,
    event::{Roll, Verdict},
    event_recorder::EventRecorder,
    ids::{Cell, Seat},
    notation,
    piece_map::PieceMap,
    position_fault::PositionFault,
    refusal::Refusal,
    rule_options::Options,
    splitmix::mix,
    table::{Odds, PieceInfo, Progress},
    tally::Tally,
};

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodeKind {
    /// This seat decides, if it has a legal action; if it has none, its pass is forced ([`Rules::pass`]).
    Decision(Seat),
    /// Chance picks one of a decision's outcomes; the match may go on after it.
    Chance,
    /// Chance alone decides the rest of the match (the duel of Holochess). When positions are counted, all its results count as one
    /// ending.
    Showdown,
    /// Nothing: the match is over, see [`Rules::verdict`].
    Over,
}

/// What an occurrence of a position means under the game's repetition rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Nothing.
    Nothing,
    /// The player to move may claim a draw with [`Action::Draw`], which ends the match so.
    MayClaim(Verdict),
    /// The match is over.
    Ends(Verdict),
}

/// Why a match cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The game cannot be played by this number of players.
    #[error("{game} is played by {allowed}, not by {given}", game = .game.id())]
    Players {
        /// Which game.
        game: GameId,
        /// How many were asked for.
        given: usize,
        /// How many there can be.
        allowed: &'static str,
    },
    /// An option has a value that does not go with this number of players.
    #[error("{option} = {value} is not for {players} players; it is {allowed}")]
    OptionForPlayers {
        /// The option.
        option: &'static str,
        /// Its value.
        value: String,
        /// How many play.
        players: usize,
        /// What goes with how many.
        allowed: &'static str,
    },
    /// An option has a value that another option's value rules out.
    #[error("{option} needs {needs}: {why}")]
    Together {
        /// The option with its value.
        option: &'static str,
        /// What the other option has to be.
        needs: &'static str,
        /// Why.
        why: &'static str,
    },
    /// The options are another game's.
    #[error("these are not the options of {}", .0.id())]
    ForeignOptions(GameId),
    /// The position cannot be read.
    #[error("position {line:?}: {why}")]
    Position {
        /// The line.
        line: String,
        /// What is wrong with it, and where.
        why: PositionFault,
    },
    /// No match comes to the position after these players have left it.
    #[error("the players who have finished or resigned do not go with the position")]
    Departed,
}

/// The rules of a game, set up with its options and number of players.
pub trait Rules: Clone + Debug + Send + Sync + 'static {
    /// Everything that the rules need to go on from here, clocks included. Only legal ones can be built.
    type Position: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// The outcomes of chance. A game without dice uses [`std::convert::Infallible`].
    type Chance: Copy + Eq + Debug + Send + Sync + 'static;
    /// Why a line of text is not a position.
    type PositionError: std::error::Error + Into<PositionFault> + Send + Sync + 'static;

    /// The rules with these options for this number of players. One type may stand for several games: [`Options::game`] says which.
    ///
    /// # Errors
    /// If the game is not for this number of players or the options are another game's.
    fn new(options: &Options, players: usize) -> Result<Self, SetupError>;

    /// Which game this is.
    fn game(&self) -> GameId;

    /// How many seats there are, two to six.
    fn seats(&self) -> usize;

    /// The board.
    fn board(&self) -> &'static Board;

    // Where matches begin.

    /// The start position. In games with a deal, the one that deals the pieces in the rulebook's order.
    fn start(&self) -> Self::Position;

    /// The start as these key-stream bytes deal and draw it.
    fn deal(&self, bytes: &mut dyn FnMut() -> u8) -> Self::Position;

    /// The pieces of a match that begins here, by id, and where they stand.
    fn pieces(&self, start: &Self::Position) -> Vec<(PieceInfo, Option<Cell>)>;

    /// The cells that are occupied throughout the match by pieces that no player may move.
    fn obstacles(&self) -> Vec<Cell> {
        Vec::new()
    }

    /// The cells of a seat's own camp, in games with camps. The player sits behind them.
    fn camp(&self, seat: Seat) -> Vec<Cell> {
        let _ = seat;
        Vec::new()
    }

    // Deciding.

    /// What the position waits for. Cheap: it does not look whether there is a legal action.
    fn node_kind(&self, position: &Self::Position) -> NodeKind;

    /// Calls the visitor with every legal action of the seat that decides, in a fixed order, until it breaks. Forced passes,
    /// resigning and draws are not among them. At other kinds of nodes there are none.
    fn visit_actions(&self, position: &Self::Position, visit: impl FnMut(Action) -> ControlFlow<()>)
    -> ControlFlow<()>;

    /// Whether the seat that decides has a legal action.
    fn has_action(&self, position: &Self::Position) -> bool {
        self.visit_actions(position, |_| ControlFlow::Break(())).is_break()
    }

    /// How many legal actions there are.
    fn count_actions(&self, position: &Self::Position) -> u64 {
        let mut count = 0;
        let _ = self.visit_actions(position, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// How many continuations one decision has: as [`Rules::count_actions`], but an action that leads to chance counts
    /// once for every outcome that can follow. This is the last ply of perft, so a game with dice counts it in bulk.
    fn count_continuations(&self, position: &Self::Position) -> u64 {
        if self.game().luck() != Luck::Dice {
            return self.count_actions(position);
        }
        let mut count = 0;
        let _ = self.visit_actions(position, |action| {
            let after = self.apply(position, action);
            if self.node_kind(&after) == NodeKind::Chance {
                self.visit_outcomes(&after, |_, _| count += 1);
            } else {
                count += 1;
            }
            ControlFlow::Continue(())
        });
        count
    }

    /// The position after a legal action. It may wait for chance.
    ///
    /// # Panics
    /// Perhaps, if the action is not legal: ask [`Rules::check`] first about actions from elsewhere.
    #[must_use]
    fn apply(&self, position: &Self::Position, action: Action) -> Self::Position;

    /// The position after a forced pass. If no other player can move either, the match is drawn.
    #[must_use]
    fn pass(&self, position: &Self::Position) -> Self::Position;

    /// The position after a seat resigns, at any time; the same position if that seat has already finished or resigned.
    #[must_use]
    fn resign(&self, position: &Self::Position, seat: Seat) -> Self::Position;

    /// Why an action is not legal here, or that it is. `pieces` knows their ids.
    ///
    /// # Errors
    /// The reason, for people to read.
    fn check(&self, position: &Self::Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal>;

    // Chance.

    /// Calls the visitor with every outcome of a chance node and its integer weight, which is above zero. At other kinds of nodes,
    /// and in games without dice, there are none.
    fn visit_outcomes(&self, position: &Self::Position, visit: impl FnMut(Self::Chance, u64)) {
        let _ = (position, visit);
    }

    /// The position after an outcome, for search.
    #[must_use]
    fn resolve(&self, position: &Self::Position, chance: Self::Chance) -> Self::Position;

    /// How many dice each hand rolls in play; none outside chance.
    fn dice(&self, position: &Self::Position) -> [u8; 2] {
        let _ = position;
        [0, 0]
    }

    /// What these hands mean in play; `None`: they are rolled again.
    fn judge(&self, position: &Self::Position, hands: &[Vec<u8>; 2]) -> Option<Self::Chance> {
        let _ = (position, hands);
        None
    }

    /// The position with this seat to move, ignoring pending choices and clocks. Used to show what its pieces could do. `None` if the
    /// seat can no longer have a turn. By default the players before it pass.
    fn as_turn_of(&self, position: &Self::Position, seat: Seat) -> Option<Self::Position> {
        let mut position = position.clone();
        for _ in 0..self.seats() {
            match self.node_kind(&position) {
                NodeKind::Decision(mover) if mover == seat => return Some(position),
                NodeKind::Decision(_) => position = self.pass(&position),
                _ => return None,
            }
        }
        None
    }

    // Ends.

    /// The verdict, once the match is over.
    fn verdict(&self, position: &Self::Position) -> Option<Verdict>;

    /// Whether repetitions mean anything: where they do not, a match need not remember its positions.
    fn counts_repetitions(&self) -> bool {
        true
    }

    /// What it means that a player is to choose in this position for the `times`-th time, counted by [`Rules::hash`]. Asked
    /// only where the game counts repetitions.
    fn repetition(&self, position: &Self::Position, times: u32) -> Repetition {
        let _ = (position, times);
        Repetition::Nothing
    }

    // Looking.

    /// A hash of pieces, side to move and actions left; clocks and history are left out. The same on every platform.
    fn hash(&self, position: &Self::Position) -> u64;

    /// The cells that an action walks, both ends included: the path that is shown. Empty where it walks nowhere.
    fn path(&self, position: &Self::Position, action: Action) -> Vec<Cell>;

    /// All paths of a legal action, both ends included; the one from [`Rules::path`] comes first. For chains of hops, only the
    /// shortest. Empty where that path is empty.
    fn ways(&self, position: &Self::Position, action: Action) -> Vec<Vec<Cell>> {
        let shown = self.path(position, action);
        if shown.is_empty() { Vec::new() } else { vec![shown] }
    }

    /// What a seat has in this game; what games in a row have brought is added elsewhere.
    fn tally(&self, position: &Self::Position, seat: Seat) -> Tally {
        let stands = |(info, cell): &(PieceInfo, Option<Cell>)| info.seat == seat && cell.is_some();
        let left = self.pieces(position).iter().filter(|piece| stands(piece)).count() as u8;
        Tally { left, ..Tally::default() }
    }

    /// The cells in danger, as [`Table::threats`](super::table::Table::threats) says, in any order.
    fn threats(&self, position: &Self::Position) -> Vec<Cell> {
        let _ = position;
        Vec::new()
    }

    /// Lines in the making and finished ones.
    fn lines(&self, position: &Self::Position) -> Vec<(Seat, Vec<Cell>)> {
        let _ = position;
        Vec::new()
    }

    /// The exact odds of a legal attack, in games with dice.
    fn odds(&self, position: &Self::Position, action: Action) -> Option<Odds> {
        let _ = (position, action);
        None
    }

    /// How far the match has come.
    fn progress(&self, position: &Self::Position) -> Progress;

    // Notation.

    /// The rulebook's line. `None` while pieces are still to be placed: there is no such line then. Positions in which a
    /// player is to choose read back as they were, their clocks at zero.
    fn position_text(&self, position: &Self::Position) -> Option<String>;

    /// Reads the rulebook's line.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn read_position(&self, line: &str) -> Result<Self::Position, Self::PositionError>;

    /// Reads the rulebook's line of a position to which a match came after these players had left it. Games in which no
    /// player leaves while others play on ignore them.
    ///
    /// # Errors
    /// As [`Rules::read_position`].
    fn read_position_after(&self, line: &str, departed: &Departed) -> Result<Self::Position, Self::PositionError> {
        let _ = departed;
        self.read_position(line)
    }

    /// The players who have left the match while the others play on.
    fn departed(&self, position: &Self::Position) -> Departed {
        let _ = position;
        Departed::default()
    }

    /// The names of pieces in `NAME@CELL`, by id; none in games where nothing is placed.
    fn piece_names(&self) -> &'static [&'static str] {
        &[]
    }

    /// An action in the rulebook's notation.
    fn action_text(&self, action: Action) -> String {
        notation::action_text(self.board(), self.piece_names(), action)
    }

    /// Reads an action in the rulebook's notation, legal or not.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        notation::read_action(self.board(), self.piece_names(), text)
    }

    // Telling. Each is called once, in order; the recorder moves the pieces along.

    /// Tells how the match begins: which pieces each player is dealt and whose turn it is.
    fn tell_start(&self, start: &Self::Position, recorder: &mut EventRecorder);

    /// Tells what an action, a forced pass or a resignation did. The caller has already told the resignation itself.
    fn tell_action(
        &self,
        before: &Self::Position,
        action: Action,
        after: &Self::Position,
        recorder: &mut EventRecorder,
    );

    /// Tells what a roll did; `after` is `before` where it is rolled again.
    fn tell_roll(&self, before: &Self::Position, roll: Roll, after: &Self::Position, recorder: &mut EventRecorder) {
        let _ = (before, roll, after, recorder);
    }
}

/// The legal action with this place in the rules' order, counted from 0.
pub fn nth_action<R: Rules>(rules: &R, position: &R::Position, mut place: u64) -> Option<Action> {
    let mut found = None;
    let _ = rules.visit_actions(position, |action| {
        if place == 0 {
            found = Some(action);
            return ControlFlow::Break(());
        }
        place -= 1;
        ControlFlow::Continue(())
    });
    found
}

/// A random outcome of a chance node, with probabilities by weight. `lot(n)` draws a number below n.
///
/// # Panics
/// If `lot` returns n or more, or if the position is not a chance node.
pub fn by_weight<R: Rules>(rules: &R, position: &R::Position, lot: &mut impl FnMut(u64) -> u64) -> R::Chance {
    let mut all = 0;
    rules.visit_outcomes(position, |_, weight| all += weight);
    let mut left = lot(all);
    let mut drawn = None;
    rules.visit_outcomes(position, |chance, weight| {
        if drawn.is_none() {
            if left < weight {
                drawn = Some(chance);
            } else {
                left -= weight;
            }
        }
    });
    drawn.expect("a lot below the sum of all weights falls on one of them")
}

/// A hash of a few words in their order.
pub(super) fn hash_words(words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(0, |hash, word| mix(hash ^ word))
}
