//! The lamps of the lounge: a warm room, a cold table. They are a list, from which both the engine's lights and the baked light
//! are made.

use bevy::prelude::*;
use std::f32::consts::PI;

use super::plan;
use crate::boards::polar;

/// The engine's exposure at its default, EV100 9.7.
pub const EXPOSURE: f32 = 1.0 / (831.75 * 1.2);

/// A lamp in the engine's units: lumens, colour, range; a spot light if it has a direction.
#[derive(Clone, Copy, Debug)]
pub struct Lamp {
    pub name: &'static str,
    pub at: Vec3,
    pub lumens: f32,
    pub colour: Color,
    pub range: f32,
    pub radius: f32,
    pub spot: Option<Spot>,
    /// Whether it lights only the room, so that it is not needed where the room's light is baked.
    pub room_only: bool,
}

/// Where a spot light shines: the angles of its cone, and whether it casts shadows.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub towards: Vec3,
    pub inner: f32,
    pub outer: f32,
    pub shadows: bool,
}

/// All of them.
pub fn lamps() -> Vec<Lamp> {
    let mut lamps = vec![
        Lamp {
            name: "Key light",
            at: Vec3::new(-0.55, 2.5, 0.25),
            lumens: 150_000.0,
            colour: Color::srgb(1.0, 0.93, 0.84),
            range: 8.0,
            radius: 0.2,
            spot: Some(Spot { towards: Vec3::new(0.05, 0.0, -0.05), inner: 0.28, outer: 0.62, shadows: true }),
            room_only: false,
        },
        // A cold light from behind the camera; its highlight on the table points away from the usual views.
        Lamp {
            name: "Rake",
            at: Vec3::new(2.3, 1.7, 2.0),
            lumens: 170_000.0,
            colour: Color::srgb(0.42, 0.62, 1.0),
            range: 7.0,
            radius: 0.0,
            spot: Some(Spot { towards: Vec3::new(-1.0, 0.05, -1.5), inner: 0.1, outer: 0.62, shadows: false }),
            room_only: false,
        },
        // The light that the table throws on the room: below the plane of the top and without a radius, because its highlight
        // would show on the top otherwise.
        Lamp {
            name: "Table glow",
            at: Vec3::new(0.0, -0.03, 0.0),
            lumens: 140_000.0,
            colour: Color::srgb(0.62, 0.74, 0.88),
            range: 3.6,
            radius: 0.0,
            spot: None,
            room_only: true,
        },
    ];
    lamps.extend(plan::sconces().map(|angle| Lamp {
        name: "Sconce",
        at: polar(2.40, angle) + Vec3::Y * 0.56,
        lumens: 42_000.0,
        colour: Color::srgb(1.0, 0.58, 0.26),
        // Not as far as the middle of the table: the lacquer would show its highlight between a figure's legs.
        range: 2.0,
        radius: 0.05,
        spot: None,
        room_only: true,
    }));
    lamps.extend([0.15, 1.57, 2.99, 4.71].map(|angle| Lamp {
        name: "Toe light",
        at: polar(1.52, angle) + Vec3::Y * (plan::FLOOR + 0.10),
        lumens: 14_000.0,
        colour: Color::srgb(1.0, 0.50, 0.20),
        range: 1.5,
        radius: 0.1,
        spot: None,
        room_only: true,
    }));
    lamps
}

impl Lamp {
    /// The light on a surface here, in the engine's units after exposure, by Lambert's law.
    pub fn on(&self, point: Vec3, normal: Vec3) -> Vec3 {
        let way = self.at - point;
        let square = way.length_squared().max(1e-4);
        let direction = way / square.sqrt();
        let share = square / (self.range * self.range);
        let reach = (1.0 - share * share).clamp(0.0, 1.0).powi(2) / square;
        let cone = self.spot.map_or(1.0, |spot| {
            let axis = (spot.towards - self.at).normalize();
            let (inner, outer) = (spot.inner.cos(), spot.outer.cos());
            ((axis.dot(-direction) - outer) / (inner - outer)).clamp(0.0, 1.0).powi(2)
        });
        let strength = self.lumens / (4.0 * PI) * reach * cone * normal.dot(direction).max(0.0) / PI * EXPOSURE;
        self.colour.to_linear().to_vec3() * strength
    }
}
