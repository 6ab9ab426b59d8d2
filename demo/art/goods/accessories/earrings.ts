// Earrings, always in pairs.

import { path } from "../solid/curve.ts";
import { brushed, metal, resin } from "../solid/finishes.ts";
import { ball, circle, plate, tube } from "../solid/forms.ts";
import { place, surface, type Part } from "../solid/part.ts";
import { chain } from "../bags/kit.ts";
import { noise } from "../solid/texture.ts";
import { mix, TAU } from "../solid/vector.ts";
import { brilliant, gold } from "./jewellery.ts";
import { lying, standing, type Views } from "./views.ts";

const twice = (parts: readonly Part[], apart: number, turn = 0): Part[] => [
  ...place(parts, { turn: [0, turn, 0], shift: [-apart, 0, 0] }),
  ...place(parts, { turn: [0, -turn, 0], shift: [apart, 0, 0] }),
];
const post = (y: number): Part =>
  tube(
    path([
      [0, y, 0],
      [0, y, -0.9],
    ]),
    { radius: 0.05, finish: gold, steps: 8, sides: 8 },
  );

const SMALL = { wide: 0.62, tall: 0.56 } as const;

export const earrings: Readonly<Record<string, Views>> = {
  "hoop-a": standing(
    () =>
      twice(
        [
          tube(circle(1.9, [0, 2.1, 0]), {
            radius: (t) => 0.14 + 0.16 * (0.5 - 0.5 * Math.cos((t - 0.25) * TAU)),
            finish: gold,
            closed: true,
            steps: 160,
            sides: 24,
          }),
          post(4),
        ],
        2.6,
        46,
      ),
    SMALL,
    { ...SMALL, yaw: -20, pitch: 24 },
  ),
  "hoop-b": standing(
    () =>
      twice(
        [
          tube(circle(1.3, [0, 1.55, 0], 1.5), {
            radius: 0.36,
            flat: 1.3,
            finish: metal("metal", {
              paint: (touch, _x, _y, _z, u, v) => {
                touch.height += 0.12 * Math.sin((u * 18 + v) * TAU);
              },
            }),
            closed: true,
            steps: 260,
            sides: 32,
          }),
          post(3),
        ],
        2.1,
        52,
      ),
    SMALL,
    { ...SMALL, yaw: -20, pitch: 24 },
  ),
  "drop-a": lying(
    () =>
      twice(
        [
          ...place(brilliant(0.5), { turn: [90, 0, 0], shift: [0, 4.6, 0.4] }),
          tube(circle(0.56, [0, 4.6, 0.3]), { radius: 0.09, finish: gold, closed: true, steps: 48 }),
          ...chain((t) => [0, mix(4, 1.6, t), 0.2], 2.4, { long: 0.5, half: 0.18, wire: 0.06 }),
          surface(
            (u, v) => {
              const r = 0.95 * Math.sin(Math.PI * v ** 0.75) ** 0.9;
              return [r * Math.cos(u * TAU), mix(1.5, -2, v), 0.35 + 0.6 * r * Math.sin(u * TAU)];
            },
            { nu: 48, nv: 48, finish: resin("glass", { gloss: 0.8, sharp: 0.7 }) },
          ),
        ],
        1.9,
      ),
    { ...SMALL, tall: 0.6 },
    { ...SMALL, yaw: 16 },
  ),
  "stud-a": lying(
    () =>
      twice(
        [
          ...place(brilliant(1, 10), { turn: [90, 0, 0], shift: [0, 0, 0.9] }),
          tube(circle(1.02, [0, 0, 0.86]), { radius: 0.1, finish: gold, closed: true, steps: 64 }),
          ...[0, 1, 2, 3].map((i) =>
            ball([0.98 * Math.cos((i + 0.5) * (TAU / 4)), 0.98 * Math.sin((i + 0.5) * (TAU / 4)), 1], 0.15, gold, 16),
          ),
        ],
        1.7,
      ),
    SMALL,
    { ...SMALL, yaw: 16, pitch: 50 },
  ),
  "hoop-c": standing(
    () =>
      twice(
        [tube(circle(2.5, [0, 2.6, 0]), { radius: 0.1, finish: gold, closed: true, steps: 200, sides: 16 }), post(5)],
        2.2,
        62,
      ),
    { ...SMALL, tall: 0.6 },
    { ...SMALL, yaw: 24, pitch: 14 },
  ),
  "hoop-d": standing(
    () =>
      twice(
        [
          tube(circle(1.1, [0, 1.3, 0]), {
            radius: 0.34,
            finish: gold,
            closed: true,
            steps: 120,
            sides: 24,
          }),
          ...Array.from({ length: 13 }, (_, i) => {
            const a = Math.PI * (0.95 + (i / 12) * 1.1);
            return place(brilliant(0.17), {
              turn: [0, 0, (a * 180) / Math.PI - 90],
              shift: [1.38 * Math.cos(a), 1.3 + 1.38 * Math.sin(a), 0],
            });
          }).flat(),
          post(2.3),
        ],
        1.8,
        34,
      ),
    SMALL,
    { ...SMALL, yaw: 30, pitch: 20 },
  ),
  "hoop-e": standing(
    () =>
      twice(
        [
          tube((t) => [1.5 * Math.cos(t * TAU), 2.2 + 2.1 * Math.sin(t * TAU), 0], {
            radius: (t) => 0.16 + 0.42 * (0.5 - 0.5 * Math.cos((t - 0.25) * TAU)) ** 2,
            finish: gold,
            closed: true,
            steps: 180,
            sides: 28,
          }),
          post(4.2),
        ],
        2,
        30,
      ),
    { ...SMALL, tall: 0.6 },
    { ...SMALL, yaw: -34, pitch: 16 },
  ),
  "drop-b": lying(
    () =>
      twice(
        [
          tube((t) => [0, mix(4.4, -0.4, t), 0.3], { radius: 0.09, finish: gold, steps: 40, sides: 12 }),
          ball([0, 4.5, 0.35], 0.36, gold, 24),
          ball([0, -1.3, 0.5], 0.95, resin("glass", { gloss: 0.75, sharp: 0.6 }), 40),
        ],
        1.7,
      ),
    { ...SMALL, tall: 0.6 },
    { ...SMALL, yaw: -18 },
  ),
  "drop-c": lying(
    () =>
      twice(
        [
          ...[4.4, 2.2, -0.6].flatMap((y, i) => [
            ...place(brilliant(0.42 + i * 0.24, 8), { turn: [90, 0, 0], shift: [0, y, 0.5] }),
            tube(circle(0.46 + i * 0.25, [0, y, 0.42]), { radius: 0.08, finish: gold, closed: true, steps: 48 }),
          ]),
          ...chain((t) => [0, mix(4, 0, t), 0.1], 4, { long: 0.4, half: 0.14, wire: 0.05 }),
        ],
        1.8,
      ),
    { ...SMALL, tall: 0.6 },
    { ...SMALL, yaw: 18 },
  ),
  "drop-d": lying(
    () =>
      twice(
        [
          ball([0, 4.2, 0.4], [0.5, 0.5, 0.24], gold, 24),
          ...place(
            [plate((t) => [0.9 * Math.cos(t * TAU), 2.4 * Math.sin(t * TAU), 0], 0.26, brushed("metal"), 0.12)],
            { shift: [0, 1, 0.2] },
          ),
        ],
        1.8,
      ),
    { ...SMALL, tall: 0.58 },
    { ...SMALL, yaw: -16 },
  ),
  "stud-b": lying(
    () =>
      twice(
        [
          ball([0, 0, 0.8], 0.95, resin("glass", { gloss: 0.75, sharp: 0.6 }), 40),
          tube(circle(0.6, [0, 0, 0.1]), { radius: 0.12, finish: gold, closed: true, steps: 48 }),
        ],
        1.6,
      ),
    SMALL,
    { ...SMALL, yaw: -16, pitch: 46 },
  ),
  "stud-c": lying(
    () =>
      twice(
        [0, 60, 120].flatMap((turn) =>
          place(
            [tube(circle(0.72, [0, 0, 0.8], 1.05), { radius: 0.26, finish: gold, closed: true, steps: 80, sides: 18 })],
            { turn: [0, 0, turn] },
          ),
        ),
        1.8,
      ),
    SMALL,
    { ...SMALL, yaw: 20, pitch: 48 },
  ),
  "stud-d": lying(
    () =>
      twice(
        [
          ...place(brilliant(0.62, 8), { turn: [90, 0, 0], shift: [0, 0, 0.7] }),
          ...Array.from({ length: 10 }, (_, i) => {
            const a = (i / 10) * TAU;
            return place(brilliant(0.26, 6), {
              turn: [90, 0, 0],
              shift: [1.02 * Math.cos(a), 1.02 * Math.sin(a), 0.6],
            });
          }).flat(),
          tube(circle(1.3, [0, 0, 0.45]), { radius: 0.1, finish: gold, closed: true, steps: 64 }),
        ],
        1.8,
      ),
    SMALL,
    { ...SMALL, yaw: -18, pitch: 48 },
  ),
  "stud-e": lying(
    () =>
      twice(
        [
          ball(
            [0, 0, 0.5],
            [1.3, 1.3, 0.62],
            metal("metal", {
              paint: (touch, x, y) => {
                touch.height += 0.12 * noise(x * 2.4, y * 2.4, 3);
              },
            }),
            80,
          ),
        ],
        1.9,
      ),
    SMALL,
    { ...SMALL, yaw: 26, pitch: 44 },
  ),
  "stud-f": lying(
    () =>
      twice(
        [
          [0, 1.5, 0.42],
          [0.34, 0.75, 0.5],
          [0.42, -0.2, 0.6],
          [0.1, -1.25, 0.7],
        ].flatMap(([x = 0, y = 0, r = 0], n) =>
          n % 2 === 0 ? [ball([x, y, r], r, gold, 40)] : place(brilliant(r), { turn: [90, 0, 0], shift: [x, y, r] }),
        ),
        1.5,
      ),
    SMALL,
    { ...SMALL, yaw: -24, pitch: 52 },
  ),
};
