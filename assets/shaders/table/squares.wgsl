// Eight by eight squares of light: two camps, the line between them, two goals in each. x: rows from left to right, y: columns
// towards player 1.
#ifdef SQUARES
fn find(p: vec2<f32>, r: f32) -> Place {
    var at: Place;
    let g = p / PITCH;
    let cell = clamp(floor(g + HALF), vec2(0.0), vec2(2.0 * HALF - 1.0));
    at.centre = (cell - HALF + 0.5) * PITCH;
    at.v = p - at.centre;
    at.local = at.v;
    let q = 0.5 * PITCH - abs(at.v);
    at.sides = vec2(min(q.x, q.y), max(q.x, q.y));
    at.edge = at.sides.x;
    at.away = select(vec2(0.0, sign(at.v.y)), vec2(sign(at.v.x), 0.0), q.x < q.y);
    at.id = u32(cell.y * 2.0 * HALF + cell.x);
    if max(abs(g.x), abs(g.y)) > HALF { at.id = NOWHERE; }
    return at;
}

const WARM = vec3(0.60, 0.53, 0.41);

// The light of whoever has this half of the board.
fn side_of(y: f32) -> vec4<f32> { return board.regions[select(1, 0, y > 0.0)]; }

// Frame, grid and median as they lie in one sheet of the glass.
fn lines(p: vec2<f32>, px: f32, width: f32) -> vec3<f32> {
    let g = p / PITCH;
    let outside = (max(abs(g.x), abs(g.y)) - HALF) * PITCH;
    let side = side_of(p.y).rgb;
    let on = 1.0 - smoothstep(-0.002, 0.002, outside);
    let f = abs(fract(g + HALF) - 0.5);
    let edge = (0.5 - max(f.x, f.y)) * PITCH;
    let far = 0.55 + 0.45 * smoothstep(0.0, 0.6, abs(p.y));     // a camp burns brighter towards its owner
    var light = mix(WARM, side, 0.55) * far * 0.26 * stroke(edge, 0.0009 * width, px) * on;
    light += side * (0.95 * stroke(outside, 0.0026 * width, px) + 0.30 * stroke(outside - 0.014, 0.0008 * width, px));
    // The median: each side's light, and the gap between them.
    let m = abs(p.y);
    light += side * (0.85 * stroke(m - 0.0055, 0.0015 * width, px)) * on;
    return light;
}

fn field(at: Place, p: vec2<f32>, lean: vec2<f32>, px: f32) -> Field {
    var out: Field;
    let outside = (max(abs(p.x), abs(p.y)) / PITCH - HALF) * PITCH;
    let region = side_of(p.y);
    let side = region.rgb;
    let on = 1.0 - smoothstep(-0.002, 0.002, outside);
    var light = lines(p, px, 1.0);
#ifndef PLAIN
    // The same sheet once more, as the bottom of the glass throws it back.
    light += 0.20 * lines(p + lean * 0.055, px * 2.5, 3.0);
#endif
    // Halos: round the board in its sides' light, along the median, and a breath of it in every square of a camp.
    light += side * 0.17 * exp(-abs(outside) / 0.016) * (1.0 - smoothstep(0.05, 0.09, outside));
    light += side * 0.13 * soft(p.y, 0.022) * on;
    let odd = fract((floor(p.x / PITCH) + floor(p.y / PITCH)) * 0.5) > 0.25;
    let sheet = p + lean * 0.030;
    let inner = 0.5 * PITCH - max(abs(sheet.x - at.centre.x), abs(sheet.y - at.centre.y));
    let depth = smoothstep(0.0, 0.050, inner);
    light += mix(WARM, side, 0.80) * select(0.016, 0.060, odd) * on * (1.25 - 0.75 * depth);
    // Four feet at each corner of the board, as of a thing that has been set in.
    let corner = abs(p) - HALF * PITCH - 0.030;
    let foot = max(min(abs(corner.x), abs(corner.y)), max(max(corner.x, corner.y), -min(corner.x, corner.y) - 0.055));
    light += side * 0.55 * stroke(foot, 0.0014, px);
    // The goals: funnels of rings that lead down, at the back of each camp.
    let row = at.centre.x / PITCH + HALF - 0.5;
    let is_goal = at.id != NOWHERE && abs(at.centre.y) > (HALF - 1.0) * PITCH && row > GOAL_FIRST - 0.5 && row < GOAL_LAST + 0.5;
    out.well = 0.0;
    let l = length(at.v);
    if is_goal {
        let pulse = 0.82 + 0.18 * sin(globals.time * 2.0 * board.push.w);
        out.well = fill(l - 0.064, px);
        light *= 1.0 - 0.92 * out.well;
        light += side * (0.10 + 0.30 * smoothstep(0.020, 0.0, at.edge)) * (1.0 - out.well);
        for (var i = 0; i < 4; i++) {
            let down = f32(i);
            let q = length(at.v + lean * 0.026 * down);
            let ring = 0.062 - 0.0135 * down;
            let fades = 1.0 - 0.14 * down;
            let seen = fill(length(at.v) - 0.063, px);
            light += side * fades * pulse * (1.25 * stroke(q - ring, 0.0024 - 0.0003 * down, px) + 0.16 * soft(q - ring, 0.010)) * seen;
        }
        let bottom = length(at.v + lean * 0.105);
        light += mix(side, vec3(1.0), 0.6) * pulse * (0.85 * soft(bottom, 0.0085) + 0.10 * soft(bottom, 0.022)) * out.well;
    } else if at.id != NOWHERE {
        // A lens in each square.
        light += mix(WARM, side, 0.4) * (0.42 * stroke(l - 0.0095, 0.0011, px) + 0.10 * soft(l, 0.0055));
    }
    // Whose side it is: the sign before the seat, brighter when it is their turn.
    if region.w >= 0.0 {
        let v = vec2(p.x, abs(p.y) - 0.822);
        let mark = vec2(v.x, v.y * sign(p.y));
        if max(abs(v.x), abs(v.y)) < 0.12 {
            let lit = turn_of(region.w);
            light += side * (0.50 + 0.75 * lit) * seat_sign(mark, 0.036, region.w, px);
        }
    }
    out.light = light;
    return out;
}
#endif
