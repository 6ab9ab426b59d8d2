// Body measurements in centimetres for each size of a chart.

import type { SizeChart, SizeGroup } from "./chart.ts";
import { ONLY_ONE_SIZE } from "./systems.ts";

export interface Measure {
  readonly name: MeasureName;
  /** For each row of the chart's conversion table; several values if a size spans them, none if unknown. */
  readonly cm: readonly (readonly number[])[];
}

/** Body measures. The instructions for taking them are interface texts (size-charts.json in storefront/locales). */
export type MeasureName =
  | "Bust"
  | "Chest"
  | "Waist"
  | "Hips"
  | "Collar"
  | "Height"
  | "Foot length"
  | "Hand"
  | "Head"
  | "Belt"
  | "Finger";

/** Empty for charts whose sizes are measurements themselves, such as belts and hats. */
export const measuresOf = (chart: SizeChart): readonly Measure[] =>
  (MEASURES[chart.id] ?? []).map(({ name, of }) => ({ name, cm: sizesOf(chart).map(of) }));

/** Measures of a chart, in order. */
export const stepsOf = (chart: SizeChart): readonly MeasureName[] => STEPS[familyOf(chart)] ?? [];

/** Rounded to the half inch. */
export const inInches = (cm: number): number => Math.round((cm / 2.54) * 2) / 2;

const sizesOf = (chart: SizeChart): readonly SizeGroup[] => chart.groups.filter(({ name }) => name !== ONLY_ONE_SIZE);

interface MeasureRule {
  readonly name: MeasureName;
  readonly of: (group: SizeGroup) => readonly number[];
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

const hers = (at: 0 | 1 | 2) => (group: SizeGroup) => {
  const cm = WOMEN[group.values.INT?.[0] ?? ""]?.[at];
  return cm === undefined ? [] : [cm];
};

/** A man's chest is twice his Italian size; the waist is 16 cm less (a drop of 8) and the hips 2 cm more. */
const his = (more: number) => (group: SizeGroup) => {
  const it = Number(group.values.IT?.[0]);
  return Number.isFinite(it) ? [2 * it + more] : [];
};

const inSystem = (system: "cm" | "JP") => (group: SizeGroup) => (group.values[system] ?? []).map(Number);

/** A Paris point is 2/3 cm of the last, and the last is about a centimetre longer than the foot. */
const footOf = (group: SizeGroup) => {
  const it = Number(group.values.IT?.[0]);
  return Number.isFinite(it) ? [Math.round(2 * ((it * 2) / 3 - 1)) / 2] : [];
};

const handOf = (group: SizeGroup) => (group.values.inches ?? []).map((inches) => Math.round(Number(inches) * 2.54));

const BUST = { name: "Bust", of: hers(0) } as const;
const HER_WAIST = { name: "Waist", of: hers(1) } as const;
const HER_HIPS = { name: "Hips", of: hers(2) } as const;
const CHEST = { name: "Chest", of: his(0) } as const;
const HIS_WAIST = { name: "Waist", of: his(-16) } as const;
const HIS_HIPS = { name: "Hips", of: his(2) } as const;
const FOOT = { name: "Foot length", of: footOf } as const;
const HAND = { name: "Hand", of: handOf } as const;

const MEASURES: { readonly [chart: string]: readonly MeasureRule[] } = {
  "womens-clothing": [BUST, HER_WAIST, HER_HIPS],
  "womens-trousers": [HER_WAIST, HER_HIPS],
  "mens-clothing": [CHEST, HIS_WAIST, HIS_HIPS],
  "mens-trousers": [HIS_WAIST, HIS_HIPS],
  shirts: [{ name: "Collar", of: inSystem("cm") }, CHEST, HIS_WAIST],
  "womens-shoes": [FOOT],
  // The JP column is the foot in centimetres.
  "mens-shoes": [{ name: "Foot length", of: inSystem("JP") }],
  "kids-shoes": [FOOT],
  "baby-shoes": [FOOT],
  "child-shoes": [FOOT],
  "teen-shoes": [FOOT],
  "womens-gloves": [HAND],
  "mens-gloves": [HAND],
  "unisex-gloves": [HAND],
};

type Family =
  | "womens"
  | "mens"
  | "trousers"
  | "shirts"
  | "unisex"
  | "kids"
  | "shoes"
  | "gloves"
  | "hats"
  | "belts"
  | "rings";

const STEPS: Readonly<Record<string, readonly MeasureName[]>> = {
  womens: ["Bust", "Waist", "Hips"],
  mens: ["Chest", "Waist", "Hips"],
  unisex: ["Chest", "Waist", "Hips"],
  trousers: ["Waist", "Hips"],
  shirts: ["Collar", "Chest", "Waist"],
  kids: ["Height"],
  shoes: ["Foot length"],
  gloves: ["Hand"],
  hats: ["Head"],
  belts: ["Belt"],
  rings: ["Finger"],
} satisfies Record<Family, readonly MeasureName[]>;

/** By the goods in a chart's id, or else by its wearer. */
function familyOf({ id }: SizeChart): string {
  const goods = id.split("-").at(-1) ?? "";
  if (goods in STEPS) return goods;
  const wearer = id.split("-")[0] ?? "";
  return wearer in STEPS ? wearer : goods === "clothing" ? "kids" : "";
}
