// Clutches.

import { path } from "../solid/curve.ts";
import { grainedLeather, metal, patent, smoothLeather } from "../solid/finishes.ts";
import { ball, circle, cushion, roundedBox, tube } from "../solid/forms.ts";
import type { Part } from "../solid/part.ts";
import { noise } from "../solid/texture.ts";
import { mix } from "../solid/vector.ts";
import { chain, plaque, ribbon, zipper } from "./kit.ts";
import { flapBag } from "./constructions.ts";

export const clutches: Readonly<Record<string, () => Part[]>> = {
  "envelope-a": () => [
    ...flapBag({
      finish: smoothLeather("cloth"),
      half: 15,
      tall: 18.5,
      deep: 1.4,
      round: 0.8,
      to: (x) => 6 + (Math.abs(x) / 15) ** 1.06 * 11.2,
      swell: 0.8,
    }),
    ...plaque([0, 7.2, 2.6], 1.8, 1.8, metal("metal"), 0.85),
    ...chain(
      path([
        [14.6, 15.6, 0],
        [17.4, 12, 0.6],
        [18, 6, 0.8],
        [16.6, 2, 1],
        [15, 0.4, 2],
      ]),
      18,
      { long: 0.8, half: 0.3, wire: 0.1 },
    ),
  ],
  "box-a": () => [
    cushion({
      outline: roundedBox(19.6, 19.6, 0.5, 11.5, 1.2),
      depth: 2.6,
      edge: 0.7,
      swell: 0.35,
      finish: patent("cloth"),
    }),
    tube(roundedBox(20.2, 20.2, 0.2, 11.8, 1.5), {
      radius: 0.5,
      flat: 0.75,
      finish: metal("metal"),
      closed: true,
      steps: 200,
      sides: 16,
      face: () => [0, 0, 1],
    }),
    ...[-0.55, 0.55].map((x) => ball([x, 12.7 + (x > 0 ? 0.1 : 0), 0], 0.72, metal("metal"), 32)),
    ...[-0.55, 0.55].map((x) =>
      tube(
        path([
          [x, 11.8, 0],
          [x, 12.4, 0],
        ]),
        { radius: 0.28, finish: metal("metal"), steps: 8 },
      ),
    ),
    ...chain(
      path([
        [-10, 11, 0],
        [-11.6, 19, 0],
        [-6, 25, -0.5],
        [0, 26.4, -0.5],
        [6, 25, -0.5],
        [11.6, 19, 0],
        [10, 11, 0],
      ]),
      46,
      { long: 0.85, half: 0.32, wire: 0.11 },
    ),
  ],
  "box-b": () => [
    cushion({
      outline: circle(8.4, [0, 8.6, 0]),
      depth: 2.7,
      edge: 0.7,
      swell: 0.4,
      finish: smoothLeather("cloth", { gloss: 0.6 }),
    }),
    tube(circle(8.8, [0, 8.6, 0]), {
      radius: 0.5,
      flat: 0.75,
      finish: metal("metal"),
      closed: true,
      steps: 160,
      sides: 16,
      face: () => [0, 0, 1],
    }),
    ball([0, 18, 0], 0.8, metal("metal"), 32),
    ...chain(
      path([
        [-6.4, 15, 0],
        [-8.6, 21, 0.4],
        [-4, 26.4, 0.2],
        [0, 27.2, 0],
        [4, 26.4, 0.2],
        [8.6, 21, 0.4],
        [6.4, 15, 0],
      ]),
      34,
      { long: 1.1, half: 0.44, wire: 0.16 },
    ),
    ...plaque([0, 8.6, 3.2], 2.6, 2.6, metal("metal"), 1.3),
  ],
  "pouch-a": () => [
    cushion({
      outline: roundedBox(29, 27.4, 0, 18.5, [2.4, 1]),
      depth: (_x, y) => mix(2.6, 0.7, y / 18.5),
      edge: 0.5,
      swell: 0.9,
      finish: grainedLeather("cloth", {
        paint: (touch, x, y) => {
          touch.height += 0.2 * noise(x * 0.2, y * 0.25, 3);
        },
      }),
    }),
    ...zipper(
      path([
        [-13.4, 18.3, 0.3],
        [0, 18.7, 0.4],
        [13.4, 18.3, 0.3],
      ]),
      27,
      [12.6, 18, 1],
    ),
    ribbon(
      path([
        [14, 16.6, 0],
        [16.4, 14, 1.4],
        [17.2, 8.6, 1.6],
        [15.6, 3.4, 2.4],
        [14.2, 3, 2.4],
        [15.2, 8.8, 1.6],
        [14.6, 14, 1.2],
        [13.8, 16.6, 0.4],
      ]),
      0.55,
      smoothLeather("trim"),
      [0.6, 0.2, 0.75],
    ),
    ...plaque([0, 3.4, 2.9], 3, 0.9),
  ],
};
