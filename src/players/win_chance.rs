//! Evaluation of a table: each seat's chance to win, and whether it is estimated or solved.

use super::{
    hint_without_dice::hint_without_dice,
    holochess::{analysis::chance, exactly},
    search::Stop,
    static_evaluation::{StaticEvaluation, as_chance},
};
use crate::rules::{Match, Seat, Table, ToAct, chinese::Chinese, holochess::Holochess};

/// How reliable a chance is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// A static evaluation or the result of a search.
    Estimated,
    /// Solved without the quiet clock, which can change the value by about 0.01.
    SolvedButForTheClock,
    /// Solved, or the match is over.
    Exact,
}

/// The chances of all seats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinChance {
    /// Each seat's chance to win, a draw shared: together 1. Nothing beyond the seats of the table.
    shares: [f64; Seat::MOST],
    /// How well it is known.
    pub certainty: Certainty,
}

impl WinChance {
    /// The chances at a table of two, by the first seat's.
    pub fn of_two(first: f64, certainty: Certainty) -> Self {
        let mut shares = [0.0; Seat::MOST];
        [shares[0], shares[1]] = [first, 1.0 - first];
        Self { shares, certainty }
    }

    /// The chances by what each seat is worth; they are made to add up to 1.
    fn of_many(worth: impl Iterator<Item = f64>, certainty: Certainty) -> Self {
        let mut shares = [0.0; Seat::MOST];
        for (share, worth) in shares.iter_mut().zip(worth) {
            *share = worth;
        }
        let all: f64 = shares.iter().sum();
        if all > 0.0 {
            shares = shares.map(|share| share / all);
        }
        Self { shares, certainty }
    }

    /// The chance of a seat.
    pub fn of(self, seat: Seat) -> f64 {
        self.shares[seat.index()]
    }
}

/// Evaluates a table. `None` where it waits for no choice, or if `stop` was raised.
pub fn win_chance(table: &dyn Table, stop: Option<Stop>) -> Option<WinChance> {
    let seats = (0..table.seats()).map(Seat::new);
    if let Some(verdict) = table.verdict() {
        return Some(WinChance::of_many(seats.map(|seat| verdict.share(seat)), Certainty::Exact));
    }
    let ToAct::Choose(seat) = table.to_act() else { return None };
    if table.seats() > 2 {
        return at_a_glance::<Chinese>(table);
    }
    let for_first = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
    let Some(being_played) = table.as_any().downcast_ref::<Match<Holochess>>() else {
        return hint_without_dice(table, stop)
            .map(|hint| WinChance::of_two(for_first(hint.value), Certainty::Estimated));
    };
    let (rules, position) = (being_played.rules(), being_played.position());
    if let Some(value) = exactly(rules, position) {
        let has_clock = table.progress().quiet.is_some();
        let certainty = if has_clock { Certainty::SolvedButForTheClock } else { Certainty::Exact };
        return Some(WinChance::of_two(for_first(value), certainty));
    }
    Some(WinChance::of_two(chance(rules, position), Certainty::Estimated))
}

/// What the position is worth to each seat without looking ahead, if the table plays this game.
fn at_a_glance<R: StaticEvaluation>(table: &dyn Table) -> Option<WinChance> {
    let being_played: &Match<R> = table.as_any().downcast_ref()?;
    let seats = (0..being_played.rules().seats()).map(Seat::new);
    let worth = seats.map(|seat| as_chance(being_played.rules().static_value(being_played.position(), seat)));
    Some(WinChance::of_many(worth, Certainty::Estimated))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameId, Setup, new_table};

    #[test]
    fn the_chances_of_all_seats_add_up_in_every_game_and_who_is_ahead_has_more() {
        for game in GameId::ALL {
            for players in 2..=Seat::MOST {
                let setup = Setup { game, options: game.options(), players, position: None };
                let mut bytes = 0_u8;
                let mut deal = || {
                    bytes = bytes.wrapping_add(41);
                    bytes
                };
                let Ok((table, _)) = new_table(&setup, &mut deal) else { continue };
                let found = win_chance(&*table, None).expect("somebody is to choose");
                let all: f64 = (0..players).map(|seat| found.of(Seat::new(seat))).sum();
                assert!((all - 1.0).abs() < 1e-9, "{game:?} for {players}: {all}");
                assert!(
                    (0..players).all(|seat| (0.0..=1.0).contains(&found.of(Seat::new(seat)))),
                    "{game:?}: {found:?}"
                );
            }
        }
        // Player 1 of three has nine pawns home already.
        let position =
            "n1 n2 n3 n4 o1 o2 o3 p1 p2 m9 / e1 e2 e3 e4 f1 f2 f3 g1 g2 h1 / e10 e11 e12 e13 f10 f11 f12 g10 g11 h10 1";
        let setup = Setup {
            game: GameId::Chinese,
            options: GameId::Chinese.options(),
            players: 3,
            position: Some(position.to_owned()),
        };
        if let Ok((table, _)) = new_table(&setup, &mut || 0) {
            let found = win_chance(&*table, None).expect("somebody is to choose");
            assert!(found.of(Seat::FIRST) > 0.9, "{found:?}");
        }
    }
}
