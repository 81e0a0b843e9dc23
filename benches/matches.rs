//! How many whole matches a second do the computer players play, and how do those matches end?
//!
//! `cargo bench --no-default-features --bench matches`

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use holochess::{
    players::{self, Limits, play_out, seed_for},
    rules::{GameId, Seat, Setup, dice::Seed, new_table},
};

/// For so long each pair plays.
const LONG: Duration = Duration::from_secs(3);

fn main() {
    let game = GameId::Holochess;
    let setup = Setup { game, options: game.options(), players: 2, position: None };
    for levels in [["random", "random"], ["random", "greedy"], ["greedy", "greedy"]] {
        let begin = Instant::now();
        let (mut matches, mut turns, mut slowest) = (0_u64, 0_u64, Duration::ZERO);
        let (mut decisions, mut endings) = (0, BTreeMap::<String, u64>::new());
        while begin.elapsed() < LONG {
            let seed = Seed::from_number(matches);
            let fingerprint = seed.sha256_hex();
            let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("the default set-up is one");
            let mut seats: Vec<_> = (0..2)
                .map(|seat| players::new(levels[seat], game, seed_for(&fingerprint, Seat::new(seat))))
                .collect::<Result<_, _>>()
                .expect("these levels exist");
            let start = Instant::now();
            let played = play_out(&mut *table, &seed, &mut seats, &Limits::default()).expect("players choose legally");
            slowest = slowest.max(start.elapsed());
            *endings.entry(format!("{:?}", played.verdict.ending)).or_default() += 1;
            decisions += played.clocks.iter().map(|clock| clock.decisions).sum::<u64>();
            turns += u64::from(table.progress().turn);
            matches += 1;
        }
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{} against {}: {:.0} matches a second, {:.0} decisions a second, {:.1} turns a match, slowest {slowest:.1?}",
            levels[0],
            levels[1],
            matches as f64 / seconds,
            decisions as f64 / seconds,
            turns as f64 / matches as f64,
        );
        for (ending, count) in endings {
            println!("    {ending:<12} {:5.1} %", 100.0 * count as f64 / matches as f64);
        }
    }
}
