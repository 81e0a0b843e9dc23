//! The egui side of a frame: when what is drawn, on which layer, how large, and what of it the pointer would meet.

use bevy::{asset::AssetEventSystems, ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{self, Id, LayerId, Order, Pos2, UiBuilder},
};

use super::{
    preferences::Preferences,
    theme::{self, surface, surface::Surface},
};
use crate::view::{MainCamera, photo::Shutter, sound::SoundSystems, table::TellTheTop};

/// The order in which the interface is drawn: one screen, then what lies over it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Draw {
    /// Scale and style.
    Begin,
    /// The title.
    Title,
    /// Which of the tables.
    Tables,
    /// Who plays, and how.
    Setup,
    /// The shelf of matches.
    Matches,
    /// How it ended.
    Result,
    /// The creatures, one by one.
    Showcase,
    /// The display at the table.
    Table,
    /// What a person has to be told.
    Notices,
    /// The pause.
    Pause,
    /// The settings.
    Settings,
    /// How to play.
    HowTo,
    /// Who made what.
    Credits,
    /// How the dice were drawn.
    FairDice,
    /// A question.
    Question,
    /// Whether the window's new size is kept.
    KeepWindow,
    /// Captions of sounds.
    Captions,
    /// The focus walks, the widgets are handed over.
    Finish,
}

/// What the last frame's interface left: where widgets are, and how many logical pixels a point has.
#[derive(Resource, Debug)]
pub struct Canvas {
    /// The widgets of the last frame.
    pub surface: Surface,
    /// Logical pixels a point.
    pub zoom: f32,
    /// Passes drawn since the fonts were set.
    passes: u32,
}

impl Default for Canvas {
    fn default() -> Self {
        Self { surface: Surface::default(), zoom: 1.0, passes: 0 }
    }
}

impl Canvas {
    /// Would a click at this logical pixel meet a widget?
    pub fn covers(&self, pixel: Vec2) -> bool {
        self.surface.covers(self.to_points(pixel))
    }

    /// A logical pixel in points.
    pub fn to_points(&self, pixel: Vec2) -> Pos2 {
        egui::pos2(pixel.x / self.zoom, pixel.y / self.zoom)
    }
}

/// The camera's projection, for what is anchored to the table.
#[derive(SystemParam)]
pub(super) struct Sight<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
    canvas: Res<'w, Canvas>,
}

impl Sight<'_, '_> {
    /// Where a point of the scene is seen, in logical pixels.
    pub fn pixel(&self, point: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.cameras.single().ok()?;
        camera.world_to_viewport(transform, point).ok()
    }

    /// The same in points of the interface.
    pub fn point(&self, point: Vec3) -> Option<Pos2> {
        self.pixel(point).map(|pixel| self.canvas.to_points(pixel))
    }

    /// The ray through a logical pixel.
    pub fn ray(&self, pixel: Vec2) -> Option<Ray3d> {
        let (camera, transform) = self.cameras.single().ok()?;
        camera.viewport_to_world(transform, pixel).ok()
    }
}

/// A part of the interface that fills the screen. What is not `enabled` is seen and cannot be reached.
pub(super) fn sheet(context: &egui::Context, name: &str, order: Order, enabled: bool) -> egui::Ui {
    let layer = if order == Order::Background { LayerId::background() } else { LayerId::new(order, Id::new(name)) };
    let builder = UiBuilder::new().layer_id(layer).max_rect(context.content_rect());
    let mut ui = egui::Ui::new(context.clone(), Id::new(name), builder);
    if !enabled {
        ui.disable();
    }
    ui
}

/// One camera draws everything, and the interface on top: it is the view's, or one of our own where there is no view.
fn adopt_camera(mut commands: Commands, cameras: Query<Entity, (With<MainCamera>, Without<PrimaryEguiContext>)>) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

fn begin(
    mut contexts: EguiContexts,
    mut canvas: ResMut<Canvas>,
    preferences: Res<Preferences>,
    sight: Query<&Camera, With<MainCamera>>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if canvas.passes == 0 {
        theme::dress(context);
    }
    canvas.passes += 1;
    theme::reduce_motion(context, preferences.animation.reduced_motion);
    if let Some(size) = sight.single().ok().and_then(Camera::logical_viewport_size) {
        let zoom = theme::zoom_for(size.x, size.y, preferences.graphics.interface_scale);
        if (context.zoom_factor() - zoom).abs() > 1e-4 {
            context.set_zoom_factor(zoom);
        }
        canvas.zoom = zoom;
    }
}

/// Fonts are there one pass after they were set; before that nothing may be written.
pub(super) fn is_ready(
    canvas: Res<Canvas>,
    contexts: Query<(), With<PrimaryEguiContext>>,
    shutter: Option<Res<Shutter>>,
) -> bool {
    // A photograph shows the scene and nothing else.
    canvas.passes > 1 && !contexts.is_empty() && !shutter.is_some_and(|shutter| shutter.is_open())
}

fn finish(mut contexts: EguiContexts, mut canvas: ResMut<Canvas>) {
    if let Ok(context) = contexts.ctx_mut() {
        canvas.surface = surface::finish(context);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        // Letters that are written for the first time are sent to the graphics device in the frame that shows them.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        // What is written beside a figure is drawn when the camera of this frame is known.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::EndPass.after(TransformSystems::Propagate).after(TellTheTop).before(SoundSystems),
        )
        .init_resource::<Canvas>()
        .add_systems(PreUpdate, adopt_camera)
        .configure_sets(
            EguiPrimaryContextPass,
            (
                Draw::Begin,
                (
                    (Draw::Title, Draw::Tables, Draw::Setup, Draw::Matches, Draw::Result, Draw::Showcase, Draw::Table).chain(),
                    (
                        Draw::Notices,
                        Draw::Pause,
                        Draw::Settings,
                        Draw::HowTo,
                        Draw::Credits,
                        Draw::FairDice,
                        Draw::Question,
                        Draw::KeepWindow,
                    )
                        .chain(),
                    Draw::Captions,
                    Draw::Finish,
                )
                    .chain()
                    .run_if(is_ready),
            )
                .chain(),
        )
        .add_systems(EguiPrimaryContextPass, (begin.in_set(Draw::Begin), finish.in_set(Draw::Finish)));
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
}
