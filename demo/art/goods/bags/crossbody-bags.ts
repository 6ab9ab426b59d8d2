// Crossbody bags.

import { path } from "../solid/curve.ts";
import { canvas, grainedLeather, layered, metal, smoothLeather } from "../solid/finishes.ts";
import { cushion, plate, roundedBox } from "../solid/forms.ts";
import { type Paint, type Part, place } from "../solid/part.ts";
import { stitches } from "../solid/texture.ts";
import { mix } from "../solid/vector.ts";
import { edged, flap, handle, loop, plaque, ribbon, tab, zipper } from "./kit.ts";
import { curved, flapBag, piped, squared } from "./constructions.ts";

const frontStitch =
  (bottom: number, top: number, low: number, high: number, inset = 0.5): Paint =>
  (touch, x, y, z) => {
    if (z < 0) return;
    const half = mix(bottom, top, (y - low) / (high - low)) / 2;
    const off = Math.min(half - Math.abs(x), y - low, high - y) - inset;
    if (Math.abs(off) < 0.25) touch.height += stitches(x + y, off, 0.45, 0.08);
  };

const longStrap = (x: number, y: number, rise: number, half = 0.6, finish = smoothLeather("trim")): Part[] => [
  ribbon(
    path([
      [-x, y, 0],
      [-x * 1.12, y + rise * 0.3, -0.5],
      [-x * 1, y + rise * 0.7, -1],
      [-x * 0.35, y + rise * 0.98, -1.2],
      [x * 0.35, y + rise * 0.98, -1.2],
      [x * 1, y + rise * 0.7, -1],
      [x * 1.12, y + rise * 0.3, -0.5],
      [x, y, 0],
    ]),
    half,
    { ...finish, paint: edged(90) },
    (t) => [Math.cos(Math.PI * t) * -0.8, 0.3, 0.6],
  ),
  ...[-x, x].map((at) => loop([at, y - 0.2, 0], half * 1.25, half, 0.15)),
];

export const crossbody: Readonly<Record<string, () => Part[]>> = {
  "camera-a": () => [
    cushion({
      outline: roundedBox(21, 20.4, 0, 14, [1.8, 2.6]),
      depth: 3.6,
      edge: 0.9,
      swell: 0.5,
      finish: grainedLeather("cloth", { paint: layered(piped, frontStitch(21, 20.4, 0, 14, 1.2)) }),
    }),
    ...place(
      [
        plate(
          roundedBox(17, 17, 2, 8.4, [1.6, 0.5]),
          0.5,
          grainedLeather("cloth", { paint: frontStitch(17, 17, 2, 8.4, 0.45) }),
          0.2,
        ),
      ],
      { shift: [0, -0.4, 4] },
    ),
    ...zipper(
      path([
        [-9.4, 13.2, 1.2],
        [-7.6, 14.15, 1.2],
        [0, 14.2, 1.2],
        [7.6, 14.15, 1.2],
        [9.4, 13.2, 1.2],
      ]),
      20,
      [8.8, 13.2, 2.2],
    ),
    ...longStrap(10.4, 12.6, 15),
    ...plaque([0, 11, 4.35], 3, 0.9),
  ],
  "camera-b": () => [
    cushion({
      outline: (t) => [9.4 * Math.sin(t * Math.PI * 2), 9.4 - 9.4 * Math.cos(t * Math.PI * 2), 0],
      depth: 3.2,
      edge: 0.8,
      swell: 0.5,
      finish: smoothLeather("cloth", {
        paint: layered(piped, (touch, x, y, z) => {
          const r = Math.hypot(x, y - 9.4) - 6.2;
          if (z > 0 && Math.abs(r) < 0.3) touch.height += stitches(Math.atan2(x, y - 9.4) * 6, r, 0.45, 0.08);
          if (z > 0 && r < 0) touch.region = "contrast";
        }),
      }),
    }),
    ...zipper(
      path([
        [-8.6, 13.4, 0.4],
        [-6, 16.8, 0.4],
        [0, 18.95, 0.4],
        [6, 16.8, 0.4],
        [8.6, 13.4, 0.4],
      ]),
      22,
      [7.6, 14.4, 1.6],
    ),
    ...longStrap(8.8, 13.4, 16),
    ...plaque([0, 9.4, 3.9], 2.4, 2.4, metal("metal"), 1.1),
  ],
  "saddle-a": () => [
    cushion({
      outline: path(
        [
          [0, 0, 0],
          [6, 0.7, 0],
          [10.4, 4.6, 0],
          [11, 10, 0],
          [10, 15, 0],
          [6, 16.2, 0],
          [0, 16.2, 0],
          [-6, 16.2, 0],
          [-10, 15, 0],
          [-11, 10, 0],
          [-10.4, 4.6, 0],
          [-6, 0.7, 0],
        ],
        true,
      ),
      depth: 3.1,
      edge: 1,
      swell: 0.5,
      finish: smoothLeather("cloth", { paint: piped }),
    }),
    ...flap({
      finish: smoothLeather("cloth", {
        paint: (touch, x, y, z) => {
          if (z < 0) return;
          const off = y - curved(10.2, 2.6, 12.6, 1.7)(x) - 0.7;
          if (Math.abs(off) < 0.4) touch.height += 1.3 * stitches(x * 1.4, off * 0.7, 0.5, 0.08);
        },
      }),
      half: 10.2,
      top: 16.2,
      deep: 3.1,
      to: curved(10.2, 2.6, 12.6, 1.7),
      swell: 0.65,
    }),
    ...longStrap(10.6, 14.4, 15, 0.7, smoothLeather("cloth")),
    ...tab([0, 3.8, 4.1], 1.7, 4.4, smoothLeather("trim"), 0),
    ...plaque([0, 3.2, 4.4], 1.2, 1.6),
  ],
  "messenger-a": () => [
    ...flapBag({
      finish: grainedLeather("cloth", {
        paint: (touch, x, y, z) => {
          if (z < 0) return;
          const off = y - 6.4;
          if (Math.abs(off) < 0.3) touch.height += 1.3 * stitches(x, off, 0.5, 0.08);
        },
      }),
      half: 18.5,
      tall: 27,
      deep: 5,
      round: 1.6,
      to: squared(18, 5.6, 2.4),
      swell: 0.5,
    }),
    ...[-9.5, 9.5].flatMap((x) => [
      ribbon(
        path([
          [x, 20, 5.9],
          [x, 12, 6.05],
          [x, 3.4, 5.8],
        ]),
        1.2,
        smoothLeather("trim", { paint: edged(17) }),
      ),
      loop([x, 5.4, 6.15], 1.7, 1.2, 0.2),
    ]),
    ...longStrap(18, 25, 17, 1.5, canvas("trim")),
    handle([-4, 27, 0], [4, 27, 0], 3.2, smoothLeather("trim"), { radius: 0.5, full: 0.5 }),
  ],
};
