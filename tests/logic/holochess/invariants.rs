//! What holds in every match, however it is played.

use std::{cmp::Ordering, collections::BTreeMap, ops::ControlFlow};

use holochess::rules::{
    Action, Cell, Ending, Event, NodeKind, PieceId, Rules, Seat, Table, ToAct,
    circle::{CELLS, CellSet, neighbours},
    dice::Seed,
    holochess::{Creature, Draft, Holochess, Phase, Position, walk::destinations},
};
use proptest::{prelude::*, test_runner::RngSeed};

use super::{P1, P2, begin_with, deal, options, position};

/// A plain generator of numbers for random play in tests.
pub struct Chooser(u64);

impl Chooser {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }

    /// One random step of a typed game: an action, or an outcome without regard to its weight.
    pub fn step<R: Rules>(&mut self, rules: &R, position: &R::Position) -> R::Position {
        match rules.node_kind(position) {
            NodeKind::Decision(_) => {
                let mut actions = Vec::new();
                let _ = rules.visit_actions(position, |action| {
                    actions.push(action);
                    ControlFlow::Continue(())
                });
                if actions.is_empty() {
                    return rules.pass(position);
                }
                rules.apply(position, actions[self.below(actions.len())])
            }
            NodeKind::Chance | NodeKind::Showdown => {
                let mut outcomes = Vec::new();
                rules.visit_outcomes(position, |chance, _| outcomes.push(chance));
                rules.resolve(position, outcomes[self.below(outcomes.len())])
            }
            NodeKind::Over => position.clone(),
        }
    }
}

/// Lines of positions with pieces strewn about, most of them close together.
pub fn scattered(count: usize) -> Vec<String> {
    let mut chooser = Chooser::new(42);
    let mut lines = Vec::new();
    while lines.len() < count {
        let mut creatures = Creature::ALL;
        for index in (1..8).rev() {
            creatures.swap(index, chooser.below(index + 1));
        }
        // Half of the time all pieces stand on few cells, so that they block and fight each other.
        let crowd: Vec<Cell> = if chooser.below(2) == 0 {
            let middle = Cell(chooser.below(CELLS) as u8);
            CellSet::from_cell(middle).touched().with(middle).touched().into_iter().collect()
        } else {
            CellSet::ALL.into_iter().collect()
        };
        let mut cells = crowd;
        let mut creatures = creatures.into_iter();
        let camps = [1, 2].map(|_| {
            let size = 1 + chooser.below(4);
            let strewn = creatures.by_ref().take(size);
            strewn.map(|creature| (creature, cells.swap_remove(chooser.below(cells.len())))).collect::<Vec<_>>()
        });
        let side = if chooser.below(2) == 0 { P1 } else { P2 };
        let mut draft = Draft { camps, side, left: 1 + chooser.below(2) as u8, push: None };
        if let Ok(position) = Position::build(&draft) {
            lines.push(position.to_string());
            // The same with every push that could be waiting.
            draft.left = chooser.below(2) as u8;
            for (_, cell) in draft.camps.concat() {
                draft.push = Some(cell);
                lines.extend(Position::build(&draft).map(|pushing| pushing.to_string()));
            }
        }
    }
    lines
}

/// Who stands where, as the events alone tell it.
#[derive(Default)]
struct BoardFromEvents {
    cells: BTreeMap<PieceId, Cell>,
    gone: Vec<PieceId>,
    turn: u32,
    ended: bool,
}

impl BoardFromEvents {
    fn follow(&mut self, events: &[Event]) {
        for event in events {
            assert!(!self.ended, "something happened after the end: {event:?}");
            match event {
                Event::Dealt { piece, cell: Some(cell) } | Event::Placed { piece, cell } => self.come(*piece, *cell),
                Event::Moved { piece, path } => {
                    assert_eq!(self.cells[piece], path[0]);
                    assert!(path.windows(2).all(|step| neighbours(step[0]).contains(step[1])));
                    self.go(*piece, path[path.len() - 1]);
                }
                Event::Pushed { piece, from, to } => {
                    assert_eq!(self.cells[piece], *from);
                    assert!(neighbours(*from).contains(*to));
                    self.go(*piece, *to);
                }
                Event::Attacked { attacker, defender, from, to } => {
                    assert_eq!([self.cells[attacker], self.cells[defender]], [*from, *to]);
                }
                Event::Removed { piece, cell, by } => {
                    assert_eq!(self.cells.remove(piece), Some(*cell));
                    assert!(self.cells.contains_key(by));
                    self.gone.push(*piece);
                }
                Event::DuelBegan { pieces, from, .. } => {
                    assert_eq!(pieces.map(|piece| self.cells[&piece]), *from);
                    for piece in pieces {
                        self.cells.insert(*piece, Cell(0));
                    }
                }
                Event::TurnBegan { turn, .. } => {
                    assert_eq!(*turn, self.turn + 1);
                    self.turn = *turn;
                }
                Event::Held { piece, cell } => {
                    assert_eq!(self.cells[piece], *cell);
                    assert!(neighbours(*cell).into_iter().all(|next| self.cells.values().any(|there| *there == next)));
                }
                Event::Ended(_) => self.ended = true,
                _ => {}
            }
        }
    }

    fn come(&mut self, piece: PieceId, cell: Cell) {
        assert!(!self.cells.values().any(|there| *there == cell), "two pieces on one cell");
        self.cells.insert(piece, cell);
    }

    fn go(&mut self, piece: PieceId, cell: Cell) {
        self.cells.remove(&piece);
        self.come(piece, cell);
    }
}

/// Plays a match to its end with random choices and fair dice, looking at everything after every step.
fn play_out(table: Box<dyn Table>, begun: &[Event], seed: u64) -> Box<dyn Table> {
    play_out_of(table, begun, seed, |_| true)
}

/// The same; where some actions are of this kind, only those are chosen from.
fn play_out_of(
    mut table: Box<dyn Table>,
    begun: &[Event],
    seed: u64,
    is_liked: impl Fn(&Action) -> bool,
) -> Box<dyn Table> {
    let (mut chooser, dice) = (Chooser::new(seed), Seed::from_number(seed));
    let mut shown = BoardFromEvents::default();
    shown.follow(begun);
    let mut rolls = 0;
    loop {
        let events = match table.to_act() {
            ToAct::Over => break,
            ToAct::Pass(_) => panic!("a side without an action: {:?}", table.position_text()),
            ToAct::Choose(seat) => {
                let actions = table.actions();
                for &action in &actions {
                    table.check(action).unwrap();
                    assert_eq!(table.read_action(&table.action_text(action)), Ok(action));
                }
                let liked: Vec<Action> = actions.iter().copied().filter(&is_liked).collect();
                let choices = if liked.is_empty() { actions } else { liked };
                table.play(seat, choices[chooser.below(choices.len())]).unwrap()
            }
            ToAct::Roll(asked) => {
                rolls += 1;
                table.roll(rolls, &dice.roll(rolls, asked)).unwrap()
            }
        };
        shown.follow(&events);
        look(table.as_ref(), &shown);
    }
    assert!(shown.ended);
    table
}

fn look(table: &dyn Table, shown: &BoardFromEvents) {
    let mut sizes = [0; 2];
    for index in 0..8 {
        let piece = PieceId(index);
        let cell = table.cell_of(piece);
        assert_eq!(cell, shown.cells.get(&piece).copied(), "events and table disagree about {piece:?}");
        if let Some(cell) = cell {
            sizes[table.pieces()[piece.index()].seat.index()] += 1;
            let there = table.piece_at(cell).unwrap();
            assert!(there == piece || table.cell_of(there) == Some(Cell(0)), "two pieces on one cell");
        }
    }
    assert_eq!(shown.cells.len() + shown.gone.len(), 8);
    let progress = table.progress();
    assert!(progress.actions_left <= progress.actions_a_turn);
    match table.to_act() {
        ToAct::Choose(_) => {
            assert!(sizes.iter().all(|size| (1..=4).contains(size)) && sizes != [1, 1]);
            // The text of a live position is the position, but for its clocks.
            let line = table.position_text().unwrap();
            let again = begin_with(&line, &[]).0;
            assert_eq!(again.position_text().unwrap(), line);
            assert_eq!([again.to_act(), table.to_act()], [table.to_act(); 2]);
            assert_eq!(again.actions(), table.actions());
        }
        ToAct::Roll(dice) => assert!(dice.iter().all(|count| (2..=8).contains(count))),
        ToAct::Pass(_) => {}
        ToAct::Over => {
            let verdict = table.verdict().unwrap();
            assert_eq!(verdict.scores.iter().sum::<u16>(), 2);
            if matches!(verdict.ending, Ending::Eliminated | Ending::Duel) {
                let winner = verdict.winner.unwrap();
                assert_eq!(sizes[winner.opponent().index()], 0);
                assert!(sizes[winner.index()] > 0);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn matches_keep_their_order_to_the_end(seed in any::<u64>(), balanced: bool, quiet in 0_u32..40) {
        let quiet = (quiet + 5).to_string();
        let dealt = if balanced { "balanced" } else { "random" };
        let (table, events) = deal(seed, &[("quiet_turns", &quiet), ("deal", dealt)]);
        play_out(table, &events, seed);
    }

    #[test]
    fn lines_read_back_in_any_order(index in 0_usize..300, turned in 0_usize..4) {
        let lines = scattered(300);
        let line = &lines[index];
        prop_assert_eq!(&position(line).to_string(), line);
        let (first, rest) = line.split_once(" / ").unwrap();
        let mut camp: Vec<_> = first.split(' ').collect();
        let turns = turned % camp.len();
        camp.rotate_left(turns);
        let mixed = format!("{} / {rest}", camp.join(" "));
        prop_assert_eq!(position(&mixed), position(line));
    }
}

#[test]
fn without_the_quiet_clock_a_match_still_ends() {
    // Who attacks now and then has it over long before the cap.
    let (mut duels, mut longest) = (0, 0);
    for seed in 0..12 {
        let (table, events) = deal(seed, &[("quiet_turns", "0")]);
        let table = play_out(table, &events, seed);
        let ending = table.verdict().unwrap().ending;
        assert!(matches!(ending, Ending::Eliminated | Ending::Duel), "match {seed} ended by {ending:?}");
        duels += u32::from(ending == Ending::Duel);
        longest = longest.max(table.progress().turn);
    }
    assert!((1..12).contains(&duels) && longest < 1000, "{duels} duels, at most {longest} turns");
    // Without any attack the cap ends the match, and nothing else does.
    for seed in 0..3 {
        let (table, events) = deal(seed, &[("quiet_turns", "0")]);
        let leader = table.duplicate();
        let table = play_out_of(table, &events, seed, |action| !matches!(action, Action::Attack { .. }));
        let verdict = table.verdict().unwrap();
        assert_eq!((verdict.ending, table.progress().turn), (Ending::Cap, 1000));
        // No creature is lost, so the sum of ratings decides.
        let worth = |seat: Seat| -> u32 {
            let own = leader.pieces().iter().filter(|piece| piece.seat == seat);
            own.map(|piece| piece.ratings.unwrap()).map(|of| u32::from(of.attack) + u32::from(of.defence)).sum()
        };
        let expected = match worth(P1).cmp(&worth(P2)) {
            Ordering::Greater => Some(P1),
            Ordering::Equal => None,
            Ordering::Less => Some(P2),
        };
        assert_eq!(verdict.winner, expected);
    }
}

/// The rulebook and the rules have forced passes, but the board is too open for them: the player to move always has a move or an
/// attack. Checked for every set of cells that two sides can occupy.
#[test]
fn a_player_always_has_an_action() {
    let sets: Vec<CellSet> = (1_u32..1 << CELLS)
        .filter(|bits| bits.count_ones() <= 4)
        .map(|bits| (0..CELLS as u8).filter(|cell| bits >> cell & 1 == 1).map(Cell).collect())
        .collect();
    for &own in &sets {
        let near = own.touched() | own;
        for &enemies in sets.iter().filter(|&&enemies| (near & enemies).is_empty()) {
            let free = !(own | enemies);
            let stuck = |cell: Cell, movement: u8| destinations(cell, movement, free).is_empty();
            // If a piece can walk with each of the three movements, the side has an action whichever creature the piece is.
            let blocked = own.into_iter().all(|cell| (1..=3).any(|movement| stuck(cell, movement)));
            if blocked {
                // Then look closer: two creatures walk 1, four walk 2, two walk 3.
                assert!(!assignable(own, &stuck, [2, 4, 2]), "{own:?} against {enemies:?}");
            }
        }
    }
}

/// Whether every piece can be given a movement with which it is stuck, so many pieces for each movement.
fn assignable(cells: CellSet, stuck: &impl Fn(Cell, u8) -> bool, supply: [u8; 3]) -> bool {
    let Some(cell) = cells.first() else { return true };
    (1..=3).any(|movement| {
        let mut rest = supply;
        let there_is = std::mem::replace(&mut rest[movement - 1], supply[movement - 1].saturating_sub(1)) > 0;
        there_is && stuck(cell, movement as u8) && assignable(cells.without(cell), stuck, rest)
    })
}

/// A pass in a position that does not force one: the rest of the turn is lost and the clock goes on.
#[test]
fn a_pass_ends_the_turn_and_counts_as_quiet() {
    let rules = Holochess::new(&options(&[("quiet_turns", "2")]), 2).unwrap();
    let passed = rules.pass(&position("savrip@i1 / ngok@i7 houjix@o7 1 2"));
    assert_eq!(passed.to_string(), "savrip@i1 / ngok@i7 houjix@o7 2 2");
    assert_eq!([passed.clock().quiet, passed.clock().turn], [1, 2]);
    let decided = rules.pass(&passed);
    assert_eq!(decided.phase(), Phase::Over { winner: Some(P2), ending: Ending::Quiet });
    assert_eq!(rules.node_kind(&decided), NodeKind::Over);
    assert_eq!(passed.side(), Seat::SECOND);
}

#[test]
fn hashes_tell_positions_apart_and_leave_clocks_out() {
    let rules = Holochess::default();
    let mut seen = BTreeMap::new();
    for line in scattered(2000) {
        let hash = rules.hash(&position(&line));
        let before = seen.insert(hash, line.clone());
        assert!(before.is_none_or(|before| before == line));
    }
    let mut later = position("savrip@i1 / ngok@i7 houjix@o7 1 2");
    let hash = rules.hash(&later);
    for action in ["i1-i3", "i3-i1", "i7-i8", "i8-i7"] {
        later = rules.apply(&later, rules.read_action(action).unwrap());
    }
    assert_eq!(later.clock().quiet, 2);
    assert_eq!(rules.hash(&later), hash);
}

#[test]
fn a_position_is_a_small_value() {
    assert!(size_of::<Position>() <= 48, "{} bytes", size_of::<Position>());
}
