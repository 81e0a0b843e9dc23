//! The foot of the screen of matches.

use bevy_egui::egui::{Align2, Ui, pos2};

use super::{
    choices::ShelfChoice,
    list::Sort,
    state::{LIST, Matches, ShelfRequests},
};
use crate::ui::{localised_text::LocalisedText, navigation::Screen, theme::prelude::*};
use holochess_settings::controls::Command;

/// What Enter does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Enter {
    /// This, with the match that is looked at.
    Choice(ShelfChoice),
    /// It opens the matches by mail.
    Mail,
}

impl Enter {
    const fn id(self) -> &'static str {
        match self {
            Self::Choice(choice) => choice.id(),
            Self::Mail => "matches-do-mail",
        }
    }
}

/// The foot of the screen: the way back, how the list is shown, and what Enter does.
pub(super) fn draw(
    ui: &Ui,
    matches: &mut Matches,
    localised: &LocalisedText,
    enter: Option<Enter>,
    margin: f32,
    requests: &mut ShelfRequests,
) -> Option<Enter> {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let y = screen.bottom() - 38.0;
    let leave = KeyCommand::new("matches.back", Command::Back, localised.text("ui-back"));
    if leave.draw(ui, pos2(margin, y), typeface::ACTION) {
        if matches.menu {
            matches.menu = false;
        } else {
            requests.next.set(Screen::Title);
        }
    }
    let (_, sort, game) = matches.list.settings();
    let by = Sort::ALL.iter().find(|(known, _)| *known == sort).map_or("", |(_, id)| *id);
    let sorted = localised.with("matches-sort", "by", localised.text(by));
    let only = game.map_or_else(|| localised.text("matches-games-all"), |game| localised.game_title(game));
    let found = match matches.list.words() {
        "" => localised.text("matches-find"),
        words => localised.with("matches-found", "words", words.to_owned()),
    };
    let mut list = vec![
        KeyCommand::new("matches.find", Command::Find, found),
        KeyCommand::new("matches.sort", Command::Sort, sorted),
        KeyCommand::new("matches.game", Command::Filter, only)
            .enabled(matches.list.games().len() > 1 || game.is_some()),
        KeyCommand::new("matches.more", Command::ShelfMenu, localised.text("matches-more")),
    ];
    if let Some(enter) = enter {
        // Enter itself presses what is focused.
        list.push(KeyCommand::new("matches.main", Command::Confirm, localised.text(enter.id())).unheard());
    }
    let pressed = commands_from_right(ui, pos2(screen.right() - margin, y), typeface::ACTION, &list);
    if !matches.list.is_empty() {
        let hint = localised.with_key("matches-hint", frame_commands::cap(ui.ctx(), Command::PasteLine));
        let room = (screen.width() - 2.0 * margin) * LIST;
        brush.fit(pos2(margin, y - 34.0), Align2::LEFT_CENTER, &hint, typeface::NOTE, room);
    }
    match pressed {
        Some(Command::Find) => {
            matches.finding = true;
            matches.first = 0;
        }
        Some(Command::Sort) => matches.list.turn_sort(),
        Some(Command::Filter) => {
            matches.list.turn_game();
            matches.first = 0;
        }
        Some(Command::ShelfMenu) => matches.menu = !matches.menu,
        Some(_) => return enter,
        None => {}
    }
    None
}
