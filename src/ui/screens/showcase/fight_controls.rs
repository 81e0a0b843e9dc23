//! The controls of a fight that is played: its time, speed and camera.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui, pos2};

use super::{
    fight::{SPEEDS, VARIANTS},
    film_export::{FilmExport, Order},
    frame::{Pages, RIGHT},
};
use crate::ui::theme::{MARGIN, light::Edge, prelude::*, timeline::timeline};
use holochess_settings::controls::Command;
use holochess_view::stage::staged_clash::ClashCourse;

/// Draws the controls; `escaped` says whether Escape or the way back was pressed.
pub fn draw(ui: &Ui, pages: &mut Pages, film_export: &mut FilmExport, escaped: bool) {
    let brush = Brush::new(ui);
    let screen = ui.max_rect();
    let attacker = pages.showcase.creature;
    let defender = pages.showcase.fight.against(attacker);
    let hue = palette::creature(attacker.id());
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.78), screen.max), Edge::Bottom, 0.95);
    let y = screen.height() - 38.0;
    let back = KeyCommand::new("showcase.cut", Command::Back, pages.localised.text("ui-back")).unheard();
    let leaves = back.draw(ui, pos2(MARGIN, y), typeface::ACTION) || escaped;

    let ending = pages.showcase.fight.ending;
    let how = match ending {
        ClashCourse::Attack(outcome) => pages.localised.outcome(outcome),
        ClashCourse::Duel => pages.localised.text("ui-duel-heading"),
    };
    let [one, other] = [attacker, defender].map(|creature| pages.name(creature));
    let names = format!("{one} – {other}");
    let (left, right) = (MARGIN, screen.right() - RIGHT);
    let line = y - 56.0;
    brush.halo(Rect::from_min_max(pos2(left, line - 40.0), pos2(left + 300.0, line - 18.0)), 0.8);
    brush.halo(Rect::from_min_max(pos2(right - 80.0, line - 40.0), pos2(right, line - 18.0)), 0.8);
    let written = brush.left(pos2(left, line - 30.0), how, typeface::NAME);
    brush.left(pos2(written.right() + 18.0, line - 30.0), names, typeface::BODY.coloured(INK_SOFT));

    let variant = pages.showcase.fight.variant;
    let making = film_export.share();
    let Some(playing) = pages.showcase.fight.playing_mut() else { return };
    let (shown, length) = (playing.time.min(playing.length), playing.length);
    let rect = Rect::from_min_max(pos2(left, line - 9.0), pos2(right, line + 9.0));
    let label = pages.localised.text("ui-read-time");
    if let Some(at) = timeline(ui, "showcase.row.scene", &label, rect, shown, length, None, hue) {
        playing.pull(at);
        playing.running = false;
    }
    let (running, speed, own) = (playing.running, playing.speed, playing.own_camera);
    let localised = &pages.localised;
    let seconds = |value: f32| localised.decimal(f64::from(value), 1);
    let clock = format!("{} / {}", seconds(shown), seconds(length));
    brush.right(pos2(right, line - 30.0), clock, typeface::NOTE.coloured(INK_SOFT));
    let factor = localised.decimal(f64::from(SPEEDS[speed]), if speed == 0 { 2 } else { usize::from(speed == 1) });
    let play = localised.text(if running { "ui-show-pause" } else { "ui-show-play" });
    let speed_word = localised.with("ui-show-speed", "factor", factor);
    let staging = localised.format("ui-show-staging", &[("number", (variant + 1).into()), ("of", VARIANTS.into())]);
    let camera = localised.text(if own { "ui-show-camera-own" } else { "ui-show-camera-film" });
    let film = match making {
        Some(share) => localised.with("ui-show-filming", "share", localised.percent(f64::from(share), 0)),
        None => localised.text("ui-show-film"),
    };
    let commands = [
        KeyCommand::new("showcase.play", Command::ShowPlay, play),
        KeyCommand::new("showcase.speed", Command::ShowSpeed, speed_word),
        KeyCommand::new("showcase.restage", Command::Restage, staging),
        KeyCommand::new("showcase.camera", Command::ShowCamera, camera),
        KeyCommand::new("showcase.film", Command::ShowFilm, film).enabled(pages.album.takes_films()),
    ];
    let pressed = commands_from_right(ui, pos2(right, y), typeface::NOTE.coloured(INK_SOFT), &commands);
    let order = Order { attacker, defender, ending, variant, seconds: length };
    let fight = &mut pages.showcase.fight;
    match pressed {
        Some(Command::Restage) => fight.restage(attacker),
        Some(Command::ShowFilm) => film_export.press(order),
        _ => {}
    }
    let Some(playing) = fight.playing_mut() else { return };
    match pressed {
        Some(Command::ShowPlay) => playing.toggle(),
        Some(Command::ShowSpeed) => playing.speed = (speed + 1) % SPEEDS.len(),
        Some(Command::ShowCamera) => playing.change_camera(),
        _ => {}
    }
    if leaves {
        playing.cut();
    }
}
