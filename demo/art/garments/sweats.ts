// Sweatshirts: crew necks, hoodies and zipped hoodies in brushed jersey with ribbed ends.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { zip } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import { hoodBehind, hoodFront, hoodInside } from "./hoods.ts";
import { insideBack, neckBand } from "./necks.ts";
import { panel } from "./panels.ts";
import { bodyFolds, cuffBand, relax, sided, sleeveFolds, torso } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

interface Sweat {
  readonly shape: TorsoShape;
  readonly hood?: boolean;
  readonly zipped?: boolean;
  readonly raglan?: boolean;
  readonly pouch?: boolean;
  readonly vee?: boolean;
  readonly ribHeight?: number;
  /** A second cloth across the shoulders. */
  readonly yoke?: boolean;
  /** A short zip at the neck. */
  readonly halfZip?: boolean;
}

function drawSweat(canvas: Canvas, back: boolean, sweat: Sweat): void {
  const { shape, ribHeight = 38 } = sweat;
  const c = CENTRE;
  const { neck, top, hemAt, hem, hemCurve, armpit, chest } = shape;
  relax(canvas);
  // The body ends under its rib, which is narrower.
  const t = torso(canvas, { ...shape, hemAt: shape.hemAt - ribHeight * 0.6 }, back);
  canvas.shadow();
  if (sweat.hood && !back) hoodInside(canvas, shape);
  else if (!back) insideBack(canvas, shape, { rise: 5 });
  for (const arm of t.arms) {
    canvas.part({ outline: arm.outline, grain: arm.upperGrain, folds: sleeveFolds(canvas, arm, 1.1), round: 33 });
    canvas.part({
      outline: cuffBand(arm, 44),
      region: "trim",
      grain: arm.lowerGrain,
      texture: "rib",
      round: 15,
      cast: [0, -3, 4, 0.24],
    });
  }
  const seams: Mark[] = [];
  if (sweat.raglan)
    for (const side of [-1, 1] as const) {
      const path = line(
        ...sided(side, [
          [c - neck - 4, top + 8],
          [c - neck - 48, top + 92],
          [c - chest, armpit],
        ]),
      );
      seams.push(canvas.seam(path, 0.55, 1.4), canvas.stitch(path, { strength: 0.35, width: 0.8 }));
    }
  if (sweat.yoke && !back) seams.push(...panel(canvas, shape, "yoke"));
  canvas.part({ outline: t.body, folds: bodyFolds(canvas, t, 1.3, 1.05), round: 46, inner: seams });
  if (sweat.pouch && !back) pouch(canvas, shape, ribHeight, sweat.zipped === true);
  canvas.part({
    outline: [
      [c - hem, hemAt - ribHeight, 1],
      [c, hemAt - ribHeight + 4],
      [c + hem, hemAt - ribHeight, 1],
      [c + hem - 3, hemAt - ribHeight / 2],
      [c + hem - 8, hemAt, 1],
      [c, hemAt + hemCurve],
      [c - hem + 8, hemAt, 1],
      [c - hem + 3, hemAt - ribHeight / 2],
    ],
    region: "trim",
    texture: "rib",
    round: 20,
    cast: [0, -3, 4, 0.24],
  });
  if (sweat.vee && !back)
    canvas.part({
      outline: [
        [c - 15, top + shape.dip + 15, 1],
        [c + 15, top + shape.dip + 15, 1],
        [c, top + shape.dip + 46, 1],
      ],
      region: "trim",
      texture: "rib",
      textureScale: 0.7,
      round: 4,
      edge: 0.35,
    });
  if (sweat.halfZip && !back)
    canvas.add(
      zip(canvas, line([c, top + shape.dip - 4], [c, top + shape.dip + 150]), {
        width: 6,
        pull: [c + 1, top + shape.dip + 30],
      }),
    );
  if (sweat.zipped && !back)
    canvas.add(
      zip(canvas, line([c, top + shape.dip - 6], [c + 1, (top + hemAt) / 2], [c, hemAt + hemCurve - 1]), {
        width: 7,
        pull: [c + 1, top + shape.dip + 24],
      }),
    );
  if (sweat.hood) (back ? hoodBehind : hoodFront)(canvas, shape, sweat.zipped === true);
  else neckBand(canvas, shape, back ? "back" : "crew", 18, { rib: 48, rise: 4, stitched: true });
  canvas.cloth = "cotton";
  canvas.grainStrength = 1.4;
  canvas.fit(0.8, 0.88);
}

function pouch(canvas: Canvas, { hemAt, hem }: TorsoShape, ribHeight: number, split: boolean): void {
  const c = CENTRE;
  const foot = hemAt - ribHeight + 4;
  const high = foot - 112;
  const reach = hem * 0.72;
  const halves: readonly Points[] = split
    ? ([-1, 1] as const).map((side) =>
        sided(side, [
          [c - 13, high, 1],
          [c - reach * 0.52, high + 2, 1],
          [c - reach, high + 66],
          [c - reach + 4, foot, 1],
          [c - 13, foot + 2, 1],
        ]),
      )
    : [
        [
          [c - reach * 0.55, high, 1],
          [c + reach * 0.55, high, 1],
          [c + reach - 4, high + 62, 1],
          [c + reach, foot, 1],
          [c, foot + 3],
          [c - reach, foot, 1],
          [c - reach + 4, high + 62, 1],
        ],
      ];
  for (const outline of halves)
    canvas.part({
      outline,
      round: 10,
      cast: [1, 3, 4, 0.32],
      inner: [],
      edge: 0.36,
      folds: [
        {
          path: [c - reach * 0.7, high + 60, c, high + 84, c + reach * 0.6, high + 70],
          width: 18,
          strength: 0.4,
          blur: 8,
        },
      ],
    });
}

const BASE: TorsoShape = {
  neck: 54,
  top: 140,
  dip: 38,
  shoulder: 150,
  slope: 46,
  armpit: 312,
  chest: 150,
  waistAt: 440,
  waist: 151,
  hemAt: 572,
  hem: 142,
  hemCurve: 5,
  sleeve: { length: 384, cuff: 29, swing: 19, bend: 5 },
};
const LOOSE: TorsoShape = {
  ...BASE,
  shoulder: 176,
  slope: 56,
  armpit: 340,
  chest: 174,
  waist: 178,
  hemAt: 540,
  hem: 164,
  sleeve: { length: 356, cuff: 31, swing: 15, bend: -1, elbow: 92 },
};

const sweat = (of: string, construction: string, look: Sweat, backOf?: string): readonly Drawer[] =>
  bothViews(
    {
      of: `sweatshirts/${of}`,
      construction,
      cloth: "jersey",
      ...(backOf !== undefined && { backOf: `sweatshirts/${backOf}` }),
    },
    (canvas, back) => drawSweat(canvas, back, look),
  );

export const sweats: readonly Drawer[] = [
  ...sweat("hoodie", "a", { shape: BASE, hood: true, pouch: true }),
  ...sweat("hoodie", "b", { shape: LOOSE, hood: true, pouch: true, raglan: true, ribHeight: 52 }),
  ...sweat("crew", "a", { shape: BASE, vee: true }),
  ...sweat("crew", "b", { shape: { ...LOOSE, hemAt: 520 }, raglan: true, ribHeight: 50 }),
  ...sweat("hoodie", "c", { shape: BASE, hood: true, pouch: true, yoke: true }, "hoodie-a"),
  ...sweat("hoodie", "d", { shape: LOOSE, hood: true, raglan: true, halfZip: true, ribHeight: 40 }, "hoodie-b"),
  ...sweat("crew", "c", { shape: BASE, pouch: true, raglan: true }, "crew-a"),
  ...sweat("crew", "d", { shape: { ...LOOSE, hemAt: 520 }, yoke: true, ribHeight: 50 }, "crew-b"),
  ...sweat("crew", "e", { shape: BASE, halfZip: true, ribHeight: 46 }, "crew-a"),
  ...sweat("zip", "a", { shape: BASE, hood: true, pouch: true, zipped: true }),
  ...sweat("zip", "b", { shape: LOOSE, hood: true, pouch: true, zipped: true, raglan: true }, "hoodie-b"),
  ...sweat("zip", "c", { shape: BASE, hood: true, pouch: true, zipped: true, yoke: true }, "hoodie-a"),
];
