//! The board under mouse, fingers and commands: the piece in hand, the cell pointed at, and the requests to the session.
//!
//! A press while a scene runs is not kept for later: it can only skip the scene.

pub mod aim;
mod cursor;
mod fast_forward;
mod fingers;
pub mod pick;
mod pointer;
pub mod steps;
#[cfg(test)]
mod tests;
mod values;
pub mod walk;

use bevy::{ecs::system::SystemParam, prelude::*};

use self::{
    aim::{Aim, Reach, aim},
    steps::Step,
};
pub use self::{
    fingers::two_fingers,
    values::{BoardValues, marked},
};
use super::{
    controls::Controls,
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    overlay::Overlays,
    piece_names::spoken_name,
    preferences::Preferences,
    standings::Standings,
};
use holochess_locale as locale;
use holochess_players::analysis::Cause;
use holochess_rules::{Action, Cell, PieceId, Seat, Table};
use holochess_session::{
    ActionRequested, BoardReset, Director, DisplayedBoard, Happened, LessonTable, Match, MatchPhase, PostGameAnalysis,
    is_learners_turn,
};
use holochess_settings::controls::Command;
use holochess_view::{Marks, pieces::Armies, stage::Carried};

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
    /// Whose cursor that is: at a shared table nobody finds another person's.
    owner: Option<Seat>,
    /// The direction of the last arrow key, and the cell where moving in this direction began: repeated presses stay on a
    /// straight line.
    run: Option<(Vec2, Cell)>,
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
    fn step_back(&mut self) -> bool {
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
    fn empty(&mut self) {
        self.hold(None);
        self.placing = None;
        self.hint = None;
        self.follows_hint = false;
        self.considered = None;
    }
}

/// The resources that tell which choice is open.
#[derive(SystemParam)]
pub(super) struct Choice<'w> {
    game: Option<Res<'w, Match>>,
    director: Res<'w, Director>,
    overlays: Res<'w, Overlays>,
    lesson: Option<Res<'w, LessonTable>>,
}

impl Choice<'_> {
    /// The table and the seat of the person who may choose now; `None` while a scene runs, an earlier moment is shown, an
    /// overlay is open, or a step of a lesson only tells something.
    pub fn open(&self) -> Option<(&dyn Table, Seat)> {
        let game = self.game.as_ref()?;
        if self.director.is_busy() || game.browsing().is_some() || !self.overlays.is_empty() {
            return None;
        }
        if self.lesson.as_ref().is_some_and(|lesson| !is_learners_turn(lesson)) {
            return None;
        }
        Some((game.recorded().table(), game.human_to_choose()?))
    }

    /// The earlier moment on the board and the action that would have been best there, if not playing it was a turning point.
    fn missed(&self, post_game: &PostGameAnalysis) -> Option<(Box<dyn Table>, Action)> {
        let game = self.game.as_ref()?;
        let moment = game.browsing()?;
        let best = post_game.turning_points_after(moment).find_map(|turning| match turning.cause {
            Cause::Decision { best } => Some(best),
            Cause::Luck | Cause::Duel => None,
        })?;
        Some((game.recorded().table_at(moment), best))
    }
}

/// Carries out a press on a cell.
#[derive(SystemParam)]
pub(super) struct Press<'w, 's> {
    choice: Choice<'w>,
    hand: ResMut<'w, Hand>,
    controls: Res<'w, Controls>,
    preferences: Res<'w, Preferences>,
    actions: MessageWriter<'w, ActionRequested>,
    notices: ResMut<'w, Notices>,
    localised: Res<'w, LocalisedText>,
    armies: Res<'w, Armies>,
    _marker: std::marker::PhantomData<&'s ()>,
}

impl Press<'_, '_> {
    /// Plays the recommended action if Enter means that now; returns whether it did.
    pub fn hint(&mut self) -> bool {
        let Some((table, _)) = self.choice.open() else { return false };
        let Some(hint) = self.hand.offered(table) else { return false };
        self.play(hint);
        true
    }

    /// Whether paths are walked step by step: the setting, inverted while the command for it is held; a path that has begun stays as it
    /// began.
    fn walks(&self) -> bool {
        let inverts = self.controls.held(Command::Steps);
        !self.hand.walked.is_empty() || (self.preferences.help.step_by_step != inverts)
    }

    /// What a press on this cell does to the path of the piece in hand; `None` if no path is walked or the cell does not
    /// continue it.
    fn step(&self, cell: Cell) -> Option<Step> {
        let (table, _) = self.choice.open()?;
        let held = self.hand.held.filter(|_| self.walks())?;
        let start = [held];
        let walked = if self.hand.walked.is_empty() { &start[..] } else { &self.hand.walked };
        steps::press(&steps::routes(table, held), walked, cell)
    }

    /// Whether a finger has to tap this cell again before its attack is made: the first tap shows the odds.
    fn asks_again(&self, cell: Cell) -> bool {
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

    fn play(&mut self, action: Action) {
        self.actions.write(ActionRequested(action));
        self.hand.empty();
        self.notices.clear_remarks();
    }
}

/// Clears the hand whenever the board changes.
fn let_go(mut happened: MessageReader<Happened>, mut resets: MessageReader<BoardReset>, mut hand: ResMut<Hand>) {
    if happened.read().count() + resets.read().count() > 0 {
        hand.empty();
    }
}

/// If pieces are to be placed, takes the first of them in hand. Where another person is to choose than last, the cursor begins anew.
fn offer(choice: Choice, mut hand: ResMut<Hand>) {
    if let Some((table, seat)) = choice.open() {
        if hand.owner != Some(seat) {
            hand.owner = Some(seat);
            (hand.focus, hand.run) = (None, None);
        }
        let placeable = aim::placeable(table);
        if !hand.placing.is_some_and(|piece| placeable.contains(&piece)) && hand.placing != placeable.first().copied() {
            hand.placing = placeable.first().copied();
        }
    }
}

/// Marks the cells that the hand refers to.
fn mark(
    choice: Choice,
    hand: Res<Hand>,
    shown: Option<Res<DisplayedBoard>>,
    phase: Res<State<MatchPhase>>,
    post_game: Res<PostGameAnalysis>,
    standings: Res<Standings>,
    preferences: Res<Preferences>,
    values: Res<BoardValues>,
    mut marks: ResMut<Marks>,
) {
    let mut wanted = Marks::default();
    if let Some(shown) = &shown
        && !matches!(phase.get(), MatchPhase::None | MatchPhase::Over)
    {
        wanted.last.clone_from(&shown.last);
        wanted.lines = standings.lines.iter().map(|(_, cells)| cells.clone()).collect();
        if preferences.help.danger {
            wanted.danger = standings.dangers.iter().map(|danger| danger.cell).collect();
        }
    }
    if let Some((table, seat)) = choice.open() {
        let pointed = hand.pointed();
        wanted.hovered = hand.hovered.filter(|_| !hand.by_keyboard);
        wanted.focused = hand.focus.filter(|_| hand.by_keyboard);
        wanted.selected = hand.held;
        // With no piece in hand, pointing at a piece shows its reach.
        let own = |cell: &Cell| table.piece_at(*cell).is_some_and(|piece| table.pieces()[piece.index()].seat == seat);
        let from = hand.held.or(pointed.filter(own));
        let mut reach = Reach::of(table, from, hand.placing);
        let mut removed = Vec::new();
        if let (Some(_), Some(to)) = (hand.held, pointed)
            && let Some(action) = aim::action_to(table, hand.held, hand.placing, to)
        {
            wanted.path = table.path(action);
            removed = aim::removed_by(table, action);
        }
        if let Some(held) = hand.held.filter(|_| !hand.walked.is_empty()) {
            // Shows the walked path and the cells where it can still lead.
            reach.destinations = steps::ends(&steps::routes(table, held), &hand.walked);
            reach.destinations.retain(|cell| !reach.targets.contains(cell));
            wanted.path.clone_from(&hand.walked);
        }
        wanted.destinations = reach.destinations;
        wanted.targets = reach.targets;
        wanted.targets.extend(removed);
        // Pointing at an enemy shows who could attack it.
        if let (None, Some(to)) = (hand.held, pointed)
            && let Some(from) = aim::attackers(table, to).first()
        {
            wanted.targets = vec![to];
            wanted.path = vec![*from, to];
        }
        wanted.pushes = reach.pushes;
        let pushed = shown.as_ref().and_then(|shown| shown.cell_of(shown.push.as_ref()?.0));
        wanted.pushed_from = pushed.filter(|_| !wanted.pushes.is_empty());
        if hand.held.is_none() && hand.hint.is_none() {
            wanted.ready = aim::actors(table);
        }
        if let Some(hint) = hand.hint {
            recommend(&mut wanted, table, hint);
        }
    } else if !values.shown().is_empty() {
        wanted.selected = hand.held;
        wanted.hovered = hand.hovered.filter(|_| hand.held.is_none());
        wanted.values = values.marks();
    } else if let Some((table, best)) = choice.missed(&post_game) {
        recommend(&mut wanted, &*table, best);
    }
    // A log line under the pointer shows its cells, wherever its pieces are now.
    if let Some(last) = hand.told.last() {
        wanted.hovered = Some(*last);
        wanted.path.clone_from(&hand.told);
    }
    marks.set_if_neq(wanted);
}

/// Marks only the recommended action.
fn recommend(marks: &mut Marks, table: &dyn Table, hint: Action) {
    marks.destinations.clear();
    marks.targets.clear();
    marks.selected = aim::start_of(hint);
    marks.path = table.path(hint);
    let end = aim::end_of(hint).into_iter().collect();
    match hint {
        Action::Attack { .. } | Action::Swap { .. } => marks.targets = end,
        Action::Push { .. } => marks.pushes = end,
        _ => (marks.destinations, marks.targets) = (end, aim::removed_by(table, hint)),
    }
}

/// The board's input runs here, in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct BoardInput;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .init_resource::<fingers::Pointer>()
        .init_resource::<BoardValues>()
        .init_resource::<pointer::Stack>()
        .init_resource::<fast_forward::FastForward>()
        .configure_sets(Update, BoardInput.in_set(crate::ui::systems::UiSystems::Input).run_if(in_state(Screen::Match)))
        .add_systems(
            Update,
            (
                let_go,
                offer,
                fingers::follow,
                pointer::point,
                pointer::press,
                fast_forward::hold_to_fast_forward,
                cursor::walk,
                cursor::answer,
                values::look_up,
                mark,
                fingers::look,
            )
                .chain()
                .in_set(BoardInput),
        )
        .add_systems(
            OnExit(Screen::Match),
            (fast_forward::end, |mut hand: ResMut<Hand>, mut marks: ResMut<Marks>, mut carried: ResMut<Carried>| {
                *hand = Hand::default();
                marks.clear();
                *carried = Carried::default();
            })
                .chain(),
        );
}
