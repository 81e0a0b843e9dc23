//! Reads a creature's .glb and moves its skin, with plain arithmetic: what the engine will show, without the engine.

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::Value;

/// A place or a direction: +Y is up, +Z is the figure's front.
pub type Point = [f32; 3];

/// Three rows of a matrix that turns, stretches and moves.
type Matrix = [[f32; 4]; 3];

const STILL: Matrix = [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]];

/// A vertex: its place in the sculpture and the joints that carry it, each with its share.
struct Vertex {
    place: Point,
    joints: [(usize, f32); 4],
}

/// One joint's turn or place over a clip.
struct Track {
    node: usize,
    turns: bool,
    times: Vec<f32>,
    values: Vec<f32>,
}

/// A model with one skinned mesh.
pub struct Model {
    /// How large the file is.
    pub bytes: usize,
    /// Corners of the triangles, as numbers of vertices.
    pub triangles: Vec<[usize; 3]>,
    /// The names of the joints, by their numbers in the skin.
    pub joints: Vec<String>,
    /// Width and height of every texture.
    pub textures: Vec<[u32; 2]>,
    vertices: Vec<Vertex>,
    /// Every node's parent, turn, and place at rest.
    nodes: Vec<(Option<usize>, [f32; 4], Point)>,
    /// The node of every joint, and what undoes its pose at rest.
    skin: Vec<(usize, Matrix)>,
    clips: BTreeMap<String, Vec<Track>>,
}

impl Model {
    /// Reads a file.
    pub fn read(path: &Path) -> Self {
        let file = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(&file[..4], b"glTF", "{}", path.display());
        let json = u32::from_le_bytes([file[12], file[13], file[14], file[15]]) as usize;
        let document: Value = serde_json::from_slice(&file[20..20 + json]).expect("the header is JSON");
        let parts = Parts { document: &document, blob: &file[28 + json..] };
        let primitive = &document["meshes"][0]["primitives"][0];
        let attribute = |name: &str| parts.numbers(&primitive["attributes"][name]);
        let (places, carriers, shares) = (attribute("POSITION"), attribute("JOINTS_0"), attribute("WEIGHTS_0"));
        let vertices = (0..places.len() / 3)
            .map(|v| Vertex {
                place: [places[3 * v], places[3 * v + 1], places[3 * v + 2]],
                joints: [0, 1, 2, 3].map(|k| (carriers[4 * v + k] as usize, shares[4 * v + k])),
            })
            .collect();
        let corners = parts.numbers(&primitive["indices"]);
        let skin = &document["skins"][0];
        let undo = parts.numbers(&skin["inverseBindMatrices"]);
        // columns first, as the format has it
        let undo = undo.chunks_exact(16).map(|m| [0, 1, 2].map(|row| [0, 1, 2, 3].map(|column| m[4 * column + row])));
        let carriers: Vec<usize> = list(&skin["joints"]).map(number).collect();
        Self {
            bytes: file.len(),
            triangles: corners.chunks_exact(3).map(|t| [t[0] as usize, t[1] as usize, t[2] as usize]).collect(),
            joints: carriers.iter().map(|&node| text(&document["nodes"][node]["name"])).collect(),
            textures: list(&document["images"]).map(|image| parts.size(image)).collect(),
            vertices,
            nodes: nodes(&document),
            skin: carriers.iter().copied().zip(undo).collect(),
            clips: list(&document["animations"]).map(|clip| (text(&clip["name"]), parts.tracks(clip))).collect(),
        }
    }

    /// The names of its clips.
    pub fn clips(&self) -> impl Iterator<Item = &str> {
        self.clips.keys().map(String::as_str)
    }

    /// How many seconds a clip lasts.
    pub fn length(&self, clip: &str) -> f32 {
        self.clips[clip].iter().filter_map(|track| track.times.last()).fold(0.0, |longest, &end| longest.max(end))
    }

    /// For every vertex the joint that carries most of it.
    pub fn carriers(&self) -> impl Iterator<Item = usize> {
        self.vertices
            .iter()
            .map(|vertex| vertex.joints.iter().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |most| most.0))
    }

    /// Where every vertex is, so many seconds into a clip.
    pub fn posed(&self, clip: &str, time: f32) -> Vec<Point> {
        let mut local: Vec<Matrix> = self.nodes.iter().map(|(_, turn, place)| matrix(*turn, *place)).collect();
        let mut moved: Vec<([f32; 4], Point)> = self.nodes.iter().map(|(_, turn, place)| (*turn, *place)).collect();
        for track in &self.clips[clip] {
            match track.at(time) {
                [x, y, z, w] if track.turns => moved[track.node].0 = [x, y, z, w],
                [x, y, z, _] => moved[track.node].1 = [x, y, z],
            }
            local[track.node] = matrix(moved[track.node].0, moved[track.node].1);
        }
        let joints: Vec<Matrix> = self.skin.iter().map(|&(node, undo)| times(self.world(&local, node), undo)).collect();
        self.vertices.iter().map(|vertex| vertex.carried(&joints)).collect()
    }

    fn world(&self, local: &[Matrix], node: usize) -> Matrix {
        match self.nodes[node].0 {
            Some(parent) => times(self.world(local, parent), local[node]),
            None => local[node],
        }
    }
}

impl Vertex {
    fn carried(&self, joints: &[Matrix]) -> Point {
        let [x, y, z] = self.place;
        let mut out = [0.0; 3];
        for &(joint, share) in self.joints.iter().filter(|(_, share)| *share > 0.0) {
            for (axis, row) in out.iter_mut().zip(&joints[joint]) {
                *axis += share * (row[0] * x + row[1] * y + row[2] * z + row[3]);
            }
        }
        out
    }
}

impl Track {
    /// Its value at a time, between its keys; a place has a 0 at its end.
    fn at(&self, time: f32) -> [f32; 4] {
        let width = if self.turns { 4 } else { 3 };
        let after = self.times.partition_point(|&key| key <= time).clamp(1, self.times.len() - 1);
        let share = (time - self.times[after - 1]) / (self.times[after] - self.times[after - 1]).max(1e-6);
        let value = |key: usize, k: usize| if k < width { self.values[width * key + k] } else { 0.0 };
        let along: f32 = (0..4).map(|k| value(after - 1, k) * value(after, k)).sum();
        let same = if self.turns && along < 0.0 { -1.0 } else { 1.0 };
        [0, 1, 2, 3].map(|k| {
            let (a, b) = (value(after - 1, k), same * value(after, k));
            a + (b - a) * share.clamp(0.0, 1.0)
        })
    }
}

/// The document and the bytes that it points at.
struct Parts<'a> {
    document: &'a Value,
    blob: &'a [u8],
}

impl Parts<'_> {
    fn view(&self, index: &Value) -> &[u8] {
        let view = &self.document["bufferViews"][number(index)];
        let start = view["byteOffset"].as_u64().unwrap_or(0) as usize;
        &self.blob[start..start + number(&view["byteLength"])]
    }

    /// The numbers of an accessor; normalised integers are converted to fractions.
    fn numbers(&self, index: &Value) -> Vec<f32> {
        let accessor = &self.document["accessors"][number(index)];
        let width = match accessor["type"].as_str() {
            Some("SCALAR") => 1,
            Some("VEC2") => 2,
            Some("VEC3") => 3,
            Some("VEC4") => 4,
            Some("MAT4") => 16,
            other => panic!("an accessor of the type {other:?}"),
        };
        let start = accessor["byteOffset"].as_u64().unwrap_or(0) as usize;
        let bytes = &self.view(&accessor["bufferView"])[start..];
        let count = width * number(&accessor["count"]);
        let share = |most: f32| if accessor["normalized"] == Value::Bool(true) { 1.0 / most } else { 1.0 };
        match number(&accessor["componentType"]) {
            5121 => bytes[..count].iter().map(|&b| f32::from(b) * share(255.0)).collect(),
            5122 => bytes.as_chunks().0[..count]
                .iter()
                .map(|b| f32::from(i16::from_le_bytes(*b)) * share(32767.0))
                .collect(),
            5123 => bytes.as_chunks().0[..count]
                .iter()
                .map(|b| f32::from(u16::from_le_bytes(*b)) * share(65535.0))
                .collect(),
            5125 => bytes.as_chunks().0[..count].iter().map(|b| u32::from_le_bytes(*b) as f32).collect(),
            5126 => bytes.as_chunks().0[..count].iter().map(|b| f32::from_le_bytes(*b)).collect(),
            other => panic!("numbers of the kind {other}"),
        }
    }

    /// Width and height of a PNG.
    fn size(&self, image: &Value) -> [u32; 2] {
        let bytes = self.view(&image["bufferView"]);
        assert_eq!(&bytes[1..4], b"PNG", "a texture is a PNG");
        [16, 20].map(|at| u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]))
    }

    fn tracks(&self, clip: &Value) -> Vec<Track> {
        let track = |channel: &Value| {
            let sampler = &clip["samplers"][number(&channel["sampler"])];
            Track {
                node: number(&channel["target"]["node"]),
                turns: channel["target"]["path"] == "rotation",
                times: self.numbers(&sampler["input"]),
                values: self.numbers(&sampler["output"]),
            }
        };
        list(&clip["channels"]).map(track).collect()
    }
}

fn nodes(document: &Value) -> Vec<(Option<usize>, [f32; 4], Point)> {
    let at =
        |node: &Value, field: &str, index: usize, rest: f32| node[field][index].as_f64().map_or(rest, |v| v as f32);
    let mut nodes: Vec<_> = list(&document["nodes"])
        .map(|node| {
            let turn = [0, 1, 2, 3].map(|k| at(node, "rotation", k, if k == 3 { 1.0 } else { 0.0 }));
            (None, turn, [0, 1, 2].map(|k| at(node, "translation", k, 0.0)))
        })
        .collect();
    for (parent, node) in list(&document["nodes"]).enumerate() {
        for child in list(&node["children"]).map(number) {
            nodes[child].0 = Some(parent);
        }
    }
    nodes
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number")) as usize
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no name")).to_owned()
}

fn matrix(turn: [f32; 4], place: Point) -> Matrix {
    let size = turn.iter().map(|v| v * v).sum::<f32>().sqrt();
    let [x, y, z, w] = turn.map(|v| v / size);
    [
        [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - z * w), 2.0 * (x * z + y * w), place[0]],
        [2.0 * (x * y + z * w), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - x * w), place[1]],
        [2.0 * (x * z - y * w), 2.0 * (y * z + x * w), 1.0 - 2.0 * (x * x + y * y), place[2]],
    ]
}

fn times(a: Matrix, b: Matrix) -> Matrix {
    let mut out = STILL;
    for (row, into) in a.iter().zip(&mut out) {
        for (column, cell) in into.iter_mut().enumerate() {
            let moved = if column == 3 { row[3] } else { 0.0 };
            *cell = row[0] * b[0][column] + row[1] * b[1][column] + row[2] * b[2][column] + moved;
        }
    }
    out
}
