//! The photo page: a free camera, its lens, and the shutter.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{Ui, pos2};

use super::{
    Page, Showcase,
    frame::{COLUMN, Pages, draw_heading, right_column},
    turntable_input::Grip,
};
use crate::ui::{
    controls::{CameraWalk, Controls},
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    theme::{
        MARGIN,
        option_row::{LABEL_WIDTH, Row, choice},
        prelude::*,
        slider::{STEP, fader},
    },
};
use holochess_locale as locale;
use holochess_settings::controls::Command;
use holochess_view::{
    camera::Shot,
    exhibit::Exhibit,
    photo::{Lens, PhotoTaken, Shutter, TakePhoto, next_file},
};

/// Names and sizes of photographs.
const SIZES: [(&str, [u32; 2]); 4] =
    [("720p", [1280, 720]), ("1080p", [1920, 1080]), ("1440p", [2560, 1440]), ("4K", [3840, 2160])];
/// Apertures, the widest first; the choice after the last has everything in focus.
const APERTURES: [f32; 8] = [1.4, 2.0, 2.8, 4.0, 5.6, 8.0, 11.0, 16.0];
/// Index of the initial aperture: a whole creature is in focus, the room behind it is not.
const USUAL_APERTURE: usize = 6;
/// The narrowest and the widest vertical angle of view, in radians.
const VIEWS: [f32; 2] = [0.12, 1.3];
/// The nearest and the farthest focus distance.
const FOCUS: [f32; 2] = [0.15, 4.0];
/// The middle of the creature on the turntable.
const MIDDLE: Vec3 = Vec3::new(0.0, 0.16, 0.0);
/// How far a creature's face is in front of its middle.
const FACE: f32 = 0.06;
/// The longest time step of the camera, in seconds: a slow frame must not carry it through the room.
const LONGEST: f32 = 0.1;
/// Walking speed in units per second; then radians per pixel of dragging, and radians per second at full stick.
const WALK: f32 = 0.55;
const LOOK: f32 = 0.0028;
const STICK: f32 = 1.3;

/// The free camera.
#[derive(Clone, Debug, PartialEq)]
pub struct Photographer {
    /// Its position; `None` until the page is opened.
    at: Option<Vec3>,
    /// Its direction: angles to the left and up, in radians.
    look: Vec2,
    view: f32,
    /// Index into [`APERTURES`]; the index after the last has everything in focus.
    aperture: usize,
    focus: f32,
    /// Whether the person has set the focus; otherwise it follows the creature on the turntable.
    focused: bool,
    size: usize,
    /// Whether the interface is hidden.
    pub hidden: bool,
    last: Option<PathBuf>,
}

impl Default for Photographer {
    fn default() -> Self {
        Self {
            at: None,
            look: Vec2::ZERO,
            view: 0.5,
            aperture: USUAL_APERTURE,
            focus: 1.0,
            focused: false,
            size: 1,
            hidden: false,
            last: None,
        }
    }
}

impl Photographer {
    /// Takes the camera over where it stands, focused on the table's middle.
    fn take_up(&mut self, shot: Shot) {
        let (yaw, pitch, _) = shot.transform.rotation.to_euler(EulerRot::YXZ);
        self.at = Some(shot.transform.translation);
        self.look = Vec2::new(yaw, pitch);
        self.view = shot.field_of_view;
        self.focused = false;
    }

    /// Focuses on the turntable, unless the person has set the focus.
    fn follow_focus(&mut self) {
        if let (Some(at), false) = (self.at, self.focused) {
            let depth = (MIDDLE - at).dot(self.rotation() * Vec3::NEG_Z);
            // The face is nearer than the middle.
            self.focus = (depth - FACE).clamp(FOCUS[0], FOCUS[1]);
        }
    }

    /// Forgets the position; the next opening takes the camera over again.
    pub fn put_down(&mut self) {
        self.at = None;
        self.hidden = false;
    }

    fn rotation(&self) -> Quat {
        Quat::from_euler(EulerRot::YXZ, self.look.x, self.look.y, 0.0)
    }

    /// Moves the camera right, up and forward, within the room.
    fn walk(&mut self, way: Vec3) {
        let Some(at) = &mut self.at else { return };
        let turn = Quat::from_rotation_y(self.look.x);
        let to = *at + turn * Vec3::new(way.x, 0.0, -way.z) + Vec3::Y * way.y;
        let ground = Vec2::new(to.x, to.z).clamp_length_max(2.2);
        *at = Vec3::new(ground.x, to.y.clamp(0.025, 1.9), ground.y);
    }

    fn turn(&mut self, by: Vec2) {
        self.look.x += by.x;
        self.look.y = (self.look.y + by.y).clamp(-1.5, 1.2);
    }

    /// The camera's shot; `None` until the page is opened.
    pub fn shot(&self) -> Option<Shot> {
        let transform = Transform::from_translation(self.at?).with_rotation(self.rotation());
        Some(Shot { transform, field_of_view: self.view })
    }

    fn lens(&self) -> Lens {
        Lens { aperture: APERTURES.get(self.aperture).copied(), focus: self.focus }
    }
}

/// Moves the camera by keys, mouse, wheel and sticks.
pub(super) fn move_camera(
    grip: Grip,
    controls: Res<Controls>,
    time: Res<Time<Real>>,
    cameras: Query<&Camera, With<holochess_view::MainCamera>>,
    exhibit: Res<Exhibit>,
    mut held: Local<bool>,
    mut showcase: ResMut<Showcase>,
    mut lens: ResMut<Lens>,
) {
    let photographer = &mut showcase.bypass_change_detection().photographer;
    if photographer.at.is_none() {
        let size = cameras.single().ok().and_then(Camera::logical_viewport_size).unwrap_or(Vec2::new(16.0, 9.0));
        photographer.take_up(exhibit.frame.shot(size.x / size.y.max(1.0)));
    }
    let seconds = time.delta_secs().min(LONGEST);
    let way = Vec3::new(
        controls.axis(Command::WalkLeft, Command::WalkRight),
        controls.axis(Command::Sink, Command::Rise),
        controls.axis(Command::WalkBack, Command::WalkForward),
    );
    photographer.walk(way * WALK * seconds);
    let pulled = grip.drag(&mut held);
    let stick = grip.stick();
    // With a narrower view the camera turns more slowly.
    let fine = photographer.view / 0.6;
    let by = Vec2::new(-pulled.x, -pulled.y) * LOOK + Vec2::new(-stick.x, stick.y) * STICK * seconds;
    photographer.turn(by * fine);
    let notches = grip.notches() + stick.z * 6.0 * seconds;
    photographer.view = (photographer.view * 0.94_f32.powf(notches)).clamp(VIEWS[0], VIEWS[1]);
    photographer.follow_focus();
    lens.set_if_neq(photographer.lens());
}

/// Resets the lens when the page is left: everything is in focus again.
pub(super) fn put_lens_away(mut lens: ResMut<Lens>, mut showcase: ResMut<Showcase>) {
    lens.set_if_neq(Lens::default());
    showcase.bypass_change_detection().photographer.put_down();
}

/// Says where a photograph was saved.
pub(super) fn report_photos(
    mut hud: MessageReader<PhotoTaken>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
    mut showcase: ResMut<Showcase>,
) {
    for PhotoTaken { path, trouble } in hud.read() {
        match trouble {
            None => {
                // The place is written beside the lens; with the interface hidden, a short message says that a
                // photograph was taken.
                if showcase.photographer.hidden || showcase.page != Page::Photo {
                    notices.say(localised.text("ui-photo-taken"), Tone::Plain);
                }
                showcase.photographer.last = Some(path.clone());
            }
            Some(why) => {
                let why = localised.say(&locale::file_error(why));
                notices.say(localised.with("ui-photo-lost", "why", why), Tone::Alarm);
            }
        }
    }
}

/// Draws the settings of the camera for photographs.
pub(super) fn draw(mut pages: Pages, shutter: Res<Shutter>, mut photos: MessageWriter<TakePhoto>) -> Result {
    let ui = pages.sheet("showcase.photo")?;
    if pages.showcase.photographer.hidden {
        // With the interface hidden only these commands work.
        let pressed = |command| frame_commands::pressed(ui.ctx(), command);
        if pressed(Command::HideInterface) || pressed(Command::Back) {
            pages.showcase.photographer.hidden = false;
        }
        if pressed(Command::TakePhoto) {
            press(&pages, &mut photos);
        }
        return Ok(());
    }
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let x = right_column(screen);
    draw_heading(&brush, pos2(x, 112.0), COLUMN, &pages.localised.text("ui-photo-lens"));
    draw_lens_rows(&ui, &mut pages, x);
    let names = SIZES.map(|(name, _)| name.to_owned());
    let now = pages.showcase.photographer.size;
    brush.left(pos2(x, 276.0), pages.localised.text("ui-photo-size"), typeface::NOTE.coloured(INK_SOFT));
    let row = Row { at: pos2(x - LABEL_WIDTH, 300.0), width: COLUMN + LABEL_WIDTH, enter: true };
    if let Some(size) = choice(&ui, "showcase.row.size", row, "", &names, now) {
        pages.showcase.photographer.size = size;
    }
    let face = typeface::BODY.coloured(INK);
    let take = KeyCommand::new("showcase.photo", Command::TakePhoto, pages.localised.text("ui-photo-take"))
        .enabled(!shutter.is_open() && pages.album.0.is_some());
    let away = KeyCommand::new("showcase.hide", Command::HideInterface, pages.localised.text("ui-photo-hide"));
    if take.draw(&ui, pos2(x, 356.0), face) {
        press(&pages, &mut photos);
    }
    if away.draw(&ui, pos2(x, 394.0), face) {
        pages.showcase.photographer.hidden = true;
    }
    let text = match (&pages.showcase.photographer.last, &pages.album.0) {
        (Some(path), _) => pages.localised.with("ui-photo-kept", "file", path.display().to_string()),
        (None, Some(folder)) => pages.localised.with("ui-photo-folder", "folder", folder.display().to_string()),
        (None, None) => pages.localised.text("ui-photo-nowhere"),
    };
    brush.wrap(pos2(x, 428.0), COLUMN, &text, typeface::SMALL_NOTE.coloured(INK_SOFT));
    brush.wrap(pos2(MARGIN, 186.0), COLUMN - 20.0, &about_text(&ui, &pages.localised), typeface::PAGE);
    Ok(())
}

/// How to walk and look around. The directions of a stick have no names that a sentence could use.
fn about_text(ui: &Ui, localised: &LocalisedText) -> String {
    let walk = [Command::WalkForward, Command::WalkLeft, Command::WalkBack, Command::WalkRight];
    let [rise, sink] = [Command::Rise, Command::Sink].map(|command| frame_commands::cap(ui.ctx(), command));
    let walk = walk.map(|command| frame_commands::cap(ui.ctx(), command));
    let are_named = !frame_commands::by_pad(ui.ctx()) && walk.iter().chain([&rise, &sink]).all(|cap| !cap.is_empty());
    let walk = if are_named { walk.join(", ") } else { "none".to_owned() };
    localised.format("ui-photo-about", &[("walk", walk.into()), ("rise", rise.into()), ("sink", sink.into())])
}

/// Draws the rows of aperture, focus and angle of view.
fn draw_lens_rows(ui: &Ui, pages: &mut Pages, x: f32) {
    let now = pages.showcase.photographer.clone();
    let usual = Photographer::default();
    let last = APERTURES.len() as f32;
    let shown = APERTURES.get(now.aperture).map_or_else(
        || pages.localised.text("ui-photo-sharp"),
        |stops| format!("f/{}", pages.localised.decimal(f64::from(*stops), usize::from(*stops < 10.0))),
    );
    let share = |value: f32, [low, high]: [f32; 2]| (value - low) / (high - low);
    let value = |share: f32, [low, high]: [f32; 2]| low + (high - low) * share;
    let at = |row: f32| pos2(x, 152.0 + STEP * row);
    let photographer = &mut pages.showcase.photographer;
    let label = pages.localised.text("ui-photo-aperture");
    let aperture = now.aperture as f32 / last;
    if let Some(wanted) =
        fader(ui, "showcase.row.aperture", at(0.0), COLUMN, &label, aperture, usual.aperture as f32 / last, &shown)
    {
        // An arrow key moves less than one stop, so it is rounded up to one.
        let step = (wanted - aperture) * last;
        let whole = if step.abs() < 1.0 { step.signum() } else { step.round() };
        photographer.aperture = (now.aperture as f32 + whole).clamp(0.0, last) as usize;
    }
    let label = pages.localised.text("ui-photo-focus");
    let shown = pages.localised.decimal(f64::from(now.focus), 2);
    if let Some(wanted) =
        fader(ui, "showcase.row.focus", at(1.0), COLUMN, &label, share(now.focus, FOCUS), share(1.0, FOCUS), &shown)
    {
        (photographer.focus, photographer.focused) = (value(wanted, FOCUS), true);
    }
    let label = pages.localised.text("ui-photo-view");
    let shown = format!("{}°", pages.localised.decimal(f64::from(now.view.to_degrees()), 0));
    if let Some(wanted) = fader(
        ui,
        "showcase.row.view",
        at(2.0),
        COLUMN,
        &label,
        share(now.view, VIEWS),
        share(usual.view, VIEWS),
        &shown,
    ) {
        photographer.view = value(wanted, VIEWS);
    }
}

/// Takes a photograph.
fn press(pages: &Pages, photos: &mut MessageWriter<TakePhoto>) {
    let Some(folder) = &pages.album.0 else { return };
    let size = SIZES[pages.showcase.photographer.size].1;
    photos.write(TakePhoto { size: size.into(), path: next_file(folder, pages.showcase.creature.id(), "png") });
}

/// On the photo page, sticks and keys walk with the camera.
pub(super) fn set_camera_walk(screen: Res<State<Screen>>, showcase: Res<Showcase>, mut walk: ResMut<CameraWalk>) {
    walk.set_if_neq(CameraWalk(*screen.get() == Screen::Showcase && showcase.page == Page::Photo));
}

/// Whether the photo page is open.
pub(super) fn at_work(showcase: Res<Showcase>) -> bool {
    showcase.page == Page::Photo
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_walks_where_it_looks_and_stays_in_the_room() {
        let mut photographer = Photographer::default();
        photographer.take_up(Shot {
            transform: Transform::from_xyz(0.0, 0.3, 1.5).looking_to(Vec3::NEG_Z, Vec3::Y),
            field_of_view: 0.6,
        });
        photographer.walk(Vec3::new(0.0, 0.0, 0.5));
        assert!(photographer.at.expect("it was taken up").distance(Vec3::new(0.0, 0.3, 1.0)) < 1e-4);
        photographer.turn(Vec2::new(std::f32::consts::FRAC_PI_2, 0.0));
        photographer.walk(Vec3::new(0.0, 0.0, 0.5));
        assert!(photographer.at.expect("it is there").x < -0.45, "it looks to the left now");
        photographer.walk(Vec3::new(0.0, -9.0, 90.0));
        let at = photographer.at.expect("it is there");
        assert!(at.y > 0.0 && at.length() < 2.3, "{at}");
    }

    #[test]
    fn whoever_is_on_show_is_sharp_until_the_person_focuses() {
        let mut photographer = Photographer::default();
        photographer.take_up(Shot {
            transform: Transform::from_xyz(0.0, 0.16, 1.5).looking_to(Vec3::NEG_Z, Vec3::Y),
            field_of_view: 0.6,
        });
        photographer.follow_focus();
        assert!((photographer.focus - 1.5 + FACE).abs() < 1e-3);
        photographer.walk(Vec3::new(0.0, 0.0, 0.7));
        photographer.follow_focus();
        assert!((photographer.focus - 0.8 + FACE).abs() < 1e-3);
        photographer.focused = true;
        photographer.walk(Vec3::new(0.0, 0.0, 0.3));
        photographer.follow_focus();
        assert!((photographer.focus - 0.8 + FACE).abs() < 1e-3);
    }

    #[test]
    fn the_camera_goes_on_from_where_the_turntable_was_seen() {
        let transform = Transform::from_xyz(0.4, 0.5, 1.2).looking_at(Vec3::new(0.0, 0.2, 0.0), Vec3::Y);
        let mut photographer = Photographer::default();
        photographer.take_up(Shot { transform, field_of_view: 0.7 });
        let shot = photographer.shot().expect("it was taken up");
        assert!(shot.transform.rotation.angle_between(transform.rotation) < 1e-3);
    }

    /// The messages after a photograph, with the interface hidden or not.
    fn said(hidden: bool) -> Vec<String> {
        let mut showcase = Showcase { page: Page::Photo, ..Showcase::default() };
        showcase.photographer.hidden = hidden;
        let mut app = App::new();
        app.add_message::<PhotoTaken>()
            .insert_resource(LocalisedText::new(locale::Language::English))
            .init_resource::<Notices>()
            .insert_resource(showcase)
            .add_systems(Update, (report_photos, super::super::clear_remarks_on_change).chain());
        app.update();
        let path = PathBuf::from("/home/ada/Pictures/Holochess/savrip-001.png");
        app.world_mut().write_message(PhotoTaken { path: path.clone(), trouble: None });
        app.update();
        assert_eq!(app.world().resource::<Showcase>().photographer.last, Some(path));
        let texts = |app: &App| app.world().resource::<Notices>().texts().map(str::to_owned).collect::<Vec<_>>();
        let said = texts(&app);
        app.world_mut().resource_mut::<Showcase>().page = Page::Scenes;
        app.update();
        assert!(texts(&app).is_empty(), "nothing is said on the next page");
        said
    }

    #[test]
    fn a_photograph_is_not_told_over_the_picture_where_it_is_told_beside_the_lens() {
        assert!(said(false).is_empty());
        let said = said(true);
        assert!(said.len() == 1 && !said[0].contains('/'), "a word, and no path across the picture: {said:?}");
    }
}
