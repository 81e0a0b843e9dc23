// The circle: cells of white and black stone with brass fillets between them.
#ifdef CIRCLE
const FILLET = 0.0045;
const CORNER = 0.024;

fn find(p: vec2<f32>, r: f32) -> Place {
    var at: Place;
    let outward = p / max(r, 1e-4);
    let along = vec2(-outward.y, outward.x);          // against the angle: z runs down
    var angle = atan2(-p.y, p.x) - TAU * 0.5;         // ray 1 begins in the west
    if angle < 0.0 { angle += TAU; }
    let k = angle / TAU * RAYS;
    let ray = min(floor(k), RAYS - 1.0);
    let ring = select(0.0, 1.0, r > SPLIT);
    let low = select(HUB, SPLIT, r > SPLIT);
    let high = select(SPLIT, EDGE, r > SPLIT);
    if r < HUB {
        at.id = 0u;
        at.light = true;
        at.round = true;
        at.edge = HUB - r;
        at.away = -outward;
        at.sides = vec2(at.edge, 1.0);
        at.centre = vec2(0.0);
        at.local = p;
        at.v = p;
        return at;
    }
    let to_low = r - low;
    let to_high = high - r;
    let to_first = (k - ray) / RAYS * TAU * r;
    let to_last = (ray + 1.0 - k) / RAYS * TAU * r;
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
    at.id = u32(1.0 + ray + RAYS * ring);
    at.seed = vec2(f32(at.id % 13u) * 3.17, ring * 11.3);
    at.light = (i32(ray) + i32(ring)) % 2 != 0;    // i1 is black, so is o2
    if r > EDGE {
        at.id = NOWHERE;
        at.seed = vec2(f32(99u % 13u) * 3.17, ring * 11.3);
        at.light = false;
        at.edge = -1.0;
    }
    let middle = TAU * 0.5 + (ray + 0.5) / RAYS * TAU;
    let stand = select(INNER, OUTER, ring > 0.5);
    let direction = vec2(cos(middle), -sin(middle));
    at.centre = direction * stand;
    at.v = p - at.centre;
    at.local = vec2(dot(at.v, direction), dot(at.v, vec2(-direction.y, direction.x)));
    return at;
}

// Stone, fillets, the inlaid star and the lenses. `thin` is a pixel's width across the nearest fillet.
fn surface(at: Place, p: vec2<f32>, r: f32, px: f32, thin: f32) -> Surface {
    var s: Surface;
    let d = at.edge;
    // A fillet that runs across the line of sight is seen much thinner than one along it.
    let metal = 1.0 - smoothstep(FILLET - thin * 0.6, FILLET + thin * 0.6, d);
    let bevel = (1.0 - smoothstep(0.005, 0.013, d)) * (1.0 - metal);
    // Stone: two scales of cloud, veins where one of them crosses its middle.
    let q = p * mat2x2(0.8, -0.6, 0.6, 0.8) + at.seed;
    let cloud = clouds(q * 7.0);
    let vein = 1.0 - smoothstep(0.0, 0.06, abs(clouds(q * 5.0 + cloud * 1.6) - 0.5));
    let white_stone = vec3(0.265, 0.250, 0.222) * (0.70 + 0.46 * cloud) * (1.0 - 0.13 * vein);
    let black_stone = vec3(0.0075, 0.0085, 0.0115) + vec3(0.040, 0.040, 0.040) * vein * 0.30 + 0.008 * cloud;
    var col = select(black_stone, white_stone, at.light);
    var rough = select(0.22 + 0.10 * cloud, 0.34, at.light);
    var glow = vec3(0.0);
    let from_edge = smoothstep(0.0, 0.16, d);
    // White cells are lit from within, as bone before a light box: brightest along the edge.
    if at.light { glow = COLD * (0.006 + 0.105 * pow(1.0 - from_edge, 3.0)) * (0.75 + 0.5 * cloud) * board.look.x; }
    var brass = metal;
    if at.round {
        // A star of twelve points, in dark stone with brass edges, and a ring around it.
        let k = atan2(-p.y, p.x) / TAU * RAYS;
        let across = abs(fract(k) - 0.5) * 2.0;
        let reach = 0.285 * (1.0 - 0.60 * (1.0 - across));
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
    if at.id != NOWHERE {
        let bezel = stroke(lens_at - 0.017, 0.0028, px);
        let lens = fill(lens_at - 0.0138, px);
        brass = max(brass, bezel);
        col *= 1.0 - 0.97 * lens;
        glow = mix(glow, vec3(0.03, 0.035, 0.04) * (1.0 - lens_at / 0.02), lens);
    }
    let fine = 1.0 - smoothstep(0.0010, 0.0030, thin);   // normals flatten where a fillet is a pixel or two wide
    let tilt = (at.away * (bevel * -0.42) + at.away * metal * (0.8 * (d / FILLET) - 0.25)) * (0.15 + 0.85 * fine);
    s.normal = normalize(vec3(tilt.x, 1.0, tilt.y));
    s.albedo = mix(col, BRASS, brass);
    s.brass = brass;
    s.rough = mix(rough, mix(0.5, 0.30, fine), brass);
    s.glow = glow;
    s.cloud = cloud;
    // Before another board is written the stone darkens into glass, as far as it is not written.
    let dark = smoothstep(board.written.x - 0.05, board.written.x, r) * (1.0 - smoothstep(EDGE - px, EDGE + px, r));
    s.albedo = mix(s.albedo, vec3(0.0040, 0.0050, 0.0075), dark);
    s.brass *= 1.0 - dark;
    s.rough = mix(s.rough, 0.12, dark);
    s.glow *= 1.0 - dark;
    s.normal = normalize(mix(s.normal, vec3(0.0, 1.0, 0.0), dark));
    return s;
}
#endif
