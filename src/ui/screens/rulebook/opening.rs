//! At which page the rulebook opens: that of the last refusal, of the option that is looked at, or of how the match ended.

use bevy::prelude::*;

use super::Rulebook;
use crate::{
    lessons::Page,
    record::ending_word,
    rules::{Action, GameId, Table},
    session::Match,
    settings::controls::Command,
    ui::{
        controls::Controls,
        frame::Canvas,
        input::{Hand, aim},
        navigation::Screen,
        overlay::{Overlay, Overlays},
        portraits::Portraits,
        rule_link::RuleInQuestion,
        screens::setup::ChosenTable,
    },
};

/// F1 opens the rulebook from anywhere, at the page of what is on the screen.
pub(super) fn open_by_key(
    controls: Res<Controls>,
    canvas: Res<Canvas>,
    screen: Res<State<Screen>>,
    game: Option<Res<Match>>,
    chosen: Res<ChosenTable>,
    hand: Option<Res<Hand>>,
    mut rule: ResMut<RuleInQuestion>,
    mut overlays: ResMut<Overlays>,
) {
    let pressed = controls.fresh().any(|command| command == Command::Rulebook);
    let asks =
        matches!(overlays.top(), Some(Overlay::Question(_) | Overlay::KeepWindow | Overlay::Letters | Overlay::Rules));
    if !pressed || asks || canvas.surface.is_typing() {
        return;
    }
    let looks_at_dice = overlays.top() == Some(Overlay::FairDice);
    let dice = game.as_ref().filter(|_| looks_at_dice).map(|game| (game.recorded().setup().game, "dice".to_owned()));
    let subject = dice.or_else(|| subject(*screen.get(), &canvas, game.as_deref(), chosen.0, hand.as_deref(), &rule));
    if let Some((game, term)) = subject {
        rule.look_up(game, term);
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
    rule: &RuleInQuestion,
) -> Option<(GameId, String)> {
    if screen == Screen::Setup {
        let row = canvas.surface.focused.as_deref()?.strip_prefix("setup.")?;
        let option = row.strip_prefix("rule.").unwrap_or(row).split('.').next()?;
        return Some((chosen, format!("option-{}", option.replace('-', "_"))));
    }
    if let Some((game, term)) = rule.refused() {
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
    mut rule: ResMut<RuleInQuestion>,
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
        match rule.take_wanted() {
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
