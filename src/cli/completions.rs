//! `completions SHELL`: what a shell needs to complete this command line.

use std::io::Write;

use clap_complete::{Shell, generate};

use super::Failure;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    shell: Shell,
}

pub fn run(args: &Args, mut command_line: clap::Command, out: &mut dyn Write) -> Result<(), Failure> {
    let name = command_line.get_name().to_owned();
    // Written into memory first: the generators do not expect that a reader goes away.
    let mut text = Vec::new();
    generate(args.shell, &mut command_line, name, &mut text);
    out.write_all(&text)?;
    Ok(())
}
