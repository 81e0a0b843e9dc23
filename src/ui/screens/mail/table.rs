//! The match by mail that is looked at: its board, what happened last, and what there is to do.

use bevy_egui::egui::{Rect, Ui, pos2};

use super::{
    state::{Mail, MailChoice},
    work::MailWork,
};
use crate::ui::{
    games::live_board::{BoardChoice, BoardView, LiveBoard, square},
    localised_text::LocalisedText,
    portraits::Portraits,
    theme::prelude::*,
};
use holochess_locale::refusal;
use holochess_record::{MailMatch, RecordedMatch, narration::Narrator};
use holochess_rules::Event;
use holochess_settings::controls::Command;

/// How many decisions are told.
const TOLD: usize = 4;

/// Draws it; says what was done on the board.
pub(super) fn draw(
    ui: &Ui,
    brush: &Brush,
    localised: &LocalisedText,
    portraits: &Portraits,
    mail: &mut Mail,
    area: Rect,
) -> Option<MailChoice> {
    let by_mail = mail.looked_at()?;
    let is_own_turn = by_mail.is_own_turn();
    let copies = || frame_commands::cap(ui.ctx(), Command::CopyMatch);
    let todo = match (by_mail.recorded(), is_own_turn) {
        (Some(recorded), _) if recorded.is_over() => over(recorded, by_mail, localised),
        (_, true) => localised.text("mail-todo-own"),
        (None, false) if by_mail.to_send().is_some() => localised.with_key("mail-todo-invited", copies()),
        _ => localised.with_key("mail-todo-wait", copies()),
    };
    let Some(recorded) = by_mail.recorded() else {
        let line = by_mail.to_send().map(holochess_record::MailMessage::line).unwrap_or_default();
        brush.wrap(pos2(area.left(), area.top()), area.width(), &todo, typeface::BODY.sized(19.0).coloured(INK));
        draw_envelope(brush, localised, &line, area);
        return None;
    };
    let place = square(area.with_max_y(area.bottom() - 128.0));
    let (seat, table) = (by_mail.seat(), recorded.table());
    let reach = if mail.is_on_board { Reach::First } else { Reach::Pointer };
    let mut board: LiveBoard = mail.board.clone();
    let view = BoardView {
        name: "mail.board",
        table,
        // The next decision waits until the last one is kept.
        seat: (is_own_turn && !mail.is_busy()).then_some(seat),
        area: place,
        portraits,
        invites: &[],
        reach,
    };
    let tried = board.draw(ui, &view);
    let mut y = place.bottom() + 14.0;
    let first = board.about(localised, table).unwrap_or(todo);
    y = brush.wrap(pos2(area.left(), y), area.width(), &first, typeface::BODY.coloured(INK)).bottom() + 6.0;
    let awaits_dice = by_mail.awaits_dice().map(|(seat, action)| {
        let player = localised.player(seat, &recorded.setup().seats[seat.index()]);
        localised.format("mail-awaits-dice", &[("action", action.into()), ("player", player.into())])
    });
    for line in awaits_dice.into_iter().chain(last_decisions(recorded, localised)) {
        if y > area.bottom() - 14.0 {
            break;
        }
        y = brush.wrap(pos2(area.left(), y), area.width(), &line, typeface::SMALL_NOTE).bottom() + 1.0;
    }
    let choice = match tried {
        Some(BoardChoice::Play(action)) => {
            Some(MailChoice::Do(MailWork::Decide(by_mail.id().to_owned(), table.action_text(action))))
        }
        Some(BoardChoice::Refuse(why)) => Some(MailChoice::Refused(refusal(localised.locale(), &why, table))),
        None => None,
    };
    mail.board = board;
    choice
}

/// What is to be sent before the match is dealt, as far as it fits.
fn draw_envelope(brush: &Brush, localised: &LocalisedText, line: &str, area: Rect) {
    if line.is_empty() {
        return;
    }
    let short: String = line.chars().take(220).collect();
    let text = format!("{short}…");
    let y = area.top() + 96.0;
    brush.rule(area.left(), area.right(), y, ICE, 0.3);
    brush.wrap(pos2(area.left(), y + 16.0), area.width(), &text, typeface::SMALL_NOTE);
    brush.wrap(pos2(area.left(), y + 120.0), area.width(), &localised.text("mail-how"), typeface::BODY);
}

/// How it ended, for the player of this machine.
fn over(recorded: &RecordedMatch, by_mail: &MailMatch, localised: &LocalisedText) -> String {
    let winner = recorded.table().verdict().and_then(|verdict| verdict.winner);
    let id = match winner {
        None => "mail-todo-drawn",
        Some(winner) if winner == by_mail.seat() => "mail-todo-won",
        Some(_) => "mail-todo-lost",
    };
    localised.text(id)
}

/// The last decisions, the newest first.
fn last_decisions(recorded: &RecordedMatch, localised: &LocalisedText) -> Vec<String> {
    let (narrator, table) = (Narrator::new(localised.locale(), recorded.setup()), recorded.table());
    let tell = |entry: &holochess_record::LogEntry| {
        // The first event of a decision is the decision itself; what follows from it is told in numbers.
        let action = entry.events.first().and_then(|event| narrator.narrate(table, event));
        let mut parts = vec![action.unwrap_or_else(|| entry.text.clone()).trim_end_matches('.').to_owned()];
        if let Some(seat) = entry.seat {
            let name = localised.player(seat, &recorded.setup().seats[seat.index()]);
            parts.insert(0, name);
        }
        for event in &entry.events {
            match event {
                Event::Rolled(roll) => {
                    let [one, other] = roll.sums();
                    parts.push(format!("{one} : {other}"));
                }
                Event::Judged { outcome, .. } => parts.push(localised.outcome(*outcome)),
                _ => {}
            }
        }
        parts.join(" · ")
    };
    recorded.decisions().iter().rev().take(TOLD).map(tell).collect()
}
