// Cases and headphones.

import { path } from "../solid/curve.ts";
import { glass, grainedLeather, metal, resin, rubber, smoothLeather } from "../solid/finishes.ts";
import { ball, circle, cushion, plate, roundedBox, tube } from "../solid/forms.ts";
import { type Finish, type Part, place } from "../solid/part.ts";
import { stitches } from "../solid/texture.ts";
import { add, bell, mix, TAU } from "../solid/vector.ts";
import { standing, type Views } from "./views.ts";
import { card, LOW, rimStitch, TURNED } from "./sewn-edges.ts";

const lens = (x: number, y: number, z: number, r: number): Part[] => [
  tube(circle(r, [x, y, z]), { radius: 0.13, finish: metal("metal"), closed: true, steps: 48 }),
  ...place([plate(circle(r), 0.12, glass("glass"), 0.05)], { shift: [x, y, z] }),
];

const phone = (finish: Finish): Part[] => [
  cushion({ outline: roundedBox(7.6, 7.6, 0, 15.6, 1.2), depth: 0.55, edge: 0.38, finish, rows: 30 }),
  ...place([plate(roundedBox(0.14, 0.14, -1, 1, 0.06), 0.5, metal("metal"), 0.05)], { shift: [3.82, 11, 0] }),
];

const ear = (side: number): Part[] =>
  place(
    [
      ...place(
        [
          cushion({
            outline: (t) => [3.1 * Math.cos(t * TAU), 3.8 * Math.sin(t * TAU), 0],
            depth: 1,
            edge: 0.8,
            swell: 0.35,
            finish: resin("cloth", { gloss: 0.5, sharp: 0.4 }),
            rows: 40,
          }),
        ],
        { shift: [0, 0, 0.9] },
      ),
      ...place(
        [
          cushion({
            outline: (t) => [3.3 * Math.cos(t * TAU), 4 * Math.sin(t * TAU), 0],
            depth: 1,
            edge: 0.95,
            swell: 0.1,
            finish: smoothLeather("trim", { gloss: 0.3 }),
            rows: 40,
          }),
        ],
        { shift: [0, 0, -0.9] },
      ),
      ...place([plate(circle(2), 0.16, metal("metal", { sharp: 0.5 }), 0.06)], { shift: [0, 0, 2.3] }),
    ],
    { turn: [0, side * 90, 0], shift: [side * 8, 4.4, 0] },
  );

export const technology: Readonly<Record<string, Views>> = {
  "phone-case-a": standing(
    () => [
      ...phone(grainedLeather("cloth", { paint: rimStitch(7.6, 0, 15.6, 0.42) })),
      ...place([plate(roundedBox(3.6, 3.6, -1.8, 1.8, 0.9), 0.36, resin("hard"), 0.14)], { shift: [-1.6, 13.1, 0.6] }),
      ...lens(-2.4, 13.9, 0.82, 0.62),
      ...lens(-2.4, 12.3, 0.82, 0.62),
      ...lens(-0.8, 13.1, 0.82, 0.62),
    ],
    { ...LOW, wide: 0.5, tall: 0.68 },
    { ...TURNED, tall: 0.68 },
  ),
  "phone-case-b": standing(
    () => [
      ...phone(resin("cloth", { gloss: 0.7, sharp: 0.6 })),
      ...place([plate(roundedBox(7, 7, -1.1, 1.1, 0.9), 0.34, resin("hard"), 0.14)], { shift: [0, 13.4, 0.6] }),
      ...lens(-2.2, 13.4, 0.82, 0.66),
      ...lens(-0.2, 13.4, 0.82, 0.66),
      ...place(
        [plate(roundedBox(6, 6, 0, 8, 0.4), 0.3, smoothLeather("contrast", { paint: rimStitch(6, 0, 8, 0.3) }), 0.1)],
        { shift: [0, 1.6, 0.65] },
      ),
      ...card(0, 5.4, 0.66).flatMap((part) => place([part], { scale: [0.66, 1, 1] })),
      tube(
        path([
          [2.6, 0.3, 0],
          [4.6, -0.2, 1.6],
          [6.4, 1.4, 2.4],
          [6.2, 6, 2.2],
          [5.2, 9, 1.6],
          [4.8, 6, 1.8],
          [5.2, 2, 2],
          [3.4, 0.4, 0.8],
        ]),
        { radius: 0.22, finish: smoothLeather("trim"), steps: 120 },
      ),
    ],
    { ...LOW, wide: 0.52, tall: 0.68 },
    { ...TURNED, tall: 0.68 },
  ),
  "headphones-a": standing(
    () => [
      ...ear(1),
      ...ear(-1),
      tube(
        (t) => {
          const a = mix(-0.12, Math.PI + 0.12, t);
          return [8.9 * Math.cos(a), 8.4 + 8.8 * Math.sin(a), 0];
        },
        {
          radius: 1.1,
          flat: 0.42,
          square: 0.7,
          finish: smoothLeather("cloth"),
          steps: 120,
          sides: 24,
          face: (t) => {
            const a = mix(-0.12, Math.PI + 0.12, t);
            return [Math.cos(a), Math.sin(a), 0];
          },
        },
      ),
      ...[-1, 1].map((s) =>
        tube(
          path([
            [s * 8.8, 8.6, 0],
            [s * 9.3, 6.6, 0],
            [s * 9.6, 4.4, 0],
          ]),
          { radius: 0.32, finish: metal("metal"), steps: 24 },
        ),
      ),
    ],
    { pitch: 6, yaw: 16, wide: 0.68, tall: 0.56 },
    { yaw: -42, pitch: 14, wide: 0.66, tall: 0.56 },
  ),
  "earbud-case-a": standing(
    () => [
      cushion({
        outline: roundedBox(6.4, 6.2, 0, 5.2, [1.7, 1.9]),
        depth: 1.25,
        edge: 1,
        swell: 0.15,
        finish: grainedLeather("cloth", {
          paint: (touch, x, y, z) => {
            touch.height -= 0.12 * bell(y - 3.5, 0.06);
            touch.tone *= 1 - 0.3 * bell(y - 3.5, 0.05);
            if (Math.abs(y - 3.2) < 0.2 || Math.abs(y - 3.8) < 0.2)
              touch.height += 0.6 * stitches(x + z, Math.min(Math.abs(y - 3.2), Math.abs(y - 3.8)), 0.26, 0.05);
          },
        }),
      }),
      ball([0, 2.6, 1.42], [0.12, 0.12, 0.05], rubber("label"), 12),
      tube(circle(0.5, [3.5, 3.9, 0]), { radius: 0.12, finish: metal("metal"), closed: true, steps: 40 }),
      tube((t) => add([4.7, 2.2, 0], [0.75 * Math.cos(t * TAU), 1.6 * Math.sin(t * TAU), 0.5 * Math.cos(t * TAU)]), {
        radius: 0.17,
        finish: metal("metal"),
        closed: true,
        steps: 80,
      }),
    ],
    { ...LOW, wide: 0.52 },
    TURNED,
  ),
};
