//! A table for players elsewhere before its match: its host waits for those who get its line, a guest brings the line and
//! sits down.

mod nearby;
mod news;
mod signs;

use bevy::prelude::*;
use bevy_egui::{
    EguiClipboard, EguiContexts, EguiPrimaryContextPass,
    egui::{Event, Id, Rect, Ui, pos2},
};

pub(super) use self::nearby::NearbyList;
pub(super) use self::signs::draw as draw_signs;
#[cfg(test)]
pub(super) use self::signs::draw_page as draw_signs_page;
use crate::ui::{
    frame::{Draw, screen_sheet},
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    overlay::Overlays,
    preferences::Preferences,
    theme::{light::Edge, margin, menu, prelude::*, surface},
};
use holochess_link::Arrival;
use holochess_locale::tidy_name;
use holochess_record::{
    Who,
    live::{LiveInput, LiveLine, LiveSit},
};
use holochess_rules::{GameId, Seat};
use holochess_session::{Autosave, LivePlace, LiveState, LiveTable, Match, NearbyTables, SessionSystems};
use holochess_settings::controls::Command;
use holochess_view::give_first_colour;

/// After so many seconds without an answer of the table it is said that it may be out of reach.
const DIALS_FOR: f64 = 15.0;

/// The line that was brought, until it is decided whether one plays at its table or watches.
#[derive(Resource, Clone, Debug, Default)]
pub struct BroughtLine(pub Option<LiveLine>);

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Leave,
    /// The line of the table goes on the clipboard.
    Copy,
    /// A line is on the clipboard.
    Paste,
    /// This was pasted.
    Bring(String),
    /// To the table of the line that was brought.
    Join {
        watch: bool,
    },
    /// Yes to the table.
    Sit,
    /// To the table of this line, which was found nearby.
    Nearby(Box<LiveLine>),
    /// The table is shown to the network, or not.
    ShowNearby(bool),
}

/// Puts another line than the one before on the screen, and says what is wrong with one that is none.
fn bring(text: &str, brought: &mut BroughtLine, localised: &LocalisedText, notices: &mut Notices) {
    match LiveLine::read(text) {
        Ok(line) => brought.0 = Some(line),
        Err(why) => notices.say(localised.say(&why.words()), Tone::Refusal),
    }
}

/// Forgets the line of a table that was left.
fn forget_line(mut brought: ResMut<BroughtLine>) {
    brought.0 = None;
}

/// Shows the table that one has come to, wherever it was asked for, until its match is there.
fn show_table(
    live: Res<LiveTable>,
    game: Option<Res<Match>>,
    screen: Res<State<Screen>>,
    mut from: Local<Option<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let waits = matches!(screen.get(), Screen::Title | Screen::Tables | Screen::Setup | Screen::Matches);
    if game.is_some() {
        *from = None;
    } else if live.is_open() && waits {
        *from = Some(*screen.get());
        next.set(Screen::LiveTable);
    } else if !live.is_open()
        && *screen.get() == Screen::LiveTable
        && let Some(back) = from.take()
    {
        // The table could not be opened.
        next.set(back);
    }
}

/// Draws the table, and carries out what is chosen.
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    overlays: Res<Overlays>,
    mut preferences: ResMut<Preferences>,
    place: Res<LivePlace>,
    autosave: Res<Autosave>,
    clipboard: Option<ResMut<EguiClipboard>>,
    mut live: ResMut<LiveTable>,
    nearby: Res<NearbyTables>,
    mut brought: ResMut<BroughtLine>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = screen_sheet(context, "live", &overlays);
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.85);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.3), screen.max), Edge::Bottom, 0.9);
    give_first_colour(Seat::FIRST);
    let state = live.is_open().then(|| live.state());
    let hides = preferences.online.relay_only;
    let list = NearbyList::of(&nearby, hides);
    let choice = draw_page(&mut ui, &localised, state, brought.0.as_ref(), &list, hides);
    match choice {
        None => {}
        Some(Choice::Leave) if live.is_open() => {
            let to = if live.state().is_host { Screen::Setup } else { Screen::Tables };
            live.leave();
            next.set(to);
        }
        Some(Choice::Leave) if brought.0.is_some() => brought.0 = None,
        Some(Choice::Leave) => next.set(Screen::Tables),
        Some(Choice::Copy) => {
            if let Some(line) = &live.state().line {
                ui.ctx().copy_text(line.clone());
                notices.say(localised.text("live-window-copied"), Tone::Plain);
            }
        }
        Some(Choice::Paste) => {
            let text = clipboard.and_then(|mut clipboard| clipboard.get_text()).unwrap_or_default();
            bring(&text, &mut brought, &localised, &mut notices);
        }
        Some(Choice::Bring(text)) => bring(&text, &mut brought, &localised, &mut notices),
        Some(Choice::Join { watch }) => {
            if let (Some(line), Some(folder), Some(shelf)) = (brought.0.take(), &place.0, &autosave.0) {
                let relay_only = preferences.online.relay_only;
                let arrival = Arrival::Join { line: Box::new(line), watch, relay_only };
                live.arrive(arrival, folder.clone(), shelf.clone());
            }
        }
        Some(Choice::Nearby(line)) => brought.0 = Some(*line),
        Some(Choice::ShowNearby(shown)) => {
            live.show_nearby(shown);
            preferences.online.nearby = shown;
        }
        Some(Choice::Sit) => {
            let sit = LiveSit { who: Who::HUMAN.to_owned(), name: tidy_name(preferences.person_name()) };
            live.put(LiveInput::Sit(sit));
        }
    }
    Ok(())
}

/// Draws the page; says what was asked for. `state` is the table that one is at; without one, a line is brought first,
/// and who hides the own address is told where that is not possible.
pub(super) fn draw_page(
    ui: &mut Ui,
    localised: &LocalisedText,
    state: Option<&LiveState>,
    line: Option<&LiveLine>,
    nearby: &NearbyList,
    hides: bool,
) -> Option<Choice> {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let margin = margin(screen.width());
    let room = Rect::from_min_max(pos2(margin, 112.0), pos2(screen.right() - margin, screen.bottom() - 110.0));
    let heading = localised.text(match state {
        Some(state) if state.is_host && state.line.is_some() => "live-window-open",
        Some(state) if state.is_host => "ui-setup-open-table",
        _ => "live-window-join",
    });
    brush.left(pos2(margin, 62.0), heading, typeface::HEADING);
    let choice = match state {
        None => draw_door(ui, localised, room, line, nearby, hides),
        Some(state) => draw_seats(ui, &brush, localised, state, room),
    };
    let y = screen.bottom() - 38.0;
    let word = |id: &str| localised.text(id);
    let leave = KeyCommand::new("live.back", Command::Back, word("ui-back"));
    if leave.draw(ui, pos2(margin, y), typeface::ACTION) {
        return Some(Choice::Leave);
    }
    let list = match state {
        None => vec![KeyCommand::new("live.paste", Command::PasteLine, word("live-window-paste"))],
        Some(state) if state.is_host && state.line.is_some() => {
            vec![KeyCommand::new("live.copy", Command::CopyMatch, word("live-window-copy"))]
        }
        Some(_) => Vec::new(),
    };
    match commands_from_right(ui, pos2(screen.right() - margin, y), typeface::ACTION, &list) {
        Some(Command::PasteLine) => Some(Choice::Paste),
        Some(Command::CopyMatch) => Some(Choice::Copy),
        _ => choice.or_else(|| read_paste(ui).filter(|_| state.is_none())),
    }
}

/// Before a table is joined: how that is done, and what to do with the line that was brought.
fn draw_door(
    ui: &Ui,
    localised: &LocalisedText,
    room: Rect,
    line: Option<&LiveLine>,
    nearby: &NearbyList,
    hides: bool,
) -> Option<Choice> {
    let brush = Brush::new(ui);
    let text = match line.map(LiveLine::relay_host) {
        None => localised.text("live-window-how"),
        Some(None) if hides => localised.text("live-window-found-direct"),
        Some(None) => localised.text("live-window-found"),
        // A relay is asked only once the person has read of it.
        Some(Some(relay)) => localised.with("live-window-found-relay", "relay", relay),
    };
    let written = brush.wrap(room.min, room.width().min(720.0), &text, typeface::PAGE);
    if line.is_none() {
        return nearby.draw(ui, localised, room.with_min_y(written.bottom() + 30.0));
    }
    let entry = |name, label: &str, note: &str| menu::Entry {
        name,
        label: localised.text(label),
        note: localised.text(note),
        enabled: true,
    };
    let entries = [
        entry("live.join", "live-window-play", "live-window-play-note"),
        entry("live.watch", "live-window-watch", "live-window-watch-note"),
    ];
    let area = room.with_min_y(written.bottom() + 24.0);
    menu::column(ui, "live", area, menu::STEP, &entries, "live.join").map(|place| Choice::Join { watch: place == 1 })
}

/// At a table: the game, who sits where, and what is waited for.
fn draw_seats(ui: &Ui, brush: &Brush, localised: &LocalisedText, state: &LiveState, room: Rect) -> Option<Choice> {
    let screen = ui.max_rect();
    let Some(card) = &state.card else {
        let written = brush.wrap(room.min, room.width(), &localised.text("live-window-dialling"), typeface::PAGE);
        let memory = Id::new("dialling since");
        let now = ui.input(|input| input.time);
        let since = ui.data_mut(|data| *data.get_temp_mut_or(memory, now));
        if now - since > DIALS_FOR {
            let at = pos2(room.left(), written.bottom() + 16.0);
            brush.wrap(at, room.width().min(720.0), &localised.text("live-window-not-reached"), typeface::BODY);
        }
        return None;
    };
    ui.data_mut(|data| data.remove::<f64>(Id::new("dialling since")));
    let game = GameId::from_id(&card.game).map(|game| localised.game(game)).unwrap_or_default();
    let mut y =
        brush.left(room.min + bevy_egui::egui::vec2(0.0, 8.0), game, typeface::NAME.coloured(ICE)).bottom() + 8.0;
    for rule in card.rules_in_words(localised.locale()) {
        y = brush.wrap(pos2(room.left(), y), room.width(), &rule, typeface::BODY).bottom() + 2.0;
    }
    y += 22.0;
    for (place, seat) in card.seats_in_words(localised.locale()).into_iter().enumerate() {
        // Who has no name is known at least to be the player here.
        let is_unnamed = card.seats[place].name.is_empty() && card.seats[place].who.as_deref() == Some(Who::HUMAN);
        let is_own = is_unnamed && state.own.contains(&Seat::new(place));
        let seat = if is_own { localised.with("live-window-you", "number", place + 1) } else { seat };
        brush.seat_mark(pos2(room.left() + 6.0, y + 12.0), 6.0, Seat::new(place));
        let taken = card.seats.get(place).is_some_and(|seat| seat.who.is_some());
        let face = typeface::PAGE.coloured(if taken { INK } else { INK_QUIET });
        y = brush.wrap(pos2(room.left() + 26.0, y), room.width() - 26.0, &seat, face).bottom() + 6.0;
    }
    y += 18.0;
    let waits = match (state.is_host, state.asks_to_sit) {
        (true, _) => "live-window-send",
        (false, true) => "live-window-sit-down",
        (false, false) => "live-window-wait",
    };
    let written = brush.wrap(pos2(room.left(), y), room.width().min(720.0), &localised.text(waits), typeface::BODY);
    if let Some(shown) = state.nearby {
        return nearby::draw_switch(ui, localised, room.with_min_y(written.bottom() + 14.0), shown);
    }
    if !state.asks_to_sit {
        return None;
    }
    let margin = margin(screen.width());
    let pressed = main_action(ui, "live.sit", screen, margin, &localised.text("live-window-sit"), Command::Confirm);
    let entered = ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Confirm);
    (pressed || entered).then_some(Choice::Sit)
}

/// What is pasted is a line.
fn read_paste(ui: &Ui) -> Option<Choice> {
    if !ui.is_enabled() || surface::is_typing(ui.ctx()) {
        return None;
    }
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) => Some(Choice::Bring(text.clone())),
            _ => None,
        })
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BroughtLine>()
        .add_plugins((nearby::plugin, news::plugin, signs::plugin))
        .add_systems(OnEnter(Screen::LiveTable), forget_line)
        .add_systems(PreUpdate, show_table.after(SessionSystems))
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::LiveTable).run_if(in_state(Screen::LiveTable)));
}
