//! `letter`: an online match of two goes on by letters while the two programs are not connected.

use std::{io::Write, path::PathBuf};

use super::{
    Failure,
    online::{id_of_match, text_or_file},
    text::{LiveText, look},
    words::LanguageArgs,
};
use holochess_link::{HAS_NETWORK, Party, PartyError};
use holochess_locale::Locale;
use holochess_platform::storage::Home;
use holochess_record::{
    Shelf,
    live::{LETTER_MARK, LiveLetter},
};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The match file
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The other player's letter, or the file with it; without one, the player who joined the table writes first
    #[arg(value_name = "LINE")]
    line: Option<String>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Reads a letter, plays what is to be played, and prints the answer.
///
/// # Errors
/// If the match is none that was played online here by two programs, or the letter is of another one.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if !HAS_NETWORK {
        return Err(Failure::missing(PartyError::NoNetwork.words(locale)));
    }
    let home = Home::of_environment();
    let look = look(None)?;
    let text = args.line.as_ref().map(|line| text_or_file(line, LETTER_MARK, locale)).transpose()?;
    let letter = text.map(|text| LiveLetter::read(&text).map_err(|why| Failure::wrong(why.words()))).transpose()?;
    let id = id_of_match(&args.file, locale)?;
    let party = Party::arrive_by_letter(id, letter, home.live(), Shelf::at(home.saves()));
    let party = party.map_err(|why| Failure::at_table(&why, locale))?;
    LiveText::new(party, locale, look, None).play(out)
}
