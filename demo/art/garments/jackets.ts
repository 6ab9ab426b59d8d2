// Bombers, bikers, denim, field, collarless and shearling jackets, and the duffle coat, with their measures.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import type { Region } from "../format.ts";
import { button } from "../hardware.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { hoodBehind, hoodFront } from "./hoods.ts";
import { truckerBack, truckerFront } from "./denim-front.ts";
import { bikerFront, braidedFront, fieldFront, plainZip, slantPockets, toggleFront } from "./jacket-fronts.ts";
import { drawJacket } from "./jacket.ts";
import type { Jacket, Look } from "./jacket.ts";
import { collarFromBehind, neckBand, turnedCollar } from "./necks.ts";
import type { TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

const c = CENTRE;

const ribCollar = (canvas: Canvas, shape: TorsoShape, back: boolean): void =>
  neckBand(canvas, shape, back ? "back" : "crew", 22, { rib: 54, rise: 12, stitched: false });

const standing = (canvas: Canvas, shape: TorsoShape, back: boolean): void =>
  neckBand(canvas, shape, back ? "back" : "crew", 12, { rise: 20, region: "cloth", stitched: true });

const leafCollar =
  (
    drop: number,
    spread: number,
    {
      texture,
      region = "cloth",
      stand = 20,
      gap = 3,
    }: { texture?: Texture; region?: Region; stand?: number; gap?: number } = {},
  ) =>
  (canvas: Canvas, shape: TorsoShape, back: boolean, look: Look): void => {
    const cover: Look = texture ? { texture } : look;
    if (back) collarFromBehind(canvas, shape, stand, 32, { ...cover, region, wide: 16 });
    else
      turnedCollar(
        canvas,
        shape,
        { stand, drop, spread, meet: shape.dip + 4, gap },
        { ...cover, region, stitched: !texture, round: texture === "pile" ? 14 : 6 },
      );
  };

const BASE: TorsoShape = {
  neck: 50,
  top: 140,
  dip: 36,
  shoulder: 142,
  slope: 42,
  armpit: 290,
  chest: 144,
  waistAt: 410,
  waist: 142,
  hemAt: 530,
  hem: 134,
  hemCurve: 4,
  sleeve: { length: 368, cuff: 28, swing: 19, bend: 5 },
};

const BOXY: TorsoShape = {
  ...BASE,
  shoulder: 160,
  slope: 48,
  armpit: 316,
  chest: 158,
  waist: 160,
  hemAt: 516,
  hem: 150,
  sleeve: { length: 346, cuff: 31, swing: 17, bend: 2, elbow: 86 },
};

const FITTED: TorsoShape = {
  ...BASE,
  shoulder: 132,
  slope: 36,
  armpit: 276,
  chest: 128,
  waistAt: 396,
  waist: 116,
  hemAt: 492,
  hem: 120,
  sleeve: { length: 366, cuff: 25, swing: 18, bend: 5 },
};

const FIELD: TorsoShape = {
  ...BASE,
  top: 116,
  armpit: 268,
  waistAt: 396,
  waist: 134,
  hemAt: 580,
  hem: 144,
  sleeve: { length: 362, cuff: 30, swing: 17, bend: 4 },
};

const LITTLE: TorsoShape = {
  ...FITTED,
  neck: 52,
  dip: 34,
  waist: 120,
  hemAt: 490,
  hem: 124,
  sleeve: { length: 340, cuff: 28, swing: 18, bend: 5 },
};

const DUFFLE: TorsoShape = {
  ...BASE,
  neck: 48,
  top: 130,
  shoulder: 130,
  slope: 40,
  armpit: 268,
  chest: 132,
  waistAt: 430,
  waist: 134,
  hemAt: 640,
  hem: 144,
  sleeve: { length: 340, cuff: 31, swing: 16, bend: 3 },
};

const jacket = (of: string, construction: string, cloth: string, look: Jacket, printable = true): readonly Drawer[] =>
  bothViews({ of, construction, cloth, printable }, (canvas, back) => drawJacket(canvas, back, look));

export const jackets: readonly Drawer[] = [
  ...jacket("jackets/bomber", "a", "satin", {
    shape: BASE,
    cloth: "satin",
    ends: "rib",
    front: plainZip(false),
    collar: ribCollar,
    shine: true,
  }),
  ...jacket("jackets/bomber", "b", "wool", {
    shape: BOXY,
    cloth: "wool",
    ends: "rib",
    sleeveRegion: "contrast",
    collar: ribCollar,
    front: (canvas, t, look) => {
      slantPockets(canvas, t, look);
      const { top, dip, hemAt } = t.shape;
      canvas.add(canvas.seam(line([c, top + dip], [c, hemAt]), 0.8, 1.8));
      for (let i = 0; i < 6; i++)
        canvas.add(
          button(canvas, c - 5, top + dip + 30 + (i * (hemAt - top - dip - 48)) / 5, 6.4, {
            region: "metal",
            holes: 0,
          }),
        );
    },
  }),
  ...jacket("jackets/biker", "a", "leather", {
    shape: FITTED,
    cloth: "leather",
    ends: "plain",
    front: bikerFront,
    collar: leafCollar(46, 64, { stand: 22, gap: 12 }),
    shine: true,
  }),
  ...jacket("jackets/biker", "b", "leather", {
    shape: { ...BASE, waist: 132, hem: 130 },
    cloth: "leather",
    ends: "plain",
    front: plainZip(true),
    collar: standing,
    shine: true,
  }),
  ...jacket(
    "jackets/trucker",
    "a",
    "denim",
    {
      shape: { ...BASE, waist: 138, hem: 124 },
      cloth: "denim",
      texture: "denim",
      ends: "band",
      front: truckerFront,
      behind: truckerBack,
      collar: leafCollar(60, 66),
    },
    false,
  ),
  ...jacket(
    "jackets/trucker",
    "b",
    "denim",
    {
      shape: { ...BOXY, hemAt: 500 },
      cloth: "denim",
      texture: "denim",
      ends: "band",
      front: truckerFront,
      behind: truckerBack,
      collar: leafCollar(66, 78, { texture: "pile", region: "contrast" }),
    },
    false,
  ),
  ...jacket("jackets/field", "a", "cotton", {
    shape: FIELD,
    cloth: "cotton",
    texture: "twill",
    ends: "plain",
    front: fieldFront,
    collar: leafCollar(58, 70, { stand: 24 }),
  }),
  ...jacket("jackets/collarless", "a", "tweed", {
    shape: LITTLE,
    cloth: "wool",
    texture: "tweed",
    ends: "plain",
    front: braidedFront,
    collar: (canvas, shape, back) => neckBand(canvas, shape, back ? "back" : "crew", 11, { stitched: false }),
  }),
  ...jacket("jackets/shearling", "a", "suede", {
    shape: { ...BOXY, shoulder: 150, chest: 152, waist: 150, hem: 142 },
    cloth: "suede",
    ends: "pile",
    front: plainZip(false),
    collar: leafCollar(74, 86, { texture: "pile", region: "contrast", stand: 26, gap: 6 }),
  }),
  ...jacket("coats/duffle", "a", "wool", {
    shape: DUFFLE,
    cloth: "wool",
    ends: "plain",
    hooded: true,
    tall: true,
    front: toggleFront,
    collar: (canvas, shape, back) => (back ? hoodBehind(canvas, shape) : hoodFront(canvas, shape, true, false)),
  }),
];
