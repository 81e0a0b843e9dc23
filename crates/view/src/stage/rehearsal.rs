//! Clashes without pictures: the stage of the game with its figures posed on the CPU. At each moment at which a blow lands, gap,
//! overlap and sliding feet are measured.

use std::collections::BTreeMap;

use bevy::math::{Quat, Vec3};

use super::{
    cue_sheet::{Cue, Poses},
    cues::direct,
    play::{Due, Lookahead, Stage},
    pose::Pose,
    scenes::BodyData,
    staged_clash::StagedClash,
};
use crate::{
    Intensity,
    creatures::{Contacts, CreatureId, Fighter, Performer, contact::slid, solid::Solid},
};
use holochess_rules::PieceId;
use holochess_session::{DisplayedBoard, Happened, Presentation, SceneDetail, Speed};

/// Seconds of a frame.
const FRAME: f32 = 1.0 / 60.0;
/// Frames before a blow during which feet have to stand still: a tenth of a second.
const BEFORE: usize = 6;

/// A blow that lands, as the stage shows it. Lengths are in table radii.
#[derive(Clone, Debug)]
pub struct Hit {
    /// The piece that strikes, and the piece that is struck.
    pub pieces: [PieceId; 2],
    /// Seconds since the clash began.
    pub at: f32,
    /// Their poses at that moment.
    pub poses: [Pose; 2],
    /// The distance from the point of the sparks to the skin of the struck piece, as a share of the struck body's height.
    pub gap: f32,
    /// The distance from that point to the skin of the striking piece, as a share of the same height.
    pub reach: f32,
    /// The greatest depth of either body in the other, as a share of the slimmer body's width.
    pub overlap: f32,
    /// How far standing feet slid in the last tenth of a second, as a share of their body's height; the larger of the two figures.
    pub slide: f32,
}

impl Hit {
    /// The most that a point may be from the skin, as a share of the struck body's height.
    pub const GAP: f32 = 0.02;
    /// The deepest that bodies may be in each other, as a share of the slimmer one's width.
    pub const WITHIN: f32 = 0.05;
    /// The farthest that a foot which stands may have moved, as a share of its body's height.
    pub const SLIDE: f32 = 0.03;

    /// Whether it keeps all bounds.
    pub fn is_good(&self) -> bool {
        self.gap <= Self::GAP && self.reach <= Self::GAP && self.overlap <= Self::WITHIN && self.slide <= Self::SLIDE
    }
}

/// A figure at one moment.
#[derive(Clone, Debug)]
struct Moment {
    performer: Performer,
    pose: Pose,
}

impl Moment {
    fn skin(&self, fighter: &Fighter) -> Option<Vec<Vec3>> {
        let (turn, scale) = (self.pose.rotation(), self.pose.scale());
        Some(self.performer.skin(fighter)?.into_iter().map(|point| self.pose.at + turn * (point * scale)).collect())
    }
}

/// Plays a clash as it is filmed, and returns its blows. Creatures that `contacts` does not know are left out.
pub fn hits(staged: &StagedClash, contacts: &Contacts) -> Vec<Hit> {
    let fighter = |told: &DisplayedBoard, piece: PieceId| {
        let creature = CreatureId::from_id(told.piece(piece).kind)?;
        Some((creature, contacts.fighter(creature)?))
    };
    let build = |told: &DisplayedBoard, piece: PieceId| {
        let known = fighter(told, piece);
        known.map_or_else(BodyData::default, |(creature, fighter)| {
            BodyData::from_creature(&fighter.data).of_creature(Some(creature))
        })
    };
    let mut stage = Stage::default();
    stage.set_contacts(contacts);
    stage.set_intensity(Intensity::default());
    stage.reset(Some(staged.shown()), &build);
    let pair = staged.pieces();
    let bodies = pair.map(|piece| fighter(staged.shown(), piece).map(|(_, fighter)| fighter));
    let [Some(one), Some(other)] = bodies else { return Vec::new() };
    let fighters = BTreeMap::from([(pair[0], one), (pair[1], other)]);
    let mut performers: BTreeMap<PieceId, Performer> =
        pair.into_iter().map(|piece| (piece, Performer::new(piece))).collect();
    let mut past: Vec<[Moment; 2]> = Vec::new();
    let (mut hits, mut clock) = (Vec::new(), 0.0);
    let presentation = Presentation { detail: SceneDetail::Full, speed: Speed::Normal };
    for (index, event) in staged.events().iter().enumerate() {
        let seconds = presentation.seconds(event);
        let ahead = Lookahead::after(event, staged.events()[index + 1..].iter());
        stage.take_up(&Happened { event: event.clone(), seconds, presentation }, &build, ahead);
        for _ in 0..(seconds / FRAME).ceil() as u32 {
            let mut due = Vec::new();
            stage.advance(FRAME, |cue| due.push(cue));
            clock += FRAME;
            let mut landed = None;
            for due in &due {
                let piece = due.cue.actor();
                if let Some((piece, performer)) = piece.and_then(|piece| Some((piece, performers.get_mut(&piece)?))) {
                    let pace = fighters[&piece].data.pace;
                    direct(due, performer, pace);
                    if matches!(due.cue, Cue::Land(..)) && performer.is_aimed() {
                        landed = Some(piece);
                    }
                }
            }
            let still = stage.stands_still();
            for (piece, performer) in &mut performers {
                performer.advance_as(fighters[piece], if still { 0.0 } else { FRAME });
            }
            let Some(now) = moment(pair, &performers, stage.poses()) else { continue };
            past.push(now);
            if let Some(by) = landed
                && let Some(point) = sparks(&due)
            {
                let order = if by == pair[0] { [0, 1] } else { [1, 0] };
                hits.extend(look(&past, order, order.map(|index| fighters[&pair[index]]), point).map(|hit| Hit {
                    pieces: order.map(|index| pair[index]),
                    at: clock,
                    ..hit
                }));
            }
        }
    }
    hits
}

/// The two figures now; `None` if one of them is gone.
fn moment(pair: [PieceId; 2], performers: &BTreeMap<PieceId, Performer>, poses: &Poses) -> Option<[Moment; 2]> {
    let of = |piece: PieceId| Some(Moment { performer: performers.get(&piece)?.clone(), pose: *poses.get(&piece)? });
    Some([of(pair[0])?, of(pair[1])?])
}

/// Where sparks fly.
fn sparks(due: &[Due]) -> Option<Vec3> {
    due.iter().find_map(|due| match due.cue {
        Cue::Star(at, ..) | Cue::Sparks(at, ..) => Some(at),
        _ => None,
    })
}

/// Measures a blow; `order` has the index of the striking piece, then that of the struck one.
fn look(past: &[[Moment; 2]], order: [usize; 2], fighters: [&Fighter; 2], point: Vec3) -> Option<Hit> {
    let now = past.last()?;
    let poses = order.map(|index| now[index].pose);
    let skins = [now[order[0]].skin(fighters[0])?, now[order[1]].skin(fighters[1])?];
    let height = fighters[1].data.height;
    let [reach, gap] = [0, 1].map(|index| distance(&skins[index], fighters[index].rig.triangles(), point) / height);
    // Depths are measured along the line between the two.
    let along = poses[1].at - poses[0].at;
    let level = Quat::from_rotation_y(-along.x.atan2(along.z));
    let skins = skins.map(|skin| skin.into_iter().map(|at| level * (at - poses[0].at)).collect::<Vec<Vec3>>());
    let solids = [0, 1].map(|index| Solid::new(&skins[index], fighters[index].rig.triangles()));
    let deep = |skin: &[Vec3], solid: &Solid| skin.iter().map(|at| solid.depth(*at)).fold(0.0, f32::max);
    let deepest = deep(&skins[0], &solids[1]).max(deep(&skins[1], &solids[0]));
    let overlap = deepest / fighters[0].width()?.min(fighters[1].width()?);
    let before = past.get(past.len().checked_sub(1 + BEFORE)?)?;
    let mut slide: f32 = 0.0;
    for (index, fighter) in order.into_iter().zip(fighters) {
        slide = slide.max(slid(&before[index].skin(fighter)?, &now[index].skin(fighter)?) / fighter.data.height);
    }
    Some(Hit { pieces: [PieceId(0); 2], at: 0.0, poses, gap, reach, overlap, slide })
}

/// The distance of a point from a skin.
fn distance(skin: &[Vec3], triangles: &[[u32; 3]], point: Vec3) -> f32 {
    let nearest = triangles.iter().map(|triangle| {
        let [a, b, c] = triangle.map(|corner| skin[corner as usize]);
        closest(point, a, b, c).distance_squared(point)
    });
    nearest.fold(f32::INFINITY, f32::min).sqrt()
}

/// The point of a triangle that is closest to another.
#[expect(clippy::many_single_char_names, reason = "the letters of barycentric coordinates")]
fn closest(point: Vec3, a: Vec3, b: Vec3, c: Vec3) -> Vec3 {
    let (one, two, to) = (b - a, c - a, point - a);
    let normal = one.cross(two);
    let area = normal.length_squared();
    if area > 0.0 {
        let (v, w) = (to.cross(two).dot(normal) / area, one.cross(to).dot(normal) / area);
        if v >= 0.0 && w >= 0.0 && v + w <= 1.0 {
            return a + one * v + two * w;
        }
    }
    let on_edge = |from: Vec3, to: Vec3| {
        let way = to - from;
        from + way * ((point - from).dot(way) / way.length_squared().max(1e-12)).clamp(0.0, 1.0)
    };
    let edges = [on_edge(a, b), on_edge(b, c), on_edge(c, a)];
    edges.into_iter().min_by(|p, q| p.distance_squared(point).total_cmp(&q.distance_squared(point))).unwrap_or(a)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::creatures::Guard;
    use holochess_rules::ClashCourse;

    #[test]
    fn the_closest_point_of_a_triangle_is_on_its_face_its_edge_or_its_corner() {
        let [a, b, c] = [Vec3::ZERO, Vec3::X, Vec3::Y];
        let near = |x: f32, y: f32, z: f32| closest(Vec3::new(x, y, z), a, b, c);
        assert!(near(0.2, 0.3, 1.0).distance(Vec3::new(0.2, 0.3, 0.0)) < 1e-6);
        assert!(near(0.4, -1.0, 0.0).distance(Vec3::X * 0.4) < 1e-6);
        assert!(near(3.0, -1.0, 2.0).distance(Vec3::X) < 1e-6);
    }

    /// All creatures as they are shipped.
    fn all() -> Contacts {
        Contacts::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")).expect("every folder is whole")
    }

    /// Every blow of the clashes that a creature begins, with every outcome.
    fn blows_land(attacker: &str) {
        let contacts = all();
        let by = CreatureId::from_id(attacker).expect("it has a folder");
        let (mut seen, mut wrong) = (0, Vec::new());
        for whom in CreatureId::all().filter(|whom| *whom != by) {
            for (variant, course) in (0..).zip(ClashCourse::ALL) {
                let staged = StagedClash::new(by, whom, course, variant).expect("they are two");
                let hits = hits(&staged, &contacts);
                let counter = matches!(course.id(), "counter-push" | "counter-kill");
                assert!(hits.len() >= if counter { 2 } else { 1 }, "{by:?} {whom:?} {course:?}: {hits:?}");
                for hit in hits {
                    seen += 1;
                    if !hit.is_good() {
                        wrong.push(format!("{} {}: {hit:?}", whom.id(), course.id()));
                    }
                }
            }
        }
        assert!(seen > 40 && wrong.is_empty(), "{} of {seen} blows of {attacker}: {wrong:#?}", wrong.len());
    }

    /// A test for each creature, so that they run beside each other: together every pair with every outcome.
    macro_rules! blows_land {
        ($($name:ident: $creature:literal),*) => {
            $(#[test]
            fn $name() {
                blows_land($creature);
            })*

            /// Those whose folders have come since: nobody is left out.
            #[test]
            fn blows_of_all_others_land() {
                for other in CreatureId::all().map(CreatureId::id).filter(|id| ![$($creature),*].contains(id)) {
                    blows_land(other);
                }
            }
        };
    }

    blows_land! {
        blows_of_savrip_land: "savrip",
        blows_of_monnok_land: "monnok",
        blows_of_ghhhk_land: "ghhhk",
        blows_of_houjix_land: "houjix",
        blows_of_strider_land: "strider",
        blows_of_ngok_land: "ngok",
        blows_of_klorslug_land: "klorslug",
        blows_of_molator_land: "molator"
    }

    #[test]
    fn two_of_a_kind_meet_as_well() {
        let contacts = all();
        for creature in CreatureId::all() {
            for act in crate::stage::scenes::BLOWS {
                let contact = contacts.solve(creature, act, creature, Guard::Open).expect("every creature can strike");
                let slim = contacts.fighter(creature).and_then(Fighter::width).expect("it stands");
                assert!(contact.overlap <= Hit::WITHIN * slim, "{creature:?} {act:?}: {contact:?}");
                assert!((0.1..0.45).contains(&contact.distance), "{creature:?} {act:?}: {contact:?}");
            }
        }
    }
}
