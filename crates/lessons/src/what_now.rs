//! After a lesson: whom to play.

use super::Lesson;
use holochess_players::{Level, level, strength::Strength};

/// The first match after a lesson.
#[derive(Clone, Copy, Debug)]
pub struct WhatNow {
    /// The opponent.
    pub opponent: &'static Level,
    /// Whether it was chosen by what is known of the person, not only because everybody begins with it.
    pub is_measured: bool,
}

/// Whom to play: the level that is nearest to the person's strength where that is known, else the one that the lesson proposes.
pub fn what_now(lesson: &Lesson, strength: Option<Strength>) -> Option<WhatNow> {
    let game = lesson.game()?;
    let measured = strength.and_then(|strength| strength.nearest(game));
    let opponent = measured.or_else(|| level(&lesson.opponent, game).ok())?;
    Some(WhatNow { opponent, is_measured: measured.is_some() })
}
