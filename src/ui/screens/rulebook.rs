//! The rulebook: the rules of each game as short pages, most with a board that can be tried. It lies over any screen, and opens at
//! the page of what was just refused, of the option that is looked at, or of how a match ended.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Order, Rect, Ui, pos2, vec2},
};

use super::{Screen, setup::ChosenTable};
use crate::{
    lessons::{Page, term_of},
    locale::refusal,
    record::{ending_word, fresh_seed},
    rules::{Action, Ending, Event, GameId, Outcome, Table, ToAct, dice::Seed},
    session::{Happened, Match, Refused},
    settings::controls::Command,
    ui::{
        controls::Controls,
        frame::{Canvas, Draw, sheet},
        games::live_board::{BoardView, LiveBoard, Tried, square},
        hud::Portraits,
        input::aim,
        localised_text::LocalisedText,
        overlay::{OpensRulebook, Overlay, Overlays},
        theme::{margin, prelude::*, surface, tabs::tabs},
    },
};

/// The widths of the list of pages and of a page's text, as shares of the room.
const SHARES: [f32; 2] = [0.22, 0.35];
/// The distance between two pages in the list, in points.
const STEP: f32 = 38.0;

/// The open page and its board, and which page says why the last action was refused.
#[derive(Resource, Default)]
pub struct Rulebook {
    game: Option<GameId>,
    page: usize,
    table: Option<Box<dyn Table>>,
    board: LiveBoard,
    /// The keys act on the board, not on the list.
    is_on_board: bool,
    /// What came of the last thing that was tried.
    said: String,
    /// The dice of the board.
    seed: Option<Seed>,
    rolls: u64,
    /// The page to open when it is opened next.
    wanted: Option<(GameId, String)>,
    /// The term of the last refusal, until something is played.
    refused: Option<(GameId, &'static str)>,
}

impl Rulebook {
    /// The number of the open page of this game.
    pub fn place(&self) -> Option<(GameId, usize)> {
        Some((self.game?, self.page))
    }

    /// The term of the last refusal at the table, while nothing has been played since.
    pub const fn refused(&self) -> Option<(GameId, &'static str)> {
        self.refused
    }

    /// Opens the page of a term when the rulebook is opened next.
    pub fn look_up(&mut self, game: GameId, term: impl Into<String>) {
        self.wanted = Some((game, term.into()));
    }

    /// Opens a page of a game, with a fresh board.
    pub(super) fn turn_to(&mut self, game: GameId, page: usize) {
        let last = Page::of(game).count().saturating_sub(1);
        (self.game, self.page) = (Some(game), page.min(last));
        self.set_up();
    }

    /// Sets the board of the page up anew.
    fn set_up(&mut self) {
        self.board = LiveBoard::default();
        self.said.clear();
        self.table = self.open_page().and_then(Page::table);
        self.is_on_board &= self.table.is_some();
    }

    fn open_page(&self) -> Option<&'static Page> {
        Page::of(self.game?).nth(self.page)
    }

    /// Plays an action on the board of the page; chance and forced passes follow at once.
    fn play(&mut self, action: Action, localised: &LocalisedText) {
        let Some(table) = &mut self.table else { return };
        let ToAct::Choose(seat) = table.to_act() else { return };
        let text = table.action_text(action);
        let Ok(mut events) = table.play(seat, action) else { return };
        loop {
            match table.to_act() {
                ToAct::Roll(dice) => {
                    let seed = self.seed.get_or_insert_with(|| fresh_seed().unwrap_or_else(|_| Seed::from_number(1)));
                    self.rolls += 1;
                    let Ok(more) = table.roll(self.rolls, &seed.roll(self.rolls, dice)) else { break };
                    events.extend(more);
                }
                ToAct::Pass(seat) => {
                    let Ok(more) = table.play(seat, Action::Pass) else { break };
                    events.extend(more);
                }
                ToAct::Choose(_) | ToAct::Over => break,
            }
        }
        self.said = tell(&**table, &text, &events, localised);
    }

    /// Presses a cell of the board by its name, as a click does; for pictures.
    pub fn hold(&mut self, name: &str) {
        let cell = self.table.as_ref().and_then(|table| table.board().cell(name));
        self.board.take(cell);
        self.is_on_board = true;
    }

    /// Points at a cell of the board by its name; for pictures.
    pub fn point_at(&mut self, name: &str) {
        let cell = self.table.as_ref().and_then(|table| table.board().cell(name));
        self.board.point_at(cell);
    }
}

/// What an action led to, in a sentence.
fn tell(table: &dyn Table, action: &str, events: &[Event], localised: &LocalisedText) -> String {
    let mut parts = vec![action.to_owned()];
    let mut sums = None;
    for event in events {
        match event {
            Event::Rolled(roll) => sums = Some(roll.sums()),
            Event::Judged { outcome, .. } => {
                let [one, other] = sums.unwrap_or_default();
                let outcome: Outcome = *outcome;
                let arguments =
                    [("one", one.into()), ("other", other.into()), ("outcome", localised.outcome(outcome).into())];
                parts.push(localised.format("rulebook-rolled", &arguments));
            }
            Event::Removed { piece, .. } => {
                let name = table.pieces().get(piece.index()).map(|piece| localised.piece(piece)).unwrap_or_default();
                parts.push(localised.with("rulebook-removed", "name", name));
            }
            Event::Line { .. } => parts.push(localised.text("rulebook-line")),
            Event::Goal { .. } => parts.push(localised.text("rulebook-goal")),
            _ => {}
        }
    }
    if table.verdict().is_some() {
        parts.push(localised.text("rulebook-over"));
    } else if let ToAct::Choose(seat) = table.to_act() {
        let id = if aim::is_pushing(table) { "rulebook-push-now" } else { "rulebook-to-move" };
        parts.push(localised.with(id, "player", seat.number()));
    }
    parts.join(" · ")
}

/// The term of how a match ended.
pub fn term_of_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Resigned(_) | Ending::Agreed => "over",
        _ => ending_word(ending),
    }
}

/// Remembers which page says why the last action was refused, until something is played.
fn note_refusals(
    mut refused: MessageReader<Refused>,
    mut happened: MessageReader<Happened>,
    game: Option<Res<Match>>,
    mut book: ResMut<Rulebook>,
) {
    if happened.read().count() > 0 && book.refused.is_some() {
        book.refused = None;
    }
    let (Some(refused), Some(game)) = (refused.read().last(), game) else { return };
    book.refused = Some((game.recorded().setup().game, term_of(&refused.why)));
}

/// F1 opens the rulebook from anywhere, at the page of what is on the screen.
fn open_by_key(
    controls: Res<Controls>,
    canvas: Res<Canvas>,
    screen: Res<State<Screen>>,
    game: Option<Res<Match>>,
    chosen: Res<ChosenTable>,
    mut book: ResMut<Rulebook>,
    mut overlays: ResMut<Overlays>,
) {
    let pressed = controls.fresh().any(|command| command == Command::Rulebook);
    let asks = matches!(overlays.top(), Some(Overlay::Question(_) | Overlay::KeepWindow | Overlay::Rules));
    if !pressed || asks || canvas.surface.is_typing() {
        return;
    }
    if let Some((game, term)) = subject(*screen.get(), &canvas, game.as_deref(), chosen.0, &book) {
        book.look_up(game, term);
    }
    overlays.open(Overlay::Rules);
}

/// The game that is on the screen, and the term that somebody who asks for the rules there means.
fn subject(
    screen: Screen,
    canvas: &Canvas,
    game: Option<&Match>,
    chosen: GameId,
    book: &Rulebook,
) -> Option<(GameId, String)> {
    if screen == Screen::Setup {
        let option = canvas.surface.focused.as_deref()?.strip_prefix("setup.")?.split('.').next()?;
        return Some((chosen, format!("option-{}", option.replace('-', "_"))));
    }
    if let Some((game, term)) = book.refused() {
        return Some((game, term.to_owned()));
    }
    let table = game?.recorded().table();
    let term = match table.verdict() {
        Some(verdict) => term_of_ending(verdict.ending),
        None if aim::is_pushing(table) => "push",
        None => return Some((table.game(), "turn".to_owned())),
    };
    Some((table.game(), term.to_owned()))
}

/// Opens the wanted page when the rulebook comes up.
fn open(
    overlays: Res<Overlays>,
    game: Option<Res<Match>>,
    chosen: Res<ChosenTable>,
    server: Option<Res<AssetServer>>,
    mut portraits: ResMut<Portraits>,
    mut book: ResMut<Rulebook>,
    mut was_open: Local<bool>,
) {
    let is_open = overlays.top() == Some(Overlay::Rules);
    if is_open && !*was_open {
        if let Some(server) = server {
            portraits.request_all(&server);
        }
        book.is_on_board = false;
        let on_table = game.map_or(chosen.0, |game| game.recorded().setup().game);
        match book.wanted.take() {
            Some((game, term)) => {
                let page = Page::find(game, &term).and_then(|page| Page::of(game).position(|known| known == page));
                book.turn_to(game, page.unwrap_or(0));
            }
            None if book.game != Some(on_table) => book.turn_to(on_table, 0),
            None => book.set_up(),
        }
    }
    *was_open = is_open;
}

fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    portraits: Res<Portraits>,
    mut book: ResMut<Rulebook>,
    mut overlays: ResMut<Overlays>,
) -> Result {
    if overlays.top() != Some(Overlay::Rules) || book.game.is_none() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "rulebook", Order::Foreground, true);
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::of(&ui);
    brush.dim(screen, 0.92);
    brush.left(pos2(margin, 50.0), localised.text("rulebook-heading"), typeface::HEADING);
    brush.beam(0.0, 620.0, 80.0, 50.0, ICE, 0.5);
    let fresh = overlays.take_fresh();
    show(&ui, &localised, &portraits, &mut book, fresh);
    let label = localised.text("ui-back");
    let back = KeyCommand { name: "rulebook.back", command: Command::Back, hears: false, label: &label, enabled: true };
    let pressed = back.show(&ui, pos2(margin, screen.height() - 38.0), typeface::ACTION);
    if !fresh && (pressed || heard::pressed(ui.ctx(), Command::Back)) {
        if book.is_on_board && !pressed {
            // One step back at a time: the piece in hand, the board, the book.
            if !book.board.release() {
                book.is_on_board = false;
            }
        } else {
            overlays.close();
        }
    }
    Ok(())
}

/// Draws tabs, pages, and the open page.
pub(super) fn show(ui: &Ui, localised: &LocalisedText, portraits: &Portraits, book: &mut Rulebook, fresh: bool) {
    let Some(game) = book.game else { return };
    let (screen, brush) = (ui.max_rect(), Brush::of(ui));
    let margin = margin(screen.width());
    let names: Vec<String> = GameId::ALL.iter().map(|game| format!("rulebook.{}", game.id())).collect();
    let words: Vec<(&str, String)> = GameId::ALL
        .iter()
        .zip(&names)
        .map(|(game, name)| (name.as_str(), localised.text(&format!("table-{}", game.id()))))
        .collect();
    let now = GameId::ALL.iter().position(|known| *known == game).unwrap_or_default();
    if let Some(turned) = tabs(ui, pos2(screen.right() - margin, 104.0), &words, now, ICE) {
        book.is_on_board = false;
        book.turn_to(GameId::ALL[turned], 0);
        focus_page(ui, book);
        return;
    }
    let room = Rect::from_min_max(pos2(margin, 146.0), pos2(screen.right() - margin, screen.bottom() - 72.0));
    let [list, text] = SHARES.map(|share| room.width() * share);
    let gap = 28.0;
    list_of_pages(ui, &brush, localised, book, game, room.with_max_x(room.left() + list), fresh);
    let Some(page) = book.open_page() else { return };
    let left = room.left() + list + gap;
    let has_board = book.table.is_some();
    let width = if has_board { text } else { room.right() - left };
    let title = typeface::NAME.coloured(ICE);
    brush.fit(pos2(left, room.top() + 14.0), Align2::LEFT_CENTER, &page.title(localised.locale()), title, width);
    let body = page.body(localised.locale());
    let mut face = typeface::BODY.sized(19.0);
    let fits = |face: Face| brush.lay_out(&body, face, width).size().y <= room.height() - 40.0;
    while !fits(face) && face.size > 14.0 {
        face = face.sized(face.size - 0.5);
    }
    brush.wrap(pos2(left, room.top() + 40.0), width.min(700.0), &body, face);
    if has_board {
        let area = Rect::from_min_max(pos2(left + text + gap, room.top()), room.max);
        board(ui, &brush, localised, portraits, book, page, area);
    }
}

/// Gives the focus to the open page: another game may have a page of the same name as the one that had it.
fn focus_page(ui: &Ui, book: &Rulebook) {
    if let Some(page) = book.open_page() {
        surface::focus(ui.ctx(), &format!("rulebook.page.{}", page.id));
    }
}

/// The pages of the game; the one that has the focus is open.
fn list_of_pages(
    ui: &Ui,
    brush: &Brush,
    localised: &LocalisedText,
    book: &mut Rulebook,
    game: GameId,
    area: Rect,
    fresh: bool,
) {
    let count = Page::of(game).count();
    let step = STEP.min(area.height() / count.max(1) as f32);
    let mut wanted = None;
    if fresh {
        focus_page(ui, book);
    }
    for (number, page) in Page::of(game).enumerate() {
        let at = pos2(area.left(), area.top() + 14.0 + step * number as f32);
        let rect = Rect::from_min_size(at - vec2(12.0, step / 2.0), vec2(area.width() + 12.0, step));
        let is_open = number == book.page;
        let reach = match (book.is_on_board, is_open) {
            (true, _) => Reach::Pointer,
            (false, true) => Reach::First,
            (false, false) => Reach::Focus,
        };
        let touched = surface::touch(ui, &format!("rulebook.page.{}", page.id), rect, reach);
        let lit = if is_open { 1.0 } else { touched.glow * 0.6 };
        if is_open {
            let strength = if book.is_on_board { 0.35 } else { 0.8 };
            brush.ray(
                at + vec2(-12.0, step * 0.42),
                at + vec2(area.width() * 0.8, step * 0.42),
                1.2,
                ICE,
                &[(0.0, strength), (1.0, 0.0)],
            );
        }
        let weight = if is_open { Weight::Medium } else { Weight::Regular };
        let face = typeface::BODY.sized(18.0).weighing(weight).coloured(palette::mix(INK_QUIET, INK, lit));
        brush.fit(at, Align2::LEFT_CENTER, &page.title(localised.locale()), face, area.width());
        // The page follows the focus; the one that was asked for has it at first.
        if (touched.focused && !is_open && !fresh) || (touched.pressed && !is_open) {
            wanted = Some(number);
        } else if touched.pressed && !fresh && book.table.is_some() {
            book.is_on_board = true;
        }
    }
    let enters = heard::presses(ui.ctx(), Command::Right) > 0 && book.table.is_some() && !book.is_on_board;
    if let Some(number) = wanted {
        book.turn_to(game, number);
    } else if enters && ui.is_enabled() {
        book.is_on_board = true;
        surface::focus(ui.ctx(), "rulebook.board");
    }
    if book.is_on_board {
        surface::focus(ui.ctx(), "rulebook.board");
    }
}

/// The board of the page, and what can be said of it.
fn board(
    ui: &Ui,
    brush: &Brush,
    localised: &LocalisedText,
    portraits: &Portraits,
    book: &mut Rulebook,
    page: &Page,
    area: Rect,
) {
    let Some(table) = book.table.take() else { return };
    let place = square(area.with_max_y(area.bottom() - 76.0));
    let seat = if let ToAct::Choose(seat) = table.to_act() { Some(seat) } else { None };
    let invites: Vec<Action> = if book.said.is_empty() {
        page.actions.iter().filter_map(|text| table.read_action(text).ok()).collect()
    } else {
        Vec::new()
    };
    let reach = if book.is_on_board { Reach::First } else { Reach::Pointer };
    let view =
        BoardView { name: "rulebook.board", table: &*table, seat, area: place, portraits, invites: &invites, reach };
    let tried = book.board.show(ui, &view);
    let about = book.board.about(localised, &*table);
    let y = place.bottom() + 12.0;
    let told = if book.said.is_empty() {
        about.unwrap_or_else(|| localised.text(if book.is_on_board { "rulebook-try-now" } else { "rulebook-try" }))
    } else {
        about.map_or_else(|| book.said.clone(), |about| format!("{}\n{about}", book.said))
    };
    brush.wrap_centred(pos2(area.center().x, y), area.width(), &told, typeface::NOTE.sized(15.0).coloured(INK_SOFT));
    let again = localised.text("rulebook-again");
    let command =
        KeyCommand { name: "rulebook.again", command: Command::SetUpAgain, hears: true, label: &again, enabled: true };
    let is_changed = !book.said.is_empty();
    book.table = Some(table);
    if is_changed {
        let face = typeface::NOTE.sized(15.0);
        let at = pos2(ui.max_rect().right() - margin(ui.max_rect().width()), ui.max_rect().bottom() - 38.0);
        if commands_from_right(ui, at, face, &[command]).is_some() {
            book.set_up();
            return;
        }
    }
    match tried {
        Some(Tried::Play(action)) => book.play(action, localised),
        Some(Tried::Refuse(why)) => {
            if let Some(table) = &book.table {
                book.said = refusal(localised.locale(), &why, &**table);
            }
        }
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rulebook>()
        .add_systems(
            Update,
            (note_refusals, open_by_key, open)
                .chain()
                .in_set(OpensRulebook)
                .in_set(crate::ui::UiSystems::Overlays)
                .after(crate::ui::overlay::OpensRequested),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Rules));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn every_ending_and_every_option_of_every_game_has_its_page_or_none_but_never_a_wrong_one() {
        for game in GameId::ALL {
            for spec in game.options().specs() {
                let term = format!("option-{}", spec.key);
                if let Some(page) = Page::find(game, &term) {
                    assert!(page.terms.contains(&term), "{} of {}", page.id, game.id());
                }
            }
        }
        assert_eq!(Page::find(GameId::Holochess, term_of_ending(Ending::Duel)).map(|page| &*page.id), Some("duel"));
        assert_eq!(Page::find(GameId::Demeter, term_of_ending(Ending::Goal)).map(|page| &*page.id), Some("goal"));
    }

    #[test]
    fn the_board_of_a_page_can_be_played_and_is_set_up_anew() {
        let localised = LocalisedText::new(Language::English);
        let mut book = Rulebook::default();
        for game in GameId::ALL {
            for number in 0..Page::of(game).count() {
                book.turn_to(game, number);
                let before = book.table.as_ref().and_then(|table| table.position_text());
                let actions = book.open_page().map(|page| page.actions.clone()).unwrap_or_default();
                for text in actions {
                    let action = book.table.as_ref().map(|table| table.read_action(&text).expect("it reads"));
                    book.play(action.expect("there is a board"), &localised);
                    assert!(book.said.contains(&text), "{}", book.said);
                    let now = book.table.as_ref().and_then(|table| table.position_text());
                    assert_ne!(now, before, "{text}");
                    book.set_up();
                    assert_eq!(book.table.as_ref().and_then(|table| table.position_text()), before);
                }
            }
        }
    }
}
