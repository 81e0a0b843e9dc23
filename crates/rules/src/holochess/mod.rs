//! Holochess, the flagship (docs/rules/holochess.md): eight creatures, dice, kills and pushes on the circular board.

pub mod clock;
pub mod creature;
pub mod deal;
mod deal_list;
pub mod duel;
mod error;
pub mod exhibition;
mod legal;
mod narrate;
mod notation;
pub mod odds;
mod play;
mod position;
mod push;
pub mod rule_options;
mod rule_set;
mod threats;
pub mod walk;

use std::ops::ControlFlow;

pub use creature::{Class, Creature};
pub use deal_list::{DealList, EVEN_CHANCES, NoDealList, deal_chances};
pub use error::PositionError;
pub use position::{Draft, Phase, Position};
pub use rule_options::OPTIONS;
pub use rule_set::Holochess;

use self::rule_set::{Deal, Placement, QuietEnd};
use super::{
    Action, Cell, Ending, GameId, Odds, Options, Outcome, PieceInfo, Progress, Refusal, Roll, Seat, Verdict,
    board::Board,
    circle::BOARD,
    event_recorder::EventRecorder,
    piece_map::PieceMap,
    rules::{NodeKind, Rules, SetupError},
    splitmix::mix,
    tally::Tally,
};

/// Actions of a whole turn.
pub const ACTIONS_A_TURN: u8 = 2;

/// The outcomes of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// An attack ends so.
    Attack(Outcome),
    /// This side wins the duel.
    Duel(Seat),
}

impl Rules for Holochess {
    type Position = Position;
    type Chance = Chance;
    type PositionError = PositionError;

    fn new(options: &Options, players: usize) -> Result<Self, SetupError> {
        if players != 2 {
            return Err(SetupError::Players { game: GameId::Holochess, given: players, allowed: "two" });
        }
        if options.game() != GameId::Holochess {
            return Err(SetupError::ForeignOptions(GameId::Holochess));
        }
        let deal = match options.word(rule_options::DEAL) {
            "balanced" => Deal::Balanced,
            "even" => Deal::Even,
            _ => Deal::Random,
        };
        let placement =
            if options.word(rule_options::PLACEMENT) == "chosen" { Placement::Chosen } else { Placement::Fixed };
        if (deal, placement) == (Deal::Even, Placement::Chosen) {
            return Err(SetupError::Together {
                option: "deal = even",
                needs: "placement = fixed",
                why: "how even a deal is depends on where the creatures stand",
            });
        }
        Ok(Self {
            deal,
            placement,
            quiet_turns: options.number(rule_options::QUIET_TURNS) as u16,
            quiet_end: if options.word(rule_options::QUIET_END) == "draw" { QuietEnd::Draw } else { QuietEnd::Points },
        })
    }

    fn game(&self) -> GameId {
        GameId::Holochess
    }

    fn seats(&self) -> usize {
        2
    }

    fn board(&self) -> &'static Board {
        &BOARD
    }

    fn start(&self) -> Position {
        deal::start(self, deal::halves(Creature::ALL), Seat::FIRST)
    }

    fn deal(&self, bytes: &mut dyn FnMut() -> u8) -> Position {
        deal::deal(self, bytes)
    }

    /// The eight creatures in the order of the rulebook's table. A creature that the start lacks has no known owner; it is given to
    /// the side that has fewer than four so far, player 1 first.
    fn pieces(&self, start: &Position) -> Vec<(PieceInfo, Option<Cell>)> {
        let mut missing = start.sizes().map(|size| 4 - size);
        Creature::ALL
            .into_iter()
            .map(|creature| {
                let seat = start.owner(creature).unwrap_or_else(|| {
                    let seat = if missing[0] > 0 { Seat::FIRST } else { Seat::SECOND };
                    missing[seat.index()] -= 1;
                    seat
                });
                let info = PieceInfo { seat, set: 0, kind: creature.id(), ratings: Some(creature.ratings()) };
                (info, start.cell_of(creature))
            })
            .collect()
    }

    fn node_kind(&self, position: &Position) -> NodeKind {
        match position.phase() {
            Phase::Placing | Phase::Acting => NodeKind::Decision(position.side()),
            Phase::Push { cell } => NodeKind::Decision(push::pusher(position, cell)),
            Phase::Attack { .. } => NodeKind::Chance,
            Phase::Duel => NodeKind::Showdown,
            Phase::Over { .. } => NodeKind::Over,
        }
    }

    fn visit_actions(&self, position: &Position, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        legal::visit_actions(position, visit)
    }

    fn count_continuations(&self, position: &Position) -> u64 {
        legal::count_continuations(position)
    }

    fn apply(&self, position: &Position, action: Action) -> Position {
        play::apply(self, position, action)
    }

    fn pass(&self, position: &Position) -> Position {
        let mut after = *position;
        self.end_turn(&mut after);
        let mut opponent = *position;
        opponent.next_turn();
        if !self.has_action(&opponent) {
            after.end(None, Ending::Stuck);
        }
        after
    }

    fn as_turn_of(&self, position: &Position, seat: Seat) -> Option<Position> {
        if !matches!(position.phase(), Phase::Acting | Phase::Push { .. }) {
            return (self.node_kind(position) == NodeKind::Decision(seat)).then_some(*position);
        }
        let mut turn = *position;
        turn.set_phase(Phase::Acting);
        if seat != position.side() {
            turn.next_turn();
        }
        Some(turn)
    }

    fn resign(&self, position: &Position, seat: Seat) -> Position {
        let mut after = *position;
        after.end(Some(seat.opponent()), Ending::Resigned(seat));
        after
    }

    fn check(&self, position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
        legal::check(position, action, pieces)
    }

    fn visit_outcomes(&self, position: &Position, mut visit: impl FnMut(Chance, u64)) {
        match position.phase() {
            Phase::Attack { attacker, defender } => {
                let counts = odds::odds(attacker, defender).counts;
                for (outcome, rolls) in Outcome::ALL.into_iter().zip(counts).filter(|&(_, rolls)| rolls > 0) {
                    visit(Chance::Attack(outcome), rolls);
                }
            }
            Phase::Duel => {
                if let [Some(first), Some(second)] = Seat::BOTH.map(|seat| position.creatures(seat).next()) {
                    for (seat, rolls) in Seat::BOTH.into_iter().zip(duel::weights(first, second)) {
                        visit(Chance::Duel(seat), rolls);
                    }
                }
            }
            _ => {}
        }
    }

    fn resolve(&self, position: &Position, chance: Chance) -> Position {
        play::resolve(self, position, chance)
    }

    fn dice(&self, position: &Position) -> [u8; 2] {
        match position.phase() {
            Phase::Attack { attacker, defender } => [attacker.ratings().attack, defender.ratings().defence],
            Phase::Duel => Seat::BOTH.map(|seat| position.creatures(seat).next().map_or(0, Creature::duel_dice)),
            _ => [0, 0],
        }
    }

    fn judge(&self, position: &Position, hands: &[Vec<u8>; 2]) -> Option<Chance> {
        let [first, second] = [0, 1].map(|hand: usize| hands[hand].iter().map(|&face| i32::from(face)).sum::<i32>());
        match position.phase() {
            Phase::Attack { .. } => Some(Chance::Attack(odds::judge(first - second))),
            Phase::Duel => duel::judge(first - second).map(Chance::Duel),
            _ => None,
        }
    }

    fn verdict(&self, position: &Position) -> Option<Verdict> {
        let Phase::Over { winner, ending } = position.phase() else { return None };
        let scores = Seat::BOTH.map(|seat| match winner {
            None => 1,
            Some(winner) if winner == seat => 2,
            Some(_) => 0,
        });
        Some(Verdict { winner, scores: scores.to_vec(), ending })
    }

    fn counts_repetitions(&self) -> bool {
        false
    }

    fn hash(&self, position: &Position) -> u64 {
        let [pieces, turn] = position.packed();
        mix(mix(pieces) ^ turn)
    }

    fn path(&self, position: &Position, action: Action) -> Vec<Cell> {
        match action {
            Action::Move { from, to } => narrate::shown_path(position, from, to),
            _ => Vec::new(),
        }
    }

    /// A move lists every walk to its destination. The attacker stays where it is: its only way is the cell it stands on and the cell
    /// it attacks.
    fn ways(&self, position: &Position, action: Action) -> Vec<Vec<Cell>> {
        match action {
            Action::Move { from, to } => narrate::all_paths(position, from, to),
            Action::Attack { from, to } => vec![vec![from, to]],
            _ => Vec::new(),
        }
    }

    fn tally(&self, position: &Position, seat: Seat) -> Tally {
        Tally { left: position.creatures(seat).count() as u8, ..Tally::default() }
    }

    fn threats(&self, position: &Position) -> Vec<Cell> {
        threats::threats(self, position)
    }

    fn odds(&self, position: &Position, action: Action) -> Option<Odds> {
        let Action::Attack { from, to } = action else { return None };
        Some(odds::odds(position.creature_at(from)?, position.creature_at(to)?))
    }

    fn progress(&self, position: &Position) -> Progress {
        Progress {
            turn: u32::from(position.clock().turn),
            actions_left: position.left(),
            actions_a_turn: ACTIONS_A_TURN,
            quiet: self.quiet_clock(position),
        }
    }

    fn position_text(&self, position: &Position) -> Option<String> {
        (position.phase() != Phase::Placing).then(|| position.to_string())
    }

    fn read_position(&self, line: &str) -> Result<Position, PositionError> {
        line.parse()
    }

    fn piece_names(&self) -> &'static [&'static str] {
        &Creature::IDS
    }

    fn tell_start(&self, start: &Position, recorder: &mut EventRecorder) {
        narrate::tell_start(start, recorder);
    }

    fn tell_action(&self, before: &Position, action: Action, after: &Position, recorder: &mut EventRecorder) {
        narrate::tell_action(self, before, action, after, recorder);
    }

    fn tell_roll(&self, before: &Position, roll: Roll, after: &Position, recorder: &mut EventRecorder) {
        narrate::tell_roll(self, before, roll, after, recorder);
    }
}
