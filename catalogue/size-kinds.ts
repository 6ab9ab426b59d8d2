// The kinds of size charts, which a category or a product type names; the wearers, which a department names; and body measures.

/** A kind has a chart for each wearer. "none" is for goods without sizes. */
export const SIZE_KINDS = [
  "clothing",
  "trousers",
  "shirts",
  "shoes",
  "belts",
  "hats",
  "gloves",
  "rings",
  "none",
] as const;
export type SizeKind = (typeof SIZE_KINDS)[number];

export const WEARERS = ["women", "men", "unisex", "kids", "baby", "child", "teen"] as const;
export type Wearer = (typeof WEARERS)[number];

/** Instructions for taking them are interface texts (size-charts.json in storefront/locales). */
export const MEASURE_NAMES = [
  "Bust",
  "Chest",
  "Waist",
  "Hips",
  "Collar",
  "Height",
  "Foot length",
  "Hand",
  "Head",
  "Belt",
  "Finger",
] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

export const isKidsWearer = (wearer: Wearer | undefined): boolean => wearer !== undefined && KIDS.has(wearer);

const KIDS: ReadonlySet<Wearer> = new Set(["kids", "baby", "child", "teen"]);
