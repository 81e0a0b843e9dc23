//! The camera: an orbit around the table that eases to where the player moves it, and shots that scenes set.
//!
//! Only this module moves the camera; every other one writes its wishes to [`CameraWishes`].
//!
//! The distance is computed, not chosen: at zoom 1 the whole board with its figures is in the picture at any aspect ratio, and
//! the edges stay free for the interface.

mod clearance;
mod wishes;

use bevy::{
    camera::CameraUpdateSystems,
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

pub use self::wishes::{CameraWishes, Holder};
use self::{clearance::Clearance, wishes::Move};
use super::{
    ReducedMotion, ViewSystems,
    boards::{Framing, LaidBoard},
};
use holochess_rules::Seat;

/// Marks the camera that draws the table; it exists as long as the program runs.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct MainCamera;

/// Vertical field of view of the match, in radians.
pub const FIELD_OF_VIEW: f32 = 30.0 * PI / 180.0;
/// The lowest and the highest elevation.
const ELEVATIONS: [f32; 2] = [16.0 * PI / 180.0, 76.0 * PI / 180.0];
/// The smallest and the largest zoom, as shares of the fitted distance.
const ZOOMS: [f32; 2] = [0.42, 1.22];
/// Time constant of easing: seconds for two thirds of the way.
const EASE: f32 = 0.16;
/// Seconds for the way to another seat or back to rest.
const JOURNEY: f32 = 1.1;
/// Share of the picture's height below the board, and of its width on either side, that stays free of it. How much is free above it
/// is the board's own ([`Framing::top`]).
const FREE: Margins = Margins { bottom: 0.012, side: 0.12 };

struct Margins {
    bottom: f32,
    side: f32,
}

/// A place on the sphere around the table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Orbit {
    /// Angle about Y: 0 behind player 1, growing counter-clockwise seen from above.
    azimuth: f32,
    elevation: f32,
    /// Distance as a share of the fitted one.
    zoom: f32,
    /// The height of the tallest figures, which have to be in the picture.
    heads: f32,
    /// Share of the picture's height above them that stays free.
    top: f32,
}

impl Orbit {
    /// Interpolates to `goal`; the angles are taken as they are ([`CameraRig::travel`] chooses the shorter way round).
    fn towards(self, goal: Self, share: f32) -> Self {
        Self {
            azimuth: self.azimuth + (goal.azimuth - self.azimuth) * share,
            elevation: self.elevation + (goal.elevation - self.elevation) * share,
            zoom: self.zoom + (goal.zoom - self.zoom) * share,
            heads: self.heads + (goal.heads - self.heads) * share,
            top: self.top + (goal.top - self.top) * share,
        }
    }

    /// The rest position behind a seat of a board.
    fn behind(laid: &LaidBoard, seat: Seat) -> Self {
        let seat = laid.seat_direction(seat);
        let Framing { aside, elevation, heads, top } = laid.framing();
        Self { azimuth: seat.x.atan2(seat.z) + aside, elevation, zoom: 1.0, heads, top }
    }

    /// Straight above the board, with this seat at the lower edge of the picture.
    fn above(laid: &LaidBoard, seat: Seat) -> Self {
        let seat = laid.seat_direction(seat);
        Self { azimuth: seat.x.atan2(seat.z), elevation: FRAC_PI_2, zoom: 1.0, heads: 0.0, top: laid.framing().top }
    }

    /// The direction from the table's middle to the camera.
    fn direction(self) -> Vec3 {
        let (sine, cosine) = self.elevation.sin_cos();
        Vec3::new(cosine * self.azimuth.sin(), sine, cosine * self.azimuth.cos())
    }
}

/// A camera position that a scene holds while it plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shot {
    /// Place and direction.
    pub transform: Transform,
    /// Vertical field of view in radians.
    pub field_of_view: f32,
}

/// A long eased move, as from one seat to another.
#[derive(Clone, Copy, Debug)]
struct Journey {
    from: Orbit,
    elapsed: f32,
}

/// The player's own view, an orbit that eases to what is asked of it, and the shot shown instead of it. Written only in this
/// module.
#[derive(Resource, Clone, Debug)]
pub struct CameraRig {
    goal: Orbit,
    now: Orbit,
    /// The seat behind which the orbit rests, and that position.
    facing: Seat,
    rest: Orbit,
    journey: Option<Journey>,
    shot: Option<Shot>,
    /// Whether the player's view is that from straight above.
    from_above: bool,
    /// How far the view gives way to the panels, and how far it will.
    clearance: [Clearance; 2],
}

impl Default for CameraRig {
    fn default() -> Self {
        let rest = Orbit::behind(&LaidBoard::default(), Seat::FIRST);
        Self {
            goal: rest,
            now: rest,
            facing: Seat::FIRST,
            rest,
            journey: None,
            shot: None,
            from_above: false,
            clearance: default(),
        }
    }
}

impl CameraRig {
    /// Applies a move to the player's view of this board.
    fn make(&mut self, wanted: Move, laid: &LaidBoard) {
        match wanted {
            Move::Orbit(aside, up) => self.orbit(aside, up),
            Move::Zoom(notches) => self.zoom_by(notches),
            Move::Reset => self.reset(),
            Move::Face(seat) => self.face_seat(seat, laid),
            Move::Arrive => self.arrive(),
        }
    }

    fn orbit(&mut self, aside: f32, up: f32) {
        self.journey = None;
        self.goal.azimuth += aside;
        if !self.from_above {
            self.goal.elevation = (self.goal.elevation + up).clamp(ELEVATIONS[0], ELEVATIONS[1]);
        }
    }

    fn zoom_by(&mut self, notches: f32) {
        self.journey = None;
        self.goal.zoom = (self.goal.zoom * 0.9_f32.powf(notches)).clamp(ZOOMS[0], ZOOMS[1]);
    }

    fn reset(&mut self) {
        self.travel(self.rest);
    }

    fn face_seat(&mut self, seat: Seat, laid: &LaidBoard) {
        self.facing = seat;
        self.rest = self.resting(laid, seat);
        self.reset();
    }

    /// The rest position for a seat of a board.
    fn resting(&self, laid: &LaidBoard, seat: Seat) -> Orbit {
        if self.from_above { Orbit::above(laid, seat) } else { Orbit::behind(laid, seat) }
    }

    /// Goes at once to the view from straight above, or back to the one from the seat.
    fn look_from_above(&mut self, from_above: bool, laid: &LaidBoard) {
        self.from_above = from_above;
        self.face_seat(self.facing, laid);
        self.arrive();
    }

    /// Whether the picture is the player's view from straight above, in which pieces are flat.
    pub fn is_flat(&self) -> bool {
        self.from_above && self.shot.is_none()
    }

    /// Moves to the rest position of another board behind the same seat.
    fn follow(&mut self, laid: &LaidBoard) {
        let facing = if self.facing.index() < laid.seats() { self.facing } else { Seat::FIRST };
        if self.resting(laid, facing) != self.rest {
            self.face_seat(facing, laid);
            if !laid.is_changing() {
                self.arrive();
            }
        }
    }

    fn arrive(&mut self) {
        self.journey = None;
        self.now = self.goal;
    }

    /// Where the camera rests behind the faced seat, in a picture of usual shape.
    pub fn resting_eye(&self) -> Vec3 {
        place(self.rest, aspect_of(None), Clearance::default()).translation
    }

    /// The shot that was shown last; `None` if it was the player's own view.
    pub fn shot(&self) -> Option<&Shot> {
        self.shot.as_ref()
    }

    /// The player's own view in a picture of this aspect ratio, whether a shot is held or not.
    pub fn view(&self, aspect: f32) -> Shot {
        Shot { transform: place(self.now, aspect, self.clearance[0]), field_of_view: FIELD_OF_VIEW }
    }

    fn travel(&mut self, goal: Orbit) {
        self.now.azimuth = goal.azimuth + (self.now.azimuth - goal.azimuth + PI).rem_euclid(TAU) - PI;
        self.goal = goal;
        self.journey = Some(Journey { from: self.now, elapsed: 0.0 });
    }

    /// Moves on by so many seconds. Without flights, long moves are over at once.
    fn step(&mut self, seconds: f32, flies: bool) {
        if self.journey.is_some() && !flies {
            self.arrive();
        }
        if let Some(journey) = &mut self.journey {
            journey.elapsed += seconds;
            let share = (journey.elapsed / JOURNEY).min(1.0);
            self.now = journey.from.towards(self.goal, quintic(share));
            if share >= 1.0 {
                self.journey = None;
            }
        } else {
            self.now = self.now.towards(self.goal, 1.0 - (-seconds / EASE).exp());
        }
        let [now, goal] = self.clearance;
        self.clearance[0] = if flies { now.towards(goal, 1.0 - (-seconds / EASE).exp()) } else { goal };
    }

    /// Sets how far the view gives way to these panels: as far as the view at rest has to.
    fn clear(&mut self, panels: &[Rect], aspect: f32) {
        self.clearance[1] = clearance::find(self.rest, aspect, panels);
    }
}

/// Easing of long camera moves.
pub(super) fn quintic(share: f32) -> f32 {
    share * share * share * (share * (6.0 * share - 15.0) + 10.0)
}

/// Width by height of a camera's picture; 16 by 9 until it is known.
pub fn aspect_of(camera: Option<&Camera>) -> f32 {
    camera.and_then(Camera::logical_viewport_size).map_or(16.0 / 9.0, |size| size.x / size.y.max(1.0))
}

/// Radians by which the camera turns and rises for each pixel of dragging.
pub const DRAGGED: Vec2 = Vec2::new(0.005, 0.004);
/// What keys and sticks do in a second: radians of turning and rising, notches of zooming.
pub const STEERED: Vec3 = Vec3::new(1.9, 1.1, 7.0);

/// The points that have to be in the picture: the rim, and heads of figures on the outer cells.
fn outline(heads: f32) -> impl Iterator<Item = Vec3> {
    (0..48).flat_map(move |step| {
        let angle = TAU * step as f32 / 48.0;
        let round = Vec3::new(angle.cos(), 0.0, angle.sin());
        [round * 1.13, round * 0.92 + Vec3::Y * heads]
    })
}

/// The camera's place for an orbit: as close as the margins allow, times the zoom.
///
/// Each point of the outline requires a distance; the largest counts. The top and bottom margins together determine how far the
/// picture's centre is shifted along the camera's up axis.
fn place(orbit: Orbit, aspect: f32, clearance: Clearance) -> Transform {
    let back = orbit.direction();
    // Also where the camera is straight above, so that no direction but the azimuth says what is to the right.
    let right = Vec3::new(orbit.azimuth.cos(), 0.0, -orbit.azimuth.sin());
    let up = back.cross(right);
    let tangent = (FIELD_OF_VIEW / 2.0).tan();
    let (above, below) = (tangent * (1.0 - 2.0 * orbit.top), tangent * (1.0 - 2.0 * FREE.bottom));
    let beside = tangent * aspect * (1.0 - 2.0 * FREE.side);
    let (mut top, mut bottom, mut side) = (f32::MIN, f32::MIN, f32::MIN);
    for point in outline(orbit.heads) {
        let depth = point.dot(back);
        top = top.max(depth + point.dot(up) / above);
        bottom = bottom.max(depth - point.dot(up) / below);
        side = side.max(depth + point.dot(right).abs() / beside);
    }
    let balanced = (top * above + bottom * below) / (above + below);
    let distance = balanced.max(side);
    // If the sides require the larger distance, the board is centred vertically.
    let shift = f32::midpoint((top - distance) * above, (distance - bottom) * below);
    let aside = right * clearance.aside + up * (shift + clearance.up);
    Transform::from_translation(aside + back * (distance * (1.0 + clearance.back) * orbit.zoom)).looking_to(-back, up)
}

pub(super) fn follow_pointer(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    scroll: Res<AccumulatedMouseScroll>,
    rig: Res<CameraRig>,
    mut wishes: ResMut<CameraWishes>,
) {
    if !wishes.follows_pointer || rig.shot.is_some() {
        return;
    }
    if buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) && motion.delta != Vec2::ZERO {
        wishes.drag(Vec2::new(-motion.delta.x, motion.delta.y) * DRAGGED);
    }
    if scroll.delta.y != 0.0 && wishes.follows_wheel {
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.delta.y,
            MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
        };
        wishes.zoom_by(notches.clamp(-4.0, 4.0));
    }
}

/// Applies this frame's moves to the player's view.
fn follow_wishes(laid: Res<LaidBoard>, mut wishes: ResMut<CameraWishes>, mut rig: ResMut<CameraRig>) {
    if laid.is_changed() {
        rig.follow(&laid);
    }
    if wishes.from_above != rig.from_above {
        rig.look_from_above(wishes.from_above, &laid);
    }
    for wanted in wishes.take_moves() {
        rig.make(wanted, &laid);
    }
}

/// Places the camera. It eases in real time, so that it can be moved while scenes are paused.
fn place_camera(
    time: Res<Time<Real>>,
    motion: Res<ReducedMotion>,
    wishes: Res<CameraWishes>,
    mut rig: ResMut<CameraRig>,
    mut cleared: Local<Option<(Orbit, f32, Vec<Rect>)>>,
    mut cameras: Query<(&Camera, &mut Transform, &mut Projection), With<MainCamera>>,
) {
    let aspect = aspect_of(cameras.iter().next().map(|(camera, ..)| camera));
    // The table is round: which way one looks at it makes no difference.
    let seen = (Orbit { azimuth: 0.0, ..rig.rest }, aspect, wishes.panels.clone());
    if cleared.as_ref() != Some(&seen) {
        rig.clear(&wishes.panels, aspect);
        *cleared = Some(seen);
    }
    let flies = !motion.0 && !rig.from_above;
    rig.step(time.delta_secs(), flies);
    rig.shot = wishes.shot();
    for (camera, mut transform, mut projection) in &mut cameras {
        let aspect = aspect_of(Some(camera));
        let shot = rig.shot.unwrap_or_else(|| rig.view(aspect));
        transform.set_if_neq(shot.transform);
        let is_new = |lens: &PerspectiveProjection| lens.fov.to_bits() != shot.field_of_view.to_bits();
        // Compared first: a projection that is accessed mutably is computed anew.
        if matches!(&*projection, Projection::Perspective(lens) if is_new(lens))
            && let Projection::Perspective(lens) = &mut *projection
        {
            lens.fov = shot.field_of_view;
        }
    }
}

/// The set in `PostUpdate`, before transform propagation, in which the main camera is placed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CameraPlaced;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameraRig>()
        .init_resource::<LaidBoard>()
        .init_resource::<CameraWishes>()
        .add_systems(
            Update,
            (follow_pointer.run_if(resource_exists::<AccumulatedMouseMotion>), follow_wishes)
                .chain()
                .in_set(ViewSystems::Camera),
        )
        .add_systems(
            PostUpdate,
            place_camera.in_set(CameraPlaced).before(CameraUpdateSystems).before(TransformSystems::Propagate),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::{SHAPES, cell_centre, cell_count, framing, laid::tests::table_of};
    use holochess_rules::{Cell, GameId};

    /// The picture coordinates of a point: −1 to 1, right and up.
    fn seen(transform: Transform, aspect: f32, point: Vec3) -> Vec2 {
        let local = transform.to_matrix().inverse().transform_point3(point);
        let tangent = (FIELD_OF_VIEW / 2.0).tan();
        Vec2::new(local.x / (-local.z * tangent * aspect), local.y / (-local.z * tangent))
    }

    #[test]
    fn with_reduced_motion_the_camera_is_where_it_was_sent_at_once_and_stays_there() {
        let laid = LaidBoard::default();
        for flies in [true, false] {
            let mut rig = CameraRig::default();
            let before = rig.view(1.6);
            rig.face_seat(Seat::SECOND, &laid);
            let end = Shot { transform: place(rig.goal, 1.6, Clearance::default()), ..before };
            rig.step(0.016, flies);
            assert_eq!(rig.view(1.6) == end, !flies, "it flies unless motion is reduced");
            for _ in 0..120 {
                let shown = rig.view(1.6);
                rig.step(0.016, flies);
                assert!(flies || rig.view(1.6) == shown, "it does not drift");
            }
        }
    }

    #[test]
    fn the_whole_board_is_in_the_picture_at_every_shape_and_from_every_side() {
        for aspect in [4.0 / 3.0, 16.0 / 9.0, 21.0 / 9.0] {
            for azimuth in [0.0, 0.4, 2.0, 3.5, 5.0] {
                for (elevation, heads, top) in SHAPES
                    .map(framing)
                    .map(|it| (it.elevation, it.heads, it.top))
                    .into_iter()
                    .chain([(ELEVATIONS[0], 0.42, 0.1), (ELEVATIONS[1], 0.42, 0.1)])
                {
                    let transform =
                        place(Orbit { azimuth, elevation, zoom: 1.0, heads, top }, aspect, Clearance::default());
                    for point in outline(heads) {
                        let at = seen(transform, aspect, point);
                        assert!(at.x.abs() <= 1.0 - 2.0 * FREE.side + 1e-3, "{aspect} {azimuth} {elevation}: {at}");
                        assert!(at.y <= 1.0 - 2.0 * top + 1e-3, "{aspect} {azimuth} {elevation}: {at}");
                        assert!(at.y >= -1.0 + 2.0 * FREE.bottom - 1e-3, "{aspect} {azimuth} {elevation}: {at}");
                    }
                }
            }
        }
    }

    #[test]
    fn whoever_is_faced_sits_before_the_camera_and_the_whole_board_is_seen() {
        for (game, seats) in [(GameId::Holochess, 2), (GameId::Demeter, 2), (GameId::Chinese, 3), (GameId::Chinese, 6)]
        {
            let laid = table_of(game, seats);
            let mut rig = CameraRig::default();
            for seat in (0..seats).map(Seat::new) {
                rig.make(Move::Face(seat), &laid);
                rig.make(Move::Arrive, &laid);
                let transform = rig.view(16.0 / 9.0).transform;
                let way = transform.translation.with_y(0.0).normalize();
                assert!(way.dot(laid.seat_direction(seat)) > 0.9, "{game:?} {seat}: {way}");
                for cell in (0..cell_count(laid.shape())).map(|index| Cell(index as u8)) {
                    let at = seen(transform, 16.0 / 9.0, cell_centre(laid.shape(), cell));
                    assert!(at.x.abs() < 0.76 && at.y.abs() < 0.93, "{game:?} {seat} {cell:?}: {at}");
                }
                let own = laid.camp(seat).iter().map(|cell| cell_centre(laid.shape(), *cell));
                let height = |point: Vec3| seen(transform, 16.0 / 9.0, point).y;
                assert!(own.map(height).all(|height| height < 0.1), "{game:?} {seat}: the own camp lies before one");
            }
        }
    }

    #[test]
    fn from_straight_above_every_cell_lies_where_it_does_on_paper_and_nothing_flies_there() {
        for (game, seats) in [(GameId::Holochess, 2), (GameId::Demeter, 2), (GameId::Chinese, 3), (GameId::Chinese, 6)]
        {
            let laid = table_of(game, seats);
            let mut rig = CameraRig::default();
            rig.look_from_above(true, &laid);
            assert!(rig.is_flat());
            for seat in (0..seats).map(Seat::new) {
                rig.make(Move::Face(seat), &laid);
                rig.step(0.0, false);
                rig.make(Move::Orbit(0.0, -1.0), &laid);
                rig.step(9.0, false);
                for aspect in [4.0 / 3.0, 16.0 / 9.0, 32.0 / 9.0] {
                    let transform = rig.view(aspect).transform;
                    let at = |point: Vec3| seen(transform, aspect, point) * Vec2::new(aspect, 1.0);
                    let (middle, across) = (at(Vec3::ZERO), at(Vec3::X).distance(at(Vec3::ZERO)));
                    let towards = laid.seat_direction(seat);
                    assert!((at(towards) - middle).normalize().y < -0.99, "{game:?} {seat}: its side is below");
                    for cell in (0..cell_count(laid.shape())).map(|index| Cell(index as u8)) {
                        let place = cell_centre(laid.shape(), cell);
                        let far = at(place).distance(middle);
                        assert!((far - place.length() * across).abs() < 2e-3, "{game:?} {cell:?}: nothing is nearer");
                        assert!(at(place).x.abs() < 0.76 * aspect && at(place).y.abs() < 0.95, "{game:?} {cell:?}");
                    }
                }
            }
            rig.look_from_above(false, &laid);
            assert_eq!(rig.now, Orbit::behind(&laid, rig.facing));
        }
    }

    #[test]
    fn another_board_is_seen_from_behind_the_same_seat_if_there_is_one() {
        let mut rig = CameraRig::default();
        let star = table_of(GameId::Chinese, 6);
        rig.follow(&star);
        rig.make(Move::Face(Seat::new(4)), &star);
        rig.make(Move::Arrive, &star);
        rig.follow(&table_of(GameId::Demeter, 2));
        assert_eq!(rig.now, Orbit::behind(&table_of(GameId::Demeter, 2), Seat::FIRST));
        rig.make(Move::Orbit(0.3, 0.1), &star);
        let turned = rig.goal;
        rig.follow(&table_of(GameId::Demeter, 2));
        assert_eq!(rig.goal, turned, "the same board does not take the player's view back");
    }

    #[test]
    fn the_orbit_comes_to_rest_where_it_was_sent() {
        let mut rig = CameraRig::default();
        rig.orbit(0.5, 0.2);
        rig.zoom_by(2.0);
        for _ in 0..200 {
            rig.step(1.0 / 60.0, true);
        }
        assert!((rig.now.azimuth - rig.goal.azimuth).abs() < 1e-3);
        assert!((rig.now.zoom - 0.81).abs() < 1e-3);
        rig.face_seat(Seat::SECOND, &LaidBoard::default());
        for _ in 0..80 {
            rig.step(1.0 / 60.0, true);
        }
        assert!(rig.now.direction().z < 0.0);
        assert!((rig.now.zoom - 1.0).abs() < 1e-3);
    }

    #[test]
    #[expect(clippy::float_cmp, reason = "a limit is met exactly")]
    fn limits_hold_however_hard_one_pulls() {
        let mut rig = CameraRig::default();
        rig.orbit(0.0, 10.0);
        rig.zoom_by(100.0);
        assert_eq!([rig.goal.elevation, rig.goal.zoom], [ELEVATIONS[1], ZOOMS[0]]);
        rig.orbit(0.0, -10.0);
        rig.zoom_by(-100.0);
        assert_eq!([rig.goal.elevation, rig.goal.zoom], [ELEVATIONS[0], ZOOMS[1]]);
    }
}
