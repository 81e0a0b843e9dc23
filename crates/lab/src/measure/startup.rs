//! How long the start takes.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use super::answer::median;
use holochess::cli::{Failure, window};

/// Measures it: the title, and an empty window of the same engine.
pub fn run(runs: usize, out: &mut dyn Write) -> Result<(), Failure> {
    // Started in turn, so that other load on the machine affects both; the first start of each only fills the caches.
    let (mut empty, mut title) = (Vec::new(), Vec::new());
    for run in 0..=runs.max(1) {
        let pair = [start("empty")?, start("title")?];
        if run > 0 {
            empty.push(pair[0]);
            title.push(pair[1]);
        }
    }
    let (empty, title) = (median(empty), median(title));
    writeln!(out, "empty window  {:.3} s", empty.as_secs_f64())?;
    writeln!(out, "title         {:.3} s", title.as_secs_f64())?;
    writeln!(out, "ratio         {:.2}", title.as_secs_f64() / empty.as_secs_f64())?;
    Ok(())
}

/// Starts this program with one of the hidden commands, waits until it has shown a frame and lets it end.
fn start(what: &str) -> Result<Duration, Failure> {
    let program = std::env::current_exe()?;
    let begun = Instant::now();
    let mut child =
        Command::new(program).args(["measure", what]).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    let (mut time, mut said) = (None, String::new());
    for line in child.stderr.take().into_iter().flat_map(|stderr| BufReader::new(stderr).lines()) {
        let line = line?;
        if line == window::FIRST_FRAME {
            time = Some(begun.elapsed());
        } else {
            said = line;
        }
    }
    let status = child.wait()?;
    time.filter(|_| status.success())
        .ok_or_else(|| Failure::Lacking(said.trim().trim_start_matches("error: ").to_owned()))
}
