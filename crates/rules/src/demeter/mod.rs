//! Déméter (docs/rules/demeter.md): eight pawns a side slide at home and jump over their own; the first to enter an enemy goal
//! wins.

pub mod camp;
pub mod jump;
mod legal;
mod path;
mod position;
pub mod rule_options;
pub mod slide;

use std::{convert::Infallible, ops::ControlFlow};

pub use position::{MOST_PAWNS, Position, PositionError};
pub use rule_options::OPTIONS;

use self::camp::{SIDES, WHITE, goals};
use super::{
    Action, Cell, Ending, Event, GameId, Options, PieceId, PieceInfo, Progress, Refusal, Seat, Verdict,
    board::Board,
    event_recorder::EventRecorder,
    piece_map::PieceMap,
    rules::{NodeKind, Repetition, Rules, SetupError, hash_words},
    squares::{BOARD, SquareSet, steps},
    tally::Tally,
};

/// The rules of Déméter with their options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demeter {
    start: [SquareSet; 2],
    ends_on_third: bool,
    move_cap: u16,
}

impl Demeter {
    /// How many moves are left before the cap ends the match.
    pub const fn moves_left(&self, position: &Position) -> u16 {
        self.move_cap.saturating_sub(position.moves)
    }

    /// Ends a match that has gone on for too long.
    fn end_at_move_cap(&self, position: &mut Position) {
        if position.moves >= self.move_cap {
            position.over = Some((None, Ending::Cap));
        }
    }
}

/// [`Rules::hash`] of the position with these pawns, white's and black's, and this side to move.
#[inline]
pub fn hash_of(pawns: [SquareSet; 2], side: Seat) -> u64 {
    let words = pawns.map(SquareSet::bits);
    hash_words(words.into_iter().chain([u64::from(side.number())]))
}

/// A draw.
fn drawn(ending: Ending) -> Verdict {
    Verdict { winner: None, scores: vec![1, 1], ending }
}

impl Rules for Demeter {
    type Position = Position;
    type Chance = Infallible;
    type PositionError = PositionError;

    fn new(options: &Options, players: usize) -> Result<Self, SetupError> {
        if players != 2 {
            return Err(SetupError::Players { game: GameId::Demeter, given: players, allowed: "two" });
        }
        if options.game() != GameId::Demeter {
            return Err(SetupError::ForeignOptions(GameId::Demeter));
        }
        Ok(Self {
            // A start is checked when it is set.
            start: rule_options::read_start(options.word(rule_options::START))
                .expect("only starts that can be read are set"),
            ends_on_third: options.word(rule_options::REPETITION) == "third",
            move_cap: match options.number(rule_options::MOVE_CAP) as u16 {
                0 => rule_options::MOST_MOVES,
                cap => cap,
            },
        })
    }

    fn game(&self) -> GameId {
        GameId::Demeter
    }

    fn seats(&self) -> usize {
        2
    }

    fn camp(&self, seat: Seat) -> Vec<Cell> {
        camp::camp(seat).into_iter().collect()
    }

    fn board(&self) -> &'static Board {
        &BOARD
    }

    fn start(&self) -> Position {
        // As above.
        Position::build(self.start, WHITE).expect("only starts that are positions are set")
    }

    fn deal(&self, _: &mut dyn FnMut() -> u8) -> Position {
        self.start()
    }

    fn pieces(&self, start: &Position) -> Vec<(PieceInfo, Option<Cell>)> {
        let pawns = SIDES.into_iter().flat_map(|seat| start.pawns(seat).into_iter().map(move |square| (seat, square)));
        pawns.map(|(seat, square)| (PieceInfo { seat, set: 0, kind: "pawn", ratings: None }, Some(square))).collect()
    }

    #[inline]
    fn node_kind(&self, position: &Position) -> NodeKind {
        if position.over.is_some() { NodeKind::Over } else { NodeKind::Decision(position.side()) }
    }

    fn visit_actions(&self, position: &Position, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        legal::visit_actions(position, visit)
    }

    fn count_actions(&self, position: &Position) -> u64 {
        legal::count_actions(position)
    }

    fn apply(&self, position: &Position, action: Action) -> Position {
        let mut after = *position;
        if let Action::Move { from, to } = action {
            let (from, to) = (SquareSet::from_cell(from), SquareSet::from_cell(to));
            after.shift(from, to);
            if (to & goals(position.side().opponent())).is_empty() {
                self.end_at_move_cap(&mut after);
            } else {
                after.over = Some((Some(position.side()), Ending::Goal));
            }
        }
        after
    }

    fn pass(&self, position: &Position) -> Position {
        let mut after = *position;
        after.next();
        if self.has_action(&after) {
            self.end_at_move_cap(&mut after);
        } else {
            after.over = Some((None, Ending::Stuck));
        }
        after
    }

    fn as_turn_of(&self, position: &Position, seat: Seat) -> Option<Position> {
        let mut turn = *position;
        if seat != position.side() {
            turn.next();
        }
        position.over.is_none().then_some(turn)
    }

    fn resign(&self, position: &Position, seat: Seat) -> Position {
        let mut after = *position;
        after.over = after.over.or(Some((Some(seat.opponent()), Ending::Resigned(seat))));
        after
    }

    fn check(&self, position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
        legal::check(position, action, pieces)
    }

    fn resolve(&self, _: &Position, chance: Infallible) -> Position {
        match chance {}
    }

    fn verdict(&self, position: &Position) -> Option<Verdict> {
        let (winner, ending) = position.over?;
        let Some(winner) = winner else { return Some(drawn(ending)) };
        let scores = SIDES.map(|seat| if seat == winner { 2 } else { 0 });
        Some(Verdict { winner: Some(winner), scores: scores.to_vec(), ending })
    }

    fn counts_repetitions(&self) -> bool {
        self.ends_on_third
    }

    fn repetition(&self, _: &Position, times: u32) -> Repetition {
        if times >= 3 { Repetition::Ends(drawn(Ending::Repetition)) } else { Repetition::Nothing }
    }

    fn hash(&self, position: &Position) -> u64 {
        hash_of(SIDES.map(|side| position.pawns(side)), position.side())
    }

    fn path(&self, position: &Position, action: Action) -> Vec<Cell> {
        match action {
            Action::Move { from, to } => path::shown_path(position, from, to).0,
            _ => Vec::new(),
        }
    }

    fn ways(&self, position: &Position, action: Action) -> Vec<Vec<Cell>> {
        match action {
            Action::Move { from, to } => path::all_paths(position, from, to),
            _ => Vec::new(),
        }
    }

    fn tally(&self, position: &Position, seat: Seat) -> Tally {
        let pawns = position.pawns(seat);
        let goals = goals(seat.opponent());
        let steps = pawns.into_iter().flat_map(|pawn| goals.into_iter().map(move |goal| steps(pawn, goal)));
        Tally { left: pawns.len() as u8, to_go: steps.min().map(u16::from), ..Tally::default() }
    }

    fn threats(&self, position: &Position) -> Vec<Cell> {
        let entered = |side: Seat| position.as_seen_by(side).jump_ends() & goals(side.opponent());
        SIDES.into_iter().flat_map(entered).collect()
    }

    fn progress(&self, position: &Position) -> Progress {
        Progress { turn: u32::from(position.moves) + 1, actions_left: 1, actions_a_turn: 1, quiet: None }
    }

    fn position_text(&self, position: &Position) -> Option<String> {
        Some(position.line())
    }

    fn read_position(&self, line: &str) -> Result<Position, PositionError> {
        Position::read(line)
    }

    fn tell_start(&self, start: &Position, recorder: &mut EventRecorder) {
        for (number, (_, cell)) in self.pieces(start).into_iter().enumerate() {
            recorder.add(Event::Dealt { piece: PieceId(number as u8), cell });
        }
        recorder.add(Event::TurnBegan { seat: start.side(), turn: u32::from(start.moves) + 1 });
    }

    fn tell_action(&self, before: &Position, action: Action, after: &Position, recorder: &mut EventRecorder) {
        match action {
            Action::Move { from, to } => {
                let (way, jumps) = path::shown_path(before, from, to);
                if jumps {
                    recorder.leapt(way);
                } else {
                    recorder.moved(way);
                }
                if let Some((Some(seat), Ending::Goal)) = after.over {
                    recorder.add(Event::Goal { seat, cell: to });
                }
            }
            Action::Pass => recorder.add(Event::Passed { seat: before.side() }),
            _ => {}
        }
        if after.over.is_none() {
            recorder.add(Event::TurnBegan { seat: after.side(), turn: u32::from(after.moves) + 1 });
        }
    }
}
