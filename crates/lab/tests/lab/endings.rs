//! The quiet clock changes what solved endings are worth only when it runs out.

use holochess::{
    players::holochess::{
        TURNS_FOR_THREE_AGAINST_ONE, TURNS_FOR_TWO_AGAINST_ONE, TURNS_FOR_TWO_AGAINST_TWO,
        endings::{Endings, SHIPPED},
    },
    rules::holochess::Creature,
};
use holochess_lab::endings::{Comparison, EndingsWithClock};

fn shipped() -> &'static Endings {
    SHIPPED.as_ref().expect("the table comes with the game")
}

/// The turns of the quiet clock.
const LIMIT: usize = 20;

/// How much the quiet clock changes the endings of these camps at most, by quiet turns before, if the table is right about them for as
/// long as it is used.
fn off_by_the_clock(camps: [&[Creature]; 2]) -> Vec<f64> {
    let clocked = EndingsWithClock::solve(shipped(), camps, LIMIT).expect("they are solved");
    let sizes = camps.map(<[Creature]>::len);
    let least = match sizes {
        [2, 1] => TURNS_FOR_TWO_AGAINST_ONE,
        [2, 2] => TURNS_FOR_TWO_AGAINST_TWO,
        _ => TURNS_FOR_THREE_AGAINST_ONE,
    };
    let of = |turns: usize| {
        let mut most = 0.0_f64;
        for Comparison { table, value, is_first_to_move, begins_turn } in clocked.compared(turns) {
            if begins_turn || sizes == [2, 1] {
                most = most.max((value - table).abs());
            }
            // The clock can only help those who are more, and so ahead on points; in the last turn they need not attack any more.
            if sizes[0] > sizes[1] {
                assert!(value >= table - 1e-6, "{camps:?}, {turns} quiet turns: {value}, {table}");
                assert!(turns + 1 < LIMIT || !is_first_to_move || value > 1.0 - 1e-9, "{camps:?}: {value}");
            }
        }
        assert!(LIMIT - turns < usize::from(least) || most < 0.01, "{camps:?}, {turns} quiet turns: {most}");
        most
    };
    (0..LIMIT).map(of).collect()
}

#[test]
fn the_quiet_clock_changes_endings_only_when_it_runs_out() {
    use Creature::{Ghhhk, Houjix, Klorslug, Molator, Monnok, Ngok, Savrip, Strider};
    let camps: [[&[Creature]; 2]; 11] = [
        [&[Savrip, Monnok], &[Molator]],
        [&[Ghhhk, Houjix], &[Savrip]],
        [&[Strider, Ngok], &[Klorslug]],
        [&[Klorslug, Molator], &[Ngok]],
        [&[Houjix, Ngok], &[Monnok]],
        [&[Ghhhk, Molator], &[Strider]],
        [&[Savrip, Molator], &[Monnok, Klorslug]],
        [&[Ghhhk, Ngok], &[Houjix, Strider]],
        [&[Monnok, Strider], &[Ngok, Molator]],
        [&[Ghhhk, Houjix, Strider], &[Molator]],
        [&[Savrip, Ghhhk, Klorslug], &[Monnok]],
    ];
    for camps in camps {
        // With the clock about to run out it is another game.
        assert!(off_by_the_clock(camps)[LIMIT - 1] > 0.01, "{camps:?}");
    }
}

#[test]
#[ignore = "takes some minutes; confirms how long solved endings are right, over every choice of four creatures"]
fn the_quiet_clock_changes_no_ending_of_four_before_it_runs_out() {
    let set =
        |set: usize| -> Vec<Creature> { Creature::ALL.into_iter().filter(|of| set >> of.index() & 1 == 1).collect() };
    let sets = |size: u32| (0..256_usize).filter(move |set| set.count_ones() == size);
    let worth = |camp: &[Creature]| camp.iter().map(|creature| u32::from(creature.worth())).sum::<u32>();
    let mut choices = 0;
    for sizes in [[2, 2], [3, 1]] {
        for (one, other) in sets(sizes[0]).flat_map(|one| sets(sizes[1]).map(move |other| (one, other))) {
            let (first, second) = (set(one), set(other));
            // Of two camps as large, the one with the first creature comes first; where they are level the table is not used.
            let is_asked =
                sizes[0] > sizes[1] || first[0].index() < second[0].index() && worth(&first) != worth(&second);
            if one & other == 0 && is_asked {
                off_by_the_clock([&first, &second]);
                choices += 1;
            }
        }
    }
    assert!(choices > 400, "{choices}");
}
