//! `deals --out FILE`: how even every deal of Holochess is, as the list that `deal = even` goes by.

use std::{
    io::{IsTerminal as _, Write},
    num::NonZero,
    path::PathBuf,
    thread,
    time::Instant,
};

use super::{Failure, out_file::OutFile};
use crate::{
    locale::harmless,
    players::holochess::deals::{Looks, list},
    rules::holochess::DealList,
};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where the list goes; it is written when everything is done, and not before
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// How many actions ahead every placement is looked at
    #[arg(long, value_name = "N", default_value_t = Looks::default().all, value_parser = clap::value_parser!(u32).range(1..=8))]
    depth: u32,

    /// How many actions ahead those are looked at that may be even
    #[arg(long, value_name = "N", default_value_t = Looks::default().close, value_parser = clap::value_parser!(u32).range(1..=8))]
    close_depth: u32,

    /// On how many cores; the list is the same on any number [default: all]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<u16>>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let file = OutFile::prepare(&args.out)?;
    let threads =
        args.threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), |n| n.get() as usize);
    let shows_progress = std::io::stderr().is_terminal();
    let begin = Instant::now();
    let progress = |done: usize, all: usize| {
        if shows_progress && (done.is_multiple_of(20) || done == all) {
            let left = begin.elapsed().as_secs_f64() / done as f64 * (all - done) as f64 / 60.0;
            eprint!("\r{done} of {all} placements, {left:.0} min to go ");
        }
    };
    let looks = Looks { all: args.depth, close: args.close_depth };
    let list = list(looks, threads, &progress);
    if shows_progress {
        eprintln!();
    }
    let comments = [
        format!("holochess deals --out FILE --depth {} --close-depth {}", looks.all, looks.close),
        "In how many matches of 100 the player who starts is expected to win, for each placement;".to_owned(),
        "src/rules/holochess/deal_list.rs says in which order.".to_owned(),
    ];
    let text = list.to_text(&comments);
    file.write(&text)?;
    let (path, bytes, even) = (harmless(&args.out.display().to_string()), text.len(), 100.0 * list.even_share());
    writeln!(
        out,
        "{path}  {bytes} bytes, {} placements, {even:.1} % of them even; {:.0} s on {threads} threads",
        DealList::PLACEMENTS,
        begin.elapsed().as_secs_f64()
    )?;
    Ok(())
}
