//! The shelf of matches: all of them in a list with their boards, the one that is looked at large beside it, and what
//! can be done with it. Files that are dropped on the window and texts that are pasted are taken in: records, matches
//! in a line of text, results of a match of the day; messages of a match by mail are handed on to their screen.

mod by_mail;
mod choices;
mod foot;
mod list;
mod panel;
mod picture;
mod state;
#[cfg(test)]
mod tests;
mod words;
mod work;

pub use state::{Exports, Matches};

use bevy::{prelude::*, window::FileDragAndDrop};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Event, Rect, Ui, pos2, vec2},
};

use self::{
    choices::{ShelfChoice, carry_out},
    foot::Enter,
    list::{List, Show},
    state::{LIST, ShelfRequests},
    work::{Look, Work},
};
use super::Mail;
use crate::ui::{
    controls::Controls,
    frame::{Draw, screen_sheet},
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    overlay::Overlays,
    portraits::Portraits,
    systems::UiSystems,
    theme::{light::Edge, margin, prelude::*, surface, tabs::tabs},
};
use holochess_locale::file_error;
use holochess_platform::clock::SystemTime;
use holochess_session::Autosave;
use holochess_settings::controls::Command;

/// From one row of the list to the next, in points.
const STEP: f32 = 66.0;

/// Reads the shelf anew, and forgets what was typed or chosen before.
fn open_matches(
    autosave: Res<Autosave>,
    server: Option<Res<AssetServer>>,
    mut portraits: ResMut<Portraits>,
    mut matches: ResMut<Matches>,
) {
    if let Some(server) = server {
        portraits.request_all(&server);
    }
    matches.menu = false;
    matches.naming = None;
    matches.finding = false;
    matches.fault = None;
    matches.list.clear();
    matches.look = autosave.0.as_ref().map(Look::begin);
}

/// Goes on with whatever is being done on other threads.
pub(super) fn advance_work(
    autosave: Res<Autosave>,
    localised: Res<LocalisedText>,
    controls: Res<Controls>,
    screen: Res<State<Screen>>,
    mut mail: ResMut<Mail>,
    mut next: ResMut<NextState<Screen>>,
    mut matches: ResMut<Matches>,
    mut notices: ResMut<Notices>,
) {
    let Some(shelf) = &autosave.0 else { return };
    let matches = matches.bypass_change_detection();
    if let Some(look) = &mut matches.look {
        // Asked before the last news are fetched, so that none is missed.
        let ended = look.ended();
        let (news, deleted) = (look.news(), look.deleted());
        matches.list.add(news);
        for (deleted, entry) in deleted {
            matches.list.add_deleted(deleted, Some(entry));
        }
        match ended {
            None => {}
            Some(result) => {
                matches.look = None;
                if let Err(error) = result {
                    let why = localised.say(&file_error(&error));
                    notices.say(localised.with("ui-trouble-load", "why", why), Tone::Alarm);
                }
            }
        }
    }
    if let Some(done) = matches.worker.go_on(shelf, localised.locale().language()) {
        if let Some(line) = done.mail.clone() {
            mail.bring(Some(line), Screen::Matches);
            // A match that is being played is not left for it.
            if matches!(screen.get(), Screen::Title | Screen::Tables | Screen::Matches) {
                next.set(Screen::Mail);
            } else {
                notices.say(localised.text("matches-mail-came"), Tone::Plain);
            }
        }
        if done.deleted.is_some() {
            let key = controls.cap(Command::BringBack).to_owned();
            notices.say(localised.with_key("matches-deleted", key), Tone::Plain);
        }
        matches.take_in(done, &mut notices);
    }
}

/// Files that are dropped on the window are records, results of a day or messages of a match by mail, wherever one is.
fn take_drops(
    drops: Option<MessageReader<FileDragAndDrop>>,
    screen: Res<State<Screen>>,
    mut matches: ResMut<Matches>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(mut drops) = drops else { return };
    // There, files are lines from the other player.
    if *screen.get() == Screen::Mail {
        drops.clear();
    }
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            matches.worker.ask(Work::Import(path_buf.clone()));
            if *screen.get() == Screen::Title {
                next.set(Screen::Matches);
            }
        }
    }
}

/// Has what is looked for typed; every letter changes what is shown.
fn draw_search(matches: &mut Matches, ui: &mut Ui, localised: &LocalisedText, room: Rect) {
    let mut words = matches.list.words().to_owned();
    let typed = panel::draw_text_field(ui, localised, panel::Subject::Find, &mut words, room);
    match typed {
        panel::TypingState::Typing => {}
        panel::TypingState::Done => matches.finding = false,
        panel::TypingState::Left => {
            matches.finding = false;
            words.clear();
        }
    }
    matches.list.find(&words);
}

/// Why the list shows no match; `key` is what is written on the key that pastes one.
fn why_empty(list: &List, localised: &LocalisedText, key: String) -> String {
    let words = list.words().trim();
    if list.is_empty() {
        localised.with_key("matches-none", key)
    } else if words.is_empty() {
        localised.text("matches-none-here")
    } else {
        localised.with("matches-none-found", "words", words.to_owned())
    }
}

/// How brightly the chosen row is lit while the focus is elsewhere.
const CHOSEN: f32 = 0.3;

/// Draws saved matches, and carries out what is chosen.
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    portraits: Res<Portraits>,
    overlays: Res<Overlays>,
    mut matches: ResMut<Matches>,
    mut requests: ShelfRequests,
) -> Result {
    let matches = matches.bypass_change_detection();
    let context = contexts.ctx_mut()?;
    if let Some(line) = matches.copied.take() {
        context.copy_text(line);
    }
    let mut ui = screen_sheet(context, "matches", &overlays);
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.86);
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width(), screen.height() * 0.4)), Edge::Top, 0.7);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.4), screen.max), Edge::Bottom, 0.9);
    brush.left(pos2(margin, 62.0), localised.text("matches-heading"), typeface::HEADING);
    draw_tabs(&ui, matches, &localised, pos2(screen.right() - margin, 50.0));

    let is_free = !matches.menu && matches.naming.is_none() && !matches.finding;
    // While the shelf is being read there are no rows yet, and the focus is to be theirs.
    let is_read = matches.look.is_none();
    let mail = by_mail::draw(&ui, &brush, &localised, &requests.mail, pos2(margin, 93.0), is_free && is_read);
    let mut to_mail = mail.pressed;
    let area = Rect::from_min_max(
        pos2(margin, 112.0),
        pos2(margin + (screen.width() - 2.0 * margin) * LIST, screen.bottom() - 104.0),
    );
    let mut choice = draw_rows(&ui, &brush, matches, &localised, area, is_free, mail.focused);
    let entry = matches.chosen.clone().and_then(|file| matches.list.entry(&file).cloned());
    let room =
        Rect::from_min_max(pos2(area.right() + 48.0, 104.0), pos2(screen.right() - margin, screen.bottom() - 92.0));
    if let Some(entry) = &entry {
        if entry.is_damaged() && matches.fault.as_ref().is_none_or(|(file, _)| *file != entry.file) {
            matches.fault = Some((entry.file.clone(), String::new()));
            matches.worker.ask(Work::Fault(entry.file.clone()));
        }
        let why = matches.fault.as_ref().filter(|(file, _)| *file == entry.file).map(|(_, why)| why.as_str());
        let looked_at = panel::LookedAt { entry, origin: matches.list.origin(entry), why };
        panel::draw_details(&brush, &localised, &portraits, looked_at, room, matches.menu);
    } else if matches.look.is_none() {
        let face = typeface::BODY.sized(19.0);
        let why = why_empty(&matches.list, &localised, frame_commands::cap(ui.ctx(), Command::PasteLine));
        brush.wrap(pos2(area.left(), area.top() + 8.0), area.width(), &why, face);
    }
    let is_deleted = entry.as_ref().is_some_and(|entry| matches.list.deleted(&entry.file).is_some());
    let can_bring_back = matches.list.last_deleted().is_some();
    let possible = ShelfChoice::possible(entry.as_ref(), is_deleted, can_bring_back);
    if matches.menu {
        choice = panel::draw_menu(&ui, &brush, &localised, &possible, room).or(choice);
    }
    if let Some(mut title) = matches.naming.take() {
        match panel::draw_text_field(&mut ui, &localised, panel::Subject::Title, &mut title, room) {
            panel::TypingState::Typing => matches.naming = Some(title),
            panel::TypingState::Done => {
                matches.worker.ask(Work::Title(matches.chosen.clone().unwrap_or_default(), title));
            }
            panel::TypingState::Left => {}
        }
        choice = None;
    } else if matches.finding {
        draw_search(matches, &mut ui, &localised, room);
        choice = None;
    } else {
        choice = choice.or(read_keys(&ui, &possible));
        let enter = match &entry {
            _ if mail.focused => Some(Enter::Mail),
            Some(entry) => ShelfChoice::main(entry, is_deleted).map(Enter::Choice),
            None => None,
        };
        match foot::draw(&ui, matches, &localised, enter, margin, &mut requests) {
            Some(Enter::Mail) => to_mail = true,
            Some(Enter::Choice(main)) => choice = choice.or(Some(main)),
            None => {}
        }
        take_paste(&ui, matches);
    }
    if to_mail {
        requests.mail.bring(None, Screen::Matches);
        requests.next.set(Screen::Mail);
    }
    if let Some(choice) = choice {
        carry_out(choice, matches, entry.as_ref(), &mut requests);
    }
    Ok(())
}

/// The tabs of [`Show`].
fn draw_tabs(ui: &Ui, matches: &mut Matches, localised: &LocalisedText, right: bevy_egui::egui::Pos2) {
    let words: Vec<(&str, String)> = Show::ALL.iter().map(|(_, name, id)| (*name, localised.text(id))).collect();
    let now = Show::ALL.iter().position(|(show, ..)| *show == matches.list.settings().0).unwrap_or_default();
    if let Some(index) = tabs(ui, right, &words, now, ICE) {
        matches.list.set_show(Show::ALL[index].0);
        matches.first = 0;
        matches.chosen = None;
    }
}

/// The list; says what is to be done with the match that was pressed. While the focus is elsewhere, the chosen row is
/// lit faintly.
fn draw_rows(
    ui: &Ui,
    brush: &Brush,
    matches: &mut Matches,
    localised: &LocalisedText,
    area: Rect,
    is_free: bool,
    is_elsewhere: bool,
) -> Option<ShelfChoice> {
    let count = matches.list.shown().len();
    let seen = ((area.height() / STEP) as usize).max(1);
    if count == 0 {
        matches.chosen = None;
        return None;
    }
    let place = matches.chosen.clone().and_then(|file| matches.list.place_of(&file));
    let mut place = place.unwrap_or(matches.first.min(count - 1));
    let turned = if is_free { surface::notches(ui, "matches", area) } else { 0 };
    if turned != 0 {
        place = (place as i32 + turned).clamp(0, count as i32 - 1) as usize;
    }
    let file = matches.list.file_at(place);
    if turned != 0
        && let Some(file) = &file
    {
        surface::focus(ui.ctx(), &row_name(file));
    }
    matches.chosen = file;
    // A row above and below the one that is looked at is seen, so that the arrows always have somewhere to go.
    let pointing = ui.input(|input| input.pointer.delta().length() > 0.0);
    if !pointing || place < matches.first || place >= matches.first + seen {
        let most = place.saturating_sub(1).min(count.saturating_sub(seen));
        let least = (place + 2).saturating_sub(seen).min(count.saturating_sub(seen));
        matches.first = matches.first.clamp(least.min(most), most);
    }
    matches.first = matches.first.min(count.saturating_sub(seen));
    let now = SystemTime::now();
    let mut choice = None;
    for row in 0..seen.min(count - matches.first) {
        let index = matches.first + row;
        let Some(entry) = matches.list.at(index).cloned() else { continue };
        let rect = Rect::from_min_size(
            pos2(area.left() - 12.0, area.top() + STEP * row as f32),
            vec2(area.width() + 12.0, STEP - 4.0),
        );
        let is_chosen = index == place;
        let reach = match (is_free, is_chosen) {
            (false, _) => Reach::Pointer,
            (true, true) => Reach::First,
            (true, false) => Reach::Focus,
        };
        let touched = surface::touch(ui, &row_name(&entry.file), rect, reach);
        if touched.focused && !is_chosen {
            matches.chosen = Some(entry.file.clone());
        }
        let lit = match (is_chosen, is_elsewhere) {
            (true, false) => 1.0,
            (true, true) => touched.glow.max(CHOSEN),
            (false, _) => touched.glow,
        };
        panel::draw_row(brush, localised, &entry, rect, lit, now);
        if touched.pressed {
            matches.menu = false;
            if is_free {
                choice = ShelfChoice::main(&entry, matches.list.deleted(&entry.file).is_some());
            }
            matches.chosen = Some(entry.file.clone());
        }
    }
    if count > seen {
        // Where in the list one is.
        let rail = area.right() + 18.0;
        let at = |share: f32| pos2(rail, area.top() + (area.height() - 8.0) * share);
        brush.line(&[at(0.0), at(1.0)], 1.0, palette::over(INK, 0.16));
        let [from, to] = [matches.first, matches.first + seen].map(|row| row as f32 / count as f32);
        brush.line(&[at(from), at(to.max(from + 0.02).min(1.0))], 2.5, palette::over(ICE, 0.8));
    }
    choice
}

/// The name of a row's widget.
fn row_name(file: &std::path::Path) -> String {
    format!("matches.row.{}", file.file_name().unwrap_or_default().to_string_lossy())
}

/// The keys of what can be done.
fn read_keys(ui: &Ui, possible: &[ShelfChoice]) -> Option<ShelfChoice> {
    if !ui.is_enabled() || surface::is_typing(ui.ctx()) {
        return None;
    }
    // A copy is also what the platform's own keys ask for.
    let copies = ui.input(|input| input.events.iter().any(|event| matches!(event, Event::Copy)));
    if copies && possible.contains(&ShelfChoice::Copy) {
        return Some(ShelfChoice::Copy);
    }
    let by_key =
        |choice: &&ShelfChoice| choice.command().is_some_and(|command| frame_commands::pressed(ui.ctx(), command));
    possible.iter().find(by_key).copied()
}

/// What is pasted is a record.
fn take_paste(ui: &Ui, matches: &mut Matches) {
    if !ui.is_enabled() || surface::is_typing(ui.ctx()) {
        return;
    }
    let pasted = ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) => Some(text.clone()),
            _ => None,
        })
    });
    if let Some(text) = pasted {
        matches.worker.ask(Work::Paste(text));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Matches>()
        .init_resource::<Exports>()
        .add_systems(OnEnter(Screen::Matches), (open_matches, super::mail::count_mail))
        .add_systems(
            Update,
            (take_drops, advance_work).chain().after(super::follow_match::follow_match).in_set(UiSystems::Screens),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Matches).run_if(in_state(Screen::Matches)));
}
