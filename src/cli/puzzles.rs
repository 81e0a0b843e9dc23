//! `puzzles GAME`: the puzzles that come with the game, to be solved in the terminal. `text GAME --puzzle ID` is the same.

use std::io::{self, IsTerminal as _, Write};

use super::{Failure, GameArgs, text, words::LanguageArgs};

#[derive(Debug, clap::Args)]
#[command(after_help = "--option board=words describes the board line by line, without a drawing, for screen readers.")]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Which puzzle: its id, such as groi-7, `today`, or `next`
    #[arg(value_name = "ID", default_value = "next")]
    puzzle: String,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Puts a puzzle.
///
/// # Errors
/// If there is none, or the terminal cannot be read or written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut game = args.game.clone();
    let look = text::look(game.take("board"))?;
    let (puzzle, prompt) = (text::choose_puzzle(game.game, &args.puzzle)?, io::stdin().is_terminal());
    text::play_puzzle(puzzle, &args.language.locale(), look, prompt, &mut io::stdin().lock(), out)
}
