// Shared geometry of trousers: one outline for both legs, and lines that follow it.
import type { Canvas } from "../canvas.ts";
import type { Fold } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import { crease, tension } from "./folds.ts";
import { sided } from "./torso.ts";

export interface LegShape {
  readonly top: number;
  /** Half widths of the waist and the hip. */
  readonly waist: number;
  readonly hip: number;
  /** From the waist to the crotch. */
  readonly rise: number;
  /** Distances of the outer and the inner edge from the middle. */
  readonly knee: readonly [outer: number, inner: number];
  readonly hem: readonly [outer: number, inner: number];
  readonly hemAt: number;
}

/** Height of the knee. */
export const kneeAt = ({ top, rise, hemAt }: LegShape): number => top + rise + (hemAt - top - rise) * 0.42;
export const crotchOf = ({ top, rise }: LegShape): number => top + rise;
export const kneeX = ({ knee }: LegShape): number => CENTRE - (knee[0] + knee[1]) / 2;
export const hemX = ({ hem }: LegShape): number => CENTRE - (hem[0] + hem[1]) / 2;

export function legsOutline(shape: LegShape, short = false): Points {
  const c = CENTRE;
  const { top, waist, hip, rise, knee, hem, hemAt } = shape;
  const crotch = top + rise;
  const kneeY = kneeAt(shape);
  const left: Point[] = [
    [c - waist, top, 1],
    [c - (waist + hip) / 2 - 3, top + rise * 0.28],
    [c - hip, top + rise * 0.72],
    ...(short ? [] : ([[c - hip - 1, crotch + 6]] as Point[])),
    ...(short ? [] : ([[c - knee[0], kneeY]] as Point[])),
    [c - hem[0], hemAt - (short ? 10 : 4), 1],
    [c - (hem[0] + hem[1]) / 2, hemAt + 5],
    [c - hem[1], hemAt - 2, 1],
    ...(short ? [] : ([[c - knee[1], kneeY]] as Point[])),
    [c - Math.min(9, hem[1] + 2), crotch + (short ? 26 : 40)],
  ];
  return [[c, top + 11], ...left, [c, crotch, 1], ...sided(1, left).toReversed()];
}

/** A line down one leg, `inset` from its outer (or inner) edge. */
export function legLine(shape: LegShape, side: -1 | 1, edge: "outer" | "inner" | "middle", inset = 6): string {
  const c = CENTRE;
  const { top, hip, rise, knee, hem, hemAt } = shape;
  const crotch = top + rise;
  const points: Points =
    edge === "outer"
      ? [
          [c - shape.waist - 2 + inset, top + 30],
          [c - hip + inset, top + rise * 0.7],
          [c - hip - 1 + inset, crotch + 6],
          [c - knee[0] + inset, kneeAt(shape)],
          [c - hem[0] + inset, hemAt],
        ]
      : edge === "inner"
        ? [
            [c - 12 - inset, crotch + 56],
            [c - knee[1] - inset, kneeAt(shape)],
            [c - hem[1] - inset, hemAt],
          ]
        : [
            [c - hip * 0.55, top + rise * 0.3],
            [c - hip * 0.54, crotch],
            [kneeX(shape), kneeAt(shape)],
            [hemX(shape), hemAt + 4],
          ];
  return line(...sided(side, points));
}

export const legHemLine = ({ hem, hemAt }: LegShape, side: -1 | 1, high: number, out = 4): string => {
  const c = CENTRE;
  return line(
    ...sided(side, [
      [c - hem[0] - out, hemAt - 4 - high],
      [c - (hem[0] + hem[1]) / 2, hemAt + 5 - high],
      [c - hem[1] + out, hemAt - 2 - high],
    ]),
  );
};

/** Folds: pulled from the crotch, breaking at the knee, stacking above the hem, long shadows along the leg. */
export function legFolds(
  canvas: Canvas,
  shape: LegShape,
  { back = false, stack = 3, slack = 1, strength = 1 } = {},
): Fold[] {
  const c = CENTRE;
  const { top, hip, rise, knee, hem, hemAt } = shape;
  const crotch = top + rise;
  const kneeY = kneeAt(shape);
  const folds: Fold[] = [];
  for (const side of [-1, 1] as const) {
    const x = (value: number): number => (side < 0 ? value : 2 * c - value);
    const angles: readonly [number, number] = back
      ? side < 0
        ? [112, 172]
        : [68, 8]
      : side < 0
        ? [150, 205]
        : [30, -25];
    folds.push(
      ...tension(canvas, [x(c - 6), crotch - 12], angles, 88, 4, { strength: 0.6 * strength, blur: 4.5, width: 1.3 }),
      ...(stack
        ? crease(canvas, [x(kneeX(shape)), kneeY + 8], (knee[0] - knee[1]) * 0.95, 3, {
            gap: 22,
            strength: 0.4 * slack,
            blur: 5,
          })
        : []),
      ...(stack
        ? crease(canvas, [x(hemX(shape)), hemAt - 46], (hem[0] - hem[1]) * 0.95, stack, {
            gap: 16,
            strength: 0.66 * slack,
            blur: 4.5,
          })
        : []),
      {
        path: [x(c - hip + 24), top + rise * 0.85, x(kneeX(shape) - 16), kneeY - 30, x(hemX(shape) - 8), hemAt - 50],
        width: 24 * slack,
        strength: 0.5 * strength,
        blur: 11,
        flip: side > 0,
      },
      {
        path: [x(c - 30), crotch + 50, x(kneeX(shape) + 18), kneeY - 20, x(hemX(shape) + 14), hemAt - 30],
        width: 22 * slack,
        strength: 0.5 * strength,
        blur: 11,
      },
    );
  }
  return folds;
}
