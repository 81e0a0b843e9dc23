//! Short messages on the screen: why an action is not legal, what happened, which file failed.

use bevy::{asset::UntypedAssetLoadFailedEvent, prelude::*};

use super::{localised_text::LocalisedText, piece_names::spoken_name};
use crate::{
    locale,
    platform::IS_BROWSER,
    players::UnknownLevel,
    session::{Match, Refused, Trouble},
    view::{
        creatures::{Flaw, Flawed},
        pieces::Armies,
    },
};

/// Where the game has its files from, for the sentences that say how to mend them.
const HOME: &str = if IS_BROWSER { "page" } else { "desk" };

/// How serious a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A remark.
    Plain,
    /// Something that was waited for, as the place of a film: it stays long enough to be found when one looks up again.
    News,
    /// An action that is not possible.
    Refusal,
    /// A problem that the person should do something about.
    Alarm,
}

/// A message on the screen.
#[derive(Clone, Debug)]
pub(super) struct Notice {
    pub text: String,
    /// An objection to the message: a second sentence with a warning sign.
    pub warning: Option<String>,
    pub tone: Tone,
    age: f32,
}

impl Notice {
    fn lasts(&self) -> f32 {
        let signs = self.text.chars().count() + self.warning.as_ref().map_or(0, |warning| warning.chars().count());
        let reading = 1.6 + signs as f32 * 0.045;
        if matches!(self.tone, Tone::News | Tone::Alarm) { reading * 2.0 + 4.0 } else { reading }
    }

    /// How far it has come up, or gone again.
    pub fn opacity(&self) -> f32 {
        let rise = (self.age / 0.15).min(1.0);
        rise * ((self.lasts() - self.age) / 0.5).clamp(0.0, 1.0)
    }
}

/// The messages on the screen, the oldest first.
#[derive(Resource, Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// Whether none is shown.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Shows a message. The same text again restarts its time; a remark or refusal replaces the one before.
    pub fn say(&mut self, text: impl Into<String>, tone: Tone) {
        self.say_with_warning(text, None, tone);
    }

    /// Shows a message with an objection, which is drawn as a warning.
    pub fn say_with_warning(&mut self, text: impl Into<String>, warning: Option<String>, tone: Tone) {
        let text = text.into();
        self.0.retain(|notice| notice.text != text && notice.tone == Tone::Alarm);
        self.0.push(Notice { text, warning, tone, age: 0.0 });
        let most = self.0.len().saturating_sub(4);
        self.0.drain(..most);
    }

    /// The messages on the screen, the oldest first.
    pub(super) fn shown(&self) -> &[Notice] {
        &self.0
    }

    /// The texts of the messages on the screen, each followed by its warning if it has one.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.0.iter().flat_map(|notice| std::iter::once(notice.text.as_str()).chain(notice.warning.as_deref()))
    }

    /// Removes refusals and remarks: their occasion is over.
    pub fn clear_remarks(&mut self) {
        self.0.retain(|notice| notice.tone == Tone::Alarm);
    }
}

pub(super) fn age(time: Res<Time<Real>>, mut notices: ResMut<Notices>) {
    for notice in &mut notices.0 {
        notice.age += time.delta_secs();
    }
    notices.0.retain(|notice| notice.age < notice.lasts());
}

fn tell_refusals(
    mut refused: MessageReader<Refused>,
    game: Option<Res<Match>>,
    localised: Res<LocalisedText>,
    armies: Res<Armies>,
    mut notices: ResMut<Notices>,
) {
    let Some(game) = game else { return };
    let table = game.recorded().table();
    for refusal in refused.read() {
        let name = |piece| spoken_name(&localised, &armies, table, piece);
        notices.say(locale::refusal_naming(localised.locale(), &refusal.why, table, name), Tone::Refusal);
    }
}

fn tell_troubles(mut troubles: MessageReader<Trouble>, localised: Res<LocalisedText>, mut notices: ResMut<Notices>) {
    for trouble in troubles.read() {
        let (id, why) = match trouble {
            Trouble::Begin(error) => ("ui-trouble-begin", localised.say(&error.words())),
            Trouble::Player(UnknownLevel { level, known, .. }) => {
                let (who, known) = (level.clone().into(), known.clone().into());
                ("ui-trouble-begin", localised.format("text-unknown-player", &[("who", who), ("known", known)]))
            }
            Trouble::Mended(note) => {
                notices.say(note.say(localised.locale()), Tone::Alarm);
                continue;
            }
            Trouble::Kept(flaw) => {
                notices.say(localised.say(flaw), Tone::Alarm);
                continue;
            }
            Trouble::Table(note) => {
                notices.say(localised.say(&note.words()), Tone::Alarm);
                continue;
            }
            Trouble::Save(error) => ("ui-trouble-save", localised.say(&locale::file_error(error))),
            Trouble::Load(error) => ("ui-trouble-load", error.say(localised.locale())),
            Trouble::Progress(error) => ("ui-trouble-progress", localised.say(&locale::file_error(error))),
            Trouble::Puzzles(error) => ("ui-trouble-puzzles", localised.say(&locale::file_error(error))),
            Trouble::Strength(error) => ("ui-trouble-strength", localised.say(&locale::file_error(error))),
        };
        notices.say(localised.with(id, "why", why), Tone::Alarm);
    }
}

/// Names each missing or broken file once; the game goes on without it.
fn tell_lost_assets(
    failures: Option<MessageReader<UntypedAssetLoadFailedEvent>>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
    mut told: Local<Vec<String>>,
) {
    let Some(mut failures) = failures else { return };
    for failure in failures.read() {
        let file = failure.path.to_string();
        // Files of creatures are reported with the creature's name by `tell_flaws`.
        let ending = failure.path.path().extension().and_then(|ending| ending.to_str());
        let of_creature = file.starts_with("creatures/") && matches!(ending, Some("ron" | "glb"));
        if !of_creature && !told.contains(&file) {
            let text = localised.format("ui-trouble-asset", &[("file", file.clone().into()), ("home", HOME.into())]);
            notices.say(text, Tone::Alarm);
            told.push(file);
        }
    }
}

/// Names each creature whose folder is broken, once, and says what is shown instead.
fn tell_flaws(
    mut flaws: MessageReader<Flawed>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
    mut told: Local<Vec<Flawed>>,
) {
    for flawed in flaws.read() {
        if told.contains(flawed) {
            continue;
        }
        told.push(flawed.clone());
        let (id, clips) = match &flawed.flaw {
            Flaw::Data => ("ui-trouble-creature-data", String::new()),
            Flaw::Model => ("ui-trouble-creature-model", String::new()),
            Flaw::Clips(clips) => ("ui-trouble-creature-clips", clips.join(", ")),
            Flaw::Textures => ("ui-trouble-creature-textures", String::new()),
        };
        let name = localised.text(&format!("creature-{}-name", flawed.creature));
        let folder = format!("assets/creatures/{}", flawed.creature);
        let text = localised.format(
            id,
            &[("name", name.into()), ("folder", folder.into()), ("clips", clips.into()), ("home", HOME.into())],
        );
        notices.say(text, Tone::Alarm);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_systems(
        Update,
        (tell_refusals, tell_troubles, tell_lost_assets, tell_flaws, age)
            .chain()
            .in_set(crate::ui::systems::UiSystems::Notices),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_remark_replaces_the_last_and_alarms_stay() {
        let mut notices = Notices::default();
        notices.say("the disk is full", Tone::Alarm);
        notices.say("that cell is taken", Tone::Refusal);
        notices.say("that is the opponent’s", Tone::Refusal);
        assert_eq!(notices.texts().collect::<Vec<_>>(), ["the disk is full", "that is the opponent’s"]);
        notices.clear_remarks();
        assert_eq!(notices.texts().collect::<Vec<_>>(), ["the disk is full"]);
    }
}
