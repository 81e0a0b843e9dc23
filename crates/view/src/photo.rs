//! Photographs: the picture without the interface, in a chosen size, saved as a file; and the lens.

use std::{
    io::{self, Cursor},
    path::{Path, PathBuf},
};

use bevy::{
    camera::RenderTarget,
    post_process::dof::{DepthOfField, DepthOfFieldMode},
    prelude::*,
    render::{
        render_resource::{TextureFormat, TextureUsages},
        view::window::screenshot::{Screenshot, ScreenshotCaptured},
    },
    tasks::{IoTaskPool, Task, block_on, poll_once},
};

use super::MainCamera;
use holochess_platform::fs;
use holochess_platform::storage::{self, FileError};

/// Frames drawn in the new size before the photograph: reflections and light lag a frame behind.
const SETTLES: u32 = 4;
/// Height of the film, in world units: that of a large camera beside a small table, so that close things look small.
const FILM: f32 = 0.11;
/// The largest disc to which a point is blurred, as a share of the picture's height.
const BLUR: f32 = 0.05;

/// Request: take a photograph of what the main camera sees.
#[derive(Message, Clone, Debug)]
pub struct TakePhoto {
    /// Its width and height in pixels.
    pub size: UVec2,
    /// The file, a PNG.
    pub path: PathBuf,
}

/// Fact: a photograph was saved, or could not be.
#[derive(Message, Clone, Debug)]
pub struct PhotoTaken {
    /// The file.
    pub path: PathBuf,
    /// The error, if it could not be saved.
    pub trouble: Option<FileError>,
}

/// Whether a photograph is being taken: then only the scene may be drawn.
#[derive(Resource, Default)]
pub struct Shutter {
    open: Option<Exposure>,
    developing: Option<(PathBuf, Task<Result<(), FileError>>)>,
}

impl Shutter {
    /// Whether a photograph is being taken.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }
}

/// A photograph that is being taken.
struct Exposure {
    path: PathBuf,
    film: Handle<Image>,
    /// The camera's usual render target.
    usual: RenderTarget,
    frames: u32,
}

/// The lens of the main camera; without an aperture everything is in focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Lens {
    /// The aperture in f-stops: the smaller the number, the stronger the blur.
    pub aperture: Option<f32>,
    /// The distance in focus.
    pub focus: f32,
}

/// Adds depth of field to the camera, or removes it. The blur is a share of the picture's height, whatever its size.
fn fit_lens(
    mut commands: Commands,
    lens: Res<Lens>,
    cameras: Query<(Entity, &Camera, Option<&DepthOfField>), With<MainCamera>>,
) {
    for (entity, camera, fitted) in &cameras {
        let Some(aperture) = lens.aperture else {
            if fitted.is_some() {
                commands.entity(entity).remove::<DepthOfField>();
            }
            continue;
        };
        let blur = camera.physical_viewport_size().map_or(720.0, |size| size.y as f32) * BLUR;
        let fits = |fitted: &DepthOfField| (fitted.max_circle_of_confusion_diameter - blur).abs() < 0.5;
        if lens.is_changed() || !fitted.is_some_and(fits) {
            commands.entity(entity).insert(DepthOfField {
                mode: DepthOfFieldMode::Gaussian,
                focal_distance: lens.focus.max(0.05),
                sensor_height: FILM,
                aperture_f_stops: aperture,
                max_circle_of_confusion_diameter: blur,
                max_depth: 6.0,
            });
        }
    }
}

fn open(
    mut requests: MessageReader<TakePhoto>,
    mut shutter: ResMut<Shutter>,
    mut images: ResMut<Assets<Image>>,
    mut cameras: Query<&mut RenderTarget, With<MainCamera>>,
) {
    let Some(TakePhoto { size, path }) = requests.read().last() else { return };
    let (None, Ok(mut target)) = (&shutter.open, cameras.single_mut()) else { return };
    let mut film = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    film.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let film = images.add(film);
    let usual = std::mem::replace(&mut *target, RenderTarget::Image(film.clone().into()));
    shutter.open = Some(Exposure { path: path.clone(), film, usual, frames: 0 });
}

/// Waits for the picture to settle, then requests a screenshot.
fn expose(mut commands: Commands, mut shutter: ResMut<Shutter>) {
    let Some(exposure) = &mut shutter.open else { return };
    exposure.frames += 1;
    if exposure.frames == SETTLES {
        commands.spawn(Screenshot::image(exposure.film.clone())).observe(develop);
    }
}

/// Receives the screenshot: restores the camera and writes the file on another thread.
fn develop(
    captured: On<ScreenshotCaptured>,
    mut shutter: ResMut<Shutter>,
    mut cameras: Query<&mut RenderTarget, With<MainCamera>>,
) {
    let Some(exposure) = shutter.open.take() else { return };
    if let Ok(mut target) = cameras.single_mut() {
        *target = exposure.usual;
    }
    let (picture, path) = (captured.image.clone(), exposure.path.clone());
    let task = IoTaskPool::get().spawn(async move { keep(picture, &path) });
    shutter.developing = Some((exposure.path, task));
}

/// Writes the file completely or not at all.
fn keep(picture: Image, path: &Path) -> Result<(), FileError> {
    let failed = |why: String| FileError::new(path, &io::Error::other(why));
    let picture = picture.try_into_dynamic().map_err(|why| failed(why.to_string()))?.to_rgb8();
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, image::ImageFormat::Png).map_err(|why| failed(why.to_string()))?;
    let folder = path.parent().unwrap_or_else(|| Path::new("."));
    fs::create_dir_all(folder).map_err(|error| FileError::new(folder, &error))?;
    storage::replace(path, bytes.get_ref(), false)
}

fn report_photo(mut shutter: ResMut<Shutter>, mut facts: MessageWriter<PhotoTaken>) {
    let Some((path, task)) = &mut shutter.bypass_change_detection().developing else { return };
    if let Some(result) = block_on(poll_once(task)) {
        facts.write(PhotoTaken { path: path.clone(), trouble: result.err() });
        shutter.developing = None;
    }
}

/// A free name for the next photograph or film in a folder: `holochess-WHAT-0001.png` and so on. Records of the game of that name
/// begin with it already.
pub fn next_file(folder: &Path, what: &str, ending: &str) -> PathBuf {
    let what = what.strip_prefix("holochess-").unwrap_or(what);
    let file = |number: u32| folder.join(format!("holochess-{what}-{number:04}.{ending}"));
    (1..=9999).map(file).find(|path| !fs::is_there(path)).unwrap_or_else(|| file(0))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shutter>()
        .init_resource::<Lens>()
        .add_message::<TakePhoto>()
        .add_message::<PhotoTaken>()
        .add_systems(Update, (fit_lens, expose, open, report_photo).chain().in_set(crate::ViewSystems::Photo));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_photograph_that_cannot_be_kept_says_why() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let picture = || Image::new_target_texture(8, 8, TextureFormat::Rgba8UnormSrgb, None);
        let path = folder.path().join("album/holochess-savrip-0001.png");
        let mut drawn = picture();
        drawn.data = Some(vec![7; 8 * 8 * 4]);
        keep(drawn.clone(), &path).expect("the album is made where there is none");
        assert_eq!(image::image_dimensions(&path).expect("it is a picture"), (8, 8));
        // A file with the folder's name: nothing can be saved.
        let file = folder.path().join("file");
        fs::write(&file, "").expect("it can be written");
        let error = keep(drawn, &file.join("holochess-savrip-0001.png")).expect_err("there is no such folder");
        assert_eq!(error.path, file);
    }

    #[test]
    fn no_photograph_takes_the_place_of_another() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let first = next_file(folder.path(), "savrip", "png");
        assert!(first.ends_with("holochess-savrip-0001.png"));
        std::fs::write(&first, "").expect("it can be written");
        assert!(next_file(folder.path(), "savrip", "png").ends_with("holochess-savrip-0002.png"));
        assert!(next_file(folder.path(), "holochess-savrip", "png").ends_with("holochess-savrip-0002.png"));
        assert!(next_file(folder.path(), "ngok", "png").ends_with("holochess-ngok-0001.png"));
    }
}
