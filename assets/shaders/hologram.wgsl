// A figure of light: what is behind it seen through it, a key, a fill and a rim, darker hollows and brighter ridges, lines of the
// projection, and the light of its side along its edges and from below. All colours are linear.
// Its vertices are in hologram_vertex.wgsl; how it comes and goes is in hologram_change.wgsl.

const TAU = 6.2831853;
const GREY = vec3(0.2126, 0.7152, 0.0722);
// Where the key and the fill come from, as seen from the camera: its upper left, and its lower right.
const KEY = vec3(-0.50, 0.68, 0.54);
const FILL = vec3(0.80, -0.10, 0.59);
// How light each matter is, as on a painted miniature.
const DARK = 0.03;
const HIDE = 0.11;
const LIMB = 0.32;
const FACE = 0.78;
const BONE = 0.88;

fn brightest(c: vec3<f32>) -> f32 { return max(max(c.r, c.g), max(c.b, 1e-3)); }
// A view direction in the world.
fn seen(direction: vec3<f32>) -> vec3<f32> { return mat3x3(view.world_from_view[0].xyz, view.world_from_view[1].xyz, view.world_from_view[2].xyz) * direction; }
fn behind(at: vec4<f32>, shift: vec2<f32>) -> vec3<f32> {
    return textureSampleLevel(view_transmission_texture, view_transmission_sampler, (at.xy - view.viewport.xy) / view.viewport.zw + shift, 0.0).rgb;
}

// The normal with what the map carves. The tangents come from derivatives, so meshes need none.
fn carved(in: Light, ng: vec3<f32>) -> vec3<f32> {
    let right = cross(dpdy(in.world_position.xyz), ng);
    let up = cross(ng, dpdx(in.world_position.xyz));
    let du = vec2(dpdx(in.uv.x), dpdy(in.uv.x));
    let dv = vec2(dpdx(in.uv.y), dpdy(in.uv.y));
    let t = right * du.x + up * du.y;
    let b = right * dv.x + up * dv.y;
    let unit = inverseSqrt(max(max(dot(t, t), dot(b, b)), 1e-20));
    let map = mix(vec3(0.0, 0.0, 1.0), textureSample(normals, normals_sampler, in.uv).rgb * 2.0 - 1.0, holo.has_normals);
    return normalize((t * map.x - b * map.y) * unit + ng * max(map.z, 0.2));
}

// The lines of the projection, 0 dark to 1: planes that stand still in the world, level in the picture, three to six pixels apart.
fn projected(p: vec3<f32>, pixel: f32) -> f32 {
    let octave = log2(holo.lines * pixel * max(view.main_pass_viewport.w / 720.0, 1.0));
    let turn = TAU * dot(p, view.world_from_view[1].xyz) / exp2(floor(octave));
    return 0.5 + 0.5 * mix(cos(turn), cos(turn * 0.5), smoothstep(0.25, 0.85, fract(octave)));
}

@fragment
fn fragment(in: Light) -> @location(0) vec4<f32> {
    let p = in.world_position.xyz;
    let ng = normalize(in.world_normal);
    let v = normalize(view.world_position - p);
    let n = carved(in, ng);
    let map = mix(vec3(0.92, 0.5, 0.4), textureSample(maps, maps_sampler, in.uv).rgb, holo.has_maps);
    let facing = clamp(dot(ng, v), 0.0, 1.0);
    let to_outline = facing / max(fwidth(facing), 1e-4);
    let dither = fract(52.9829189 * fract(dot(floor(in.position.xy), vec2(0.06711056, 0.00583715))));
    let height = span(p);
    let pixel = height / view.main_pass_viewport.w;
#ifdef SEAM
    // Seams come in where hulls begin to be drawn (`FAR` in seam.rs): the room behind, darker.
    if dither < holo.fade || dither > smoothstep(2.8, 2.65, height / holo.scale) { discard; }
    return vec4(behind(in.position, vec2(0.0)) * 0.85 + holo.tint * 0.10 * (1.0 - holo.dim), 1.0);
#else
    let edge = unfinished(in, dither);
    let close = smoothstep(1.55, 0.9, height);

    // Matter, by the class in the map and the place of the face.
    let dark = 1.0 - smoothstep(0.08, 0.30, map.b);
    let limb = smoothstep(0.41, 0.46, map.b) * (1.0 - smoothstep(0.48, 0.53, map.b));
    let bone = smoothstep(0.52, 0.62, map.b) * (1.0 - smoothstep(0.80, 0.90, map.b));
    let eye = smoothstep(0.86, 0.95, map.b);
    let face = smoothstep(1.0, 0.6, distance(in.bind, holo.face) / max(holo.face_radius, 1e-4));
    let value = mix(0.55, mix(mix(mix(mix(HIDE, LIMB, limb), FACE, face), BONE, bone), DARK, dark), holo.has_maps);

    // Light: key, fill, and the side's from below; hollows are darker, ridges brighter.
    let key = pow(clamp(dot(n, seen(KEY)) * 0.7 + 0.3, 0.0, 1.0), 2.0) * holo.key;
    let fill = clamp(dot(n, seen(FILL)) * 0.5 + 0.5, 0.0, 1.0) * holo.fill;
    let open = smoothstep(0.05, 0.95, map.r);
    let hollow = mix(0.15, 1.0, open * open) * mix(1.0, clamp(2.0 * map.g, 0.2, 1.6), holo.relief);
    let ridge = smoothstep(0.52, 0.80, map.g) * open * holo.ridges;
    // The feet melt into the light that throws them.
    let feet = 1.0 - smoothstep(0.0, 0.16, p.y / holo.scale);
    let lit = value * (key + fill) * hollow * mix(1.0, hollow, face) * (1.0 - 0.75 * feet);
    let low = exp(-p.y * 8.4 / holo.scale) * (0.3 + 0.7 * open);

    // What is dark has a deep hue, what is light a pale one.
    let hue = holo.tint / brightest(holo.tint);
    let pale = smoothstep(LIMB, BONE, value);
    var c = mix(pow(hue, vec3(1.6)), mix(hue, vec3(1.0), 0.52), pale) * lit * mix(0.55, 1.0, max(pale, 1.0 - facing)) + mix(hue, vec3(1.0), 0.25) * (ridge * key);
    c += holo.side * (clamp(0.5 - 0.5 * n.y, 0.0, 1.0) * low * holo.under) + holo.neighbours * (0.4 * low);

    // The rim: a veil that grows towards the outline, and the outline itself in the side's light.
    let wide = clamp(0.009 * holo.scale / pixel, 0.8, 2.4 * max(view.main_pass_viewport.w / 720.0, 1.0));
    let outline = exp(-to_outline / wide) * (1.0 - smoothstep(0.35, 0.75, facing));
    let veil = pow(1.0 - facing, 2.2);
    let rim = mix(hue, holo.side / brightest(holo.side), 0.7);
    c = c * (1.0 - holo.dim) + rim * holo.rim * (0.9 * veil * mix(0.6, 1.0, open) + 1.7 * outline) * (1.0 - 0.7 * holo.dim);

    // A solid has light in its middle instead of the room behind it.
    c += hue * 0.5 * pow(facing, 3.0) * (1.0 - step(0.001, holo.translucency));

    // An eye glows, and has a pupil where its ball looks forward and, but for one in the middle, aside.
    let beside = (in.bind.x - holo.face.x) / max(holo.face_radius, 1e-4);
    let gaze = normalize(vec3(sign(beside) * 0.6 * smoothstep(0.35, 0.45, abs(beside)), 0.0, 1.0));
    let pupil = smoothstep(0.90, 0.95, dot(normalize(in.bind_normal), gaze)) * smoothstep(2.0, 1.7, height / holo.scale);
    c = mix(c, mix(mix(hue, vec3(1.0), 0.6) * holo.eyes, holo.tint * 0.03, pupil), eye);

    // What happens to it: highlighted, hit by light, a bystander.
    c = c * (1.0 + 0.3 * holo.highlight) + mix(holo.side, vec3(1.0), 0.35) * holo.highlight * (0.75 * veil + 0.03);
    let to_flash = holo.flash - p;
    c += mix(holo.tint, vec3(1.0, 0.82, 0.55), 0.4) * (holo.flash_strength * 0.6 * clamp(dot(n, normalize(to_flash + 1e-5)) * 0.75 + 0.25, 0.0, 1.0) * open / (1.0 + dot(to_flash, to_flash) / 0.0049));

    // The projection: lines, a band that travels up, flicker, grain.
    let band = holo.motion * holo.band * exp(-pow((fract(p.y * 1.1 - globals.time * 0.25 + holo.seed * 0.13) - 0.5) / 0.12, 2.0));
    let scan = 1.0 - holo.scan * projected(p, pixel) * mix(1.2, 1.5, close) * (1.0 - 0.6 * max(eye, max(bone, face))) + band;
    let speck = hash1(dot(floor(in.position.xy), vec2(0.129898, 0.78233)) + floor(globals.time * 12.0) * 0.618 * holo.motion);
    c *= scan * (1.0 + holo.grain * (speck - 0.5)) * (1.0 + holo.flicker * holo.motion * sin(globals.time * 60.0 + holo.seed * 7.0)) * mix(0.3, 1.0, edge.a);

    // The room behind, in its hue: most where one looks straight through and at the feet, least at face, bone and edges.
    let room = behind(in.position, ng.xy * 0.006);
    let dense = 0.3 * (1.0 - close) * (1.0 - feet) + 0.6 * max(max(face, bone), eye) * (1.0 - feet) + 0.5 * outline + 0.35 * veil;
    let through = room * mix(hue, vec3(1.0), 0.2) / (1.0 + 3.0 * dot(room, GREY)) * holo.translucency * clamp(1.0 - dense, 0.1, 1.0) * mix(0.7, 1.0, edge.a);
    // Tone mapping takes colour out of what is bright; a figure keeps its hue, its face and bones less of it.
    let shine = c + edge.rgb;
    // Alpha 0 marks a figure: hulls, drawn last, draw only there. In the mirror, seen from under the table, it is what covers.
    return vec4(through + max(mix(vec3(dot(shine, GREY)), shine, 1.4 - 0.3 * pale), vec3(0.0)), step(view.world_position.y, 0.0));
#endif
}
