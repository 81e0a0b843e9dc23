//! Dejarik, the classic game without dice (docs/rules/dejarik.md): four pawns a side on the circular board, by Groï's rules or
//! by the revised ones. The two differ in data only: [`RuleSet`].

mod error;
mod exit;
mod legal;
mod narrate;
mod notation;
mod position;
mod ring;
pub mod rule_options;
pub mod rule_set;
mod scoring;
mod trip;

use std::{convert::Infallible, ops::ControlFlow};

pub use error::PositionError;
pub use position::{Draft, Position};
pub use rule_options::OPTIONS;
pub use rule_set::RuleSet;
pub use scoring::{CAPTURE_POINTS, MOST_POINTS, PAWNS, PAWNS_AFTER_CAPTURES};

use self::{position::End, rule_options::MOST_MOVES, scoring::line_points, trip::Trip};
use super::{
    Action, Cell, Ending, GameId, Options, PieceInfo, Progress, Refusal, Seat, Verdict,
    board::Board,
    circle::BOARD,
    event_recorder::EventRecorder,
    piece_map::PieceMap,
    rules::{NodeKind, Repetition, Rules, SetupError},
    splitmix::mix,
};

/// What the third occurrence of a position does (digital addition: the sources let either player declare a draw).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Third {
    /// It ends the game.
    Ends,
    /// The player to move may declare the draw.
    Declare,
    /// Nothing.
    Off,
}

/// The rules of Dejarik with their options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dejarik {
    rules: &'static RuleSet,
    third: Third,
    move_cap: u16,
}

impl Dejarik {
    /// The rule set.
    pub const fn rule_set(&self) -> &'static RuleSet {
        self.rules
    }

    /// The player who has scored; `None` while the game goes on, and in a draw.
    pub fn winner(&self, position: &Position) -> Option<Seat> {
        position.end().and_then(|end| end.winner)
    }

    /// The cell of the enemy pawn that a legal action removes.
    pub fn removed_by(&self, position: &Position, action: Action) -> Option<Cell> {
        let Action::Move { from, to } = action else { return None };
        exit::captured(position, from, to)
    }

    /// How many moves are left before the cap ends the game.
    pub const fn moves_left(&self, position: &Position) -> u16 {
        self.move_cap.saturating_sub(position.clock())
    }

    /// Whether the side to move may exit diagonally.
    pub const fn exits_diagonally(&self, position: &Position) -> bool {
        position.moves() >= 2 * self.rules.straight_turns
    }

    /// Ends the game if the last move did: by what the mover earns, then by what the opponent earns, then by the cap.
    fn settle(&self, position: &mut Position) {
        let mover = position.side().opponent();
        for seat in [mover, mover.opponent()] {
            if let Some((points, ending)) = earned(self.rules, position, seat) {
                let mut scores = [0; 2];
                scores[seat.index()] = points;
                return position.set_end(End { winner: Some(seat), points: scores, ending });
            }
        }
        if position.clock() >= self.move_cap {
            let points = [self.rules.draw_points; 2];
            position.set_end(End { winner: None, points, ending: Ending::Cap });
        }
    }
}

impl Rules for Dejarik {
    type Position = Position;
    type Chance = Infallible;
    type PositionError = PositionError;

    fn new(options: &Options, players: usize) -> Result<Self, SetupError> {
        let game = options.game();
        // For another game's options the error names Groi, the first of the two games of this type.
        let rules = RuleSet::for_game(game).ok_or(SetupError::ForeignOptions(GameId::Groi))?;
        if players != 2 {
            return Err(SetupError::Players { game, given: players, allowed: "two" });
        }
        let third = match options.word(rule_options::REPETITION) {
            "declare" => Third::Declare,
            "off" => Third::Off,
            _ => Third::Ends,
        };
        let move_cap = match options.number(rule_options::MOVE_CAP) as u16 {
            0 => MOST_MOVES,
            cap => cap,
        };
        Ok(Self { rules, third, move_cap })
    }

    fn game(&self) -> GameId {
        self.rules.game
    }

    fn seats(&self) -> usize {
        2
    }

    fn board(&self) -> &'static Board {
        &BOARD
    }

    fn start(&self) -> Position {
        Position::START
    }

    fn deal(&self, _: &mut dyn FnMut() -> u8) -> Position {
        Position::START
    }

    /// Black's four and white's, each in the board's order. A pawn that the start lacks is on no cell.
    fn pieces(&self, start: &Position) -> Vec<(PieceInfo, Option<Cell>)> {
        Seat::BOTH
            .into_iter()
            .flat_map(|seat| {
                let cells = start.camp(seat).into_iter().map(Some).chain([None; scoring::PAWNS as usize]);
                let info = PieceInfo { seat, set: 0, kind: "pawn", ratings: None };
                cells.take(scoring::PAWNS as usize).map(move |cell| (info, cell))
            })
            .collect()
    }

    fn node_kind(&self, position: &Position) -> NodeKind {
        if position.end().is_some() { NodeKind::Over } else { NodeKind::Decision(position.side()) }
    }

    fn visit_actions(&self, position: &Position, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        legal::visit_actions(self, position, visit)
    }

    fn count_actions(&self, position: &Position) -> u64 {
        legal::count_actions(self, position)
    }

    fn has_action(&self, position: &Position) -> bool {
        self.count_actions(position) > 0
    }

    fn apply(&self, position: &Position, action: Action) -> Position {
        let Action::Move { from, to } = action else { return *position };
        let mut after = *position;
        after.shift(from, to, exit::captured(position, from, to));
        self.settle(&mut after);
        after
    }

    fn pass(&self, position: &Position) -> Position {
        let mut after = *position;
        after.next_move();
        if self.has_action(&after) {
            self.settle(&mut after);
        } else {
            after.set_end(End { winner: None, points: [0; 2], ending: Ending::Stuck });
        }
        after
    }

    fn as_turn_of(&self, position: &Position, seat: Seat) -> Option<Position> {
        let mut turn = *position;
        if seat != position.side() {
            turn.next_move();
        }
        self.verdict(position).is_none().then_some(turn)
    }

    /// Giving up earns the opponent the most that a game can.
    fn resign(&self, position: &Position, seat: Seat) -> Position {
        let winner = seat.opponent();
        let mut points = [0; 2];
        points[winner.index()] = MOST_POINTS;
        let mut after = *position;
        after.set_end(End { winner: Some(winner), points, ending: Ending::Resigned(seat) });
        after
    }

    fn check(&self, position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
        legal::check(self, position, action, pieces)
    }

    fn resolve(&self, _: &Position, chance: Infallible) -> Position {
        match chance {}
    }

    fn verdict(&self, position: &Position) -> Option<Verdict> {
        position.verdict()
    }

    fn repetition(&self, _: &Position, times: u32) -> Repetition {
        if times < 3 {
            return Repetition::Nothing;
        }
        let scores = vec![u16::from(self.rules.draw_points); 2];
        let drawn = Verdict { winner: None, scores, ending: Ending::Repetition };
        match self.third {
            Third::Ends => Repetition::Ends(drawn),
            Third::Declare => Repetition::MayClaim(drawn),
            Third::Off => Repetition::Nothing,
        }
    }

    fn hash(&self, position: &Position) -> u64 {
        mix(position.packed())
    }

    fn path(&self, position: &Position, action: Action) -> Vec<Cell> {
        match action {
            Action::Move { from, to } => Trip::find(position, from, to).map_or_else(Vec::new, Trip::into_path),
            _ => Vec::new(),
        }
    }

    fn threats(&self, position: &Position) -> Vec<Cell> {
        let mut next = *position;
        next.next_move();
        let mut cells = Vec::new();
        for position in [position, &next] {
            let _ = self.visit_actions(position, |action| {
                cells.extend(self.removed_by(position, action));
                ControlFlow::Continue(())
            });
        }
        cells
    }

    fn lines(&self, position: &Position) -> Vec<(Seat, Vec<Cell>)> {
        Seat::BOTH
            .into_iter()
            .flat_map(|seat| scoring::runs(position.camp(seat)).map(move |cells| (seat, cells)))
            .collect()
    }

    fn progress(&self, position: &Position) -> Progress {
        Progress { turn: u32::from(position.moves()) + 1, actions_left: 1, actions_a_turn: 1, quiet: None }
    }

    fn position_text(&self, position: &Position) -> Option<String> {
        Some(position.to_string())
    }

    fn read_position(&self, line: &str) -> Result<Position, PositionError> {
        notation::read_position(self.rules, line)
    }

    fn tell_start(&self, start: &Position, recorder: &mut EventRecorder) {
        narrate::tell_start(start, recorder);
    }

    fn tell_action(&self, before: &Position, action: Action, after: &Position, recorder: &mut EventRecorder) {
        narrate::tell_action(self, before, action, after, recorder);
    }
}

/// What a seat earns in a position, and for what; only its highest score counts.
fn earned(rules: &RuleSet, position: &Position, seat: Seat) -> Option<(u8, Ending)> {
    let points = line_points(rules, position.camp(seat));
    let captured = position.camp(seat.opponent()).len() <= PAWNS_AFTER_CAPTURES;
    match (points, captured) {
        (0, false) => None,
        (1 | 0, true) => Some((CAPTURE_POINTS, Ending::Captures)),
        (points, _) => Some((points, Ending::Line)),
    }
}
