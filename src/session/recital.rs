//! A match that has been played is played again: what is decided, and what the dice show, comes from its record.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{BoardReset, Director, Match, Saving, Shown, thinking::Thinkers};
use crate::record::{Entry, Keeper};

/// The decisions that are still to come. While it is there nobody at the table is asked for anything.
#[derive(Resource, Debug)]
pub struct Recital(VecDeque<Entry>);

impl Recital {
    /// Plays the match on the table again, from where it stood after so many decisions. Its record is left alone.
    pub fn begin(world: &mut World, decisions: usize) {
        let Some(game) = world.get_resource::<Match>() else { return };
        let whole = game.keeper();
        let keeper = whole.replayed(decisions);
        let rest = whole.decisions().iter().skip(decisions).filter(|entry| entry.seat.is_some()).cloned().collect();
        world.insert_resource(Self(rest));
        // What is played again is saved nowhere.
        world.insert_resource(Saving::default());
        world.resource_mut::<Director>().clear();
        world.resource_mut::<Thinkers>().dismiss();
        let mut shown = Shown::empty(keeper.table());
        if decisions == 0 {
            world.resource_mut::<Director>().enqueue(keeper.story(None));
        } else {
            shown = Shown::after(keeper.table(), &keeper.story(None));
        }
        world.insert_resource(shown);
        world.insert_resource(Match::of(keeper));
        world.write_message(BoardReset);
    }
}

/// As soon as one decision has been shown, the next is taken.
pub(super) fn recite(game: Option<ResMut<Match>>, recital: Option<ResMut<Recital>>, mut director: ResMut<Director>) {
    let (Some(mut game), Some(mut recital)) = (game, recital) else { return };
    if director.is_busy() {
        return;
    }
    if let Some(entry) = recital.0.pop_front() {
        director.enqueue(game.repeat(&entry));
    }
}

/// The match it was for is no longer there.
pub(super) fn end(mut commands: Commands, game: Option<Res<Match>>, recital: Option<Res<Recital>>) {
    if game.is_none() && recital.is_some() {
        commands.remove_resource::<Recital>();
    }
}

impl Match {
    /// Plays a decision of a record again.
    fn repeat(&mut self, entry: &Entry) -> Vec<crate::rules::Event> {
        let keeper: &mut Keeper = self.keeper_mut();
        let before = keeper.decisions().len();
        keeper.repeat(entry);
        keeper.events_since(before)
    }
}
