// The vocabulary of size charts: kinds, which categories and product types name; wearers, which departments name; systems and body
// measures.

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

/** INT are letters (S, M, L), NUM a designer's own 0 to 6, GE an older German label that some designers still use. */
export const SIZE_SYSTEMS = [
  "INT",
  "US",
  "UK",
  "IT",
  "FR",
  "DE",
  "GE",
  "EU",
  "RU",
  "BR",
  "KR",
  "CN",
  "JP",
  "AU",
  "NUM",
  "AGE",
  "inches",
  "cm",
] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

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
