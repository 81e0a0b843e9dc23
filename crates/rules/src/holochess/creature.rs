//! The eight creatures and their ratings (docs/rules/holochess.md, the first table).

use serde::{Deserialize, Serialize};

use crate::{ids::PieceId, table::Ratings};

/// A creature, in the order of the rulebook's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Creature {
    /// Powerful: 6 attack, 6 defence, walks 2.
    Savrip,
    /// Powerful: 6 attack, 5 defence, walks 3.
    Monnok,
    /// Medium: 4 attack, 3 defence, walks 2.
    Ghhhk,
    /// Medium: 4 attack, 4 defence, walks 1.
    Houjix,
    /// Defensive: 2 attack, 7 defence, walks 3.
    Strider,
    /// Defensive: 3 attack, 8 defence, walks 1.
    Ngok,
    /// Attack: 7 attack, 3 defence, walks 2.
    Klorslug,
    /// Attack: 8 attack, 2 defence, walks 2.
    Molator,
}

/// The four classes of creatures; there are two of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Savrip and Monnok.
    Powerful,
    /// Ghhhk and Houjix.
    Medium,
    /// Strider and Ng'ok.
    Defensive,
    /// K'lor'slug and Molator.
    Attack,
}

impl Class {
    /// The four, in the order of the rulebook's table.
    pub const ALL: [Self; 4] = [Self::Powerful, Self::Medium, Self::Defensive, Self::Attack];

    /// The two creatures of this class, in the order of the rulebook's table.
    pub const fn creatures(self) -> [Creature; 2] {
        let first = self as usize * 2;
        [Creature::ALL[first], Creature::ALL[first + 1]]
    }
}

impl Creature {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// The eight, in the order of the rulebook's table.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Savrip,
        Self::Monnok,
        Self::Ghhhk,
        Self::Houjix,
        Self::Strider,
        Self::Ngok,
        Self::Klorslug,
        Self::Molator,
    ];

    /// The ids of the eight, in the order of the rulebook's table.
    pub const IDS: [&'static str; Self::COUNT] =
        ["savrip", "monnok", "ghhhk", "houjix", "strider", "ngok", "klorslug", "molator"];

    /// The place in the rulebook's table, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id in notation, files and folders.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The creature with this id.
    ///
    /// # Examples
    /// ```
    /// use holochess_rules::holochess::Creature;
    /// assert_eq!(Creature::from_id("ngok"), Some(Creature::Ngok));
    /// assert_eq!(Creature::from_id("Ng'ok"), None);
    /// ```
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|creature| creature.id() == id)
    }

    /// The name as the rulebook writes it; the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Savrip => "Savrip",
            Self::Monnok => "Monnok",
            Self::Ghhhk => "Ghhhk",
            Self::Houjix => "Houjix",
            Self::Strider => "Strider",
            Self::Ngok => "Ng'ok",
            Self::Klorslug => "K'lor'slug",
            Self::Molator => "Molator",
        }
    }

    /// Its class.
    pub const fn class(self) -> Class {
        Class::ALL[self as usize / 2]
    }

    /// Attack dice, defence dice and movement.
    pub const fn ratings(self) -> Ratings {
        let (attack, defence, movement) = match self {
            Self::Savrip => (6, 6, 2),
            Self::Monnok => (6, 5, 3),
            Self::Ghhhk => (4, 3, 2),
            Self::Houjix => (4, 4, 1),
            Self::Strider => (2, 7, 3),
            Self::Ngok => (3, 8, 1),
            Self::Klorslug => (7, 3, 2),
            Self::Molator => (8, 2, 2),
        };
        Ratings { attack, defence, movement }
    }

    /// Dice in the duel: the higher rating ("To the death").
    pub const fn duel_dice(self) -> u8 {
        let Ratings { attack, defence, .. } = self.ratings();
        if attack > defence { attack } else { defence }
    }

    /// Attack and defence together, which break a tie on points ("Quiet clock").
    pub const fn worth(self) -> u8 {
        let Ratings { attack, defence, .. } = self.ratings();
        attack + defence
    }

    /// The piece that this creature is in every match.
    pub const fn piece(self) -> PieceId {
        PieceId(self as u8)
    }

    /// The creature that this piece is; `None` beyond the eight.
    pub fn of_piece(piece: PieceId) -> Option<Self> {
        Self::ALL.get(piece.index()).copied()
    }
}
