//! `open`: a table for an online match.

use std::{io::Write, path::PathBuf};

use super::{
    Failure,
    game_args::game_parser,
    match_args::who_of,
    numbers::whole,
    online::id_of_match,
    text::{LiveText, look, say, write_table_line},
    words::{LanguageArgs, name_in_settings},
};
use holochess_link::{Arrival, HAS_NETWORK, Nearby, Party, PartyError, Reach};
use holochess_locale::{Locale, Words, excerpt, option_error, tidy_name};
use holochess_platform::storage::Home;
use holochess_record::{
    NoTimeControl, Shelf, TimeControl, Who,
    live::{LiveHostFile, LiveHostSeat, MOST_WATCHERS},
};
use holochess_rules::{GameId, Seat};
use holochess_settings::Settings;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser(), required_unless_present = "resume", conflicts_with = "resume")]
    game: Option<GameId>,

    /// An option of the game, as the rulebook names it (repeatable)
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "resume")]
    options: Vec<String>,

    /// Who plays as player 1 at this program: human or a level; a seat without WHO is for an online player
    #[arg(long, value_name = "WHO", conflicts_with = "resume")]
    p1: Option<String>,
    /// Who plays as player 2 at this program
    #[arg(long, value_name = "WHO", conflicts_with = "resume")]
    p2: Option<String>,
    /// Who plays as player 3 at this program, where three can play
    #[arg(long, value_name = "WHO", conflicts_with = "resume")]
    p3: Option<String>,
    /// Who plays as player 4 at this program
    #[arg(long, value_name = "WHO", conflicts_with = "resume")]
    p4: Option<String>,
    /// Who plays as player 5 at this program
    #[arg(long, value_name = "WHO", conflicts_with = "resume")]
    p5: Option<String>,
    /// Who plays as player 6 at this program
    #[arg(long, value_name = "WHO", conflicts_with = "resume")]
    p6: Option<String>,

    /// How many seats the table has; two by default
    #[arg(long, value_name = "N", value_parser = whole::<usize>(2..=6), conflicts_with = "resume")]
    seats: Option<usize>,

    /// How many may watch, at most eight; by default none
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=8), conflicts_with = "resume")]
    watchers: Option<usize>,

    /// Plays for time: fischer or delay, the minutes for the match, the seconds a turn; by default there is no clock
    #[arg(long, value_name = "CLOCK", conflicts_with = "resume")]
    clock: Option<String>,

    /// A relay by which the others can come where there is no direct way: its address, with its token after a #, or
    /// public, or none; by default that of the settings
    #[arg(long, value_name = "ADDRESS", conflicts_with = "resume")]
    relay: Option<String>,

    /// Shows the table to players on the same network while a seat is free, whatever the settings say
    #[arg(long, conflicts_with_all = ["resume", "private"])]
    nearby: bool,

    /// Does not show the table to players on the same network, whatever the settings say
    #[arg(long, conflicts_with = "resume")]
    private: bool,

    /// Your name, as the others see it; by default the first name in the settings
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    name: Option<String>,

    /// Opens the table of this match file again; its invitation stays the same
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Opens a table and plays at it.
///
/// # Errors
/// If the game cannot be played so, there is no such table, or there is no network.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    if !HAS_NETWORK {
        return Err(Failure::missing(PartyError::NoNetwork.words(locale)));
    }
    let home = Home::of_environment();
    let look = look(None)?;
    let arrival = match (&args.resume, args.game) {
        (Some(record), _) => Arrival::OpenAgain(id_of_match(record, locale)?),
        (None, Some(game)) => {
            let online = Settings::peek(&home.settings_file()).online;
            let relay = match args.relay.as_deref() {
                None => online.relay().map(str::to_owned),
                Some("none") => None,
                Some(relay) => Some(relay.to_owned()),
            };
            let nearby = !args.private && (args.nearby || online.nearby);
            let reach = Reach { relay, relay_only: online.relay_only, nearby };
            Arrival::Open(Box::new(new_table(args, game, locale, out)?), reach)
        }
        // The command line asks for one of them.
        (None, None) => return Err(Failure::wrong(Words::new("live-no-table"))),
    };
    let party = Party::arrive(arrival, home.live(), Shelf::at(home.saves()));
    let party = party.map_err(|why| Failure::at_table(&why, locale))?;
    write_table_line(party.line().unwrap_or_default(), locale, out)?;
    match party.nearby() {
        Some(Nearby::Shown) => say(out, &locale.text("live-nearby-shown"))?,
        Some(Nearby::Failed) => say(out, &locale.text("live-nearby-failed"))?,
        Some(Nearby::Hidden) | None => {}
    }
    LiveText::new(party, locale, look, None).play(out)
}

/// A table as the arguments say.
fn new_table(args: &Args, game: GameId, locale: &Locale, out: &mut dyn Write) -> Result<LiveHostFile, Failure> {
    let mut options = game.options();
    for text in &args.options {
        let refused = |why| Failure::at(format!("--option {}", excerpt(text)), why);
        let (key, value) = text.split_once('=').ok_or_else(|| refused(Words::new("option-form-missing")))?;
        options.set(key, value).map_err(|why| refused(option_error(game, &why)))?;
    }
    let mut given = [&args.p1, &args.p2, &args.p3, &args.p4, &args.p5, &args.p6].map(Clone::clone);
    if given.iter().all(Option::is_none) {
        // Who opens a table sits at it.
        given[0] = Some(Who::HUMAN.to_owned());
    }
    let named = given.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let count = args.seats.unwrap_or(2);
    if count < named {
        let words = Words::new("players-no-seat").with("seat", named).with("players", count);
        return Err(Failure::at(format!("--p{named}"), words));
    }
    let mut name = match &args.name {
        Some(name) => tidy_name(name),
        None => name_in_settings(locale, out)?,
    };
    let mut seats = Vec::new();
    for who in given.iter().take(count.min(Seat::MOST)) {
        let Some(word) = who else {
            seats.push(LiveHostSeat::FREE);
            continue;
        };
        let who = who_of(locale, word, game)?;
        // The first person at this program has the name.
        let name = if who == Who::Human { std::mem::take(&mut name) } else { String::new() };
        seats.push(LiveHostSeat { who: Some(who.word().to_owned()), name, key: None });
    }
    if seats.iter().all(|seat| seat.who.is_some()) {
        return Err(Failure::wrong(Words::new("live-no-free-seat")));
    }
    let watchers = args.watchers.unwrap_or(0).min(MOST_WATCHERS) as u8;
    let mut table = LiveHostFile::new(game, &options, seats, watchers).map_err(|why| Failure::missing(why.words()))?;
    let clock = args.clock.as_deref().map(|text| {
        let refused = |NoTimeControl| Failure::at(format!("--clock {}", excerpt(text)), Words::new("live-clock-form"));
        text.parse::<TimeControl>().map_err(refused)
    });
    table.clock = clock.transpose()?;
    Ok(table)
}
