// Children's sizes: clothing by age and height, shoes by the European number. The size filter does not show them.

import type { Wearer } from "../size-kinds.ts";
import { defineChart, type SizeChart, sizeRows, type SizeValues } from "./chart.ts";
import { FOOT, measured } from "./measurements.ts";
import { EUROPEAN } from "./systems.ts";

/** Heights in the 6 cm steps of EN 13402-3, with the ages on European labels. */
const CLOTHING_ROWS = sizeRows(`
  AGE  cm
  1M   56
  3M   62
  6M   68
  9M   74
  12M  80
  18M  86
  2Y   92
  3Y   98
  4Y   104
  5Y   110
  6Y   116
  7Y   122
  8Y   128
  9Y   134
  10Y  140
  11Y  146
  12Y  152
  13Y  158
  14Y  164
  15Y  170
  16Y  176
`);

/**
 * IT is the Paris point, 2/3 cm of the last; UK is a barleycorn, 1/3 inch, from 4 inches, and restarts after 13½. They
 * correspond to within a quarter of a size. US is half a size more. C marks sizes before the restart, Y US sizes after it.
 */
const SHOE_ROWS = sizeRows(`
  IT  UK     US
  16  0.5C   1C
  17  1.5C   2C
  18  2C     2.5C
  19  3C     3.5C
  20  4C     4.5C
  21  4.5C   5C
  22  5.5C   6C
  23  6C     6.5C
  24  7C     7.5C
  25  7.5C   8C
  26  8.5C   9C
  27  9.5C   10C
  28  10C    10.5C
  29  11C    11.5C
  30  11.5C  12C
  31  12.5C  13C
  32  13C    13.5C
  33  1      1.5Y
  34  2      2.5Y
  35  2.5    3Y
  36  3.5    4Y
  37  4      4.5Y
  38  5      5.5Y
  39  5.5    6Y
`);

export const KIDS_CLOTHING = clothing("kids", "Kids’ clothing", "1M", "16Y");
export const BABY_CLOTHING = clothing("baby", "Baby clothing", "1M", "3Y");
export const CHILD_CLOTHING = clothing("child", "Children’s clothing", "2Y", "12Y");
export const TEEN_CLOTHING = clothing("teen", "Teen clothing", "10Y", "16Y");

export const KIDS_SHOES = shoes("kids", "Kids’ shoes", "16", "39");
export const BABY_SHOES = shoes("baby", "Baby shoes", "16", "24");
export const CHILD_SHOES = shoes("child", "Children’s shoes", "24", "35");
export const TEEN_SHOES = shoes("teen", "Teen shoes", "33", "39");

function clothing(wearer: Wearer, name: string, from: string, to: string): SizeChart {
  return defineChart({
    id: `${wearer}-clothing`,
    name,
    kind: "clothing",
    wearers: [wearer],
    rows: between(CLOTHING_ROWS, "AGE", from, to),
    named: "AGE",
    soldIn: ["AGE", "cm"],
    hasOnlyOneSize: true,
  });
}

function shoes(wearer: Wearer, name: string, from: string, to: string): SizeChart {
  const rows = between(SHOE_ROWS, "IT", from, to);
  return defineChart(
    measured(
      {
        id: `${wearer}-shoes`,
        name,
        kind: "shoes",
        wearers: [wearer],
        rows,
        named: "IT",
        soldIn: ["IT"],
        alsoCalled: EUROPEAN,
      },
      FOOT,
    ),
  );
}

function between(rows: readonly SizeValues[], system: "AGE" | "IT", from: string, to: string): readonly SizeValues[] {
  const at = (value: string): number => rows.findIndex((row) => row[system]?.[0] === value);
  return rows.slice(at(from), at(to) + 1);
}
