//! Which way of looking ahead is better at the tables without dice, and which evaluation?
//!
//! `cargo bench --no-default-features --bench tables -- GAME PLAYERS A B [MATCHES]` sits two ways of playing down at one table,
//! in every mixture of seats in turn, after four random moves, and says how much more of the points a seat of the first kind has
//! than one of the second, with the 95 % interval. A way of playing is written as `WAY[:NODES]`:
//!
//! - `full`: looks ahead with everything there is, and reckons with the one who is nearest to winning;
//! - `simple`: the same, but judges by what anybody counts;
//! - `everybody`, `alone`: reckons with all others as if they were one (paranoid search), or with nobody;
//! - `maxn`: everybody wants the most for themselves (max^n);
//! - any level's id.
//!
//! `-- saving GAME DEPTH [POSITIONS]` says how many nodes the search needs to look so far ahead, with its memory and without, in
//! positions after four to thirty-two random moves, and how many nodes there are a second.

use std::{any::Any, ops::ControlFlow, thread, time::Instant};

use holochess::{
    players::{
        self, Limits, Player, SearchReport,
        search::{Evaluator, Search, SearchOptions, SearchableGame, TranspositionTable},
        search_player::{EvaluationDetail, HeuristicGame, LevelSettings, OpponentModel, SearchPlayer},
    },
    rules::{
        Action, GameId, Match, NodeKind, Rules, RulesVisitor, Seat, Setup, Table, ToAct, chinese::Chinese,
        dejarik::Dejarik, demeter::Demeter, dice::Seed, new_table, random_playout, with_rules,
    },
};

/// Moves that are drawn before the players begin to think.
const DRAWN: u64 = 4;
/// No search looks further.
const DEPTH: u32 = 30;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    if let [first, game, depth, rest @ ..] = &arguments[..]
        && first == "saving"
    {
        let game = GameId::from_id(game).expect("the game is one of the five");
        let depth = depth.parse().expect("DEPTH is a number");
        let positions = rest.first().map_or(20, |text| text.parse().expect("POSITIONS is a number"));
        with_rules(game, &game.options(), 2, Saving { depth, positions }).expect("two can play");
        return;
    }
    let [game, players, a, b, rest @ ..] = &arguments[..] else {
        println!("GAME PLAYERS A B [MATCHES], as in chinese 3 full everybody 60");
        return;
    };
    let game = GameId::from_id(game).expect("the game is one of the five");
    let players: usize = players.parse().expect("PLAYERS is a number");
    let matches: usize = rest.first().map_or(60, |text| text.parse().expect("MATCHES is a number"));
    let results: Vec<(f64, [f64; 2], u64)> = thread::scope(|scope| {
        let halves: Vec<_> = (0..2)
            .map(|half| {
                scope.spawn(move || {
                    (half..matches).step_by(2).map(|number| play(game, players, [a, b], number)).collect::<Vec<_>>()
                })
            })
            .collect();
        halves.into_iter().flat_map(|half| half.join().expect("a match is played to its end")).collect()
    });
    let count = results.len() as f64;
    let mean = results.iter().map(|(lead, ..)| lead).sum::<f64>() / count;
    let variance = results.iter().map(|(lead, ..)| (lead - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let reach = 1.96 * (variance / count).sqrt();
    let turns = results.iter().map(|&(_, _, turns)| turns as f64).sum::<f64>() / count;
    let time = |kind: usize| 1e3 * results.iter().map(|(_, times, _)| times[kind]).sum::<f64>() / count;
    println!(
        "{} {players}: a seat of {a} has {mean:+.3} ± {reach:.3} more of the points than one of {b}; {matches} matches of \
         {turns:.0} turns; {:.2} and {:.2} ms a decision",
        game.id(),
        time(0),
        time(1)
    );
}

/// One match: the lead of the first kind in points a seat, seconds a decision of both kinds, turns.
fn play(game: GameId, players: usize, kinds: [&String; 2], number: usize) -> (f64, [f64; 2], u64) {
    // Every mixture of the two kinds, and each with its opposite on the same deal.
    let mixtures = (1 << players) - 2;
    let half = number / 2;
    let mixture = 1 + half % mixtures;
    let mixture = if number.is_multiple_of(2) { mixture } else { (1 << players) - 1 - mixture };
    let seed = Seed::from_number(half as u64);
    let setup = Setup { game, options: game.options(), players, position: None };
    let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("so many can play");
    let kind_in = |seat: usize| mixture >> seat & 1;
    let mut seats: Vec<Box<dyn Player>> =
        (0..players).map(|seat| player(game, kinds[kind_in(seat)], (number * 8 + seat) as u64)).collect();
    let mut lots = players::new("random", game, half as u64).expect("every game has it");
    let (mut turns, mut times, mut decisions) = (0, [0.0; 2], [0_u32; 2]);
    loop {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let action = if turns < DRAWN {
                    lots.choose(&*table)
                } else {
                    let begin = Instant::now();
                    let action = seats[seat.index()].think(&*table, &Limits::default()).action;
                    times[kind_in(seat.index())] += begin.elapsed().as_secs_f64();
                    decisions[kind_in(seat.index())] += 1;
                    action
                };
                table.play(seat, action).expect("players choose legally");
                turns += 1;
            }
            ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("it is forced")),
            ToAct::Roll(_) => unreachable!("there are no dice"),
            ToAct::Over => break,
        }
    }
    let verdict = table.verdict().expect("it is over");
    let mut shares = [(0.0, 0.0); 2];
    for seat in 0..players {
        let share = &mut shares[kind_in(seat)];
        *share = (share.0 + verdict.share(Seat::new(seat)), share.1 + 1.0);
    }
    let [first, second] = shares.map(|(sum, seats)| sum / seats);
    (first - second, [0, 1].map(|kind| times[kind] / f64::from(decisions[kind].max(1))), turns)
}

/// A way of playing.
fn player(game: GameId, kind: &str, seed: u64) -> Box<dyn Player> {
    let (way, nodes) = kind.split_once(':').unwrap_or((kind, "5000"));
    let nodes = nodes.parse().expect("NODES is a number");
    let full = LevelSettings { noise: 1e-4, ..LevelSettings::plain(DEPTH, nodes) };
    let settings = match way {
        "full" => full,
        "simple" => LevelSettings { detail: EvaluationDetail::Simple, ..full },
        "everybody" => LevelSettings { opponent_model: OpponentModel::Everybody, ..full },
        "alone" => LevelSettings { opponent_model: OpponentModel::Alone, ..full },
        "maxn" => return Box::new(MaxN { nodes }),
        level => return players::new(level, game, seed).expect("it is a way of playing or a level"),
    };
    match game {
        GameId::Groi | GameId::Revised => Box::new(SearchPlayer::<Dejarik>::new(settings, seed)),
        GameId::Demeter => Box::new(SearchPlayer::<Demeter>::new(settings, seed)),
        GameId::Chinese => Box::new(SearchPlayer::<Chinese>::new(settings, seed)),
        GameId::Holochess => panic!("Holochess has dice"),
    }
}

/// How many nodes are saved by remembering.
struct Saving {
    depth: u32,
    positions: u64,
}

impl RulesVisitor for Saving {
    type Output = ();

    fn visit<R: Rules>(self, rules: R) {
        let any: &dyn Any = &rules;
        if let Some(rules) = any.downcast_ref::<Dejarik>() {
            self.measure(rules);
        } else if let Some(rules) = any.downcast_ref::<Demeter>() {
            self.measure(rules);
        } else if let Some(rules) = any.downcast_ref::<Chinese>() {
            self.measure(rules);
        }
    }
}

/// The evaluation that all players at these tables use.
struct Plain;

impl<R: HeuristicGame> Evaluator<R> for Plain {
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64 {
        rules.heuristic_value(EvaluationDetail::Full, position, Seat::FIRST)
    }

    fn considers(&self, rules: &R, position: &R::Position, action: Action) -> bool {
        rules.is_sensible(position, action)
    }
}

impl Saving {
    fn measure<R: HeuristicGame>(&self, rules: &R) {
        let (mut logarithms, mut count, mut nodes, mut seconds) = (0.0, 0.0, 0, 0.0);
        let mut transpositions = TranspositionTable::new(20);
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let mut lot = |below: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % below
        };
        while count < self.positions as f64 {
            let mut left = 4 + 4 * (count as u64 % 8);
            let position = random_playout(rules, &rules.start(), &mut lot, |_| {
                left -= 1;
                if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if !rules.has_action(&position) {
                continue;
            }
            let mut look = |uses_table: bool| {
                let options = SearchOptions { uses_table, ..SearchOptions::to(self.depth) };
                let mut search = Search::new(rules, &Plain, options, &mut transpositions, &Limits::default(), None);
                let found = search.run(&position, |_| 0.0);
                (found.value, found.nodes)
            };
            let (bare_value, bare) = look(false);
            let begin = Instant::now();
            let (value, full) = look(true);
            seconds += begin.elapsed().as_secs_f64();
            assert!((value - bare_value).abs() < 1e-9, "what is remembered changes nothing: {value} and {bare_value}");
            logarithms += (bare as f64 / full as f64).ln();
            nodes += full;
            count += 1.0;
        }
        println!(
            "{} {} ahead: {:.0} nodes a position, {:.2} times fewer than without memory; {:.2} million a second",
            rules.game().id(),
            self.depth,
            nodes as f64 / count,
            (logarithms / count).exp(),
            nodes as f64 / seconds / 1e6
        );
    }
}

/// Max^n: each player maximises its own value, as deep as the node budget allows.
struct MaxN {
    nodes: u64,
}

impl Player for MaxN {
    fn think(&mut self, table: &dyn Table, _: &Limits) -> SearchReport {
        let being_played: &Match<Chinese> = table.as_any().downcast_ref().expect("max^n plays Chinese Checkers");
        let (rules, position) = (being_played.rules(), being_played.position());
        let mut left = self.nodes;
        let mut best = table.actions()[0];
        for depth in 1..=DEPTH {
            match look(rules, position, depth, &mut left) {
                Some((_, Some(action))) => best = action,
                _ => break,
            }
        }
        SearchReport { action: best, value: 0.5, line: vec![table.action_text(best)], nodes: self.nodes - left }
    }
}

/// The values of all players after this number of turns, and the best action; `None` once the node budget is used up.
fn look(
    rules: &Chinese,
    position: &<Chinese as Rules>::Position,
    depth: u32,
    left: &mut u64,
) -> Option<([f64; Seat::MOST], Option<Action>)> {
    *left = left.checked_sub(1)?;
    let mut chances = [0.0; Seat::MOST];
    let seats = (0..rules.seats()).map(Seat::new);
    let NodeKind::Decision(mover) = rules.node_kind(position) else {
        let verdict = rules.verdict(position).expect("it is over");
        seats.for_each(|seat| chances[seat.index()] = verdict.share(seat));
        return Some((chances, None));
    };
    if depth == 0 {
        seats.for_each(|seat| chances[seat.index()] = rules.heuristic_value(EvaluationDetail::Full, position, seat));
        return Some((chances, None));
    }
    let mut actions = Vec::new();
    let _ = rules.visit_actions(position, |action| {
        if rules.is_sensible(position, action) {
            actions.push((-rules.ordering_score(position, action), action));
        }
        ControlFlow::Continue(())
    });
    actions.sort_by_key(|&(order, _)| order);
    if actions.is_empty() {
        return look(rules, &rules.pass(position), depth - 1, left);
    }
    let mut best: Option<([f64; Seat::MOST], Action)> = None;
    for (_, action) in actions {
        let (found, _) = look(rules, &rules.apply(position, action), depth - 1, left)?;
        if best.is_none_or(|(best, _)| found[mover.index()] > best[mover.index()]) {
            best = Some((found, action));
        }
    }
    best.map(|(chances, action)| (chances, Some(action)))
}
