// Rings.

import { brushed, glass, metal } from "../solid/finishes.ts";
import { circle, plate, roundedBox, tube } from "../solid/forms.ts";
import { place } from "../solid/part.ts";
import { noise } from "../solid/texture.ts";
import { bell, TAU } from "../solid/vector.ts";
import { brilliant, gold } from "./jewellery.ts";
import { around, band, framed, prongs, RING, roped, set, signet, WIRE } from "./ring-parts.ts";
import { statementRings } from "./statement-rings.ts";
import { standing, type Views } from "./views.ts";

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
  "solitaire-e": standing(
    () => [
      band(0.85, 0.14, 0.085, gold, 0.6),
      ...place(brilliant(0.4), { scale: [0.94, 0.8, 1.2], shift: [0, 2.3, 0] }),
      ...place([tube(roundedBox(0.74, 0.74, -0.47, 0.47, 0.1), { ...WIRE, radius: 0.07, steps: 120 })], {
        turn: [-90, 0, 0],
        shift: [0, 2.28, 0],
      }),
      ...place([plate(roundedBox(0.6, 0.6, -0.36, 0.36, 0.08), 0.34, gold, 0.05)], {
        turn: [-90, 0, 0],
        shift: [0, 2.02, 0],
      }),
    ],
    { ...RING, yaw: -34, pitch: 30 },
    { ...RING, yaw: 10, pitch: 44 },
  ),
  "signet-d": standing(
    () =>
      signet(
        (t) => {
          const corner = 0.62 / Math.cos((((t * 6) % 1) - 0.5) * (TAU / 6));
          return [corner * 0.94 * Math.cos(t * TAU), corner * 0.94 * Math.sin(t * TAU), 0];
        },
        metal("metal", {
          paint: (touch, x, y) => {
            const r = Math.hypot(x, y);
            const ray = Math.abs(Math.sin(Math.atan2(y, x) * 4));
            if (r < 0.44 && ray < 0.5 - r) touch.height -= 0.05;
            if (r < 0.44 && ray < 0.5 - r) touch.tone *= 0.72;
            touch.height -= 0.03 * bell(r - 0.5, 0.025);
          },
        }),
      ),
    { ...RING, yaw: 44, pitch: 30 },
    { ...RING, yaw: -12, pitch: 54 },
  ),
  "stack-d": standing(
    () =>
      [
        [0, 0.1, 0, 0.11, 0],
        [0.34, 0.32, 0.2, 0.09, 4],
        [-0.1, 0.54, -0.16, 0.1, -5],
      ].flatMap(([x = 0, y = 0, z = 0, half = 0.1, tilt = 0], n) =>
        place(
          [
            band(0.85, half, 0.08, n === 1 ? metal("metal", { paint: roped(26) }) : gold, 1),
            ...(n === 2
              ? around(24, (a) =>
                  place(brilliant(0.085), {
                    turn: [0, 0, (a * 180) / Math.PI - 90],
                    shift: [1.01 * Math.cos(a), 1.01 + 1.01 * Math.sin(a), 0],
                  }),
                )
              : []),
          ],
          { turn: [90 + tilt, 0, tilt], shift: [x, y, z] },
        ),
      ),
    { pitch: 38, yaw: 12, wide: 0.54, tall: 0.5 },
    { pitch: 62, yaw: -40, wide: 0.56, tall: 0.5 },
  ),
  "band-f": standing(
    () => [
      band(
        0.9,
        0.36,
        0.1,
        metal("metal", {
          paint: (touch, _x, _y, _z, u) => {
            touch.height += 0.09 * Math.abs(Math.sin(u * TAU * 22));
          },
        }),
        0.7,
      ),
    ],
    { ...RING, yaw: 48, pitch: 26 },
    { ...RING, yaw: -34, pitch: 20 },
  ),
  "band-g": standing(
    () => [
      band(0.9, 0.3, 0.09, brushed("metal"), 0.55),
      ...[-0.36, 0.36].flatMap((z) =>
        place([band(0.9, 0.07, 0.1, metal("metal", { paint: roped(60) }), 0.9)], { shift: [0, -0.02, z] }),
      ),
    ],
    { ...RING, yaw: -46, pitch: 22 },
    { ...RING, yaw: 24, pitch: 46 },
  ),
  ...statementRings,
};
