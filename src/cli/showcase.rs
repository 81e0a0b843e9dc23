//! `showcase [CREATURE]`: the window, opened at the showcase.

use super::{
    Failure,
    duel::creature_parser,
    play::{WindowArgs, launch},
    window,
};
use crate::{rules::holochess::Creature, ui::Opening};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Who stands on the turntable
    #[arg(value_name = "CREATURE", default_value = "savrip", value_parser = creature_parser())]
    creature: Creature,
}

/// Opens the showcase.
///
/// # Errors
/// If the window cannot be opened.
pub fn run(args: &Args, window_args: &WindowArgs) -> Result<(), Failure> {
    window::open(launch(window_args, Opening::Showcase(args.creature)))
}
