//! The log: one line per decision. Pointing at a line marks its cells; pressing it shows that moment on the board, and
//! Escape returns to the present.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Pos2, Rect, pos2, vec2},
};

use super::{
    HudData,
    layout::LOG_DICE_WIDTH,
    log_line::{Extra, Line, LogAction},
    log_sentences,
};
use crate::ui::{
    input::Hand,
    systems::UiSystems,
    theme::{dice_scale::signed, prelude::*, surface},
};
use holochess_rules::{Outcome, PieceId, Seat};
use holochess_session::{BrowseRequested, Match};
use holochess_settings::controls::Command;

/// The distance between two lines.
const LINE_HEIGHT: f32 = 27.0;

/// The lines, computed once per decision, and the scroll position.
#[derive(Resource, Debug, Default)]
pub(super) struct Lines {
    lines: Vec<Line>,
    /// How many lines the list is scrolled back.
    back: usize,
}

/// Adds a line for each new decision, and drops lines that were taken back.
pub(super) fn update_log(game: Option<Res<Match>>, mut lines: ResMut<Lines>) {
    let Some(game) = game else {
        lines.lines.clear();
        return;
    };
    if game.is_changed() {
        let entries = game.decisions();
        let pieces = game.table().pieces();
        // After taking back, new decisions may have replaced the old ones: the lines are compared, not only counted.
        let known = lines
            .lines
            .iter()
            .zip(entries)
            .take_while(|(line, entry)| **line == Line::from_entry(entry, pieces))
            .count();
        lines.lines.truncate(known);
        lines.lines.extend(entries[known..].iter().map(|entry| Line::from_entry(entry, pieces)));
    }
}

/// How many decisions have been shown on the table.
fn told(hud: &HudData, all: usize) -> usize {
    if let Some(watching) = hud.game.watching() {
        // What is still to come is not told ahead.
        return watching.at().min(all);
    }
    if hud.director.is_busy() { all.saturating_sub(1) } else { all }
}

/// Draws the log, and browses to the pressed line.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    mut lines: ResMut<Lines>,
    mut hand: ResMut<Hand>,
    mut browses: MessageWriter<BrowseRequested>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.log");
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let count = told(&hud, lines.lines.len());
    let layout = hud.layout(screen);
    let area = layout.log;
    let rows = ((area.height() / LINE_HEIGHT) as usize).max(1);
    let top = area.top() + LINE_HEIGHT / 2.0;
    let browsing = hud.game.browsing();
    // The line of the shown moment stays visible; at the present, the last lines.
    let most = count.saturating_sub(rows);
    let hovering = ui.is_enabled() && ui.rect_contains_pointer(area);
    if hovering {
        let notches = surface::wheel_notches(&ui, "log", area) as isize;
        lines.back = lines.back.saturating_add_signed(-notches).min(most);
    } else {
        lines.back = 0;
    }
    let mut first = most - lines.back.min(most);
    if let Some(moment) = browsing {
        let row = moment.saturating_sub(1);
        if row < first || row >= first + rows {
            first = row.saturating_sub(rows / 2).min(most);
        }
    }
    let left = area.left() + LOG_DICE_WIDTH;
    if count > 0 {
        let height = count.min(rows) as f32 * LINE_HEIGHT;
        brush.ground(Rect::from_min_max(pos2(left, area.top()), pos2(area.right(), area.top() + height)), 0.65);
    }
    let mut pointed = Vec::new();
    let mut said = None;
    for (row, index) in (first..count).take(rows).enumerate() {
        let at = pos2(left, top + row as f32 * LINE_HEIGHT);
        let rect = Rect::from_min_max(at - vec2(8.0, LINE_HEIGHT / 2.0), pos2(area.right(), at.y + LINE_HEIGHT / 2.0));
        let touched = surface::touch(&ui, &format!("log.{}", index + 1), rect, Reach::Pointer);
        let looked_at = browsing.map_or(index + 1 == count, |moment| index + 1 == moment);
        let dim = row == 0 && first > 0;
        draw_line(&brush, &hud, &lines.lines[index], at, looked_at, dim, touched.glow);
        if looked_at {
            let colour = if browsing.is_some() { AMBER } else { ICE };
            brush.ray(
                pos2(at.x, at.y + 15.0),
                pos2(screen.right(), at.y + 15.0),
                1.0,
                colour,
                &[(0.0, 0.0), (0.6, 0.35), (1.0, 0.8)],
            );
        }
        // A row's games are told apart: the next begins below.
        if lines.lines[index].extras.iter().any(|extra| matches!(extra, Extra::GameOver(..))) {
            brush.rule(at.x, area.right(), at.y + LINE_HEIGHT / 2.0, AMBER, 0.5);
        }
        let in_words = || {
            let name =
                |piece: PieceId, cell| log_sentences::piece_name(&hud.localised, &hud.shown, &hud.figures, piece, cell);
            let (board, line) = (hud.shown.board(), &lines.lines[index]);
            log_sentences::sentence(&hud.localised, board, line, |seat| hud.name(seat), name)
        };
        describe(&ui, touched.id, || Accessible::button(in_words()));
        if touched.hovered {
            pointed.clone_from(&lines.lines[index].way);
            said = Some(in_words());
        }
        if touched.pressed {
            browses.write(BrowseRequested(Some(index + 1)));
        }
    }
    if hand.told != pointed {
        hand.told = pointed;
    }
    if hand.said != said {
        hand.said = said;
    }
    if !hud.looks_back() {
        // Right below the last line, if there is room.
        let below = (area.top() + rows.min(count.max(1)) as f32 * LINE_HEIGHT + 6.0).min(layout.last_clash.top());
        draw_last_clash(&brush, &hud, Rect::from_min_size(pos2(left, below), layout.last_clash.size()));
    }
    if ui.is_enabled() && !hud.director.is_busy() {
        browse_by_key(ui.ctx(), browsing, lines.lines.len(), hud.reviewing.0, &mut browses);
    }
    Ok(())
}

/// A command shows the last moment before now; from there the arrow keys walk through the match.
fn browse_by_key(
    context: &egui::Context,
    browsing: Option<usize>,
    count: usize,
    reviewing: bool,
    browses: &mut MessageWriter<BrowseRequested>,
) {
    let pressed = |command| frame_commands::presses(context, command) > 0;
    if let Some(moment) = browsing {
        let back = pressed(Command::Up) || pressed(Command::Left);
        let on = pressed(Command::Down) || pressed(Command::Right);
        let wanted = if back {
            Some(moment.saturating_sub(1))
        } else if on {
            Some(moment + 1)
        } else if frame_commands::pressed(context, Command::First) {
            Some(0)
        } else {
            None
        };
        if let Some(wanted) = wanted {
            browses.write(BrowseRequested((wanted < count).then_some(wanted)));
        } else if frame_commands::pressed(context, Command::Log) {
            browses.write(BrowseRequested(None));
        }
    } else if count > 0 {
        let back = reviewing && (pressed(Command::Up) || pressed(Command::Left));
        if frame_commands::pressed(context, Command::Log) || back {
            browses.write(BrowseRequested(Some(count - 1)));
        }
    }
}

/// Draws one line: seat, piece, what it did and to what end, and the number of the turn.
fn draw_line(brush: &Brush, hud: &HudData, line: &Line, at: Pos2, last: bool, dim: bool, lit: f32) {
    let colour = if last { INK } else { palette::mix(if dim { INK_QUIET } else { INK_SOFT }, INK, lit) };
    let weight = if last { Weight::Bold } else { Weight::Regular };
    let face = typeface::BODY.weighing(weight).coloured(colour);
    let seat = line.seat.unwrap_or(Seat::FIRST);
    let light = palette::side(seat);
    brush.right(at + vec2(20.0, 0.0), line.turn.to_string(), face.sized(15.0).weighing(Weight::Regular));
    brush.seat_mark(at + vec2(36.0, 0.0), 3.2, seat);
    let room = 58.0;
    let named =
        |piece| log_sentences::piece_name(&hud.localised, &hud.shown, &hud.figures, piece, line.way.first().copied());
    let who = line.piece.map_or_else(|| hud.name(seat), named);
    brush.fit(at + vec2(50.0, 0.0), Align2::LEFT_CENTER, &who, face, room);
    let sign = at + vec2(120.0, 0.0);
    let end = || line.cell.map(|cell| hud.localised.cell(hud.shown.board(), cell));
    let what = match line.action {
        LogAction::Walked | LogAction::Placed => {
            brush.arrow(sign, 7.0, palette::over(colour, 0.9));
            end()
        }
        LogAction::Leapt(hops) => {
            brush.leap(sign, 7.5, hops, palette::over(colour, 0.95));
            end()
        }
        LogAction::Swapped => {
            brush.swap(sign, 7.0, palette::over(colour, 0.95));
            end()
        }
        LogAction::Pushed => {
            brush.chevrons(sign, 9.0, light, 1.0, 2);
            end()
        }
        LogAction::Attacked(outcome) => {
            // In the colour of the side that came off better.
            let other = line.other.map_or(light, |piece| hud.piece_colour(piece));
            match outcome {
                Some(outcome) => {
                    let won = matches!(outcome, Outcome::Kill | Outcome::Push);
                    brush.outcome_mark(sign, 7.5, outcome, if won { light } else { other });
                }
                None => brush.sword(sign, 8.0, light),
            }
            line.other.map(|piece| hud.piece_name(piece))
        }
        LogAction::GaveUp => Some(hud.localised.text("ui-log-resigned")),
        LogAction::Claimed => Some(hud.localised.text("ui-log-claimed")),
        LogAction::Passed => Some(hud.localised.text("ui-log-passed")),
    };
    let room = if line.extras.is_empty() { 54.0 } else { 36.0 };
    if let Some(what) = what {
        brush.fit(at + vec2(136.0, 0.0), Align2::LEFT_CENTER, &what, face, room);
    }
    draw_extras(brush, hud, line, at + vec2(184.0, 0.0), light);
    if let Some(difference) = line.difference.filter(|_| lit > 0.0) {
        let face = typeface::SMALL_NOTE.coloured(palette::mix(INK_QUIET, light, lit));
        brush.right(at - vec2(10.0, 0.0), signed(difference), face);
    }
}

/// The other results of a decision as signs: the last two at most.
fn draw_extras(brush: &Brush, hud: &HudData, line: &Line, at: Pos2, light: egui::Color32) {
    let count = line.extras.len();
    for (index, extra) in line.extras.iter().skip(count.saturating_sub(2)).enumerate() {
        let at = at + vec2(index as f32 * 19.0, 0.0);
        let of = |seat: &Seat| palette::side(*seat);
        match extra {
            Extra::Boosted(times) => brush.chevrons(at, 9.0, light, 1.0, (*times).clamp(1, 3)),
            Extra::Removed(..) => brush.kill_mark(at, 7.5, light, true),
            Extra::Line(seat, _) => brush.row_of_three(at, 8.0, of(seat)),
            Extra::Goal(seat, _) => brush.goal_mark(at, 7.5, of(seat)),
            Extra::Ranked(seat, place) => {
                let text = hud.localised.with("hud-place-short", "place", *place);
                brush.fit(at, Align2::CENTER_CENTER, &text, typeface::SMALL_NOTE.coloured(of(seat)), 22.0);
            }
            Extra::GameOver(..) => brush.rule(at.x - 8.0, at.x + 8.0, at.y, INK, 0.8),
        }
    }
}

/// The dice of the last clash, small, until new dice roll.
fn draw_last_clash(brush: &Brush, hud: &HudData, area: Rect) {
    let Some(clash) = hud
        .shown
        .clash
        .as_ref()
        .filter(|clash| clash.roll.is_some() && (clash.outcome.is_some() || hud.shown.duel.is_some()))
    else {
        return;
    };
    let Some(roll) = &clash.roll else { return };
    let at = area.left_top() + vec2(0.0, 12.0);
    brush.ground(area, 0.5);
    let title = hud.localised.text("ui-last-clash");
    brush.left(at + vec2(0.0, 0.0), title, typeface::SMALL_NOTE);
    for (row, (piece, sum)) in clash.pieces.into_iter().zip(roll.sums()).enumerate() {
        let y = at.y + 25.0 + row as f32 * 23.0;
        let colour = hud.piece_colour(piece);
        for (index, face) in roll.hands[row].iter().enumerate() {
            brush.die(pos2(at.x + 8.0 + index as f32 * 18.5, y), 15.0, *face, 0.0, colour, 0.6);
        }
        let x = at.x + 156.0;
        brush.right(pos2(x + 24.0, y), sum.to_string(), typeface::ACTION.coloured(colour));
    }
    let y = at.y + 25.0 + 49.0;
    if let Some(outcome) = clash.outcome {
        let won = matches!(outcome, Outcome::Kill | Outcome::Push);
        let colour = hud.piece_colour(clash.pieces[usize::from(!won)]);
        brush.outcome_mark(pos2(at.x + 8.0, y), 7.5, outcome, colour);
        let text = format!("{} {}", signed(roll.difference()), hud.localised.outcome(outcome));
        let face = typeface::BODY.coloured(INK);
        brush.fit(pos2(at.x + 24.0, y), Align2::LEFT_CENTER, &text, face, area.right() - at.x - 24.0);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lines>().add_systems(Update, update_log.in_set(UiSystems::Display));
}
