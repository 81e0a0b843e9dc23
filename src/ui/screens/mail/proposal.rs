//! A new match by mail: which game, and by which rules.

use bevy_egui::egui::{Rect, Ui, pos2};

use super::{state::MailChoice, work::MailWork};
use crate::ui::{
    localised_text::LocalisedText,
    screens::setup::{self, Draft},
    theme::{menu, prelude::*, surface},
};
use holochess_rules::GameId;
use holochess_settings::controls::Command;

/// The names of the widgets of the games, as they are listed.
const GAMES: [&str; GameId::ALL.len()] = ["mail.game.1", "mail.game.2", "mail.game.3", "mail.game.4", "mail.game.5"];

/// The new match that is being prepared.
#[derive(Clone, Debug)]
pub(super) enum Proposal {
    /// Its game is chosen.
    Game,
    /// Its options are chosen. Of the draft only they count: the players are the two that write to each other.
    Rules(Box<Draft>),
}

impl Proposal {
    /// The step before, for Back.
    pub fn before(self) -> Option<Self> {
        match self {
            Self::Game => None,
            Self::Rules(_) => Some(Self::Game),
        }
    }

    /// Draws what is chosen now; says what was asked for.
    pub fn draw(&mut self, ui: &mut Ui, localised: &LocalisedText, room: Rect, margin: f32) -> Option<MailChoice> {
        match self {
            Self::Game => draw_games(ui, localised, room),
            Self::Rules(draft) => draw_rules(ui, localised, draft, room, margin),
        }
    }
}

/// The games that two can play.
fn draw_games(ui: &Ui, localised: &LocalisedText, room: Rect) -> Option<MailChoice> {
    let brush = Brush::new(ui);
    brush.left(pos2(room.left(), room.top() + 20.0), localised.text("mail-which-game"), typeface::NAME.coloured(ICE));
    let games: Vec<GameId> = GameId::ALL.into_iter().filter(|game| game.players().contains(&2)).collect();
    let entry = |(game, name): (&GameId, &'static str)| {
        let label = localised.game_title(*game);
        menu::Entry { name, label, note: String::new(), enabled: true }
    };
    let entries: Vec<menu::Entry> = games.iter().zip(GAMES).map(entry).collect();
    let area = Rect::from_min_max(pos2(room.left(), room.top() + 50.0), pos2(room.center().x, room.bottom()));
    let pressed = menu::column(ui, "mail.games", area, menu::STEP, &entries, GAMES[0]);
    let about = Rect::from_min_max(pos2(room.center().x + 30.0, room.top() + 66.0), room.max);
    brush.wrap(about.min, about.width().min(460.0), &localised.text("mail-how"), typeface::PAGE);
    pressed.map(|place| MailChoice::ChooseRules(games[place]))
}

/// The options of the game, at first those of its last set-up.
fn draw_rules(
    ui: &mut Ui,
    localised: &LocalisedText,
    draft: &mut Draft,
    room: Rect,
    margin: f32,
) -> Option<MailChoice> {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let heading = localised.with("mail-which-rules", "game", localised.game(draft.game));
    brush.left(pos2(room.left(), room.top() + 4.0), heading, typeface::NAME.coloured(ICE));
    let row = Row { at: pos2(room.left(), room.top() + 46.0), width: room.width(), enter: false };
    // A match by mail begins from the start of its game: a handicap is a position, and an invitation has none.
    setup::rules_page(ui, localised, draft, &[], row, screen.bottom() - 120.0, 0.0);
    let trouble = draft.trouble();
    if let Some(trouble) = &trouble {
        setup::draw_warning(&brush, &setup::trouble_text(localised, draft, trouble), screen, margin);
    }
    let label = localised.text("mail-invite");
    let pressed = main_action(ui, "mail.invite", screen, margin, &label, Command::Confirm);
    let entered =
        ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Confirm) && !surface::is_typing(ui.ctx());
    if trouble.is_some() || !(pressed || entered) {
        return None;
    }
    let defaults = draft.game.options();
    let is_default = |key: &str, value: &str| defaults.iter().any(|(known, usual)| known == key && usual == value);
    let chosen = draft.options.iter().filter(|(key, value)| !is_default(key, value));
    let options = chosen.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    Some(MailChoice::Do(MailWork::Propose(draft.game, options)))
}
