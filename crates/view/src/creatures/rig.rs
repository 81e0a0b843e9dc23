//! The skinned model of a creature as plain values: its skeleton, its skin and its clips, posed on the CPU.
//!
//! The graphics card poses the figures that are seen. What has to be known of a pose beforehand, such as where a blow meets the
//! other body, is computed here, from the same file.

use bevy::math::{Affine3A, Quat, Vec3, Vec4};
use serde_json::Value;

/// What is wrong with a model.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a model with one skinned mesh: {0}")]
pub struct RigError(&'static str);

/// A vertex belongs to this many joints at most.
const INFLUENCES: usize = 4;

/// A joint, or any other node that carries one.
#[derive(Clone, Debug)]
struct Node {
    name: String,
    parent: Option<usize>,
    rest: Local,
}

/// The place of a node relative to its parent.
#[derive(Clone, Copy, Debug)]
struct Local {
    translation: Vec3,
    rotation: Quat,
    scale: Vec3,
}

impl Local {
    /// This place, moved to another by a share.
    fn towards(self, other: Self, share: f32) -> Self {
        Self {
            translation: self.translation.lerp(other.translation, share),
            rotation: self.rotation.slerp(other.rotation, share),
            scale: self.scale.lerp(other.scale, share),
        }
    }
}

/// What a clip changes of a node over time.
#[derive(Clone, Debug)]
struct Track {
    node: usize,
    times: Vec<f32>,
    values: Values,
}

#[derive(Clone, Debug)]
enum Values {
    Translation(Vec<Vec3>),
    Rotation(Vec<Quat>),
    Scale(Vec<Vec3>),
}

/// A clip.
#[derive(Clone, Debug)]
struct Clip {
    name: String,
    tracks: Vec<Track>,
}

/// A turn of joints on top of a clip: the part above the legs bends, and the feet stay where they are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bend {
    /// The joints, from the hips to the weapon.
    pub joints: Vec<String>,
    /// The rotation of each of them, in the model's space.
    pub turn: Quat,
}

/// A skinned model.
#[derive(Clone, Debug)]
pub struct Rig {
    /// Every node after its parent.
    nodes: Vec<Node>,
    /// The nodes that are joints, and the inverse of each bind pose.
    joints: Vec<(usize, Affine3A)>,
    points: Vec<Vec3>,
    skin: Vec<([u16; INFLUENCES], [f32; INFLUENCES])>,
    triangles: Vec<[u32; 3]>,
    clips: Vec<Clip>,
}

impl Rig {
    /// Reads a binary glTF file.
    ///
    /// # Errors
    /// If it is none, or is not one skinned mesh of triangles.
    pub fn read(bytes: &[u8]) -> Result<Self, RigError> {
        let file = File::open(bytes)?;
        file.rig().ok_or(RigError("a part is missing or of another kind"))
    }

    /// The length of a clip in seconds.
    pub fn length(&self, clip: &str) -> Option<f32> {
        let clip = self.clips.iter().find(|known| known.name == clip)?;
        Some(clip.tracks.iter().filter_map(|track| track.times.last().copied()).fold(0.0, f32::max))
    }

    /// The triangles, as indices of vertices.
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
    }

    /// The joint that moves a vertex most, as its place among all nodes.
    pub fn joint_of(&self, vertex: usize) -> usize {
        let (joints, weights) = self.skin[vertex];
        let most = (0..INFLUENCES).max_by(|a, b| weights[*a].total_cmp(&weights[*b])).unwrap_or_default();
        self.joints[usize::from(joints[most])].0
    }

    /// The joints between the weapon and the part that these vertices stand on: those that can turn while the feet stay. From
    /// the body outwards; the weapon's own joint is the last.
    pub fn chain(&self, weapon: usize, standing: impl IntoIterator<Item = usize>) -> Vec<String> {
        let mut carries = vec![false; self.nodes.len()];
        for vertex in standing {
            let mut node = Some(self.joint_of(vertex));
            while let Some(at) = node {
                carries[at] = true;
                node = self.nodes[at].parent;
            }
        }
        let mut chain = Vec::new();
        let mut node = Some(self.joint_of(weapon));
        while let Some(at) = node.filter(|at| !carries[*at]) {
            if self.is_turned(at) {
                chain.push(self.nodes[at].name.clone());
            }
            node = self.nodes[at].parent;
        }
        chain.reverse();
        chain
    }

    /// Whether every clip says how a node is turned, so that a turn on top of it is gone in the next frame.
    fn is_turned(&self, node: usize) -> bool {
        let turns = |track: &Track| track.node == node && matches!(track.values, Values::Rotation(_));
        self.clips.iter().all(|clip| clip.tracks.iter().any(turns))
    }

    /// The vertices at a moment of a clip, in the model's space. `bend` is put on top of it.
    pub fn pose(&self, clip: &str, time: f32, bend: &Bend) -> Option<Vec<Vec3>> {
        self.pose_blended(&[(clip, time, 1.0)], bend)
    }

    /// The vertices while several clips are blended: each with its moment and its weight.
    pub fn pose_blended(&self, clips: &[(&str, f32, f32)], bend: &Bend) -> Option<Vec<Vec3>> {
        let joints = self.joints_at(clips, bend)?;
        Some((0..self.points.len()).map(|vertex| self.skinned(&joints, vertex)).collect())
    }

    /// Some of the vertices.
    pub fn pose_of(&self, clip: &str, time: f32, bend: &Bend, vertices: &[usize]) -> Option<Vec<Vec3>> {
        let joints = self.joints_at(&[(clip, time, 1.0)], bend)?;
        Some(vertices.iter().map(|vertex| self.skinned(&joints, *vertex)).collect())
    }

    fn skinned(&self, joints: &[Affine3A], vertex: usize) -> Vec3 {
        let point = self.points[vertex];
        let (influences, weights) = self.skin[vertex];
        let mut posed = Vec3::ZERO;
        for (joint, weight) in influences.into_iter().zip(weights) {
            if weight > 0.0 {
                posed += joints[usize::from(joint)].transform_point3(point) * weight;
            }
        }
        posed
    }

    /// What each joint does to a vertex of the bind pose.
    fn joints_at(&self, clips: &[(&str, f32, f32)], bend: &Bend) -> Option<Vec<Affine3A>> {
        let mut locals: Vec<Local> = self.nodes.iter().map(|node| node.rest).collect();
        let mut weighed = 0.0;
        for (name, time, weight) in clips.iter().filter(|(.., weight)| *weight > 0.0) {
            let clip = self.clips.iter().find(|known| known.name == *name)?;
            let mut posed: Vec<Local> = self.nodes.iter().map(|node| node.rest).collect();
            for track in &clip.tracks {
                track.apply(*time, &mut posed[track.node]);
            }
            weighed += weight;
            for (local, posed) in locals.iter_mut().zip(posed) {
                *local = local.towards(posed, weight / weighed);
            }
        }
        let mut places: Vec<Affine3A> = Vec::with_capacity(self.nodes.len());
        for (node, local) in self.nodes.iter().zip(&locals) {
            let within = node.parent.map_or(Affine3A::IDENTITY, |parent| places[parent]);
            let mut place =
                within * Affine3A::from_scale_rotation_translation(local.scale, local.rotation, local.translation);
            if bend.joints.contains(&node.name) {
                let foot = place.translation;
                place = Affine3A::from_quat(bend.turn) * place;
                place.translation = foot;
            }
            places.push(place);
        }
        Some(self.joints.iter().map(|(node, bind)| places[*node] * *bind).collect())
    }
}

impl Track {
    fn apply(&self, time: f32, local: &mut Local) {
        let next = self.times.partition_point(|key| *key <= time);
        let (one, two) = (next.saturating_sub(1), next.min(self.times.len().saturating_sub(1)));
        let (Some(from), Some(to)) = (self.times.get(one), self.times.get(two)) else { return };
        let share = if to > from { ((time - from) / (to - from)).clamp(0.0, 1.0) } else { 0.0 };
        match &self.values {
            Values::Translation(values) => local.translation = values[one].lerp(values[two], share),
            Values::Scale(values) => local.scale = values[one].lerp(values[two], share),
            Values::Rotation(values) => local.rotation = values[one].slerp(values[two], share),
        }
    }
}

/// A binary glTF file: its description and its numbers.
struct File<'a> {
    text: Value,
    numbers: &'a [u8],
}

impl<'a> File<'a> {
    fn open(bytes: &'a [u8]) -> Result<Self, RigError> {
        let chunk = |at: usize| -> Option<&'a [u8]> {
            let length = u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?) as usize;
            bytes.get(at + 8..)?.get(..length)
        };
        if bytes.get(..4) != Some(b"glTF") {
            return Err(RigError("it is no binary glTF"));
        }
        let json = chunk(12).ok_or(RigError("its description is cut off"))?;
        let text = serde_json::from_slice(json).map_err(|_| RigError("its description cannot be read"))?;
        let numbers = chunk(20 + json.len()).ok_or(RigError("its numbers are cut off"))?;
        Ok(Self { text, numbers })
    }

    /// The numbers of an accessor, flat.
    fn floats(&self, accessor: &Value) -> Option<Vec<f32>> {
        let accessor = self.text["accessors"].get(index(accessor)?)?;
        let view = self.text["bufferViews"].get(index(&accessor["bufferView"])?)?;
        let offset = |of: &Value| of["byteOffset"].as_u64().unwrap_or(0) as usize;
        let width = match accessor["type"].as_str()? {
            "SCALAR" => 1,
            "VEC2" => 2,
            "VEC3" => 3,
            "VEC4" => 4,
            "MAT4" => 16,
            _ => return None,
        };
        let kind = accessor["componentType"].as_u64()?;
        let (bytes, most) = match kind {
            5120 => (1, 127.0),
            5121 => (1, 255.0),
            5122 => (2, 32_767.0),
            5123 => (2, 65_535.0),
            5125 | 5126 => (4, 1.0),
            _ => return None,
        };
        let most: f32 = if accessor["normalized"].as_bool() == Some(true) { most } else { 1.0 };
        let stride = view["byteStride"].as_u64().map_or(bytes * width, |stride| stride as usize);
        let begin = offset(view).saturating_add(offset(accessor));
        // A file can say any number; each of them takes a byte or more.
        let count = index(&accessor["count"]).filter(|count| *count <= self.numbers.len())?;
        let mut all = Vec::with_capacity(count * width);
        for place in 0..count {
            for part in 0..width {
                let at = begin.saturating_add(place.saturating_mul(stride)).saturating_add(part * bytes);
                let raw = self.numbers.get(at..)?.get(..bytes)?;
                let number = match kind {
                    5120 => f32::from(i8::from_le_bytes(raw.try_into().ok()?)),
                    5121 => f32::from(raw[0]),
                    5122 => f32::from(i16::from_le_bytes(raw.try_into().ok()?)),
                    5123 => f32::from(u16::from_le_bytes(raw.try_into().ok()?)),
                    5125 => u32::from_le_bytes(raw.try_into().ok()?) as f32,
                    _ => f32::from_le_bytes(raw.try_into().ok()?),
                };
                all.push((number / most).max(if most > 1.0 { -1.0 } else { f32::NEG_INFINITY }));
            }
        }
        Some(all)
    }

    fn points(&self, accessor: &Value) -> Option<Vec<Vec3>> {
        Some(self.floats(accessor)?.chunks_exact(3).map(Vec3::from_slice).collect())
    }

    fn rig(&self) -> Option<Rig> {
        // Parents come first: nodes are put in the order of a walk from the top.
        let nodes = self.text["nodes"].as_array()?;
        let children =
            |node: &Value| node["children"].as_array().into_iter().flatten().filter_map(index).collect::<Vec<_>>();
        let mut parents = vec![None; nodes.len()];
        for (parent, node) in nodes.iter().enumerate() {
            for child in children(node) {
                *parents.get_mut(child)? = Some(parent);
            }
        }
        let mut order: Vec<usize> = (0..nodes.len()).filter(|node| parents[*node].is_none()).collect();
        let mut next = 0;
        while next < order.len() && order.len() <= nodes.len() {
            order.extend(children(&nodes[order[next]]));
            next += 1;
        }
        let place = |node: usize| order.iter().position(|known| *known == node);
        let rig_nodes: Vec<Node> = order
            .iter()
            .map(|node| {
                let value = &nodes[*node];
                let numbers = |key: &str| -> Option<Vec<f32>> {
                    Some(value[key].as_array()?.iter().filter_map(Value::as_f64).map(|number| number as f32).collect())
                };
                let vector = |key: &str, or: Vec3| {
                    numbers(key).filter(|all| all.len() == 3).map_or(or, |all| Vec3::from_slice(&all))
                };
                let rotation = numbers("rotation").filter(|all| all.len() == 4);
                Node {
                    name: value["name"].as_str().unwrap_or_default().to_owned(),
                    parent: parents[*node].and_then(place),
                    rest: Local {
                        translation: vector("translation", Vec3::ZERO),
                        rotation: rotation.map_or(Quat::IDENTITY, |all| Quat::from_slice(&all)),
                        scale: vector("scale", Vec3::ONE),
                    },
                }
            })
            .collect();
        // A node with two parents may come before one of them.
        if rig_nodes.iter().enumerate().any(|(place, node)| node.parent.is_some_and(|parent| parent >= place)) {
            return None;
        }
        let skin = self.text["skins"].get(0)?;
        let binds = self.floats(&skin["inverseBindMatrices"])?;
        let joints: Option<Vec<_>> = skin["joints"]
            .as_array()?
            .iter()
            .zip(binds.chunks_exact(16))
            .map(|(joint, bind)| {
                let columns = [0, 4, 8, 12].map(|at| Vec3::from_slice(&bind[at..at + 3]));
                let bind =
                    Affine3A::from_cols(columns[0].into(), columns[1].into(), columns[2].into(), columns[3].into());
                Some((place(index(joint)?)?, bind))
            })
            .collect();
        let joints = joints?;
        let part = self.text["meshes"].get(0)?["primitives"].get(0)?;
        let of = |name: &str| &part["attributes"][name];
        let influences = self.floats(of("JOINTS_0"))?;
        let weights = self.floats(of("WEIGHTS_0"))?;
        let skin = influences
            .chunks_exact(INFLUENCES)
            .zip(weights.chunks_exact(INFLUENCES))
            .map(|(joint, weight)| ([0, 1, 2, 3].map(|k| joint[k] as u16), [0, 1, 2, 3].map(|k| weight[k])));
        let skin: Vec<_> = skin.collect();
        let points = self.points(of("POSITION"))?;
        let corners = self.floats(&part["indices"])?;
        let triangles: Vec<[u32; 3]> =
            corners.chunks_exact(3).map(|three| [0, 1, 2].map(|k| three[k] as u32)).collect();
        let known = |vertex: &([u16; INFLUENCES], [f32; INFLUENCES])| {
            vertex.0.iter().all(|joint| usize::from(*joint) < joints.len())
        };
        if skin.len() != points.len()
            || !skin.iter().all(known)
            || triangles.iter().flatten().any(|corner| *corner as usize >= points.len())
        {
            return None;
        }
        let clips: Option<Vec<Clip>> =
            self.text["animations"].as_array()?.iter().map(|animation| self.clip(animation, place)).collect();
        Some(Rig { nodes: rig_nodes, joints, points, skin, triangles, clips: clips? })
    }

    fn clip(&self, animation: &Value, place: impl Fn(usize) -> Option<usize>) -> Option<Clip> {
        let mut tracks = Vec::new();
        for channel in animation["channels"].as_array()? {
            let sampler = animation["samplers"].get(index(&channel["sampler"])?)?;
            let times = self.floats(&sampler["input"])?;
            let values = match channel["target"]["path"].as_str()? {
                "translation" => Values::Translation(self.points(&sampler["output"])?),
                "scale" => Values::Scale(self.points(&sampler["output"])?),
                "rotation" => {
                    let all = self.floats(&sampler["output"])?;
                    Values::Rotation(
                        all.chunks_exact(4).map(|one| Quat::from_vec4(Vec4::from_slice(one)).normalize()).collect(),
                    )
                }
                _ => continue,
            };
            let count = match &values {
                Values::Translation(all) | Values::Scale(all) => all.len(),
                Values::Rotation(all) => all.len(),
            };
            if count != times.len() {
                return None;
            }
            tracks.push(Track { node: place(index(&channel["target"]["node"])?)?, times, values });
        }
        Some(Clip { name: animation["name"].as_str()?.to_owned(), tracks })
    }
}

fn index(value: &Value) -> Option<usize> {
    value.as_u64().map(|number| number as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A model of one triangle on one joint, with something of its description changed.
    fn model(change: impl FnOnce(&mut Value)) -> Vec<u8> {
        let mut text = json!({
            "nodes": [{"name": "hips", "children": [1, 2]}, {"name": "neck"}, {"name": "head"}],
            "skins": [{"joints": [0], "inverseBindMatrices": 0}],
            "meshes": [{"primitives": [{"attributes": {"POSITION": 1, "JOINTS_0": 2, "WEIGHTS_0": 3}, "indices": 4}]}],
            "animations": [],
            "bufferViews": [{"byteOffset": 0}],
            "accessors": [
                {"type": "MAT4", "componentType": 5126, "count": 1, "bufferView": 0},
                {"type": "VEC3", "componentType": 5126, "count": 3, "bufferView": 0},
                {"type": "VEC4", "componentType": 5121, "count": 3, "bufferView": 0},
                {"type": "VEC4", "componentType": 5126, "count": 3, "bufferView": 0},
                {"type": "SCALAR", "componentType": 5121, "count": 3, "bufferView": 0}
            ]
        });
        change(&mut text);
        let text = text.to_string().into_bytes();
        let numbers = [0; 64];
        let length = |bytes: &[u8]| (bytes.len() as u32).to_le_bytes();
        [b"glTF\x02\0\0\0\0\0\0\0", &length(&text)[..], b"JSON", &text, &length(&numbers), b"BIN\0", &numbers].concat()
    }

    #[test]
    fn a_model_is_read_whose_numbers_are_all_there() {
        let rig = Rig::read(&model(|_| {})).expect("it is a rig");
        assert_eq!((rig.triangles(), rig.nodes.len()), (&[[0, 0, 0]][..], 3));
    }

    #[test]
    fn a_description_that_promises_too_much_is_refused() {
        let changes: [(&str, &str, u64); 6] = [
            ("accessors", "count", u64::MAX),
            ("accessors", "count", 1 << 40),
            ("accessors", "byteOffset", u64::MAX),
            ("bufferViews", "byteOffset", u64::MAX),
            ("bufferViews", "byteStride", u64::MAX),
            ("accessors", "bufferView", u64::MAX),
        ];
        for (list, field, number) in changes {
            for place in 0..if list == "accessors" { 5 } else { 1 } {
                let bytes = model(|text| text[list][place][field] = number.into());
                Rig::read(&bytes).expect_err(field);
            }
        }
    }

    #[test]
    fn a_node_with_two_parents_is_refused() {
        Rig::read(&model(|text| text["nodes"][2]["children"] = json!([1]))).expect_err("the neck hangs on two nodes");
        Rig::read(&model(|text| text["nodes"][1]["children"] = json!([0]))).expect_err("a node hangs on itself");
    }
}
