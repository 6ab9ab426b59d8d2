// Parts of rings: bands, claws, stones and plates.

import { path, type Path } from "../solid/curve.ts";
import { plate, tube } from "../solid/forms.ts";
import { type Finish, type Paint, place, surface, type Part } from "../solid/part.ts";
import { bell, TAU, type Vec } from "../solid/vector.ts";
import { brilliant, gold } from "./jewellery.ts";

/** An upright ring: a band around z with half width `half` and thickness `thick`, its top changed by `swell`. */
export const band = (
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

export const prongs = (radius: number, y: number): Part[] =>
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

export const set = (radius: number, at: Vec, turn: Vec = [0, 0, 0]): Part[] =>
  place(brilliant(radius), { turn, shift: at });

export const WIRE = { radius: 0.06, finish: gold, closed: true, steps: 64, sides: 12 } as const;

/** Repeats a part `count` times around a circle. */
export const around = (count: number, make: (angle: number) => readonly Part[]): Part[] =>
  Array.from({ length: count }, (_, i) => make((i / count) * TAU)).flat();

/** A plate on a band that swells towards it. */
export const signet = (outline: Path, finish: Finish): Part[] => [
  band(0.85, 0.2, 0.09, gold, 0.8, (top) => 1 + 1.9 * Math.max(0, (top - 0.3) / 0.7) ** 1.5),
  ...place([plate(outline, 0.16, finish, 0.07)], { turn: [-90, 0, 0], shift: [0, 2.06, 0] }),
];

/** A line engraved along the edge of a plate. */
export const framed =
  (x0: number, y0: number): Paint =>
  (touch, x, y) => {
    const off = Math.min(x0 - Math.abs(x), y0 - Math.abs(y)) - 0.1;
    touch.height -= 0.03 * bell(off, 0.03);
  };

export const roped =
  (turns: number): Paint =>
  (touch, _x, _y, _z, u, v) => {
    touch.height += 0.07 * Math.sin((u * turns + v) * TAU);
  };

export const RING = { pitch: 16, wide: 0.5, tall: 0.5 } as const;
