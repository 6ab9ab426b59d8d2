// Carrying cases: laptop sleeves, and phone pouches on a strap.

import { chain } from "../bags/kit.ts";
import { path, type Path } from "../solid/curve.ts";
import { grainedLeather, layered, metal, smoothLeather } from "../solid/finishes.ts";
import { circle, cushion, plate, roundedBox, tube } from "../solid/forms.ts";
import { type Finish, type Part, place } from "../solid/part.ts";
import { quilting, stitches } from "../solid/texture.ts";
import { bell } from "../solid/vector.ts";
import { LOW, mark, rimStitch, slab, TURNED } from "./sewn-edges.ts";
import { standing, type Views } from "./views.ts";

const sleeve = (finish: Finish): Part =>
  cushion({ outline: roundedBox(33, 33, 0, 23.4, 1.4), depth: 0.9, edge: 0.6, swell: 0.35, finish });

/** A zip along the top edge: its teeth, its slider and a pull. */
const zip = (half: number, y: number): Part[] => [
  tube(
    path([
      [-half, y, 0],
      [0, y + 0.05, 0],
      [half, y, 0],
    ]),
    {
      radius: 0.3,
      flat: 0.6,
      finish: metal("metal", {
        paint: (touch, x) => {
          touch.height += 0.05 * Math.sin(x * 22);
        },
      }),
      steps: 200,
      sides: 12,
    },
  ),
  ...place([plate(roundedBox(0.9, 0.9, -2.6, 0.2, 0.3), 0.16, smoothLeather("trim"), 0.06)], {
    turn: [0, 0, 14],
    shift: [half - 1.6, y, 0.7],
  }),
];

const pouch = (finish: Finish, tall = 18): Part =>
  cushion({ outline: roundedBox(10.4, 10.2, 0, tall, [1.6, 0.8]), depth: 1.1, edge: 0.8, swell: 0.3, finish });

const strap = (along: Path, radius: number, finish: Finish): Part =>
  tube(along, { radius, flat: 0.4, finish, steps: 220, sides: 14, face: () => [0.1, 0.4, 1] });

/** From the left side up, and down to the right. */
const HUNG = path([
  [-5, 16.4, 0],
  [-6.2, 21, 0],
  [-4.4, 27, -0.2],
  [0, 29.4, -0.3],
  [4.4, 27, -0.2],
  [6.2, 21, 0],
  [5, 16.4, 0],
]);

/** Fallen to one side. */
const FALLEN = path([
  [-5, 15, 0],
  [-7, 17.6, 0.6],
  [-9.4, 12, 1.6],
  [-10, 5, 2.2],
  [-8.4, 0.5, 3.4],
  [-2, 0.4, 4.6],
  [4, 0.4, 4.2],
  [7.6, 0.6, 2.8],
  [8, 6, 1.4],
  [5, 15, 0],
]);

export const carried: Readonly<Record<string, Views>> = {
  "laptop-sleeve-a": standing(
    () => [
      sleeve(grainedLeather("cloth", { paint: rimStitch(33, 0, 23.4, 0.7) })),
      ...place(
        [
          plate(
            path(
              [
                [-15.2, 23.1, 0],
                [-15.3, 19, 0],
                [-8, 12.4, 0],
                [0, 10.6, 0],
                [8, 12.4, 0],
                [15.3, 19, 0],
                [15.2, 23.1, 0],
                [0, 23.6, 0],
              ],
              true,
            ),
            0.34,
            grainedLeather("cloth"),
            0.14,
            [0, 19],
          ),
        ],
        { shift: [0, 0, 1.35] },
      ),
      ...place([plate(circle(0.95), 0.3, metal("metal"), 0.12)], { shift: [0, 12, 1.6] }),
    ],
    { ...LOW, wide: 0.78 },
    { ...TURNED, wide: 0.74 },
  ),
  "laptop-sleeve-b": standing(
    () => [
      sleeve(
        smoothLeather("cloth", {
          gloss: 0.5,
          paint: layered(rimStitch(33, 0, 23.4, 0.8), (touch, _x, y) => {
            if (y < 8.2) touch.region = "contrast";
            touch.height -= 0.16 * bell(y - 8.2, 0.12);
          }),
        }),
      ),
      ...zip(15.4, 23.4),
      ...mark(13.4, 1.28, 3.4),
    ],
    { ...LOW, yaw: 12, wide: 0.76 },
    { ...TURNED, yaw: 40, wide: 0.72 },
  ),
  "laptop-sleeve-c": standing(
    () => [
      sleeve(
        smoothLeather("cloth", {
          paint: (touch, x, y) => {
            const edge = Math.min(16.5 - Math.abs(x), y, 23.4 - y);
            if (edge > 1.2) touch.height += 0.55 * quilting(x, y, 4.6);
          },
        }),
      ),
      ...zip(15.4, 23.4),
      strap(
        path([
          [-4, 22.6, 1],
          [-3.7, 26, 1.2],
          [0, 27.2, 1.3],
          [3.7, 26, 1.2],
          [4, 22.6, 1],
        ]),
        0.45,
        smoothLeather("trim"),
      ),
    ],
    { ...LOW, yaw: -10, wide: 0.74 },
    { ...TURNED, yaw: -46, wide: 0.7 },
  ),
  "phone-pouch-a": standing(
    () => [
      pouch(grainedLeather("cloth", { paint: rimStitch(10.4, 0, 18, 0.5) })),
      ...place([slab(10.3, 0, 6.6, 0.24, grainedLeather("cloth", { paint: rimStitch(10.3, 0, 8, 0.45) }), 1.2)], {
        shift: [0, 11.4, 1.35],
      }),
      ...place([plate(circle(0.7), 0.26, metal("metal"), 0.1)], { shift: [0, 12.6, 1.6] }),
      strap(HUNG, 0.5, smoothLeather("trim")),
      ...[-5, 5].map((x) =>
        tube(circle(0.62, [x, 16.5, 0]), { radius: 0.15, finish: metal("metal"), closed: true, steps: 40 }),
      ),
    ],
    { pitch: 8, wide: 0.6, tall: 0.76 },
    { yaw: -34, pitch: 16, wide: 0.6, tall: 0.74 },
  ),
  "phone-pouch-b": standing(
    () => [
      pouch(
        smoothLeather("cloth", {
          gloss: 0.55,
          paint: (touch, x, y) => {
            if (y < 16.6 && y > 0.8 && Math.abs(x) < 4.4) touch.height += 0.5 * quilting(x, y, 2.6);
            touch.height += stitches(x + y, y - 16.9, 0.4, 0.06);
          },
        }),
      ),
      ...zip(4, 17.9),
      ...chain(FALLEN, 54, { long: 0.66, half: 0.4, wire: 0.13 }),
      ...mark(2.4, 1.44, 2),
    ],
    { pitch: 12, wide: 0.66, tall: 0.62 },
    { yaw: 32, pitch: 20, wide: 0.66, tall: 0.6 },
  ),
};
