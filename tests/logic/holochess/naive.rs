//! A second implementation of the rules, slow and plain: names and text instead of numbers and sets, written from the
//! rulebook alone. It tells the moves of a line of notation and the lines that follow.

use std::collections::{BTreeMap, BTreeSet};

/// id, attack, defence, movement.
const TABLE: [(&str, i32, i32, usize); 8] = [
    ("savrip", 6, 6, 2),
    ("monnok", 6, 5, 3),
    ("ghhhk", 4, 3, 2),
    ("houjix", 4, 4, 1),
    ("strider", 2, 7, 3),
    ("ngok", 3, 8, 1),
    ("klorslug", 7, 3, 2),
    ("molator", 8, 2, 2),
];

/// What an action can lead to: the line that follows, or `duel`, or `won 1`, `won 2`.
/// An attack is there once for each outcome that can happen, though two of them may lead to the same line. Sorted.
pub type Follows = Vec<(String, String)>;

#[derive(Clone)]
struct Board {
    /// Player and creature by cell.
    pieces: BTreeMap<String, (usize, String)>,
    side: usize,
    left: usize,
    push: Option<String>,
}

/// Every legal action of a line with every line that can follow.
pub fn follows(line: &str) -> Follows {
    let board = read(line);
    let mut found = Follows::new();
    if let Some(cell) = &board.push {
        for to in free_neighbours(&board, cell) {
            let mut next = board.clone();
            let piece = next.pieces.remove(cell).unwrap();
            next.pieces.insert(to.clone(), piece);
            next.push = None;
            found.push((format!(">{to}"), ends(next)));
        }
        found.sort();
        return found;
    }
    for (cell, (player, creature)) in &board.pieces {
        if *player != board.side {
            continue;
        }
        let (_, attack, _, movement) = *entry(creature);
        let mut walk = vec![cell.clone()];
        let mut reached = BTreeSet::new();
        go(&board, &mut walk, movement, &mut reached);
        for to in reached {
            let mut next = board.clone();
            let piece = next.pieces.remove(cell).unwrap();
            next.pieces.insert(to.clone(), piece);
            next.left -= 1;
            found.push((format!("{cell}-{to}"), ends(next)));
        }
        for target in neighbours(cell) {
            let Some((owner, victim)) = board.pieces.get(&target) else { continue };
            if owner == player {
                continue;
            }
            let defence = entry(victim).2;
            // The lowest and the highest that the difference of the sums can be; all between can be too.
            let (low, high) = (attack - 6 * defence, 6 * attack - defence);
            let action = format!("{cell}x{target}");
            let can = |from: i32, to: i32| low <= to && from <= high;
            if can(7, 99) {
                found.push((action.clone(), without(&board, &target)));
            }
            if can(1, 6) {
                found.push((action.clone(), pushed(&board, &target)));
            }
            if can(-6, 0) {
                found.push((action.clone(), pushed(&board, cell)));
            }
            if can(-99, -7) {
                found.push((action, without(&board, cell)));
            }
        }
    }
    found.sort();
    found
}

/// Counts sequences of decisions from a line.
pub fn perft(line: &str, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let goes_on = |next: &str| !next.starts_with("duel") && !next.starts_with("won");
    let count = |next: &str| if goes_on(next) { perft(next, depth - 1) } else { u64::from(depth == 1) };
    follows(line).iter().map(|(_, next)| count(next)).sum()
}

fn go(board: &Board, walk: &mut Vec<String>, steps: usize, reached: &mut BTreeSet<String>) {
    if steps == 0 {
        reached.insert(walk.last().unwrap().clone());
        return;
    }
    for next in neighbours(walk.last().unwrap()) {
        if !board.pieces.contains_key(&next) && !walk.contains(&next) {
            walk.push(next);
            go(board, walk, steps - 1, reached);
            walk.pop();
        }
    }
}

fn without(board: &Board, cell: &str) -> String {
    let mut next = board.clone();
    let (loser, _) = next.pieces.remove(cell).unwrap();
    next.left -= 1;
    let count = |player| next.pieces.values().filter(|(owner, _)| *owner == player).count();
    match (count(1), count(2)) {
        (1, 1) => "duel".to_owned(),
        (0, _) | (_, 0) => format!("won {}", 3 - loser),
        _ => ends(next),
    }
}

fn pushed(board: &Board, cell: &str) -> String {
    let mut next = board.clone();
    next.left -= 1;
    if free_neighbours(board, cell).is_empty() {
        return ends(next);
    }
    next.push = Some(cell.to_owned());
    write(&next)
}

/// The line after an action, the next player's turn if nothing is left of this one.
fn ends(mut board: Board) -> String {
    if board.left == 0 {
        board.left = 2;
        board.side = 3 - board.side;
    }
    write(&board)
}

fn free_neighbours(board: &Board, cell: &str) -> Vec<String> {
    neighbours(cell).into_iter().filter(|cell| !board.pieces.contains_key(cell)).collect()
}

pub fn neighbours(cell: &str) -> Vec<String> {
    if cell == "d" {
        return (1..=12).map(|ray| format!("i{ray}")).collect();
    }
    let (ring, ray) = cell.split_at(1);
    let ray: i32 = ray.parse().unwrap();
    let around = |ray: i32| (ray - 1).rem_euclid(12) + 1;
    let mut cells = vec![format!("{ring}{}", around(ray - 1)), format!("{ring}{}", around(ray + 1))];
    if ring == "i" {
        cells.extend(["d".to_owned(), format!("o{ray}")]);
    } else {
        cells.push(format!("i{ray}"));
    }
    cells
}

fn entry(creature: &str) -> &'static (&'static str, i32, i32, usize) {
    TABLE.iter().find(|entry| entry.0 == creature).unwrap()
}

fn read(line: &str) -> Board {
    let (first, rest) = line.split_once(" / ").unwrap();
    let mut pieces = BTreeMap::new();
    let mut numbers = Vec::new();
    let mut push = None;
    let fields = first.split(' ').map(|field| (1, field)).chain(rest.split(' ').map(|field| (2, field)));
    for (player, field) in fields {
        if let Some((creature, cell)) = field.split_once('@') {
            pieces.insert(cell.to_owned(), (player, creature.to_owned()));
        } else if let Some(cell) = field.strip_prefix('>') {
            push = Some(cell.to_owned());
        } else {
            numbers.push(field.parse().unwrap());
        }
    }
    Board { pieces, side: numbers[0], left: numbers[1], push }
}

fn write(board: &Board) -> String {
    let all: Vec<String> = std::iter::once("d".to_owned())
        .chain((1..=12).map(|ray| format!("i{ray}")))
        .chain((1..=12).map(|ray| format!("o{ray}")))
        .collect();
    let camp = |player: usize| {
        all.iter()
            .filter_map(|cell| {
                let (owner, creature) = board.pieces.get(cell)?;
                (*owner == player).then(|| format!("{creature}@{cell}"))
            })
            .collect::<Vec<_>>()
            .join(" ")
    };
    let mut line = format!("{} / {} {} {}", camp(1), camp(2), board.side, board.left);
    if let Some(cell) = &board.push {
        line = format!("{line} >{cell}");
    }
    line
}
