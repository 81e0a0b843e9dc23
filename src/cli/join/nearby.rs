//! The open tables on the same network, in the terminal.

use std::{io::Write, time::Duration};

use crate::cli::{Failure, text::say};
use holochess_link::{NearbySearch, NearbyTable};
use holochess_locale::{Locale, Words, excerpt};
use holochess_platform::{clock::sleep, storage::Home};
use holochess_record::live::LiveLine;
use holochess_settings::Settings;

/// What stands before the name of a table nearby, in place of an invitation.
pub(super) const PREFIX: &str = "nearby:";

/// How long is listened to the network.
const LISTENING: Duration = Duration::from_secs(3);

/// The tables that are open on the network. Who hides the own address asks nothing there.
fn look() -> Result<Vec<NearbyTable>, Failure> {
    if Settings::peek(&Home::of_environment().settings_file()).online.relay_only {
        return Err(Failure::wrong(Words::new("live-nearby-while-hidden")));
    }
    let search = NearbySearch::start().ok_or_else(|| Failure::missing(Words::new("live-nearby-nowhere")))?;
    sleep(LISTENING);
    Ok(search.tables())
}

/// How the table is called at the terminal: by its host's name if that is one plain word and no other's, by its key otherwise.
fn called(table: &NearbyTable, all: &[NearbyTable]) -> String {
    let is_plain = !table.name.is_empty() && table.name.chars().all(char::is_alphanumeric);
    let is_alone = all.iter().filter(|other| other.name == table.name).count() == 1;
    if is_plain && is_alone { table.name.clone() } else { table.mark() }
}

/// Lists the tables, each with how it is joined.
pub(super) fn list(locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = look()?;
    if tables.is_empty() {
        return say(out, &locale.text("live-nearby-none-found"));
    }
    for table in &tables {
        say(out, &table.words(locale))?;
        writeln!(out, "  holochess join {PREFIX}{}", called(table, &tables))?;
    }
    Ok(())
}

/// The line of the one table that is called so.
pub(super) fn find(name: &str) -> Result<LiveLine, Failure> {
    let tables = look()?;
    let mut meant = tables.iter().filter(|table| table.mark() == name || (!name.is_empty() && table.name == name));
    match (meant.next(), meant.next()) {
        (Some(table), None) => Ok(table.line.clone()),
        (Some(_), Some(_)) => Err(Failure::wrong(Words::new("live-nearby-several").with("name", excerpt(name)))),
        (None, _) => {
            let found: Vec<String> = tables.iter().map(|table| called(table, &tables)).collect();
            let words = Words::new("live-nearby-unknown").with("name", excerpt(name)).with("count", found.len());
            Err(Failure::wrong(words.with("found", found.join(", "))))
        }
    }
}
