//! Computer players choose legally, alike at the same table, and greedy well.

use holochess::{
    players::{self, Limits, Player, play_out, seed_for},
    rules::{
        Action, GameId, Outcome, Seat, Setup, Table, ToAct, Verdict,
        dice::Seed,
        holochess::{Creature, duel},
        new_table,
    },
};

fn setup(options: &[(&str, &str)], position: Option<&str>) -> Setup {
    let mut values = GameId::Holochess.options();
    for (key, value) in options {
        values.set(key, value).expect("the test's options exist");
    }
    Setup { game: GameId::Holochess, options: values, players: 2, position: position.map(str::to_owned) }
}

fn at(position: &str) -> Box<dyn Table> {
    new_table(&setup(&[], Some(position)), &mut Seed::from_number(1).deal()).expect("the test's position is one").0
}

fn player(level: &str, seed: u64) -> Box<dyn Player> {
    players::new(level, GameId::Holochess, seed).expect("the level exists")
}

/// Plays a dealt match between two levels; seat 0 first.
fn play(levels: [&str; 2], number: u64, setup: &Setup) -> Verdict {
    let seed = Seed::from_number(number);
    let (mut table, _) = new_table(setup, &mut seed.deal()).expect("the set-up is one");
    let mut seats: Vec<_> = [0, 1].map(|seat| player(levels[seat], number)).into();
    play_out(&mut *table, &seed, &mut seats, &Limits::default()).expect("players choose legally").verdict
}

/// Plays a match to its end with these decisions.
fn go_through(table: &mut dyn Table, seed: &Seed, mut choose: impl FnMut(&dyn Table, Seat) -> Action) {
    let mut rolls = 0;
    loop {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let action = choose(table, seat);
                table.play(seat, action).expect("players choose legally");
            }
            ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("the pass is forced")),
            ToAct::Roll(dice) => {
                rolls += 1;
                table.roll(rolls, &seed.roll(rolls, dice)).expect("these dice are asked for");
            }
            ToAct::Over => break,
        }
    }
}

#[test]
fn greedy_beats_random() {
    let setup = setup(&[], None);
    let halves: u32 = (0..150)
        .map(|number| {
            let first = play(["greedy", "random"], number, &setup).scores[0];
            let second = play(["random", "greedy"], number, &setup).scores[1];
            u32::from(first) + u32::from(second)
        })
        .sum();
    assert!(halves > 560, "{halves} of 600");
}

#[test]
fn every_option_can_be_played_to_the_end() {
    for options in [
        [("placement", "chosen"), ("deal", "balanced"), ("quiet_turns", "20")],
        [("placement", "chosen"), ("deal", "random"), ("quiet_turns", "1")],
        [("quiet_end", "draw"), ("deal", "random"), ("quiet_turns", "3")],
        [("quiet_end", "draw"), ("deal", "balanced"), ("quiet_turns", "0")],
    ] {
        let setup = setup(&options, None);
        for number in 0..6 {
            for levels in [["greedy", "greedy"], ["random", "greedy"], ["random", "random"]] {
                let verdict = play(levels, number, &setup);
                assert_eq!(verdict.scores.iter().sum::<u16>(), 2, "{options:?} {levels:?} {number}");
            }
        }
    }
}

#[test]
fn the_same_seed_and_table_give_the_same_choice() {
    let setup = setup(&[], None);
    for level in players::levels(GameId::Holochess) {
        let seed = Seed::from_number(11);
        let (mut table, _) = new_table(&setup, &mut seed.deal()).expect("the set-up is one");
        // One player goes through the whole match; a fresh one, and a slower look at a copy, choose alike everywhere.
        let mut old = player(level.id, 5);
        go_through(&mut *table, &seed, |table, _| {
            let action = old.choose(table);
            let thought = player(level.id, 5).think(&*table.duplicate(), &Limits::default());
            assert_eq!(thought.action, action, "{}", level.id);
            assert_eq!(thought.line.first(), Some(&table.action_text(action)));
            assert!((0.0..=1.0).contains(&thought.value), "{thought:?}");
            action
        });
    }
}

#[test]
fn lots_depend_on_the_seed_and_fall_everywhere() {
    let table = at("savrip@o2 monnok@o3 ghhhk@o4 houjix@o5 / strider@o8 ngok@o9 klorslug@o10 molator@o11 1 2");
    let mut drawn = vec![0; table.actions().len()];
    for seed in 0..4000 {
        let action = player("random", seed).choose(&*table);
        drawn[table.actions().iter().position(|&legal| legal == action).expect("it is legal")] += 1;
    }
    let even = 4000 / drawn.len();
    assert!(drawn.iter().all(|&times| times > even / 2 && times < even * 2), "{drawn:?}");
}

#[test]
fn greedy_takes_what_is_there() {
    // A win in one attack for certain is nowhere, but 8 dice against Ghhhk's 3 beside it are better than any walk.
    let table = at("molator@i1 savrip@i6 / ghhhk@i2 1 1");
    let thought = player("greedy", 1).think(&*table, &Limits::default());
    assert_eq!(table.action_text(thought.action), "i1xi2");
    assert!(thought.value > 0.9, "{thought:?}");
    // Ghhhk, two against Strider, would lose more than it wins.
    let table = at("ghhhk@i1 houjix@o7 / strider@i2 ngok@o4 1 1");
    let action = player("greedy", 1).choose(&*table);
    assert!(matches!(action, Action::Move { .. }), "{action:?}");
}

#[test]
fn greedy_counts_the_dice_exactly() {
    // The last action of the turn. A kill wins at once; a counter-kill leaves Klorslug alone against Savrip, to the death. Only
    // a push of either is a matter of opinion, so the value lies between both extremes of that opinion.
    let table = at("molator@i1 klorslug@o7 / savrip@i2 1 1");
    let attack = table.read_action("i1xi2").expect("it reads");
    let odds = table.odds(attack).expect("it is legal");
    let thought = player("greedy", 1).think(&*table, &Limits::default());
    assert_eq!(thought.action, attack);
    let [wins, of] = duel::chance(Creature::Klorslug, Creature::Savrip);
    let certain = odds.chance(Outcome::Kill) + odds.chance(Outcome::CounterKill) * wins as f64 / of as f64;
    let open = odds.chance(Outcome::Push) + odds.chance(Outcome::CounterPush);
    assert!(thought.value > certain && thought.value < certain + open, "{certain} + {open}: {thought:?}");
}

#[test]
fn greedy_looks_no_further_than_its_turn() {
    // Molator and K'lor'slug attack in their next turn or stand far away: `greedy` expects the same of both, players that look
    // further do not.
    let hope = |level: &str, others: &str| {
        let table = at(&format!("houjix@o1 ngok@o2 monnok@o12 / {others} 1 1"));
        player(level, 1).think(&*table, &Limits::default()).value
    };
    let lost = |level: &str| hope(level, "molator@i7 klorslug@o7") - hope(level, "molator@i3 klorslug@i4");
    assert!(lost("greedy").abs() < 0.001, "{}", lost("greedy"));
    assert!(lost("iru") > 0.01, "{}", lost("iru"));
}

#[test]
fn players_do_not_step_out_and_straight_back() {
    for levels in [["pip", "borak"], ["sull", "nix"]] {
        let (mut turns, mut aimless) = (0, 0);
        for number in 0..12 {
            let seed = Seed::from_number(number);
            let (mut table, _) = new_table(&setup(&[], None), &mut seed.deal()).expect("the set-up is one");
            let mut seats = levels.map(|level| player(level, number));
            let mut latest = None;
            go_through(&mut *table, &seed, |table, seat| {
                let action = seats[seat.index()].choose(table);
                if let (Some((of, Action::Move { from, to })), Action::Move { .. }) = (latest, action)
                    && of == table.progress().turn
                {
                    turns += 1;
                    aimless += u32::from(action == Action::Move { from: to, to: from });
                }
                latest = Some((table.progress().turn, action));
                action
            });
        }
        // Hemmed in, one sometimes has to.
        assert!(aimless * 50 < turns, "{levels:?}: {aimless} of {turns} turns of two moves");
    }
}

#[test]
fn a_pushed_piece_goes_where_it_suits_the_chooser() {
    // Player 1 has pushed Molator, chooses its cell, and has an action left. Beside Savrip Molator can be attacked again; away
    // from all others it cannot, and beside Strider it cannot be killed.
    for (line, good) in [
        ("savrip@i1 monnok@o7 / molator@i2 klorslug@o4 1 1 >i2", &[">d"][..]),
        ("savrip@i3 monnok@o7 / molator@i4 klorslug@o9 1 1 >i4", &[">d"]),
        ("savrip@o1 strider@i3 / molator@i2 klorslug@o9 1 1 >i2", &[">i1", ">o2"]),
    ] {
        let table = at(line);
        assert_eq!(table.to_act(), ToAct::Choose(Seat::FIRST), "{line}");
        assert!(table.actions().len() > good.len(), "{line}: there is more to choose from");
        let action = table.action_text(player("greedy", 3).think(&*table, &Limits::default()).action);
        assert!(good.contains(&action.as_str()), "{line}: {action}");
    }
}

#[test]
fn players_do_not_think_without_a_choice() {
    assert!(players::new("grandmaster", GameId::Holochess, 1).is_err());
    let error = players::level("greedi", GameId::Holochess).unwrap_err();
    let known = players::levels(GameId::Holochess).iter().map(|level| level.id).collect::<Vec<_>>().join(", ");
    assert_eq!(error.to_string(), format!("there is no level \"greedi\" in holochess; there are: {known}"));
}

#[test]
fn a_players_seed_tells_nothing_of_the_dice() {
    let seed = Seed::from_number(7);
    let fingerprint = seed.sha256_hex();
    let of_seats = [Seat::FIRST, Seat::SECOND].map(|seat| seed_for(&fingerprint, seat));
    assert_ne!(of_seats[0], of_seats[1]);
    assert_eq!(of_seats[0], seed_for(&fingerprint, Seat::FIRST));
    // Not a piece of the seed itself.
    let bytes = seed.bytes();
    assert!(bytes.windows(8).all(|eight| of_seats.iter().all(|own| own.to_le_bytes() != *eight)));
}
