//! The journey: nine evenings at the table, each against one of the characters, with a twist. It locks nothing: every evening can be
//! played at any time, and everything in it without it.

use std::{collections::BTreeMap, sync::LazyLock};

use ron::{Options as Ron, extensions::Extensions};
use serde::Deserialize;

use crate::{Date, MatchSetup, RecordedMatch, SeatInfo, Who, own_name};
use holochess_rules::{GameId, Seat, dice::Seed};

/// An evening.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evening {
    /// Its name; the words are under `journey-ID`: its title, `.twist`, `.before`, `.won`, `.drawn`, `.lost`.
    pub id: String,
    /// The game, by its id.
    pub game: String,
    /// The level that is played against.
    pub opponent: String,
    /// Options that are not at their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The position to begin from, where it is not the game's own beginning.
    #[serde(default)]
    pub position: Option<String>,
}

/// How an evening went, as far as it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EveningResult {
    /// It was lost.
    Lost,
    /// No player won.
    Drawn,
    /// It was won.
    Won,
}

impl EveningResult {
    /// The number under which it is kept; 0 means that the evening was not played. Won or not is all that is kept: whether an
    /// evening was drawn, its match on the shelf says.
    pub const fn number(self) -> u32 {
        match self {
            Self::Lost | Self::Drawn => 1,
            Self::Won => 2,
        }
    }

    /// The attribute of the evening's message with what its opponent says then.
    pub const fn part(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Drawn => "drawn",
            Self::Won => "won",
        }
    }

    /// The result that is kept under a number.
    pub const fn of_number(number: u32) -> Option<Self> {
        match number {
            0 => None,
            1 => Some(Self::Lost),
            _ => Some(Self::Won),
        }
    }
}

/// The evenings, in order.
pub fn evenings() -> &'static [Evening] {
    &EVENINGS
}

static EVENINGS: LazyLock<Vec<Evening>> = LazyLock::new(|| {
    // A test reads the file, so no player ever gets an empty journey.
    read(include_str!("../../../../assets/journey.ron")).unwrap_or_default()
});

/// Reads the evenings.
///
/// # Errors
/// Where they are none.
pub fn read(text: &str) -> Result<Vec<Evening>, ron::error::SpannedError> {
    Ron::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text)
}

impl Evening {
    /// The match of the evening: a person of this name in the south; `None` where the game does not know an option.
    pub fn setup(&self, name: &str, seed: Seed) -> Option<MatchSetup> {
        let game = GameId::from_id(&self.game)?;
        let mut options = game.options();
        for (key, value) in &self.options {
            options.set(key, value).ok()?;
        }
        let opponent = SeatInfo { who: Who::Computer(self.opponent.clone()), name: String::new() };
        let seats = vec![SeatInfo { who: Who::Human, name: name.to_owned() }, opponent];
        Some(MatchSetup { game, options, seats, seed, position: self.position.clone() })
    }

    /// The name under which the progress of a player of this name is kept.
    pub fn key(&self, name: &str) -> String {
        let name = own_name(name);
        if name.is_empty() { self.id.clone() } else { format!("{} {name}", self.id) }
    }

    /// Whether a match is one of this evening.
    pub fn is_of(&self, recorded: &RecordedMatch) -> bool {
        self.fits(recorded.setup())
    }

    /// Whether a match with this set-up is one of this evening. The match of some days is set up as an evening without a twist is,
    /// and is none.
    pub fn fits(&self, setup: &MatchSetup) -> bool {
        let Some(own) = self.setup("", setup.seed.clone()) else { return false };
        setup.game == own.game
            && setup.position == own.position
            && setup.options.iter().eq(own.options.iter())
            && setup.seats.iter().map(|seat| &seat.who).eq(own.seats.iter().map(|seat| &seat.who))
            && Date::of_setup(setup).is_none()
    }

    /// Whether a match with this set-up is one of this evening that the person of this name plays.
    pub fn is_of_person(&self, setup: &MatchSetup, name: &str) -> bool {
        self.fits(setup) && setup.seats.first().is_some_and(|seat| seat.own_name() == own_name(name))
    }

    /// How the evening went in a match of it; `None` while that is not over.
    pub fn result(&self, recorded: &RecordedMatch) -> Option<EveningResult> {
        let verdict = recorded.table().verdict().filter(|_| self.is_of(recorded))?;
        Some(match verdict.winner {
            Some(Seat::FIRST) => EveningResult::Won,
            Some(_) => EveningResult::Lost,
            None => EveningResult::Drawn,
        })
    }
}
