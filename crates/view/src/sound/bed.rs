//! Continuous sounds: the table's hum, and the music, whose layers follow the match.

use bevy::{audio::Volume, prelude::*};

use super::{
    hearing::{Hearing, LiveGains},
    id::{Bus, HUM, STEMS},
    play_sound::PlaySound,
    stereo::StereoSound,
    volumes::Volumes,
};

/// The tension at the table; the music follows it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stakes {
    /// No match, or one that is over.
    #[default]
    None,
    /// A match with so many pieces left of eight.
    Match(usize),
    /// The duel.
    Duel,
}

/// Time constant of volume changes: seconds for two thirds of the way.
const EASE: f32 = 1.6;
/// The factor of the music's volume during a sound that ducks it, and for how many seconds.
const DUCKED: f32 = 0.55;
const DUCKING: f32 = 1.4;

/// A loop, and its present volume before the settings' volumes.
#[derive(Component)]
struct Loop {
    part: Part,
    level: f32,
    gains: LiveGains,
}

#[derive(Clone, Copy)]
enum Part {
    Hum,
    Stem(usize),
}

/// The files of the loops until all are loaded: stems that play together have to start together.
#[derive(Resource)]
struct PendingLoops(Vec<(Part, Handle<AudioSource>)>);

/// Seconds for which the music stays quieter.
#[derive(Resource, Default)]
struct Ducking(f32);

fn load(mut commands: Commands, server: Res<AssetServer>) {
    let parts = std::iter::once((Part::Hum, HUM))
        .chain(STEMS.into_iter().enumerate().map(|(index, file)| (Part::Stem(index), file)));
    let loops = parts.map(|(part, file)| (part, server.load(format!("sounds/{file}.ogg")))).collect();
    commands.insert_resource(PendingLoops(loops));
}

fn start(
    mut commands: Commands,
    waiting: Option<Res<PendingLoops>>,
    sources: Res<Assets<AudioSource>>,
    hearing: Res<Hearing>,
    mut playing: ResMut<Assets<StereoSound>>,
) {
    let Some(waiting) = waiting else { return };
    let loaded = |(part, handle): &(Part, Handle<AudioSource>)| Some((*part, sources.get(handle)?.clone()));
    let Some(loaded) = waiting.0.iter().map(loaded).collect::<Option<Vec<_>>>() else { return };
    for (part, source) in loaded {
        let gains = LiveGains::new(hearing.gains(None));
        commands.spawn((
            Name::new("sound loop"),
            AudioPlayer(playing.add(StereoSound { source, gains: gains.clone(), repeats: true })),
            PlaybackSettings::ONCE.with_volume(Volume::SILENT),
            Loop { part, level: 0.0, gains },
        ));
    }
    commands.remove_resource::<PendingLoops>();
}

/// Lets the loops be heard as the settings say.
fn balance(hearing: Res<Hearing>, loops: Query<&Loop>) {
    for part in &loops {
        part.gains.set(hearing.gains(None));
    }
}

/// The gains of the loops that play.
#[cfg(test)]
pub(super) fn gains(world: &mut World) -> Vec<super::hearing::Gains> {
    let mut loops = world.query::<&Loop>();
    loops.iter(world).map(|part| part.gains.get()).collect()
}

/// The volume of each stem of the music: calm, tension, danger.
fn stems(stakes: Stakes) -> [f32; 3] {
    match stakes {
        Stakes::None => [0.7, 0.0, 0.0],
        Stakes::Duel => [0.5, 0.8, 1.0],
        Stakes::Match(0..=3) => [0.8, 0.9, 0.45],
        Stakes::Match(4..=5) => [1.0, 0.75, 0.0],
        Stakes::Match(6..=7) => [1.0, 0.35, 0.0],
        Stakes::Match(_) => [1.0, 0.0, 0.0],
    }
}

fn follow(
    time: Res<Time<Real>>,
    volumes: Res<Volumes>,
    stakes: Res<Stakes>,
    mut ducking: ResMut<Ducking>,
    mut sounds: MessageReader<PlaySound>,
    mut loops: Query<(&mut Loop, &mut AudioSink)>,
) {
    let is_loud = sounds.read().fold(false, |is_loud, sound| is_loud | sound.id.ducks_music());
    ducking.0 = if is_loud { DUCKING } else { (ducking.0 - time.delta_secs()).max(0.0) };
    let wanted = stems(*stakes);
    for (mut part, mut sink) in &mut loops {
        let (goal, bus) = match part.part {
            Part::Hum => (1.0, Bus::Effects),
            Part::Stem(index) => (wanted[index] * if ducking.0 > 0.0 { DUCKED } else { 1.0 }, Bus::Music),
        };
        let share = 1.0 - (-time.delta_secs() / EASE).exp();
        part.level += (goal - part.level) * share;
        sink.set_volume(Volume::Linear(part.level * volumes.factor_of(bus)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ducking>().add_systems(Startup, load).add_systems(
        Update,
        (start, balance.run_if(resource_changed::<Hearing>), follow).chain().in_set(crate::ViewSystems::Music),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn music_grows_with_what_is_at_stake() {
        let weight = |stakes| stems(stakes)[1..].iter().sum::<f32>();
        let course = [Stakes::None, Stakes::Match(7), Stakes::Match(5), Stakes::Match(3), Stakes::Duel];
        assert!(course.windows(2).all(|pair| weight(pair[0]) < weight(pair[1])));
    }
}
