// Pattern lines on a last, seen from the side: distances to them, and the stitching along them.

import { evenly, lengthOf, path } from "../solid/curve.ts";
import type { Paint } from "../solid/part.ts";
import type { Region } from "../../format.ts";
import { stitches } from "../solid/texture.ts";
import { bell, clamp, step, type Vec } from "../solid/vector.ts";

export interface Seam {
  /** Signed distance: positive above a line drawn towards the toe, positive to the heel side of a line drawn upwards. */
  readonly off: (d: number, y: number) => number;
  /** Position of the nearest point along the line. */
  readonly along: (d: number, y: number) => number;
}

const CELL = 0.14;
const [LOW_D, LOW_Y, WIDE, TALL] = [-2, -2, 240, 340];

/** A smooth line through (d, y) points; `straight` preserves corners. Measured on first use. */
export function seam(points: readonly (readonly [d: number, y: number])[], straight = false): Seam {
  let fields: ReturnType<typeof measured> | undefined;
  const read = (which: "off" | "along") => (d: number, y: number) => {
    fields ??= measured(points, straight);
    const from = fields[which];
    const x = clamp((d - LOW_D) / CELL, 0, WIDE - 1.01);
    const z = clamp((y - LOW_Y) / CELL, 0, TALL - 1.01);
    const [i, j] = [Math.floor(x), Math.floor(z)];
    const [s, t] = [x - i, z - j];
    const k = j * WIDE + i;
    return (
      (from[k]! * (1 - s) + from[k + 1]! * s) * (1 - t) + (from[k + WIDE]! * (1 - s) + from[k + WIDE + 1]! * s) * t
    );
  };
  return { off: read("off"), along: read("along") };
}

/** Signed distance and position along the line, on a grid over the side of the last. */
function measured(points: readonly (readonly [d: number, y: number])[], straight: boolean) {
  const in3 = points.map(([d, y]): Vec => [d, y, 0]);
  const line = straight ? evenly(in3) : path(in3);
  const count = straight ? points.length * 6 : points.length * 9;
  const dense = Array.from({ length: count + 1 }, (_, i) => line(i / count));
  const total = lengthOf(line);
  const off = new Float32Array(WIDE * TALL);
  const along = new Float32Array(WIDE * TALL);
  for (let j = 0; j < TALL; j++)
    for (let i = 0; i < WIDE; i++) {
      const [d, y] = [LOW_D + i * CELL, LOW_Y + j * CELL];
      let [best, sign, at] = [Infinity, 1, 0];
      for (let k = 0; k < count; k++) {
        const [a, b] = [dense[k]!, dense[k + 1]!];
        const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
        const t = clamp(((d - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey || 1));
        const [px, py] = [d - a[0] - t * ex, y - a[1] - t * ey];
        const far = px * px + py * py;
        if (far < best) [best, sign, at] = [far, ex * py - ey * px >= 0 ? 1 : -1, k + t];
      }
      off[j * WIDE + i] = sign * Math.sqrt(best);
      along[j * WIDE + i] = (at / count) * total;
    }
  return { off, along };
}

export interface Panel {
  readonly edge: Seam;
  /** 1 if the panel lies on the positive side of its edge, -1 otherwise. */
  readonly side?: 1 | -1;
  readonly raise?: number;
  readonly region?: Region;
  /** Rows of stitches inside the edge. */
  readonly rows?: 0 | 1 | 2;
  /** Restricts the panel to part of that side. */
  readonly where?: (d: number, y: number, z: number) => boolean;
  readonly tone?: number;
}

/** Leather laid over leather: a raised edge, its shadow and its stitching. */
export const overlay =
  ({ edge, side = 1, raise = 0.07, region, rows = 1, where, tone = 1 }: Panel): Paint =>
  (touch, _x, _y, z, d, y) => {
    if (where && !where(d, y, z)) return;
    const off = edge.off(d, y) * side;
    if (off < -0.4) return;
    touch.height += raise * step(-0.05, 0.06, off);
    touch.tone *= 1 - 0.3 * bell(off + 0.07, 0.07);
    if (off > 0) {
      if (region) touch.region = region;
      touch.tone *= tone;
    }
    for (let row = 0; row < rows; row++) {
      const from = off - 0.22 - row * 0.2;
      if (Math.abs(from) < 0.16) touch.height += stitches(edge.along(d, y), from);
    }
  };

/** A line of stitches sunk into the leather. */
export const stitched =
  (edge: Seam, depth = 0.03, where?: (d: number, y: number, z: number) => boolean): Paint =>
  (touch, _x, _y, z, d, y) => {
    if (where && !where(d, y, z)) return;
    const off = edge.off(d, y);
    if (Math.abs(off) > 0.3) return;
    touch.height += stitches(edge.along(d, y), off, 0.3, 0.05) - depth * bell(off, 0.12);
    touch.tone *= 1 - 0.16 * bell(off, 0.08);
  };
