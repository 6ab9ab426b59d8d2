// Size systems: the countries and units in which sizes are labelled, and how a label is written.

/** INT is letters (S, M, L), NUM a designer's own 0 to 6, GE the older label for Germany that some houses still sew in. */
export type SizeSystem =
  | "INT"
  | "US"
  | "UK"
  | "IT"
  | "FR"
  | "DE"
  | "GE"
  | "EU"
  | "RU"
  | "BR"
  | "KR"
  | "CN"
  | "JP"
  | "AU"
  | "NUM"
  | "AGE"
  | "inches"
  | "cm";

/** What a column of a conversion table is headed. */
export const SYSTEM_NAMES: Readonly<Record<SizeSystem, string>> = {
  INT: "Standard",
  US: "US",
  UK: "UK",
  IT: "Italy",
  FR: "France",
  DE: "Germany",
  GE: "Germany (GE)",
  EU: "Europe",
  RU: "Russia",
  BR: "Brazil",
  KR: "Korea",
  CN: "China",
  JP: "Japan",
  AU: "Australia",
  NUM: "Designer",
  AGE: "Age",
  inches: "Inches",
  cm: "Centimetres",
};

/** Sizes without a system: letters from the smallest to the largest; the last stands only in some charts. */
export const ONLY_ONE_SIZE = "Only One Size";
export const STANDARD_SIZES: readonly string[] = [
  ONLY_ONE_SIZE,
  "XXXS",
  "XXS",
  "XS",
  "S",
  "M",
  "L",
  "XL",
  "XXL",
  "XXXL",
  "XXXXL",
  "XXXXXL",
  "XXXXXXL",
];

/**
 * The label of a value, as a product carries it: "M", "IT 42", "32 in", "85 cm", "4Y".
 * Labels carry their system so that within a chart each belongs to one group, and hold no hyphen, which joins them.
 */
export const sizeLabel = (system: SizeSystem, value: string): string => {
  if (system === "INT" || system === "AGE") return value;
  if (system === "inches") return `${value} in`;
  return system === "cm" ? `${value} cm` : `${system} ${value}`;
};
