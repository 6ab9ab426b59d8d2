// Details shared by several kinds of shoe: sole lines, welted soles, lugs, zips, gores, aprons and broguing.

import { profile, type Profile } from "../solid/curve.ts";
import { rubber, smoothLeather, wood } from "../solid/finishes.ts";
import type { Finish, Paint, Part } from "../solid/part.ts";
import { stitches } from "../solid/texture.ts";
import { bell, clamp, step } from "../solid/vector.ts";
import type { Last } from "./last.ts";
import type { Seam } from "./seam.ts";
import { heelOf, slab } from "./sole.ts";

/** The sole line of a heel h centimetres high, on a sole `thick` centimetres thick at the ball. */
export const raised = (h: number, thick = 0.6, spring = 0.4): Profile =>
  profile([
    [0, h + thick],
    [4, h * 0.89 + thick],
    [8, h * 0.63 + thick],
    [13, h * 0.18 + thick],
    [17.5, thick],
    [21, thick + spring * 0.3],
    [27, thick + spring],
  ]);

/** A welted leather sole with a stacked heel under a flat shoe. */
export function welted(
  last: Last,
  { out = 0.3, thick = 0.55, seat = 6.6, region = "sole" as Finish["region"] } = {},
): Part[] {
  const stack = wood(region, {
    paint: (touch, _x, y) => {
      touch.height -= 0.02 * bell(((y / 0.6) % 1) - 0.5, 0.09);
    },
  });
  return [
    slab(last, {
      finish: smoothLeather(region, {
        paint: (touch, _x, _y, _z, d, v) => {
          if (v < 0.01) touch.height += stitches(d, 0, 0.35, 1) * 0.8;
          touch.height -= 0.04 * bell(v - 0.5, 0.08);
        },
      }),
      out,
      lip: 0.05,
      under: (d) => Math.max(0, last.sole(d) - thick),
      round: 0.08,
    }),
    heelOf(last, {
      finish: stack,
      seat,
      foot: seat - 0.35,
      wide: last.outline(3.2) - 0.05,
      back: 0,
      curve: 0,
      below: thick - 0.06,
    }),
  ];
}

/** A thick rubber sole with lugs. */
export function lugged(
  last: Last,
  { out = 0.45, region = "sole" as Finish["region"], heel = 6.6, seat = true } = {},
): Part[] {
  const teeth: Paint = (touch, _x, _y, _z, d, v) => {
    const cut = Math.abs(((((d / 1.5) % 1) + 1) % 1) - 0.5) * 1.5;
    const arch = seat && d > heel && d < heel + 2.4 ? 1 : 0;
    const deep = step(0.24, 0.16, cut) * step(0.45, 0.52, v);
    touch.height -= 0.16 * deep;
    touch.tone *= 1 - 0.5 * deep - 0.35 * arch * step(0.45, 0.5, v);
    touch.height -= 0.06 * bell(v - 0.2, 0.03);
    if (v < 0.2) touch.height += stitches(d, 0, 0.42, 1);
  };
  return [
    slab(last, {
      finish: rubber(region, { paint: teeth }),
      out,
      lip: 0.12,
      round: 0.1,
      under: profile([
        [0, 0],
        [heel, 0],
        [heel + 0.15, seat ? 0.75 : 0],
        [heel + 2.3, seat ? 0.75 : 0],
        [heel + 2.5, 0],
        [19, 0],
        [27, 1],
      ]),
    }),
  ];
}

/** A zip along a seam. */
export const zip =
  (line: Seam, where: (d: number, y: number, z: number) => boolean): Paint =>
  (touch, _x, _y, z, d, y) => {
    if (!where(d, y, z)) return;
    const off = Math.abs(line.off(d, y));
    if (off > 0.6) return;
    touch.height -= 0.05 * bell(off, 0.3);
    touch.tone *= 1 - 0.3 * bell(off - 0.24, 0.07);
    if (off > 0.17) return;
    touch.region = "metal";
    touch.height += 0.06 * Math.abs(Math.sin(line.along(d, y) * 11));
    touch.tone *= 0.95 + 0.35 * Math.sin(line.along(d, y) * 22);
  };

/** Elastic between two lines: fine upright ribs. */
export const gore =
  (inside: (d: number, y: number) => number): Paint =>
  (touch, _x, _y, _z, d, y) => {
    const off = inside(d, y);
    if (off < -0.3) return;
    touch.tone *= 1 - 0.3 * bell(off, 0.08);
    if (off < 0) {
      touch.height += 0.06 * step(0, -0.12, off);
      return;
    }
    touch.region = "trim";
    touch.shine = 0;
    touch.height += 0.025 * Math.sin(d * 22);
  };

/** The apron of a moccasin: a raised, gathered seam around the top of the vamp. */
export const apron =
  (half: number, front: number, back: number): Paint =>
  (touch, _x, _y, z, d, y) => {
    if (d < back - 0.3 || d > front + 0.8 || y < 1.8) return;
    const t = clamp((d - back) / (front - back));
    const rim = half * (1 - t ** 3.2) ** 0.5 * (0.86 + 0.14 * t);
    const off = (Math.abs(z) - rim) * (t > 0.75 ? 0.75 : 1);
    if (Math.abs(off) > 0.8) return;
    const pleat = Math.sin((d < front - 1 ? d : z * 0.9 + front) * 13);
    touch.height += 0.13 * bell(off, 0.16) + 0.025 * pleat * bell(off - 0.18, 0.16);
    touch.tone *= 1 - 0.22 * bell(off - 0.3, 0.12) - 0.12 * bell(off + 0.28, 0.1);
  };

/** Punched holes along a seam. */
export const brogue =
  (line: Seam, offset = 0.3): Paint =>
  (touch, _x, _y, _z, d, y) => {
    const off = line.off(d, y) - offset;
    if (Math.abs(off) > 0.3) return;
    const s = (((line.along(d, y) / 0.42) % 1) + 1) % 1;
    const far = Math.hypot(off, (s - 0.5) * 0.42);
    touch.tone *= 1 - 0.65 * step(0.15, 0.08, far);
    touch.height -= 0.05 * step(0.15, 0.08, far);
  };

/** A leather footbed: its upper side is lining, its edge the given region. */
export const footbed = (edge: Finish): Finish => ({
  ...edge,
  paint: (touch, x, y, z, u, v) => {
    edge.paint?.(touch, x, y, z, u, v);
    if (v < 0.02) touch.region = "lining";
  },
});
