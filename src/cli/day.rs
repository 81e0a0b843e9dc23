//! `day`: the match of the day, and its result as a line.

use std::{io::Write, path::PathBuf};

use serde_json::json;

use super::{
    Failure,
    text::{look, play_recorded, resume},
    words::{COLUMNS, LanguageArgs, name_in_settings, wrap},
    write_json,
};
use holochess_locale::{Locale, Words, excerpt};
use holochess_platform::storage::{FileError, Home, make_folder};
use holochess_platform::{clock::SystemTime, fs};
use holochess_record::narration::Narrator;
use holochess_record::{Date, DayError, ExaminedRecord, RecordedMatch};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// A day other than today (UTC), such as 2026-11-23
    #[arg(long, value_name = "DATE")]
    date: Option<String>,

    /// Prints the result of a finished match, without playing
    #[arg(long)]
    result: bool,

    /// Checks a result by playing its match again: is every action legal, does every die follow from the date?
    #[arg(long, value_name = "LINE", conflicts_with = "result")]
    check: Option<String>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If the match cannot be begun, resumed or written, or a result does not hold.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(line) = &args.check {
        return check(line, false, locale, out);
    }
    let date = match &args.date {
        None => Date::of(SystemTime::now()),
        Some(text) => Date::read(text)
            .ok_or_else(|| Failure::at("--date", Words::new("day-no-date").with("date", excerpt(text))))?,
    };
    if is_to_come(date) {
        return Err(Failure::at("--date", Words::new("day-in-future").with("date", date.to_string())));
    }
    let path = file_of(date);
    if let Err(error) = fs::metadata(&path)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        // Whether something is there cannot be seen.
        return Err(Failure::of_file(locale, &FileError::new(&path, &error)));
    }
    let is_there = RecordedMatch::is_saved(&path);
    if args.result && !is_there {
        return Err(Failure::No(Some(locale.format("day-not-played", &[("date", date.to_string().into())]))));
    }
    let check_day = |recorded: &RecordedMatch| {
        let words = || Words::new("day-other-match").with("file", path.display().to_string());
        if date.is_of(recorded) { Ok(()) } else { Err(Failure::of_words(locale, &words())) }
    };
    let recorded = if args.result {
        // The result is only read: nothing is repaired.
        let found = RecordedMatch::examine(&path).map(ExaminedRecord::into_recorded);
        let found = found.map_err(|why| Failure::Input(why.say(locale)))?;
        check_day(&found).map(|()| found)?
    } else if is_there {
        resume(locale, &path, check_day, out)?
    } else {
        let begun = RecordedMatch::begin(date.setup_for(&name_in_settings(locale, out)?));
        begun.map_err(|why| Failure::of_words(locale, &why.words()))?.0
    };
    if !args.result {
        let name = locale.text(&format!("level-{}", date.opponent()));
        let arguments = [("date", date.to_string().into()), ("name", name.into())];
        writeln!(out, "{}", wrap(&locale.format("day-heading", &arguments), COLUMNS, "  "))?;
    }
    let recorded = if args.result || recorded.is_over() {
        recorded
    } else {
        make_folder(Home::of_environment().saves()).map_err(|error| Failure::of_file(locale, &error))?;
        let narrator = Narrator::for_people(locale, recorded.setup());
        play_recorded(look(None)?, recorded, narrator, path.clone(), out)?
    };
    match date.result(&recorded) {
        Some(line) => {
            writeln!(out, "{}", locale.text("day-share"))?;
            writeln!(out, "{}", date.share(&recorded, &line, locale))?;
            Ok(())
        }
        None if recorded.is_over() => {
            let words = Words::new("day-not-to-check").with("date", date.to_string());
            Err(Failure::No(Some(locale.say(&words))))
        }
        None if args.result => {
            Err(Failure::No(Some(locale.format("day-not-over", &[("date", date.to_string().into())]))))
        }
        None => Ok(()),
    }
}

/// Whether a day has not come anywhere. Where the clocks of two machines differ, it may be tomorrow already.
fn is_to_come(date: Date) -> bool {
    date.days() > Date::of(SystemTime::now()).days() + 1
}

/// The file of the match of a day, among the saved matches.
fn file_of(date: Date) -> PathBuf {
    Home::of_environment().saves().join(date.file_name())
}

/// Plays the match of a result again.
///
/// # Errors
/// If it does not hold.
pub fn check(line: &str, as_json: bool, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    match Date::replay(line) {
        Ok((date, recorded)) => {
            let name = locale.text(&format!("level-{}", date.opponent()));
            let otherwise = date.foreign_decision(&recorded);
            let words_hold = date.words_hold(&recorded, line);
            let said = date.share(&recorded, "", locale);
            let why = match otherwise {
                _ if is_to_come(date) => Some(locale.format("day-in-future", &[("date", date.to_string().into())])),
                Some(at) => {
                    Some(locale.format("day-other-opponent", &[("name", name.clone().into()), ("decision", at.into())]))
                }
                None if !words_hold => Some(locale.format("day-other-words", &[("said", said.trim_end().into())])),
                None => None,
            };
            if as_json {
                let decisions = recorded.decisions().len();
                let mut object = json!({ "ok": why.is_none(), "date": date.to_string(), "decisions": decisions,
                    "take_backs": recorded.take_backs(), "over": true, "opponent": otherwise.is_none(), "words": words_hold });
                if let Some(why) = why {
                    (object["at"], object["why"]) = (otherwise.unwrap_or_default().into(), why.into());
                    write_json(out, &object)?;
                    return Err(Failure::No(None));
                }
                return write_json(out, &object);
            }
            if let Some(why) = why {
                return Err(Failure::No(Some(why)));
            }
            writeln!(out, "{}", said.trim_end())?;
            writeln!(out, "{}", wrap(&locale.format("day-holds", &[("name", name.into())]), COLUMNS, "  "))?;
            Ok(())
        }
        Err(why) => {
            if matches!(why, DayError::NoResult) {
                return Err(Failure::of_words(locale, &why.words()));
            }
            let words = why.words();
            if as_json {
                let at = if let DayError::Illegal(decision) = why { decision } else { 0 };
                write_json(out, &json!({ "ok": false, "at": at, "why": locale.say(&words) }))?;
                return Err(Failure::No(None));
            }
            Err(Failure::No(Some(locale.say(&words))))
        }
    }
}
