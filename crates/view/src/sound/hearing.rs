//! How a sound reaches a person's ears: from its place at the table, in mono if that is wanted, louder on one side if that is.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use bevy::prelude::*;

/// The distance between the listener's ears, in table radii.
const EARS: f32 = 0.3;
/// The factor by which sounds are closer than in the picture: at the players' seats they have their full volume.
const NEARNESS: f32 = 0.36;

/// What the settings say about hearing; changes take effect at once.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Hearing {
    /// Whether both ears hear the same.
    pub mono: bool,
    /// −1 for the left ear alone, 0 for both, 1 for the right ear alone.
    pub balance: f32,
}

/// How loudly each ear (left, right) hears the left and the right channel of a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gains(pub [[f32; 2]; 2]);

impl Hearing {
    /// The gains of a sound that is this loud at the left and at the right ear, or, without a place, as it was recorded.
    pub fn gains(self, at_ears: Option<[f32; 2]>) -> Gains {
        let [mut left, mut right] = match at_ears {
            None => [[1.0, 0.0], [0.0, 1.0]],
            Some(ears) => ears.map(|volume| [volume / 2.0, volume / 2.0]),
        };
        if self.mono {
            let both = [0, 1].map(|channel: usize| f32::midpoint(left[channel], right[channel]));
            (left, right) = (both, both);
        }
        let balance = self.balance.clamp(-1.0, 1.0);
        let [to_left, to_right] = [1.0 - balance.max(0.0), 1.0 + balance.min(0.0)];
        Gains([left.map(|gain| gain * to_left), right.map(|gain| gain * to_right)])
    }
}

/// The volume at each ear of a sound at a place: by the distance from each ear, and by which is nearer.
pub(super) fn at_ears(camera: &GlobalTransform, at: Vec3) -> [f32; 2] {
    let side = camera.right() * (EARS / 2.0);
    let [left, right] = [-side, side].map(|offset| (at - camera.translation()) * NEARNESS - offset);
    let [left, right] = [left, right].map(|way| way.length().max(1e-3));
    let of = |own: f32, other: f32| {
        let nearer = ((other - own) / EARS + 1.0) / 4.0 + 0.5;
        (own * own).recip().min(1.0) * nearer.clamp(0.0, 1.0)
    };
    [of(left, right), of(right, left)]
}

/// Gains of a sound that is playing: written by the game, read by the thread that mixes.
#[derive(Clone, Debug)]
pub(super) struct LiveGains(Arc<[AtomicU32; 4]>);

impl LiveGains {
    pub fn new(gains: Gains) -> Self {
        let live = Self(Arc::default());
        live.set(gains);
        live
    }

    pub fn set(&self, Gains([left, right]): Gains) {
        for (place, gain) in self.0.iter().zip([left, right].into_iter().flatten()) {
            // The four change one after the other, which nobody hears.
            place.store(gain.to_bits(), Ordering::Relaxed);
        }
    }

    pub fn get(&self) -> Gains {
        let [a, b, c, d] = [0, 1, 2, 3].map(|index: usize| f32::from_bits(self.0[index].load(Ordering::Relaxed)));
        Gains([[a, b], [c, d]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Hearing = Hearing { mono: false, balance: 0.0 };

    /// What each ear hears of these two channels.
    fn heard(Gains([left, right]): Gains, channels: [f32; 2]) -> [f32; 2] {
        [left, right].map(|ear| ear[0] * channels[0] + ear[1] * channels[1])
    }

    fn assert_near(a: [f32; 2], b: [f32; 2]) {
        assert!((a[0] - b[0]).abs() < 1e-6 && (a[1] - b[1]).abs() < 1e-6, "{a:?} is not {b:?}");
    }

    #[test]
    fn mono_gives_both_ears_the_same_and_balance_takes_from_one() {
        let channels = [0.8, 0.2];
        assert_near(heard(USUAL.gains(None), channels), channels);
        assert_near(heard(USUAL.gains(Some([0.9, 0.3])), channels), [0.45, 0.15]);
        let mono = Hearing { mono: true, ..USUAL };
        assert_near(heard(mono.gains(None), channels), [0.5, 0.5]);
        assert_near(heard(mono.gains(Some([0.9, 0.3])), channels), [0.3, 0.3]);
        let of = |balance| Hearing { balance, ..USUAL };
        assert_near(heard(of(-1.0).gains(None), channels), [0.8, 0.0]);
        assert_near(heard(of(1.0).gains(None), channels), [0.0, 0.2]);
        assert_near(heard(of(0.5).gains(None), channels), [0.4, 0.2]);
        assert_near(heard(Hearing { mono: true, balance: -0.25 }.gains(None), channels), [0.5, 0.375]);
    }

    #[test]
    fn the_nearer_ear_hears_more_and_nothing_is_louder_than_it_was_recorded() {
        let camera = GlobalTransform::from(Transform::from_xyz(0.0, 2.0, 3.0).looking_at(Vec3::ZERO, Vec3::Y));
        let [left, right] = at_ears(&camera, Vec3::new(0.8, 0.0, 0.0));
        assert!(right > left && right <= 1.0 && left > 0.0, "{left} {right}");
        let far = at_ears(&camera, Vec3::new(0.0, 0.0, -40.0));
        assert!(far[0] < left, "{far:?}");
    }
}
