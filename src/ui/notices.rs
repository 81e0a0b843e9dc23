//! Short messages on the screen: why an action is not legal, what happened, which file failed.

use bevy::{asset::UntypedAssetLoadFailedEvent, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Order, Rect, Vec2, pos2, vec2},
};

use super::{
    frame::{Draw, sheet},
    graphics_loss, hud,
    localised_text::LocalisedText,
    measured_quality,
    overlay::{Overlay, Overlays},
    piece_names::spoken_name,
    screens::{Rulebook, Screen, Showcase},
    theme::prelude::*,
};
use crate::{
    locale,
    players::UnknownLevel,
    session::{Match, Refused, Trouble, Watching},
    settings::controls::Command,
    view::{
        creatures::{Flaw, Flawed},
        pieces::Armies,
    },
};

/// How serious a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A remark.
    Plain,
    /// An action that is not possible.
    Refusal,
    /// A problem that the person should do something about.
    Alarm,
}

/// A message on the screen.
#[derive(Clone, Debug)]
struct Notice {
    text: String,
    /// An objection to the message: a second sentence with a warning sign.
    warning: Option<String>,
    tone: Tone,
    age: f32,
}

impl Notice {
    fn lasts(&self) -> f32 {
        let signs = self.text.chars().count() + self.warning.as_ref().map_or(0, |warning| warning.chars().count());
        let reading = 1.6 + signs as f32 * 0.045;
        if self.tone == Tone::Alarm { reading * 2.0 + 4.0 } else { reading }
    }

    fn opacity(&self) -> f32 {
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

    /// The messages on the screen, each followed by its warning if it has one.
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
            Trouble::Table(note) => {
                notices.say(localised.say(&note.words()), Tone::Alarm);
                continue;
            }
            Trouble::Save(error) => ("ui-trouble-save", localised.say(&locale::file_error(error))),
            Trouble::Load(error) => ("ui-trouble-load", error.say(localised.locale())),
            Trouble::Progress(error) => ("ui-trouble-progress", localised.say(&locale::file_error(error))),
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
            notices.say(localised.with("ui-trouble-asset", "file", file.clone()), Tone::Alarm);
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
        let text = localised.format(id, &[("name", name.into()), ("folder", folder.into()), ("clips", clips.into())]);
        notices.say(text, Tone::Alarm);
    }
}

/// The height of the lowest message above the bottom of the screen, in points; in the showcase, above the controls there.
fn foot(screen: Option<&State<Screen>>, showcase: Option<&Showcase>) -> f32 {
    let in_showcase = screen.is_some_and(|screen| *screen.get() == Screen::Showcase);
    showcase.filter(|_| in_showcase).map_or(64.0, Showcase::foot)
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    notices: Res<Notices>,
    screen: Option<Res<State<Screen>>>,
    showcase: Option<Res<Showcase>>,
    localised: Option<Res<LocalisedText>>,
    book: Option<ResMut<Rulebook>>,
    overlays: Option<ResMut<Overlays>>,
    watching: Option<Res<Watching>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if notices.0.is_empty() {
        return Ok(());
    }
    let ui = sheet(context, "notices", Order::Tooltip, false);
    let area = ui.max_rect();
    let width = (area.width() - 760.0).clamp(420.0, 620.0);
    let elsewhere = Rect::from_min_max(
        pos2(area.center().x - width / 2.0, area.top()),
        pos2(area.center().x + width / 2.0, area.bottom() - foot(screen.as_deref(), showcase.as_deref()) + 8.0),
    );
    let at_table = screen.is_some_and(|screen| *screen.get() == Screen::Match);
    let room = if at_table { hud::notices_area(area, watching.is_some()) } else { elsewhere };
    let mut bottom = room.bottom() - 8.0;
    // Why not? The rule stands in the rulebook.
    let is_refused = notices.0.last().is_some_and(|notice| notice.tone == Tone::Refusal);
    if let (true, Some(localised), Some(mut book), Some(mut overlays)) =
        (is_refused && at_table, localised, book, overlays)
        && let Some((game, term)) = book.refused().filter(|_| overlays.is_empty())
    {
        let ui = sheet(context, "notices.why", Order::Foreground, true);
        let label = localised.text("rulebook-why");
        // The key itself is read by the rulebook, which it opens everywhere.
        let why =
            KeyCommand { name: "notices.why", command: Command::Rulebook, hears: false, label: &label, enabled: true };
        let face = typeface::NOTE.sized(15.0).coloured(INK_SOFT);
        let width = why.width(&Brush::of(&ui), face);
        if why.show(&ui, pos2(room.center().x - width / 2.0, room.bottom() - 6.0), face) {
            book.look_up(game, term);
            overlays.open(Overlay::Rules);
        }
        bottom -= 30.0;
    }
    for notice in notices.0.iter().rev() {
        let brush = Brush::of(&ui).faded(notice.opacity());
        let face = typeface::BODY.sized(19.0).weighing(Weight::Medium).coloured(INK);
        // The warning sign stands to the left of its text.
        let (sign, gap) = (26.0, 4.0);
        let size = brush.lay_out(&notice.text, face, room.width()).size();
        let warned = |warning: &String| brush.lay_out(warning, face, room.width() - sign).size() + vec2(sign, gap);
        let warning = notice.warning.as_ref().map_or(Vec2::ZERO, warned);
        let whole = vec2(size.x.max(warning.x), size.y + warning.y);
        let rect = Rect::from_min_size(pos2(room.center().x - whole.x / 2.0, bottom - whole.y), whole);
        brush.halo(rect.expand2(vec2(26.0, 4.0)), 0.85);
        let colour = match notice.tone {
            Tone::Plain => ICE,
            Tone::Refusal | Tone::Alarm => AMBER,
        };
        let y = rect.bottom() + 7.0;
        brush.ray(
            pos2(rect.left() - 30.0, y),
            pos2(rect.right() + 30.0, y),
            1.2,
            colour,
            &[(0.0, 0.0), (0.5, 0.9), (1.0, 0.0)],
        );
        if notice.tone != Tone::Plain {
            brush.cross(pos2(rect.left() - 18.0, rect.top() + 12.0), 5.0, 1.7, AMBER);
        }
        brush.wrap(rect.min, size.x + 1.0, &notice.text, face);
        if let Some(text) = &notice.warning {
            let at = rect.min + vec2(sign, size.y + gap);
            brush.warning_mark(at + vec2(9.0 - sign, 12.0), 9.0, AMBER);
            brush.wrap(at, warning.x - sign + 1.0, text, face.coloured(AMBER));
        }
        bottom = rect.top() - 22.0;
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>()
        .add_systems(
            Update,
            (
                tell_refusals,
                tell_troubles,
                tell_lost_assets,
                tell_flaws,
                graphics_loss::tell,
                hud::tell_times,
                measured_quality::measure,
                age,
            )
                .chain()
                .in_set(crate::ui::UiSystems::Notices),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Notices));
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
