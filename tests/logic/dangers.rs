//! The cells in danger, as a table tells them: compared with the rulebook's examples, and with slow counts over random matches.

use std::collections::{BTreeMap, BTreeSet};

use holochess::{
    players::dangers::dangers,
    rules::{Action, Cell, Event, GameId, Outcome, PieceId, Seat, Setup, Table, ToAct, new_table},
};

use crate::{
    answers::{at, begin, names, seats, standing, wander},
    lots::Lots,
};

#[test]
fn in_dejarik_exactly_those_are_in_danger_whom_a_legal_move_removes() {
    let mut dangers = 0;
    for (game, number) in [GameId::Groi, GameId::Revised].into_iter().flat_map(|game| (0..8).map(move |n| (game, n))) {
        wander(
            begin(game, 2, None, &[]),
            60,
            &mut Lots::new(number),
            |table| {
                // Whom does any move of the side to move remove, and of the other side, if this one's move changed nothing?
                let mut removed = BTreeSet::new();
                for seat in seats(table) {
                    let Some(line) = turned(table, seat) else { continue };
                    let setup = Setup { game, options: game.options(), players: 2, position: Some(line) };
                    let Ok((turned, _)) = new_table(&setup, &mut || 0) else { continue };
                    for action in turned.actions() {
                        let mut tried = turned.duplicate();
                        for event in tried.play(seat, action).unwrap() {
                            if let Event::Removed { cell, .. } = event {
                                removed.insert(cell);
                            }
                        }
                    }
                }
                let expected: Vec<Cell> =
                    if table.verdict().is_some() { Vec::new() } else { removed.into_iter().collect() };
                dangers += expected.len();
                assert_eq!(table.threats(), expected, "{}", table.position_text().unwrap());
            },
            |_| {},
        );
    }
    assert!(dangers > 50, "danger came up: {dangers}");
}

/// The line of a position of Dejarik with this seat to move: a move later if it is the other's turn.
fn turned(table: &dyn Table, seat: Seat) -> Option<String> {
    let line = table.position_text()?;
    let (rest, moves) = line.rsplit_once(' ')?;
    let (camps, side) = rest.rsplit_once(' ')?;
    let letter = ["b", "w"][seat.index()];
    let moves: u32 = moves.parse().ok()?;
    Some(format!("{camps} {letter} {}", moves + u32::from(side != letter)))
}

#[test]
fn the_example_of_a_kill_is_a_danger_before_it_happens() {
    // White on i3 is removed by o1-i2 (diagonal); the one on the outer ring is safe.
    let table = at(GameId::Revised, "o1 o6 o7 o9 / i3 o10 o11 o12 b 10");
    assert_eq!(names(table.board(), &table.threats()), "i3");
    // It is in danger as well while it is white's turn.
    let table = at(GameId::Revised, "o1 o6 o7 o9 / i3 o10 o11 o12 w 11");
    assert_eq!(names(table.board(), &table.threats()), "i3");
}

#[test]
fn goals_are_in_danger_when_an_enemy_can_enter_them() {
    // The source's example: with pawns on G6 F5 D4 B3 A3, G6 goes E4, C4, A2, A4 and wins.
    let table = at(GameId::Demeter, "g6 f5 d4 b3 a3 / c8 c7 w");
    assert!(names(table.board(), &table.threats()).contains("a4"));
    let table = at(GameId::Demeter, "g6 f5 d4 b3 a3 / c8 c7 b");
    assert!(names(table.board(), &table.threats()).contains("a4"), "also while black is to move");
    let start = begin(GameId::Demeter, 2, None, &[]);
    assert_eq!(start.threats(), []);
    let mut dangers = 0;
    for number in 0..12 {
        wander(
            begin(GameId::Demeter, 2, None, &[]),
            150,
            &mut Lots::new(number),
            |table| {
                let line = table.position_text().unwrap();
                let camps = &line[..line.len() - 1];
                let mut entered = BTreeSet::new();
                for (seat, side) in seats(table).zip(["w", "b"]) {
                    let Ok((turned, _)) = new_table(
                        &Setup {
                            game: GameId::Demeter,
                            options: GameId::Demeter.options(),
                            players: 2,
                            position: Some(format!("{camps}{side}")),
                        },
                        &mut || 0,
                    ) else {
                        continue;
                    };
                    for action in turned.actions() {
                        let events = turned.duplicate().play(seat, action).unwrap();
                        entered.extend(events.iter().filter_map(|event| match event {
                            Event::Goal { cell, .. } => Some(*cell),
                            _ => None,
                        }));
                    }
                }
                let expected: Vec<Cell> =
                    if table.verdict().is_some() { Vec::new() } else { entered.into_iter().collect() };
                dangers += expected.len();
                assert_eq!(table.threats(), expected, "{line}");
            },
            |_| {},
        );
    }
    assert!(dangers > 8, "danger came up: {dangers}");
}

/// Whom a side can kill with what is left of its turn, found by playing everything out at copies of the table, whatever the dice
/// and the other side's pushes do.
fn kills(table: &dyn Table, seat: Seat, turn: u32, killed: &mut BTreeSet<Cell>, stood: &BTreeMap<PieceId, Cell>) {
    for (piece, cell) in stood {
        if table.cell_of(*piece).is_none() {
            killed.insert(*cell);
        }
    }
    match table.to_act() {
        ToAct::Choose(chooser) if table.progress().turn == turn => {
            let whose = table.actions();
            for action in whose {
                let mut tried = table.duplicate();
                tried.play(chooser, action).unwrap();
                if matches!(tried.to_act(), ToAct::Roll(_)) || tried.progress().turn == turn {
                    kills(&*tried, seat, turn, killed, stood);
                }
            }
        }
        ToAct::Roll(dice) if stood.len() > 1 || standing(table, seat) > 1 => {
            // Every difference that these dice can show.
            let [first, second] = dice.map(i32::from);
            for difference in [7, 1, 0, -7] {
                if let Some(hands) = showing([first, second], difference) {
                    let mut tried = table.duplicate();
                    tried.roll(1, &hands).unwrap();
                    kills(&*tried, seat, turn, killed, stood);
                }
            }
        }
        _ => {}
    }
}

/// Faces of so many dice a hand whose sums differ by so much, or by more in the same direction from 7 on; `None` if none do.
fn showing([first, second]: [i32; 2], difference: i32) -> Option<[Vec<u8>; 2]> {
    for one in first..=6 * first {
        for two in second..=6 * second {
            let found = one - two;
            if found == difference || difference == 7 && found > 7 || difference == -7 && found < -7 {
                let faces = |count: i32, sum: i32| -> Vec<u8> {
                    let (each, more) = (sum / count, sum % count);
                    (0..count).map(|die| (each + i32::from(die < more)) as u8).collect()
                };
                return Some([faces(first, one), faces(second, two)]);
            }
        }
    }
    None
}

#[test]
fn in_holochess_creatures_that_can_be_killed_within_a_turn_are_in_danger() {
    let mut found = [0; 2];
    for number in 0..3 {
        let mut looked = 0;
        wander(
            begin(GameId::Holochess, 2, None, &[]),
            90,
            &mut Lots::new(number),
            |table| {
                looked += 1;
                let progress = table.progress();
                let ToAct::Choose(mover) = table.to_act() else { return };
                if looked % 9 != 0 || table.position_text().is_none_or(|line| line.contains('>')) {
                    return;
                }
                let mut danger = BTreeSet::new();
                for seat in seats(table) {
                    // The other side's turn is whole, and the board is as it stands.
                    let line = table.position_text().unwrap();
                    let camps = line.rsplitn(3, ' ').last().unwrap();
                    let left = if seat == mover { progress.actions_left } else { 2 };
                    let turned = at(GameId::Holochess, &format!("{camps} {} {left}", seat.number()));
                    let pieces = turned.pieces().iter().zip(0u8..).filter(|(info, _)| info.seat != seat);
                    let stood =
                        pieces.filter_map(|(_, id)| Some((PieceId(id), turned.cell_of(PieceId(id))?))).collect();
                    kills(&*turned, seat, turned.progress().turn, &mut danger, &stood);
                }
                let expected: Vec<Cell> = danger.into_iter().collect();
                let standing: usize = seats(table).map(|seat| standing(table, seat)).sum();
                found[0] += standing - expected.len();
                found[1] += expected.len();
                assert_eq!(table.threats(), expected, "{}", table.position_text().unwrap());
            },
            |_| {},
        );
    }
    assert!(found.iter().all(|count| *count > 20), "pieces out of danger and in it: {found:?}");
}

#[test]
fn each_player_is_in_danger_of_its_own_losses_only_and_together_they_are_all() {
    let (mut found, mut certain) = (0, 0);
    for game in [GameId::Holochess, GameId::Revised, GameId::Demeter] {
        for number in 0..4 {
            wander(
                begin(game, 2, None, &[]),
                40,
                &mut Lots::new(number),
                |table| {
                    let mut all = Vec::new();
                    for seat in seats(table) {
                        for danger in dangers(table, seat) {
                            match table.piece_at(danger.cell) {
                                Some(piece) => assert_eq!(table.pieces()[piece.index()].seat, seat),
                                None => assert!(table.camp(seat).contains(&danger.cell)),
                            }
                            if let Some((by, chance)) = danger.by {
                                assert_eq!(game, GameId::Holochess, "only there dice fall");
                                assert_ne!(table.pieces()[by.index()].seat, seat, "by an enemy");
                                assert!(chance > 0.0 && chance <= 1.0, "{chance}");
                                certain += 1;
                            }
                            all.push(danger.cell);
                        }
                    }
                    all.sort_unstable();
                    found += all.len();
                    assert_eq!(all, table.threats());
                },
                |_| {},
            );
        }
    }
    assert!(found > 100 && certain > 40, "{found} {certain}");
}

#[test]
fn with_one_action_left_the_chance_is_that_of_the_best_attack() {
    let mut compared = 0;
    for number in 0..8 {
        wander(
            begin(GameId::Holochess, 2, None, &[]),
            80,
            &mut Lots::new(number),
            |table| {
                let ToAct::Choose(seat) = table.to_act() else { return };
                let pushes = table.actions().iter().any(|action| matches!(action, Action::Push { .. }));
                if table.progress().actions_left != 1 || pushes {
                    return;
                }
                let mut best: BTreeMap<Cell, (PieceId, f64)> = BTreeMap::new();
                for action in table.actions() {
                    let (Action::Attack { from, to }, Some(odds)) = (action, table.odds(action)) else { continue };
                    let (by, chance) = (table.piece_at(from).unwrap(), odds.chance(Outcome::Kill));
                    let known = best.entry(to).or_insert((by, chance));
                    if chance > known.1 {
                        *known = (by, chance);
                    }
                }
                for danger in seats(table).filter(|other| *other != seat).flat_map(|other| dangers(table, other)) {
                    let (_, chance) = danger.by.expect("an attack kills it");
                    let expected = best[&danger.cell].1;
                    assert!((chance - expected).abs() < 1e-6, "{chance} {expected}");
                    compared += 1;
                }
            },
            |_| {},
        );
    }
    assert!(compared > 20, "{compared}");
}
