//! Figures on the table: spawned at once, given their model when it is loaded, or a plain shape if it cannot be.

use bevy::{camera::visibility::RenderLayers, ecs::system::SystemParam, prelude::*};

use super::{
    Creature, CreatureData, Library, Performer, dress,
    library::{Cast, Shelf, fill},
};
use crate::{MIRRORED, OnTable, hologram::HologramMaterial, seat_light, seat_look, side_hue};
use holochess_rules::{PieceId, Seat};

/// The root of a figure; its transform is the figure's place and direction (+Z is its front).
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Figure {
    /// The piece that it shows.
    pub piece: PieceId,
    /// Its owner.
    pub seat: Seat,
    /// Whose colour and sign the owner has ([`seat_look`]): with another one it is another figure.
    pub look: Seat,
    /// The creature, by the name of its folder; `None` for a pawn.
    pub creature: Option<String>,
    /// Its scale relative to the size in its folder; its transform has the same scale.
    pub scale: f32,
    /// Which hue it has.
    pub hue: FigureHue,
}

/// Which hue a figure has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureHue {
    /// Its creature's in the family of its side.
    OfSide,
    /// Its creature's own, with edges and a disc in its side's light.
    Own,
    /// Its creature's own, all of it: on show it is on no side.
    OnShow,
}

impl Figure {
    /// A creature on show, in its own size and hue.
    pub fn of_creature(piece: PieceId, seat: Seat, creature: &str) -> Self {
        let creature = Some(creature.to_owned());
        Self { piece, seat, look: seat_look(seat), creature, scale: 1.0, hue: FigureHue::OnShow }
    }

    /// The handle of its creature's data, if it is a creature that was requested.
    pub fn data<'a>(&self, library: &Library, creatures: &'a Assets<Creature>) -> Option<&'a CreatureData> {
        creatures.get(library.creature(self.creature.as_deref()?)?).map(|data| &**data)
    }

    /// Its hue; its side's light until its creature's data is loaded.
    fn tint(&self, data: Option<&CreatureData>) -> LinearRgba {
        let light = seat_light(self.seat);
        data.map_or(light, |data| match self.hue {
            FigureHue::OfSide => side_hue(tint(data), light),
            FigureHue::Own | FigureHue::OnShow => tint(data),
        })
    }

    /// The light of its edges and its disc, if it has this hue.
    fn light(&self, tint: LinearRgba) -> LinearRgba {
        if self.hue == FigureHue::OnShow { tint } else { seat_light(self.seat) }
    }
}

/// The hologram material of a figure; on its root from the start, with textures once the model is loaded.
#[derive(Component, Clone, Debug)]
pub struct FigureLight(pub Handle<HologramMaterial>);

/// On the root of a figure whose model could not be loaded: a plain shape is shown.
#[derive(Component, Clone, Copy, Debug)]
pub struct StandIn;

/// The child of a figure's root that carries the model and that acts move.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Body(pub Entity);

/// The root of a body.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct BodyOf(pub Entity);

/// On the root of a figure that has its model or its plain shape.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Embodied;

/// Spawns figures.
#[derive(SystemParam)]
pub struct Figures<'w, 's> {
    commands: Commands<'w, 's>,
    library: ResMut<'w, Library>,
    assets: Res<'w, AssetServer>,
    creatures: Res<'w, Assets<Creature>>,
    materials: ResMut<'w, Assets<HologramMaterial>>,
}

impl Figures<'_, '_> {
    /// A creature's data, once it has been read.
    pub fn data(&self, creature: &str) -> Option<&CreatureData> {
        self.creatures.get(self.library.creature(creature)?).map(|data| &**data)
    }

    /// Whether every requested creature is loaded or known to be broken.
    pub fn are_settled(&self) -> bool {
        self.library.is_settled()
    }

    /// Spawns a figure of a creature at this place; returns its root. The model follows when it is loaded.
    pub fn spawn(&mut self, figure: Figure, at: Transform) -> Entity {
        let Figure { piece, seat, scale, hue, .. } = figure;
        let creature = figure.creature.clone().unwrap_or_default();
        self.library.request(&creature, &self.assets);
        let data = figure.data(&self.library, &self.creatures);
        let tint = figure.tint(data);
        let light = self.materials.add(HologramMaterial {
            tint,
            side_tint: figure.light(tint),
            seed: f32::from(piece.0) * 1.37,
            height: data.map_or(0.4, |data| data.height) * scale,
            scale,
            ..default()
        });
        let root = self
            .commands
            .spawn((
                Name::new(format!("figure of {creature}")),
                figure,
                FigureLight(light),
                OnTable { seat, tint, presence: 1.0, on_show: hue == FigureHue::OnShow },
                Performer::new(piece),
                at.with_scale(Vec3::splat(scale)),
                Visibility::default(),
            ))
            .id();
        let body = self.commands.spawn((
            Name::new("body"),
            BodyOf(root),
            Transform::default(),
            Visibility::default(),
            ChildOf(root),
        ));
        let body = body.id();
        self.commands.entity(root).insert(Body(body));
        root
    }
}

/// A creature's hue.
fn tint(data: &CreatureData) -> LinearRgba {
    let (red, green, blue) = data.tint;
    LinearRgba::rgb(red, green, blue)
}

/// Gives every figure its model as soon as its creature is loaded.
fn embody(
    mut commands: Commands,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    mut materials: ResMut<Assets<HologramMaterial>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut waiting: Query<(Entity, &Figure, &FigureLight, &Body, &mut OnTable), Without<Embodied>>,
) {
    for (root, figure, light, body, mut standing) in &mut waiting {
        let Some(creature) = &figure.creature else { continue };
        let handle = match library.shelf(creature) {
            Some(Shelf::Ready(Cast { creature, .. })) => Some(creature),
            Some(Shelf::Broken(creature)) => creature.as_ref(),
            _ => continue,
        };
        let data = handle.and_then(|handle| creatures.get(handle));
        if let (Some(data), Some(mut material)) = (data, materials.get_mut(&light.0)) {
            standing.tint = figure.tint(Some(data));
            material.tint = standing.tint;
            material.side_tint = figure.light(standing.tint);
            material.height = data.height * figure.scale;
        }
        commands.entity(root).insert(Embodied);
        let mut body = commands.entity(body.0);
        if let Some(Shelf::Ready(cast)) = library.shelf(creature) {
            body.insert(WorldAssetRoot(cast.scene.clone()));
        } else {
            // The size of the plain shape is known once the creature's data is.
            let (height, scale) = data.map_or((0.3, 1.0), |data| (data.height, data.scale));
            let shape = Capsule3d::new(0.08, height - 0.16);
            body.with_child((
                Name::new("stand-in"),
                Mesh3d(meshes.add(shape)),
                MeshMaterial3d(light.0.clone()),
                Transform::from_xyz(0.0, height / 2.0 / scale, 0.0).with_scale(Vec3::splat(scale.recip())),
                RenderLayers::from_layers(&[0, MIRRORED]),
            ));
            commands.entity(root).insert(StandIn);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // In `PreUpdate`: figures are despawned in `Update` or between two states, and must not be despawned while their model is
    // being spawned.
    app.add_systems(PreUpdate, embody.after(fill)).add_observer(dress::on_model_ready);
}

#[cfg(test)]
mod tests {
    use std::{
        thread::sleep,
        time::{Duration, Instant},
    };

    use bevy::{ecs::system::RunSystemOnce, gltf::Gltf, time::TimeUpdateStrategy};

    use super::{
        super::library::{Flaw, Flawed},
        *,
    };

    /// An app that cannot load models, with this folder of assets.
    fn app(assets: &str) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin { file_path: assets.to_owned(), ..default() }))
            .init_asset::<Gltf>()
            .init_asset::<Mesh>()
            .init_asset::<StandardMaterial>()
            .init_asset::<HologramMaterial>()
            .init_asset::<AnimationClip>()
            .init_asset::<AnimationGraph>()
            // While models load nobody breathes: breath stretches a body.
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
            .add_plugins(super::super::plugin);
        app
    }

    /// Spawns Savrip and waits for its body.
    fn embodied(app: &mut App) -> Entity {
        let spawn = |mut figures: Figures| {
            figures.spawn(Figure::of_creature(PieceId(0), Seat::FIRST, "savrip"), Transform::default())
        };
        let root = app.world_mut().run_system_once(spawn).expect("the plugin brings what figures need");
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_mins(20) {
            app.update();
            if app.world().get::<Embodied>(root).is_some() {
                return root;
            }
            sleep(Duration::from_millis(5));
        }
        panic!("the figure waits for ever");
    }

    /// The height in the world of a figure's plain shape.
    fn height(app: &mut App, root: Entity) -> f32 {
        for _ in 0..2 {
            app.update();
        }
        let world = app.world();
        let body = world.get::<Body>(root).expect("every figure has a body").0;
        let shape = world.get::<Children>(body).expect("the body has a shape")[0];
        assert!(world.get::<MeshMaterial3d<HologramMaterial>>(shape).is_some());
        let scale = |entity| world.get::<Transform>(entity).expect("it is placed").scale.y;
        let place = world.get::<Transform>(shape).expect("it is placed").translation.y * scale(body);
        assert!((scale(body) * scale(shape) - 1.0).abs() < 1e-3, "as large as it is said to be");
        place * 2.0
    }

    /// The flaws reported of Savrip's folder.
    fn flaws(app: &App) -> Vec<Flaw> {
        let told = app.world().resource::<Messages<Flawed>>();
        let of_savrip = |flawed: &&Flawed| flawed.creature == "savrip";
        told.get_cursor().read(told).filter(of_savrip).map(|flawed| flawed.flaw.clone()).collect()
    }

    #[test]
    fn a_creature_without_a_folder_is_still_seen_and_named() {
        let empty = tempfile::tempdir().expect("a folder for the test");
        let mut app = app(&empty.path().to_string_lossy());
        let root = embodied(&mut app);
        assert_eq!(flaws(&app), [Flaw::Data]);
        assert!(app.world().get::<StandIn>(root).is_some());
        assert!((height(&mut app, root) - 0.3).abs() < 1e-3);
    }

    #[test]
    fn a_figure_may_be_taken_away_in_the_frame_in_which_its_model_comes() {
        let mut app = app(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"));
        let take_away = |mut commands: Commands, library: Res<Library>, figures: Query<(Entity, &Figure)>| {
            for (root, figure) in &figures {
                let shelf = figure.creature.as_ref().and_then(|creature| library.shelf(creature));
                if matches!(shelf, Some(Shelf::Ready(_) | Shelf::Broken(_))) {
                    commands.entity(root).despawn();
                }
            }
        };
        app.add_systems(Update, take_away);
        let spawn = |mut figures: Figures| {
            ["savrip", "monnok", "ngok"]
                .map(|name| figures.spawn(Figure::of_creature(PieceId(0), Seat::FIRST, name), Transform::default()))
        };
        let roots = app.world_mut().run_system_once(spawn).expect("the plugin brings what figures need");
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_mins(20) {
            app.update();
            if roots.iter().all(|root| app.world().get_entity(*root).is_err()) {
                return;
            }
            sleep(Duration::from_millis(5));
        }
        panic!("the figures wait for ever");
    }

    #[test]
    fn a_creature_without_a_model_keeps_its_hue_and_height_and_is_named() {
        let mut app = app(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"));
        let root = embodied(&mut app);
        assert_eq!(flaws(&app), [Flaw::Model]);
        assert!(app.world().get::<StandIn>(root).is_some());
        let data = crate::creatures::library::read("savrip");
        assert_eq!(app.world().get::<OnTable>(root).expect("it has a ring").tint, tint(&data));
        assert!((height(&mut app, root) - data.height).abs() < 1e-3);
    }
}
