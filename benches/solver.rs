//! How fast are both Dejariks solved, and in how much memory? The solver on two threads against the straightforward one on one
//! thread, and against cozy-chess counting perft 6, each in a process of its own, one after the other: `./dev bench solver`, or
//! `./dev bench solver -- groi`. What counts is the time by the clock; beside it stands what the processors worked, which tells whether
//! the machine had other things to do.

use std::{
    env, fs,
    process::{Command, ExitCode},
    time::Instant,
};

use holochess::{
    players::dejarik::tablebase,
    rules::{GameId, dejarik::RuleSet},
};

mod chess;

#[allow(dead_code, reason = "what the tests look at is not looked at here")]
#[path = "../tests/reference/mod.rs"]
mod reference;

/// Threads of the solver.
const THREADS: usize = 2;
/// So many times faster than the reference, at least.
const FASTER: f64 = 12.0;
/// The most of the reference's memory.
const SHARE: f64 = 0.25;
/// The most of the time that chess takes to count perft 6.
const CHESS: f64 = 5.0;
/// Each is measured so often, and the best counts: the machine may have other things to do.
const TRIES: usize = 3;

/// What a process says of itself: seconds, seconds of all processors, the most memory in kilobytes, and something that has to be the same.
struct Measurement {
    seconds: f64,
    worked: f64,
    kilobytes: u64,
    answer: String,
}

fn main() -> ExitCode {
    // Cargo passes `--bench` to every benchmark.
    let words: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    if let [what, game] = &words[..]
        && what.starts_with("only-")
    {
        work(what, GameId::from_id(game));
        return ExitCode::SUCCESS;
    }
    let games = [GameId::Groi, GameId::Revised].into_iter();
    let wanted = games.filter(|game| words.is_empty() || words.iter().any(|word| word == game.id()));
    let mut good = true;
    for game in wanted {
        let [solver, reference, chess] =
            ["only-solver", "only-reference", "only-chess"].map(|what| measure(what, game));
        assert_eq!(solver.answer, reference.answer, "both find the same values and distances");
        let (faster, share) =
            (reference.seconds / solver.seconds, solver.kilobytes as f64 / reference.kilobytes as f64);
        let chess_units = solver.seconds / chess.seconds;
        println!("{:<10}{}", game.id(), solver.answer);
        for (name, measured) in [("solver", &solver), ("reference", &reference), ("chess", &chess)] {
            let Measurement { seconds, worked, kilobytes, .. } = measured;
            let megabytes = *kilobytes as f64 / 1e3;
            println!("  {name:<10}{seconds:8.2} s {worked:8.2} s of processors {megabytes:8.1} MB");
        }
        println!("  {faster:.1} times faster (at least {FASTER}), {share:.3} of the memory (at most {SHARE})");
        println!("  {chess_units:.2} of chess's perft 6 (at most {CHESS})");
        good &= faster >= FASTER && share <= SHARE && chess_units <= CHESS;
    }
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs this program once more for one of the three; the best of some tries.
fn measure(what: &str, game: GameId) -> Measurement {
    let tries = if what == "only-reference" { 1 } else { TRIES };
    let measured = (0..tries).map(|_| {
        let program = env::current_exe().expect("this program is a file");
        let output = Command::new(program).args([what, game.id()]).output().expect("it runs once more");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut fields = text.trim().splitn(4, ' ');
        let mut next = || fields.next().expect("it says four things").to_owned();
        Measurement {
            seconds: next().parse().expect("seconds"),
            worked: next().parse().expect("seconds"),
            kilobytes: next().parse().expect("kilobytes"),
            answer: next(),
        }
    });
    measured.min_by(|a, b| a.seconds.total_cmp(&b.seconds)).expect("there are tries")
}

/// Does one of the three and says how it went.
fn work(what: &str, game: Option<GameId>) {
    let rules = game.and_then(RuleSet::for_game).expect("one of both Dejariks");
    let begin = Instant::now();
    let done = || (begin.elapsed().as_secs_f64(), worked().unwrap_or(0.0));
    let ((seconds, worked), answer) = match what {
        "only-solver" => {
            let table = tablebase::solve(rules, THREADS, &|_, _| {});
            (done(), summary((0..table.index().len()).filter_map(|number| table.value_of(number))))
        }
        "only-reference" => {
            let reference = reference::solve(rules, 4);
            (done(), summary(reference.iter().map(|(_, value)| value)))
        }
        _ => {
            chess::count();
            (done(), String::from("-"))
        }
    };
    println!("{seconds} {worked} {} {answer}", peak_memory().unwrap_or(0));
}

/// How many states, and a sum over all of their values and distances.
fn summary(values: impl Iterator<Item = tablebase::ExactValue>) -> String {
    let (mut count, mut sum) = (0_u64, 0_u64);
    for value in values {
        count += 1;
        let number = (value.points + 3) as u64 * 1000 + u64::from(value.distance);
        sum += number * number;
    }
    format!("{count} states, checksum {sum}")
}

/// The most memory that this process has had, in kilobytes, where the system says so.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").trim().parse().ok()
}

/// Seconds that all processors have worked for this process, where the system says so in hundredths, as Linux does.
fn worked() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The second field is the program's name in brackets; user and system time are the 14th and the 15th.
    let (_, rest) = stat.rsplit_once(')')?;
    let hundredths = |field: usize| rest.split_whitespace().nth(field - 3)?.parse::<f64>().ok();
    Some((hundredths(14)? + hundredths(15)?) / 100.0)
}
