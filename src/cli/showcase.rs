//! `showcase [CREATURE]`: the window, opened at the showcase.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{
    Failure,
    play::{WindowArgs, launch},
    window,
    words::LanguageArgs,
};
use crate::ui::OpeningScreen;
use holochess_view::creatures::{CREATURES, CreatureId};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The creature on the turntable
    #[arg(value_name = "CREATURE", default_value = "savrip", value_parser = folder_parser())]
    creature: CreatureId,
}

/// Reads the id of a creature that has a folder.
fn folder_parser() -> impl TypedValueParser<Value = CreatureId> {
    PossibleValuesParser::new(CREATURES)
        .map(|id| CreatureId::from_id(&id).expect("the parser lets only known creatures pass"))
}

/// Opens the showcase.
///
/// # Errors
/// If the window cannot be opened.
pub fn run(args: &Args, window_args: &WindowArgs, language: LanguageArgs) -> Result<(), Failure> {
    window::open(launch(window_args, language, OpeningScreen::Showcase(args.creature)))
}
