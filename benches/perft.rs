//! How fast are positions counted? Every game against cozy-chess, a good move generator, in the same run on one core.
//!
//! Holochess: the rulebook's two positions to depths 5 and 4. The others and chess: the start. All count the last ply in
//! bulk. Each is repeated for two seconds, five times in turn; the medians are compared, and each game has to reach its share
//! of the rate of chess: `./dev bench perft`, or `./dev bench perft -- groi revised` for some games only.
//!
//! Last run (November 2026, on two cores that had nothing else to do): Holochess 2.40 times the rate of chess, Groï 1.46,
//! revised 1.34, Déméter 2.40, Chinese Checkers 1.08.

use std::{
    hint::black_box,
    process::ExitCode,
    time::{Duration, Instant},
};

use holochess::rules::{GameId, Rules, RulesVisitor, perft::perft, with_rules};

mod chess;

/// What a game counts and how fast it has to be.
struct Entry {
    game: GameId,
    /// The least share of chess's rate.
    least: f64,
    /// Positions (the start where there is no line), how deep each is counted, and what has to come out.
    counts: &'static [(Option<&'static str>, u32, u64)],
}

const ENTRIES: &[Entry] = &[
    Entry {
        game: GameId::Holochess,
        least: 0.1,
        // The two positions of the rulebook's "Counts".
        counts: &[
            (
                Some("savrip@o2 monnok@o3 ghhhk@o4 houjix@o5 / strider@o8 ngok@o9 klorslug@o10 molator@o11 1 2"),
                5,
                6_428_910,
            ),
            (
                Some("molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2"),
                4,
                1_250_569,
            ),
        ],
    },
    Entry { game: GameId::Groi, least: 0.3, counts: &[(None, 6, 908_624)] },
    Entry { game: GameId::Revised, least: 0.3, counts: &[(None, 6, 4_263_025)] },
    Entry { game: GameId::Demeter, least: 0.5, counts: &[(None, 5, 20_767_168)] },
    Entry { game: GameId::Chinese, least: 0.7, counts: &[(None, 5, 3_188_520)] },
];

const SAMPLES: usize = 5;
const SAMPLE: Duration = Duration::from_secs(2);

fn main() -> ExitCode {
    // Cargo passes `--bench` to every benchmark.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let entries: Vec<&Entry> =
        ENTRIES.iter().filter(|entry| wanted.is_empty() || wanted.iter().any(|id| id == entry.game.id())).collect();
    let mut counters: Vec<Box<dyn FnMut() -> u64>> = entries.iter().map(|entry| counter(entry)).collect();
    counters.push(Box::new(chess::count));
    let mut rates: Vec<Vec<f64>> = vec![Vec::new(); counters.len()];
    for _ in 0..SAMPLES {
        for (counter, rates) in counters.iter_mut().zip(&mut rates) {
            rates.push(rate(counter));
        }
    }
    let mut rates: Vec<f64> = rates.into_iter().map(median).collect();
    let chess = rates.pop().expect("chess counts, too");
    println!("{:<10} {:8.1} million positions a second", "cozy-chess", chess / 1e6);
    let mut good = true;
    for (entry, rate) in entries.iter().zip(rates) {
        let ratio = rate / chess;
        good &= ratio >= entry.least;
        println!(
            "{:<10} {:8.1} million positions a second, ratio {ratio:.3} (at least {})",
            entry.game.id(),
            rate / 1e6,
            entry.least
        );
    }
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Counts what an entry says, once a call.
fn counter(entry: &'static Entry) -> Box<dyn FnMut() -> u64> {
    struct Make(&'static Entry);
    impl RulesVisitor for Make {
        type Output = Box<dyn FnMut() -> u64>;

        fn visit<R: Rules>(self, rules: R) -> Self::Output {
            let counts: Vec<_> = self
                .0
                .counts
                .iter()
                .map(|(line, depth, count)| {
                    let position = line.map_or_else(
                        || rules.start(),
                        |line| rules.read_position(line).expect("these positions are positions"),
                    );
                    (position, *depth, *count)
                })
                .collect();
            Box::new(move || {
                counts.iter().fold(0, |sum, (position, depth, count)| {
                    let counted = perft(&rules, black_box(position), *depth);
                    assert_eq!(counted, *count, "a fast count has to be the right one");
                    sum + counted
                })
            })
        }
    }
    with_rules(entry.game, &entry.game.options(), 2, Make(entry)).expect("every game has a table for two")
}

/// Positions a second, counting again and again for one sample's time.
fn rate(mut count: impl FnMut() -> u64) -> f64 {
    let begin = Instant::now();
    let mut counted = 0;
    while begin.elapsed() < SAMPLE {
        counted += count();
    }
    counted as f64 / begin.elapsed().as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}
