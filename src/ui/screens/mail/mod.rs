//! Matches by mail: all of them in a list, the one that is looked at on a board that is played on, and the line that goes to the
//! other. What comes back is pasted, or dropped as a file.

mod proposal;
mod table;

use std::path::PathBuf;

use bevy::{prelude::*, window::FileDragAndDrop};
use bevy_egui::{
    EguiClipboard, EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Event, Order, Rect, Ui, pos2, vec2},
};

use self::proposal::Proposal;
use super::setup::Draft;
use crate::{
    record::{MailBox, MailBoxError, MailMatch},
    rules::GameId,
    session::WatchMatch,
    settings::{Settings, controls::Command},
    ui::{
        frame::{Draw, sheet},
        games::live_board::LiveBoard,
        localised_text::LocalisedText,
        navigation::{Screen, WayBack},
        notices::{Notices, Tone},
        overlay::Overlays,
        portraits::Portraits,
        preferences::Preferences,
        theme::{light::Edge, margin, prelude::*, surface},
    },
};

/// From one match to the next in the list, in points.
const STEP: f32 = 56.0;
/// The share of the room that the list has.
const LIST: f32 = 0.36;

/// Where matches by mail are kept; nowhere in pictures and where there is no such place.
#[derive(Resource, Clone, Debug, Default)]
pub struct MailPlace(pub Option<PathBuf>);

/// The screen.
#[derive(Resource, Default)]
pub struct Mail {
    matches: Vec<MailMatch>,
    /// The id of the match that is looked at.
    chosen: Option<String>,
    board: LiveBoard,
    /// The keys act on the board.
    is_on_board: bool,
    /// The new match that is being prepared.
    proposal: Option<Proposal>,
    /// The text that is to be put on the clipboard.
    copied: Option<String>,
    /// Files that were dropped on the window.
    dropped: Vec<PathBuf>,
}

impl Mail {
    /// How many matches wait for a decision of this machine's player.
    pub fn waiting(&self) -> usize {
        self.matches.iter().filter(|by_mail| by_mail.is_own_turn()).count()
    }

    /// Offers the options of a game for a new match.
    pub fn choose_rules(&mut self, game: GameId, settings: &Settings) {
        self.proposal = Some(Proposal::Rules(Box::new(Draft::with_remembered_options(game, settings))));
    }

    /// Whether a new match is being prepared.
    pub const fn is_proposing(&self) -> bool {
        self.proposal.is_some()
    }

    /// Reads all matches; what cannot be read is named.
    fn read(&mut self, mailbox: &MailBox, localised: &LocalisedText, notices: &mut Notices) {
        self.matches.clear();
        let files = mailbox.mend().and_then(|mended| {
            for words in mended {
                notices.say(localised.locale().say(&words), Tone::Alarm);
            }
            mailbox.files()
        });
        let files = files.unwrap_or_else(|error| {
            notices.say(localised.locale().say(&crate::locale::file_error(&error)), Tone::Alarm);
            Vec::new()
        });
        for file in files {
            match MailBox::open(&file) {
                Ok(by_mail) => self.matches.push(by_mail),
                Err(why) => notices.say(why.say(localised.locale()), Tone::Alarm),
            }
        }
        // Those that wait for a decision first, those that are over last.
        let rank = |by_mail: &MailMatch| {
            let is_over = by_mail.recorded().is_some_and(crate::record::RecordedMatch::is_over);
            (is_over, !by_mail.is_own_turn())
        };
        self.matches.sort_by_key(rank);
    }

    /// The match that is looked at.
    fn looked_at(&self) -> Option<&MailMatch> {
        let id = self.chosen.as_deref()?;
        self.matches.iter().find(|by_mail| by_mail.id() == id)
    }

    /// Takes in a match as it is now, and looks at it; a line that is to be sent goes to the clipboard.
    fn put(&mut self, by_mail: MailMatch, localised: &LocalisedText, notices: &mut Notices) {
        self.chosen = Some(by_mail.id().to_owned());
        self.board = LiveBoard::default();
        self.copy(&by_mail, localised, notices);
        match self.matches.iter_mut().find(|known| known.id() == by_mail.id()) {
            Some(known) => *known = by_mail,
            None => self.matches.insert(0, by_mail),
        }
    }

    /// Puts the line that is to be sent on the clipboard.
    fn copy(&mut self, by_mail: &MailMatch, localised: &LocalisedText, notices: &mut Notices) {
        if let Some(message) = by_mail.to_send() {
            self.copied = Some(message.line());
            notices.say(localised.text("mail-line-copied"), Tone::Plain);
        }
    }
}

fn open(
    place: Res<MailPlace>,
    server: Option<Res<AssetServer>>,
    localised: Res<LocalisedText>,
    mut portraits: ResMut<Portraits>,
    mut notices: ResMut<Notices>,
    mut mail: ResMut<Mail>,
) {
    if let Some(server) = server {
        portraits.request_all(&server);
    }
    mail.is_on_board = false;
    mail.proposal = None;
    mail.board = LiveBoard::default();
    if let Some(folder) = &place.0 {
        mail.read(&MailBox::at(folder), &localised, &mut notices);
    }
}

/// Counts the matches that wait, for the choice of tables.
pub(super) fn count(
    place: Res<MailPlace>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
    mut mail: ResMut<Mail>,
) {
    if let Some(folder) = &place.0 {
        mail.read(&MailBox::at(folder), &localised, &mut notices);
    }
}

/// Files that are dropped here have a line in them.
fn take_drops(drops: Option<MessageReader<FileDragAndDrop>>, mut mail: ResMut<Mail>) {
    let Some(mut drops) = drops else { return };
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            mail.dropped.push(path_buf.clone());
        }
    }
}

/// What is asked of others on this screen.
#[derive(bevy::ecs::system::SystemParam)]
struct MailRequests<'w> {
    next: ResMut<'w, NextState<Screen>>,
    watch: MessageWriter<'w, WatchMatch>,
    way_back: ResMut<'w, WayBack>,
    notices: ResMut<'w, Notices>,
    preferences: Res<'w, Preferences>,
    clipboard: Option<ResMut<'w, EguiClipboard>>,
    place: Res<'w, MailPlace>,
}

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MailChoice {
    Leave,
    /// A new match of this game, whose rules are chosen next.
    ChooseRules(GameId),
    /// A new match of this game, with these options.
    Propose(GameId, Vec<(String, String)>),
    /// What came from the other.
    Take(String),
    /// What came is on the clipboard.
    Paste,
    Copy,
    Watch,
    Decide(String),
    Refused(String),
}

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
    let mut ui = sheet(context, "mail", Order::Background, overlays.is_empty());
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    brush.dim(screen, 0.88);
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width(), screen.height() * 0.4)), Edge::Top, 0.7);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.4), screen.max), Edge::Bottom, 0.9);
    let choice = show(&mut ui, &localised, &portraits, mail);
    let Some(folder) = requests.place.0.clone() else {
        if choice == Some(MailChoice::Leave) {
            requests.next.set(Screen::Tables);
        }
        return Ok(());
    };
    let mailbox = MailBox::at(folder);
    let name = requests.preferences.game.names[0].clone();
    for file in std::mem::take(&mut mail.dropped) {
        let taken = mailbox.take_file(&file, &name);
        settle(taken, mail, &localised, &mut requests.notices);
    }
    if let Some(choice) = choice {
        carry_out(choice, mail, &mailbox, &name, &localised, &mut requests);
    }
    Ok(())
}

/// Shows the match as it is now, or says why not.
fn settle(
    result: std::result::Result<MailMatch, MailBoxError>,
    mail: &mut Mail,
    localised: &LocalisedText,
    notices: &mut Notices,
) {
    match result {
        Ok(by_mail) => mail.put(by_mail, localised, notices),
        Err(why) => notices.say(why.say(localised.locale()), Tone::Alarm),
    }
}

fn carry_out(
    choice: MailChoice,
    mail: &mut Mail,
    mailbox: &MailBox,
    name: &str,
    localised: &LocalisedText,
    requests: &mut MailRequests,
) {
    match choice {
        MailChoice::Leave => requests.next.set(Screen::Tables),
        MailChoice::ChooseRules(game) => mail.choose_rules(game, &requests.preferences),
        MailChoice::Propose(game, options) => {
            mail.proposal = None;
            settle(mailbox.invite(game, &options, name), mail, localised, &mut requests.notices);
        }
        MailChoice::Take(text) => settle(mailbox.take(&text, name), mail, localised, &mut requests.notices),
        MailChoice::Paste => {
            let text = requests.clipboard.as_mut().and_then(|clipboard| clipboard.get_text()).unwrap_or_default();
            settle(mailbox.take(&text, name), mail, localised, &mut requests.notices);
        }
        MailChoice::Copy => {
            if let Some(line) = mail.looked_at().and_then(MailMatch::to_send).map(crate::record::MailMessage::line) {
                mail.copied = Some(line);
                requests.notices.say(localised.text("mail-line-copied"), Tone::Plain);
            }
        }
        MailChoice::Watch => {
            if let Some(by_mail) = mail.looked_at() {
                match mailbox.write_record(by_mail) {
                    Ok(Some(record)) => {
                        requests.way_back.0 = Some(Screen::Mail);
                        requests.watch.write(WatchMatch(record));
                    }
                    Ok(None) => {}
                    Err(why) => requests.notices.say(why.say(localised.locale()), Tone::Alarm),
                }
            }
        }
        MailChoice::Refused(why) => requests.notices.say(why, Tone::Refusal),
        MailChoice::Decide(action) => {
            let Some(id) = mail.chosen.clone() else { return };
            let decided = mailbox.find(&id).and_then(|mut by_mail| match by_mail.decide(&action) {
                Ok(()) => mailbox.save(&mut by_mail).map(|()| by_mail),
                Err(why) => Err(MailBoxError::Refused(why, Some(Box::new(by_mail)))),
            });
            let goes_on = decided.as_ref().is_ok_and(MailMatch::is_own_turn);
            settle(decided, mail, localised, &mut requests.notices);
            mail.is_on_board &= goes_on;
        }
    }
}

/// Draws the screen; says what was asked for.
pub(super) fn show(
    ui: &mut Ui,
    localised: &LocalisedText,
    portraits: &Portraits,
    mail: &mut Mail,
) -> Option<MailChoice> {
    let (screen, brush) = (ui.max_rect(), Brush::of(ui));
    let margin = margin(screen.width());
    brush.left(pos2(margin, 62.0), localised.text("mail-window-heading"), typeface::HEADING);
    let room = Rect::from_min_max(pos2(margin, 112.0), pos2(screen.right() - margin, screen.bottom() - 76.0));
    let list = room.with_max_x(room.left() + room.width() * LIST);
    let side = room.with_min_x(list.right() + 40.0);
    let mut choice = if let Some(proposal) = &mut mail.proposal {
        proposal.show(ui, localised, room, margin)
    } else {
        rows(ui, &brush, localised, mail, list);
        table::show(ui, &brush, localised, portraits, mail, side)
    };
    choice = foot(ui, localised, mail, margin).or(choice);
    choice.or_else(|| pasted(ui))
}

/// The matches; the one that has the focus is looked at.
fn rows(ui: &Ui, brush: &Brush, localised: &LocalisedText, mail: &mut Mail, area: Rect) {
    if mail.matches.is_empty() {
        let text = format!("{}\n\n{}", localised.text("mail-window-none"), localised.text("mail-how"));
        brush.wrap(area.min, area.width(), &text, typeface::BODY.sized(18.0));
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
        let touched = surface::touch(ui, &format!("mail.row.{}", by_mail.short_id()), rect, reach);
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
        let face = typeface::BODY.sized(18.0).coloured(palette::mix(INK_SOFT, INK, lit));
        let room = area.width() - 26.0;
        brush.fit(pos2(at.x + 24.0, at.y - 2.0), Align2::LEFT_CENTER, &by_mail.state(localised.locale()), face, room);
    }
    if mail.chosen.as_deref() != Some(&*wanted) {
        mail.chosen = Some(wanted);
        mail.board = LiveBoard::default();
        mail.is_on_board = false;
    }
    let by_arrow = ui.is_enabled()
        && heard::presses(ui.ctx(), Command::Right) > 0
        && mail.looked_at().is_some_and(MailMatch::is_own_turn);
    if enters || by_arrow {
        mail.is_on_board = true;
    }
    if mail.is_on_board {
        surface::focus(ui.ctx(), "mail.board");
    }
}

/// What is pasted is a line from the other.
fn pasted(ui: &Ui) -> Option<MailChoice> {
    if !ui.is_enabled() || surface::is_typing(ui.ctx()) {
        return None;
    }
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) => Some(MailChoice::Take(text.clone())),
            _ => None,
        })
    })
}

/// The foot of the screen.
fn foot(ui: &Ui, localised: &LocalisedText, mail: &mut Mail, margin: f32) -> Option<MailChoice> {
    let screen = ui.max_rect();
    let y = screen.bottom() - 38.0;
    let word = |id: &str| localised.text(id);
    let back = word("ui-back");
    let leave = KeyCommand { name: "mail.back", command: Command::Back, hears: true, label: &back, enabled: true };
    if leave.show(ui, pos2(margin, y), typeface::ACTION) {
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
    let (watch, copy, paste, new) = (word("mail-watch"), word("mail-copy"), word("mail-paste"), word("mail-new"));
    let looked_at = mail.looked_at();
    let command = |name, command, label, enabled| KeyCommand { name, command, hears: true, label, enabled };
    let can_watch = looked_at.and_then(MailMatch::recorded).is_some_and(|recorded| !recorded.decisions().is_empty());
    let list = [
        command("mail.watch", Command::WatchMatch, &*watch, can_watch),
        command("mail.copy", Command::CopyMatch, &*copy, looked_at.is_some_and(|by_mail| by_mail.to_send().is_some())),
        command("mail.paste", Command::PasteLine, &*paste, true),
        command("mail.new", Command::Propose, &*new, true),
    ];
    let pressed = commands_from_right(ui, pos2(screen.right() - margin, y), typeface::ACTION, &list);
    match pressed.map(|index| list[index].name) {
        Some("mail.watch") => Some(MailChoice::Watch),
        Some("mail.copy") => Some(MailChoice::Copy),
        Some("mail.paste") => Some(MailChoice::Paste),
        Some("mail.new") => {
            mail.proposal = Some(Proposal::Game);
            None
        }
        _ => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mail>()
        .init_resource::<MailPlace>()
        .add_systems(OnEnter(Screen::Mail), open)
        .add_systems(
            Update,
            take_drops
                .run_if(in_state(Screen::Mail))
                .after(super::follow_match)
                .in_set(crate::ui::systems::UiSystems::Screens),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Mail).run_if(in_state(Screen::Mail)));
}

#[cfg(test)]
mod tests;
