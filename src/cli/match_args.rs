//! The arguments of the commands that begin a match or go on with one: the player on each seat, and the seed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{Failure, GameArgs, numbers};
use holochess_locale::{Locale, Words, excerpt, harmless};
use holochess_platform::storage::{self, Home};
use holochess_players::{self as players, handicap};
use holochess_record::{
    Import, ImportError, LONGEST_TEXT, MatchSetup, RecordedMatch, SeatInfo, Shelf, Who, check_record, fresh_seed,
    is_text_line,
};
use holochess_rules::{GameId, SetupError, dice::Seed};

/// `[--p1 WHO]… [--p6 WHO] [--seed N] [--load FILE]`.
#[derive(Debug, clap::Args)]
pub struct MatchArgs {
    /// Who plays as player 1: human or a level (see `levels GAME`)
    #[arg(long, value_name = "WHO")]
    p1: Option<String>,
    /// Who plays as player 2; the strongest level by default
    #[arg(long, value_name = "WHO")]
    p2: Option<String>,
    /// Who plays as player 3, where three can play
    #[arg(long, value_name = "WHO")]
    p3: Option<String>,
    /// Who plays as player 4
    #[arg(long, value_name = "WHO")]
    p4: Option<String>,
    /// Who plays as player 5
    #[arg(long, value_name = "WHO")]
    p5: Option<String>,
    /// Who plays as player 6
    #[arg(long, value_name = "WHO")]
    p6: Option<String>,

    /// The seed of the deal and the dice; random by default
    #[arg(long, value_name = "N", value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// A start that makes up for the first move (Dejarik): even, or pawn, where player 1 has one piece fewer
    #[arg(long, value_name = "NAME")]
    handicap: Option<String>,

    /// Continues this match, in the same file; a name without a path is looked for among the saved matches, too. A match in one line of
    /// text (holochess-match:…) becomes a saved match
    #[arg(long, value_name = "FILE", allow_hyphen_values = true, conflicts_with_all = ["seed", "p1", "p2", "p3", "p4", "p5", "p6", "handicap"])]
    load: Option<PathBuf>,
}

/// How many names of saved matches an error lists.
const NAMES_LISTED: usize = 5;

impl MatchArgs {
    /// The record to go on with: the path of `--load`, or, where nothing is there, the saved match of that name.
    ///
    /// # Errors
    /// If there is neither, and there are saved matches of other names; if it is a line of text with a match that is damaged or that
    /// `check` refuses, of which nothing is saved then.
    pub fn record_to_load(
        &self,
        locale: &Locale,
        check: impl FnOnce(&RecordedMatch, &Path) -> Result<(), Failure>,
    ) -> Result<Option<PathBuf>, Failure> {
        let Some(path) = &self.load else { return Ok(None) };
        if let Some(file) = from_line(locale, path, check)? {
            return Ok(Some(file));
        }
        // A record that is missing can be resumed from its last good copy.
        if fs::symlink_metadata(path).is_ok() || storage::backup_of(path).exists() {
            return Ok(Some(path.clone()));
        }
        // A path with folders in it is never the name of a saved match.
        if path.file_name() != Some(path.as_os_str()) {
            return Ok(Some(path.clone()));
        }
        let shelf = Shelf::at(Home::of_environment().saves());
        if let Some(found) = shelf.find(path) {
            return Ok(Some(found));
        }
        let names: Vec<String> = shelf.saved().unwrap_or_default().iter().filter_map(|path| save_name(path)).collect();
        if names.is_empty() {
            // Opening this path reports that it is missing.
            return Ok(Some(path.clone()));
        }
        let words = Words::new("text-no-save")
            .with("file", harmless(&path.display().to_string()))
            .with("more", names.len().saturating_sub(NAMES_LISTED))
            .with("known", names[..names.len().min(NAMES_LISTED)].join(", "));
        Err(Failure::of_words(locale, &words))
    }

    /// The match that is asked for, with no names of players.
    ///
    /// # Errors
    /// If a player is not known, an option is not the game's, or the system gives no seed.
    pub fn setup(&self, locale: &Locale, game_args: &GameArgs) -> Result<MatchSetup, Failure> {
        let seed = match self.seed {
            Some(number) => Seed::from_number(number),
            None => fresh_seed().map_err(|why| Failure::missing(why.words()))?,
        };
        let game = game_args.game;
        let given = [&self.p1, &self.p2, &self.p3, &self.p4, &self.p5, &self.p6];
        let named = given.iter().rposition(|who| who.is_some()).map_or(0, |last| last + 1);
        let count = match game_args.players_asked_for() {
            // More players than there are arguments; the rules refuse every other wrong number.
            Some(players) if players > given.len() => {
                return Err(SetupError::Players { game, given: players, allowed: "at most six" }.into());
            }
            Some(players) if players < named => {
                let words = Words::new("players-no-seat").with("seat", named).with("players", players);
                return Err(Failure::at(format!("--p{named}"), words));
            }
            asked => asked.unwrap_or_else(|| named.max(game_args.players())),
        };
        let strongest =
            players::levels(game).iter().rfind(|level| !level.is_perfect).map_or(Who::HUMAN, |level| level.id);
        let seats = given[..count].iter().enumerate().map(|(index, who)| {
            let word = who.as_deref().unwrap_or(if index == 0 { Who::HUMAN } else { strongest });
            Ok(SeatInfo { who: who_of(locale, word, game)?, name: String::new() })
        });
        let seats = seats.collect::<Result<Vec<_>, Failure>>()?;
        let position = self.handicap.as_deref().map(|id| position_of(locale, game, id)).transpose()?;
        Ok(MatchSetup { game, options: game_args.options()?, seats, seed, position })
    }
}

/// The saved match of a line of text, given in the place of a file, or in a file: it gets a file of its own among the saved matches.
/// Nothing where there is no such line.
///
/// # Errors
/// If the line is damaged, `check` refuses its match, or the match cannot be saved. Nothing of it is saved then.
fn from_line(
    locale: &Locale,
    path: &Path,
    check: impl FnOnce(&RecordedMatch, &Path) -> Result<(), Failure>,
) -> Result<Option<PathBuf>, Failure> {
    let (line, shown) = match path.to_str().filter(|text| is_text_line(text)) {
        Some(line) => (line.to_owned(), PathBuf::from(excerpt(line))),
        None => match storage::read_text(path, LONGEST_TEXT as u64) {
            Ok(line) if is_text_line(&line) => (line, path.to_owned()),
            _ => return Ok(None),
        },
    };
    let refused = |why: ImportError| match why {
        ImportError::File(error) => Failure::of_file(locale, &error),
        ImportError::Line(why) => Failure::at("--load", why.words()),
        why => Failure::Input(why.say(locale)),
    };
    let (recorded, damage) = check_record(&shown, &line).map_err(refused)?;
    // A beginning alone is another match than the one that was meant.
    if let Some(why) = damage {
        return Err(Failure::Input(why.say(locale)));
    }
    check(&recorded, &shown)?;
    match Shelf::at(Home::of_environment().saves()).put(&recorded).map_err(refused)? {
        Import::New(file) | Import::Known(file) | Import::Beginning(file, ..) => Ok(Some(file)),
    }
}

/// The position of the handicap with this id.
///
/// # Errors
/// If the game has no such handicap, or none at all.
fn position_of(locale: &Locale, game: GameId, id: &str) -> Result<String, Failure> {
    if let Some(found) = handicap::handicap(game, id) {
        return Ok(found.position.to_owned());
    }
    let known: Vec<&str> = handicap::handicaps(game).iter().map(|handicap| handicap.id).collect();
    let words = Words::new("handicap-unknown")
        .with("game", locale.text(&format!("game-{}", game.id())))
        .with("given", excerpt(id))
        .with("count", known.len())
        .with("known", known.join(", "));
    Err(Failure::at("--handicap", words))
}

/// The name by which `--load` finds a match of the saves folder.
pub fn save_name(path: &Path) -> Option<String> {
    path.file_stem().map(|name| harmless(&name.to_string_lossy()))
}

/// Refuses to go on with a record of another game or of another number of players than the one named, with options given, or with a
/// level that the game does not have.
///
/// # Errors
/// In these cases.
pub fn check_resumed(locale: &Locale, setup: &MatchSetup, file: &Path, game_args: &GameArgs) -> Result<(), Failure> {
    if setup.game != game_args.game {
        let words = Words::new("text-other-game")
            .with("file", file.display().to_string())
            .with("found", setup.game.id())
            .with("asked", game_args.game.id());
        return Err(Failure::of_words(locale, &words));
    }
    if game_args.has_options() {
        return Err(Failure::of_words(locale, &Words::new("text-options-are-fixed")));
    }
    if let Some(asked) = game_args.players_asked_for().filter(|asked| *asked != setup.seats.len()) {
        let words = Words::new("text-players-are-fixed")
            .with("file", file.display().to_string())
            .with("found", setup.seats.len())
            .with("asked", asked);
        return Err(Failure::of_words(locale, &words));
    }
    for seat in &setup.seats {
        who_of(locale, seat.who.word(), setup.game)?;
    }
    Ok(())
}

/// `human`, or a level that there is.
///
/// # Errors
/// If it is neither.
pub fn who_of(locale: &Locale, word: &str, game: GameId) -> Result<Who, Failure> {
    let known = players::levels(game).iter().map(|level| level.id);
    let known: Vec<&str> = std::iter::once(Who::HUMAN).chain(known).collect();
    Who::from_word(word).filter(|_| known.contains(&word)).ok_or_else(|| {
        let words = Words::new("text-unknown-player").with("who", excerpt(word)).with("known", known.join(", "));
        Failure::of_words(locale, &words)
    })
}
