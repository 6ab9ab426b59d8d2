// Bracelets: cuffs and chains.

import { path, type Path } from "../solid/curve.ts";
import { brushed, metal } from "../solid/finishes.ts";
import { ball, plate, roundedBox, tube } from "../solid/forms.ts";
import { type Finish, place, surface, type Part } from "../solid/part.ts";
import { noise } from "../solid/texture.ts";
import { chain } from "../bags/kit.ts";
import { mix, TAU, type Vec } from "../solid/vector.ts";
import { brilliant, gold } from "./jewellery.ts";
import { lying, standing, type Views } from "./views.ts";

interface Cuff {
  readonly finish: Finish;
  /** Half its height, and half its thickness. */
  readonly half: number;
  readonly thick: number;
  /** Half the opening, in radians. */
  readonly gap: number;
  /** 1 is an ellipse in section; smaller squares its corners. */
  readonly square?: number;
  /** Reduction of its height at the ends. */
  readonly taper?: number;
}

const [ACROSS, DEEP] = [3.36, 3];

const cuff = ({ finish, half, thick, gap, square = 0.5, taper = 0.25 }: Cuff): Part =>
  surface(
    (u, v) => {
      const angle = mix(gap, TAU - gap, u) + Math.PI / 2;
      const turn = v * TAU;
      const end = Math.min(1, Math.sqrt(Math.min(u, 1 - u) / 0.02));
      const out = thick * Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** (square + 0.2) * end;
      const up = Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** square;
      const y = half * 1.05 + half * up * (0.82 + 0.18 * end) * (1 - taper + taper * Math.sin(u * Math.PI));
      return [(DEEP + out) * (ACROSS / DEEP) * Math.cos(angle), y, -(DEEP + out) * Math.sin(angle)];
    },
    { nu: 240, nv: 48, finish },
  );

/** Position of a cuff's end. */
const endOf = (gap: number, side: number, y: number): Vec => {
  const angle = side * gap + Math.PI / 2;
  return [ACROSS * Math.cos(angle), y, -DEEP * Math.sin(angle)];
};

const hammered = metal("metal", {
  paint: (touch, x, y, z) => {
    touch.height += 0.05 * noise(x * 1.5, y * 1.5, z * 1.5);
  },
});

const ring: Path = (t) => [3.4 * Math.sin(t * TAU), 2.7 * Math.cos(t * TAU), 0];

export const bracelets: Readonly<Record<string, Views>> = {
  "cuff-a": standing(
    () => [cuff({ finish: metal("metal"), half: 1.1, thick: 0.13, gap: 0.32 })],
    { pitch: 20, yaw: 160, wide: 0.66 },
    { pitch: 38, yaw: 20, wide: 0.66 },
  ),
  "cuff-b": standing(
    () => [
      cuff({ finish: gold, half: 0.24, thick: 0.24, gap: 0.3, square: 1, taper: 0 }),
      ...[-1, 1].map((side) => ball(endOf(0.3, side, 0.25), 0.5, gold, 32)),
    ],
    { pitch: 30, yaw: 190, wide: 0.62 },
    { pitch: 46, yaw: -30, wide: 0.64 },
  ),
  "cuff-c": standing(
    () => [cuff({ finish: hammered, half: 1.9, thick: 0.14, gap: 0.42, taper: 0.4 })],
    { pitch: 14, yaw: 28, wide: 0.6 },
    { pitch: 32, yaw: 150, wide: 0.62 },
  ),
  "cuff-d": standing(
    () =>
      [0.4, 1.5]
        .flatMap((y) =>
          place([cuff({ finish: gold, half: 0.3, thick: 0.2, gap: 0.36, square: 0.9, taper: 0 })], {
            shift: [0, y, 0],
          }),
        )
        .concat(
          [-1, 1].map((side) =>
            tube(path([endOf(0.36, side, 0.7), endOf(0.36, side, 1.2), endOf(0.36, side, 1.8)]), {
              radius: 0.26,
              finish: gold,
              steps: 24,
            }),
          ),
        ),
    { pitch: 24, yaw: 205, wide: 0.64 },
    { pitch: 20, yaw: -40, wide: 0.64 },
  ),
  "cuff-e": standing(
    () => [
      cuff({
        finish: brushed("metal", {
          paint: (touch, _x, _y, _z, u, v) => {
            touch.height += 0.16 * Math.sin((u * 26 + v * 2) * TAU);
          },
        }),
        half: 0.56,
        thick: 0.4,
        gap: 0.26,
        square: 0.95,
        taper: 0,
      }),
    ],
    { pitch: 34, yaw: 170, wide: 0.64 },
    { pitch: 18, yaw: 30, wide: 0.64 },
  ),
  "chain-a": lying(
    () => [
      ...chain(ring, 19.2, { long: 1.6, half: 0.5, wire: 0.2, overlap: 0.54, isCurb: true }),
      ...place([plate(roundedBox(2.2, 2.2, -0.4, 0.4, 0.38), 0.25, gold, 0.1)], { shift: [0, -2.7, 0.1] }),
    ],
    { wide: 0.62 },
    { yaw: 14, wide: 0.66 },
  ),
  "chain-b": lying(
    () => chain(ring, 19.2, { long: 2, half: 0.66, wire: 0.26, overlap: 0.74 }),
    { wide: 0.64 },
    { yaw: -20, pitch: 36, wide: 0.66 },
  ),
  "chain-c": lying(
    () =>
      Array.from({ length: 40 }, (_, i) => {
        const [x, y] = ring(i / 40);
        return [
          ...place(brilliant(0.27, 8), { turn: [90, 0, 0], shift: [x, y, 0.4] }),
          ...place(
            [
              tube((t) => [0.29 * Math.cos(t * TAU), 0.29 * Math.sin(t * TAU), 0.3], {
                radius: 0.07,
                finish: gold,
                closed: true,
                steps: 28,
                sides: 10,
              }),
            ],
            {
              shift: [x, y, 0],
            },
          ),
        ];
      }).flat(),
    { wide: 0.64 },
    { yaw: 20, pitch: 34, wide: 0.66 },
  ),
  "chain-d": lying(
    () => [
      tube(ring, {
        radius: 0.5,
        flat: 0.4,
        face: () => [0, 0, 1],
        finish: metal("metal", {
          paint: (touch, _x, _y, _z, u, v) => {
            touch.height += 0.12 * Math.sin((u * 46 + Math.abs(v - 0.25) * 3) * TAU);
          },
        }),
        closed: true,
        steps: 700,
        sides: 24,
      }),
      ...place([plate(roundedBox(1.5, 1.5, -0.62, 0.62, 0.2), 0.5, brushed("metal"), 0.14)], { shift: [0, 2.7, 0.1] }),
    ],
    { wide: 0.62 },
    { yaw: -16, wide: 0.66 },
  ),
};
