//! `replay FILE`: prints a recorded match.

use std::{io::Write, path::PathBuf};

use serde_json::{Value, json};

use super::{
    Failure, analysis, exact_analysis,
    numbers::whole,
    solved_table::from_cache,
    words::{COLUMNS, LanguageArgs, wrap},
    write_json,
};
use holochess_locale::{Words, harmless};
use holochess_record::narration::Narrator;
use holochess_record::{LogEntry, RecordedMatch, ending_word};
use holochess_rules::{Ending, Seat, Table, Verdict, dejarik::RuleSet};

/// More decisions than any record has.
const MOST_LINES: u64 = 1_000_000;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The match file, or a match in one line of text
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Only up to this many actions
    #[arg(long, value_name = "K", value_parser = whole::<usize>(0..=MOST_LINES), allow_negative_numbers = true)]
    at: Option<usize>,

    /// Where the match turned, and whether by luck or by a mistake
    #[arg(long)]
    analysis: bool,

    /// One JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If the record cannot be read, or has not so many actions.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.language.locale();
    let (recorded, cut) = RecordedMatch::open(&args.file).map_err(|error| Failure::Input(error.say(&locale)))?;
    let all = recorded.decisions();
    let until = args.at.unwrap_or(all.len());
    if until > all.len() {
        let words = Words::new("replay-too-far").with("at", until).with("count", all.len());
        return Err(Failure::of_words(&locale, &words));
    }
    let table = recorded.table_at(until);
    let exact = match RuleSet::for_game(recorded.setup().game) {
        Some(rules) if args.analysis => {
            Some(exact_analysis::analyse_record(&from_cache(rules, &locale), &recorded, &all[..until])?)
        }
        _ => None,
    };
    let analysis = if args.analysis && exact.is_none() {
        Some(analysis::analyse_record(&recorded, &all[..until], &locale)?)
    } else {
        None
    };
    if args.json {
        let mut object = as_json(&recorded, &all[..until], table.as_ref(), cut);
        if let Some(analysis) = &analysis {
            object["analysis"] = analysis::as_json(analysis, table.as_ref());
        }
        if let Some(exact) = &exact {
            object["analysis"] = exact_analysis::as_json(exact, table.as_ref());
        }
        return write_json(out, &object);
    }
    let narrator = Narrator::new(&locale, recorded.setup());
    let mut say = |text: &str, indent: &str| -> Result<(), Failure> {
        writeln!(out, "{indent}{}", wrap(&harmless(text), COLUMNS - indent.len(), &format!("{indent}  ")))?;
        Ok(())
    };
    say(&locale.text(&format!("game-{}", recorded.setup().game.id())), "")?;
    for (index, seat) in recorded.setup().seats.iter().enumerate() {
        let player = narrator.player(Seat::new(index));
        say(&locale.format("replay-seat", &[("player", player.into()), ("who", seat.who.word().into())]), "")?;
    }
    if let Some(text) = narrator.seed_hash(&recorded) {
        say(&text, "")?;
    }
    let opening = recorded.story(Some(0));
    for text in opening.iter().filter_map(|event| narrator.narrate(table.as_ref(), event)) {
        say(&text, "  ")?;
    }
    for (number, entry) in (1..).zip(&all[..until]) {
        let who = entry.seat.map(|seat| format!(" ({})", narrator.player(seat))).unwrap_or_default();
        say(&format!("{number}. {}{who}", entry.text), "")?;
        for text in entry.events.iter().filter_map(|event| narrator.narrate(table.as_ref(), event)) {
            say(&text, "  ")?;
        }
    }
    if let Some(position) = table.position_text() {
        say(&locale.format("replay-position", &[("position", position.into())]), "")?;
    }
    if let Some(text) = narrator.seed(&recorded) {
        say(&text, "")?;
    }
    if recorded.take_backs() > 0 {
        say(&locale.format("replay-take-backs", &[("count", recorded.take_backs().into())]), "")?;
    }
    if let Some(analysis) = &analysis {
        for text in analysis::lines(analysis, &narrator, table.as_ref()) {
            say(&text, "")?;
        }
    }
    if let Some(exact) = &exact {
        for text in exact_analysis::lines(exact, &narrator, table.as_ref()) {
            say(&text, "")?;
        }
    }
    if let Some(line) = cut {
        let file = args.file.display().to_string();
        say(&locale.format("replay-cut", &[("file", file.into()), ("line", line.into())]), "")?;
    }
    Ok(())
}

/// The fields of docs: game, result, actions, dice (roll by roll, the attacker's faces and then the defender's), position.
fn as_json(recorded: &RecordedMatch, entries: &[LogEntry], table: &dyn Table, cut: Option<usize>) -> Value {
    let actions: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
    let rolls = entries.iter().flat_map(|entry| &entry.rolls);
    let dice: Vec<Vec<u8>> = rolls.map(|roll| roll.hands.concat()).collect();
    json!({
        "game": recorded.setup().game.id(),
        "result": table.verdict().map(result),
        "actions": actions,
        "dice": dice,
        "position": table.position_text(),
        "take_backs": recorded.take_backs(),
        "seed_sha256": recorded.seed_hash(),
        "cut_at_line": cut,
    })
}

/// How a match ended, with the fields of a record.
fn result(verdict: &Verdict) -> Value {
    let mut result = json!({
        "winner": verdict.winner.map(Seat::number),
        "scores": verdict.scores,
        "ending": ending_word(verdict.ending),
    });
    if let Ending::Resigned(seat) = verdict.ending {
        result["seat"] = seat.number().into();
    }
    result
}
