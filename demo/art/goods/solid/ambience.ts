// Ambient occlusion in hollows, and soft shadows of the main light.

import type { Part } from "./part.ts";
import { KEY } from "./light.ts";
import { raster } from "./raster.ts";
import { clamp, cross, unit, type Vec } from "./vector.ts";

/** View-space points and normals of every sample, three floats each; points are NaN for empty samples. */
export interface Surfaces {
  readonly width: number;
  readonly height: number;
  readonly points: Float32Array;
  readonly normals: Float32Array;
}

const noise = (x: number, y: number): number => {
  const f = 0.06711056 * x + 0.00583715 * y;
  const s = 52.9829189 * (f - Math.floor(f));
  return s - Math.floor(s);
};

const TAPS = 22;

/** Distance between measured samples in each direction; the rest are interpolated. */
const GRID = 4;

/** Openness, 0 to 1, of a sample. `reach` is the radius of a hollow in centimetres. */
export function openness(at: Surfaces, perCentimetre: number, reach: number): (x: number, y: number) => number {
  const [w, h] = [Math.ceil(at.width / GRID), Math.ceil(at.height / GRID)];
  const raw = new Float32Array(w * h).fill(1);
  const { points, normals } = at;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const k = (y * GRID * at.width + x * GRID) * 3;
      const px = points[k]!;
      const py = points[k + 1]!;
      const pz = points[k + 2]!;
      if (Number.isNaN(px)) continue;
      const nx = normals[k]!;
      const ny = normals[k + 1]!;
      const nz = normals[k + 2]!;
      const start = noise(x, y) * Math.PI * 2;
      let closed = 0;
      for (let tap = 0; tap < TAPS; tap++) {
        const far = ((tap + 0.5) / TAPS) ** 1.6 * reach;
        const angle = start + tap * 2.399963;
        const sx = Math.round(x * GRID + Math.cos(angle) * far * perCentimetre);
        const sy = Math.round(y * GRID + Math.sin(angle) * far * perCentimetre);
        if (sx < 0 || sy < 0 || sx >= at.width || sy >= at.height) continue;
        const m = (sy * at.width + sx) * 3;
        const dx = points[m]! - px;
        const dy = points[m + 1]! - py;
        const dz = points[m + 2]! - pz;
        const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (!(length > 1e-4)) continue;
        const rise = (dx * nx + dy * ny + dz * nz) / length - 0.12;
        if (rise > 0) closed += rise / (1 + (length / reach) ** 2);
      }
      raw[y * w + x] = clamp(1 - (closed / TAPS) * 2.6, 0.12, 1);
    }
  const soft = smoothed(raw, at, w, h, reach);
  return (x, y) => {
    const here = points[(y * at.width + x) * 3 + 2]!;
    const [gx, gy] = [Math.floor(x / GRID), Math.floor(y / GRID)];
    let sum = 0;
    let weight = 0;
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 2; i++) {
        const cx = Math.min(w - 1, gx + i);
        const cy = Math.min(h - 1, gy + j);
        const near = 1.02 - Math.abs(x / GRID - cx);
        const share = near * (1.02 - Math.abs(y / GRID - cy));
        const depth = points[(cy * GRID * at.width + cx * GRID) * 3 + 2]!;
        if (!(Math.abs(depth - here) < reach * 0.2) || share <= 0) continue;
        sum += soft[cy * w + cx]! * share;
        weight += share;
      }
    return weight > 0 ? sum / weight : 0.8;
  };
}

function smoothed(raw: Float32Array, at: Surfaces, w: number, h: number, reach: number): Float32Array {
  const out = new Float32Array(raw.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const here = at.points[(y * GRID * at.width + x * GRID) * 3 + 2]!;
      let sum = 0;
      let weight = 0;
      for (let j = -2; j <= 2; j++)
        for (let i = -2; i <= 2; i++) {
          const sx = x + i;
          const sy = y + j;
          if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue;
          const depth = at.points[(sy * GRID * at.width + sx * GRID) * 3 + 2]!;
          if (!(Math.abs(depth - here) < reach * 0.25)) continue;
          sum += raw[sy * w + sx]!;
          weight++;
        }
      out[y * w + x] = weight ? sum / weight : 1;
    }
  return out;
}

const SIDE = 760;

/** Sixteen offsets over a disc, in samples of the shadow map, to soften a shadow. */
const SPREAD = Float32Array.from({ length: 32 }, (_, i) => {
  const tap = i >> 1;
  const far = Math.sqrt((tap + 0.5) / 16) * SIDE * 0.011;
  return far * (i % 2 ? Math.sin(tap * 2.399963) : Math.cos(tap * 2.399963));
});

/** Fraction of the main light that reaches a view-space point. `toView` transforms the parts to view space. */
export function sunlight(
  parts: readonly Part[],
  toView: (p: Vec) => Vec,
  radius: number,
): (x: number, y: number, z: number) => number {
  const right = unit(cross([0, 1, 0], KEY));
  const up = cross(KEY, right);
  const scale = SIDE / 2 / (radius * 1.05);
  const map = raster(
    parts,
    (x, y, z, out) => {
      const [vx, vy, vz] = toView([x, y, z]);
      out[0] = SIDE / 2 + scale * (vx * right[0] + vy * right[1] + vz * right[2]);
      out[1] = SIDE / 2 - scale * (vx * up[0] + vy * up[1] + vz * up[2]);
      out[2] = vx * KEY[0] + vy * KEY[1] + vz * KEY[2];
    },
    SIDE,
    SIDE,
  );
  const bias = radius * 0.014;
  return (x, y, z) => {
    const sx = SIDE / 2 + scale * (x * right[0] + y * right[1] + z * right[2]);
    const sy = SIDE / 2 - scale * (x * up[0] + y * up[1] + z * up[2]);
    const near = x * KEY[0] + y * KEY[1] + z * KEY[2];
    let blocked = 0;
    for (let tap = 0; tap < 16; tap++) {
      const ix = Math.round(sx + SPREAD[tap * 2]!);
      const iy = Math.round(sy + SPREAD[tap * 2 + 1]!);
      if (ix < 0 || iy < 0 || ix >= SIDE || iy >= SIDE) continue;
      const front = map.near[iy * SIDE + ix]! - near - bias;
      if (front > 0) blocked += clamp(front / bias);
    }
    return 1 - blocked / 16;
  };
}
