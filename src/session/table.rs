//! The match on the table: who sits there, what they ask for, and what comes of it.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{
    ActionRequested, BoardReset, BrowseRequested, Director, DisplayedBoard, Happened, LeaveMatch, Presentation,
    Refused, ResignRequested, ResumeMatch, StartMatch, TakeBackRequested, Trouble, UndoRequested,
    computer_players::ComputerPlayers,
};
use crate::{
    record::{DecideError, RecordedMatch, Who},
    rules::{Action, Seat, ToAct},
};

/// The match that is being played. Nothing else knows whose turn it is.
#[derive(Resource)]
pub struct Match {
    recorded: RecordedMatch,
    browsing: Option<usize>,
}

impl Match {
    /// A match on the table, as it stands.
    pub(super) const fn of(recorded: RecordedMatch) -> Self {
        Self { recorded, browsing: None }
    }

    pub(super) const fn recorded_mut(&mut self) -> &mut RecordedMatch {
        &mut self.recorded
    }

    /// The match with its record.
    pub fn recorded(&self) -> &RecordedMatch {
        &self.recorded
    }

    /// Whether a person sits there.
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.recorded.setup().seats.get(seat.index()).map(|info| &info.who), Some(Who::Human))
    }

    /// The seat of the person who has to choose now, if it is a person.
    pub fn human_to_choose(&self) -> Option<Seat> {
        match self.recorded.table().to_act() {
            ToAct::Choose(seat) if self.is_human(seat) => Some(seat),
            _ => None,
        }
    }

    /// The only person at the table, if there is just one.
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = (0..self.recorded.table().seats()).map(Seat::new).filter(|seat| self.is_human(*seat));
        let first = humans.next();
        if humans.next().is_some() { None } else { first }
    }

    /// After how many decisions the board is being looked at, while it is not the present.
    pub fn browsing(&self) -> Option<usize> {
        self.browsing
    }
}

/// Where matches that begin now are stored after every action; nowhere in tests that need no files.
#[derive(Resource, Clone, Debug, Default)]
pub struct Autosave(pub Option<PathBuf>);

/// Begins, resumes and leaves matches.
pub(super) fn come_and_go(
    mut commands: Commands,
    mut starts: MessageReader<StartMatch>,
    mut resumes: MessageReader<ResumeMatch>,
    mut leaves: MessageReader<LeaveMatch>,
    autosave: Res<Autosave>,
    mut director: ResMut<Director>,
    mut computer_players: ResMut<ComputerPlayers>,
    mut resets: MessageWriter<BoardReset>,
    mut troubles: MessageWriter<Trouble>,
) {
    if leaves.read().count() > 0 {
        director.clear();
        computer_players.dismiss();
        commands.remove_resource::<Match>();
        commands.remove_resource::<DisplayedBoard>();
        resets.write(BoardReset);
    }
    for StartMatch(setup) in starts.read() {
        match RecordedMatch::begin(setup.clone()) {
            Ok((mut recorded, events)) => {
                if let Some(path) = &autosave.0
                    && let Err(error) = recorded.autosave_to(path.clone())
                {
                    troubles.write(Trouble::Save(error));
                }
                director.clear();
                computer_players.seat(&recorded);
                commands.insert_resource(DisplayedBoard::empty(recorded.table()));
                director.enqueue(events);
                commands.insert_resource(Match::of(recorded));
                resets.write(BoardReset);
            }
            Err(error) => {
                troubles.write(Trouble::Begin(error));
            }
        }
    }
    for ResumeMatch(path) in resumes.read() {
        match RecordedMatch::load(path) {
            Ok((mut recorded, _)) => {
                if let Err(error) = recorded.autosave_to(autosave.0.clone().unwrap_or_else(|| path.clone())) {
                    troubles.write(Trouble::Save(error));
                }
                director.clear();
                computer_players.seat(&recorded);
                commands.insert_resource(DisplayedBoard::after(recorded.table(), &recorded.story(None)));
                commands.insert_resource(Match::of(recorded));
                resets.write(BoardReset);
            }
            Err(error) => {
                troubles.write(Trouble::Load(error));
            }
        }
    }
}

/// What can be asked for at the table, in one place for the system that answers.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Requests<'w, 's> {
    actions: MessageReader<'w, 's, ActionRequested>,
    undos: MessageReader<'w, 's, UndoRequested>,
    take_backs: MessageReader<'w, 's, TakeBackRequested>,
    resigns: MessageReader<'w, 's, ResignRequested>,
    browses: MessageReader<'w, 's, BrowseRequested>,
}

/// Answers what people ask for. While a scene runs nothing is decided, so input pressed then does not fall through.
pub(super) fn answer(
    mut requests: Requests,
    game: Option<ResMut<Match>>,
    shown: Option<ResMut<DisplayedBoard>>,
    mut director: ResMut<Director>,
    mut computer_players: ResMut<ComputerPlayers>,
    mut happened: MessageWriter<Happened>,
    mut resets: MessageWriter<BoardReset>,
    mut refused: MessageWriter<Refused>,
    mut troubles: MessageWriter<Trouble>,
) {
    let actions: Vec<_> = requests.actions.read().copied().collect();
    let undo = requests.undos.read().count() > 0;
    let take_back = requests.take_backs.read().count() > 0;
    let resign = requests.resigns.read().count() > 0;
    let browse = requests.browses.read().last().copied();
    let (Some(mut game), Some(mut shown)) = (game, shown) else { return };
    if director.is_busy() {
        return;
    }
    if let Some(BrowseRequested(moment)) = browse {
        let moment = moment.filter(|k| *k < game.recorded.decisions().len());
        if moment != game.browsing {
            game.browsing = moment;
            *shown = DisplayedBoard::after(game.recorded.table(), &game.recorded.story(moment));
            resets.write(BoardReset);
        }
    }
    if game.browsing.is_some() {
        return;
    }
    if undo || take_back {
        computer_players.interrupt();
        let result = if take_back { game.recorded.take_back() } else { game.recorded.undo() };
        let events = match result {
            Ok(events) => events,
            Err(DecideError::Refused(_)) => return,
            // It is taken back all the same and stored with the next decision; the person is told.
            Err(DecideError::Save(error)) => {
                troubles.write(Trouble::Save(error));
                Vec::new()
            }
        };
        *shown = DisplayedBoard::after(game.recorded.table(), &game.recorded.story(None));
        resets.write(BoardReset);
        happened.write_batch(events.into_iter().map(|event| Happened {
            event,
            seconds: 0.0,
            presentation: Presentation::default(),
        }));
        return;
    }
    let decided = if resign {
        game.human_to_choose().or_else(|| game.only_human()).map(|seat| (seat, Action::Resign))
    } else {
        actions.first().and_then(|ActionRequested(action)| Some((game.human_to_choose()?, *action)))
    };
    if let Some((seat, action)) = decided {
        computer_players.interrupt();
        decide(&mut game, seat, action, &mut director, &mut refused, &mut troubles);
    }
}

/// Plays one decision and hands what happened to the director.
pub(super) fn decide(
    game: &mut Match,
    seat: Seat,
    action: Action,
    director: &mut Director,
    refused: &mut MessageWriter<Refused>,
    troubles: &mut MessageWriter<Trouble>,
) {
    let before = game.recorded.decisions().len();
    match game.recorded.decide(seat, action) {
        Ok(events) => director.enqueue(events),
        Err(DecideError::Refused(why)) => {
            refused.write(Refused { action, why });
        }
        // The decision stands in memory and is stored with the next one; the person is told.
        Err(DecideError::Save(error)) => {
            director.enqueue(game.recorded.events_since(before));
            troubles.write(Trouble::Save(error));
        }
    }
}
