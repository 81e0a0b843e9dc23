//! The rulebook: the rules of each game as short pages, most with a board that can be tried. It lies over any screen,
//! and opens at the page of what was just refused, of the option that is looked at, or of how a match ended.

mod book;
mod opening;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Rect, Ui, pos2, vec2},
};

pub use book::Rulebook;

use crate::ui::{
    frame::overlay_sheet,
    games::live_board::{BoardChoice, BoardView, square},
    localised_text::LocalisedText,
    navigation::Screen,
    overlay::{OpensRulebook, Overlay, Overlays},
    portraits::Portraits,
    rule_link::{RuleInQuestion, note_refusals},
    systems::UiSystems,
    theme::{margin, prelude::*, surface, tabs::tabs},
};
use holochess_lessons::Page;
use holochess_locale::refusal;
use holochess_rules::{Action, GameId, Seat, ToAct};
use holochess_settings::controls::Command;
use holochess_view::give_first_colour;

/// The widths of the list of pages and of a page's text, as shares of the room.
const SHARES: [f32; 2] = [0.22, 0.35];
/// The distance between two pages in the list, in points.
const STEP: f32 = 38.0;

/// Draws the rulebook.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    portraits: Res<Portraits>,
    mut book: ResMut<Rulebook>,
    mut overlays: ResMut<Overlays>,
) -> Result {
    if overlays.top() != Some(Overlay::Rules) || book.game.is_none() {
        return Ok(());
    }
    // The boards are those of any match, not of the one on the table.
    give_first_colour(Seat::FIRST);
    let ui = overlay_sheet(contexts.ctx_mut()?, "rulebook");
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.92);
    brush.left(pos2(margin, 50.0), localised.text("rulebook-heading"), typeface::HEADING);
    brush.beam(0.0, 620.0, 80.0, 50.0, ICE, 0.5);
    let fresh = overlays.take_fresh();
    draw_screen(&ui, &localised, &portraits, &mut book, fresh);
    let back = KeyCommand::new("rulebook.back", Command::Back, localised.text("ui-back")).unheard();
    let pressed = back.draw(&ui, pos2(margin, screen.height() - 38.0), typeface::ACTION);
    if !fresh && (pressed || frame_commands::pressed(ui.ctx(), Command::Back)) {
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
pub(super) fn draw_screen(ui: &Ui, localised: &LocalisedText, portraits: &Portraits, book: &mut Rulebook, fresh: bool) {
    let Some(game) = book.game else { return };
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let margin = margin(screen.width());
    let names: Vec<String> = GameId::ALL.iter().map(|game| format!("rulebook.{}", game.id())).collect();
    let words: Vec<(&str, String)> =
        GameId::ALL.iter().zip(&names).map(|(game, name)| (name.as_str(), localised.game_title(*game))).collect();
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
    draw_list_of_pages(ui, &brush, localised, book, game, room.with_max_x(room.left() + list), fresh);
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
        draw_board(ui, &brush, localised, portraits, book, page, area);
    }
}

/// Gives the focus to the open page: another game may have a page of the same name as the one that had it.
fn focus_page(ui: &Ui, book: &Rulebook) {
    if let Some(page) = book.open_page() {
        surface::focus(ui.ctx(), &format!("rulebook.page.{}", page.id));
    }
}

/// The pages of the game; the one that has the focus is open.
fn draw_list_of_pages(
    ui: &Ui,
    brush: &Brush,
    localised: &LocalisedText,
    book: &mut Rulebook,
    game: GameId,
    area: Rect,
    fresh: bool,
) {
    let count = Page::on_screen(game).count();
    let step = STEP.min(area.height() / count.max(1) as f32);
    let mut wanted = None;
    if fresh {
        focus_page(ui, book);
    }
    for (number, page) in Page::on_screen(game).enumerate() {
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
        let face = typeface::PAGE.weighing(weight).coloured(palette::mix(INK_QUIET, INK, lit));
        brush.fit(at, Align2::LEFT_CENTER, &page.title(localised.locale()), face, area.width());
        // The page follows the focus; the one that was asked for has it at first.
        if (touched.focused && !is_open && !fresh) || (touched.pressed && !is_open) {
            wanted = Some(number);
        } else if touched.pressed && !fresh && book.table.is_some() {
            book.is_on_board = true;
        }
    }
    let enters = frame_commands::presses(ui.ctx(), Command::Right) > 0 && book.table.is_some() && !book.is_on_board;
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
fn draw_board(
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
    let tried = book.board.draw(ui, &view);
    let about = book.board.about(localised, &*table);
    let y = place.bottom() + 12.0;
    let told = if book.said.is_empty() {
        about.unwrap_or_else(|| {
            if book.is_on_board {
                localised.text("rulebook-try-now")
            } else {
                localised.with_key("rulebook-try", frame_commands::cap(ui.ctx(), Command::Confirm))
            }
        })
    } else {
        about.map_or_else(|| book.said.clone(), |about| format!("{}\n{about}", book.said))
    };
    brush.wrap_centred(pos2(area.center().x, y), area.width(), &told, typeface::SMALL_NOTE.coloured(INK_SOFT));
    book.table = Some(table);
    if !book.said.is_empty() {
        let command = KeyCommand::new("rulebook.again", Command::SetUpAgain, localised.text("rulebook-again"));
        let face = typeface::SMALL_NOTE;
        let at = pos2(ui.max_rect().right() - margin(ui.max_rect().width()), ui.max_rect().bottom() - 38.0);
        if commands_from_right(ui, at, face, &[command]).is_some() {
            book.set_up();
            return;
        }
    }
    match tried {
        Some(BoardChoice::Play(action)) => book.play(action, localised),
        Some(BoardChoice::Refuse(why)) => {
            if let Some(table) = &book.table {
                book.said = refusal(localised.locale(), &why, &**table);
            }
        }
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rulebook>()
        .add_systems(OnEnter(Screen::Setup), |mut rule: ResMut<RuleInQuestion>| rule.forget_option())
        .add_systems(
            Update,
            (
                note_refusals,
                opening::note_option.run_if(in_state(Screen::Setup)),
                opening::open_by_key,
                opening::open_wanted_page,
            )
                .chain()
                .in_set(OpensRulebook)
                .in_set(UiSystems::Overlays)
                .after(crate::ui::overlay::OpensRequested),
        );
}
