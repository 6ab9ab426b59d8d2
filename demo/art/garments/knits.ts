// Knitwear: sweaters, cardigans, vests and knitted polos share a ribbed body; what differs is the neck, the stitch and the fit.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { PLAIN } from "../format.ts";
import { button, zip } from "../hardware.ts";
import { grey, joined, shading } from "../marks.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { insideBack, neckBand, rollNeck, turnedCollar, collarFromBehind } from "./necks.ts";
import { bodyFolds, cuffBand, relax, sided, sleeveFolds, torso } from "./torso.ts";
import type { Torso, TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

interface Knit {
  readonly shape: TorsoShape;
  readonly neck: "crew" | "v" | "roll" | "funnel" | "polo" | "half-zip";
  readonly texture?: Texture;
  readonly rib?: Texture;
  readonly ribHeight?: number;
  readonly cuffHeight?: number;
  readonly band?: number;
  /** Number of buttons down the front; 0 for a pullover. */
  readonly buttons?: number;
  readonly open?: boolean;
  readonly pockets?: boolean;
  readonly cables?: boolean;
  readonly ease?: number;
  readonly raglan?: boolean;
}

function drawKnit(canvas: Canvas, back: boolean, knit: Knit): void {
  const { shape, texture = "knit", rib = "rib", ribHeight = 40, cuffHeight = 44, band = 19, ease = 1 } = knit;
  const c = CENTRE;
  relax(canvas);
  const t = torso(canvas, shape, back);
  canvas.shadow();
  const high = knit.neck === "roll" || knit.neck === "funnel";
  if (!back && !high)
    insideBack(canvas, shape, { texture, depth: knit.open ? shape.hemAt - shape.top - 30 : shape.dip + 30, rise: 6 });
  for (const arm of t.arms) {
    canvas.part({
      outline: arm.outline,
      grain: arm.upperGrain * 0.8,
      texture,
      folds: sleeveFolds(canvas, arm, ease),
      round: 32,
      under: knit.cables
        ? [braid(canvas, arm.elbow[0], 9, 44, shape.top, shape.hemAt, arm.upperGrain * 0.5, arm.elbow[1])]
        : [],
    });
    canvas.part({
      outline: cuffBand(arm, cuffHeight),
      region: "trim",
      grain: arm.lowerGrain,
      texture: rib,
      round: 15,
      cast: [0, -3, 4, 0.22],
    });
  }
  const body = knit.open && !back ? openFronts(t) : [t.body];
  const raglan: readonly Mark[] = knit.raglan
    ? ([-1, 1] as const).map((side) =>
        canvas.seam(
          line(
            ...sided(side, [
              [c - shape.neck - 4, shape.top + 8],
              [c - shape.neck - 46, shape.top + 90],
              [c - shape.chest, shape.armpit],
            ]),
          ),
          0.5,
          1.6,
        ),
      )
    : [];
  for (const outline of body)
    canvas.part({
      outline,
      texture,
      folds: bodyFolds(canvas, t, 1.2 * ease, ease),
      round: 44,
      under: knit.cables ? cables(canvas, shape) : [],
      inner: raglan,
      ...(knit.open ? { cast: [2, 2, 5, 0.35] as const } : {}),
    });
  if (ribHeight)
    for (const outline of hemRib(t, ribHeight, knit.open === true && !back))
      canvas.part({ outline, region: "trim", texture: rib, round: 20, cast: [0, -3, 4, 0.2] });
  if (t.arms.length === 0) armholes(canvas, shape);
  if (knit.pockets && !back) for (const side of [-1, 1] as const) patchPocket(canvas, shape, side, texture);
  drawNeck(canvas, back, knit, band, rib);
  if (knit.buttons && !back) placket(canvas, shape, knit.buttons, rib);
  canvas.cloth = "knit";
  canvas.crumple = 0.16;
  canvas.fit(shape.hemAt - shape.top > 520 ? 0.86 : 0.76, 0.88);
}

function drawNeck(canvas: Canvas, back: boolean, knit: Knit, band: number, rib: Texture): void {
  const { shape, neck } = knit;
  const c = CENTRE;
  if (neck === "roll" || neck === "funnel") {
    rollNeck(canvas, shape, neck === "roll" ? 62 : 34, rib, neck === "roll");
    return;
  }
  if (neck === "polo" || neck === "half-zip") {
    const stand = neck === "polo" ? 22 : 26;
    if (back) {
      collarFromBehind(canvas, shape, stand, 26, { region: "trim", texture: "rib" });
      return;
    }
    const foot = shape.top + shape.dip;
    if (neck === "polo") {
      canvas.part({
        outline: [
          [c - 13, foot - 30, 1],
          [c + 13, foot - 30, 1],
          [c + 13, foot + 78, 1],
          [c - 13, foot + 80, 1],
        ],
        region: "trim",
        texture: "fine-knit",
        round: 5,
        cast: [1, 2, 3, 0.3],
      });
      turnedCollar(
        canvas,
        shape,
        { stand, drop: 64, spread: 66, meet: shape.dip + 4, gap: 8 },
        { region: "trim", texture: "fine-knit" },
      );
      for (const y of [foot + 12, foot + 46]) canvas.add(button(canvas, c, y, 6));
      return;
    }
    turnedCollar(
      canvas,
      shape,
      { stand: 30, drop: 48, spread: 58, meet: shape.dip + 2, gap: 7 },
      { region: "trim", texture: "fine-knit" },
    );
    canvas.add(
      zip(canvas, line([c, foot - 4], [c + 1, foot + 60], [c, foot + 112]), { width: 6, pull: [c + 1, foot + 20] }),
    );
    return;
  }
  neckBand(canvas, shape, back ? "back" : neck, band, {
    rib: neck === "v" && !back ? 74 : 46,
    rise: 5,
    stitched: false,
  });
}

/** The two fronts of a cardigan that hangs open, each from its shoulder to its own edge. */
function openFronts({ shape, side }: Torso): readonly Points[] {
  const c = CENTRE;
  const { top, dip, hemAt, hem, hemCurve } = shape;
  const left: Points = [
    ...side,
    [c - hem * 0.5, hemAt + hemCurve * 0.8],
    [c - 24, hemAt + hemCurve, 1],
    [c - 16, hemAt - 160],
    [c - 10, top + dip + 40],
    [c - 16, top + dip],
    [c - shape.neck * 0.66, top + dip * 0.5],
  ];
  return [sided(1, left), left];
}

function hemRib({ shape }: Torso, height: number, open: boolean): readonly Points[] {
  const c = CENTRE;
  const { hem, hemAt, hemCurve } = shape;
  const edge = open ? c - 23 : c;
  const half: Points = [
    [c - hem + 1, hemAt - height, 1],
    ...(open
      ? ([
          [edge, hemAt - height + 4, 1],
          [edge, hemAt + hemCurve, 1],
        ] as Point[])
      : ([[c, hemAt - height + 4]] as Point[])),
  ];
  if (open) {
    const panel: Points = [
      ...half,
      [c - hem * 0.5, hemAt + hemCurve * 0.7],
      [c - hem + 5, hemAt, 1],
      [c - hem + 2, hemAt - height / 2],
    ];
    return [sided(1, panel), panel];
  }
  return [
    [
      ...half,
      [c + hem - 1, hemAt - height, 1],
      [c + hem - 3, hemAt - height / 2],
      [c + hem - 6, hemAt, 1],
      [c, hemAt + hemCurve],
      [c - hem + 6, hemAt, 1],
      [c - hem + 3, hemAt - height / 2],
    ],
  ];
}

function armholes(canvas: Canvas, { shoulder, top, slope, armpit, chest }: TorsoShape): void {
  const c = CENTRE;
  for (const side of [-1, 1] as const) {
    const edge: Points = [
      [c - shoulder, top + slope, 1],
      [c - shoulder + 12, top + slope + (armpit - top - slope) * 0.5],
      [c - chest, armpit, 1],
    ];
    const inset: Points = [
      [c - shoulder + 17, top + slope - 6, 1],
      [c - shoulder + 29, top + slope + (armpit - top - slope) * 0.5],
      [c - chest + 10, armpit + 14, 1],
    ];
    canvas.part({
      outline: sided(side, [...edge, ...inset.toReversed()]),
      region: "trim",
      texture: "rib",
      grain: 90,
      round: 7,
      cast: [1, 2, 3, 0.28],
    });
  }
}

function placket(canvas: Canvas, shape: TorsoShape, buttons: number, rib: Texture): void {
  const c = CENTRE;
  const foot = shape.top + shape.dip;
  const end = shape.hemAt + shape.hemCurve - 1;
  canvas.part({
    outline: [
      [c - 13, foot + 4, 1],
      [c + 13, foot + 4, 1],
      [c + 13, end, 1],
      [c - 13, end, 1],
    ],
    region: "trim",
    texture: rib,
    grain: 90,
    round: 7,
    cast: [2, 2, 4, 0.35],
  });
  for (let i = 0; i < buttons; i++)
    canvas.add(button(canvas, c + 1, foot + 26 + (i * (end - foot - 46)) / Math.max(1, buttons - 1), 7.5));
}

function patchPocket(canvas: Canvas, { hemAt, hem }: TorsoShape, side: -1 | 1, texture: Texture): void {
  const x = CENTRE - hem * 0.6;
  const y = hemAt - 190;
  canvas.part({
    outline: sided(side, [
      [x - 40, y, 1],
      [x + 38, y - 2, 1],
      [x + 38, y + 92, 1],
      [x - 38, y + 94, 1],
    ]),
    texture,
    round: 8,
    cast: [2, 3, 4, 0.35],
    inner: [
      canvas.seam(
        line(
          ...sided(side, [
            [x - 40, y + 18],
            [x + 38, y + 16],
          ]),
        ),
        0.5,
      ),
    ],
  });
}

/** Plaited strands down the front: a wide braid in the middle, narrower ones beside it. */
function cables(canvas: Canvas, { top, hemAt, chest }: TorsoShape): readonly Mark[] {
  const c = CENTRE;
  const mark = (x: number, width: number, period: number): Mark =>
    braid(canvas, x, width, period, top - 20, hemAt - 30);
  return [
    mark(c, 14, 66),
    mark(c - 62, 10, 46),
    mark(c + 62, 10, 46),
    mark(c - chest + 22, 8, 38),
    mark(c + chest - 22, 8, 38),
  ];
}

function braid(
  canvas: Canvas,
  x: number,
  width: number,
  period: number,
  from: number,
  to: number,
  lean = 0,
  pivot = 0,
): Mark {
  const marks: Mark[] = [];
  const slant = Math.tan((-lean * Math.PI) / 180);
  const strand = (phase: number, start: number, end: number): string => {
    const points: Point[] = [];
    for (let i = 0; i <= 6; i++) {
      const y = start + ((end - start) * i) / 6;
      points.push([x + Math.sin((y / period + phase) * Math.PI * 2) * width + (y - pivot) * (pivot ? slant : 0), y]);
    }
    return line(...points);
  };
  let row = 0;
  for (let y = from; y < to; y += period / 2, row++)
    for (const phase of row % 2 ? [0.5, 0] : [0, 0.5]) {
      const d = canvas.placed(strand(phase, y - 2, y + period / 2 + 2));
      marks.push(
        shading(
          `<g fill="none"><path d="${d}" stroke="${grey(74)}" stroke-width="${width * 1.4}" opacity=".7"/><path d="${d}" stroke="${grey(PLAIN)}" stroke-width="${width * 1.1}"/><path d="${d}" stroke="${grey(226)}" stroke-width="${width * 0.36}" opacity=".5" transform="translate(-2 -1)"/></g>`,
        ),
      );
    }
  for (const side of [-1, 1])
    marks.push(
      canvas.ink(line([x + side * width * 2, from], [x + side * width * 2 + (pivot ? (to - from) * slant : 0), to]), {
        width: 2.2,
        opacity: pivot ? 0 : 0.42,
      }),
    );
  return joined(marks);
}

const CREW: TorsoShape = {
  neck: 54,
  top: 140,
  dip: 36,
  shoulder: 142,
  slope: 42,
  armpit: 300,
  chest: 142,
  waistAt: 440,
  waist: 141,
  hemAt: 570,
  hem: 134,
  hemCurve: 4,
  sleeve: { length: 388, cuff: 27, swing: 20, bend: 6 },
};
const OVERSIZED: TorsoShape = {
  ...CREW,
  neck: 60,
  dip: 34,
  shoulder: 180,
  slope: 60,
  armpit: 346,
  chest: 172,
  waistAt: 450,
  waist: 176,
  hemAt: 568,
  hem: 158,
  sleeve: { length: 350, cuff: 30, swing: 15, bend: -2, elbow: 88 },
};
const SLIM: TorsoShape = {
  ...CREW,
  neck: 52,
  shoulder: 120,
  slope: 36,
  armpit: 276,
  chest: 116,
  waistAt: 400,
  waist: 104,
  hemAt: 520,
  hem: 108,
  sleeve: { length: 376, cuff: 22, swing: 18, bend: 5 },
};
const CROPPED: TorsoShape = {
  ...CREW,
  neck: 56,
  shoulder: 134,
  slope: 40,
  armpit: 292,
  chest: 132,
  waistAt: 390,
  waist: 128,
  hemAt: 470,
  hem: 122,
  sleeve: { length: 384, cuff: 25, swing: 21, bend: 7 },
};
const LONGLINE: TorsoShape = {
  ...CREW,
  neck: 50,
  top: 90,
  dip: 260,
  shoulder: 128,
  slope: 38,
  armpit: 246,
  chest: 126,
  waistAt: 420,
  waist: 124,
  hemAt: 700,
  hem: 134,
  sleeve: { length: 372, cuff: 27, swing: 17, bend: 4 },
};
const VEST: TorsoShape = {
  neck: 54,
  top: 140,
  dip: 128,
  shoulder: 116,
  slope: 32,
  armpit: 296,
  chest: 126,
  waistAt: 440,
  waist: 126,
  hemAt: 540,
  hem: 120,
  hemCurve: 4,
};
const KNIT_POLO: TorsoShape = { ...CREW, dip: 44, hemAt: 552, sleeve: { length: 146, cuff: 46, swing: 24, bend: 19 } };

const knit = (of: string, construction: string, look: Knit, cloth = "knit", printable = true): readonly Drawer[] =>
  bothViews({ of, construction, cloth, printable }, (canvas, back) => drawKnit(canvas, back, look));

export const knits: readonly Drawer[] = [
  ...knit("sweaters/crew", "a", { shape: CREW, neck: "crew" }),
  ...knit("sweaters/crew", "b", {
    shape: OVERSIZED,
    neck: "crew",
    texture: "chunky-knit",
    rib: "wide-rib",
    ribHeight: 52,
    cuffHeight: 58,
    band: 26,
    ease: 1.2,
    raglan: true,
  }),
  ...knit("sweaters/v-neck", "a", { shape: { ...CREW, dip: 140 }, neck: "v", band: 17, texture: "fine-knit" }),
  ...knit("sweaters/v-neck", "b", {
    shape: { ...CROPPED, neck: 66, dip: 122 },
    neck: "v",
    band: 22,
    ribHeight: 58,
    cuffHeight: 64,
  }),
  ...knit("sweaters/roll-neck", "a", {
    shape: { ...OVERSIZED, shoulder: 160, chest: 156, waist: 158, hem: 144, slope: 52, armpit: 326 },
    neck: "roll",
    ribHeight: 54,
    cuffHeight: 58,
    ease: 1.1,
  }),
  ...knit(
    "sweaters/roll-neck",
    "b",
    { shape: SLIM, neck: "funnel", texture: "rib", rib: "rib", ribHeight: 20, cuffHeight: 22, ease: 0.8 },
    "rib",
  ),
  ...knit(
    "sweaters/cable",
    "a",
    {
      shape: { ...CREW, shoulder: 150, chest: 150, waist: 150, hem: 140 },
      neck: "crew",
      cables: true,
      texture: "knit",
      ribHeight: 46,
      band: 24,
    },
    "cable",
    false,
  ),
  ...knit("sweaters/half-zip", "a", { shape: { ...CREW, dip: 34 }, neck: "half-zip", texture: "fine-knit" }),
  ...knit("knitwear/cardigan", "a", {
    shape: { ...CREW, dip: 176, hemAt: 556 },
    neck: "v",
    band: 24,
    buttons: 6,
    pockets: false,
  }),
  ...knit("knitwear/cardigan", "b", {
    shape: { ...CROPPED, dip: 40, neck: 60 },
    neck: "crew",
    band: 16,
    buttons: 8,
    texture: "fine-knit",
    ribHeight: 28,
    cuffHeight: 28,
  }),
  ...knit("knitwear/long-cardigan", "a", {
    shape: LONGLINE,
    neck: "v",
    band: 26,
    open: true,
    pockets: true,
    ribHeight: 44,
  }),
  ...knit("knitwear/vest", "a", { shape: VEST, neck: "v", band: 17 }),
  ...knit("knitwear/knit-polo", "a", {
    shape: KNIT_POLO,
    neck: "polo",
    texture: "fine-knit",
    cuffHeight: 24,
    ribHeight: 34,
  }),
];
