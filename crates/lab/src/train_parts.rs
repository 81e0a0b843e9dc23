//! `train holochess --part K/N`: a share of the matches of one round; `merge` joins the shares and learns from them, as one run would have.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use super::{
    parts::{self, JoinedParts, Part},
    train::{self, Args, Round},
};
use holochess::cli::{Failure, out_file::OutFile};
use holochess_lab::training::holochess::{Plan, PlayedMatch, Training};
use holochess_locale::{Locale, Words, harmless};
use holochess_rules::GameId;

/// Plays a share of the next round's matches.
///
/// # Errors
/// If the training is over, its state cannot be read, or the share cannot be written.
pub(super) fn play(args: &Args, part: Part, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if args.game.game != GameId::Holochess {
        return Err(Failure::at("--part", Words::new("train-part-only")));
    }
    let training = state(args, args.state.as_deref(), locale)?;
    if training.is_done() {
        return Err(Failure::at("--state", Words::new("train-over")));
    }
    let file = parts::prepare(&args.out)?;
    let played = training.play(args.threads.count(), |number| part.has(number));
    parts::write(&file, &command(&training)?, part, &played)?;
    let arguments = [("part", part.to_string().into()), ("games", played.len().into())];
    writeln!(out, "{}", locale.format("part-played", &arguments))?;
    Ok(())
}

/// Learns from the shares of a round: writes the state after it beside the file, and after the last round the weights.
///
/// # Errors
/// If the state beside the file is not the one that the shares were played from, or something cannot be written.
pub(super) fn merge(
    args: &Args,
    joined: &JoinedParts,
    path: Option<PathBuf>,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Some(path) = path else { return Err(Failure::wrong(Words::new("part-needs-out"))) };
    let (file, beside) = (OutFile::prepare(&path)?, train::beside(&path));
    let mut training = state(args, Some(&beside).filter(|file| file.exists()).map(PathBuf::as_path), locale)?;
    if args.of_state.as_deref() != Some(digest(&training)?.as_str()) {
        return Err(Failure::at(harmless(&beside.display().to_string()), Words::new("train-other-state")));
    }
    let mut played: Vec<PlayedMatch> = joined.results()?;
    played.sort_by_key(|played| played.number);
    if training.is_done() || !played.iter().map(|played| played.number).eq(0..training.matches()) {
        return Err(joined.broken());
    }
    let report = training.learn(played);
    OutFile::prepare(&beside)?.write(serde_json::to_string(&training).map_err(Failure::input)?)?;
    let round = Round::from_report(&report, training.plan());
    writeln!(out, "{}", train::round_line(&round, None, locale))?;
    if training.is_done() {
        train::write_holochess(&training, None, &file, Some(beside.as_path()), locale, out)?;
    }
    Ok(())
}

/// The state in this file, or the beginning of the training.
fn state(args: &Args, file: Option<&Path>, locale: &Locale) -> Result<Training, Failure> {
    file.map_or_else(|| Ok(Training::new(train::plan(args))), |file| train::resumed_holochess(locale, "--state", file))
}

/// What tells states apart: nobody learns from matches that were played from another one.
fn digest(training: &Training) -> Result<String, Failure> {
    let text = serde_json::to_string(training).map_err(Failure::input)?;
    let digest = Sha256::digest(text);
    let first = digest.first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes));
    Ok(format!("{first:016x}"))
}

/// The command of the whole, as arguments.
fn command(training: &Training) -> Result<Vec<String>, Failure> {
    let Plan { seed, rounds, matches, finals, nodes } = training.plan();
    let line = format!(
        "train holochess --out FILE --seed {seed} --rounds {rounds} --matches {matches} --finals {finals} --nodes {nodes} --of-state {}",
        digest(training)?
    );
    Ok(line.split(' ').map(str::to_owned).collect())
}
