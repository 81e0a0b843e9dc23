//! Requests to play at the table: act, undo, take back, resign, look at an earlier moment.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    ActionRequested, BoardReset, BrowseRequested, DisplayedBoard, Happened, Match, MatchMode, Presentation,
    PuzzleAnswered, Refused, ResignRequested, TakeBackRequested, UndoRequested, computer_players::ComputerPlayers,
    decide::Decider,
};
use holochess_record::{
    DecideError, RecordedMatch,
    live::{LiveInput, LiveQuestion},
};
use holochess_rules::{Action, Cell, Event, Table};

/// All requests that one system answers.
#[derive(SystemParam)]
pub(super) struct PlayRequests<'w, 's> {
    actions: MessageReader<'w, 's, ActionRequested>,
    undos: MessageReader<'w, 's, UndoRequested>,
    take_backs: MessageReader<'w, 's, TakeBackRequested>,
    resigns: MessageReader<'w, 's, ResignRequested>,
    browses: MessageReader<'w, 's, BrowseRequested>,
}

/// A request that changes the record.
#[derive(Clone, Copy, Debug)]
pub(super) enum PlayRequest {
    Act(Action),
    Undo,
    TakeBack,
    Resign,
}

impl PlayRequests<'_, '_> {
    /// The request of this frame: at most one; the others are dropped.
    fn one(&mut self) -> Option<PlayRequest> {
        let action = self.actions.read().map(|ActionRequested(action)| PlayRequest::Act(*action)).next();
        self.actions.clear();
        let resign = (self.resigns.read().count() > 0).then_some(PlayRequest::Resign);
        let undo = (self.undos.read().count() > 0).then_some(PlayRequest::Undo);
        let take_back = (self.take_backs.read().count() > 0).then_some(PlayRequest::TakeBack);
        take_back.or(undo).or(resign).or(action)
    }
}

/// Whether the cells and the piece of an action are those of this table.
fn belongs_to(action: Action, table: &dyn Table) -> bool {
    let there = |cell: Cell| cell.index() < table.board().len();
    match action {
        Action::Move { from, to } | Action::Attack { from, to } | Action::Swap { from, to } => there(from) && there(to),
        Action::Push { to } => there(to),
        Action::Place { piece, to } => there(to) && piece.index() < table.pieces().len(),
        Action::Pass | Action::Resign | Action::Draw => true,
    }
}

/// The match on the table as it is shown, and what a request may change of it.
#[derive(SystemParam)]
pub(super) struct MatchToChange<'w> {
    shown: Option<ResMut<'w, DisplayedBoard>>,
    decider: Decider<'w>,
    computer_players: ResMut<'w, ComputerPlayers>,
    answered: MessageWriter<'w, PuzzleAnswered>,
    happened: MessageWriter<'w, Happened>,
    resets: MessageWriter<'w, BoardReset>,
}

/// Answers requests. While a scene runs actions are dropped, so that a press meant to skip the scene decides nothing;
/// resigning and taking back, which are confirmed in a question, wait for its end where one person plays. A request
/// that comes while the last decision is still being saved is answered once it is saved.
pub(super) fn answer_play_requests(
    mut requests: PlayRequests,
    mut waiting: Local<Option<(PlayRequest, String)>>,
    game: Option<ResMut<Match>>,
    mut change: MatchToChange,
) {
    let asked = requests.one();
    let browse = requests.browses.read().last().copied();
    let waited = waiting.take();
    let Some(mut game) = game else { return };
    if matches!(game.mode(), MatchMode::Playback(_) | MatchMode::Watch(_)) {
        // Requests made while watching are dropped, not kept for the next match.
        return;
    }
    // What waited was asked of the match that was on the table then.
    let waited = waited.filter(|(_, of)| *of == game.seed_hash());
    let asked = waited.map(|(request, _)| request).or(asked);
    // Drop an action whose cells or piece are not on this board.
    let asked = asked.filter(|asked| !matches!(asked, PlayRequest::Act(action) if !belongs_to(*action, game.table())));
    if change.decider.director.is_busy() {
        // A confirmed request waits for the end of the scene. With several people it is dropped: by then it may be
        // another player's turn.
        let confirmed = asked.filter(|asked| {
            matches!(asked, PlayRequest::Resign | PlayRequest::TakeBack) && game.only_human().is_some()
        });
        *waiting = confirmed.map(|asked| (asked, game.seed_hash()));
        return;
    }
    if let Some(BrowseRequested(moment)) = browse {
        change.browse(&mut game, moment);
    }
    let Some(asked) = asked.filter(|_| game.browsing().is_none()) else { return };
    if game.puzzle().is_some() {
        change.answer_puzzle(&mut game, asked);
    } else if change.decider.saving.is_under_way() {
        *waiting = Some((asked, game.seed_hash()));
    } else if game.lesson().is_some() {
        change.act_in_lesson(&mut game, asked);
    } else {
        change.play(&mut game, asked);
    }
}

impl MatchToChange<'_> {
    /// Shows the match after so many decisions, or as it is now.
    fn browse(&mut self, game: &mut Match, moment: Option<usize>) {
        let moment = moment.filter(|k| *k < game.decisions().len());
        if moment != game.browsing() {
            game.browse(moment);
            self.show(game, moment);
        }
    }

    /// Sets the displayed board to a moment of the match.
    fn show(&mut self, game: &Match, moment: Option<usize>) {
        if let Some(shown) = &mut self.shown {
            **shown = DisplayedBoard::after(game.table(), &game.story(moment));
        }
        self.resets.write(BoardReset);
    }

    /// Nothing is played but the right answer; nothing is taken back, and no player gives up.
    fn answer_puzzle(&mut self, game: &mut Match, asked: PlayRequest) {
        if let (PlayRequest::Act(action), Some(_)) = (asked, game.human_to_choose()) {
            match game.table().check(action) {
                Err(why) => drop(self.decider.refused.write(Refused { action, why })),
                Ok(()) => drop(self.answered.write_batch(game.answer_puzzle(action))),
            }
        }
    }

    /// Lessons have no undo, and answer what they do not want.
    fn act_in_lesson(&mut self, game: &mut Match, asked: PlayRequest) {
        if let PlayRequest::Act(action) = asked
            && let Some(seat) = game.human_to_choose()
            && let Some(lesson) = game.lesson_mut().filter(|lesson| lesson.is_told())
            && let Some(dice) = lesson.act(action)
        {
            game.recorded_mut().arrange(dice);
            self.decider.decide(game, seat, action);
        }
    }

    /// Plays, resigns or takes back in a match.
    fn play(&mut self, game: &mut Match, asked: PlayRequest) {
        let decided = match asked {
            PlayRequest::Undo | PlayRequest::TakeBack if game.live().is_some() => {
                // The others are asked.
                if let Some(seat) = self.decider.live.state().may_undo {
                    self.decider.live.put(LiveInput::Ask(seat, LiveQuestion::Undo));
                }
                None
            }
            PlayRequest::Undo => return self.step_back(game, RecordedMatch::undo),
            PlayRequest::TakeBack => return self.step_back(game, RecordedMatch::take_back),
            PlayRequest::Resign => game.resigning().map(|seat| (seat, Action::Resign)),
            PlayRequest::Act(action) => game.human_to_choose().map(|seat| (seat, action)),
        };
        if let Some((seat, action)) = decided {
            self.computer_players.interrupt();
            self.decider.decide(game, seat, action);
        }
    }

    /// Undoes or takes back, where the record allows it.
    fn step_back(&mut self, game: &mut Match, step: fn(&mut RecordedMatch) -> Result<Vec<Event>, DecideError>) {
        // This recorded match has no file of its own, so it can only refuse; it cannot fail to save.
        let Ok(events) = step(game.recorded_mut()) else { return };
        self.computer_players.interrupt();
        self.decider.saving.mark_changed();
        self.show(game, None);
        self.happened.write_batch(events.into_iter().map(|event| Happened {
            event,
            seconds: 0.0,
            presentation: Presentation::default(),
        }));
    }
}
