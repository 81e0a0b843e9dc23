//! The creatures' models keep what was promised of them: their budgets, the floor, standing feet, steps in time, sizes, and
//! outlines that tell all eight apart.

use std::{
    fs,
    path::{Path, PathBuf},
};

mod glb;
mod shadow;

use crate::creature_folders::creature_folder::data::{Act, CreatureData};
use glb::{Model, Point};
use shadow::Shadow;

/// Tallest first.
const NAMES: [&str; 8] = ["strider", "monnok", "molator", "savrip", "ngok", "klorslug", "houjix", "ghhhk"];
/// What a model may have at most.
const TRIANGLES: usize = 25_000;
const JOINTS: usize = 60;
const TEXTURES: usize = 2;
const TEXTURE_SIZE: u32 = 1024;
const BYTES: usize = 2 << 20;
/// What everything under `assets` may take together.
const ALL_BYTES: u64 = 60_000_000;
/// Poses a second in which clips are looked at: as many as they are written in.
const RATE: f32 = 24.0;
/// In table radii: how far a standing foot may wander, how near the table counts as standing on it, what roundings may sink.
const DRIFT: f32 = 0.02;
const TOUCHING: f32 = 0.004;
const BELOW: f32 = 0.003;
/// How far any part of an idle figure may lie from the middle of its base, so that neighbours never touch.
const REACH: f32 = 0.1455;
/// The largest share that the outlines of two creatures may have in common, on average over this many headings.
const COMMON: f32 = 0.65;
const HEADINGS: usize = 8;
/// The largest share from the front, from behind and from either side, each by itself: an average is never seen.
const COMMON_FROM_A_SIDE: f32 = 0.62;
/// How the names of joints begin that stand on the table; fingers are those of one who walks on his knuckles.
const FEET: [&str; 4] = ["foot", "paw", "leg", "fingers"];

/// The eight, and every other creature with a folder.
fn everybody() -> Vec<String> {
    let folders = fs::read_dir(folder("")).expect("they are there").flatten();
    let mut others: Vec<String> =
        folders.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().to_string_lossy().into()).collect();
    others.sort_unstable();
    others.retain(|name| !NAMES.contains(&name.as_str()));
    NAMES.into_iter().map(str::to_owned).chain(others).collect()
}

fn folder(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "assets", "creatures", name].iter().collect()
}

fn creature(name: &str) -> (CreatureData, Model) {
    let text = fs::read_to_string(folder(name).join("creature.ron")).expect("every creature has its data file");
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let data: CreatureData = options.from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let model = Model::read(&folder(name).join(&data.model));
    (data, model)
}

/// All vertices in every pose of a clip, at table size.
fn film(data: &CreatureData, model: &Model, clip: &str) -> Vec<Vec<Point>> {
    let poses = (model.length(clip) * RATE).round() as usize + 1;
    let pose = |number: usize| model.posed(clip, number as f32 / RATE);
    (0..poses).map(|number| pose(number).into_iter().map(|place| place.map(|v| v * data.scale)).collect()).collect()
}

/// The vertices that belong to feet, with the joints that carry them.
fn feet(model: &Model) -> Vec<(usize, usize)> {
    let stands = |joint: usize| FEET.iter().any(|start| model.joints[joint].starts_with(start));
    model.carriers().enumerate().filter(|&(_, joint)| stands(joint)).collect()
}

/// How far a place wanders while it stands on the table, at worst, with the ground going by at this speed.
fn drift(path: &[Point], ground: f32) -> f32 {
    let mut worst = 0.0_f32;
    for stand in path.chunk_by(|a, b| (a[1] < TOUCHING) == (b[1] < TOUCHING)) {
        // under four poses it brushes the table in passing
        if stand[0][1] >= TOUCHING || stand.len() < 4 {
            continue;
        }
        for (number, place) in stand.iter().enumerate() {
            let gone = ground * number as f32 / RATE;
            worst = worst.max((place[0] - stand[0][0]).hypot(place[2] - stand[0][2] + gone));
        }
    }
    worst
}

#[test]
fn every_model_keeps_its_budgets() {
    for name in &everybody() {
        let (data, model) = creature(name);
        assert!(model.triangles.len() <= TRIANGLES, "{name} has {} triangles", model.triangles.len());
        assert!((1..=JOINTS).contains(&model.joints.len()), "{name} has {} joints", model.joints.len());
        assert!(model.bytes <= BYTES, "{name} has {} bytes", model.bytes);
        assert!(model.textures.len() <= TEXTURES, "{name} has {} textures", model.textures.len());
        for size in model.textures.iter().flatten() {
            assert!(*size <= TEXTURE_SIZE, "a texture of {name} measures {size}");
        }
        for act in Act::ALL {
            let clip = data.clips.get(&act).unwrap_or_else(|| panic!("{name} has no clip for {act:?}"));
            assert!(model.clips().any(|there| there == clip), "{name} has no clip {clip}");
        }
    }
}

#[test]
fn all_assets_together_are_small_enough() {
    fn size(path: &Path) -> u64 {
        if path.is_dir() {
            fs::read_dir(path).expect("it is part of the source").flatten().map(|entry| size(&entry.path())).sum()
        } else {
            path.metadata().map_or(0, |file| file.len())
        }
    }
    let all = size(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
    assert!((1..=ALL_BYTES).contains(&all), "the assets have {all} bytes");
}

#[test]
fn no_clip_goes_through_the_table() {
    for name in &everybody() {
        let (data, model) = creature(name);
        for clip in model.clips() {
            let lowest = film(&data, &model, clip).iter().flatten().map(|place| place[1]).fold(f32::MAX, f32::min);
            assert!(lowest >= -BELOW, "{name}, {clip}: {lowest:.4} below the table");
        }
    }
}

#[test]
fn standing_feet_stay_where_they_stand() {
    for name in &everybody() {
        let (data, model) = creature(name);
        let feet = feet(&model);
        assert!(!feet.is_empty(), "{name} has feet");
        // in death they are no feet any more
        for act in Act::ALL.iter().filter(|act| !matches!(act, Act::Death | Act::Crumple)) {
            let film = film(&data, &model, &data.clips[act]);
            let ground = if *act == Act::Walk { data.pace } else { 0.0 };
            for &(vertex, joint) in &feet {
                let path: Vec<Point> = film.iter().map(|pose| pose[vertex]).collect();
                let far = drift(&path, ground);
                assert!(far <= DRIFT, "{name}, {act:?}: {} wanders {far:.4}", model.joints[joint]);
            }
        }
    }
}

#[test]
fn a_drifting_foot_is_found_out() {
    let slides = |step: f32| -> Vec<Point> { (0..12).map(|pose| [step * pose as f32, 0.0, 0.0]).collect() };
    assert!(drift(&slides(0.003), 0.0) > DRIFT);
    assert!(drift(&slides(0.001), 0.0) <= DRIFT);
    let walks: Vec<Point> = (0..12).map(|pose| [0.0, 0.0, -0.12 * pose as f32 / RATE]).collect();
    assert!(drift(&walks, 0.12) < 1e-4 && drift(&walks, 0.0) > DRIFT);
    let lifted: Vec<Point> = slides(0.003).into_iter().map(|[x, _, z]| [x, 0.1, z]).collect();
    assert!(drift(&lifted, 0.0) <= 0.0);
}

#[test]
fn the_marks_of_a_walk_are_where_feet_come_down() {
    const NEAR: f32 = 0.09;
    for name in &everybody() {
        let (data, model) = creature(name);
        let marks = data.steps.get(&Act::Walk).unwrap_or_else(|| panic!("{name} has no steps"));
        assert!(data.pace > 0.0 && marks.len() >= 2, "{name} walks");
        let (clip, length) = (&data.clips[&Act::Walk], model.length(&data.clips[&Act::Walk]));
        let (film, feet) = (film(&data, &model, clip), feet(&model));
        let mut landings = Vec::new();
        for joint in 0..model.joints.len() {
            let own: Vec<usize> = feet.iter().filter(|foot| foot.1 == joint).map(|foot| foot.0).collect();
            if own.is_empty() {
                continue;
            }
            let height = |pose: &Vec<Point>| own.iter().map(|&v| pose[v][1]).fold(f32::MAX, f32::min);
            let down: Vec<bool> = film.iter().map(|pose| height(pose) < TOUCHING).collect();
            let lands = |&pose: &usize| down[pose] && !down[pose - 1];
            landings.extend((1..down.len()).filter(lands).map(|pose| pose as f32 / RATE));
        }
        // the end of a loop is its start
        let apart = |a: f32, b: f32| ((a - b).rem_euclid(length)).min((b - a).rem_euclid(length));
        for mark in marks {
            let nearest = landings.iter().map(|&landing| apart(landing, *mark)).fold(f32::MAX, f32::min);
            assert!(nearest <= NEAR, "{name}: no foot comes down at {mark} s, but at {landings:.2?}");
        }
    }
}

#[test]
fn sizes_are_as_the_data_says_and_in_order() {
    let mut last = f32::MAX;
    for name in &everybody() {
        let (data, model) = creature(name);
        let idle: Vec<Point> = film(&data, &model, &data.clips[&Act::Idle]).into_iter().flatten().collect();
        let height = idle.iter().map(|place| place[1]).fold(0.0, f32::max);
        let reach = idle.iter().map(|place| place[0].hypot(place[2])).fold(0.0, f32::max);
        assert!((height - data.height).abs() < 0.004, "{name} is {height:.3} high, not {:.3}", data.height);
        assert!((reach - data.footprint).abs() < 0.004, "{name} reaches {reach:.3}, not {:.3}", data.footprint);
        assert!(reach <= REACH, "{name} reaches {reach:.4} out of its cell");
        let stands =
            model.posed(&data.clips[&Act::Idle], 0.0).iter().map(|place| place[1]).fold(0.0, f32::max) * data.scale;
        if NAMES.contains(&name.as_str()) {
            assert!(stands < last, "{name} stands {stands:.3} high, higher than the one before");
            last = stands;
        }
    }
}

#[test]
fn outlines_tell_them_apart() {
    let shadows = NAMES.map(|name| {
        let (data, model) = creature(name);
        let places: Vec<Point> =
            model.posed(&data.clips[&Act::Idle], 0.0).into_iter().map(|place| place.map(|v| v * data.scale)).collect();
        let heading = |number: usize| number as f32 * 360.0 / HEADINGS as f32;
        let cast = |number: usize| Shadow::cast(&places, &model.triangles, heading(number));
        (0..HEADINGS).map(cast).collect::<Vec<_>>()
    });
    for (first, one) in shadows.iter().enumerate() {
        for (second, other) in shadows.iter().enumerate().skip(first + 1) {
            let names = format!("{} and {}", NAMES[first], NAMES[second]);
            let shares: Vec<f32> = one.iter().zip(other).map(|(a, b)| a.overlap(b)).collect();
            let common = shares.iter().sum::<f32>() / HEADINGS as f32;
            assert!(common <= COMMON, "{names} have {common:.3} in common");
            for (quarter, share) in shares.iter().step_by(HEADINGS / 4).enumerate() {
                assert!(*share <= COMMON_FROM_A_SIDE, "{names} have {share:.3} in common from {}°", 90 * quarter);
            }
        }
    }
}

#[test]
fn outlines_are_measured_by_what_they_share() {
    let square = |left: f32| -> Shadow {
        let corners = [[left, 0.1, 0.0], [left + 0.1, 0.1, 0.0], [left + 0.1, 0.2, 0.0], [left, 0.2, 0.0]];
        Shadow::cast(&corners, &[[0, 1, 2], [0, 2, 3]], 0.0)
    };
    assert!(square(0.0).overlap(&square(0.0)) > 0.999);
    assert!((square(0.0).overlap(&square(0.05)) - 1.0 / 3.0).abs() < 0.05);
    assert!(square(0.0).overlap(&square(0.15)) < 0.001);
}
