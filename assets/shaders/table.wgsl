// The table's top in one shader: cells, brass fillets, inlays, base rings, pools of light, marks, the mirror.
// Lengths are in the scene's unit, the radius of the top.
#import bevy_pbr::{
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
    forward_io::{VertexOutput, FragmentOutput},
    mesh_view_bindings::{view, globals},
}

struct Board {
    pieces: array<vec4<f32>, 8>,     // x, z, facing, seat; below 0 nobody
    tints: array<vec4<f32>, 8>,      // hue, presence
    contacts: array<vec4<f32>, 32>,  // place, radius
    marks: array<vec4<u32>, 7>,      // bits of 25 cells
    path: array<vec4<f32>, 4>,       // two corners each
    accent: vec4<f32>,               // light of the marks, corners of the path
    push: vec4<f32>,                 // where pushes come from, whether from there, motion
    look: vec4<f32>,                 // glow, reflection, blur, figures
    ambient: vec4<f32>,              // what the lounge throws on the top, for plain light
}
@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> board: Board;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var mirror: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var mirror_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(103) var stone: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(104) var stone_sampler: sampler;

const TAU = 6.2831853;
const HUB = 0.36;
const SPLIT = 0.72;
const RIM = 0.988;
const INNER = 0.56;
const OUTER = 0.86;
const FILLET = 0.0045;
const CORNER = 0.024;
const RING = 0.122;
const CHEVRON = 0.048;
const SIDES = array<vec3<f32>, 2>(vec3(0.10, 0.62, 1.0), vec3(1.0, 0.36, 0.06));
const BRASS = vec3(0.62, 0.50, 0.34);
const COLD = vec3(0.50, 0.74, 0.86);

const HOVERED = 1u;
const FOCUSED = 2u;
const SELECTED = 4u;
const DESTINATION = 8u;
const TARGET = 16u;
const PUSH = 32u;
const LAST = 64u;
const READY = 128u;

// Cells of the coarsest clouds along a side of the stone's tile.
const CELLS = 8.0;

fn clouds(p: vec2<f32>) -> f32 { return textureSampleLevel(stone, stone_sampler, p / CELLS, 0.0).r; }
#ifndef PLAIN
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
#endif
fn wrap(a: f32) -> f32 { return a - TAU * round(a / TAU); }

// A line of this half width around distance 0, no thinner than a pixel.
fn stroke(distance: f32, half: f32, px: f32) -> f32 {
    let wide = max(half, px * 0.6);
    return (1.0 - smoothstep(wide - px * 0.6, wide + px * 0.6, abs(distance))) * min(1.0, half / wide + 0.25);
}
fn fill(distance: f32, px: f32) -> f32 { return 1.0 - smoothstep(-px * 0.6, px * 0.6, distance); }

// The cell under a point.
struct Place {
    id: u32,             // 0 the hub, 1 to 12 inner, 13 to 24 outer, 99 the edge
    ring: f32,           // 0 inner, 1 outer
    white: bool,
    edge: f32,           // distance to the nearest fillet
    away: vec2<f32>,     // direction away from it
    sides: vec2<f32>,    // distances to the fillets across and along the ring
    local: vec2<f32>,    // from where a piece stands: outward, along
    centre: vec2<f32>,
}

fn find(p: vec2<f32>, r: f32) -> Place {
    var at: Place;
    let outward = p / max(r, 1e-4);
    let along = vec2(-outward.y, outward.x);          // against the angle: z runs down
    var angle = atan2(-p.y, p.x) - TAU * 0.5;         // ray 1 begins in the west
    if angle < 0.0 { angle += TAU; }
    let k = angle / TAU * 12.0;
    let ray = min(floor(k), 11.0);
    at.ring = select(0.0, 1.0, r > SPLIT);
    let low = select(HUB, SPLIT, r > SPLIT);
    let high = select(SPLIT, RIM, r > SPLIT);
    if r < HUB {
        at.id = 0u;
        at.white = true;
        at.edge = HUB - r;
        at.away = -outward;
        at.sides = vec2(at.edge, 1.0);
        at.centre = vec2(0.0);
        at.local = p;
        return at;
    }
    let to_low = r - low;
    let to_high = high - r;
    let to_first = (k - ray) / 12.0 * TAU * r;
    let to_last = (ray + 1.0 - k) / 12.0 * TAU * r;
    let across = min(to_low, to_high);
    let beside = min(to_first, to_last);
    let from_ring = select(-outward, outward, to_low < to_high);
    let from_ray = select(along, -along, to_first < to_last);
    at.sides = vec2(across, beside);
    let q = max(vec2(CORNER) - at.sides, vec2(0.0));
    if q.x > 0.0 && q.y > 0.0 {
        let l = length(q);
        at.edge = CORNER - l;
        at.away = normalize(from_ring * q.x + from_ray * q.y);
    } else if across < beside {
        at.edge = across;
        at.away = from_ring;
    } else {
        at.edge = beside;
        at.away = from_ray;
    }
    at.id = u32(1.0 + ray + 12.0 * at.ring);
    at.white = (i32(ray) + i32(at.ring)) % 2 != 0;    // i1 is black, so is o2
    if r > RIM {
        at.id = 99u;
        at.white = false;
        at.edge = -1.0;
    }
    let middle = TAU * 0.5 + (ray + 0.5) / 12.0 * TAU;
    let stand = select(INNER, OUTER, at.ring > 0.5);
    let direction = vec2(cos(middle), -sin(middle));
    at.centre = direction * stand;
    let v = p - at.centre;
    at.local = vec2(dot(v, direction), dot(v, vec2(-direction.y, direction.x)));
    return at;
}

// The ring under a figure, and the chevron to where it looks: a full ring for player 1, four notches for player 2.
fn base_ring(v: vec2<f32>, facing: f32, notched: bool, px: f32) -> f32 {
    let l = length(v);
    let a = atan2(v.x, v.y) - facing;
    var m = stroke(l - RING, 0.0052, px);
    m = max(m, 0.40 * stroke(l - RING + 0.015, 0.0012, px));
    if notched {
        let from_notch = abs(fract(a / TAU * 4.0 + 0.5) - 0.5) * TAU / 4.0 * l;
        m *= smoothstep(0.022 - px, 0.022 + px, from_notch);
        let tooth = stroke(from_notch - 0.029, 0.0075, px) * step(RING - 0.005, l) * fill(l - 0.141, px);
        m = max(m, tooth);
    }
    let b = wrap(a);
    let tip = 0.163 - abs(b) * 0.13;
    return max(m, stroke(l - tip, 0.0062, px) * (1.0 - smoothstep(0.20, 0.22, abs(b))));
}

// What is drawn in light, and how much of the stone's own light makes way for it: on a white cell light alone would be pale.
struct Mark {
    light: vec3<f32>,
    shade: f32,
}

// A band of shade around a line of this half width.
fn ground(distance: f32, half: f32) -> f32 { return 1.0 - smoothstep(half, half + 0.014, abs(distance)); }

// The marks of one cell. Shape before colour: outline, corners, ring, cross-hair, chevrons, dots.
fn cell_marks(at: Place, bits: u32, px: f32) -> Mark {
    var sum = vec3(0.0);
    var shade = 0.0;
    let motion = board.push.w;
    let time = globals.time * motion;
    let accent = board.accent.rgb;
    let pale = mix(accent, vec3(1.0), 0.45);
    let l = length(at.local);
    let a = atan2(at.local.y, at.local.x);
    let hub = at.id == 0u;
    if (bits & LAST) != 0u {
        let along = select(at.local.x + at.local.y, a * 0.30, hub);
        let dots = smoothstep(0.35, 0.55, abs(fract(along * 26.0) - 0.5) * 2.0);
        sum += vec3(0.62, 0.72, 0.80) * 0.40 * stroke(at.edge - 0.020, 0.0022, px) * dots;
        shade = max(shade, 0.45 * ground(at.edge - 0.020, 0.003));
    }
    if (bits & HOVERED) != 0u {
        sum += vec3(0.85, 0.95, 1.0) * 0.60 * stroke(at.edge - 0.016, 0.0022, px);
        sum += vec3(0.55, 0.80, 1.0) * 0.05 * exp(-at.edge / 0.05);
        shade = max(shade, 0.55 * ground(at.edge - 0.016, 0.004));
    }
    if (bits & FOCUSED) != 0u {
        // Four corners; in the hub four arcs.
        var near = smoothstep(0.075, 0.068, max(at.sides.x, at.sides.y));
        if hub { near = smoothstep(0.45, 0.40, abs(wrap(a * 4.0 + TAU * 0.5) / 4.0) * 2.0); }
        sum += vec3(1.0, 0.98, 0.92) * 1.15 * stroke(at.edge - 0.020, 0.0048, px) * near;
        shade = max(shade, 0.7 * ground(at.edge - 0.020, 0.006) * near);
    }
    if (bits & SELECTED) != 0u {
        let breath = 0.80 + 0.20 * cos(time * 2.6);
        let turning = 0.55 + 0.45 * smoothstep(0.3, 0.7, abs(fract(a / TAU * 3.0 - time * 0.06) - 0.5) * 2.0);
        sum += pale * 1.35 * breath * stroke(l - 0.146, 0.0040, px) * turning;
        sum += accent * breath * (0.16 * exp(-pow((l - 0.146) / 0.020, 2.0)) + 0.13 * exp(-at.edge / 0.035));
        shade = max(shade, 0.75 * ground(l - 0.146, 0.006));
    }
    if (bits & DESTINATION) != 0u {
        // A ring in a dark well, with a bead in its middle.
        let breath = 0.85 + 0.15 * cos(time * 2.6 - l * 40.0);
        sum += mix(pale, accent, 0.35) * 1.45 * breath * stroke(l - 0.072, 0.0052, px);
        sum += pale * 1.25 * fill(l - 0.015, px);
        sum += accent * (0.075 * fill(l - 0.072, px) + 0.16 * exp(-pow((l - 0.072) / 0.016, 2.0)));
        shade = max(shade, 0.86 * fill((l - 0.094) * 0.5, 0.010));
    }
    if (bits & TARGET) != 0u {
        // A ring with four ticks across it, closing in a little and opening again.
        let reach = 0.150 + 0.004 * cos(time * 3.2);
        let q = abs(wrap(a * 4.0) / 4.0) * l;
        let tick = stroke(q, 0.0038, px) * fill(abs(l - reach) - 0.021, px);
        let ring = stroke(l - reach, 0.0036, px) * smoothstep(0.016, 0.020, q);
        sum += vec3(1.0, 0.90, 0.82) * 1.35 * max(tick, ring);
        sum += vec3(1.0, 0.30, 0.22) * (0.20 * exp(-pow((l - reach) / 0.020, 2.0)) + 0.07 * exp(-at.edge / 0.04));
        shade = max(shade, 0.75 * max(ground(l - reach, 0.006), ground(q, 0.004) * fill(abs(l - reach) - 0.026, 0.008)));
    }
    if (bits & PUSH) != 0u {
        // Three broad chevrons on a dark plate, which run away from where the piece stands.
        let away = normalize(at.centre - board.push.xy + vec2(1e-5, 0.0));
        let outward = at.centre / max(length(at.centre), 1e-4);
        let v = outward * at.local.x + vec2(-outward.y, outward.x) * at.local.y;
        let x = dot(select(v, at.local, hub), away);
        let y = abs(dot(select(v, at.local, hub), vec2(-away.y, away.x)));
        let run = x + y * 0.75 + 0.018;
        let which = floor(run / CHEVRON + 1.5);
        let line = run - (which - 1.0) * CHEVRON;
        let lit = step(0.0, which) * step(which, 2.0) * fill(y - 0.068, px);
        let wave = 0.62 + 0.38 * cos(time * 4.0 - which * 1.4);
        sum += mix(pale, accent, 0.2) * 1.6 * stroke(line, 0.0115, px) * lit * wave;
        let plate = max(abs(run) - CHEVRON * 1.75, y - 0.082);
        sum += accent * (0.10 * fill(plate, 0.012) + 0.16 * exp(-at.edge / 0.05));
        shade = max(shade, 0.86 * fill(plate * 0.5, 0.010));
    }
    return Mark(sum, shade);
}

// The walk: dashes that run from the first corner to the last, a dot at each step.
fn walk(p: vec2<f32>, px: f32) -> Mark {
    let corners = i32(board.accent.w);
    if corners < 2 { return Mark(vec3(0.0), 0.0); }
    let pale = mix(board.accent.rgb, vec3(1.0), 0.55);
    var sum = 0.0;
    var shade = 0.0;
    var length_before = 0.0;
    for (var i = 0; i + 1 < corners; i++) {
        let pair = board.path[i / 2];
        let next = board.path[(i + 1) / 2];
        let a = select(pair.zw, pair.xy, i % 2 == 0);
        let b = select(next.zw, next.xy, (i + 1) % 2 == 0);
        let whole = distance(a, b);
        let direction = (b - a) / max(whole, 1e-4);
        let s = dot(p - a, direction);
        let off = abs(dot(p - a, vec2(-direction.y, direction.x)));
        // The line begins outside the ring of whoever walks, and ends inside the ring of the destination.
        let begin = select(0.018, 0.155, i == 0);
        let end = whole - select(0.018, 0.076, i + 2 == corners);
        let inside = step(begin, s) * step(s, end);
        let dash = smoothstep(0.30, 0.42, abs(fract((length_before + s) * 22.0 - globals.time * 0.9 * board.push.w) - 0.5));
        sum = max(sum, stroke(off, 0.0040, px) * inside * dash);
        shade = max(shade, 0.7 * ground(off, 0.006) * inside);
        if i > 0 { sum = max(sum, fill(length(p - a) - 0.0095, px)); }
        length_before += whole;
    }
    return Mark(pale * 1.25 * sum, shade);
}

#ifdef PLAIN
// A spot that lights the top: what a white surface throws back, and the gloss of it.
fn spot(p: vec3<f32>, n: vec3<f32>, eye: vec3<f32>, place: vec3<f32>, aim: vec3<f32>, cone: vec2<f32>, strength: f32) -> vec2<f32> {
    let way = place - p;
    let square = dot(way, way);
    let l = way * inverseSqrt(square);
    let share = clamp((dot(normalize(aim - place), -l) - cone.y) / (cone.x - cone.y), 0.0, 1.0);
    let falls = strength * share * share / square * max(dot(n, l), 0.0);
    return vec2(falls, falls * pow(max(dot(n, normalize(l + eye)), 0.0), 180.0));
}

// The top where a processor has to draw: the two lamps above it, the lounge as one colour, a sheen at its far side.
fn plain_light(p: vec3<f32>, albedo: vec3<f32>, brass: f32, n: vec3<f32>, eye: vec3<f32>) -> vec3<f32> {
    let key = spot(p, n, eye, vec3(-0.55, 2.5, 0.25), vec3(0.05, 0.0, -0.05), vec2(0.9611, 0.8139), 3.81);
    let rake = spot(p, n, eye, vec3(2.3, 1.7, 2.0), vec3(-1.0, 0.05, -1.5), vec2(0.9950, 0.8139), 4.31);
    let warm = vec3(1.0, 0.847, 0.673);
    let cold = vec3(0.147, 0.342, 1.0);
    var c = albedo * (key.x * warm + rake.x * cold + board.ambient.rgb) * mix(1.0, 0.55, brass);
    c += (key.y * warm + rake.y * cold) * mix(0.6, 3.0, brass);
    let back = reflect(-eye, n);
    let wall = exp(-pow((back.y - 0.22) / 0.16, 2.0));
    let sheen = 0.04 + 0.96 * pow(1.0 - max(dot(n, eye), 0.0), 5.0);
    return c + (vec3(0.030, 0.034, 0.042) + vec3(0.16, 0.09, 0.045) * wall) * mix(sheen, 0.5, brass);
}
#endif

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) front: bool) -> FragmentOutput {
    let p = in.world_position.xz;
    let px = 0.55 * (length(dpdx(p)) + length(dpdy(p)));
    let r = length(p);
    let at = find(p, r);
    let d = at.edge;
    let hub = at.id == 0u;

    // A fillet that runs across the line of sight is seen much thinner than one along it.
    let thin = max(px, abs(dot(dpdx(p), at.away)) + abs(dot(dpdy(p), at.away)));
    let metal = 1.0 - smoothstep(FILLET - thin * 0.6, FILLET + thin * 0.6, d);
    let bevel = (1.0 - smoothstep(0.005, 0.013, d)) * (1.0 - metal);
    // Stone: two scales of cloud, veins where one of them crosses its middle.
    let seed = vec2(f32(at.id % 13u) * 3.17, at.ring * 11.3);
    let q = p * mat2x2(0.8, -0.6, 0.6, 0.8) + seed;
    let cloud = clouds(q * 7.0);
    let vein = 1.0 - smoothstep(0.0, 0.06, abs(clouds(q * 5.0 + cloud * 1.6) - 0.5));
    let white_stone = vec3(0.265, 0.250, 0.222) * (0.70 + 0.46 * cloud) * (1.0 - 0.34 * vein);
    let black_stone = vec3(0.0075, 0.0085, 0.0115) + vec3(0.040, 0.040, 0.040) * vein * 0.30 + 0.008 * cloud;
    var col = select(black_stone, white_stone, at.white);
    var rough = select(0.22 + 0.10 * cloud, 0.34, at.white);
    var glow = vec3(0.0);
    let from_edge = smoothstep(0.0, 0.16, d);
    // White cells are lit from within, as bone before a light box: brightest along the edge.
    if at.white { glow = COLD * (0.006 + 0.105 * pow(1.0 - from_edge, 3.0)) * (0.75 + 0.5 * cloud) * board.look.x; }
    var brass = metal;
    if hub {
        // A star of twelve points, in dark stone with brass edges, and a ring around it.
        let k = atan2(-p.y, p.x) / TAU * 12.0;
        let s = abs(fract(k) - 0.5) * 2.0;
        let reach = 0.285 * (1.0 - 0.60 * (1.0 - s));
        let star = (r - reach) * 0.42;
        let inlaid = fill(star, px) * step(0.050, r);
        col = mix(col, black_stone * 1.2, inlaid);
        rough = mix(rough, 0.24, inlaid);
        glow *= 1.0 - inlaid;
        brass = max(brass, max(stroke(star, 0.0016, px) * step(0.050, r), stroke(r - 0.050, 0.0022, px)));
        brass = max(brass, stroke(r - 0.318, 0.0016, px));
    }
    // A projector's lens in every cell.
    let lens_at = length(at.local);
    let on_cell = at.id < 99u;
    if on_cell {
        let bezel = stroke(lens_at - 0.017, 0.0028, px);
        let lens = fill(lens_at - 0.0138, px);
        brass = max(brass, bezel);
        col *= 1.0 - 0.97 * lens;
        glow = mix(glow, vec3(0.05, 0.16, 0.22) * (1.0 - lens_at / 0.02), lens);
    }
    let fine = 1.0 - smoothstep(0.0010, 0.0030, thin);   // normals flatten where a fillet is a pixel or two wide
#ifndef PLAIN
    let scratch = noise(vec2(dot(p, vec2(0.9, 0.43)) * 22.0, dot(p, vec2(-0.43, 0.9)) * 420.0));
#endif
    let albedo = mix(col, BRASS, brass);
    let tilt = (at.away * (bevel * -0.42) + at.away * metal * (0.8 * (d / FILLET) - 0.25)) * (0.15 + 0.85 * fine);
    let normal = normalize(vec3(tilt.x, 1.0, tilt.y));

    // Figures: darkness where they touch, light of their own colour, the ring.
    var dark = 1.0;
    var light = vec3(0.0);
    var drawn = vec3(0.0);
    var covered = 0.0;
    let figures = i32(board.look.w);
    var bits = 0u;
    if on_cell { bits = board.marks[at.id / 4u][at.id % 4u]; }
    // The rings of those who may act breathe.
    let ready = select(0.0, 0.80 + 0.20 * cos(globals.time * 2.6 * board.push.w), (bits & READY) != 0u);
    for (var i = 0; i < figures; i++) {
        let piece = board.pieces[i];
        let v = p - piece.xy;
        let l = length(v);
        if l > 0.50 { continue; }
        let tint = board.tints[i];
        var shade = 1.0 - 0.62 * exp(-l * l / 0.0105);
        if l < 0.30 {
            for (var j = 0; j < 4; j++) {
                let c = board.contacts[i * 4 + j];
                let off = p - c.xz;
                shade *= 1.0 - 0.86 * exp(-dot(off, off) / (c.w * c.w) / (1.0 + 30.0 * max(c.y, 0.0))) * exp(-max(c.y - 0.012, 0.0) * 16.0);
            }
        }
        dark *= mix(1.0, shade, tint.w);
        let fall = exp(-l * l / 0.034) * 0.85 + 0.35 / (1.0 + pow(l / 0.10, 3.0));
        light += tint.rgb * (0.62 * tint.w * fall * (1.0 - smoothstep(0.35, 0.50, l)));
        if l < 0.20 {
            let notched = piece.w > 0.5;
            let side = SIDES[select(0, 1, notched)];
            let ring = base_ring(v, piece.z, notched, px);
            let haze = 0.11 * exp(-pow((l - RING) / 0.020, 2.0));
            drawn += (side * (ring * (1.15 + 0.75 * ready) + haze * (1.0 + 1.6 * ready)) + vec3(0.30 * ready * ring)) * tint.w;
            covered = max(covered, 0.62 * ground(l - RING, 0.007) * tint.w);
        }
    }
    if bits != 0u {
        let mark = cell_marks(at, bits, px);
        drawn += mark.light;
        covered = max(covered, mark.shade);
    }
    let way = walk(p, px);
    drawn += way.light;
    covered = max(covered, way.shade);
    drawn *= mix(0.35, 1.0, dark);
    // The strip light in the rim spills over the edge.
    light += vec3(0.10, 0.55, 0.72) * exp(-(0.992 - r) / 0.045) * 0.9;

    var out: FragmentOutput;
    let eye = normalize(view.world_position - in.world_position.xyz);
#ifdef PLAIN
    var c = plain_light(in.world_position.xyz, albedo, brass, normal, eye);
#else
    var pbr = pbr_input_from_standard_material(in, front);
    pbr.material.base_color = vec4(albedo, 1.0);
    pbr.material.metallic = brass;
    pbr.material.perceptual_roughness = mix(rough, mix(0.5, 0.30, fine), brass);
    pbr.material.clearcoat = 1.0 - brass;
    pbr.material.clearcoat_perceptual_roughness = 0.07 + 0.10 * scratch * smoothstep(0.4, 0.8, cloud);
    pbr.N = normal;
#ifdef STANDARD_MATERIAL_CLEARCOAT
    pbr.clearcoat_N = normalize(mix(vec3(0.0, 1.0, 0.0), normal, 0.55));
#endif
    pbr.diffuse_occlusion = vec3(dark);
    pbr.specular_occlusion = mix(1.0, dark, 0.7);
    var c = apply_pbr_lighting(pbr).rgb;
#endif
    c = c * mix(0.45, 1.0, dark) * (1.0 - covered) + (mix(albedo, vec3(0.3), brass * 0.5) + 0.02) * light * dark * (1.0 - 0.6 * covered) + glow * dark * (1.0 - covered) + drawn;
#ifdef PLAIN
    out.color = vec4(c, 1.0);
#else
    // The mirror: read in screen space, shifted by the bevels, softened by the polish.
    let facing = clamp(dot(normal, eye), 0.0, 1.0);
    let fresnel = 0.04 + 0.70 * pow(1.0 - facing, 5.0);
    if board.look.y > 0.0 {
        let screen = (in.position.xy - view.viewport.xy) / view.viewport.zw + normal.xz * 0.05;
        let blur = board.look.z * (1.0 + 1.5 * scratch);
        var seen = textureSampleLevel(mirror, mirror_sampler, screen, 0.0) * 0.34;
        seen += textureSampleLevel(mirror, mirror_sampler, screen + vec2(0.0, blur), 0.0) * 0.22;
        seen += textureSampleLevel(mirror, mirror_sampler, screen - vec2(0.0, blur), 0.0) * 0.22;
        seen += textureSampleLevel(mirror, mirror_sampler, screen + vec2(blur * 0.6, 0.0), 0.0) * 0.11;
        seen += textureSampleLevel(mirror, mirror_sampler, screen - vec2(blur * 0.6, 0.0), 0.0) * 0.11;
        c = c * (1.0 - min(fresnel * seen.a, 0.6)) + seen.rgb * (fresnel * board.look.y) * mix(1.0, 0.6, brass);
    }
    out.color = main_pass_post_lighting_processing(pbr, vec4(c, 1.0));
#endif
    return out;
}
