//! The solved game of a rule set, for commands that look into it.

use holochess_locale::Locale;
use holochess_platform::storage::Home;
use holochess_players::dejarik::{table_cache::load_or_solve, tablebase::Tablebase};
use holochess_rules::dejarik::RuleSet;

use super::progress;

/// The table from the cache folder, or solved now and kept there.
pub fn from_cache(rules: &'static RuleSet, locale: &Locale) -> Tablebase {
    let home = Home::of_environment();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (table, note) =
        load_or_solve(rules, Some(home.cache()), threads, &progress::bar(locale, "solve-states-progress"));
    if let Some(note) = note {
        progress::end_line();
        eprintln!("{}", locale.say(&note.words()));
    }
    table
}
