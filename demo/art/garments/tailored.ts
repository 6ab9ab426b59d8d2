// Blazers, suits and tailored coats, with their measures.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { drawBottoms } from "./bottoms.ts";
import type { Bottoms } from "./leg-marks.ts";
import { relax } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";
import { drawTailored } from "./tailoring.ts";
import type { Tailored } from "./tailoring-details.ts";
import { bothViews } from "./views.ts";

const BLAZER: TorsoShape = {
  neck: 46,
  top: 112,
  dip: 0,
  shoulder: 138,
  slope: 34,
  armpit: 268,
  chest: 134,
  waistAt: 386,
  waist: 120,
  hemAt: 560,
  hem: 142,
  hemCurve: 2,
  sleeve: { length: 374, cuff: 29, swing: 16, bend: 3 },
};
const BROAD: TorsoShape = {
  ...BLAZER,
  shoulder: 152,
  slope: 38,
  chest: 146,
  waist: 138,
  hemAt: 588,
  hem: 150,
  sleeve: { length: 372, cuff: 33, swing: 15, bend: 2 },
};
const CROPPED: TorsoShape = {
  ...BLAZER,
  shoulder: 128,
  slope: 32,
  chest: 124,
  waistAt: 366,
  waist: 112,
  hemAt: 462,
  hem: 122,
  sleeve: { length: 360, cuff: 28, swing: 18, bend: 5 },
};
const LONG: TorsoShape = { ...BLAZER, top: 96, armpit: 250, waistAt: 376, hemAt: 650, hem: 150, shoulder: 140 };
const COAT: TorsoShape = {
  neck: 44,
  top: 82,
  dip: 0,
  shoulder: 122,
  slope: 34,
  armpit: 232,
  chest: 122,
  waistAt: 360,
  waist: 116,
  hemAt: 700,
  hem: 144,
  hemCurve: 4,
  sleeve: { length: 332, cuff: 29, swing: 15, bend: 3 },
};
const COCOON: TorsoShape = {
  ...COAT,
  shoulder: 138,
  slope: 42,
  armpit: 258,
  chest: 142,
  waist: 152,
  waistAt: 400,
  hemAt: 650,
  hem: 134,
  sleeve: { length: 320, cuff: 34, swing: 14, bend: 0, elbow: 84 },
};
const BELTED: TorsoShape = { ...COAT, waistAt: 348, waist: 94, chest: 116, hemAt: 712, hem: 150 };
const SHORT_BELTED: TorsoShape = { ...BELTED, hemAt: 540, hem: 122 };
const ROBE: TorsoShape = {
  ...COAT,
  shoulder: 134,
  slope: 42,
  armpit: 250,
  chest: 130,
  waistAt: 366,
  waist: 106,
  hemAt: 706,
  hem: 142,
  sleeve: { length: 324, cuff: 35, swing: 16, bend: 2, elbow: 84 },
};

type Frame = readonly [height: number, width: number];
function finish(canvas: Canvas, back: boolean, t: Tailored, [height, width]: Frame): void {
  relax(canvas);
  canvas.shadow();
  drawTailored(canvas, back, t);
  canvas.cloth = "wool";
  canvas.crumple = 0.16;
  canvas.fit(height, width);
}

/** `backOf` names the construction that it looks like from behind, if it is drawn from the front alone. */
const blazer = (cut: string, construction: string, t: Tailored, backOf?: string): readonly Drawer[] =>
  bothViews(
    { of: `blazers/${cut}`, construction, cloth: "wool", ...(backOf !== undefined && { backOf: `blazers/${backOf}` }) },
    (canvas, back) => finish(canvas, back, t, [0.8, 0.86]),
  );

const coat = (cut: string, construction: string, t: Tailored, cloth = "wool", backOf?: string): readonly Drawer[] =>
  bothViews(
    { of: `coats/${cut}`, construction, cloth, ...(backOf !== undefined && { backOf: `coats/${backOf}` }) },
    (canvas, back) => {
      finish(canvas, back, t, [0.87, 0.84]);
      if (cloth === "cotton") canvas.cloth = "cotton";
    },
  );

/** Jacket over trousers: the trousers hang below and behind, a little smaller. */
const suit = (
  cut: string,
  construction: string,
  jacket: Tailored,
  trousers: Bottoms,
  backOf?: string,
): readonly Drawer[] =>
  bothViews(
    { of: `suits/${cut}`, construction, cloth: "wool", ...(backOf !== undefined && { backOf: `suits/${backOf}` }) },
    (canvas, back) => {
      canvas.shadow();
      relax(canvas, 0.6);
      const stance = canvas.pose;
      canvas.pose = (x, y) => {
        const [px, py] = stance(x, y);
        return [px + 6, 318 + py * 0.94];
      };
      drawBottoms(canvas, back, trousers, false);
      canvas.pose = stance;
      drawTailored(canvas, back, jacket);
      canvas.cloth = "wool";
      canvas.crumple = 0.14;
      canvas.fit(0.9, 0.8);
    },
  );

const SINGLE: Tailored = {
  shape: BLAZER,
  breakAt: 352,
  overlap: 14,
  front: "cutaway",
  lapel: "notch",
  pockets: "flap",
  pocketAt: 446,
  chestPocket: true,
  buttons: [370, 424],
  sleeveButtons: 4,
  vents: 2,
};
const DOUBLE: Tailored = {
  shape: { ...BLAZER, hemAt: 566 },
  breakAt: 344,
  overlap: 50,
  front: "square",
  lapel: "peak",
  lapelWidth: 70,
  pockets: "flap",
  pocketAt: 452,
  chestPocket: true,
  buttons: [362, 422],
  columns: 2,
  sleeveButtons: 4,
  vents: 2,
};
const TUXEDO: Tailored = {
  ...SINGLE,
  lapel: "peak",
  lapelWidth: 64,
  lapelRegion: "trim",
  pockets: "jet",
  breakAt: 384,
  buttons: [404],
};

const SUIT_TROUSERS: Bottoms = {
  shape: { top: 72, waist: 96, hip: 116, rise: 190, knee: [108, 14], hem: [96, 20], hemAt: 742 },
  kind: "tailored",
  pressed: true,
  stack: 2,
};

export const tailored: readonly Drawer[] = [
  ...blazer("single", "a", SINGLE),
  ...blazer("single", "b", {
    ...SINGLE,
    shape: BROAD,
    breakAt: 404,
    buttons: [424],
    pockets: "patch",
    pocketAt: 458,
    lapelWidth: 66,
    chestPocket: false,
    vents: 1,
  }),
  ...blazer("double", "a", DOUBLE),
  ...blazer("double", "b", {
    ...DOUBLE,
    shape: { ...BROAD, hemAt: 540 },
    breakAt: 384,
    lapelWidth: 84,
    overlap: 58,
    buttons: [404, 456],
    pockets: "jet",
    pocketAt: 440,
    vents: 1,
  }),
  ...blazer("shawl", "a", {
    shape: CROPPED,
    breakAt: 360,
    overlap: 14,
    front: "cutaway",
    lapel: "shawl",
    lapelWidth: 52,
    pockets: "jet",
    pocketAt: 400,
    buttons: [384],
    sleeveButtons: 2,
  }),
  ...blazer("long", "a", { ...SINGLE, shape: LONG, breakAt: 356, buttons: [376, 440], pocketAt: 474, vents: 1 }),
  ...blazer(
    "single",
    "c",
    { ...SINGLE, lapel: "peak", lapelWidth: 68, pockets: "jet", breakAt: 388, buttons: [408] },
    "single-a",
  ),
  ...blazer(
    "single",
    "d",
    { ...SINGLE, breakAt: 300, lapelWidth: 48, buttons: [318, 370, 422], pockets: "patch", pocketAt: 440 },
    "single-a",
  ),
  ...blazer(
    "single",
    "e",
    {
      ...SINGLE,
      shape: BROAD,
      lapel: "shawl",
      lapelWidth: 50,
      breakAt: 396,
      buttons: [416],
      pockets: "welt",
      pocketAt: 450,
    },
    "single-b",
  ),
  ...blazer(
    "double",
    "c",
    { ...DOUBLE, breakAt: 306, lapelWidth: 62, buttons: [322, 378, 434], pockets: "welt", chestPocket: false },
    "double-a",
  ),
  ...blazer(
    "shawl",
    "b",
    {
      shape: CROPPED,
      breakAt: 316,
      overlap: 44,
      front: "square",
      lapel: "shawl",
      lapelWidth: 62,
      lapelRegion: "trim",
      pockets: "welt",
      pocketAt: 404,
      buttons: [344, 396],
      columns: 2,
      sleeveButtons: 3,
    },
    "shawl-a",
  ),
  ...blazer(
    "long",
    "b",
    { ...DOUBLE, shape: { ...LONG, waist: 128 }, breakAt: 344, buttons: [364, 430], pocketAt: 470, pockets: "jet" },
    "long-a",
  ),
  ...suit("two-piece", "a", SINGLE, SUIT_TROUSERS),
  ...suit(
    "two-piece",
    "c",
    { ...SINGLE, lapel: "peak", lapelWidth: 70, pockets: "jet", breakAt: 386, buttons: [406] },
    { ...SUIT_TROUSERS, pleats: 2, hem: "turn-up" },
    "two-piece-a",
  ),
  ...suit(
    "two-piece",
    "d",
    {
      ...SINGLE,
      breakAt: 300,
      lapelWidth: 48,
      buttons: [318, 370, 422],
      pockets: "patch",
      pocketAt: 440,
      stitched: true,
    },
    SUIT_TROUSERS,
    "two-piece-a",
  ),
  ...suit(
    "two-piece",
    "e",
    { ...DOUBLE, shape: BROAD, breakAt: 360, lapelWidth: 80, buttons: [382, 440], pockets: "patch", pocketAt: 462 },
    { ...SUIT_TROUSERS, shape: { ...SUIT_TROUSERS.shape, knee: [138, 8], hem: [150, 6] }, wide: true, stack: 1 },
    "two-piece-b",
  ),
  ...suit(
    "double",
    "b",
    { ...DOUBLE, breakAt: 306, lapelWidth: 60, buttons: [322, 378, 434], pockets: "welt" },
    SUIT_TROUSERS,
    "double-a",
  ),
  ...suit(
    "tuxedo",
    "b",
    { ...TUXEDO, lapel: "shawl", lapelWidth: 54 },
    { ...SUIT_TROUSERS, stripe: true, pleats: 1 },
    "tuxedo-a",
  ),
  ...suit(
    "tuxedo",
    "c",
    { ...TUXEDO, overlap: 50, front: "square", columns: 2, breakAt: 350, buttons: [370, 428] },
    { ...SUIT_TROUSERS, stripe: true },
    "tuxedo-a",
  ),
  ...suit(
    "two-piece",
    "b",
    {
      ...SINGLE,
      shape: BROAD,
      breakAt: 396,
      buttons: [416],
      pockets: "patch",
      pocketAt: 456,
      lapelWidth: 66,
      vents: 1,
    },
    { ...SUIT_TROUSERS, shape: { ...SUIT_TROUSERS.shape, knee: [138, 8], hem: [150, 6] }, wide: true, stack: 1 },
  ),
  ...suit("double", "a", DOUBLE, { ...SUIT_TROUSERS, pleats: 1, hem: "turn-up" }),
  ...suit("tuxedo", "a", TUXEDO, { ...SUIT_TROUSERS, stripe: true }),
  ...coat(
    "trench-long",
    "a",
    {
      shape: BELTED,
      breakAt: 226,
      overlap: 56,
      front: "square",
      lapel: "trench",
      pockets: "welt",
      pocketAt: 422,
      buttons: [288, 400, 462],
      columns: 2,
      buttonSize: 7.5,
      belt: "tied",
      storm: true,
      cuffStrap: true,
      vents: 1,
      stitched: true,
    },
    "cotton",
  ),
  ...coat(
    "trench-long",
    "b",
    {
      shape: { ...BELTED, shoulder: 134, slope: 40, chest: 130, waist: 112, armpit: 248, hem: 160 },
      breakAt: 236,
      overlap: 50,
      front: "square",
      lapel: "trench",
      pockets: "slant",
      pocketAt: 436,
      buttons: [292, 410],
      columns: 2,
      buttonSize: 7.5,
      belt: "buckled",
      cuffStrap: true,
      vents: 1,
      stitched: true,
    },
    "cotton",
  ),
  ...coat(
    "trench-short",
    "a",
    {
      shape: SHORT_BELTED,
      breakAt: 226,
      overlap: 54,
      front: "square",
      lapel: "trench",
      pockets: "welt",
      pocketAt: 420,
      buttons: [288, 400],
      columns: 2,
      buttonSize: 7.5,
      belt: "buckled",
      storm: true,
      cuffStrap: true,
      stitched: true,
    },
    "cotton",
  ),
  ...coat("single", "a", {
    shape: COAT,
    breakAt: 290,
    overlap: 15,
    front: "square",
    lapel: "notch",
    lapelWidth: 56,
    pockets: "flap",
    pocketAt: 430,
    buttons: [308, 376, 444],
    buttonSize: 8.5,
    chestPocket: true,
    sleeveButtons: 3,
    vents: 1,
  }),
  ...coat("single", "b", {
    shape: COCOON,
    breakAt: 250,
    overlap: 16,
    front: "square",
    lapel: "notch",
    lapelWidth: 70,
    pockets: "patch",
    pocketAt: 440,
    buttons: [270, 350, 430],
    buttonSize: 11,
    ease: 1.3,
  }),
  ...coat("double", "a", {
    shape: { ...COAT, waist: 110, hem: 148 },
    breakAt: 290,
    overlap: 50,
    front: "square",
    lapel: "peak",
    lapelWidth: 72,
    pockets: "flap",
    pocketAt: 440,
    buttons: [310, 376, 442],
    columns: 2,
    buttonSize: 9,
    sleeveButtons: 3,
    vents: 1,
  }),
  ...coat("double", "b", {
    shape: { ...COAT, shoulder: 130, chest: 132, waist: 132, hemAt: 560, hem: 140 },
    breakAt: 236,
    overlap: 54,
    front: "square",
    lapel: "trench",
    pockets: "slant",
    pocketAt: 420,
    buttons: [264, 330, 396],
    columns: 2,
    buttonSize: 10,
    vents: 1,
  }),
  ...coat("wrap", "a", {
    shape: ROBE,
    breakAt: 340,
    overlap: 46,
    front: "square",
    lapel: "shawl",
    lapelWidth: 72,
    pockets: "patch",
    pocketAt: 430,
    belt: "tied",
    turnedCuff: true,
  }),
  ...coat("wrap", "b", {
    shape: { ...ROBE, shoulder: 146, slope: 50, chest: 142, waist: 122, hemAt: 640, hem: 150 },
    breakAt: 344,
    overlap: 54,
    front: "square",
    lapel: "notch",
    lapelWidth: 86,
    pockets: "slant",
    pocketAt: 432,
    belt: "tied",
  }),
  ...coat(
    "single",
    "c",
    {
      shape: { ...COAT, dip: 30 },
      breakAt: 116,
      overlap: 15,
      front: "square",
      lapel: "stand",
      pockets: "welt",
      pocketAt: 440,
      buttons: [150, 230, 310, 390],
      buttonSize: 8,
      cuffStrap: true,
    },
    "wool",
    "single-a",
  ),
  ...coat(
    "single",
    "d",
    {
      shape: COAT,
      breakAt: 330,
      overlap: 15,
      front: "square",
      lapel: "peak",
      lapelWidth: 82,
      pockets: "jet",
      pocketAt: 436,
      buttons: [350, 424],
      buttonSize: 9,
      turnedCuff: true,
    },
    "wool",
    "single-a",
  ),
  ...coat(
    "double",
    "c",
    {
      shape: { ...COAT, waist: 110, hem: 148 },
      breakAt: 340,
      overlap: 52,
      front: "square",
      lapel: "shawl",
      lapelWidth: 84,
      pockets: "patch",
      pocketAt: 440,
      buttons: [364, 440],
      columns: 2,
      buttonSize: 10,
      turnedCuff: true,
    },
    "wool",
    "double-a",
  ),
  ...coat(
    "trench-short",
    "b",
    {
      shape: { ...SHORT_BELTED, waist: 122, chest: 124, hem: 134 },
      breakAt: 230,
      overlap: 16,
      front: "square",
      lapel: "notch",
      lapelWidth: 60,
      pockets: "flap",
      pocketAt: 428,
      buttons: [262, 330, 398, 466],
      buttonSize: 7.5,
      storm: true,
      cuffStrap: true,
      stitched: true,
    },
    "cotton",
    "trench-short-a",
  ),
  ...coat(
    "wrap",
    "c",
    {
      shape: { ...ROBE, waist: 112 },
      breakAt: 330,
      overlap: 50,
      front: "square",
      lapel: "peak",
      lapelWidth: 92,
      pockets: "welt",
      pocketAt: 436,
      belt: "buckled",
      cuffStrap: true,
    },
    "wool",
    "wrap-a",
  ),
];
