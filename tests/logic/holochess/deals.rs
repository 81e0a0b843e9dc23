//! Setting up: the deal from the seed, the balanced deal, chosen placement.

use std::collections::BTreeSet;

use holochess::rules::{
    Event, GameId, Options, Setup, SetupError, Table, ToAct,
    dice::Seed,
    holochess::{Class, Creature, DealList, EVEN_CHANCES, NoDealList, Position, deal_chances},
    new_table,
};

use super::{P1, P2, actions, begin, begin_with, deal, line, options, play, position};

/// The even deal of `--seed 7`.
const EVEN_SEVEN: &str = "monnok@o2 houjix@o3 ghhhk@o4 savrip@o5 / molator@o8 ngok@o9 klorslug@o10 strider@o11 2 2";

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

/// What the list says of the deal on a table.
fn listed(table: &dyn Table) -> u8 {
    DealList::shipped().chance(&position(&line(table))).expect("every deal is listed")
}

#[test]
fn an_even_deal_is_the_first_of_the_random_ones_that_is_on_the_list() {
    let random = Setup { game: GameId::Holochess, options: options(&[]), players: 2, position: None };
    let (mut seen, mut starts, mut longest) = (BTreeSet::new(), [0, 0], 0);
    for seed in 0..300 {
        let (table, _) = deal(seed, &[("deal", "even")]);
        assert!(EVEN_CHANCES.contains(&listed(&*table)), "seed {seed}: {}", line(&*table));
        // Random deals one after another from the same bytes.
        let mut bytes = Seed::from_number(seed).deal();
        let tries = std::iter::repeat_with(|| new_table(&random, &mut bytes).unwrap().0);
        let (passed, first) = tries.enumerate().find(|(_, table)| EVEN_CHANCES.contains(&listed(&**table))).unwrap();
        assert_eq!(line(&*table), line(&*first), "seed {seed}");
        longest = longest.max(passed);
        seen.extend(table.pieces().iter().map(|piece| (piece.kind, piece.seat)));
        let ToAct::Choose(seat) = table.to_act() else { panic!("a match begins with a choice") };
        starts[seat.index()] += 1;
    }
    assert_eq!(seen.len(), 16, "every creature is dealt to both players");
    assert!(starts.iter().all(|&times| times > 100), "{starts:?}");
    assert!((10..200).contains(&longest), "{longest}");
}

/// Another list would deal other hands to records that are there already.
#[test]
fn seed_seven_deals_evenly_what_it_always_did() {
    let (table, _) = deal(7, &[("deal", "even")]);
    assert_eq!(line(&*table), EVEN_SEVEN);
    assert_eq!(
        line(&*deal(7, &[]).0),
        "molator@o2 ghhhk@o3 monnok@o4 savrip@o5 / ngok@o8 klorslug@o9 houjix@o10 strider@o11 2 2"
    );
}

#[test]
fn bytes_that_never_deal_evenly_end_too() {
    // Always the same byte, and so always the same deal, which is not even.
    let even = Setup { game: GameId::Holochess, options: options(&[("deal", "even")]), players: 2, position: None };
    let (table, _) = new_table(&even, &mut || 0).unwrap();
    let random = Setup { options: options(&[]), ..even };
    assert_eq!(line(&*table), line(&*new_table(&random, &mut || 0).unwrap().0));
    assert!(!EVEN_CHANCES.contains(&listed(&*table)));
}

#[test]
fn placements_that_are_alike_are_equally_even() {
    let turned = |hands: [&[&str]; 2], side: u8| {
        let camp = |hand: &[&str], first: usize| {
            let cells = hand.iter().enumerate().map(|(place, name)| format!("{name}@o{}", first + place));
            cells.collect::<Vec<_>>().join(" ")
        };
        position(&format!("{} / {} {side} 2", camp(hands[0], 2), camp(hands[1], 8)))
    };
    let list = DealList::shipped();
    let mut numbers = BTreeSet::new();
    for seed in 0..100 {
        let (table, _) = deal(seed, &[]);
        let mut own: [Vec<&str>; 2] = [Vec::new(), Vec::new()];
        for part in line(&*table).split(' ').filter_map(|part| part.split_once('@')) {
            let name = Creature::from_id(part.0).expect("it is a creature").id();
            own[usize::from(part.1.len() > 2 || part.1 > "o5")].push(name);
        }
        let ToAct::Choose(starts) = table.to_act() else { panic!("a match begins with a choice") };
        let [first, second] = &own;
        let (side, other) = if starts == P1 { (1, 2) } else { (2, 1) };
        let dealt = list.chance(&turned([first, second], side)).unwrap();
        assert_eq!(dealt, listed(&*table));
        assert_eq!(list.chance(&turned([second, first], other)), Some(dealt), "turned by half");
        let mirrored = own.clone().map(|mut hand| {
            hand.reverse();
            hand
        });
        assert_eq!(list.chance(&turned([&mirrored[0], &mirrored[1]], side)), Some(dealt), "mirrored");
        numbers.insert(dealt);
        // The player whose chances they are.
        let chances = deal_chances(&*table).unwrap();
        assert_eq!((chances[starts.index()], chances[0] + chances[1]), (dealt, 100));
    }
    assert!(numbers.len() > 30 && numbers.iter().all(|chance| (1..=99).contains(chance)), "{numbers:?}");
}

#[test]
fn only_the_start_of_a_usual_match_has_chances() {
    let start = "savrip@o2 monnok@o3 ghhhk@o4 houjix@o5 / strider@o8 ngok@o9 klorslug@o10 molator@o11 1";
    let whole = format!("{start} 2");
    assert!(deal_chances(&*begin(&whole)).is_some());
    assert_eq!(deal_chances(&*begin(&format!("{start} 1"))), None);
    assert_eq!(deal_chances(&*begin("savrip@d monnok@o3 / strider@o8 1 2")), None);
    assert_eq!(deal_chances(&*begin_with(&whole, &[("quiet_turns", "0")]).0), None);
    assert_eq!(deal_chances(&*begin_with(&whole, &[("quiet_end", "draw")]).0), None);
    assert_eq!(deal_chances(&*deal(1, &[("placement", "chosen")]).0), None);
    let mut table = begin(&whole);
    play(&mut *table, "o2-i1");
    assert_eq!(deal_chances(&*table), None);
    let other = Setup { game: GameId::Groi, options: GameId::Groi.options(), players: 2, position: None };
    assert_eq!(deal_chances(&*new_table(&other, &mut || 0).unwrap().0), None);
}

#[test]
fn a_list_is_whole_or_none() {
    let text = include_str!("../../../crates/rules/data/holochess.deals");
    assert!(text.starts_with("# holochess-lab deals --out FILE"), "it says how it was made");
    let list = DealList::from_text(text).unwrap();
    assert_eq!(&list, DealList::shipped());
    let hint_reasons: Vec<String> =
        text.lines().filter_map(|line| line.strip_prefix("# ")).map(str::to_owned).collect();
    assert_eq!(list.to_text(&hint_reasons), text);
    assert!((0.08..0.15).contains(&list.even_share()), "{}", list.even_share());
    assert_eq!(DealList::placements().count(), DealList::PLACEMENTS);
    let placed: BTreeSet<String> = DealList::placements().map(|start: Position| start.to_string()).collect();
    assert_eq!(placed.len(), DealList::PLACEMENTS);
    let numbers = text.lines().position(|line| !line.starts_with('#')).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for broken in [
        String::new(),
        lines[..lines.len() - 1].join("\n"),
        text.to_owned() + "50",
        text.replacen(lines[numbers], &lines[numbers].replacen(&lines[numbers][..2], "00", 1), 1),
        text.replacen(lines[numbers], &lines[numbers].replacen(&lines[numbers][..2], "5x", 1), 1),
        text.replacen(lines[numbers], &lines[numbers][1..], 1),
    ] {
        assert_eq!(DealList::from_text(&broken), Err(NoDealList));
    }
}

#[test]
fn an_even_deal_is_for_fixed_places_only() {
    let both = options(&[("deal", "even"), ("placement", "chosen")]);
    let setup = Setup { game: GameId::Holochess, options: both, players: 2, position: None };
    let error = new_table(&setup, &mut || 0).err().unwrap();
    assert!(matches!(error, SetupError::Together { .. }));
    let said = error.to_string();
    assert!(said.contains("deal = even") && said.contains("placement = fixed"), "{said}");
}

#[test]
fn players_place_alternately_where_placement_is_chosen() {
    let (mut table, events) = deal(7, &[("placement", "chosen")]);
    // The same hands as in the fixed deal, an empty board, and no turn has begun.
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
