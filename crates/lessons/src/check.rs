//! Whether a lesson can be taken: every part is played to its end by its own data, with each action that a step allows, and every
//! wrong try is made. A test holds the built-in lessons against the same.

use std::collections::BTreeSet;

use super::{
    Course, Ends, Lesson, Part, Step, WrongTry,
    course::Misfit,
    pattern::{self, is_like},
};
use holochess_locale::{Words, excerpt, is_harmless};
use holochess_players::level;
use holochess_rules::{Action, ToAct};

/// The most parts of a lesson.
const MOST_PARTS: usize = 100;
/// The longest id of a part, in characters: progress is kept under it.
const LONGEST_ID: usize = 64;
/// The most steps of all parts together.
const MOST_STEPS: usize = 1000;
/// The most patterns, wrong tries and rolls of a step, each.
const MOST_OF_A_STEP: usize = 32;
/// The faces of a die.
const FACES: std::ops::RangeInclusive<u8> = 1..=6;
/// The most minutes that a lesson takes.
const MOST_MINUTES: u32 = 600;
/// How often an action may be compared with a pattern before a lesson is refused. The built-in lessons need a twentieth of it, and all
/// of it takes a moment.
const MOST_COMPARISONS: usize = 200_000;

/// What is wrong with a lesson, and where.
#[derive(Debug)]
pub(super) struct Fault {
    pub place: Place,
    pub why: Words,
}

/// A place in a lesson; parts and steps by their numbers from 0.
#[derive(Debug)]
pub(super) enum Place {
    /// A field of the lesson.
    Field(&'static str),
    /// The words of a language.
    Language(String),
    /// A part.
    Part(usize),
    /// A step of a part.
    Step(usize, usize),
    /// The position of a step.
    Position(usize, usize),
}

type Checked = Result<(), Fault>;

const fn fault(place: Place, why: Words) -> Checked {
    Err(Fault { place, why })
}

/// Whether the lesson can be taken to its end; else what is wrong first. What is said in it is not looked at.
pub(super) fn check(lesson: &Lesson) -> Checked {
    check_size(lesson)?;
    check_names(lesson)?;
    let mut effort = Effort(MOST_COMPARISONS);
    (0..lesson.parts.len()).try_for_each(|number| check_part(lesson, number, &mut effort))
}

fn check_size(lesson: &Lesson) -> Checked {
    let too_many = |place, what, most: usize| {
        fault(place, Words::new("lesson-flaw-too-many").with("what", what).with("most", most))
    };
    if lesson.parts.is_empty() {
        return fault(Place::Field("parts"), Words::new("lesson-flaw-empty"));
    }
    if !(1..=MOST_MINUTES).contains(&lesson.minutes) {
        return fault(Place::Field("minutes"), Words::new("lesson-flaw-minutes").with("most", MOST_MINUTES));
    }
    if lesson.parts.len() > MOST_PARTS {
        return too_many(Place::Part(MOST_PARTS), "parts", MOST_PARTS);
    }
    let mut steps = 0;
    for (number, part) in lesson.parts.iter().enumerate() {
        if !is_harmless(&part.id) || part.id.chars().count() > LONGEST_ID {
            let words = Words::new("lesson-flaw-id").with("part", excerpt(&part.id)).with("longest", LONGEST_ID);
            return fault(Place::Part(number), words);
        }
        if lesson.parts[..number].iter().any(|other| other.id == part.id) {
            return fault(Place::Part(number), Words::new("lesson-flaw-twice").with("part", excerpt(&part.id)));
        }
        steps += part.steps.len();
        if steps > MOST_STEPS {
            return too_many(Place::Part(number), "steps", MOST_STEPS);
        }
        for (place, step) in part.steps.iter().enumerate() {
            let place = || Place::Step(number, place);
            let counts = [("patterns", step.patterns().len()), ("tries", step.wrong.len()), ("rolls", step.dice.len())];
            if let Some((what, _)) = counts.into_iter().find(|(_, count)| *count > MOST_OF_A_STEP) {
                return too_many(place(), what, MOST_OF_A_STEP);
            }
            check_step(step, place)?;
        }
    }
    Ok(())
}

/// Whether what a step says can be meant at all, whatever the position.
fn check_step(step: &Step, place: impl Fn() -> Place) -> Checked {
    for pattern in step.patterns() {
        let stars = pattern.matches('*').count();
        if pattern.chars().count() > pattern::LONGEST || stars > pattern::MOST_STARS {
            let words = Words::new("lesson-flaw-pattern").with("pattern", excerpt(pattern));
            let words = words.with("longest", pattern::LONGEST).with("stars", pattern::MOST_STARS);
            return fault(place(), words);
        }
    }
    let mut faces = step.dice.iter().flatten().flatten();
    if let Some(face) = faces.find(|face| !FACES.contains(*face)) {
        return fault(place(), Words::new("lesson-flaw-face").with("face", *face));
    }
    let has_tries = !step.wrong.is_empty() || step.otherwise.is_some();
    let unused = match step.ends {
        Ends::Read => has_tries || !step.dice.is_empty() || step.shows.is_some(),
        Ends::Reply(_) => has_tries,
        Ends::Act(_) => false,
    };
    if unused {
        return fault(place(), Words::new("lesson-flaw-idle").with("say", excerpt(&step.say)));
    }
    Ok(())
}

/// Whether there are the game and the levels that the lesson names.
fn check_names(lesson: &Lesson) -> Checked {
    let Some(game) = lesson.game() else {
        return fault(Place::Field("game"), Words::new("lesson-flaw-game").with("game", excerpt(&lesson.game)));
    };
    let known = |name: &str, place: Place| match level(name, game) {
        Ok(_) => Ok(()),
        Err(unknown) => {
            let words = Words::new("lesson-flaw-level").with("level", excerpt(name));
            fault(place, words.with("known", unknown.known))
        }
    };
    known(&lesson.teacher, Place::Field("teacher"))?;
    known(&lesson.opponent, Place::Field("opponent"))?;
    for (number, part) in lesson.parts.iter().enumerate() {
        for (place, name) in part.steps.iter().enumerate().filter_map(|(place, step)| Some((place, step.by.as_ref()?)))
        {
            known(name, Place::Step(number, place))?;
        }
    }
    Ok(())
}

/// How many comparisons are left.
struct Effort(usize);

impl Effort {
    fn spend(&mut self, count: usize, place: Place) -> Checked {
        match self.0.checked_sub(count) {
            Some(left) => {
                self.0 = left;
                Ok(())
            }
            None => fault(place, Words::new("lesson-flaw-effort")),
        }
    }
}

/// What was seen of a step on any way through its part.
#[derive(Clone, Default)]
struct StepCoverage {
    /// The numbers of the patterns that a legal action was like.
    patterns: BTreeSet<usize>,
    /// The most rolls that fell.
    rolls: usize,
}

/// Plays a part to its end, with every action that a step allows.
fn check_part(lesson: &Lesson, number: usize, effort: &mut Effort) -> Checked {
    let part = &lesson.parts[number];
    for (place, step) in part.steps.iter().enumerate() {
        let (Some(game), Some(position)) = (lesson.game(), &step.position) else { continue };
        if let Err(why) = part.table(game, position) {
            return fault(Place::Position(number, place), Words::new("lesson-flaw-table").with_words("why", why));
        }
    }
    let Some(mut course) = Course::begin(lesson, number) else {
        let place = if part.steps.is_empty() { Place::Part(number) } else { Place::Step(number, 0) };
        return fault(place, Words::new("lesson-flaw-no-position").with("part", excerpt(&part.id)));
    };
    let mut seen = vec![StepCoverage::default(); part.steps.len()];
    while course.part_number() == number && course.step().is_some() {
        let actions = ending(&course, effort, &mut seen)?;
        try_wrong(&course, effort)?;
        for action in actions.iter().skip(1) {
            follow(course.duplicate(), *action, number, effort, &mut seen)?;
        }
        take(&mut course, actions.first().copied(), &mut seen)?;
    }
    check_seen(part, number, &seen)
}

/// The actions that end the step where a course is: none where it is only read, the one that the opponent plays, or all that the
/// learner may play.
fn ending(course: &Course<'_>, effort: &mut Effort, seen: &mut [StepCoverage]) -> Result<Vec<Action>, Fault> {
    let (place, table) = (|| Place::Step(course.part_number(), course.step_number()), course.table());
    let Some(step) = course.step() else { return Ok(Vec::new()) };
    if step.ends == Ends::Read {
        effort.spend(1, place())?;
        return Ok(Vec::new());
    }
    let is_learner = table.to_act() == ToAct::Choose(course.learner());
    let is_opponent = !is_learner && matches!(table.to_act(), ToAct::Choose(_));
    if !(if matches!(step.ends, Ends::Act(_)) { is_learner } else { is_opponent }) {
        let who = if matches!(step.ends, Ends::Act(_)) { "learner" } else { "opponent" };
        let words = Words::new("lesson-flaw-turn").with("who", who).with("say", excerpt(&step.say));
        return Err(Fault { place: place(), why: words });
    }
    let legal = table.actions();
    effort.spend((1 + legal.len()) * (1 + step.patterns().len()), place())?;
    let mut found = Vec::new();
    for action in legal {
        let text = table.action_text(action);
        let like = step.patterns().iter().enumerate().filter(|(_, pattern)| is_like(&text, pattern));
        let like: Vec<usize> = like.map(|(number, _)| number).collect();
        if !like.is_empty() {
            found.push(action);
            seen[course.step_number()].patterns.extend(like);
        }
    }
    if matches!(step.ends, Ends::Reply(_)) {
        found.truncate(1);
    }
    if found.is_empty() {
        let words = Words::new("lesson-flaw-step").with("say", excerpt(&step.say));
        return Err(Fault { place: place(), why: words });
    }
    Ok(found)
}

/// Plays another action than the first one, and goes on to the end of the part, or to where the next position makes it the same.
fn follow(
    mut course: Course<'_>,
    action: Action,
    number: usize,
    effort: &mut Effort,
    seen: &mut [StepCoverage],
) -> Checked {
    take(&mut course, Some(action), seen)?;
    while course.part_number() == number && course.step().is_some_and(|step| step.position.is_none()) {
        let actions = ending(&course, effort, seen)?;
        take(&mut course, actions.first().copied(), seen)?;
    }
    Ok(())
}

/// Ends the step where a course is, and looks at what came of it.
fn take(course: &mut Course<'_>, action: Option<Action>, seen: &mut [StepCoverage]) -> Checked {
    let (number, place) = (course.part_number(), course.step_number());
    let (Some(step), Some(action)) = (course.step(), action) else {
        course.go_on();
        return Ok(());
    };
    let said = |id| Words::new(id).with("say", excerpt(&step.say));
    let Ok(played) = course.examine(action) else {
        return fault(Place::Step(number, place), said("lesson-flaw-step"));
    };
    if let Some(Misfit { roll, wanted: [attacker, defender] }) = played.misfit {
        let words = said("lesson-flaw-dice-count").with("roll", roll + 1);
        let [given, against] = step.dice[roll].each_ref().map(Vec::len);
        let words = words.with("attacker", attacker).with("defender", defender);
        return fault(Place::Step(number, place), words.with("given", given).with("against", against));
    }
    if step.shows.is_some_and(|shows| !shows.is_in(&played.events)) {
        return fault(Place::Step(number, place), said("lesson-flaw-shows"));
    }
    seen[place].rolls = seen[place].rolls.max(played.rolls);
    Ok(())
}

/// Makes the wrong tries of the step where a course is: each gets the answer that stands with it.
fn try_wrong(course: &Course<'_>, effort: &mut Effort) -> Checked {
    let Some(step) = course.step() else { return Ok(()) };
    let (table, place) = (course.table(), || Place::Step(course.part_number(), course.step_number()));
    for wrong in &step.wrong {
        effort.spend(1 + table.actions().len() + step.patterns().len(), place())?;
        let told = |id| Words::new(id).with("action", excerpt(&wrong.action));
        let Ok(action) = table.read_action(&wrong.action) else {
            // Refused where it is read: the lesson's own answer would never be heard.
            if wrong.why.is_some() {
                return fault(place(), told("lesson-flaw-try-unreadable"));
            }
            continue;
        };
        let why = match (course.check(action), &wrong.why) {
            (Ok(()), _) => told("lesson-flaw-try-ends"),
            (Err(WrongTry::Answered(answer)), Some(why)) if answer == *why => continue,
            (Err(WrongTry::Refused(_)), None) => continue,
            (Err(_), None) => told("lesson-flaw-try-legal"),
            (Err(_), Some(_)) => told("lesson-flaw-try-written").with("written", table.action_text(action)),
        };
        return fault(place(), why);
    }
    Ok(())
}

/// Whether everything that the steps of a part name was seen on some way through it.
fn check_seen(part: &Part, number: usize, seen: &[StepCoverage]) -> Checked {
    for (place, (step, seen)) in part.steps.iter().zip(seen).enumerate() {
        let unseen = |(pattern, _): &(usize, &String)| !seen.patterns.contains(pattern);
        if let Some((_, pattern)) = step.patterns().iter().enumerate().find(unseen) {
            let words = Words::new("lesson-flaw-pattern-unused").with("pattern", excerpt(pattern));
            return fault(Place::Step(number, place), words);
        }
        if seen.rolls < step.dice.len() {
            let words = Words::new("lesson-flaw-dice-left").with("say", excerpt(&step.say));
            let words = words.with("arranged", step.dice.len()).with("fallen", seen.rolls);
            return fault(Place::Step(number, place), words);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::{Language, Locale};
    use holochess_rules::GameId;

    #[test]
    fn the_built_in_lessons_pass_what_others_have_to_pass() {
        let mut most = 0;
        for lesson in GameId::ALL.map(Lesson::of) {
            let mut effort = Effort(MOST_COMPARISONS);
            let numbers = 0..lesson.parts.len();
            let parts = numbers.map(|number| check_part(lesson, number, &mut effort));
            for checked in parts.chain([check_size(lesson), check_names(lesson)]).collect::<Vec<_>>() {
                let Err(Fault { place, why }) = checked else { continue };
                panic!("{} {place:?}: {}", lesson.game, Locale::new(Language::English).say(&why));
            }
            most = most.max(MOST_COMPARISONS - effort.0);
        }
        // Enough is left for a lesson that is much longer.
        assert!(most * 10 < MOST_COMPARISONS, "{most}");
    }
}
