// Light that dust throws to the eye, added to what lies behind it: shafts from the projectors, haze under the lamp.
#import bevy_pbr::{
    mesh_functions,
    forward_io::Vertex,
    mesh_view_bindings::{view, globals},
    view_transformations::position_world_to_clip,
}

struct Dust {
    tint: vec4<f32>,    // haze: what a unit of it scatters, steps; shafts: brightest strength, motion, half width and height of the light on the rim
    shape: vec4<f32>,   // shafts: lower end, upper end, sharpness, dust; haze: radius below, radius above, height, dust
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> dust: Dust;

struct Point {
    @builtin(position) position: vec4<f32>,
    @location(0) world_position: vec4<f32>,
    @location(1) world_normal: vec3<f32>,
    @location(2) local: vec3<f32>,                     // shafts: where in the cone, or the square's corner; kind of the part
    @location(3) @interpolate(flat) light: vec4<f32>,  // shafts: colour times strength; tearing
}

#ifdef HAZE
@vertex
fn vertex(in: Vertex) -> Point {
    var out: Point;
    let world = mesh_functions::mesh_position_local_to_world(
        mesh_functions::get_world_from_local(in.instance_index), vec4(in.position, 1.0));
    out.world_position = world;
    out.position = position_world_to_clip(world.xyz);
    return out;
}
#else
@vertex
fn vertex(in: Vertex) -> Point {
    var out: Point;
    let tag = mesh_functions::get_tag(in.instance_index);
    let colour = vec3(f32(tag & 31u) / 31.0, f32((tag >> 5u) & 63u) / 63.0, f32((tag >> 11u) & 31u) / 31.0);
    let flicker = 1.0 + 0.05 * dust.tint.y * sin(globals.time * 57.0 + f32(tag & 65535u));
    out.light = vec4(colour * (f32((tag >> 16u) & 255u) / 255.0 * dust.tint.x * flicker), f32(tag >> 24u) / 255.0);
    let from_local = mesh_functions::get_world_from_local(in.instance_index);
    let foot = from_local[3].xyz;
    let height = from_local[1].y;
    let wide = from_local[0].x;
    var world = (from_local * vec4(in.position, 1.0)).xyz;
    out.world_normal = normalize(vec3(in.normal.x, in.normal.y * wide / height, in.normal.z));
    out.local = vec3(in.position.xy, in.uv.y);
    if in.uv.y > 1.5 {
        // The light on the rim; there is none where the rim is far away.
        let size = select(0.0, dust.tint.z * wide, length(foot.xz) > 0.60);
        world = vec3(foot.x + in.position.x * size, dust.tint.w, foot.z - in.position.y * size);
    } else if in.uv.y > 0.5 {
        // The glow: a square that faces whoever looks, behind the figure.
        let middle = foot + vec3(0.0, 0.46 * height, 0.0);
        let away = normalize(middle - view.world_position);
        let right = normalize(cross(away, vec3(0.0, 1.0, 0.0)));
        let up = cross(right, away);
        world = middle + away * (0.10 * wide) + right * (in.position.x * (0.11 * wide + 0.42 * height)) + up * (in.position.y * 0.80 * height);
    }
    out.world_position = vec4(world, 1.0);
    out.position = position_world_to_clip(world);
    return out;
}
#endif

fn hash(p: vec3<f32>) -> f32 {
    let q = fract(p * vec3(0.1031, 0.1030, 0.0973));
    let d = q + dot(q, q.yxz + 33.33);
    return fract((d.x + d.y) * d.z);
}
fn noise(p: vec3<f32>) -> f32 {
    let i = floor(p);
    let f = fract(p);
    let u = f * f * (3.0 - 2.0 * f);
    let a = mix(mix(hash(i), hash(i + vec3(1.0, 0.0, 0.0)), u.x), mix(hash(i + vec3(0.0, 1.0, 0.0)), hash(i + vec3(1.0, 1.0, 0.0)), u.x), u.y);
    let b = mix(mix(hash(i + vec3(0.0, 0.0, 1.0)), hash(i + vec3(1.0, 0.0, 1.0)), u.x), mix(hash(i + vec3(0.0, 1.0, 1.0)), hash(i + vec3(1.0)), u.x), u.y);
    return mix(a, b, u.z);
}

#ifdef HAZE
// Drawn on the far side of the cone, so that it lies behind everything that stands in it, wherever the camera is.

// How thick the haze is here: none at the cone's edge, most on its axis; slow drifts of dust in it.
fn density(p: vec3<f32>) -> f32 {
    let height = clamp(p.y / dust.shape.z, 0.0, 1.0);
    let radius = mix(dust.shape.x, dust.shape.y, height);
    let inside = clamp(1.0 - dot(p.xz, p.xz) / (radius * radius), 0.0, 1.0);
    let drift = vec3(0.11, -0.06, 0.05) * globals.time;
    let grains = 0.66 * noise(p * 3.1 + drift) + 0.34 * noise(p * 8.3 + 2.0 * drift);
    return inside * (0.35 + 0.65 * height) * mix(1.0, smoothstep(0.25, 0.85, grains) * 1.8, dust.shape.w);
}

@fragment
fn fragment(in: Point) -> @location(0) vec4<f32> {
    let eye = view.world_position;
    let exit = in.world_position.xyz;
    let way = exit - eye;
    // Where the line of sight goes into the cone: |xz| = a + b y.
    let a = dust.shape.x;
    let b = (dust.shape.y - dust.shape.x) / dust.shape.z;
    let rise = b * way.y;
    let start = a + b * eye.y;
    let qa = dot(way.xz, way.xz) - rise * rise;
    let qb = dot(eye.xz, way.xz) - start * rise;
    let qc = dot(eye.xz, eye.xz) - start * start;
    let root = sqrt(max(qb * qb - qa * qc, 0.0));
    var enter = 0.0;
    if qc > 0.0 && abs(qa) > 1e-6 { enter = clamp((-qb - root) / qa, 0.0, 1.0); }

    let steps = dust.tint.w;
    let jitter = fract(52.9829189 * fract(dot(floor(in.position.xy), vec2(0.06711056, 0.00583715))));
    var sum = 0.0;
    for (var step = 0.0; step < steps; step += 1.0) {
        let t = mix(enter, 1.0, (step + jitter) / steps);
        let p = eye + way * t;
        if p.y > 0.0 && p.y < dust.shape.z { sum += density(p); }
    }
    let depth = length(way) * (1.0 - enter) / steps;
    return vec4(dust.tint.rgb * sum * depth, 0.0);
}
#else
@fragment
fn fragment(in: Point) -> @location(0) vec4<f32> {
    let p = in.world_position.xyz;
    let torn = in.light.w * dust.tint.y;
    if in.local.z > 1.5 {
        // On the rim: as light falls off over it, the more the lower it slopes.
        let r = length(p.xz);
        if r < 0.996 || r > 1.150 { discard; }
        let off = dot(in.local.xy, in.local.xy);
        let falls = exp(-off * 7.0) * (1.0 - smoothstep(0.85, 1.0, off));
        return vec4(in.light.rgb * falls * (0.55 + 0.35 * smoothstep(1.10, 1.02, r)), 0.0);
    }
    if in.local.z > 0.5 {
        // Around the figure, and never below its feet.
        let off = dot(in.local.xy, in.local.xy);
        let glow = max(exp(-off * 3.2) - 0.041, 0.0) * smoothstep(0.0, 0.05, p.y);
        return vec4(in.light.rgb * glow * 0.11, 0.0);
    }
    // The cone: bright where the line of sight runs long inside it, torn into slices when its figure is.
    let n = normalize(in.world_normal);
    let v = normalize(view.world_position - p);
    let edge = pow(abs(dot(n, v)), dust.shape.z);
    let h = clamp((in.local.y - dust.shape.x) / (dust.shape.y - dust.shape.x), 0.0, 1.0);
    let fade = smoothstep(0.0, 0.05, h) * pow(1.0 - h, 1.35);
    let grains = mix(1.0, 0.75 + 0.5 * noise(p * 9.0 + vec3(0.0, -globals.time * 0.15 * dust.tint.y, 0.0)), dust.shape.w);
    let beat = floor(globals.time * 12.0);
    let slice = hash(vec3(floor(p.y * 40.0), beat, 3.0));
    let cut = mix(1.0, step(0.45, slice) * 1.8, torn);
    return vec4(in.light.rgb * (edge * fade * grains * cut * 0.80), 0.0);
}
#endif
