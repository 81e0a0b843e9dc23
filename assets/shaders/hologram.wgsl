// A figure of light: soft puppet lighting under the glow, scan lines fixed in the world, a rim, the room shining through.
#import bevy_pbr::{
    mesh_functions,
    skinning,
    forward_io::Vertex,
    mesh_view_bindings::{view, view_transmission_texture, view_transmission_sampler, globals},
    view_transformations::position_world_to_clip,
}

struct Hologram {
    tint: vec4<f32>,    // hue; seed
    side: vec4<f32>,    // player's light; motion (0 stilled)
    look: vec4<f32>,    // translucency, rim, has maps, has normals
    state: vec4<f32>,   // appear, height, fade, dim
    change: vec4<f32>,  // dissolve, highlight, glitch, extent of the mesh
    wound: vec4<f32>,   // where dissolving starts, in the mesh's space
    flash: vec4<f32>,   // light of a blow: place, strength
    light: vec4<f32>,   // key, from behind, from below, gloss
    lines: vec4<f32>,   // relief, depth of the scan lines, scan lines a unit, travelling band
    life: vec4<f32>,    // flicker, grain, eyes, scale of the figure
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> holo: Hologram;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var maps: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var maps_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var normals: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var normals_sampler: sampler;

// The puppets' key light, from above the camera's left shoulder, and the cold one from behind.
const KEY = vec3(-0.3469, 0.8425, 0.4163);
const KICK = vec3(0.5494, 0.2497, -0.7992);

struct Light {
    @builtin(position) position: vec4<f32>,
    @location(0) world_position: vec4<f32>,
    @location(1) world_normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
    @location(3) bind: vec3<f32>,   // the vertex before any pose
}

fn hash1(x: f32) -> f32 { return fract(sin(x * 78.233) * 43758.5453); }
fn hash3(p: vec3<f32>) -> f32 {
    let q = fract(p * vec3(0.1031, 0.1030, 0.0973) + 0.31);
    let d = q + dot(q, q.yxz + 33.33);
    return fract((d.x + d.y) * d.z);
}
fn noise3(p: vec3<f32>) -> f32 {
    let i = floor(p);
    let f = fract(p);
    let u = f * f * (3.0 - 2.0 * f);
    let a = mix(mix(hash3(i), hash3(i + vec3(1.0, 0.0, 0.0)), u.x), mix(hash3(i + vec3(0.0, 1.0, 0.0)), hash3(i + vec3(1.0, 1.0, 0.0)), u.x), u.y);
    let b = mix(mix(hash3(i + vec3(0.0, 0.0, 1.0)), hash3(i + vec3(1.0, 0.0, 1.0)), u.x), mix(hash3(i + vec3(0.0, 1.0, 1.0)), hash3(i + vec3(1.0)), u.x), u.y);
    return mix(a, b, u.z);
}

// How far a slice at this height is torn aside: whole slices, twelve times a second.
fn tear(y: f32) -> vec3<f32> {
    let amount = holo.change.z * holo.side.w;
    let beat = floor(globals.time * 12.0) + holo.tint.w * 3.7;
    let slice = floor(y * 34.0 + hash1(beat) * 9.0);
    let pick = hash1(slice * 1.7 + beat * 0.37);
    let push = step(0.62, pick) * (hash1(slice + beat) - 0.5) * amount * 0.09;
    return vec3(push, 0.0, push * 0.6);
}

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
    out.world_position = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(in.position, 1.0));
    out.world_position = vec4(out.world_position.xyz + tear(out.world_position.y), out.world_position.w);
    out.position = position_world_to_clip(out.world_position.xyz);
    out.bind = in.position;
#ifdef VERTEX_UVS_A
    out.uv = in.uv;
#endif
    return out;
}

@fragment
fn fragment(in: Light) -> @location(0) vec4<f32> {
    let p = in.world_position.xyz;
    let ng = normalize(in.world_normal);
    let v = normalize(view.world_position - p);
    let tint = holo.tint.rgb;
    let seed = holo.tint.w;
    let motion = holo.side.w;

    // Maps. The tangent frame comes from derivatives, so meshes need no tangents.
    let dp1 = dpdx(p);
    let dp2 = dpdy(p);
    let du1 = dpdx(in.uv);
    let du2 = dpdy(in.uv);
    let cp1 = cross(ng, dp1);
    let cp2 = cross(dp2, ng);
    let t = cp2 * du1.x + cp1 * du2.x;
    let b = cp2 * du1.y + cp1 * du2.y;
    let unit = inverseSqrt(max(max(dot(t, t), dot(b, b)), 1e-20));
    let tn = mix(vec3(0.0, 0.0, 1.0), textureSample(normals, normals_sampler, in.uv).rgb * 2.0 - 1.0, holo.look.w);
    let n = normalize((t * tn.x - b * tn.y) * unit + ng * max(tn.z, 0.2));
    let map = mix(vec3(0.92, 0.5, 0.4), textureSample(maps, maps_sampler, in.uv).rgb, holo.look.z);
    let ao = map.r;
    let curve = map.g;
    let ivory = smoothstep(0.52, 0.62, map.b) * (1.0 - smoothstep(0.80, 0.90, map.b));
    let eye = smoothstep(0.86, 0.95, map.b);
    let deep = 1.0 - smoothstep(0.08, 0.30, map.b);

    // What is not there: faded by dither, not yet built up, dissolved.
    let dither = fract(52.9829189 * fract(dot(floor(in.position.xy), vec2(0.06711056, 0.00583715))));
    if dither < holo.state.z { discard; }
    var edge = vec3(0.0);
    if holo.state.x < 0.9995 {
        let front = holo.state.x * 1.12 * holo.state.y;
        let e = front - p.y - 0.02 * (noise3(p * 60.0 + seed) - 0.5);
        if e < 0.0 || dither > smoothstep(0.0, 0.03, e) + 0.12 { discard; }
        edge += mix(tint, vec3(0.8, 0.95, 1.0), 0.6) * 2.4 * exp(-e / 0.012);
    }
    var keep = 1.0;
    if holo.change.x > 0.0 {
        let bp = in.bind * (2.0 / max(holo.change.w, 1e-3));
        let grain = 0.62 * noise3(bp * 4.5) + 0.26 * noise3(bp * 11.0) + 0.12 * noise3(bp * 27.0);
        let e = distance(bp, holo.wound.xyz * (2.0 / max(holo.change.w, 1e-3))) + (grain - 0.5) * 1.1 - (holo.change.x * 3.1 - 0.55);
        if e < 0.0 { discard; }
        keep = smoothstep(0.0, 0.4, e);
        edge += mix(tint, vec3(1.0, 0.93, 0.8), exp(-e / 0.035)) * (3.2 * exp(-e / 0.035) + 0.9 * exp(-e / 0.12));
    }

    // The room behind, filtered by the figure's colour; bright rings and lamps are held down.
    let screen = (in.position.xy - view.viewport.xy) / view.viewport.zw;
    let raw = textureSampleLevel(view_transmission_texture, view_transmission_sampler, screen + ng.xy * 0.006, 0.0).rgb;
    let bright = dot(raw, vec3(0.2126, 0.7152, 0.0722));
    let behind = mix(vec3(bright), raw, 0.6) * mix(vec3(1.0), tint, 0.6) / (1.0 + 4.0 * bright);

    let facing = clamp(dot(n, v), 0.0, 1.0);
    let fresnel = pow(1.0 - facing, 3.0);
    let height = clamp(p.y / (0.38 * holo.life.w), 0.0, 1.0);
    let key = clamp(dot(n, KEY) * 0.86 + 0.14, 0.0, 1.0);
    let kick = pow(clamp(dot(n, KICK), 0.0, 1.0), 1.5);
    let under = clamp(0.35 - n.y * 0.65, 0.0, 1.0) * exp(-height * 3.2);
    let gloss = pow(clamp(dot(n, normalize(KEY + v)), 0.0, 1.0), 40.0);

    // Skin: deep blue shadows, the hue in the light, a warm scatter where the light leaves it.
    let shadow = tint * tint * 0.40 + vec3(0.003, 0.010, 0.026);
    let lit = mix(tint, vec3(1.0), 0.03) * 1.15;
    var base = mix(shadow, lit, smoothstep(0.0, 0.85, key * (0.45 + 0.75 * curve)));
    let turn = exp(-pow((key - 0.28) / 0.16, 2.0));
    base += tint * tint * 0.20 * turn * ao;
    let bone = mix(vec3(0.16, 0.17, 0.19), vec3(0.92, 0.90, 0.80), smoothstep(0.05, 0.9, key)) * (0.85 + 0.15 * tint);
    base = mix(base, bone, ivory);
    base *= 1.0 - 0.525 * deep;
    let relief = ao * ao * (0.5 + holo.lines.x * curve);

    // Scan lines fade out where one is thinner than a dozen pixels: at match distance they would look like ripples; a band travels up now and then.
    let phase = p.y * holo.lines.z;
    let fine = 1.0 - smoothstep(0.4, 1.3, fwidth(phase));
    let band = motion * exp(-pow((fract(p.y * 1.1 - globals.time * 0.07 + seed * 0.13) - 0.5) / 0.035, 2.0));
    let scan = 1.0 - holo.lines.y * fine * (0.5 + 0.5 * sin(phase)) + holo.lines.w * band;
    let flicker = 1.0 + holo.life.x * motion * sin(globals.time * 15.0 + seed * 7.0);

    var c = base * relief * (0.20 + holo.light.x * key) * 0.95 * scan * (0.72 + 0.28 * smoothstep(0.0, 0.5, height));
    c += mix(tint, vec3(0.75, 0.9, 1.0), 0.15) * kick * holo.light.y * ao;
    c += mix(tint, holo.side.rgb, 0.75) * under * holo.light.z * (0.3 + 0.7 * ao);
    c += vec3(0.9, 0.95, 1.0) * gloss * holo.light.w * ao * (1.0 + 2.0 * ivory);
    c += mix(tint, vec3(0.72, 0.90, 1.0), 0.18) * fresnel * holo.look.y * (0.25 + 0.75 * ao) * scan;
    c = mix(c, mix(tint, vec3(1.0), 0.55) * (0.25 + holo.life.z * curve), eye);

    // Lit up: the rim in the player's colour, and a little more of everything.
    let high = holo.change.y;
    c *= 1.0 + 0.28 * high;
    c += mix(holo.side.rgb, vec3(1.0), 0.35) * high * (0.75 * pow(1.0 - facing, 2.0) + 0.03);

    // The light of a blow.
    let to_flash = holo.flash.xyz - p;
    let near = dot(to_flash, to_flash) / (0.07 * 0.07);
    c += vec3(1.0, 0.82, 0.55) * (holo.flash.w * clamp(dot(n, normalize(to_flash + vec3(0.0, 1e-5, 0.0))) * 0.75 + 0.25, 0.0, 1.0) * ao / (1.0 + near));

    // Grain of the projection.
    let grain = fract(sin(dot(floor(in.position.xy) + fract(floor(globals.time * 12.0) * 0.618 * motion) * 17.0, vec2(12.9898, 78.233))) * 43758.5453);
    c *= (1.0 + holo.life.y * (grain - 0.5)) * flicker * mix(0.30, 1.0, keep);
    let share = holo.look.x * (1.0 - fresnel) * (1.0 - 0.5 * ivory) * (1.0 - 0.45 * exp(-height * 6.0)) * mix(0.7, 1.0, keep);
    return vec4(behind * share + (c + edge) * (1.0 - holo.state.w), 1.0);
}
