//! The program `holochess`: everything it does is a command of [`holochess::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    holochess::cli::main()
}
