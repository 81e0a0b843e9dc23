//! The perfect player gives nothing away, and the look back says who did.

use holochess::{
    players::{
        self, Limits, Player, Style,
        analysis::{Cause, PlayedDecision, analyse_by},
        dejarik::{
            PerfectPlayer,
            exact_analysis::analyse_exactly,
            exact_help::probe_match,
            tablebase::{ExactValue, State, Tablebase, position_of, rules_of},
            tables,
        },
        search::Stop,
    },
    rules::{Action, GameId, Match, Rules as _, Seat, Table, ToAct, dejarik::Dejarik},
};

use super::{BOTH, P1, P2, begin, begin_with, counts::scattered};
use crate::lots::Lots;

fn solved(game: GameId) -> &'static Tablebase {
    tables::wait_for(game).expect("it is a Dejarik")
}

fn typed(table: &dyn Table) -> &Match<Dejarik> {
    table.as_any().downcast_ref().expect("it is a Dejarik")
}

/// The value of a table for the seat that is to choose.
fn value(tablebase: &Tablebase, table: &dyn Table) -> ExactValue {
    probe_match(tablebase, typed(table)).expect("a player chooses").value
}

/// Plays a game of the perfect player, in one seat, against a level; says what the perfect player's first choice was worth and
/// what it earned in the end. Every choice in between is worth what the one before was, or more.
fn game_against(game: GameId, level: &str, start: Option<&str>, perfect_seat: Seat, seed: u64) -> Option<(i8, i8)> {
    let (mut table, _) = begin_with(game, start, &[]);
    let tablebase = solved(game);
    let mut perfect = PerfectPlayer::new(seed);
    let mut other = players::new(level, game, seed).expect("the level exists");
    let mut promised: Option<ExactValue> = None;
    let mut first = None;
    loop {
        match table.to_act() {
            ToAct::Choose(seat) if seat == perfect_seat => {
                let now = value(tablebase, &*table);
                first.get_or_insert(now.points);
                if let Some(promised) = promised {
                    assert!(now >= promised, "{}: {now:?} after {promised:?}", table.position_text()?);
                }
                let action = perfect.think(&*table, &Limits::default()).action;
                table.play(seat, action).expect("players choose legally");
                // Two plies on, if the other side answers as well as it can; a pass in between is one more.
                promised = Some(ExactValue { distance: now.distance.saturating_sub(2), ..now });
                if !now.is_win() {
                    promised = Some(ExactValue { points: now.points, distance: 0 });
                }
            }
            ToAct::Choose(seat) => {
                let action = other.think(&*table, &Limits::default()).action;
                table.play(seat, action).expect("players choose legally");
            }
            ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("the table asks for it")),
            _ => break,
        }
    }
    let verdict = table.verdict().expect("it is over");
    let earned = match verdict.winner {
        Some(winner) if winner == perfect_seat => verdict.scores[winner.index()] as i8,
        Some(winner) => -(verdict.scores[winner.index()] as i8),
        None => 0,
    };
    Some((first?, earned))
}

/// Games from positions with pawns strewn about, seats in turn: what was worth so much at the first choice earns that, or more.
fn never_gives_away(game: GameId, starts: usize, games: usize) {
    let lines = scattered(game, starts);
    for level in players::levels(game).iter().filter(|level| !level.is_perfect) {
        for number in 0..games {
            let line = &lines[number % lines.len()];
            let seat = if (number / lines.len()).is_multiple_of(2) { P1 } else { P2 };
            if let Some((first, earned)) = game_against(game, level.id, Some(line), seat, number as u64) {
                assert!(earned >= first, "{} {line}: {earned} points, worth {first}", level.id);
            }
        }
    }
}

#[test]
fn the_perfect_player_gives_nothing_away() {
    for game in BOTH {
        never_gives_away(game, 12, 12);
    }
}

#[test]
#[ignore = "takes some minutes; a thousand games against every level"]
fn the_perfect_player_gives_nothing_away_in_a_thousand_games() {
    for game in BOTH {
        never_gives_away(game, 200, 1000);
    }
}

#[test]
fn who_begins_perfectly_wins_a_point_or_more() {
    for game in BOTH {
        for level in ["greedy", "mirra", "thale"] {
            let (first, earned) = game_against(game, level, None, P1, 3).expect("black begins");
            assert!(first == 1 && earned >= 1, "{level}: {earned}");
        }
        let (first, earned) = game_against(game, "thale", None, P2, 3).expect("white has a choice");
        assert_eq!((first, earned), (-1, -1), "{}", game.id());
    }
}

/// The winner hastens: no win takes longer than the table says. The loser delays: against a perfect winner it takes as long.
#[test]
fn wins_are_quick_and_losses_slow() {
    let game = GameId::Revised;
    let tablebase = solved(game);
    let mut lots = Lots::new(3);
    let lines = scattered(game, 300);
    for _ in 0..20 {
        let line = lots.one_of(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        let mut table = begin(game, line);
        if !matches!(table.to_act(), ToAct::Choose(_)) {
            continue;
        }
        let ExactValue { points, distance } = value(tablebase, &*table);
        if points == 0 {
            continue;
        }
        let mut players = [1, 2].map(PerfectPlayer::new);
        let mut plies = 0;
        while table.verdict().is_none() {
            plies += 1;
            match table.to_act() {
                ToAct::Choose(seat) => {
                    let action = players[seat.index()].think(&*table, &Limits::default()).action;
                    table.play(seat, action).expect("players choose legally");
                }
                ToAct::Pass(seat) => drop(table.play(seat, Action::Pass).expect("the table asks for it")),
                _ => break,
            }
        }
        assert_eq!(plies, distance, "{line}");
    }
}

/// A win that would bring a position for the third time is none: that ends the game as a draw.
#[test]
fn a_third_time_is_a_draw_whatever_the_table_says() {
    let game = GameId::Revised;
    let (mut table, _) = begin_with(game, None, &[]);
    // Out to the centre and back, both: the start stands there for the second time, then once more is one ply away.
    let walk = ["o1-d", "o12-i12", "d-o1", "i12-o12"];
    for text in walk.iter().chain(&walk[..3]) {
        let ToAct::Choose(seat) = table.to_act() else { panic!("a player is to choose") };
        let action = table.read_action(text).expect("it is an action");
        table.play(seat, action).expect("it is legal");
    }
    let probe = probe_match(solved(game), typed(&*table)).expect("white chooses");
    let back = table.read_action("i12-o12").expect("it is an action");
    let found = probe.actions.iter().find(|(action, _)| *action == back).expect("it is legal");
    assert_eq!(found.1, ExactValue::DRAW);
    let alone = solved(game).probe(typed(&*table).rules(), typed(&*table).position()).expect("it goes on");
    let by_the_table = alone.actions.iter().find(|(action, _)| *action == back).expect("it is legal");
    assert_ne!(by_the_table.1, ExactValue::DRAW, "the start is won for black");
}

#[test]
fn player_without_time_gets_an_action_at_once() {
    let table = begin(GameId::Groi, "o1 o2 o3 o5 / o8 o10 o11 o12 b 2");
    let stop = Stop::default();
    stop.raise();
    let thought = PerfectPlayer::new(1).think_until(&*table, &Limits::default(), Some(stop));
    assert!(table.actions().contains(&thought.action));
}

#[test]
fn the_perfect_player_is_one_of_the_levels() {
    for game in BOTH {
        let perfect: Vec<_> = players::levels(game).iter().filter(|level| level.is_perfect).collect();
        assert_eq!(perfect.len(), 1);
        assert_eq!((perfect[0].id, perfect[0].style), ("thale", Style::Plain));
    }
    assert!(players::levels(GameId::Demeter).iter().all(|level| !level.is_perfect));
}

/// The look back adds up: what was given away is what the values of the positions in between have changed by.
#[test]
fn the_look_back_says_who_gave_points_away() {
    let game = GameId::Revised;
    let tablebase = solved(game);
    let (start, _) = begin_with(game, None, &[]);
    let mut table = start.duplicate();
    let mut players =
        [players::new("keff", game, 1), players::new("greedy", game, 2)].map(|level| level.expect("it exists"));
    let mut decisions = Vec::new();
    let mut worth_to_black = Vec::new();
    while table.verdict().is_none() {
        let (seat, action) = match table.to_act() {
            ToAct::Choose(seat) => {
                let value = value(tablebase, &*table).points;
                worth_to_black.push(if seat == P1 { value } else { -value });
                (seat, players[seat.index()].think(&*table, &Limits::default()).action)
            }
            ToAct::Pass(seat) => (seat, Action::Pass),
            _ => break,
        };
        decisions.push((Some(seat), action));
        table.play(seat, action).expect("players choose legally");
    }
    let analysis = analyse_exactly(tablebase, &*start, &decisions).expect("all was legal").expect("it is a Dejarik");
    assert!(!analysis.decisions.is_empty());
    let verdict = table.verdict().expect("it is over");
    let earned = i32::from(verdict.scores[0]) - i32::from(verdict.scores[1]);
    let given = analysis.given_away.map(|points| points as i32);
    // From the value of the start, through everything given away, to the result.
    assert_eq!(i32::from(worth_to_black[0]) - given[0] + given[1], earned, "{analysis:?}");
    for found in &analysis.decisions {
        assert!(found.best_value >= found.value, "{found:?}");
    }
    // The look back with chances and turning points says the same.
    let played: Vec<PlayedDecision<'_>> =
        decisions.iter().map(|(seat, action)| PlayedDecision { seat: *seat, action: *action, rolls: &[] }).collect();
    let chances = analyse_by(tablebase, &*start, &played).expect("all was legal").expect("it is not called off");
    assert_eq!(chances.points_given_away.as_deref(), Some(&analysis.given_away[..]));
    let first = chances.points[0].exact.expect("the start is solved");
    assert_eq!((first.seat, first.value), (P1, ExactValue { points: 1, distance: 7 }));
    assert_eq!(first.of(P2), ExactValue { points: -1, distance: 7 });
    assert!(chances.points.last().expect("it ended").exact.is_none(), "no player chooses any more");
    assert!(!chances.turning_points.is_empty());
    for turning in &chances.turning_points {
        let found = analysis.decisions.iter().find(|found| found.decision == turning.decision).expect("a decision");
        assert_eq!(turning.exact, Some([found.value, found.best_value]), "{turning:?}");
        assert!(turning.points_given_away() > 0 && turning.swing <= 0.0, "{turning:?}");
        let Cause::Decision { best } = turning.cause else { panic!("no dice fall: {turning:?}") };
        let before = chances.points[turning.decision - 1].exact.expect("a player chose");
        assert_eq!((before.seat, before.value), (turning.seat, found.best_value));
        assert_ne!(best, found.chosen);
    }
    // Of another game it says nothing.
    let (other, _) = begin_with(GameId::Groi, None, &[]);
    assert!(analyse_exactly(tablebase, &*other, &[]).expect("nothing was decided").is_some());
}

#[test]
fn a_table_knows_only_its_own_rules() {
    let groi = rules_of(solved(GameId::Groi).rules());
    assert_eq!(solved(GameId::Revised).probe(&groi, &groi.start()), None);
    // A table's state and its position belong together.
    let rules = solved(GameId::Revised).rules();
    for line in scattered(GameId::Revised, 50) {
        let position = rules_of(rules).read_position(&line).expect("it is a position");
        let again = position_of(rules, State::from_position(&position)).expect("it is a state");
        assert_eq!(State::from_position(&again), State::from_position(&position));
    }
}

#[test]
fn tables_are_there_once_they_have_been_waited_for() {
    assert!(solved(GameId::Groi).live_states() > 4_000_000);
    assert_eq!(tables::state(GameId::Groi), tables::TableState::Ready);
    assert!(tables::table(GameId::Groi).is_some() && tables::can_be_solved(GameId::Groi));
    // Nothing was read or kept, so there is nothing to say.
    assert_eq!(tables::take_note(GameId::Groi), None);
    for game in [GameId::Holochess, GameId::Demeter, GameId::Chinese] {
        tables::request(game);
        assert_eq!(tables::state(game), tables::TableState::NotAskedFor);
        assert!(tables::wait_for(game).is_none() && !tables::can_be_solved(game));
    }
}
