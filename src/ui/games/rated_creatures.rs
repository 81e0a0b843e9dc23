//! Creatures with ratings, as the game has them that gives them these: for the showcase's pages.

use super::{face::RatedCreatures, list::face_of};
use holochess_rules::{GameId, Odds, Ratings};
use holochess_view::creatures::CreatureId;

/// What the games know, the first that rates creatures first.
fn known() -> impl Iterator<Item = &'static RatedCreatures> {
    GameId::ALL.into_iter().filter_map(|game| face_of(game).rates)
}

/// All creatures that have ratings.
pub fn all() -> impl Iterator<Item = CreatureId> {
    CreatureId::all().filter(|creature| ratings(*creature).is_some())
}

/// The ratings of a creature, if it has any.
pub fn ratings(creature: CreatureId) -> Option<Ratings> {
    known().find_map(|known| (known.ratings)(creature))
}

/// The chances of an attack, if both have ratings.
pub fn odds(attacker: CreatureId, defender: CreatureId) -> Option<Odds> {
    known().find_map(|known| (known.odds)(attacker, defender))
}

/// The chance of the first to win a duel, if both have ratings.
pub fn duel(first: CreatureId, second: CreatureId) -> Option<f64> {
    known().find_map(|known| (known.duel)(first, second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_no_ratings_has_neither_chances_nor_a_place_among_those_that_have() {
        let ninth = CreatureId::of_folder("ninth");
        let own = CreatureId::first();
        assert!(ratings(own).is_some() && ratings(ninth).is_none() && all().count() > 1);
        assert!(odds(own, ninth).is_none() && odds(ninth, own).is_none() && duel(own, ninth).is_none());
        for other in all().filter(|other| *other != own) {
            let whole = duel(own, other).zip(duel(other, own)).map(|(one, other)| one + other);
            assert!(odds(own, other).is_some() && whole.is_some_and(|whole| (whole - 1.0).abs() < 1e-9), "{other:?}");
        }
    }
}
