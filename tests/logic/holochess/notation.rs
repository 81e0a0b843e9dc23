//! Positions and actions as text: what is read, what is written, what is refused and why.

use holochess::rules::{
    Action, Cell, PieceId, Refusal, Seat,
    holochess::{Creature, Draft, Position, PositionError},
};

use super::{MELEE, START, begin, position};

fn refused(line: &str) -> PositionError {
    line.parse::<Position>().expect_err(line)
}

#[test]
fn lines_are_written_in_the_boards_order_and_read_in_any() {
    for line in [START, MELEE, "savrip@d / ngok@i2 houjix@o7 2 1", "savrip@d / ngok@i2 houjix@o7 2 0 >i2"] {
        assert_eq!(position(line).to_string(), *line);
    }
    assert_eq!(
        position("houjix@o7 ngok@i10 savrip@i2 / molator@d 2 1").to_string(),
        "savrip@i2 ngok@i10 houjix@o7 / molator@d 2 1"
    );
}

#[test]
fn what_cannot_arise_is_refused_with_what_and_where() {
    for (line, says) in [
        ("", "ends before the / between the camps"),
        ("savrip@d", "ends before the / between the camps"),
        ("savrip@d /", "ends before the side to move"),
        ("savrip@d / ngok@i2 houjix@i3", "ends before the side to move"),
        ("savrip@d / ngok@i2 houjix@i3 1", "ends before the actions left"),
        (" savrip@d / ngok@i2 houjix@i3 1 2", "column 1"),
        ("savrip@d  / ngok@i2 houjix@i3 1 2", "column 10"),
        ("savrip@d / ngok@i2 houjix@i3 1 2 ", "column 33"),
        ("savrip / ngok@i2 houjix@i3 1 2", "\"savrip\" in player 1's camp is not a piece"),
        ("savrip@d / ngok@i2 houjix 1 2", "\"houjix\" in player 2's camp is not a piece"),
        ("Savrip@d / ngok@i2 houjix@i3 1 2", "no creature \"Savrip\""),
        ("rancor@d / ngok@i2 houjix@i3 1 2", "no creature \"rancor\" (in \"rancor@d\")"),
        ("savrip@i13 / ngok@i2 houjix@i3 1 2", "no cell \"i13\" (in \"savrip@i13\")"),
        ("savrip@D / ngok@i2 houjix@i3 1 2", "no cell \"D\""),
        ("savrip@i01 / ngok@i2 houjix@i3 1 2", "no cell \"i01\""),
        ("savrip@ / ngok@i2 houjix@i3 1 2", "no cell \"\""),
        ("savrip@d / ngok@d houjix@i3 1 2", "savrip and ngok both stand on d"),
        ("savrip@d houjix@d / ngok@i1 1 2", "savrip and houjix both stand on d"),
        ("savrip@d / savrip@i2 houjix@i3 1 2", "savrip stands on d and on i2"),
        ("savrip@d savrip@i4 / ngok@i2 1 2", "savrip stands on d and on i4"),
        ("/ ngok@i2 houjix@i3 1 2", "player 1 has 0 creatures"),
        ("savrip@d / 1 2", "player 2 has 0 creatures"),
        ("savrip@d ngok@i1 houjix@i2 monnok@i3 ghhhk@i4 / molator@o1 1 2", "player 1 has 5 creatures"),
        ("savrip@d / ngok@i2 1 2", "the duel to the death"),
        ("savrip@d / ngok@i2 houjix@i3 3 2", "the side to move is 1 or 2, not \"3\""),
        ("savrip@d / ngok@i2 houjix@i3 0 2", "the side to move is 1 or 2, not \"0\""),
        ("savrip@d / ngok@i2 houjix@i3 / 1 2", "the side to move is 1 or 2, not \"/\""),
        ("savrip@d / ngok@i2 houjix@i3 1 0", "actions left are 1 or 2, not \"0\""),
        ("savrip@d / ngok@i2 houjix@i3 1 3", "actions left are 1 or 2, not \"3\""),
        ("savrip@d / ngok@i2 houjix@i3 1 02", "actions left are 1 or 2, not \"02\""),
        ("savrip@d / ngok@i2 houjix@i3 1 2 x", "\"x\" is left over"),
        ("savrip@d / ngok@i2 houjix@i3 1 1 >i2 >d", "\">d\" is left over"),
        ("savrip@d / ngok@i2 houjix@i3 1 1 i2", "\"i2\" is left over"),
        ("savrip@d / ngok@i2 houjix@i3 1 2 >i2", "actions left are 0 or 1, not \"2\""),
        ("savrip@d / ngok@i2 houjix@i3 1 1 >o2", "nobody stands on o2"),
        ("savrip@d / ngok@i2 houjix@o3 1 1 >o3", "no enemy stands beside o3"),
        ("savrip@d / ngok@i2 houjix@i3 1 1 >i0", "no cell \"i0\""),
        ("savrip@o1 houjix@o3 / ngok@o2 molator@i2 1 1 >o2", "every neighbour of o2 is taken"),
    ] {
        let why = refused(line).to_string();
        assert!(why.contains(says), "{line}: {why}");
    }
}

#[test]
fn drafts_from_code_are_checked_as_well() {
    let draft = |cell, left| Draft {
        camps: [vec![(Creature::Savrip, Cell(cell))], vec![(Creature::Ngok, Cell(1)), (Creature::Houjix, Cell(2))]],
        side: Seat::FIRST,
        left,
        push: None,
    };
    assert!(Position::build(&draft(0, 2)).is_ok());
    assert_eq!(Position::build(&draft(25, 2)), Err(PositionError::OffBoard(Cell(25))));
    assert_eq!(Position::build(&draft(255, 2)), Err(PositionError::OffBoard(Cell(255))));
    assert!(matches!(Position::build(&draft(0, 0)), Err(PositionError::Left { .. })));
    let push = Draft { push: Some(Cell(99)), ..draft(0, 1) };
    assert!(Position::build(&push).is_err());
}

#[test]
fn actions_are_written_and_read() {
    let table = begin(START);
    let cell = |name| table.board().cell(name).unwrap();
    for (text, action) in [
        ("o2-i3", Action::Move { from: cell("o2"), to: cell("i3") }),
        ("dxi12", Action::Attack { from: cell("d"), to: cell("i12") }),
        (">o11", Action::Push { to: cell("o11") }),
        ("i1=i2", Action::Swap { from: cell("i1"), to: cell("i2") }),
        ("klorslug@o3", Action::Place { piece: PieceId(6), to: cell("o3") }),
        ("pass", Action::Pass),
        ("resign", Action::Resign),
        ("draw", Action::Draw),
    ] {
        assert_eq!(table.read_action(text), Ok(action));
        assert_eq!(table.action_text(action), text);
    }
    for (text, says) in [
        ("", "actions are written as"),
        ("Pass", "actions are written as"),
        ("o2", "actions are written as"),
        ("o2-", "no cell \"\""),
        ("o2-i3-i4", "no cell \"i3-i4\""),
        ("o2 -i3", "no cell \"o2 \""),
        ("o13xo1", "no cell \"o13\""),
        (">", "no cell \"\""),
        ("rancor@o3", "no piece \"rancor\""),
    ] {
        let Err(Refusal::Unreadable { text: told, why }) = table.read_action(text) else { panic!("{text} was read") };
        assert!(told == text && why.contains(says), "{text}: {why}");
    }
}
