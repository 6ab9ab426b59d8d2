// Shades every sample from its surface, relief, incoming light and material.

import { PLAIN, regionByte } from "../../format.ts";
import { openness, sunlight } from "./ambience.ts";
import { LENS, type Camera, type Framing } from "./camera.ts";
import { mirrored, scattered } from "./light.ts";
import type { Finish, Part, Touch } from "./part.ts";
import type { Seen } from "./raster.ts";
import { mix } from "./vector.ts";

export interface Shaded {
  readonly grey: Float32Array;
  readonly region: Uint8Array;
}

export function shade(parts: readonly Part[], camera: Camera, framing: Framing, seen: Seen): Shaded {
  const { width, height } = seen;
  const count = width * height;
  const points = new Float32Array(count * 3).fill(Number.NaN);
  const normals = new Float32Array(count * 3);
  const relief = new Float32Array(count);
  const tone = new Float32Array(count);
  const shine = new Float32Array(count);
  const region = new Uint8Array(count);
  const touch: Touch = { region: "none", height: 0, tone: 1, shine: 1 };
  const turned = parts.map((part) => viewed(part, camera));

  for (let k = 0; k < count; k++) {
    const id = seen.part[k]!;
    if (!id) continue;
    const part = parts[id - 1]!;
    const view = turned[id - 1]!;
    const { finish, made, uv, triangles } = part;
    const t = seen.triangle[k]!;
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
    const [s, r] = [seen.second[k]!, seen.third[k]!];
    const q = 1 - s - r;
    const [a3, b3, c3] = [a * 3, b * 3, c * 3];
    const [vp, vn] = [view.points, view.normals];
    points[k * 3] = vp[a3]! * q + vp[b3]! * s + vp[c3]! * r;
    points[k * 3 + 1] = vp[a3 + 1]! * q + vp[b3 + 1]! * s + vp[c3 + 1]! * r;
    points[k * 3 + 2] = vp[a3 + 2]! * q + vp[b3 + 2]! * s + vp[c3 + 2]! * r;
    const nx = vn[a3]! * q + vn[b3]! * s + vn[c3]! * r;
    const ny = vn[a3 + 1]! * q + vn[b3 + 1]! * s + vn[c3 + 1]! * r;
    const nz = vn[a3 + 2]! * q + vn[b3 + 2]! * s + vn[c3 + 2]! * r;
    const inside = faces(view.points, a, b, c, LENS * camera.radius);
    const length = (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1) * (inside ? -1 : 1);
    normals[k * 3] = nx / length;
    normals[k * 3 + 1] = ny / length;
    normals[k * 3 + 2] = nz / length;
    touch.region = inside ? (finish.back ?? finish.region) : finish.region;
    touch.height = 0;
    touch.tone = finish.tone ?? 1;
    touch.shine = 1;
    if (finish.paint && !(inside && finish.back)) {
      finish.paint(
        touch,
        made[a3]! * q + made[b3]! * s + made[c3]! * r,
        made[a3 + 1]! * q + made[b3 + 1]! * s + made[c3 + 1]! * r,
        made[a3 + 2]! * q + made[b3 + 2]! * s + made[c3 + 2]! * r,
        uv[a * 2]! * q + uv[b * 2]! * s + uv[c * 2]! * r,
        uv[a * 2 + 1]! * q + uv[b * 2 + 1]! * s + uv[c * 2 + 1]! * r,
      );
      if (inside) touch.height = -touch.height;
    }
    relief[k] = touch.height;
    tone[k] = touch.tone;
    shine[k] = inside && finish.back ? 0 : touch.shine;
    region[k] = regionByte(touch.region, finish.grain ?? 0);
  }

  emboss(seen, points, normals, relief);
  const open = openness({ width, height, points, normals }, framing.scale, camera.radius * 0.14);
  const sun = sunlight(parts, camera.toView, camera.radius);
  const grey = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const id = seen.part[k]!;
    if (!id) continue;
    const x = k % width;
    const y = Math.floor(k / width);
    const hollow = open(x, y);
    const lit = sun(points[k * 3]!, points[k * 3 + 1]!, points[k * 3 + 2]!);
    grey[k] = exposed(
      parts[id - 1]!.finish,
      normals[k * 3]!,
      normals[k * 3 + 1]!,
      normals[k * 3 + 2]!,
      hollow,
      lit,
      tone[k]!,
      shine[k]!,
    );
  }
  return { grey, region };
}

function viewed(part: Part, camera: Camera): { points: Float32Array; normals: Float32Array } {
  const points = new Float32Array(part.points.length);
  const normals = new Float32Array(part.points.length);
  const origin = camera.toView(camera.middle);
  for (let k = 0; k < points.length; k += 3) {
    points.set(camera.toView([part.points[k]!, part.points[k + 1]!, part.points[k + 2]!]), k);
    const n = camera.toView([
      part.normals[k]! + camera.middle[0],
      part.normals[k + 1]! + camera.middle[1],
      part.normals[k + 2]! + camera.middle[2],
    ]);
    normals.set([n[0] - origin[0], n[1] - origin[1], n[2] - origin[2]], k);
  }
  return { points, normals };
}

/** True if the triangle's inner side faces the camera. */
function faces(points: Float32Array, a: number, b: number, c: number, distance: number): boolean {
  const [ax, ay, az] = [points[a * 3]!, points[a * 3 + 1]!, points[a * 3 + 2]!];
  const [bx, by, bz] = [points[b * 3]! - ax, points[b * 3 + 1]! - ay, points[b * 3 + 2]! - az];
  const [cx, cy, cz] = [points[c * 3]! - ax, points[c * 3 + 1]! - ay, points[c * 3 + 2]! - az];
  const [nx, ny, nz] = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx];
  return nx * -ax + ny * -ay + nz * (distance - az) < 0;
}

/** Tilts the normals by the relief (bump mapping without a parametrisation, after Mikkelsen 2010). */
function emboss(seen: Seen, points: Float32Array, normals: Float32Array, relief: Float32Array): void {
  const { width, height, part } = seen;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const k = y * width + x;
      if (!part[k] || part[k + 1] !== part[k] || part[k + width] !== part[k]) continue;
      const hx = relief[k + 1]! - relief[k]!;
      const hy = relief[k + width]! - relief[k]!;
      if (hx === 0 && hy === 0) continue;
      const i = k * 3;
      const j = i + 3;
      const l = i + width * 3;
      const px = points[j]! - points[i]!;
      const py = points[j + 1]! - points[i + 1]!;
      const pz = points[j + 2]! - points[i + 2]!;
      const qx = points[l]! - points[i]!;
      const qy = points[l + 1]! - points[i + 1]!;
      const qz = points[l + 2]! - points[i + 2]!;
      const nx = normals[i]!;
      const ny = normals[i + 1]!;
      const nz = normals[i + 2]!;
      const ax = qy * nz - qz * ny;
      const ay = qz * nx - qx * nz;
      const az = qx * ny - qy * nx;
      const det = px * ax + py * ay + pz * az;
      const sign = Math.sign(det);
      const size = Math.abs(det) + 1e-12;
      const mx = size * nx - sign * (hx * ax + hy * (ny * pz - nz * py));
      const my = size * ny - sign * (hx * ay + hy * (nz * px - nx * pz));
      const mz = size * nz - sign * (hx * az + hy * (nx * py - ny * px));
      const length = Math.sqrt(mx * mx + my * my + mz * mz) || 1;
      normals[i] = mx / length;
      normals[i + 1] = my / length;
      normals[i + 2] = mz / length;
    }
}

/** Grey of a surface. Its kind determines the mix of diffuse and reflected light. */
function exposed(
  finish: Finish,
  nx: number,
  ny: number,
  nz: number,
  open: number,
  lit: number,
  tone: number,
  shine: number,
): number {
  const { kind = "soft", gloss = 0, sharp = 0 } = finish;
  const facing = Math.max(0, nz);
  const mirror = (soft: number) => mirrored(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, soft);
  const shadow = mix(0.42, 1, lit) * mix(0.6, 1, open);
  const plain = scattered(nx, ny, nz, shadow, open) * PLAIN * tone;
  if (kind === "soft") return rolled(plain);
  const edge = (1 - facing) ** 3;
  if (kind === "coat") {
    const light = mirror(mix(0.55, 0.01, sharp)) * mix(0.35, 1, open) * mix(0.35, 1, lit);
    return rolled(plain * mix(1, 0.8, gloss * sharp) + light * gloss * shine * (0.45 + 0.75 * edge) * 150);
  }
  if (kind === "mirror") {
    const light = mirror(mix(0.4, 0, sharp)) * mix(0.35, 1, open) * mix(0.7, 1, lit);
    return rolled((26 + 214 * light ** 0.85) * tone + plain * 0.12);
  }
  return rolled(plain * 0.66 + mirror(0.02) * (0.5 + edge) * 170 * shine);
}

const rolled = (grey: number): number =>
  grey < 205 ? Math.max(18, grey) : 205 + 45 * (1 - Math.exp(-(grey - 205) / 45));
