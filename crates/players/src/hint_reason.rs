//! What can be said of an action at the tables without dice.

use serde::{Deserialize, Serialize};

use crate::dejarik::tablebase::ExactValue;
use holochess_locale::Locale;

/// Something that can be said of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HintReason {
    /// What it is worth in the solved game.
    Exact(ExactValue),
    /// There is nothing else to do.
    Only,
    /// It claims the draw that is there, and better is not in sight.
    Claims,
    /// It wins at once.
    Wins,
    /// It wins, whatever the opponents do.
    WinsByForce,
    /// It prevents an opponent's win with the next move.
    Stops,
    /// The player's next move wins unless an opponent prevents it.
    Threatens,
    /// It removes a pawn.
    Takes,
    /// Fewer of the player's pawns can be removed with the opponent's next move than before.
    Saves,
    /// One of the player's pawns can be removed with the opponent's next move.
    LeavesOpen,
    /// It makes a run of this number of adjacent pawns on the inner ring.
    Joins(u32),
    /// It takes the centre.
    TakesCentre,
    /// It goes this number of columns forward.
    Columns(u32),
    /// It increases by this number the squares that the player can jump to.
    OpensJumps(u32),
    /// It reduces by this number the squares that the opponent can jump to.
    ShutsJumps(u32),
    /// It brings a pawn this number of holes nearer to its target.
    Holes(u32),
    /// It brings a pawn into its target.
    ComesHome,
    /// It brings the hindmost pawn along.
    BringsTheLast,
    /// It changes places with another player's pawn.
    ChangesPlaces,
    /// No other reason applies.
    Prospects,
}

impl HintReason {
    /// The reason in words, as the end of a sentence that begins with the action.
    pub fn say(self, locale: &Locale) -> String {
        let counted = |id: &str, count: u32| locale.format(id, &[("count", count.into())]);
        match self {
            Self::Exact(value) => locale.say(&value.words_of_action()),
            Self::Only => locale.text("hint-reason-only"),
            Self::Claims => locale.text("hint-reason-claims"),
            Self::Wins => locale.text("hint-reason-wins"),
            Self::WinsByForce => locale.text("hint-reason-wins-by-force"),
            Self::Stops => locale.text("hint-reason-stops"),
            Self::Threatens => locale.text("hint-reason-threatens-to-win"),
            Self::Takes => locale.text("hint-reason-takes"),
            Self::Saves => locale.text("hint-reason-saves-a-pawn"),
            Self::LeavesOpen => locale.text("hint-reason-leaves-a-pawn"),
            Self::Joins(count) => counted("hint-reason-joins", count),
            Self::TakesCentre => locale.text("hint-reason-takes-centre"),
            Self::Columns(count) => counted("hint-reason-columns", count),
            Self::OpensJumps(count) => counted("hint-reason-opens-jumps", count),
            Self::ShutsJumps(count) => counted("hint-reason-shuts-jumps", count),
            Self::Holes(count) => counted("hint-reason-holes", count),
            Self::ComesHome => locale.text("hint-reason-comes-home"),
            Self::BringsTheLast => locale.text("hint-reason-brings-the-last"),
            Self::ChangesPlaces => locale.text("hint-reason-changes-places"),
            Self::Prospects => locale.text("hint-reason-prospects"),
        }
    }
}

impl HintReason {
    /// Whether it speaks against the action: something that it leaves open.
    pub const fn is_warning(self) -> bool {
        matches!(self, Self::LeavesOpen) || matches!(self, Self::Exact(value) if value.is_loss())
    }
}
