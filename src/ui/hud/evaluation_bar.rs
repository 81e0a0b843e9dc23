//! The evaluation bar at the left edge: every player's chance to win, the near player's from below. Off by default. At
//! a table of two the numbers stand at its ends, otherwise in the players' rows.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Pos2, Rect, pos2},
};

use super::{HudData, near_seat};
use crate::ui::{
    controls::Controls,
    input::BoardInput,
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    overlay::Overlays,
    preferences::Preferences,
    systems::UiSystems,
    theme::{self, prelude::*},
};
use holochess_players::win_chance::{Certainty, WinChance};
use holochess_rules::Seat;
use holochess_session::{Match, PositionEvaluation};
use holochess_settings::controls::Command;

/// The width of the bar in points.
const BAR_WIDTH: f32 = 6.0;
/// Seconds that the bar slides to a new value.
const SLIDE_SECONDS: f32 = 0.7;

/// The previous value, kept while its trace is visible.
#[derive(Default)]
pub(super) struct Trail {
    now: Option<f32>,
    before: Option<f32>,
}

/// Draws the bar with every seat's chance.
pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, mut trail: Local<Trail>) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(win_chance) = hud.win_chance() else { return Ok(()) };
    let ui = hud.sheet(context, "hud.evaluation-bar");
    let layout = hud.layout(ui.max_rect());
    let brush = Brush::new(&ui);
    let near = hud.near.0;
    if hud.seats() > 2 {
        draw_segments(&brush, &hud, win_chance, layout.bar);
        return Ok(());
    }
    let Some(far) = near_seat::others(near, hud.seats()).next() else { return Ok(()) };
    let share = win_chance.of(near) as f32;
    if trail.now != Some(share) {
        trail.before = trail.now.replace(share);
    }
    let slide = if theme::motion_is_reduced(ui.ctx()) { 0.0 } else { SLIDE_SECONDS };
    let shown = ui.ctx().animate_value_with_time(egui::Id::new(("evaluation-bar", near.index())), share, slide);
    let column = layout.bar.shrink2(egui::vec2(0.0, 8.0));
    let bar = Rect::from_min_size(column.min, egui::vec2(BAR_WIDTH, column.height()));
    brush.ground(bar.expand2(egui::vec2(14.0, 4.0)), 0.5);
    let colours = [palette::side(near), palette::side(far)];
    brush.chance_bar(bar, shown, trail.before.filter(|_| slide > 0.0), colours);
    let [above, below] = layout.bar_labels;
    draw_chance(&brush, &hud, win_chance, far, pos2(bar.center().x, above.center().y));
    draw_chance(&brush, &hud, win_chance, near, pos2(bar.center().x, below.top() + 11.0));
    if let Some(text) = note_text(&hud, win_chance) {
        let (face, at) = (typeface::SMALL_NOTE, pos2(bar.left(), below.top() + 31.0));
        brush.ground(brush.fit(at, egui::Align2::LEFT_CENTER, &text, face, below.right() - at.x), 0.6);
    }
    Ok(())
}

/// What is said below the bar: that the value ignores the quiet clock, or how far the game has been solved.
fn note_text(hud: &HudData, win_chance: WinChance) -> Option<String> {
    if win_chance.certainty == Certainty::SolvedButForTheClock {
        return Some(hud.localised.text("ui-evaluation-but-for-the-clock"));
    }
    let share = hud.localised.percent(f64::from(hud.solved_game.progress()?), 0);
    Some(hud.localised.with("ui-solving", "share", share))
}

/// Draws a segment for each seat: the near one's lowest, the others above it in turn order, with their signs beside
/// them.
fn draw_segments(brush: &Brush, hud: &HudData, win_chance: WinChance, column: Rect) {
    let column = column.shrink2(egui::vec2(0.0, 8.0));
    let bar = Rect::from_min_size(column.min, egui::vec2(BAR_WIDTH + 2.0, column.height()));
    brush.ground(bar.expand2(egui::vec2(14.0, 4.0)), 0.5);
    let order: Vec<Seat> = std::iter::once(hud.near.0).chain(near_seat::others(hud.near.0, hud.seats())).collect();
    let parts: Vec<(egui::Color32, f32)> =
        order.iter().map(|seat| (palette::side(*seat), win_chance.of(*seat) as f32)).collect();
    brush.segmented_bar(bar, &parts);
    let mut y = bar.bottom();
    for (seat, (_, share)) in order.into_iter().zip(parts) {
        let height = bar.height() * share;
        // The sign is drawn only where the segment is as high as it.
        if height > 14.0 {
            brush.seat_mark(pos2(bar.right() + 11.0, y - height / 2.0), 4.0, seat);
        }
        y -= height;
    }
}

/// One side's chance as a number, with its sign.
fn draw_chance(brush: &Brush, hud: &HudData, win_chance: WinChance, seat: Seat, centre: Pos2) {
    brush.seat_mark(centre, 4.5, seat);
    let face = typeface::BODY.weighing(Weight::Medium).coloured(INK);
    let written = brush.left(pos2(centre.x + 11.0, centre.y), in_words(&hud.localised, win_chance, seat), face);
    brush.ground(written.with_min_x(centre.x - 6.0), 0.6);
}

/// A chance for people: one that is estimated has no decimals and is never 0 or 100.
pub fn in_words(localised: &LocalisedText, win_chance: WinChance, seat: Seat) -> String {
    // A solved game says in points and plies what a chance of 0 or 1 would not.
    if let Some(exact) = win_chance.exact {
        return localised.say(&exact.words_of(seat));
    }
    let chance = win_chance.of(seat);
    match win_chance.certainty {
        Certainty::Estimated => judged(localised, chance),
        Certainty::SolvedButForTheClock | Certainty::Exact => {
            localised.with("ui-evaluation-exactly", "chance", localised.percent(chance, 1))
        }
    }
}

/// A chance that is estimated, not solved.
pub fn judged(localised: &LocalisedText, chance: f64) -> String {
    if chance < 0.01 {
        format!("<{}", localised.percent(0.01, 0))
    } else if chance > 0.99 {
        format!(">{}", localised.percent(0.99, 0))
    } else {
        localised.percent(chance, 0)
    }
}

/// Has the evaluation computed while the bar is shown; never at a puzzle, whose solution it would give away.
fn request_evaluation(
    preferences: Res<Preferences>,
    game: Option<Res<Match>>,
    mut position_evaluation: ResMut<PositionEvaluation>,
) {
    let wanted = preferences.help.evaluation_bar && game.is_some_and(|game| game.puzzle().is_none());
    position_evaluation.bypass_change_detection().want(wanted);
}

/// A command shows and hides the bar.
pub(super) fn toggle_evaluation_bar(
    controls: Res<Controls>,
    overlays: Res<Overlays>,
    localised: Res<LocalisedText>,
    mut preferences: ResMut<Preferences>,
    mut notices: ResMut<Notices>,
) {
    if overlays.is_empty() && controls.pressed(Command::Chances) {
        preferences.help.evaluation_bar = !preferences.help.evaluation_bar;
        let state = localised.text(if preferences.help.evaluation_bar { "ui-on" } else { "ui-off" });
        notices.say(localised.with("ui-evaluation-switched", "state", state), Tone::Plain);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            toggle_evaluation_bar.in_set(UiSystems::Input).after(BoardInput).run_if(in_state(Screen::Match)),
            request_evaluation.in_set(UiSystems::Display),
        ),
    );
}
