//! `deals --out FILE`: how even every deal of Holochess is, as the list that `deal = even` goes by.

use std::{
    io::{IsTerminal as _, Write},
    path::PathBuf,
    time::Instant,
};

use super::parts::{self, JoinedParts, Part};
use holochess::cli::{
    Failure,
    numbers::{ThreadArgs, whole},
    out_file::OutFile,
};
use holochess_lab::evenness::{Looks, chances};
use holochess_locale::{Words, harmless};
use holochess_rules::holochess::DealList;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where the list goes, or with --part its part; it is written once everything is done
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// How many actions ahead every placement is searched
    #[arg(long, value_name = "N", default_value_t = Looks::default().all, value_parser = whole::<u32>(1..=8), allow_negative_numbers = true)]
    depth: u32,

    /// How many actions ahead the placements that may be even are searched
    #[arg(long, value_name = "N", default_value_t = Looks::default().close, value_parser = whole::<u32>(1..=8), allow_negative_numbers = true)]
    close_depth: u32,

    #[command(flatten)]
    threads: ThreadArgs,

    /// Searches only this part of the placements, such as 2/8, and writes it for `merge`
    #[arg(long, value_name = "K/N", value_parser = Part::read)]
    part: Option<Part>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let file = if args.part.is_some() { parts::prepare(&args.out)? } else { OutFile::prepare(&args.out)? };
    let threads = args.threads.count();
    let shows_progress = std::io::stderr().is_terminal();
    let begin = Instant::now();
    let progress = |done: usize, all: usize| {
        if shows_progress && (done.is_multiple_of(20) || done == all) {
            let left = begin.elapsed().as_secs_f64() / done as f64 * (all - done) as f64 / 60.0;
            eprint!("\r{done} of {all} placements, {left:.0} min to go ");
        }
    };
    let looks = args.looks();
    let numbers: Vec<usize> =
        (0..DealList::PLACEMENTS).filter(|&number| args.part.is_none_or(|part| part.has(number))).collect();
    let found = chances(looks, &numbers, threads, &progress);
    if shows_progress {
        eprintln!();
    }
    let path = harmless(&args.out.display().to_string());
    if let Some(part) = args.part {
        parts::write(&file, &args.command(), part, &found)?;
        writeln!(out, "{path}  part {part}, {} placements", found.len())?;
        return Ok(());
    }
    write!(out, "{}", save(looks, &found, &file)?)?;
    writeln!(out, "; {:.0} s on {threads} threads", begin.elapsed().as_secs_f64())?;
    Ok(())
}

/// The list, from its parts.
///
/// # Errors
/// If a placement is missing, or the list cannot be written.
pub(super) fn merge(
    args: Args,
    joined: &JoinedParts,
    file: Option<PathBuf>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Some(path) = file else { return Err(Failure::wrong(Words::new("part-needs-out"))) };
    let mut found: Vec<(usize, u8)> = joined.results()?;
    found.sort_unstable();
    if !found.iter().map(|&(number, _)| number).eq(0..DealList::PLACEMENTS) {
        return Err(joined.broken());
    }
    if found.iter().any(|(_, chance)| !(1..=99).contains(chance)) {
        return Err(joined.broken());
    }
    writeln!(out, "{}", save(args.looks(), &found, &OutFile::prepare(&path)?)?)?;
    Ok(())
}

impl Args {
    const fn looks(&self) -> Looks {
        Looks { all: self.depth, close: self.close_depth }
    }

    /// The command of the whole, as arguments.
    fn command(&self) -> Vec<String> {
        let Looks { all, close } = self.looks();
        format!("deals --out FILE --depth {all} --close-depth {close}").split(' ').map(str::to_owned).collect()
    }
}

/// Writes the list of these chances, one for each placement, and says what came of it.
fn save(looks: Looks, found: &[(usize, u8)], file: &OutFile) -> Result<String, Failure> {
    let listed: Vec<u8> = found.iter().map(|&(_, chance)| chance).collect();
    let list = DealList::new(&listed).map_err(Failure::input)?;
    let comments = [
        format!("holochess-lab deals --out FILE --depth {} --close-depth {}", looks.all, looks.close),
        "In how many matches of 100 the player who starts is expected to win, for each placement;".to_owned(),
        "crates/rules/src/holochess/deal_list.rs says in which order.".to_owned(),
    ];
    let text = list.to_text(&comments);
    file.write(&text)?;
    let (path, bytes, even) = (harmless(&file.path().display().to_string()), text.len(), 100.0 * list.even_share());
    Ok(format!("{path}  {bytes} bytes, {} placements, {even:.1} % of them even", DealList::PLACEMENTS))
}
