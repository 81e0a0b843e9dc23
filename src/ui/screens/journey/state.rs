//! What the evenings show, and what can be chosen there.

use bevy::{prelude::*, tasks::Task};

use crate::ui::{localised_text::LocalisedText, portraits::Portraits};
use holochess_platform::storage::FileError;
use holochess_record::career::{Evening, EveningResult, Profile, Profiles};
use holochess_session::Progress;
use holochess_settings::Subject;

/// A page of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum JourneyPage {
    /// The nine evenings.
    #[default]
    Evenings,
    /// What the matches add up to.
    Statistics,
    /// Medals.
    Medals,
}

impl JourneyPage {
    pub(super) const ALL: [(Self, &'static str, &'static str); 3] = [
        (Self::Evenings, "journey.evenings", "journey-evenings"),
        (Self::Statistics, "journey.statistics", "journey-statistics"),
        (Self::Medals, "journey.medals", "journey-medals"),
    ];
}

/// The screen: what is known of the people at this machine, and what is looked at.
#[derive(Resource, Debug, Default)]
pub struct Journey {
    /// The open page.
    pub page: JourneyPage,
    /// The evening that is looked at.
    pub(super) evening: usize,
    /// The game whose opponents are shown, by its place among those that were played.
    pub(super) game: usize,
    pub(super) profiles: Profiles,
    /// The profiles are being counted.
    pub(super) counting: Option<Task<Result<Profiles, FileError>>>,
    /// The match of the evening that waits to be continued, once it was looked for: the turn that it is in.
    pub(super) waiting: Option<(usize, Option<WaitingMatch>)>,
    /// It is being looked for, for this evening.
    pub(super) looking: Option<(usize, Task<Option<WaitingMatch>>)>,
    /// The person sits down as soon as it is known whether a match waits.
    pub(super) sits_down: bool,
    /// The choice of who plays is open.
    pub(super) choosing: bool,
    /// The name that is being typed.
    pub(super) naming: Option<String>,
}

/// A match of an evening that waits.
#[derive(Clone, Debug)]
pub(super) struct WaitingMatch {
    pub(super) file: std::path::PathBuf,
    pub(super) turn: u32,
}

impl Journey {
    /// The screen with profiles that are known, for pictures.
    pub fn with_profiles(profiles: Profiles, page: JourneyPage, evening: usize, choosing: bool) -> Self {
        Self { page, evening, profiles, choosing, ..Self::default() }
    }

    /// Whether everything is counted.
    pub const fn is_at_rest(&self) -> bool {
        self.counting.is_none()
    }
}

/// How an evening went for a person: by what is noted, and by the matches on the shelf.
pub(super) fn result_of(
    evening: &Evening,
    name: &str,
    progress: &Progress,
    profile: Option<&Profile>,
) -> Option<EveningResult> {
    let noted = EveningResult::of_number(progress.learned.get(Subject::Journey, &evening.key(name)));
    noted.max(profile.and_then(|profile| profile.evenings.get(evening.id.as_str()).copied()))
}

/// What the pages are drawn from.
pub(in crate::ui::screens) struct JourneyData<'a> {
    pub localised: &'a LocalisedText,
    pub portraits: &'a Portraits,
    pub progress: &'a Progress,
    pub name: &'a str,
}

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui::screens) enum EveningChoice {
    /// The evening that is looked at begins or goes on.
    SitDown,
    /// Another person plays from now on.
    Be(String),
    /// Back to the title.
    Leave,
}
