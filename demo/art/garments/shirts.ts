// Shirts, polo shirts and blouses, with their measures.
import type { Drawer } from "../drawer.ts";
import type { CollarShape } from "./necks.ts";
import type { Shirt } from "./shirt-collars.ts";
import { drawShirt } from "./shirt.ts";
import type { TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

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

/** A construction that shares the back view of another. */
const withSharedBack = (name: string, backOf: string, look: Shirt, cloth = "cotton"): readonly Drawer[] =>
  bothViews({ of: name.slice(0, -2), construction: name.slice(-1), cloth, backOf }, (canvas, back) =>
    drawShirt(canvas, back, look),
  );

const SHIRT: Shirt = { shape: CLASSIC, collar: POINT, placket: "full", cuff: 36, tails: true };
const LOOSE_SHIRT: Shirt = { shape: RELAXED, collar: LARGE, placket: "full", cuff: 34, tails: true };
const SHORT_POLO: Shirt = { shape: POLO, collar: SOFT, placket: "short", ribbedSleeves: true, texture: "mesh" };

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
  ...withSharedBack(
    "tops/blouse-c",
    "tops/blouse-b",
    { shape: BALLOON, collar: "bow", placket: "full", cuff: 40, fluid: true },
    "satin",
  ),
  ...withSharedBack("shirts/classic-c", "shirts/classic-a", { ...SHIRT, collar: SPREAD, placket: "hidden", cuff: 46 }),
  ...withSharedBack("shirts/classic-d", "shirts/classic-a", { ...SHIRT, pockets: 2, flaps: true }),
  ...withSharedBack("shirts/classic-e", "shirts/classic-b", { ...LOOSE_SHIRT, pockets: 2, tails: false, collar: SOFT }),
  ...withSharedBack("shirts/oversized-b", "shirts/oversized-a", {
    ...SHIRT,
    shape: OVERSIZED,
    placket: "hidden",
    cuff: 52,
    collar: LARGE,
  }),
  ...withSharedBack("shirts/oversized-c", "shirts/oversized-a", {
    ...SHIRT,
    shape: OVERSIZED,
    pockets: 1,
    tails: false,
  }),
  ...withSharedBack("shirts/camp-b", "shirts/camp-a", {
    shape: CAMP,
    collar: "camp",
    placket: "full",
    pockets: 2,
    flaps: true,
  }),
  ...withSharedBack("shirts/camp-c", "shirts/camp-a", {
    shape: { ...CAMP, dip: 134 },
    collar: "camp",
    placket: "hidden",
  }),
  ...withSharedBack("shirts/band-b", "shirts/band-a", {
    ...LOOSE_SHIRT,
    shape: { ...RELAXED, dip: 36 },
    collar: "band",
    placket: "short",
  }),
  ...withSharedBack("shirts/band-c", "shirts/band-a", {
    ...LOOSE_SHIRT,
    shape: { ...RELAXED, dip: 36 },
    collar: "band",
    pockets: 2,
    tails: false,
  }),
  ...withSharedBack(
    "polo-shirts/short-c",
    "polo-shirts/short-a",
    { ...SHORT_POLO, pockets: 1, collar: LARGE },
    "jersey",
  ),
  ...withSharedBack(
    "polo-shirts/short-d",
    "polo-shirts/short-a",
    { ...SHORT_POLO, placket: "full", ribbedSleeves: false },
    "jersey",
  ),
  ...withSharedBack(
    "polo-shirts/long-b",
    "polo-shirts/long-a",
    {
      ...SHORT_POLO,
      shape: { ...POLO, sleeve: { length: 372, cuff: 27, swing: 18, bend: 5 } },
      placket: "none",
      collar: { ...SOFT, gap: 18 },
    },
    "jersey",
  ),
  ...withSharedBack(
    "polo-shirts/long-c",
    "polo-shirts/long-a",
    {
      ...SHORT_POLO,
      shape: { ...POLO, sleeve: { length: 372, cuff: 27, swing: 18, bend: 5 } },
      placket: "full",
      pockets: 1,
    },
    "jersey",
  ),
];
