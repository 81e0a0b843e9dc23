//! Déméter once more, written from the rulebook alone with names of squares and lists: slow and plain.

use std::collections::{BTreeMap, BTreeSet};

/// A side's pawns by square name, such as `g2`.
type Pawns = BTreeMap<(u8, u8), char>;

fn squares_of(text: &str, colour: char, pawns: &mut Pawns) {
    for name in text.split_whitespace() {
        let bytes = name.as_bytes();
        pawns.insert((bytes[0], bytes[1]), colour);
    }
}

fn read(line: &str) -> (Pawns, char) {
    let (white, rest) = line.split_once('/').unwrap();
    let (black, side) = rest.rsplit_once(' ').unwrap();
    let mut pawns = Pawns::new();
    squares_of(white, 'w', &mut pawns);
    squares_of(black, 'b', &mut pawns);
    (pawns, side.chars().next().unwrap())
}

fn write(pawns: &Pawns, side: char) -> String {
    let camp = |colour: char| -> String {
        let own = pawns.iter().filter(|(_, owner)| **owner == colour);
        own.map(|((column, row), _)| format!("{}{} ", *column as char, *row as char)).collect::<Vec<_>>().concat()
    };
    format!("{}/ {}{side}", camp('w'), camp('b'))
}

fn own_camp(colour: char, column: u8) -> bool {
    if colour == 'w' { (b'e'..=b'h').contains(&column) } else { (b'a'..=b'd').contains(&column) }
}

fn goal_in_camp_of(colour: char, (column, row): (u8, u8)) -> bool {
    column == if colour == 'w' { b'h' } else { b'a' } && (row == b'4' || row == b'5')
}

fn on_board((column, row): (u8, u8)) -> bool {
    (b'a'..=b'h').contains(&column) && (b'1'..=b'8').contains(&row)
}

fn step((column, row): (u8, u8), (right, up): (i8, i8)) -> (u8, u8) {
    (column.wrapping_add_signed(right), row.wrapping_add_signed(up))
}

const ALL_WAYS: [(i8, i8); 8] = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Every chain, one after the other, by trying each next jump.
fn chains(pawns: &Pawns, colour: char, chain: &mut Vec<(u8, u8)>, ends: &mut BTreeSet<(u8, u8)>) {
    let here = *chain.last().unwrap();
    let other = if colour == 'w' { 'b' } else { 'w' };
    if goal_in_camp_of(other, here) {
        return;
    }
    for way in ALL_WAYS {
        let over = step(here, way);
        let to = step(over, way);
        // The jumping pawn is not among `pawns`, so its square is empty.
        if pawns.get(&over) == Some(&colour)
            && on_board(to)
            && !pawns.contains_key(&to)
            && !goal_in_camp_of(colour, to)
            && !chain.contains(&to)
        {
            ends.insert(to);
            chain.push(to);
            chains(pawns, colour, chain, ends);
            chain.pop();
        }
    }
}

/// Every legal action with the line that follows; a goal is followed by `won`.
pub fn follows(line: &str) -> BTreeMap<String, String> {
    let (pawns, side) = read(line);
    let other = if side == 'w' { 'b' } else { 'w' };
    let mut found = BTreeMap::new();
    for (&from, _) in pawns.iter().filter(|(_, owner)| **owner == side) {
        let mut ends = BTreeSet::new();
        if own_camp(side, from.0) {
            for way in &ALL_WAYS[..4] {
                let mut to = step(from, *way);
                while on_board(to) && own_camp(side, to.0) && !pawns.contains_key(&to) && !goal_in_camp_of(side, to) {
                    ends.insert(to);
                    to = step(to, *way);
                }
            }
        }
        let mut without = pawns.clone();
        without.remove(&from);
        chains(&without, side, &mut vec![from], &mut ends);
        ends.remove(&from);
        for to in ends {
            let mut next = without.clone();
            next.insert(to, side);
            let name = |(column, row): (u8, u8)| format!("{}{}", column as char, row as char);
            let after = if goal_in_camp_of(other, to) { "won".to_owned() } else { write(&next, other) };
            found.insert(format!("{}-{}", name(from), name(to)), after);
        }
    }
    found
}

/// Counts sequences of decisions; a player who cannot move passes, and if neither can, the match is over.
pub fn perft(line: &str, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut next = follows(line);
    if next.is_empty() {
        let (pawns, side) = read(line);
        let passed = write(&pawns, if side == 'w' { 'b' } else { 'w' });
        next = follows(&passed);
    }
    next.values().map(|after| if after == "won" { u64::from(depth == 1) } else { perft(after, depth - 1) }).sum()
}
