// Tailoring blocks for blazers, suits and coats, and the functions that create their drawers.

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
export const BROAD: TorsoShape = {
  ...BLAZER,
  shoulder: 152,
  slope: 38,
  chest: 146,
  waist: 138,
  hemAt: 588,
  hem: 150,
  sleeve: { length: 372, cuff: 33, swing: 15, bend: 2 },
};
export const CROPPED: TorsoShape = {
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
export const LONG: TorsoShape = { ...BLAZER, top: 96, armpit: 250, waistAt: 376, hemAt: 650, hem: 150, shoulder: 140 };
export const COAT: TorsoShape = {
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
export const COCOON: TorsoShape = {
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
export const BELTED: TorsoShape = { ...COAT, waistAt: 348, waist: 94, chest: 116, hemAt: 712, hem: 150 };
export const SHORT_BELTED: TorsoShape = { ...BELTED, hemAt: 540, hem: 122 };
export const ROBE: TorsoShape = {
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

export type Frame = readonly [height: number, width: number];
export function finish(canvas: Canvas, back: boolean, t: Tailored, [height, width]: Frame): void {
  relax(canvas);
  canvas.shadow();
  drawTailored(canvas, back, t);
  canvas.cloth = "wool";
  canvas.crumple = 0.16;
  canvas.fit(height, width);
}

/** `backOf` names the construction with the same back view, if this one has only a front. */
export const blazer = (cut: string, construction: string, t: Tailored, backOf?: string): readonly Drawer[] =>
  bothViews(
    { of: `blazers/${cut}`, construction, cloth: "wool", ...(backOf !== undefined && { backOf: `blazers/${backOf}` }) },
    (canvas, back) => finish(canvas, back, t, [0.8, 0.86]),
  );

export const coat = (
  cut: string,
  construction: string,
  t: Tailored,
  cloth = "wool",
  backOf?: string,
): readonly Drawer[] =>
  bothViews(
    { of: `coats/${cut}`, construction, cloth, ...(backOf !== undefined && { backOf: `coats/${backOf}` }) },
    (canvas, back) => {
      finish(canvas, back, t, [0.87, 0.84]);
      if (cloth === "cotton") canvas.cloth = "cotton";
    },
  );

/** Jacket over trousers: the trousers hang below and behind, a little smaller. */
export const suit = (
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

export const SINGLE: Tailored = {
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
export const DOUBLE: Tailored = {
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
export const TUXEDO: Tailored = {
  ...SINGLE,
  lapel: "peak",
  lapelWidth: 64,
  lapelRegion: "trim",
  pockets: "jet",
  breakAt: 384,
  buttons: [404],
};

export const SUIT_TROUSERS: Bottoms = {
  shape: { top: 72, waist: 96, hip: 116, rise: 190, knee: [108, 14], hem: [96, 20], hemAt: 742 },
  kind: "tailored",
  pressed: true,
  stack: 2,
};
