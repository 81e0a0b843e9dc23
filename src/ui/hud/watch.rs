//! The timeline of a watched match with its kills and turning points, and its commands: four, and the rest under
//! *More*. Hidden while the dice of a clash are shown.

mod film;
#[cfg(test)]
mod fit_tests;
mod pace;
mod rail;

use std::path::PathBuf;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Rect, pos2, vec2},
};

pub use film::MatchFilm;
pub use pace::WatchPace;

use super::{
    HudData,
    near_seat::WatchedFrom,
    turning_points::{self, next_moment},
};
use crate::ui::{
    album::Album,
    overlay::{OpenOverlay, Overlay},
    systems::UiSystems,
    theme::{
        command::{GAP, row_width},
        prelude::*,
    },
    turning_point_text::{TurningPointText, describe_turning_point},
};
use holochess_rules::Seat;
use holochess_session::{AnalysisRequested, Match, PostGameAnalysis, WatchCommand};
use holochess_settings::controls::Command;
use rail::{Rail, marks_of, moments};

/// A match that is over is looked through as soon as it is watched, for its turning points.
fn request_analysis(
    game: Option<Res<Match>>,
    mut asked: Local<Option<PathBuf>>,
    mut requests: MessageWriter<AnalysisRequested>,
) {
    let file = game.as_ref().and_then(|game| Some(game.watching()?.file()));
    if file == asked.as_deref() {
        return;
    }
    *asked = file.map(std::path::Path::to_owned);
    if game.is_some_and(|game| game.is_over()) && asked.is_some() {
        requests.write(AnalysisRequested);
    }
}

/// The watched match for which the further commands are shown; all are heard in any case.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ShowsMore(Option<PathBuf>);

/// What is asked for here.
#[derive(SystemParam)]
pub(super) struct WatchRequests<'w> {
    commands: MessageWriter<'w, WatchCommand>,
    opens: MessageWriter<'w, OpenOverlay>,
    pace: ResMut<'w, WatchPace>,
    from: ResMut<'w, WatchedFrom>,
    film: ResMut<'w, MatchFilm>,
    more: ResMut<'w, ShowsMore>,
    album: Res<'w, Album>,
}

#[expect(clippy::too_many_lines, reason = "the bar from left to right")]
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    post_game: Res<PostGameAnalysis>,
    mut requests: WatchRequests,
    mut known: Local<(PathBuf, usize, Vec<(usize, Seat)>)>,
) -> Result {
    let Some(watching) = hud.game.watching() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let mut ui = hud.lasting_sheet(context, "hud.watch");
    ui.multiply_opacity(1.0 - hud.clash.opacity());
    let brush = Brush::new(&ui);
    let count = hud.game.decisions().len();
    // The same file can be watched again when more has been decided in it.
    if (&*known.0, known.1) != (watching.file(), count) {
        *known = (watching.file().to_owned(), count, marks_of(&hud.game));
        requests.from.0 = None;
    }
    let layout = hud.layout(ui.max_rect());
    let is_over = watching.at() >= count;
    let word = |id: &str| hud.localised.text(id);
    let play = word(if watching.is_playing() { "watch-pause" } else { "watch-play" });
    let face = typeface::TABLE_ACTION;
    let below = [
        KeyCommand::new("watch.branch", Command::Branch, word("watch-branch")).enabled(!is_over || !hud.game.is_over()),
        KeyCommand::new("watch.next", Command::Next, word("watch-next"))
            .enabled(!moments(&known.2, &post_game).is_empty()),
        KeyCommand::new("watch.play", Command::Skip, &*play).enabled(count > 0),
    ];
    let shows_more = requests.more.0.as_deref() == Some(watching.file());
    let more_word = word(if shows_more { "watch-fewer" } else { "watch-more" });
    let more = KeyCommand::new("watch.more", Command::MoreCommands, more_word);
    let rarer = vec![
        KeyCommand::new("watch.seat", Command::OtherSeat, word("watch-seat")),
        KeyCommand::new("watch.camera", Command::DirectCamera, word(requests.pace.camera_id()))
            .enabled(requests.pace.has_scenes),
        KeyCommand::new("watch.scenes", Command::ChangeScenes, word(requests.pace.scenes_id())),
    ];
    let speed_word = hud.localised.with("watch-speed", "speed", word(requests.pace.speed_id()));
    let speed = KeyCommand::new("watch.speed", Command::Speed, speed_word).enabled(requests.pace.has_scenes);
    let (above, hidden) = if shows_more {
        (rarer.into_iter().chain([more]).collect::<Vec<_>>(), vec![speed])
    } else {
        (vec![speed, more], rarer)
    };
    // The marks on the thread stay where they are while *Play* and *Pause* take turns: there is room for the longer
    // word.
    let spare = |rect: Rect| {
        let longest =
            ["watch-pause", "watch-play"].map(|id| brush.width(&word(id), face)).into_iter().fold(0.0, f32::max);
        if rect == layout.commands { longest - brush.width(&play, face) } else { 0.0 }
    };
    // The thread is as long as the lower row leaves room; the film's commands stand above it, as far as the upper row
    // does.
    let [film_right, right] = [(layout.aids, &above[..]), (layout.commands, &below[..])].map(|(rect, list)| {
        let left = rect.right() - row_width(&brush, face, list) - spare(rect);
        brush.ground(rect.with_min_x(left).shrink2(vec2(4.0, 8.0)), 0.5);
        layout.legend.right().min(left - GAP)
    });
    let area = Rect::from_min_max(pos2(layout.legend.left(), layout.aids.top()), pos2(right, layout.commands.bottom()));
    let film_right = film_right.min(right);
    let film_span = requests.film.span(watching.file(), watching.at(), count);
    let film_word = match &requests.film.making {
        Some(making) => hud.localised.with("watch-film-share", "share", (making.share() * 100.0).min(99.0) as u32),
        None if film_span[1] == count => word("watch-film"),
        None => {
            let arguments = [("from", film_span[0].into()), ("to", film_span[1].into())];
            hud.localised.format("watch-film-span", &arguments)
        }
    };
    let is_something = film_span[0] < film_span[1];
    let can_film = requests.film.making.is_some() || (requests.album.takes_films() && is_something);
    let is_marked = requests.film.mark_in(watching.file()) == Some(watching.at());
    let mark_word = word(if is_marked { "watch-unmark" } else { "watch-mark" });
    let film = [
        KeyCommand::new("watch.mark", Command::MarkFilm, mark_word),
        KeyCommand::new("watch.film", Command::MakeFilm, film_word).enabled(can_film),
    ];
    let note = typeface::SMALL_NOTE.coloured(INK_SOFT);
    let beside =
        if shows_more { right - film_right + row_width(&brush, note, &film) + GAP } else { right - film_right };
    let rail = Rail { area, count, at: watching.at(), beside };
    let moved = rail.draw(&ui, &brush, &hud, &known.2, &post_game);
    let heard_of =
        |list: &[KeyCommand]| list.iter().find(|command| command.is_pressed(&ui)).map(|command| command.command);
    let filmed = if shows_more {
        commands_from_right(&ui, pos2(film_right, area.bottom() - 54.0), note, &film)
    } else {
        heard_of(&film)
    };
    let hidden = heard_of(&hidden);
    let above = commands_from_right(&ui, layout.aids.right_center(), face, &above);
    let below = commands_from_right(&ui, layout.commands.right_center(), face, &below);
    match above.or(below).or(hidden) {
        Some(Command::Skip) if watching.is_playing() => _ = requests.commands.write(WatchCommand::Pause),
        Some(Command::Skip) => _ = requests.commands.write(WatchCommand::Play),
        Some(Command::Next) => {
            let back = frame_commands::held(ui.ctx(), Command::Steps);
            if let Some(moment) = next_moment(&moments(&known.2, &post_game), watching.at(), back) {
                requests.commands.write(WatchCommand::Seek(moment));
                if watching.is_playing() {
                    requests.commands.write(WatchCommand::Play);
                }
            }
        }
        Some(Command::Branch) => {
            requests.commands.write(WatchCommand::Pause);
            requests.opens.write(OpenOverlay(Overlay::Branch));
        }
        Some(Command::MoreCommands) => requests.more.0 = (!shows_more).then(|| watching.file().to_owned()),
        Some(Command::Speed) => requests.pace.turn_speed(),
        Some(Command::ChangeScenes) => requests.pace.turn_scenes(),
        Some(Command::DirectCamera) => requests.pace.turn_camera(),
        Some(Command::OtherSeat) => {
            requests.from.0 = Some(Seat::new((hud.near.0.index() + 1) % hud.seats()));
        }
        _ => {}
    }
    match filmed {
        Some(Command::MarkFilm) => requests.film.turn_mark(watching.file(), watching.at()),
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
        let step = frame_commands::step(ui.ctx(), Command::Left, Command::Right);
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
            .map(|turning| describe_turning_point(&hud.localised, hud.figures.armies(), &hud.game, turning, own))
            .collect();
        let moment = watching.at().min(analysis.points.len().saturating_sub(1));
        // Above the far pieces: the graph of a review, which stands there, is the thread below here.
        let area = layout.told.with_min_y(layout.graph.top());
        turning_points::draw_sentences(&brush, &hud, (&analysis.points[moment], own), told, area);
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WatchPace>()
        .init_resource::<MatchFilm>()
        .init_resource::<ShowsMore>()
        .add_systems(Update, (pace::set_pace, request_analysis).in_set(UiSystems::Display))
        .add_systems(Update, film::make_film.after(UiSystems::Notices).before(UiSystems::Tempo));
}
