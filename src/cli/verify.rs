//! `verify FILE`: checks that every action of a record was legal and every die came from its seed.

use std::{io::Write, path::PathBuf};

use serde_json::json;

use super::{
    Failure,
    words::{COLUMNS, LanguageArgs, wrap},
    write_json,
};
use holochess_record::{DAY_MARK, RecordedMatch};
use holochess_rules::Luck;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The match file, a match in one line of text, or the line with the result of a match of the day
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// One JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If the record does not verify, or there is no such file.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.language.locale();
    if let Some(line) = args.file.to_str().filter(|text| text.contains(DAY_MARK)) {
        return super::day::check(line, args.json, &locale, out);
    }
    match RecordedMatch::verify(&args.file) {
        Ok(recorded) if args.json => {
            let (decisions, over) = (recorded.decisions().len(), recorded.is_over());
            let take_backs = recorded.take_backs();
            write_json(out, &json!({ "ok": true, "decisions": decisions, "take_backs": take_backs, "over": over }))
        }
        Ok(recorded) => {
            // By mail the seed only deals; every roll follows from what both players have shown for it.
            let luck = match recorded.setup().luck() {
                Luck::Dice if recorded.mail().is_some() => "mail",
                luck => luck.word(),
            };
            let id = if recorded.is_over() { "verify-ok" } else { "verify-ok-so-far" };
            let arguments = [
                ("decisions", recorded.decisions().len().into()),
                ("luck", luck.into()),
                ("hash", recorded.seed_hash().into()),
            ];
            let text = locale.format(id, &arguments);
            writeln!(out, "{}", wrap(&text, COLUMNS, "  "))?;
            Ok(())
        }
        Err(error) => {
            // There is no record that could be verified.
            if error.is_no_record() {
                return Err(Failure::Input(error.say(&locale)));
            }
            if args.json {
                let why = error.why(&locale);
                write_json(out, &json!({ "ok": false, "at": error.decision, "line": error.line, "why": why }))?;
                return Err(Failure::No(None));
            }
            Err(Failure::No(Some(error.say(&locale))))
        }
    }
}
