//! `letter`: an online match of two goes on by letters while the two programs are not connected.

use std::{fs, io::Write, path::PathBuf};

use super::{
    Failure,
    text::{LiveText, look},
    words::LanguageArgs,
};
use holochess_link::{HAS_NETWORK, Party, PartyError};
use holochess_locale::{Locale, Words, file_name};
use holochess_platform::storage::Home;
use holochess_record::{
    RecordedMatch, Shelf,
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
    let (recorded, _) = RecordedMatch::open(&args.file).map_err(|why| Failure::Input(why.say(locale)))?;
    let no_live = || Failure::wrong(Words::new("live-no-live-record").with("file", file_name(&args.file)));
    let id = recorded.live_id().ok_or_else(no_live)?;
    let letter = args.line.as_ref().map(|line| {
        let text = if line.contains(LETTER_MARK) {
            line.clone()
        } else {
            fs::read_to_string(line).unwrap_or_else(|_| line.clone())
        };
        LiveLetter::read(&text).map_err(|why| Failure::wrong(why.words()))
    });
    let party = Party::arrive_by_letter(id, letter.transpose()?, home.live(), Shelf::at(home.saves()));
    let party = party.map_err(|why| Failure::at_table(&why, locale))?;
    LiveText::new(party, locale, look, None).play(out)
}
