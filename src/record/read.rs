//! Reading a record: by playing it again and holding every line against the one that comes of it.

use std::path::Path;

use super::{
    Problem, RecordError, RecordedMatch,
    error::TableThen,
    line::{FORMAT, Hands, Header, Line, Mark, VERSION},
    recorded_match::MOST_LINES,
};
use crate::{
    rules::{Action, Refusal, Seat, ToAct},
    storage,
};

/// The most that is read of a record, in bytes. A match of the greatest length has a tenth of it.
const MOST_BYTES: u64 = 8 << 20;

/// The longest line, in bytes: a duel of a thousand exchanges.
const LONGEST_LINE: usize = 64 << 10;

/// A record that was read.
pub(super) struct Reading {
    pub recorded: RecordedMatch,
    /// The line that is cut off, if one is.
    pub cut: Option<usize>,
    /// The first line that follows from what is there and is not there itself.
    unfinished: Option<String>,
}

/// Reads a record as far as it is whole.
pub(super) fn read(file: &Path) -> Result<Reading, RecordError> {
    let text = storage::read_text(file, MOST_BYTES).map_err(|error| RecordError {
        file: file.to_owned(),
        line: None,
        decision: 0,
        problem: Box::new(Problem::File(error)),
    })?;
    let mut place = Place { line: 1, decision: 0 };
    read_text(&text, &mut place).map_err(|problem| {
        let line = (!matches!(problem, Problem::Empty | Problem::NotARecord)).then_some(place.line);
        RecordError { file: file.to_owned(), line, decision: place.decision, problem: Box::new(problem) }
    })
}

impl Reading {
    /// The record, if nothing is missing at its end.
    pub(super) fn whole(self, file: &Path) -> Result<RecordedMatch, RecordError> {
        let lines = self.recorded.lines();
        let decision = lines.iter().filter(|line| line.action.is_some()).count();
        let fault = |line, decision, problem| RecordError {
            file: file.to_owned(),
            line: Some(line),
            decision,
            problem: Box::new(problem),
        };
        match (self.cut, self.unfinished) {
            (Some(line), _) => Err(fault(line, decision + 1, Problem::Cut)),
            (None, Some(follows)) => Err(fault(lines.len() + 1, decision, Problem::Unfinished(follows))),
            (None, None) => Ok(self.recorded),
        }
    }
}

/// How far reading has come: the line, and how many decisions up to it.
struct Place {
    line: usize,
    decision: usize,
}

fn read_text(text: &str, place: &mut Place) -> Result<Reading, Problem> {
    let (whole, rest) = text.rsplit_once('\n').unwrap_or(("", text));
    let mut lines: Vec<&str> = if text.contains('\n') { whole.split('\n').collect() } else { Vec::new() };
    let mut cut = None;
    if !rest.is_empty() {
        lines.push(rest);
        // An object is never whole before its last sign, so a line that reads well only lacks its end.
        if serde_json::from_str::<serde_json::Value>(rest).is_err() && lines.len() > 1 {
            lines.pop();
            cut = Some(lines.len() + 1);
        }
    }
    let (header, decisions) = lines.split_first().ok_or(Problem::Empty)?;
    let header = read_header(header)?;
    if decisions.len() > MOST_LINES {
        return Err(Problem::TooManyLines);
    }
    let setup = header.setup()?;
    let mut recorded = RecordedMatch::begin_as(setup, &header.program).map_err(Problem::Begin)?;
    for (index, text) in decisions.iter().enumerate() {
        place.line = index + 2;
        if text.len() > LONGEST_LINE {
            return Err(Problem::LineTooLong);
        }
        let line: Line = serde_json::from_str(text).map_err(|error| Problem::Syntax(error.to_string()))?;
        if !line.says_one_thing() {
            return Err(Problem::Syntax("exactly one of action, undo, take_back and end belongs here".to_owned()));
        }
        place.decision += usize::from(line.action.is_some());
        follow(&mut recorded, index, &line)?;
    }
    let unfinished = recorded.lines().get(decisions.len()).map(in_words);
    Ok(Reading { recorded, cut, unfinished })
}

fn read_header(text: &str) -> Result<Header, Problem> {
    if text.len() > LONGEST_LINE {
        return Err(Problem::NotARecord);
    }
    let mark: Mark = serde_json::from_str(text).map_err(|_| Problem::NotARecord)?;
    if mark.format.as_deref() != Some(FORMAT) {
        return Err(Problem::NotARecord);
    }
    match mark.version {
        Some(VERSION) => serde_json::from_str(text).map_err(|error| Problem::Syntax(error.to_string())),
        Some(other) => Err(Problem::Version(other)),
        None => Err(Problem::NotARecord),
    }
}

/// Plays a line where it decides something, and compares it with the line that has come of it.
fn follow(recorded: &mut RecordedMatch, index: usize, line: &Line) -> Result<(), Problem> {
    if recorded.lines().len() <= index {
        match (&line.action, line.undo, line.take_back) {
            (Some(text), ..) => decide(recorded, text, line.seat)?,
            (None, Some(_), _) => step_back(recorded, false)?,
            (None, None, Some(_)) => step_back(recorded, true)?,
            (None, None, None) => return Err(if recorded.is_over() { Problem::AfterEnd } else { Problem::NotOver }),
        }
    }
    // Whatever was played has left a line at least.
    let made = recorded.lines().get(index).ok_or(Problem::NotOver)?;
    if made == line {
        return Ok(());
    }
    if made.action == line.action && made.seat == line.seat && !made.rolls().eq(line.rolls()) {
        let dice = |line: &Line| faces(line.rolls());
        return Err(Problem::Dice { found: dice(line), given: dice(made) });
    }
    if made.without_check() == line.without_check() {
        return Err(Problem::Changed);
    }
    Err(Problem::Instead { found: in_words(line), follows: in_words(made) })
}

fn decide(recorded: &mut RecordedMatch, text: &str, resigned: Option<u8>) -> Result<(), Problem> {
    let illegal = |recorded: &RecordedMatch, why| Problem::Illegal {
        action: text.to_owned(),
        why,
        table: TableThen(recorded.table().duplicate()),
    };
    let action = recorded.table().read_action(text).map_err(|why| illegal(recorded, why))?;
    let seat = match (action, recorded.table().to_act(), resigned) {
        (_, ToAct::Over, _) => return Err(Problem::AfterEnd),
        (Action::Resign, _, Some(number)) => {
            let index = usize::from(number).wrapping_sub(1);
            let known = (0..recorded.table().seats()).contains(&index).then(|| Seat::new(index));
            known.ok_or_else(|| illegal(recorded, Refusal::NotInThisGame))?
        }
        (_, ToAct::Choose(seat), _) => seat,
        (_, ToAct::Pass(_) | ToAct::Roll(_), _) => return Err(illegal(recorded, Refusal::DicePending)),
    };
    recorded.play(seat, action).map_err(|why| illegal(recorded, why))
}

fn step_back(recorded: &mut RecordedMatch, take_back: bool) -> Result<(), Problem> {
    recorded.step_back(take_back).map(|_| ()).map_err(|_| Problem::StepBack)
}

/// A line as it stands in the file.
fn in_words(line: &Line) -> String {
    line.without_check().text()
}

/// The faces of rolls: `6 5 1 – 3 3 1; 4 4 – 2`.
fn faces<'a>(rolls: impl Iterator<Item = &'a Hands>) -> String {
    let hand = |faces: &Vec<u8>| faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let rolls: Vec<_> = rolls.map(|hands| format!("{} – {}", hand(&hands[0]), hand(&hands[1]))).collect();
    rolls.join("; ")
}
