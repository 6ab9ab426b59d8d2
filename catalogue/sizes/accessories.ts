// Sizes of rings, gloves, hats and belts.

import type { Wearer } from "../size-kinds.ts";
import { defineChart, sizeRows } from "./chart.ts";
import { HAND, measured } from "./measurements.ts";

const ADULTS: readonly Wearer[] = ["women", "men", "unisex"];

/**
 * FR is the inner circumference in mm (ISO 8653), IT and BR are FR - 40, US = (circumference - 36.5) / 2.55,
 * UK are the letters of BS 6820. Whole US sizes 4 to 9, each to the nearest millimetre.
 */
export const RINGS = defineChart({
  id: "rings",
  name: "Rings",
  kind: "rings",
  wearers: ADULTS,
  rows: sizeRows(`
    INT  IT  US  UK  FR  BR
    XXS  7   4   H   47  7
    XS   9   5   J½  49  9
    S    12  6   L½  52  12
    M    14  7   N½  54  14
    L    17  8   P½  57  17
    XL   20  9   R½  60  20
  `),
  named: "INT",
  soldIn: ["IT", "FR", "INT"],
  hasOnlyOneSize: true,
});

/** Inches around the knuckles, with the letters that European glovemakers use for women. */
export const WOMENS_GLOVES = defineChart(
  measured(
    {
      id: "womens-gloves",
      name: "Women’s gloves",
      kind: "gloves",
      wearers: ["women"],
      rows: sizeRows(`
    INT  inches
    XS   6.5
    S    7
    M    7.5
    L    8
    XL   8.5
  `),
      named: "INT",
      soldIn: ["inches", "INT"],
      hasOnlyOneSize: true,
    },
    HAND,
  ),
);

/** Inches around the knuckles, with the letters that European glovemakers use for men. */
export const MENS_GLOVES = defineChart(
  measured(
    {
      id: "mens-gloves",
      name: "Men’s gloves",
      kind: "gloves",
      wearers: ["men"],
      rows: sizeRows(`
    INT  inches
    XS   7.5
    S    8
    M    8.5
    L    9
    XL   9.5
  `),
      named: "INT",
      soldIn: ["inches", "INT"],
      hasOnlyOneSize: true,
    },
    HAND,
  ),
);

/** In inches only, since 8 inches is a woman's L and a man's S. */
export const UNISEX_GLOVES = defineChart(
  measured(
    {
      id: "unisex-gloves",
      name: "Gloves",
      kind: "gloves",
      wearers: ["unisex"],
      rows: sizeRows(`
    inches
    6.5
    7
    7.5
    8
    8.5
    9
    9.5
  `),
      named: "inches",
      soldIn: ["inches"],
      hasOnlyOneSize: true,
    },
    HAND,
  ),
);

/** The European hat size is the circumference of the head in cm; each letter covers two. */
export const HATS = defineChart({
  id: "hats",
  name: "Hats",
  kind: "hats",
  wearers: ADULTS,
  rows: sizeRows(`
    INT  EU     cm
    XS   52,53  52,53
    S    54,55  54,55
    M    56,57  56,57
    L    58,59  58,59
    XL   60,61  60,61
  `),
  named: "INT",
  soldIn: ["INT", "cm"],
  hasOnlyOneSize: true,
});

/** Length from the buckle to the middle hole. Designers stamp both numbers ("85/34"), at 2.5 cm to the inch. */
export const BELTS = defineChart({
  id: "belts",
  name: "Belts",
  kind: "belts",
  wearers: ADULTS,
  rows: sizeRows(`
    cm   inches
    65   26
    70   28
    75   30
    80   32
    85   34
    90   36
    95   38
    100  40
    105  42
    110  44
    115  46
    120  48
  `),
  named: "cm",
  soldIn: ["cm"],
  hasOnlyOneSize: true,
});
