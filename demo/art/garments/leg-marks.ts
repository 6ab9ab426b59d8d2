// Marks on the legs of trousers: worn denim, hems, creases, stripes, pocket mouths, pleats, seams.
import type { Canvas } from "../canvas.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line, smooth } from "../shapes.ts";
import type { Curve, Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { crotchOf, hemX, kneeAt, kneeX, legHemLine, legLine } from "./legs.ts";
import type { LegShape } from "./legs.ts";
import { sided } from "./torso.ts";

export interface Bottoms {
  readonly shape: LegShape;
  readonly kind: "tailored" | "jeans" | "casual" | "leggings";
  readonly short?: boolean;
  readonly waistband?: "plain" | "elastic" | "drawstring" | "rib";
  readonly pleats?: number;
  readonly pressed?: boolean;
  readonly cargo?: boolean;
  readonly hem?: "plain" | "turn-up" | "rib" | "raw";
  readonly stripe?: boolean;
  readonly fade?: number;
  readonly texture?: Texture;
  readonly stack?: number;
  readonly slack?: number;
  readonly wide?: boolean;
  readonly ripped?: boolean;
}

export const STITCH = { strength: 0.9, width: 1.1, region: "trim", tone: 176 } as const;

/** Whitened thighs and knees, whiskers at the hips. */
export function worn(canvas: Canvas, shape: LegShape, back: boolean, fade: number): Mark[] {
  const c = CENTRE;
  const { top, rise, hip } = shape;
  const thighs: (readonly [Curve, number])[] = [];
  const whiskers: (readonly [Curve, number])[] = [];
  for (const side of [-1, 1] as const) {
    const x = (value: number): number => (side < 0 ? value : 2 * c - value);
    const k = kneeX(shape);
    thighs.push([[x(c - hip * 0.5), top + rise * 0.8, x(k - 8), kneeAt(shape) - 80, x(k - 2), kneeAt(shape) + 60], 54]);
    if (back) thighs.push([[x(c - 60), top + 90, x(c - 64), top + 150, x(c - 58), top + 210], 66]);
    else
      for (let i = 0; i < 4; i++)
        whiskers.push([
          [
            x(c - 14),
            top + rise - 6 + i * 10,
            x(c - 50),
            top + rise - 14 + i * 16,
            x(c - hip + 14),
            top + rise - 34 + i * 24,
          ],
          7,
        ]);
  }
  return [
    canvas.glow(thighs, { opacity: 0.4 * fade, blur: 16, tone: 245 }),
    ...(whiskers.length ? [canvas.glow(whiskers, { opacity: 0.26 * fade, blur: 3.5, tone: 245 })] : []),
  ];
}

export function legMarks(canvas: Canvas, back: boolean, b: Bottoms, side: -1 | 1): Mark[] {
  const { shape, kind } = b;
  const marks: Mark[] = [];
  if (kind === "jeans") {
    marks.push(canvas.seam(legHemLine(shape, side, 15), 0.5), canvas.stitch(legHemLine(shape, side, 12), STITCH));
    if (!b.short) marks.push(canvas.seam(legLine(shape, side, "inner"), 0.32));
    marks.push(canvas.seam(legLine(shape, side, "outer", 7), 0.3));
    if (b.ripped && !back)
      marks.push(...rip(canvas, side < 0 ? kneeX(shape) : 2 * CENTRE - kneeX(shape), kneeAt(shape)));
    return marks;
  }
  if (b.hem === undefined || b.hem === "plain")
    marks.push(
      kind === "tailored"
        ? canvas.seam(legHemLine(shape, side, 20), 0.12)
        : canvas.stitch(legHemLine(shape, side, 14), { strength: 0.45, width: 0.8 }),
    );
  if (!b.short) marks.push(canvas.seam(legLine(shape, side, "outer", 5), 0.22));
  if (b.stripe) marks.push(...stripe(canvas, shape, side));
  if (b.pressed)
    marks.push(
      canvas.seam(legLine(shape, side, "middle"), 0.34, 1.4),
      canvas.glow([[pressCurve(shape, side), 10]], { opacity: 0.2, blur: 4 }),
    );
  return marks;
}

const pressCurve = (shape: LegShape, side: -1 | 1): Curve => {
  const x = (value: number): number => (side < 0 ? value : 2 * CENTRE - value);
  return [
    x(CENTRE - shape.hip * 0.55) - 5,
    crotchOf(shape),
    x(kneeX(shape)) - 5,
    kneeAt(shape),
    x(hemX(shape)) - 5,
    shape.hemAt,
  ];
};

/** Two tapes down the outside of the leg. */
function stripe(canvas: Canvas, shape: LegShape, side: -1 | 1): Mark[] {
  return [9, 17].map((inset) =>
    canvas.ink(legLine(shape, side, "outer", inset), { tone: 210, width: 4.4, opacity: 0.95, region: "contrast" }),
  );
}

function rip(canvas: Canvas, x: number, y: number): Mark[] {
  const edge = (side: -1 | 1): Points =>
    Array.from({ length: 7 }, (_, i) => [
      x - side * (24 - i * 8),
      y + side * (9 + canvas.between(-4, 4) - Math.abs(i - 3) * 2),
    ]);
  const threads = Array.from({ length: 7 }, (_, i) => {
    const high = y - 10 + i * 3.4;
    return canvas.ink(
      line([x - canvas.between(18, 28), high], [x, high + canvas.between(-1, 4)], [x + canvas.between(16, 28), high]),
      {
        tone: 232,
        width: canvas.between(0.8, 1.5),
        opacity: 0.85,
        region: "label",
      },
    );
  });
  return [canvas.tint(smooth([...edge(-1), ...edge(1)]), 0.62, { tone: 30 }), ...threads];
}

export function frontSeams(canvas: Canvas, b: Bottoms): Mark[] {
  const { shape, kind } = b;
  const c = CENTRE;
  const { top, waist, hip } = shape;
  const crotch = crotchOf(shape);
  const marks: Mark[] = [];
  if (kind === "leggings") return [canvas.seam(line([c, top + 24], [c, crotch - 4]), 0.3)];
  marks.push(
    canvas.seam(line([c, top + 20], [c + 1, (top + crotch) / 2], [c, crotch - 4]), kind === "jeans" ? 0.8 : 0.55, 1.5),
  );
  if (b.waistband === undefined || b.waistband === "plain") {
    const fly = line(
      [c + 24, top + 36],
      [c + 23, top + shape.rise * 0.5],
      [c + 18, top + shape.rise * 0.66],
      [c + 3, top + shape.rise * 0.75],
    );
    marks.push(kind === "jeans" ? canvas.stitch(fly, STITCH) : canvas.stitch(fly, { strength: 0.35, width: 0.8 }));
    if (kind === "jeans")
      marks.push(
        canvas.stitch(
          line(
            [c + 20, top + 36],
            [c + 19, top + shape.rise * 0.48],
            [c + 15, top + shape.rise * 0.62],
            [c + 3, top + shape.rise * 0.71],
          ),
          STITCH,
        ),
      );
  }
  for (const side of [-1, 1] as const) {
    const mouth: Points =
      kind === "jeans"
        ? [
            [c - waist + 32, top + 24],
            [c - waist + 29, top + 50],
            [c - waist + 8, top + 72],
            [c - hip + 8, top + 80],
          ]
        : [
            [c - waist + 22, top + 28],
            [c - waist + 2, top + 74],
            [c - hip + 4, top + 118],
          ];
    const path = line(...sided(side, mouth));
    marks.push(
      canvas.seam(path, 0.8, 1.7),
      canvas.glow([[curveOf(sided(side, mouth)), 9]], { opacity: 0.3, blur: 3, tone: 20 }),
    );
    const shifted = (by: number): string =>
      line(
        ...sided(
          side,
          mouth.map(([x, y]) => [x + by, y + by * 0.9] as const),
        ),
      );
    if (kind === "jeans") marks.push(canvas.stitch(shifted(4), STITCH), canvas.stitch(shifted(7.5), STITCH));
    else marks.push(canvas.stitch(shifted(4), { strength: 0.35, width: 0.8 }));
    for (let i = 0; i < (b.pleats ?? 0); i++) {
      const x = c - waist * 0.42 - i * 20;
      const fold = sided(side, [
        [x, top + 26],
        [x - 4, top + 110],
        [x - 6, top + 190],
      ]);
      marks.push(
        canvas.seam(line(...fold), 0.6, 1.3),
        canvas.glow(
          [
            [
              curveOf(
                sided(side, [
                  [x + 5, top + 26],
                  [x + 3, top + 100],
                  [x, top + 200],
                ]),
              ),
              12,
            ],
          ],
          { opacity: 0.34, blur: 4, tone: 20, taper: "end" },
        ),
      );
    }
  }
  return marks;
}

const curveOf = (points: Points): Curve => {
  const [a, b, z] = [points[0] ?? [0, 0], points[Math.floor(points.length / 2)] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return [a[0], a[1], b[0], b[1], z[0], z[1]];
};

export function backSeams(canvas: Canvas, b: Bottoms): Mark[] {
  const { shape, kind } = b;
  const c = CENTRE;
  const { top, hip, waist } = shape;
  const marks: Mark[] = [
    canvas.seam(line([c, top + 20], [c + 1, crotchOf(shape) - 60], [c, crotchOf(shape) - 4]), 0.6, 1.4),
  ];
  if (kind === "jeans")
    for (const [dy, stitched] of [
      [0, false],
      [3, true],
    ] as const) {
      const yokeLine = line(
        [c - hip - 4, top + 50 + dy],
        [c - 50, top + 62 + dy],
        [c, top + 78 + dy, 1],
        [c + 50, top + 62 + dy],
        [c + hip + 4, top + 50 + dy],
      );
      marks.push(stitched ? canvas.stitch(yokeLine, STITCH) : canvas.seam(yokeLine, 0.6));
    }
  if (kind === "tailored")
    for (const side of [-1, 1] as const) {
      marks.push(
        canvas.seam(
          line(
            ...sided(side, [
              [c - waist * 0.52, top + 24],
              [c - waist * 0.5, top + 84],
            ]),
          ),
          0.4,
        ),
      );
      const jet = sided(side, [
        [c - waist * 0.86, top + 90],
        [c - waist * 0.2, top + 92],
      ]);
      marks.push(
        canvas.seam(line(...jet), 0.9, 2.2),
        canvas.seam(
          line(
            ...sided(side, [
              [c - waist * 0.86, top + 95],
              [c - waist * 0.2, top + 97],
            ]),
          ),
          0.5,
        ),
      );
    }
  return marks;
}
