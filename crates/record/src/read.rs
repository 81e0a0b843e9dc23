//! Reading a record: its decisions are played again, and every line is compared with the line that results.

use std::path::Path;

use super::{
    Problem, RecordError, RecordedMatch, TextLineError,
    bounds::{MOST_BYTES, MOST_LINES},
    error::TableThen,
    from_text_line, is_text_line,
    line::{FORMAT, Hands, Header, Line, Mark, NEWEST, VERSION},
};
use holochess_locale::{Words, json_error};
use holochess_platform::storage::{self, FileError, FileProblem};
use holochess_rules::{Action, Refusal, Seat, ToAct};

/// The longest line, in bytes: a duel of a thousand exchanges.
const LONGEST_LINE: usize = 64 << 10;

/// What some editors put before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A record that was read.
pub(super) struct ParsedRecord {
    pub recorded: RecordedMatch,
    /// The line that is cut off, if one is.
    pub cut: Option<usize>,
    /// The first line that does not have the bytes of a record, although it says what it should.
    respelled: Option<Place>,
    /// The first line that follows from what is there and is not there itself.
    unfinished: Option<String>,
}

/// A file's content, as far as it could be read.
pub(super) type Content = Result<Vec<u8>, FileError>;

/// Reads what is in the file of a record.
pub(super) fn content(file: &Path) -> Content {
    storage::read_bytes(file, MOST_BYTES)
}

/// The text of a record that is given as one line of text, or in a file with such a line in it; what is in the file otherwise.
pub(super) fn content_of_line(file: &Path) -> Result<Content, TextLineError> {
    if let Some(line) = file.to_str().filter(|text| is_text_line(text)) {
        return from_text_line(line).map(|text| Ok(text.into_bytes()));
    }
    let found = content(file);
    match found.as_deref().map(std::str::from_utf8) {
        Ok(Ok(text)) if is_text_line(text) => from_text_line(text).map(|text| Ok(text.into_bytes())),
        _ => Ok(found),
    }
}

/// Reads a record as far as it is whole.
pub(super) fn read(file: &Path, content: Content) -> Result<ParsedRecord, RecordError> {
    let unread = |error: FileError, decision| {
        let line = match error.problem {
            FileProblem::NotText { line } => Some(line),
            _ => None,
        };
        RecordError { file: file.to_owned(), line, decision, problem: Box::new(Problem::File(error)) }
    };
    let bytes = content.map_err(|error| unread(error, 0))?;
    let decision = decisions_before_fault(&bytes);
    let text = storage::as_text(file, bytes).map_err(|error| unread(error, decision))?;
    let mut place = Place { line: 1, decision: 0 };
    read_text(&text, &mut place).map_err(|problem| RecordError {
        file: file.to_owned(),
        line: Some(place.line),
        decision: place.decision,
        problem: Box::new(problem),
    })
}

/// How many decisions there are in the lines before the first one that is not UTF-8; 0 if every line is.
fn decisions_before_fault(bytes: &[u8]) -> usize {
    let Err(error) = std::str::from_utf8(bytes) else { return 0 };
    let text = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
    let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
    let is_decision = |line: &&str| serde_json::from_str::<Line>(line).is_ok_and(|line| line.action.is_some());
    whole.split('\n').skip(1).filter(is_decision).count()
}

/// The header of a file, if it begins with one, sound or not.
pub(super) fn header_of(content: &Content) -> Option<Header> {
    let line = content.as_ref().ok()?.split(|byte| *byte == b'\n').next()?;
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
    serde_json::from_slice(line.get(..LONGEST_LINE).unwrap_or(line)).ok()
}

impl ParsedRecord {
    /// The record, if nothing is missing at its end and every byte is as it was written.
    pub(super) fn whole(self, file: &Path) -> Result<RecordedMatch, RecordError> {
        let lines = &self.recorded.lines;
        let fault = |Place { line, decision }, problem| RecordError {
            file: file.to_owned(),
            line: Some(line),
            decision,
            problem: Box::new(problem),
        };
        let here = Place { line: lines.count() + 1, decision: lines.actions() };
        match (self.respelled, self.cut, self.unfinished) {
            (Some(place), ..) => Err(fault(place, Problem::Respelled)),
            (None, Some(line), _) => Err(RecordError::cut_off(file, line, &self.recorded)),
            (None, None, Some(follows)) => Err(fault(here, Problem::Unfinished(follows))),
            (None, None, None) => Ok(self.recorded),
        }
    }
}

/// How far reading has come: the line, and how many decisions up to it.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    decision: usize,
}

fn read_text(text: &str, place: &mut Place) -> Result<ParsedRecord, Problem> {
    let (text, has_mark) = text.strip_prefix(BYTE_ORDER_MARK).map_or((text, false), |text| (text, true));
    let (text, blanks) = without_blank_end(text);
    let ends = text.is_empty() || text.ends_with('\n');
    // One line more than allowed is enough to detect too many; a file of nothing but line ends has millions.
    let mut lines: Vec<&str> = text.strip_suffix('\n').unwrap_or(text).split('\n').take(MOST_LINES + 2).collect();
    if text.is_empty() {
        return Err(Problem::Empty);
    }
    if lines.len() > MOST_LINES + 1 {
        place.line = MOST_LINES + 2;
        return Err(Problem::TooManyLines);
    }
    let mut cut = None;
    // An object is never whole before its last sign, so a line that reads well only lacks its end. No line that is too long
    // was ever begun.
    if let (false, [_, .., last]) = (ends, &*lines)
        && last.len() <= LONGEST_LINE
        && serde_json::from_str::<serde_json::Value>(last).is_err()
    {
        cut = Some(lines.len());
        lines.pop();
    }
    let (first, decisions) = lines.split_first().ok_or(Problem::Empty)?;
    let header = read_header(first)?;
    let mut respelled = (has_mark || header.text() != *first).then_some(*place);
    let mut recorded = RecordedMatch::begin_as(header.setup()?, header).map_err(Problem::Begin)?;
    for (index, text) in decisions.iter().enumerate() {
        place.line = index + 2;
        if text.len() > LONGEST_LINE {
            return Err(Problem::LineTooLong);
        }
        let line: Line = serde_json::from_str(text).map_err(|error| Problem::Syntax(json_error(&error)))?;
        if !line.says_one_thing() {
            return Err(Problem::Syntax(Words::new("record-one-of")));
        }
        place.decision += usize::from(line.action.is_some());
        if follow(&mut recorded, index, &line, text)? == Spelling::Other && respelled.is_none() {
            respelled = Some(*place);
        }
    }
    let unfinished = recorded.lines.get(decisions.len()).map(str::to_owned);
    if cut.is_none() && (!ends || (blanks && unfinished.is_none())) && respelled.is_none() {
        // The last line lacks its end, or blank ones follow it.
        respelled = Some(*place);
    }
    let unfinished = unfinished.map(|text| read_own(&text).map_or(text, |line| in_words(&line)));
    Ok(ParsedRecord { recorded, cut, respelled, unfinished })
}

/// A text without the blank lines at its end, and whether there are any. The end of the last line stays; so does a text of nothing but
/// blanks.
fn without_blank_end(text: &str) -> (&str, bool) {
    let whole = text.trim_end_matches([' ', '\t', '\r', '\n']);
    let end = text[whole.len()..].find('\n').map_or(text.len(), |end| whole.len() + end + 1);
    if whole.is_empty() { (text, false) } else { (&text[..end], end < text.len()) }
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
        Some(VERSION..=NEWEST) => serde_json::from_str(text).map_err(|error| Problem::Syntax(json_error(&error))),
        Some(other) => Err(Problem::Version(other)),
        None => Err(Problem::NotARecord),
    }
}

/// Whether a line has the bytes of a record, or only says the same.
#[derive(PartialEq, Eq)]
enum Spelling {
    Own,
    Other,
}

/// Plays the decision of a line, if it has one, and compares the line with the one that results.
fn follow(recorded: &mut RecordedMatch, index: usize, line: &Line, text: &str) -> Result<Spelling, Problem> {
    if recorded.lines.count() <= index {
        match (&line.action, line.undo, line.take_back) {
            (Some(text), ..) => {
                if let Some(values) = line.values.clone() {
                    recorded.reveal(values).map_err(Problem::Mail)?;
                }
                decide(recorded, text, line.seat)?;
            }
            (None, Some(_), _) => step_back(recorded, false)?,
            (None, None, Some(steps)) if recorded.is_live() => {
                recorded.take_back_entries(steps).map_err(|_| Problem::StepBack)?;
            }
            (None, None, Some(_)) => step_back(recorded, true)?,
            (None, None, None) => return Err(if recorded.is_over() { Problem::AfterEnd } else { Problem::NotOver }),
        }
    }
    // Playing a decision or a step back always adds a line.
    let made = recorded.lines.get(index).ok_or(Problem::NotOver)?;
    if made == text {
        return Ok(Spelling::Own);
    }
    let made = &read_own(made).ok_or(Problem::Changed)?;
    if made == line {
        return Ok(Spelling::Other);
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

/// A line that this program has written.
fn read_own(text: &str) -> Option<Line> {
    serde_json::from_str(text).ok()
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
