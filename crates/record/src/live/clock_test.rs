//! Matches that are played for time.

use std::time::Duration;

use super::{
    LiveBody, LiveDue, LiveError, LiveInput, LiveMatch, LiveMessage, LiveNews, LiveReason, LiveStep,
    world_test::{Lots, Program, TestKey, World, table},
};
use crate::{Seconds, TimeControl};
use holochess_rules::{Ending, GameId, Seat};

const CONTROL: TimeControl = TimeControl { minutes: 1, seconds: 3, kind: Seconds::Increment };

/// A match of two persons for time, dealt.
fn begun(game: GameId) -> (World, Lots) {
    let mut file = table(game, 1, 0, false);
    file.clock = Some(CONTROL);
    let (mut world, mut lots) = (World::new(file, 1, 0), Lots::new(3));
    world.deliver_all(&mut lots);
    world.sit_down();
    world.deliver_all(&mut lots);
    assert!(log(&world, 0).recorded().is_some(), "it is dealt");
    (world, lots)
}

fn log(world: &World, at: usize) -> &LiveMatch {
    world.programs[at].as_ref().and_then(Program::log).expect("it has begun")
}

/// The seat that has to decide; the host sits in the first one.
fn to_decide(world: &World) -> Seat {
    let seats = [Seat::FIRST, Seat::SECOND];
    seats.into_iter().find(|seat| log(world, 0).due(*seat) == LiveDue::Decision).expect("a player has to decide")
}

/// So many seconds pass for both, with everything delivered.
fn pass(world: &mut World, lots: &mut Lots, seconds: u64) {
    for _ in 0..seconds {
        world.pass(Duration::from_secs(1));
        world.deliver_all(lots);
    }
}

fn left(world: &World, at: usize, seat: Seat) -> u64 {
    let clock = log(world, at).clock().expect("it is played for time");
    clock.left(seat).expect("a person").as_secs()
}

/// The player who has to decide plays the first action there is.
fn act(world: &mut World, lots: &mut Lots, seat: Seat) {
    let recorded = log(world, 0).recorded().expect("it is dealt");
    let action = recorded.table().action_text(recorded.table().actions()[0]);
    world.put(seat.index(), LiveInput::Decide(seat, action, Some(1)));
    world.deliver_all(lots);
}

#[test]
fn both_programs_count_the_same_time_and_a_turn_brings_some() {
    let (mut world, mut lots) = begun(GameId::Demeter);
    let mut expected = [60, 60];
    for seconds in [7, 11, 2, 20] {
        let seat = to_decide(&world);
        pass(&mut world, &mut lots, seconds);
        act(&mut world, &mut lots, seat);
        expected[seat.index()] = expected[seat.index()] + CONTROL.increment().as_secs() - seconds;
        for at in 0..2 {
            assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| left(&world, at, seat)), expected);
        }
    }
    let differs = world.news.iter().any(|(_, news)| matches!(news, LiveNews::TimeDiffers(_)));
    assert!(!differs, "both say what is so");
}

#[test]
fn a_fallen_flag_does_nothing_until_the_other_claims() {
    for game in [GameId::Demeter, GameId::Holochess] {
        let (mut world, mut lots) = begun(game);
        let late = to_decide(&world);
        let other = Seat::new(1 - late.index());
        pass(&mut world, &mut lots, 59);
        assert_eq!(log(&world, other.index()).may_claim(other), None, "a second is left");
        pass(&mut world, &mut lots, 10);
        for at in 0..2 {
            let told = world.news.iter().filter(|(who, news)| *who == at && matches!(news, LiveNews::FlagFell(_)));
            assert_eq!(told.count(), 1, "each program says it once");
            assert!(!log(&world, at).is_over(), "nothing happens by itself");
        }
        assert_eq!(log(&world, late.index()).may_claim(late), None, "a player has no claim against oneself");
        assert_eq!(log(&world, other.index()).may_claim(other), Some(late));
        world.put(other.index(), LiveInput::Claim(other));
        world.deliver_all(&mut lots);
        for at in 0..2 {
            let verdict = log(&world, at).recorded().and_then(|recorded| recorded.table().verdict());
            assert_eq!(
                verdict.map(|verdict| (verdict.winner, verdict.ending)),
                Some((Some(other), Ending::Resigned(late)))
            );
            let is_told = |(who, news): &(usize, LiveNews)| {
                *who == at && matches!(news, LiveNews::Step(LiveStep::TimeUp(seat)) if *seat == late)
            };
            assert!(world.news.iter().any(is_told));
        }
    }
}

#[test]
fn who_decides_after_the_flag_has_fallen_plays_on() {
    let (mut world, mut lots) = begun(GameId::Demeter);
    let late = to_decide(&world);
    let other = Seat::new(1 - late.index());
    pass(&mut world, &mut lots, 70);
    act(&mut world, &mut lots, late);
    assert_eq!(log(&world, other.index()).may_claim(other), None);
    assert_eq!([left(&world, 0, late), left(&world, 1, late)], [3, 3], "what the turn brings");
    world.put(other.index(), LiveInput::Claim(other));
    world.deliver_all(&mut lots);
    assert!(!log(&world, 0).is_over());
}

#[test]
fn no_time_passes_while_a_player_is_away() {
    let (mut world, mut lots) = begun(GameId::Demeter);
    pass(&mut world, &mut lots, 4);
    let seat = to_decide(&world);
    assert_eq!(left(&world, 0, seat), 56);
    world.kill(1);
    for _ in 0..300 {
        world.pass(Duration::from_secs(1));
    }
    assert_eq!(left(&world, 0, seat), 56);
    world.start(1);
    pass(&mut world, &mut lots, 3);
    assert!((53..=56).contains(&left(&world, 0, seat)), "it goes on once both are there");
}

#[test]
fn what_was_not_heard_before_a_break_is_no_ones_time() {
    let (mut world, mut lots) = begun(GameId::Demeter);
    let seat = to_decide(&world);
    pass(&mut world, &mut lots, 20);
    assert_eq!(left(&world, 0, seat), 40);
    // The wire is dead, and the host notices it after twelve seconds.
    for _ in 0..20 {
        world.pass(Duration::from_secs(1));
    }
    assert!(world.host().is_paused());
    assert!((40..=44).contains(&left(&world, 0, seat)), "{}", left(&world, 0, seat));
}

#[test]
fn a_claim_and_its_answer_outlast_a_program_that_is_started_again() {
    let (mut world, mut lots) = begun(GameId::Demeter);
    let late = to_decide(&world);
    let other = Seat::new(1 - late.index());
    pass(&mut world, &mut lots, 70);
    world.put(other.index(), LiveInput::Claim(other));
    world.deliver_all(&mut lots);
    for at in 0..2 {
        world.kill(at);
        world.start(at);
        pass(&mut world, &mut lots, 3);
        assert!(log(&world, at).is_over());
    }
}

#[test]
fn a_host_that_claims_too_early_is_left_by_name() {
    let (mut world, mut lots) = begun(GameId::Demeter);
    while to_decide(&world) == Seat::FIRST {
        act(&mut world, &mut lots, Seat::FIRST);
    }
    pass(&mut world, &mut lots, 5);
    let claim = log(&world, 0).write(Seat::FIRST, LiveBody::Claim(2), &TestKey::new("host"));
    world.say_to_guest(1, LiveMessage::Entries(vec![claim]).frame());
    let is_refused =
        |(at, news): &(usize, LiveNews)| *at == 1 && matches!(news, LiveNews::Broken(LiveError::TimeLeft(2)));
    assert!(world.news.iter().any(is_refused), "{:?}", world.news);
    assert!(!log(&world, 1).is_over());
    assert_eq!(LiveError::TimeLeft(2).reason(), LiveReason::Clock);
}
