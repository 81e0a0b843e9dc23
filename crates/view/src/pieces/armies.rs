//! The figures of a game's pawns.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::{FigureKind, Outline, Set, set};
use crate::creatures::CREATURES;
use holochess_rules::{GameId, PieceId, PieceInfo, Seat};
use holochess_session::DisplayedBoard;

/// The creatures of each game's pawns, by seat; where none are chosen, the game's own.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Armies {
    chosen: BTreeMap<(GameId, Seat), Vec<String>>,
}

impl Armies {
    /// How many creatures a seat chooses in a game; 0 if none can be chosen.
    pub fn size(game: GameId) -> usize {
        match set(game) {
            Set::Creatures { each, .. } => each,
            Set::Named | Set::Pawns => 0,
        }
    }

    /// A seat's creatures if none are chosen.
    pub fn default_of(game: GameId, seat: Seat) -> Vec<String> {
        match set(game) {
            Set::Creatures { default, .. } => {
                default[seat.index() % default.len()].iter().map(|id| (*id).to_owned()).collect()
            }
            Set::Named | Set::Pawns => Vec::new(),
        }
    }

    /// The creatures of a seat, as many as it chooses in this game.
    pub fn creatures_of(&self, game: GameId, seat: Seat) -> Vec<String> {
        let default = Self::default_of(game, seat);
        let chosen = self.chosen.get(&(game, seat)).map_or(&[][..], Vec::as_slice);
        let place = |(index, own): (usize, String)| chosen.get(index).cloned().unwrap_or(own);
        default.into_iter().enumerate().map(place).collect()
    }

    /// Sets a seat's creatures for a game, by the ids of their folders. Missing ones are filled from the game's own army, so an
    /// empty list undoes the choice.
    pub fn choose(&mut self, game: GameId, seat: Seat, creatures: Vec<String>) {
        self.chosen.insert((game, seat), creatures);
    }

    /// The figure of a piece of the match on the table.
    pub fn figure(&self, shown: &DisplayedBoard, piece: PieceId) -> FigureKind {
        self.figure_of(shown.game(), shown.pieces(), piece)
    }

    /// Which figure shows a piece of these in a game.
    pub fn figure_of(&self, game: GameId, pieces: &[PieceInfo], piece: PieceId) -> FigureKind {
        let info = &pieces[piece.index()];
        match set(game) {
            Set::Pawns => {
                let seats = pieces.iter().map(|other| other.seat.index() + 1).max().unwrap_or_default();
                FigureKind::Pawn(Outline::for_seat(info.sign(seats)))
            }
            Set::Creatures { .. } => {
                let army = self.creatures_of(game, info.seat);
                let place = pieces[..piece.index()].iter().filter(|other| other.seat == info.seat).count();
                match army.get(place % army.len().max(1)) {
                    Some(creature) => FigureKind::Creature(creature.clone()),
                    None => FigureKind::Pawn(Outline::for_seat(info.seat)),
                }
            }
            Set::Named => FigureKind::Creature(info.kind.to_owned()),
        }
    }

    /// Whether another side plays with the same creature as a piece.
    pub fn is_shared(&self, shown: &DisplayedBoard, piece: PieceId) -> bool {
        let own = self.figure(shown, piece);
        let seat = shown.piece(piece).seat;
        shown.piece_ids().any(|(other, info)| info.seat != seat && self.figure(shown, other) == own)
    }

    /// All creatures that can be chosen.
    pub fn candidates() -> &'static [&'static str] {
        &CREATURES
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use holochess_rules::{Setup, new_table};

    #[test]
    fn every_set_of_pawns_has_a_shape_of_its_own_and_a_first_one_its_seats() {
        for (players, sets) in [(2, "1"), (6, "1"), (3, "2"), (2, "3")] {
            let game = GameId::Chinese;
            let mut options = game.options();
            options.set("sets", sets).expect("it is a value of the option");
            let setup = Setup { game, options, players, position: None };
            let table = new_table(&setup, &mut || 0).expect("it can begin").0;
            let mut shapes = BTreeMap::new();
            for (piece, info) in (0..).map(PieceId).zip(table.pieces()) {
                let FigureKind::Pawn(outline) = Armies::default().figure_of(game, table.pieces(), piece) else {
                    panic!("its pieces are pawns of light")
                };
                assert!(info.set > 0 || outline == Outline::for_seat(info.seat), "{players} {sets}: {info:?}");
                assert_eq!(*shapes.entry((info.seat, info.set)).or_insert(outline), outline);
            }
            let count = shapes.len();
            let mut different: Vec<_> = shapes.into_values().collect();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), count);
            assert_eq!(sets.parse(), Ok(count / players));
        }
    }
}
