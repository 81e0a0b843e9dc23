//! The kinds of endings, by how many creatures stand against how many, and the place of every position among those of its kind.

use std::sync::LazyLock;

use super::placement::Placements;
use holochess_rules::{
    GameId, Rules, Seat,
    holochess::{ACTIONS_A_TURN, Creature, Draft, Holochess, Phase, Position},
};

/// Values of a placement: either camp to move, with one or two actions left.
pub const TURNS: usize = 2 * ACTIONS_A_TURN as usize;

/// The sizes of the two camps. The first camp is the larger one; of two equal ones, the one whose creatures come first in the
/// rulebook's table.
#[derive(Debug)]
pub struct Kind {
    /// How many creatures each camp has.
    pub sizes: [usize; 2],
    placements: Placements,
    /// Both camps of every choice of creatures, in the order of the rulebook's table.
    choices: Vec<[Vec<Creature>; 2]>,
    /// The number of a choice, by the sets of both camps.
    numbers: Vec<u16>,
}

/// Where a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the choice of creatures.
    pub choice: usize,
    /// The number among the positions of that choice: the placement, then the turn.
    pub number: usize,
    /// The seat of the first camp.
    pub first: Seat,
}

/// Two against one.
pub static THREE: LazyLock<Kind> = LazyLock::new(|| Kind::new([2, 1]));
/// Two against two, and three against one.
pub static FOUR: LazyLock<[Kind; 2]> = LazyLock::new(|| [Kind::new([2, 2]), Kind::new([3, 1])]);

/// The set of some creatures, a bit each.
fn set(creatures: impl Iterator<Item = Creature>) -> usize {
    creatures.fold(0, |set, creature| set | 1 << creature.index())
}

const SETS: usize = 1 << Creature::COUNT;

impl Kind {
    fn new(sizes: [usize; 2]) -> Self {
        let members = |set: usize| Creature::ALL.into_iter().filter(move |creature| set >> creature.index() & 1 == 1);
        let sets = |size: usize| (0..SETS).filter(move |set| set.count_ones() as usize == size);
        let (mut choices, mut numbers) = (Vec::new(), vec![u16::MAX; SETS * SETS]);
        for first in sets(sizes[0]) {
            for second in sets(sizes[1]).filter(|second| first & second == 0) {
                let is_other_way_round = sizes[0] == sizes[1] && first.trailing_zeros() > second.trailing_zeros();
                if !is_other_way_round {
                    numbers[first * SETS + second] = choices.len() as u16;
                    choices.push([first, second].map(|set| members(set).collect()));
                }
            }
        }
        Self { sizes, placements: Placements::new(sizes[0] + sizes[1]), choices, numbers }
    }

    /// How many choices of creatures there are.
    pub fn choices(&self) -> usize {
        self.choices.len()
    }

    /// The creatures of a choice.
    pub fn camps(&self, choice: usize) -> &[Vec<Creature>; 2] {
        &self.choices[choice]
    }

    /// How many positions every choice of creatures has.
    pub fn positions(&self) -> usize {
        self.placements.count() * TURNS
    }

    /// The place of a position of this kind in which a player has to act; `None` for any other.
    pub fn place(&self, position: &Position) -> Option<Place> {
        if position.phase() != Phase::Acting {
            return None;
        }
        let sizes = position.sizes().map(|size| size as usize);
        let sets = Seat::BOTH.map(|seat| set(position.creatures(seat)));
        let number_of = |first: usize| self.numbers[sets[first] * SETS + sets[1 - first]];
        let first =
            (0..2).find(|&first| [sizes[first], sizes[1 - first]] == self.sizes && number_of(first) != u16::MAX)?;
        let seat = Seat::new(first);
        let cells = [seat, seat.opponent()].into_iter().flat_map(|seat| position.standing(seat)).map(|(_, cell)| cell);
        let turn = usize::from(position.side() != seat) * 2 + usize::from(position.left()) - 1;
        Some(Place {
            choice: usize::from(number_of(first)),
            number: self.placements.number(cells) * TURNS + turn,
            first: seat,
        })
    }

    /// The position at a place of a choice, the first camp in the first seat.
    pub fn position(&self, choice: usize, number: usize) -> Position {
        let (camps, turn) = (self.camps(choice), number % TURNS);
        let mut cells = self.placements.example(number / TURNS).iter().copied();
        let camps = [0, 1].map(|camp| camps[camp].iter().copied().zip(&mut cells).collect());
        let side = if is_first_to_move(number) { Seat::FIRST } else { Seat::SECOND };
        Position::build(&Draft { camps, side, left: turn as u8 % ACTIONS_A_TURN + 1, push: None })
            .expect("creatures on different cells are a position")
    }
}

/// Whether the first camp is to move at a place.
pub fn is_first_to_move(number: usize) -> bool {
    number % TURNS < usize::from(ACTIONS_A_TURN)
}

/// Whether a turn begins at a place: nothing of it has been played.
pub fn begins_turn(number: usize) -> bool {
    number % usize::from(ACTIONS_A_TURN) == usize::from(ACTIONS_A_TURN) - 1
}

/// The rules without a quiet clock.
pub fn rules() -> Holochess {
    let mut options = GameId::Holochess.options();
    options.set("quiet_turns", "0").expect("the rulebook has this option, and 0 turns it off");
    Holochess::new(&options, 2).expect("these are the options of Holochess, which two play")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_again() {
        assert_eq!([THREE.choices(), FOUR[0].choices(), FOUR[1].choices()], [168, 210, 280]);
        for kind in [&*THREE, &FOUR[0], &FOUR[1]] {
            for choice in (0..kind.choices()).step_by(17) {
                for number in (0..kind.positions()).step_by(379) {
                    let place = Place { choice, number, first: Seat::FIRST };
                    assert_eq!(kind.place(&kind.position(choice, number)), Some(place));
                }
            }
        }
        let push: Position = "houjix@i1 savrip@o7 / strider@i2 1 1 >i2".parse().expect("it is a position");
        assert_eq!(THREE.place(&push), None);
    }
}
