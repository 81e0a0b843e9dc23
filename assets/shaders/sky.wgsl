// The sky behind the windows: stars on a grid of directions, a band of dust, the limb of a planet.
#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::{view, globals}}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> drift: vec4<f32>;

fn hash(p: vec2<f32>) -> f32 {
    let q = fract(p * vec2(123.34, 345.45));
    let d = dot(q, q + 34.345);
    return fract((q.x + d) * (q.y + d));
}
fn noise(p: vec2<f32>) -> f32 {
    let i = floor(p);
    let f = fract(p);
    let u = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), u.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), u.x), u.y);
}

// One star at most in each cell of the grid; few cells have one.
fn stars(at: vec2<f32>, share: f32, size: f32) -> vec3<f32> {
    let cell = floor(at);
    let pick = hash(cell);
    if pick > share { return vec3(0.0); }
    let place = vec2(hash(cell + 3.1), hash(cell + 7.7)) * 0.7 + 0.15;
    let off = at - cell - place;
    let px = max(fwidth(at.x), fwidth(at.y));
    let wide = max(size, px * 0.8);
    let heat = hash(cell + 11.3);
    let hue = mix(vec3(1.0, 0.78, 0.55), vec3(0.62, 0.80, 1.0), heat);
    return hue * exp(-dot(off, off) / (wide * wide)) * (0.25 + 0.9 * pick / share) * min(1.0, size / wide);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let d = normalize(in.world_position.xyz - view.world_position);
    let turn = atan2(d.x, -d.z);
    let height = d.y / max(length(d.xz), 1e-3);
    let at = vec2(turn + globals.time * drift.x, height);
    var c = vec3(0.0015, 0.0030, 0.0065);
    let dust = noise(at * vec2(5.0, 9.0)) * 0.6 + noise(at * vec2(13.0, 21.0)) * 0.4;
    c += vec3(0.010, 0.022, 0.040) * smoothstep(0.35, 0.95, dust);
    c += stars(at * 26.0, 0.22, 0.030) * 0.9;
    c += stars(at * 61.0 + 17.0, 0.20, 0.045) * 0.35;
    // A planet low in each window, lit from the left; its air glows along the limb.
    let home = vec2(round(turn / 3.14159265) * 3.14159265 - 0.30, -0.62);
    let off = (vec2(turn, height) - home) / 0.36;
    let r = length(off);
    let air = exp(-abs(r - 1.0) / 0.018) * step(1.0, r) + exp(-abs(r - 1.0) / 0.07) * step(r, 1.0);
    let day = clamp(dot(off / max(r, 1e-3), normalize(vec2(-0.75, 0.65))) * 0.7 + 0.25, 0.0, 1.0);
    if r < 1.0 {
        let bands = noise(vec2(off.y * 7.0 + noise(off * 3.0) * 0.8, 4.0));
        c = mix(vec3(0.004, 0.006, 0.010), vec3(0.050, 0.085, 0.105) * (0.6 + 0.6 * bands), day * (0.35 + 0.65 * r));
    }
    c += vec3(0.10, 0.30, 0.42) * air * day * 0.9;
    return vec4(c, 1.0);
}
