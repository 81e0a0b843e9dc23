//! The computer players as figures of light: which creature sits there, in which hue, with which gesture.
//!
//! `assets/opponents/opponents.ron` has a line each, and `assets/opponents/ID.png` the pictures: first a breath, then the gesture,
//! drawn by the game's own renderer (`holochess-lab sheets --only opponents`).

use std::sync::LazyLock;

use serde::Deserialize;

use super::creatures::Act;

/// Points of a side of one picture.
pub const SIDE: u32 = 224;
/// Pictures in a row of the file, and its rows.
pub const GRID: [u32; 2] = [7, 2];
/// How many of the pictures are the breath: it runs through them and back. The others are the gesture.
pub const BREATH: u32 = 4;
/// How many pictures the gesture has.
pub const GESTURE: u32 = GRID[0] * GRID[1] - BREATH;
/// Seconds from one picture of a breath to the next.
const BREATH_STEP: f32 = 0.42;
/// Seconds of rest between two gestures.
const REST: f32 = 2.6;

/// The list, built in.
const LIST: &str = include_str!("../../../assets/opponents/opponents.ron");

/// The opponent in the chair.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// The id of the level.
    pub id: String,
    /// The creature that it is.
    pub creature: String,
    /// Its own hue, linear red, green, blue: two of one kind are two.
    pub tint: (f32, f32, f32),
    /// The act that it greets with.
    pub act: Act,
    /// The second of the act at which the gesture begins.
    pub from: f32,
    /// The second at which it ends.
    pub to: f32,
    /// From how far to the left of its front it is seen, in radians.
    pub aside: f32,
}

impl Opponent {
    /// All of them.
    ///
    /// # Errors
    /// If the list cannot be read: where, and why.
    pub fn all() -> Result<Vec<Self>, ron::error::SpannedError> {
        ron::from_str(LIST)
    }

    /// The moment of the act that a picture of the gesture shows, in seconds.
    pub fn moment(&self, picture: u32) -> f32 {
        self.from + (self.to - self.from) * picture as f32 / (GESTURE - 1) as f32
    }
}

/// How long the gesture of a level takes, in seconds; 0 if nobody of that id can sit there.
pub fn gesture_seconds(id: &str) -> f32 {
    static ALL: LazyLock<Vec<Opponent>> = LazyLock::new(|| Opponent::all().unwrap_or_default());
    ALL.iter().find(|opponent| opponent.id == id).map_or(0.0, |opponent| opponent.to - opponent.from)
}

/// Which picture is shown, which follows, and how far the first has already become the second: 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The picture that is shown, from 0.
    pub picture: u32,
    /// The one after it.
    pub next: u32,
    /// The share of the second one.
    pub share: f32,
}

impl Moment {
    /// A picture alone: nothing moves.
    pub const STILL: Self = Self { picture: 0, next: 0, share: 0.0 };

    /// A breath, repeated for ever, that began so many seconds ago.
    pub fn of_breath(seconds: f32) -> Self {
        // There and back: the two ends are shown once each.
        let there = BREATH - 1;
        let step = (seconds.max(0.0) / BREATH_STEP).rem_euclid((2 * there) as f32);
        let at = |step: u32| if step <= there { step } else { 2 * there - step };
        let whole = step.floor();
        let (now, share) = (whole as u32, step - whole);
        Self { picture: at(now), next: at((now + 1) % (2 * there)), share: share * share * (3.0 - 2.0 * share) }
    }

    /// The gesture that began so many seconds ago and takes `length`, then breaths, then the gesture again.
    pub fn of_gesture(seconds: f32, length: f32) -> Self {
        let seconds = seconds.max(0.0).rem_euclid(length + REST);
        if seconds >= length || length <= 0.0 {
            return Self::of_breath(seconds - length);
        }
        let step = seconds / length * (GESTURE - 1) as f32;
        let whole = step.floor();
        let now = (whole as u32).min(GESTURE - 2);
        Self { picture: BREATH + now, next: BREATH + now + 1, share: (step - whole).clamp(0.0, 1.0) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::creatures::CREATURES;
    use holochess_players as players;
    use holochess_rules::GameId;

    #[test]
    fn everybody_who_can_sit_there_has_a_figure_and_nobody_elses() {
        let all = Opponent::all().expect("the list can be read");
        let listed: HashSet<&str> = all.iter().map(|opponent| opponent.id.as_str()).collect();
        assert_eq!(listed.len(), all.len(), "nobody is listed twice");
        let levels: HashSet<&str> =
            GameId::ALL.iter().flat_map(|game| players::levels(*game)).map(|level| level.id).collect();
        assert_eq!(listed, levels);
        for opponent in &all {
            assert!(CREATURES.contains(&opponent.creature.as_str()), "{}", opponent.id);
            assert!(opponent.from < opponent.to, "{}", opponent.id);
            let looks = |other: &&Opponent| (&other.creature, other.tint) == (&opponent.creature, opponent.tint);
            assert_eq!(all.iter().filter(looks).count(), 1, "{} looks like nobody else", opponent.id);
        }
    }

    #[test]
    fn everybodys_pictures_are_there_in_their_size() {
        for opponent in Opponent::all().expect("the list can be read") {
            let file = format!("{}/../../assets/opponents/{}.png", env!("CARGO_MANIFEST_DIR"), opponent.id);
            let size = image::image_dimensions(&file).unwrap_or_else(|why| panic!("{file}: {why}"));
            assert_eq!([size.0, size.1], GRID.map(|count| count * SIDE), "{file}");
        }
    }

    #[test]
    fn a_breath_never_jumps_and_neither_does_a_gesture() {
        let mut before = Moment::of_breath(0.0);
        for step in 1..600 {
            let now = Moment::of_breath(step as f32 * 0.02);
            assert!(now.picture.abs_diff(before.picture) <= 1 && now.picture.abs_diff(now.next) == 1, "{now:?}");
            assert!(now.picture < BREATH && now.next < BREATH);
            before = now;
        }
        for step in 0..200 {
            let now = Moment::of_gesture(step as f32 * 0.01, 2.0);
            assert!(now.picture >= BREATH && now.next == now.picture + 1 && now.next < BREATH + GESTURE, "{now:?}");
        }
        assert!(Moment::of_gesture(2.1, 2.0).next < BREATH, "then it breathes");
        assert!(Moment::of_gesture(2.0 + REST + 0.1, 2.0).picture >= BREATH, "and begins again");
    }
}
