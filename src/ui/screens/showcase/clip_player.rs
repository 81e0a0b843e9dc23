//! The clip that is played in the showcase: its time, speed and looping.

use bevy::prelude::*;

use super::Showcase;
use crate::ui::preferences::Preferences;
use holochess_view::{
    creatures::{Act, Creature as Folder, Library, Number, Part, Posed},
    sound::Voice,
    stage::voice,
};

/// The speeds of a clip.
pub const SPEEDS: [f32; 4] = [0.25, 0.5, 1.0, 2.0];

/// A clip and its time.
#[expect(clippy::struct_excessive_bools, reason = "four switches that have nothing to do with each other")]
#[derive(Clone, Debug, PartialEq)]
pub struct ClipPlayer {
    /// The clip.
    pub part: Part,
    /// Seconds since its start.
    pub time: f32,
    /// Whether it runs.
    pub running: bool,
    /// Whether it restarts at its end.
    pub looping: bool,
    /// Index into [`SPEEDS`].
    pub speed: usize,
    /// Whether it is shown at twelve poses per second.
    pub twos: bool,
    /// How many clips have been started; chooses among several sounds.
    played: usize,
    /// Whether a clip was just started, so that its sound has to be played.
    fresh: bool,
}

impl Default for ClipPlayer {
    fn default() -> Self {
        Self {
            part: Part::Act(Act::Idle),
            time: 0.0,
            running: true,
            looping: true,
            speed: 2,
            twos: false,
            played: 0,
            fresh: false,
        }
    }
}

impl ClipPlayer {
    /// Starts a clip.
    pub fn put_on(&mut self, part: Part) {
        self.part = part;
        self.time = 0.0;
        self.running = true;
        self.played += 1;
        self.fresh = true;
    }

    /// Goes back to the idle clip: another creature is shown.
    pub fn rewind(&mut self) {
        self.time = 0.0;
        if matches!(self.part, Part::Clip(_)) {
            self.part = Part::Act(Act::Idle);
        }
    }

    /// Runs or stops the clip; at its end, restarts it.
    pub fn toggle(&mut self, length: f32) {
        self.running = !self.running;
        if self.running && self.time >= length - 1e-3 {
            self.time = 0.0;
        }
    }

    /// Lets time pass.
    pub fn advance(&mut self, seconds: f32, length: f32) {
        if !self.running {
            return;
        }
        self.time += seconds * SPEEDS[self.speed];
        if self.time < length {
            return;
        }
        if self.looping {
            self.time = self.time.rem_euclid(length.max(1e-3));
        } else {
            self.time = length;
            self.running = false;
        }
    }

    /// The pose to be shown.
    pub fn posed(&self) -> Posed {
        Posed { part: self.part.clone(), time: self.time }
    }

    /// The entry of the repertoire that is played.
    pub fn number<'a>(&self, repertoire: &'a [Number]) -> Option<&'a Number> {
        repertoire.iter().find(|number| number.part == self.part)
    }
}

/// Lets time pass for the clip, and plays the sound of a clip just started.
pub(super) fn play_clip(
    time: Res<Time>,
    library: Res<Library>,
    folders: Res<Assets<Folder>>,
    preferences: Res<Preferences>,
    mut showcase: ResMut<Showcase>,
    mut voices: MessageWriter<Voice>,
) {
    let creature = showcase.creature;
    let repertoire = library.repertoire(creature.id(), &folders);
    let clip = &mut showcase.bypass_change_detection().clip;
    if let Some(number) = clip.number(&repertoire) {
        let seconds = number.seconds;
        clip.advance(time.delta_secs(), seconds);
    }
    if std::mem::take(&mut clip.fresh)
        && !preferences.sound.muted
        && let Part::Act(act) = clip.part
        && let Some(data) = library.creature(creature.id()).and_then(|handle| folders.get(handle))
        && let Some(sound) = voice(data, creature.piece(), act, clip.played)
    {
        voices.write(sound);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clip_loops_or_stands_at_its_end() {
        let mut clip = ClipPlayer::default();
        clip.advance(2.5, 2.0);
        assert!((clip.time - 0.5).abs() < 1e-5 && clip.running);
        clip.looping = false;
        clip.advance(2.5, 2.0);
        assert!((clip.time - 2.0).abs() < 1e-5 && !clip.running, "{clip:?}");
        clip.toggle(2.0);
        assert!(clip.running && clip.time == 0.0, "from the beginning again");
    }

    #[test]
    fn speed_is_a_factor_and_a_halted_clip_stands() {
        let mut clip = ClipPlayer { speed: 0, ..ClipPlayer::default() };
        clip.advance(1.0, 9.0);
        assert!((clip.time - SPEEDS[0]).abs() < 1e-6);
        clip.toggle(9.0);
        clip.advance(1.0, 9.0);
        assert!((clip.time - SPEEDS[0]).abs() < 1e-6);
    }

    #[test]
    fn another_creature_keeps_the_act_but_not_a_clip_that_only_the_last_one_has() {
        let mut clip = ClipPlayer::default();
        clip.put_on(Part::Act(Act::Walk));
        clip.rewind();
        assert_eq!(clip.part, Part::Act(Act::Walk));
        clip.put_on(Part::Clip("gulp".to_owned()));
        clip.rewind();
        assert_eq!(clip.part, Part::Act(Act::Idle));
    }
}
