//! At which page the rulebook opens: that of the last refusal, of the option that is looked at, or of how the match ended.

use bevy::prelude::*;

use super::Rulebook;
use crate::{
    lessons::{Page, term_of},
    record::ending_word,
    rules::{Ending, GameId},
    session::{Happened, Match, Refused},
    settings::controls::Command,
    ui::{
        controls::Controls,
        frame::Canvas,
        hud::Portraits,
        input::aim,
        overlay::{Overlay, Overlays},
        screens::{Screen, setup::ChosenTable},
    },
};

/// The term of how a match ended.
fn term_of_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Resigned(_) | Ending::Agreed => "over",
        _ => ending_word(ending),
    }
}

/// Remembers which page says why the last action was refused, until something is played.
pub(super) fn note_refusals(
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
pub(super) fn open_by_key(
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
