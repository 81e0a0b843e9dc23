//! Matches being played: [`Match`] keeps what a position does not carry (pieces by id, repetitions, the verdict) and is the
//! [`Table`] of any game.

use std::{any::Any, sync::Arc};

use super::{
    GameId,
    action::Action,
    board::Board,
    chinese::Chinese,
    dejarik::Dejarik,
    demeter::Demeter,
    departed::Departed,
    event::{Event, Roll, Verdict},
    game::{NodeKind, Repetition, Rules, SetupError},
    holochess::Holochess,
    ids::{Cell, PieceId, Seat},
    piece_positions::{Figures, Story},
    refusal::Refusal,
    row::Row,
    rule_options::Options,
    table::{Odds, PieceInfo, Progress, Table, ToAct},
    tally::Tally,
};

/// What a match begins from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which game.
    pub game: GameId,
    /// Its options.
    pub options: Options,
    /// How many play.
    pub players: usize,
    /// A position to begin from, in the rulebook's notation; without one the start is dealt.
    pub position: Option<String>,
}

/// Sets up a match and tells how it begins. `deal` yields the bytes of the dealing stream ([`Seed::deal`]); nothing is drawn
/// where a position is given.
///
/// # Errors
/// If the game is not for so many players or the position cannot be read.
///
/// # Examples
/// ```
/// use holochess_rules::{GameId, Setup, ToAct, Seat, dice::Seed, new_table};
/// let setup = Setup { game: GameId::Holochess, options: GameId::Holochess.options(), players: 2, position: None };
/// let (table, _events) = new_table(&setup, &mut Seed::from_number(7).deal()).unwrap();
/// assert_eq!(table.to_act(), ToAct::Choose(Seat::SECOND));
/// assert_eq!(table.action_text(table.actions()[0]), "o10-i10");
/// ```
///
/// [`Seed::deal`]: super::dice::Seed::deal
pub fn new_table(setup: &Setup, deal: &mut dyn FnMut() -> u8) -> Result<(Box<dyn Table>, Vec<Event>), SetupError> {
    new_table_after(setup, &Departed::default(), deal)
}

/// The same, where these players had left the match before it came to the position.
///
/// # Errors
/// As [`new_table`], and if no match comes to the position after these players have left it.
pub fn new_table_after(
    setup: &Setup,
    departed: &Departed,
    deal: &mut dyn FnMut() -> u8,
) -> Result<(Box<dyn Table>, Vec<Event>), SetupError> {
    struct Begin<'a> {
        setup: &'a Setup,
        departed: &'a Departed,
        deal: &'a mut dyn FnMut() -> u8,
    }
    impl RulesVisitor for Begin<'_> {
        type Output = Result<(Box<dyn Table>, Vec<Event>), SetupError>;

        fn visit<R: Rules>(self, rules: R) -> Self::Output {
            let start = match &self.setup.position {
                Some(line) => {
                    let read = rules.read_position_after(line, self.departed);
                    read.map_err(|why| SetupError::Position { line: line.clone(), why: why.into() })?
                }
                None => rules.deal(self.deal),
            };
            // A line alone says nothing about them: players who are home in it have finished.
            if !self.departed.is_empty() && rules.departed(&start) != *self.departed {
                return Err(SetupError::Departed);
            }
            let (begun, events) = Match::begin(rules, self.setup.options.clone(), start);
            Ok((Box::new(begun), events))
        }
    }
    with_rules(setup.game, &setup.options, setup.players, Begin { setup, departed, deal })?
}

/// Reads a position, with the line in the error.
///
/// # Errors
/// [`SetupError::Position`].
pub fn read_position<R: Rules>(rules: &R, line: &str) -> Result<R::Position, SetupError> {
    rules.read_position(line).map_err(|why| SetupError::Position { line: line.to_owned(), why: why.into() })
}

/// An operation on the rules of any game.
pub trait RulesVisitor {
    /// Its result.
    type Output;
    /// Does it.
    fn visit<R: Rules>(self, rules: R) -> Self::Output;
}

/// Hands the typed rules of a game to a visitor, so that generic code needs no `if` on the game.
///
/// # Errors
/// If the game is not for so many players or the options are another game's.
pub fn with_rules<V: RulesVisitor>(
    game: GameId,
    options: &Options,
    players: usize,
    visitor: V,
) -> Result<V::Output, SetupError> {
    match game {
        GameId::Holochess => Ok(visitor.visit(Holochess::new(options, players)?)),
        GameId::Groi | GameId::Revised => Ok(visitor.visit(Dejarik::new(options, players)?)),
        GameId::Demeter => Ok(visitor.visit(Demeter::new(options, players)?)),
        GameId::Chinese => Ok(visitor.visit(Chinese::new(options, players)?)),
    }
}

/// An operation on a match of any game.
pub trait MatchVisitor {
    /// Its result.
    type Output;
    /// Does it.
    fn visit<R: Rules>(self, being_played: &Match<R>) -> Self::Output;
}

/// Hands the typed match behind a table to a visitor, for players that search its position. `None` if the table is not a
/// [`Match`].
pub fn with_match<V: MatchVisitor>(table: &dyn Table, visitor: V) -> Option<V::Output> {
    match table.game() {
        GameId::Holochess => table.as_any().downcast_ref::<Match<Holochess>>().map(|found| visitor.visit(found)),
        GameId::Groi | GameId::Revised => {
            table.as_any().downcast_ref::<Match<Dejarik>>().map(|found| visitor.visit(found))
        }
        GameId::Demeter => table.as_any().downcast_ref::<Match<Demeter>>().map(|found| visitor.visit(found)),
        GameId::Chinese => table.as_any().downcast_ref::<Match<Chinese>>().map(|found| visitor.visit(found)),
    }
}

/// How many of a game's latest choices computer players can see: two turns of two actions each, and the choices of pushes.
const RECENT: usize = 8;

/// A match as it is being played: one game, or several in a row ([`Row`]). The rules number seats by colour, all other code by
/// player; [`Row::turned`] says whether the two differ in the present game.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    rules: R,
    // Shared by all copies of a match.
    options: Arc<Options>,
    position: R::Position,
    pieces: Arc<[PieceInfo]>,
    figures: Figures,
    row: Row,
    /// The hash of every position of this game in which a player had a choice.
    seen: Vec<u64>,
    /// A draw that the player to move may claim.
    claim: Option<Verdict>,
    /// The latest choices of all players in this game, the newest first.
    recent: [Option<Action>; RECENT],
    verdict: Option<Verdict>,
}

impl<R: Rules> Match<R> {
    /// A match that begins with this position, and the story of its beginning.
    pub fn begin(rules: R, options: Options, start: R::Position) -> (Self, Vec<Event>) {
        let mut begun = Self {
            row: Row::from_options(&options),
            figures: Figures::new(rules.board().len(), []),
            position: start.clone(),
            rules,
            options: Arc::new(options),
            pieces: [].into(),
            seen: Vec::new(),
            claim: None,
            recent: [None; RECENT],
            verdict: None,
        };
        let mut events = Vec::new();
        begun.begin_game(start, &mut events);
        (begun, events)
    }

    /// The rules.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The position of the game that is played.
    pub fn position(&self) -> &R::Position {
        &self.position
    }

    /// The hash of every position of this game in which a player had a choice, including the present one.
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// What was chosen last in this game, if anything has been.
    pub fn latest(&self) -> Option<Action> {
        self.recent[0]
    }

    /// The latest choices of all players in this game, the newest first; at most eight.
    pub fn recent(&self) -> impl Iterator<Item = Action> {
        self.recent.into_iter().flatten()
    }

    /// The seat of the rules, the colour, in which a player sits in the present game.
    pub const fn colour(&self, player: Seat) -> Seat {
        self.row.turned(player)
    }

    /// Sets the pieces up for a game and tells how it begins.
    fn begin_game(&mut self, start: R::Position, events: &mut Vec<Event>) {
        let mut pieces = self.rules.pieces(&start);
        for (info, _) in &mut pieces {
            info.seat = self.row.turned(info.seat);
        }
        if self.row.game() > 1 {
            // Player 1's pieces keep their ids in every game of a row, in either colour.
            pieces.sort_by_key(|(info, _)| info.seat);
        }
        let (pieces, cells): (Vec<_>, Vec<_>) = pieces.into_iter().unzip();
        self.figures = Figures::new(self.rules.board().len(), cells);
        self.pieces = pieces.into();
        self.position = start;
        self.seen.clear();
        self.recent = [None; RECENT];
        let mut story = Story::new(&mut self.figures);
        self.rules.tell_start(&self.position, &mut story);
        let rule_events = story.into_events();
        self.take_in(rule_events, events);
        self.settle(events);
    }

    /// Adds the events of the rules to a story, with colours replaced by players.
    fn take_in(&self, rule_events: Vec<Event>, events: &mut Vec<Event>) {
        events.extend(rule_events.into_iter().map(|event| event.with_seats(|seat| self.row.turned(seat))));
    }

    /// Updates the match for the new position: whether the game is over, and how often the position has occurred.
    fn settle(&mut self, events: &mut Vec<Event>) {
        self.claim = None;
        let mut verdict = self.rules.verdict(&self.position);
        let chooses = matches!(self.rules.node_kind(&self.position), NodeKind::Decision(_));
        if chooses && self.rules.has_action(&self.position) {
            let hash = self.rules.hash(&self.position);
            self.seen.push(hash);
            if self.rules.counts_repetitions() {
                let times = self.seen.iter().filter(|seen| **seen == hash).count() as u32;
                match self.rules.repetition(&self.position, times) {
                    Repetition::Nothing => {}
                    Repetition::MayClaim(draw) => self.claim = Some(draw),
                    Repetition::Ends(draw) => verdict = Some(draw),
                }
            }
        }
        if let Some(verdict) = verdict {
            // The rules know no repetitions: they have told of a turn that never comes.
            events.pop_if(|event| matches!(event, Event::TurnBegan { .. }));
            self.end_game(verdict, events);
        }
    }

    /// Ends a game: the match ends with it, or the next game begins.
    fn end_game(&mut self, verdict: Verdict, events: &mut Vec<Event>) {
        self.claim = None;
        let verdict = verdict.with_seats(|seat| self.row.turned(seat));
        let game = self.row.game();
        let of_match = self.row.count(&verdict);
        if self.row.is_long() {
            events.push(Event::GameEnded { game, verdict, scores: self.row.scores().to_vec() });
        }
        if let Some(verdict) = of_match {
            events.push(Event::Ended(verdict.clone()));
            self.verdict = Some(verdict);
        } else {
            events.push(Event::GameBegan { game: self.row.game(), first: self.row.turned(Seat::FIRST) });
            self.begin_game(self.rules.start(), events);
        }
    }

    fn resign(&mut self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.check(Action::Resign)?;
        if seat.index() >= self.seats() {
            return Err(Refusal::NotInThisGame);
        }
        let after = self.rules.resign(&self.position, self.row.turned(seat));
        if after == self.position {
            return Err(Refusal::NotInThisGame);
        }
        let mut story = Story::new(&mut self.figures);
        self.rules.tell_action(&self.position, Action::Resign, &after, &mut story);
        let rule_events = story.into_events();
        self.position = after;
        let mut events = vec![Event::Resigned { seat }];
        self.take_in(rule_events, &mut events);
        self.settle(&mut events);
        Ok(events)
    }
}

impl<R: Rules> Table for Match<R> {
    fn game(&self) -> GameId {
        self.rules.game()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.rules.seats()
    }

    fn board(&self) -> &'static Board {
        self.rules.board()
    }

    fn pieces(&self) -> &[PieceInfo] {
        &self.pieces
    }

    fn cell_of(&self, piece: PieceId) -> Option<Cell> {
        self.figures.cell_of(piece)
    }

    fn piece_at(&self, cell: Cell) -> Option<PieceId> {
        self.figures.piece_at(cell)
    }

    fn obstacles(&self) -> Vec<Cell> {
        self.rules.obstacles()
    }

    fn camp(&self, seat: Seat) -> Vec<Cell> {
        // A camp is a colour's; colours change from game to game of a row.
        self.rules.camp(self.row.turned(seat))
    }

    fn to_act(&self) -> ToAct {
        if self.verdict.is_some() {
            return ToAct::Over;
        }
        match self.rules.node_kind(&self.position) {
            NodeKind::Decision(seat) if self.rules.has_action(&self.position) => ToAct::Choose(self.row.turned(seat)),
            NodeKind::Decision(seat) => ToAct::Pass(self.row.turned(seat)),
            NodeKind::Chance | NodeKind::Showdown => ToAct::Roll(self.rules.dice(&self.position)),
            NodeKind::Over => ToAct::Over,
        }
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.verdict.is_none() {
            let _ = self.rules.visit_actions(&self.position, |action| {
                actions.push(action);
                std::ops::ControlFlow::Continue(())
            });
        }
        actions
    }

    fn path(&self, action: Action) -> Vec<Cell> {
        self.rules.path(&self.position, action)
    }

    fn ways(&self, from: Cell, to: Cell) -> Vec<(Action, Vec<Cell>)> {
        let leads = |action: &Action| match *action {
            Action::Move { from: begin, to: end }
            | Action::Attack { from: begin, to: end }
            | Action::Swap { from: begin, to: end } => (begin, end) == (from, to),
            _ => false,
        };
        let actions = self.actions().into_iter().filter(leads);
        actions
            .flat_map(|action| self.rules.ways(&self.position, action).into_iter().map(move |way| (action, way)))
            .collect()
    }

    fn tally(&self, seat: Seat) -> Tally {
        let scored = self.row.is_long().then(|| self.row.scores()[seat.index()]);
        Tally { scored, ..self.rules.tally(&self.position, self.row.turned(seat)) }
    }

    fn threats(&self) -> Vec<Cell> {
        let mut cells = if self.verdict.is_some() { Vec::new() } else { self.rules.threats(&self.position) };
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    fn lines(&self) -> Vec<(Seat, Vec<Cell>)> {
        let lines = self.rules.lines(&self.position).into_iter();
        lines.map(|(seat, cells)| (self.row.turned(seat), cells)).collect()
    }

    fn odds(&self, action: Action) -> Option<Odds> {
        self.check(action).ok()?;
        self.rules.odds(&self.position, action)
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match self.to_act() {
            ToAct::Over => Err(Refusal::Over),
            _ if action == Action::Resign => Ok(()),
            ToAct::Roll(_) => Err(Refusal::DicePending),
            to_act => match action {
                Action::Pass if matches!(to_act, ToAct::Pass(_)) => Ok(()),
                Action::Pass => Err(Refusal::PassNotForced),
                Action::Draw if self.claim.is_some() => Ok(()),
                Action::Draw => Err(Refusal::NotInThisGame),
                _ => self.rules.check(&self.position, action, &self.figures),
            },
        }
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        if action == Action::Resign {
            return self.resign(seat);
        }
        if let ToAct::Choose(mover) | ToAct::Pass(mover) = self.to_act()
            && seat != mover
        {
            return Err(Refusal::NotYourTurn(mover));
        }
        self.check(action)?;
        let mut events = Vec::new();
        if let (Action::Draw, Some(verdict)) = (action, self.claim.take()) {
            self.end_game(verdict, &mut events);
            return Ok(events);
        }
        let after = match action {
            Action::Pass => self.rules.pass(&self.position),
            _ => self.rules.apply(&self.position, action),
        };
        let mut story = Story::new(&mut self.figures);
        self.rules.tell_action(&self.position, action, &after, &mut story);
        let rule_events = story.into_events();
        self.take_in(rule_events, &mut events);
        self.position = after;
        self.recent.rotate_right(1);
        self.recent[0] = Some(action);
        self.settle(&mut events);
        Ok(events)
    }

    fn roll(&mut self, number: u64, hands: &[Vec<u8>; 2]) -> Result<Vec<Event>, Refusal> {
        let ToAct::Roll(dice) = self.to_act() else { return Err(Refusal::Dice) };
        let fits = |hand: usize| {
            hands[hand].len() == usize::from(dice[hand]) && hands[hand].iter().all(|face| (1..=6).contains(face))
        };
        if !(fits(0) && fits(1)) {
            return Err(Refusal::Dice);
        }
        let after = match self.rules.judge(&self.position, hands) {
            Some(chance) => self.rules.resolve(&self.position, chance),
            None => self.position.clone(),
        };
        let roll = Roll { number, hands: hands.clone() };
        let mut story = Story::new(&mut self.figures);
        self.rules.tell_roll(&self.position, roll, &after, &mut story);
        let (rule_events, mut events) = (story.into_events(), Vec::new());
        self.take_in(rule_events, &mut events);
        self.position = after;
        self.settle(&mut events);
        Ok(events)
    }

    fn progress(&self) -> Progress {
        self.rules.progress(&self.position)
    }

    fn row(&self) -> Option<&Row> {
        self.row.is_long().then_some(&self.row)
    }

    fn ends_if_repeated(&self) -> bool {
        let times = self.seen.last().map_or(0, |here| self.seen.iter().filter(|seen| *seen == here).count() as u32);
        matches!(self.to_act(), ToAct::Choose(_))
            && times > 0
            && matches!(self.rules.repetition(&self.position, times + 1), Repetition::Ends(_))
    }

    fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    fn position_text(&self) -> Option<String> {
        self.rules.position_text(&self.position)
    }

    fn action_text(&self, action: Action) -> String {
        self.rules.action_text(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        self.rules.read_action(text)
    }

    fn duplicate(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
