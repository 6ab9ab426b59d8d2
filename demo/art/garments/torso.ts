// Shared geometry of tops: a body and two arms that hang relaxed and slightly asymmetric.
import type { Canvas } from "../canvas.ts";
import type { Fold } from "../marks.ts";
import { CENTRE, line, mirror, symmetric } from "../shapes.ts";
import type { Curve, Point, Points } from "../shapes.ts";
import { crease, tension } from "./folds.ts";

export interface TorsoShape {
  /** Half width of the neck and the height of its highest point. */
  readonly neck: number;
  readonly top: number;
  /** Depth of the front neckline below `top`. */
  readonly dip: number;
  /** Half width of the shoulders, and their slope. */
  readonly shoulder: number;
  readonly slope: number;
  readonly armpit: number;
  readonly chest: number;
  readonly waistAt: number;
  readonly waist: number;
  readonly hemAt: number;
  readonly hem: number;
  /** Distance of the middle of the hem below its sides. */
  readonly hemCurve: number;
  /** True for a V-neck. */
  readonly vee?: boolean;
  readonly sleeve?: SleeveShape;
}

interface SleeveShape {
  readonly length: number;
  /** Half width of its end. */
  readonly cuff: number;
  /** Degrees away from the body above and below the elbow. */
  readonly swing: number;
  readonly bend: number;
  /** Width at the elbow. Defaults to a width between arm and cuff. */
  readonly elbow?: number;
  /** Height of a puffed or gathered sleeve head above the shoulder. */
  readonly puff?: number;
}

export interface Arm {
  readonly side: -1 | 1;
  readonly outline: Points;
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly elbow: Point;
  readonly outer: Point;
  readonly inner: Point;
  readonly upperGrain: number;
  readonly lowerGrain: number;
  readonly elbowWidth: number;
  readonly long: boolean;
}

export interface Torso {
  readonly shape: TorsoShape;
  readonly back: boolean;
  readonly body: Points;
  /** Left side of the body from the neck's highest point to the hem's corner. */
  readonly side: Points;
  readonly arms: readonly Arm[];
}

/** Mirrors an x coordinate of the left side for side 1. */
export const across = (side: -1 | 1, x: number): number => (side < 0 ? x : 2 * CENTRE - x);
export const sided = (side: -1 | 1, points: Points): Points => (side < 0 ? points : mirror(points));

export function torso(canvas: Canvas, shape: TorsoShape, back: boolean): Torso {
  const c = CENTRE;
  const { neck, top, shoulder, slope, armpit, chest, waistAt, waist, hemAt, hem, hemCurve } = shape;
  const depth = back ? Math.min(9, shape.dip * 0.3) : shape.dip;
  const side: Point[] = [
    [c - neck, top, 1],
    [c - shoulder, top + slope, 1],
    [c - shoulder + 12, top + slope + (armpit - top - slope) * 0.5],
    [c - chest, armpit, 1],
    [c - waist, waistAt],
    [c - hem, hemAt, 1],
  ];
  const opening: Points =
    shape.vee && !back
      ? [
          [c, top + depth, 1],
          [c - neck * 0.62, top + depth * 0.5],
        ]
      : [[c, top + depth]];
  const half: Points = [...opening, ...side, [c - hem * 0.5, hemAt + hemCurve * 0.8], [c, hemAt + hemCurve]];
  const unlike = canvas.between(0.6, 1.4) * (canvas.random() < 0.5 ? -1 : 1);
  const arms = shape.sleeve
    ? ([-1, 1] as const).map((armSide) => armOf(shape, shape.sleeve as SleeveShape, armSide, unlike * armSide))
    : [];
  return { shape, back, body: symmetric(half), side, arms };
}

function armOf(shape: TorsoShape, sleeve: SleeveShape, side: -1 | 1, unlike: number): Arm {
  const c = CENTRE;
  const sx = c - shape.shoulder;
  const sy = shape.top + shape.slope;
  const ax = c - shape.chest;
  const ay = shape.armpit;
  const long = sleeve.length > 200;
  const swing = sleeve.swing + unlike * (long ? 2 : 1.2);
  const bend = sleeve.bend + unlike * (long ? 3.5 : 1.2);
  const share = long ? 0.52 : 0.6;
  const armWidth = Math.hypot(ax - sx, ay - sy) * 0.62;
  const elbowWidth = sleeve.elbow ?? armWidth * 0.5 + sleeve.cuff;
  const [ex, ey] = add([sx - 4, sy], out(swing, sleeve.length * share));
  const [wx, wy] = add([ex, ey], out(bend, sleeve.length * (1 - share)));
  const [ix, iy] = add([ex, ey], inward((swing + bend) / 2, elbowWidth));
  const [vx, vy] = add([wx, wy], inward(bend, sleeve.cuff * 2));
  const [mx, my] = add([wx, wy], inward(bend, sleeve.cuff));
  const puff = sleeve.puff ?? 0;
  const rise = shape.slope / (shape.shoulder - shape.neck);
  const [nx, ny] = add([sx - 9, sy + 15], out(swing, sleeve.length * share * 0.3));
  const left: Point[] = [
    [sx + 40, sy - rise * 40 + 8, 1],
    [sx + 6 - puff * 0.2, sy - rise * 6 + 1 - puff, puff ? 0 : 1],
    [sx - 8 - puff * 0.8, sy + 10 - puff * 0.6],
    [nx - puff * 0.9, ny],
    ...(long ? ([[ex - puff * 0.6, ey]] as Point[]) : []),
    [wx, wy, 1],
    [mx, my + 4],
    [vx, vy, 1],
    ...(long ? ([[ix, iy]] as Point[]) : []),
    [ax + (long ? -1 : 5), ay + (long ? 26 : 3)],
    [ax + 22, ay - 4],
    [sx + 44, sy + 34],
  ];
  return {
    side,
    outline: sided(side, left),
    shoulder: [across(side, sx), sy],
    armpit: [across(side, ax), ay],
    elbow: [across(side, (ex + ix) / 2), (ey + iy) / 2],
    outer: [across(side, wx), wy],
    inner: [across(side, vx), vy],
    upperGrain: -side * swing,
    lowerGrain: -side * bend,
    elbowWidth,
    long,
  };
}

const out = (degrees: number, by: number): readonly [number, number] => [
  -Math.sin((degrees * Math.PI) / 180) * by,
  Math.cos((degrees * Math.PI) / 180) * by,
];
const inward = (degrees: number, by: number): readonly [number, number] => [
  Math.cos((degrees * Math.PI) / 180) * by,
  Math.sin((degrees * Math.PI) / 180) * by,
];
const add = (point: readonly [number, number], by: readonly [number, number]): readonly [number, number] => [
  point[0] + by[0],
  point[1] + by[1],
];

/** A band of `height` at the end of a sleeve, starting `from` above the end and `flare` wider at the sides. */
export function cuffBand(arm: Arm, height: number, from = 0, flare = 1): Points {
  const [ox, oy] = arm.outer;
  const [ix, iy] = arm.inner;
  const length = Math.hypot(ix - ox, iy - oy) || 1;
  const n: readonly [number, number] = [(ix - ox) / length, (iy - oy) / length];
  // Up the sleeve: the normal of the cuff line that points to the shoulder.
  const up: readonly [number, number] = arm.side < 0 ? [n[1], -n[0]] : [-n[1], n[0]];
  const place = (along: number, high: number, corner: 0 | 1 = 0): Point => [
    ox + n[0] * along + up[0] * high,
    oy + n[1] * along + up[1] * high,
    corner,
  ];
  const top = from + height;
  return [
    place(-flare, top, 1),
    place(-flare * 1.5, from + height / 2),
    place(-flare * 0.5, from, 1),
    place(length / 2, from - 3.5),
    place(length + flare * 0.5, from, 1),
    place(length + flare * 1.4, from + height / 2),
    place(length + flare, top, 1),
    place(length / 2, top - 3),
  ];
}

/** The line across a sleeve, `high` above its end: hem stitches, ribs. */
export function cuffLine(arm: Arm, high: number): string {
  const strip = cuffBand(arm, high);
  const [a, m, b] = [strip[0], strip[7], strip[6]];
  return a && m && b ? line(a, m, b) : "";
}

/** The line along the body's hem, `high` above it. */
export function hemLine({ shape }: Torso, high: number): string {
  const c = CENTRE;
  const { hem, hemAt, hemCurve } = shape;
  return line(
    [c - hem - 4, hemAt - high],
    [c - hem * 0.45, hemAt + hemCurve * 0.8 - high],
    [c, hemAt + hemCurve - high],
    [c + hem * 0.45, hemAt + hemCurve * 0.8 - high],
    [c + hem + 4, hemAt - high],
  );
}

/** Folds of a hanging body: tension from the armpits, slack across the front, drapes to the hem. `ease` is the looseness. */
export function bodyFolds(canvas: Canvas, { shape, back }: Torso, ease = 1, strength = 1): Fold[] {
  const c = CENTRE;
  const { top, shoulder, armpit, chest, waistAt, hemAt, hem } = shape;
  const pull = { strength: 0.75 * strength, blur: 6, width: 1.7 };
  const lean = canvas.between(-1, 1);
  const soft = (path: Curve, width: number, power: number, flip = false): Fold => ({
    path,
    width,
    strength: power * strength,
    blur: 12,
    flip,
  });
  const folds: Fold[] = [
    ...tension(canvas, [c - chest + 2, armpit - 4], [14, 70], 140 * canvas.between(0.75, 1.25), 4, pull),
    ...tension(canvas, [c + chest - 2, armpit - 4], [166, 110], 140 * canvas.between(0.75, 1.25), 4, pull),
    // Slack runs diagonally from the sides to the middle of the hem: vertical folds would look like bars.
    soft(
      [c - chest + 12, armpit + 60, c - chest * 0.6 + lean * 10, waistAt, c - 14 + lean * 26, hemAt - 16],
      30 * ease,
      0.5,
    ),
    soft(
      [c + chest - 12, armpit + 74, c + chest * 0.62 + lean * 10, waistAt + 10, c + 34 + lean * 26, hemAt - 10],
      28 * ease,
      0.46,
      true,
    ),
    soft([c - hem * 0.9, hemAt - 96, c - hem * 0.6, hemAt - 40, c - hem * 0.5, hemAt + 4], 20 * ease, 0.5),
    soft([c + hem * 0.92, hemAt - 110, c + hem * 0.66, hemAt - 50, c + hem * 0.58, hemAt + 4], 20 * ease, 0.45, true),
    soft(
      [c + lean * 40, waistAt + 10, c + lean * 30 + 12, (waistAt + hemAt) / 2, c + lean * 20 + 8, hemAt],
      24 * ease,
      0.4,
    ),
  ];
  if (back)
    return [...folds, soft([c - chest * 0.7, armpit - 50, c, armpit - 20, c + chest * 0.7, armpit - 54], 22, 0.35)];
  return [
    ...folds,
    soft([c - shoulder * 0.72, top + 56, c - shoulder * 0.46, top + 130, c - 36, armpit + 40], 28, 0.5),
    soft([c + shoulder * 0.72, top + 56, c + shoulder * 0.48, top + 124, c + 46, armpit + 52], 26, 0.45, true),
  ];
}

export function sleeveFolds(canvas: Canvas, arm: Arm, ease = 1): Fold[] {
  const { side, armpit, shoulder, elbow, outer, inner, elbowWidth } = arm;
  const end: Point = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2];
  const wide = Math.hypot(inner[0] - outer[0], inner[1] - outer[1]);
  const angles: readonly [number, number] = side < 0 ? [115, 205] : [65, -25];
  const folds: Fold[] = [
    ...tension(canvas, [armpit[0], armpit[1] + 4], angles, arm.long ? 105 : 80, 4, {
      strength: 0.85,
      blur: 5,
      width: 1.6,
    }),
    {
      path: [
        shoulder[0] + side * 4,
        shoulder[1] + 24,
        elbow[0] + side * elbowWidth * 0.3,
        (shoulder[1] + elbow[1]) / 2,
        elbow[0],
        elbow[1],
      ],
      width: 18,
      strength: 0.5,
      blur: 9,
      flip: side > 0,
    },
  ];
  if (!arm.long) return [...folds, ...crease(canvas, [end[0], end[1] - 38], wide * 0.8, 2, { strength: 0.5, blur: 5 })];
  // Cloth gathers on the inside of the elbow.
  const inside: readonly [number, number] = side < 0 ? [150, 215] : [30, -35];
  return [
    ...folds,
    ...tension(canvas, [elbow[0] - side * elbowWidth * 0.48, elbow[1] + 2], inside, elbowWidth * 0.95, 4, {
      strength: 0.75 * ease,
      blur: 4,
      width: 1.4,
    }),
    ...crease(canvas, [elbow[0], elbow[1] + 34], elbowWidth * 0.9, 2, {
      gap: 24,
      strength: 0.55 * ease,
      blur: 5,
      slant: -side * 5,
    }),
    ...crease(canvas, [end[0], end[1] - 62], wide, 3, { gap: 18, strength: 0.6 * ease, blur: 4.5 }),
    {
      path: [
        elbow[0] + side * 8,
        elbow[1] + 20,
        (elbow[0] + end[0]) / 2 + side * 6,
        (elbow[1] + end[1]) / 2,
        end[0],
        end[1] - 30,
      ],
      width: 16,
      strength: 0.45,
      blur: 8,
      flip: side > 0,
    },
  ];
}

/** A relaxed pose that depends on the seed: a slight lean, one shoulder lower, a sway along the body. */
export function relax(canvas: Canvas, amount = 1): void {
  const lean = canvas.between(-5, 5) * amount;
  const tilt = canvas.between(-3.2, 3.2) * amount;
  const sway = canvas.between(-5, 5) * amount;
  const phase = canvas.between(0, 3);
  const swell = canvas.between(-0.014, 0.014) * amount;
  canvas.pose = (x, y) => [
    x + ((y - 400) / 400) * lean + Math.sin((y / 800) * Math.PI * 1.5 + phase) * sway + Math.max(0, x - CENTRE) * swell,
    y + ((x - CENTRE) / 300) * tilt + Math.max(0, (x - CENTRE) / 300) * sway * 0.5,
  ];
}
