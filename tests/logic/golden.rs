//! The decisions of computer players are the same on every machine and in every build: those of the strongest level of every
//! game, and of a weak one, for a few seeds, are stored. A build with another optimisation has to agree with all of them.
//!
//! A change of how players decide changes these lines on purpose: the test prints the new ones.

use std::fmt::Write as _;

use holochess::{
    players::{self, Limits},
    rules::{Action, GameId, Seat, Setup, Table, ToAct, dice::Seed, new_table},
};

/// So many decisions of a match are written down.
const DECISIONS: usize = 12;

/// The beginning of a match of this level against itself, and how it sees the last of its decisions: the value to the last bit, and
/// the positions that it looked at.
fn decisions(game: GameId, level: &str, number: u64) -> String {
    let seed = Seed::from_number(number);
    let setup = Setup { game, options: game.options(), players: 2, position: None };
    let mut table: Box<dyn Table> = new_table(&setup, &mut seed.deal()).expect("it is a set-up").0;
    let mut seats = [1, 2].map(|seat| players::new(level, game, number * 10 + seat).expect("the level exists"));
    let (mut said, mut rolls, mut left) = (format!("{} {level} {number}:", game.id()), 0, DECISIONS);
    let mut last = String::new();
    while left > 0 {
        match table.to_act() {
            ToAct::Over => break,
            ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("the table asks for it")),
            ToAct::Roll(dice) => {
                rolls += 1;
                table.roll(rolls, &seed.roll(rolls, dice)).expect("the table asks for it");
            }
            ToAct::Choose(seat) => {
                let thought = seats[Seat::index(seat)].think(table.as_ref(), &Limits::default());
                let _ = write!(said, " {}", table.action_text(thought.action));
                last = format!(" | {:016x} {}", thought.value.to_bits(), thought.nodes);
                table.play(seat, thought.action).expect("players choose legally");
                left -= 1;
            }
        }
    }
    said + &last
}

#[test]
fn computer_players_decide_alike_in_every_build() {
    let levels = [
        (GameId::Holochess, ["iru", "borak"]),
        (GameId::Groi, ["ossa", "keff"]),
        (GameId::Revised, ["ossa", "keff"]),
        (GameId::Demeter, ["noor", "lumo"]),
        (GameId::Chinese, ["talo", "wim"]),
    ];
    let mut found = String::new();
    for (game, levels) in levels {
        for level in levels {
            for number in 1..=2 {
                found += &decisions(game, level, number);
                found.push('\n');
            }
        }
    }
    let expected = include_str!("golden.txt");
    assert!(found == expected, "tests/logic/golden.txt says\n{expected}\nand now it is\n{found}");
}
