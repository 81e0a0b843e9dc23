//! The head-up display at the table: whose turn it is, the actions left, the pieces, the card and the odds of what is
//! pointed at, the quiet clock, the log, the clash. One file each; all read [`HudData`].

mod actions_shown;
mod captions;
mod cell_names;
mod chess_clocks;
mod clash;
mod commands;
mod danger;
mod evaluation_bar;
#[cfg(test)]
mod fit_tests;
mod game_scores;
mod hint;
mod hud_data;
mod layout;
mod legend;
mod lesson;
mod log;
mod log_line;
mod log_sentences;
mod near_seat;
mod odds;
mod piece_card;
mod players;
mod prompt;
mod puzzle;
mod quiet_clock;
mod solved_values;
mod top_view;
mod turning_points;
mod watch;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(in crate::ui) use chess_clocks::announce_low_time;
pub use danger::DangerSwitched;
pub use evaluation_bar::judged;
pub(super) use hud_data::{Aside, HudData, at_table};
pub use near_seat::Near;
pub use turning_points::draw_turning_mark;

use self::layout::{Layout, Needs};
use super::{
    frame::Draw,
    navigation::Screen,
    systems::UiSystems,
    theme::{light::Edge, prelude::*},
};
use holochess_session::{Match, MatchMode};
use holochess_view::{CameraWishes, stage::film::Film};

/// Whether the match is a step of a lesson.
fn is_lesson(game: Option<Res<Match>>) -> bool {
    game.is_some_and(|game| game.lesson().is_some())
}

/// Whether the match is shown again.
fn is_playback(game: Option<Res<Match>>) -> bool {
    game.is_some_and(|game| matches!(game.mode(), MatchMode::Playback(_)))
}

/// Where messages are shown at the table; while a match is watched, its thread lies in the lower place.
pub(super) fn notices_area(screen: egui::Rect, watches: bool) -> egui::Rect {
    let layout = Layout::new(screen, Needs::PLAIN);
    if watches {
        // Above the row of the film's commands and of the step.
        return layout.notices.with_max_y(layout.notices.bottom().min(layout.aids.top() - 16.0));
    }
    layout.notices_below.unwrap_or(layout.notices)
}

/// Moves the display aside while a film has the picture.
fn step_aside(time: Res<Time>, film: Res<Film>, mut aside: ResMut<Aside>) {
    let goal = f32::from(u8::from(film.is_away()));
    let step = 4.0 * time.delta_secs();
    aside.0 += (goal - aside.0).clamp(-step, step);
}

/// Darkens the edges of the screen, where the texts are.
fn draw_scrims(mut contexts: EguiContexts, hud: HudData) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.scrims");
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let (width, height) = (screen.width(), screen.height());
    brush.scrim(egui::Rect::from_min_size(screen.min, egui::vec2(width, 240.0)), Edge::Top, 0.8);
    brush.scrim(egui::Rect::from_min_max(egui::pos2(0.0, height - 200.0), screen.max), Edge::Bottom, 0.86);
    brush.scrim(egui::Rect::from_min_size(screen.min, egui::vec2(380.0, height)), Edge::Left, 0.82);
    brush.scrim(egui::Rect::from_min_max(egui::pos2(width - 360.0, 0.0), screen.max), Edge::Right, 0.78);
    brush.lay_grounds();
    Ok(())
}

/// Tells the camera which parts of the picture panels cover.
fn set_camera_panels(mut contexts: EguiContexts, hud: HudData, mut camera: ResMut<CameraWishes>) -> Result {
    let screen = contexts.ctx_mut()?.content_rect();
    let rolls_dice = hud.shown.pieces().iter().any(|piece| piece.ratings.is_some());
    let share =
        |at: egui::Pos2| Vec2::new((at.x - screen.left()) / screen.width(), (at.y - screen.top()) / screen.height());
    let blocks = hud.layout(screen).beside_the_board(hud.needs(), rolls_dice);
    let panels = blocks.into_iter().map(|block| Rect::from_corners(share(block.min), share(block.max)));
    let panels: Vec<Rect> = panels.collect();
    if camera.panels != panels {
        camera.panels = panels;
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aside>().add_systems(Update, step_aside.in_set(UiSystems::Display)).add_systems(
        Update,
        (game_scores::announce_score, chess_clocks::announce_low_time)
            .chain()
            .in_set(UiSystems::Notices)
            .after(crate::ui::measured_quality::measure_frame_rate),
    );
    app.add_plugins((
        captions::plugin,
        clash::plugin,
        danger::plugin,
        hint::plugin,
        log::plugin,
        evaluation_bar::plugin,
        puzzle::plugin,
        game_scores::plugin,
        near_seat::plugin,
        actions_shown::plugin,
        watch::plugin,
    ))
    .add_systems(OnExit(Screen::Match), |mut camera: ResMut<CameraWishes>| camera.panels.clear())
    .add_systems(
        EguiPrimaryContextPass,
        (
            (set_camera_panels, top_view::draw, draw_scrims).chain(),
            players::draw,
            piece_card::draw,
            quiet_clock::draw,
            game_scores::draw,
            evaluation_bar::draw,
            turning_points::draw,
            watch::draw,
            solved_values::draw,
            log::draw.run_if(not(is_lesson)),
            prompt::draw,
            // In a film they cannot be pressed.
            commands::draw.run_if(not(is_lesson.or_else(is_playback))),
            lesson::draw,
            puzzle::draw,
            odds::draw,
            clash::draw,
        )
            .chain()
            .in_set(Draw::Table)
            .run_if(in_state(Screen::Match).and_then(at_table)),
    );
}
