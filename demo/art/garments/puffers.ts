// Down jackets and coats: every baffle is a pillow between two seams.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { button, zip } from "../hardware.ts";
import type { Fold } from "../marks.ts";
import { at, CENTRE, halfway, line, sampled } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import { hoodBehind, hoodFront, hoodInside } from "./hoods.ts";
import { insideBack } from "./necks.ts";
import { cuffBand, relax, torso } from "./torso.ts";
import type { Arm, TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

interface Puffer {
  readonly shape: TorsoShape;
  /** Height of a baffle. */
  readonly baffle: number;
  readonly hood?: boolean;
  readonly belt?: boolean;
}

function drawPuffer(canvas: Canvas, back: boolean, puffer: Puffer): void {
  const { shape, baffle } = puffer;
  const c = CENTRE;
  relax(canvas);
  canvas.shadow({ blur: 16 });
  const t = torso(canvas, shape, back);
  if (!back) (puffer.hood ? hoodInside : insideBack)(canvas, shape);
  for (const arm of t.arms) {
    pillows(
      canvas,
      armEdges(arm),
      Math.max(3, Math.round(shape.sleeve ? shape.sleeve.length / baffle : 6)),
      arm.side < 0,
    );
    canvas.part({
      outline: cuffBand(arm, 14, -6, -6),
      region: "trim",
      round: 6,
      grain: arm.lowerGrain,
      texture: "rib",
    });
  }
  const left: Points = [
    [c - shape.shoulder, shape.top + shape.slope, 1],
    [c - shape.chest, shape.armpit],
    [c - shape.waist, shape.waistAt],
    [c - shape.hem, shape.hemAt],
  ];
  const right: Points = left.map(([x, y, corner]) => [2 * c - x, y, corner ?? 0]);
  // The yoke from the neck to the first seam, then the baffles below it.
  const first = shape.armpit - 8;
  const yokeFolds = puckers(canvas, [c - shape.chest, first], [c + shape.chest, first], -1);
  canvas.part({
    outline: [
      ...t.body.slice(0, 1),
      [c - shape.neck, shape.top, 1],
      [c - shape.shoulder, shape.top + shape.slope, 1],
      [c - shape.shoulder + 8, shape.top + shape.slope + 60],
      [c - shape.chest - 4, first, 1],
      [c, first + 8],
      [c + shape.chest + 4, first, 1],
      [c + shape.shoulder - 8, shape.top + shape.slope + 60],
      [c + shape.shoulder, shape.top + shape.slope, 1],
      [c + shape.neck, shape.top, 1],
    ],
    round: 26,
    folds: yokeFolds,
    inner: [
      canvas.seam(
        line(
          [c - shape.shoulder + 4, (shape.top + shape.slope + first) / 2],
          [c, (shape.top + shape.slope + first) / 2 + 12],
          [c + shape.shoulder - 4, (shape.top + shape.slope + first) / 2],
        ),
        0.6,
        1.4,
      ),
    ],
  });
  const from: Points = [[c - shape.chest, first], ...left.slice(2)];
  const to: Points = [[c + shape.chest, first], ...right.slice(2)];
  pillows(canvas, [from, to], Math.round((shape.hemAt - first) / baffle), true, 7);
  if (!back) {
    canvas.add(
      zip(canvas, line([c, shape.top + shape.dip - 6], [c + 1, (shape.top + shape.hemAt) / 2], [c, shape.hemAt + 4]), {
        width: 6,
        pull: [c + 1, shape.top + shape.dip + 26],
      }),
    );
    for (const side of [-1, 1]) {
      const x = c + side * shape.hem * 0.64;
      const y = shape.hemAt - Math.min(150, (shape.hemAt - first) * 0.42);
      canvas.add(
        canvas.seam(line([x + side * 5, y - 30], [x - side * 5, y + 36]), 0.9, 3),
        button(canvas, x - side * 6, y + 38, 3, { region: "metal", holes: 0 }),
      );
    }
  }
  if (puffer.belt) {
    const y = shape.waistAt;
    canvas.part({
      outline: [
        [c - shape.waist - 6, y - 14, 1],
        [c, y - 8],
        [c + shape.waist + 6, y - 14, 1],
        [c + shape.waist + 6, y + 12, 1],
        [c, y + 19],
        [c - shape.waist - 6, y + 12, 1],
      ],
      region: "trim",
      grain: 90,
      round: 8,
      cast: [1, 6, 5, 0.44],
    });
  }
  if (puffer.hood) (back ? hoodBehind : hoodFront)(canvas, shape, true, false);
  else collar(canvas, shape, back);
  canvas.cloth = "smooth";
  canvas.crumple = 0.3;
  canvas.fit(shape.hemAt - shape.top > 500 ? 0.87 : 0.74, 0.86);
}

/** `count` pillows between two vertical edges. */
function pillows(
  canvas: Canvas,
  [left, right]: readonly [Points, Points],
  count: number,
  sag: boolean,
  drop = 4,
): void {
  const a = sampled(left, count + 1);
  const b = sampled(right, count + 1);
  for (let i = 0; i < count; i++) {
    const [a0, a1, b0, b1] = [at(a, i), at(a, i + 1), at(b, i), at(b, i + 1)];
    const bulge = 7;
    const away = (p: Point, q: Point, from: Point): Point => {
      const m = halfway(p, q);
      const length = Math.hypot(m[0] - from[0], m[1] - from[1]) || 1;
      return [m[0] + ((m[0] - from[0]) / length) * bulge, m[1] + ((m[1] - from[1]) / length) * bulge];
    };
    const top = halfway(a0, b0);
    const bottom = halfway(a1, b1);
    const lower = sag ? drop : drop * 0.7;
    canvas.part({
      outline: [
        [a0[0], a0[1], 1],
        [top[0], top[1] + lower],
        [b0[0], b0[1], 1],
        away(b0, b1, halfway(a0, a1)),
        [b1[0], b1[1], 1],
        [bottom[0], bottom[1] + lower + 3],
        [a1[0], a1[1], 1],
        away(a0, a1, halfway(b0, b1)),
      ],
      round: 22,
      light: 1.25,
      shade: 1.15,
      wobble: 2.6,
      cast: [0, 2, 3, 0.34],
      edge: 0.4,
      folds: [...puckers(canvas, a0, b0, 1), ...puckers(canvas, a1, b1, -1)],
    });
  }
}

/** Short creases from a seam, downward (1) or upward (-1). */
function puckers(canvas: Canvas, from: Point, to: Point, way: 1 | -1): Fold[] {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(3, Math.round(span / 22));
  return Array.from({ length: count }, (_, i) => {
    const p = halfway(from, to, (i + canvas.between(0.2, 0.8)) / count);
    const reach = canvas.between(9, 20) * way;
    const lean = canvas.between(-5, 5);
    return {
      path: [p[0], p[1] + 2 * way, p[0] + lean * 0.5, p[1] + reach * 0.5, p[0] + lean, p[1] + reach],
      width: canvas.between(4, 8),
      strength: canvas.between(0.4, 0.9),
      blur: 2,
      taper: "end",
    };
  });
}

const armEdges = (arm: Arm): readonly [Points, Points] => {
  const half = arm.elbowWidth / 2 + 4;
  const outer: Points = [
    [arm.shoulder[0] - arm.side * 8, arm.shoulder[1] + 13],
    [arm.elbow[0] + arm.side * half, arm.elbow[1]],
    arm.outer,
  ];
  const inner: Points = [
    [arm.armpit[0] - arm.side * 14, arm.armpit[1] - 6],
    [arm.elbow[0] - arm.side * half, arm.elbow[1] + 6],
    arm.inner,
  ];
  return arm.side < 0 ? [outer, inner] : [inner, outer];
};

/** A padded stand collar of two pillows. */
function collar(canvas: Canvas, { neck, top }: TorsoShape, back: boolean): void {
  const c = CENTRE;
  const low = back ? 18 : 34;
  for (const [y0, y1] of [
    [-46, -18],
    [-18, 10],
  ] as const)
    canvas.part({
      outline: [
        [c - neck - 2, top + y0 + 6],
        [c, top + y0 + (back ? -2 : 4)],
        [c + neck + 2, top + y0 + 6],
        [c + neck + 8, top + (y0 + y1) / 2 + 6],
        [c + neck + 6, top + y1 + 8],
        [c, top + y1 + low * 0.72],
        [c - neck - 6, top + y1 + 8],
        [c - neck - 8, top + (y0 + y1) / 2 + 6],
      ],
      round: 15,
      light: 1.2,
      cast: [1, 4, 4, 0.36],
    });
}

const SHORT: TorsoShape = {
  neck: 52,
  top: 140,
  dip: 34,
  shoulder: 146,
  slope: 44,
  armpit: 296,
  chest: 152,
  waistAt: 420,
  waist: 152,
  hemAt: 540,
  hem: 142,
  hemCurve: 4,
  sleeve: { length: 366, cuff: 30, swing: 19, bend: 5, elbow: 90 },
};
const CROPPED: TorsoShape = {
  ...SHORT,
  shoulder: 152,
  chest: 162,
  waist: 164,
  waistAt: 390,
  hemAt: 480,
  hem: 152,
  sleeve: { length: 350, cuff: 32, swing: 20, bend: 4, elbow: 100 },
};
const LONG: TorsoShape = {
  ...SHORT,
  neck: 46,
  top: 120,
  shoulder: 122,
  slope: 38,
  armpit: 258,
  chest: 126,
  waistAt: 400,
  waist: 116,
  hemAt: 724,
  hem: 136,
  sleeve: { length: 330, cuff: 27, swing: 16, bend: 3, elbow: 78 },
};

const puffer = (of: string, construction: string, look: Puffer): readonly Drawer[] =>
  bothViews({ of, construction, cloth: "satin", printable: false }, (canvas, back) => drawPuffer(canvas, back, look));

export const puffers: readonly Drawer[] = [
  ...puffer("jackets/puffer", "a", { shape: SHORT, baffle: 46, hood: true }),
  ...puffer("jackets/puffer", "b", { shape: CROPPED, baffle: 66 }),
  ...puffer("coats/puffer-long", "a", { shape: LONG, baffle: 52, hood: true, belt: true }),
];
