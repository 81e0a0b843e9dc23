//! Attacks, pushes, the duel, and how a match is won.

use holochess::rules::{Cell, Ending, Event, Outcome, PieceId, Roll, Seat, Table, ToAct, Verdict, holochess::Creature};

use super::{P1, P2, actions, begin, fight, hands, line, play, read, roll};

/// Savrip attacks Ng'ok; each side has another creature far away.
const CLASH: &str = "savrip@i1 houjix@o6 / ngok@i2 molator@o9 1 2";

fn cell(table: &dyn Table, name: &str) -> Cell {
    table.board().cell(name).unwrap()
}

fn verdict(winner: Seat, ending: Ending) -> Verdict {
    let scores = if winner == P1 { vec![2, 0] } else { vec![0, 2] };
    Verdict { winner: Some(winner), scores, ending }
}

#[test]
fn an_attack_asks_for_the_ratings_dice_and_reads_the_table() {
    for (difference, outcome) in [
        (30, Outcome::Kill),
        (7, Outcome::Kill),
        (6, Outcome::Push),
        (1, Outcome::Push),
        (0, Outcome::CounterPush),
        (-6, Outcome::CounterPush),
        (-7, Outcome::CounterKill),
        (-20, Outcome::CounterKill),
    ] {
        let mut table = begin("molator@i1 houjix@o6 / savrip@i2 ngok@o9 1 2");
        play(table.as_mut(), "i1xi2");
        assert_eq!(table.to_act(), ToAct::Roll([8, 6]));
        let events = roll(table.as_mut(), difference);
        assert_eq!(events[1], Event::Judged { outcome, difference });
        let Event::Rolled(rolled) = &events[0] else { panic!("{events:?}") };
        assert_eq!(rolled.difference(), difference);
    }
}

#[test]
fn only_neighbouring_enemies_are_attacked() {
    let table = begin(super::MELEE);
    let attacks: Vec<_> = actions(table.as_ref()).into_iter().filter(|action| action.contains('x')).collect();
    assert_eq!(attacks, ["i1xi2", "i1xi12", "i1xo1", "i3xi2", "dxi2", "dxi7", "dxi12"]);
}

#[test]
fn a_kill_removes_the_defender_and_the_attacker_stays() {
    let mut table = begin("savrip@i1 houjix@o6 / ngok@i2 molator@o9 strider@o11 1 2");
    let events = fight(table.as_mut(), "i1xi2", Outcome::Kill);
    let removed = Event::Removed {
        piece: Creature::Ngok.piece(),
        cell: cell(table.as_ref(), "i2"),
        by: Creature::Savrip.piece(),
    };
    assert_eq!(events.last(), Some(&removed));
    // The turn goes on with the action that is left.
    assert_eq!(line(table.as_ref()), "savrip@i1 houjix@o6 / molator@o9 strider@o11 1 1");
}

#[test]
fn a_counter_kill_removes_the_attacker_and_the_turn_goes_on() {
    let mut table = begin("savrip@i1 houjix@o6 monnok@o4 / ngok@i2 molator@o9 1 2");
    fight(table.as_mut(), "i1xi2", Outcome::CounterKill);
    assert_eq!(line(table.as_ref()), "monnok@o4 houjix@o6 / ngok@i2 molator@o9 1 1");
    assert_eq!(table.to_act(), ToAct::Choose(P1));
}

#[test]
fn the_attackers_player_pushes_the_defender() {
    let mut table = begin(CLASH);
    let events = fight(table.as_mut(), "i1xi2", Outcome::Push);
    let pending = Event::PushPending {
        seat: P1,
        piece: Creature::Ngok.piece(),
        from: cell(table.as_ref(), "i2"),
        cells: ["d", "i3", "o2"].map(|name| cell(table.as_ref(), name)).to_vec(),
    };
    assert_eq!(events.last(), Some(&pending));
    assert_eq!(table.to_act(), ToAct::Choose(P1));
    assert_eq!(line(table.as_ref()), "savrip@i1 houjix@o6 / ngok@i2 molator@o9 1 1 >i2");
    assert_eq!(actions(table.as_ref()), [">d", ">i3", ">o2"]);
    let events = play(table.as_mut(), ">o2");
    assert_eq!(
        events,
        [Event::Pushed {
            piece: Creature::Ngok.piece(),
            from: cell(table.as_ref(), "i2"),
            to: cell(table.as_ref(), "o2")
        }]
    );
    assert_eq!(line(table.as_ref()), "savrip@i1 houjix@o6 / ngok@o2 molator@o9 1 1");
}

#[test]
fn the_defenders_player_pushes_the_attacker_and_the_turn_stays_the_attackers() {
    let mut table = begin(CLASH);
    fight(table.as_mut(), "i1xi2", Outcome::CounterPush);
    assert_eq!(table.to_act(), ToAct::Choose(P2));
    assert_eq!(line(table.as_ref()), "savrip@i1 houjix@o6 / ngok@i2 molator@o9 1 1 >i1");
    play(table.as_mut(), ">d");
    assert_eq!(line(table.as_ref()), "savrip@d houjix@o6 / ngok@i2 molator@o9 1 1");
    assert_eq!(table.to_act(), ToAct::Choose(P1));
}

#[test]
fn a_push_after_the_last_action_ends_the_turn_once_it_is_made() {
    let mut table = begin("savrip@i1 houjix@o6 / ngok@i2 molator@o9 1 1");
    fight(table.as_mut(), "i1xi2", Outcome::CounterPush);
    assert_eq!(line(table.as_ref()), "savrip@i1 houjix@o6 / ngok@i2 molator@o9 1 0 >i1");
    let events = play(table.as_mut(), ">i12");
    assert_eq!(events[1..], [Event::Clock { quiet: 0, limit: 20 }, Event::TurnBegan { seat: P2, turn: 2 }]);
    assert_eq!(line(table.as_ref()), "savrip@i12 houjix@o6 / ngok@i2 molator@o9 2 2");
}

#[test]
fn one_cell_is_still_a_choice() {
    let mut table = begin("savrip@o1 houjix@i2 / ngok@o2 molator@o9 1 2");
    fight(table.as_mut(), "o1xo2", Outcome::Push);
    assert_eq!(table.to_act(), ToAct::Choose(P1));
    assert_eq!(actions(table.as_ref()), [">o3"]);
}

#[test]
fn a_piece_with_nowhere_to_go_is_held() {
    let mut table = begin("savrip@o1 houjix@i2 / ngok@o2 molator@o3 1 2");
    let events = fight(table.as_mut(), "o1xo2", Outcome::Push);
    let held = Event::Held { piece: Creature::Ngok.piece(), cell: cell(table.as_ref(), "o2") };
    assert_eq!(events.last(), Some(&held));
    assert_eq!(line(table.as_ref()), "houjix@i2 savrip@o1 / ngok@o2 molator@o3 1 1");
    // The same for the attacker.
    let mut table = begin("savrip@o1 houjix@o12 monnok@i1 / ngok@o2 molator@o9 1 1");
    let events = fight(table.as_mut(), "o1xo2", Outcome::CounterPush);
    assert!(events.contains(&Event::Held { piece: Creature::Savrip.piece(), cell: cell(table.as_ref(), "o1") }));
    assert_eq!(line(table.as_ref()), "monnok@i1 savrip@o1 houjix@o12 / ngok@o2 molator@o9 2 2");
}

#[test]
fn the_last_two_walk_to_the_centre_and_fight_to_the_death() {
    // A kill with the first of two actions: what is left of the turn does not matter any more.
    let mut table = begin("savrip@i1 / ngok@o8 molator@i2 1 2");
    let events = fight(table.as_mut(), "i1xi2", Outcome::Kill);
    let began = Event::DuelBegan {
        pieces: [Creature::Savrip.piece(), Creature::Ngok.piece()],
        from: ["i1", "o8"].map(|name| cell(table.as_ref(), name)),
        dice: [6, 8],
    };
    assert_eq!(events.last(), Some(&began));
    assert_eq!(table.to_act(), ToAct::Roll([6, 8]));
    for creature in [Creature::Savrip, Creature::Ngok] {
        assert_eq!(table.cell_of(creature.piece()), Some(Cell(0)));
    }
    // Up to six apart they roll again.
    for difference in [0, 6, -6] {
        let exchange = Event::Exchange(Roll { number: 1, hands: hands([6, 8], difference) });
        assert_eq!(roll(table.as_mut(), difference), [exchange]);
        assert_eq!(table.to_act(), ToAct::Roll([6, 8]));
    }
    let events = roll(table.as_mut(), -7);
    assert_eq!(
        events[1..],
        [
            Event::Removed { piece: Creature::Savrip.piece(), cell: Cell(0), by: Creature::Ngok.piece() },
            Event::Ended(verdict(P2, Ending::Duel)),
        ]
    );
    assert_eq!(table.to_act(), ToAct::Over);
    assert_eq!(table.piece_at(Cell(0)), Some(Creature::Ngok.piece()));
}

#[test]
fn a_counter_kill_can_lead_to_the_duel_too() {
    let mut table = begin("savrip@i1 houjix@o6 / ngok@i2 1 1");
    fight(table.as_mut(), "i1xi2", Outcome::CounterKill);
    assert_eq!(table.to_act(), ToAct::Roll([4, 8]));
    let events = roll(table.as_mut(), 7);
    assert_eq!(events.last(), Some(&Event::Ended(verdict(P1, Ending::Duel))));
}

#[test]
fn a_side_without_a_piece_has_lost() {
    let mut table = begin("savrip@i1 houjix@o6 / ngok@i2 1 2");
    let events = fight(table.as_mut(), "i1xi2", Outcome::Kill);
    assert_eq!(events.last(), Some(&Event::Ended(verdict(P1, Ending::Eliminated))));
    // By one's own attack as well.
    let mut table = begin("savrip@i1 / ngok@i2 molator@o9 1 2");
    let events = fight(table.as_mut(), "i1xi2", Outcome::CounterKill);
    assert_eq!(events.last(), Some(&Event::Ended(verdict(P2, Ending::Eliminated))));
    assert_eq!(table.verdict(), Some(&verdict(P2, Ending::Eliminated)));
    assert!(table.actions().is_empty());
}

#[test]
fn two_actions_by_one_piece_or_by_two() {
    let mut table = begin(CLASH);
    play(table.as_mut(), "o6-o5");
    let events = play(table.as_mut(), "o5-o4");
    let moved = Event::Moved {
        piece: Creature::Houjix.piece(),
        path: ["o5", "o4"].map(|name| cell(table.as_ref(), name)).to_vec(),
    };
    assert_eq!(events, [moved, Event::Clock { quiet: 1, limit: 20 }, Event::TurnBegan { seat: P2, turn: 2 }]);
    assert_eq!(line(table.as_ref()), "savrip@i1 houjix@o4 / ngok@i2 molator@o9 2 2");
}

#[test]
fn players_can_resign_at_any_time() {
    let ended = |events: Vec<Event>, seat: Seat| {
        assert_eq!(events, [Event::Resigned { seat }, Event::Ended(verdict(seat.opponent(), Ending::Resigned(seat)))]);
    };
    for seat in [P1, P2] {
        let mut table = begin(CLASH);
        let resign = read(table.as_ref(), "resign");
        ended(table.play(seat, resign).unwrap(), seat);
        // While the dice roll, too.
        let mut table = begin(CLASH);
        play(table.as_mut(), "i1xi2");
        ended(table.play(seat, resign).unwrap(), seat);
    }
}

#[test]
fn a_match_tells_its_beginning() {
    let (table, events) = super::begin_with("ngok@i2 savrip@d / molator@i3 houjix@o9 2 1 >i3", &[]);
    let at = |name| cell(table.as_ref(), name);
    let dealt = |creature: Creature, name| Event::Dealt { piece: creature.piece(), cell: Some(at(name)) };
    let dealt_nowhere = |event: &Event| matches!(event, Event::Dealt { cell: None, .. });
    assert!(!events.iter().any(dealt_nowhere));
    assert_eq!(
        events,
        [
            dealt(Creature::Savrip, "d"),
            dealt(Creature::Ngok, "i2"),
            dealt(Creature::Molator, "i3"),
            dealt(Creature::Houjix, "o9"),
            Event::TurnBegan { seat: P2, turn: 1 },
            Event::PushPending {
                seat: P1,
                piece: Creature::Molator.piece(),
                from: at("i3"),
                cells: ["i4", "o3"].map(at).to_vec(),
            },
        ]
    );
}

#[test]
fn the_odds_of_an_attack_are_told_and_of_nothing_else() {
    let table = begin(CLASH);
    let odds = table.odds(read(table.as_ref(), "i1xi2")).unwrap();
    assert_eq!(odds.total, 6_u64.pow(14));
    assert_eq!(odds.counts.iter().sum::<u64>(), odds.total);
    assert_eq!(table.odds(read(table.as_ref(), "i1-i3")), None);
    assert_eq!(table.odds(read(table.as_ref(), "o6xo9")), None);
}

#[test]
fn pieces_keep_their_ids_and_the_missing_ones_count_as_lost() {
    let table = begin("ngok@i2 savrip@d molator@i5 / houjix@o9 monnok@o8 2 1");
    let owners: Vec<_> = table.pieces().iter().map(|piece| piece.seat.number()).collect();
    // Ghhhk, Strider and K'lor'slug are missing: player 1 lacks one, player 2 two.
    assert_eq!(owners, [1, 2, 1, 2, 2, 1, 2, 1]);
    assert_eq!(table.cell_of(Creature::Ghhhk.piece()), None);
    assert_eq!(table.piece_at(cell(table.as_ref(), "o8")), Some(PieceId(1)));
    assert_eq!(table.pieces()[1].kind, "monnok");
}
