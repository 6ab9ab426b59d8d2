// Statement rings: cocktail rings, open rings and chain rings.

import type { Path } from "../solid/curve.ts";
import { brushed, glass, metal, resin } from "../solid/finishes.ts";
import { ball, plate, roundedBox, tube } from "../solid/forms.ts";
import { place, type Part } from "../solid/part.ts";
import { mix, TAU } from "../solid/vector.ts";
import { brilliant, gold } from "./jewellery.ts";
import { around, band, prongs, RING, set, WIRE } from "./ring-parts.ts";
import { standing, type Views } from "./views.ts";

/** An arc in the plane of the ring, in turns from the top, with z changing from one side to the other. */
const arc =
  (radius: number, from: number, to: number, z0 = 0, z1 = 0): Path =>
  (t) => {
    const a = mix(from, to, t) * TAU + Math.PI / 2;
    return [radius * Math.cos(a), radius + 0.12 + radius * Math.sin(a), mix(z0, z1, t)];
  };

/** Links in a circle, alternately rotated. */
const linked = (radius: number, count: number, long: number, thick: number, twist: number): Part[] =>
  around(count, (a) => {
    const isOdd = Math.round((a / TAU) * count) % 2 === 1;
    return place(
      place([tube((t) => [long * Math.cos(t * TAU), 0, long * 0.72 * Math.sin(t * TAU)], { ...WIRE, radius: thick })], {
        turn: [isOdd ? twist : -twist, 0, 0],
      }),
      {
        turn: [0, 0, (a * 180) / Math.PI - 90],
        shift: [radius * Math.cos(a), radius + thick * 2 + radius * Math.sin(a), 0],
      },
    );
  });

export const statementRings: Readonly<Record<string, Views>> = {
  "cocktail-a": standing(
    () => [
      band(0.85, 0.13, 0.08, gold, 0.9, (top) => 1 + 0.5 * Math.max(0, top) ** 4),
      ...set(0.3, [0, 2.46, 0]),
      ...around(8, (a) =>
        place(place(brilliant(0.3), { scale: [0.72, 0.8, 1.15], turn: [26, 0, 0], shift: [0, 2.3, 0.56] }), {
          turn: [0, (a * 180) / Math.PI, 0],
        }),
      ),
      ...around(8, (a) => [ball([0.42 * Math.sin(a + TAU / 16), 2.4, 0.42 * Math.cos(a + TAU / 16)], 0.07, gold, 16)]),
      tube((t) => [0.5 * Math.cos(t * TAU), 2.1, 0.5 * Math.sin(t * TAU)], { ...WIRE, radius: 0.08 }),
    ],
    { ...RING, yaw: 22, pitch: 34 },
    { ...RING, yaw: -50, pitch: 20 },
  ),
  "cocktail-b": standing(
    () => [
      band(0.85, 0.22, 0.09, gold, 0.6, (top) => 1 + 0.7 * Math.max(0, top) ** 3),
      ball([0, 2.2, 0], [0.5, 0.36, 0.64], glass("glass"), 64),
      tube((t) => [0.52 * Math.cos(t * TAU), 2.18, 0.66 * Math.sin(t * TAU)], { ...WIRE, radius: 0.07, steps: 120 }),
      ...around(18, (a) => set(0.115, [0.68 * Math.cos(a), 2.16, 0.83 * Math.sin(a)])),
      tube((t) => [0.7 * Math.cos(t * TAU), 2.06, 0.85 * Math.sin(t * TAU)], { ...WIRE, radius: 0.09, steps: 120 }),
    ],
    { ...RING, yaw: -28, pitch: 34 },
    { ...RING, yaw: 46, pitch: 44 },
  ),
  "cocktail-c": standing(
    () => [
      band(0.85, 0.2, 0.09, gold, 0.8, (top) => 1 + 1.7 * Math.max(0, (top - 0.2) / 0.8) ** 1.4),
      ball([0, 1.98, 0], [0.72, 0.5, 0.72], gold, 64),
      ...[0.2, 0.4, 0.6, 0.8].flatMap((lean, row) =>
        around(5 + row * 5, (a) =>
          place(place(brilliant(0.115), { shift: [0, 0.66, 0] }), { turn: [lean * 88, 0, 0] }).flatMap((part) =>
            place([part], { turn: [0, (a * 180) / Math.PI, 0], scale: [1.1, 0.78, 1.1], shift: [0, 1.98, 0] }),
          ),
        ),
      ),
      ...set(0.13, [0, 2.5, 0]),
    ],
    { ...RING, yaw: 40, pitch: 24 },
    { ...RING, yaw: -20, pitch: 46 },
  ),
  "open-a": standing(
    () => [
      tube(arc(1, 0.07, 0.93), { radius: 0.13, finish: gold, steps: 140, sides: 20 }),
      ball([-0.36, 2.1, 0], 0.3, resin("label", { gloss: 0.8 }), 40),
      ball([0.36, 2.1, 0], 0.21, gold, 40),
    ],
    { ...RING, yaw: 20, pitch: 16 },
    { ...RING, yaw: -44, pitch: 34 },
  ),
  "open-b": standing(
    () => [
      tube(arc(1, -0.12, 1.12, 0.3, -0.3), {
        radius: (t) => 0.16 * (0.2 + 0.8 * Math.sin(Math.PI * mix(0.03, 0.97, t)) ** 0.6),
        flat: 0.6,
        finish: gold,
        steps: 200,
        sides: 20,
      }),
      ...place([...set(0.2, [0, 2.2, 0]), ...prongs(0.2, 2.2)], { turn: [0, 0, 38], shift: [0.68, 0.22, -0.3] }),
    ],
    { ...RING, yaw: 34, pitch: 24 },
    { ...RING, yaw: -48, pitch: 30 },
  ),
  "open-c": standing(
    () => [
      tube(arc(1, -0.2, 2.16, 0.62, -0.5), {
        radius: (t) => 0.17 * Math.min(1, 0.3 + t * 2.4, 0.9 + 0.6 * Math.max(0, t - 0.94) * 10),
        finish: metal("metal", {
          paint: (touch, _x, _y, _z, u, v) => {
            const [a, b] = [u * 90 + v * 7, u * 90 - v * 7];
            touch.height += 0.03 * Math.abs(Math.sin(a * Math.PI) * Math.sin(b * Math.PI)) ** 0.5;
          },
        }),
        steps: 420,
        sides: 24,
      }),
    ],
    { ...RING, yaw: 52, pitch: 16, tall: 0.46 },
    { ...RING, yaw: -30, pitch: 26 },
  ),
  "chain-a": standing(
    () => linked(0.98, 16, 0.3, 0.075, 34),
    { ...RING, yaw: 30, pitch: 22 },
    { ...RING, yaw: -52, pitch: 32 },
  ),
  "chain-b": standing(
    () => [
      ...linked(0.98, 22, 0.2, 0.06, 45),
      ...place([plate(roundedBox(1, 1, -0.26, 0.26, 0.2), 0.12, brushed("metal"), 0.05)], {
        turn: [-90, 0, 0],
        shift: [0, 2.12, 0],
      }),
    ],
    { ...RING, yaw: -36, pitch: 28 },
    { ...RING, yaw: 20, pitch: 48 },
  ),
};
