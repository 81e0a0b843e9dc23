//! `text GAME`: a whole match in the terminal, in plain text that a screen reader can follow.
//!
//! Every action is on the disk before it is confirmed on standard output, as a line that begins with its number. The end of
//! input leaves the match in its record, to be resumed with `--load`.

mod command;
mod drawing;
mod game;

use std::{
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use super::{Failure, GameArgs, story::Teller, words::LanguageArgs};
use crate::{
    locale::{Locale, Words},
    players,
    record::{Keeper, MatchSetup, SeatInfo, Who, fresh_seed},
    rules::{GameId, dice::Seed},
    storage::Home,
};
use game::{Game, Look};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

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
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Goes on with this record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "p1", "p2", "p3", "p4", "p5", "p6"])]
    load: Option<PathBuf>,

    /// Where the match is saved after every action
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Plays a match.
///
/// # Errors
/// If the match cannot begin or be resumed, or its record cannot be written while only computers play.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.language.locale();
    let mut game_args = args.game.clone();
    let look = look(game_args.take("board"))?;
    let keeper = match &args.load {
        Some(path) => resume(&locale, path, &game_args, out)?,
        None => begin(&locale, args, &game_args)?,
    };
    let path = save_path(&locale, args, &keeper)?;
    let names = keeper.setup().seats.iter().map(|seat| seat.name.clone()).collect();
    let teller = Teller { locale: &locale, names };
    let prompt = io::stdin().is_terminal();
    Game::new(keeper, teller, look, prompt)?.play(path, &mut io::stdin().lock(), out)
}

/// `--option board=words` or `board=drawn`.
fn look(value: Option<String>) -> Result<Look, Failure> {
    match value.as_deref() {
        None | Some("drawn") => Ok(Look::Drawn),
        Some("words") => Ok(Look::Words),
        Some(other) => Err(Failure::Input(format!("--option board={other}: write board=drawn or board=words"))),
    }
}

fn begin(locale: &Locale, args: &Args, game_args: &GameArgs) -> Result<Keeper, Failure> {
    let seed = match args.seed {
        Some(number) => Seed::from_number(number),
        None => fresh_seed().map_err(|why| Failure::Lacking(why.to_string()))?,
    };
    let game = game_args.game;
    let given = [&args.p1, &args.p2, &args.p3, &args.p4, &args.p5, &args.p6];
    let named = given.iter().rposition(|who| who.is_some()).map_or(0, |last| last + 1);
    let count = named.max(game_args.players()).min(given.len());
    let strongest = players::levels(game).last().map_or(Who::HUMAN, |level| level.id);
    let seats = given[..count].iter().enumerate().map(|(index, who)| {
        let word = who.as_deref().unwrap_or(if index == 0 { Who::HUMAN } else { strongest });
        Ok(SeatInfo { who: who_of(locale, word, game)?, name: String::new() })
    });
    let seats = seats.collect::<Result<Vec<_>, Failure>>()?;
    let setup = MatchSetup { game, options: game_args.options()?, seats, seed, position: None };
    let (keeper, _) = Keeper::begin(setup).map_err(|why| Failure::of_words(locale, &why.words()))?;
    Ok(keeper)
}

/// `human`, or a level that there is.
fn who_of(locale: &Locale, word: &str, game: GameId) -> Result<Who, Failure> {
    let known = players::levels(game).iter().map(|level| level.id);
    let known: Vec<&str> = std::iter::once(Who::HUMAN).chain(known).collect();
    Who::from_word(word).filter(|_| known.contains(&word)).ok_or_else(|| {
        let words = Words::new("text-unknown-player").with("who", word.to_owned()).with("known", known.join(", "));
        Failure::of_words(locale, &words)
    })
}

fn resume(locale: &Locale, path: &Path, game_args: &GameArgs, out: &mut dyn Write) -> Result<Keeper, Failure> {
    let (keeper, report) = Keeper::load(path).map_err(|why| Failure::Input(why.say(locale)))?;
    for note in report.notes {
        writeln!(out, "{}", super::words::wrap(&note.say(locale), super::words::COLUMNS, "  "))?;
    }
    let setup = keeper.setup();
    if setup.game != game_args.game {
        let words = Words::new("text-other-game")
            .with("file", path.display().to_string())
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
    Ok(keeper)
}

/// Where the match is saved: where it was asked for, where it came from, or in a new file among the saves.
fn save_path(locale: &Locale, args: &Args, keeper: &Keeper) -> Result<PathBuf, Failure> {
    match (&args.save, &args.load) {
        (Some(save), load) => {
            let goes_on = load.as_ref().is_some_and(|load| load == save);
            if save.exists() && !goes_on {
                // Another match may be in it.
                let words = Words::new("text-save-exists").with("file", save.display().to_string());
                return Err(Failure::of_words(locale, &words));
            }
            Ok(save.clone())
        }
        (None, Some(load)) => Ok(load.clone()),
        (None, None) => {
            let home = Home::of_environment();
            let saves = home.make_saves().map_err(|error| Failure::of_file(locale, &error))?;
            let name = format!("text-{}", &keeper.seed_hash()[..8]);
            let names = std::iter::once(name.clone()).chain((2..).map(|number| format!("{name}-{number}")));
            let paths = names.map(|name| saves.join(name + ".jsonl"));
            // The numbers do not end, so one of them is free.
            Ok(paths.into_iter().find(|path| !path.exists()).unwrap_or_else(|| saves.join(name)))
        }
    }
}
