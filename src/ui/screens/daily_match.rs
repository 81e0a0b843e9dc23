//! The match of the day in the window: how far it has come, and its beginning, continuing and sharing.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::ui::{
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    preferences::Preferences,
    puzzle_progress::Today,
};
use holochess_record::{Date, ExaminedRecord, RecordedMatch, Who};
use holochess_session::{Autosave, Match, MatchRequest};

/// How far the match of a day has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum DayState {
    /// It has not been begun here, or nothing is known of it.
    #[default]
    Open,
    /// It waits, in this turn.
    Waits(u32),
    /// It is over: the line to share.
    Over(String),
    /// Its file cannot be read, or holds another match: why.
    Lost(String),
}

/// The match of today.
#[derive(Resource, Clone, Debug, Default)]
pub struct DayMatch {
    date: Option<Date>,
    /// The level that is played against.
    level: String,
    state: DayState,
}

impl DayMatch {
    /// What is said beside its name.
    pub fn note(&self, localised: &LocalisedText) -> String {
        let name = localised.level(&self.level).0;
        match &self.state {
            DayState::Open | DayState::Lost(_) => localised.with("day-about", "name", name),
            DayState::Waits(turn) => localised.format("day-waits", &[("name", name.into()), ("turn", (*turn).into())]),
            DayState::Over(_) => localised.text("day-played"),
        }
    }
}

/// Looks up how far the match of today has come.
pub(super) fn look_up(
    today: Res<Today>,
    autosave: Res<Autosave>,
    localised: Res<LocalisedText>,
    mut day: ResMut<DayMatch>,
) {
    let date = Date::of_days(today.0);
    let file = autosave.0.as_ref().map(|shelf| shelf.folder().join(date.file_name()));
    let state = match file.filter(|file| RecordedMatch::is_saved(file)) {
        None => DayState::Open,
        Some(file) => match RecordedMatch::examine(&file).map(ExaminedRecord::into_recorded) {
            Ok(recorded) if !date.is_of(&recorded) => {
                DayState::Lost(localised.with("day-other-match", "file", file.display().to_string()))
            }
            Ok(recorded) => date.result(&recorded).map_or_else(
                || DayState::Waits(recorded.turn()),
                |line| DayState::Over(date.share(&recorded, &line, localised.locale())),
            ),
            Err(why) => DayState::Lost(why.say(localised.locale())),
        },
    };
    let seats = date.setup().seats;
    let level = seats.iter().find(|seat| seat.who != Who::Human).map(|seat| seat.who.word().to_owned());
    *day = DayMatch { date: Some(date), level: level.unwrap_or_default(), state };
}

/// What is asked of others.
#[derive(SystemParam)]
pub(super) struct DayRequests<'w> {
    autosave: Res<'w, Autosave>,
    notices: ResMut<'w, Notices>,
    preferences: Res<'w, Preferences>,
    matches: MessageWriter<'w, MatchRequest>,
}

impl DayMatch {
    /// Begins the match, goes on with it, or gives its line to be copied.
    pub(super) fn press(&self, localised: &LocalisedText, requests: &mut DayRequests) -> Option<String> {
        let (date, shelf) = (self.date?, requests.autosave.0.clone()?);
        let file = shelf.folder().join(date.file_name());
        match &self.state {
            DayState::Open => {
                let name = requests.preferences.person_name().trim();
                requests.matches.write(MatchRequest::StartIn(date.setup_for(name), file));
                requests.notices.say(localised.text("day-begun"), Tone::News);
            }
            DayState::Waits(_) => _ = requests.matches.write(MatchRequest::Resume(file)),
            DayState::Lost(why) => requests.notices.say(why.clone(), Tone::Alarm),
            DayState::Over(line) => {
                requests.notices.say(localised.text("day-copied"), Tone::Plain);
                return Some(line.clone());
            }
        }
        None
    }
}

/// The line to share of the match of this day, if it is over.
pub(super) fn line_of(date: Date, game: &Match, localised: &LocalisedText) -> Option<String> {
    let line = date.result(game)?;
    Some(date.share(game, &line, localised.locale()))
}
