//! The medals: what was done glows, with how often; what was not yet is a ring that says what it takes.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Ui, pos2, vec2};
use std::f32::consts::TAU;

use super::JourneyData;
use crate::ui::theme::prelude::*;
use holochess_record::Date;
use holochess_record::career::{MEDALS, Profile, kept_medals};
use holochess_rules::{Outcome, Seat};
use holochess_settings::Subject;

/// Medals in a row.
const IN_A_ROW: usize = 4;
/// The radius of a medal, in points.
const MEDAL: f32 = 40.0;

/// Draws the page.
pub(super) fn draw(ui: &Ui, seen: &JourneyData<'_>, profile: Option<&Profile>, area: Rect) {
    let brush = Brush::new(ui);
    let kept = kept_medals(seen.name, |key| seen.progress.learned.get(Subject::Medals, key));
    let rows = MEDALS.len().div_ceil(IN_A_ROW);
    let cell = vec2(area.width() / IN_A_ROW as f32, area.height() / rows as f32);
    for (place, medal) in MEDALS.into_iter().enumerate() {
        let corner = area.min + vec2(cell.x * (place % IN_A_ROW) as f32, cell.y * (place / IN_A_ROW) as f32);
        let times = profile.and_then(|profile| profile.statistics.medals.get(medal)).copied().unwrap_or(0);
        let centre = corner + vec2(cell.x / 2.0, 24.0 + MEDAL);
        // How often follows the matches that are left; that it was earned stays.
        let since = kept.get(medal).copied().and_then(Date::of_number);
        let is_earned = times > 0 || since.is_some();
        draw_medal(&brush, centre, medal, is_earned);
        let mut name = seen.localised.text(&format!("medal-{medal}"));
        if times > 1 {
            name = format!("{name} × {times}");
        }
        let (bright, quiet) = if is_earned { (INK, INK_SOFT) } else { (INK_QUIET, INK_QUIET) };
        let at = pos2(centre.x, centre.y + MEDAL + 26.0);
        brush.fit(at, Align2::CENTER_CENTER, &name, typeface::NAME.sized(21.0).coloured(bright), cell.x - 24.0);
        let mut about = seen.localised.text(&format!("medal-{medal}.about"));
        if let Some(since) = since {
            let date = seen.localised.with("journey-medal-since", "date", since.to_string());
            about = format!("{about}\n{date}");
        }
        let face = typeface::NOTE.coloured(quiet);
        brush.wrap_centred(pos2(centre.x, at.y + 16.0), (cell.x - 36.0).min(230.0), &about, face);
    }
}

/// Draws one medal, dim until it is earned.
fn draw_medal(brush: &Brush, at: Pos2, medal: &str, is_earned: bool) {
    let colour = if is_earned { palette::mix(AMBER, INK, 0.2) } else { palette::over(INK_QUIET, 0.55) };
    if is_earned {
        brush.glow(at, vec2(84.0, 84.0), AMBER, 0.3);
        brush.disc(at, MEDAL, palette::over(AMBER, 0.12));
    }
    brush.arc(at, vec2(MEDAL, MEDAL), 0.0, TAU, if is_earned { 2.0 } else { 1.0 }, colour);
    brush.arc(at, vec2(MEDAL - 6.0, MEDAL - 6.0), 0.0, TAU, 0.8, palette::over(colour, 0.5));
    for part in 0..24 {
        let way = Brush::clock_direction(part, 24);
        brush.line(&[at + way * (MEDAL - 5.0), at + way * (MEDAL - 1.0)], 0.8, palette::over(colour, 0.6));
    }
    draw_emblem(brush, at, medal, colour);
}

/// The sign on a medal, which says what it is for.
fn draw_emblem(brush: &Brush, at: Pos2, medal: &str, colour: Color32) {
    match medal {
        "first-win" => brush.kill_mark(at, 13.0, colour, true),
        "whole" => {
            for offset in [vec2(-8.0, -8.0), vec2(8.0, -8.0), vec2(-8.0, 8.0), vec2(8.0, 8.0)] {
                brush.disc(at + offset, 5.0, colour);
            }
        }
        "comeback" => {
            brush.disc(at - vec2(12.0, 0.0), 6.0, colour);
            for y in [-11.0, 0.0, 11.0] {
                brush.diamond(at + vec2(11.0, y), 4.5, palette::over(colour, 0.0), Stroke::new(1.4, colour));
            }
        }
        "duellist" => {
            let [a, b] = [vec2(13.0, 13.0), vec2(13.0, -13.0)];
            brush.line(&[at - a, at + a], 2.2, colour);
            brush.line(&[at - b, at + b], 2.2, colour);
            for end in [vec2(-9.0, 4.0), vec2(9.0, 4.0)] {
                brush.line(&[at + end - vec2(4.0, 0.0), at + end + vec2(4.0, 0.0)], 1.4, colour);
            }
        }
        "outlasted" => {
            brush.circle(at, 15.0, 1.6, colour);
            brush.line(&[at - vec2(0.0, 11.0), at, at + vec2(8.0, 5.0)], 1.8, colour);
        }
        "against-the-dice" => {
            brush.die(at, 26.0, 1, 0.3, colour, 1.0);
            brush.line(&[at + vec2(-18.0, 16.0), at + vec2(18.0, -16.0)], 2.0, colour);
        }
        "five-tables" => {
            for part in 0..5 {
                brush.circle(at + Brush::clock_direction(part, 5) * 12.0, 5.5, 1.4, colour);
            }
        }
        "summit" => {
            brush.line(&[at + vec2(-16.0, 11.0), at + vec2(0.0, -14.0), at + vec2(16.0, 11.0)], 2.0, colour);
            brush.line(&[at + vec2(-6.0, -4.0), at + vec2(0.0, 1.0), at + vec2(6.0, -4.0)], 1.4, colour);
        }
        _ => brush.outcome_mark(at, 12.0, Outcome::Kill, palette::side(Seat::FIRST)),
    }
}
