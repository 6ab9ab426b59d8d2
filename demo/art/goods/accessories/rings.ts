// Rings.

import { path, type Path } from "../solid/curve.ts";
import { brushed, glass, metal } from "../solid/finishes.ts";
import { circle, plate, roundedBox, tube } from "../solid/forms.ts";
import { type Finish, type Paint, place, surface, type Part } from "../solid/part.ts";
import { noise } from "../solid/texture.ts";
import { bell, TAU, type Vec } from "../solid/vector.ts";
import { brilliant, gold } from "./jewellery.ts";
import { standing, type Views } from "./views.ts";

/** A ring standing upright: a band around z, `half` wide and `thick`, its top changed by `swell`. */
const band = (
  radius: number,
  half: number,
  thick: number,
  finish = gold,
  square = 0.8,
  swell: (top: number) => number = () => 1,
): Part =>
  surface(
    (u, v) => {
      const angle = u * TAU + Math.PI / 2;
      const k = swell(Math.sin(angle));
      const turn = v * TAU;
      const c = Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** square;
      const s = Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** square;
      const r = radius + thick * (1 + c) * (0.5 + 0.5 * k);
      return [r * Math.cos(angle), radius + thick * 2 + r * Math.sin(angle), half * s * k];
    },
    { nu: 200, nv: 40, finish },
  );

const prongs = (radius: number, y: number): Part[] =>
  [0, 1, 2, 3].map((i) => {
    const a = (i / 4) * TAU + TAU / 8;
    return tube(
      path([
        [0, y - radius * 1.3, 0],
        [radius * 0.62 * Math.cos(a), y - radius * 0.5, radius * 0.62 * Math.sin(a)],
        [radius * 1.02 * Math.cos(a), y + 0.02, radius * 1.02 * Math.sin(a)],
        [radius * 0.9 * Math.cos(a), y + radius * 0.2, radius * 0.9 * Math.sin(a)],
      ]),
      { radius: radius * 0.075, finish: gold, steps: 30, sides: 8 },
    );
  });

const set = (radius: number, at: Vec, turn: Vec = [0, 0, 0]): Part[] => place(brilliant(radius), { turn, shift: at });

const WIRE = { radius: 0.06, finish: gold, closed: true, steps: 64, sides: 12 } as const;

/** Made so many times around a circle. */
const around = (count: number, make: (angle: number) => readonly Part[]): Part[] =>
  Array.from({ length: count }, (_, i) => make((i / count) * TAU)).flat();

/** A plate on a band that swells towards it. */
const signet = (outline: Path, finish: Finish): Part[] => [
  band(0.85, 0.2, 0.09, gold, 0.8, (top) => 1 + 1.9 * Math.max(0, (top - 0.3) / 0.7) ** 1.5),
  ...place([plate(outline, 0.16, finish, 0.07)], { turn: [-90, 0, 0], shift: [0, 2.06, 0] }),
];

/** A line engraved along the edge of a plate. */
const framed =
  (x0: number, y0: number): Paint =>
  (touch, x, y) => {
    const off = Math.min(x0 - Math.abs(x), y0 - Math.abs(y)) - 0.1;
    touch.height -= 0.03 * bell(off, 0.03);
  };

const roped =
  (turns: number): Paint =>
  (touch, _x, _y, _z, u, v) => {
    touch.height += 0.07 * Math.sin((u * turns + v) * TAU);
  };

const RING = { pitch: 16, wide: 0.5, tall: 0.5 } as const;

export const rings: Readonly<Record<string, Views>> = {
  "solitaire-a": standing(
    () => [band(0.85, 0.1, 0.075, gold, 1), ...set(0.36, [0, 2.33, 0]), ...prongs(0.36, 2.33)],
    { ...RING, yaw: 24 },
    { ...RING, yaw: 58, pitch: 34 },
  ),
  "signet-a": standing(
    () => [
      band(0.85, 0.2, 0.09, gold, 0.8, (top) => 1 + 1.9 * Math.max(0, (top - 0.3) / 0.7) ** 1.5),
      ...place(
        [
          plate(
            (t) => [0.66 * Math.cos(t * TAU), 0.56 * Math.sin(t * TAU), 0],
            0.16,
            brushed("metal", {
              paint: (touch, x, y) => {
                const r = Math.hypot(x / 0.66, y / 0.56);
                touch.height -= 0.03 * bell(r - 0.84, 0.05);
                touch.height -= 0.03 * bell(Math.abs(x) - 0.12, 0.05) * (Math.abs(y) < 0.28 ? 1 : 0);
              },
            }),
            0.07,
          ),
        ],
        { turn: [-90, 0, 0], shift: [0, 2.06, 0] },
      ),
    ],
    { ...RING, yaw: 30, pitch: 26 },
    { ...RING, yaw: -20, pitch: 48 },
  ),
  "stack-a": standing(
    () => [
      ...place([band(0.85, 0.09, 0.06)], { shift: [0, 0, 0.34] }),
      ...place(
        [
          band(
            0.85,
            0.11,
            0.08,
            metal("metal", {
              paint: (touch, _x, _y, _z, u) => {
                touch.height += 0.03 * Math.sin(u * TAU * 40);
              },
            }),
            1,
          ),
        ],
        { shift: [0, 0, 0.1] },
      ),
      ...place(
        [
          band(0.85, 0.1, 0.06),
          ...Array.from({ length: 9 }, (_, i) => {
            const a = Math.PI / 2 + (i - 4) * 0.19;
            return place(brilliant(0.095), {
              turn: [0, 0, (a * 180) / Math.PI - 90],
              shift: [1.0 * Math.cos(a), 0.97 + 1.0 * Math.sin(a), 0],
            });
          }).flat(),
        ],
        { shift: [0, 0, -0.16] },
      ),
      ...place([band(0.85, 0.07, 0.06)], { shift: [0, 0, -0.38] }),
    ],
    { ...RING, yaw: 38, pitch: 20 },
    { ...RING, yaw: 64, pitch: 30 },
  ),
  "band-a": standing(
    () => [band(0.9, 0.32, 0.09, gold, 0.75)],
    { ...RING, yaw: 36, pitch: 18 },
    { ...RING, yaw: 62, pitch: 40 },
  ),
  "solitaire-b": standing(
    () => [
      band(0.85, 0.09, 0.07, gold, 1),
      ...set(0.34, [0, 2.33, 0]),
      ...around(12, (a) => set(0.1, [0.5 * Math.cos(a), 2.3, 0.5 * Math.sin(a)])),
      tube((t) => [0.6 * Math.cos(t * TAU), 2.25, 0.6 * Math.sin(t * TAU)], WIRE),
    ],
    { ...RING, yaw: 30, pitch: 26 },
    { ...RING, yaw: -40, pitch: 40 },
  ),
  "solitaire-c": standing(
    () => [
      band(0.85, 0.11, 0.08, gold, 0.9),
      ...set(0.36, [0, 2.36, 0]),
      ...prongs(0.36, 2.36),
      ...[-1, 1].flatMap((side) =>
        place([...set(0.25, [0, 2.2, 0]), ...prongs(0.25, 2.2)], {
          turn: [0, 0, side * 20],
          shift: [side * 0.28, 0.07, 0],
        }),
      ),
    ],
    { ...RING, yaw: -18, pitch: 14 },
    { ...RING, yaw: 40, pitch: 34 },
  ),
  "solitaire-d": standing(
    () => [
      band(0.85, 0.16, 0.1, gold, 0.7, (top) => 1 + 0.8 * Math.max(0, top) ** 6),
      ...place(brilliant(0.5, 6), { scale: [0.8, 0.7, 1.25], shift: [0, 2.26, 0] }),
      tube((t) => [0.44 * Math.cos(t * TAU), 2.24, 0.68 * Math.sin(t * TAU)], { ...WIRE, radius: 0.1 }),
    ],
    { ...RING, yaw: 62, pitch: 30 },
    { ...RING, yaw: 24, pitch: 52 },
  ),
  "signet-b": standing(
    () => signet(roundedBox(1.24, 1.24, -0.52, 0.52, 0.16), brushed("metal", { paint: framed(0.62, 0.52) })),
    { ...RING, yaw: -32, pitch: 24 },
    { ...RING, yaw: 16, pitch: 50 },
  ),
  "signet-c": standing(
    () => [
      ...signet(circle(0.6), metal("metal")),
      ...place([plate(circle(0.46), 0.16, glass("glass"), 0.1)], { turn: [-90, 0, 0], shift: [0, 2.1, 0] }),
    ],
    { ...RING, yaw: 22, pitch: 34 },
    { ...RING, yaw: -48, pitch: 28 },
  ),
  "stack-b": standing(
    () => [
      ...place([band(0.85, 0.16, 0.08, brushed("metal"), 0.7)], { shift: [0, 0, 0.42] }),
      ...place([band(0.85, 0.1, 0.07, metal("metal", { paint: roped(30) }), 1)], { shift: [0, 0, 0.1] }),
      ...place([band(0.85, 0.2, 0.1, gold, 0.9)], { turn: [0, 7, 0], shift: [0, 0, -0.28] }),
    ],
    { ...RING, yaw: -34, pitch: 16 },
    { ...RING, yaw: -60, pitch: 34 },
  ),
  "stack-c": standing(
    () => [
      ...place([band(0.85, 0.09, 0.07)], { turn: [0, 16, 0], shift: [0.1, 0, 0.1] }),
      ...place([band(0.85, 0.09, 0.07)], { turn: [0, -16, 0], shift: [-0.1, 0, -0.1] }),
      ...place([...set(0.2, [0, 2.12, 0]), ...prongs(0.2, 2.12)], { turn: [0, 16, 0] }),
    ],
    { ...RING, yaw: 30, pitch: 22 },
    { ...RING, yaw: -30, pitch: 42 },
  ),
  "band-b": standing(
    () => [
      band(
        0.9,
        0.46,
        0.08,
        metal("metal", {
          paint: (touch, x, y, z) => {
            touch.height += 0.05 * noise(x * 5, y * 5, z * 5);
          },
        }),
        0.6,
      ),
    ],
    { ...RING, yaw: -30, pitch: 14 },
    { ...RING, yaw: -62, pitch: 36 },
  ),
  "band-c": standing(
    () => [
      band(0.9, 0.2, 0.08, gold, 0.6),
      ...around(26, (a) =>
        place(brilliant(0.1), {
          turn: [0, 0, (a * 180) / Math.PI - 90],
          shift: [1.07 * Math.cos(a), 1.06 + 1.07 * Math.sin(a), 0],
        }),
      ),
    ],
    { ...RING, yaw: 30, pitch: 24 },
    { ...RING, yaw: 66, pitch: 26 },
  ),
  "band-d": standing(
    () => [band(0.9, 0.24, 0.17, metal("metal", { paint: roped(22) }), 1)],
    { ...RING, yaw: 20, pitch: 28 },
    { ...RING, yaw: -50, pitch: 22 },
  ),
  "band-e": standing(
    () => [band(0.86, 0.5, 0.2, gold, 1, (top) => 0.72 + 0.42 * (0.5 + 0.5 * top))],
    { ...RING, yaw: -24, pitch: 26 },
    { ...RING, yaw: 52, pitch: 16 },
  ),
};
