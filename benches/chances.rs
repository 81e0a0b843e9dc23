//! Does a chance of 70 % win in 70 of 100 at the tables of Chinese Checkers? Matches between players of one level, from openings that
//! are drawn; what the evaluation bar says of every seat at some moments, in ten groups, against who won.
//!
//! `cargo bench --no-default-features --bench chances [-- SEATS] [MATCHES] [LEVEL]`; all tables, 200 matches and `quill` without.
//! Fails where a group that is large enough is off by more than 0.08. Moments of one match go together, so groups scatter more than
//! their number tells.

use std::process::ExitCode;

use holochess::{
    players::{self, Limits, Player, win_chance::win_chance},
    rules::{Action, GameId, Seat, Setup, ToAct, dice::Seed, new_table},
};

const GAME: GameId = GameId::Chinese;
const TABLES: [usize; 4] = [2, 3, 4, 6];
const GROUPS: usize = 10;
/// A group needs so many predictions to be looked at.
const ENOUGH: f64 = 150.0;
const MOST: f64 = 0.08;
/// Turns a seat that are drawn before the players begin to think.
const DRAWN: u32 = 2;
/// One of so many moments is looked at.
const LOOK: u64 = 7;
/// Far from the deals that anything else uses.
const FIRST_DEAL: u64 = 7_000_000;

/// How many, what was predicted of them, and what became of them, in sums.
#[derive(Clone, Copy, Default)]
struct Sums {
    count: f64,
    predicted: f64,
    actual: f64,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let number = |index: usize| arguments.get(index).and_then(|argument| argument.parse::<u64>().ok());
    let matches = number(1).unwrap_or(200);
    let level = arguments.get(2).map_or("quill", String::as_str);
    let mut worst: f64 = 0.0;
    for seats in TABLES.into_iter().filter(|&seats| number(0).is_none_or(|wanted| wanted == seats as u64)) {
        let mut groups = [Sums::default(); GROUPS];
        let mut error = 0.0;
        for deal in 0..matches {
            for (predicted, actual) in play(seats, FIRST_DEAL + deal, level) {
                let group = &mut groups[((predicted * GROUPS as f64) as usize).min(GROUPS - 1)];
                group.count += 1.0;
                group.predicted += predicted;
                group.actual += actual;
                error += (predicted - actual).powi(2);
            }
        }
        println!("{seats} seats, {matches} matches of {level}");
        for Sums { count, predicted, actual } in groups.into_iter().filter(|group| group.count > 0.0) {
            let off = (actual - predicted) / count;
            println!("{count:8.0}  predicted {:.3}  actual {:.3}  {off:+.3}", predicted / count, actual / count);
            if count >= ENOUGH {
                worst = worst.max(off.abs());
            }
        }
        let count: f64 = groups.iter().map(|group| group.count).sum();
        println!("mean squared error {:.4}", error / count.max(1.0));
    }
    println!("worst {worst:.3} (at most {MOST})");
    if worst <= MOST { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays a match: what was predicted of every seat at some moments, and what it made in the end.
fn play(seats: usize, number: u64, level: &str) -> Vec<(f64, f64)> {
    let seed = Seed::from_number(number);
    let setup = Setup { game: GAME, options: GAME.options(), players: seats, position: None };
    let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("it is a table");
    let mut lots = players::new("random", GAME, number).expect("every game has it");
    let mut seated: Vec<Box<dyn Player>> = (0..seats as u64)
        .map(|seat| players::new(level, GAME, number * 8 + seat).expect("there is such a level"))
        .collect();
    let mut moments: Vec<Vec<f64>> = Vec::new();
    let mut decisions = 0;
    while table.to_act() != ToAct::Over {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let action = if decisions < DRAWN * seats as u32 {
                    lots.choose(&*table)
                } else {
                    if (number + u64::from(decisions)).is_multiple_of(LOOK) {
                        let found = win_chance(&*table, None).expect("a player chooses");
                        moments.push((0..seats).map(|seat| found.of(Seat::new(seat))).collect());
                    }
                    seated[seat.index()].think(&*table, &Limits::default()).action
                };
                decisions += 1;
                table.play(seat, action).expect("players choose legally");
            }
            ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("it is forced")),
            _ => unreachable!("there are no dice"),
        }
    }
    let verdict = table.verdict().expect("it is over");
    let of_moment = |chances: Vec<f64>| {
        chances
            .into_iter()
            .enumerate()
            .map(|(seat, chance)| (chance, verdict.share(Seat::new(seat))))
            .collect::<Vec<_>>()
    };
    moments.into_iter().flat_map(of_moment).collect()
}
