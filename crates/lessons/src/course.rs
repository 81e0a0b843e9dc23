//! A lesson being taken: the table as it stands, what is said, and what is answered.

use super::data::{Ends, Lesson, Part, Step};
use holochess_locale::{Locale, refusal};
use holochess_rules::{Action, Event, GameId, Refusal, Seat, Table, ToAct, dice::Seed};

/// The seed of the dice that no step has arranged.
const SPARE_SEED: u64 = 1;

/// A lesson that a person takes.
pub struct Course<'a> {
    lesson: &'a Lesson,
    game: GameId,
    part: usize,
    step: usize,
    table: Box<dyn Table>,
    /// How many rolls there were in this part.
    rolls: u64,
    /// How many of the step's arranged rolls have fallen.
    arranged: usize,
    /// How many wrong tries there were in this step.
    tries: u32,
    /// The first arranged roll of the step whose dice are not as many as the rules ask for.
    misfit: Option<Misfit>,
}

/// An arranged roll with other numbers of dice than the rules ask for; dice of the spare seed fall instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Misfit {
    /// Which roll of the step, from 0.
    pub roll: usize,
    /// The dice of each hand that the rules ask for.
    pub wanted: [u8; 2],
}

/// What came of an action of the check.
pub(super) struct ActionOutcome {
    /// The events.
    pub events: Vec<Event>,
    /// How many rolls fell.
    pub rolls: usize,
    /// The first arranged roll that did not fit.
    pub misfit: Option<Misfit>,
}

/// Why an action does not end the step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongTry {
    /// The rules refuse it.
    Refused(Refusal),
    /// The lesson answers it with this attribute of the part's message.
    Answered(String),
    /// It is legal, and not what this step is about.
    NotNow,
}

impl<'a> Course<'a> {
    /// Begins a lesson at one of its parts; `None` if it has no such part.
    pub fn begin(lesson: &'a Lesson, part: usize) -> Option<Self> {
        let game = lesson.game()?;
        let table = first_table(game, lesson.parts.get(part)?)?;
        Some(Self { lesson, game, part, step: 0, table, rolls: 0, arranged: 0, tries: 0, misfit: None })
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// The number of the part.
    pub const fn part_number(&self) -> usize {
        self.part
    }

    /// The number of the step in its part.
    pub const fn step_number(&self) -> usize {
        self.step
    }

    /// The part.
    pub fn part(&self) -> &'a Part {
        // A course only ever stands at a part that there is.
        &self.lesson.parts[self.part.min(self.lesson.parts.len() - 1)]
    }

    /// The step; `None` when the lesson is over.
    pub fn step(&self) -> Option<&'a Step> {
        self.lesson.parts.get(self.part)?.steps.get(self.step)
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The seat of the person who learns.
    pub const fn learner(&self) -> Seat {
        Seat::FIRST
    }

    /// Whether dice of this step are arranged; the caller shows it.
    pub fn has_arranged_dice(&self) -> bool {
        self.step().is_some_and(|step| !step.dice.is_empty())
    }

    /// What is said in this step.
    pub fn text(&self, locale: &Locale) -> String {
        self.step().map_or_else(String::new, |step| self.attribute(locale, &step.say))
    }

    /// The title of the part.
    pub fn title(&self, locale: &Locale) -> String {
        self.lesson.said(locale, &self.part().text)
    }

    /// The level that speaks.
    pub fn speaker(&self) -> &'a str {
        self.step().and_then(|step| step.by.as_deref()).unwrap_or(&self.lesson.teacher)
    }

    /// The learner's actions that end the step; none where it ends otherwise.
    pub fn wanted(&self) -> Vec<Action> {
        match self.step() {
            Some(step) if matches!(step.ends, Ends::Act(_)) => step.expected(self.table()),
            _ => Vec::new(),
        }
    }

    /// Whether an action ends the step.
    ///
    /// # Errors
    /// Why it does not.
    pub fn check(&self, action: Action) -> Result<(), WrongTry> {
        let Some(step) = self.step() else { return Err(WrongTry::Refused(Refusal::Over)) };
        let text = self.table.action_text(action);
        let is_wanted = matches!(step.ends, Ends::Act(_)) && step.is_ended_by(&text);
        if is_wanted && self.table.actions().contains(&action) {
            return Ok(());
        }
        let answer = step.wrong.iter().find(|wrong| wrong.action == text).and_then(|wrong| wrong.why.clone());
        match (answer, self.table.check(action)) {
            (Some(answer), _) => Err(WrongTry::Answered(answer)),
            (None, Err(why)) => Err(WrongTry::Refused(why)),
            (None, Ok(())) => Err(step.otherwise.clone().map_or(WrongTry::NotNow, WrongTry::Answered)),
        }
    }

    /// The answer to a wrong try, in words.
    pub fn answer(&self, wrong: &WrongTry, locale: &Locale) -> String {
        match wrong {
            WrongTry::Refused(why) => refusal(locale, why, self.table()),
            WrongTry::Answered(attribute) => self.attribute(locale, attribute),
            WrongTry::NotNow => locale.text("lesson-not-now"),
        }
    }

    /// The learner plays an action. If it ends the step, everything that came of it is told and the next step begins.
    ///
    /// # Errors
    /// Why it does not end the step; nothing has changed then, but the try is counted.
    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, WrongTry> {
        if let Err(wrong) = self.check(action) {
            self.tries += 1;
            return Err(wrong);
        }
        let events = self.play(action).map_err(WrongTry::Refused)?;
        self.next_step();
        Ok(events)
    }

    /// Goes on from a step that is only read, or in which the opponent acts, and tells what happened. Does nothing where the learner
    /// has to act.
    pub fn go_on(&mut self) -> Vec<Event> {
        let events = match self.step().map(|step| &step.ends) {
            None | Some(Ends::Act(_)) => return Vec::new(),
            Some(Ends::Read) => Vec::new(),
            Some(Ends::Reply(_)) => self.reply().and_then(|action| self.play(action).ok()).unwrap_or_default(),
        };
        self.next_step();
        events
    }

    /// What the opponent plays in this step.
    pub fn reply(&self) -> Option<Action> {
        let step = self.step().filter(|step| matches!(step.ends, Ends::Reply(_)))?;
        step.expected(self.table()).first().copied()
    }

    /// An action that ends the step, for a person who does not find one.
    pub fn hint(&self) -> Option<Action> {
        self.wanted().first().copied()
    }

    /// How many wrong tries there were in this step.
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// Leaves the part and begins the next; the lesson is over after the last one.
    pub fn skip_part(&mut self) {
        self.begin_part(self.part + 1);
    }

    /// The faces that fall for the next roll of this step.
    pub fn faces(&self, dice: [u8; 2]) -> [Vec<u8>; 2] {
        let arranged = self.fitting(dice).cloned();
        arranged.unwrap_or_else(|| Seed::from_number(SPARE_SEED).roll(self.rolls + 1, dice))
    }

    /// The arranged hands of the next roll, if they are as many dice.
    fn fitting(&self, dice: [u8; 2]) -> Option<&'a [Vec<u8>; 2]> {
        let hands = self.step()?.dice.get(self.arranged)?;
        ([hands[0].len(), hands[1].len()] == dice.map(usize::from)).then_some(hands)
    }

    /// Plays an action that ends the step, and says what became of its dice.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub(super) fn examine(&mut self, action: Action) -> Result<ActionOutcome, Refusal> {
        let events = self.play(action)?;
        let played = ActionOutcome { events, rolls: self.arranged, misfit: self.misfit };
        self.next_step();
        Ok(played)
    }

    /// The same course, to try something in.
    pub(super) fn duplicate(&self) -> Self {
        let Self { lesson, game, part, step, ref table, rolls, arranged, tries, misfit } = *self;
        Self { lesson, game, part, step, table: table.duplicate(), rolls, arranged, tries, misfit }
    }

    fn attribute(&self, locale: &Locale, attribute: &str) -> String {
        self.lesson.said(locale, &format!("{}.{attribute}", self.part().text))
    }

    /// Plays an action with the step's dice, and whatever is forced after it.
    fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let ToAct::Choose(seat) = self.table.to_act() else { return Err(Refusal::Over) };
        let mut events = self.table.play(seat, action)?;
        loop {
            match self.table.to_act() {
                ToAct::Roll(dice) => {
                    let hands = self.faces(dice);
                    let is_arranged = self.step().is_some_and(|step| self.arranged < step.dice.len());
                    if is_arranged && self.fitting(dice).is_none() {
                        self.misfit = self.misfit.or(Some(Misfit { roll: self.arranged, wanted: dice }));
                    }
                    self.rolls += 1;
                    self.arranged += 1;
                    events.extend(self.table.roll(self.rolls, &hands)?);
                }
                ToAct::Pass(seat) => events.extend(self.table.play(seat, Action::Pass)?),
                ToAct::Choose(_) | ToAct::Over => return Ok(events),
            }
        }
    }

    fn next_step(&mut self) {
        (self.step, self.arranged, self.tries, self.misfit) = (self.step + 1, 0, 0, None);
        match self.step() {
            None => self.begin_part(self.part + 1),
            Some(step) => {
                let position = step.position.as_deref();
                if let Some(table) = position.and_then(|position| self.part().table(self.game, position).ok()) {
                    self.table = table;
                }
            }
        }
    }

    fn begin_part(&mut self, part: usize) {
        (self.part, self.step, self.rolls) = (part, 0, 0);
        (self.arranged, self.tries, self.misfit) = (0, 0, None);
        if let Some(table) = self.lesson.parts.get(part).and_then(|part| first_table(self.game, part)) {
            self.table = table;
        }
    }
}

/// The table at which a part begins.
fn first_table(game: GameId, part: &Part) -> Option<Box<dyn Table>> {
    part.table(game, part.steps.first()?.position.as_deref()?).ok()
}

impl std::fmt::Debug for Course<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Course")
            .field("lesson", &self.lesson.game)
            .field("part", &self.part)
            .field("step", &self.step)
            .finish_non_exhaustive()
    }
}
