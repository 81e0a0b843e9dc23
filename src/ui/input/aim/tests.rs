//! Presses at tables of all games.

use super::*;
use holochess_rules::{GameId, Setup, new_table};

fn table(position: &str) -> Box<dyn Table> {
    let options = GameId::Holochess.options();
    let setup = Setup { game: GameId::Holochess, options, players: 2, position: Some(position.to_owned()) };
    new_table(&setup, &mut || 0).expect("the position is legal").0
}

fn cell(table: &dyn Table, name: &str) -> Cell {
    table.board().cell(name).expect("the cell is on the board")
}

const BUSY: &str = "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2";

/// A random number below `count`; advances the seed.
fn lot(seed: &mut u64, count: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*seed >> 33) as usize) % count
}

/// Every game with every number of players, and with the options that change what can be pressed.
fn tables() -> Vec<Box<dyn Table>> {
    let mut tables = Vec::new();
    let choices: [(&str, &[&str]); 5] = [
        ("placement", &["dealt", "chosen"]),
        ("sets", &["1", "2", "3"]),
        ("blocking", &["swap", "fill", "none"]),
        ("fill_unused", &["off", "on"]),
        ("repetition", &["declare"]),
    ];
    for game in GameId::ALL {
        let mut options = vec![game.options()];
        for (key, words) in choices {
            for word in words {
                let mut other = game.options();
                if other.set(key, word).is_ok() && !options.contains(&other) {
                    options.push(other);
                }
            }
        }
        for options in options {
            for players in 1..=Seat::MOST {
                let setup = Setup { game, options: options.clone(), players, position: None };
                let mut bytes = 0_u8;
                let mut deal = || {
                    bytes = bytes.wrapping_add(41);
                    bytes
                };
                tables.extend(new_table(&setup, &mut deal).map(|(table, _)| table));
            }
        }
    }
    tables
}

/// Presses every cell with no piece in hand, with every piece in hand and with every piece to place: every action
/// played is legal, and every legal action can be played by some press.
fn press_everything(table: &dyn Table, seat: Seat) {
    let actions = table.actions();
    let what = || format!("{:?} {:?}", table.game(), table.position_text());
    let cells: Vec<Cell> = table.board().cells().collect();
    let mut placing: Vec<Option<PieceId>> = placeable(table).into_iter().map(Some).collect();
    placing.push(None);
    let is_own = |cell: Cell| table.piece_at(cell).is_some_and(|piece| table.pieces()[piece.index()].seat == seat);
    let mut played = Vec::new();
    for placing in placing {
        // Only a piece that can be picked up can be in hand.
        let takes = |cell: &Cell| aim(table, seat, None, placing, *cell) == Aim::Take(*cell);
        let hands = cells.iter().copied().filter(takes).map(Some).chain([None]);
        for held in hands {
            let reach = Reach::from_table(table, held, placing).cells();
            for &at in &cells {
                match aim(table, seat, held, placing, at) {
                    Aim::Play(action) => {
                        assert!(actions.contains(&action), "{action:?} at {}", what());
                        assert!(table.check(action).is_ok() && reach.contains(&at), "{action:?} at {}", what());
                        played.push(action);
                    }
                    Aim::Refuse(why) => assert!(!reach.contains(&at), "{why:?} for {held:?} to {at:?}, {}", what()),
                    Aim::Take(taken) => assert!(taken == at && is_own(at), "{taken:?}, {}", what()),
                    Aim::Release => assert_eq!(held, Some(at), "{}", what()),
                    Aim::Nothing => assert!(held.is_none() && table.piece_at(at).is_none(), "{at:?}, {}", what()),
                }
            }
        }
    }
    for action in actions {
        assert!(played.contains(&action), "no press plays {action:?} at {}", what());
    }
}

#[test]
fn every_action_of_every_game_can_be_pressed_and_nothing_else_is_played() {
    let mut seed = 17;
    let (mut swaps, mut claims, mut placed) = (0, 0, 0);
    for mut table in tables() {
        let mut rolls = 0;
        for decision in 0..100 {
            match table.to_act() {
                ToAct::Choose(seat) => {
                    let actions = table.actions();
                    let is_rare = |action: &Action| matches!(action, Action::Swap { .. } | Action::Push { .. });
                    // All cells with all pieces are many presses: only some positions are tried, more of those with a
                    // rare action.
                    if decision % 25 == 0 || (actions.iter().any(is_rare) && decision % 4 == 0) {
                        press_everything(&*table, seat);
                    }
                    swaps += actions.iter().filter(|action| matches!(action, Action::Swap { .. })).count();
                    placed += actions.iter().filter(|action| matches!(action, Action::Place { .. })).count();
                    assert_eq!(can_claim_draw(&*table), table.check(Action::Draw).is_ok());
                    claims += usize::from(can_claim_draw(&*table));
                    let action = actions[lot(&mut seed, actions.len())];
                    table.play(seat, action).expect("it is legal");
                }
                ToAct::Pass(seat) => {
                    table.play(seat, Action::Pass).expect("it is forced");
                }
                ToAct::Roll(dice) => {
                    rolls += 1;
                    let hands = dice.map(|count| (0..count).map(|_| 1 + lot(&mut seed, 6) as u8).collect());
                    table.roll(rolls, &hands).expect("these dice were asked for");
                }
                ToAct::Over => break,
            }
        }
    }
    assert!(swaps > 0 && placed > 0, "{swaps} swaps, {placed} placements, {claims} claims");
}

#[test]
fn a_draw_that_may_be_claimed_is_offered_and_one_that_may_not_is_not() {
    let mut options = GameId::Groi.options();
    options.set("repetition", "declare").expect("it is an option");
    let setup = Setup { game: GameId::Groi, options, players: 2, position: None };
    let (mut table, _) = new_table(&setup, &mut || 0).expect("a match can begin");
    // Both go to the inner ring and home again until the position repeats for the third time.
    let round = [("o1", "i1"), ("o12", "i12"), ("i1", "o1"), ("i12", "o12")];
    for step in 0..8 {
        assert!(!can_claim_draw(&*table), "after {step} moves");
        let ToAct::Choose(seat) = table.to_act() else { panic!("somebody is to choose") };
        let [from, to] = [round[step % 4].0, round[step % 4].1].map(|name| cell(&*table, name));
        assert_eq!(aim(&*table, seat, Some(from), None, to), Aim::Play(Action::Move { from, to }));
        table.play(seat, Action::Move { from, to }).expect("it is legal");
    }
    assert!(can_claim_draw(&*table));
}

#[test]
fn a_press_takes_changes_and_releases_pieces() {
    let table = table(BUSY);
    let [savrip, strider, empty] = ["i1", "i3", "o6"].map(|name| cell(&*table, name));
    let press = |held, at| aim(&*table, Seat::FIRST, held, None, at);
    assert_eq!(press(None, savrip), Aim::Take(savrip));
    assert_eq!(press(Some(savrip), strider), Aim::Take(strider));
    assert_eq!(press(Some(savrip), savrip), Aim::Release);
    assert_eq!(press(None, empty), Aim::Nothing);
}

#[test]
fn the_opponents_pieces_are_not_taken() {
    let table = table(BUSY);
    let monnok = cell(&*table, "i2");
    assert!(matches!(aim(&*table, Seat::FIRST, None, None, monnok), Aim::Refuse(Refusal::NotYours(_))));
}

#[test]
fn a_pawn_that_nobody_may_move_says_so() {
    let mut options = GameId::Chinese.options();
    options.set("fill_unused", "on").expect("it is an option");
    let setup = Setup { game: GameId::Chinese, options, players: 2, position: None };
    let (table, _) = new_table(&setup, &mut || 0).expect("a match can begin");
    let fixed = table.obstacles()[0];
    assert_eq!(aim(&*table, Seat::FIRST, None, None, fixed), Aim::Refuse(Refusal::Fixed(fixed)));
    let own = actors(&*table)[0];
    let ToAct::Choose(seat) = table.to_act() else { panic!("somebody is to choose") };
    assert_eq!(aim(&*table, seat, Some(own), None, fixed), Aim::Refuse(Refusal::Fixed(fixed)));
}

#[test]
fn an_enemy_names_its_attackers_the_best_of_them_first() {
    let table = table(BUSY);
    let monnok = cell(&*table, "i2");
    let found = attackers(&*table, monnok);
    // Savrip next to it, Strider on its other side, Molator from the centre.
    let mut all = ["d", "i1", "i3"].map(|name| cell(&*table, name)).to_vec();
    let kills = |from: Cell| {
        let odds = table.odds(Action::Attack { from, to: monnok }).expect("it is an attack");
        odds.chance(Outcome::Kill) - odds.chance(Outcome::CounterKill)
    };
    assert!(found.windows(2).all(|pair| kills(pair[0]) >= kills(pair[1])), "{found:?}");
    all.sort_unstable();
    let mut sorted = found.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, all);
    assert_eq!(attackers(&*table, cell(&*table, "i7")), [cell(&*table, "d")]);
    assert!(attackers(&*table, cell(&*table, "o6")).is_empty(), "nobody stands there");
}

#[test]
fn what_an_action_removes_is_known_before_it_is_played_unless_dice_decide() {
    let setup = Setup {
        game: GameId::Revised,
        options: GameId::Revised.options(),
        players: 2,
        position: Some("o1 o5 o6 o7 / i3 o10 o11 o12 b 2".to_owned()),
    };
    let (dejarik, _) = new_table(&setup, &mut || 0).expect("it is a position");
    let removed = |text: &str| removed_by(&*dejarik, dejarik.read_action(text).expect("it can be read"));
    assert_eq!(removed("o1-i2"), [cell(&*dejarik, "i3")]);
    assert_eq!(removed("o1-i1"), []);
    assert!(dejarik.piece_at(cell(&*dejarik, "i3")).is_some(), "nothing was played");
    let holochess = table(BUSY);
    let attack = holochess.actions().into_iter().find(|action| matches!(action, Action::Attack { .. }));
    assert_eq!(removed_by(&*holochess, attack.expect("somebody can attack")), []);
}

#[test]
fn while_a_push_waits_only_its_cells_are_played() {
    let table = table("molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 1 >i2");
    assert!(is_pushing(&*table));
    let pushes = Reach::from_table(&*table, None, None).pushes;
    assert_eq!(pushes, [cell(&*table, "o2")]);
    for to in table.board().cells() {
        let plays = matches!(aim(&*table, Seat::FIRST, None, None, to), Aim::Play(Action::Push { .. }));
        assert_eq!(plays, pushes.contains(&to), "{}", table.board().name(to));
    }
}
