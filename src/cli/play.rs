//! Opens the window: at the title, or with `play GAME` straight at the table.

use std::path::PathBuf;

use super::{
    Failure, GameArgs,
    match_args::{MatchArgs, check_resumed},
    text, window,
    words::LanguageArgs,
};
use crate::ui::{Launch, OpeningScreen};
use holochess_lessons::own_lessons;
use holochess_platform::storage::Home;
use holochess_record::{RecordedMatch, Shelf};
use holochess_settings::{KeptFile as _, Learned, Settings, SolvedPuzzles, StoredRatings};

/// Arguments of the window, in every command that opens it.
#[derive(Debug, clap::Args)]
pub struct WindowArgs {
    /// Writes what is on the screen to this file, one line of JSON at every change: for tests that drive the program
    #[arg(long, value_name = "FILE", global = true, hide = true)]
    trace: Option<PathBuf>,
}

/// Arguments of `play`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    #[command(flatten)]
    seats: MatchArgs,

    /// One puzzle instead of a match: its id, such as groi-7, `today`, or `next` (Holochess, Dejarik)
    #[arg(long, value_name = "ID", conflicts_with = "load")]
    puzzle: Option<String>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Opens the title screen.
///
/// # Errors
/// If the window cannot be opened.
pub fn title(window: &WindowArgs, language: LanguageArgs) -> Result<(), Failure> {
    window::open(launch(window, language, OpeningScreen::Title))
}

/// Opens the table.
///
/// # Errors
/// If the match cannot begin or go on, or the window cannot be opened.
pub fn run(args: &Args, window: &WindowArgs) -> Result<(), Failure> {
    let locale = args.language.locale();
    let opening = if let Some(id) = &args.puzzle {
        OpeningScreen::Puzzle(text::choose_puzzle(args.game.game, id)?)
    } else if let Some(path) = args
        .seats
        .record_to_load(&locale, |recorded, file| check_resumed(&locale, recorded.setup(), file, &args.game))?
    {
        // Looked at here already: a record that cannot be resumed is a matter of the command line. The window loads it, and tells
        // what had to be mended.
        let recorded = RecordedMatch::examine(&path)
            .map(holochess_record::ExaminedRecord::into_recorded)
            .map_err(|why| Failure::Input(why.say(&locale)))?;
        check_resumed(&locale, recorded.setup(), &path, &args.game)?;
        OpeningScreen::Load(path)
    } else {
        let setup = args.seats.setup(&locale, &args.game)?;
        RecordedMatch::begin(setup.clone()).map_err(|why| Failure::of_words(&locale, &why.words()))?;
        OpeningScreen::Play(Box::new(setup))
    };
    window::open(launch(window, args.language, opening))
}

/// Settings, saves and whatever was wrong with them. A language that is asked for counts as chosen in the settings, where it can be
/// changed.
pub fn launch(window: &WindowArgs, language: LanguageArgs, opening: OpeningScreen) -> Launch {
    let home = Home::of_environment();
    let settings_file = home.settings_file();
    let (mut settings, notes) = Settings::load(&settings_file);
    let locale = language.locale();
    settings.language = language.asked().or(settings.language);
    let mut notices: Vec<String> = notes.iter().map(|note| locale.say(&note.words())).collect();
    let strength_file = home.strength_file();
    let (standings, flaws) = StoredRatings::load(&strength_file);
    notices.extend(flaws.iter().map(|flaw| locale.say(flaw)));
    let (learned_file, puzzles_file) = (home.learned_file(), home.puzzles_file());
    let (learned, flaws) = Learned::load(&learned_file);
    notices.extend(flaws.iter().map(|flaw| locale.say(flaw)));
    let (solved, flaws) = SolvedPuzzles::load(&puzzles_file);
    notices.extend(flaws.iter().map(|flaw| locale.say(flaw)));
    let (lessons, refused) = own_lessons(home.lessons());
    notices.extend(refused.iter().map(|lesson| locale.say(&lesson.why)));
    // Reported at once; every save tries again.
    if let Err(error) = home.make_saves() {
        notices.push(locale.say(&holochess_locale::file_error(&error)));
    }
    let saves = Some(Shelf::at(home.saves()));
    let photos = Some(home.photos().to_owned());
    let exports = Some(home.exports().to_owned());
    Launch {
        settings,
        settings_file: Some(settings_file),
        standings,
        strength_file: Some(strength_file),
        learned,
        learned_file: Some(learned_file),
        lessons,
        solved,
        puzzles_file: Some(puzzles_file),
        saves,
        photos,
        film_program: None,
        exports,
        mail: Some(home.mail().to_owned()),
        live: Some(home.live().to_owned()),
        notices,
        opening,
        trace: window.trace.clone(),
    }
}
