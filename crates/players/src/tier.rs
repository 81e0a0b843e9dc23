//! The strength of a computer player in a word, for people to whom a rating says little.

use super::Level;

/// The tiers, weakest first. Their words are in the language files under `tier-ID`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// To try things out on: no character.
    Practice,
    /// For a first match.
    Beginner,
    /// Knows the game and leaves chances.
    Casual,
    /// Punishes mistakes.
    Skilled,
    /// Makes few mistakes.
    Expert,
    /// The strongest of its game that was not solved.
    Master,
    /// Plays the solved game.
    Perfect,
}

impl Tier {
    /// Every tier, weakest first.
    pub const ALL: [Self; 7] =
        [Self::Practice, Self::Beginner, Self::Casual, Self::Skilled, Self::Expert, Self::Master, Self::Perfect];

    /// The tier of a level among the levels of its game; `None` without a measured rating.
    pub fn of(level: &Level, levels: &[Level]) -> Option<Self> {
        if matches!(level.id, "random" | "greedy") {
            return Some(Self::Practice);
        }
        if level.is_perfect {
            return Some(Self::Perfect);
        }
        let strongest = levels.iter().map(|level| level.rating).fold(0.0, f64::max);
        (level.is_measured && strongest > 0.0).then(|| Self::of_share(level.rating / strongest))
    }

    /// The tier of a rating, given as a share of the strongest one of its game: each game has a scale of its own.
    fn of_share(share: f64) -> Self {
        match share {
            ..0.40 => Self::Beginner,
            ..0.65 => Self::Casual,
            ..0.85 => Self::Skilled,
            ..0.95 => Self::Expert,
            _ => Self::Master,
        }
    }

    /// The id in the language files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Practice => "practice",
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::Perfect => "perfect",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels;
    use holochess_rules::GameId;

    #[test]
    fn every_level_has_a_tier_that_rises_with_its_rating() {
        for game in GameId::ALL {
            let levels = levels(game);
            let tiers: Vec<_> = levels.iter().map(|level| Tier::of(level, levels).expect("it is measured")).collect();
            let characters: Vec<_> = tiers.iter().copied().filter(|tier| *tier != Tier::Practice).collect();
            assert_eq!(tiers.len(), characters.len() + 2, "{}: random and greedy", game.id());
            assert!(characters.is_sorted(), "{}: {characters:?}", game.id());
            assert_eq!(characters.first(), Some(&Tier::Beginner), "{}", game.id());
            assert!(characters.last() >= Some(&Tier::Master), "{}", game.id());
        }
    }

    #[test]
    fn tiers_are_shares_of_the_strongest_rating() {
        let found = [-0.1, 0.39, 0.40, 0.64, 0.65, 0.84, 0.85, 0.94, 0.95, 1.0].map(Tier::of_share);
        let [beginner, casual, skilled, expert, master] =
            [Tier::Beginner, Tier::Casual, Tier::Skilled, Tier::Expert, Tier::Master];
        let expected = [beginner, beginner, casual, casual, skilled, skilled, expert, expert, master, master];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_character_without_a_measured_rating_has_no_tier() {
        let levels = levels(GameId::Holochess);
        let mut strongest = levels[levels.len() - 1];
        assert_eq!(Tier::of(&strongest, levels), Some(Tier::Master));
        strongest.is_measured = false;
        assert_eq!(Tier::of(&strongest, levels), None);
    }
}
