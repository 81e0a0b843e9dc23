//! Chances to win, and the look back at a match: an analysis that tells luck from decisions.

use holochess::{
    locale::{Language, Locale},
    players::{
        self, Limits, Player,
        analysis::{Analysis, Cause, PlayedDecision, analyse},
        chances::Chances,
        hint::{hint, why},
        holochess::endings,
        search::Stop,
        win_chance::{Certainty, win_chance},
    },
    rules::{
        Action, Event, GameId, Match, Roll, Seat, Setup, Table, ToAct,
        dice::Seed,
        holochess::{Creature, Holochess, duel},
        new_table,
        rule_options::{Domain, Spec},
    },
};

use crate::help::{GAME, table};

/// A table at its start.
fn started(game: GameId, players: usize, number: u64) -> Box<dyn Table> {
    let setup = Setup { game, options: game.options(), players, position: None };
    new_table(&setup, &mut Seed::from_number(number).deal()).expect("it is a set-up").0
}

/// All players have chances, and together they are one.
fn is_shared_out(chances: Chances, seats: usize) {
    assert_eq!(chances.seats(), seats);
    assert!(chances.iter().all(|chance| (0.0..=1.0).contains(&chance)), "{chances:?}");
    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
}

#[test]
fn in_a_race_of_two_the_leader_stays_ahead_with_either_to_move() {
    // Player 1 needs four turns and is to move, player 2 needs four.
    let position = "k6 l7 m7 n3 n4 o2 o3 p1 p2 q1 / a1 b2 c1 c2 c3 d1 d2 d3 f7 g6 1";
    let options = GameId::Chinese.options();
    let setup = Setup { game: GameId::Chinese, options, players: 2, position: Some(position.to_owned()) };
    let (start, _) = new_table(&setup, &mut || 0).expect("it is a position");
    let mut table = start.duplicate();
    let mut decisions = Vec::new();
    for text in ["k6-m6", "c2-b1", "l7-n2", "g6-c2", "m7-o1", "f7-e8", "m6-n1"] {
        let chance = win_chance(&*table, None).expect("two play").chances.of(Seat::FIRST);
        assert!(chance > 0.5 && chance < 1.0, "before {text}: {chance}");
        let ToAct::Choose(seat) = table.to_act() else { panic!("a player is to choose") };
        let action = table.read_action(text).expect("it can be read");
        table.play(seat, action).expect("it is legal");
        decisions.push((Some(seat), action));
    }
    let analysis = analysed_without_dice(&*start, &decisions);
    let most = analysis.given_away.iter().copied().fold(0.0, f64::max);
    assert!(most < 0.3, "no player throws anything away: {:?}", analysis.given_away);
}

/// Decisions as a record keeps them: who, what, and the dice that it asked for.
type Recorded = Vec<(Option<Seat>, Action, Vec<Roll>)>;

/// Plays on from a start with the dice of this seed until the match is over or so many decisions are made.
fn played_by(
    start: &dyn Table,
    number: u64,
    most: usize,
    mut choose: impl FnMut(&dyn Table, Seat) -> Action,
) -> Recorded {
    let seed = Seed::from_number(number);
    let (mut table, mut decisions, mut rolls) = (start.duplicate(), Recorded::new(), 0);
    loop {
        match table.to_act() {
            ToAct::Choose(_) | ToAct::Pass(_) if decisions.len() == most => return decisions,
            ToAct::Choose(seat) => {
                let action = choose(&*table, seat);
                table.play(seat, action).expect("players choose legally");
                decisions.push((Some(seat), action, Vec::new()));
            }
            ToAct::Pass(seat) => {
                table.play(seat, Action::Pass).expect("it is forced");
                decisions.push((None, Action::Pass, Vec::new()));
            }
            ToAct::Roll(dice) => {
                rolls += 1;
                let hands = seed.roll(rolls, dice);
                table.roll(rolls, &hands).expect("these dice are asked for");
                decisions.last_mut().expect("a player attacked").2.push(Roll { number: rolls, hands });
            }
            ToAct::Over => return decisions,
        }
    }
}

/// A match of Holochess between two levels.
fn played(levels: [&str; 2], number: u64) -> (Box<dyn Table>, Recorded) {
    let start = table(None, number);
    let mut seats: Vec<Box<dyn Player>> =
        levels.iter().map(|level| players::new(level, GAME, 3).expect("it exists")).collect();
    let decisions = played_by(&*start, number, usize::MAX, |table, seat| {
        seats[seat.index()].think(table, &Limits::default()).action
    });
    (start, decisions)
}

fn analysed(levels: [&str; 2], number: u64) -> Analysis {
    let (start, decisions) = played(levels, number);
    let decisions: Vec<_> =
        decisions.iter().map(|(seat, action, rolls)| PlayedDecision { seat: *seat, action: *action, rolls }).collect();
    let mut heard = 0;
    let analysis = analyse(&*start, &decisions, None, |point| heard = point.decision).expect("every decision is legal");
    let analysis = analysis.expect("it is a match of Holochess");
    assert_eq!((heard, analysis.points.len()), (decisions.len(), decisions.len() + 1));
    analysis
}

#[test]
fn an_analysis_follows_a_match_to_its_end() {
    for number in 0..3 {
        let analysis = analysed(["greedy", "borak"], number);
        assert!(analysis.points.iter().all(|point| (0.0..=1.0).contains(&point.chances.of(Seat::FIRST))));
        let end = analysis.points.last().expect("there is an end").chances.of(Seat::FIRST);
        assert!([0.0, 0.5, 1.0].contains(&end), "{end}");
        // What one side's dice give, the other's take.
        assert!((analysis.dice[0].luck + analysis.dice[1].luck).abs() < 1e-9);
        assert!(
            analysis.turning_points.is_sorted_by_key(|turning| turning.decision) && analysis.turning_points.len() <= 8
        );
        for turning in &analysis.turning_points {
            // A decision can only give away; dice go both ways.
            assert!(!matches!(turning.cause, Cause::Decision { .. }) || turning.swing <= 1e-9, "{turning:?}");
        }
        for dice in analysis.dice {
            assert!(dice.kills + dice.losses <= dice.attacks && dice.expected_kills <= f64::from(dice.attacks));
        }
    }
}

#[test]
fn the_dice_of_a_duel_are_a_turning_point() {
    // Weak players make greater mistakes than there is room for; the duel is among the turning points for all that.
    let mut duels = 0;
    for number in 0..150 {
        let (start, decisions) = played(["random", "pip"], number);
        // The two that are left when the duel begins.
        let mut table = start.duplicate();
        let mut duellists = None;
        for (seat, action, rolls) in &decisions {
            let (ToAct::Choose(to_act) | ToAct::Pass(to_act)) = table.to_act() else { panic!("a deed is due") };
            table.play(seat.unwrap_or(to_act), *action).expect("it was legal");
            for roll in rolls {
                let events = table.roll(roll.number, &roll.hands).expect("these dice fell");
                for event in events {
                    if let Event::DuelBegan { pieces, .. } = event {
                        duellists =
                            Some(pieces.map(|piece| Creature::of_piece(piece).expect("it is one of the eight")));
                    }
                }
            }
        }
        let Some([first, second]) = duellists else { continue };
        let [wins, of] = duel::chance(first, second);
        let share = table.verdict().expect("it is over").share(Seat::FIRST);
        let expected = share - wins as f64 / of as f64;
        if expected.abs() < 0.1 {
            continue;
        }
        duels += 1;
        let decisions: Vec<_> = decisions
            .iter()
            .map(|(seat, action, rolls)| PlayedDecision { seat: *seat, action: *action, rolls })
            .collect();
        let analysis = analyse(&*start, &decisions, None, |_| {}).expect("it is legal").expect("it is Holochess");
        let found: Vec<_> = analysis.turning_points.iter().filter(|turning| turning.cause == Cause::Duel).collect();
        let [turning] = found[..] else { panic!("match {number}: {:?}", analysis.turning_points) };
        assert!((turning.swing_of(Seat::FIRST) - expected).abs() < 1e-6, "match {number}: {turning:?}, {expected}");
        assert_eq!(turning.decision, decisions.len());
        if duels == 2 {
            return;
        }
    }
    panic!("{duels} duels in 150 matches");
}

#[test]
fn who_plays_anything_gives_more_away() {
    let sums = (0..4).map(|number| analysed(["random", "greedy"], number).given_away);
    let [random, greedy] = sums.fold([0.0, 0.0], |all, one| [all[0] + one[0], all[1] + one[1]]);
    assert!(random > 1.3 * greedy, "{random}, {greedy}");
}

#[test]
fn an_analysis_can_be_called_off() {
    let (start, decisions) = played(["random", "random"], 1);
    let decisions: Vec<_> =
        decisions.iter().map(|(seat, action, rolls)| PlayedDecision { seat: *seat, action: *action, rolls }).collect();
    let stop = Stop::default();
    stop.raise();
    assert_eq!(analyse(&*start, &decisions, Some(&stop), |_| {}), Ok(None));
    assert!(start.as_any().is::<Match<Holochess>>());
}

#[test]
fn how_a_match_stands_is_known_at_every_table() {
    for game in GameId::ALL {
        let setup = Setup { game, options: game.options(), players: 2, position: None };
        let table = new_table(&setup, &mut Seed::from_number(5).deal()).expect("it is a set-up").0;
        let found = win_chance(&*table, None).expect("two play");
        assert_eq!(found.certainty, Certainty::Estimated);
        is_shared_out(found.chances, 2);
    }
    for players in [3, 4, 6] {
        let table = started(GameId::Chinese, players, 5);
        let chances = win_chance(&*table, None).expect("a player is to choose").chances;
        is_shared_out(chances, players);
        // At the start no player is ahead by much.
        assert!(chances.iter().all(|chance| chance < 1.6 / players as f64), "{chances:?}");
    }
    let called_off = Stop::default();
    called_off.raise();
    assert_eq!(win_chance(&*started(GameId::Groi, 2, 5), Some(called_off)), None);
}

#[test]
fn what_is_solved_is_what_the_table_of_endings_says() {
    let endings = endings::SHIPPED.as_ref().expect("it comes with the game");
    for (line, seat) in [
        ("molator@i1 houjix@o7 / savrip@i3 1 2", Seat::FIRST),
        ("molator@i1 houjix@o7 / savrip@i3 2 1", Seat::SECOND),
        ("ghhhk@o2 / savrip@i3 strider@d 2 2", Seat::SECOND),
    ] {
        let table = table(Some(line), 1);
        let position = line.parse().expect("it is a position");
        let expected = endings.probe(&position).expect("three creatures stand there").value;
        let found = win_chance(&*table, None).expect("a player is to choose");
        assert!((found.of(seat) - expected).abs() < 1e-12, "{line}: {found:?} {expected}");
        // The clock is on by default, and the table does not know it.
        assert_eq!(found.certainty, Certainty::SolvedButForTheClock);
    }
    let late = table(Some("molator@i1 houjix@o7 savrip@o3 / ngok@i3 strider@i7 1 2"), 1);
    assert_eq!(win_chance(&*late, None).map(|found| found.certainty), Some(Certainty::Estimated));
}

#[test]
fn the_end_is_certain() {
    let mut over = table(None, 4);
    over.play(Seat::FIRST, Action::Resign).expect("a player may resign");
    let found = win_chance(&*over, None).expect("it is over");
    assert_eq!((found.of(Seat::FIRST), found.certainty), (0.0, Certainty::Exact));
}

#[test]
fn every_better_action_of_an_analysis_can_be_explained() {
    let analysis = analysed(["random", "greedy"], 2);
    let (start, decisions) = played(["random", "greedy"], 2);
    let locale = Locale::new(Language::English);
    let mut table = start.duplicate();
    for (number, (seat, action, rolls)) in (1..).zip(decisions) {
        for turning in analysis.turning_points.iter().filter(|turning| turning.decision == number) {
            if let Cause::Decision { best } = turning.cause {
                assert_ne!(best, action);
                assert!(why(&*table, best, &locale).is_some_and(|why| !why.is_empty()), "{turning:?}");
            }
        }
        let seat = seat.unwrap_or_else(|| match table.to_act() {
            ToAct::Pass(seat) => seat,
            other => panic!("no player decided, and it waits for {other:?}"),
        });
        table.play(seat, action).expect("it was legal");
        for roll in rolls {
            table.roll(roll.number, &roll.hands).expect("these dice fell");
        }
    }
}

/// Plays a match without dice between these levels, at most so many decisions of it.
fn played_without_dice(
    start: &dyn Table,
    levels: &[&str],
    most: usize,
) -> (Box<dyn Table>, Vec<(Option<Seat>, Action)>) {
    let mut seats: Vec<Box<dyn Player>> =
        (3..).zip(levels).map(|(seed, level)| players::new(level, start.game(), seed).expect("it exists")).collect();
    let (mut table, mut decisions) = (start.duplicate(), Vec::new());
    while decisions.len() < most {
        match table.to_act() {
            ToAct::Choose(seat) => {
                let action = seats[seat.index()].think(&*table, &Limits::default()).action;
                table.play(seat, action).expect("players choose legally");
                decisions.push((Some(seat), action));
            }
            ToAct::Pass(seat) => {
                table.play(seat, Action::Pass).expect("it is forced");
                decisions.push((None, Action::Pass));
            }
            ToAct::Roll(_) | ToAct::Over => break,
        }
    }
    (table, decisions)
}

fn analysed_without_dice(start: &dyn Table, decisions: &[(Option<Seat>, Action)]) -> Analysis {
    let decisions: Vec<_> =
        decisions.iter().map(|&(seat, action)| PlayedDecision { seat, action, rolls: &[] }).collect();
    analyse(start, &decisions, None, |_| {}).expect("it is legal").expect("it is not called off")
}

#[test]
fn matches_of_every_game_are_looked_through() {
    let locale = Locale::new(Language::English);
    let (mut all, mut turned) = ([0.0; 2], 0);
    for (game, seats, most) in [
        (GameId::Groi, 2, 40),
        (GameId::Revised, 2, 40),
        (GameId::Demeter, 2, 30),
        (GameId::Chinese, 2, 24),
        (GameId::Chinese, 3, 30),
    ] {
        // A weak player against the strongest level.
        let best = players::levels(game).last().expect("every game has levels").id;
        let levels = [&["random"][..], &vec![best; seats - 1]].concat();
        let levels = &levels[..];
        let start = started(game, levels.len(), 4);
        let (end, decisions) = played_without_dice(&*start, levels, most);
        let analysis = analysed_without_dice(&*start, &decisions);
        assert_eq!(analysis.points.len(), decisions.len() + 1);
        assert_eq!((analysis.dice.len(), analysis.given_away.len()), (levels.len(), levels.len()));
        for point in &analysis.points {
            is_shared_out(point.chances, levels.len());
        }
        if let Some(verdict) = end.verdict() {
            let last = analysis.points.last().expect("there is an end").chances;
            let shares = (0..levels.len()).map(|seat| verdict.share(Seat::new(seat)));
            assert!(last.iter().eq(shares), "{last:?}");
        }
        assert!(analysis.given_away.iter().all(|given| *given >= 0.0));
        all[0] += analysis.given_away[0];
        all[1] += analysis.given_away[1];
        assert!(analysis.turning_points.len() <= 8);
        turned += analysis.turning_points.len();
        for turning in &analysis.turning_points {
            let Cause::Decision { best } = turning.cause else { panic!("no dice fall: {turning:?}") };
            assert!(turning.swing < 0.0 && best != decisions[turning.decision - 1].1);
            // What one loses the others win.
            let all: f64 = (0..levels.len()).map(|seat| turning.swing_of(Seat::new(seat))).sum();
            assert!(all.abs() < 1e-9, "{turning:?}");
            let mut table = start.duplicate();
            for &(seat, action) in &decisions[..turning.decision - 1] {
                let seat = seat.unwrap_or_else(|| match table.to_act() {
                    ToAct::Pass(seat) => seat,
                    other => panic!("no player decided, and it waits for {other:?}"),
                });
                table.play(seat, action).expect("it was legal");
            }
            assert!(why(&*table, best, &locale).is_some_and(|why| !why.is_empty()), "{turning:?}");
        }
    }
    assert!(all[0] > 1.5 * all[1], "who plays anything gives more away: {all:?}");
    assert!(turned > 1, "matches turned {turned} times");
}

#[test]
fn a_win_that_was_not_taken_is_given_away_and_one_that_was_is_not() {
    // The source's example: G6 goes to A4 and wins; any other move lets black, who can enter H5, do so.
    let line = "g6 f5 d4 b3 a3 / d5 e5 f6 g7 b8 w";
    let setup = Setup {
        game: GameId::Demeter,
        options: GameId::Demeter.options(),
        players: 2,
        position: Some(line.to_owned()),
    };
    let start = new_table(&setup, &mut || 0).expect("it is a position").0;
    let looked_at = |texts: &[&str]| {
        let decisions: Vec<_> = texts
            .iter()
            .zip([Seat::FIRST, Seat::SECOND].into_iter().cycle())
            .map(|(text, seat)| (Some(seat), start.read_action(text).expect("it is an action")))
            .collect();
        analysed_without_dice(&*start, &decisions)
    };
    let won = looked_at(&["g6-a4"]);
    assert!(won.given_away[0].abs() < 1e-9 && won.turning_points.is_empty(), "{won:?}");
    assert_eq!(won.points[1].chances, Chances::of_two(1.0));
    let missed = looked_at(&["g6-g5"]);
    let [turning] = &missed.turning_points[..] else { panic!("{missed:?}") };
    assert!(turning.swing < -0.2, "{turning:?}");
    let Cause::Decision { best } = turning.cause else { panic!("{turning:?}") };
    assert_eq!(start.action_text(best), "g6-a4");
}

#[test]
fn who_did_what_hints_said_gave_nothing_away() {
    /// Decisions at random, so that matches differ.
    const OPENING: usize = 8;
    for (game, seats, most, matches) in [
        (GameId::Demeter, 2, 60, 1..=2),
        (GameId::Chinese, 2, 40, 1..=1),
        (GameId::Chinese, 3, 40, 1..=3),
        (GameId::Holochess, 2, 34, 2..=3),
    ] {
        for number in matches {
            let start = started(game, seats, number);
            let mut random = players::new("random", game, number).expect("it exists");
            let mut made = 0;
            let decisions = played_by(&*start, number, most, |table, _| {
                made += 1;
                if made <= OPENING {
                    random.think(table, &Limits::default()).action
                } else {
                    hint(table, None).expect("it is a choice").action()
                }
            });
            let decisions: Vec<_> = decisions
                .iter()
                .map(|(seat, action, rolls)| PlayedDecision { seat: *seat, action: *action, rolls })
                .collect();
            let analysis = analyse(&*start, &decisions, None, |_| {}).expect("it is legal").expect("it is not stopped");
            for turning in &analysis.turning_points {
                let by_hint = turning.decision > OPENING && matches!(turning.cause, Cause::Decision { .. });
                assert!(!by_hint, "{}, {seats} seats, match {number}: {turning:?}", game.id());
            }
        }
    }
}

#[test]
fn games_in_a_row_are_looked_through_player_by_player() {
    let mut options = GameId::Revised.options();
    options.set("match", "points:6").expect("Dejarik is played in rows");
    let setup = Setup { game: GameId::Revised, options, players: 2, position: None };
    let start = new_table(&setup, &mut || 0).expect("it is a set-up").0;
    let best = players::levels(GameId::Revised).last().expect("every game has levels").id;
    let (end, decisions) = played_without_dice(&*start, &["random", best], 60);
    assert!(end.row().is_some_and(|row| row.game() > 1) || end.verdict().is_some(), "more than a game was played");
    let analysis = analysed_without_dice(&*start, &decisions);
    // Whatever colour it has, it is the one who plays at random who gives more away.
    assert!(analysis.given_away[0] > 2.0 * analysis.given_away[1], "{:?}", analysis.given_away);
    // With the end of a game its chances are what it brought.
    let decided =
        analysis.points.iter().filter(|point| point.chances.of(Seat::FIRST) * point.chances.of(Seat::SECOND) == 0.0);
    assert!(decided.count() > 0);
}

#[test]
fn a_match_given_up_at_once_is_looked_through_whatever_its_options() {
    for game in GameId::ALL {
        let mut variants = vec![game.options()];
        for Spec { key, domain, .. } in game.options().specs() {
            let Domain::Words(words) = domain else { continue };
            variants.extend(words.iter().map(|word| {
                let mut options = game.options();
                options.set(key, word).expect("it is one of its words");
                options
            }));
        }
        for options in variants {
            let setup = Setup { game, options: options.clone(), players: 2, position: None };
            let start = new_table(&setup, &mut Seed::from_number(1).deal()).expect("it is a set-up").0;
            for before in 0..4 {
                let (mut table, mut decisions) = (start.duplicate(), Vec::new());
                for last in (0..=before).rev() {
                    let ToAct::Choose(seat) = table.to_act() else { break };
                    let action = if last == 0 { Action::Resign } else { table.actions()[0] };
                    table.play(seat, action).expect("it is legal");
                    decisions.push((Some(seat), action));
                }
                let points = analysed_without_dice(&*start, &decisions).points;
                assert_eq!(points.len(), decisions.len() + 1, "{} {options:?}", game.id());
            }
        }
    }
}
