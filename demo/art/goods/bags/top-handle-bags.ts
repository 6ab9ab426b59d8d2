// Top-handle bags.

import { path, profile } from "../solid/curve.ts";
import { grainedLeather, layered, metal, smoothLeather, suede } from "../solid/finishes.ts";
import { ball, cushion, roundedBox, tube } from "../solid/forms.ts";
import type { Paint, Part } from "../solid/part.ts";
import { add, bell, mix, step, type Vec } from "../solid/vector.ts";
import { edged, flap, handle, loop, plaque, ribbon, rim, stud, tab, turnLock, vessel, zipper } from "./kit.ts";
import { curved, piped, twoHandles, squared } from "./constructions.ts";

const padlock = (at: Vec): Part[] => [
  ...plaque(at, 1.3, 1.5, metal("metal"), 0.3),
  loop(add(at, [0, 1, 0]), 0.45, 0.6, 0.13),
];

export const topHandles: Readonly<Record<string, () => Part[]>> = {
  "lady-a": () => [
    cushion({
      outline: roundedBox(25, 21, 0, 17, [1.2, 2]),
      depth: (_x, y) => mix(5.6, 3.4, y / 17),
      edge: 0.7,
      swell: 0.3,
      finish: smoothLeather("cloth", { paint: piped }),
    }),
    ...flap({
      finish: smoothLeather("cloth"),
      half: 10,
      top: 17,
      deep: 3.4,
      to: curved(10.2, 8, 10.4, 2.4),
      swell: 0.6,
      round: 1.6,
      lean: 0.14,
    }),
    handle([-5, 17.1, 0.4], [5, 17.1, 0.4], 8, smoothLeather("cloth"), { radius: 0.6, full: 0.6 }),
    ...[-5, 5].flatMap((x) => [loop([x, 17.3, 0.4], 0.6, 0.75, 0.17, 90), stud([x, 16.6, 2], 0.3)]),
    ...turnLock([0, 9.8, 5.6], 1.1),
  ],
  "lady-b": () => [
    cushion({
      outline: roundedBox(27, 24, 0, 20, [0.9, 1.2]),
      depth: (_x, y) => mix(6, 3.8, y / 20),
      edge: 0.5,
      swell: 0.2,
      finish: grainedLeather("cloth", { paint: piped }),
    }),
    ...flap({
      finish: grainedLeather("cloth"),
      half: 11.6,
      top: 20,
      deep: 3.8,
      to: (x) => (Math.abs(x) > 8.2 ? 14.2 : squared(8.2, 12.4, 1.2)(x)),
      swell: 0.4,
      round: 1.6,
      lean: 0.12,
    }),
    ribbon(
      path([
        [-12.8, 14.6, 3.4],
        [-8, 14.4, 5.2],
        [0, 14.3, 5.8],
        [8, 14.4, 5.2],
        [12.8, 14.6, 3.4],
      ]),
      0.75,
      smoothLeather("cloth", { paint: edged(27) }),
      [0, 0, 1],
    ),
    ...[-6.6, 6.6].flatMap((x) => plaque([x, 14.4, 5.8], 1.6, 1.9)),
    ...plaque([0, 14.4, 6.1], 2.4, 1.4),
    ...padlock([0, 12.4, 6.2]),
    handle([-6, 20.1, 0], [6, 20.1, 0], 9.4, smoothLeather("cloth"), { radius: 0.72, full: 0.5 }),
    ...[-6, 6].flatMap((x) => tab([x, 19, 3.2], 1.8, 3, smoothLeather("cloth"))),
    ...[-10, 10].flatMap((x) => [
      ball([x, 0.1, 4], 0.5, metal("metal"), 16),
      ball([x, 0.1, -4], 0.5, metal("metal"), 16),
    ]),
  ],
  "bowling-a": () => [
    cushion({
      outline: path(
        [
          [0, 0, 0],
          [13, 0.1, 0],
          [15.4, 2, 0],
          [15, 8, 0],
          [11.6, 14.4, 0],
          [5, 17.4, 0],
          [0, 17.8, 0],
          [-5, 17.4, 0],
          [-11.6, 14.4, 0],
          [-15, 8, 0],
          [-15.4, 2, 0],
          [-13, 0.1, 0],
        ],
        true,
      ),
      middle: [0, 8],
      depth: (_x, y) => mix(6.4, 4.6, y / 18),
      edge: 1,
      swell: 0.6,
      finish: smoothLeather("cloth", {
        gloss: 0.5,
        paint: layered(piped, (touch, _x, y) => {
          if (y < 4) {
            touch.region = "contrast";
          }
          touch.height += 0.08 * step(4.05, 3.95, y);
        }),
      }),
    }),
    ...zipper(
      path([
        [-13, 11.6, 0],
        [-9, 15.8, 0],
        [0, 18, 0],
        [9, 15.8, 0],
        [13, 11.6, 0],
      ]),
      32,
      [11.6, 12.6, 1.2],
    ),
    ...twoHandles(6.2, 12.6, 5.6, 13, smoothLeather("trim"), { radius: 0.5, full: 0.6 }),
    ...[-12, 12].map((x) => ball([x, 0, 4], 0.5, metal("metal"), 16)),
  ],
  "bucket-a": () => {
    const gathered: Paint = (touch, _x, _y, _z, u, v) => {
      touch.height += 0.32 * step(14, 21, v) * Math.sin(u * Math.PI * 44 + Math.sin(v) * 0.4) * step(24, 20.4, v);
      touch.height -= 0.4 * bell(v - 20.2, 0.35);
    };
    const bag = vessel({
      finish: suede("cloth", { paint: gathered }),
      tall: 23,
      wide: profile([
        [0, 9.6],
        [6, 10.8],
        [14, 10.6],
        [20, 7.6],
        [23, 8.8],
      ]),
      deep: profile([
        [0, 8],
        [6, 9],
        [14, 8.6],
        [20, 5.6],
        [23, 6.6],
      ]),
      square: 0.9,
      round: 1.4,
    });
    const cord = smoothLeather("trim");
    const string = tube((t) => add(bag.at(t, 20.2), [0, 0, 0]), {
      radius: 0.34,
      finish: cord,
      closed: true,
      steps: 200,
      sides: 12,
      face: () => [0, 1, 0],
    });
    const ends = [-1, 1].flatMap((s) => [
      tube(
        path([
          [s * 0.6, 20, 5.6],
          [s * 1.4, 18.4, 7.4],
          [s * 1.8, 14.6, 8.8],
          [s * 1.6, 11.6, 9.1],
        ]),
        { radius: 0.26, finish: cord, steps: 60, sides: 12 },
      ),
      ball([s * 1.6, 11, 9.2], [0.5, 0.85, 0.5], metal("metal"), 20),
    ]);
    return [
      bag.part,
      rim(bag, 23, suede("cloth"), 0.16),
      string,
      ...ends,
      handle([-8.2, 20, 0], [8.2, 20, 0], 17, smoothLeather("trim"), { radius: 0.75, flat: 0.3, full: 0.62 }),
      ...[-8.2, 8.2].map((x) => loop([x, 19.6, 0], 0.3, 0.9, 0.18, 90)),
    ];
  },
};
