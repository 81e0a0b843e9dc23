//! The board under mouse and keyboard: what is in hand, what is pointed at, and what a press asks the session for.
//!
//! Input pressed while a scene runs is not kept for later: it can only cut the scene short.

pub mod aim;
mod fast_forward;
mod gamepad;
mod keyboard;
mod pick;
mod pointer;
pub mod walk;

use bevy::{ecs::system::SystemParam, prelude::*};

use self::aim::{Aim, Reach, aim};
use super::{
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::Overlays,
    screens::Screen,
};
use crate::{
    locale,
    players::analysis::Cause,
    rules::{Action, Cell, PieceId, Seat, Table},
    session::{ActionRequested, BoardReset, Director, DisplayedBoard, Happened, Match, MatchPhase, PostGameAnalysis},
    view::{Marks, stage::Carried},
};
pub(super) use pick::height as pick_height;

/// What a person holds and points at.
#[derive(Resource, Debug, Default)]
pub struct Hand {
    /// The cell whose piece is in hand.
    pub held: Option<Cell>,
    /// The piece that the next press places, where placing is chosen.
    pub placing: Option<PieceId>,
    /// The cell under the pointer.
    pub hovered: Option<Cell>,
    /// The cell that the keyboard stands on.
    pub focus: Option<Cell>,
    /// Did the keyboard speak last? Only then its cell is marked.
    pub by_keyboard: bool,
    /// An action that was recommended.
    pub hint: Option<Action>,
    /// Whether Enter plays that action: until the keyboard is used for something else.
    pub follows_hint: bool,
    /// The piece whose token the pointer was over in this frame.
    pub card: Option<PieceId>,
    /// The cells of the log's line that is pointed at, in the order in which they were touched.
    pub told: Vec<Cell>,
    /// What the command that is pointed at would do, in words.
    pub about: Option<String>,
}

impl Hand {
    /// The cell that is meant: the keyboard's or the pointer's, whoever spoke last.
    pub fn pointed(&self) -> Option<Cell> {
        if self.by_keyboard { self.focus } else { self.hovered }
    }

    /// Takes up a recommendation.
    pub fn take_hint(&mut self, action: Action) {
        self.held = None;
        self.hint = Some(action);
        self.follows_hint = true;
    }

    /// The recommended action, if it is what Enter plays.
    pub fn offered(&self, table: &dyn Table) -> Option<Action> {
        self.hint.filter(|hint| self.follows_hint && table.check(*hint).is_ok())
    }

    /// Lets go of everything but where the keyboard stands.
    fn empty(&mut self) {
        self.held = None;
        self.placing = None;
        self.hint = None;
        self.follows_hint = false;
    }
}

/// What a choice needs to know.
#[derive(SystemParam)]
pub(super) struct Choice<'w> {
    game: Option<Res<'w, Match>>,
    director: Res<'w, Director>,
    overlays: Res<'w, Overlays>,
}

impl Choice<'_> {
    /// The table and the seat of the person who may choose at this moment; nobody while a scene runs, while the board
    /// shows an earlier moment, or while something lies over the table.
    pub fn open(&self) -> Option<(&dyn Table, Seat)> {
        let game = self.game.as_ref()?;
        if self.director.is_busy() || game.browsing().is_some() || !self.overlays.is_empty() {
            return None;
        }
        Some((game.recorded().table(), game.human_to_choose()?))
    }

    /// The earlier moment that is looked at and what would have been best there, where the match turned because it was not
    /// done.
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

/// Does what a press on a cell means.
#[derive(SystemParam)]
pub(super) struct Press<'w, 's> {
    choice: Choice<'w>,
    hand: ResMut<'w, Hand>,
    actions: MessageWriter<'w, ActionRequested>,
    notices: ResMut<'w, Notices>,
    localised: Res<'w, LocalisedText>,
    _marker: std::marker::PhantomData<&'s ()>,
}

impl Press<'_, '_> {
    /// Plays what was recommended, if that is what Enter means now; says whether it did.
    pub fn hint(&mut self) -> bool {
        let Some((table, _)) = self.choice.open() else { return false };
        let Some(hint) = self.hand.offered(table) else { return false };
        self.actions.write(ActionRequested(hint));
        self.hand.empty();
        self.notices.clear_remarks();
        true
    }

    /// A press on this cell.
    pub fn cell(&mut self, cell: Cell) {
        let Some((table, seat)) = self.choice.open() else { return };
        match aim(table, seat, self.hand.held, self.hand.placing, cell) {
            Aim::Nothing => {}
            Aim::Take(cell) => {
                self.hand.held = Some(cell);
                self.hand.hint = None;
                self.hand.follows_hint = false;
                self.notices.clear_remarks();
            }
            Aim::Release => self.hand.held = None,
            Aim::Play(action) => {
                self.actions.write(ActionRequested(action));
                self.hand.empty();
                self.notices.clear_remarks();
            }
            Aim::Refuse(why) => {
                let text = locale::refusal(self.localised.locale(), &why, table);
                self.notices.say(text, Tone::Refusal);
            }
        }
    }
}

/// Nothing stays in hand when the board moves on.
fn let_go(mut happened: MessageReader<Happened>, mut resets: MessageReader<BoardReset>, mut hand: ResMut<Hand>) {
    if happened.read().count() + resets.read().count() > 0 {
        hand.empty();
    }
}

/// A pushed piece has its choice open at once; so has the first piece to be placed.
fn offer(choice: Choice, mut hand: ResMut<Hand>) {
    if let Some((table, _)) = choice.open() {
        let placeable = aim::placeable(table);
        if !hand.placing.is_some_and(|piece| placeable.contains(&piece)) && hand.placing != placeable.first().copied() {
            hand.placing = placeable.first().copied();
        }
    }
}

/// Puts on the table what the hand means.
fn mark(
    choice: Choice,
    hand: Res<Hand>,
    shown: Option<Res<DisplayedBoard>>,
    phase: Res<State<MatchPhase>>,
    post_game: Res<PostGameAnalysis>,
    mut marks: ResMut<Marks>,
) {
    let mut wanted = Marks::default();
    if let Some(shown) = &shown
        && !matches!(phase.get(), MatchPhase::None | MatchPhase::Over)
    {
        wanted.last.clone_from(&shown.last);
    }
    if let Some((table, seat)) = choice.open() {
        let pointed = hand.pointed();
        wanted.hovered = hand.hovered.filter(|_| !hand.by_keyboard);
        wanted.focused = hand.focus.filter(|_| hand.by_keyboard);
        wanted.selected = hand.held;
        // Nothing in hand: a piece that is pointed at shows what it could do.
        let own = |cell: &Cell| table.piece_at(*cell).is_some_and(|piece| table.pieces()[piece.index()].seat == seat);
        let from = hand.held.or(pointed.filter(own));
        let reach = Reach::of(table, from, hand.placing);
        if let (Some(_), Some(to)) = (hand.held, pointed)
            && let Some(action) = aim::action_to(table, hand.held, hand.placing, to)
        {
            wanted.path = table.path(action);
        }
        wanted.destinations = reach.destinations;
        wanted.targets = reach.targets;
        // An enemy that is pointed at shows who could attack it.
        if let (None, Some(to)) = (hand.held, pointed)
            && let Some(from) = aim::attackers(table, to).first()
        {
            wanted.targets = vec![to];
            wanted.path = vec![*from, to];
        }
        wanted.pushes = reach.pushes;
        if hand.held.is_none() && hand.hint.is_none() {
            wanted.ready = aim::actors(table);
        }
        if let Some(hint) = hand.hint {
            recommend(&mut wanted, table, hint);
        }
    } else if let Some((table, best)) = choice.missed(&post_game) {
        recommend(&mut wanted, &*table, best);
    }
    // A line of the log shows its cells, wherever the pieces are now.
    if let Some(last) = hand.told.last() {
        wanted.hovered = Some(*last);
        wanted.path.clone_from(&hand.told);
    }
    marks.set_if_neq(wanted);
}

/// Marks a recommended action alone.
fn recommend(marks: &mut Marks, table: &dyn Table, hint: Action) {
    marks.destinations.clear();
    marks.targets.clear();
    marks.selected = aim::start_of(hint);
    marks.path = table.path(hint);
    let end = aim::end_of(hint).into_iter().collect();
    match hint {
        Action::Attack { .. } | Action::Swap { .. } => marks.targets = end,
        Action::Push { .. } => marks.pushes = end,
        _ => marks.destinations = end,
    }
}

/// The board's input runs here, in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct BoardInput;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(gamepad::plugin)
        .init_resource::<Hand>()
        .init_resource::<fast_forward::FastForward>()
        .configure_sets(Update, BoardInput.in_set(crate::ui::UiSystems::Input).run_if(in_state(Screen::Match)))
        .add_systems(
            Update,
            (
                let_go,
                offer,
                pointer::point,
                pointer::press,
                fast_forward::hold_to_fast_forward,
                keyboard::walk,
                keyboard::answer,
                mark,
            )
                .chain()
                .in_set(BoardInput),
        )
        .add_systems(
            OnExit(Screen::Match),
            (fast_forward::calm, |mut hand: ResMut<Hand>, mut marks: ResMut<Marks>, mut carried: ResMut<Carried>| {
                *hand = Hand::default();
                marks.clear();
                *carried = Carried::default();
            })
                .chain(),
        );
}
