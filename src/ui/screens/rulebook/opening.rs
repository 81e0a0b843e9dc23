//! At which page the rulebook opens: that of the option that is looked at, of the last refusal, of how the match ended,
//! or of what happened last.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::Rulebook;
use crate::ui::{
    controls::Controls,
    frame::Canvas,
    input::{Hand, aim},
    navigation::Screen,
    overlay::{Overlay, Overlays},
    portraits::Portraits,
    rule_link::RuleInQuestion,
    screens::setup::ChosenTable,
};
use holochess_lessons::Page;
use holochess_record::ending_word;
use holochess_rules::{Action, GameId, Table};
use holochess_session::Match;
use holochess_settings::controls::Command;

/// F1 opens the rulebook from anywhere, at the page of what is on the screen.
pub(super) fn open_by_key(
    controls: Res<Controls>,
    canvas: Res<Canvas>,
    game: Option<Res<Match>>,
    mut rule: ResMut<RuleInQuestion>,
    mut overlays: ResMut<Overlays>,
) {
    let pressed = controls.fresh().any(|command| command == Command::Rulebook);
    let asks =
        matches!(overlays.top(), Some(Overlay::Question(_) | Overlay::KeepWindow | Overlay::Letters | Overlay::Rules));
    if !pressed || asks || canvas.surface.is_typing() {
        return;
    }
    if let Some(game) = game.filter(|_| overlays.top() == Some(Overlay::FairDice)) {
        rule.look_up(game.setup().game, "dice");
    }
    overlays.open(Overlay::Rules);
}

/// Remembers the option of the set-up that was looked at last: the way to the command that opens the rulebook leaves
/// its row.
pub(super) fn note_option(canvas: Res<Canvas>, chosen: Res<ChosenTable>, mut rule: ResMut<RuleInQuestion>) {
    let Some(row) = canvas.surface.focused.as_deref().and_then(|name| name.strip_prefix("setup.")) else { return };
    let Some(option) = row.strip_prefix("rule.").unwrap_or(row).split('.').next() else { return };
    let term = format!("option-{}", option.replace('-', "_"));
    if Page::find(chosen.0, &term).is_some() && rule.option() != Some((chosen.0, &*term)) {
        rule.note_option(chosen.0, term);
    }
}

/// The page that opening the rulebook means, by what is on the screen.
#[derive(SystemParam)]
pub(super) struct Subject<'w> {
    screen: Res<'w, State<Screen>>,
    game: Option<Res<'w, Match>>,
    chosen: Res<'w, ChosenTable>,
    hand: Option<Res<'w, Hand>>,
}

impl Subject<'_> {
    /// The game that is on the screen, and the term: the option that is looked at, what was just refused, how the match
    /// ended, what has to be chosen, what is weighed, what happened last.
    fn term(&self, rule: &RuleInQuestion) -> Option<(GameId, String)> {
        if *self.screen.get() == Screen::Setup {
            return rule
                .option()
                .filter(|(game, _)| *game == self.chosen.0)
                .map(|(game, term)| (game, term.to_owned()));
        }
        if let Some((game, term)) = rule.refused() {
            return Some((game, term.to_owned()));
        }
        let table = self.game.as_ref()?.table();
        let game = table.game();
        let happened = || rule.happened().filter(|(of, _)| *of == game);
        let term = match table.verdict() {
            Some(verdict) => ending_word(verdict.ending),
            None if aim::is_pushing(table) => "push",
            // The chances of an attack are shown.
            None if self.hand.as_ref().is_some_and(|hand| weighs_attack(hand, table)) => "kill",
            None => happened().map_or("turn", |(_, term)| term),
        };
        Some((game, term.to_owned()))
    }
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
pub(super) fn open_wanted_page(
    overlays: Res<Overlays>,
    subject: Subject<'_>,
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
        let on_table = subject.game.as_ref().map_or(subject.chosen.0, |game| game.setup().game);
        match rule.take_wanted().or_else(|| subject.term(&rule)) {
            Some((game, term)) => {
                let page =
                    Page::find(game, &term).and_then(|page| Page::on_screen(game).position(|known| known == page));
                book.turn_to(game, page.unwrap_or(0));
            }
            None if book.game != Some(on_table) => book.turn_to(on_table, 0),
            None => book.set_up(),
        }
    }
    *was_open = is_open;
}
