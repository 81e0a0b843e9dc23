// The star of holes: six points of light round a hexagon, every hole a well.
#ifdef STAR
const ROW = 0.8660254;
const NEUTRAL = vec3(0.56, 0.49, 0.37);

// Rows to the north, and the two coordinates that run aslant: a point of the star is where one of them is beyond four.
fn axes(p: vec2<f32>) -> vec3<f32> {
    let east = p.x / (0.5 * PITCH);
    let north = -p.y / (ROW * PITCH);
    return vec3(north, 0.5 * (east - north), 0.5 * (east + north));
}

// Which point of the star a place belongs to, if it is not in the hexagon: S, SW, NW, N, NE, SE.
fn point_of(a: vec3<f32>) -> u32 {
    var best = -a.x;
    var point = 0u;
    if -a.z > best { best = -a.z; point = 1u; }
    if -a.y > best { best = -a.y; point = 2u; }
    if a.x > best { best = a.x; point = 3u; }
    if a.z > best { best = a.z; point = 4u; }
    if a.y > best { point = 5u; }
    return point;
}

// The greater of two, with the corner between them rounded.
fn round_max(a: f32, b: f32, k: f32) -> f32 {
    let h = max(k - abs(a - b), 0.0) / k;
    return max(a, b) + h * h * k * 0.25;
}
fn greatest(a: vec3<f32>, k: f32) -> f32 { return round_max(round_max(a.x, a.y, k), a.z, k); }

// How far outside the star a place is.
fn outside_star(a: vec3<f32>) -> f32 {
    let up = greatest(vec3(a.x, a.y, -a.z), 0.55);
    let down = greatest(vec3(-a.x, -a.y, a.z), 0.55);
    return (min(up, down) - 4.0) * ROW * PITCH - MARGIN;
}

// How far outside its hexagon.
fn outside_hexagon(a: vec3<f32>) -> f32 {
    return (max(max(abs(a.x), abs(a.y)), abs(a.z)) - 4.0) * ROW * PITCH - MARGIN;
}

fn find(p: vec2<f32>, r: f32) -> Place {
    var at: Place;
    // Two lattices of rectangles, one between the other.
    let cell = vec2(PITCH, 2.0 * ROW * PITCH);
    let a = p - cell * round(p / cell);
    let b = p - cell * (round(p / cell - 0.5) + 0.5);
    at.v = select(b, a, dot(a, a) < dot(b, b));
    at.centre = p - at.v;
    at.local = at.v;
    at.round = true;
    let reach = vec3(abs(at.v.x), abs(0.5 * at.v.x + ROW * at.v.y), abs(0.5 * at.v.x - ROW * at.v.y));
    let most = max(max(reach.x, reach.y), reach.z);
    let least = min(min(reach.x, reach.y), reach.z);
    let middle = reach.x + reach.y + reach.z - most - least;
    at.sides = 0.5 * PITCH - vec2(most, middle);
    at.edge = at.sides.x;
    let c = round(axes(at.centre));
    at.id = NOWHERE;
    let up = max(max(c.x, c.y), -c.z);
    let down = max(max(-c.x, -c.y), c.z);
    if min(up, down) < 4.5 {
        let row = i32(c.x) + 8;
        let east = i32(c.y + c.z);
        at.id = ROW_FIRST[row] + u32((east + i32(ROW_LENGTH[row]) - 1) / 2);
    }
    return at;
}

// The outlines of star and hexagon as they lie in one sheet of the glass.
fn lines(a: vec3<f32>, side: vec3<f32>, px: f32, width: f32) -> vec3<f32> {
    let outside = outside_star(a);
    let hexagon = outside_hexagon(a);
    let on = 1.0 - smoothstep(-0.003, 0.003, outside);
    let hue = mix(NEUTRAL, side, smoothstep(-0.020, 0.004, hexagon));
    var light = hue * (0.92 * stroke(outside, 0.0024 * width, px) + 0.28 * stroke(outside + 0.013, 0.0008 * width, px));
    light += side * 0.50 * stroke(hexagon, 0.0012 * width, px) * on;
    return light;
}

fn field(at: Place, p: vec2<f32>, lean: vec2<f32>, px: f32) -> Field {
    var out: Field;
    let a = axes(p);
    let point = point_of(a);
    let region = board.regions[point];
    let side = region.rgb;
    let outside = outside_star(a);
    let hexagon = outside_hexagon(a);
    let on = 1.0 - smoothstep(-0.003, 0.003, outside);
    let in_point = smoothstep(-0.004, 0.004, hexagon);
    var light = lines(a, side, px, 1.0);
#ifndef PLAIN
    light += 0.20 * lines(axes(p + lean * 0.055), side, px * 2.5, 3.0);
#endif
    let hue = mix(NEUTRAL, side, in_point);
    light += mix(NEUTRAL, side, smoothstep(-0.05, 0.0, hexagon)) * 0.17 * exp(-abs(outside) / 0.016) * (1.0 - smoothstep(0.05, 0.09, outside));
    // The body of a point: light that gathers towards its tip.
    light += side * on * in_point * (0.012 + 0.050 * smoothstep(0.40, 1.0, length(p)));
    light += NEUTRAL * on * (1.0 - in_point) * 0.006;
    // Whose point it is: their sign, large and deep below its holes.
    if region.w >= 0.0 && in_point > 0.0 {
        let turn = f32(point) * TAU / 6.0;
        let middle = vec2(-sin(turn), cos(turn)) * (6.0 * ROW * PITCH);
        let lit = turn_of(region.w % 8.0);
        let strength = select(0.55 + 0.60 * lit, 0.20, region.w > 7.5);
        light += side * strength * on * in_point * seat_sign(p + lean * 0.045 - middle, 0.094, region.w % 8.0, px);
    }
    out.well = 0.0;
    if at.id != NOWHERE {
        let l = length(at.v);
        // Threads of light to the neighbours.
        let thread = min(abs(at.v.y), min(abs(ROW * at.v.x - 0.5 * at.v.y), abs(ROW * at.v.x + 0.5 * at.v.y)));
        light += hue * 0.13 * stroke(thread, 0.0007, px) * smoothstep(HOLE + 0.002, HOLE + 0.012, l) * on;
        out.well = fill(l - HOLE, px);
        light = mix(light, well(at.v, lean, HOLE, 0.034, hue), out.well);
        light += hue * mix(0.55, 0.80, in_point) * (stroke(l - HOLE, 0.0014, px) + 0.11 * soft(l - HOLE, 0.008));
    }
    out.light = light;
    return out;
}
#endif
