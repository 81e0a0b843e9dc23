//! The typed trait also fits games unlike Holochess: three seats, no dice, forced passes, repetition, another board.
//!
//! The game is made up: a corridor of five cells and three pawns that step back and forth. Its tree is small enough to be counted
//! by hand, and pawns often block each other.

use std::{convert::Infallible, ops::ControlFlow, sync::LazyLock};

use holochess::rules::{
    Action, Board, Cell, Ending, Event, GameId, Match, NodeKind, Options, PieceInfo, PositionFault, Progress, Refusal,
    Rules, Seat, SetupError, Shape, Table, ToAct, Verdict,
    event_recorder::EventRecorder,
    perft::{divide, perft, perft_on},
    piece_map::PieceMap,
    rules::Repetition,
};

static CORRIDOR: Board = Board {
    shape: Shape::Squares,
    names: &["a", "b", "c", "d", "e"],
    neighbours: LazyLock::new(|| {
        vec![vec![Cell(1)], vec![Cell(0), Cell(2)], vec![Cell(1), Cell(3)], vec![Cell(2), Cell(4)], vec![Cell(3)]]
    }),
};

#[derive(Clone, Debug)]
struct Corridor {
    claimed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Pawns {
    cells: [u8; 3],
    mover: usize,
    over: Option<Ending>,
}

fn drawn(ending: Ending) -> Verdict {
    Verdict { winner: None, scores: vec![1; 3], ending }
}

impl Rules for Corridor {
    type Position = Pawns;
    type Chance = Infallible;
    type PositionError = PositionFault;

    fn new(_: &Options, _: usize) -> Result<Self, SetupError> {
        Ok(Self { claimed: false })
    }

    // The trait requires one of the five game ids; this game uses one without being that game.
    fn game(&self) -> GameId {
        GameId::Holochess
    }

    fn seats(&self) -> usize {
        3
    }

    fn board(&self) -> &'static Board {
        &CORRIDOR
    }

    fn start(&self) -> Pawns {
        Pawns { cells: [0, 1, 2], mover: 0, over: None }
    }

    fn deal(&self, _: &mut dyn FnMut() -> u8) -> Pawns {
        self.start()
    }

    fn pieces(&self, start: &Pawns) -> Vec<(PieceInfo, Option<Cell>)> {
        let pawn = |seat| PieceInfo { seat: Seat::new(seat), set: 0, kind: "pawn", ratings: None };
        (0..3).map(|seat| (pawn(seat), Some(Cell(start.cells[seat])))).collect()
    }

    fn node_kind(&self, pawns: &Pawns) -> NodeKind {
        if pawns.over.is_some() { NodeKind::Over } else { NodeKind::Decision(Seat::new(pawns.mover)) }
    }

    fn visit_actions(&self, pawns: &Pawns, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if pawns.over.is_none() {
            let from = Cell(pawns.cells[pawns.mover]);
            for &to in CORRIDOR.neighbours(from).iter().filter(|to| !pawns.cells.contains(&to.0)) {
                visit(Action::Move { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, pawns: &Pawns, action: Action) -> Pawns {
        let Action::Move { to, .. } = action else { return pawns.clone() };
        let mut after = pawns.clone();
        after.cells[pawns.mover] = to.0;
        after.mover = (pawns.mover + 1) % 3;
        after
    }

    fn pass(&self, pawns: &Pawns) -> Pawns {
        let turned = |by: usize| Pawns { mover: (pawns.mover + by) % 3, ..pawns.clone() };
        let nobody = (0..3).all(|by| !self.has_action(&turned(by)));
        Pawns { over: nobody.then_some(Ending::Stuck), ..turned(1) }
    }

    fn resign(&self, pawns: &Pawns, seat: Seat) -> Pawns {
        Pawns { over: Some(Ending::Resigned(seat)), ..pawns.clone() }
    }

    fn check(&self, pawns: &Pawns, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
        let Action::Move { from, to } = action else { return Err(Refusal::NotInThisGame) };
        let piece = pieces.piece_at(from).ok_or(Refusal::EmptyCell(from))?;
        if piece.index() != pawns.mover {
            return Err(Refusal::NotYours(piece));
        }
        if pieces.piece_at(to).is_some() {
            return Err(Refusal::Taken(to));
        }
        let beside = CORRIDOR.neighbours(from).contains(&to);
        if beside { Ok(()) } else { Err(Refusal::NoWalk { to, movement: 1 }) }
    }

    fn resolve(&self, _: &Pawns, chance: Infallible) -> Pawns {
        match chance {}
    }

    fn verdict(&self, pawns: &Pawns) -> Option<Verdict> {
        pawns.over.map(drawn)
    }

    fn repetition(&self, _: &Pawns, times: u32) -> Repetition {
        match (times, self.claimed) {
            (3.., true) => Repetition::MayClaim(drawn(Ending::Agreed)),
            (3.., false) => Repetition::Ends(drawn(Ending::Repetition)),
            _ => Repetition::Nothing,
        }
    }

    fn hash(&self, pawns: &Pawns) -> u64 {
        pawns.cells.iter().fold(pawns.mover as u64, |hash, &cell| hash * 5 + u64::from(cell))
    }

    fn path(&self, _: &Pawns, action: Action) -> Vec<Cell> {
        let Action::Move { from, to } = action else { return Vec::new() };
        vec![from, to]
    }

    fn progress(&self, _: &Pawns) -> Progress {
        Progress { turn: 1, actions_left: 1, actions_a_turn: 1, quiet: None }
    }

    fn position_text(&self, pawns: &Pawns) -> Option<String> {
        let [first, second, third] = pawns.cells.map(|cell| CORRIDOR.name(Cell(cell)));
        Some(format!("{first} / {second} / {third} {}", pawns.mover + 1))
    }

    fn read_position(&self, _: &str) -> Result<Pawns, PositionFault> {
        Err(PositionFault::Other("nobody needs to read these".to_owned()))
    }

    fn tell_start(&self, _: &Pawns, _: &mut EventRecorder) {}

    fn tell_action(&self, before: &Pawns, action: Action, _: &Pawns, recorder: &mut EventRecorder) {
        match action {
            Action::Move { from, to } => recorder.moved(vec![from, to]),
            _ => recorder.add(Event::Passed { seat: Seat::new(before.mover) }),
        }
    }
}

fn begin(claimed: bool) -> Match<Corridor> {
    let rules = Corridor { claimed };
    let start = rules.start();
    Match::begin(rules, GameId::Holochess.options(), start).0
}

/// Plays the first action, or the pass that is forced; says what it was.
fn step(table: &mut dyn Table) -> String {
    let (seat, action) = match table.to_act() {
        ToAct::Choose(seat) => (seat, table.actions()[0]),
        ToAct::Pass(seat) => (seat, Action::Pass),
        to_act => panic!("{to_act:?}"),
    };
    table.play(seat, action).unwrap();
    table.action_text(action)
}

/// The first two pass, the third steps aside, and so on: one way only, until the first pawn has two at the sixth decision.
#[test]
fn forced_passes_are_not_counted() {
    let rules = Corridor { claimed: false };
    let counts: Vec<u64> = (1..=7).map(|depth| perft(&rules, &rules.start(), depth)).collect();
    assert_eq!(counts, [1, 1, 1, 1, 1, 2, 2]);
    for (depth, &count) in (1..).zip(&counts) {
        assert_eq!(perft_on(&rules, &rules.start(), depth, 2), count);
    }
    // The first action comes after two passes.
    let first = divide(&rules, &rules.start(), 6, 1);
    assert_eq!(first, [(Action::Move { from: Cell(2), to: Cell(3) }, 2)]);
}

#[test]
fn a_match_says_whose_pass_is_forced_and_takes_nothing_else() {
    let mut table = begin(false);
    assert_eq!(table.to_act(), ToAct::Pass(Seat::FIRST));
    assert!(table.actions().is_empty());
    let step_aside = Action::Move { from: Cell(0), to: Cell(1) };
    assert_eq!(table.play(Seat::FIRST, step_aside), Err(Refusal::Taken(Cell(1))));
    assert_eq!(table.play(Seat::SECOND, Action::Pass), Err(Refusal::NotYourTurn(Seat::FIRST)));
    assert_eq!(table.play(Seat::FIRST, Action::Pass), Ok(vec![Event::Passed { seat: Seat::FIRST }]));
    assert_eq!(table.to_act(), ToAct::Pass(Seat::SECOND));
    step(&mut table);
    assert_eq!(table.to_act(), ToAct::Choose(Seat::new(2)));
    assert_eq!(table.play(Seat::new(2), Action::Pass), Err(Refusal::PassNotForced));
    assert_eq!(step(&mut table), "c-d");
    assert_eq!(table.position_text().as_deref(), Some("a / b / d 1"));
}

#[test]
fn the_third_occurrence_ends_a_match() {
    let mut table = begin(false);
    let mut seen = Vec::new();
    while table.to_act() != ToAct::Over {
        if let ToAct::Choose(_) = table.to_act() {
            seen.push(table.position_text());
        }
        step(&mut table);
    }
    let last = table.position_text();
    assert_eq!(seen.iter().filter(|line| **line == last).count(), 2, "the third is not played on from");
    assert_eq!(table.verdict(), Some(&drawn(Ending::Repetition)));
}

#[test]
fn or_lets_the_mover_claim_it() {
    let mut table = begin(true);
    let mut played = 0;
    loop {
        if let ToAct::Choose(seat) = table.to_act()
            && table.check(Action::Draw).is_ok()
        {
            assert!(table.play(Seat::new((seat.index() + 1) % 3), Action::Draw).is_err());
            assert_eq!(table.play(seat, Action::Draw), Ok(vec![Event::Ended(drawn(Ending::Agreed))]));
            break;
        }
        step(&mut table);
        played += 1;
        assert!(played < 200, "no position came up three times");
    }
    assert_eq!(table.to_act(), ToAct::Over);
}

#[test]
fn any_of_three_can_resign() {
    let mut table = begin(false);
    let third = Seat::new(2);
    assert!(table.play(Seat::new(3), Action::Resign).is_err());
    assert_eq!(table.play(third, Action::Resign).unwrap()[0], Event::Resigned { seat: third });
    assert_eq!(table.verdict().unwrap().ending, Ending::Resigned(third));
}
