// Shoulder bags.

import { path } from "../solid/curve.ts";
import { grainedLeather, layered, metal, patent, smoothLeather } from "../solid/finishes.ts";
import { cushion, roundedBox } from "../solid/forms.ts";
import type { Paint, Part } from "../solid/part.ts";
import { noise, quilting, scales } from "../solid/texture.ts";
import { step } from "../solid/vector.ts";
import { chain, edged, loop, plaque, ribbon, turnLock, zipper } from "./kit.ts";
import { curved, flapBag, piped, strapOver, squared } from "./constructions.ts";

const puffed =
  (pitch: number): Paint =>
  (touch, x, y, z) => {
    touch.height += quilting(x + (z < -1 ? 0 : 0), y, pitch);
  };

/** Quilting in chevrons that point down. */
const chevrons =
  (pitch: number): Paint =>
  (touch, x, y) => {
    touch.height += 0.1 * pitch * Math.abs(Math.sin(((y - Math.abs(x) * 0.7) / pitch) * Math.PI)) ** 0.5;
  };

export const shoulderBags: Readonly<Record<string, () => Part[]>> = {
  "flap-a": () => [
    ...flapBag({
      finish: smoothLeather("cloth"),
      half: 12,
      tall: 15,
      deep: 3.4,
      round: 3,
      to: curved(11.6, 4.4, 9.6, 2.2),
    }),
    strapOver(11.2, 13.6, 19, 0.85, smoothLeather("cloth")),
    ...[-11.2, 11.2].map((x) => loop([x, 13.4, 0], 0.9, 0.9, 0.16)),
    ...turnLock([0, 6.4, 4.5]),
  ],
  "flap-b": () => [
    ...flapBag({
      finish: grainedLeather("cloth"),
      half: 10.5,
      tall: 16,
      deep: 3.6,
      round: 1.2,
      to: squared(10.2, 6.6, 1.2),
      swell: 0.3,
    }),
    ...chain(
      path([
        [-10.4, 14.8, 0],
        [-10.4, 20, 0],
        [-6.4, 27, -1],
        [0, 29.5, -1.2],
        [6.4, 27, -1],
        [10.4, 20, 0],
        [10.4, 14.8, 0],
      ]),
      46,
      { long: 1.7, half: 0.62, wire: 0.2 },
    ),
    ...plaque([0, 7.6, 4.25], 3.6, 2.6, metal("metal"), 0.4),
    ...plaque([0, 7.6, 4.45], 1.8, 1, metal("metal"), 0.3),
  ],
  "quilted-a": () => [
    ...flapBag({
      finish: smoothLeather("cloth", { gloss: 0.5, paint: puffed(3.4) }),
      half: 12.5,
      tall: 15.5,
      deep: 3.6,
      round: 1.8,
      to: squared(12.1, 4.4, 3.4),
      swell: 0.4,
    }),
    ...chain(
      path([
        [-10, 15.3, 0],
        [-10.4, 20, 0],
        [-6.4, 27, -1],
        [0, 29.4, -1.2],
        [6.4, 27, -1],
        [10.4, 20, 0],
        [10, 15.3, 0],
      ]),
      44,
      { long: 1.3, half: 0.48, wire: 0.17 },
    ),
    ...plaque([0, 6.4, 4.7], 2.6, 1.9, metal("metal"), 0.5),
  ],
  "quilted-b": () => [
    cushion({
      outline: roundedBox(22.5, 20.6, 0, 14.6, [4.4, 5.2]),
      depth: 3.3,
      edge: 1.5,
      swell: 0.7,
      finish: smoothLeather("cloth", { gloss: 0.5, paint: layered(chevrons(2.3), piped) }),
    }),
    ...zipper(
      path([
        [-8.6, 14.2, 0],
        [0, 14.7, 0],
        [8.6, 14.2, 0],
      ]),
      18,
      [8, 14.2, 1.2],
    ),
    ...chain(
      path([
        [-9.8, 12.6, 0],
        [-11.4, 19, 0],
        [-7, 27.6, -0.8],
        [0, 30.2, -1],
        [7, 27.6, -0.8],
        [11.4, 19, 0],
        [9.8, 12.6, 0],
      ]),
      52,
      { long: 1.1, half: 0.42, wire: 0.15 },
    ),
    ...plaque([0, 2.4, 4.05], 3.2, 0.9),
  ],
  "baguette-b": () => [
    cushion({
      outline: roundedBox(28, 25.4, 0, 12.6, [4.6, 2.2]),
      depth: 2.7,
      edge: 1.3,
      swell: 0.9,
      finish: grainedLeather("cloth", {
        paint: (touch, x, y) => {
          touch.height += 0.22 * noise(x * 0.16, y * 0.3, 4);
        },
      }),
    }),
    ...zipper(
      path([
        [-12, 12.4, 0],
        [0, 12.8, 0],
        [12, 12.4, 0],
      ]),
      24,
      [11.2, 12.2, 1],
    ),
    strapOver(12.2, 10.6, 14.6, 1.5, smoothLeather("trim")),
    ...[-12.2, 12.2].map((x) => loop([x, 10.8, 0.6], 1.5, 1.1, 0.22)),
    ...turnLock([0, 6, 3.5], 0.9),
  ],
  "baguette-a": () => [
    ...flapBag({
      finish: patent("cloth", {
        gloss: 0.7,
        sharp: 0.7,
        paint: (touch, x, y) => {
          touch.height += 0.5 * scales(x, y, 1.5);
        },
      }),
      half: 13.5,
      tall: 12,
      deep: 2.6,
      round: 3,
      to: curved(13, 3.4, 5.4, 3),
      swell: 0.6,
    }),
    strapOver(12.6, 11, 13, 1.2, smoothLeather("cloth")),
    ...[-12.6, 12.6].map((x) => loop([x, 10.8, 0], 1.2, 0.8, 0.18)),
    ...plaque([0, 4.8, 3.7], 2, 1.6, metal("metal"), 0.75),
  ],
  "hobo-a": () => {
    const outline = path(
      [
        [0, 0, 0],
        [8, 1, 0],
        [14.4, 5.6, 0],
        [16.4, 12, 0],
        [14.6, 17, 0],
        [12, 16.4, 0],
        [7, 12.4, 0],
        [0, 10.8, 0],
        [-7, 12.4, 0],
        [-12, 16.4, 0],
        [-14.6, 17, 0],
        [-16.4, 12, 0],
        [-14.4, 5.6, 0],
        [-8, 1, 0],
      ],
      true,
    );
    const soft: Paint = (touch, x, y) => {
      touch.height += 0.3 * noise(x * 0.13, y * 0.24 - Math.abs(x) * 0.1, 2) + 0.06 * noise(x * 0.4, y * 0.5, 5);
    };
    return [
      cushion({
        outline,
        middle: [0, 5.8],
        depth: (x, y) => 4.4 - 2.2 * step(9, 17, y) - 0.05 * Math.abs(x),
        edge: 2.2,
        swell: 1,
        finish: smoothLeather("cloth", { gloss: 0.5, paint: layered(soft) }),
      }),
      ribbon(
        path([
          [-14.2, 15.8, 0],
          [-14, 22, 0],
          [-9.4, 30.4, 0],
          [0, 34.2, 0],
          [9.4, 30.4, 0],
          [14, 22, 0],
          [14.2, 15.8, 0],
        ]),
        1.5,
        smoothLeather("cloth", { paint: edged(70) }),
        (t) => [Math.cos(Math.PI * t) * -0.8, 0.4, 0.6],
      ),
      ...zipper(
        path([
          [-11.4, 16.2, 0],
          [-7, 12.8, 0],
          [0, 11.2, 0],
          [7, 12.8, 0],
          [11.4, 16.2, 0],
        ]),
        26,
        [10.2, 15, 0.8],
      ),
      ...[-14.2, 14.2].map((x) => loop([x, 16.4, 0.2], 1.5, 1, 0.2)),
    ];
  },
};
