// What the figures throw on the back of the booth, added to what it looks like.
#import bevy_pbr::{mesh_functions, forward_io::Vertex, view_transformations::position_world_to_clip}

// As many as in view/table/booth_light.rs, and the channels of the quilting in view/room/booth.rs.
const SECTORS = 24u;
const CHANNELS = 54.0;
const TAU = 6.2831853;

// The light of each sector of the circle, counter-clockwise from east.
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> sectors: array<vec4<f32>, SECTORS>;

struct Point {
    @builtin(position) position: vec4<f32>,
    @location(0) world_position: vec3<f32>,
}

@vertex
fn vertex(in: Vertex) -> Point {
    var out: Point;
    let world = mesh_functions::mesh_position_local_to_world(
        mesh_functions::get_world_from_local(in.instance_index), vec4(in.position, 1.0));
    out.world_position = world.xyz;
    out.position = position_world_to_clip(world.xyz);
    return out;
}

@fragment
fn fragment(in: Point) -> @location(0) vec4<f32> {
    let p = in.world_position;
    let turn = fract(atan2(-p.z, p.x) / TAU + 1.0);
    let place = turn * f32(SECTORS);
    let first = u32(place) % SECTORS;
    let light = mix(sectors[first].rgb, sectors[(first + 1u) % SECTORS].rgb, smoothstep(0.0, 1.0, fract(place)));
    // The table keeps its light from what lies low; a seam of the quilting is dark.
    let seen = smoothstep(-0.34, 0.0, p.y) * (1.0 - 0.5 * smoothstep(0.05, 0.20, p.y));
    let seam = 0.3 + 0.7 * sqrt(abs(sin(turn * CHANNELS * 0.5 * TAU)));
    return vec4(light * seen * seam, 0.0);
}
