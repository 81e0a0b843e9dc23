//! A lesson at the real table: requests go as far as the step allows, the opponent replies as the lesson says, and the dice fall as
//! they are arranged. Nothing of it is saved but which parts are done.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{
    BoardReset, Director, DisplayedBoard, Match, Persisted, Persists, Refused, Saving, Trouble,
    computer_players::ComputerPlayers, decide::decide,
};
use holochess_lessons::{Course, Ends, Lesson, WrongTry};
use holochess_platform::storage::FileError;
use holochess_record::{BeginError, MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{Action, Event, Refusal, Seat, ToAct, dice::Seed};
use holochess_settings::{Learned, Subject};

/// Request: begin a lesson at this part, or where it was left.
#[derive(Message, Clone, Copy, Debug)]
pub struct StartLesson {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The number of the part.
    pub part: Option<usize>,
}

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

/// The lesson on the table.
#[derive(Resource, Debug)]
pub struct LessonTable {
    course: Course<'static>,
    /// The part and the step that the board shows; the course may be further while a scene is running.
    shown: (usize, usize),
    answer: Option<WrongTry>,
    /// Why the rules refuse the last wrong try, if they do: the lesson's own answer need not say it.
    refusal: Option<Refusal>,
    /// Whether the part was left without being done.
    skipped: bool,
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

impl LessonTable {
    /// A lesson and the match that is on the table in its first step.
    pub(super) fn begin(lesson: &'static Lesson, part: usize) -> Option<Result<(Self, RecordedMatch), BeginError>> {
        let course = Course::begin(lesson, part)?;
        let recorded = begin_match(&course)?;
        Some(recorded.map(|recorded| {
            (Self { shown: place(&course), course, answer: None, refusal: None, skipped: false }, recorded)
        }))
    }

    /// The lesson as it is taken.
    pub const fn course(&self) -> &Course<'static> {
        &self.course
    }

    /// Whether the board shows what the lesson speaks of; while a scene runs it does not yet.
    pub fn is_told(&self) -> bool {
        self.shown == place(&self.course)
    }

    /// The answer to the last try, if that was wrong.
    pub const fn answer(&self) -> Option<&WrongTry> {
        self.answer.as_ref()
    }

    /// Why the rules refuse the last try, if that was wrong and against them.
    pub const fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// Plays an action of the learner on the lesson's own table; returns the dice that fell, if it is what the step asks for.
    pub(super) fn act(&mut self, action: Action) -> Option<Vec<[Vec<u8>; 2]>> {
        match self.course.act(action) {
            Ok(events) => {
                self.forget_try();
                Some(dice(&events))
            }
            Err(wrong) => {
                self.refusal = self.course.table().check(action).err();
                self.answer = Some(wrong);
                None
            }
        }
    }

    fn forget_try(&mut self) {
        (self.answer, self.refusal) = (None, None);
    }
}

/// The part and the step of a course.
const fn place(course: &Course<'_>) -> (usize, usize) {
    (course.part_number(), course.step_number())
}

/// The faces of all rolls among events.
fn dice(events: &[Event]) -> Vec<[Vec<u8>; 2]> {
    let hands = events.iter().filter_map(|event| match event {
        Event::Rolled(roll) | Event::Exchange(roll) => Some(roll.hands.clone()),
        _ => None,
    });
    hands.collect()
}

/// The match of the position that the step begins with.
fn begin_match(course: &Course<'_>) -> Option<Result<RecordedMatch, BeginError>> {
    let (lesson, step) = (course.lesson(), course.step()?);
    let game = lesson.game()?;
    let mut options = game.options();
    for (key, value) in &course.part().options {
        options.set(key, value).ok()?;
    }
    let opponent = SeatInfo { who: Who::Computer(lesson.opponent.clone()), name: String::new() };
    let mut seats = vec![SeatInfo { who: Who::Human, name: String::new() }];
    seats.resize(course.table().seats(), opponent);
    let position = step.position.clone();
    let setup = MatchSetup { game, options, seats, seed: Seed::from_number(1), position };
    Some(RecordedMatch::begin(setup).map(|(recorded, _)| recorded))
}

/// Goes on where a step was read, lets the opponent reply, skips parts.
pub(super) fn go_on(
    mut goes: MessageReader<LessonGoOn>,
    mut skips: MessageReader<LessonSkipPart>,
    lesson: Option<ResMut<LessonTable>>,
    game: Option<ResMut<Match>>,
    mut saving: ResMut<Saving>,
    mut director: ResMut<Director>,
    mut refused: MessageWriter<Refused>,
) {
    let (goes, skips) = (goes.read().count() > 0, skips.read().count() > 0);
    let (Some(mut lesson), Some(mut game)) = (lesson, game) else { return };
    if director.is_busy() || !lesson.is_told() {
        return;
    }
    if skips {
        lesson.forget_try();
        lesson.skipped = true;
        lesson.course.skip_part();
        return;
    }
    if !goes {
        return;
    }
    lesson.forget_try();
    let action = lesson.course.reply();
    let events = lesson.course.go_on();
    if let (Some(action), ToAct::Choose(seat)) = (action, game.recorded().table().to_act()) {
        game.recorded_mut().arrange(dice(&events));
        decide(&mut game, seat, action, &mut saving, &mut director, &mut refused);
    }
}

/// When the scene is over: keeps what is done, and puts the next position on the table.
pub(super) fn follow(
    lesson: Option<ResMut<LessonTable>>,
    game: Option<ResMut<Match>>,
    board: Option<ResMut<DisplayedBoard>>,
    mut progress: ResMut<Progress>,
    director: Res<Director>,
    mut players: ResMut<ComputerPlayers>,
    mut resets: MessageWriter<BoardReset>,
    mut troubles: MessageWriter<Trouble>,
) {
    let (Some(mut lesson), Some(mut game), Some(mut board)) = (lesson, game, board) else { return };
    if director.is_busy() || lesson.is_told() {
        return;
    }
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
            *game = Match::of(recorded);
            resets.write(BoardReset);
        }
        Some(Err(error)) => {
            troubles.write(Trouble::Begin(error));
        }
        None => {}
    }
}

/// Whether the learner has to act now.
pub fn is_learners_turn(lesson: &LessonTable) -> bool {
    lesson.course.step().is_some_and(|step| matches!(step.ends, Ends::Act(_)))
        && lesson.course.table().to_act() == ToAct::Choose(Seat::FIRST)
}
