//! What is not legal is refused with its reason, and changes nothing.

use holochess::rules::{Action, Cell, Outcome, PieceId, Refusal, Seat, Table};

use super::{P1, P2, begin, deal, fight, line, play, read};

const CLASH: &str = "savrip@i1 houjix@o6 / ngok@i2 molator@o9 1 2";

fn refused(table: &mut dyn Table, seat: Seat, text: &str) -> Refusal {
    let action = read(table, text);
    let before = (table.position_text(), table.to_act(), table.progress());
    let why = table.play(seat, action).expect_err(text);
    assert_eq!((table.position_text(), table.to_act(), table.progress()), before);
    why
}

#[test]
fn each_reason_has_its_case() {
    let mut table = begin(CLASH);
    let cell = |name| Cell(super::begin(CLASH).board().cell(name).unwrap().0);
    let (houjix, ngok) = (PieceId(3), PieceId(5));
    for (text, why) in [
        ("i3-i4", Refusal::EmptyCell(cell("i3"))),
        ("i2-i3", Refusal::NotYours(ngok)),
        ("i1-i2", Refusal::Taken(cell("i2"))),
        ("i1-i1", Refusal::Taken(cell("i1"))),
        ("i1-o1", Refusal::NoWalk { to: cell("o1"), movement: 2 }),
        ("i1-o3", Refusal::NoWalk { to: cell("o3"), movement: 2 }),
        ("o6-o4", Refusal::NoWalk { to: cell("o4"), movement: 1 }),
        ("i3xi2", Refusal::EmptyCell(cell("i3"))),
        ("i2xi1", Refusal::NotYours(ngok)),
        ("i1xi12", Refusal::EmptyCell(cell("i12"))),
        ("i1xo6", Refusal::OwnPiece(houjix)),
        ("i1xo9", Refusal::NotAdjacent { from: cell("i1"), to: cell("o9") }),
        (">d", Refusal::NothingToPush),
        ("pass", Refusal::PassNotForced),
        ("draw", Refusal::NotInThisGame),
        ("i1=i2", Refusal::NotInThisGame),
        ("savrip@o2", Refusal::NotInThisGame),
    ] {
        assert_eq!(refused(table.as_mut(), P1, text), why, "{text}");
        assert_eq!(table.check(read(table.as_ref(), text)), Err(why));
    }
    assert_eq!(refused(table.as_mut(), P2, "i2-i3"), Refusal::NotYourTurn(P1));
}

#[test]
fn dice_and_pushes_come_first() {
    let mut table = begin(CLASH);
    assert_eq!(table.roll(1, &[vec![1; 6], vec![1; 8]]), Err(Refusal::Dice));
    play(table.as_mut(), "i1xi2");
    assert_eq!(refused(table.as_mut(), P1, "o6-o5"), Refusal::DicePending);
    assert!(table.actions().is_empty());
    for hands in [
        [vec![1; 6], vec![1; 7]],
        [vec![1; 8], vec![1; 6]],
        [vec![0; 6], vec![1; 8]],
        [vec![1; 6], vec![7; 8]],
        [vec![], vec![]],
    ] {
        assert_eq!(table.roll(1, &hands), Err(Refusal::Dice));
    }
    let mut table = begin(CLASH);
    fight(table.as_mut(), "i1xi2", Outcome::CounterPush);
    assert_eq!(refused(table.as_mut(), P1, ">d"), Refusal::NotYourTurn(P2));
    assert_eq!(refused(table.as_mut(), P2, "o6-o5"), Refusal::PushPending);
    assert_eq!(refused(table.as_mut(), P2, "i2xi1"), Refusal::PushPending);
    let taken = table.board().cell("i2").unwrap();
    assert_eq!(refused(table.as_mut(), P2, ">i2"), Refusal::NoPush(taken));
    let far = table.board().cell("o2").unwrap();
    assert_eq!(refused(table.as_mut(), P2, ">o2"), Refusal::NoPush(far));
    assert_eq!(refused(table.as_mut(), P2, "pass"), Refusal::PassNotForced);
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut table = begin("savrip@i1 houjix@o6 / ngok@i2 1 2");
    fight(table.as_mut(), "i1xi2", Outcome::Kill);
    for text in ["o6-o5", ">d", "pass", "resign", "draw"] {
        assert_eq!(refused(table.as_mut(), P1, text), Refusal::Over, "{text}");
    }
    assert_eq!(table.roll(1, &[vec![], vec![]]), Err(Refusal::Dice));
}

#[test]
fn pieces_are_placed_by_their_owner_on_free_cells_of_their_own() {
    // Player 2 starts and has Ng'ok, K'lor'slug, Houjix and Strider.
    let (mut table, _) = deal(7, &[("placement", "chosen")]);
    assert_eq!(refused(table.as_mut(), P1, "savrip@o2"), Refusal::NotYourTurn(P2));
    let savrip = holochess::rules::holochess::Creature::Savrip.piece();
    assert_eq!(
        refused(table.as_mut(), P2, "savrip@o8"),
        Refusal::NotYours(savrip),
        "it is on its own cell, but not theirs"
    );
    for text in ["ngok@o2", "ngok@o7", "ngok@d"] {
        assert_eq!(refused(table.as_mut(), P2, text), Refusal::NoPlacement, "{text}");
    }
    play(table.as_mut(), "ngok@o8");
    play(table.as_mut(), "savrip@o2");
    for text in ["ngok@o9", "strider@o8"] {
        assert_eq!(refused(table.as_mut(), P2, text), Refusal::NoPlacement, "{text}");
    }
    assert_eq!(refused(table.as_mut(), P2, "o8-o9"), Refusal::NotInThisGame);
}

#[test]
fn actions_that_no_notation_can_write_do_no_harm() {
    let mut table = begin(CLASH);
    let nowhere = Cell(200);
    let here = table.board().cell("i1").unwrap();
    for action in [
        Action::Move { from: nowhere, to: here },
        Action::Move { from: here, to: nowhere },
        Action::Attack { from: nowhere, to: nowhere },
        Action::Attack { from: here, to: Cell(25) },
        Action::Push { to: nowhere },
        Action::Place { piece: PieceId(77), to: nowhere },
    ] {
        assert!(table.play(P1, action).is_err(), "{action:?}");
        assert!(table.path(action).is_empty());
        assert_eq!(table.odds(action), None);
    }
    let (mut table, _) = deal(7, &[("placement", "chosen")]);
    assert!(table.play(P2, Action::Place { piece: PieceId(77), to: Cell(20) }).is_err());
    assert!(table.play(P2, Action::Place { piece: PieceId(5), to: nowhere }).is_err());
    assert!(table.play(Seat::new(4), Action::Resign).is_err());
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut table = begin(CLASH);
    let mut copy = table.duplicate();
    play(copy.as_mut(), "o6-o5");
    assert_eq!(line(table.as_ref()), CLASH);
    play(table.as_mut(), "o6-o7");
    assert_eq!(line(copy.as_ref()), "savrip@i1 houjix@o5 / ngok@i2 molator@o9 1 1");
}
