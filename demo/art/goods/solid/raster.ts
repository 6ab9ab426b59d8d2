// Finds the visible triangle at each sample of a picture, with a depth buffer over any projection.

import type { Part } from "./part.ts";

/** Writes the sample position and the depth of a point (greater is nearer) to `out`. */
export type Projection = (x: number, y: number, z: number, out: Float64Array) => void;

export interface Seen {
  readonly width: number;
  readonly height: number;
  /** Index of the part plus one; 0 for an empty sample. */
  readonly part: Uint16Array;
  readonly triangle: Uint32Array;
  /** Weights of the triangle's second and third corner. */
  readonly second: Float32Array;
  readonly third: Float32Array;
  readonly near: Float32Array;
}

export function raster(parts: readonly Part[], project: Projection, width: number, height: number): Seen {
  const seen: Seen = {
    width,
    height,
    part: new Uint16Array(width * height),
    triangle: new Uint32Array(width * height),
    second: new Float32Array(width * height),
    third: new Float32Array(width * height),
    near: new Float32Array(width * height).fill(-Infinity),
  };
  parts.forEach((part, index) => rasterPart(seen, part, index + 1, project));
  return seen;
}

function rasterPart(seen: Seen, part: Part, id: number, project: Projection): void {
  const { points, triangles, made, uv, finish } = part;
  const { cut } = finish;
  const count = points.length / 3;
  const at = new Float64Array(count * 3);
  const out = new Float64Array(3);
  for (let i = 0; i < count; i++) {
    project(points[i * 3]!, points[i * 3 + 1]!, points[i * 3 + 2]!, out);
    at.set(out, i * 3);
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]! * 3;
    const b = triangles[t + 1]! * 3;
    const c = triangles[t + 2]! * 3;
    const ax = at[a]!;
    const ay = at[a + 1]!;
    const bx = at[b]!;
    const by = at[b + 1]!;
    const cx = at[c]!;
    const cy = at[c + 1]!;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const x1 = Math.min(seen.width - 1, Math.floor(Math.max(ax, bx, cx)));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const y1 = Math.min(seen.height - 1, Math.floor(Math.max(ay, by, cy)));
    const az = at[a + 2]!;
    const bz = at[b + 2]!;
    const cz = at[c + 2]!;
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const s = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
        const r = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
        if (s < 0 || r < 0 || s + r > 1) continue;
        const near = az + s * (bz - az) + r * (cz - az);
        const k = y * seen.width + x;
        if (near <= seen.near[k]!) continue;
        if (cut) {
          const q = 1 - s - r;
          const [i, j, l] = [triangles[t]! * 2, triangles[t + 1]! * 2, triangles[t + 2]! * 2];
          if (
            cut(
              made[a]! * q + made[b]! * s + made[c]! * r,
              made[a + 1]! * q + made[b + 1]! * s + made[c + 1]! * r,
              made[a + 2]! * q + made[b + 2]! * s + made[c + 2]! * r,
              uv[i]! * q + uv[j]! * s + uv[l]! * r,
              uv[i + 1]! * q + uv[j + 1]! * s + uv[l + 1]! * r,
            )
          )
            continue;
        }
        seen.near[k] = near;
        seen.part[k] = id;
        seen.triangle[k] = t;
        seen.second[k] = s;
        seen.third[k] = r;
      }
  }
}
