//! Whose creature it is, shown by its hue: every side has a family of hues around its light, and every creature one in each family.

use bevy::prelude::*;

/// Whether creatures have their own hues on the table instead of those of their sides.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnHues(pub bool);

/// How far a family reaches to either side of its light, in degrees of hue (Oklch).
const SPREAD: f32 = 22.0;
/// How much of the difference in lightness between creatures stays within a family.
const CONTRAST: f32 = 0.55;
/// The lightness around which the creatures' own hues lie.
const MIDDLE: f32 = 0.74;

/// The hue of a creature on the side that has this light, both linear: the side's, turned towards the creature's own, the farther the
/// less alike they are, and lighter or darker as that is. The whole circle of hues so becomes one family.
///
/// ```
/// use bevy::color::{LinearRgba, Oklcha};
/// use holochess_view::side_hue;
/// let [red, blue] = [LinearRgba::rgb(0.9, 0.05, 0.06), LinearRgba::rgb(0.1, 0.62, 1.0)];
/// let on_the_blue_side = Oklcha::from(side_hue(red, blue)).hue;
/// assert!((on_the_blue_side - Oklcha::from(blue).hue).abs() <= 22.0);
/// ```
pub fn side_hue(own: LinearRgba, light: LinearRgba) -> LinearRgba {
    let [own, side] = [own, light].map(Oklcha::from);
    let apart = (own.hue - side.hue + 180.0).rem_euclid(360.0) - 180.0;
    let hue = side.hue + SPREAD * apart / 180.0;
    let lightness = side.lightness + CONTRAST * (own.lightness - MIDDLE);
    let found = LinearRgba::from(Oklcha::lch(lightness, side.chroma, hue.rem_euclid(360.0)));
    LinearRgba::from_vec3(found.to_vec3().max(Vec3::ZERO))
}

#[cfg(test)]
mod tests {
    use holochess_rules::Seat;

    use super::*;
    use crate::{
        creatures::{CREATURES, library::read},
        look_light,
    };

    #[test]
    fn every_creature_has_a_hue_of_its_own_in_either_family_and_none_lies_between() {
        let own = CREATURES.map(|id| {
            let (red, green, blue) = read(id).tint;
            LinearRgba::rgb(red, green, blue)
        });
        let lights = Seat::BOTH.map(look_light);
        let families = lights.map(|light| own.map(|own| Oklaba::from(side_hue(own, light))));
        let apart = |one: Oklaba, other: Oklaba| {
            Vec3::new(one.lightness - other.lightness, one.a - other.a, one.b - other.b).length()
        };
        for (side, family) in families.iter().enumerate() {
            for (index, one) in family.iter().enumerate() {
                for (other, theirs) in family.iter().enumerate().filter(|(other, _)| *other != index) {
                    assert!(apart(*one, *theirs) > 0.012, "{} and {}", CREATURES[index], CREATURES[other]);
                }
                let [mine, other] = [side, 1 - side].map(|side| apart(*one, lights[side].into()));
                assert!(mine < 0.5 * other, "{} of side {side}: {mine} {other}", CREATURES[index]);
            }
        }
    }
}
