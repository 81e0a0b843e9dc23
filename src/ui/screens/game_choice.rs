//! The choice of the game: each with a moving picture of its board, its name, a line about it, the number of players
//! and the length of a match. Their order never changes; the game played last is chosen beforehand.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Rect, Ui, pos2, vec2},
};

use super::{DayMatch, Mail, daily_match, setup::ChosenTable};
use crate::ui::{
    frame::{Draw, screen_sheet},
    games::{self, GameFace, living_picture::LivingPicture},
    localised_text::LocalisedText,
    navigation::Screen,
    overlay::Overlays,
    portraits::Portraits,
    preferences::Preferences,
    puzzle_progress::Today,
    theme::{light::Edge, margin, prelude::*, surface},
};
use holochess_link::HAS_NETWORK;
use holochess_rules::GameId;
use holochess_settings::controls::Command;

/// The room between two entries below the games, in points.
const BETWEEN: f32 = 72.0;

/// Loads the portraits of the creatures on the boards.
fn ask_for_portraits(server: Option<Res<AssetServer>>, mut portraits: ResMut<Portraits>) {
    let Some(server) = server else { return };
    portraits.request_all(&server);
}

/// The number of players and the length of a match, in words.
fn measure(localised: &LocalisedText, face: &GameFace) -> String {
    let players: Vec<String> = face.game.players().iter().map(ToString::to_string).collect();
    let [from, to] = face.minutes;
    let arguments = [("players", localised.alternatives(&players).into()), ("from", from.into()), ("to", to.into())];
    localised.format("ui-tables-measure", &arguments)
}

/// The data that one game is drawn from.
struct Stand<'a> {
    localised: &'a LocalisedText,
    portraits: &'a Portraits,
    face: &'a GameFace,
    cell: Rect,
    /// Whether it is chosen when the screen opens.
    is_preset: bool,
}

impl Stand<'_> {
    /// Draws a game; returns whether it was chosen.
    fn draw(&self, ui: &Ui, brush: &Brush) -> bool {
        let reach = if self.is_preset { Reach::First } else { Reach::Focus };
        let touched = surface::touch(ui, &widget(self.face), self.cell, reach);
        describe(ui, touched.id, || Accessible::button(self.localised.game_title(self.face.game)));
        let (lit, cell) = (touched.glow, self.cell);
        let middle = cell.center().x;
        let side = cell.width() * (0.92 + 0.08 * lit);
        let board = Rect::from_center_size(pos2(middle, cell.top() + cell.width() * 0.46), vec2(side, side));
        brush.glow(board.center() + vec2(0.0, side * 0.06), vec2(side * 0.62, side * 0.46), ICE, 0.05 + 0.15 * lit);
        // The game that is pointed at or focused is brighter than the others.
        LivingPicture::for_face(self.face).draw(brush, board, self.portraits, self.face, brush.time, 0.55 + 0.45 * lit);
        let floor = cell.top() + cell.width() * 0.92;
        let [from, to] = [cell.left() + 10.0, cell.right() - 10.0];
        let (thickness, strength) = (1.0 + lit, 0.14 + 0.86 * lit);
        brush.ray(
            pos2(from, floor),
            pos2(to, floor),
            thickness,
            ICE,
            &[(0.0, 0.2 * strength), (0.5, strength), (1.0, 0.2 * strength)],
        );
        if lit > 0.0 {
            brush.sheet(middle, from, floor, 60.0, ICE, 0.3 * lit);
            brush.sheet(middle, to, floor, 60.0, ICE, 0.3 * lit);
        }
        let id = format!("table-{}", self.face.game.id());
        let face = typeface::NAME
            .weighing(if touched.focused { Weight::Bold } else { Weight::Medium })
            .coloured(palette::mix(INK_SOFT, INK, lit));
        let room = cell.width() - 12.0;
        brush.fit(pos2(middle, floor + 26.0), Align2::CENTER_CENTER, &self.localised.text(&id), face, room);
        let about = self.localised.text(&format!("{id}.about"));
        let text = typeface::NOTE.coloured(palette::mix(INK_QUIET, INK_SOFT, lit));
        let written = brush.wrap_centred(pos2(middle, floor + 48.0), room, &about, text);
        let measure = measure(self.localised, self.face);
        let at = pos2(middle, written.bottom() + 16.0);
        let face = typeface::SMALL_NOTE.weighing(Weight::Medium).coloured(palette::mix(INK_SOFT, ICE, lit));
        brush.fit(at, Align2::CENTER_CENTER, &measure, face, room);
        touched.pressed
    }
}

/// The name of a game's widget.
fn widget(face: &GameFace) -> String {
    format!("tables.{}", face.game.id())
}

/// Draws all games side by side, the last played with the focus; returns the chosen one, and the rectangle of the row.
pub(super) fn draw_games(
    ui: &Ui,
    localised: &LocalisedText,
    portraits: &Portraits,
    last: &str,
) -> (Option<GameId>, Rect) {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let margin = margin(screen.width());
    let (tables, last) = (games::tables(), games::last_played(last));
    let width = (screen.width() - 2.0 * margin) / tables.len() as f32;
    let row = Rect::from_min_size(
        pos2(margin, (screen.height() - 1.75 * width) * 0.46),
        vec2(screen.width() - 2.0 * margin, width * 1.75),
    );
    let mut chosen = None;
    for (place, face) in tables.enumerate() {
        let cell = Rect::from_min_size(row.min + vec2(width * place as f32, 0.0), vec2(width, row.height()));
        let stand = Stand { localised, portraits, face, cell, is_preset: face.game == last };
        if stand.draw(ui, &brush) {
            chosen = Some(face.game);
        }
    }
    (chosen, row)
}

/// What is at the tables besides the games, in a line: the match of the day, matches by mail, and a table elsewhere,
/// where there is a network. Says which was chosen.
pub(super) fn draw_other_entries(ui: &Ui, localised: &LocalisedText, day: &str, mail: &str, y: f32) -> Option<usize> {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let mut chosen = None;
    let (face, quiet) = (typeface::ACTION, typeface::SMALL_NOTE);
    let live = localised.text("live-about");
    let mut entries = vec![("tables.day", "day-title", day), ("tables.mail", "mail-title", mail)];
    if HAS_NETWORK {
        entries.push(("tables.live", "live-title", &*live));
    }
    let entries = entries.into_iter().map(|(name, id, note)| (name, localised.text(id), note));
    let entries: Vec<(&str, String, &str)> = entries.collect();
    let width_with = |notes: bool| {
        let note = move |note: &str, brush: &Brush| if notes { 14.0 + brush.width(note, quiet) } else { 0.0 };
        entries.iter().map(|(_, label, text)| brush.width(label, face) + note(text, &brush)).collect::<Vec<_>>()
    };
    let whole = |widths: &[f32]| widths.iter().sum::<f32>() + BETWEEN * (widths.len() - 1) as f32;
    let has_notes = whole(&width_with(true)) <= screen.width() - 40.0;
    let widths = width_with(has_notes);
    let mut next = screen.center().x - whole(&widths) / 2.0;
    for (place, ((name, label, note), width)) in entries.iter().zip(widths).enumerate() {
        let note = if has_notes { *note } else { "" };
        let left = next;
        next += width + BETWEEN;
        let rect = Rect::from_min_size(pos2(left - 14.0, y - 18.0), vec2(width + 28.0, 36.0));
        let touched = surface::touch(ui, name, rect, Reach::Focus);
        let lit = touched.glow;
        let written = brush.left(pos2(left, y), label, face.coloured(palette::mix(INK_SOFT, INK, lit)));
        brush.left(pos2(written.right() + 14.0, y + 1.0), note, quiet.coloured(palette::mix(INK_QUIET, INK_SOFT, lit)));
        if lit > 0.0 {
            let line = y + 17.0;
            brush.glow(pos2(rect.center().x, line), vec2(width * 0.5, 18.0), ICE, 0.25 * lit);
            let stops = [(0.0, 0.1 * lit), (0.5, lit), (1.0, 0.1 * lit)];
            brush.ray(pos2(left, line), pos2(left + width, line), 1.5, ICE, &stops);
        }
        if touched.pressed {
            chosen = Some(place);
        }
    }
    chosen
}

/// Draws the games to choose from.
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    portraits: Res<Portraits>,
    preferences: Res<Preferences>,
    overlays: Res<Overlays>,
    day_match: Res<DayMatch>,
    mail: Res<Mail>,
    mut requests: daily_match::DayRequests,
    mut chosen: ResMut<ChosenTable>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ui = screen_sheet(contexts.ctx_mut()?, "tables", &overlays);
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.8);
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width(), screen.height() * 0.5)), Edge::Top, 0.7);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.4), screen.max), Edge::Bottom, 0.9);
    brush.left(pos2(margin, 62.0), localised.text("ui-tables-heading"), typeface::HEADING);
    let (wanted, row) = draw_games(&ui, &localised, &portraits, &preferences.game.last);
    if let Some(game) = wanted {
        chosen.0 = game;
        next.set(Screen::Setup);
    }
    let tables: Vec<&GameFace> = games::tables().collect();
    let focused = tables.iter().position(|face| surface::is_focused(ui.ctx(), &widget(face)));
    if let Some(now) = focused.filter(|_| ui.is_enabled()) {
        let step = frame_commands::step(ui.ctx(), Command::Left, Command::Right) + surface::notches(&ui, "tables", row);
        if step != 0 {
            let wanted = (now as i32 + step).rem_euclid(tables.len() as i32) as usize;
            surface::focus(ui.ctx(), &widget(tables[wanted]));
        }
    }
    let waiting = mail.waiting();
    let by_mail =
        if waiting > 0 { localised.with("mail-waits", "count", waiting) } else { localised.text("mail-about") };
    // From any game, down leads here.
    if focused.is_some() && ui.is_enabled() && frame_commands::presses(ui.ctx(), Command::Down) > 0 {
        surface::focus(ui.ctx(), &widget(tables[tables.len() - 1]));
    }
    match draw_other_entries(&ui, &localised, &day_match.note(&localised), &by_mail, screen.height() - 84.0) {
        Some(0) => {
            if let Some(line) = day_match.press(&localised, &mut requests) {
                ui.ctx().copy_text(line);
            }
        }
        Some(1) => next.set(Screen::Mail),
        Some(_) => next.set(Screen::LiveTable),
        None => {}
    }
    let back = KeyCommand::new("tables.back", Command::Back, localised.text("ui-back"));
    if back.draw(&ui, pos2(margin, screen.height() - 38.0), typeface::ACTION) {
        next.set(Screen::Title);
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Tables),
        (ask_for_portraits, Today::begin, daily_match::look_up, super::mail::count_mail).chain(),
    )
    .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Tables).run_if(in_state(Screen::Tables)));
}
