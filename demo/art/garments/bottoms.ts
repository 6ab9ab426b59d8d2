// Trousers, jeans and shorts: one pair of legs, many waists, pockets and hems.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { PLAIN } from "../format.ts";
import { button, label, rivet } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Curve, Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { drape } from "./folds.ts";
import { crotchOf, hemX, kneeAt, kneeX, legFolds, legHemLine, legLine, legsOutline } from "./legs.ts";
import type { LegShape } from "./legs.ts";
import { relax, sided } from "./torso.ts";
import { bothViews } from "./views.ts";

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

const STITCH = { strength: 0.9, width: 1.1, region: "trim", tone: 176 } as const;

export function drawBottoms(canvas: Canvas, back: boolean, b: Bottoms, framed = true): void {
  const { shape, kind } = b;
  const c = CENTRE;
  const { top, waist } = shape;
  const look = kind === "jeans" ? { texture: "denim" as const } : b.texture ? { texture: b.texture } : {};
  if (framed) {
    relax(canvas, 0.9);
    canvas.shadow();
  }
  // The inside of the far waist.
  canvas.part({
    outline: back
      ? [
          [c - waist + 2, top + 2, 1],
          [c, top + 4],
          [c + waist - 2, top + 2, 1],
          [c, top + 22],
        ]
      : [
          [c - waist + 2, top + 2, 1],
          [c - 40, top - 7],
          [c, top - 10],
          [c + 40, top - 7],
          [c + waist - 2, top + 2, 1],
          [c, top + 26],
        ],
    ...look,
    tone: PLAIN * 0.66,
    round: 8,
    inner: back
      ? []
      : [kind === "jeans" ? label(canvas, c, top - 5, 50, 20, "trim") : label(canvas, c, top - 4, 32, 13)],
  });
  const under: Mark[] = b.fade ? worn(canvas, shape, back, b.fade) : [];
  const inner: Mark[] = [];
  for (const side of [-1, 1] as const) inner.push(...legMarks(canvas, back, b, side));
  canvas.part({
    outline: legsOutline(shape, b.short),
    ...look,
    folds: [
      ...legFolds(canvas, shape, { back, stack: b.short ? 0 : (b.stack ?? 3), slack: b.slack ?? 1 }),
      ...(b.wide ? [-1, 1].flatMap((side) => wideFolds(canvas, shape, side)) : []),
      ...(b.waistband && b.waistband !== "plain"
        ? drape(canvas, [c - waist, c + waist], [top + 26, top + 90], 12, {
            fan: 30,
            width: [5, 11],
            blur: 3,
            strength: 0.7,
            taper: "end",
          })
        : []),
    ],
    round: 36,
    under,
    inner: [...inner, ...(back ? backSeams(canvas, b) : frontSeams(canvas, b))],
    edge: 0.3,
  });
  if (b.hem === "turn-up" || b.hem === "rib")
    for (const side of [-1, 1] as const) hemBand(canvas, shape, side, b.hem, look);
  if (kind !== "leggings") (back ? backPockets : () => undefined)(canvas, b);
  if (b.cargo) for (const side of [-1, 1] as const) cargoPocket(canvas, shape, side, look, b.short === true);
  drawWaistband(canvas, back, b, look);
  canvas.cloth = kind === "jeans" ? "denim" : kind === "tailored" ? "wool" : "cotton";
  if (framed) canvas.fit(b.short ? 0.66 : 0.86, 0.84);
}

/** Whitened thighs and knees, whiskers at the hips. */
function worn(canvas: Canvas, shape: LegShape, back: boolean, fade: number): Mark[] {
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

function legMarks(canvas: Canvas, back: boolean, b: Bottoms, side: -1 | 1): Mark[] {
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
  return [
    canvas.tint(
      `M${x - 26} ${y - 8}Q${x} ${y - 16} ${x + 26} ${y - 6}Q${x + 30} ${y + 6} ${x + 24} ${y + 12}Q${x} ${y + 18} ${x - 25} ${y + 11}Z`,
      0.7,
      { tone: 30 },
    ),
    ...[-7, -3, 1, 5, 9].map((k) =>
      canvas.ink(line([x - 27, y + k], [x, y + k + 3], [x + 27, y + k]), {
        tone: 240,
        width: 1.5,
        opacity: 0.9,
        region: "label",
      }),
    ),
  ];
}

const wideFolds = (canvas: Canvas, shape: LegShape, side: number) => {
  const c = CENTRE;
  const { hem, hemAt, top } = shape;
  const [a, z] = side < 0 ? [c - hem[0], c - hem[1]] : [c + hem[1], c + hem[0]];
  return drape(canvas, [a + (side < 0 ? 60 : 14), z - (side < 0 ? 14 : 60)], [top + 190, hemAt], 4, {
    fan: 60,
    width: [12, 26],
    blur: 8,
    strength: 0.8,
    taper: "start",
    ragged: [0.3, 0.02],
  });
};

function frontSeams(canvas: Canvas, b: Bottoms): Mark[] {
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

function backSeams(canvas: Canvas, b: Bottoms): Mark[] {
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

function backPockets(canvas: Canvas, b: Bottoms): void {
  const { top, waist } = b.shape;
  const c = CENTRE;
  if (b.kind === "tailored") {
    for (const side of [-1, 1]) canvas.add(button(canvas, c + side * waist * 0.53, top + 104, 4.6));
    return;
  }
  if (b.waistband && b.waistband !== "plain") return;
  for (const side of [-1, 1] as const) {
    const x = c + side * Math.max(52, waist * 0.58);
    canvas.part({
      outline: [
        [x - 32, top + 94, 1],
        [x + 32, top + 92, 1],
        [x + 30, top + 156, 1],
        [x, top + 176, 1],
        [x - 30, top + 156, 1],
      ],
      ...(b.kind === "jeans" ? { texture: "denim" as const } : {}),
      grain: side * 3,
      round: 8,
      cast: [2, 3, 3, 0.34],
      under: b.fade
        ? [canvas.glow([[[x - 4, top + 100, x, top + 130, x - 2, top + 168], 40]], { opacity: 0.22 * b.fade, blur: 9 })]
        : [],
      inner: [
        canvas.stitch(
          line(
            [x - 29, top + 98],
            [x - 27, top + 154, 1],
            [x, top + 172, 1],
            [x + 27, top + 154, 1],
            [x + 29, top + 96],
          ),
          b.kind === "jeans" ? STITCH : { strength: 0.45 },
        ),
        canvas.stitch(line([x - 32, top + 102], [x + 32, top + 100]), b.kind === "jeans" ? STITCH : { strength: 0.45 }),
      ],
    });
  }
}

function hemBand(
  canvas: Canvas,
  { hem, hemAt }: LegShape,
  side: -1 | 1,
  kind: "turn-up" | "rib",
  look: { texture?: Texture },
): void {
  const c = CENTRE;
  const high = kind === "rib" ? 40 : 30;
  const out = kind === "rib" ? -1 : 2;
  canvas.part({
    outline: sided(side, [
      [c - hem[0] - out, hemAt - 4 - high, 1],
      [c - (hem[0] + hem[1]) / 2, hemAt + 4 - high],
      [c - hem[1] + out, hemAt - 2 - high, 1],
      [c - hem[1] + out, hemAt - 1, 1],
      [c - (hem[0] + hem[1]) / 2, hemAt + 6],
      [c - hem[0] - out, hemAt - 3, 1],
    ]),
    ...(kind === "rib" ? { texture: "rib" as const, region: "trim" as const } : look),
    round: 11,
    cast: [1, -2, 4, 0.3],
  });
}

function cargoPocket(canvas: Canvas, shape: LegShape, side: -1 | 1, look: { texture?: Texture }, short: boolean): void {
  const c = CENTRE;
  const x = c - shape.hip - 2;
  const y = crotchOf(shape) + (short ? -8 : 30);
  const leg = shape.hip - 12;
  const bag: Points = [
    [x - 4, y, 1],
    [x + leg * 0.62, y + 4, 1],
    [x + leg * 0.6, y + 104, 1],
    [x + 2, y + 104, 1],
  ];
  canvas.part({
    outline: sided(side, bag),
    ...look,
    round: 12,
    cast: [2, 4, 5, 0.4],
    inner: [
      canvas.seam(
        line(
          ...sided(side, [
            [x + leg * 0.3, y + 6],
            [x + leg * 0.3, y + 104],
          ]),
        ),
        0.35,
      ),
    ],
  });
  canvas.part({
    outline: sided(side, [
      [x - 6, y - 6, 1],
      [x + leg * 0.65, y - 2, 1],
      [x + leg * 0.64, y + 28, 1],
      [x - 4, y + 26, 1],
    ]),
    ...look,
    round: 7,
    cast: [2, 4, 4, 0.4],
    inner: [
      canvas.stitch(
        line(
          ...sided(side, [
            [x - 4, y + 21],
            [x + leg * 0.62, y + 23],
          ]),
        ),
        { strength: 0.4, width: 0.8 },
      ),
    ],
  });
  for (const dx of [leg * 0.14, leg * 0.5]) canvas.add(button(canvas, side < 0 ? x + dx : 2 * c - x - dx, y + 16, 3.8));
}

function drawWaistband(canvas: Canvas, back: boolean, b: Bottoms, look: { texture?: Texture }): void {
  const { top, waist } = b.shape;
  const c = CENTRE;
  const soft = b.waistband && b.waistband !== "plain";
  const deep = soft ? 32 : b.kind === "leggings" ? 38 : 27;
  const sag = back ? 4 : 12;
  const stitch = (k: number): Mark => {
    const path = line([c - waist - 4, top - 1 + k], [c, top + sag + k], [c + waist + 4, top - 1 + k]);
    return b.kind === "jeans" ? canvas.stitch(path, STITCH) : canvas.stitch(path, { strength: 0.35, width: 0.8 });
  };
  canvas.part({
    outline: [
      [c - waist - 1, top - 1, 1],
      [c, top + sag],
      [c + waist + 1, top - 1, 1],
      [c + waist + 5, top + deep, 1],
      [c, top + sag + deep + 2],
      [c - waist - 5, top + deep, 1],
    ],
    ...(soft ? (b.waistband === "rib" ? { texture: "rib" as const, region: "trim" as const } : look) : look),
    round: 8,
    cast: [1, 3, 3, 0.34],
    edge: 0.3,
    folds:
      soft && b.waistband !== "rib"
        ? drape(canvas, [c - waist, c + waist], [top, top + deep + 8], 22, {
            width: [4, 8],
            blur: 2,
            strength: 0.8,
            ragged: [0.05, 0.05],
          })
        : [],
    inner: b.kind === "tailored" ? [] : [stitch(4), stitch(deep - 4)],
  });
  if (soft) {
    if (b.waistband === "drawstring" && !back)
      for (const side of [-1, 1]) {
        canvas.add(
          rivet(canvas, c + side * 14, top + sag + 14, 3.2),
          canvas.strand(
            line(
              [c + side * 14, top + sag + 15],
              [c + side * 22, top + sag + 60],
              [c + side * 12 + 3, top + sag + 96 + side * 8],
            ),
            5,
            { tone: 200 },
          ),
        );
      }
    return;
  }
  if (b.kind === "leggings") return;
  for (const x of back ? [-0.72, 0, 0.72] : [-0.66, 0.66]) {
    const lx = c + x * waist;
    const y = top + 2 + (1 - Math.abs(x)) * sag;
    canvas.part({
      outline: [
        [lx - 4.5, y - 6, 1],
        [lx + 4.5, y - 6, 1],
        [lx + 5, y + 31, 1],
        [lx - 5, y + 31, 1],
      ],
      ...look,
      round: 3,
      cast: [2, 2, 2, 0.45],
      wobble: 0.6,
    });
  }
  if (back && b.kind === "jeans")
    canvas.part({
      outline: [
        [c + waist * 0.34, top + 5, 1],
        [c + waist * 0.8, top, 1],
        [c + waist * 0.81, top + 22, 1],
        [c + waist * 0.35, top + 28, 1],
      ],
      region: "trim",
      tone: 150,
      round: 3,
      cast: [1, 2, 2, 0.4],
    });
  if (!back)
    canvas.add(
      b.kind === "jeans"
        ? button(canvas, c + 1, top + 26, 7.5, { region: "metal", holes: 0 })
        : button(canvas, c + 2, top + 25, 5.6),
    );
}

const legs = (
  waist: number,
  hip: number,
  knee: readonly [number, number],
  hem: readonly [number, number],
  hemAt = 742,
  rise = 190,
): LegShape => ({ top: 72, waist, hip, rise, knee, hem, hemAt });

const STRAIGHT = legs(86, 112, [114, 17], [110, 21]);
const ROOMY = legs(90, 120, [128, 10], [124, 14], 738, 204);
const WIDE = legs(82, 112, [144, 5], [172, 4], 746);
const PALAZZO = legs(86, 120, [164, 3], [184, 5], 744, 212);
const TAPERED = legs(86, 120, [114, 14], [84, 24], 716, 200);
const CARROT = legs(84, 130, [128, 8], [88, 20], 706, 208);
const CARGO = legs(90, 120, [128, 9], [120, 14], 740);
const JOGGER = legs(88, 118, [114, 14], [82, 26], 722);
const FLARED = legs(82, 106, [96, 18], [146, 5], 748);
const LEGGINGS = legs(76, 94, [82, 14], [60, 16], 730, 180);
const SKINNY = legs(84, 104, [90, 16], [74, 18], 738, 180);
const TAPERED_JEANS = legs(90, 118, [114, 13], [88, 24], 730);

const SHORT = (outer: number, hemAt: number, inner = 3, hip = 126): LegShape => ({
  top: 130,
  waist: 94,
  hip,
  rise: 184,
  knee: [outer, inner],
  hem: [outer, inner],
  hemAt,
});

const bottoms = (of: string, construction: string, b: Bottoms, cloth: string): readonly Drawer[] =>
  bothViews({ of, construction, cloth, printable: b.kind !== "jeans" }, (canvas, back) => drawBottoms(canvas, back, b));

export const trousers: readonly Drawer[] = [
  ...bottoms("pants/straight", "a", { shape: STRAIGHT, kind: "tailored", pressed: true }, "wool"),
  ...bottoms("pants/straight", "b", { shape: ROOMY, kind: "casual", hem: "turn-up", texture: "twill" }, "cotton"),
  ...bottoms("pants/wide", "a", { shape: WIDE, kind: "tailored", wide: true, pressed: true, stack: 1 }, "wool"),
  ...bottoms(
    "pants/wide",
    "b",
    { shape: PALAZZO, kind: "casual", waistband: "drawstring", wide: true, stack: 1 },
    "cotton",
  ),
  ...bottoms("pants/tapered", "a", { shape: TAPERED, kind: "tailored", pleats: 2, pressed: true, stack: 2 }, "wool"),
  ...bottoms("pants/tapered", "b", { shape: CARROT, kind: "tailored", pleats: 1, hem: "turn-up", stack: 2 }, "cotton"),
  ...bottoms("pants/cargo", "a", { shape: CARGO, kind: "casual", cargo: true, texture: "twill", slack: 1.2 }, "cotton"),
  ...bottoms(
    "pants/jogger",
    "a",
    { shape: JOGGER, kind: "casual", waistband: "drawstring", hem: "rib", stripe: true, stack: 4 },
    "jersey",
  ),
  ...bottoms("pants/flared", "a", { shape: FLARED, kind: "tailored", stack: 1 }, "wool"),
  ...bottoms("pants/leggings", "a", { shape: LEGGINGS, kind: "leggings", stack: 4, slack: 0.6 }, "jersey"),
  ...bottoms("jeans/straight", "a", { shape: STRAIGHT, kind: "jeans", fade: 0.8 }, "denim"),
  ...bottoms(
    "jeans/straight",
    "b",
    { shape: { ...ROOMY, rise: 190 }, kind: "jeans", hem: "turn-up", fade: 0.25, slack: 1.2 },
    "denim",
  ),
  ...bottoms("jeans/wide", "a", { shape: WIDE, kind: "jeans", fade: 0.7, wide: true, stack: 1 }, "denim"),
  ...bottoms(
    "jeans/wide",
    "b",
    {
      shape: { ...legs(92, 128, [150, 10], [154, 16], 736), rise: 212 },
      kind: "jeans",
      fade: 1,
      slack: 1.4,
      stack: 4,
      ripped: true,
    },
    "denim",
  ),
  ...bottoms("jeans/skinny", "a", { shape: SKINNY, kind: "jeans", fade: 0.6, stack: 5 }, "denim"),
  ...bottoms("jeans/flared", "a", { shape: { ...FLARED, hem: [142, 7] }, kind: "jeans", fade: 0.6, stack: 1 }, "denim"),
  ...bottoms("jeans/tapered", "a", { shape: TAPERED_JEANS, kind: "jeans", fade: 0.9, stack: 4 }, "denim"),
  ...bottoms("shorts/tailored", "a", { shape: SHORT(142, 440), kind: "tailored", short: true, pleats: 1 }, "wool"),
  ...bottoms(
    "shorts/tailored",
    "b",
    { shape: SHORT(148, 392), kind: "tailored", short: true, pleats: 2, hem: "turn-up" },
    "cotton",
  ),
  ...bottoms(
    "shorts/bermuda",
    "a",
    { shape: SHORT(138, 526, 6), kind: "casual", short: true, texture: "twill" },
    "cotton",
  ),
  ...bottoms(
    "shorts/denim",
    "a",
    { shape: SHORT(142, 408), kind: "jeans", short: true, fade: 0.8, hem: "turn-up" },
    "denim",
  ),
  ...bottoms(
    "shorts/drawstring",
    "a",
    { shape: SHORT(146, 452), kind: "casual", short: true, waistband: "drawstring" },
    "jersey",
  ),
  ...bottoms(
    "swimwear/swim-shorts",
    "a",
    { shape: SHORT(150, 410), kind: "casual", short: true, waistband: "drawstring", stripe: true },
    "smooth",
  ),
];
