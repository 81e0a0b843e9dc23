//! Moves: exactly the movement, through empty cells, no cell twice, no diagonals; and the walk that is shown.

use std::collections::BTreeSet;

use holochess::rules::{
    Cell, Rules, Shape,
    circle::{BOARD, CELLS, CellSet, is_white, neighbours},
    holochess::{
        Holochess,
        walk::{destinations, shown},
    },
};

use super::{actions, begin, invariants::Chooser, naive, read};

/// The ends of the moves of the piece on a cell.
fn ends(line: &str, from: &str) -> BTreeSet<String> {
    let prefix = format!("{from}-");
    actions(begin(line).as_ref()).iter().filter_map(|action| action.strip_prefix(&prefix).map(str::to_owned)).collect()
}

fn cells(names: &str) -> BTreeSet<String> {
    names.split(' ').map(str::to_owned).collect()
}

fn shown_walk(line: &str, action: &str) -> String {
    let table = begin(line);
    let path = table.path(read(table.as_ref(), action));
    path.into_iter().map(|cell| BOARD.name(cell)).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_board_is_the_rulebooks() {
    assert_eq!(BOARD.shape, Shape::Circle);
    assert_eq!(BOARD.len(), 25);
    for cell in BOARD.cells() {
        let listed: BTreeSet<_> = BOARD.neighbours(cell).iter().map(|&next| BOARD.name(next).to_owned()).collect();
        assert_eq!(listed, naive::neighbours(BOARD.name(cell)).into_iter().collect(), "{}", BOARD.name(cell));
        assert_eq!(BOARD.neighbours(cell), neighbours(cell).into_iter().collect::<Vec<_>>());
        assert_eq!(BOARD.cell(BOARD.name(cell)), Some(cell));
    }
    assert_eq!(BOARD.cell("i13"), None);
}

#[test]
fn colours_alternate_along_and_across_the_rings() {
    assert!(is_white(Cell(0)) && !is_white(BOARD.cell("i1").unwrap()));
    for cell in BOARD.cells().skip(1) {
        for &next in BOARD.neighbours(cell).iter().filter(|next| next.0 != 0) {
            assert_ne!(is_white(cell), is_white(next), "{} and {}", BOARD.name(cell), BOARD.name(next));
        }
    }
}

#[test]
fn a_piece_walks_exactly_its_movement() {
    // Alone on its side of the board: one cell for Houjix, exactly two for Ghhhk, exactly three for Strider.
    assert_eq!(ends("houjix@i3 savrip@o9 / ngok@o7 1 2", "i3"), cells("d i2 i4 o3"));
    assert_eq!(ends("ghhhk@o3 savrip@o9 / ngok@o7 1 2", "o3"), cells("o1 o5 i2 i4 d"));
    // Along the outer ring, round one or two corners (even to i3, the long way), or by the centre to any ray.
    assert_eq!(
        ends("strider@o3 savrip@o9 / ngok@o7 1 2", "o3"),
        cells("o2 o4 o6 o12 d i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 i12")
    );
}

#[test]
fn a_walk_goes_round_but_never_through_a_piece() {
    // The cells beside o3 are taken: Ghhhk's only step is i3.
    let blocked = "ghhhk@o3 houjix@o2 savrip@o4 / ngok@o9 1 2";
    assert_eq!(ends(blocked, "o3"), cells("d i2 i4"));
    // With i3 occupied as well there is none, whichever side occupies it.
    assert_eq!(ends("ghhhk@o3 houjix@o2 savrip@o4 molator@i3 / ngok@o9 1 2", "o3"), BTreeSet::new());
    assert_eq!(ends("ghhhk@o3 houjix@o2 savrip@o4 / ngok@i3 molator@o9 1 2", "o3"), BTreeSet::new());
}

#[test]
fn a_walk_of_three_does_not_come_back_to_its_first_cell() {
    // Strider can only leave o3 by o4, and from there only by o5: o4 itself, i4 and i5 are out of reach or taken.
    let line = "strider@o3 houjix@o2 savrip@i3 ghhhk@i4 / ngok@i5 molator@o9 1 2";
    assert_eq!(ends(line, "o3"), cells("o6"));
}

#[test]
fn the_walk_that_turns_least_is_shown() {
    assert_eq!(shown_walk("ghhhk@i1 savrip@o9 / ngok@o3 1 2", "i1-i7"), "i1 d i7");
    assert_eq!(shown_walk("strider@o1 savrip@o9 / ngok@o7 1 2", "o1-o4"), "o1 o2 o3 o4");
    // From o1 to i3 along the outer or the inner ring: one turn each; the one by the cell that comes first is shown.
    assert_eq!(shown_walk("strider@o1 savrip@o9 / ngok@o7 1 2", "o1-i3"), "o1 i1 i2 i3");
    // That way taken, the other; both taken, the one that turns twice.
    assert_eq!(shown_walk("strider@o1 savrip@i1 / ngok@o7 molator@o8 1 2", "o1-i3"), "o1 o2 o3 i3");
    assert_eq!(shown_walk("strider@o1 savrip@i1 / ngok@o3 molator@o8 1 2", "o1-i3"), "o1 o2 i2 i3");
    // Straight on from the outer ring to the centre and out on the opposite ray.
    assert_eq!(shown_walk("strider@o1 savrip@o9 / ngok@o8 1 2", "o1-i7"), "o1 i1 d i7");
    // A right angle is less of a turn than across the centre from a ray to the next but one.
    assert_eq!(shown_walk("strider@i1 savrip@o9 / ngok@o7 1 2", "i1-o3"), "i1 i2 i3 o3");
    // Round the centre: Monnok from i1 to o2 has to turn; Strider beside it changes nothing.
    assert_eq!(shown_walk("monnok@i1 strider@i12 / ngok@o8 1 2", "i1-i2").split(' ').count(), 4);
}

#[test]
fn every_destination_has_a_shown_walk_and_no_other_cell_has() {
    let mut chooser = Chooser::new(7);
    for _ in 0..600 {
        let taken: CellSet = (0..8).map(|_| Cell(chooser.below(CELLS) as u8)).collect();
        for from in taken {
            for movement in 1..=3 {
                let ends = destinations(from, movement, !taken);
                for to in CellSet::ALL {
                    let walk = shown(from, to, movement, !taken);
                    assert_eq!(walk.is_some(), ends.contains(to));
                    let Some(walk) = walk else { continue };
                    assert_eq!((walk[0], walk[walk.len() - 1], walk.len()), (from, to, usize::from(movement) + 1));
                    assert_eq!(walk.iter().copied().collect::<CellSet>().len() as usize, walk.len(), "a cell twice");
                    assert!(walk.windows(2).all(|step| neighbours(step[0]).contains(step[1])));
                    assert!(walk[1..].iter().all(|cell| !taken.contains(*cell)));
                }
            }
        }
    }
}

#[test]
fn actions_come_in_a_fixed_order_and_once() {
    let rules = Holochess::default();
    let table = begin(super::MELEE);
    let all = table.actions();
    assert_eq!(all, begin(super::MELEE).actions());
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    // Savrip is the first of the table. It cannot walk here, so its attacks come first.
    assert_eq!(rules.action_text(all[0]), "i1xi2");
}
