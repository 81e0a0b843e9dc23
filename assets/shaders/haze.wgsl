// Haze in the light of the lamp over the table: what the dust along the line of sight scatters towards the eye.
// Drawn on the far side of the cone, so that it lies behind everything that stands in it, wherever the camera is.
#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::{view, globals}}

struct Haze {
    tint: vec4<f32>,    // colour of a unit of haze; steps
    cone: vec4<f32>,    // radius at the table, radius at the lamp, height, amount of dust in it
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> haze: Haze;

fn hash(p: vec3<f32>) -> f32 {
    let q = fract(p * vec3(0.1031, 0.1030, 0.0973) + 0.17);
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

// How thick the haze is here: none at the cone's edge, most on its axis; slow drifts of dust in it.
fn density(p: vec3<f32>) -> f32 {
    let height = clamp(p.y / haze.cone.z, 0.0, 1.0);
    let radius = mix(haze.cone.x, haze.cone.y, height);
    let inside = clamp(1.0 - dot(p.xz, p.xz) / (radius * radius), 0.0, 1.0);
    let drift = vec3(0.11, -0.06, 0.05) * globals.time;
    let dust = 0.66 * noise(p * 3.1 + drift) + 0.34 * noise(p * 8.3 + 2.0 * drift);
    return inside * (0.35 + 0.65 * height) * mix(1.0, smoothstep(0.25, 0.85, dust) * 1.8, haze.cone.w);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let eye = view.world_position;
    let exit = in.world_position.xyz;
    let way = exit - eye;
    // Where the line of sight goes into the cone: |xz| = a + b y.
    let a = haze.cone.x;
    let b = (haze.cone.y - haze.cone.x) / haze.cone.z;
    let rise = b * way.y;
    let start = a + b * eye.y;
    let qa = dot(way.xz, way.xz) - rise * rise;
    let qb = dot(eye.xz, way.xz) - start * rise;
    let qc = dot(eye.xz, eye.xz) - start * start;
    let root = sqrt(max(qb * qb - qa * qc, 0.0));
    var enter = 0.0;
    if qc > 0.0 && abs(qa) > 1e-6 { enter = clamp((-qb - root) / qa, 0.0, 1.0); }

    let steps = haze.tint.w;
    let jitter = fract(52.9829189 * fract(dot(floor(in.position.xy), vec2(0.06711056, 0.00583715))));
    var sum = 0.0;
    for (var step = 0.0; step < steps; step += 1.0) {
        let t = mix(enter, 1.0, (step + jitter) / steps);
        let p = eye + way * t;
        if p.y > 0.0 && p.y < haze.cone.z { sum += density(p); }
    }
    let depth = length(way) * (1.0 - enter) / steps;
    return vec4(haze.tint.rgb * sum * depth, 0.0);
}
