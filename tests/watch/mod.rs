//! Random matches of any game, checked after every event: the events agree with the table, no piece stands where it must not,
//! positions read back, and the record replays to the same state. The tests of logic play a few hundred, the benchmark `invariants`
//! a hundred thousand of each game.

use std::{fs, path::Path};

use holochess::{
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{
        Action, Cell, Event, GameId, Options, PieceId, Seat, Setup, Shape, Table, ToAct, Verdict, dice::Seed,
        new_table, rule_options::Domain,
    },
};

/// The largest number of decisions of a match, for any options.
const ENDLESS: usize = 110_000;

/// A match that kept all its promises.
pub struct WatchReport {
    /// How many decisions it had.
    pub decisions: usize,
    /// How it ended.
    pub verdict: Verdict,
}

/// A plain generator of numbers for random play.
pub struct Lots(u64);

impl Lots {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % n as u64) as usize
    }
}

/// How many can play a game.
pub fn tables(game: GameId) -> Vec<usize> {
    let sits = |players: &usize| {
        let setup = Setup { game, options: game.options(), players: *players, position: None };
        new_table(&setup, &mut || 0).is_ok()
    };
    (1..=Seat::MOST).filter(sits).collect()
}

/// The options of match `number`: every other one has the defaults, the others each option as lots fall, where it suits so
/// many players.
pub fn options(game: GameId, players: usize, number: u64) -> Options {
    let (mut options, mut lots) = (game.options(), Lots::new(number));
    if number.is_multiple_of(2) {
        return options;
    }
    for spec in game.options().specs() {
        let before = options.clone();
        match spec.domain {
            Domain::Words(words) => options.set(spec.key, words[lots.below(words.len())]),
            Domain::Number(low, high) => {
                // Small numbers bring clocks and caps into play.
                let number = low as usize + lots.below(1 + (high - low).min(40) as usize);
                options.set(spec.key, &number.to_string())
            }
            Domain::Text { .. } => {
                // What has a form of its own says no to what is another option's.
                let tries = ["points:3", "stakes:5", "e1 e3 f2 f4 g1 / a2 b2 b3 c4 d4 d5", "d6 e6 f7 h8", spec.default];
                let _ = options.set(spec.key, tries[lots.below(tries.len())]);
                Ok(())
            }
        }
        .expect("a value from its own domain");
        let setup = Setup { game, options: options.clone(), players, position: None };
        if new_table(&setup, &mut || 0).is_err() {
            options = before;
        }
    }
    options
}

/// Plays match `number` of a game to its end; its record goes through the file at `record`.
///
/// # Panics
/// If any promise is broken.
pub fn watch(game: GameId, players: usize, number: u64, record: &Path) -> WatchReport {
    let mut lots = Lots::new(number);
    let setup = MatchSetup {
        game,
        options: options(game, players, number),
        seats: vec![SeatInfo { who: Who::Human, name: String::new() }; players],
        seed: Seed::from_number(number),
        position: None,
    };
    let (mut recorded, begun) = RecordedMatch::begin(setup).expect("such a match can begin");
    let mut told = BoardFromEvents::new(recorded.table());
    told.follow(recorded.table(), &begun);
    told.compare(recorded.table());
    let mut given_up = false;
    while let ToAct::Choose(seat) = recorded.table().to_act() {
        look(recorded.table(), given_up);
        let action = choose(recorded.table(), &mut lots);
        given_up |= action == Action::Resign;
        let events = recorded.decide(seat, action).expect("a legal action");
        told.follow(recorded.table(), &events);
        told.compare(recorded.table());
        assert!(recorded.decisions().len() < ENDLESS, "match {number} of {} does not end", game.id());
    }
    assert_eq!(recorded.table().to_act(), ToAct::Over, "match {number} of {} stalls", game.id());
    assert!(told.ended && recorded.table().actions().is_empty());
    let verdict = recorded.table().verdict().expect("what is over has a verdict").clone();
    assert_eq!(verdict.scores.len(), players);

    // Writing over a file makes some file systems wait for the disk; a new one is left to memory.
    let _ = fs::remove_file(record);
    fs::write(record, recorded.text()).expect("the place is ours");
    let again = RecordedMatch::verify(record).unwrap_or_else(|why| panic!("match {number} of {}: {why:?}", game.id()));
    assert_eq!(again.table().position_text(), recorded.table().position_text());
    assert_eq!(again.table().verdict(), Some(&verdict));
    assert_eq!(again.story(None), recorded.story(None));
    WatchReport { decisions: recorded.decisions().len(), verdict }
}

/// Any legal action; now and then a draw where one can be claimed, and seldom giving up.
fn choose(table: &dyn Table, lots: &mut Lots) -> Action {
    if lots.below(2000) == 0 {
        return Action::Resign;
    }
    if table.check(Action::Draw).is_ok() && lots.below(4) == 0 {
        return Action::Draw;
    }
    let actions = table.actions();
    actions[lots.below(actions.len())]
}

/// Checks wherever a player is to choose. A line does not say which players have resigned: if one has, the line may show a position
/// that another player has won, because the pawns of resigned players fill the triangle; it is refused then.
fn look(table: &dyn Table, given_up: bool) {
    let actions = table.actions();
    assert!(!actions.is_empty());
    for &action in &actions {
        assert_eq!(table.check(action), Ok(()));
        assert_eq!(table.read_action(&table.action_text(action)), Ok(action));
        if let Action::Move { from, to } | Action::Swap { from, to } = action {
            let path = table.path(action);
            assert_eq!((path.first(), path.last()), (Some(&from), Some(&to)), "{}", table.action_text(action));
        }
    }
    // While pieces are being placed there is no line.
    let Some(line) = table.position_text() else { return };
    let setup = Setup {
        game: table.game(),
        options: table.options().clone(),
        players: table.seats(),
        position: Some(line.clone()),
    };
    let again = match new_table(&setup, &mut || unreachable!("nothing is dealt")) {
        Ok((again, _)) => again,
        Err(_) if given_up => return,
        Err(why) => panic!("{why}"),
    };
    assert_eq!(again.position_text().as_deref(), Some(line.as_str()));
    assert_eq!(again.actions(), actions, "{line}");
    if table.row().is_none() {
        assert_eq!(again.to_act(), table.to_act(), "{line}");
    }
}

/// Who stands where, as the events alone tell it.
struct BoardFromEvents {
    cells: Vec<Option<Cell>>,
    gone: Vec<bool>,
    turn: u32,
    ended: bool,
}

impl BoardFromEvents {
    fn new(table: &dyn Table) -> Self {
        let pieces = table.pieces().len();
        Self { cells: vec![None; pieces], gone: vec![false; pieces], turn: 0, ended: false }
    }

    fn follow(&mut self, table: &dyn Table, events: &[Event]) {
        let board = table.board();
        for event in events {
            assert!(!self.ended, "something happened after the end: {event:?}");
            match event {
                Event::Dealt { piece, cell: Some(cell) } | Event::Placed { piece, cell } => self.come(*piece, *cell),
                Event::Moved { piece, path } | Event::Boosted { piece, path } => {
                    let steps = path.windows(2);
                    assert!(path.len() > 1 && steps.clone().all(|step| board.neighbours(step[0]).contains(&step[1])));
                    self.walk(*piece, path);
                }
                Event::Leapt { piece, path } => self.walk(*piece, path),
                Event::Pushed { piece, from, to } => {
                    assert!(board.neighbours(*from).contains(to));
                    self.walk(*piece, &[*from, *to]);
                }
                Event::Removed { piece, cell, by } => {
                    assert_eq!(self.cells[piece.index()].take(), Some(*cell));
                    assert!(self.cells[by.index()].is_some() && !self.gone[piece.index()]);
                    assert_ne!(table.pieces()[piece.index()].seat, table.pieces()[by.index()].seat);
                    self.gone[piece.index()] = true;
                }
                Event::Swapped { piece, other, from, to, path } => {
                    assert_eq!((path.first(), path.last()), (Some(from), Some(to)));
                    assert_eq!([self.cells[piece.index()], self.cells[other.index()]], [Some(*from), Some(*to)]);
                    self.cells.swap(piece.index(), other.index());
                }
                Event::DuelBegan { pieces, from, .. } => {
                    let centre = board.cell("d");
                    for (piece, from) in pieces.iter().zip(from) {
                        assert_eq!(self.cells[piece.index()].take(), Some(*from));
                    }
                    for piece in pieces {
                        self.cells[piece.index()] = centre;
                    }
                }
                Event::Held { piece, cell } => {
                    assert_eq!(self.cells[piece.index()], Some(*cell));
                    assert!(board.neighbours(*cell).iter().all(|next| self.cells.contains(&Some(*next))));
                }
                Event::Line { seat, cells, .. } => {
                    for cell in cells {
                        let piece =
                            self.cells.iter().position(|there| *there == Some(*cell)).expect("a line of pieces");
                        assert_eq!(table.pieces()[piece].seat, *seat);
                    }
                }
                Event::TurnBegan { turn, .. } => {
                    assert!(*turn > self.turn, "turn {turn} after turn {}", self.turn);
                    self.turn = *turn;
                }
                Event::GameBegan { .. } => *self = Self::new(table),
                Event::Ended(_) => self.ended = true,
                _ => {}
            }
        }
    }

    /// The events and the table agree, and no two stand on a cell but the two of the duel.
    fn compare(&self, table: &dyn Table) {
        let mut taken = vec![0_u8; table.board().len()];
        for (index, &cell) in self.cells.iter().enumerate() {
            let piece = PieceId(index as u8);
            assert_eq!(table.cell_of(piece), cell, "events and table disagree about {piece:?}");
            if let Some(cell) = cell {
                taken[cell.index()] += 1;
                assert!(table.piece_at(cell).is_some());
            }
        }
        let most = |cell: usize| if table.board().shape == Shape::Circle && cell == 0 { 2 } else { 1 };
        assert!(taken.iter().enumerate().all(|(cell, &count)| count <= most(cell)), "two pieces on one cell");
        let progress = table.progress();
        assert!(progress.actions_left <= progress.actions_a_turn);
    }

    fn come(&mut self, piece: PieceId, cell: Cell) {
        assert!(!self.gone[piece.index()] && !self.cells.contains(&Some(cell)), "two pieces on one cell");
        self.cells[piece.index()] = Some(cell);
    }

    fn walk(&mut self, piece: PieceId, path: &[Cell]) {
        assert_eq!(self.cells[piece.index()].take(), path.first().copied());
        self.come(piece, *path.last().expect("a path has cells"));
    }
}
