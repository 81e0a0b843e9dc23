//! How a match looks: as a row of the list, and large beside it with what can be done.

use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

use super::{choices::ShelfChoice, picture, words};
use crate::ui::{
    localised_text::LocalisedText,
    portraits::Portraits,
    theme::{prelude::*, surface, text_field::field},
};
use holochess_platform::clock::SystemTime;
use holochess_record::{LONGEST_TITLE, ShelfEntry};
use holochess_rules::Seat;
use holochess_settings::controls::Command;

/// From one thing that can be done to the next, in points.
const ITEM: f32 = 40.0;

/// Draws a row of the list.
pub(super) fn draw_row(
    brush: &Brush,
    localised: &LocalisedText,
    entry: &ShelfEntry,
    rect: Rect,
    lit: f32,
    now: SystemTime,
) {
    if lit > 0.0 {
        let tip = pos2(rect.left() - 2.0, rect.center().y);
        brush.glow(rect.left_center() + vec2(130.0, 0.0), vec2(240.0, 34.0), ICE, 0.1 * lit);
        brush.ray(pos2(0.0, tip.y), tip, 1.5, palette::mix(ICE, INK, 0.3), &[(0.0, 0.0), (1.0, 0.9 * lit)]);
        brush.disc(tip, 2.2 * lit, INK);
    }
    let side = rect.height() - 4.0;
    let board = Rect::from_min_size(pos2(rect.left() + 14.0, rect.top() + 2.0), vec2(side, side));
    match entry.summary() {
        Some(summary) => picture::draw_small(&brush.faded(0.6 + 0.4 * lit), board, summary, lit),
        None => brush.cross(board.center(), 10.0, 2.0, AMBER),
    }
    let left = board.right() + 18.0;
    let room = rect.right() - left - 110.0;
    let (above, below) = (rect.center().y - 12.0, rect.center().y + 13.0);
    let weight = if lit > 0.5 { Weight::Medium } else { Weight::Regular };
    let face = typeface::BODY.sized(19.0).weighing(weight).coloured(palette::mix(INK_SOFT, INK, lit));
    brush.fit(pos2(left, above), Align2::LEFT_CENTER, &words::heading(localised, entry), face, room);
    let game = entry.summary().map(|summary| localised.game_title(summary.game));
    let mut about = vec![words::state(localised, entry)];
    about.splice(0..0, game);
    about.extend(words::day(localised, entry));
    if entry.title.is_some() {
        about.extend(entry.summary().map(|summary| words::players(localised, summary)));
    }
    let quiet =
        typeface::NOTE.coloured(if entry.is_damaged() { AMBER } else { palette::mix(INK_QUIET, INK_SOFT, lit) });
    brush.fit(pos2(left, below), Align2::LEFT_CENTER, &about.join(" · "), quiet, rect.right() - left - 8.0);
    let date = typeface::SMALL_NOTE.coloured(palette::mix(INK_QUIET, INK_SOFT, lit));
    brush.right(pos2(rect.right() - 4.0, above), words::when(localised, entry.written, now), date);
}

/// The match that is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct LookedAt<'a> {
    pub entry: &'a ShelfEntry,
    /// The match that it branches off, where that is on the shelf.
    pub origin: Option<&'a ShelfEntry>,
    /// What is wrong with it.
    pub why: Option<&'a str>,
}

/// Draws the match that is looked at: its board, who plays, how it stands, where it comes from, what is wrong with it.
pub(super) fn draw_details(
    brush: &Brush,
    localised: &LocalisedText,
    portraits: &Portraits,
    LookedAt { entry, origin, why }: LookedAt,
    room: Rect,
    is_small: bool,
) {
    let share = if is_small { 0.34 } else { 0.6 };
    let height = (room.height() * share).min(room.width() * 0.78);
    let board = Rect::from_center_size(pos2(room.center().x, room.top() + height / 2.0), vec2(height / 0.78, height));
    if let Some(summary) = entry.summary() {
        brush.glow(board.center() + vec2(0.0, height * 0.06), vec2(height * 0.8, height * 0.6), ICE, 0.14);
        picture::draw_large(brush, board, summary, portraits);
    }
    if is_small {
        return;
    }
    let mut y = board.bottom() + 22.0;
    let name = typeface::NAME.weighing(Weight::Medium).coloured(INK);
    brush.fit(pos2(room.left(), y), Align2::LEFT_CENTER, &words::heading(localised, entry), name, room.width());
    y += 30.0;
    if let Some(summary) = entry.summary() {
        let seats = summary.seats.len();
        for (place, info) in summary.seats.iter().enumerate() {
            // Two columns, so that six have room.
            let at = pos2(room.left() + 8.0 + room.width() * 0.5 * (place % 2) as f32, y + 24.0 * (place / 2) as f32);
            let seat = Seat::new(place);
            brush.seat_mark(at, 5.0, seat);
            let is_winner = summary.result.as_ref().is_some_and(|(winner, _)| *winner == Some(seat));
            let face = if is_winner { typeface::BODY.weighing(Weight::Bold).coloured(INK) } else { typeface::BODY };
            let who = localised.player(seat, info);
            brush.fit(at + vec2(14.0, 0.0), Align2::LEFT_CENTER, &who, face, room.width() * 0.5 - 30.0);
        }
        y += 24.0 * seats.div_ceil(2) as f32 + 6.0;
        let mut lines = vec![format!(
            "{} · {} · {}",
            localised.game_title(summary.game),
            words::state(localised, entry),
            localised.with("matches-decisions", "count", summary.decisions),
        )];
        lines.extend(words::day(localised, entry));
        if let Some(branch) = &summary.branch {
            let count = ("count", branch.after.into());
            lines.push(match origin {
                Some(origin) => {
                    let name = ("match", words::heading(localised, origin).into());
                    localised.format("matches-branch", &[name, count])
                }
                None => localised.format("matches-branch-elsewhere", &[count]),
            });
        }
        for line in lines {
            brush.fit(
                pos2(room.left(), y),
                Align2::LEFT_CENTER,
                &line,
                typeface::NOTE.coloured(INK_SOFT),
                room.width(),
            );
            y += 24.0;
        }
    }
    if entry.is_damaged() {
        let text = why.unwrap_or_default();
        let saved = match entry.summary() {
            Some(summary) => localised.with("matches-can-be-saved", "count", summary.decisions),
            None => localised.text("matches-nothing-saved"),
        };
        let written = brush.wrap(
            pos2(room.left() + 22.0, y),
            room.width() - 22.0,
            &format!("{text} {saved}"),
            typeface::NOTE.coloured(AMBER),
        );
        brush.warning_mark(pos2(room.left() + 8.0, written.top() + 11.0), 8.0, AMBER);
    }
}

/// Lists what can be done; says what was pressed.
pub(super) fn draw_menu(
    ui: &Ui,
    brush: &Brush,
    localised: &LocalisedText,
    possible: &[ShelfChoice],
    room: Rect,
) -> Option<ShelfChoice> {
    let mut pressed = None;
    let top = room.top() + room.height() * 0.34 + 40.0;
    for (place, choice) in possible.iter().enumerate() {
        let at = pos2(room.left() + 30.0, top + ITEM * place as f32);
        let rect = Rect::from_min_size(at - vec2(24.0, ITEM / 2.0), vec2(room.width() - 6.0, ITEM));
        let touched = surface::touch(ui, choice.name(), rect, if place == 0 { Reach::First } else { Reach::Focus });
        let lit = touched.glow;
        if lit > 0.0 {
            brush.glow(at + vec2(90.0, 0.0), vec2(190.0, 24.0), ICE, 0.14 * lit);
            brush.ray(
                at - vec2(44.0, 0.0),
                at - vec2(14.0, 0.0),
                1.5,
                palette::mix(ICE, INK, 0.3),
                &[(0.0, 0.0), (1.0, 0.9 * lit)],
            );
            brush.disc(at - vec2(14.0, 0.0), 2.2 * lit, INK);
        }
        let weight = if touched.focused { Weight::Medium } else { Weight::Regular };
        let face = typeface::BODY.sized(20.0).weighing(weight).coloured(palette::mix(INK_SOFT, INK, lit));
        brush.left(at, localised.text(choice.id()), face);
        if let Some(command) = choice.command() {
            let cap = frame_commands::cap(ui.ctx(), command);
            let width = brush.key_width(&cap);
            brush.key_cap(pos2(room.right() - width, at.y), &cap, lit);
        }
        if touched.pressed {
            pressed = Some(*choice);
        }
    }
    pressed
}

/// How far typing a text has come.
pub(super) enum TypingState {
    /// It is being typed.
    Typing,
    /// It is meant.
    Done,
    /// It is not meant.
    Left,
}

/// A text that is typed on this screen.
#[derive(Clone, Copy)]
pub(super) enum Subject {
    /// The title of a match.
    Title,
    /// What is looked for.
    Find,
}

/// Has a text typed.
pub(super) fn draw_text_field(
    ui: &mut Ui,
    localised: &LocalisedText,
    subject: Subject,
    text: &mut String,
    room: Rect,
) -> TypingState {
    let row = Row { at: pos2(room.left() + 20.0, room.bottom() - 30.0), width: room.width() - 20.0, enter: false };
    let (id, label, hint) = match subject {
        Subject::Title => ("matches.title", "matches-title", "matches-title-hint"),
        Subject::Find => ("matches.words", "matches-find", "matches-find-hint"),
    };
    let (label, hint) = (localised.text(label), localised.text(hint));
    field(ui, id, row, &label, text, &hint, LONGEST_TITLE, id);
    if !surface::is_focused(ui.ctx(), id) {
        surface::focus(ui.ctx(), id);
    }
    if ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Back) {
        TypingState::Left
    } else if ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Confirm) {
        TypingState::Done
    } else {
        TypingState::Typing
    }
}
