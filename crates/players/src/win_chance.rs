//! Evaluation of a table: everybody's chance to win, and whether it is estimated or solved.

use serde::{Deserialize, Serialize};

use super::{
    analysis::chances_without_dice,
    by_game::{ByGame, by_game},
    chances::Chances,
    dejarik::exact_help::{ExactTableValue, exact_chance, exact_table_value},
    holochess::{analysis::chance, exactly},
    search::Stop,
    search_player::HeuristicGame,
    static_evaluation::StaticEvaluation,
};
use holochess_rules::{Match, Seat, Table, ToAct, holochess::Holochess};

/// How reliable a chance is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Certainty {
    /// A static evaluation or the result of a search.
    Estimated,
    /// Solved without the quiet clock, which can change the value by about 0.01.
    SolvedButForTheClock,
    /// Solved, or the match is over.
    Exact,
}

/// The chances of all seats. Where games are played in a row, they are those of the present game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WinChance {
    /// Everybody's chance to win, a draw counted as shares.
    pub chances: Chances,
    /// How well they are known.
    pub certainty: Certainty,
    /// Where the game is solved: what the table is worth, in points and plies.
    pub exact: Option<ExactTableValue>,
}

/// Nodes for a table without dice, some hundredths of a second.
const NODES: u64 = 30_000;

impl WinChance {
    const fn new(chances: Chances, certainty: Certainty) -> Self {
        Self { chances, certainty, exact: None }
    }

    /// The chances at a table of two, by the first seat's.
    pub fn of_two(first: f64, certainty: Certainty) -> Self {
        Self::new(Chances::of_two(first), certainty)
    }

    /// The chance of a seat.
    pub fn of(self, seat: Seat) -> f64 {
        self.chances.of(seat)
    }
}

/// Evaluates a table. `None` where it waits for no choice, or if `stop` was raised.
pub fn win_chance(table: &dyn Table, stop: Option<Stop>) -> Option<WinChance> {
    if let Some(verdict) = table.verdict() {
        return Some(WinChance::new(Chances::after(verdict), Certainty::Exact));
    }
    let ToAct::Choose(seat) = table.to_act() else { return None };
    if let Some(value) = exact_table_value(table, stop.is_none()) {
        let found = WinChance::of_two(exact_chance(table, value), Certainty::Exact);
        return Some(WinChance { exact: Some(value), ..found });
    }
    by_game(table, Estimate { seat, stop }).flatten()
}

/// Searches or evaluates a table at which this seat chooses.
struct Estimate {
    seat: Seat,
    stop: Option<Stop>,
}

impl ByGame for Estimate {
    type Output = Option<WinChance>;

    fn with_dice(self, being_played: &Match<Holochess>) -> Self::Output {
        let (rules, position) = (being_played.rules(), being_played.position());
        if let Some(value) = exactly(rules, position) {
            let has_clock = being_played.progress().quiet.is_some();
            let certainty = if has_clock { Certainty::SolvedButForTheClock } else { Certainty::Exact };
            let first = if self.seat == Seat::FIRST { value } else { 1.0 - value };
            return Some(WinChance::of_two(first, certainty));
        }
        Some(WinChance::of_two(chance(rules, position), Certainty::Estimated))
    }

    fn without_dice<R: HeuristicGame + StaticEvaluation>(self, being_played: &Match<R>) -> Self::Output {
        let nodes = NODES * 2 / being_played.seats() as u64;
        let chances = chances_without_dice(being_played, nodes, self.stop.clone());
        // A search that was called off has not come to its end.
        let is_off = self.stop.is_some_and(|stop| stop.is_raised());
        (!is_off).then(|| WinChance::new(chances, Certainty::Estimated))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{GameId, Setup, SetupError, new_table};

    #[test]
    fn the_chances_of_all_seats_add_up_in_every_game_and_who_is_ahead_has_more() {
        let mut tables = 0;
        for game in GameId::ALL {
            for players in 2..=Seat::MOST {
                let setup = Setup { game, options: game.options(), players, position: None };
                let mut bytes = 0_u8;
                let mut deal = || {
                    bytes = bytes.wrapping_add(41);
                    bytes
                };
                let table = match new_table(&setup, &mut deal) {
                    Ok((table, _)) => table,
                    Err(SetupError::Players { .. }) => continue,
                    Err(why) => panic!("{game:?} for {players}: {why}"),
                };
                tables += 1;
                let found = win_chance(&*table, None).expect("a player is to choose");
                let all: f64 = (0..players).map(|seat| found.of(Seat::new(seat))).sum();
                assert!((all - 1.0).abs() < 1e-9, "{game:?} for {players}: {all}");
                assert!(
                    (0..players).all(|seat| (0.0..=1.0).contains(&found.of(Seat::new(seat)))),
                    "{game:?}: {found:?}"
                );
            }
        }
        assert_eq!(tables, 8, "four games for two, and Chinese Checkers for two, three, four and six");
        // Player 1 of three has nine pawns home already.
        let position =
            "n1 n2 n3 n4 o1 o2 o3 p1 p2 m9 / e1 e2 e3 e4 f1 f2 f3 g1 g2 h1 / e10 e11 e12 e13 f10 f11 f12 g10 g11 h10 1";
        let setup = Setup {
            game: GameId::Chinese,
            options: GameId::Chinese.options(),
            players: 3,
            position: Some(position.to_owned()),
        };
        let (table, _) = new_table(&setup, &mut || 0).expect("the position is one of the game's");
        let found = win_chance(&*table, None).expect("a player is to choose");
        assert!(found.of(Seat::FIRST) > 0.9, "{found:?}");
    }
}
