// Shoe sizes for women, men and both, and the countries of the shoe-size dropdown.

import { defineChart, type SizeChart, type SizeValues } from "./chart.ts";
import { FOOT, footLength, HIS_FOOT, measured } from "./measurements.ts";
import { EUROPEAN, SYSTEM_NAMES, type SizeSystem } from "./systems.ts";

/**
 * IT is the Paris point (2/3 cm of the last); designer retailers convert it by constant steps, in halves:
 * women's US = IT - 30, UK = IT - 33, FR = IT + 1. JP and KR are the foot in cm and mm, as on labels of Japan and Korea.
 */
export const WOMENS_SHOES = defineChart(
  measured(
    {
      id: "womens-shoes",
      name: "Women’s shoes",
      kind: "shoes",
      wearers: ["women"],
      rows: halves(34, 43).map((it) => row({ US: it - 30, UK: it - 33, IT: it, FR: it + 1, ...footSizes(it) })),
      named: "IT",
      soldIn: ["IT", "FR", "UK", "US"],
      alsoCalled: EUROPEAN,
      onlyAtHome: ["JP", "KR"],
    },
    FOOT,
  ),
);

/**
 * Men's US = IT - 33, UK = IT - 34, BR = IT - 2; JP is the foot in cm and KR in mm (Mondopoint, ISO 9407): US 9 is
 * 27 cm.
 */
export const MENS_SHOES = defineChart(
  measured(
    {
      id: "mens-shoes",
      name: "Men’s shoes",
      kind: "shoes",
      wearers: ["men"],
      rows: halves(38, 48).map((it) =>
        row({ US: it - 33, UK: it - 34, IT: it, BR: it - 2, KR: korean(it), JP: it - 15 }),
      ),
      named: "IT",
      soldIn: ["IT", "UK", "US"],
      alsoCalled: EUROPEAN,
    },
    HIS_FOOT,
  ),
);

/** Without US and UK, where the same number is a different size for women and men. */
export const UNISEX_SHOES = defineChart({
  id: "unisex-shoes",
  name: "Shoes",
  kind: "shoes",
  wearers: ["unisex"],
  rows: halves(34, 48).map((it) =>
    row({ IT: it, ...(it <= 43 && { FR: it + 1 }), ...(it >= 38 && { BR: it - 2 }), ...footSizes(it) }),
  ),
  named: "IT",
  soldIn: ["IT"],
  alsoCalled: EUROPEAN,
});

/** Countries of the shoe-size dropdown; the code is also the prefix of labels. */
export const SHOE_COUNTRIES = (["US", "UK", "IT", "FR", "BR", "KR", "JP"] as const).map((code) => ({
  code,
  name: code === "IT" ? "Italy / EU" : SYSTEM_NAMES[code],
}));
export type ShoeCountry = (typeof SHOE_COUNTRIES)[number]["code"];

/** Countries that a chart has sizes for, in the dropdown's order. `own` are the systems of the shopper's country. */
export const shoeCountriesOf = (
  { systems, onlyAtHome = [] }: SizeChart,
  own: readonly SizeSystem[] = [],
): readonly ShoeCountry[] =>
  SHOE_COUNTRIES.map(({ code }) => code).filter(
    (code) => systems.includes(code) && (own.includes(code) || !onlyAtHome.includes(code)),
  );

/** The best known of the shopper's own systems, or else Italy, but the US on women's and men's pages, where a US size is unambiguous. */
export function defaultShoeCountry(
  countries: readonly ShoeCountry[],
  department?: string,
  own: readonly SizeSystem[] = [],
): ShoeCountry | undefined {
  const usual: readonly SizeSystem[] = department === "women" || department === "men" ? ["US", "IT"] : ["IT"];
  const system = [...own, ...usual].find((one) => countries.some((country) => country === one));
  return countries.find((country) => country === system);
}

function halves(from: number, to: number): readonly number[] {
  return Array.from({ length: (to - from) * 2 + 1 }, (_, step) => from + step / 2);
}

/** Feet in halves of a centimetre, each in the size that it fits best: most half sizes have none. */
function footSizes(it: number): { readonly KR?: number; readonly JP?: number } {
  const foot = footLength(it);
  const isBest = Number.isInteger(it) || Number.isInteger(foot * 2);
  const cm = Math.round(foot * 2) / 2;
  return isBest ? { KR: cm * 10, JP: cm } : {};
}

function korean(it: number): number {
  return (it - 15) * 10;
}

function row(sizes: { readonly [System in SizeSystem]?: number }): SizeValues {
  return Object.fromEntries(Object.entries(sizes).map(([system, size]) => [system, [String(size)]]));
}
