//! Positions of every game, and their lines, damaged.

use std::{ops::ControlFlow, path::Path};

use holochess::rules::{
    Action, Cell, GameId, NodeKind, Rules, RulesVisitor, Setup, ToAct, by_weight, dice::Seed, new_table,
    piece_map::PieceMap, with_rules,
};

use super::{Lots, damage, note, options, tables};

/// So many decisions are played on from a line that was read.
const FURTHER: usize = 6;

/// One case: a line, its damage, and what holds where it is read.
pub fn case(lots: &mut Lots, _: &Path) -> bool {
    let game = damage::one_of(lots, &GameId::ALL);
    let seats = tables(game);
    let players = damage::one_of(lots, &seats);
    let options = options(game, players, lots.below(1 << 20) as u64);
    let line = with_rules(game, &options, players, Line(lots)).expect("these options suit so many");
    let line = match lots.below(4) {
        0 => line,
        1 => {
            let mut bytes = line.into_bytes();
            damage::bytes(&mut bytes, lots);
            String::from_utf8_lossy(&bytes).into_owned()
        }
        _ => damage::words(&line, &DICTIONARY, lots),
    };
    note(&line);
    let is_read =
        with_rules(game, &options, players, ReadPosition { line: &line, lots }).expect("these options suit so many");
    let setup = Setup { game, options, players, position: Some(line) };
    let table = new_table(&setup, &mut || unreachable!("nothing is drawn where a position is given"));
    assert_eq!(table.is_ok(), is_read);
    if let Ok((mut table, _)) = table {
        table_talk(table.as_mut(), lots);
    }
    is_read
}

/// Words that stand in positions, and some that nearly do.
const DICTIONARY: [&str; 48] = [
    "/",
    " / ",
    "+",
    " ",
    "  ",
    "@",
    ">",
    "d",
    "i1",
    "i12",
    "i13",
    "o1",
    "o12",
    "o0",
    "a1",
    "a4",
    "h4",
    "h5",
    "e1",
    "e13",
    "m13",
    "q1",
    "g1",
    "savrip",
    "molator",
    "Savrip",
    "savrip@d",
    "monnok@o3",
    ">i2",
    " >o2",
    "b",
    "w",
    "B",
    "1",
    "2",
    "3",
    "6",
    "7",
    "0",
    "-1",
    "01",
    "999",
    "1000",
    "65535",
    "65536",
    "4294967296",
    "é",
    "\t",
];

/// The line of a position that came up in a match by lot.
struct Line<'a>(&'a mut Lots);

impl RulesVisitor for Line<'_> {
    type Output = String;

    fn visit<R: Rules>(self, rules: R) -> String {
        let lots = self.0;
        let mut position = rules.deal(&mut Seed::from_number(lots.below(1 << 30) as u64).deal());
        let (mut line, most) = (None, lots.below(80));
        for _ in 0..=most {
            if matches!(rules.node_kind(&position), NodeKind::Decision(_)) {
                line = rules.position_text(&position).or(line);
            }
            let Some(next) = step(&rules, &position, lots) else { break };
            position = next;
        }
        // Where pieces are still being placed there is no line yet.
        line.or_else(|| rules.position_text(&rules.start())).unwrap_or_default()
    }
}

/// One step by lot; nothing where it is over.
fn step<R: Rules>(rules: &R, position: &R::Position, lots: &mut Lots) -> Option<R::Position> {
    match rules.node_kind(position) {
        NodeKind::Over => None,
        NodeKind::Chance | NodeKind::Showdown => {
            let chance = by_weight(rules, position, &mut |all| lots.below(all as usize) as u64);
            Some(rules.resolve(position, chance))
        }
        NodeKind::Decision(_) => {
            let actions = actions(rules, position);
            if actions.is_empty() {
                return Some(rules.pass(position));
            }
            Some(rules.apply(position, actions[lots.below(actions.len())]))
        }
    }
}

fn actions<R: Rules>(rules: &R, position: &R::Position) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = rules.visit_actions(position, |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions
}

/// Reads a line and looks at what it says.
struct ReadPosition<'a> {
    line: &'a str,
    lots: &'a mut Lots,
}

impl RulesVisitor for ReadPosition<'_> {
    type Output = bool;

    fn visit<R: Rules>(self, rules: R) -> bool {
        let Self { line, lots } = self;
        let mut position = match rules.read_position(line) {
            Ok(position) => position,
            Err(why) => {
                assert!(!why.to_string().is_empty());
                return false;
            }
        };
        let written = rules.position_text(&position).expect("what is read from a line has a line");
        let again = rules.read_position(&written).unwrap_or_else(|why| panic!("{written}: {why}"));
        assert_eq!(again, position, "{written}");
        assert_eq!(rules.position_text(&again).as_deref(), Some(&written[..]));
        assert_eq!(rules.hash(&again), rules.hash(&position));
        assert_eq!(said(&written), said(line), "nothing is left out or made up");
        for _ in 0..FURTHER {
            look(&rules, &position, lots);
            let Some(next) = step(&rules, &position, lots) else { break };
            position = next;
        }
        true
    }
}

/// What a line says, in an order of its own.
fn said(line: &str) -> Vec<&str> {
    let mut words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words
}

/// What holds in any position, whether it can arise or not.
fn look<R: Rules>(rules: &R, position: &R::Position, lots: &mut Lots) {
    let actions = actions(rules, position);
    assert_eq!(rules.count_actions(position), actions.len() as u64);
    assert_eq!(rules.has_action(position), !actions.is_empty());
    let mut sorted = actions.clone();
    sorted.sort_unstable_by_key(|action| format!("{action:?}"));
    sorted.dedup();
    assert_eq!(sorted.len(), actions.len(), "an action is shown twice");
    let NodeKind::Decision(seat) = rules.node_kind(position) else {
        assert!(actions.is_empty());
        return;
    };
    assert!(seat.index() < rules.seats());
    assert_eq!(rules.dice(position), [0, 0], "nothing is left to chance where a player decides");
    assert_eq!(rules.judge(position, &[Vec::new(), Vec::new()]), None);
    rules.visit_outcomes(position, |chance, _| panic!("{chance:?} where a player decides"));
    let cells = rules.board().len();
    let figures = PieceMap::new(cells, rules.pieces(position).into_iter().map(|(_, cell)| cell));
    let mut continuations = 0;
    for &action in &actions {
        assert_eq!(rules.check(position, action, &figures), Ok(()), "{action:?}");
        assert_eq!(rules.read_action(&rules.action_text(action)), Ok(action));
        assert_eq!(rules.odds(position, action).is_some(), matches!(action, Action::Attack { .. }), "{action:?}");
        let after = rules.apply(position, action);
        if rules.node_kind(&after) == NodeKind::Chance {
            rules.visit_outcomes(&after, |_, weight| continuations += u64::from(weight > 0));
        } else {
            continuations += 1;
        }
    }
    assert_eq!(rules.count_continuations(position), continuations);
    // What is refused is what is not shown.
    for _ in 0..20 {
        let [from, to] = [(); 2].map(|()| Cell(lots.below(cells) as u8));
        let action = match lots.below(5) {
            0 => Action::Attack { from, to },
            1 => Action::Push { to },
            2 => Action::Swap { from, to },
            _ => Action::Move { from, to },
        };
        assert_eq!(rules.check(position, action, &figures).is_ok(), actions.contains(&action), "{action:?}");
    }
}

/// Says something to a table that is nearly an action.
fn table_talk(table: &mut dyn holochess::rules::Table, lots: &mut Lots) {
    let ToAct::Choose(seat) = table.to_act() else { return };
    let actions = table.actions();
    let text = table.action_text(actions[lots.below(actions.len())]);
    let text =
        damage::words(&text, &["-", "x", "=", ">", "@", "d", "i1", "o12", "a1", "q1", "pass", "draw", "savrip"], lots);
    note(&text);
    let Ok(action) = table.read_action(&text) else { return };
    assert_eq!(table.read_action(&table.action_text(action)), Ok(action), "{text}");
    let (before, can) = (table.position_text(), table.check(action));
    if action != Action::Resign {
        assert_eq!(can.is_ok(), actions.contains(&action), "{text}");
    }
    let played = table.play(seat, action);
    assert_eq!(played.is_ok(), can.is_ok(), "{text}");
    if played.is_err() {
        assert_eq!(table.position_text(), before, "what is refused changes nothing");
        assert_eq!(table.actions(), actions);
    }
}
