//! A match that is watched: its time as a thread of light with its kills and turning points, and the commands for it.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Rect, Sense, Stroke, Ui, pos2, vec2},
};

use super::{HudData, turning_points};
use crate::{
    record::RecordedMatch,
    rules::{Event, Seat},
    session::{AnalysisRequested, Match, Pace, PostGameAnalysis, Scenes, Speed, WatchCommand, Watching},
    settings::controls::Command,
    storage::FileError,
    ui::{
        film_maker::{FilmMaker, FilmOrder, Length},
        localised_text::LocalisedText,
        notices::{Notices, Tone},
        overlay::{OpenOverlay, Overlay},
        screens::Album,
        theme::{prelude::*, surface},
        turning_point_text::{TurningPointText, tell},
    },
    view::{CameraWishes, Quality},
};

/// How matches that are watched are told.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchPace {
    /// How fast, where there are scenes.
    speed: Speed,
    /// What is made of clashes; nothing: the board jumps.
    scenes: Option<Scenes>,
}

impl Default for WatchPace {
    fn default() -> Self {
        Self { speed: Speed::Normal, scenes: Some(Scenes::Full) }
    }
}

impl WatchPace {
    const SPEEDS: [(Speed, &str); 3] =
        [(Speed::Normal, "watch-speed-normal"), (Speed::Fast, "watch-speed-fast"), (Speed::Slow, "watch-speed-slow")];
    const SCENES: [(Option<Scenes>, &str); 4] = [
        (Some(Scenes::Full), "watch-scenes-full"),
        (Some(Scenes::Short), "watch-scenes-short"),
        (Some(Scenes::Board), "watch-scenes-board"),
        (None, "watch-scenes-off"),
    ];

    /// As the session wants it.
    fn pace(self) -> Pace {
        let speed = if self.scenes.is_some() { self.speed } else { Speed::Off };
        Pace { speed, computer: None, scenes: self.scenes.unwrap_or_default() }
    }

    fn speed_id(self) -> &'static str {
        Self::SPEEDS.iter().find(|(speed, _)| *speed == self.speed).map_or("", |(_, id)| *id)
    }

    fn scenes_id(self) -> &'static str {
        Self::SCENES.iter().find(|(scenes, _)| *scenes == self.scenes).map_or("", |(_, id)| *id)
    }

    /// The next speed; where there are no scenes, they come back.
    fn turn_speed(&mut self) {
        let place = Self::SPEEDS.iter().position(|(speed, _)| *speed == self.speed).unwrap_or_default();
        self.speed = Self::SPEEDS[(place + 1) % Self::SPEEDS.len()].0;
    }

    /// The next way to tell clashes.
    fn turn_scenes(&mut self) {
        let place = Self::SCENES.iter().position(|(scenes, _)| *scenes == self.scenes).unwrap_or_default();
        self.scenes = Self::SCENES[(place + 1) % Self::SCENES.len()].0;
    }
}

/// The film of a match that is being made, or has been asked for.
#[derive(Resource, Debug, Default)]
pub struct MatchFilm {
    /// The moment that was marked as one end of the film, and the match that it belongs to.
    mark: Option<(PathBuf, usize)>,
    wanted: Option<(PathBuf, usize, usize)>,
    making: Option<FilmMaker>,
}

impl MatchFilm {
    /// From which moment to which a film would go now: between the mark and the moment that is shown, whichever comes first; without
    /// a mark, or at it, from the moment that is shown to the end.
    fn span(&self, file: &Path, at: usize, count: usize) -> [usize; 2] {
        match self.mark.as_ref().filter(|(of, mark)| of == file && *mark != at) {
            Some((_, mark)) => [at.min(*mark), at.max(*mark)],
            None => [at, count],
        }
    }

    /// The mark in this match.
    fn mark_in(&self, file: &Path) -> Option<usize> {
        self.mark.as_ref().filter(|(of, _)| of == file).map(|(_, mark)| *mark)
    }

    /// Marks this moment; where it is marked already, the mark goes.
    fn turn_mark(&mut self, file: &Path, at: usize) {
        let is_there = self.mark_in(file) == Some(at);
        self.mark = (!is_there).then(|| (file.to_owned(), at));
    }

    /// Begins the film of a record from the moment after so many decisions to the moment after so many, or cancels the one that
    /// is being made.
    fn press(&mut self, file: PathBuf, from: usize, to: usize) {
        if self.making.take().is_none() {
            self.wanted = Some((file, from, to));
        }
    }
}

/// Begins the film that was asked for, and says where it lies.
fn make_film(
    album: Res<Album>,
    quality: Res<Quality>,
    localised: Res<LocalisedText>,
    mut film: ResMut<MatchFilm>,
    mut notices: ResMut<Notices>,
) {
    if film.wanted.is_none() && film.making.is_none() {
        return;
    }
    let film = &mut *film;
    let lost = |why: String| localised.with("ui-film-lost", "why", why);
    if let (Some((file, from, to)), Some(folder)) = (film.wanted.take(), &album.0) {
        let order = FilmOrder {
            scene: format!("replay:{}@{from}", file.display()),
            name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            arguments: Vec::new(),
            length: Length::Decisions(to as u32),
        };
        match FilmMaker::begin(&order, folder, *quality, localised.locale().language().code()) {
            Ok(making) => {
                notices.say(localised.text("watch-film-begun"), Tone::Plain);
                film.making = Some(making);
            }
            Err(error) => {
                let why = localised.say(&crate::locale::file_error(&FileError::new(folder, &error)));
                notices.say(lost(why), Tone::Alarm);
            }
        }
    }
    let Some(ended) = film.making.as_mut().and_then(FilmMaker::ended) else { return };
    match ended {
        Ok(file) => notices.say(localised.with("ui-film-kept", "file", file.display().to_string()), Tone::Plain),
        Err(why) => notices.say(lost(why), Tone::Alarm),
    }
    film.making = None;
}

/// While a match is watched its own pace counts; then the settings' again.
fn set_pace(
    watching: Option<Res<Watching>>,
    wanted: Res<WatchPace>,
    mut before: Local<Option<Pace>>,
    mut pace: ResMut<Pace>,
) {
    if watching.is_some() {
        if *pace != wanted.pace() {
            // Where the settings have changed meanwhile, theirs is kept for later.
            if before.is_none_or(|known| known != *pace && !is_ours(*pace)) {
                *before = Some(*pace);
            }
            *pace = wanted.pace();
        }
    } else if let Some(before) = before.take() {
        *pace = before;
    }
}

/// Whether a pace can be one of those that are chosen here.
fn is_ours(pace: Pace) -> bool {
    let speeds = WatchPace::SPEEDS.iter().map(|(speed, _)| *speed);
    let mut all = speeds.flat_map(|speed| WatchPace::SCENES.map(|(scenes, _)| WatchPace { speed, scenes }.pace()));
    all.any(|known| known == pace)
}

/// A match that is over is looked through as soon as it is watched, for its turning points.
fn look_through(
    watching: Option<Res<Watching>>,
    game: Option<Res<Match>>,
    mut asked: Local<Option<PathBuf>>,
    mut requests: MessageWriter<AnalysisRequested>,
) {
    let file = watching.as_ref().map(|watching| watching.file());
    if file == asked.as_deref() {
        return;
    }
    *asked = file.map(std::path::Path::to_owned);
    if game.is_some_and(|game| game.recorded().is_over()) && asked.is_some() {
        requests.write(AnalysisRequested);
    }
}

/// The decisions after which something stood out: a piece was removed, a goal or a line made, a duel fought, a game ended.
fn marks_of(recorded: &RecordedMatch) -> Vec<(usize, Seat)> {
    let stands_out = |event: &Event| {
        matches!(
            event,
            Event::Removed { .. }
                | Event::Goal { .. }
                | Event::Line { .. }
                | Event::DuelBegan { .. }
                | Event::GameEnded { .. }
        )
    };
    let entries = (1..).zip(recorded.decisions());
    let marked = entries.filter(|(_, entry)| entry.events.iter().any(stands_out));
    marked.map(|(number, entry)| (number, entry.seat.unwrap_or(Seat::FIRST))).collect()
}

/// What is asked for here.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct WatchRequests<'w> {
    commands: MessageWriter<'w, WatchCommand>,
    opens: MessageWriter<'w, OpenOverlay>,
    camera: ResMut<'w, CameraWishes>,
    pace: ResMut<'w, WatchPace>,
    film: ResMut<'w, MatchFilm>,
    album: Res<'w, Album>,
}

#[expect(clippy::too_many_lines, reason = "the bar from left to right")]
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    post_game: Res<PostGameAnalysis>,
    mut requests: WatchRequests,
    mut known: Local<(PathBuf, Vec<(usize, Seat)>)>,
    mut seat: Local<usize>,
) -> Result {
    let Some(watching) = &hud.watching else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let ui = hud.lasting_sheet(context, "hud.watch");
    let brush = Brush::of(&ui);
    let recorded = hud.game.recorded();
    if known.0 != watching.file() {
        *known = (watching.file().to_owned(), marks_of(recorded));
        *seat = 0;
    }
    let layout = hud.layout(ui.max_rect());
    let count = recorded.decisions().len();
    let area = Rect::from_min_max(
        pos2(layout.legend.left(), layout.aids.top()),
        pos2(layout.legend.right(), layout.commands.bottom()),
    );
    let rail = Rail { area, count, at: watching.at() };
    let moved = rail.show(&ui, &brush, &hud, &known.1, &post_game);
    let is_over = watching.at() >= count;
    let word = |id: &str| hud.localised.text(id);
    let play = word(if watching.is_playing() { "watch-pause" } else { "watch-play" });
    let (next, branch, other_seat) = (word("watch-next"), word("watch-branch"), word("watch-seat"));
    let speed = hud.localised.with("watch-speed", "speed", word(requests.pace.speed_id()));
    let scenes = word(requests.pace.scenes_id());
    let face = typeface::ACTION.sized(17.0);
    let command = |name, command, label, enabled| KeyCommand { name, command, hears: true, label, enabled };
    let below = [
        command("watch.branch", Command::Branch, &*branch, !is_over || !recorded.is_over()),
        command("watch.next", Command::Next, &*next, !known.1.is_empty()),
        command("watch.play", Command::Skip, &*play, count > 0),
    ];
    let above = [
        command("watch.seat", Command::OtherSeat, &*other_seat, true),
        command("watch.scenes", Command::ChangeScenes, &*scenes, true),
        command("watch.speed", Command::Speed, &*speed, requests.pace.scenes.is_some()),
    ];
    for (rect, list) in [(layout.aids, &above), (layout.commands, &below)] {
        let width: f32 = list.iter().map(|command| command.width(&brush, face) + 26.0).sum::<f32>() - 26.0;
        brush.ground(rect.with_min_x(rect.right() - width).shrink2(vec2(4.0, 8.0)), 0.5);
    }
    let film_span = requests.film.span(watching.file(), watching.at(), count);
    let film_word = match &requests.film.making {
        Some(making) => hud.localised.with("watch-film-share", "share", (making.share() * 100.0).round() as u32),
        None if film_span[1] == count => word("watch-film"),
        None => {
            let arguments = [("from", film_span[0].into()), ("to", film_span[1].into())];
            hud.localised.format("watch-film-span", &arguments)
        }
    };
    let is_something = film_span[0] < film_span[1];
    let can_film = requests.film.making.is_some() || (requests.album.0.is_some() && is_something);
    let is_marked = requests.film.mark_in(watching.file()) == Some(watching.at());
    let mark_word = word(if is_marked { "watch-unmark" } else { "watch-mark" });
    let film = [
        command("watch.mark", Command::MarkFilm, &*mark_word, true),
        command("watch.film", Command::MakeFilm, &*film_word, can_film),
    ];
    let filmed = commands_from_right(&ui, pos2(area.right(), area.bottom() - 54.0), typeface::NOTE.sized(15.0), &film);
    let above = commands_from_right(&ui, layout.aids.right_center(), face, &above).map(|index| above[index].name);
    let below = commands_from_right(&ui, layout.commands.right_center(), face, &below).map(|index| below[index].name);
    match above.or(below) {
        Some("watch.play") if watching.is_playing() => _ = requests.commands.write(WatchCommand::Pause),
        Some("watch.play") => _ = requests.commands.write(WatchCommand::Play),
        Some("watch.next") => {
            let back = heard::held(ui.ctx(), Command::Steps);
            if let Some(moment) = next_mark(&moments(&known.1, &post_game), watching.at(), back) {
                requests.commands.write(WatchCommand::Seek(moment));
                if watching.is_playing() {
                    requests.commands.write(WatchCommand::Play);
                }
            }
        }
        Some("watch.branch") => {
            requests.commands.write(WatchCommand::Pause);
            requests.opens.write(OpenOverlay(Overlay::Branch));
        }
        Some("watch.speed") => requests.pace.turn_speed(),
        Some("watch.scenes") => requests.pace.turn_scenes(),
        Some("watch.seat") => {
            *seat = (*seat + 1) % hud.seats();
            requests.camera.face_seat(Seat::new(*seat));
        }
        _ => {}
    }
    match filmed {
        Some(0) => requests.film.turn_mark(watching.file(), watching.at()),
        Some(_) => requests.film.press(watching.file().to_owned(), film_span[0], film_span[1]),
        None => {}
    }
    if let Some(mark) = requests.film.mark_in(watching.file()) {
        rail.bracket(&brush, [mark, watching.at()]);
    }
    if let Some(moment) = moved {
        requests.commands.write(WatchCommand::Seek(moment));
    }
    // Where no scene runs, the arrows are the log's.
    if ui.is_enabled() && hud.director.is_busy() {
        let step = heard::step(ui.ctx(), Command::Left, Command::Right);
        if step > 0 {
            requests.commands.write(WatchCommand::Seek(watching.at()));
        } else if step < 0 {
            requests.commands.write(WatchCommand::Seek(watching.at().saturating_sub(1)));
        }
    }
    if let (Some(analysis), false) = (post_game.analysis(), hud.director.is_busy()) {
        let own = hud.game.only_human().unwrap_or(Seat::FIRST);
        let told: Vec<TurningPointText> = post_game
            .turning_points_after(watching.at())
            .map(|turning| tell(&hud.localised, hud.figures.armies(), recorded, turning, own))
            .collect();
        let moment = watching.at().min(analysis.points.len().saturating_sub(1));
        turning_points::say(&brush, &hud, (&analysis.points[moment], own), told, layout.told);
    }
    Ok(())
}

/// The moments that can be jumped to: before each mark and each turning point, in order.
fn moments(marks: &[(usize, Seat)], post_game: &PostGameAnalysis) -> Vec<usize> {
    let turning = post_game.analysis().into_iter().flat_map(|analysis| &analysis.turning_points);
    let numbers = marks.iter().map(|(number, _)| *number).chain(turning.map(|turning| turning.decision));
    let mut moments: Vec<usize> = numbers.map(|number| number.saturating_sub(1)).collect();
    moments.sort_unstable();
    moments.dedup();
    moments
}

/// The mark after a moment, or the one before; around the ends.
fn next_mark(moments: &[usize], now: usize, back: bool) -> Option<usize> {
    if back {
        moments.iter().rev().find(|moment| **moment < now).or(moments.last()).copied()
    } else {
        moments.iter().find(|moment| **moment > now).or(moments.first()).copied()
    }
}

/// The time of the match as a thread of light.
struct Rail {
    area: Rect,
    count: usize,
    at: usize,
}

impl Rail {
    fn x(&self, step: usize) -> f32 {
        let share = step as f32 / self.count.max(1) as f32;
        self.area.left() + 6.0 + (self.area.width() - 12.0) * share
    }

    /// Draws what a film from one moment to another would show.
    fn bracket(&self, brush: &Brush, [mark, now]: [usize; 2]) {
        let y = self.area.bottom() - 22.0;
        let (from, to) = (self.x(mark.min(now)), self.x(mark.max(now)));
        brush.ray(pos2(from, y + 5.0), pos2(to, y + 5.0), 2.0, AMBER, &[(0.0, 0.9), (1.0, 0.9)]);
        let at = self.x(mark);
        brush.line(&[pos2(at, y - 8.0), pos2(at, y + 9.0)], 2.0, AMBER);
    }

    /// Draws it; returns the moment to which it was pulled.
    fn show(
        &self,
        ui: &Ui,
        brush: &Brush,
        hud: &HudData,
        marks: &[(usize, Seat)],
        post_game: &PostGameAnalysis,
    ) -> Option<usize> {
        let y = self.area.bottom() - 22.0;
        brush.ground(self.area.with_min_y(y - 44.0), 0.7);
        let touched = surface::touch(ui, "watch.rail", self.area.with_min_y(y - 24.0), Reach::Pointer);
        brush.rule(self.area.left(), self.area.right(), y, INK, 0.25);
        let now = pos2(self.x(self.at), y);
        brush.ray(pos2(self.x(0), y), now, 2.5, ICE, &[(0.0, 0.3), (1.0, 1.0)]);
        for (number, seat) in marks {
            brush.kill_mark(pos2(self.x(*number), y - 13.0), 4.5, palette::side(*seat), *number <= self.at);
        }
        for turning in post_game.analysis().into_iter().flat_map(|analysis| &analysis.turning_points) {
            let at = pos2(self.x(turning.decision), y + 10.0);
            brush.diamond(at, 3.5, palette::side(turning.seat), Stroke::NONE);
        }
        brush.glow(now, vec2(20.0, 20.0), ICE, 0.4 + 0.4 * touched.glow);
        brush.diamond(now, 6.0, INK, Stroke::NONE);
        let arguments = [("at", self.at.into()), ("count", self.count.into())];
        let step = hud.localised.format("watch-step", &arguments);
        brush.write(pos2(self.area.left(), y - 32.0), Align2::LEFT_CENTER, step, typeface::NOTE.sized(15.0));
        let response = ui.interact(self.area.with_min_y(y - 24.0), touched.id.with("hand"), Sense::CLICK | Sense::DRAG);
        if !ui.is_enabled() || !(response.dragged() || response.clicked()) {
            return None;
        }
        let share = (response.interact_pointer_pos()?.x - self.area.left() - 6.0) / (self.area.width() - 12.0).max(1.0);
        let wanted = (share.clamp(0.0, 1.0) * self.count as f32).round() as usize;
        (wanted != self.at).then_some(wanted)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WatchPace>()
        .init_resource::<MatchFilm>()
        .add_systems(Update, (set_pace, look_through).in_set(crate::ui::UiSystems::Display))
        .add_systems(Update, make_film.after(crate::ui::UiSystems::Notices).before(crate::ui::UiSystems::Tempo));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_goes_from_the_mark_to_the_moment_that_is_shown_whichever_comes_first() {
        let (file, other) = (PathBuf::from("a"), PathBuf::from("b"));
        let mut film = MatchFilm::default();
        assert_eq!(film.span(&file, 4, 30), [4, 30]);
        film.turn_mark(&file, 12);
        assert_eq!(film.span(&file, 12, 30), [12, 30]);
        assert_eq!([film.span(&file, 20, 30), film.span(&file, 3, 30)], [[12, 20], [3, 12]]);
        assert_eq!(film.span(&other, 20, 30), [20, 30], "another match has no mark");
        film.turn_mark(&file, 12);
        assert_eq!(film.span(&file, 20, 30), [20, 30]);
    }

    #[test]
    fn marks_are_walked_in_both_directions_and_around_the_ends() {
        let moments = [3, 7, 20];
        let walk = |now, back| next_mark(&moments, now, back);
        assert_eq!([walk(0, false), walk(3, false), walk(20, false)], [Some(3), Some(7), Some(3)]);
        assert_eq!([walk(30, true), walk(7, true), walk(3, true)], [Some(20), Some(3), Some(20)]);
        assert_eq!(next_mark(&[], 5, false), None);
    }

    #[test]
    fn the_pace_of_watching_gives_way_to_the_one_before_it() {
        let mut app = App::new();
        let own = Pace { speed: Speed::Slow, computer: Some(Speed::Off), scenes: Scenes::First };
        app.add_plugins((MinimalPlugins, crate::session::plugin))
            .insert_resource(own)
            .init_resource::<WatchPace>()
            .add_systems(Update, set_pace);
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let file = folder.path().join("match.jsonl");
        let setup = crate::ui::preview::test_setup();
        RecordedMatch::begin(setup).expect("it can begin").0.save_to(&file).expect("the folder is ours");
        app.world_mut().write_message(crate::session::WatchMatch(file));
        app.update();
        app.update();
        assert_eq!(*app.world().resource::<Pace>(), WatchPace::default().pace());
        for _ in 0..5 {
            app.world_mut().resource_mut::<WatchPace>().turn_scenes();
            app.world_mut().resource_mut::<WatchPace>().turn_speed();
            app.update();
            assert_eq!(*app.world().resource::<Pace>(), app.world().resource::<WatchPace>().pace());
        }
        app.world_mut().write_message(crate::session::LeaveMatch);
        app.update();
        app.update();
        assert_eq!(*app.world().resource::<Pace>(), own);
    }
}
