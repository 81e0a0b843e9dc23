//! The egui side of a frame: the order and the layers of drawing, the scale, and which widgets lie under the pointer.

use bevy::{asset::AssetEventSystems, camera::CameraUpdateSystems, ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContext, EguiContexts, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass,
    PrimaryEguiContext,
    egui::{self, Id, LayerId, Order, Pos2, Rect, UiBuilder, ViewportId},
};

use super::{
    navigation::Screen,
    overlay::Overlays,
    preferences::Preferences,
    theme::{
        self,
        surface::{self, Surface},
        typeface::Lettering,
    },
};
use holochess_settings::Typeface;
use holochess_view::{MainCamera, photo::Shutter, sound::SoundSystems, table::UpdateTop};

/// The order in which the interface is drawn: one screen, then the overlays above it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Draw {
    /// Letters and style.
    Begin,
    /// The title.
    Title,
    /// The choice of the game.
    Tables,
    /// The set-up: players and options.
    Setup,
    /// The shelf of matches.
    Matches,
    /// How it ended.
    Result,
    /// The showcase of creatures.
    Showcase,
    /// The list of puzzles.
    Puzzles,
    /// Who plays, the journey, statistics, medals.
    Journey,
    /// Matches by mail.
    Mail,
    /// A table for players elsewhere.
    LiveTable,
    /// The head-up display at the table.
    Table,
    /// Messages to the person, and the overlays.
    Overlays,
    /// Captions of sounds.
    Captions,
    /// Moves the keyboard focus and stores the frame's widgets in [`Canvas`].
    Finish,
}

/// The interface as the last frame drew it: the places of its widgets, and the scale.
#[derive(Resource, Debug)]
pub struct Canvas {
    /// The widgets of the last frame.
    pub surface: Surface,
    /// Logical pixels per point.
    pub zoom: f32,
    /// The screen in points.
    pub size: Vec2,
    /// The letters that were set.
    lettering: Lettering,
    glyphs: Glyphs,
    /// How many passes were drawn since the fonts were set.
    passes: u32,
}

impl Default for Canvas {
    fn default() -> Self {
        let (surface, lettering, glyphs) = default();
        Self { surface, zoom: 1.0, size: Vec2::ZERO, lettering, glyphs, passes: 0 }
    }
}

/// The scale for which the letters are rastered. egui keeps those of every scale until their texture is full, three
/// copies of up to 16 MB, so that they are dropped once another scale is here to stay.
#[derive(Clone, Copy, Debug, Default)]
struct Glyphs {
    /// Pixels per point when the fonts were set.
    set_for: f32,
    /// Pixels per point now.
    scale: f32,
    /// The seconds for which the scale has been the same.
    settled: f32,
}

impl Glyphs {
    /// The seconds after which a scale is here to stay: an edge of the window that is dragged pauses for less.
    const STAYS: f32 = 1.5;

    /// Whether those of other scales are to be dropped, in a frame of this scale that comes so many seconds after the
    /// last one.
    fn outlived(&mut self, scale: f32, seconds: f32) -> bool {
        let same = (scale - self.scale).abs() < 1e-4;
        self.settled = if same { self.settled + seconds } else { 0.0 };
        self.scale = scale;
        if self.set_for == 0.0 {
            self.set_for = scale;
        }
        let outlived = (scale - self.set_for).abs() > 1e-4 && self.settled > Self::STAYS;
        if outlived {
            self.set_for = scale;
        }
        outlived
    }
}

impl Canvas {
    /// Whether this logical pixel lies on a widget.
    pub fn covers(&self, pixel: Vec2) -> bool {
        self.surface.covers(self.to_points(pixel))
    }

    /// Whether layouts that fit screens down to `smallest` can be drawn.
    fn holds(&self, smallest: [f32; 2]) -> bool {
        self.size.cmpge(Vec2::from(smallest) - 0.5).all()
    }

    /// Converts points to a logical pixel.
    pub fn to_pixels(&self, point: Pos2) -> Vec2 {
        Vec2::new(point.x, point.y) * self.zoom
    }

    /// Converts a logical pixel to points.
    pub fn to_points(&self, pixel: Vec2) -> Pos2 {
        egui::pos2(pixel.x / self.zoom, pixel.y / self.zoom)
    }
}

/// The camera's projection, for labels that belong to a place on the table.
#[derive(SystemParam)]
pub(super) struct Sight<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
    canvas: Res<'w, Canvas>,
}

impl Sight<'_, '_> {
    /// Where a point of the scene appears, in logical pixels.
    pub fn pixel(&self, point: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.cameras.single().ok()?;
        camera.world_to_viewport(transform, point).ok()
    }

    /// The same in points of the interface.
    pub fn point(&self, point: Vec3) -> Option<Pos2> {
        self.pixel(point).map(|pixel| self.canvas.to_points(pixel))
    }

    /// The ray through a point of the interface.
    pub fn ray_through(&self, point: Pos2) -> Option<Ray3d> {
        self.ray(self.canvas.to_pixels(point))
    }

    /// The ray through a logical pixel.
    pub fn ray(&self, pixel: Vec2) -> Option<Ray3d> {
        let (camera, transform) = self.cameras.single().ok()?;
        camera.viewport_to_world(transform, pixel).ok()
    }
}

/// A full-screen part of the interface. Unless `enabled`, it is drawn but does not react.
pub(super) fn sheet(context: &egui::Context, name: &str, order: Order, enabled: bool) -> egui::Ui {
    let layer = if order == Order::Background { LayerId::background() } else { LayerId::new(order, Id::new(name)) };
    let builder = UiBuilder::new().layer_id(layer).max_rect(context.content_rect());
    let mut ui = egui::Ui::new(context.clone(), Id::new(name), builder);
    if !enabled {
        ui.disable();
    }
    ui
}

/// A screen: it reacts while no overlay lies over it.
pub(super) fn screen_sheet(context: &egui::Context, name: &str, overlays: &Overlays) -> egui::Ui {
    sheet(context, name, Order::Background, overlays.is_empty())
}

/// An overlay above the screens.
pub(super) fn overlay_sheet(context: &egui::Context, name: &str) -> egui::Ui {
    sheet(context, name, Order::Foreground, true)
}

/// Makes the view's camera draw the interface over its picture.
fn adopt_camera(mut commands: Commands, cameras: Query<Entity, (With<MainCamera>, Without<PrimaryEguiContext>)>) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

/// The smallest screen that fits a screen of the game, in points.
const fn smallest_of_screen(screen: Screen) -> [f32; 2] {
    match screen {
        Screen::Title => theme::SMALLEST_PAGE,
        _ => theme::SMALLEST,
    }
}

impl From<Typeface> for Lettering {
    fn from(typeface: Typeface) -> Self {
        match typeface {
            Typeface::Condensed => Self::Condensed,
            Typeface::Legible => Self::Legible,
        }
    }
}

/// The screen, which is the title before the first one is there.
type ScreenNow<'w> = Option<Res<'w, State<Screen>>>;

/// The smallest screen of the current one.
fn smallest_of_state(screen: Option<&State<Screen>>) -> [f32; 2] {
    smallest_of_screen(screen.map_or(Screen::Title, |screen| *screen.get()))
}

/// Whether the screen below the overlays can be drawn at the present scale.
fn screen_fits(overlays: Res<Overlays>, canvas: Res<Canvas>, screen: ScreenNow) -> bool {
    !overlays.enlarged && canvas.holds(smallest_of_state(screen.as_deref()))
}

/// Whether the top overlay can be drawn at the present scale: one that has just been opened has its own from the next
/// frame on, and in a window of a few pixels nothing fits.
pub(super) fn overlay_fits(overlays: Res<Overlays>, canvas: Res<Canvas>) -> bool {
    canvas.holds(overlays.top().map_or(theme::SMALLEST_PAGE, |overlay| overlay.spec().smallest))
}

/// Gives the interface the window's size, and the scale that belongs to it, in the frame that is drawn with them. egui
/// itself would take over a new scale one frame later and a new size two frames later, and draw with the one and
/// without the other meanwhile.
fn fit_to_window(
    mut contexts: Query<(&mut EguiContext, &mut EguiInput, &Camera), With<PrimaryEguiContext>>,
    preferences: Res<Preferences>,
    screen: ScreenNow,
    mut overlays: ResMut<Overlays>,
    mut canvas: ResMut<Canvas>,
) {
    let Ok((mut context, mut input, camera)) = contexts.single_mut() else { return };
    let Some(size) = camera.logical_viewport_size().filter(|size| size.min_element() > 0.0) else { return };
    let wanted = preferences.graphics.interface_scale;
    let zoom_of = |smallest| theme::zoom_within(size.x, size.y, wanted, smallest);
    let below = zoom_of(smallest_of_state(screen.as_deref()));
    let zoom = overlays.top().map_or(below, |overlay| zoom_of(overlay.spec().smallest));
    let enlarged = zoom > below + 1e-4;
    if overlays.enlarged != enlarged {
        overlays.enlarged = enlarged;
    }
    context.get_mut().options_mut(|options| options.zoom_factor = zoom);
    canvas.zoom = zoom;
    canvas.size = size / zoom;
    input.screen_rect = Some(Rect::from_min_size(Pos2::ZERO, egui::vec2(canvas.size.x, canvas.size.y)));
    input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = camera.target_scaling_factor();
}

/// Applies typeface, contrast and motion of the settings to egui, and drops glyphs of former scales.
pub(super) fn begin_frame(
    mut contexts: EguiContexts,
    mut canvas: ResMut<Canvas>,
    preferences: Res<Preferences>,
    time: Res<Time<Real>>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if canvas.passes == 0 {
        theme::apply_style(context);
    }
    canvas.passes += 1;
    let lettering = preferences.access.typeface.into();
    if canvas.lettering != lettering {
        canvas.lettering = lettering;
        theme::letter(context, lettering);
    } else if canvas.passes > 1 && canvas.glyphs.outlived(context.pixels_per_point(), time.delta_secs()) {
        theme::drop_glyphs(context);
    }
    theme::raise_contrast(context, preferences.access.high_contrast);
    theme::reduce_motion(context, preferences.animation.reduced_motion);
}

/// Whether the interface can be drawn: fonts are loaded one pass after they were set, and no text may be laid out
/// before.
pub(super) fn is_ready(
    canvas: Res<Canvas>,
    contexts: Query<(), With<PrimaryEguiContext>>,
    shutter: Option<Res<Shutter>>,
) -> bool {
    // A photograph shows the scene without the interface.
    canvas.passes > 1 && !contexts.is_empty() && !shutter.is_some_and(|shutter| shutter.is_open())
}

/// Stores which widgets this frame had in [`Canvas`].
fn finish(mut contexts: EguiContexts, mut canvas: ResMut<Canvas>) {
    if let Ok(context) = contexts.ctx_mut() {
        canvas.surface = surface::finish(context);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        // New glyphs must be uploaded to the graphics device in the frame that shows them first.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        // Labels beside figures are drawn after the camera of this frame is placed.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::EndPass.after(TransformSystems::Propagate).after(UpdateTop).before(SoundSystems),
        )
        .init_resource::<Canvas>()
        .add_systems(PreUpdate, adopt_camera)
        .add_systems(PostUpdate, fit_to_window.after(CameraUpdateSystems).before(EguiPostUpdateSet::EndPass))
        .configure_sets(
            EguiPrimaryContextPass,
            (
                Draw::Begin,
                (
                    (
                        Draw::Title,
                        Draw::Tables,
                        Draw::Setup,
                        Draw::Matches,
                        Draw::Result,
                        Draw::Showcase,
                        Draw::Puzzles,
                        Draw::Journey,
                        Draw::Mail,
                        Draw::LiveTable,
                        Draw::Table,
                    )
                        .chain()
                        .run_if(screen_fits),
                    Draw::Overlays,
                    Draw::Captions.run_if(screen_fits),
                    Draw::Finish,
                )
                    .chain()
                    .run_if(is_ready),
            )
                .chain(),
        )
        .add_systems(EguiPrimaryContextPass, (begin_frame.in_set(Draw::Begin), finish.in_set(Draw::Finish)));
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_of_other_scales_are_dropped_once_when_a_scale_stays() {
        let mut glyphs = Glyphs::default();
        let frames =
            |glyphs: &mut Glyphs, scale: f32, count: u32| (0..count).filter(|_| glyphs.outlived(scale, 0.1)).count();
        assert_eq!(frames(&mut glyphs, 1.0, 100), 0, "those of the first scale are wanted");
        for step in 0..100_u8 {
            assert_eq!(frames(&mut glyphs, 1.0 + f32::from(step) * 0.01, 3), 0, "the edge of the window is dragged");
        }
        assert_eq!(frames(&mut glyphs, 2.0, 100), 1);
        assert_eq!(frames(&mut glyphs, 1.5, 5), 0, "a look at an overlay with larger letters");
        assert_eq!(frames(&mut glyphs, 2.0, 100), 0);
    }
}
