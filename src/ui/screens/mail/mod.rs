//! Matches by mail: all of them in a list, the one that is looked at on a board that is played on, and the line that
//! goes to the other. What comes back is pasted, or dropped as a file.

pub(super) mod invitation;
mod proposal;
mod state;
mod table;
mod work;

use state::MailChoice;
pub use state::{Mail, MailPlace};

use bevy::{ecs::system::SystemParam, prelude::*, window::FileDragAndDrop};
use bevy_egui::{
    EguiClipboard, EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Event, Order, Rect, Ui, pos2, vec2},
};

use self::{proposal::Proposal, work::MailWork};
use super::matches::Exports;
use crate::ui::{
    frame::{Draw, sheet},
    games::live_board::LiveBoard,
    localised_text::LocalisedText,
    navigation::{Screen, WayBack},
    notices::{Notices, Tone},
    overlay::Overlays,
    portraits::Portraits,
    preferences::Preferences,
    systems::UiSystems,
    theme::{light::Edge, margin, prelude::*, surface},
};
use holochess_record::{MailBox, MailMatch};
use holochess_rules::Seat;
use holochess_session::{Autosave, BackgroundWriter, MatchRequest};
use holochess_settings::controls::Command;
use holochess_view::give_first_colour;

/// From one match to the next in the list, in points.
const STEP: f32 = 56.0;
/// The share of the room that the list has.
const LIST: f32 = 0.36;

/// Reads the mailbox anew, and forgets what was proposed or asked before.
fn open_mail(
    place: Res<MailPlace>,
    server: Option<Res<AssetServer>>,
    localised: Res<LocalisedText>,
    writer: Res<BackgroundWriter>,
    mut portraits: ResMut<Portraits>,
    mut mail: ResMut<Mail>,
) {
    if let Some(server) = server {
        portraits.request_all(&server);
    }
    mail.is_on_board = false;
    mail.proposal = None;
    mail.asked.clear();
    mail.board = LiveBoard::default();
    if let Some(folder) = &place.0 {
        mail.ask(MailWork::Read, &MailBox::at(folder), None, "", localised.locale().language(), &writer);
    }
}

/// Counts the matches that wait, for the choice of tables and the shelf.
pub(super) fn count_mail(
    place: Res<MailPlace>,
    localised: Res<LocalisedText>,
    writer: Res<BackgroundWriter>,
    mut mail: ResMut<Mail>,
) {
    mail.came_from = None;
    if let Some(folder) = &place.0 {
        mail.ask(MailWork::Read, &MailBox::at(folder), None, "", localised.locale().language(), &writer);
    }
}

/// Takes in what was done with the files, also where the screen was left in the meantime.
pub(super) fn receive_mail_results(
    localised: Res<LocalisedText>,
    mut mail: ResMut<Mail>,
    mut notices: ResMut<Notices>,
    mut way_back: ResMut<WayBack>,
    mut watch: MessageWriter<MatchRequest>,
) {
    let mail = mail.bypass_change_detection();
    if !mail.is_busy() {
        return;
    }
    if let Some(record) = mail.hear(&localised, notices.bypass_change_detection()) {
        way_back.0 = Some(Screen::Mail);
        watch.write(MatchRequest::Watch(record));
    }
}

/// Files that are dropped here have a line in them.
fn take_drops(drops: Option<MessageReader<FileDragAndDrop>>, mut mail: ResMut<Mail>) {
    let Some(mut drops) = drops else { return };
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            mail.came.push(MailWork::TakeFile(path_buf.clone()));
        }
    }
}

/// What is asked of others on this screen.
#[derive(SystemParam)]
struct MailRequests<'w> {
    next: ResMut<'w, NextState<Screen>>,
    notices: ResMut<'w, Notices>,
    preferences: Res<'w, Preferences>,
    clipboard: Option<ResMut<'w, EguiClipboard>>,
    place: Res<'w, MailPlace>,
    writer: Res<'w, BackgroundWriter>,
    exports: Res<'w, Exports>,
    autosave: Res<'w, Autosave>,
}

/// Draws matches by message, and carries out what is chosen.
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    portraits: Res<Portraits>,
    overlays: Res<Overlays>,
    mut mail: ResMut<Mail>,
    mut requests: MailRequests,
) -> Result {
    let mail = mail.bypass_change_detection();
    let context = contexts.ctx_mut()?;
    if let Some(line) = mail.copied.take() {
        context.copy_text(line);
    }
    let mut ui = sheet(context, "mail", Order::Background, overlays.is_empty() && mail.asked.is_empty());
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.88);
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width(), screen.height() * 0.4)), Edge::Top, 0.7);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.4), screen.max), Edge::Bottom, 0.9);
    give_first_colour(mail.looked_at().map_or(Seat::FIRST, MailMatch::seat));
    let mut choice = draw_screen(&mut ui, &localised, &portraits, mail);
    if choice.is_none() && !mail.asked.is_empty() {
        let ui = sheet(context, "mail-invitation", Order::Foreground, overlays.is_empty());
        choice = invitation::draw(&ui, &localised, mail);
    }
    let Some(folder) = requests.place.0.clone() else {
        if choice == Some(MailChoice::Leave) {
            requests.next.set(mail.came_from.unwrap_or(Screen::Tables));
        }
        return Ok(());
    };
    let mailbox = MailBox::at(folder);
    let name = requests.preferences.person_name().to_owned();
    let mut works = std::mem::take(&mut mail.came);
    works.extend(choice.and_then(|choice| carry_out(choice, mail, &localised, &mut requests)));
    for work in works {
        let (shelf, language) = (requests.autosave.0.as_ref(), localised.locale().language());
        mail.ask(work, &mailbox, shelf, &name, language, &requests.writer);
    }
    Ok(())
}

/// Does what was asked for; what has to be done with files is returned.
fn carry_out(
    choice: MailChoice,
    mail: &mut Mail,
    localised: &LocalisedText,
    requests: &mut MailRequests,
) -> Option<MailWork> {
    match choice {
        MailChoice::Leave => requests.next.set(mail.came_from.unwrap_or(Screen::Tables)),
        MailChoice::ChooseRules(game) => mail.choose_rules(game, &requests.preferences),
        MailChoice::Paste => {
            let text = requests.clipboard.as_mut().and_then(|clipboard| clipboard.get_text()).unwrap_or_default();
            return Some(MailWork::Take(text));
        }
        MailChoice::Copy => {
            if let Some(line) = mail.looked_at().and_then(MailMatch::to_send).map(holochess_record::MailMessage::line) {
                mail.copied = Some(line);
                requests.notices.say(localised.text("mail-line-copied"), Tone::Plain);
            }
        }
        MailChoice::Save => {
            let id = mail.looked_at().map(|by_mail| by_mail.id().to_owned());
            return id.zip(requests.exports.0.clone()).map(|(id, folder)| MailWork::Line(id, folder));
        }
        MailChoice::Refused(why) => requests.notices.say(why, Tone::Refusal),
        MailChoice::Do(work) => {
            if matches!(work, MailWork::Propose(..)) {
                mail.proposal = None;
            }
            return Some(work);
        }
    }
    None
}

/// Draws the screen; says what was asked for.
pub(super) fn draw_screen(
    ui: &mut Ui,
    localised: &LocalisedText,
    portraits: &Portraits,
    mail: &mut Mail,
) -> Option<MailChoice> {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let margin = margin(screen.width());
    brush.left(pos2(margin, 62.0), localised.text("mail-window-heading"), typeface::HEADING);
    let room = Rect::from_min_max(pos2(margin, 112.0), pos2(screen.right() - margin, screen.bottom() - 76.0));
    let list = room.with_max_x(room.left() + room.width() * LIST);
    let side = room.with_min_x(list.right() + 40.0);
    let mut choice = if let Some(proposal) = &mut mail.proposal {
        proposal.draw(ui, localised, room, margin)
    } else {
        draw_rows(ui, &brush, localised, mail, list);
        table::draw(ui, &brush, localised, portraits, mail, side)
    };
    choice = draw_foot(ui, localised, mail, margin).or(choice);
    choice.or_else(|| read_paste(ui))
}

/// The matches; the one that has the focus is looked at.
fn draw_rows(ui: &Ui, brush: &Brush, localised: &LocalisedText, mail: &mut Mail, area: Rect) {
    if mail.matches.is_empty() {
        let text = format!("{}\n\n{}", localised.text("mail-window-none"), localised.text("mail-how"));
        brush.wrap(area.min, area.width(), &text, typeface::PAGE);
        return;
    }
    let seen = ((area.height() / STEP) as usize).max(1);
    let place = mail.looked_at().and_then(|by_mail| mail.matches.iter().position(|known| known.id() == by_mail.id()));
    let place = place.unwrap_or(0);
    let first = (place + 1).saturating_sub(seen);
    let mut wanted = mail.matches[place].id().to_owned();
    let mut enters = false;
    for (row, by_mail) in mail.matches.iter().enumerate().skip(first).take(seen) {
        let at = pos2(area.left(), area.top() + 18.0 + STEP * (row - first) as f32);
        let rect = Rect::from_min_size(at - vec2(12.0, STEP / 2.0), vec2(area.width() + 12.0, STEP - 4.0));
        let is_open = row == place;
        let reach = match (mail.is_on_board, is_open) {
            (true, _) => Reach::Pointer,
            (false, true) => Reach::First,
            (false, false) => Reach::Focus,
        };
        let touched = surface::touch(ui, &format!("mail.row.{}", by_mail.id()), rect, reach);
        if (touched.focused || touched.pressed) && !is_open {
            by_mail.id().clone_into(&mut wanted);
        }
        enters |= touched.pressed && is_open && by_mail.is_own_turn();
        let lit = if is_open { 1.0 } else { touched.glow };
        if is_open {
            let y = at.y + STEP * 0.4;
            brush.ray(pos2(rect.left(), y), pos2(rect.right(), y), 1.2, ICE, &[(0.0, 0.8), (1.0, 0.0)]);
        }
        // Whose turn it is: a burning lamp where something waits here, a ring where it waits there.
        let mark = pos2(at.x + 6.0, at.y - 2.0);
        if by_mail.is_own_turn() {
            brush.glow(mark, vec2(16.0, 16.0), ICE, 0.6);
            brush.disc(mark, 4.5, ICE);
        } else {
            brush.circle(mark, 4.5, 1.2, INK_QUIET);
        }
        let face = typeface::PAGE.coloured(palette::mix(INK_SOFT, INK, lit));
        let room = area.width() - 26.0;
        brush.fit(pos2(at.x + 24.0, at.y - 2.0), Align2::LEFT_CENTER, &by_mail.state(localised.locale()), face, room);
    }
    if mail.chosen.as_deref() != Some(&*wanted) {
        mail.chosen = Some(wanted);
        mail.board = LiveBoard::default();
        mail.is_on_board = false;
    }
    let by_arrow = ui.is_enabled()
        && frame_commands::presses(ui.ctx(), Command::Right) > 0
        && mail.looked_at().is_some_and(MailMatch::is_own_turn);
    if enters || by_arrow {
        mail.is_on_board = true;
    }
    if mail.is_on_board {
        surface::focus(ui.ctx(), "mail.board");
    }
}

/// What is pasted is a line from the other.
fn read_paste(ui: &Ui) -> Option<MailChoice> {
    if !ui.is_enabled() || surface::is_typing(ui.ctx()) {
        return None;
    }
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) => Some(MailChoice::Do(MailWork::Take(text.clone()))),
            _ => None,
        })
    })
}

/// The foot of the screen.
fn draw_foot(ui: &Ui, localised: &LocalisedText, mail: &mut Mail, margin: f32) -> Option<MailChoice> {
    let screen = ui.max_rect();
    let y = screen.bottom() - 38.0;
    let word = |id: &str| localised.text(id);
    let leave = KeyCommand::new("mail.back", Command::Back, word("ui-back"));
    if leave.draw(ui, pos2(margin, y), typeface::ACTION) {
        // One step back at a time: the piece in hand, the board, the rules of a new match, its game, the screen.
        if mail.is_on_board {
            if !mail.board.release() {
                mail.is_on_board = false;
            }
        } else if let Some(proposal) = mail.proposal.take() {
            mail.proposal = proposal.before();
        } else {
            return Some(MailChoice::Leave);
        }
        return None;
    }
    if mail.is_proposing() {
        return None;
    }
    let looked_at = mail.looked_at();
    let can_watch = looked_at.and_then(MailMatch::recorded).is_some_and(|recorded| !recorded.decisions().is_empty());
    let can_send = looked_at.is_some_and(|by_mail| by_mail.to_send().is_some());
    let list = [
        KeyCommand::new("mail.watch", Command::WatchMatch, word("mail-watch")).enabled(can_watch),
        KeyCommand::new("mail.save", Command::SaveLine, word("mail-save")).enabled(can_send),
        KeyCommand::new("mail.copy", Command::CopyMatch, word("mail-copy")).enabled(can_send),
        KeyCommand::new("mail.paste", Command::PasteLine, word("mail-paste")),
        KeyCommand::new("mail.new", Command::Propose, word("mail-new")),
    ];
    match commands_from_right(ui, pos2(screen.right() - margin, y), typeface::ACTION, &list) {
        Some(Command::WatchMatch) => looked_at.map(|by_mail| MailChoice::Do(MailWork::Record(by_mail.id().to_owned()))),
        Some(Command::CopyMatch) => Some(MailChoice::Copy),
        Some(Command::SaveLine) => Some(MailChoice::Save),
        Some(Command::PasteLine) => Some(MailChoice::Paste),
        Some(Command::Propose) => {
            mail.proposal = Some(Proposal::Game);
            None
        }
        _ => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mail>()
        .init_resource::<MailPlace>()
        .add_systems(OnEnter(Screen::Mail), open_mail)
        .add_systems(
            Update,
            (take_drops.run_if(in_state(Screen::Mail)), receive_mail_results)
                .chain()
                .after(super::follow_match::follow_match)
                .after(super::matches::advance_work)
                .in_set(UiSystems::Screens),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Mail).run_if(in_state(Screen::Mail)));
}

#[cfg(test)]
mod tests;
