//! At which page the rulebook opens: that of the last refusal, of the option that is looked at, or of how the match ended.

use bevy::prelude::*;

use super::Rulebook;
use crate::{
    lessons::{Page, term_of},
    record::ending_word,
    rules::{Action, GameId, Table},
    session::{Happened, LessonTable, Match, Refused},
    settings::controls::Command,
    ui::{
        controls::Controls,
        frame::Canvas,
        hud::Portraits,
        input::{Hand, aim},
        overlay::{OpenOverlay, Overlay, Overlays},
        screens::{Screen, setup::ChosenTable},
    },
};

/// The way from a term that is written on the screen to its page.
#[derive(bevy::ecs::system::SystemParam)]
pub struct RuleLink<'w> {
    book: Option<ResMut<'w, Rulebook>>,
    /// Opens the rulebook, and whatever else the same screen opens.
    pub opens: MessageWriter<'w, OpenOverlay>,
}

impl RuleLink<'_> {
    /// The term of the last refusal, while nothing has been played since.
    pub fn refused(&self) -> Option<(GameId, &'static str)> {
        self.book.as_ref()?.refused()
    }

    /// Opens the rulebook at the page of this term.
    pub fn open(&mut self, game: GameId, term: &str) {
        if let Some(book) = &mut self.book {
            book.look_up(game, term);
            self.opens.write(OpenOverlay(Overlay::Rules));
        }
    }
}

/// Remembers which page says why the last action was refused, at the table or in a lesson, until something is played.
pub fn note_refusals(
    mut refused: MessageReader<Refused>,
    mut happened: MessageReader<Happened>,
    game: Option<Res<Match>>,
    lesson: Option<Res<LessonTable>>,
    mut book: ResMut<Rulebook>,
) {
    if let Some(lesson) = lesson {
        refused.clear();
        happened.clear();
        let game = lesson.course().lesson().game();
        let now = game.zip(lesson.refusal().map(term_of));
        if book.refused != now {
            book.refused = now;
        }
        return;
    }
    if happened.read().count() > 0 && book.refused.is_some() {
        book.refused = None;
    }
    let (Some(refused), Some(game)) = (refused.read().last(), game) else { return };
    book.refused = Some((game.recorded().setup().game, term_of(&refused.why)));
}

/// F1 opens the rulebook from anywhere, at the page of what is on the screen.
pub(super) fn open_by_key(
    controls: Res<Controls>,
    canvas: Res<Canvas>,
    screen: Res<State<Screen>>,
    game: Option<Res<Match>>,
    chosen: Res<ChosenTable>,
    hand: Option<Res<Hand>>,
    mut book: ResMut<Rulebook>,
    mut overlays: ResMut<Overlays>,
) {
    let pressed = controls.fresh().any(|command| command == Command::Rulebook);
    let asks = matches!(overlays.top(), Some(Overlay::Question(_) | Overlay::KeepWindow | Overlay::Rules));
    if !pressed || asks || canvas.surface.is_typing() {
        return;
    }
    let looks_at_dice = overlays.top() == Some(Overlay::FairDice);
    let dice = game.as_ref().filter(|_| looks_at_dice).map(|game| (game.recorded().setup().game, "dice".to_owned()));
    let subject = dice.or_else(|| subject(*screen.get(), &canvas, game.as_deref(), chosen.0, hand.as_deref(), &book));
    if let Some((game, term)) = subject {
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
    hand: Option<&Hand>,
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
        Some(verdict) => ending_word(verdict.ending),
        None if aim::is_pushing(table) => "push",
        // The chances of an attack are shown.
        None if hand.is_some_and(|hand| weighs_attack(hand, table)) => "kill",
        None => "turn",
    };
    Some((table.game(), term.to_owned()))
}

/// Whether an attack is hinted at or pointed at, so that its chances are on the screen.
fn weighs_attack(hand: &Hand, table: &dyn Table) -> bool {
    let pointed = || {
        let to = hand.pointed()?;
        let from = hand.held.or_else(|| aim::attackers(table, to).first().copied())?;
        table.odds(Action::Attack { from, to })
    };
    matches!(hand.hint, Some(Action::Attack { .. })) || pointed().is_some()
}

/// Opens the wanted page when the rulebook comes up.
pub(super) fn open(
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
