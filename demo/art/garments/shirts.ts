// Shirts, polo shirts and blouses: woven or piqué bodies with plackets, collars and cuffs.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { button } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { drape } from "./folds.ts";
import { collarFromBehind, insideBack, neckBand, turnedCollar } from "./necks.ts";
import type { CollarShape } from "./necks.ts";
import { bodyFolds, cuffBand, cuffLine, hemLine, relax, sided, sleeveFolds, torso } from "./torso.ts";
import type { Torso, TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

interface Shirt {
  readonly shape: TorsoShape;
  readonly collar: CollarShape | "band" | "camp" | "bow" | "tie";
  /** Buttons down the whole front, or two or three in a short placket. */
  readonly placket: "full" | "short" | "hidden" | "none";
  readonly pockets?: 0 | 1 | 2;
  readonly flaps?: boolean;
  readonly cuff?: number;
  readonly tails?: boolean;
  readonly texture?: Texture;
  readonly ribbedSleeves?: boolean;
  readonly buttonDown?: boolean;
  readonly fluid?: boolean;
}

function drawShirt(canvas: Canvas, back: boolean, shirt: Shirt): void {
  const { shape, collar, texture } = shirt;
  const c = CENTRE;
  relax(canvas);
  const t = torso(canvas, shape, back);
  const look = texture ? { texture } : {};
  canvas.shadow();
  if (!back) insideBack(canvas, shape, { rise: collar === "camp" ? 24 : 8, depth: shape.dip + 40 });
  for (const arm of t.arms) {
    canvas.part({
      outline: arm.outline,
      grain: arm.upperGrain,
      ...look,
      folds: [
        ...sleeveFolds(canvas, arm, shirt.fluid ? 1.4 : 1.1),
        ...(shirt.cuff && arm.long
          ? drape(
              canvas,
              [Math.min(arm.outer[0], arm.inner[0]), Math.max(arm.outer[0], arm.inner[0])],
              [arm.outer[1] - shirt.cuff - 70, arm.outer[1] - shirt.cuff + 4],
              5,
              { width: [5, 10], blur: 3, taper: "start", strength: 0.7 },
            )
          : []),
      ],
      round: 30,
      inner:
        arm.long || shirt.ribbedSleeves
          ? []
          : [canvas.stitch(cuffLine(arm, 16), { strength: 0.45, width: 0.8 }), canvas.seam(cuffLine(arm, 18), 0.3)],
    });
    if (shirt.ribbedSleeves)
      canvas.part({
        outline: cuffBand(arm, arm.long ? 40 : 17),
        region: "trim",
        grain: arm.lowerGrain,
        texture: "rib",
        round: 8,
        cast: [0, -2, 3, 0.24],
      });
    else if (shirt.cuff && arm.long) {
      canvas.part({
        outline: cuffBand(arm, shirt.cuff, 0, shirt.fluid ? -3 : 0.5),
        grain: arm.lowerGrain,
        ...look,
        round: 10,
        cast: [1, -3, 3, 0.32],
        inner: [4, shirt.cuff - 4].map((high) => canvas.stitch(cuffLine(arm, high), { strength: 0.4, width: 0.8 })),
      });
      canvas.add(button(canvas, arm.inner[0] + arm.side * 12, arm.inner[1] - shirt.cuff * 0.5 + 1, 4.4));
    }
  }
  const stitches: Mark[] = shirt.tails
    ? []
    : [14].map((high) => canvas.stitch(hemLine(t, high), { strength: 0.45, width: 0.8 }));
  canvas.part({
    outline: shirt.tails ? tailed(t) : t.body,
    ...look,
    folds: [
      ...bodyFolds(canvas, t, 1.1, shirt.fluid ? 1.2 : 1),
      ...(shirt.fluid
        ? drape(canvas, [c - shape.neck, c + shape.neck], [shape.top + 60, shape.hemAt - 40], 7, {
            fan: 150,
            width: [8, 20],
            blur: 6,
            strength: 0.6,
            taper: "end",
          })
        : []),
    ],
    round: 44,
    inner: [...stitches, ...(back ? yoke(canvas, shape, shirt) : [])],
  });
  if (!back) {
    drawPlacket(canvas, shape, shirt);
    drawPockets(canvas, shape, shirt);
  }
  drawCollar(canvas, back, shape, collar, look, shirt.buttonDown === true);
  canvas.cloth = shirt.fluid ? "satin" : "cotton";
  canvas.crumple = shirt.fluid ? 0.3 : 0.24;
  canvas.fit(0.8, 0.88);
}

/** A hem that swings up at the sides. */
function tailed({ shape, side, back }: Torso): Points {
  const c = CENTRE;
  const { hem, hemAt, top, dip } = shape;
  const half: Point[] = [
    [c, top + (back ? 9 : dip)],
    ...side.slice(0, -1),
    [c - hem, hemAt - 44, 1],
    [c - hem + 10, hemAt - 18],
    [c - hem * 0.62, hemAt + 14],
    [c - hem * 0.25, hemAt + (back ? 26 : 20)],
    [c, hemAt + (back ? 27 : 21)],
  ];
  return symmetric(half);
}

function yoke(canvas: Canvas, { top, shoulder, hemAt }: TorsoShape, shirt: Shirt): readonly Mark[] {
  if (shirt.placket === "short" || shirt.placket === "none") return [];
  const c = CENTRE;
  const line1 = line([c - shoulder + 4, top + 74], [c, top + 80], [c + shoulder - 4, top + 74]);
  return [
    canvas.seam(line1, 0.5),
    canvas.stitch(line([c - shoulder + 4, top + 71], [c, top + 77], [c + shoulder - 4, top + 71]), {
      strength: 0.4,
      width: 0.8,
    }),
    canvas.tint(`M${c - 12} ${top + 80}L${c + 12} ${top + 80}L${c + 20} ${hemAt}L${c - 20} ${hemAt}Z`, 0.08, {
      blur: 4,
    }),
    canvas.seam(line([c - 12, top + 80], [c - 17, top + 210], [c - 20, hemAt - 30]), 0.32),
    canvas.seam(line([c + 12, top + 80], [c + 17, top + 210], [c + 20, hemAt - 30]), 0.32),
  ];
}

function drawPlacket(canvas: Canvas, shape: TorsoShape, { placket, texture, tails, collar }: Shirt): void {
  if (placket === "none") return;
  const c = CENTRE;
  const from = shape.top + shape.dip - 4;
  const to = placket === "short" ? from + 104 : shape.hemAt + (tails ? 20 : shape.hemCurve);
  const half = placket === "short" ? 14 : 12;
  canvas.part({
    outline: [
      [c - half, from, 1],
      [c + half, from, 1],
      [c + half, to, 1],
      [c - half, to, 1],
    ],
    ...(texture ? { texture } : {}),
    round: 4,
    form: 0.7,
    cast: [2, 1, 3, 0.28],
    edge: 0.22,
    wobble: 1,
    inner: [-half + 4, half - 4].map((x) =>
      canvas.stitch(line([c + x, from], [c + x, to]), { strength: 0.4, width: 0.8 }),
    ),
  });
  if (placket === "hidden") return;
  const count = placket === "short" ? 3 : 6;
  const first = from + (collar === "camp" ? 26 : 22);
  const last = placket === "short" ? to - 16 : to - 84;
  for (let i = 0; i < count; i++) canvas.add(button(canvas, c, first + ((last - first) * i) / (count - 1), 5));
}

function drawPockets(canvas: Canvas, shape: TorsoShape, { pockets = 0, flaps, texture }: Shirt): void {
  const look = texture ? { texture } : {};
  for (const side of pockets === 2 ? ([-1, 1] as const) : pockets === 1 ? ([1] as const) : []) {
    const x = CENTRE - shape.chest * 0.52;
    const y = shape.armpit - 14;
    canvas.part({
      outline: sided(side, [
        [x - 32, y, 1],
        [x + 30, y, 1],
        [x + 29, y + 62, 1],
        [x, y + 76, 1],
        [x - 31, y + 62, 1],
      ]),
      ...look,
      round: 6,
      cast: [1, 2, 3, 0.26],
      inner: [
        canvas.stitch(
          line(
            ...sided(side, [
              [x - 28, y + 4],
              [x - 27, y + 60, 1],
              [x, y + 72, 1],
              [x + 26, y + 60, 1],
              [x + 27, y + 4],
            ]),
          ),
          { strength: 0.4, width: 0.8 },
        ),
      ],
    });
    if (flaps) {
      canvas.part({
        outline: sided(side, [
          [x - 33, y - 4, 1],
          [x + 31, y - 4, 1],
          [x + 31, y + 18, 1],
          [x, y + 28, 1],
          [x - 33, y + 18, 1],
        ]),
        ...look,
        round: 5,
        cast: [1, 3, 3, 0.36],
      });
      canvas.add(button(canvas, side < 0 ? x : 2 * CENTRE - x, y + 18, 4.4));
    }
  }
}

function drawCollar(
  canvas: Canvas,
  back: boolean,
  shape: TorsoShape,
  collar: Shirt["collar"],
  look: { texture?: Texture },
  buttonDown: boolean,
): void {
  const c = CENTRE;
  const { top, dip } = shape;
  if (collar === "band") {
    neckBand(canvas, { ...shape, dip: back ? dip : dip - 2 }, back ? "back" : "crew", 6, {
      rise: 15,
      region: "cloth",
      stitched: false,
    });
    return;
  }
  if (back) {
    collarFromBehind(canvas, shape, collar === "bow" || collar === "tie" ? 16 : 20, collar === "camp" ? 34 : 26, look);
    return;
  }
  if (collar === "camp") {
    camp(canvas, shape);
    return;
  }
  if (collar === "bow" || collar === "tie") {
    neckBand(canvas, { ...shape, dip: dip - 2 }, "crew", 9, { rise: 13, region: "cloth", stitched: false });
    bow(canvas, c, top + dip + 4, collar === "bow");
    return;
  }
  turnedCollar(canvas, shape, collar, look);
  if (buttonDown)
    for (const side of [-1, 1]) canvas.add(button(canvas, c + side * (collar.spread - 7), top + collar.drop - 9, 3.4));
}

/** An open notched collar that lies flat: leaves and revers of one piece. */
function camp(canvas: Canvas, { neck, top, dip }: TorsoShape): void {
  const c = CENTRE;
  const foot = top + dip;
  for (const side of [1, -1] as const) {
    canvas.part({
      outline: sided(side, [
        [c - neck + 2, top + 12, 1],
        [c - neck - 14, top + 56, 1],
        [c - neck - 2, top + 76],
        [c - 26, foot - 4],
        [c + 2, foot + 6, 1],
        [c - neck * 0.5, top + dip * 0.5],
      ]),
      grain: -side * 18,
      round: 6,
      cast: [2, 4, 4, 0.36],
      wobble: 0.8,
    });
    canvas.part({
      outline: sided(side, [
        [c - neck + 8, top - 18, 1],
        [c - neck - 8, top - 4],
        [c - neck - 24, top + 28],
        [c - neck - 30, top + 50, 1],
        [c - neck + 2, top + 58, 1],
        [c - neck + 10, top + 20],
      ]),
      grain: -side * 30,
      round: 6,
      cast: [2, 4, 4, 0.36],
      wobble: 0.8,
      inner: [
        canvas.stitch(
          line(
            ...sided(side, [
              [c - neck - 12, top + 4],
              [c - neck - 25, top + 46],
              [c - neck, top + 53],
            ]),
          ),
          { strength: 0.4, width: 0.8 },
        ),
      ],
    });
  }
  canvas.part({
    outline: [
      [c - neck + 4, top + 2, 1],
      [c - neck + 9, top - 18],
      [c, top - 26],
      [c + neck - 9, top - 18],
      [c + neck - 4, top + 2, 1],
      [c + neck - 16, top - 4],
      [c, top - 11],
      [c - neck + 16, top - 4],
    ],
    round: 7,
  });
}

/** A soft bow, or a long knotted tie when not `full`. */
function bow(canvas: Canvas, x: number, y: number, full: boolean): void {
  const ends: readonly Points[] = full
    ? [
        [
          [x - 8, y + 4],
          [x + 6, y + 8],
          [x - 4, y + 70],
          [x - 14, y + 138, 1],
          [x - 52, y + 130, 1],
          [x - 30, y + 60],
        ],
        [
          [x - 4, y + 8],
          [x + 10, y + 4],
          [x + 34, y + 66],
          [x + 50, y + 152, 1],
          [x + 12, y + 160, 1],
          [x + 10, y + 74],
        ],
      ]
    : [
        [
          [x - 9, y + 4],
          [x + 5, y + 6],
          [x - 2, y + 110],
          [x - 10, y + 236, 1],
          [x - 34, y + 232, 1],
          [x - 22, y + 100],
        ],
        [
          [x - 4, y + 6],
          [x + 9, y + 4],
          [x + 22, y + 100],
          [x + 30, y + 262, 1],
          [x + 6, y + 266, 1],
          [x + 4, y + 110],
        ],
      ];
  for (const outline of ends) {
    const [a, b, m, z] = [outline[0], outline[1], outline[2], outline[4]];
    if (!a || !b || !m || !z) continue;
    canvas.part({
      outline,
      round: 9,
      cast: [3, 5, 5, 0.36],
      folds: [
        {
          path: [(a[0] + b[0]) / 2, a[1], (m[0] + z[0]) / 2, m[1], (m[0] + z[0]) / 2 - 2, z[1]],
          width: 9,
          strength: 0.9,
          blur: 3,
        },
        { path: [(a[0] + b[0]) / 2 + 3, a[1], m[0] - 4, m[1], m[0] + 2, z[1]], width: 6, strength: 0.6, blur: 3 },
      ],
    });
  }
  if (full)
    for (const side of [1, -1] as const)
      canvas.part({
        outline: [
          [x + side * 6, y + 2],
          [x + side * 34, y - 24],
          [x + side * 66, y - 20],
          [x + side * 78, y + 8],
          [x + side * 62, y + 34],
          [x + side * 30, y + 26],
        ],
        round: 14,
        cast: [3, 6, 5, 0.4],
        grain: 90,
        folds: [
          {
            path: [x + side * 8, y + 2, x + side * 34, y - 8, x + side * 62, y - 10],
            width: 10,
            strength: 0.9,
            blur: 3,
            taper: "end",
          },
          {
            path: [x + side * 8, y + 6, x + side * 36, y + 8, x + side * 66, y + 18],
            width: 10,
            strength: 0.9,
            blur: 3,
            taper: "end",
          },
        ],
      });
  canvas.part({
    outline: [
      [x - 11, y - 10],
      [x + 8, y - 12],
      [x + 14, y + 2],
      [x + 10, y + 15],
      [x - 9, y + 16],
      [x - 14, y + 3],
    ],
    round: 7,
    cast: [2, 4, 4, 0.42],
    folds: [{ path: [x - 8, y - 6, x + 2, y + 2, x - 2, y + 12], width: 6, strength: 0.9, blur: 2.5 }],
  });
}

const CLASSIC: TorsoShape = {
  neck: 46,
  top: 130,
  dip: 34,
  shoulder: 136,
  slope: 38,
  armpit: 284,
  chest: 138,
  waistAt: 430,
  waist: 130,
  hemAt: 590,
  hem: 138,
  hemCurve: 8,
  sleeve: { length: 384, cuff: 29, swing: 18, bend: 5 },
};
const RELAXED: TorsoShape = {
  ...CLASSIC,
  shoulder: 148,
  slope: 42,
  armpit: 300,
  chest: 150,
  waist: 148,
  hem: 150,
  sleeve: { length: 376, cuff: 32, swing: 17, bend: 3 },
};
const OVERSIZED: TorsoShape = {
  ...CLASSIC,
  shoulder: 174,
  slope: 52,
  armpit: 330,
  chest: 170,
  waist: 170,
  hemAt: 640,
  hem: 172,
  sleeve: { length: 352, cuff: 36, swing: 14, bend: 0, elbow: 92 },
};
const CAMP: TorsoShape = {
  ...RELAXED,
  neck: 50,
  dip: 112,
  hemAt: 570,
  hemCurve: 4,
  sleeve: { length: 150, cuff: 56, swing: 24, bend: 19 },
};
const POLO: TorsoShape = {
  ...CLASSIC,
  neck: 48,
  dip: 38,
  hemAt: 568,
  waist: 134,
  sleeve: { length: 134, cuff: 46, swing: 27, bend: 21 },
};
const SLIM_POLO: TorsoShape = {
  ...POLO,
  shoulder: 122,
  chest: 120,
  waistAt: 400,
  waist: 106,
  hem: 116,
  hemAt: 532,
  armpit: 268,
  sleeve: { length: 100, cuff: 40, swing: 29, bend: 24 },
};
const BLOUSE: TorsoShape = {
  ...CLASSIC,
  neck: 48,
  dip: 30,
  shoulder: 124,
  slope: 34,
  chest: 130,
  waist: 126,
  hem: 134,
  hemAt: 560,
  sleeve: { length: 372, cuff: 26, swing: 20, bend: 6, elbow: 84 },
};
const BALLOON: TorsoShape = {
  ...BLOUSE,
  shoulder: 118,
  hemAt: 530,
  hem: 124,
  waist: 118,
  sleeve: { length: 360, cuff: 34, swing: 24, bend: 2, elbow: 108, puff: 8 },
};

const POINT: CollarShape = { stand: 22, drop: 68, spread: 58, meet: 36 };
const SPREAD: CollarShape = { stand: 24, drop: 58, spread: 74, meet: 34 };
const LARGE: CollarShape = { stand: 22, drop: 76, spread: 64, meet: 38 };
const SOFT: CollarShape = { stand: 20, drop: 58, spread: 62, meet: 40, gap: 10 };

const shirt = (of: string, construction: string, look: Shirt, cloth = "cotton"): readonly Drawer[] =>
  bothViews({ of, construction, cloth }, (canvas, back) => drawShirt(canvas, back, look));

export const shirts: readonly Drawer[] = [
  ...shirt("shirts/classic", "a", { shape: CLASSIC, collar: POINT, placket: "full", cuff: 36, tails: true }),
  ...shirt("shirts/classic", "b", {
    shape: RELAXED,
    collar: LARGE,
    placket: "full",
    cuff: 34,
    tails: true,
    pockets: 1,
    buttonDown: true,
  }),
  ...shirt("shirts/oversized", "a", {
    shape: OVERSIZED,
    collar: SPREAD,
    placket: "full",
    cuff: 44,
    tails: true,
    pockets: 2,
    flaps: true,
  }),
  ...shirt("shirts/camp", "a", { shape: CAMP, collar: "camp", placket: "full", pockets: 1 }),
  ...shirt("shirts/band", "a", {
    shape: { ...RELAXED, dip: 36 },
    collar: "band",
    placket: "full",
    cuff: 30,
    tails: true,
  }),
  ...shirt(
    "polo-shirts/short",
    "a",
    { shape: POLO, collar: SOFT, placket: "short", ribbedSleeves: true, texture: "mesh" },
    "jersey",
  ),
  ...shirt(
    "polo-shirts/short",
    "b",
    {
      shape: SLIM_POLO,
      collar: { ...SOFT, drop: 50, spread: 66, gap: 16 },
      placket: "none",
      ribbedSleeves: true,
      texture: "mesh",
    },
    "jersey",
  ),
  ...shirt(
    "polo-shirts/long",
    "a",
    {
      shape: { ...POLO, sleeve: { length: 372, cuff: 27, swing: 18, bend: 5 } },
      collar: SOFT,
      placket: "short",
      ribbedSleeves: true,
      texture: "mesh",
    },
    "jersey",
  ),
  ...shirt("tops/blouse", "a", { shape: BLOUSE, collar: "bow", placket: "hidden", cuff: 32, fluid: true }, "satin"),
  ...shirt("tops/blouse", "b", { shape: BALLOON, collar: "tie", placket: "hidden", cuff: 24, fluid: true }, "satin"),
];
