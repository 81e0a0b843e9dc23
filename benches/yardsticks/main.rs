//! Do the top levels of Chinese Checkers and Déméter stand up to plain yardsticks?
//!
//! `cargo bench --no-default-features --bench yardsticks [-- MATCHES]` plays four contests of 100 matches, each opening of four random
//! moves once with each seating, and fails if one is lost:
//!
//! - the top level of Chinese Checkers against a plain alpha-beta over ways home, five moves deep, of each node the twelve moves that go
//!   furthest forward: at least 75 of 100, with at most a tenth of a second a decision;
//! - the level before it against the same two moves deep: at least 75;
//! - the top level of Déméter against a plain alpha-beta with 60 ms a decision, as long as the level has: at least 75;
//! - the top level of Déméter against itself with a tenth of the nodes: at least 75.
//!
//! `-- chinese LEVEL DEPTH [MATCHES] [FIRST] [NODES]` plays one contest of the first kind, from the opening with this number on, perhaps
//! with other nodes than the level's own, `-- plain LEVEL MILLISECONDS [MATCHES] [FIRST]` one of Déméter against the plain alpha-beta with
//! as much time for both, and `-- demeter LEVEL PART [MATCHES] [FIRST]` a level against itself with a part of the nodes. A line says what
//! came of it and how long a decision of each took.
//!
//! Last run (1 December 2026, at low priority beside other work; times are those of the processor):
//!
//! - `talo` against five moves deep: 40 of 40, 25 ms a decision against 1.0 ms; with 3,000 nodes 46 of 60, 1.3 ms against 1.0 ms. Against
//!   eight moves deep: 38 of 40, 28 ms against 40 ms. Before it had an engine: 2 of 20 against five;
//! - `quill` against two moves deep: 32 of 40, 1.6 ms against 0.1 ms; against three 21 of 40;
//! - `noor` (30 November): against the plain alpha-beta with 60 ms each 50 of 50; against a tenth of its nodes 28 won and 11 drawn of 40,
//!   53 ms a decision against 5 ms.

mod plain_chinese;
mod plain_demeter;

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use plain_chinese::PlainChinese;
use plain_demeter::PlainDemeter;

use holochess::{
    players::{self, Limits, Player},
    rules::{Action, GameId, Setup, Table, ToAct, dice::Seed, new_table},
};

/// Moves that are drawn before the players begin to think.
const DRAWN: u32 = 4;
/// The longest decision of the top level of Chinese Checkers on average, in milliseconds.
const MOST_MILLISECONDS: f64 = 100.0;
/// The longest decision of the plain search of Chinese Checkers.
const LONGEST: Duration = Duration::from_millis(300);
/// What has to be won.
const WANTED: f64 = 0.75;

/// A player who decides.
trait Chooses {
    fn choose(&mut self, table: &dyn Table) -> Action;
}

/// A level, perhaps with fewer nodes than its own.
struct Level {
    player: Box<dyn Player>,
    limits: Limits,
}

impl Chooses for Level {
    fn choose(&mut self, table: &dyn Table) -> Action {
        self.player.think(table, &self.limits).action
    }
}

/// What came of a contest.
#[derive(Default)]
struct Contest {
    wins: u32,
    draws: u32,
    losses: u32,
    seconds: [f64; 2],
    decisions: [u32; 2],
}

impl Contest {
    fn score(&self) -> f64 {
        (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from((self.wins + self.draws + self.losses).max(1))
    }

    fn milliseconds(&self, who: usize) -> f64 {
        1e3 * self.seconds[who] / f64::from(self.decisions[who].max(1))
    }
}

/// So many matches of two against each other, and a line about it.
fn contest(what: &str, game: GameId, make: [&dyn Fn(u64) -> Box<dyn Chooses>; 2], matches: u64, first: u64) -> Contest {
    let mut contest = Contest::default();
    for number in 0..matches {
        play(&mut contest, game, make, first + number / 2, (number % 2) as usize);
    }
    println!(
        "{what}: {} won, {} drawn, {} lost, score {:.3}; {:.2} and {:.2} ms a decision",
        contest.wins,
        contest.draws,
        contest.losses,
        contest.score(),
        contest.milliseconds(0),
        contest.milliseconds(1)
    );
    contest
}

/// One match; `turned` says in which seat the first of the two sits.
fn play(contest: &mut Contest, game: GameId, make: [&dyn Fn(u64) -> Box<dyn Chooses>; 2], opening: u64, turned: usize) {
    let seed = Seed::from_number(opening);
    let setup = Setup { game, options: game.options(), players: 2, position: None };
    let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("two can play");
    let mut lots = players::new("random", game, opening).expect("every game has it");
    let mut both = [make[0](opening), make[1](opening)];
    let mut drawn = 0;
    loop {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let action = if drawn < DRAWN {
                    drawn += 1;
                    lots.choose(&*table)
                } else {
                    let who = seat.index() ^ turned;
                    let begin = Instant::now();
                    let action = both[who].choose(&*table);
                    contest.seconds[who] += begin.elapsed().as_secs_f64();
                    contest.decisions[who] += 1;
                    action
                };
                table.play(seat, action).expect("players choose legally");
            }
            ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("it is forced")),
            ToAct::Roll(_) => unreachable!("there are no dice"),
            ToAct::Over => break,
        }
    }
    match table.verdict().expect("it is over").winner {
        None => contest.draws += 1,
        Some(winner) if winner.index() ^ turned == 0 => contest.wins += 1,
        Some(_) => contest.losses += 1,
    }
}

/// A level as a player who decides, with this part of its nodes.
fn level(id: &str, game: GameId, part: u64, seed: u64) -> Box<dyn Chooses> {
    let player = players::new(id, game, seed).expect("the level exists");
    let nodes = (part > 1).then(|| nodes_of(id, game) / part);
    Box::new(Level { player, limits: Limits { nodes, time: None } })
}

/// The nodes that a level of Déméter has for a decision.
fn nodes_of(id: &str, game: GameId) -> u64 {
    assert!(game == GameId::Demeter, "parts are for Déméter");
    let levels = [players::demeter::ladder::SEFA, players::demeter::ladder::NOOR];
    levels.iter().find(|level| level.id == id).expect("a level that searches").settings.nodes
}

/// A level of Chinese Checkers, perhaps with other nodes than its own, against the plain alpha-beta with at most [`LONGEST`] a decision.
fn against_plain(id: &str, depth: u32, matches: u64, first: u64, nodes: Option<u64>) -> Contest {
    let game = GameId::Chinese;
    let make_level = |seed| -> Box<dyn Chooses> {
        let player = players::new(id, game, seed).expect("the level exists");
        Box::new(Level { player, limits: Limits { nodes, time: None } })
    };
    let make_plain = |_| -> Box<dyn Chooses> { Box::new(PlainChinese::new(depth, LONGEST)) };
    let what = format!("{id} against {depth} moves deep");
    contest(&what, game, [&make_level, &make_plain], matches, first)
}

fn against_itself(id: &str, part: u64, matches: u64, first: u64) -> Contest {
    let game = GameId::Demeter;
    let [whole, less] = [1, part].map(|part| move |seed| level(id, game, part, seed));
    contest(&format!("{id} against 1/{part} of its nodes"), game, [&whole, &less], matches, first)
}

/// A level of Déméter against the plain alpha-beta, both with so many milliseconds a decision.
fn against_plain_demeter(id: &str, milliseconds: u64, matches: u64, first: u64) -> Contest {
    let (game, time) = (GameId::Demeter, Duration::from_millis(milliseconds));
    let make_level = |seed| -> Box<dyn Chooses> {
        let player = players::new(id, game, seed).expect("the level exists");
        Box::new(Level { player, limits: Limits { time: Some(time), nodes: None } })
    };
    let make_plain = |_| -> Box<dyn Chooses> { Box::new(PlainDemeter::new(time)) };
    let what = format!("{id} against a plain alpha-beta, {milliseconds} ms each");
    contest(&what, game, [&make_level, &make_plain], matches, first)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let number = |index: usize| arguments.get(index).and_then(|argument| argument.parse::<u64>().ok());
    match arguments.first().map(String::as_str) {
        Some("chinese") => {
            let depth = number(2).expect("DEPTH is a number") as u32;
            against_plain(&arguments[1], depth, number(3).unwrap_or(100), number(4).unwrap_or(1), number(5));
            ExitCode::SUCCESS
        }
        Some("plain") => {
            let milliseconds = number(2).expect("MILLISECONDS is a number");
            against_plain_demeter(&arguments[1], milliseconds, number(3).unwrap_or(100), number(4).unwrap_or(1));
            ExitCode::SUCCESS
        }
        Some("demeter") => {
            let part = number(2).expect("PART is a number");
            against_itself(&arguments[1], part, number(3).unwrap_or(100), number(4).unwrap_or(1));
            ExitCode::SUCCESS
        }
        _ => {
            let matches = number(0).unwrap_or(100);
            let before_top =
                |game: GameId, back: usize| players::levels(game)[players::levels(game).len() - 1 - back].id;
            let top = against_plain(before_top(GameId::Chinese, 0), 5, matches, 1, None);
            let second = against_plain(before_top(GameId::Chinese, 1), 2, matches, 1, None);
            let strange = against_plain_demeter(before_top(GameId::Demeter, 0), 60, matches, 1);
            let itself = against_itself(before_top(GameId::Demeter, 0), 10, matches, 1);
            let is_quick = top.milliseconds(0) <= MOST_MILLISECONDS;
            let is_good = [top, second, strange, itself].iter().all(|contest| contest.score() >= WANTED);
            if is_good && is_quick { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
    }
}
