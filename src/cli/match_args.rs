//! The arguments of the commands that begin a match or go on with one: who sits where, and the seed.

use std::path::{Path, PathBuf};

use super::{Failure, GameArgs, numbers};
use crate::{
    locale::{Locale, Words, excerpt},
    players,
    record::{MatchSetup, SeatInfo, Who, fresh_seed},
    rules::{GameId, SetupError, dice::Seed},
};

/// `[--p1 WHO]… [--p6 WHO] [--seed N] [--load FILE]`.
#[derive(Debug, clap::Args)]
pub struct MatchArgs {
    /// Who plays as player 1: human or a level (see `levels GAME`)
    #[arg(long, value_name = "WHO")]
    p1: Option<String>,
    /// Who plays as player 2; the strongest level if nobody is named
    #[arg(long, value_name = "WHO")]
    p2: Option<String>,
    /// Who plays as player 3, where so many can play
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

    /// The number that deal and dice come from; drawn by the system if none is given
    #[arg(long, value_name = "N", value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Goes on with this record, in the same file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "p1", "p2", "p3", "p4", "p5", "p6"])]
    pub load: Option<PathBuf>,
}

impl MatchArgs {
    /// The match that is asked for. Nobody has a name yet.
    ///
    /// # Errors
    /// If a player is not known, an option is not the game's, or the system gives no seed.
    pub fn setup(&self, locale: &Locale, game_args: &GameArgs) -> Result<MatchSetup, Failure> {
        let seed = match self.seed {
            Some(number) => Seed::from_number(number),
            None => fresh_seed().map_err(|why| Failure::Lacking(why.to_string()))?,
        };
        let game = game_args.game;
        let given = [&self.p1, &self.p2, &self.p3, &self.p4, &self.p5, &self.p6];
        let named = given.iter().rposition(|who| who.is_some()).map_or(0, |last| last + 1);
        let count = match game_args.players_asked_for() {
            // The rules say so for every other number that they do not know.
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
        Ok(MatchSetup { game, options: game_args.options()?, seats, seed, position: None })
    }

    /// The same arguments as they are typed.
    #[cfg(feature = "client")]
    pub fn as_typed(&self) -> Vec<String> {
        let given = [&self.p1, &self.p2, &self.p3, &self.p4, &self.p5, &self.p6];
        let seats = (1..).zip(given).filter_map(|(number, who)| Some((format!("--p{number}"), quoted(who.as_ref()?))));
        let seed = self.seed.map(|seed| ("--seed".to_owned(), seed.to_string()));
        let load = self.load.as_ref().map(|file| ("--load".to_owned(), quoted(&file.display().to_string())));
        seats.chain(seed).chain(load).flat_map(|(name, value)| [name, value]).collect()
    }
}

/// Refuses to go on with a record of another game than the one that was named, with other options than its own, or with a
/// player that nobody knows.
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
    for seat in &setup.seats {
        who_of(locale, seat.who.word(), setup.game)?;
    }
    Ok(())
}

/// An argument as it is typed in a shell, in quotes where it needs them.
#[cfg(feature = "client")]
pub fn quoted(argument: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./:=,+@%".contains(&byte);
    if !argument.is_empty() && argument.bytes().all(is_plain) {
        argument.to_owned()
    } else {
        format!("'{}'", argument.replace('\'', "'\\''"))
    }
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
