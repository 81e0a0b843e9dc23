//! The photographer: a camera of one's own, its lens, and the button.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{Key, Ui, pos2};

use super::{
    Page, Showcase,
    frame::{COLUMN, Pages, heading, right_column},
    turntable_input::Grip,
};
use crate::{
    locale,
    ui::{
        localised_text::LocalisedText,
        notices::{Notices, Tone},
        theme::{
            MARGIN,
            fader::{STEP, fader},
            option_row::{LABEL_WIDTH, Row, choice},
            prelude::*,
        },
    },
    view::{
        camera::Shot,
        exhibit::Exhibit,
        photo::{Lens, PhotoTaken, Shutter, TakePhoto, next_file},
    },
};

/// Sizes of photographs, by their names.
const SIZES: [(&str, [u32; 2]); 4] =
    [("720p", [1280, 720]), ("1080p", [1920, 1080]), ("1440p", [2560, 1440]), ("4K", [3840, 2160])];
/// Apertures, the widest first; after them everything is sharp.
const APERTURES: [f32; 6] = [1.4, 2.0, 2.8, 4.0, 5.6, 8.0];
/// The narrowest and the widest view, in radians.
const VIEWS: [f32; 2] = [0.12, 1.3];
/// The nearest and the farthest that can be sharp.
const FOCUS: [f32; 2] = [0.15, 4.0];
/// The middle of whoever is on the turntable.
const MIDDLE: Vec3 = Vec3::new(0.0, 0.16, 0.0);
/// How far before its middle a creature has its face.
const FACE: f32 = 0.06;
/// The longest step of the camera, in seconds: after a slow frame it does not run through the room.
const LONGEST: f32 = 0.1;
/// Units a second, radians a pixel, radians a second at a stick's end.
const WALK: f32 = 0.55;
const LOOK: f32 = 0.0028;
const STICK: f32 = 1.3;

/// Where photographs are kept; nowhere where there is no such place.
#[derive(Resource, Clone, Debug, Default)]
pub struct Album(pub Option<PathBuf>);

/// The camera in the photographer's hands.
#[derive(Clone, Debug, PartialEq)]
pub struct Photographer {
    /// Where it is; nowhere before it is taken up.
    at: Option<Vec3>,
    /// Turned left, and up.
    look: Vec2,
    view: f32,
    /// Which of [`APERTURES`]; the one after the last is sharp everywhere.
    aperture: usize,
    focus: f32,
    /// Was it set by hand? If not it is what stands in the middle that is sharp, wherever the camera goes.
    focused: bool,
    size: usize,
    /// Is the interface out of sight?
    pub hidden: bool,
    last: Option<PathBuf>,
}

impl Default for Photographer {
    fn default() -> Self {
        Self {
            at: None,
            look: Vec2::ZERO,
            view: 0.5,
            aperture: 4,
            focus: 1.0,
            focused: false,
            size: 1,
            hidden: false,
            last: None,
        }
    }
}

impl Photographer {
    /// Takes the camera over from where it stands, sharp at the table's middle.
    fn take_up(&mut self, shot: Shot) {
        let (yaw, pitch, _) = shot.transform.rotation.to_euler(EulerRot::YXZ);
        self.at = Some(shot.transform.translation);
        self.look = Vec2::new(yaw, pitch);
        self.view = shot.field_of_view;
        self.focused = false;
    }

    /// What stands on the turntable is sharp, unless the person has decided otherwise.
    fn follow_focus(&mut self) {
        if let (Some(at), false) = (self.at, self.focused) {
            let depth = (MIDDLE - at).dot(self.rotation() * Vec3::NEG_Z);
            // A face is nearer than the middle.
            self.focus = (depth - FACE).clamp(FOCUS[0], FOCUS[1]);
        }
    }

    /// Puts the camera down; it is taken up anew next time.
    pub fn put_down(&mut self) {
        self.at = None;
        self.hidden = false;
    }

    fn rotation(&self) -> Quat {
        Quat::from_euler(EulerRot::YXZ, self.look.x, self.look.y, 0.0)
    }

    /// Walks to the right, up and forward, without leaving the room.
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

    /// What it sees; nothing before it is taken up.
    pub fn shot(&self) -> Option<Shot> {
        let transform = Transform::from_translation(self.at?).with_rotation(self.rotation());
        Some(Shot { transform, field_of_view: self.view })
    }

    fn lens(&self) -> Lens {
        Lens { aperture: APERTURES.get(self.aperture).copied(), focus: self.focus }
    }
}

/// The camera moves by keys, mouse, wheel and sticks.
pub(super) fn walk(
    grip: Grip,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    time: Res<Time<Real>>,
    cameras: Query<&Camera, With<crate::view::MainCamera>>,
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
    let pair = |more: KeyCode, less: KeyCode| {
        let down = |key| keys.as_ref().is_some_and(|keys| keys.pressed(key));
        f32::from(u8::from(down(more))) - f32::from(u8::from(down(less)))
    };
    let left = grip.left_stick();
    let way = Vec3::new(
        pair(KeyCode::KeyD, KeyCode::KeyA) + left.x,
        pair(KeyCode::KeyR, KeyCode::KeyF),
        pair(KeyCode::KeyW, KeyCode::KeyS) + left.y,
    );
    photographer.walk(way * WALK * seconds);
    let pulled = grip.drag(&mut held);
    let stick = grip.stick();
    // The narrower the view, the finer the hand.
    let fine = photographer.view / 0.6;
    let by = Vec2::new(-pulled.x, -pulled.y) * LOOK + Vec2::new(-stick.x, stick.y) * STICK * seconds;
    photographer.turn(by * fine);
    let notches = grip.notches() + stick.z * 6.0 * seconds;
    photographer.view = (photographer.view * 0.94_f32.powf(notches)).clamp(VIEWS[0], VIEWS[1]);
    photographer.follow_focus();
    lens.set_if_neq(photographer.lens());
}

/// Everything is sharp again elsewhere.
pub(super) fn put_lens_away(mut lens: ResMut<Lens>, mut showcase: ResMut<Showcase>) {
    lens.set_if_neq(Lens::default());
    showcase.bypass_change_detection().photographer.put_down();
}

/// Says where a photograph lies.
pub(super) fn report(
    mut hud: MessageReader<PhotoTaken>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
    mut showcase: ResMut<Showcase>,
) {
    for PhotoTaken { path, trouble } in hud.read() {
        match trouble {
            None => {
                notices.say(localised.with("ui-photo-kept", "file", path.display().to_string()), Tone::Plain);
                showcase.photographer.last = Some(path.clone());
            }
            Some(why) => {
                let why = localised.say(&locale::file_error(why));
                notices.say(localised.with("ui-photo-lost", "why", why), Tone::Alarm);
            }
        }
    }
}

pub(super) fn draw(
    mut pages: Pages,
    album: Res<Album>,
    shutter: Res<Shutter>,
    mut photos: MessageWriter<TakePhoto>,
) -> Result {
    let ui = pages.sheet("showcase.photo")?;
    if pages.showcase.photographer.hidden {
        // Only the two keys are still listened to.
        let pressed = |key| crate::ui::theme::surface::key_pressed(ui.ctx(), key);
        if pressed(Key::H) || pressed(Key::Escape) {
            pages.showcase.photographer.hidden = false;
        }
        if pressed(Key::P) {
            press(&mut pages, &album, &mut photos);
        }
        return Ok(());
    }
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    let x = right_column(screen);
    heading(&brush, pos2(x, 112.0), COLUMN, &pages.localised.text("ui-photo-lens"));
    lens(&ui, &mut pages, x);
    let names = SIZES.map(|(name, _)| name.to_owned());
    let now = pages.showcase.photographer.size;
    brush.left(pos2(x, 276.0), pages.localised.text("ui-photo-size"), typeface::NOTE.coloured(INK_SOFT));
    let row = Row { at: pos2(x - LABEL_WIDTH, 300.0), width: COLUMN + LABEL_WIDTH, enter: true };
    if let Some(size) = choice(&ui, "showcase.row.size", row, "", &names, now) {
        pages.showcase.photographer.size = size;
    }
    let save = pages.localised.text("ui-photo-take");
    let hide = pages.localised.text("ui-photo-hide");
    let face = typeface::BODY.coloured(INK);
    let take = KeyCommand {
        name: "showcase.photo",
        cap: "P",
        key: Some(Key::P),
        label: &save,
        enabled: !shutter.is_open() && album.0.is_some(),
    };
    let away = KeyCommand { name: "showcase.hide", cap: "H", key: Some(Key::H), label: &hide, enabled: true };
    if take.show(&ui, pos2(x, 356.0), face) {
        press(&mut pages, &album, &mut photos);
    }
    if away.show(&ui, pos2(x, 394.0), face) {
        pages.showcase.photographer.hidden = true;
    }
    let text = match (&pages.showcase.photographer.last, &album.0) {
        (Some(path), _) => pages.localised.with("ui-photo-kept", "file", path.display().to_string()),
        (None, Some(folder)) => pages.localised.with("ui-photo-folder", "folder", folder.display().to_string()),
        (None, None) => pages.localised.text("ui-photo-nowhere"),
    };
    brush.wrap(pos2(x, 428.0), COLUMN, &text, typeface::NOTE.sized(15.0).coloured(INK_SOFT));
    brush.wrap(pos2(MARGIN, 186.0), COLUMN - 20.0, &pages.localised.text("ui-photo-about"), typeface::BODY.sized(18.0));
    Ok(())
}

/// Aperture, focus, angle of view.
fn lens(ui: &Ui, pages: &mut Pages, x: f32) {
    let now = pages.showcase.photographer.clone();
    let usual = Photographer::default();
    let last = APERTURES.len() as f32;
    let shown = APERTURES.get(now.aperture).map_or_else(
        || pages.localised.text("ui-photo-sharp"),
        |stops| format!("f/{}", pages.localised.decimal(f64::from(*stops), 1)),
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
        // A press of an arrow is less than a stop: it counts as one.
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

/// The button is pressed.
fn press(pages: &mut Pages, album: &Album, photos: &mut MessageWriter<TakePhoto>) {
    let Some(folder) = &album.0 else { return };
    let size = SIZES[pages.showcase.photographer.size].1;
    photos.write(TakePhoto { size: size.into(), path: next_file(folder, pages.showcase.creature.id(), "png") });
}

/// Is the photographer at work?
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
}
