//! The star: its holes, neighbours, triangles, and the start of every number of players.

use holochess::rules::{
    Cell, Rules, Shape,
    chinese::{Chinese, PLAYERS, Triangle, triangle::hexagon},
    star::{AHEAD, BOARD, Directions, HOLES, HoleSet, Occupancy, ROWS, landings, neighbours, place},
};

use super::{naive::TRIANGLES, options, rules};
use crate::lots::Lots;

fn names(set: HoleSet) -> String {
    set.into_iter().map(|hole| BOARD.name(hole)).collect::<Vec<_>>().join(" ")
}

fn around(name: &str) -> String {
    BOARD.neighbours(BOARD.cell(name).unwrap()).iter().map(|hole| BOARD.name(*hole)).collect::<Vec<_>>().join(" ")
}

#[test]
fn there_are_121_holes_in_17_rows() {
    assert_eq!((BOARD.shape, BOARD.len(), HOLES), (Shape::Star, 121, 121));
    let all: Vec<String> = (b'a'..=b'q')
        .zip(ROWS)
        .flat_map(|(letter, length)| (1..=length).map(move |number| format!("{}{number}", letter as char)))
        .collect();
    assert_eq!(BOARD.names, all);
}

#[test]
fn a_hole_has_up_to_six_neighbours() {
    assert_eq!(around("i5"), "h5 h6 i4 i6 j5 j6");
    assert_eq!(around("a1"), "b1 b2");
    assert_eq!(around("e1"), "e2 f1");
    assert_eq!(around("d1"), "c1 d2 e5 e6");
    assert_eq!(around("e5"), "d1 e4 e6 f4 f5");
    assert_eq!(around("m13"), "l12 m12");
    assert_eq!(around("h1"), "g1 g2 h2 i1");
    for hole in BOARD.cells() {
        let beside: HoleSet = BOARD.neighbours(hole).iter().copied().collect();
        assert_eq!(beside, neighbours(hole));
        assert!(beside.into_iter().all(|other| neighbours(other).contains(hole)));
    }
    assert_eq!(BOARD.cells().filter(|hole| neighbours(*hole).len() == 2).count(), 6, "the tips");
}

#[test]
fn triangles_lie_clockwise_from_the_south() {
    for (triangle, holes) in Triangle::ALL.into_iter().zip(TRIANGLES) {
        assert_eq!(names(triangle.holes()), holes);
        assert_eq!(triangle.target(), triangle.opposite().holes());
    }
    let opposite = |triangle: Triangle| triangle.opposite();
    assert_eq!([Triangle::S, Triangle::SW, Triangle::NW].map(opposite), [Triangle::N, Triangle::NE, Triangle::SE]);
    assert_eq!(hexagon().len(), 61);
}

#[test]
fn all_players_start_in_their_triangles() {
    let set = |triangle: usize| TRIANGLES[triangle];
    let start = |players: usize, sets: &str| {
        let rules = rules(players, &[("sets", sets)]);
        rules.position_text(&rules.start()).unwrap()
    };
    assert_eq!(start(2, "1"), format!("{} / {} 1", set(0), set(3)));
    assert_eq!(start(3, "1"), format!("{} / {} / {} 1", set(0), set(2), set(4)));
    assert_eq!(start(4, "1"), format!("{} / {} / {} / {} 1", set(0), set(1), set(3), set(4)));
    assert_eq!(start(6, "1"), format!("{} 1", (0..6).map(set).collect::<Vec<_>>().join(" / ")));
    let pair = |first: usize| format!("{} + {}", set(first), set(first + 1));
    assert_eq!(start(3, "2"), format!("{} / {} / {} 1", pair(0), pair(2), pair(4)));
    assert_eq!(start(2, "3"), format!("{} + {} / {} + {} 1", pair(0), set(2), pair(3), set(5)));
}

#[test]
fn other_numbers_of_players_and_sets_are_refused() {
    for players in 0..8 {
        assert_eq!(Chinese::new(&options(&[]), players).is_ok(), PLAYERS.contains(&players), "{players}");
        for (sets, fits) in [("2", 3), ("3", 2)] {
            let found = Chinese::new(&options(&[("sets", sets)]), players);
            assert_eq!(found.is_ok(), players == fits, "{players} players, {sets} sets");
        }
    }
    let why = Chinese::new(&options(&[("sets", "2")]), 4).unwrap_err().to_string();
    assert!(why.contains("sets = 2 is not for 4 players"), "{why}");
}

#[test]
fn a_lot_among_the_players_draws_who_starts() {
    for players in PLAYERS {
        let rules = rules(players, &[]);
        let mut starts = vec![0; players];
        for byte in 0..252_u8 {
            starts[rules.deal(&mut || byte).mover().index()] += 1;
        }
        assert_eq!(starts, vec![252 / players; players]);
    }
    // A byte that would favour one player is skipped.
    let mut bytes = [255, 5].into_iter();
    assert_eq!(rules(6, &[]).deal(&mut || bytes.next().unwrap()).mover().index(), 5);
}

/// What the occupancy says is around a hole is what the board says.
#[test]
fn a_glance_around_a_hole_sees_what_is_there() {
    let mut lots = Lots::new(3);
    for _ in 0..200 {
        let taken: HoleSet = BOARD.cells().filter(|_| lots.below(3) == 0).collect();
        let mut occupancy = Occupancy::EMPTY;
        taken.into_iter().for_each(|hole| occupancy.flip(hole));
        for hole in BOARD.cells() {
            let around = occupancy.around(hole);
            let beside = |mut directions: Directions| {
                let cell = |direction: usize| Cell(AHEAD[hole.index()][direction][0]);
                std::iter::from_fn(|| directions.take_first()).map(cell).collect::<Vec<_>>()
            };
            let free = beside(around.steps());
            assert_eq!(free.len() as u32, around.steps().len());
            assert_eq!(free.into_iter().collect::<HoleSet>(), neighbours(hole) - taken);
            assert!(beside(around.hops()).into_iter().all(|over| taken.contains(over)));
            let behind = |over: Cell| {
                let (at, by) = (place(hole), place(over));
                BOARD.cells().find(|to| place(*to) == (2 * by.0 - at.0, 2 * by.1 - at.1))
            };
            let over_pawns: HoleSet = (neighbours(hole) & taken).into_iter().filter_map(behind).collect();
            assert_eq!(landings(hole, around.hops()), over_pawns - taken);
            assert_eq!(landings(hole, around.blocked()), over_pawns & taken);
        }
    }
}
