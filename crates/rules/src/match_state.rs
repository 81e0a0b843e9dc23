//! Matches being played: [`Match`] keeps what a position does not carry (pieces by id, repetitions, the verdict) and is the
//! [`Table`] of any game.

use std::{any::Any, sync::Arc};

use super::{
    GameId,
    action::Action,
    board::Board,
    event::{Event, Roll, Verdict},
    event_recorder::EventRecorder,
    ids::{Cell, PieceId, Seat},
    piece_map::PieceMap,
    refusal::Refusal,
    row::Row,
    rule_options::Options,
    rules::{NodeKind, Repetition, Rules},
    table::{Odds, PieceInfo, Progress, Table, ToAct},
    tally::Tally,
};

/// How many of a game's latest choices computer players can see: two turns of two actions each, and the choices of pushes.
const RECENT_CHOICES: usize = 8;

/// A match as it is being played: one game, or several in a row ([`Row`]). The rules number seats by colour, all other code by
/// player; [`Row::turned`] says whether the two differ in the present game.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    rules: R,
    // Shared by all copies of a match.
    options: Arc<Options>,
    position: R::Position,
    pieces: Arc<[PieceInfo]>,
    piece_map: PieceMap,
    row: Row,
    /// The hash of every position of this game in which a player had a choice.
    seen: Vec<u64>,
    /// A draw that the player to move may claim.
    claim: Option<Verdict>,
    /// The latest choices of all players in this game, the newest first.
    recent: [Option<Action>; RECENT_CHOICES],
    verdict: Option<Verdict>,
}

impl<R: Rules> Match<R> {
    /// A match that begins with this position, and the events of its beginning.
    pub fn begin(rules: R, options: Options, start: R::Position) -> (Self, Vec<Event>) {
        let mut begun = Self {
            row: Row::from_options(&options),
            piece_map: PieceMap::new(rules.board().len(), []),
            position: start.clone(),
            rules,
            options: Arc::new(options),
            pieces: [].into(),
            seen: Vec::new(),
            claim: None,
            recent: [None; RECENT_CHOICES],
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
        self.piece_map = PieceMap::new(self.rules.board().len(), cells);
        self.pieces = pieces.into();
        self.position = start;
        self.seen.clear();
        self.recent = [None; RECENT_CHOICES];
        let mut recorder = EventRecorder::new(&mut self.piece_map);
        self.rules.tell_start(&self.position, &mut recorder);
        let rule_events = recorder.into_events();
        self.take_in(rule_events, events);
        self.settle(events);
    }

    /// Adds the events of the rules to those of the match, with colours replaced by players.
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
        let mut recorder = EventRecorder::new(&mut self.piece_map);
        self.rules.tell_action(&self.position, Action::Resign, &after, &mut recorder);
        let rule_events = recorder.into_events();
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
        self.piece_map.cell_of(piece)
    }

    fn piece_at(&self, cell: Cell) -> Option<PieceId> {
        self.piece_map.piece_at(cell)
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
                _ => self.rules.check(&self.position, action, &self.piece_map),
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
        let mut recorder = EventRecorder::new(&mut self.piece_map);
        self.rules.tell_action(&self.position, action, &after, &mut recorder);
        let rule_events = recorder.into_events();
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
        let mut recorder = EventRecorder::new(&mut self.piece_map);
        self.rules.tell_roll(&self.position, roll, &after, &mut recorder);
        let (rule_events, mut events) = (recorder.into_events(), Vec::new());
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
