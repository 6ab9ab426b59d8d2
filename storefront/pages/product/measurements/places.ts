// Drawings of garments, and where each measurement is taken: pure line work on a field of 300 by 300.

import type { Garment } from "./measurements-data.ts";

type Point = readonly [x: number, y: number];

interface Place {
  readonly from: Point;
  readonly to: Point;
}

interface Drawing {
  readonly outline: string;
  /** Seams and handles. */
  readonly fine: string;
  /** Keyed by the feed's English names. */
  readonly places: Readonly<Record<string, Place>>;
}

const across = (left: number, right: number, y: number): Place => ({ from: [left, y], to: [right, y] });
const down = (x: number, top: number, bottom: number): Place => ({ from: [x, top], to: [x, bottom] });
/** Several names of a place. */
const named = (place: Place, ...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, place]));

export const DRAWINGS: Readonly<Record<Garment, Drawing>> = {
  top: {
    outline:
      "M116 52 Q150 74 184 52 L214 62 Q228 68 234 84 L258 190 L230 198 L212 118 L214 256 H86 L88 118 L70 198 L42 190 L66 84 Q72 68 86 62 Z",
    fine: "M116 52 Q150 88 184 52 M212 118 L206 92 M88 118 L94 92 M86 248 H214 M44 181 L71 189 M256 181 L229 189",
    places: {
      ...named(across(86, 214, 34), "Shoulder", "Shoulders"),
      ...named(across(88, 212, 126), "Chest", "Bust"),
      Waist: across(87, 213, 184),
      ...named(across(86, 214, 276), "Hem", "Hips"),
      ...named({ from: [246, 64], to: [276, 186] }, "Sleeve", "Sleeve length"),
      ...named(down(20, 52, 256), "Length", "Back length"),
    },
  },
  trousers: {
    outline: "M104 40 H196 L222 262 H166 L150 120 L134 262 H78 Z",
    fine: "M103 54 H197 M150 54 V120 M150 54 Q158 84 150 104",
    places: {
      Waist: across(104, 196, 22),
      Hips: across(97, 203, 90),
      ...named(across(88, 146, 136), "Thigh"),
      ...named(down(240, 40, 120), "Rise", "Front rise"),
      ...named(down(150, 132, 262), "Inseam", "Inside leg"),
      ...named(across(166, 222, 280), "Leg opening", "Hem"),
      ...named(down(52, 40, 262), "Length", "Outseam"),
    },
  },
  skirt: {
    outline: "M112 40 H188 L224 258 H76 Z",
    fine: "M109 56 H191 M150 56 V258",
    places: {
      Waist: across(112, 188, 22),
      Hips: across(100, 200, 112),
      Hem: across(76, 224, 278),
      Length: down(48, 40, 258),
    },
  },
  dress: {
    outline: "M110 36 L122 36 Q150 70 178 36 L190 36 L198 98 L184 132 L222 262 H78 L116 132 L102 98 Z",
    fine: "M116 132 H184 M150 132 V262",
    places: {
      ...named(across(110, 190, 20), "Shoulder", "Shoulders"),
      ...named(across(102, 198, 96), "Chest", "Bust"),
      Waist: across(116, 184, 132),
      Hips: across(103, 197, 178),
      Hem: across(78, 222, 280),
      ...named(down(48, 36, 262), "Length", "Back length"),
    },
  },
  shoe: {
    outline:
      "M52 140 Q66 122 96 134 Q132 176 196 184 Q250 190 262 210 Q262 216 254 216 H178 Q132 212 88 166 Q80 186 78 216 H62 Q62 178 52 140 Z",
    fine: "M52 140 Q70 148 96 134 M178 216 Q220 212 262 212",
    places: {
      ...named(down(28, 142, 216), "Heel", "Heel height"),
      ...named(across(52, 262, 246), "Length", "Insole length", "Foot length"),
    },
  },
  bag: {
    outline: "M60 124 H236 L248 250 H48 Z M236 124 L258 116 L272 238 L248 250 Z",
    fine: "M104 124 Q104 48 148 48 Q192 48 192 124 M52 212 H244",
    places: {
      ...named(across(48, 248, 274), "Width", "Length"),
      Height: down(26, 124, 250),
      ...named({ from: [252, 264], to: [276, 252] }, "Depth"),
      ...named(down(148, 50, 124), "Handle drop", "Strap drop", "Drop"),
    },
  },
};
