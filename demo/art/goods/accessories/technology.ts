// Cases, sleeves, pouches and headphones.

import { evenly, path } from "../solid/curve.ts";
import { glass, grainedLeather, layered, metal, resin, rubber, smoothLeather } from "../solid/finishes.ts";
import { ball, circle, cushion, plate, roundedBox, tube, turned } from "../solid/forms.ts";
import { type Finish, type Part, place, type Touch } from "../solid/part.ts";
import { quilting, stitches } from "../solid/texture.ts";
import { add, bell, mix, TAU } from "../solid/vector.ts";
import { standing, type Views } from "./views.ts";
import { chain } from "../bags/kit.ts";
import { carried } from "./carried-cases.ts";
import { card, LOW, mark, rimStitch, TURNED } from "./sewn-edges.ts";

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
  "phone-case-c": standing(
    () => [
      ...phone(smoothLeather("cloth", { paint: layered(rimStitch(7.6, 0, 15.6, 0.42), padded) })),
      ...place([plate(roundedBox(2.2, 2.2, -2.6, 2.6, 1), 0.36, resin("hard"), 0.14)], { shift: [-2.3, 12.4, 0.6] }),
      ...[13.9, 12.4, 10.9].flatMap((y) => lens(-2.3, y, 0.82, 0.6)),
      ...chain(
        path([
          [3.7, 14.6, 0],
          [5.4, 15.4, 0.6],
          [6.2, 11, 1.4],
          [6, 4.6, 1.8],
          [5.2, 0.5, 2.6],
          [3.6, 0.4, 3.4],
        ]),
        26,
        { long: 0.52, half: 0.3, wire: 0.1 },
      ),
      ...mark(2.2, 0.62, 1.6),
    ],
    { ...LOW, wide: 0.56, tall: 0.68 },
    { ...TURNED, yaw: 30, tall: 0.66 },
  ),
  "headphones-b": standing(
    () => [
      ...place(
        [
          ...place([...cup(1), ...cup(-1)], {}),
          ...[-0.9, 0.9].map((z) =>
            tube(
              (t) => {
                const a = mix(-0.06, Math.PI + 0.06, t);
                return [8.4 * Math.cos(a), 6.4 + 9.6 * Math.sin(a), z * (0.5 + 0.5 * Math.sin(a))];
              },
              { radius: 0.26, finish: metal("metal"), steps: 120, sides: 14 },
            ),
          ),
          tube(
            (t) => {
              const a = mix(0.62, Math.PI - 0.62, t);
              return [8.1 * Math.cos(a), 6.2 + 8.7 * Math.sin(a), 0];
            },
            {
              radius: 1.5,
              flat: 0.2,
              square: 0.6,
              finish: grainedLeather("cloth"),
              steps: 90,
              sides: 24,
              face: (t) => {
                const a = mix(0.62, Math.PI - 0.62, t);
                return [Math.cos(a), Math.sin(a), 0];
              },
            },
          ),
        ],
        { turn: [-62, 0, 0] },
      ),
    ],
    { pitch: 34, yaw: -14, wide: 0.72, tall: 0.62 },
    { yaw: 34, pitch: 48, wide: 0.7, tall: 0.6 },
  ),
  "headphones-c": standing(
    () => [
      ...place(cup(1), { turn: [0, 0, -8] }),
      ...place(cup(-1), { turn: [0, 0, 8] }),
      tube(
        (t) => {
          const a = mix(-0.2, Math.PI + 0.2, t);
          return [9 * Math.cos(a), 6 + 9.4 * Math.sin(a), 0];
        },
        {
          radius: (t) => 0.8 + 0.7 * Math.sin(t * Math.PI) ** 2,
          flat: 0.5,
          square: 0.8,
          finish: resin("cloth", { gloss: 0.45, sharp: 0.3 }),
          steps: 140,
          sides: 28,
          face: (t) => {
            const a = mix(-0.2, Math.PI + 0.2, t);
            return [Math.cos(a), Math.sin(a), 0];
          },
        },
      ),
    ],
    { pitch: 4, yaw: -26, wide: 0.66, tall: 0.56 },
    { yaw: 52, pitch: 10, wide: 0.6, tall: 0.56 },
  ),
  "earbud-case-b": standing(
    () => [
      ...place(
        [
          cushion({
            outline: circle(3.1),
            depth: 1.2,
            edge: 0.95,
            swell: 0.25,
            finish: smoothLeather("cloth", {
              gloss: 0.5,
              paint: (touch, x, y, z) => {
                touch.height -= 0.12 * bell(z, 0.06);
                touch.tone *= 1 - 0.35 * bell(z, 0.05);
                touch.height += 0.7 * stitches(Math.atan2(y, x) * 3, Math.hypot(x, y) - 2.35, 0.26, 0.05);
              },
            }),
          }),
        ],
        { shift: [0, 3.1, 0] },
      ),
      ...place([plate(circle(0.42), 0.16, metal("metal"), 0.06)], { shift: [0, 3.1, 1.46] }),
      tube(
        path([
          [0.3, 6.1, 0],
          [0.9, 7.6, 0.2],
          [2.6, 9.2, 0.5],
          [4.2, 8.2, 0.7],
          [4.6, 5, 0.9],
          [4.4, 1.8, 1.2],
          [4.2, 0.3, 2],
        ]),
        { radius: 0.42, flat: 0.3, finish: smoothLeather("trim"), steps: 120, sides: 16, face: () => [0.3, 0.2, 1] },
      ),
      tube(circle(0.55, [0.2, 6.5, 0]), { radius: 0.13, finish: metal("metal"), closed: true, steps: 40 }),
    ],
    { ...LOW, wide: 0.5, tall: 0.56 },
    { ...TURNED, yaw: 30 },
  ),
  ...carried,
};

/** Quilted below the lenses. */
function padded(touch: Touch, x: number, y: number): void {
  if (y < 9.6) touch.height += 0.5 * quilting(x, y, 2.4);
}

/** A round cup of headphones: a turned shell, its cushion and a bright ring. */
function cup(side: number): Part[] {
  return place(
    [
      ...place(
        [
          turned(
            evenly([
              [0, 1.7, 0],
              [2.2, 1.6, 0],
              [3.2, 1.1, 0],
              [3.6, 0.2, 0],
              [3.5, -0.2, 0],
              [0, -0.2, 0],
            ]),
            resin("cloth", { gloss: 0.55, sharp: 0.5 }),
            90,
            50,
          ),
          tube((t) => [3.6 * Math.cos(t * TAU), 0.1, 3.6 * Math.sin(t * TAU)], {
            radius: 0.18,
            finish: metal("metal"),
            closed: true,
            steps: 90,
          }),
          tube((t) => [2.7 * Math.cos(t * TAU), -0.8, 2.7 * Math.sin(t * TAU)], {
            radius: 0.95,
            finish: smoothLeather("trim", { gloss: 0.3 }),
            closed: true,
            steps: 90,
            sides: 28,
          }),
        ],
        { turn: [0, 0, -side * 90] },
      ),
    ],
    { shift: [side * 8.2, 4.2, 0] },
  );
}
