//! Chinese Checkers once more, written from the rulebook alone with names of holes and maps: slow and plain.

use std::collections::{BTreeMap, BTreeSet};

/// A hole by name.
pub type Hole = String;

/// Rows with their first column, in half holes, and their length.
const ROWS: [(char, i32, i32); 17] = [
    ('a', 12, 1),
    ('b', 11, 2),
    ('c', 10, 3),
    ('d', 9, 4),
    ('e', 0, 13),
    ('f', 1, 12),
    ('g', 2, 11),
    ('h', 3, 10),
    ('i', 4, 9),
    ('j', 3, 10),
    ('k', 2, 11),
    ('l', 1, 12),
    ('m', 0, 13),
    ('n', 9, 4),
    ('o', 10, 3),
    ('p', 11, 2),
    ('q', 12, 1),
];

/// The triangles in turn order, hole by hole.
pub const TRIANGLES: [&str; 6] = [
    "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4",
    "e1 e2 e3 e4 f1 f2 f3 g1 g2 h1",
    "j1 k1 k2 l1 l2 l3 m1 m2 m3 m4",
    "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1",
    "j10 k10 k11 l10 l11 l12 m10 m11 m12 m13",
    "e10 e11 e12 e13 f10 f11 f12 g10 g11 h10",
];

/// Whose sets start where: by players and sets a player.
fn seating(players: usize, sets: usize) -> Vec<Vec<usize>> {
    match (players, sets) {
        (2, 1) => vec![vec![0], vec![3]],
        (3, 1) => vec![vec![0], vec![2], vec![4]],
        (4, 1) => vec![vec![0], vec![1], vec![3], vec![4]],
        (6, 1) => (0..6).map(|triangle| vec![triangle]).collect(),
        (3, 2) => vec![vec![0, 1], vec![2, 3], vec![4, 5]],
        (2, 3) => vec![vec![0, 1, 2], vec![3, 4, 5]],
        other => panic!("{other:?}"),
    }
}

fn holes() -> BTreeMap<(i32, i32), Hole> {
    let mut all = BTreeMap::new();
    for (up, (letter, first, length)) in (0..).zip(ROWS) {
        for number in 0..length {
            all.insert((first + 2 * number, up), format!("{letter}{}", number + 1));
        }
    }
    all
}

/// The game with its options.
pub struct Naive {
    at: BTreeMap<(i32, i32), Hole>,
    place: BTreeMap<Hole, (i32, i32)>,
    triangle: BTreeMap<Hole, usize>,
    seats: Vec<Vec<usize>>,
    blocking: String,
    fillers: BTreeSet<Hole>,
}

/// Pawns by hole, each with the triangle that its set starts in, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub pawns: BTreeMap<Hole, usize>,
    pub mover: usize,
}

impl Naive {
    pub fn new(players: usize, sets: usize, blocking: &str, fill_unused: bool) -> Self {
        let at = holes();
        let place = at.iter().map(|(place, hole)| (hole.clone(), *place)).collect();
        let triangle: BTreeMap<Hole, usize> =
            (0..6).flat_map(|number| TRIANGLES[number].split(' ').map(move |hole| (hole.to_owned(), number))).collect();
        let seats = seating(players, sets);
        let used = |triangle: usize| {
            let all: Vec<usize> = seats.concat();
            all.contains(&triangle) || all.contains(&((triangle + 3) % 6))
        };
        let filled = (0..6).filter(|triangle| fill_unused && !used(*triangle));
        let fillers = filled.flat_map(|triangle| TRIANGLES[triangle].split(' ')).map(str::to_owned).collect();
        Self { at, place, triangle, seats, blocking: blocking.to_owned(), fillers }
    }

    pub fn read(&self, line: &str) -> Table {
        let (camps, mover) = line.rsplit_once(' ').unwrap();
        let sets = camps.split(['/', '+']).zip(self.seats.concat());
        let pawns = sets.flat_map(|(camp, set)| camp.split_whitespace().map(move |hole| (hole.to_owned(), set)));
        Table { pawns: pawns.collect(), mover: mover.parse::<usize>().unwrap() - 1 }
    }

    /// The pawns as text, set by set, each in no particular order but always the same, and whose turn it is.
    pub fn write(&self, table: &Table) -> String {
        let set = |set: usize| -> String {
            let mut own: Vec<_> =
                table.pawns.iter().filter(|(_, owner)| **owner == set).map(|(hole, _)| hole).collect();
            own.sort_by_key(|hole| (hole.as_bytes()[0], hole[1..].parse::<u32>().unwrap()));
            own.into_iter().map(|hole| format!("{hole} ")).collect::<Vec<_>>().concat()
        };
        let camp = |sets: &Vec<usize>| sets.iter().map(|number| set(*number)).collect::<Vec<_>>().join("+ ");
        let camps = self.seats.iter().map(camp).collect::<Vec<_>>().join("/ ");
        format!("{camps}{}", table.mover + 1)
    }

    fn seat_of(&self, set: usize) -> usize {
        self.seats.iter().position(|sets| sets.contains(&set)).unwrap()
    }

    fn target(set: usize) -> BTreeSet<Hole> {
        TRIANGLES[(set + 3) % 6].split(' ').map(str::to_owned).collect()
    }

    fn beside(&self, hole: &Hole, way: (i32, i32), steps: i32) -> Option<&Hole> {
        let (x, y) = self.place[hole];
        self.at.get(&(x + way.0 * steps, y + way.1 * steps))
    }

    fn may_end(&self, set: usize, hole: &Hole) -> bool {
        let Some(triangle) = self.triangle.get(hole) else { return true };
        let all = self.seats.concat();
        let is_used = all.contains(triangle) || all.contains(&((triangle + 3) % 6));
        *triangle == set || *triangle == (set + 3) % 6 || !is_used
    }

    /// Every legal action with the table that follows; whose turn it is then is the next one's.
    pub fn follows(&self, table: &Table) -> BTreeMap<String, Table> {
        let mut found = BTreeMap::new();
        for (from, &set) in table.pawns.iter().filter(|(_, set)| self.seat_of(**set) == table.mover) {
            let target = Self::target(set);
            let is_home = target.contains(from);
            let taken = |hole: &Hole| hole != from && (table.pawns.contains_key(hole) || self.fillers.contains(hole));
            let swaps = |hole: &Hole| {
                let others = table.pawns.get(hole).is_some_and(|other| self.seat_of(*other) != table.mover);
                self.blocking == "swap" && target.contains(hole) && others
            };
            let mut ends = BTreeSet::new();
            let mut exchanges = BTreeSet::new();
            let ways = [(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
            for way in ways {
                if let Some(to) = self.beside(from, way, 1) {
                    if swaps(to) {
                        exchanges.insert(to.clone());
                    } else if !taken(to) && (!is_home || target.contains(to)) {
                        ends.insert(to.clone());
                    }
                }
            }
            let mut landed = BTreeSet::from([from.clone()]);
            let mut waiting = vec![from.clone()];
            while let Some(here) = waiting.pop() {
                for way in ways {
                    let (Some(over), Some(to)) = (self.beside(&here, way, 1), self.beside(&here, way, 2)) else {
                        continue;
                    };
                    if !taken(over) {
                        continue;
                    }
                    if swaps(to) {
                        exchanges.insert(to.clone());
                    } else if !taken(to) && (!is_home || target.contains(to)) && landed.insert(to.clone()) {
                        ends.insert(to.clone());
                        waiting.push(to.clone());
                    }
                }
            }
            for to in ends.iter().filter(|to| *to != from && self.may_end(set, to)) {
                let mut next = table.clone();
                next.pawns.remove(from);
                next.pawns.insert(to.clone(), set);
                found.insert(format!("{from}-{to}"), next);
            }
            for to in exchanges {
                let mut next = table.clone();
                let other = next.pawns.insert(to.clone(), set).unwrap();
                next.pawns.insert(from.clone(), other);
                found.insert(format!("{from}={to}"), next);
            }
        }
        for next in found.values_mut() {
            next.mover = (table.mover + 1) % self.seats.len();
        }
        found
    }

    pub fn has_won(&self, table: &Table, seat: usize) -> bool {
        self.seats[seat].iter().all(|set| {
            let target = Self::target(*set);
            if self.blocking == "fill" {
                let full = target.iter().all(|hole| table.pawns.contains_key(hole));
                full && target.iter().any(|hole| self.seat_of(table.pawns[hole]) == seat)
            } else {
                table.pawns.iter().filter(|(_, owner)| *owner == set).all(|(hole, _)| target.contains(hole))
            }
        })
    }

    /// Counts sequences of decisions; the first who wins ends it.
    pub fn perft(&self, table: &Table, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut table = table.clone();
        for _ in 0..self.seats.len() {
            let next = self.follows(&table);
            if !next.is_empty() {
                let over = |next: &Table| (0..self.seats.len()).any(|seat| self.has_won(next, seat));
                let count = |next: &Table| if over(next) { u64::from(depth == 1) } else { self.perft(next, depth - 1) };
                return next.values().map(count).sum();
            }
            table.mover = (table.mover + 1) % self.seats.len();
        }
        0
    }
}
