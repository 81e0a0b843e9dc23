//! The match on the table: answers requests with decisions, undo and browsing, and begins, resumes and leaves matches.

use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use super::{
    ActionRequested, Autosave, BoardReset, BrowseRequested, Director, DisplayedBoard, Happened, LeaveMatch,
    LeaveRefused, Playback, Presentation, PuzzleAnswered, PuzzleOnTable, Refused, ResignRequested, ResumeMatch, Saving,
    StartBranch, StartMatch, StartMatchIn, StartPuzzle, TakeBackRequested, Trouble, UndoRequested, WatchMatch,
    Watching,
    computer_players::ComputerPlayers,
    lesson::{LessonTable, Progress, StartLesson},
    puzzle,
    saving::Leave,
    watching,
};
use holochess_lessons::Lesson;
use holochess_players::puzzles::Puzzle;
use holochess_record::{BranchOf, DecideError, MatchSetup, RecordedMatch, Who};
use holochess_rules::{Action, Cell, Seat, Table, ToAct};

/// The match that is being played. Whose turn it is follows from this resource alone.
#[derive(Resource)]
pub struct Match {
    recorded: RecordedMatch,
    browsing: Option<usize>,
    /// Whether people are asked for nothing any more.
    is_closed: bool,
}

impl Match {
    /// A match on the table, as it stands.
    pub(super) const fn of(recorded: RecordedMatch) -> Self {
        Self { recorded, browsing: None, is_closed: false }
    }

    /// The board is looked at after so many decisions, at the end of the match as well.
    pub(super) const fn look_at(&mut self, moment: usize) {
        self.browsing = Some(moment);
    }

    pub(super) const fn recorded_mut(&mut self) -> &mut RecordedMatch {
        &mut self.recorded
    }

    /// From now on nobody is asked for anything: what comes is shown.
    pub(super) const fn close(&mut self) {
        self.is_closed = true;
    }

    /// The match with its record.
    pub fn recorded(&self) -> &RecordedMatch {
        &self.recorded
    }

    /// Whether a person plays this seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.recorded.setup().seats.get(seat.index()).map(|info| &info.who), Some(Who::Human))
    }

    /// The seat that has to choose now, if a person plays it.
    pub fn human_to_choose(&self) -> Option<Seat> {
        match self.recorded.table().to_act() {
            ToAct::Choose(seat) if self.is_human(seat) && !self.is_closed => Some(seat),
            _ => None,
        }
    }

    /// The seat of the only person at the table, if exactly one person plays.
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = (0..self.recorded.table().seats()).map(Seat::new).filter(|seat| self.is_human(*seat));
        let first = humans.next();
        if humans.next().is_some() { None } else { first }
    }

    /// The seat that is given up when a person resigns now: that of the person who is to choose, or of the only one, while it is
    /// still in play. `None` where nobody's wish can be meant, or all people are out.
    pub fn resigning(&self) -> Option<Seat> {
        let table = self.recorded.table();
        let in_play = |seat: &Seat| table.verdict().is_none() && table.tally(*seat).place.is_none();
        self.human_to_choose().or_else(|| self.only_human()).filter(in_play)
    }

    /// After how many decisions the board is being looked at, while it is not the present. Where a match is watched, always.
    pub fn browsing(&self) -> Option<usize> {
        self.browsing
    }
}

/// A request to change which match is on the table.
pub(super) enum MatchRequest {
    Leave,
    Start(Box<MatchSetup>, Option<BranchOf>, Option<PathBuf>),
    Resume(PathBuf),
    Learn(&'static Lesson, usize),
    Watch(PathBuf),
    Puzzle(&'static Puzzle),
}

/// What is asked for of matches as a whole.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct MatchRequests<'w, 's> {
    starts: MessageReader<'w, 's, StartMatch>,
    starts_in: MessageReader<'w, 's, StartMatchIn>,
    branches: MessageReader<'w, 's, StartBranch>,
    resumes: MessageReader<'w, 's, ResumeMatch>,
    watches: MessageReader<'w, 's, WatchMatch>,
    leaves: MessageReader<'w, 's, LeaveMatch>,
    puzzles: MessageReader<'w, 's, StartPuzzle>,
    lessons: MessageReader<'w, 's, StartLesson>,
    progress: Res<'w, Progress>,
    waiting: Local<'s, VecDeque<MatchRequest>>,
}

impl MatchRequests<'_, '_> {
    /// What is asked for, in order.
    fn hear(&mut self) -> &mut VecDeque<MatchRequest> {
        if self.leaves.read().count() > 0 {
            self.waiting.push_back(MatchRequest::Leave);
        }
        let starts =
            self.starts.read().map(|StartMatch(setup)| MatchRequest::Start(Box::new(setup.clone()), None, None));
        self.waiting.extend(starts);
        let starts_in = self.starts_in.read();
        let starts_in = starts_in
            .map(|StartMatchIn(setup, file)| MatchRequest::Start(Box::new(setup.clone()), None, Some(file.clone())));
        self.waiting.extend(starts_in);
        let branches = self.branches.read();
        let branches =
            branches.map(|StartBranch(setup, of)| MatchRequest::Start(Box::new(setup.clone()), Some(of.clone()), None));
        self.waiting.extend(branches);
        self.waiting.extend(self.resumes.read().map(|ResumeMatch(path)| MatchRequest::Resume(path.clone())));
        self.waiting.extend(self.watches.read().map(|WatchMatch(path)| MatchRequest::Watch(path.clone())));
        self.waiting.extend(self.puzzles.read().map(|StartPuzzle(puzzle)| MatchRequest::Puzzle(puzzle)));
        let progress = &self.progress;
        let lessons = self.lessons.read().map(|StartLesson { lesson, part }| {
            MatchRequest::Learn(lesson, part.unwrap_or_else(|| progress.next_part(lesson)))
        });
        self.waiting.extend(lessons);
        &mut self.waiting
    }
}

/// Begins, resumes and leaves matches in the order of the requests, each as soon as the match before it is saved.
pub(super) fn come_and_go(
    mut commands: Commands,
    mut requested: MatchRequests,
    autosave: Res<Autosave>,
    mut saving: ResMut<Saving>,
    mut director: ResMut<Director>,
    mut computer_players: ResMut<ComputerPlayers>,
    mut resets: MessageWriter<BoardReset>,
    mut refusals: MessageWriter<LeaveRefused>,
    mut troubles: MessageWriter<Trouble>,
) {
    let waiting = requested.hear();
    while let Some(request) = waiting.pop_front() {
        match saving.ask_to_leave() {
            Leave::Now => {}
            Leave::Later => {
                waiting.push_front(request);
                return;
            }
            Leave::Lost(error) => {
                waiting.clear();
                refusals.write(LeaveRefused(error));
                return;
            }
        }
        let is_lesson = matches!(request, MatchRequest::Learn(..));
        let asked = if let MatchRequest::Puzzle(puzzle) = &request { Some(*puzzle) } else { None };
        let seated = match request {
            MatchRequest::Learn(lesson, part) => {
                let Some(begun) = LessonTable::begin(lesson, part) else { continue };
                begun.map_err(Trouble::Begin).map(|(lesson, recorded)| {
                    computer_players.dismiss();
                    *saving = Saving::default();
                    commands.insert_resource(lesson);
                    commands.remove_resource::<Watching>();
                    let shown = DisplayedBoard::after(recorded.table(), &recorded.story(None));
                    (shown, Vec::new(), Match::of(recorded))
                })
            }
            MatchRequest::Leave => {
                director.clear();
                computer_players.dismiss();
                *saving = Saving::default();
                commands.remove_resource::<Match>();
                commands.remove_resource::<LessonTable>();
                commands.remove_resource::<Playback>();
                commands.remove_resource::<Watching>();
                commands.remove_resource::<DisplayedBoard>();
                commands.remove_resource::<PuzzleOnTable>();
                resets.write(BoardReset);
                continue;
            }
            MatchRequest::Start(setup, of, file) => begin(*setup, of, &mut computer_players).map(|recorded| {
                // A person learns before the first decision, and not by it, that nothing can be saved.
                let shelf = autosave.0.as_ref().filter(|_| file.is_none());
                if let Some(Err(error)) = shelf.map(|shelf| shelf.try_out(recorded.setup())) {
                    troubles.write(Trouble::Save(error));
                }
                *saving = file.map_or_else(|| Saving::begin(autosave.0.as_ref()), Saving::begin_in);
                commands.remove_resource::<Watching>();
                let shown = DisplayedBoard::empty(recorded.table());
                (shown, recorded.story(None), Match::of(recorded))
            }),
            MatchRequest::Puzzle(puzzle) => {
                // A test begins every puzzle there is.
                let Some(setup) = puzzle::setup(puzzle) else { continue };
                begin(setup, None, &mut computer_players).map(|recorded| {
                    // Nobody thinks here: what is answered stands in the puzzle.
                    computer_players.dismiss();
                    *saving = Saving::default();
                    commands.remove_resource::<Watching>();
                    let shown = DisplayedBoard::empty(recorded.table());
                    (shown, recorded.story(None), Match::of(recorded))
                })
            }
            MatchRequest::Resume(path) => resume(&path, &mut computer_players, &mut troubles).map(|recorded| {
                *saving = Saving::resume(path, &recorded);
                commands.remove_resource::<Watching>();
                let shown = DisplayedBoard::after(recorded.table(), &recorded.story(None));
                (shown, Vec::new(), Match::of(recorded))
            }),
            MatchRequest::Watch(path) => watching::read(&path).map(|recorded| {
                // What is watched is saved nowhere, and nobody thinks about it.
                *saving = Saving::default();
                computer_players.dismiss();
                commands.insert_resource(Watching::begin(path));
                let shown = DisplayedBoard::after(recorded.table(), &recorded.story(Some(0)));
                let mut watched = Match::of(recorded);
                watched.look_at(0);
                (shown, Vec::new(), watched)
            }),
        };
        match seated {
            Ok((shown, events, seated)) => {
                director.clear();
                director.enqueue(events);
                commands.insert_resource(shown);
                commands.insert_resource(seated);
                // A match that does not begin leaves the lesson before it as it was.
                if !is_lesson {
                    commands.remove_resource::<LessonTable>();
                }
                commands.remove_resource::<Playback>();
                match asked {
                    Some(puzzle) => commands.insert_resource(PuzzleOnTable::new(puzzle)),
                    None => commands.remove_resource::<PuzzleOnTable>(),
                }
                resets.write(BoardReset);
            }
            Err(trouble) => {
                troubles.write(trouble);
            }
        }
    }
}

/// Begins a match and seats its players.
fn begin(
    setup: MatchSetup,
    of: Option<BranchOf>,
    computer_players: &mut ComputerPlayers,
) -> Result<RecordedMatch, Trouble> {
    let begun = match of {
        Some(of) => RecordedMatch::begin_branch(setup, of),
        None => RecordedMatch::begin(setup),
    };
    let (recorded, _) = begun.map_err(Trouble::Begin)?;
    computer_players.seat(&recorded).map_err(Trouble::Player)?;
    Ok(recorded)
}

/// Reads a match and makes its players. Repairs of the record are reported.
fn resume(
    path: &Path,
    computer_players: &mut ComputerPlayers,
    troubles: &mut MessageWriter<Trouble>,
) -> Result<RecordedMatch, Trouble> {
    let (recorded, report) = RecordedMatch::load(path).map_err(Trouble::Load)?;
    troubles.write_batch(report.notes.into_iter().map(Trouble::Mended));
    computer_players.seat(&recorded).map_err(Trouble::Player)?;
    Ok(recorded)
}

/// All requests that one system answers.
#[derive(bevy::ecs::system::SystemParam)]
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
fn is_of(action: Action, table: &dyn Table) -> bool {
    let there = |cell: Cell| cell.index() < table.board().len();
    match action {
        Action::Move { from, to } | Action::Attack { from, to } | Action::Swap { from, to } => there(from) && there(to),
        Action::Push { to } => there(to),
        Action::Place { piece, to } => there(to) && piece.index() < table.pieces().len(),
        Action::Pass | Action::Resign | Action::Draw => true,
    }
}

/// Answers requests. While a scene runs actions are dropped, so that a press meant to skip the scene decides nothing; resigning and
/// taking back, which are confirmed in a question, wait for its end where one person plays. A request that comes while the last decision is still being
/// saved is answered once it is saved.
pub(super) fn answer(
    mut requests: PlayRequests,
    mut waiting: Local<Option<(PlayRequest, String)>>,
    game: Option<ResMut<Match>>,
    shown: Option<ResMut<DisplayedBoard>>,
    lesson: Option<ResMut<LessonTable>>,
    mut saving: ResMut<Saving>,
    mut director: ResMut<Director>,
    mut computer_players: ResMut<ComputerPlayers>,
    mut puzzle: Option<ResMut<PuzzleOnTable>>,
    mut answered: MessageWriter<PuzzleAnswered>,
    mut happened: MessageWriter<Happened>,
    mut resets: MessageWriter<BoardReset>,
    mut refused: MessageWriter<Refused>,
    playback: Option<Res<Playback>>,
    watching: Option<Res<Watching>>,
) {
    let asked = requests.one();
    let browse = requests.browses.read().last().copied();
    let waited = waiting.take();
    if !super::is_played(playback, watching) {
        // What is asked for while a match is watched is not done in the next one either.
        return;
    }
    let (Some(mut game), Some(mut shown)) = (game, shown) else { return };
    // What waited was asked of the match that was on the table then.
    let waited = waited.filter(|(_, of)| *of == game.recorded.seed_hash());
    let asked = waited.map(|(request, _)| request).or(asked);
    // Nor is what was meant for another board, on which there are other cells.
    let asked =
        asked.filter(|asked| !matches!(asked, PlayRequest::Act(action) if !is_of(*action, game.recorded.table())));
    if director.is_busy() {
        // What was confirmed in a question is no press that skips: it is done when the scene is over. Where several people play
        // it may be another one's turn then, who has not asked.
        let confirmed = asked.filter(|asked| {
            matches!(asked, PlayRequest::Resign | PlayRequest::TakeBack) && game.only_human().is_some()
        });
        *waiting = confirmed.map(|asked| (asked, game.recorded.seed_hash()));
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
    let Some(asked) = asked.filter(|_| game.browsing.is_none()) else { return };
    if let Some(puzzle) = &mut puzzle {
        // Nothing is played but the right answer; nothing is taken back, and nobody gives up.
        if let (PlayRequest::Act(action), Some(_)) = (asked, game.human_to_choose()) {
            let table = game.recorded.table();
            if let Err(why) = table.check(action) {
                refused.write(Refused { action, why });
            } else {
                let found = puzzle.answer(table, action);
                if found.is_right {
                    game.close();
                }
                answered.write(found);
            }
        }
        return;
    }
    if saving.is_under_way() {
        *waiting = Some((asked, game.recorded.seed_hash()));
        return;
    }
    if let Some(mut lesson) = lesson {
        // A lesson knows no steps back, and answers what it does not want.
        let PlayRequest::Act(action) = asked else { return };
        if let Some(seat) = game.human_to_choose()
            && lesson.is_told()
            && let Some(dice) = lesson.act(action)
        {
            game.recorded.arrange(dice);
            decide(&mut game, seat, action, &mut saving, &mut director, &mut refused);
        }
        return;
    }
    let decided = match asked {
        PlayRequest::Undo | PlayRequest::TakeBack => {
            let take_back = matches!(asked, PlayRequest::TakeBack);
            let result = if take_back { game.recorded.take_back() } else { game.recorded.undo() };
            // This recorded match has no file of its own, so it can only refuse; it cannot fail to save.
            let Ok(events) = result else { return };
            computer_players.interrupt();
            saving.note();
            *shown = DisplayedBoard::after(game.recorded.table(), &game.recorded.story(None));
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
        decide(&mut game, seat, action, &mut saving, &mut director, &mut refused);
    }
}

/// Plays one decision and hands its events to the director. Saving begins at the end of this frame.
pub(super) fn decide(
    game: &mut Match,
    seat: Seat,
    action: Action,
    saving: &mut Saving,
    director: &mut Director,
    refused: &mut MessageWriter<Refused>,
) {
    let before = game.recorded.decisions().len();
    match game.recorded.decide(seat, action) {
        Err(DecideError::Refused(why)) => {
            refused.write(Refused { action, why });
        }
        // This recorded match has no file of its own, so it cannot fail to save.
        Ok(_) | Err(DecideError::Save(_)) => {
            saving.note();
            director.enqueue(game.recorded.events_since(before));
        }
    }
}
