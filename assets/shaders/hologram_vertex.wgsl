// What hologram.wgsl is given: the figure's parameters, and its vertices where its bones put them.
#import bevy_pbr::{
    mesh_functions,
    skinning,
    forward_io::Vertex,
    mesh_view_bindings::{view, view_transmission_texture, view_transmission_sampler, globals},
    view_transformations::position_world_to_clip,
}

// In the order of `HologramUniform` in material.rs, which says what each is.
struct Hologram {
    tint: vec3<f32>, seed: f32,
    side: vec3<f32>, motion: f32,
    neighbours: vec3<f32>, scale: f32,
    wound: vec3<f32>,
    face: vec3<f32>, face_radius: f32,
    flash: vec3<f32>, flash_strength: f32,
    appear: f32, height: f32, fade: f32, dim: f32,
    dissolve: f32, highlight: f32, glitch: f32, extent: f32,
    has_maps: f32, has_normals: f32, translucency: f32, key: f32,
    fill: f32, rim: f32, under: f32, relief: f32,
    ridges: f32, scan: f32, lines: f32, band: f32,
    flicker: f32, grain: f32, eyes: f32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> holo: Hologram;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var maps: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var maps_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var normals: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var normals_sampler: sampler;

// How far the hull of the seams stands out, as a share of the figure's size, and at least of the picture's height.
const SEAM_WIDTH = 0.0022;
const SEAM_SHARE = 0.002;

struct Light {
    @builtin(position) position: vec4<f32>,
    @location(0) world_position: vec4<f32>,
    @location(1) world_normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
    @location(3) bind: vec3<f32>,   // the vertex before any pose
    @location(4) bind_normal: vec3<f32>,
}

// The height of the picture at the distance of a point.
fn span(p: vec3<f32>) -> f32 { return max(dot(view.world_position - p, view.world_from_view[2].xyz), 0.05) * 2.0 / view.clip_from_view[1].y; }

@vertex
fn vertex(in: Vertex) -> Light {
    var out: Light;
#ifdef SKINNED
    let world_from_local = skinning::skin_model(in.joint_indices, in.joint_weights, in.instance_index);
    out.world_normal = skinning::skin_normals(world_from_local, in.normal);
#else
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    out.world_normal = mesh_functions::mesh_normal_local_to_world(in.normal, in.instance_index);
#endif
    var p = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(in.position, 1.0)).xyz;
    p += tear(p.y);
#ifdef SEAM
    p += normalize(out.world_normal) * max(SEAM_WIDTH * holo.scale, SEAM_SHARE * span(p));
#endif
    out.world_position = vec4(p, 1.0);
    out.position = position_world_to_clip(p);
    out.bind = in.position;
    out.bind_normal = in.normal;
#ifdef VERTEX_UVS_A
    out.uv = in.uv;
#endif
    return out;
}
