//! Systems that access the same data have a defined order. Without one Bevy chooses any, and a frame depends on chance.

use std::collections::HashMap;

use bevy::{ecs::schedule::Schedules, prelude::*};

use holochess::ui::{Launch, preview};

use crate::whole;

/// Pairs of systems, at least one of them ours, that access the same data without a defined order; with the schedule and the
/// data.
fn undecided(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let labels: Vec<_> = world.resource::<Schedules>().iter().map(|(_, schedule)| schedule.label()).collect();
    let mut found = Vec::new();
    for label in labels {
        world.schedule_scope(label, |world, schedule| {
            schedule.initialize(world).expect("the schedule can be built");
            let systems = schedule.systems().expect("it has just been built");
            let names: HashMap<_, _> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
            for (one, other, about) in schedule.graph().conflicting_systems().iter() {
                let [one, other] = [one, other].map(|key| names[key].clone());
                // The order of two of the engine's own systems is the engine's business, as are its points at which commands
                // are applied.
                let ours = |name: &String| name.starts_with("holochess::") || name.starts_with("session::");
                let point = |name: &String| name == "bevy_ecs::apply_deferred";
                if (ours(&one) || ours(&other)) && !point(&one) && !point(&other) {
                    let about: Vec<_> = about.iter().filter_map(|id| world.components().get_name(*id)).collect();
                    found.push(format!("{label:?}: {one} and {other} about {about:?}"));
                }
            }
        });
    }
    found.sort();
    found
}

#[test]
fn system_order_is_unambiguous() {
    let empty = tempfile::tempdir().expect("a folder for the test");
    // With the trace that tests use, and with the systems that draw the interface into pictures.
    let launch = Launch { trace: Some(empty.path().join("trace")), ..Launch::default() };
    let mut app = whole::launched(empty.path(), launch, |app| {
        app.add_plugins(preview::plugin("clash").expect("there is such a screen"));
    });
    let found = undecided(&mut app);
    assert!(found.is_empty(), "{} pairs:\n{}", found.len(), found.join("\n"));
}

/// Data that two systems access in the self-test.
#[derive(Resource)]
struct Wanted;

fn write(_: ResMut<Wanted>) {}

fn read(_: Res<Wanted>) {}

#[test]
fn two_that_want_the_same_are_found_unless_their_order_is_said() {
    let pairs = |add: fn(&mut App)| {
        let mut app = App::new();
        app.insert_resource(Wanted);
        add(&mut app);
        undecided(&mut app)
    };
    let found = pairs(|app| {
        app.add_systems(Update, (write, read));
    });
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("order::write") && found[0].contains("Wanted"), "{found:?}");
    let found = pairs(|app| {
        app.add_systems(Update, (write, read).chain());
    });
    assert!(found.is_empty(), "{found:?}");
}
