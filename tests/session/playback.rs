//! Playback of a match from its record.

use holochess::session::{Director, Match, play_again};

use crate::support::{agrees, app, setup, start, until};

#[test]
fn a_match_is_played_again_with_the_same_dice_from_any_moment() {
    let mut app = app();
    start(&mut app, setup(["greedy", "random"], 23));
    until(&mut app, "the match is over", |world| world.resource::<Match>().is_over());
    until(&mut app, "it has been told", |world| !world.resource::<Director>().is_busy());
    let text = app.world().resource::<Match>().text();
    let count = app.world().resource::<Match>().decisions().len();
    for from in [0, 1, count / 2, count - 1] {
        play_again(app.world_mut(), from);
        assert!(!app.world().resource::<Match>().is_over(), "from {from}");
        until(&mut app, "it is over again", |world| {
            world.resource::<Match>().is_over() && !world.resource::<Director>().is_busy()
        });
        assert_eq!(app.world().resource::<Match>().text(), text, "from {from}");
        assert!(agrees(app.world()));
    }
}
