//! Portraits: every creature's bust as the game itself draws its light, on a transparent ground with soft edges.
//!
//! A figure is drawn before black and before white. Where both pictures are the same there is figure, elsewhere there is none:
//! so edges are known exactly. Drawn large and made small, they are soft.

use std::path::Path;

use bevy::{
    anti_alias::fxaa::Fxaa,
    camera::visibility::RenderLayers,
    prelude::{
        Children, ClearColor, Color, Entity, Mesh3d, Quat, Transform, UVec2, Vec2, Vec3, Visibility, With, World,
    },
};
use image::{ImageFormat, RgbImage, Rgba, RgbaImage};

use super::Darkroom;
use holochess::cli::{Failure, out_file::OutFile, progress};
use holochess_view::{
    MainCamera, Quality, ReducedMotion,
    camera::Shot,
    creatures::{Act, CreatureId, Part, Posed},
    exhibit::{Exhibit, OnShow},
    hologram::HologramLook,
    outline::surface,
};

/// Points of a side of a portrait.
const SIDE: u32 = 512;
/// How many times as large pictures are drawn before they are made small.
pub(super) const LARGER: u32 = 3;
/// From how far to the left of its front a creature is seen, and from how far above, in radians.
const ASIDE: f32 = 0.50;
const ABOVE: f32 = 0.16;
/// From which share of its height on a bust begins, and how much air is above and beside it.
const BEGINS: f32 = 0.34;
const AIR: f32 = 1.08;
/// Far away, so that a portrait is hardly foreshortened, in units of the scene.
const DISTANCE: f32 = 3.0;
/// The share of a bust's height over which its lower end fades.
const FADES: f32 = 0.22;
/// How much brighter than at the table it is, how opaque a body at least is, how wide its glow reaches as a share of the picture, and how strong that is.
const BRIGHTER: f32 = 1.35;
const BODY: f32 = 0.66;
const GLOW: [f32; 2] = [0.035, 0.42];

impl Darkroom {
    /// Every creature's portrait, or that of `one`, in a folder of its name.
    pub fn portraits(&mut self, folder: &Path, one: Option<&str>) -> Result<(), Failure> {
        self.light_for_portraits(SIDE);
        let all: Vec<CreatureId> =
            CreatureId::all().filter(|creature| one.is_none_or(|one| creature.id() == one)).collect();
        for (index, &creature) in all.iter().enumerate() {
            self.put_on_turntable(creature, |exhibit| {
                exhibit.posed = Some(Posed { part: Part::Act(Act::Idle), time: 0.0 });
                exhibit.frame.turn_to(0.0);
            });
            let world = self.studio.app().world_mut();
            alone(world);
            let shot = shot(world, ASIDE, AIR);
            world.get_resource_or_init::<Exhibit>().free = Some(shot);
            self.wait(0.1);
            let portrait = self.bust(SIDE)?;
            let mut bytes = std::io::Cursor::new(Vec::new());
            portrait.write_to(&mut bytes, ImageFormat::Png).map_err(Failure::input)?;
            let own = folder.join(creature.id());
            std::fs::create_dir_all(&own).map_err(|error| {
                Failure::of_file(&self.locale, &holochess_platform::storage::FileError::new(&own, &error))
            })?;
            OutFile::prepare(&own.join("portrait.png"))?.write(bytes.get_ref())?;
            self.note(&format!("{}/portrait.png", creature.id()), "its bust as light, 512 pixels, transparent ground");
            progress::print_count("portraits", index + 1, all.len());
        }
        Ok(())
    }

    /// The light of portraits, and pictures of such a side, drawn larger.
    pub(super) fn light_for_portraits(&mut self, side: u32) {
        let world = self.studio.app().world_mut();
        world.insert_resource(ReducedMotion(true));
        world.insert_resource(Quality::Low);
        // Nothing shines through: what is behind a portrait is not known yet.
        let look = *world.resource::<HologramLook>();
        // Lines are wide apart, or nothing of them would be left in a small picture; and without the room behind it the body has to be
        // bright by itself.
        let look = HologramLook {
            translucency: 0.004,
            grain: 0.0,
            scan: 0.30,
            lines: 6.0,
            key: 2.2,
            fill: 0.4,
            under: 0.8,
            ..look
        };
        world.insert_resource(look);
        self.studio.resize(UVec2::splat(side * LARGER));
    }

    /// The figure on show as it stands now, on a transparent ground.
    pub(super) fn bust(&mut self, side: u32) -> Result<RgbaImage, Failure> {
        let mut grounds = Vec::new();
        for ground in [Color::BLACK, Color::WHITE] {
            self.studio.app().world_mut().insert_resource(ClearColor(ground));
            self.wait(0.05);
            grounds.push(self.picture()?);
        }
        Ok(cut_out(&grounds[0], &grounds[1], side))
    }
}

/// Nothing but the figure on show is drawn, by a camera that smooths nothing.
pub(super) fn alone(world: &mut World) {
    let root = world.query_filtered::<Entity, With<OnShow>>().iter(world).next();
    let mut own = Vec::new();
    let mut open: Vec<Entity> = root.into_iter().collect();
    while let Some(entity) = open.pop() {
        open.extend(world.get::<Children>(entity).into_iter().flatten().copied());
        own.push(entity);
    }
    let meshes: Vec<Entity> = world.query_filtered::<Entity, With<Mesh3d>>().iter(world).collect();
    for entity in meshes.into_iter().filter(|entity| !own.contains(entity)) {
        world.entity_mut(entity).insert((RenderLayers::none(), Visibility::Hidden));
    }
    let cameras: Vec<Entity> = world.query_filtered::<Entity, With<MainCamera>>().iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).remove::<Fxaa>();
    }
}

/// The camera before the figure's upper part, from so far to the left of its front (in radians), and so near that it fills the
/// picture but for the air around it.
pub(super) fn shot(world: &mut World, aside: f32, air: f32) -> Shot {
    let root = world.query_filtered::<Entity, With<OnShow>>().iter(world).next();
    let points: Vec<Vec3> = root.map(|root| surface(world, root)).unwrap_or_default().into_flattened();
    let turn = Quat::from_rotation_y(-aside) * Quat::from_rotation_x(-ABOVE);
    let back = turn * Vec3::Z;
    let (right, up) = (turn * Vec3::X, turn * Vec3::Y);
    let height = points.iter().map(|point| point.y).fold(0.0, f32::max);
    let bounds = |from: f32| {
        let bust = points.iter().filter(|point| point.y > from * height);
        bust.map(|point| Vec2::new(point.dot(right), point.dot(up)))
            .fold((Vec2::MAX, Vec2::MIN), |(low, high), at| (low.min(at), high.max(at)))
    };
    // A figure broader than high has the face low: there more of the figure is in the picture.
    let (mut low, high) = bounds(BEGINS);
    if high.x - low.x > high.y - low.y {
        low.y = (high.y - (high.x - low.x)).max(bounds(0.0).0.y);
    }
    let side = (high - low).max_element().max(1e-3) * air;
    // It stands on the lower edge, wherever the upper one is.
    let middle = Vec2::new(low.x.midpoint(high.x), low.y + side / 2.0);
    let eye = right * middle.x + up * middle.y + back * DISTANCE;
    Shot {
        transform: Transform::from_translation(eye).looking_to(-back, up),
        field_of_view: 2.0 * (side / 2.0 / DISTANCE).atan(),
    }
}

/// The figure of two pictures, one before black and one before white, made small, with its glow around it.
fn cut_out(black: &RgbImage, white: &RgbImage, points: u32) -> RgbaImage {
    let side = points as usize;
    // Light and coverage of each point.
    let mut light = vec![[0.0_f32; 4]; side * side];
    for (index, point) in light.iter_mut().enumerate() {
        let (x, y) = (index as u32 % points * LARGER, index as u32 / points * LARGER);
        for (dx, dy) in (0..LARGER).flat_map(|dx| (0..LARGER).map(move |dy| (dx, dy))) {
            let [one, other] = [black, white].map(|picture| picture.get_pixel(x + dx, y + dy).0);
            if one.iter().zip(other).all(|(one, other)| one.abs_diff(other) < 24) {
                for (sum, channel) in point.iter_mut().zip(one) {
                    *sum += BRIGHTER * linear(channel);
                }
                point[3] += 1.0;
            }
        }
        *point = point.map(|sum| sum / (LARGER * LARGER) as f32);
    }
    let glow = blurred(&light, side, (GLOW[0] * side as f32) as usize);
    RgbaImage::from_fn(points, points, |x, y| {
        let index = (y * points + x) as usize;
        let ends = 1.0 - ((y as f32 / points as f32 - (1.0 - FADES)) / FADES).clamp(0.0, 1.0);
        let ends = ends * ends * (3.0 - 2.0 * ends);
        let rim = [x, y, points - 1 - x].into_iter().min().unwrap_or(0) as f32 / (0.05 * points as f32);
        let ends = ends * rim.clamp(0.0, 1.0);
        let around = GLOW[1] * (1.0 - light[index][3]);
        let mixed: [f32; 3] = std::array::from_fn(|k| (light[index][k] + around * glow[index][k]) * ends);
        // A glow only adds light; a body hides what is behind it.
        let alpha = mixed.iter().copied().fold(BODY * light[index][3] * ends, f32::max).min(1.0);
        let straight = mixed.map(|channel| coded(channel / alpha.max(1e-4)));
        Rgba([straight[0], straight[1], straight[2], (alpha * 255.0).round() as u8])
    })
}

/// The same light spread out: three passes of a box, which is nearly a bell.
fn blurred(light: &[[f32; 4]], side: usize, reach: usize) -> Vec<[f32; 4]> {
    let mut now = light.to_vec();
    for along in [1, side].into_iter().cycle().take(6) {
        let across = if along == 1 { side } else { 1 };
        let before = now.clone();
        for line in 0..side {
            let at = |place: usize| before[line * across + place * along];
            let mut sum = [0.0_f32; 4];
            for place in 0..side + reach {
                if place < side {
                    sum.iter_mut().zip(at(place)).for_each(|(sum, value)| *sum += value);
                }
                if place > 2 * reach {
                    sum.iter_mut().zip(at(place - 2 * reach - 1)).for_each(|(sum, value)| *sum -= value);
                }
                if place >= reach {
                    now[line * across + (place - reach) * along] =
                        sum.map(|sum| (sum / (2 * reach + 1) as f32).max(0.0));
                }
            }
        }
    }
    now
}

/// Light as a number from a channel of a picture.
fn linear(channel: u8) -> f32 {
    let share = f32::from(channel) / 255.0;
    if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
}

/// A channel of a picture from light as a number.
fn coded(light: f32) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let share = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
    (share * 255.0).round() as u8
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;

    #[test]
    fn what_is_the_same_before_black_and_white_is_figure_and_its_edge_is_soft() {
        let large = SIDE * LARGER;
        let half = large / 2;
        let before = |ground: u8| {
            RgbImage::from_fn(large, large, |x, y| {
                let middle = x.abs_diff(half) < half / 3 + 1 && y.abs_diff(half) < half / 3 + 1;
                Rgb(if middle { [200, 40, 30] } else { [ground; 3] })
            })
        };
        let portrait = cut_out(&before(0), &before(235), SIDE);
        let at = |x: u32, y: u32| portrait.get_pixel(x, y).0;
        let middle = at(SIDE / 2, SIDE / 2);
        assert!(middle[3] > 150 && middle[0] > 3 * middle[1], "{middle:?}");
        assert_eq!(at(2, 2)[3], 0, "the ground is transparent");
        let beside = at(SIDE / 2 + SIDE / 6 + 8, SIDE / 2);
        assert!(beside[3] > 2 && beside[3] < 120, "a glow stands around it: {beside:?}");
        assert!(beside[0] > beside[1], "in its hue: {beside:?}");
    }

    #[test]
    fn blurring_keeps_all_light_that_stays_in_the_picture() {
        let side = 32;
        let mut light = vec![[0.0; 4]; side * side];
        light[16 * side + 16] = [1.0; 4];
        let blurred = blurred(&light, side, 2);
        let sum: f32 = blurred.iter().map(|point| point[0]).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        assert!(blurred[16 * side + 16][0] < 0.2 && blurred[16 * side + 19][0] > 0.001);
    }
}
