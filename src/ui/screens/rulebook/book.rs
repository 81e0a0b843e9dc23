//! The state of the rulebook: its open page, and the board of that page, which can be played.

use bevy::prelude::*;

use crate::ui::{action_text::action_text, games::live_board::LiveBoard, input::aim, localised_text::LocalisedText};
use holochess_lessons::Page;
use holochess_record::fresh_seed;
use holochess_rules::{Action, Event, GameId, Outcome, Table, ToAct, dice::Seed};
use holochess_view::pieces::Armies;

/// The open page and its board.
#[derive(Resource, Default)]
pub struct Rulebook {
    pub(super) game: Option<GameId>,
    pub(super) page: usize,
    pub(super) table: Option<Box<dyn Table>>,
    pub(super) board: LiveBoard,
    /// The keys act on the board, not on the list.
    pub(super) is_on_board: bool,
    /// What came of the last thing that was tried.
    pub(super) said: String,
    /// The dice of the board.
    seed: Option<Seed>,
    rolls: u64,
}

impl Rulebook {
    /// The number of the open page of this game.
    pub fn place(&self) -> Option<(GameId, usize)> {
        Some((self.game?, self.page))
    }

    /// Opens a page of a game, with a fresh board.
    pub(in crate::ui::screens) fn turn_to(&mut self, game: GameId, page: usize) {
        let last = Page::on_screen(game).count().saturating_sub(1);
        (self.game, self.page) = (Some(game), page.min(last));
        self.set_up();
    }

    /// Sets the board of the page up anew.
    pub(super) fn set_up(&mut self) {
        self.board = LiveBoard::default();
        self.said.clear();
        self.table = self.open_page().and_then(Page::table);
        self.is_on_board &= self.table.is_some();
    }

    pub(super) fn open_page(&self) -> Option<&'static Page> {
        Page::on_screen(self.game?).nth(self.page)
    }

    /// Plays an action on the board of the page; chance and forced passes follow at once.
    pub(super) fn play(&mut self, action: Action, localised: &LocalisedText) {
        let Some(table) = &mut self.table else { return };
        let ToAct::Choose(seat) = table.to_act() else { return };
        let text = action_text(localised, &Armies::default(), &**table, action).unwrap_or_default();
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
        self.said = describe_action(&**table, &text, &events, localised);
    }

    /// Takes the piece in hand whose action is worth trying first, and points at where it goes; for pictures.
    pub fn try_first(&mut self) {
        let first = self.open_page().and_then(|page| page.actions.first());
        let action = first.zip(self.table.as_ref()).and_then(|(text, table)| table.read_action(text).ok());
        self.board.take(action.and_then(aim::start_of));
        self.board.point_at(action.and_then(aim::end_of));
        self.is_on_board = true;
    }
}

/// What an action led to, in a sentence.
fn describe_action(table: &dyn Table, action: &str, events: &[Event], localised: &LocalisedText) -> String {
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
                parts.push(localised.with("rulebook-removed", "name", localised.piece_at(table, *piece)));
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

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;

    #[test]
    fn the_board_of_a_page_can_be_played_and_is_set_up_anew() {
        let localised = LocalisedText::new(Language::English);
        let mut book = Rulebook::default();
        for game in GameId::ALL {
            for number in 0..Page::on_screen(game).count() {
                book.turn_to(game, number);
                let before = book.table.as_ref().and_then(|table| table.position_text());
                let actions = book.open_page().map(|page| page.actions.clone()).unwrap_or_default();
                for text in actions {
                    let action = book.table.as_ref().map(|table| table.read_action(&text).expect("it reads"));
                    book.play(action.expect("there is a board"), &localised);
                    assert!(!book.said.contains(&text), "in words, not as it is typed: {}", book.said);
                    assert!(!book.said.starts_with(" · "), "{text}: {}", book.said);
                    let now = book.table.as_ref().and_then(|table| table.position_text());
                    assert_ne!(now, before, "{text}");
                    book.set_up();
                    assert_eq!(book.table.as_ref().and_then(|table| table.position_text()), before);
                }
            }
        }
    }
}
