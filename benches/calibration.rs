//! Does a chance of 70 % win in 70 of 100? Fresh matches between equal players that judge by what was learned, one random
//! position of each, in ten groups by what was predicted; predicted and actual have to differ by at most 0.03 in each.
//!
//! `cargo bench --no-default-features --bench calibration [-- MATCHES]`; 20,000 without a number.

use std::process::ExitCode;

use holochess::{
    players::{
        self, Limits, Player,
        holochess::{Character, Learned, Persona, Sense},
        search::Mind,
    },
    rules::{
        Action, GameId, Match, Seat, Setup, ToAct,
        dice::Seed,
        holochess::{Holochess, Phase},
        new_table,
    },
};

const GROUPS: usize = 10;
const MOST: f64 = 0.03;
/// Far from the deals that anything else here uses.
const FIRST_DEAL: u64 = 5_000_000;

fn main() -> ExitCode {
    let matches: u64 = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(20_000);
    let mut groups = [(0.0, 0.0, 0.0); GROUPS];
    let half = |odd: u64| (odd..matches).step_by(2).map(|number| play(FIRST_DEAL + number)).collect::<Vec<_>>();
    let all = std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        let mut all = half(0);
        all.extend(other.join().expect("matches come to their end"));
        all
    });
    for (predicted, actual) in all {
        let group = &mut groups[((predicted * GROUPS as f64) as usize).min(GROUPS - 1)];
        *group = (group.0 + 1.0, group.1 + predicted, group.2 + actual);
    }
    let mut worst: f64 = 0.0;
    for (count, predicted, actual) in groups {
        let (predicted, actual) = (predicted / f64::max(count, 1.0), actual / f64::max(count, 1.0));
        println!("{count:6.0}  predicted {predicted:.4}  actual {actual:.4}  {:+.4}", actual - predicted);
        worst = worst.max((actual - predicted).abs());
    }
    println!("worst {worst:.4} (at most {MOST}), over {matches} matches");
    if worst <= MOST { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A match: what was predicted of one of its positions for the first seat, and how it ended.
fn play(number: u64) -> (f64, f64) {
    let game = GameId::Holochess;
    let setup = Setup { game, options: game.options(), players: 2, position: None };
    let seed = Seed::from_number(number);
    let fingerprint = seed.sha256_hex();
    let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("it is a set-up");
    let mut seats = [0, 1].map(|seat| {
        let own = players::seed_for(&fingerprint, Seat::new(seat));
        Persona::new(Character::plain(Sense::Learned, 2, 1_000), own)
    });
    let mut lots = players::seed_for(&fingerprint, Seat::new(2));
    let (mut rolls, mut seen, mut predicted) = (0, 0, 0.5);
    loop {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let being_played: &Match<Holochess> = table.as_any().downcast_ref().expect("it is Holochess");
                if being_played.position().phase() == Phase::Acting {
                    // The n-th takes the place of the one before it with a chance of one in n.
                    seen += 1;
                    lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    if (lots >> 33).is_multiple_of(seen) {
                        predicted = Learned::shipped().judge(being_played.rules(), being_played.position());
                    }
                }
                let action = seats[seat.index()].think(&*table, &Limits::default()).action;
                table.play(seat, action).expect("players choose legally");
            }
            ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("it is forced")),
            ToAct::Roll(dice) => {
                rolls += 1;
                table.roll(rolls, &seed.roll(rolls, dice)).expect("these dice are asked for");
            }
            ToAct::Over => {
                let verdict = table.verdict().expect("it is over");
                return (predicted, f64::from(verdict.scores[0]) / 2.0);
            }
        }
    }
}
