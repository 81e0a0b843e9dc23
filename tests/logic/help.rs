//! Hints for people, with reasons that are true.

use holochess::{
    locale::{Language, Locale},
    players::{
        self, Limits, Player, SearchReport,
        holochess::hint_with_dice::{HintReason, hint_with_dice, reasons, say},
        search::Stop,
    },
    rules::{
        Action, Ending, Event, GameId, PieceId, Rules, Seat, Setup, Table, ToAct,
        dice::Seed,
        holochess::{Creature, Holochess},
        new_table,
    },
};

pub const GAME: GameId = GameId::Holochess;

pub fn table(position: Option<&str>, number: u64) -> Box<dyn Table> {
    let setup = Setup { game: GAME, options: GAME.options(), players: 2, position: position.map(str::to_owned) };
    new_table(&setup, &mut Seed::from_number(number).deal()).expect("it is a set-up").0
}

#[test]
fn a_hint_says_why() {
    let table = table(Some("molator@i1 houjix@o7 / savrip@i2 1 1"), 1);
    let hint = hint_with_dice(&*table, None).expect("there is a choice");
    assert_eq!(table.action_text(hint.action), "i1xi2");
    let HintReason::Kills(Creature::Savrip, chance) = hint.reasons[0] else { panic!("{hint:?}") };
    assert!((chance - 0.530_861).abs() < 1e-6);
    let said = hint.say(&Locale::new(Language::English));
    assert!(said.contains("Savrip in 53% of rolls"), "{said}");
    let said = hint.say(&Locale::new(Language::French));
    assert!(said.contains("Savrip 53 fois sur 100"), "{said}");
}

#[test]
fn every_reason_has_words_in_every_language() {
    let creature = Creature::Ngok;
    for language in Language::ALL {
        let locale = Locale::new(language);
        for reason in [
            HintReason::Only,
            HintReason::Kills(creature, 0.5),
            HintReason::Pushes(creature, 0.5),
            HintReason::Risks(creature, 0.5),
            HintReason::Saves(creature, 0.5, 0.1),
            HintReason::Threatens(creature, 0.5),
            HintReason::LeavesNothingOpen,
            HintReason::LeavesOpen(creature, 0.5),
            HintReason::TakesCentre,
            HintReason::Waits(3),
            HintReason::Approaches(creature),
            HintReason::Withdraws(creature),
            HintReason::Prospects,
        ] {
            let said = reason.say(&locale);
            assert!(!said.is_empty() && !said.contains(['⟨', '{']), "{said}");
        }
    }
}

#[test]
fn reasons_are_true() {
    let rules = Holochess::default();
    let of = |line: &str, action: &str| {
        let position = line.parse().expect("it is a position");
        let action = rules.read_action(action).expect("it is an action");
        reasons(&rules, &position, Seat::FIRST, action)
    };
    // Ghhhk steps out of the reach of Houjix, who walks one cell, with the last action of the turn.
    let found = of("ghhhk@i1 savrip@o7 / houjix@i2 ngok@o3 1 1", "i1-o12");
    assert!(matches!(found[0], HintReason::Saves(Creature::Ghhhk, then, now) if then > 0.1 && now < 1e-6), "{found:?}");
    // An attack that cannot kill is not said to.
    let found = of("strider@i1 savrip@o7 / ngok@i2 molator@o3 1 1", "i1xi2");
    assert!(!found.iter().any(|reason| matches!(reason, HintReason::Kills(..))), "{found:?}");
    assert!(found.iter().any(|reason| matches!(reason, HintReason::Risks(Creature::Strider, risk) if *risk > 0.8)));
    // A creature that walks one cell a move does not come near from the other side of the board; Molator does.
    let found = of("ghhhk@i1 savrip@o1 / houjix@o7 ngok@o8 1 1", "i1-i3");
    assert!(found.contains(&HintReason::LeavesNothingOpen), "{found:?}");
    let found = of("ghhhk@i1 savrip@o1 / molator@i5 ngok@o8 1 1", "i1-i3");
    assert!(
        matches!(found.last(), Some(HintReason::LeavesOpen(Creature::Ghhhk, chance)) if *chance > 0.8),
        "{found:?}"
    );
    // Moves without an immediate effect have a direction: away from a dangerous neighbour, or towards a creature that they attack
    // well.
    let found = of("molator@i2 savrip@o2 / strider@o3 klorslug@o10 1 2", "i2-i1");
    assert_eq!(found, [HintReason::Withdraws(Creature::Strider)]);
    let found = of("molator@i2 savrip@o2 / strider@o3 klorslug@o10 1 2", "i2-i9");
    assert_eq!(found, [HintReason::Approaches(Creature::Klorslug)]);
    // A creature left open is a warning, and no reason for the action.
    for number in 0..10 {
        let table = table(None, number);
        let line = table.position_text().expect("a deal is a position");
        let position = line.parse().expect("it is a position");
        for action in table.actions() {
            let found = reasons(&rules, &position, position.side(), action);
            assert!(!matches!(found[0], HintReason::LeavesOpen(..)), "{line}: {found:?}");
        }
    }
}

#[test]
fn what_speaks_against_a_hint_is_told_as_a_warning() {
    let locale = Locale::new(Language::English);
    let reasons = [HintReason::Kills(Creature::Savrip, 0.53), HintReason::Risks(Creature::Molator, 0.995)];
    assert_eq!(reasons.map(|reason| reason.is_warning()), [false, true]);
    assert!(HintReason::LeavesOpen(Creature::Ghhhk, 0.4).is_warning());
    assert_eq!(say(&reasons, &locale), "destroys Savrip in 53% of rolls, but loses Molator in >99% of rolls");
    let merits = [HintReason::Saves(Creature::Ghhhk, 0.6, 0.002), HintReason::TakesCentre];
    assert_eq!(say(&merits, &locale), "cuts the risk to Ghhhk from 60% to <1%, and takes the centre");
    assert!(say(&reasons, &Locale::new(Language::French)).contains(", mais "));
}

#[test]
fn nothing_is_told_as_certain_that_is_not() {
    let said = |language, chance| Locale::new(language).of_hundred(chance);
    let numbers = [(0.0, "0"), (1e-9, "<1"), (0.0099, "<1"), (0.01, "1"), (0.535, "54"), (0.99, "99"), (0.9901, ">99")];
    for (chance, number) in numbers {
        assert_eq!(said(Language::English, chance), number, "{chance}");
    }
    assert_eq!(said(Language::English, 1.0 - 1e-9), ">99");
    assert_eq!(said(Language::English, 1.0), "100");
    assert_eq!(said(Language::French, 0.995), ">\u{a0}99");
}

#[test]
fn a_hint_can_be_called_off() {
    let table = table(None, 3);
    let stop = Stop::default();
    stop.raise();
    assert_eq!(hint_with_dice(&*table, Some(stop)), None);
    assert!(hint_with_dice(&*table, None).is_some());
}

/// A player who follows the hints.
struct HintPlayer;

impl Player for HintPlayer {
    fn think(&mut self, table: &dyn Table, _: &Limits) -> SearchReport {
        let hint = hint_with_dice(table, None).expect("there is a choice");
        SearchReport { action: hint.action, value: hint.value, line: Vec::new(), nodes: 0 }
    }
}

#[test]
fn hints_win_soon_from_far_ahead() {
    for position in [
        "savrip@i1 monnok@o3 strider@o5 / houjix@o9 1 2",
        "savrip@i1 monnok@o3 strider@o5 / houjix@o9 klorslug@o10 1 2",
        "savrip@i1 monnok@o3 ngok@o4 strider@o5 / ghhhk@o9 klorslug@o10 1 2",
        "savrip@i1 molator@o3 / ghhhk@o9 houjix@o7 1 2",
        "savrip@i1 monnok@o2 / ghhhk@o8 1 2",
    ] {
        for number in 0..3 {
            let mut table = table(Some(position), number);
            let other = players::new("greedy", GAME, number).expect("there is such a level");
            let mut seats: Vec<Box<dyn Player>> = vec![Box::new(HintPlayer), other];
            let played = players::play_out(&mut *table, &Seed::from_number(number), &mut seats, &Limits::default());
            let verdict = played.expect("players choose legally").verdict;
            let turns = table.progress().turn;
            assert!(verdict.ending != Ending::Quiet && turns < 20, "{position}: {:?} in turn {turns}", verdict.ending);
            assert!(verdict.share(Seat::FIRST) > 0.5, "{position}");
        }
    }
}

/// Far ahead, nearly every action wins: hints choose the one that keeps the creatures and gets on.
#[test]
fn hints_from_won_positions_give_nothing_away_and_do_not_walk_about() {
    let table = table(Some("ghhhk@d strider@o1 klorslug@o5 monnok@i11 / ngok@i12 houjix@o7 1 1"), 1);
    let hint = hint_with_dice(&*table, None).expect("there is a choice");
    assert_ne!(table.action_text(hint.action), "dxi12", "{hint:?}");
    let (mut moves, mut back, mut thrown_away, mut matches) = (0, 0, 0, 0);
    for position in [
        "ghhhk@d strider@o1 klorslug@o5 monnok@i11 / ngok@i12 houjix@o7 1 1",
        "savrip@i1 monnok@o3 ngok@o4 strider@o5 / ghhhk@o9 klorslug@o10 1 2",
        "monnok@i1 molator@o3 klorslug@o4 savrip@o5 / strider@o9 ngok@o10 1 2",
        "savrip@i3 monnok@o3 molator@o4 ghhhk@o2 / strider@o8 houjix@i9 ngok@o11 1 2",
    ] {
        for number in 0..1 {
            matches += 1;
            let seed = Seed::from_number(number);
            let mut table = self::table(Some(position), number);
            let mut other = players::new("greedy", GAME, number).expect("there is such a level");
            let (mut own, mut rolls, mut attacks) = (Vec::<Action>::new(), 0, false);
            loop {
                match table.to_act() {
                    ToAct::Choose(seat) => {
                        let action = if seat == Seat::FIRST {
                            hint_with_dice(&*table, None).expect("there is a choice").action
                        } else {
                            other.think(&*table, &Limits::default()).action
                        };
                        if let (Seat::FIRST, Action::Move { from, to }) = (seat, action) {
                            moves += 1;
                            back += u32::from(
                                own.iter().rev().take(3).any(|&was| was == Action::Move { from: to, to: from }),
                            );
                        }
                        if seat == Seat::FIRST {
                            own.push(action);
                        }
                        if !matches!(action, Action::Push { .. }) {
                            attacks = seat == Seat::FIRST;
                        }
                        table.play(seat, action).expect("players choose legally");
                    }
                    ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("it is forced")),
                    ToAct::Roll(dice) => {
                        rolls += 1;
                        for event in table.roll(rolls, &seed.roll(rolls, dice)).expect("these dice are asked for") {
                            let is_own = |piece: PieceId| table.pieces()[piece.index()].seat == Seat::FIRST;
                            thrown_away +=
                                u32::from(attacks && matches!(event, Event::Removed { piece, .. } if is_own(piece)));
                        }
                    }
                    ToAct::Over => break,
                }
            }
            assert_eq!(table.verdict().expect("it is over").winner, Some(Seat::FIRST), "{position}");
        }
    }
    assert!(back * 12 <= moves, "{back} of {moves} moves took back one of the three before");
    assert!(thrown_away * 4 <= matches, "{thrown_away} creatures lost by attacking in {matches} matches");
}
