//! Positions in and out, and what is refused.

use holochess::rules::{GameId, Rules, dejarik::Dejarik};

use super::{BOTH, counts::scattered, options};

fn refused(game: GameId, line: &str) -> String {
    let rules = Dejarik::new(&options(game, &[]), 2).unwrap();
    match rules.read_position(line) {
        Ok(position) => panic!("{line} is read as {position}"),
        Err(why) => why.to_string(),
    }
}

#[test]
fn lines_read_back_in_any_order() {
    for game in BOTH {
        let rules = Dejarik::new(&options(game, &[]), 2).unwrap();
        for line in scattered(game, 500) {
            assert_eq!(rules.read_position(&line).unwrap().to_string(), line);
            let (black, rest) = line.split_once(" / ").unwrap();
            let mut cells: Vec<&str> = black.split(' ').collect();
            cells.reverse();
            let turned = format!("{} / {rest}", cells.join(" "));
            assert_eq!(rules.read_position(&turned).unwrap().to_string(), line);
        }
        assert_eq!(rules.start().to_string(), "o1 o2 o3 o5 / o8 o10 o11 o12 b 0");
    }
}

#[test]
fn what_cannot_arise_is_refused_with_its_place() {
    for (line, says) in [
        ("", "ends before the / between"),
        ("o1 o2 o3 o5", "ends before the / between"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12", "ends before the side to move"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b", "ends before the moves"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b 0 0", "\"0\" is left over"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b 0 ", "column 33"),
        ("o1  o2 o3 o5 / o8 o10 o11 o12 b 0", "column 4"),
        (" o1 o2 o3 o5 / o8 o10 o11 o12 b 0", "column 1"),
        ("o1 o2 o3 o13 / o8 o10 o11 o12 b 0", "no cell \"o13\" (in black's camp)"),
        ("o1 o2 o3 o5 / o8 o10 o11 i0 b 0", "no cell \"i0\" (in white's camp)"),
        ("O1 o2 o3 o5 / o8 o10 o11 o12 b 0", "no cell \"O1\""),
        ("savrip@o1 o2 o3 o5 / o8 o10 o11 o12 b 0", "no cell \"savrip@o1\""),
        ("o1 o2 o3 o3 / o8 o10 o11 o12 b 0", "two pawns stand on o3"),
        ("o1 o2 o3 d / o8 o10 o11 d b 0", "two pawns stand on d"),
        ("o1 o2 / o8 o10 o11 o12 b 0", "black has 2 pawns"),
        ("o1 o2 o3 o4 o5 / o8 o10 o11 o12 b 0", "black has 5 pawns"),
        ("o1 o2 o3 / b 0", "white has 0 pawns"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 1 0", "b or w, not \"1\""),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 / 0", "b or w, not \"/\""),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b x", "not \"x\""),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b -2", "not \"-2\""),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b +2", "not \"+2\""),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b 02", "not \"02\""),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b 1000", "0 to 999"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b 100000", "0 to 999"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b 7", "even for b and odd for w"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 w 8", "even for b and odd for w"),
        ("i1 i2 i3 / o8 o10 o11 o12 b 8", "black already has a line"),
        ("o1 o2 o3 o5 / i11 i12 i1 i2 b 8", "white already has a line"),
    ] {
        for game in BOTH {
            let told = refused(game, line);
            assert!(told.contains(says), "{line}: {told}");
        }
    }
    // Three of four score by the revised rules only.
    let three = "i1 i2 i3 o5 / o8 o10 o11 o12 b 8";
    assert!(refused(GameId::Revised, three).contains("black already has a line"));
    assert!(Dejarik::new(&options(GameId::Groi, &[]), 2).unwrap().read_position(three).is_ok());
}

#[test]
fn any_other_number_of_players_is_refused() {
    for game in BOTH {
        let why = Dejarik::new(&options(game, &[]), 3).unwrap_err().to_string();
        assert_eq!(why, format!("{} is played by two, not by 3", game.id()));
    }
    assert!(Dejarik::new(&GameId::Holochess.options(), 2).is_err());
}
