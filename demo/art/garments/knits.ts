// Knitwear: sweaters, cardigans, vests and knitted polos share a ribbed body and differ in neck, stitch and fit.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import { armholes, braid, cables, drawNeck, hemRib, openFronts, patchPocket, placket } from "./knit-details.ts";
import type { Knit } from "./knit-details.ts";
import { insideBack } from "./necks.ts";
import { bodyFolds, cuffBand, relax, sided, sleeveFolds, torso } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

function drawKnit(canvas: Canvas, back: boolean, knit: Knit): void {
  const { shape, texture = "knit", rib = "rib", ribHeight = 40, cuffHeight = 44, band = 19, ease = 1 } = knit;
  const c = CENTRE;
  relax(canvas);
  // The body ends under its rib, which is narrower.
  const t = torso(canvas, { ...shape, hemAt: shape.hemAt - ribHeight * 0.6 }, back);
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
    for (const outline of hemRib(shape, ribHeight, knit.open === true && !back))
      canvas.part({ outline, region: "trim", texture: rib, round: 20, cast: [0, -3, 4, 0.2] });
  if (t.arms.length === 0) armholes(canvas, shape);
  if (knit.pockets && !back) for (const side of [-1, 1] as const) patchPocket(canvas, shape, side, texture);
  drawNeck(canvas, back, knit, band, rib);
  if (knit.buttons && !back) placket(canvas, shape, knit.buttons, rib);
  canvas.cloth = "knit";
  canvas.crumple = 0.16;
  canvas.fit(shape.hemAt - shape.top > 520 ? 0.86 : 0.76, 0.88);
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

/** A construction that shares the back view of another. */
const withSharedBack = (
  name: string,
  backOf: string,
  look: Knit,
  { cloth = "knit", printable = true }: { readonly cloth?: string; readonly printable?: boolean } = {},
): readonly Drawer[] =>
  bothViews({ of: name.slice(0, -2), construction: name.slice(-1), cloth, printable, backOf }, (canvas, back) =>
    drawKnit(canvas, back, look),
  );

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
    shape: { ...CREW, dip: 128, hemAt: 556 },
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
  ...withSharedBack("sweaters/crew-c", "sweaters/crew-a", {
    shape: CREW,
    neck: "crew",
    texture: "fine-knit",
    raglan: true,
    band: 12,
    ribHeight: 62,
    cuffHeight: 70,
  }),
  ...knit(
    "sweaters/crew",
    "d",
    { shape: SLIM, neck: "crew", texture: "rib", ribHeight: 24, band: 14, ease: 0.8 },
    "rib",
  ),
  ...withSharedBack("sweaters/v-neck-c", "sweaters/crew-b", {
    shape: { ...OVERSIZED, dip: 132 },
    neck: "v",
    texture: "chunky-knit",
    rib: "wide-rib",
    ribHeight: 52,
    cuffHeight: 58,
    band: 26,
    ease: 1.2,
  }),
  ...withSharedBack(
    "sweaters/cable-b",
    "sweaters/roll-neck-a",
    {
      shape: { ...OVERSIZED, shoulder: 160, chest: 156, waist: 158, hem: 144, slope: 52, armpit: 326 },
      neck: "roll",
      cables: true,
      ribHeight: 54,
      cuffHeight: 58,
    },
    { cloth: "cable", printable: false },
  ),
  ...withSharedBack(
    "sweaters/cable-c",
    "sweaters/v-neck-b",
    { shape: { ...CROPPED, neck: 66, dip: 122 }, neck: "v", cables: true, band: 22, ribHeight: 58, cuffHeight: 64 },
    { cloth: "cable", printable: false },
  ),
  ...withSharedBack("sweaters/half-zip-b", "sweaters/crew-b", {
    shape: { ...OVERSIZED, dip: 34 },
    neck: "half-zip",
    texture: "chunky-knit",
    rib: "wide-rib",
    ribHeight: 52,
    cuffHeight: 58,
    raglan: true,
  }),
  ...withSharedBack("knitwear/cardigan-c", "sweaters/crew-b", {
    shape: { ...OVERSIZED, dip: 140 },
    neck: "v",
    texture: "chunky-knit",
    rib: "wide-rib",
    band: 30,
    buttons: 4,
    pockets: true,
    ribHeight: 52,
    cuffHeight: 58,
  }),
  ...withSharedBack("knitwear/cardigan-d", "sweaters/crew-a", {
    shape: { ...CREW, dip: 40 },
    neck: "crew",
    band: 17,
    buttons: 7,
    pockets: true,
  }),
  ...withSharedBack(
    "knitwear/cardigan-e",
    "knitwear/cardigan-b",
    { shape: { ...CROPPED, dip: 120, neck: 60 }, neck: "v", band: 20, buttons: 5, cables: true, ribHeight: 44 },
    { cloth: "cable", printable: false },
  ),
  ...withSharedBack("knitwear/long-cardigan-b", "knitwear/long-cardigan-a", {
    shape: { ...LONGLINE, dip: 116 },
    neck: "v",
    band: 22,
    buttons: 5,
    pockets: true,
    texture: "chunky-knit",
    ribHeight: 56,
  }),
  ...withSharedBack("knitwear/vest-b", "knitwear/vest-a", {
    shape: { ...VEST, dip: 44 },
    neck: "crew",
    band: 18,
    texture: "fine-knit",
  }),
  ...withSharedBack("knitwear/vest-c", "knitwear/vest-a", {
    shape: { ...VEST, dip: 124 },
    neck: "v",
    band: 22,
    buttons: 5,
    pockets: true,
  }),
  ...withSharedBack(
    "knitwear/vest-d",
    "knitwear/vest-a",
    { shape: { ...VEST, dip: 112 }, neck: "v", band: 22, cables: true, ribHeight: 50 },
    { cloth: "cable", printable: false },
  ),
  ...withSharedBack("knitwear/knit-polo-b", "knitwear/knit-polo-a", {
    shape: KNIT_POLO,
    neck: "polo",
    buttons: 6,
    texture: "rib",
    cuffHeight: 30,
    ribHeight: 44,
  }),
  ...withSharedBack("knitwear/knit-polo-c", "knitwear/knit-polo-a", {
    shape: KNIT_POLO,
    neck: "half-zip",
    texture: "rib",
    cuffHeight: 34,
    ribHeight: 48,
  }),
];
