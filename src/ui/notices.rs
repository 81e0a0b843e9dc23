//! Short messages on the screen: why an action is not legal, what happened, which file failed. Each stays until the
//! person does something after reading it.

use bevy::{asset::UntypedAssetLoadFailedEvent, ecs::system::SystemParam, prelude::*};

use super::{localised_text::LocalisedText, piece_names::spoken_name, systems::UiSystems};
use holochess_locale as locale;
use holochess_platform::IS_BROWSER;
use holochess_players::UnknownLevel;
use holochess_session::{Match, Refused, Trouble};
use holochess_view::{
    creatures::{Flaw, Flawed},
    pieces::Armies,
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
    /// Seconds since it was said.
    age: f32,
    /// Whether the person has pressed something since.
    is_answered: bool,
    /// The age at which it begins to go.
    goes_at: Option<f32>,
}

/// Seconds in which a message goes.
const FADE: f32 = 0.5;

impl Notice {
    /// The seconds that it takes to read.
    fn reading(&self) -> f32 {
        let signs = self.text.chars().count() + self.warning.as_ref().map_or(0, |warning| warning.chars().count());
        let reading = 1.6 + signs as f32 * 0.045;
        if matches!(self.tone, Tone::News | Tone::Alarm) { reading * 2.0 + 4.0 } else { reading }
    }

    /// How far it has come up, or gone again.
    pub fn opacity(&self) -> f32 {
        let rise = (self.age / 0.15).min(1.0);
        rise * self.goes_at.map_or(1.0, |at| ((at + FADE - self.age) / FADE).clamp(0.0, 1.0))
    }

    /// Lets time pass; `acts` says whether the person presses something now. It goes once it has been read and
    /// answered.
    fn grow_old(&mut self, seconds: f32, acts: bool) {
        // The press that led to it is no answer.
        self.is_answered |= acts && self.age > 0.0;
        self.age += seconds;
        if self.is_answered && self.goes_at.is_none() && self.age >= self.reading() {
            self.goes_at = Some(self.age);
        }
    }

    fn is_gone(&self) -> bool {
        self.goes_at.is_some_and(|at| self.age >= at + FADE)
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
        self.0.push(Notice { text, warning, tone, age: 0.0, is_answered: false, goes_at: None });
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

/// All devices on which something can be pressed.
#[derive(SystemParam)]
pub(super) struct Presses<'w, 's> {
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    mouse: Option<Res<'w, ButtonInput<MouseButton>>>,
    fingers: Option<Res<'w, Touches>>,
    pads: Query<'w, 's, &'static Gamepad>,
}

impl Presses<'_, '_> {
    /// Whether something is pressed in this frame.
    fn are_there(&self) -> bool {
        self.keys.as_ref().is_some_and(|keys| keys.get_just_pressed().next().is_some())
            || self.mouse.as_ref().is_some_and(|mouse| mouse.get_just_pressed().next().is_some())
            || self.fingers.as_ref().is_some_and(|fingers| fingers.any_just_pressed())
            || self.pads.iter().any(|pad| pad.get_just_pressed().next().is_some())
    }
}

/// Lets notices grow old, and removes those whose time is over.
pub(super) fn age_notices(time: Res<Time<Real>>, presses: Presses, mut notices: ResMut<Notices>) {
    if notices.is_empty() {
        return;
    }
    let acts = presses.are_there();
    for notice in &mut notices.0 {
        notice.grow_old(time.delta_secs(), acts);
    }
    notices.0.retain(|notice| !notice.is_gone());
}

/// Shows why the rules refused an action.
fn report_refusals(
    mut refused: MessageReader<Refused>,
    game: Option<Res<Match>>,
    localised: Res<LocalisedText>,
    armies: Res<Armies>,
    mut notices: ResMut<Notices>,
) {
    let Some(game) = game else { return };
    let table = game.table();
    for refusal in refused.read() {
        let name = |piece| spoken_name(&localised, &armies, table, piece);
        notices.say(locale::refusal_naming(localised.locale(), &refusal.why, table, name), Tone::Refusal);
    }
}

/// Shows what the session could not do.
fn report_troubles(mut troubles: MessageReader<Trouble>, localised: Res<LocalisedText>, mut notices: ResMut<Notices>) {
    for trouble in troubles.read() {
        let (id, why) = match trouble {
            Trouble::Begin(error) => ("ui-trouble-begin", localised.say(&error.words())),
            Trouble::Player(UnknownLevel { level, known, .. }) => {
                let (who, known) = (level.clone().into(), known.clone().into());
                ("ui-trouble-begin", localised.format("text-unknown-player", &[("who", who), ("known", known)]))
            }
            Trouble::RecordRepaired(note) => {
                notices.say(note.say(localised.locale()), Tone::Alarm);
                continue;
            }
            Trouble::SmallFile(flaw) => {
                notices.say(localised.say(flaw), Tone::Alarm);
                continue;
            }
            Trouble::SolvedTable(note) => {
                notices.say(localised.say(&note.words()), Tone::Alarm);
                continue;
            }
            Trouble::Live(why) => ("ui-trouble-live", localised.say(&why.words(localised.locale()))),
            Trouble::Save(error) => ("ui-trouble-save", localised.say(&locale::file_error(error))),
            Trouble::Load(error) => ("ui-trouble-load", error.say(localised.locale())),
            Trouble::Progress(error) => ("ui-trouble-progress", localised.say(&locale::file_error(error))),
            Trouble::Puzzles(error) => ("ui-trouble-puzzles", localised.say(&locale::file_error(error))),
            Trouble::RatingNotSaved(error) => ("ui-trouble-strength", localised.say(&locale::file_error(error))),
        };
        notices.say(localised.with(id, "why", why), Tone::Alarm);
    }
}

/// Names each missing or broken file once; the game goes on without it.
fn report_lost_assets(
    failures: Option<MessageReader<UntypedAssetLoadFailedEvent>>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
    mut told: Local<Vec<String>>,
) {
    let Some(mut failures) = failures else { return };
    for failure in failures.read() {
        let file = failure.path.to_string();
        // Files of creatures are reported with the creature's name by `report_flaws`.
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
fn report_flaws(
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
        (report_refusals, report_troubles, report_lost_assets, report_flaws, age_notices)
            .chain()
            .in_set(UiSystems::Notices),
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

    #[test]
    fn a_message_stays_until_something_is_pressed_and_as_long_as_it_takes_to_read() {
        let long = "i1-o2 is not it. Try again. Its chance to win is 12.6%; there is one with 56.3%.";
        for tone in [Tone::Plain, Tone::News, Tone::Refusal, Tone::Alarm] {
            let say = || {
                let mut notices = Notices::default();
                notices.say(long, tone);
                notices
            };
            let pass = |notices: &mut Notices, seconds: f32, acts: bool| {
                notices.0.iter_mut().for_each(|notice| notice.grow_old(seconds, acts));
                notices.0.retain(|notice| !notice.is_gone());
            };
            // Without a press it stands for minutes.
            let mut notices = say();
            pass(&mut notices, 0.1, true);
            for _ in 0..600 {
                pass(&mut notices, 1.0, false);
            }
            assert_eq!(notices.texts().count(), 1, "{tone:?}");
            assert!(notices.shown()[0].opacity() > 0.99, "{tone:?}");
            pass(&mut notices, 0.1, true);
            pass(&mut notices, 1.0, false);
            assert!(notices.is_empty(), "{tone:?}: it has been read, and the person has gone on");
            // A press that comes too early does not take it away.
            let mut notices = say();
            pass(&mut notices, 0.1, false);
            pass(&mut notices, 0.1, true);
            pass(&mut notices, 3.0, false);
            assert_eq!(notices.texts().count(), 1, "{tone:?}");
            for _ in 0..20 {
                pass(&mut notices, 1.0, false);
            }
            assert!(notices.is_empty(), "{tone:?}");
        }
    }
}
