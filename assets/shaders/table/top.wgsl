// The table's top: its surface, the light of figures on it, rings, marks, the mirror.

// What the figures near a point do to it.
struct Figures {
    dark: f32,           // what is left of the light under them
    light: vec3<f32>,    // what they throw on the surface
    drawn: vec3<f32>,    // rings, and what the surface throws back of them where there is no mirror
    covered: f32,
    risen: vec2<f32>,    // of the reflections that may lie here: weight, and height of what they show times weight
}

// How far a figure reaches on the table, in units of its scale: its light, and where it is seen in the mirror. From low down, the head of
// a tall one is seen twice as far from its feet as it is high.
#ifdef PLAIN
const REACH = 0.62;
#else
const REACH = 1.10;
#endif

// One figure: darkness where it touches stone, a bright reflection where it touches glass, its light, its ring.
fn figure(sum: ptr<function, Figures>, i: u32, p: vec2<f32>, glance: vec2<f32>, ready: f32, px: f32) {
    let piece = board.pieces[i];
    let v = (p - piece.xy) / SCALE;
    let l = length(v);
    if l > REACH { return; }
    let tint = board.tints[i];
    // What a mirror shows here of it is so high over its feet, and so far aside of its middle.
    let rise = -dot(v, glance) / max(dot(glance, glance), 1e-4);
    let aside = length(v + glance * rise);
#ifdef GLASS
    // What stands on glass is seen in it: tight and bright where it touches.
    let fall = exp(-l * l / 0.010);
    (*sum).drawn += tint.rgb * (tint.w * (0.055 * fall + 0.030 * exp(-l * l / 0.050)));
#ifdef PLAIN
    // Without a mirror: a column of its light that runs towards whoever looks.
    (*sum).drawn += tint.rgb * tint.w * 0.15 * soft(aside, 0.055) * smoothstep(-0.02, 0.03, rise) * exp(-max(rise, 0.0) / 0.16);
#else
    if board.look.w < 16.5 && l < 0.30 {
        for (var j = 0u; j < 4u; j++) {
            let c = board.contacts[i * 4u + j];
            let off = p - c.xz;
            let tight = c.w * 0.42;
            (*sum).drawn += tint.rgb * (tint.w * 0.38 * exp(-dot(off, off) / (tight * tight)) * exp(-max(c.y - 0.006, 0.0) * 60.0));
        }
    }
#endif
#else
    var shade = 1.0 - 0.62 * exp(-l * l / 0.0105);
    if l < 0.30 {
        for (var j = 0u; j < 4u; j++) {
            let c = board.contacts[i * 4u + j];
            let off = p - c.xz;
            shade *= 1.0 - 0.86 * exp(-dot(off, off) / (c.w * c.w) / (1.0 + 30.0 * max(c.y, 0.0))) * exp(-max(c.y - 0.012, 0.0) * 16.0);
        }
    }
    (*sum).dark *= mix(1.0, shade, tint.w);
    let fall = exp(-l * l / 0.030) * 0.90 + 0.35 / (1.0 + pow(l / 0.10, 3.0));
    (*sum).light += tint.rgb * (1.2 * tint.w * fall * (1.0 - smoothstep(0.40, 0.60, l)));
#ifdef PLAIN
    (*sum).drawn += tint.rgb * (tint.w * 0.26 * soft(aside, 0.05 + 0.14 * max(rise, 0.0)) * smoothstep(-0.02, 0.04, rise) * exp(-max(rise, 0.0) / 0.17));
#endif
#endif
#ifndef PLAIN
    let weight = soft(aside, 0.13) * smoothstep(-0.06, 0.0, rise);
    (*sum).risen += vec2(weight, weight * clamp(rise, 0.0, 0.5));
#endif
    if l < 0.20 {
        let seat = u32(piece.w) % 8u;
        let side = select(SIDES[seat], tint.rgb, piece.w > 7.5);
        let lit = disc(v, piece.z, seat, px / SCALE);
        let rim = lit.x * (DISC_RIM + 0.75 * ready);
        (*sum).drawn += (side * (rim + lit.y * DISC_FILLING * (1.0 + 0.6 * ready)) + vec3(0.30 * ready * lit.x)) * tint.w;
        (*sum).covered = max((*sum).covered, max(0.62 * lit.x, select(0.0, 0.85, lit.y > 0.0)) * tint.w);
    }
}

// A place in its board's cells as it would be on the circle.
fn on_circle(at: Place) -> Place {
    var scaled = at;
    scaled.edge = at.edge / SCALE;
    scaled.sides = at.sides / SCALE;
    scaled.local = at.local / SCALE;
    scaled.v = at.v / SCALE;
    return scaled;
}

// What polish throws back of light that falls on it, however dark the stone.
const FILM = 0.10;
// Reads of the mirror for a point of the top.
const TAPS = 12;

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) front: bool) -> FragmentOutput {
    let p = in.world_position.xz;
    let px = 0.55 * (length(dpdx(p)) + length(dpdy(p)));
    let r = length(p);
    let eye = normalize(view.world_position - in.world_position.xyz);
    let at = find(p, r);
    // How far the line of sight moves aside for every unit that it goes down.
    let glance = -eye.xz / max(eye.y, 0.05);
#ifdef GLASS
    let lean = slant(eye);
    let s = glass(p, lean, r, px);
#else
    let thin = max(px, abs(dot(dpdx(p), at.away)) + abs(dot(dpdy(p), at.away)));
    let s = surface(at, p, r, px, thin);
#endif
#ifndef PLAIN
    let scratch = noise(vec2(dot(p, vec2(0.9, 0.43)) * 22.0, dot(p, vec2(-0.43, 0.9)) * 420.0));
#endif

    let bits = bits_of(at);
    // The rings of those who may act breathe.
    let ready = select(0.0, 0.80 + 0.20 * cos(globals.time * 2.6 * board.push.w), (bits & READY) != 0u);
    var sum = Figures(1.0, vec3(0.0), vec3(0.0), 0.0, vec2(0.0));
#ifdef GLASS
    // Many stand here: only those near this part of the top are asked.
    let part = vec2<u32>(clamp((p + 1.0) * 8.0, vec2(0.0), vec2(15.0)));
    let slot = part.y * 16u + part.x;
    let words = board.near[slot / 2u];
    let near = select(words.xy, words.zw, slot % 2u == 1u);
    for (var k = 0u; k < 8u; k++) {
        let i = (select(near.x, near.y, k > 3u) >> (8u * (k % 4u))) & 255u;
        if i == 255u { break; }
        figure(&sum, i, p, glance, ready, px);
    }
#else
    for (var i = 0u; i < u32(board.look.w); i++) { figure(&sum, i, p, glance, ready, px); }
#endif
    let dark = sum.dark;
    var light = sum.light;
    var drawn = sum.drawn;
    var covered = sum.covered;
    if bits != 0u {
        let mark = cell_marks(on_circle(at), bits, px / SCALE);
        drawn += mark.light;
        covered = max(covered, mark.shade);
    }
    let way = walk(p / SCALE, px / SCALE);
    drawn += way.light;
    covered = max(covered, way.shade);
    let row = rows(p / SCALE, px / SCALE);
    drawn += row.light;
    covered = max(covered, row.shade);
    drawn *= mix(0.35, 1.0, dark);
    // The strip light in the rim spills over the edge.
    light += vec3(0.36, 0.41, 0.46) * exp(-(0.992 - r) / 0.045) * 0.9;
    var glow = s.glow * dark;
#ifdef GLASS
    let lit = field(at, p, lean, px);
    glow += lit.light * (1.0 - smoothstep(board.written.x - 0.05, board.written.x, r));
    // The seat whose turn it is has its light in the glass along the rim.
    for (var i = 0; i < 2; i++) {
        let turn = board.turns[i];
        let aim = dot(p, turn.xy) / max(r, 1e-3);
        let arc = smoothstep(0.955, 0.985, aim) * turn.z * step(r, EDGE);
        glow += SIDES[u32(turn.w)] * arc * (0.30 * exp(-(EDGE - r) / 0.022) + 0.9 * stroke(r - 0.966, 0.0016, px));
    }
#endif
    // While a board is written or taken back, its edge glows.
    glow += vec3(0.45, 0.80, 1.0) * board.written.y * (0.9 * soft(r - board.written.x, 0.008) + 0.18 * soft(r - board.written.x, 0.045)) * step(r, EDGE);

    var out: FragmentOutput;
    let brass = s.brass;
    let normal = s.normal;
#ifdef PLAIN
    var c = plain_light(in.world_position.xyz, s.albedo, brass, normal, eye) * board.ambient.w;
#else
    var pbr = pbr_input_from_standard_material(in, front);
    pbr.material.base_color = vec4(s.albedo, 1.0);
    pbr.material.metallic = brass;
    pbr.material.perceptual_roughness = s.rough;
    pbr.material.clearcoat = 1.0 - brass;
    pbr.material.clearcoat_perceptual_roughness = 0.07 + 0.10 * scratch * smoothstep(0.4, 0.8, s.cloud);
    pbr.N = normal;
#ifdef STANDARD_MATERIAL_CLEARCOAT
    pbr.clearcoat_N = normalize(mix(vec3(0.0, 1.0, 0.0), normal, 0.55));
#endif
    pbr.diffuse_occlusion = vec3(dark);
    pbr.specular_occlusion = mix(1.0, dark, 0.7);
    var c = apply_pbr_lighting(pbr).rgb;
#endif
    c = c * mix(0.45, 1.0, dark) * (1.0 - covered) + (mix(s.albedo, vec3(0.3), brass * 0.5) + FILM) * light * mix(1.0, dark, 0.6) * (1.0 - 0.6 * covered) + glow * (1.0 - covered) + drawn;
#ifdef PLAIN
    out.color = vec4(c, 1.0);
#else
    // The mirror: read in screen space, shifted a little by the bevels, the softer and the weaker the higher over its feet
    // what it shows is.
    let facing = clamp(dot(normal, eye), 0.0, 1.0);
    let fresnel = 0.04 + 0.70 * pow(1.0 - facing, 5.0);
    if board.look.y > 0.0 {
        let high = select(0.0, sum.risen.y / sum.risen.x, sum.risen.x > 1e-3);
        let screen = (in.position.xy - view.main_pass_viewport.xy) / view.main_pass_viewport.zw + normal.xz * 0.015;
        let away = max(distance(view.world_position, in.world_position.xyz), 0.1);
        // The disc that is read, in shares of the picture's height.
        let spread = 0.5 * board.look.z + (0.004 + 0.075 * high) * SCALE * view.clip_from_view[1].y / (2.0 * away);
        let wide = vec2(spread * view.main_pass_viewport.w / view.main_pass_viewport.z, spread);
        var seen = textureSampleLevel(mirror, mirror_sampler, screen, 0.0);
        var turn = vec2(1.0, 0.0);
        for (var tap = 1; tap < TAPS; tap++) {
            turn = vec2(turn.x * -0.7373688 - turn.y * 0.6754903, turn.x * 0.6754903 + turn.y * -0.7373688);
            seen += textureSampleLevel(mirror, mirror_sampler, screen + turn * wide * sqrt(f32(tap) / f32(TAPS)), 0.0);
        }
        seen *= exp(-high / 0.22) / f32(TAPS);
#ifdef PAWNS
        // Sixty pawns in full in the mirror would hide the holes between them.
        seen *= 0.50;
#endif
        // Its hue stays in it.
        let grey = dot(seen.rgb, vec3(0.2126, 0.7152, 0.0722));
        let shown = max(mix(vec3(grey), seen.rgb, 1.25), vec3(0.0));
        c = c * (1.0 - min(fresnel * seen.a, 0.6)) + shown * min(fresnel * board.look.y, 0.13) * mix(1.0, 0.6, brass);
    }
    out.color = main_pass_post_lighting_processing(pbr, vec4(c, 1.0));
#endif
    return out;
}
