//! The piece in hand, and what a press means.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    aim::{self, Aim, aim},
    path_steps::{self, Step},
};
use crate::ui::{
    controls::Controls,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::Overlays,
    piece_names::spoken_name,
    preferences::Preferences,
};
use holochess_locale as locale;
use holochess_players::analysis::Cause;
use holochess_rules::{Action, Cell, PieceId, Seat, Table};
use holochess_session::{ActionRequested, Director, Match, PostGameAnalysis};
use holochess_settings::controls::Command;
use holochess_view::pieces::Armies;

/// The piece in hand and the cell that is pointed at.
#[derive(Resource, Debug, Default)]
pub struct Hand {
    /// The cell whose piece is in hand.
    pub held: Option<Cell>,
    /// The path that is being walked step by step, from the cell of the piece in hand; empty if none is.
    pub walked: Vec<Cell>,
    /// The piece that the next press places, if placement is chosen.
    pub placing: Option<PieceId>,
    /// The cell under the pointer.
    pub hovered: Option<Cell>,
    /// The cell of the keyboard's cursor.
    pub focus: Option<Cell>,
    /// The seat whose cursor it is; at a shared table it is reset when another person is to choose.
    pub(in crate::ui) owner: Option<Seat>,
    /// The direction of the last arrow key, and the cell where moving in this direction began: repeated presses stay on
    /// a straight line.
    pub(in crate::ui) run: Option<(Vec2, Cell)>,
    /// Whether the keyboard was used after the pointer; only then is the cursor shown.
    pub by_keyboard: bool,
    /// The recommended action.
    pub hint: Option<Action>,
    /// Whether Enter plays that action: until the cursor is moved.
    pub follows_hint: bool,
    /// The piece whose token is under the pointer in this frame.
    pub card: Option<PieceId>,
    /// The cells of the log line under the pointer, from its start to its end.
    pub told: Vec<Cell>,
    /// The log line under the pointer, as a sentence.
    pub said: Option<String>,
    /// The cell of the enemy whose odds a first tap has shown.
    pub considered: Option<Cell>,
    /// The explanation of the command under the pointer.
    pub about: Option<String>,
}

impl Hand {
    /// The cell that is meant: the cursor's or the pointer's, whichever was used last.
    pub fn pointed(&self) -> Option<Cell> {
        if self.by_keyboard { self.focus } else { self.hovered }
    }

    /// Picks up the piece on this cell; `None` puts the piece in hand back.
    pub fn hold(&mut self, cell: Option<Cell>) {
        self.held = cell;
        self.walked.clear();
    }

    /// Takes back one step of the path; returns whether there was one.
    pub(in crate::ui) fn step_back(&mut self) -> bool {
        let any = !self.walked.is_empty();
        self.walked.pop();
        // The first cell alone is no path.
        if self.walked.len() < 2 {
            self.walked.clear();
        }
        any
    }

    /// Takes over a recommended action.
    pub fn take_hint(&mut self, action: Action) {
        self.hold(None);
        self.hint = Some(action);
        self.follows_hint = true;
    }

    /// The recommended action, if it is what Enter plays.
    pub fn offered(&self, table: &dyn Table) -> Option<Action> {
        self.hint.filter(|hint| self.follows_hint && table.check(*hint).is_ok())
    }

    /// Clears everything but the cursor.
    pub(in crate::ui) fn empty(&mut self) {
        self.hold(None);
        self.placing = None;
        self.hint = None;
        self.follows_hint = false;
        self.considered = None;
    }
}

/// The resources that tell which choice is open.
#[derive(SystemParam)]
pub(in crate::ui) struct Choice<'w> {
    pub(in crate::ui) game: Option<Res<'w, Match>>,
    pub(in crate::ui) director: Res<'w, Director>,
    pub(in crate::ui) overlays: Res<'w, Overlays>,
}

impl Choice<'_> {
    /// The table and the seat of the person who may choose now; `None` while a scene runs, an earlier moment is shown,
    /// an overlay is open, or a step of a lesson only tells something.
    pub fn open(&self) -> Option<(&dyn Table, Seat)> {
        let game = self.game.as_ref()?;
        if self.director.is_busy() || game.browsing().is_some() || !self.overlays.is_empty() {
            return None;
        }
        if game.lesson().is_some_and(|lesson| !lesson.is_learners_turn()) {
            return None;
        }
        Some((game.table(), game.human_to_choose()?))
    }

    /// The earlier moment on the board and the action that would have been best there, if not playing it was a turning
    /// point.
    pub(in crate::ui) fn missed(&self, post_game: &PostGameAnalysis) -> Option<(Box<dyn Table>, Action)> {
        let game = self.game.as_ref()?;
        let moment = game.browsing()?;
        let best = post_game.turning_points_after(moment).find_map(|turning| match turning.cause {
            Cause::Decision { best } => Some(best),
            Cause::Luck | Cause::Duel => None,
        })?;
        Some((game.table_at(moment), best))
    }
}

/// Carries out a press on a cell.
#[derive(SystemParam)]
pub(in crate::ui) struct Press<'w> {
    pub(in crate::ui) choice: Choice<'w>,
    pub(in crate::ui) hand: ResMut<'w, Hand>,
    pub(in crate::ui) controls: Res<'w, Controls>,
    pub(in crate::ui) preferences: Res<'w, Preferences>,
    pub(in crate::ui) actions: MessageWriter<'w, ActionRequested>,
    pub(in crate::ui) notices: ResMut<'w, Notices>,
    pub(in crate::ui) localised: Res<'w, LocalisedText>,
    pub(in crate::ui) armies: Res<'w, Armies>,
}

impl Press<'_> {
    /// Plays the recommended action if Enter means that now; returns whether it did.
    pub fn hint(&mut self) -> bool {
        let Some((table, _)) = self.choice.open() else { return false };
        let Some(hint) = self.hand.offered(table) else { return false };
        self.play(hint);
        true
    }

    /// Whether paths are walked step by step: the setting, inverted while the command for it is held; a path that has
    /// begun stays as it began.
    pub(in crate::ui) fn walks(&self) -> bool {
        let inverts = self.controls.held(Command::Steps);
        !self.hand.walked.is_empty() || (self.preferences.help.step_by_step != inverts)
    }

    /// What a press on this cell does to the path of the piece in hand; `None` if no path is walked or the cell does
    /// not continue it.
    pub(in crate::ui) fn step(&self, cell: Cell) -> Option<Step> {
        let (table, _) = self.choice.open()?;
        let held = self.hand.held.filter(|_| self.walks())?;
        let start = [held];
        let walked = if self.hand.walked.is_empty() { &start[..] } else { &self.hand.walked };
        path_steps::press(&path_steps::routes(table, held), walked, cell)
    }

    /// Whether a finger has to tap this cell again before its attack is made: the first tap shows the odds.
    pub(in crate::ui) fn asks_again(&self, cell: Cell) -> bool {
        let Some((table, _)) = self.choice.open() else { return false };
        let action = aim::action_to(table, self.hand.held, self.hand.placing, cell);
        self.hand.considered != Some(cell) && action.is_some_and(|action| table.odds(action).is_some())
    }

    /// A tap on this cell.
    pub fn tap(&mut self, cell: Cell) {
        if self.asks_again(cell) {
            self.hand.considered = Some(cell);
            return;
        }
        let was_held = self.hand.held.is_some();
        self.cell(cell);
        self.hand.considered = None;
        if was_held && self.hand.held.is_none() {
            // Nothing is pointed at any more.
            self.hand.hovered = None;
        }
    }

    /// Moves the keyboard's cursor to this cell.
    pub fn go_to(&mut self, cell: Cell) {
        self.hand.by_keyboard = true;
        self.hand.follows_hint = false;
        self.hand.focus = Some(cell);
    }

    /// Whether a press on this cell picks up a piece.
    pub fn takes(&self, cell: Cell) -> bool {
        let Some((table, seat)) = self.choice.open() else { return false };
        self.step(cell).is_none() && matches!(aim(table, seat, self.hand.held, self.hand.placing, cell), Aim::Take(_))
    }

    /// Presses this cell.
    pub fn cell(&mut self, cell: Cell) {
        match self.step(cell) {
            Some(Step::Play(action)) => return self.play(action),
            Some(Step::Walk(walked)) => {
                self.hand.walked = walked;
                self.notices.clear_remarks();
                return;
            }
            None => {}
        }
        let Some((table, seat)) = self.choice.open() else { return };
        match aim(table, seat, self.hand.held, self.hand.placing, cell) {
            // A click beside everything is meant for nothing; a key is pressed on purpose.
            Aim::Nothing if self.hand.by_keyboard => {
                let text = match self.controls.cap(Command::Next) {
                    "" => self.localised.text("hud-empty-cell"),
                    key => self.localised.with("hud-empty-cell-next", "key", key.to_owned()),
                };
                self.notices.say(text, Tone::Refusal);
            }
            Aim::Nothing => {}
            Aim::Take(cell) => {
                self.hand.hold(Some(cell));
                self.hand.hint = None;
                self.hand.follows_hint = false;
                self.notices.clear_remarks();
            }
            Aim::Release => self.hand.hold(None),
            Aim::Play(action) => self.play(action),
            Aim::Refuse(why) => {
                let name = |piece| spoken_name(&self.localised, &self.armies, table, piece);
                let text = locale::refusal_naming(self.localised.locale(), &why, table, name);
                self.notices.say(text, Tone::Refusal);
            }
        }
    }

    pub(in crate::ui) fn play(&mut self, action: Action) {
        self.actions.write(ActionRequested(action));
        self.hand.empty();
        self.notices.clear_remarks();
    }
}
