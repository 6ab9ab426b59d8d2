// Necklaces.

import { path, type Path } from "../solid/curve.ts";
import { metal, resin } from "../solid/finishes.ts";
import { ball, circle, plate, roundedBox, tube } from "../solid/forms.ts";
import { place, type Part } from "../solid/part.ts";
import { chain } from "../bags/kit.ts";
import { add, bell, mix, TAU, type Vec } from "../solid/vector.ts";
import { brilliant, gold } from "./jewellery.ts";
import { lying, type Views } from "./views.ts";

/** A necklace laid in a long drop, clasp at the top. */
const DROP: readonly Vec[] = [
  [0, 12, 0],
  [4.6, 10.4, 0],
  [6.6, 5.6, 0],
  [5.6, 0, 0],
  [2.8, -5.4, 0],
  [0, -8.4, 0],
  [-2.8, -5.4, 0],
  [-5.6, 0, 0],
  [-6.6, 5.6, 0],
  [-4.6, 10.4, 0],
];
const drop = path(DROP, true);
const round: Path = (t) => [7 * Math.sin(t * TAU), 8.4 * Math.cos(t * TAU) + 0.25 * Math.sin(t * TAU * 3), 0];
const oval: Path = (t) => [6 * Math.sin(t * TAU), 8.6 * Math.cos(t * TAU), 0];
const PEARL = resin("glass", { gloss: 0.75, sharp: 0.6 });
const clasp = (y: number): Part[] => [
  ...place([ball([0, 0, 0], [0.55, 0.18, 0.18], gold, 16)], { shift: [0, y, 0.05] }),
];

export const necklaces: Readonly<Record<string, Views>> = {
  "pendant-a": lying(
    () => [
      ...chain(drop, 46, { long: 0.44, half: 0.17, wire: 0.06 }),
      ...clasp(12),
      tube(circle(0.32, [0, -8.7, 0]), { radius: 0.09, finish: gold, closed: true, steps: 32 }),
      ...place(
        [
          plate(
            circle(1.25),
            0.3,
            metal("metal", {
              paint: (touch, x, y) => {
                const r = Math.hypot(x, y);
                touch.height -= 0.05 * bell(r - 1.02, 0.05);
                touch.height += 0.03 * bell(r - 0.5, 0.1) + 0.02 * Math.cos(Math.atan2(y, x) * 8) * bell(r - 0.7, 0.2);
              },
            }),
            0.12,
          ),
        ],
        { shift: [0, -10.25, 0] },
      ),
    ],
    { tall: 0.76 },
    { yaw: 12 },
  ),
  "pendant-b": lying(
    () => [
      tube(drop, {
        radius: 0.1,
        finish: metal("metal", {
          paint: (touch, _x, _y, _z, u, v) => {
            touch.height += 0.03 * Math.sin(u * 900 + v * TAU);
          },
        }),
        closed: true,
        steps: 500,
        sides: 10,
      }),
      ...clasp(12),
      tube(circle(0.28, [0, -8.6, 0]), { radius: 0.08, finish: gold, closed: true, steps: 32 }),
      ...place(brilliant(0.95, 10), { turn: [90, 0, 0], shift: [0, -10, 0.6] }),
      tube(circle(1, [0, -10, 0.55]), { radius: 0.13, finish: gold, closed: true, steps: 64 }),
    ],
    { tall: 0.76 },
    { yaw: 12 },
  ),
  "chain-a": lying(
    () => [...chain(round, 51, { long: 1.5, half: 0.46, wire: 0.19, overlap: 0.54, isCurb: true })],
    {},
    { yaw: 12 },
  ),
  "pearl-a": lying(
    () => [
      ...Array.from({ length: 46 }, (_, i) =>
        ball(
          add(round((i + 0.5) / 46), [0, 0, 0]),
          mix(0.44, 0.58, (1 - Math.cos(((i + 0.5) / 46) * TAU)) / 2),
          PEARL,
          28,
        ),
      ),
      ...clasp(8.5),
    ],
    {},
    { yaw: 12 },
  ),
  "pendant-c": lying(
    () => [
      ...chain(drop, 46, { long: 0.36, half: 0.14, wire: 0.05 }),
      ...clasp(12),
      tube(circle(0.28, [0, -8.6, 0]), { radius: 0.08, finish: gold, closed: true, steps: 32 }),
      ...place([plate(roundedBox(0.9, 0.9, -2, 2, 0.16), 0.36, gold, 0.14)], { shift: [0, -10.9, 0] }),
    ],
    { tall: 0.78 },
    { yaw: -14 },
  ),
  "pendant-d": lying(
    () => [
      ...chain(oval, 42, { long: 0.8, half: 0.24, wire: 0.09 }),
      ...clasp(8.5),
      ...place(brilliant(1, 8), { turn: [90, 0, 0], scale: [0.8, 1.3, 0.8], shift: [0, -10, 0.6] }),
      tube(circle(0.86, [0, -10, 0.55], 1.4), { radius: 0.14, finish: gold, closed: true, steps: 64 }),
      tube(circle(0.3, [0, -8.4, 0.2]), { radius: 0.09, finish: gold, closed: true, steps: 32 }),
    ],
    { tall: 0.72 },
    { yaw: 16 },
  ),
  "chain-b": lying(
    () => [...chain(oval, 47, { long: 2.1, half: 0.46, wire: 0.12, overlap: 0.82 }), ...clasp(8.5)],
    { tall: 0.7 },
    { yaw: -16 },
  ),
  "chain-c": lying(
    () => [
      tube(drop, {
        radius: 0.3,
        finish: metal("metal", {
          paint: (touch, _x, _y, _z, u, v) => {
            touch.height += 0.14 * Math.sin((u * 90 + v * 2) * TAU);
          },
        }),
        closed: true,
        steps: 900,
        sides: 20,
      }),
      ...clasp(12),
    ],
    { tall: 0.74 },
    { yaw: 14 },
  ),
  "chain-d": lying(
    () => [
      tube(round, {
        radius: 0.62,
        flat: 0.22,
        face: () => [0, 0, 1],
        finish: metal("metal", {
          paint: (touch, _x, _y, _z, u, v) => {
            touch.height += 0.1 * Math.sin((u * 84 + Math.abs(v - 0.25) * 3) * TAU);
          },
        }),
        closed: true,
        steps: 900,
        sides: 24,
      }),
    ],
    {},
    { yaw: -12 },
  ),
  "pearl-b": lying(
    () => [
      ...[1, 0.8].flatMap((scale, row) =>
        Array.from({ length: row === 0 ? 52 : 42 }, (_, i) => {
          const [x, y] = round((i + 0.5) / (row === 0 ? 52 : 42));
          return ball([x * scale, y * scale + row * 1.4, 0], 0.42, PEARL, 24);
        }),
      ),
      ...clasp(8.5),
    ],
    {},
    { yaw: -14 },
  ),
  "pearl-c": lying(
    () => [
      ...chain(drop, 46, { long: 0.5, half: 0.18, wire: 0.06 }),
      ...clasp(12),
      ...Array.from({ length: 9 }, (_, i) =>
        ball(add(drop(0.5 + (i - 4) * 0.075), [0, 0, 0.2]), i % 2 ? 0.5 : 0.7, PEARL, 28),
      ),
    ],
    { tall: 0.74 },
    { yaw: 14 },
  ),
};
