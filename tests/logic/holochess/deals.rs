//! Setting up: the deal from the seed, the balanced deal, chosen placement.

use std::collections::BTreeSet;

use holochess::rules::{
    Event, GameId, Options, Setup, SetupError, ToAct,
    dice::Seed,
    holochess::{Class, Creature},
    new_table,
};

use super::{P1, P2, actions, deal, line, options, play};

#[test]
fn seed_seven_deals_what_the_rulebook_says() {
    let (table, events) = deal(7, &[]);
    assert_eq!(
        line(table.as_ref()),
        "molator@o2 ghhhk@o3 monnok@o4 savrip@o5 / ngok@o8 klorslug@o9 houjix@o10 strider@o11 2 2"
    );
    assert_eq!(events.len(), 9);
    assert_eq!(events[8], Event::TurnBegan { seat: P2, turn: 1 });
    assert!(matches!(events[0], Event::Dealt { piece, .. } if piece == Creature::Molator.piece()));
}

#[test]
fn every_creature_is_dealt_to_both_players_and_both_start() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let (table, _) = deal(seed, &[]);
        seen.extend(table.pieces().iter().map(|piece| (piece.kind, piece.seat)));
        let ToAct::Choose(starts) = table.to_act() else { panic!("a match begins with a choice") };
        seen.insert(("starts", starts));
    }
    assert_eq!(seen.len(), 18);
}

#[test]
fn a_balanced_deal_gives_each_player_one_of_each_class() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let (table, _) = deal(seed, &[("deal", "balanced")]);
        for class in Class::ALL {
            let owners = class.creatures().map(|creature| table.pieces()[creature.index()].seat);
            assert_ne!(owners[0], owners[1], "both {class:?} on one side");
        }
        seen.insert(line(table.as_ref()));
    }
    assert!(seen.len() > 50, "the deals hardly differ");
}

/// The bytes of the balanced deal, one by one: four classes, two shuffles, the start.
#[test]
fn a_balanced_deal_is_drawn_as_documented() {
    // Player 1 gets Savrip (0), Houjix (1), Strider (2), Molator (3); the shuffles change nothing (3 2 1 twice); player 2 starts.
    let bytes = [0, 1, 2, 3, 3, 2, 1, 3, 2, 1, 5];
    let mut drawn = 0;
    let setup =
        Setup { game: GameId::Holochess, options: options(&[("deal", "balanced")]), players: 2, position: None };
    let (table, _) = new_table(&setup, &mut || {
        drawn += 1;
        bytes[drawn - 1]
    })
    .unwrap();
    assert_eq!(drawn, bytes.len());
    assert_eq!(
        line(table.as_ref()),
        "savrip@o2 houjix@o3 strider@o4 molator@o5 / monnok@o8 ghhhk@o9 ngok@o10 klorslug@o11 2 2"
    );
}

#[test]
fn players_place_alternately_where_placement_is_chosen() {
    let (mut table, events) = deal(7, &[("placement", "chosen")]);
    // The same hands as in the fixed deal, nobody on the board, and no turn has begun.
    assert_eq!(
        table.pieces().iter().filter(|piece| piece.seat == P1).map(|piece| piece.kind).collect::<Vec<_>>(),
        ["savrip", "monnok", "ghhhk", "molator"]
    );
    assert!(events.iter().all(|event| matches!(event, Event::Dealt { cell: None, .. })) && events.len() == 8);
    assert_eq!((table.position_text(), table.progress().turn), (None, 0));
    assert_eq!(actions(table.as_ref()).len(), 16);
    // Player 2 starts.
    let placements =
        ["ngok@o9", "savrip@o5", "strider@o8", "monnok@o2", "houjix@o11", "ghhhk@o4", "klorslug@o10", "molator@o3"];
    for (index, text) in placements.into_iter().enumerate() {
        let seat = if index % 2 == 0 { P2 } else { P1 };
        assert_eq!(table.to_act(), ToAct::Choose(seat));
        let left = 4 - index / 2;
        assert_eq!(actions(table.as_ref()).len(), left * left);
        let events = play(table.as_mut(), text);
        assert!(matches!(events[0], Event::Placed { .. }));
        let began = events.contains(&Event::TurnBegan { seat: P2, turn: 1 });
        assert_eq!((events.len(), began), if index == 7 { (2, true) } else { (1, false) });
    }
    assert_eq!(
        line(table.as_ref()),
        "monnok@o2 molator@o3 ghhhk@o4 savrip@o5 / strider@o8 ngok@o9 klorslug@o10 houjix@o11 2 2"
    );
    assert_eq!(table.progress().turn, 1);
}

#[test]
fn holochess_is_for_two_with_its_own_options() {
    let setup = |players, options| Setup { game: GameId::Holochess, options, players, position: None };
    let fails = |setup: Setup| new_table(&setup, &mut Seed::from_number(1).deal()).err().unwrap();
    for players in [0, 1, 3] {
        assert!(matches!(fails(setup(players, options(&[]))), SetupError::Players { given, .. } if given == players));
    }
    assert_eq!(fails(setup(2, Options::new(GameId::Demeter, &[]))), SetupError::ForeignOptions(GameId::Holochess));
    let mut own = options(&[]);
    assert!(own.set("quiet_turns", "1001").is_err() && own.set("quiet_turns", "007").is_err());
    assert!(own.set("deal", "fair").is_err() && own.set("speed", "3").is_err());
    assert_eq!(own, options(&[]));
}
