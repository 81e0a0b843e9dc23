//! The three boards as drawn: the colours of their camps, and the marks on their cells. Small pictures at the lowest quality,
//! without a window.

use bevy::prelude::*;
use holochess::{
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{Cell, GameId, Seat, Shape, dice::Seed},
    session::{self, DisplayedBoard},
    settings::QualitySetting,
    view::{
        self, CameraRig, Marks, OnTable, Quality, ReducedMotion,
        boards::{cell_centre, figure_scale, seat_direction},
        hologram::HologramMaterial,
        offscreen::Studio,
        seat_light,
    },
};
use image::RgbImage;

use crate::studio;

/// Width and height of the pictures.
const SIZE: [u32; 2] = [480, 270];

/// The empty board of a game for so many players.
fn board(game: GameId, seats: usize) -> DisplayedBoard {
    let seats = (0..seats).map(|_| SeatInfo { who: Who::Human, name: String::new() }).collect();
    let setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(7), position: None };
    let (recorded, _) = RecordedMatch::begin(setup).expect("it begins");
    DisplayedBoard::empty(recorded.table())
}

/// A room whose table has this board.
fn room(shown: DisplayedBoard) -> Studio {
    let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    Studio::open(SIZE.into(), assets.as_ref(), |app| {
        app.add_plugins((session::plugin, view::plugin))
            .insert_resource(Quality::Low)
            .insert_resource(ReducedMotion(true))
            .insert_resource(shown);
    })
    .expect("this machine draws")
}

/// The present picture.
fn look(studio: &mut Studio) -> RgbImage {
    studio.picture().expect("the device gives a picture").0
}

/// The pixel of a point on the table.
fn pixel(studio: &mut Studio, point: Vec3) -> Vec2 {
    let [width, height] = SIZE.map(|side| side as f32);
    let shot = studio.app().world().resource::<CameraRig>().view(width / height);
    let local = shot.transform.to_matrix().inverse().transform_point3(point);
    let scale = height / 2.0 / (shot.field_of_view / 2.0).tan() / -local.z;
    Vec2::new(width / 2.0 + local.x * scale, height / 2.0 - local.y * scale)
}

/// The pixels of a square around a place: linear red, green, blue.
fn light(picture: &RgbImage, at: Vec2, reach: i32) -> Vec<Vec3> {
    let linear = |value: u8| (f32::from(value) / 255.0).powf(2.2);
    let (x, y) = (at.x as i32, at.y as i32);
    let around = (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| ((x + dx) as u32, (y + dy) as u32)));
    around.map(|(x, y)| picture.get_pixel(x, y).0.map(linear)).map(Vec3::from).collect()
}

#[test]
fn the_points_of_the_star_have_the_hues_of_who_starts_there() {
    let shown = board(GameId::Chinese, 6);
    let mut studio = room(shown.clone());
    let picture = look(&mut studio);
    let hue = |light: Vec3| (light / light.max_element().max(1e-6)).normalize_or_zero();
    for seat in (0..6).map(Seat::new) {
        let tip = pixel(&mut studio, seat_direction(&shown, seat) * 0.90);
        let seen: Vec3 = light(&picture, tip, 6).into_iter().sum();
        let likeness = |other: usize| hue(seat_light(Seat::new(other)).to_vec3()).dot(hue(seen));
        let nearest = (0..6).max_by(|a, b| likeness(*a).total_cmp(&likeness(*b)));
        assert_eq!(nearest, Some(seat.index()), "seat {seat}: {seen}");
    }
}

#[test]
fn the_top_changes_before_ones_eyes() {
    let mut studio = room(board(GameId::Demeter, 2));
    studio.app().world_mut().insert_resource(ReducedMotion(false));
    // Not at the start, because a board laid then appears without a transition.
    studio.advance_to(1.5);
    let before = look(&mut studio);
    studio.app().world_mut().insert_resource(board(GameId::Chinese, 6));
    // The camera moves as well; only the middle of the table is compared.
    let middle = Vec2::from(SIZE.map(|side| side as f32 / 2.0));
    let lit = |picture: &RgbImage| light(picture, middle, 40).into_iter().map(Vec3::element_sum).sum::<f32>();
    let mut brightness = vec![lit(&before)];
    for moment in [1.7, 2.1, 2.4, 3.2] {
        studio.advance_to(moment);
        brightness.push(lit(&look(&mut studio)));
    }
    let [squares, _, dark, _, star] = brightness[..] else { panic!("five pictures") };
    assert!(dark < 0.5 * squares && dark < 0.5 * star, "neither board is there between them: {brightness:?}");
    let after = look(&mut studio);
    studio.advance_to(4.0);
    let later = look(&mut studio);
    let apart = difference(&light(&after, middle, 40), &light(&later, middle, 40));
    assert!(apart < 0.01, "the new board has come to rest: {apart}");
}

/// A kind of mark on a cell; the second cell is its neighbour.
type Mark = (&'static str, fn(Cell, Cell) -> Marks);

/// All kinds of marks that games without pushes have.
const MARKS: [Mark; 10] = [
    ("hovered", |cell, _| Marks { hovered: Some(cell), ..default() }),
    ("focused", |cell, _| Marks { focused: Some(cell), ..default() }),
    ("selected", |cell, _| Marks { selected: Some(cell), ..default() }),
    ("destination", |cell, _| Marks { destinations: vec![cell], ..default() }),
    ("target", |cell, _| Marks { targets: vec![cell], ..default() }),
    ("path", |cell, other| Marks { path: vec![other, cell], ..default() }),
    ("last", |cell, _| Marks { last: vec![cell], ..default() }),
    ("ready", |cell, _| Marks { ready: vec![cell], ..default() }),
    ("danger", |cell, _| Marks { danger: vec![cell], ..default() }),
    ("line", |cell, other| Marks { lines: vec![vec![cell, other]], ..default() }),
];

/// The mean difference of two pictures around a place, as a share of white.
fn difference(one: &[Vec3], other: &[Vec3]) -> f32 {
    one.iter().zip(other).map(|(a, b)| (a - b).abs().element_sum()).sum::<f32>() / one.len() as f32 / 3.0
}

#[test]
fn every_mark_is_seen_on_every_board_and_none_looks_like_another() {
    let mut studio = room(board(GameId::Holochess, 2));
    for (game, seats) in [(GameId::Holochess, 2), (GameId::Demeter, 2), (GameId::Chinese, 6)] {
        let shown = board(game, seats);
        let (table, shape) = (shown.board(), shown.board().shape);
        let cell = match shape {
            Shape::Circle => table.cell("o3"),
            Shape::Squares => table.cell("f4"),
            Shape::Star => table.cell("h5"),
        };
        let cell = cell.expect("the board has it");
        let other = table.neighbours(cell)[0];
        let world = studio.app().world_mut();
        world.insert_resource(shown);
        let standing = OnTable { seat: Seat::SECOND, tint: LinearRgba::WHITE, presence: 1.0, on_show: false };
        let piece = world.spawn((standing, Transform::from_translation(cell_centre(shape, cell)))).id();
        // The board is laid and the camera arrives.
        look(&mut studio);
        let at = pixel(&mut studio, cell_centre(shape, cell));
        // The whole cell, corners included.
        let reach = (34.0 * figure_scale(shape)) as i32;
        let mut seen: Vec<(&str, Vec<Vec3>)> = Vec::new();
        for (name, mark) in [("nothing", (|_, _| Marks::default()) as fn(Cell, Cell) -> Marks)].into_iter().chain(MARKS)
        {
            *studio.app().world_mut().resource_mut::<Marks>() = mark(cell, other);
            let now = light(&look(&mut studio), at, reach);
            for (before, unlike) in &seen {
                let apart = difference(unlike, &now);
                assert!(apart > 0.0005, "{shape:?}: {name} and {before} differ by {apart}");
            }
            seen.push((name, now));
        }
        studio.app().world_mut().despawn(piece);
        *studio.app().world_mut().resource_mut::<Marks>() = Marks::default();
    }
}

/// What a board shows of a figure in its mirror is soft and weak at the head, however many figures there are: of a head that is
/// seen two cells before its feet, too.
#[test]
fn mirror_images_fade_towards_the_head() {
    let mut studio = studio::table_of(GameId::Demeter, SIZE.into(), QualitySetting::High);
    let picture = look(&mut studio);
    let world = studio.app().world_mut();
    let scale = figure_scale(world.resource::<DisplayedBoard>().board().shape);
    let eye = world.resource::<CameraRig>().view(SIZE[0] as f32 / SIZE[1] as f32).transform.translation;
    let mut figures = world.query::<(&OnTable, &GlobalTransform)>();
    let far: Vec<Vec3> = figures
        .iter(world)
        .filter(|(standing, _)| standing.seat == Seat::new(1))
        .map(|(_, place)| place.translation())
        .collect();
    assert_eq!(far.len(), 8, "an army stands there");
    for feet in far {
        // A point so high over the feet is seen in the mirror here.
        let mut seen = |height: f32| {
            let way = (eye - feet).with_y(0.0) * (height * scale / eye.y);
            let around = light(&picture, pixel(&mut studio, feet + way), 1);
            around.iter().copied().map(Vec3::element_sum).sum::<f32>() / around.len() as f32
        };
        let (body, head) = (seen(0.14), seen(0.24));
        assert!(head < body, "the head at {feet} is as bright as {head} in the mirror, the body {body}");
    }
}

/// A pawn that is being built up, or has gone, hides nothing: its missing parts once cut black holes into the table.
#[test]
fn what_is_missing_of_a_pawn_shows_the_table_behind_it() {
    let shown = board(GameId::Chinese, 2);
    let cell = shown.board().cell("h5").expect("the board has it");
    let mut studio = room(shown);
    studio.advance_to(1.0);
    let at = cell_centre(Shape::Star, cell) + Vec3::Y * 0.06;
    let middle = pixel(&mut studio, at);
    let before = light(&look(&mut studio), middle, 5);
    let mut with_a_pawn = |appear: f32| {
        let world = studio.app().world_mut();
        let mesh = world.resource_mut::<Assets<Mesh>>().add(Sphere::new(0.05));
        let mut materials = world.resource_mut::<Assets<HologramMaterial>>();
        let material = materials.add(HologramMaterial { solid: true, appear, ..default() });
        let pawn = world.spawn((Mesh3d(mesh), MeshMaterial3d(material), Transform::from_translation(at))).id();
        let seen = light(&look(&mut studio), middle, 5);
        studio.app().world_mut().despawn(pawn);
        difference(&before, &seen)
    };
    assert!(with_a_pawn(1.0) > 0.01, "a whole one is seen");
    let missing = with_a_pawn(0.0);
    assert!(missing < 0.001, "one that is not there changes the picture by {missing}");
}
