//! A lesson at the real table: requests go as far as the step allows, the opponent replies as the lesson says, and the
//! dice fall as they are arranged. Nothing of it is saved but which parts are done.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{
    BoardReset, Director, DisplayedBoard, LessonTable, Match, Persisted, Persists, Trouble,
    computer_players::ComputerPlayers,
    decide::Decider,
    mode::{begin_match, dice, place},
};
use holochess_lessons::Lesson;
use holochess_platform::storage::FileError;
use holochess_rules::ToAct;
use holochess_settings::{Learned, Subject};

/// Request: the step that is only read, or in which the opponent acts, has been read.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct LessonGoOn;

/// Request: leave the part and begin the next.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct LessonSkipPart;

/// What the person has learned, and where that is kept; nowhere in tests and pictures.
#[derive(Resource, Debug, Default)]
pub struct Progress {
    /// What is known.
    pub learned: Persisted<Learned>,
}

impl Persists for Progress {
    type File = Learned;

    fn persisted(&mut self) -> &mut Persisted<Learned> {
        &mut self.learned
    }

    fn trouble(error: FileError) -> Trouble {
        Trouble::Progress(error)
    }
}

impl Progress {
    /// What was learned, and where that is kept.
    pub const fn new(learned: Learned, file: Option<PathBuf>) -> Self {
        Self { learned: Persisted::new(learned, file) }
    }

    /// The part of a lesson with which a returning learner goes on.
    pub fn next_part(&self, lesson: &Lesson) -> usize {
        lesson.next_part(|key| self.learned.get(Subject::Lessons, key))
    }

    /// Notes when something was first done, as 20261125; it is written in the background.
    pub fn note_first(&mut self, subject: Subject, id: &str, date: u32) {
        let id = id.to_owned();
        self.learned.change(move |learned| learned.note_first(subject, &id, date));
    }

    /// Notes something; it is written in the background.
    pub fn note(&mut self, subject: Subject, id: &str, number: u32) {
        let id = id.to_owned();
        self.learned.change(move |learned| learned.raise(subject, &id, number));
    }
}

/// Goes on where a step was read, lets the opponent reply, skips parts.
pub(super) fn advance_lesson(
    mut goes: MessageReader<LessonGoOn>,
    mut skips: MessageReader<LessonSkipPart>,
    game: Option<ResMut<Match>>,
    mut decider: Decider,
) {
    let (goes, skips) = (goes.read().count() > 0, skips.read().count() > 0);
    let Some(mut game) = game.filter(|game| game.lesson().is_some_and(LessonTable::is_told)) else { return };
    if decider.director.is_busy() || !(goes || skips) {
        return;
    }
    let Some(lesson) = game.lesson_mut() else { return };
    lesson.forget_try();
    if skips {
        lesson.skipped = true;
        lesson.course.skip_part();
        return;
    }
    let action = lesson.course.reply();
    let events = lesson.course.go_on();
    if let (Some(action), ToAct::Choose(seat)) = (action, game.table().to_act()) {
        game.recorded_mut().arrange(dice(&events));
        decider.decide(&mut game, seat, action);
    }
}

/// When the scene is over: keeps what is done, and puts the next position on the table.
pub(super) fn place_next_position(
    game: Option<ResMut<Match>>,
    board: Option<ResMut<DisplayedBoard>>,
    mut progress: ResMut<Progress>,
    director: Res<Director>,
    mut players: ResMut<ComputerPlayers>,
    mut resets: MessageWriter<BoardReset>,
    mut troubles: MessageWriter<Trouble>,
) {
    let (Some(mut game), Some(mut board)) = (game, board) else { return };
    if director.is_busy() || game.lesson().is_none_or(LessonTable::is_told) {
        return;
    }
    let Some(lesson) = game.lesson_mut() else { return };
    let before = lesson.shown;
    lesson.shown = place(&lesson.course);
    let taught = lesson.course.lesson();
    let is_done = !std::mem::take(&mut lesson.skipped) && lesson.shown.0 != before.0;
    if is_done && let Some(part) = taught.parts.get(before.0) {
        progress.note(Subject::Lessons, &taught.key(part), 1);
    }
    if lesson.shown.0 != before.0 && lesson.shown.0 < taught.parts.len() {
        progress.note(Subject::Lessons, &taught.reached_key(), lesson.shown.0 as u32);
    }
    if lesson.course.step().is_none_or(|step| step.position.is_none()) {
        return;
    }
    match begin_match(&lesson.course) {
        Some(Ok(recorded)) => {
            players.dismiss();
            *board = DisplayedBoard::after(recorded.table(), &recorded.story(None));
            game.replace_record(recorded);
            resets.write(BoardReset);
        }
        Some(Err(error)) => {
            troubles.write(Trouble::Begin(error));
        }
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Progress>().add_message::<LessonGoOn>().add_message::<LessonSkipPart>();
}
