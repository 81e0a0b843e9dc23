// A shaft of dust: added light, bright where the line of sight runs long inside the cone.
#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::{view, globals}}

struct Shaft {
    tint: vec4<f32>,    // colour
    shape: vec4<f32>,   // lower end, upper end, sharpness, dust
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> shaft: Shaft;

fn hash(p: vec3<f32>) -> f32 {
    let q = fract(p * vec3(0.1031, 0.1030, 0.0973));
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

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let n = normalize(in.world_normal);
    let v = normalize(view.world_position - in.world_position.xyz);
    let edge = pow(abs(dot(n, v)), shaft.shape.z);
    let h = clamp((in.world_position.y - shaft.shape.x) / (shaft.shape.y - shaft.shape.x), 0.0, 1.0);
    let fade = smoothstep(0.0, 0.08, h) * pow(1.0 - h, 1.5);
    let dust = mix(1.0, 0.35 + 1.3 * noise(in.world_position.xyz * 9.0 + vec3(0.0, -globals.time * 0.15, 0.0)), shaft.shape.w);
    return vec4(shaft.tint.rgb * edge * fade * dust, 0.0);
}
