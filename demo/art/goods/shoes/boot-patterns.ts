// Parts shared by boots: soles, elastic, heels and the creases of a worn shaft.

import { profile } from "../solid/curve.ts";
import { smoothLeather } from "../solid/finishes.ts";
import type { Paint } from "../solid/part.ts";
import { bell } from "../solid/vector.ts";
import { gore, raised } from "./details.ts";
import type { Last } from "./last.ts";
import { heelOf, slab } from "./sole.ts";

export const side = (_d: number, _y: number, z: number): boolean => z < 0;

export const lugSole = profile([
  [0, 3.6],
  [8, 3.2],
  [14, 2.5],
  [19, 2.3],
  [27, 3],
]);

export const welt = raised(2.2, 0.75, 0.8);

export const elastic = (low: number, high: number, wide: number): Paint =>
  gore((d, y) =>
    Math.min(
      y - low - Math.abs(d - 5) * 0.25,
      high - y,
      wide * (0.55 + 0.45 * ((y - low) / (high - low))) - Math.abs(d - 5.1),
    ),
  );

export const cuban = (last: Last, h: number) => [
  slab(last, { finish: smoothLeather("sole"), out: 0.14, under: (d) => Math.max(0, last.sole(d) - 0.45), round: 0.08 }),
  heelOf(last, {
    finish: smoothLeather("sole"),
    seat: 5.8,
    foot: 4,
    wide: 2.2,
    back: 0.9,
    curve: 0.1,
    below: 0.42,
    ease: h > 5 ? 0.1 : 0,
  }),
];

export function creases(touch: Parameters<Paint>[0], _x: number, _y: number, z: number, d: number, y: number): void {
  for (const [at, tilt] of [
    [10.4, 0.35],
    [11.8, -0.2],
    [13.4, 0.25],
  ] as const)
    touch.height -= 0.12 * bell(y - at - (d - 5) * tilt, 0.35) * bell(d - 6.4, 3) * (0.7 + 0.1 * z);
}
