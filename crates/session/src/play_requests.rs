//! Requests to play at the table: act, undo, take back, resign, look at an earlier moment.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    ActionRequested, BoardReset, BrowseRequested, DisplayedBoard, Happened, Match, MatchMode, Presentation,
    PuzzleAnswered, Refused, ResignRequested, TakeBackRequested, UndoRequested, computer_players::ComputerPlayers,
    decide::Decider,
};
use holochess_record::live::{LiveInput, LiveQuestion};
use holochess_rules::{Action, Cell, Table};

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

/// Answers requests. While a scene runs actions are dropped, so that a press meant to skip the scene decides nothing;
/// resigning and taking back, which are confirmed in a question, wait for its end where one person plays. A request
/// that comes while the last decision is still being saved is answered once it is saved.
pub(super) fn answer_play_requests(
    mut requests: PlayRequests,
    mut waiting: Local<Option<(PlayRequest, String)>>,
    game: Option<ResMut<Match>>,
    shown: Option<ResMut<DisplayedBoard>>,
    mut decider: Decider,
    mut computer_players: ResMut<ComputerPlayers>,
    mut answered: MessageWriter<PuzzleAnswered>,
    mut happened: MessageWriter<Happened>,
    mut resets: MessageWriter<BoardReset>,
) {
    let asked = requests.one();
    let browse = requests.browses.read().last().copied();
    let waited = waiting.take();
    let (Some(mut game), Some(mut shown)) = (game, shown) else { return };
    if matches!(game.mode(), MatchMode::Playback(_) | MatchMode::Watch(_)) {
        // Requests made while watching are dropped, not kept for the next match.
        return;
    }
    // What waited was asked of the match that was on the table then.
    let waited = waited.filter(|(_, of)| *of == game.seed_hash());
    let asked = waited.map(|(request, _)| request).or(asked);
    // Drop an action whose cells or piece are not on this board.
    let asked = asked.filter(|asked| !matches!(asked, PlayRequest::Act(action) if !belongs_to(*action, game.table())));
    if decider.director.is_busy() {
        // A confirmed request waits for the end of the scene. With several people it is dropped: by then it may be
        // another player's turn.
        let confirmed = asked.filter(|asked| {
            matches!(asked, PlayRequest::Resign | PlayRequest::TakeBack) && game.only_human().is_some()
        });
        *waiting = confirmed.map(|asked| (asked, game.seed_hash()));
        return;
    }
    if let Some(BrowseRequested(moment)) = browse {
        let moment = moment.filter(|k| *k < game.decisions().len());
        if moment != game.browsing() {
            game.browse(moment);
            *shown = DisplayedBoard::after(game.table(), &game.story(moment));
            resets.write(BoardReset);
        }
    }
    let Some(asked) = asked.filter(|_| game.browsing().is_none()) else { return };
    if game.puzzle().is_some() {
        // Nothing is played but the right answer; nothing is taken back, and no player gives up.
        if let (PlayRequest::Act(action), Some(_)) = (asked, game.human_to_choose()) {
            match game.table().check(action) {
                Err(why) => drop(decider.refused.write(Refused { action, why })),
                Ok(()) => drop(answered.write_batch(game.answer_puzzle(action))),
            }
        }
        return;
    }
    if decider.saving.is_under_way() {
        *waiting = Some((asked, game.seed_hash()));
        return;
    }
    if game.lesson().is_some() {
        // Lessons have no undo, and answer what they do not want.
        let PlayRequest::Act(action) = asked else { return };
        if let Some(seat) = game.human_to_choose()
            && let Some(lesson) = game.lesson_mut().filter(|lesson| lesson.is_told())
            && let Some(dice) = lesson.act(action)
        {
            game.recorded_mut().arrange(dice);
            decider.decide(&mut game, seat, action);
        }
        return;
    }
    let decided = match asked {
        PlayRequest::Undo | PlayRequest::TakeBack if game.live().is_some() => {
            // The others are asked.
            if let Some(seat) = decider.live.state().may_undo {
                decider.live.put(LiveInput::Ask(seat, LiveQuestion::Undo));
            }
            return;
        }
        PlayRequest::Undo | PlayRequest::TakeBack => {
            let take_back = matches!(asked, PlayRequest::TakeBack);
            let result = if take_back { game.recorded_mut().take_back() } else { game.recorded_mut().undo() };
            // This recorded match has no file of its own, so it can only refuse; it cannot fail to save.
            let Ok(events) = result else { return };
            computer_players.interrupt();
            decider.saving.mark_changed();
            *shown = DisplayedBoard::after(game.table(), &game.story(None));
            resets.write(BoardReset);
            happened.write_batch(events.into_iter().map(|event| Happened {
                event,
                seconds: 0.0,
                presentation: Presentation::default(),
            }));
            return;
        }
        PlayRequest::Resign => game.resigning().map(|seat| (seat, Action::Resign)),
        PlayRequest::Act(action) => game.human_to_choose().map(|seat| (seat, action)),
    };
    if let Some((seat, action)) = decided {
        computer_players.interrupt();
        decider.decide(&mut game, seat, action);
    }
}
