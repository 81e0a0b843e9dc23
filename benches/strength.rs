//! What is the learned judgement worth, and how much is left? Three arenas of Holochess, every deal and its dice once with each
//! seating: the top level against `greedy` (at least 65 %), against the same search with bare material as its judgement (at
//! least 55 %), and against itself with ten times the nodes.
//!
//! `cargo bench --no-default-features --bench strength [-- GAMES]`, 400 without a number; `-- GAMES A B [SEED]` plays two others:
//! the id of a level, or `SENSE:DEPTH:NODES` with `learned`, `glance`, `material` or a file of weights.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
};

use holochess::{
    players::{
        self, Limits, Player, Thought,
        holochess::{Glance, Learned, Material, ladder::IRU, model::Weights},
        play_out,
        search::{Manner, Memory, Mind, Search},
        seed_for,
        standing::Standing,
    },
    rules::{Ending, GameId, Match, Rules, Seat, Setup, Stage, Table, dice::Seed, holochess::Holochess, new_table},
};

const GAME: GameId = GameId::Holochess;

/// Somebody who searches, by whatever judgement.
struct Searcher {
    mind: &'static dyn Mind<Holochess>,
    depth: u32,
    nodes: u64,
    memory: Memory,
}

/// A judgement behind a reference.
struct Any(&'static dyn Mind<Holochess>);

impl Mind<Holochess> for Any {
    fn judge(&self, rules: &Holochess, position: &<Holochess as Rules>::Position) -> f64 {
        self.0.judge(rules, position)
    }
}

impl Player for Searcher {
    fn think(&mut self, table: &dyn Table, _: &Limits) -> Thought {
        let being_played: &Match<Holochess> = table.as_any().downcast_ref().expect("it is Holochess");
        let (rules, position) = (being_played.rules(), being_played.position());
        let Stage::Decision(seat) = rules.stage(position) else { panic!("there is a choice") };
        let (mind, limits) = (Any(self.mind), Limits { nodes: Some(self.nodes), time: None });
        let found =
            Search::new(rules, &mind, Manner::to(self.depth), &mut self.memory, &limits, None).run(position, |_| 0.0);
        let value = if seat == Seat::FIRST { found.value } else { 1.0 - found.value };
        Thought { action: found.action, value, line: Vec::new(), nodes: found.nodes }
    }
}

/// Makes a player, with a seed of its own.
type Make = Box<dyn Fn(u64) -> Box<dyn Player> + Sync>;

fn maker(text: &str) -> Make {
    let parts: Vec<&str> = text.split(':').collect();
    let [sense, depth, nodes] = parts[..] else {
        let id = text.to_owned();
        return Box::new(move |seed| players::new(&id, GAME, seed).expect("there is such a level"));
    };
    let (depth, nodes): (u32, u64) = (depth.parse().expect("a depth"), nodes.parse().expect("a number of nodes"));
    let mind: &'static dyn Mind<Holochess> = match sense {
        "learned" => Box::leak(Box::new(Learned::shipped())),
        "glance" => &Glance,
        "material" => &Material,
        path => {
            let text = std::fs::read_to_string(path).expect("there is such a file");
            let weights: &'static Weights = Box::leak(Box::new(Weights::from_text(&text).expect("it has weights")));
            Box::leak(Box::new(Learned::with(weights)))
        }
    };
    let bits = (nodes.clamp(512, 1 << 19) * 2).ilog2();
    Box::new(move |_| Box::new(Searcher { mind, depth, nodes, memory: Memory::new(bits) }))
}

/// The first one's standing, the share that the quiet clock decided, and seconds a decision of each.
fn contest(texts: [&str; 2], games: u64, first_deal: u64) -> f64 {
    let makers = texts.map(maker);
    let next = AtomicU64::new(0);
    let work = || {
        let mut deals = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number * 2 >= games {
                return deals;
            }
            deals.push((number, [0, 1].map(|turned| bout(&makers, first_deal + number, turned))));
        }
    };
    let mut deals = std::thread::scope(|scope| {
        let other = scope.spawn(work);
        let mut deals = work();
        deals.extend(other.join().expect("matches come to their end"));
        deals
    });
    deals.sort_by_key(|&(number, _)| number);
    let scores: Vec<Vec<f64>> = deals.iter().map(|(_, pair)| pair.iter().map(|bout| bout.score).collect()).collect();
    let Standing { score, interval: [low, high], elo, .. } = Standing::of(&scores);
    let bouts = || deals.iter().flat_map(|(_, pair)| pair);
    let matches = bouts().count() as f64;
    let by_clock = bouts().filter(|bout| bout.is_by_clock).count() as f64 / matches;
    let gains =
        bouts().filter(|bout| bout.is_by_clock).map(|bout| bout.score).sum::<f64>() / (by_clock * matches).max(1.0);
    let turns = bouts().map(|bout| bout.turns).sum::<f64>() / matches;
    let pace = |player: usize| {
        1000.0 * bouts().map(|bout| bout.seconds[player]).sum::<f64>()
            / bouts().map(|bout| bout.decisions[player]).sum::<f64>()
    };
    println!(
        "{:<28} {:<28} {score:.4} [{low:.4}, {high:.4}] Elo {elo:+.0}, {matches} matches of {turns:.0} turns; clock {:.1} %, of that the first {:.2}; {:.2} and {:.2} ms a decision",
        texts[0],
        texts[1],
        100.0 * by_clock,
        gains,
        pace(0),
        pace(1),
    );
    score
}

struct Bout {
    score: f64,
    is_by_clock: bool,
    turns: f64,
    seconds: [f64; 2],
    decisions: [f64; 2],
}

fn bout(makers: &[Make; 2], number: u64, turned: usize) -> Bout {
    let setup = Setup { game: GAME, options: GAME.options(), players: 2, position: None };
    let seed = Seed::from_number(number);
    let hash = seed.sha256_hex();
    let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("it is a set-up");
    let mut seats: Vec<_> =
        [turned, 1 - turned].iter().map(|&player| makers[player](seed_for(&hash, Seat::new(player)))).collect();
    let played = play_out(&mut *table, &seed, &mut seats, &Limits::default()).expect("players choose legally");
    let seat_of = [turned, 1 - turned];
    Bout {
        score: played.verdict.share(Seat::new(seat_of[0])),
        is_by_clock: played.verdict.ending == Ending::Quiet,
        turns: f64::from(table.progress().turn),
        seconds: seat_of.map(|seat| played.clocks[seat].time.as_secs_f64()),
        decisions: seat_of.map(|seat| played.clocks[seat].decisions as f64),
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let number = |index: usize| arguments.get(index).and_then(|argument| argument.parse::<u64>().ok());
    let games = number(0).unwrap_or(400);
    if let [_, first, second, ..] = &arguments[..] {
        contest([first, second], games, number(3).unwrap_or(1));
        return ExitCode::SUCCESS;
    }
    let top = |sense: &str, times: u64| format!("{sense}:{}:{}", IRU.character.depth, IRU.character.nodes * times);
    let against_greedy = contest(["iru", "greedy"], games, 1);
    let against_material = contest([&top("learned", 1), &top("material", 1)], games, 1);
    contest([&top("learned", 10), &top("learned", 1)], games, 1);
    if against_greedy >= 0.65 && against_material >= 0.55 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
