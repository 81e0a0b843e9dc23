//! What a table tells its display: the tally of a seat, the cells in danger, the lines, the paths. Compared with the rulebook's
//! examples, and with slow counts over random matches.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use holochess::rules::{
    Action, Board, Cell, Event, GameId, Options, PieceId, Seat, Setup, Table, Tally, ToAct, dice::Seed, new_table,
};

use crate::lots::Lots;

pub fn options(game: GameId, changes: &[(&str, &str)]) -> Options {
    let mut options = game.options();
    for (key, value) in changes {
        options.set(key, value).unwrap_or_else(|why| panic!("{key}={value}: {why}"));
    }
    options
}

pub fn begin(game: GameId, players: usize, position: Option<&str>, changes: &[(&str, &str)]) -> Box<dyn Table> {
    let setup = Setup { game, options: options(game, changes), players, position: position.map(str::to_owned) };
    new_table(&setup, &mut Seed::from_number(11).deal()).unwrap_or_else(|why| panic!("{why}")).0
}

pub fn at(game: GameId, line: &str) -> Box<dyn Table> {
    begin(game, game.players_in(line), Some(line), &[])
}

pub fn seats(table: &dyn Table) -> impl Iterator<Item = Seat> + use<> {
    (0..table.seats()).map(Seat::new)
}

pub fn names(board: &Board, cells: &[Cell]) -> String {
    cells.iter().map(|cell| board.name(*cell)).collect::<Vec<_>>().join(" ")
}

/// Plays a table on at random and shows it before every decision. Hands what each decision did to `after`.
pub fn wander(
    mut table: Box<dyn Table>,
    decisions: usize,
    lots: &mut Lots,
    mut look: impl FnMut(&dyn Table),
    mut after: impl FnMut(&[Event]),
) {
    for _ in 0..decisions {
        look(&*table);
        let events = match table.to_act() {
            ToAct::Choose(seat) => {
                let actions = table.actions();
                let action = actions[lots.below(actions.len())];
                table.play(seat, action).unwrap()
            }
            ToAct::Pass(seat) => table.play(seat, Action::Pass).unwrap(),
            ToAct::Roll(dice) => {
                let hands = dice.map(|count| (0..count).map(|_| lots.below(6) as u8 + 1).collect());
                table.roll(1, &hands).unwrap()
            }
            ToAct::Over => return,
        };
        after(&events);
    }
}

/// The pieces that a seat has on the board.
pub fn standing(table: &dyn Table, seat: Seat) -> usize {
    let pieces = table.pieces().iter().zip(0u8..);
    pieces.filter(|(info, id)| info.seat == seat && table.cell_of(PieceId(*id)).is_some()).count()
}

#[test]
fn what_is_left_is_what_stands_on_the_board() {
    for (game, players) in [
        (GameId::Holochess, 2),
        (GameId::Groi, 2),
        (GameId::Revised, 2),
        (GameId::Demeter, 2),
        (GameId::Chinese, 2),
        (GameId::Chinese, 6),
    ] {
        let mut fewest = usize::MAX;
        for number in 0..6 {
            wander(
                begin(game, players, None, &[]),
                150,
                &mut Lots::new(number),
                |table| {
                    for seat in seats(table) {
                        let stand = standing(table, seat);
                        fewest = fewest.min(stand);
                        assert_eq!(usize::from(table.tally(seat).left), stand);
                    }
                },
                |_| {},
            );
        }
        let loses = matches!(game, GameId::Holochess | GameId::Groi | GameId::Revised);
        assert!(!loses || fewest < 4, "a player lost something in {}", game.id());
    }
    // Who is still to be placed is not lost.
    let table = begin(GameId::Holochess, 2, None, &[("placement", "chosen")]);
    assert_eq!(seats(&*table).map(|seat| table.tally(seat).left).collect::<Vec<_>>(), [4, 4]);
}

/// Steps from a cell to all others, over neighbours.
fn distances(board: &Board, from: Cell) -> BTreeMap<Cell, u16> {
    let mut found = BTreeMap::from([(from, 0)]);
    let mut open = VecDeque::from([from]);
    while let Some(cell) = open.pop_front() {
        for next in board.neighbours(cell) {
            if !found.contains_key(next) {
                found.insert(*next, found[&cell] + 1);
                open.push_back(*next);
            }
        }
    }
    found
}

/// The least cost of giving each pawn a hole of its own, over all subsets of holes.
fn cheapest(board: &Board, pawns: &[Cell], holes: &[Cell]) -> u16 {
    let mut best = vec![u16::MAX; 1 << holes.len()];
    best[0] = 0;
    let ways: Vec<_> = pawns.iter().map(|pawn| distances(board, *pawn)).collect();
    for taken in 0..best.len() {
        let pawn = taken.count_ones() as usize;
        if best[taken] == u16::MAX || pawn == pawns.len() {
            continue;
        }
        for (index, hole) in holes.iter().enumerate().filter(|(index, _)| taken >> index & 1 == 0) {
            let with = taken | 1 << index;
            best[with] = best[with].min(best[taken] + ways[pawn][hole]);
        }
    }
    best[best.len() - 1]
}

/// The ten holes of the triangles for two players, by the seat that has to fill them.
const TARGETS: [&str; 2] = ["n1 n2 n3 n4 o1 o2 o3 p1 p2 q1", "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4"];

#[test]
fn steps_left_on_the_star_are_counted_exactly() {
    let mut seen = BTreeSet::new();
    for number in 0..2 {
        wander(
            begin(GameId::Chinese, 2, None, &[]),
            60,
            &mut Lots::new(number),
            |table| {
                let board = table.board();
                for seat in seats(table) {
                    let pieces = table.pieces().iter().zip(0u8..).filter(|(info, _)| info.seat == seat);
                    let pawns: Vec<Cell> = pieces.map(|(_, id)| table.cell_of(PieceId(id)).unwrap()).collect();
                    let target: Vec<Cell> =
                        TARGETS[seat.index()].split(' ').map(|name| board.cell(name).unwrap()).collect();
                    let tally = table.tally(seat);
                    let home = pawns.iter().filter(|pawn| target.contains(pawn)).count() as u8;
                    assert_eq!(tally.home, Some(home));
                    assert_eq!(tally.to_go, Some(cheapest(board, &pawns, &target)));
                    seen.insert((tally.home, tally.to_go));
                }
            },
            |_| {},
        );
    }
    assert!(seen.len() > 20, "many different positions were looked at: {}", seen.len());
    // From tip to tip: twelve rows each way, and ten pawns that are as far from their places as any.
    let start = begin(GameId::Chinese, 2, None, &[]);
    assert_eq!(start.tally(Seat::FIRST).to_go, start.tally(Seat::SECOND).to_go);
}

#[test]
fn player_at_home_has_nothing_to_go_and_a_place() {
    // Ten rows up there is one step left: m5 to n1; then all pawns are home.
    let line = "m5 n2 n3 n4 o1 o2 o3 p1 p2 q1 / a1 b1 b2 c1 c2 c3 d1 d2 e5 d4 1";
    let mut table = at(GameId::Chinese, line);
    let before = table.tally(Seat::FIRST);
    assert_eq!(before, Tally { left: 10, home: Some(9), to_go: Some(1), scored: None, place: None });
    let action = table.read_action("m5-n1").unwrap();
    table.play(Seat::FIRST, action).unwrap();
    let after = table.tally(Seat::FIRST);
    assert_eq!(after, Tally { left: 10, home: Some(10), to_go: Some(0), scored: None, place: Some(1) });
}

#[test]
fn steps_to_a_goal_are_those_of_the_pawn_that_is_nearest() {
    // The source's example: white's G6 can be in A4 after four jumps; B3 and A3 stand next to it already.
    let table = at(GameId::Demeter, "g6 f5 d4 b3 a3 / b1 b2 w");
    assert_eq!(table.tally(Seat::FIRST).to_go, Some(1));
    // Black's pawns stand in column B, and H4 is six columns away.
    assert_eq!(table.tally(Seat::SECOND).to_go, Some(6));
    for number in 0..4 {
        wander(
            begin(GameId::Demeter, 2, None, &[]),
            120,
            &mut Lots::new(number),
            |table| {
                let board = table.board();
                for (seat, goals) in seats(table).zip([["a4", "a5"], ["h4", "h5"]]) {
                    let pieces = table.pieces().iter().zip(0u8..).filter(|(info, _)| info.seat == seat);
                    let pawns = pieces.map(|(_, id)| table.cell_of(PieceId(id)).unwrap());
                    let ways = pawns.map(|pawn| distances(board, pawn));
                    let nearest = ways.flat_map(|ways| goals.map(|goal| ways[&board.cell(goal).unwrap()])).min();
                    assert_eq!(table.tally(seat).to_go, nearest);
                }
            },
            |_| {},
        );
    }
}

#[test]
fn points_of_a_row_are_the_players_own_whatever_their_colour() {
    let changes = [("match", "points:12")];
    let mut table = begin(GameId::Groi, 2, None, &changes);
    assert_eq!(table.tally(Seat::FIRST).scored, Some(0));
    assert_eq!(begin(GameId::Groi, 2, None, &[]).tally(Seat::FIRST).scored, None);
    let mut lots = Lots::new(3);
    let mut scores = vec![0, 0];
    let mut games = 0;
    for _ in 0..4_000 {
        let events = match table.to_act() {
            ToAct::Choose(seat) => {
                let actions = table.actions();
                let action = actions[lots.below(actions.len())];
                table.play(seat, action).unwrap()
            }
            ToAct::Pass(seat) => table.play(seat, Action::Pass).unwrap(),
            ToAct::Roll(_) => unreachable!("no dice fall in Dejarik"),
            ToAct::Over => break,
        };
        for event in &events {
            if let Event::GameEnded { scores: told, .. } = event {
                games += 1;
                scores.clone_from(told);
            }
        }
        let tallied: Vec<u16> = seats(&*table).filter_map(|seat| table.tally(seat).scored).collect();
        assert_eq!(tallied, scores);
    }
    assert!(games > 1, "colours were changed: {games} games");
}

#[test]
fn lines_are_the_pawns_next_to_each_other_on_the_inner_ring() {
    let table = at(GameId::Revised, "i12 i1 o3 o5 / i6 i8 o10 o11 b 10");
    let lines = |table: &dyn Table| -> Vec<(u8, String)> {
        table.lines().into_iter().map(|(seat, cells)| (seat.number(), names(table.board(), &cells))).collect()
    };
    // The ring is closed; a gap is no line.
    assert_eq!(lines(&*table), [(1, "i12 i1".to_owned())]);
    // The finished line stands there as well: o5-i5 makes three of four in a row, which score by the revised rules.
    let mut table = at(GameId::Revised, "i3 i4 o5 o9 / i7 i8 o10 o11 b 10");
    assert_eq!(lines(&*table), [(1, "i3 i4".to_owned()), (2, "i7 i8".to_owned())]);
    let action = table.read_action("o5-i5").unwrap();
    let events = table.play(Seat::FIRST, action).unwrap();
    let made = events.iter().find_map(|event| match event {
        Event::Line { seat, cells, .. } => Some((*seat, cells.clone())),
        _ => None,
    });
    assert_eq!(table.lines().first(), made.as_ref());
    for game in [GameId::Holochess, GameId::Demeter, GameId::Chinese] {
        assert_eq!(begin(game, 2, None, &[]).lines(), []);
    }
}

#[test]
fn every_action_with_two_ends_has_a_way_and_the_one_that_is_shown_comes_first() {
    let (mut several, mut longest) = (0, 0);
    for (game, players) in [
        (GameId::Holochess, 2),
        (GameId::Groi, 2),
        (GameId::Revised, 2),
        (GameId::Demeter, 2),
        (GameId::Chinese, 2),
        (GameId::Chinese, 6),
    ] {
        wander(
            begin(game, players, None, &[]),
            70,
            &mut Lots::new(5),
            |table| {
                for action in table.actions() {
                    let (Action::Move { from, to } | Action::Attack { from, to } | Action::Swap { from, to }) = action
                    else {
                        continue;
                    };
                    let ways = table.ways(from, to);
                    assert!(ways.iter().all(|(meant, _)| *meant == action), "{ways:?}");
                    assert!(!ways.is_empty() && ways.len() <= 30, "{}", table.action_text(action));
                    let shown = table.path(action);
                    assert!(shown.is_empty() || ways[0].1 == shown, "{}", table.action_text(action));
                    let different: BTreeSet<_> = ways.iter().map(|(_, way)| way).collect();
                    assert_eq!(different.len(), ways.len());
                    for (_, way) in &ways {
                        assert_eq!((way[0], way[way.len() - 1]), (from, to));
                        longest = longest.max(way.len());
                        // A path leads over free cells; on its last cell a piece may stand that is attacked or swapped.
                        assert!(way[1..way.len() - 1].iter().all(|cell| table.piece_at(*cell).is_none()));
                    }
                    several += usize::from(ways.len() > 1);
                }
            },
            |_| {},
        );
    }
    assert!(several > 20 && longest > 3, "{several} ends with several ways, {longest} cells at most");
}

#[test]
fn ways_by_slide_and_by_jump_are_both_there() {
    // E2 slides up to E4.
    let table = at(GameId::Demeter, "e2 f2 g1 / b1 b2 w");
    let cell = |name: &str| table.board().cell(name).unwrap();
    let slides: Vec<String> =
        table.ways(cell("e2"), cell("e4")).iter().map(|(_, way)| names(table.board(), way)).collect();
    assert_eq!(slides, ["e2 e3 e4"]);
    // E2 comes to G2 by a jump over F2 alone: the slide is blocked.
    let jumps: Vec<String> =
        table.ways(cell("e2"), cell("g2")).iter().map(|(_, way)| names(table.board(), way)).collect();
    assert_eq!(jumps, ["e2 g2"]);
    // Two chains of two jumps lead round a square of friends to the opposite corner.
    let table = at(GameId::Demeter, "e1 e2 f1 f3 g2 / b1 b2 w");
    let ways: Vec<String> =
        table.ways(cell("e1"), cell("g3")).iter().map(|(_, way)| names(table.board(), way)).collect();
    assert!(ways.iter().all(|way| way.starts_with("e1 ") && way.ends_with(" g3")), "{ways:?}");
    assert_eq!(ways.len(), 2, "{ways:?}");
}
