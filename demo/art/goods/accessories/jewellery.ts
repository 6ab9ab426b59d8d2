// Rings, necklaces, earrings and bracelets.

import { path, type Path } from "../solid/curve.ts";
import { brushed, glass, metal, resin } from "../solid/finishes.ts";
import { ball, circle, plate, roundedBox, tube } from "../solid/forms.ts";
import { place, surface, type Part } from "../solid/part.ts";
import { chain } from "../bags/kit.ts";
import { add, bell, mix, TAU, type Vec } from "../solid/vector.ts";
import { lying, standing, type Views } from "./views.ts";

const gold = metal("metal");

/** A brilliant: table, crown and pavilion as flat facets, pointing up y. */
export function brilliant(radius: number, sides = 8): Part[] {
  const rows: readonly (readonly [r: number, y: number, turn: number])[] = [
    [0, 0.36, 0],
    [0.56, 0.36, 0],
    [0.82, 0.22, 0.5],
    [1, 0.04, 0],
    [1, -0.03, 0],
    [0.5, -0.48, 0.5],
    [0, -0.88, 0],
  ];
  const tint = (u: number, v: number) => {
    const facet = Math.sin(Math.floor(u * sides * 2) * 12.9898 + Math.floor(v * 6) * 78.233) * 43758.5453;
    return 0.7 + 1.1 * (facet - Math.floor(facet)) ** 2;
  };
  return [
    surface(
      (u, v) => {
        const i = Math.min(rows.length - 1, Math.round(v * (rows.length - 1)));
        const [r, y, turn] = rows[i]!;
        const angle = (u + turn / (sides * 2)) * TAU;
        return [radius * r * Math.cos(angle), radius * y, radius * r * Math.sin(angle)];
      },
      {
        nu: sides * 2,
        nv: rows.length - 1,
        smooth: false,
        finish: glass("glass", {
          paint: (touch, _x, _y, _z, u, v) => {
            const k = tint(u, v);
            touch.tone *= 1.6 * k;
            touch.shine = 0.8 + 0.7 * k;
          },
        }),
      },
    ),
  ];
}

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
};

/** A necklace laid in a long drop, clasp at the top. */
const DROP: readonly Vec[] = [
  [0, 12, 0],
  [4.6, 10.4, 0],
  [6.6, 5.6, 0],
  [5.6, 0, 0],
  [2.8, -5.4, 0],
  [0, -8.4, 0],
  [-2.8, -5.4, 0],
  [-5.6, 0, 0],
  [-6.6, 5.6, 0],
  [-4.6, 10.4, 0],
];
const drop = path(DROP, true);
const round: Path = (t) => [7 * Math.sin(t * TAU), 8.4 * Math.cos(t * TAU) + 0.25 * Math.sin(t * TAU * 3), 0];
const clasp = (y: number): Part[] => [
  ...place([ball([0, 0, 0], [0.55, 0.18, 0.18], gold, 16)], { shift: [0, y, 0.05] }),
];

export const necklaces: Readonly<Record<string, Views>> = {
  "pendant-a": lying(
    () => [
      ...chain(drop, 46, { long: 0.44, half: 0.17, wire: 0.06 }),
      ...clasp(12),
      tube(circle(0.32, [0, -8.7, 0]), { radius: 0.09, finish: gold, closed: true, steps: 32 }),
      ...place(
        [
          plate(
            circle(1.25),
            0.3,
            metal("metal", {
              paint: (touch, x, y) => {
                const r = Math.hypot(x, y);
                touch.height -= 0.05 * bell(r - 1.02, 0.05);
                touch.height += 0.03 * bell(r - 0.5, 0.1) + 0.02 * Math.cos(Math.atan2(y, x) * 8) * bell(r - 0.7, 0.2);
              },
            }),
            0.12,
          ),
        ],
        { shift: [0, -10.25, 0] },
      ),
    ],
    { tall: 0.76 },
    { yaw: 12 },
  ),
  "pendant-b": lying(
    () => [
      tube(drop, {
        radius: 0.1,
        finish: metal("metal", {
          paint: (touch, _x, _y, _z, u, v) => {
            touch.height += 0.03 * Math.sin(u * 900 + v * TAU);
          },
        }),
        closed: true,
        steps: 500,
        sides: 10,
      }),
      ...clasp(12),
      tube(circle(0.28, [0, -8.6, 0]), { radius: 0.08, finish: gold, closed: true, steps: 32 }),
      ...place(brilliant(0.95, 10), { turn: [90, 0, 0], shift: [0, -10, 0.6] }),
      tube(circle(1, [0, -10, 0.55]), { radius: 0.13, finish: gold, closed: true, steps: 64 }),
    ],
    { tall: 0.76 },
    { yaw: 12 },
  ),
  "chain-a": lying(() => [...chain(round, 51, { long: 1.15, half: 0.44, wire: 0.19, overlap: 0.7 })], {}, { yaw: 12 }),
  "pearl-a": lying(
    () => [
      ...Array.from({ length: 46 }, (_, i) =>
        ball(
          add(round((i + 0.5) / 46), [0, 0, 0]),
          mix(0.44, 0.58, (1 - Math.cos(((i + 0.5) / 46) * TAU)) / 2),
          resin("glass", { gloss: 0.75, sharp: 0.6 }),
          28,
        ),
      ),
      ...clasp(8.5),
    ],
    {},
    { yaw: 12 },
  ),
};

const twice = (parts: readonly Part[], apart: number, turn = 0): Part[] => [
  ...place(parts, { turn: [0, turn, 0], shift: [-apart, 0, 0] }),
  ...place(parts, { turn: [0, -turn, 0], shift: [apart, 0, 0] }),
];
const post = (y: number): Part =>
  tube(
    path([
      [0, y, 0],
      [0, y, -0.9],
    ]),
    { radius: 0.05, finish: gold, steps: 8, sides: 8 },
  );

const SMALL = { wide: 0.62, tall: 0.56 } as const;

export const earrings: Readonly<Record<string, Views>> = {
  "hoop-a": standing(
    () =>
      twice(
        [
          tube(circle(1.9, [0, 2.1, 0]), {
            radius: (t) => 0.14 + 0.16 * (0.5 - 0.5 * Math.cos((t - 0.25) * TAU)),
            finish: gold,
            closed: true,
            steps: 160,
            sides: 24,
          }),
          post(4),
        ],
        2.6,
        46,
      ),
    SMALL,
    { ...SMALL, yaw: -20, pitch: 24 },
  ),
  "hoop-b": standing(
    () =>
      twice(
        [
          tube(circle(1.3, [0, 1.55, 0], 1.5), {
            radius: 0.36,
            flat: 1.3,
            finish: metal("metal", {
              paint: (touch, _x, _y, _z, u, v) => {
                touch.height += 0.12 * Math.sin((u * 18 + v) * TAU);
              },
            }),
            closed: true,
            steps: 260,
            sides: 32,
          }),
          post(3),
        ],
        2.1,
        52,
      ),
    SMALL,
    { ...SMALL, yaw: -20, pitch: 24 },
  ),
  "drop-a": lying(
    () =>
      twice(
        [
          ...place(brilliant(0.5), { turn: [90, 0, 0], shift: [0, 4.6, 0.4] }),
          tube(circle(0.56, [0, 4.6, 0.3]), { radius: 0.09, finish: gold, closed: true, steps: 48 }),
          ...chain((t) => [0, mix(4, 1.6, t), 0.2], 2.4, { long: 0.5, half: 0.18, wire: 0.06 }),
          surface(
            (u, v) => {
              const r = 0.95 * Math.sin(Math.PI * v ** 0.75) ** 0.9;
              return [r * Math.cos(u * TAU), mix(1.5, -2, v), 0.35 + 0.6 * r * Math.sin(u * TAU)];
            },
            { nu: 48, nv: 48, finish: resin("glass", { gloss: 0.8, sharp: 0.7 }) },
          ),
        ],
        1.9,
      ),
    { ...SMALL, tall: 0.6 },
    { ...SMALL, yaw: 16 },
  ),
  "stud-a": lying(
    () =>
      twice(
        [
          ...place(brilliant(1, 10), { turn: [90, 0, 0], shift: [0, 0, 0.9] }),
          tube(circle(1.02, [0, 0, 0.86]), { radius: 0.1, finish: gold, closed: true, steps: 64 }),
          ...[0, 1, 2, 3].map((i) =>
            ball([0.98 * Math.cos((i + 0.5) * (TAU / 4)), 0.98 * Math.sin((i + 0.5) * (TAU / 4)), 1], 0.15, gold, 16),
          ),
        ],
        1.7,
      ),
    SMALL,
    { ...SMALL, yaw: 16, pitch: 50 },
  ),
};

export const bracelets: Readonly<Record<string, Views>> = {
  "cuff-a": standing(
    () => [
      surface(
        (u, v) => {
          const angle = mix(0.32, TAU - 0.32, u) + Math.PI / 2;
          const turn = v * TAU;
          const end = Math.min(1, Math.sqrt(Math.min(u, 1 - u) / 0.02));
          const r = 3 + 0.13 * Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.7 * end;
          const y =
            1.15 +
            1.1 *
              Math.sign(Math.sin(turn)) *
              Math.abs(Math.sin(turn)) ** 0.5 *
              (0.82 + 0.18 * end) *
              (0.75 + 0.25 * Math.sin(u * Math.PI));
          return [r * 1.12 * Math.cos(angle), y, -r * Math.sin(angle)];
        },
        { nu: 240, nv: 48, finish: metal("metal") },
      ),
    ],
    { pitch: 20, yaw: 160, wide: 0.66 },
    { pitch: 38, yaw: 20, wide: 0.66 },
  ),
  "chain-a": lying(
    () => [
      ...chain((t) => [3.4 * Math.sin(t * TAU), 2.7 * Math.cos(t * TAU), 0], 19.2, {
        long: 1.25,
        half: 0.5,
        wire: 0.17,
        overlap: 0.7,
      }),
      ...place([plate(roundedBox(2.2, 2.2, -0.4, 0.4, 0.38), 0.25, gold, 0.1)], { shift: [0, -2.7, 0.1] }),
    ],
    { wide: 0.62 },
    { yaw: 14, wide: 0.66 },
  ),
};
