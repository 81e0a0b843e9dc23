// Light that dust throws to the eye, added to what lies behind it: shafts from the projectors, haze under the lamp.
#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::{view, globals}}

struct Dust {
    tint: vec4<f32>,    // colour; of haze that of a unit of it, and steps
    shape: vec4<f32>,   // shaft: lower end, upper end, sharpness, dust; haze: radius below, radius above, height, dust
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> dust: Dust;

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
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
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
// Bright where the line of sight runs long inside the cone.
@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let n = normalize(in.world_normal);
    let v = normalize(view.world_position - in.world_position.xyz);
    let edge = pow(abs(dot(n, v)), dust.shape.z);
    let h = clamp((in.world_position.y - dust.shape.x) / (dust.shape.y - dust.shape.x), 0.0, 1.0);
    let fade = smoothstep(0.0, 0.08, h) * pow(1.0 - h, 1.5);
    let grains = mix(1.0, 0.35 + 1.3 * noise(in.world_position.xyz * 9.0 + vec3(0.0, -globals.time * 0.15, 0.0)), dust.shape.w);
    return vec4(dust.tint.rgb * edge * fade * grains, 0.0);
}
#endif
