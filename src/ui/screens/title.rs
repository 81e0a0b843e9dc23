//! The title screen: the game's name over the table, seen by a camera that circles it slowly.

use std::{collections::HashSet, path::PathBuf};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Rect, Ui, pos2, vec2},
};

use super::setup::ChosenTable;
use crate::ui::{
    frame::{Canvas, Draw, screen_sheet},
    games,
    localised_text::LocalisedText,
    navigation::{Screen, WayBack},
    notices::{Notices, Tone},
    overlay::{Overlay, Overlays},
    preferences::Preferences,
    systems::UiSystems,
    theme::{MARGIN, light::Edge, margin, menu, prelude::*},
};
use holochess_lessons::Lesson;
use holochess_locale::file_error;
use holochess_platform::IS_BROWSER;
use holochess_record::career::evenings;
use holochess_record::{Date, NewestMatch, RecordedMatch, Who};
use holochess_rules::{GameId, Seat};
use holochess_session::{Autosave, BoardReset, DisplayedBoard, Match, MatchRequest, Progress};
use holochess_settings::{Subject, controls::Command};
use holochess_view::camera::{CameraWishes, Holder, Shot, aspect_of};

/// The camera's speed, in radians per second.
const DRIFT: f32 = 0.045;

/// Screens lower than this have a small name, and a menu that shows as many entries as there is room for.
const ROOMY: f32 = 640.0;
/// The least distance between two entries in points; with less, their letters would touch.
const CLOSEST: f32 = 37.0;

/// The match that can be continued, in words of the language at the time.
#[derive(Resource, Debug, Default)]
pub(super) struct ResumableMatch {
    /// Its record.
    file: PathBuf,
    /// Its game; `None` where there is no match to continue.
    game: Option<GameId>,
    /// The first computer player, if there is one.
    opponent: Option<Who>,
    /// The names of the players.
    names: Vec<String>,
    /// The number of its turn.
    turn: u32,
    /// What it was begun as.
    occasion: Occasion,
}

/// What the match that can be continued was begun as.
#[derive(Clone, Copy, Debug, Default)]
enum Occasion {
    /// A match like any other.
    #[default]
    None,
    /// The match of a day.
    Day,
    /// The evening of the journey with this number.
    Evening(usize),
}

impl Occasion {
    fn from_record(recorded: &RecordedMatch) -> Self {
        if Date::of_match(recorded).is_some() {
            return Self::Day;
        }
        let evening = evenings().iter().position(|evening| evening.is_of(recorded));
        evening.map_or(Self::None, |index| Self::Evening(index + 1))
    }
}

/// The focused entry of the menu when the title was last shown.
#[derive(Resource, Debug, Default)]
struct LastEntry(Option<String>);

/// Finds the match that can be continued. Names each file that cannot be read once, and does not change it.
fn look_for_match(
    mut commands: Commands,
    autosave: Res<Autosave>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
    mut named: Local<HashSet<PathBuf>>,
) {
    commands.remove_resource::<ResumableMatch>();
    let Some(shelf) = &autosave.0 else { return };
    match shelf.newest(|_| true) {
        Ok(NewestMatch { newest, damaged }) => {
            for why in damaged {
                let text = localised.with("ui-trouble-passed-over", "why", why.say(localised.locale()));
                if named.insert(why.file) {
                    notices.say(text, Tone::Alarm);
                }
            }
            let Some((file, recorded)) = newest else { return };
            let seats = &recorded.setup().seats;
            commands.insert_resource(ResumableMatch {
                file,
                game: Some(recorded.setup().game),
                opponent: seats.iter().map(|seat| seat.who.clone()).find(|who| *who != Who::Human),
                names: seats.iter().enumerate().map(|(at, seat)| localised.player(Seat::new(at), seat)).collect(),
                turn: recorded.turn(),
                occasion: Occasion::from_record(&recorded),
            });
        }
        Err(error) => {
            notices.say(localised.with("ui-trouble-load", "why", localised.say(&file_error(&error))), Tone::Alarm);
        }
    }
}

/// Offers the lesson once to a person who has never played here, when the welcome page is left.
fn offer_lesson(
    overlays: Res<Overlays>,
    waiting: Option<Res<ResumableMatch>>,
    localised: Res<LocalisedText>,
    mut progress: ResMut<Progress>,
    mut notices: ResMut<Notices>,
) {
    if overlays.contains(Overlay::Welcome)
        || !progress.learned.has_file()
        || progress.learned.get(Subject::Offers, "lesson") > 0
    {
        return;
    }
    // A person with a match that waits knows the game.
    if waiting.is_none() {
        notices.say(localised.text("ui-lesson-offer"), Tone::Plain);
    }
    progress.note(Subject::Offers, "lesson", 1);
}

/// From here a match leads back here.
fn forget_way_back(mut way_back: ResMut<WayBack>) {
    way_back.0 = None;
}

/// Remembers the focused entry.
fn remember_entry(canvas: Res<Canvas>, overlays: Res<Overlays>, mut last: ResMut<LastEntry>) {
    let focused = canvas.surface.focused.as_ref().filter(|name| overlays.is_empty() && name.starts_with("title."));
    if focused.is_some() && last.0.as_ref() != focused {
        last.0 = focused.cloned();
    }
}

/// Shows the table of the game chosen last, with its pieces, while no match runs.
fn lay_out_table(
    mut commands: Commands,
    game: Option<Res<Match>>,
    chosen: Res<ChosenTable>,
    shown: Option<Res<DisplayedBoard>>,
    mut resets: MessageWriter<BoardReset>,
) {
    // The same table is already shown.
    if game.is_some() || shown.is_some_and(|shown| shown.game() == chosen.0 && shown.verdict.is_none()) {
        return;
    }
    if let Some((table, events)) = games::face_of(chosen.0).table_on_show() {
        commands.insert_resource(DisplayedBoard::after(&*table, &events));
        resets.write(BoardReset);
    }
}

/// Circles the table, which stands in the right part of the picture, beside the menu.
fn circle_table(
    time: Res<Time<Real>>,
    preferences: Res<Preferences>,
    cameras: Query<&Camera, With<holochess_view::MainCamera>>,
    mut wishes: ResMut<CameraWishes>,
) {
    let aspect = aspect_of(cameras.single().ok());
    wishes.hold(Holder::Title, view(time.elapsed_secs(), aspect, preferences.animation.reduced_motion));
}

/// The view after so many seconds; without motion it is always the same.
fn view(seconds: f32, aspect: f32, still: bool) -> Shot {
    let drift = if still { 0.0 } else { seconds * DRIFT };
    let azimuth = 0.5 + drift;
    let elevation = 0.43 + 0.05 * (drift * 1.7).sin();
    let distance = 3.05 * (16.0 / 9.0 / aspect).max(1.0).sqrt();
    let back = Vec3::new(elevation.cos() * azimuth.sin(), elevation.sin(), elevation.cos() * azimuth.cos());
    let right = Vec3::Y.cross(back).normalize();
    let aside = right * -0.46 * (aspect / (16.0 / 9.0)).min(1.25);
    let eye = back * distance + aside + Vec3::Y * 0.05;
    let transform = Transform::from_translation(eye).looking_to(-back, Vec3::Y);
    Shot { transform, field_of_view: 34_f32.to_radians() }
}

/// Lets the camera leave the table that the title shows.
fn release_camera(mut wishes: ResMut<CameraWishes>) {
    wishes.let_go(Holder::Title);
}

/// Draws the title, and carries out the chosen entry.
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    waiting: Option<Res<ResumableMatch>>,
    mut last: ResMut<LastEntry>,
    mut overlays: ResMut<Overlays>,
    mut next: ResMut<NextState<Screen>>,
    mut requests: MessageWriter<MatchRequest>,
    chosen: Res<ChosenTable>,
) -> Result {
    if overlays.cover() {
        return Ok(());
    }
    let ui = screen_sheet(contexts.ctx_mut()?, "title", &overlays);
    let entries = entries(&localised, waiting.as_deref(), chosen.0);
    // The remembered entry gets the focus; otherwise the first one.
    let preferred = last.0.as_deref().filter(|name| entries.iter().any(|entry| entry.name == *name));
    let pressed = draw_page(&ui, &localised, &entries, preferred.unwrap_or(entries[0].name));
    let escaped = overlays.is_empty() && frame_commands::pressed(ui.ctx(), Command::Back);
    let quits = crate::ui::overlay::Confirmation::Quit;
    let pressed = pressed.map(|place| entries[place].name);
    if let Some(name) = pressed {
        // It may have the focus since this frame only.
        last.0 = Some(name.to_owned());
    }
    match pressed {
        Some("title.continue") => {
            if let Some(waiting) = &waiting {
                requests.write(MatchRequest::Resume(waiting.file.clone()));
            }
        }
        Some("title.play") => next.set(Screen::Tables),
        Some("title.journey") => next.set(Screen::Journey),
        Some("title.matches") => next.set(Screen::Matches),
        Some("title.puzzles") => next.set(Screen::Puzzles),
        Some("title.showcase") => next.set(Screen::Showcase),
        Some("title.learn") => {
            requests.write(MatchRequest::Lesson { lesson: Lesson::of(chosen.0), part: None });
        }
        Some("title.how-to") => overlays.open(Overlay::HowTo),
        Some("title.settings") => overlays.open(Overlay::Settings),
        Some("title.credits") => overlays.open(Overlay::Credits),
        Some("title.quit") => overlays.open(Overlay::Question(quits)),
        _ if escaped && !IS_BROWSER => overlays.open(Overlay::Question(quits)),
        _ => {}
    }
    Ok(())
}

/// The entries of the menu.
pub(super) fn entries(localised: &LocalisedText, waiting: Option<&ResumableMatch>, chosen: GameId) -> Vec<menu::Entry> {
    let mut entries = Vec::new();
    let mut entry = |name: &'static str, note: String| {
        let label = localised.text(&format!("ui-{}", name.replace('.', "-")));
        entries.push(menu::Entry { name, label, note, enabled: true });
    };
    if let Some(waiting) = waiting {
        entry("title.continue", waiting.note_text(localised));
    }
    for name in ["title.play", "title.journey", "title.matches", "title.puzzles", "title.showcase"] {
        entry(name, String::new());
    }
    entry("title.learn", localised.game(chosen));
    for name in ["title.how-to", "title.settings", "title.credits"] {
        entry(name, String::new());
    }
    // A page is left by closing its tab.
    if !IS_BROWSER {
        entry("title.quit", String::new());
    }
    entries
}

/// Draws the name of the game and the menu; returns the place of the entry that was pressed.
pub(super) fn draw_page(ui: &Ui, localised: &LocalisedText, entries: &[menu::Entry], preferred: &str) -> Option<usize> {
    let screen = ui.max_rect();
    let brush = Brush::new(ui);
    let (width, height) = (screen.width(), screen.height());
    brush.scrim(Rect::from_min_size(screen.min, vec2(width * 0.6, height)), Edge::Left, 0.97);
    brush.scrim(Rect::from_min_max(pos2(0.0, height * 0.72), screen.max), Edge::Bottom, 0.9);
    brush.scrim(Rect::from_min_size(screen.min, vec2(width, height * 0.3)), Edge::Top, 0.55);
    let version = format!("{} · Holochess {}", localised.text("ui-title-fan-made"), env!("CARGO_PKG_VERSION"));
    let top = height * 0.117;
    // On a low screen the entries are closer together, so that the last one stays clear of the line at the bottom.
    let first = top + 198.0;
    let step = menu::STEP.min((height - 64.0 - first) / (entries.len() - 1) as f32);
    if height < ROOMY || step < CLOSEST {
        // Half as high: the name is small, and the menu shows as many entries as there is room for.
        let left = margin(width);
        let face = Face { tracking: 8.0, ..typeface::WORDMARK.sized(34.0) };
        let mark = brush.write(pos2(left - 2.0, 14.0), Align2::LEFT_TOP, "HOLOCHESS", face);
        brush.beam(0.0, mark.right(), mark.bottom() + 6.0, 30.0, ICE, 0.75);
        let area = Rect::from_min_max(pos2(left, mark.bottom() + 14.0), pos2(width - left, height - 36.0));
        let face = typeface::SMALL_NOTE;
        brush.fit(pos2(width - left, height - 20.0), Align2::RIGHT_CENTER, &version, face, width - 2.0 * left);
        return menu::column(ui, "title", area, menu::STEP, entries, preferred);
    }
    // On a screen that is wide enough the margin is always the same, and the name and the menu begin at it.
    let left = if width < 1000.0 { margin(width) } else { MARGIN };
    // On a phone that is held upright it is smaller.
    let mark = brush.fit(pos2(left - 4.0, top), Align2::LEFT_TOP, "HOLOCHESS", typeface::WORDMARK, width - 2.0 * left);
    brush.beam(0.0, left + mark.width() * 1.05, top + 92.0, 74.0, ICE, 0.75);
    brush.left(pos2(left, top + 116.0), localised.text("ui-tagline"), typeface::PAGE);
    let height_of_all = step * entries.len() as f32;
    let area = Rect::from_min_size(pos2(left, first - step / 2.0), vec2(width - 2.0 * left, height_of_all + 0.1));
    // Both stand to the right: to the left the last entry comes down to them.
    let face = typeface::SMALL_NOTE;
    brush.fit(pos2(width - left, height - 38.0), Align2::RIGHT_CENTER, &version, face, width - 2.0 * left);
    menu::column(ui, "title", area, step, entries, preferred)
}

impl ResumableMatch {
    /// A match between two people, for tests.
    #[cfg(test)]
    pub fn between(names: &[&str], game: GameId) -> Self {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Self { game: Some(game), names, turn: 100, ..Self::default() }
    }

    /// The opponents.
    pub fn who(&self, localised: &LocalisedText) -> String {
        match &self.opponent {
            _ if self.names.len() > 2 => localised.with("ui-title-several", "count", self.names.len() as u32),
            Some(Who::Computer(level)) => localised.level(level).0,
            _ => self.names.join(" – "),
        }
    }

    /// What waits: the game or the occasion, against whom, and how far it has come.
    fn note_text(&self, localised: &LocalisedText) -> String {
        let game = match self.occasion {
            Occasion::None => self.game.map(|game| localised.game_title(game)).unwrap_or_default(),
            Occasion::Day => localised.text("day-title"),
            Occasion::Evening(number) => localised.with("ui-title-evening", "number", number),
        };
        let arguments = [("game", game.into()), ("who", self.who(localised).into()), ("turn", self.turn.into())];
        localised.format("ui-title-waiting", &arguments)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastEntry>()
        .add_systems(
            OnEnter(Screen::Title),
            (super::welcome::greet, look_for_match, lay_out_table, forget_way_back).chain(),
        )
        .add_systems(OnEnter(Screen::Setup), lay_out_table)
        .add_systems(
            Update,
            (offer_lesson, remember_entry)
                .chain()
                .in_set(UiSystems::Screens)
                .after(circle_table)
                .before(super::follow_match::follow_match)
                .run_if(in_state(Screen::Title)),
        )
        .add_systems(OnExit(Screen::Tables), release_camera)
        .add_systems(OnExit(Screen::Setup), release_camera)
        .add_systems(OnExit(Screen::Title), release_camera)
        .add_systems(OnExit(Screen::Matches), release_camera)
        .add_systems(OnExit(Screen::Journey), release_camera)
        .add_systems(OnExit(Screen::Mail), release_camera)
        .add_systems(OnExit(Screen::LiveTable), release_camera)
        .add_systems(
            Update,
            circle_table.in_set(UiSystems::Screens).run_if(
                in_state(Screen::Title)
                    .or_else(in_state(Screen::Tables))
                    .or_else(in_state(Screen::Setup))
                    .or_else(in_state(Screen::Matches))
                    .or_else(in_state(Screen::Journey))
                    .or_else(in_state(Screen::Mail))
                    .or_else(in_state(Screen::LiveTable)),
            ),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Title).run_if(in_state(Screen::Title)));
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use holochess_locale::Language;
    use holochess_session::{BackgroundWriter, Trouble, persist};
    use holochess_settings::{KeptFile, Learned};

    /// Comes to the title with what the file knows; returns what is said there.
    fn at_title(file: &std::path::Path, waits: bool) -> Vec<String> {
        let mut world = World::new();
        let (learned, flaws) = Learned::load(file);
        assert!(flaws.is_empty());
        world.insert_resource(Progress::new(learned, Some(file.to_owned())));
        world.insert_resource(LocalisedText::new(Language::English));
        world.init_resource::<Overlays>();
        world.init_resource::<Notices>();
        if waits {
            world.init_resource::<ResumableMatch>();
        }
        world.init_resource::<BackgroundWriter>();
        world.init_resource::<Messages<Trouble>>();
        for _ in 0..3 {
            world.run_system_once(offer_lesson).expect("its resources are there");
            world.run_system_once(persist::<Progress>).expect("its resources are there");
        }
        world.resource::<BackgroundWriter>().finish();
        world.resource::<Notices>().texts().map(str::to_owned).collect()
    }

    #[test]
    fn the_first_start_offers_the_lesson_once_and_never_to_whoever_has_a_match_waiting() {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let file = folder.path().join("learned.toml");
        let said = at_title(&file, false);
        assert_eq!(said, [LocalisedText::new(Language::English).text("ui-lesson-offer")]);
        assert_eq!(at_title(&file, false), Vec::<String>::new(), "not at the next start");
        assert_eq!(at_title(&folder.path().join("other.toml"), true), Vec::<String>::new());
    }

    #[test]
    fn the_title_turns_unless_motion_is_reduced() {
        for aspect in [4.0 / 3.0, 16.0 / 9.0, 32.0 / 9.0] {
            for seconds in [0.1, 7.0, 3600.0] {
                assert_eq!(view(seconds, aspect, true), view(0.0, aspect, true));
                assert_ne!(view(seconds, aspect, false), view(0.0, aspect, false));
            }
        }
    }
}
