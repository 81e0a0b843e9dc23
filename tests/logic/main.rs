//! The logic floor: everything that needs neither Bevy nor a screen. One file a promise.

mod alpha_beta;
mod answers;
mod career;
mod changelog;
mod chinese;
mod creature_folders;
mod dangers;
mod day;
mod dejarik;
mod demeter;
mod dev_script;
mod dice;
mod documents;
mod endings;
mod every_game;
mod every_write;
mod figures;
mod fuzzed;
mod glossary;
mod golden;
mod help;
mod holochess;
#[cfg(target_os = "linux")]
mod houses_apart;
mod imports;
mod keeping;
mod kills;
mod ladder;
mod languages;
mod learning;
mod lessons;
mod look_back;
mod lots;
mod mail;
mod mail_arrivals;
mod mail_version_1;
mod odds_and_duels;
mod options;
mod other_games;
#[path = "../place/mod.rs"]
mod place;
mod play;
mod players;
mod records;
#[path = "../reference/mod.rs"]
mod reference;
mod refusals_of_commands;
mod released;
mod rulebook;
mod search;
mod search_players;
mod seated;
mod sentences;
mod settings;
mod shelf_kills;
mod shell;
mod solved;
mod stopping;
mod strangers_files;
mod table_kills;
mod terminal;
mod text_mode;
mod thinking;
mod told;
mod two_houses;
mod walls;
mod watched;
mod words;

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_holochess");
