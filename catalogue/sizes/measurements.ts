// Body measurements in centimetres for each size of the built-in charts, and the measures to take for a chart.

import { isKidsWearer, type MeasureName, type SizeKind } from "../size-kinds.ts";
import type { ChartDefinition, SizeValues } from "./chart.ts";

/** Adds the measurements of its sizes to a chart. */
export const measured = (chart: ChartDefinition, ...rules: readonly MeasureRule[]): ChartDefinition => ({
  ...chart,
  measures: rules.map(({ name, of }) => ({ name, cm: chart.rows.map(of) })),
});

/** Measures of a chart, in order. */
export const stepsOf = ({ kind, wearers, measures = [] }: ChartDefinition): readonly MeasureName[] => {
  if (measures.length > 0) return measures.map(({ name }) => name);
  if (kind === "clothing" && wearers.every(isKidsWearer)) return ["Height"];
  return isForWomen({ wearers }) && kind === "clothing" ? ["Bust", "Waist", "Hips"] : STEPS[kind];
};

export const isForWomen = ({ wearers }: Pick<ChartDefinition, "wearers">): boolean =>
  wearers.length > 0 && wearers.every((wearer) => wearer === "women");

/** Rounded to the half inch. */
export const inInches = (cm: number): number => Math.round((cm / 2.54) * 2) / 2;

interface MeasureRule {
  readonly name: MeasureName;
  readonly of: (row: SizeValues) => readonly number[];
}

/**
 * Bust, waist and hips by letter. The bust is from GB/T 1335.2, as in the CN column of the chart (M is 165/88A);
 * waist and hips have the intervals of EN 13402-3, which grow with the largest sizes.
 */
const WOMEN: Readonly<Record<string, readonly [bust: number, waist: number, hips: number]>> = {
  XXXS: [72, 54, 80],
  XXS: [76, 58, 84],
  XS: [80, 62, 88],
  S: [84, 66, 92],
  M: [88, 70, 96],
  L: [92, 74, 100],
  XL: [96, 78, 104],
  XXL: [100, 82, 108],
  XXXL: [106, 88, 114],
  XXXXL: [112, 94, 120],
  XXXXXL: [118, 100, 126],
};

const hers = (at: 0 | 1 | 2) => (row: SizeValues) => {
  const cm = WOMEN[row.INT?.[0] ?? ""]?.[at];
  return cm === undefined ? [] : [cm];
};

/** A man's chest is twice his Italian size; the waist is 16 cm less (a drop of 8) and the hips 2 cm more. */
const his = (more: number) => (row: SizeValues) => {
  const it = Number(row.IT?.[0]);
  return Number.isFinite(it) ? [2 * it + more] : [];
};

const inSystem = (system: "cm" | "JP") => (row: SizeValues) => (row[system] ?? []).map(Number);

/** In cm. A Paris point is 2/3 cm of the last, and the last is about a centimetre longer than the foot. */
export const footLength = (it: number): number => (it * 2) / 3 - 1;

const footOf = (row: SizeValues) => {
  const it = Number(row.IT?.[0]);
  return Number.isFinite(it) ? [Math.round(2 * footLength(it)) / 2] : [];
};

const handOf = (row: SizeValues) => (row.inches ?? []).map((inches) => Math.round(Number(inches) * 2.54));

export const BUST = { name: "Bust", of: hers(0) } as const;
export const HER_WAIST = { name: "Waist", of: hers(1) } as const;
export const HER_HIPS = { name: "Hips", of: hers(2) } as const;
export const COLLAR = { name: "Collar", of: inSystem("cm") } as const;
export const CHEST = { name: "Chest", of: his(0) } as const;
export const HIS_WAIST = { name: "Waist", of: his(-16) } as const;
export const HIS_HIPS = { name: "Hips", of: his(2) } as const;
export const FOOT = { name: "Foot length", of: footOf } as const;
/** For men's shoes, whose JP column is the foot in centimetres. */
export const HIS_FOOT = { name: "Foot length", of: inSystem("JP") } as const;
export const HAND = { name: "Hand", of: handOf } as const;

const STEPS: Readonly<Record<SizeKind, readonly MeasureName[]>> = {
  clothing: ["Chest", "Waist", "Hips"],
  trousers: ["Waist", "Hips"],
  shirts: ["Collar", "Chest", "Waist"],
  shoes: ["Foot length"],
  gloves: ["Hand"],
  hats: ["Head"],
  belts: ["Belt"],
  rings: ["Finger"],
  none: [],
};
