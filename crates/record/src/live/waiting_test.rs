//! A break, and draws by the rules.

use std::time::Duration;

use super::{
    LiveInput, LiveMatch, LiveNews,
    world_test::{Lots, Program, World, table},
};
use holochess_rules::{Ending, GameId, Seat};

fn log(world: &World, at: usize) -> &LiveMatch {
    world.programs[at].as_ref().and_then(Program::log).expect("it has begun")
}

/// A match of two persons with these options, dealt.
fn begun(game: GameId, options: &[(&str, &str)]) -> (World, Lots) {
    let mut file = table(game, 1, 0, false);
    file.options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let (mut world, mut lots) = (World::new(file, 1, 0), Lots::new(3));
    world.deliver_all(&mut lots);
    world.sit_down();
    world.deliver_all(&mut lots);
    assert!(log(&world, 0).recorded().is_some(), "it is dealt");
    (world, lots)
}

#[test]
fn after_a_minute_of_waiting_it_is_asked_once_in_each_break() {
    let (mut world, mut lots) = begun(GameId::Demeter, &[]);
    let told = |world: &World| world.news.iter().filter(|(_, news)| matches!(news, LiveNews::LongBreak)).count();
    for round in 1..=2 {
        world.kill(1);
        for _ in 0..59 {
            world.pass(Duration::from_secs(1));
        }
        assert!(told(&world) == round - 1 && !world.host().has_waited_long());
        for _ in 0..100 {
            world.pass(Duration::from_secs(1));
        }
        assert!(told(&world) == round && world.host().has_waited_long());
        world.start(1);
        for _ in 0..3 {
            world.pass(Duration::from_secs(1));
            world.deliver_all(&mut lots);
        }
        assert!(!world.host().has_waited_long(), "it goes on");
    }
}

#[test]
fn a_draw_is_claimed_where_the_rules_know_one() {
    let (mut world, mut lots) = begun(GameId::Groi, &[("repetition", "declare")]);
    let mut decide = |world: &mut World, seat: Seat, action: &str| {
        let before = log(world, 0).next();
        world.put(seat.index(), LiveInput::Decide(seat, action.to_owned(), None));
        world.deliver_all(&mut lots);
        log(world, 0).next() > before
    };
    assert!(!decide(&mut world, Seat::FIRST, "draw"), "no rule knows a draw by agreement");
    for _ in 0..2 {
        for (seat, action) in
            [(Seat::FIRST, "o1-d"), (Seat::SECOND, "o12-i12"), (Seat::FIRST, "d-o1"), (Seat::SECOND, "i12-o12")]
        {
            assert!(decide(&mut world, seat, action), "{action}");
        }
    }
    assert!(!decide(&mut world, Seat::SECOND, "draw"), "the player to move claims");
    assert!(decide(&mut world, Seat::FIRST, "draw"));
    for at in 0..2 {
        let verdict = log(&world, at).recorded().and_then(|recorded| recorded.table().verdict());
        assert_eq!(verdict.map(|verdict| verdict.ending), Some(Ending::Repetition));
    }
}
