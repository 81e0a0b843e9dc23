//! Dejarik a second time, written from the rulebook alone and without a thought for speed: spots instead of bits, every move
//! tried step by step.

use holochess::rules::GameId;

/// A place on the board; rays run from 0 to 11 here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    Centre,
    Inner(u8),
    Outer(u8),
}

use Spot::{Centre, Inner, Outer};

fn step(ray: u8, by: i32) -> u8 {
    (i32::from(ray) + by).rem_euclid(12) as u8
}

impl Spot {
    fn read(text: &str) -> Self {
        match text.split_at(1) {
            ("i", ray) => Inner(ray.parse::<u8>().unwrap() - 1),
            ("o", ray) => Outer(ray.parse::<u8>().unwrap() - 1),
            _ => Centre,
        }
    }

    fn text(self) -> String {
        match self {
            Centre => "d".to_owned(),
            Inner(ray) => format!("i{}", ray + 1),
            Outer(ray) => format!("o{}", ray + 1),
        }
    }
}

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    groi: bool,
    /// Black's pawns and white's, sorted.
    pawns: [Vec<Spot>; 2],
    moves: u32,
    /// What black and white have earned, once it is over.
    pub points: Option<[u16; 2]>,
}

impl Game {
    pub fn read(game: GameId, line: &str) -> Self {
        let (black, rest) = line.split_once(" / ").unwrap();
        let mut words: Vec<&str> = rest.split(' ').collect();
        let moves = words.pop().unwrap().parse().unwrap();
        let side = words.pop().unwrap();
        assert_eq!(side == "w", moves % 2 == 1);
        let camp = |cells: &mut dyn Iterator<Item = &str>| {
            let mut camp: Vec<Spot> = cells.map(Spot::read).collect();
            camp.sort_unstable();
            camp
        };
        let pawns = [camp(&mut black.split(' ')), camp(&mut words.into_iter())];
        Self { groi: game == GameId::Groi, pawns, moves, points: None }
    }

    pub fn line(&self) -> String {
        let camp = |pawns: &[Spot]| pawns.iter().map(|spot| spot.text()).collect::<Vec<_>>().join(" ");
        let side = if self.mover() == 0 { "b" } else { "w" };
        format!("{} / {} {side} {}", camp(&self.pawns[0]), camp(&self.pawns[1]), self.moves)
    }

    fn mover(&self) -> usize {
        (self.moves % 2) as usize
    }

    fn empty(&self, spot: Spot) -> bool {
        self.pawns.iter().all(|camp| !camp.contains(&spot))
    }

    /// Every legal move in the rulebook's notation, with the position after it.
    pub fn moves(&self) -> Vec<(String, Self)> {
        let mut found = Vec::new();
        if self.points.is_some() {
            return found;
        }
        for &from in &self.pawns[self.mover()] {
            match from {
                Centre => {
                    for ray in 0..12 {
                        if self.empty(Inner(ray)) && self.empty(Outer(ray)) {
                            found.push(self.go(from, Outer(ray), None));
                        }
                    }
                }
                Inner(ray) => {
                    if self.empty(Outer(ray)) {
                        found.push(self.go(from, Outer(ray), None));
                    }
                }
                Outer(ray) => {
                    if self.empty(Inner(ray)) && self.empty(Centre) {
                        found.push(self.go(from, Centre, None));
                    }
                    if self.empty(Inner(ray)) {
                        found.push(self.go(from, Inner(ray), None));
                    }
                    if self.groi && self.moves < 2 {
                        continue;
                    }
                    for s in [1, -1] {
                        let (one, two) = (step(ray, s), step(ray, 2 * s));
                        if [Inner(ray), Inner(one)].into_iter().all(|spot| self.empty(spot)) {
                            found.push(self.exit(from, one, s));
                        }
                        if [Outer(one), Inner(ray), Inner(one), Inner(two)].into_iter().all(|spot| self.empty(spot)) {
                            found.push(self.exit(from, two, s));
                        }
                    }
                }
            }
        }
        found
    }

    /// A diagonal exit that lands on ray `t`, going in direction `s`: kill, boost or end.
    fn exit(&self, from: Spot, mut t: u8, s: i32) -> (String, Self) {
        let (own, enemy) = (self.mover(), 1 - self.mover());
        loop {
            let next = Inner(step(t, s));
            if self.pawns[enemy].contains(&next) {
                return self.go(from, Inner(t), Some(next));
            }
            let behind = self.pawns[own].contains(&Outer(t)) && Outer(t) != from;
            if !(behind && self.empty(next) && self.empty(Inner(step(t, 2 * s)))) {
                return self.go(from, Inner(t), None);
            }
            t = step(t, 2 * s);
        }
    }

    fn go(&self, from: Spot, to: Spot, killed: Option<Spot>) -> (String, Self) {
        let (own, enemy) = (self.mover(), 1 - self.mover());
        let mut after = self.clone();
        after.pawns[own].retain(|spot| *spot != from);
        after.pawns[own].push(to);
        after.pawns[own].sort_unstable();
        after.pawns[enemy].retain(|spot| Some(*spot) != killed);
        after.moves += 1;
        for side in [own, enemy] {
            let earned = after.earned(side);
            if earned > 0 && after.points.is_none() {
                let mut points = [0, 0];
                points[side] = earned;
                after.points = Some(points);
            }
        }
        (format!("{}-{}", from.text(), to.text()), after)
    }

    /// The highest of all that a side earns.
    fn earned(&self, side: usize) -> u16 {
        let pawns = &self.pawns[side];
        let next_to_each_other =
            |count: i32| (0..12).any(|ray| (0..count).all(|more| pawns.contains(&Inner(step(ray, more)))));
        let mut earned = 0;
        if next_to_each_other(3) && (!self.groi || pawns.len() == 3) {
            earned = 1;
        }
        if self.pawns[1 - side].len() == 2 {
            earned = 2;
        }
        if next_to_each_other(4) {
            earned = 3;
        }
        earned
    }

    pub fn has_scored(&self) -> bool {
        (0..2).any(|side| self.earned(side) > 0)
    }

    /// The turn passes; if the other side cannot move either, the game is drawn without points.
    pub fn pass(&self) -> Self {
        let mut after = self.clone();
        after.moves += 1;
        if after.moves().is_empty() {
            after.points = Some([0, 0]);
        }
        after
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.points.is_some() {
            return 0;
        }
        let moves = self.moves();
        if moves.is_empty() {
            self.pass().perft(depth)
        } else {
            moves.iter().map(|(_, after)| after.perft(depth - 1)).sum()
        }
    }
}
