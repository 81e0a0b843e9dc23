//! Plays a match with random actions and prints it: `cargo run --example random_match groi 7`.

use holochess_rules::{Action, GameId, Setup, ToAct, dice::Seed, new_table, splitmix::SplitMix64};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().map_or(Some(GameId::FLAGSHIP), |id| GameId::from_id(&id)).expect("the id of a game");
    let number = arguments.next().map_or(1, |text| text.parse().expect("a seed is a number"));
    let setup = Setup { game, options: game.options(), players: game.players()[0], position: None };
    let (seed, mut random, mut rolls) = (Seed::from_number(number), SplitMix64(number), 0);
    let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("the usual options start a match");
    loop {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let actions = table.actions();
                let action = actions[random.next() as usize % actions.len()];
                println!("{} {}", seat.index() + 1, table.action_text(action));
                table.play(seat, action).expect("it is legal");
            }
            ToAct::Pass(seat) => _ = table.play(seat, Action::Pass).expect("there is nothing else"),
            ToAct::Roll(dice) => {
                let hands = seed.roll(rolls, dice);
                println!("  {hands:?}");
                table.roll(rolls, &hands).expect("these dice were asked for");
                rolls += 1;
            }
            ToAct::Over => break,
        }
    }
    println!("{:?}", table.verdict().expect("it is over"));
}
