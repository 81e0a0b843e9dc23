//! The portraits of the creatures, from their folders, and the busts of the computer players.

use std::collections::HashMap;

use bevy::{
    image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui::TextureId};

use super::systems::UiSystems;
use holochess_rules::Seat;
use holochess_session::DisplayedBoard;
use holochess_view::{OwnHues, creatures::CREATURES, look_light, pieces::PieceFigures, seat_look, side_hue};

/// Portraits by their files.
#[derive(Resource, Debug, Default)]
pub struct Portraits {
    files: HashMap<String, Handle<Image>>,
    ready: HashMap<String, TextureId>,
    /// Those of creatures once more in the hues of both sides, in the order of the palette.
    on_sides: HashMap<String, [TextureId; SIDES]>,
    /// Whether creatures keep their own hues on the table, and so in lists.
    own_hues: bool,
}

/// How many sides creatures can be on.
const SIDES: usize = 2;

/// What follows a creature's name in the path of its portrait.
const PORTRAIT: &str = "/portrait.png";

/// The file of a creature's portrait.
fn of_creature(kind: &str) -> String {
    format!("creatures/{kind}{PORTRAIT}")
}

/// The creature whose portrait a file is.
fn kind_of(file: &str) -> Option<&str> {
    file.strip_prefix("creatures/")?.strip_suffix(PORTRAIT)
}

/// The file with the pictures of a computer player.
fn of_opponent(level: &str) -> String {
    format!("opponents/{level}.png")
}

impl Portraits {
    /// Begins to load the portrait of a creature, if that was not done yet.
    pub fn request(&mut self, kind: &str, server: &AssetServer) {
        self.request_file(of_creature(kind), server);
    }

    /// The same for the bust of a computer player, by the id of its level.
    pub fn request_opponent(&mut self, level: &str, server: &AssetServer) {
        self.request_file(of_opponent(level), server);
    }

    fn request_file(&mut self, file: String, server: &AssetServer) {
        self.files.entry(file).or_insert_with_key(|file| server.load(file.clone()));
    }

    /// The same for every creature there is.
    pub fn request_all(&mut self, server: &AssetServer) {
        for kind in CREATURES {
            self.request(kind, server);
        }
    }

    /// The portrait of a creature, once it is loaded.
    pub fn texture_of(&self, kind: &str) -> Option<TextureId> {
        self.ready.get(&of_creature(kind)).copied()
    }

    /// The same in the hue that the creature has on a seat's side.
    pub fn texture_on_side(&self, kind: &str, seat: Seat) -> Option<TextureId> {
        let on_side = self.on_sides.get(kind).and_then(|sides| sides.get(seat_look(seat).index()).copied());
        on_side.filter(|_| !self.own_hues).or_else(|| self.texture_of(kind))
    }

    /// The bust of a computer player, once it is loaded: all its pictures, as [`opponents`](holochess_view::opponents)
    /// lays them out.
    pub fn of_opponent(&self, level: &str) -> Option<TextureId> {
        self.ready.get(&of_opponent(level)).copied()
    }
}

/// Begins to load the portraits of the creatures on the table.
fn load_portraits(
    shown: Option<Res<DisplayedBoard>>,
    figures: PieceFigures,
    server: Option<Res<AssetServer>>,
    mut portraits: ResMut<Portraits>,
) {
    let (Some(shown), Some(server)) = (shown, server) else { return };
    for (piece, _) in shown.piece_ids() {
        if let Some(creature) = figures.figure(&shown, piece).creature() {
            portraits.request(creature, &server);
        }
    }
}

/// Passes loaded portraits to egui. A portrait that fails to load leaves its token without a picture.
fn register_portraits(
    mut portraits: ResMut<Portraits>,
    images: Option<ResMut<Assets<Image>>>,
    textures: Option<ResMut<EguiUserTextures>>,
) {
    let (Some(mut images), Some(mut textures)) = (images, textures) else { return };
    let arrived: Vec<(String, Handle<Image>)> = portraits
        .files
        .iter()
        .filter(|(file, handle)| !portraits.ready.contains_key(file.as_str()) && images.contains(*handle))
        .map(|(file, handle)| (file.clone(), handle.clone()))
        .collect();
    for (file, handle) in arrived {
        if let Some(mut image) = images.get_mut(&handle) {
            prepare(&mut image);
        }
        if let Some(kind) = kind_of(&file).map(ToOwned::to_owned)
            && let Some(on_sides) = images.get(&handle).and_then(on_sides)
        {
            let textures = on_sides.map(|image| textures.add_image(EguiTextureHandle::Strong(images.add(image))));
            portraits.on_sides.insert(kind, textures);
        }
        let id = textures.add_image(EguiTextureHandle::Strong(handle));
        portraits.ready.insert(file, id);
    }
}

/// A portrait at half its size in the hue of every side's family; `None` if the picture cannot be changed.
fn on_sides(portrait: &Image) -> Option<[Image; SIDES]> {
    let Extent3d { width, height, .. } = portrait.texture_descriptor.size;
    let size = [width as usize, height as usize];
    let whole = portrait.data.as_ref()?.get(..4 * size[0] * size[1])?;
    let half = halved(whole, size);
    let own = mean_hue(&half);
    Some(std::array::from_fn(|look| {
        let target = Oklcha::from(side_hue(own, look_light(Seat::new(look))));
        let turn = target.hue - Oklcha::from(own).hue;
        let mut pixels = half.clone();
        pixels.chunks_exact_mut(4).for_each(|pixel| turn_hue(pixel, turn));
        let size = Extent3d { width: (width / 2).max(1), height: (height / 2).max(1), depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut image = Image::new(size, TextureDimension::D2, pixels, format, portrait.asset_usage);
        add_mipmaps(&mut image);
        image
    }))
}

/// The hue of a picture (sRGB, multiplied by its opacity, eight bits a channel), its most colourful parts counting
/// most.
fn mean_hue(pixels: &[u8]) -> LinearRgba {
    let mut sum = LinearRgba::NONE;
    for pixel in pixels.chunks_exact(4) {
        let light = LinearRgba::from(Srgba::from_u8_array([pixel[0], pixel[1], pixel[2], pixel[3]]));
        let [most, least] = [light.red.max(light.green).max(light.blue), light.red.min(light.green).min(light.blue)];
        sum += light * (most - least);
    }
    let most = sum.red.max(sum.green).max(sum.blue);
    if most > 0.0 { (sum * (1.0 / most)).with_alpha(1.0) } else { LinearRgba::WHITE }
}

/// Turns the hue of a pixel (sRGB, multiplied by its opacity) by these degrees.
fn turn_hue(pixel: &mut [u8], degrees: f32) {
    let light = Oklcha::from(LinearRgba::from(Srgba::from_u8_array([pixel[0], pixel[1], pixel[2], 255])));
    let turned = LinearRgba::from(light.with_hue((light.hue + degrees).rem_euclid(360.0)));
    pixel[..3].copy_from_slice(&Srgba::from(turned).to_u8_array()[..3]);
}

/// Makes a portrait as egui draws it, and adds mipmaps: half size, a quarter, … down to one pixel.
///
/// egui takes colours for light that is already multiplied by its opacity: without that, the faintest edge of a glow
/// would be as bright as its middle. Tokens show portraits at a tenth of their size, where sampling every tenth pixel
/// alone would give jagged lines.
fn prepare(image: &mut Image) {
    let descriptor = &mut image.texture_descriptor;
    let [width, height] = [descriptor.size.width, descriptor.size.height].map(|side| side as usize);
    if descriptor.format != TextureFormat::Rgba8UnormSrgb || descriptor.mip_level_count != 1 {
        return;
    }
    let Some(data) = image.data.as_mut().filter(|data| data.len() == 4 * width * height && !data.is_empty()) else {
        return;
    };
    for pixel in data.chunks_exact_mut(4) {
        let [red, green, blue, opacity] = [0, 1, 2, 3].map(|channel| pixel[channel]);
        let light = LinearRgba::from(Srgba::from_u8_array([red, green, blue, opacity]));
        pixel.copy_from_slice(&Srgba::from(light.with_alpha(1.0) * light.alpha).to_u8_array());
    }
    add_mipmaps(image);
}

/// Adds mipmaps to a picture that has none yet, and has them used.
fn add_mipmaps(image: &mut Image) {
    let descriptor = &mut image.texture_descriptor;
    let mut size = [descriptor.size.width, descriptor.size.height].map(|side| side as usize);
    let Some(data) = image.data.as_mut() else { return };
    let mut last = data.clone();
    while size != [1, 1] {
        last = halved(&last, size);
        size = size.map(|side| (side / 2).max(1));
        data.extend_from_slice(&last);
        descriptor.mip_level_count += 1;
    }
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::ClampToEdge,
        address_mode_v: ImageAddressMode::ClampToEdge,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::default()
    });
}

/// A picture (sRGB, multiplied by its opacity, eight bits a channel) at half its size. Averages linear light, not sRGB
/// codes.
fn halved(pixels: &[u8], [width, height]: [usize; 2]) -> Vec<u8> {
    let [half_width, half_height] = [width, height].map(|side| (side / 2).max(1));
    let mut halved = Vec::with_capacity(4 * half_width * half_height);
    for (y, x) in (0..half_height).flat_map(|y| (0..half_width).map(move |x| (y, x))) {
        let mut sum = LinearRgba::NONE;
        for [down, across] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
            let at = 4 * ((2 * y + down).min(height - 1) * width + (2 * x + across).min(width - 1));
            let code = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
            sum += LinearRgba::from(Srgba::from_u8_array(code));
        }
        halved.extend(Srgba::from(sum * 0.25).to_u8_array());
    }
    halved
}

/// Lists show creatures in the hues that they have on the table.
fn follow_hues(own_hues: Option<Res<OwnHues>>, mut portraits: ResMut<Portraits>) {
    let own_hues = own_hues.is_some_and(|own_hues| own_hues.0);
    if portraits.own_hues != own_hues {
        portraits.own_hues = own_hues;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Portraits>().add_systems(
        Update,
        (load_portraits.run_if(resource_exists_and_changed::<DisplayedBoard>), register_portraits, follow_hues)
            .chain()
            .in_set(UiSystems::Display),
    );
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;

    use super::*;

    #[test]
    fn a_portrait_has_a_hue_of_each_side_and_its_light_and_dark_stay() {
        let size = Extent3d { width: 4, height: 4, depth_or_array_layers: 1 };
        // Red, its upper half darker.
        let data = (0..16).flat_map(|pixel| [if pixel < 8 { 90 } else { 200 }, 40, 40, 255]).collect();
        let image =
            Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default());
        let sides = on_sides(&image).expect("it can be changed");
        for (look, side) in sides.iter().enumerate() {
            assert_eq!(side.texture_descriptor.size.width, 2);
            let data = side.data.as_ref().expect("the picture is there");
            let [dark, bright] = [0, 8].map(|at| {
                Oklcha::from(LinearRgba::from(Srgba::from_u8_array([data[at], data[at + 1], data[at + 2], 255])))
            });
            let light = Oklcha::from(look_light(Seat::new(look))).hue;
            assert!((bright.hue - light).abs() < 30.0, "{look}: {} beside {light}", bright.hue);
            assert!(bright.lightness > dark.lightness + 0.1);
        }
    }

    #[test]
    fn a_portrait_brings_every_smaller_size_of_itself() {
        let size = Extent3d { width: 8, height: 8, depth_or_array_layers: 1 };
        // A chessboard of white and transparent: at half the size all of it is white and half transparent.
        let data = (0..64).flat_map(|pixel| if (pixel % 8 + pixel / 8) % 2 == 0 { [255; 4] } else { [0; 4] }).collect();
        let mut image =
            Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default());
        prepare(&mut image);
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        let data = image.data.clone().expect("the picture is there");
        assert_eq!(data.len(), 4 * (64 + 16 + 4 + 1));
        // Half of all light, 188 in sRGB code.
        assert!(data[4 * 64..].chunks(4).all(|pixel| pixel == [188, 188, 188, 128]), "{:?}", &data[4 * 64..]);
        let ImageSampler::Descriptor(sampler) = &image.sampler else { panic!("it says how it is sampled") };
        assert_eq!(sampler.mipmap_filter, ImageFilterMode::Linear);
        let before = image.clone();
        prepare(&mut image);
        assert_eq!(image.data, before.data, "once is enough");
    }

    #[test]
    fn a_glow_is_as_faint_as_it_is_transparent() {
        let size = Extent3d { width: 1, height: 1, depth_or_array_layers: 1 };
        let data = vec![255, 128, 0, 26];
        let mut image =
            Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default());
        prepare(&mut image);
        let drawn = image.data.expect("the picture is there");
        // A tenth of the light of 255 is 90 in sRGB code.
        assert!(drawn[0].abs_diff(90) <= 1 && drawn[1] < 45 && drawn[2] == 0 && drawn[3] == 26, "{drawn:?}");
    }
}
