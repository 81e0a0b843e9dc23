// Light that was painted on a mesh, and the haze of the lounge.
#import bevy_pbr::{mesh_functions, view_transformations::position_world_to_clip}

// The factor of the room's light.
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> room: vec4<f32>;

struct Vertex {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
    @location(1) light: vec3<f32>,
}
struct Point {
    @builtin(position) position: vec4<f32>,
    @location(0) light: vec3<f32>,
}

@vertex
fn vertex(in: Vertex) -> Point {
    var out: Point;
    let world = mesh_functions::mesh_position_local_to_world(
        mesh_functions::get_world_from_local(in.instance), vec4(in.position, 1.0));
    out.position = position_world_to_clip(world.xyz);
    out.light = in.light;
    return out;
}

@fragment
fn fragment(in: Point) -> @location(0) vec4<f32> {
    return vec4(in.light * room.x, 1.0);
}
