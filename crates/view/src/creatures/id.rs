//! Which creature: its folder.

use bevy::color::LinearRgba;

use super::list::{CREATURES, HUES};
use holochess_rules::PieceId;

/// A creature by its folder.
///
/// # Examples
/// ```
/// use holochess_view::creatures::CreatureId;
/// let savrip = CreatureId::from_id("savrip").unwrap();
/// assert!(CreatureId::all().any(|creature| creature == savrip));
/// assert_eq!(CreatureId::from_id("nobody"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CreatureId(&'static str);

impl CreatureId {
    /// How many there are.
    pub const COUNT: usize = CREATURES.len();

    /// All creatures, in the order that their folders give them.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        CREATURES.into_iter().map(Self)
    }

    /// The first of them.
    pub const fn first() -> Self {
        Self(CREATURES[0])
    }

    /// The creature with this folder.
    pub fn from_id(id: &str) -> Option<Self> {
        CREATURES.into_iter().find(|known| *known == id).map(Self)
    }

    /// A creature whose folder was not there when the program was built; tests ask what becomes of it.
    pub const fn of_folder(id: &'static str) -> Self {
        Self(id)
    }

    /// The name of its folder.
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// The hue of its hologram, as its folder said when the program was built.
    pub fn hue(self) -> Option<LinearRgba> {
        let place = CREATURES.into_iter().position(|known| known == self.0)?;
        HUES.get(place).map(|(red, green, blue)| LinearRgba::rgb(*red, *green, *blue))
    }

    /// The piece that its figure is where no match gives it another: its place among all.
    pub fn piece(self) -> PieceId {
        PieceId(CREATURES.into_iter().position(|known| known == self.0).unwrap_or_default() as u8)
    }
}
