// The labels of sizes, and names of their systems.

import type { SizeSystem } from "../size-kinds.ts";

export type { SizeSystem };

/** Column headings of conversion tables. */
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

/** Outside Italy the Paris points of shoes are called European. */
export const EUROPEAN: { readonly EU: "IT" } = { EU: "IT" };

/** Size of products that come in a single size. */
export const ONLY_ONE_SIZE = "Only One Size";

/**
 * The label of a value, as on products: "M", "IT 42", "32 in", "85 cm", "4Y".
 * Labels include their system, so that each belongs to one group of a chart, and no hyphen, which joins labels.
 */
export const sizeLabel = (system: SizeSystem, value: string): string => {
  if (system === "INT" || system === "AGE") return value;
  if (system === "inches") return `${value} in`;
  return system === "cm" ? `${value} cm` : `${system} ${value}`;
};

/** A label as shoppers read it: a designer's own number is only a number, and shoes of Japan and Korea are the foot in cm and mm. */
export const naturalSize = (label: string): string =>
  label
    .replace(/^NUM (?=\d)/u, "")
    .replace(/^JP (21\.5|2[2-9](?:\.5)?|3\d(?:\.5)?)(?![\d.])/u, "$1 cm")
    .replace(/^KR (2[0-9]{2}|3[0-9]{2})(?!\d)/u, "$1 mm");

/** True for a letter of another country (JP M, BR GG), which beside a Western letter reads like a mistake. */
export const isForeignLetter = (label: string): boolean => /^(?:JP|BR) [\dX]*[SMLPG]+$/u.test(label);

/**
 * The part of a size that charts have. A size may add a length, a width, the end of a range or another choice to it:
 * "32 in / L34", "US 9 / Wide", "S / M". Of a range of measurements it is the first: 54 cm of "54–56 cm".
 */
export const chartSizeOf = (size: string): string =>
  (size.split(" / ", 1)[0] ?? size).replace(/^(\d+)–\d+ cm$/u, "$1 cm");
