//! The lesson on the table, as data.

use holochess_lessons::{Course, Ends, Lesson, WrongTry};
use holochess_record::{BeginError, MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{Action, Event, Refusal, Seat, ToAct, dice::Seed};

/// The lesson on the table.
#[derive(Debug)]
pub struct LessonTable {
    pub(crate) course: Course<'static>,
    /// The part and the step that the board shows; the course may be further while a scene is running.
    pub(crate) shown: (usize, usize),
    answer: Option<WrongTry>,
    /// Why the rules refuse the last wrong try, if they do: the lesson's own answer need not say it.
    refusal: Option<Refusal>,
    /// Whether the part was left without being done.
    pub(crate) skipped: bool,
}

impl LessonTable {
    /// A lesson and the match that is on the table in its first step.
    pub(crate) fn begin(lesson: &'static Lesson, part: usize) -> Option<Result<(Self, RecordedMatch), BeginError>> {
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

    /// Whether the learner has to act now.
    pub fn is_learners_turn(&self) -> bool {
        self.course.step().is_some_and(|step| matches!(step.ends, Ends::Act(_)))
            && self.course.table().to_act() == ToAct::Choose(Seat::FIRST)
    }

    /// The answer to the last try, if that was wrong.
    pub const fn answer(&self) -> Option<&WrongTry> {
        self.answer.as_ref()
    }

    /// Why the rules refuse the last try, if that was wrong and against them.
    pub const fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// Plays an action of the learner on the lesson's own table; returns the dice that fell, if it is what the step
    /// asks for.
    pub(crate) fn act(&mut self, action: Action) -> Option<Vec<[Vec<u8>; 2]>> {
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

    pub(crate) fn forget_try(&mut self) {
        (self.answer, self.refusal) = (None, None);
    }
}

/// The part and the step of a course.
pub(crate) const fn place(course: &Course<'_>) -> (usize, usize) {
    (course.part_number(), course.step_number())
}

/// The faces of all rolls among events.
pub(crate) fn dice(events: &[Event]) -> Vec<[Vec<u8>; 2]> {
    let hands = events.iter().filter_map(|event| match event {
        Event::Rolled(roll) | Event::Exchange(roll) => Some(roll.hands.clone()),
        _ => None,
    });
    hands.collect()
}

/// The match of the position that the step begins with.
pub(crate) fn begin_match(course: &Course<'_>) -> Option<Result<RecordedMatch, BeginError>> {
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
