//! What is the trained network worth, and how much is left? Four arenas of Holochess, every deal and its dice once with each
//! seating: the top level against `greedy`, which makes the most of its own turn (at least 65 %); against the one of its kind that also
//! sees what the next turn threatens; against the same search with bare material as its evaluation (at least 55 %); and against itself
//! with ten times the nodes.
//!
//! `cargo bench -p holochess-lab --bench strength [-- GAMES]`, 400 without a number; `-- GAMES A B [SEED]` plays two others:
//! the id of a level, or `SENSE:DEPTH:NODES` with `learned`, `threats`, `material` or a file of weights, and a number of actions or `turn`
//! for the rest of the own turn. Beside the score stands how the pairs
//! of matches on one deal and its dice ended: where each side wins one of the two, the deal has decided.
//!
//! `-- mistakes GAMES A B [SEED]` says what is left to win: how much of its chances each gives away in a match by what it chooses, as a
//! full search to the end of the next turn sees it. A player who meets an opponent that gives nothing away scores half, less what the
//! player gives away; the sum is as true as the evaluation of the leaves.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
};

use holochess::{
    players::{
        self, Limits, Player, SearchReport,
        holochess::{MaterialEvaluator, NetworkEvaluator, ThreatEvaluator, ladder::IRU, model::Weights},
        play_out,
        search::{Evaluator, Search, SearchOptions, SearchableGame, TranspositionTable},
        seed_for,
    },
    rules::{
        Action, Ending, GameId, Match, NodeKind, Rules, Seat, Setup, Table, ToAct, dice::Seed, holochess::Holochess,
        new_table,
    },
};
use holochess_lab::score_interval::ScoreInterval;

const GAME: GameId = GameId::Holochess;

/// A player that searches with a given evaluator.
struct Searcher {
    evaluator: &'static dyn Evaluator<Holochess>,
    /// How many actions it looks ahead; to the end of its turn without a number.
    depth: Option<u32>,
    nodes: u64,
    transpositions: TranspositionTable,
}

/// An evaluator behind a reference.
struct Any(&'static dyn Evaluator<Holochess>);

impl Evaluator<Holochess> for Any {
    fn evaluate(&self, rules: &Holochess, position: &<Holochess as Rules>::Position) -> f64 {
        self.0.evaluate(rules, position)
    }

    fn can_evaluate(&self, rules: &Holochess, position: &<Holochess as Rules>::Position) -> bool {
        self.0.can_evaluate(rules, position)
    }
}

impl Player for Searcher {
    fn think(&mut self, table: &dyn Table, _: &Limits) -> SearchReport {
        let being_played: &Match<Holochess> = table.as_any().downcast_ref().expect("it is Holochess");
        let (rules, position) = (being_played.rules(), being_played.position());
        let NodeKind::Decision(seat) = rules.node_kind(position) else { panic!("there is a choice") };
        let (evaluator, limits) = (Any(self.evaluator), Limits { nodes: Some(self.nodes), time: None });
        let options = SearchOptions::to(self.depth.unwrap_or_else(|| u32::from(position.left()).max(1)));
        let found =
            Search::new(rules, &evaluator, options, &mut self.transpositions, &limits, None).run(position, |_| 0.0);
        let value = if seat == Seat::FIRST { found.value } else { 1.0 - found.value };
        SearchReport { action: found.action, value, line: Vec::new(), nodes: found.nodes }
    }
}

/// Makes a player, with a seed of its own.
type Make = Box<dyn Fn(u64) -> Box<dyn Player> + Sync>;

fn maker(text: &str) -> Make {
    let parts: Vec<&str> = text.split(':').collect();
    let [evaluator, depth, nodes] = parts[..] else {
        let id = text.to_owned();
        return Box::new(move |seed| players::new(&id, GAME, seed).expect("there is such a level"));
    };
    let depth = (depth != "turn").then(|| depth.parse().expect("a depth"));
    let nodes: u64 = nodes.parse().expect("a number of nodes");
    let evaluator: &'static dyn Evaluator<Holochess> = match evaluator {
        "learned" => Box::leak(Box::new(NetworkEvaluator::shipped())),
        "threats" => &ThreatEvaluator,
        "material" => &MaterialEvaluator,
        path => {
            let text = std::fs::read_to_string(path).expect("there is such a file");
            let weights: &'static Weights = Box::leak(Box::new(Weights::from_text(&text).expect("it has weights")));
            Box::leak(Box::new(NetworkEvaluator::with(weights)))
        }
    };
    let bits = (nodes.clamp(512, 1 << 19) * 2).ilog2();
    Box::new(move |_| Box::new(Searcher { evaluator, depth, nodes, transpositions: TranspositionTable::new(bits) }))
}

/// Plays every deal with both seatings on two threads; what came of each deal, in order.
fn every_deal<T: Send>(games: u64, play: impl Fn(u64, usize) -> T + Sync) -> Vec<[T; 2]> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut deals = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number * 2 >= games {
                return deals;
            }
            deals.push((number, [0, 1].map(|turned| play(number, turned))));
        }
    };
    let mut deals = std::thread::scope(|scope| {
        let other = scope.spawn(work);
        let mut deals = work();
        deals.extend(other.join().expect("matches come to their end"));
        deals
    });
    deals.sort_by_key(|&(number, _)| number);
    deals.into_iter().map(|(_, pair)| pair).collect()
}

/// The first one's standing, the share that the quiet clock decided, and seconds a decision of each.
fn contest(texts: [&str; 2], games: u64, first_deal: u64) -> f64 {
    let makers = texts.map(maker);
    let deals = every_deal(games, |number, turned| bout(&makers, first_deal + number, turned));
    let scores: Vec<Vec<f64>> = deals.iter().map(|pair| pair.iter().map(|bout| bout.score).collect()).collect();
    let ScoreInterval { score, interval: [low, high], elo, .. } = ScoreInterval::between_two(&scores);
    let bouts = || deals.iter().flatten();
    let matches = bouts().count() as f64;
    let by_clock = bouts().filter(|bout| bout.is_by_clock).count() as f64 / matches;
    let gains =
        bouts().filter(|bout| bout.is_by_clock).map(|bout| bout.score).sum::<f64>() / (by_clock * matches).max(1.0);
    let turns = bouts().map(|bout| bout.turns).sum::<f64>() / matches;
    let pace = |player: usize| {
        1000.0 * bouts().map(|bout| bout.seconds[player]).sum::<f64>()
            / bouts().map(|bout| bout.decisions[player]).sum::<f64>()
    };
    // Won both, one and a draw, one each or drawn both, and so on down.
    let mut pairs = [0_u64; 5];
    for pair in &scores {
        pairs[4 - (2.0 * pair.iter().sum::<f64>()) as usize] += 1;
    }
    println!(
        "{:<28} {:<28} {score:.4} [{low:.4}, {high:.4}] Elo {elo:+.0}, {matches} matches of {turns:.0} turns; clock {:.1} %, of that the first {:.2}; {:.2} and {:.2} ms a decision; pairs 2-0 to 0-2: {pairs:?}",
        texts[0],
        texts[1],
        100.0 * by_clock,
        gains,
        pace(0),
        pace(1),
    );
    score
}

/// How many actions ahead mistakes are looked for: to the end of the other side's turn.
const AHEAD: u32 = 4;
/// A choice that gives away less may be as good as the best.
const SLIGHT: f64 = 0.02;

/// What each of two gives away in a match.
fn mistakes(texts: [&str; 2], games: u64, first_deal: u64) {
    let makers = texts.map(maker);
    let deals = every_deal(games, |number, turned| given_away(&makers, first_deal + number, turned));
    for (player, text) in texts.iter().enumerate() {
        let of = |part: fn(&GivenAway) -> f64| -> Vec<f64> {
            deals.iter().map(|pair| pair.iter().map(|given| part(&given[player])).sum::<f64>() / 2.0).collect()
        };
        let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
        let all = of(|given| given.all);
        let centre = mean(&all);
        let spread = all.iter().map(|value| (value - centre).powi(2)).sum::<f64>() / (all.len() as f64 - 1.0).max(1.0);
        println!(
            "{text:<28} gives away {centre:.4} ± {:.4} of a match, {:.4} of it by more than {SLIGHT} at once; {:.1} decisions a match",
            1.96 * (spread / all.len() as f64).sqrt(),
            mean(&of(|given| given.grave)),
            mean(&of(|given| given.decisions)),
        );
    }
}

/// The chances to win that a player has given away.
#[derive(Clone, Copy, Default)]
struct GivenAway {
    all: f64,
    /// By mistakes that are not slight.
    grave: f64,
    decisions: f64,
}

/// A match, and what each of the two gave away in it.
fn given_away(makers: &[Make; 2], number: u64, turned: usize) -> [GivenAway; 2] {
    let setup = Setup { game: GAME, options: GAME.options(), players: 2, position: None };
    let seed = Seed::from_number(number);
    let hash = seed.sha256_hex();
    let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("it is a set-up");
    let player_in = [turned, 1 - turned];
    let mut seats = player_in.map(|player| makers[player](seed_for(&hash, Seat::new(player))));
    let (evaluator, mut transpositions, limits) =
        (NetworkEvaluator::shipped(), TranspositionTable::new(18), Limits::default());
    let (mut given, mut rolls) = ([GivenAway::default(); 2], 0);
    loop {
        match table.to_act() {
            ToAct::Over => return given,
            ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("it is forced")),
            ToAct::Roll(dice) => {
                rolls += 1;
                table.roll(rolls, &seed.roll(rolls, dice)).expect("it is asked for");
            }
            ToAct::Choose(seat) => {
                let action = seats[seat.index()].think(&*table, &limits).action;
                let being_played: &Match<Holochess> = table.as_any().downcast_ref().expect("it is Holochess");
                let (rules, position) = (being_played.rules(), being_played.position());
                let horizon = rules.time(position) + AHEAD;
                let mut search =
                    Search::new(rules, &evaluator, SearchOptions::to(AHEAD), &mut transpositions, &limits, None);
                let mut value_of = |position| search.value_at(position, horizon).expect("nothing limits it");
                let (best, chosen) = (value_of(position), value_of(&rules.apply(position, action)));
                let lost = if seat == Seat::FIRST { best - chosen } else { chosen - best }.max(0.0);
                let given = &mut given[player_in[seat.index()]];
                given.all += lost;
                given.grave += if lost > SLIGHT { lost } else { 0.0 };
                given.decisions += 1.0;
                table.play(seat, action).expect("players choose legally");
            }
        }
    }
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
    if let [what, games, first, second, ..] = &arguments[..]
        && what == "mistakes"
    {
        mistakes([first, second], games.parse().expect("GAMES is a number"), number(4).unwrap_or(1));
        return ExitCode::SUCCESS;
    }
    if let [_, first, second, ..] = &arguments[..] {
        contest([first, second], games, number(3).unwrap_or(1));
        return ExitCode::SUCCESS;
    }
    let top =
        |evaluator: &str, times: u64| format!("{evaluator}:{}:{}", IRU.settings.depth, IRU.settings.nodes * times);
    let against_greedy = contest(["iru", "greedy"], games, 1);
    contest(["iru", "threats:turn:100000"], games, 1);
    let against_material = contest([&top("learned", 1), &top("material", 1)], games, 1);
    contest([&top("learned", 10), &top("learned", 1)], games, 1);
    if against_greedy >= 0.65 && against_material >= 0.55 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
