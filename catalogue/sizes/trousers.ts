// Sizes of trousers, jeans and shorts: clothing sizes with the waist in inches and centimetres.

import { defineChart, sizeRows, type SizeValues, withColumns } from "./chart.ts";
import { MENS_ROWS, WOMENS_ROWS } from "./clothing.ts";
import { HER_HIPS, HER_WAIST, HIS_HIPS, HIS_WAIST, measured } from "./measurements.ts";

/** Women's denim sizes by the usual premium-denim table: 24 is US 0, 26 is US 2, 27 is US 4, then one for each grade. */
export const WOMENS_TROUSERS = defineChart(
  measured(
    {
      id: "womens-trousers",
      name: "Women’s trousers and jeans",
      kind: "trousers",
      wearers: ["women"],
      rows: withColumns(
        WOMENS_ROWS,
        withCentimetres(`
      INT     inches
      XXXS    23
      XXS     24
      XS      25,26
      S       27
      M       28
      L       29
      XL      30
      XXL     31
      XXXL    32
      XXXXL   33
      XXXXXL  34
    `),
      ),
      named: "INT",
      soldIn: ["inches", "IT", "INT", "FR", "US"],
      hasOnlyOneSize: true,
    },
    HER_WAIST,
    HER_HIPS,
  ),
);

/**
 * The waist in inches is the continental size - 16 (IT 48 is 32); odd inches belong to the letter above them. American, British and
 * Australian numbers are this waist, unlike those of jackets, which are the chest.
 */
export const MENS_TROUSERS = defineChart(
  measured(
    {
      id: "mens-trousers",
      name: "Men’s trousers and jeans",
      kind: "trousers",
      wearers: ["men"],
      rows: withColumns(
        MENS_ROWS,
        withCentimetres(`
      INT     inches
      XXS     26
      XS      27,28
      S       29,30
      M       31,32
      L       33,34
      XL      35,36
      XXL     37,38
      XXXL    39,40
      XXXXL   41,42
      XXXXXL  43,44
    `),
      ).map(numberedByWaist),
      named: "INT",
      soldIn: ["inches", "IT", "INT"],
      hasOnlyOneSize: true,
    },
    HIS_WAIST,
    HIS_HIPS,
  ),
);

/** Grouped by waist only, since 28 inches is a woman's M and a man's XS. */
export const UNISEX_TROUSERS = defineChart({
  id: "unisex-trousers",
  name: "Trousers and jeans",
  kind: "trousers",
  wearers: ["unisex"],
  rows: withCentimetres(`
    inches
    ${Array.from({ length: 22 }, (_, step) => 23 + step).join("\n")}
  `),
  named: "inches",
  soldIn: ["inches"],
  hasOnlyOneSize: true,
});

function withCentimetres(table: string): readonly SizeValues[] {
  return sizeRows(table).map(addCentimetres);
}

function addCentimetres(row: SizeValues): SizeValues {
  return { ...row, cm: (row.inches ?? []).map((inches) => String(Math.round(Number(inches) * 2.54))) };
}

function numberedByWaist(row: SizeValues): SizeValues {
  const { inches = [] } = row;
  return { ...row, UK: inches, US: inches, AU: inches };
}
