// Jersey tops: T-shirts and sweatshirts share a body, a neck band and hems.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { button } from "../hardware.ts";
import { CENTRE, line } from "../shapes.ts";
import { insideBack, neckBand } from "./necks.ts";
import { panel } from "./panels.ts";
import type { Panel } from "./panels.ts";
import { across, bodyFolds, cuffBand, cuffLine, hemLine, relax, sleeveFolds, torso } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

interface Tee {
  readonly shape: TorsoShape;
  readonly neckline?: "crew" | "v" | "scoop";
  readonly band?: number;
  readonly ease?: number;
  readonly pocket?: boolean;
  readonly ribbedCuffs?: boolean;
  readonly contrastSleeves?: boolean;
  /** Buttons below the neck. */
  readonly henley?: boolean;
  readonly panel?: Panel;
}

function drawTee(canvas: Canvas, back: boolean, tee: Tee): void {
  const { shape, neckline = "crew", band = 13, ease = 1 } = tee;
  const c = CENTRE;
  relax(canvas);
  const t = torso(canvas, shape, back);
  canvas.shadow();
  if (!back) insideBack(canvas, shape);
  for (const arm of t.arms) {
    const hems = tee.ribbedCuffs
      ? []
      : [13, 16.5].map((high) => canvas.stitch(cuffLine(arm, high), { strength: 0.45, width: 0.8 }));
    canvas.part({
      outline: arm.outline,
      region: tee.contrastSleeves ? "contrast" : "cloth",
      grain: arm.upperGrain,
      folds: sleeveFolds(canvas, arm, ease),
      round: 30,
      inner: hems,
    });
    if (tee.ribbedCuffs)
      canvas.part({
        outline: cuffBand(arm, 40),
        region: "trim",
        grain: arm.lowerGrain,
        texture: "rib",
        round: 14,
        cast: [0, -2, 3, 0.2],
      });
  }
  canvas.part({
    outline: t.body,
    folds: bodyFolds(canvas, t, ease),
    round: 44,
    inner: [
      ...(tee.panel && !back ? panel(canvas, shape, tee.panel) : []),
      ...[15, 19].map((high) => canvas.stitch(hemLine(t, high), { strength: 0.45, width: 0.8 })),
    ],
  });
  if (tee.henley && !back) drawHenley(canvas, shape);
  if (tee.pocket && !back) {
    const x = c + shape.chest * 0.46;
    const y = shape.armpit - 8;
    canvas.part({
      outline: [
        [x - 31, y, 1],
        [x + 31, y - 1, 1],
        [x + 30, y + 58, 1],
        [x, y + 72, 1],
        [x - 30, y + 58, 1],
      ],
      round: 6,
      cast: [1, 2, 3, 0.28],
      inner: [
        canvas.stitch(line([x - 30, y + 8], [x + 30, y + 7]), { strength: 0.45, width: 0.8 }),
        canvas.stitch(
          line([x - 28, y + 10], [x - 27, y + 56, 1], [x, y + 68, 1], [x + 27, y + 56, 1], [x + 28, y + 10]),
          { strength: 0.45, width: 0.8 },
        ),
      ],
    });
  }
  if (back)
    canvas.add(
      canvas.seam(
        line(
          [across(-1, c - shape.neck - 6), shape.top + 26],
          [c, shape.top + 34],
          [c + shape.neck + 6, shape.top + 26],
        ),
        0.25,
      ),
    );
  neckBand(canvas, shape, back ? "back" : neckline, band, { rib: 44 });
  canvas.cloth = "cotton";
  canvas.fit(0.78, 0.88);
}

function drawHenley(canvas: Canvas, shape: TorsoShape): void {
  const c = CENTRE;
  const from = shape.top + shape.dip + 4;
  canvas.part({
    outline: [
      [c - 13, from, 1],
      [c + 13, from, 1],
      [c + 13, from + 104, 1],
      [c - 13, from + 104, 1],
    ],
    round: 4,
    form: 0.7,
    cast: [2, 1, 3, 0.3],
    edge: 0.24,
    wobble: 1,
    inner: [-9, 9].map((x) => canvas.stitch(line([c + x, from], [c + x, from + 102]), { strength: 0.45, width: 0.8 })),
  });
  for (const y of [24, 54, 84]) canvas.add(button(canvas, c, from + y, 5));
}

const REGULAR: TorsoShape = {
  neck: 50,
  top: 128,
  dip: 38,
  shoulder: 138,
  slope: 40,
  armpit: 282,
  chest: 142,
  waistAt: 420,
  waist: 139,
  hemAt: 566,
  hem: 144,
  hemCurve: 8,
  sleeve: { length: 132, cuff: 50, swing: 27, bend: 22 },
};
const FITTED: TorsoShape = {
  ...REGULAR,
  neck: 62,
  dip: 54,
  shoulder: 120,
  slope: 34,
  armpit: 264,
  chest: 116,
  waistAt: 392,
  waist: 101,
  hemAt: 526,
  hem: 116,
  sleeve: { length: 92, cuff: 40, swing: 30, bend: 24 },
};
const BOXY: TorsoShape = {
  ...REGULAR,
  neck: 52,
  shoulder: 172,
  slope: 50,
  armpit: 318,
  chest: 170,
  waistAt: 440,
  waist: 171,
  hemAt: 560,
  hem: 172,
  hemCurve: 6,
  sleeve: { length: 150, cuff: 58, swing: 19, bend: 14 },
};
const CROPPED: TorsoShape = {
  ...BOXY,
  neck: 58,
  dip: 42,
  shoulder: 156,
  slope: 44,
  armpit: 300,
  chest: 152,
  waistAt: 400,
  waist: 150,
  hemAt: 474,
  hem: 150,
  sleeve: { length: 132, cuff: 54, swing: 20, bend: 16 },
};
const LONG: TorsoShape = { ...REGULAR, sleeve: { length: 378, cuff: 27, swing: 19, bend: 5 } };

const V_NECK: TorsoShape = { ...REGULAR, dip: 96, neck: 54, shoulder: 132, chest: 132, waist: 124, hem: 133 };

const tee = (name: string, look: Tee, backOf?: string): readonly Drawer[] =>
  bothViews(
    {
      of: `t-shirts/${name.slice(0, -2)}`,
      construction: name.slice(-1),
      cloth: "jersey",
      ...(backOf !== undefined && { backOf: `t-shirts/${backOf}` }),
    },
    (canvas, back) => drawTee(canvas, back, look),
  );

export const jersey: readonly Drawer[] = [
  ...tee("regular-a", { shape: REGULAR }),
  ...tee("regular-b", { shape: FITTED, band: 10 }),
  ...tee("regular-c", { shape: REGULAR, henley: true, band: 11 }, "regular-a"),
  ...tee("regular-d", { shape: REGULAR, panel: "chest", band: 16 }, "regular-a"),
  ...tee("regular-e", { shape: { ...REGULAR, neck: 62, dip: 64 }, neckline: "scoop", band: 9 }, "regular-a"),
  ...tee("regular-f", { shape: REGULAR, pocket: true, band: 18 }, "regular-a"),
  ...tee("boxy-a", { shape: BOXY, band: 18, ease: 1.1, pocket: true }),
  ...tee("boxy-b", { shape: CROPPED, band: 16, contrastSleeves: true }),
  ...tee("boxy-c", { shape: BOXY, band: 22, ease: 1.2, panel: "foot" }, "boxy-a"),
  ...tee("boxy-d", { shape: BOXY, band: 14, ease: 1.1, henley: true }, "boxy-a"),
  ...tee("v-neck-a", { shape: V_NECK, neckline: "v", band: 11 }),
  ...tee(
    "v-neck-b",
    { shape: { ...V_NECK, neck: 60, dip: 112, chest: 124, waist: 112, hem: 124 }, neckline: "v", band: 8 },
    "v-neck-a",
  ),
  ...tee("v-neck-c", { shape: { ...V_NECK, dip: 84 }, neckline: "v", band: 17, pocket: true }, "v-neck-a"),
  ...tee("long-sleeve-a", { shape: LONG, ribbedCuffs: true }),
  ...tee("long-sleeve-b", { shape: LONG, ribbedCuffs: true, henley: true, band: 11 }, "long-sleeve-a"),
  ...tee("long-sleeve-c", { shape: LONG, panel: "half", band: 16 }, "long-sleeve-a"),
];
