//! `join`: a seat at the table of an online match that another program has opened.

mod nearby;

use std::io::Write;

use super::{
    Failure,
    online::text_or_file,
    text::{LiveText, look, say},
    words::{LanguageArgs, name_in_settings},
};
use holochess_link::{Arrival, HAS_NETWORK, Party, PartyError};
use holochess_locale::{Locale, Words, excerpt, tidy_name};
use holochess_platform::storage::Home;
use holochess_record::{
    Shelf, Who,
    live::{LIVE_MARK, LiveLine, LiveSit},
};
use holochess_settings::Settings;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The invitation, the file with it, or nearby:NAME for a table on the same network
    #[arg(value_name = "LINE", required_unless_present = "nearby")]
    line: Option<String>,

    /// Lists the open tables on the same network instead
    #[arg(long, conflicts_with_all = ["line", "who", "watch", "name"])]
    nearby: bool,

    /// Who plays: human or a level
    #[arg(long = "as", value_name = "WHO", default_value = "human", hide_default_value = true)]
    who: String,

    /// Watches instead of playing
    #[arg(long, conflicts_with = "who")]
    watch: bool,

    /// Your name, as the others see it; by default the first name in the settings
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Joins a table and plays at it.
///
/// # Errors
/// If the line is none, or the table does not admit this program.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if !HAS_NETWORK {
        return Err(Failure::missing(PartyError::NoNetwork.words(locale)));
    }
    let Some(text) = args.line.as_deref().filter(|_| !args.nearby) else { return nearby::list(locale, out) };
    let look = look(None)?;
    let line = match text.strip_prefix(nearby::PREFIX) {
        Some(name) => nearby::find(name)?,
        None => read_line(text, locale)?,
    };
    let who = Who::from_word(&args.who).ok_or_else(|| {
        let words = Words::new("live-unknown-player").with("who", excerpt(&args.who));
        Failure::at("--as", words)
    })?;
    let name = match &args.name {
        _ if who != Who::Human => String::new(),
        Some(name) => tidy_name(name),
        None => name_in_settings(locale, out)?,
    };
    let sit = (!args.watch).then(|| LiveSit { who: who.word().to_owned(), name });
    let home = Home::of_environment();
    if let Some(relay) = line.relay_host() {
        say(out, &locale.format("live-by-relay", &[("relay", relay.into())]))?;
    }
    let relay_only = Settings::peek(&home.settings_file()).online.relay_only;
    let arrival = Arrival::Join { line: Box::new(line), watch: args.watch, relay_only };
    let party = Party::arrive(arrival, home.live(), Shelf::at(home.saves()));
    LiveText::new(party.map_err(|why| Failure::at_table(&why, locale))?, locale, look, sit).play(out)
}

/// The invitation in a text, or in the file of this name.
fn read_line(text: &str, locale: &Locale) -> Result<LiveLine, Failure> {
    LiveLine::read(&text_or_file(text, LIVE_MARK, locale)?).map_err(|why| Failure::wrong(why.words()))
}
