//! Chinese Checkers (docs/rules/chinese-checkers.md): two, three, four or six players on the star of 121 holes.

mod chain;
mod legal;
mod narrate;
mod notation;
mod position;
pub mod rule_options;
mod rule_set;
mod seating;
mod to_go;
pub mod triangle;
mod turn;

use std::{convert::Infallible, ops::ControlFlow};

pub use notation::PositionError;
pub use position::Position;
pub use rule_options::OPTIONS;
pub use rule_set::{Blocking, Chinese};
pub use triangle::Triangle;

pub use self::seating::PLAYERS;
use self::seating::Seating;
use super::{
    Action, Cell, GameId, Options, PieceInfo, Progress, Refusal, Seat, Verdict,
    board::Board,
    departed::Departed,
    dice::below,
    event_recorder::EventRecorder,
    piece_map::PieceMap,
    rules::{NodeKind, Rules, SetupError, hash_words},
    star::BOARD,
    tally::Tally,
};

impl Rules for Chinese {
    type Position = Position;
    type Chance = Infallible;
    type PositionError = PositionError;

    fn new(options: &Options, players: usize) -> Result<Self, SetupError> {
        if options.game() != GameId::Chinese {
            return Err(SetupError::ForeignOptions(GameId::Chinese));
        }
        if !PLAYERS.contains(&players) {
            let allowed = "two, three, four or six";
            return Err(SetupError::Players { game: GameId::Chinese, given: players, allowed });
        }
        let sets = options.number(rule_options::SETS) as usize;
        let seating =
            Seating::find(players, sets, options.word(rule_options::FILL_UNUSED) == "on").ok_or_else(|| {
                let allowed = "1, or 2 with three players, or 3 with two";
                SetupError::OptionForPlayers { option: rule_options::SETS, value: sets.to_string(), players, allowed }
            })?;
        Ok(Self {
            seating,
            blocking: match options.word(rule_options::BLOCKING) {
                "fill" => Blocking::Fill,
                "none" => Blocking::None,
                _ => Blocking::Swap,
            },
            play_on: options.word(rule_options::PLAY_ON) == "on",
            turn_cap: match options.number(rule_options::TURN_CAP) as u16 {
                0 => rule_options::MOST_TURNS,
                cap => cap,
            },
        })
    }

    fn game(&self) -> GameId {
        GameId::Chinese
    }

    fn seats(&self) -> usize {
        self.seating.seats()
    }

    fn board(&self) -> &'static Board {
        &BOARD
    }

    fn start(&self) -> Position {
        self.start_with(Seat::FIRST)
    }

    /// The first player is drawn by a coin, or by lot among more than two.
    fn deal(&self, bytes: &mut dyn FnMut() -> u8) -> Position {
        self.start_with(Seat::new(usize::from(below(bytes, self.seating.seats() as u8))))
    }

    /// Seat by seat, set by set, in the board's order.
    fn pieces(&self, start: &Position) -> Vec<(PieceInfo, Option<Cell>)> {
        let seats = (0..self.seating.seats()).map(Seat::new);
        let sets =
            seats.flat_map(|seat| (0..).zip(self.seating.sets(seat)).map(move |(number, set)| (seat, number, *set)));
        sets.flat_map(|(seat, number, set)| {
            let info = PieceInfo { seat, set: number, kind: "pawn", ratings: None };
            start.pawns(set).into_iter().map(move |hole| (info, Some(hole)))
        })
        .collect()
    }

    fn obstacles(&self) -> Vec<Cell> {
        self.seating.fillers.into_iter().collect()
    }

    fn camp(&self, seat: Seat) -> Vec<Cell> {
        self.sets(seat).iter().flat_map(|set| set.holes()).collect()
    }

    #[inline]
    fn node_kind(&self, position: &Position) -> NodeKind {
        if position.over().is_some() { NodeKind::Over } else { NodeKind::Decision(position.mover()) }
    }

    fn visit_actions(&self, position: &Position, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        legal::visit_actions(self, position, visit)
    }

    fn count_actions(&self, position: &Position) -> u64 {
        legal::count_actions(self, position)
    }

    #[inline]
    fn apply(&self, position: &Position, action: Action) -> Position {
        let mut after = *position;
        match action {
            Action::Move { from, to } => {
                let sets = self.seating.sets(position.mover());
                let set = sets.iter().find(|set| position.pawns(**set).contains(from));
                after.shift(*set.expect("legal actions name a pawn of the mover"), from, to);
                self.end_turn(&mut after, false);
            }
            Action::Swap { from, to } => {
                let sets = [from, to].map(|hole| position.set_at(hole).expect("legal swaps name two pawns"));
                after.exchange(sets, from, to);
                self.end_turn(&mut after, true);
            }
            // Not actions of this game; `check` refuses them.
            Action::Attack { .. }
            | Action::Push { .. }
            | Action::Place { .. }
            | Action::Pass
            | Action::Resign
            | Action::Draw => {}
        }
        after
    }

    fn pass(&self, position: &Position) -> Position {
        turn::pass(self, position)
    }

    fn as_turn_of(&self, position: &Position, seat: Seat) -> Option<Position> {
        let mut turn = *position;
        turn.mover = seat;
        (position.over().is_none() && position.plays(seat)).then_some(turn)
    }

    fn resign(&self, position: &Position, seat: Seat) -> Position {
        turn::resign(self, position, seat)
    }

    fn check(&self, position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
        legal::check(self, position, action, pieces)
    }

    fn resolve(&self, _: &Position, chance: Infallible) -> Position {
        match chance {}
    }

    fn verdict(&self, position: &Position) -> Option<Verdict> {
        turn::verdict(self, position)
    }

    fn counts_repetitions(&self) -> bool {
        false
    }

    fn hash(&self, position: &Position) -> u64 {
        let pawns = Triangle::ALL.into_iter().flat_map(|set| position.pawns(set).words());
        hash_words(pawns.chain([u64::from(position.mover().number())]))
    }

    fn path(&self, position: &Position, action: Action) -> Vec<Cell> {
        let Some((walker, to)) = self.walker(position, action) else { return Vec::new() };
        self.shown(position, &walker, to)
    }

    fn ways(&self, position: &Position, action: Action) -> Vec<Vec<Cell>> {
        let Some((walker, to)) = self.walker(position, action) else { return Vec::new() };
        self.all_shown(position, &walker, to)
    }

    fn tally(&self, position: &Position, seat: Seat) -> Tally {
        let sets = || self.seating.sets(seat).iter().copied();
        Tally {
            left: sets().map(|set| position.pawns(set).len() as u8).sum(),
            home: Some(sets().map(|set| (position.pawns(set) & set.target()).len() as u8).sum()),
            to_go: Some(sets().map(|set| to_go::steps_left(position.pawns(set), set.target())).sum()),
            scored: None,
            place: position.place(seat),
        }
    }

    fn progress(&self, position: &Position) -> Progress {
        Progress { turn: position.turns + 1, actions_left: 1, actions_a_turn: 1, quiet: None }
    }

    fn position_text(&self, position: &Position) -> Option<String> {
        Some(notation::position_text(self, position))
    }

    fn read_position(&self, line: &str) -> Result<Position, PositionError> {
        self.read_position_after(line, &Departed::default())
    }

    fn read_position_after(&self, line: &str, departed: &Departed) -> Result<Position, PositionError> {
        notation::read_position(self, line, departed)
    }

    fn departed(&self, position: &Position) -> Departed {
        let seats = self.seats() as u8;
        let on = |place: u8| (0..self.seats()).map(Seat::new).find(|seat| position.place(*seat) == Some(place));
        Departed {
            finished: (1..=position.finished).filter_map(on).collect(),
            resigned: (0..position.resigned).filter_map(|number| on(seats - number)).collect(),
        }
    }

    fn tell_start(&self, start: &Position, recorder: &mut EventRecorder) {
        narrate::tell_start(self, start, recorder);
    }

    fn tell_action(&self, before: &Position, action: Action, after: &Position, recorder: &mut EventRecorder) {
        narrate::tell_action(self, before, action, after, recorder);
    }
}
