//! Requests that change which match is on the table: begin, resume, watch, learn, leave.

use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use super::{
    Autosave, BoardReset, Director, DisplayedBoard, LeaveRefused, LessonTable, LivePlace, LiveTable, Match, MatchMode,
    MatchRequest, Progress, PuzzleOnTable, Saving, Trouble, WatchProgress, computer_players::ComputerPlayers, puzzle,
    saving::Leave, watching,
};
use holochess_link::Arrival;
use holochess_record::{BranchOf, MatchSetup, RecordedMatch};

/// Begins, resumes and leaves matches in the order of the requests, each as soon as the match before it is saved.
pub(super) fn handle_match_requests(
    mut commands: Commands,
    mut requests: MessageReader<MatchRequest>,
    mut waiting: Local<VecDeque<MatchRequest>>,
    progress: Res<Progress>,
    autosave: Res<Autosave>,
    place: Res<LivePlace>,
    mut live: ResMut<LiveTable>,
    mut saving: ResMut<Saving>,
    mut director: ResMut<Director>,
    mut computer_players: ResMut<ComputerPlayers>,
    mut resets: MessageWriter<BoardReset>,
    mut refusals: MessageWriter<LeaveRefused>,
    mut troubles: MessageWriter<Trouble>,
) {
    waiting.extend(requests.read().cloned());
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
        live.bypass_change_detection().leave();
        let mut begin = |setup, of, file: Option<PathBuf>| {
            begin_match(setup, of, &mut computer_players).map(|recorded| {
                // Report an unwritable folder now rather than at the first decision.
                let shelf = autosave.0.as_ref().filter(|_| file.is_none());
                if let Some(Err(error)) = shelf.map(|shelf| shelf.try_out(recorded.setup())) {
                    troubles.write(Trouble::Save(error));
                }
                *saving = file.map_or_else(|| Saving::begin(autosave.0.as_ref()), Saving::begin_in);
                let shown = DisplayedBoard::empty(recorded.table());
                (shown, recorded.story(None), Match::new(recorded, MatchMode::Play))
            })
        };
        let seated = match request {
            MatchRequest::Lesson { lesson, part } => {
                let part = part.unwrap_or_else(|| progress.next_part(lesson));
                let Some(begun) = LessonTable::begin(lesson, part) else { continue };
                begun.map_err(Trouble::Begin).map(|(lesson, recorded)| {
                    computer_players.dismiss();
                    *saving = Saving::default();
                    let shown = DisplayedBoard::after(recorded.table(), &recorded.story(None));
                    (shown, Vec::new(), Match::new(recorded, MatchMode::Lesson(Box::new(lesson))))
                })
            }
            MatchRequest::Leave => {
                director.start_match();
                computer_players.dismiss();
                *saving = Saving::default();
                commands.remove_resource::<Match>();
                commands.remove_resource::<DisplayedBoard>();
                resets.write(BoardReset);
                continue;
            }
            MatchRequest::Start(setup) => begin(setup, None, None),
            MatchRequest::StartIn(setup, file) => begin(setup, None, Some(file)),
            MatchRequest::Branch(setup, of) => begin(setup, Some(of), None),
            MatchRequest::Puzzle(puzzle) => {
                // A test begins every puzzle there is.
                let Some(setup) = puzzle::setup(puzzle) else { continue };
                begin_match(setup, None, &mut computer_players).map(|recorded| {
                    // No computer thinks here: the right answer stands in the puzzle.
                    computer_players.dismiss();
                    *saving = Saving::default();
                    let shown = DisplayedBoard::empty(recorded.table());
                    let mode = MatchMode::Puzzle(PuzzleOnTable::new(puzzle));
                    (shown, recorded.story(None), Match::new(recorded, mode))
                })
            }
            MatchRequest::Resume(path) => match resume(&path, &mut computer_players, &mut troubles) {
                Ok(recorded) if recorded.live_id().is_some() && !recorded.is_over() => {
                    computer_players.dismiss();
                    if let (Some(id), Some(folder), Some(shelf)) = (recorded.live_id(), &place.0, &autosave.0) {
                        live.arrive(Arrival::Return(id), folder.clone(), shelf.clone());
                    }
                    // The match comes to the table once its table is reached.
                    continue;
                }
                resumed => resumed.map(|recorded| {
                    *saving = Saving::resume(path, &recorded);
                    let shown = DisplayedBoard::after(recorded.table(), &recorded.story(None));
                    (shown, Vec::new(), Match::new(recorded, MatchMode::Play))
                }),
            },
            MatchRequest::Watch(path) => watching::read(&path).map(|recorded| {
                // A match that is watched is not saved, and no computer thinks about it.
                *saving = Saving::default();
                computer_players.dismiss();
                let shown = DisplayedBoard::after(recorded.table(), &recorded.story(Some(0)));
                let mut watched = Match::new(recorded, MatchMode::Watch(WatchProgress::begin(path)));
                watched.browse(Some(0));
                (shown, Vec::new(), watched)
            }),
        };
        match seated {
            Ok((shown, events, seated)) => {
                director.start_match();
                director.enqueue(events);
                commands.insert_resource(shown);
                commands.insert_resource(seated);
                resets.write(BoardReset);
            }
            Err(trouble) => {
                troubles.write(trouble);
            }
        }
    }
}

/// Begins a match and seats its players.
fn begin_match(
    setup: MatchSetup,
    of: Option<BranchOf>,
    computer_players: &mut ComputerPlayers,
) -> Result<RecordedMatch, Trouble> {
    let begun = match of {
        Some(of) => RecordedMatch::begin_branch(setup, of),
        None => RecordedMatch::begin(setup),
    };
    let (recorded, _) = begun.map_err(Trouble::Begin)?;
    computer_players.seat(&recorded, |_| true).map_err(Trouble::Player)?;
    Ok(recorded)
}

/// Reads a match and makes its players. Repairs of the record are reported.
fn resume(
    path: &Path,
    computer_players: &mut ComputerPlayers,
    troubles: &mut MessageWriter<Trouble>,
) -> Result<RecordedMatch, Trouble> {
    let (recorded, report) = RecordedMatch::load(path).map_err(Trouble::Load)?;
    troubles.write_batch(report.notes.into_iter().map(Trouble::RecordRepaired));
    computer_players.seat(&recorded, |_| true).map_err(Trouble::Player)?;
    Ok(recorded)
}
