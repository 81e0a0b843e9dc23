// A figure of light: a body that glows from within and lets the room through, bright outlines, scan lines fixed in the world.
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
    wound: vec4<f32>,   // where dissolving starts, in the mesh's space; the mesh's height
    flash: vec4<f32>,   // light of a blow: place, strength
    light: vec4<f32>,   // key, from behind, from below, gloss
    lines: vec4<f32>,   // relief, depth of the scan lines, their distance in pixels, travelling band
    life: vec4<f32>,    // flicker, grain, eyes, scale of the figure
    neighbours: vec4<f32>, // what the neighbours throw on its feet
    face: vec4<f32>,    // its face in the mesh's space: middle, radius
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> holo: Hologram;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var maps: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var maps_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var normals: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var normals_sampler: sampler;

const TAU = 6.2831853;

// The puppets' key light, from above the camera's left shoulder, and the cold one from behind.
const KEY = vec3(-0.3469, 0.8425, 0.4163);
const KICK = vec3(0.5494, 0.2497, -0.7992);

// How far the hull stands out that makes the seams, of a figure of scale 1.
const SEAM_WIDTH = 0.0022;
// How far it does at least, as a share of the picture's height: in pixels, lines would be broad where a picture has few.
const SEAM_SHARE = 0.002;

// The alpha of a pixel that shows a figure. The room's is 1: by it the hulls, which are drawn last, know where a figure is behind them. In
// the mirror, whose eye is under the table, there are no hulls, and alpha is what covers its empty picture.
fn figure_alpha() -> f32 { return step(view.world_position.y, 0.0); }

struct Light {
    @builtin(position) position: vec4<f32>,
    @location(0) world_position: vec4<f32>,
    @location(1) world_normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
    @location(3) bind: vec3<f32>,   // the vertex before any pose
    @location(4) @interpolate(flat) base: vec3<f32>, // where the figure stands
    @location(5) bind_normal: vec3<f32>,
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
    // The first joint of every figure is its root, which no clip moves.
    out.base = skinning::skin_model(vec4(0u), vec4(1.0, 0.0, 0.0, 0.0), in.instance_index)[3].xyz;
#else
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    out.world_normal = mesh_functions::mesh_normal_local_to_world(in.normal, in.instance_index);
    out.base = world_from_local[3].xyz;
#endif
    out.world_position = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(in.position, 1.0));
    out.world_position = vec4(out.world_position.xyz + tear(out.world_position.y), out.world_position.w);
#ifdef SEAM
    // The hull stands out by so much of the figure's size close by, and from the seat by so much of the picture.
    let away = max(dot(view.world_position - out.world_position.xyz, view.world_from_view[2].xyz), 0.05);
    let least = SEAM_SHARE * away * 2.0 / view.clip_from_view[1].y;
    out.world_position += vec4(normalize(out.world_normal) * max(SEAM_WIDTH * holo.life.w, least), 0.0);
#endif
    out.position = position_world_to_clip(out.world_position.xyz);
    out.bind = in.position;
    out.bind_normal = in.normal;
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
    let limb = smoothstep(0.41, 0.46, map.b) * (1.0 - smoothstep(0.48, 0.53, map.b)); // an arm or a leg

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

    // How large a pixel is here, and how near the figure: 0 across the table, 1 where the picture is two large figures high. From the
    // seat a figure needs its whole light to be told from others; close by, a body as bright as that would be jelly: there it is a
    // thin veil with the room behind it, held together by its outlines and by the lines of the projection.
    let span = max(dot(view.world_position - p, view.world_from_view[2].xyz), 0.05) * 2.0 / view.clip_from_view[1].y;
    let pixel = span / view.main_pass_viewport.w;
    let near = smoothstep(1.55, 0.9, span);
    // Where seams are drawn, there is room for pupils as well.
    let clear_eyes = smoothstep(2.0, 1.7, span / holo.life.w);

#ifdef SEAM
    // Seams come in where hulls begin to be drawn (`FAR` in seam.rs); they show the room, darker, and a little of the figure's light, so that
    // the part in front stands free of the figure behind it: black lines would be ink.
    if dither > smoothstep(2.8, 2.65, span / holo.life.w) { discard; }
    let beside = textureSampleLevel(view_transmission_texture, view_transmission_sampler, (in.position.xy - view.viewport.xy) / view.viewport.zw, 0.0).rgb;
    return vec4(beside * mix(0.45, 0.85, near) + tint * mix(0.03, 0.15, near) * (1.0 - holo.state.w), 1.0);
#else
    // The room behind, filtered by the figure's colour; bright rings and lamps are held down, or a body in front of them
    // would turn to milk. Close by it keeps more of its own colours, most behind light hues: what is dyed through and through is jelly.
    // What lies behind is a picture of the whole window, of which only the part is drawn that the main pass fills.
    let screen = (in.position.xy - view.viewport.xy) / view.viewport.zw;
    let raw = textureSampleLevel(view_transmission_texture, view_transmission_sampler, screen + ng.xy * 0.006, 0.0).rgb;
    let bright = dot(raw, vec3(0.2126, 0.7152, 0.0722));
    let hue = tint / max(max(tint.r, tint.g), tint.b);
    let light_hue = smoothstep(0.10, 0.60, dot(tint, vec3(0.2126, 0.7152, 0.0722)));
    let dyed = mix(vec3(bright), raw, 0.35) * mix(vec3(0.12), hue, 0.9) / (1.0 + 5.0 * bright);
    let clear = mix(vec3(bright), raw, mix(0.35, 0.8, light_hue)) * mix(vec3(0.5), 1.4 * hue, mix(0.85, 0.5, light_hue)) / (1.0 + 6.0 * bright);
    let behind = mix(dyed, clear, near);

    // How far a point is from the figure's outline, in angle and in pixels: an outline is as wide close by as from afar, but
    // for small figures, which it would cover.
    let facing = clamp(dot(ng, v), 0.0, 1.0);
    let to_outline = facing / max(fwidth(facing), 1e-4);
    let broad = max(view.main_pass_viewport.w / 720.0, 1.0);
    let wide = clamp(0.009 * holo.life.w / pixel, 0.8, 2.4 * broad);
    let outline = exp(-to_outline / wide) * (1.0 - smoothstep(0.35, 0.75, facing));
    let last = exp(-to_outline / (0.22 * wide)) * (1.0 - smoothstep(0.2, 0.5, facing));
    let grazing = pow(1.0 - facing, 3.0);
    let height = clamp(p.y / (0.38 * holo.life.w), 0.0, 1.0);
    let key = clamp(dot(n, KEY) * 0.60 + 0.40, 0.0, 1.0);
    let kick = pow(clamp(dot(n, KICK), 0.0, 1.0), 1.5);
    let under = clamp(0.45 - n.y * 0.55, 0.0, 1.0) * exp(-p.y * 8.4 / holo.life.w);
    let gloss = pow(clamp(dot(n, normalize(KEY + v)), 0.0, 1.0), 40.0);

    // Light, not paint: a veil of the hue that is thinnest where one looks straight through it and grows dense towards the
    // edges of every limb, plate and scale. Hollows have less of it, never darkness.
    let gain = mix(mix(1.20, 1.30, near), mix(0.92, 0.58, near), light_hue);
    let full = mix(tint, tint * hue * hue, mix(0.45, 0.85, near));
    let glowing = mix(tint, vec3(1.0), 0.10);
    let pale = mix(tint, vec3(1.0), 0.34);
    let hollow = mix(mix(0.34, 0.42, near), 1.0, smoothstep(0.15, 0.95, ao)) * mix(1.0, mix(0.24 + 1.52 * curve, 0.50 + 1.0 * curve, near), holo.lines.x);
    let veil = pow(1.0 - facing, mix(2.0, 3.4, near));
    let grain_edge = pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 2.0) * smoothstep(0.30, 0.75, ao);
    let ridge = smoothstep(0.52, 0.80, curve);
    let in_face = smoothstep(1.0, 0.6, distance(in.bind, holo.face.xyz) / max(holo.face.w, 1e-4));
    // From afar the palest is the face: horns near it, claws and weapons less so.
    let bone = ivory * mix(1.0, smoothstep(2.6, 1.2, distance(in.bind, holo.face.xyz) / max(holo.face.w, 1e-4)), 0.6 * (1.0 - near) * step(0.001, holo.face.w));
    // From afar horns, teeth and claws have no bright outline each, and the folds of a trunk half of one: where many lines are as bright as
    // the figure's own outline, none tells a head or a limb.
    let calm = 1.0 - (1.0 - near) * (1.0 - (1.0 - 0.75 * ivory) * mix(0.5, 1.0, max(limb, in_face)));
    let form = mix(0.06 + 0.28 * key * key, mix(0.035, 0.02, light_hue) + mix(0.34, 0.20, light_hue) * key * key * key, near);
    var body = mix(full, pale, bone) * form * hollow * (1.0 - mix(0.8, 0.35, near) * deep);
    // Horns, teeth and claws keep their light, most where a body is thin: they tell where a head is and which way it looks.
    body += mix(tint, vec3(1.0), mix(0.58, 0.42, near)) * (mix(0.75, 1.0, near) * bone * (0.13 + 0.26 * key) * mix(0.45, 1.0, hollow));
    body += full * (mix(1.25, 0.95, near) * calm * veil * mix(0.55, 1.0, hollow)) + glowing * (mix(0.12, 0.16, near) * grain_edge + mix(0.16, 0.20, near) * ridge * key);

    // A face is lighter than the body behind it and the arms before it; where it fills the picture, no lighter than its features allow.
    let face = near * in_face;
    // Close by its horns and plates have enough light of their own, and are told from its skin.
    body += mix(tint, vec3(1.0), 0.34 + 0.16 * near * light_hue) * (in_face * mix(1.2, mix(0.7, 1.6 + 1.2 * light_hue, smoothstep(0.5, 0.95, span)), near) * (1.0 - 0.75 * near * ivory) * (0.24 + 0.32 * key) * hollow * hollow * mix(hollow * hollow, 1.0, near) * (1.0 - mix(1.0, 0.92, near) * deep));

    // Lines of the projection: planes that stand still in the world and lie level in the picture, three to six
    // pixels apart at any distance. They leave eyes and teeth alone.
    let up = view.world_from_view[1].xyz;
    let octave = log2(holo.lines.z * pixel * broad);
    let spacing = exp2(floor(octave));
    let level = dot(p, up);
    let line = mix(0.5 + 0.5 * cos(TAU * level / spacing), 0.5 + 0.5 * cos(TAU * level / (2.0 * spacing)), smoothstep(0.25, 0.85, fract(octave)));
    let band = motion * exp(-pow((fract(p.y * 1.1 - globals.time * 0.25 + seed * 0.13) - 0.5) / 0.05, 2.0));
    let depth = min(holo.lines.y * (1.4 + 1.8 * near), 1.0) * (1.0 - 0.6 * face);
    // Close by every eighth line is a slice that glows, as strong as the lines are deep: what is one smooth mass of one hue would be
    // jelly.
    let slices = 0.5 + 0.5 * cos(TAU * level / (spacing * vec2(8.0, 16.0)));
    let slice = near * depth * mix(pow(slices.x, 60.0), pow(slices.y, 60.0), smoothstep(0.25, 0.85, fract(octave)));
    let scan = 1.0 + 0.25 * near - depth * line * (1.0 - 0.7 * max(eye, ivory * (1.0 - 0.6 * near))) * (1.0 - mix(0.5, 0.2, near) * veil) + holo.lines.w * band;
    let flicker = 1.0 + holo.life.x * motion * sin(globals.time * 60.0 + seed * 7.0);

    // Limbs before a body are brighter than it and those behind it fainter, or one hue would run together; from afar a head is brighter
    // than what is below it.
    let before = dot(p - in.base, view.world_from_view[2].xyz * vec3(1.0, 0.0, 1.0)) / (0.11 * holo.life.w);
    let nearer = mix(0.40, 1.0, near) * (2.0 * smoothstep(-0.9, 0.9, before) - 1.0);
    var c = body * holo.light.x * gain;
    c += glowing * kick * holo.light.y * gain * hollow * mix(1.0, 0.35, near);
    // A solid has light in its middle instead of the room behind it.
    let solid = 1.0 - step(0.001, holo.look.x);
    // Arms and legs are lighter than the trunk, most of all from afar, and hands and feet lighter than the rest of them.
    let far_out = smoothstep(0.40, 0.85, distance(in.bind, vec3(0.0, 0.5 * holo.wound.w, 0.0)) * 2.0 / max(holo.change.w, 1e-3));
    let lit_limb = (1.0 - (0.45 + 0.15 * light_hue) * near) * limb * mix(0.75, 1.0, far_out);
    c += mix(tint, vec3(1.0), 0.3) * (lit_limb * mix(0.32, 0.26, near) * (0.3 + 0.7 * key) * hollow);
    c += mix(tint, vec3(1.0), 0.1) * solid * 0.16 * (0.3 + 0.7 * facing * facing);
    c += mix(tint, holo.side.rgb, 0.65) * under * holo.light.z * mix(1.0, 0.45, near) * (0.3 + 0.7 * ao);
    c += holo.neighbours.rgb * (mix(1.0, 0.35, near) * exp(-p.y * 9.0 / holo.life.w) * (0.35 + 0.65 * ao));
    c += pale * gloss * holo.light.w * ao * (1.0 + ivory);
    c *= scan;
    c += glowing * (slice * gain * (0.10 + 0.30 * hollow * (1.0 - facing * 0.5)) * (1.0 - eye));
    c += (mix(tint, vec3(1.0), 0.10) * mix(2.1, 2.8, near) * calm * outline + mix(tint, vec3(1.0), 0.62) * mix(0.40, 1.5, near) * last) * holo.look.y * (0.55 + 0.45 * scan);
    c *= (1.0 + 0.58 * nearer) * (1.0 - mix(0.56 + 0.32 * light_hue, 0.42 + 0.36 * light_hue, near) * (1.0 - in_face) * (1.0 - ivory) * (1.0 - lit_limb)) * mix(0.90 + 0.28 * height, 1.0, near);
    // On the near half of the table an eye is the brightest of a face, and has a pupil: where its ball looks forward and, but for one in
    // the middle, aside.
    let beside = (in.bind.x - holo.face.x) / max(holo.face.w, 1e-4);
    let gaze = normalize(vec3(sign(beside) * 0.6 * smoothstep(0.35, 0.45, abs(beside)), 0.0, 1.0));
    let pupil = clear_eyes * smoothstep(0.80, 0.90, dot(normalize(in.bind_normal), gaze));
    let iris = mix(tint, vec3(1.0), mix(0.55, 0.8, clear_eyes)) * (0.25 + (1.0 + clear_eyes) * holo.life.z * curve);
    c = mix(c, mix(iris, tint * 0.05, pupil), eye);

    // Lit up: the rim in the player's colour, and a little more of everything.
    let high = holo.change.y;
    c *= 1.0 + 0.28 * high;
    c += mix(holo.side.rgb, vec3(1.0), 0.35) * high * (0.75 * pow(1.0 - facing, 2.0) + 0.03);

    // The light of a blow.
    let to_flash = holo.flash.xyz - p;
    let away = dot(to_flash, to_flash) / (0.07 * 0.07);
    c += mix(tint, vec3(1.0, 0.82, 0.55), 0.4) * (holo.flash.w * mix(0.7, 0.4, near) * clamp(dot(n, normalize(to_flash + vec3(0.0, 1e-5, 0.0))) * 0.75 + 0.25, 0.0, 1.0) * ao / (1.0 + away));

    // Grain of the projection.
    let grain = fract(sin(dot(floor(in.position.xy) + fract(floor(globals.time * 12.0) * 0.618 * motion) * 17.0, vec2(12.9898, 78.233))) * 43758.5453);
    c *= (1.0 + holo.life.y * (grain - 0.5)) * flicker * mix(0.30, 1.0, keep);
    // Thin in the middle, dense at the head and along the outline; the feet melt into the light that throws them.
    let dense = mix(0.0, mix(0.30, 0.15, near), smoothstep(0.45, 0.95, height)) + 0.15 * ivory + 0.5 * outline + 0.35 * eye + 0.35 * veil;
    let share = holo.look.x * clamp(1.0 - dense, 0.10, 1.0) * mix(0.7, 1.0, keep);
    // The picture's tones take colour out of what is bright; a figure keeps its hue.
    let shine = (c + edge) * (1.0 - holo.state.w);
    let rich = max(mix(vec3(dot(shine, vec3(0.2126, 0.7152, 0.0722))), shine, 1.28), vec3(0.0));
    return vec4(behind * share * mix(1.0, scan, near) * (1.0 - 0.35 * max(nearer, 0.0)) + rich, figure_alpha());
#endif
}
