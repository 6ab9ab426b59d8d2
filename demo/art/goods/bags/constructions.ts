// Constructions shared by several kinds of bag.

import { path } from "../solid/curve.ts";
import { cushion, roundedBox } from "../solid/forms.ts";
import type { Finish, Paint, Part } from "../solid/part.ts";
import { bell, mix, type Vec } from "../solid/vector.ts";
import { edged, flap, handle, ribbon, tab } from "./kit.ts";

const pair = (x: number, y: number, z: number): [Vec, Vec] => [
  [-x, y, z],
  [x, y, z],
];

/** Two handles, front and back, each held by tabs on the wall. */
export function twoHandles(
  x: number,
  y: number,
  z: number,
  rise: number,
  finish: Finish,
  { radius = 0.48, flatness = 1, full = 0.55, back = z } = {},
): Part[] {
  const front = handle(...pair(x, y, z), rise, finish, { radius, flat: flatness, full, lean: 0.8 });
  const behind = handle(...pair(x, y, -back), rise * 1.02, finish, { radius, flat: flatness, full, lean: -0.6 });
  return [front, behind, ...[-x, x].flatMap((at) => tab([at, y - 0.6, z + 0.12], 1.9, 3.4, finish))];
}

export const strapOver = (x: number, y: number, rise: number, half: number, finish: Finish): Part =>
  ribbon(
    path([
      [-x, y, 0],
      [-x * 1.02, y + rise * 0.3, 0],
      [-x * 0.7, y + rise * 0.82, -0.5],
      [0, y + rise, -0.8],
      [x * 0.7, y + rise * 0.82, -0.5],
      [x * 1.02, y + rise * 0.3, 0],
      [x, y, 0],
    ]),
    half,
    { ...finish, paint: edged(60) },
    (t) => [Math.cos(Math.PI * t) * -0.9, Math.sin(Math.PI * t) * 0.7 + 0.1, 0.35],
  );

/** Piping around the front of a cushion: u runs around, v from the back to the front. */
export const piped: Paint = (touch, _x, _y, _z, _u, v) => {
  for (const line of [0.3, 0.7]) {
    touch.height += 0.16 * bell(v - line, 0.012);
    touch.tone *= 1 - 0.2 * bell(Math.abs(v - line) - 0.022, 0.008);
  }
};

interface FlapBag {
  readonly finish: Finish;
  readonly half: number;
  readonly tall: number;
  readonly deep: number;
  readonly round: number;
  readonly to: (x: number) => number;
  readonly swell?: number;
  readonly body?: Finish;
}

export const flapBag = ({ finish, half, tall, deep, round, to, swell = 0.6, body = finish }: FlapBag): Part[] => [
  cushion({
    outline: roundedBox(half * 2, half * 1.94, 0, tall, [round, Math.min(round, 1.6)]),
    depth: deep,
    edge: Math.min(1.2, deep * 0.6),
    swell,
    finish: body,
  }),
  ...flap({ finish, half: half * 0.97, top: tall, deep, to, swell: swell + 0.15 }),
];

export const curved =
  (half: number, low: number, side: number, power = 2.4) =>
  (x: number) =>
    mix(low, side, Math.min(1, Math.abs(x / half)) ** power);
/** A flap edge with rounded lower corners. */
export const squared = (half: number, low: number, round: number) => (x: number) => {
  const over = Math.max(0, Math.abs(x) - (half - round));
  return low + round - Math.sqrt(Math.max(0, round * round - over * over));
};
