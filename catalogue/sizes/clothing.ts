// Clothing sizes for women, men and both, and men's shirts by collar.

import { defineChart, sizeRows, type SizeValues, withColumns } from "./chart.ts";
import { BUST, CHEST, COLLAR, HER_HIPS, HER_WAIST, HIS_HIPS, HIS_WAIST, measured } from "./measurements.ts";
import type { SizeSystem } from "./systems.ts";

/**
 * The equivalence that designer retailers publish, one letter for each grade: UK = US + 4, DE = US + 30, FR = US + 32,
 * IT = US + 36, JP = US + 3, RU = DE + 6, BR = FR + 2. EU is the French number, as on high-street labels; AU is the British one.
 * KR is the 44/55/66 scale; CN is height/bust in cm by GB/T 1335.2.
 */
export const WOMENS_ROWS = sizeRows(`
  INT     IT  FR  EU  DE  GE  UK  US  AU  RU  BR  JP  KR  CN        NUM
  XXXS    34  30  30  28  28  2   00  2   34  32  1   .   .         .
  XXS     36  32  32  30  30  4   0   4   36  34  3   .   .         .
  XS      38  34  34  32  32  6   2   6   38  36  5   44  155/80A   0
  S       40  36  36  34  34  8   4   8   40  38  7   55  160/84A   1
  M       42  38  38  36  36  10  6   10  42  40  9   66  165/88A   2
  L       44  40  40  38  38  12  8   12  44  42  11  77  170/92A   3
  XL      46  42  42  40  40  14  10  14  46  44  13  88  175/96A   4
  XXL     48  44  44  42  42  16  12  16  48  46  15  99  180/100A  5
  XXXL    50  46  46  44  44  18  14  18  50  48  17  .   .         .
  XXXXL   52  48  48  46  46  20  16  20  52  50  19  .   .         .
  XXXXXL  54  50  50  48  48  22  18  22  54  52  21  .   .         .
`);

/**
 * Men's continental sizes are half the chest in cm (48 is a chest of 96 cm); British and American sizes are the chest in
 * inches, ten less than IT. KR is the chest in cm by KS K 0050, in steps of 5; CN is height/chest in cm by GB/T 1335.1;
 * JP has the letters of JIS L 4004, one grade above Western ones; BR has its own letters (PP, P, M, G, GG).
 */
export const MENS_ROWS = sizeRows(`
  INT      IT  FR  EU  DE  GE  UK  US  AU  RU  BR   JP  KR   CN        NUM
  XXXS     40  40  40  40  40  30  30  30  40  .    .   .    .         .
  XXS      42  42  42  42  42  32  32  32  42  .    .   .    .         .
  XS       44  44  44  44  44  34  34  34  44  PP   S   85   165/88A   0
  S        46  46  46  46  46  36  36  36  46  P    M   90   170/92A   1
  M        48  48  48  48  48  38  38  38  48  M    L   95   175/96A   2
  L        50  50  50  50  50  40  40  40  50  G    LL  100  180/100A  3
  XL       52  52  52  52  52  42  42  42  52  GG   3L  105  185/104A  4
  XXL      54  54  54  54  54  44  44  44  54  XGG  4L  110  190/108A  5
  XXXL     56  56  56  56  56  46  46  46  56  .    5L  115  .         .
  XXXXL    58  58  58  58  58  48  48  48  58  .    .   .    .         .
  XXXXXL   60  60  60  60  60  50  50  50  60  .    .   .    .         .
  XXXXXXL  62  62  62  62  62  52  52  52  62  .    .   .    .         .
`);

export const WOMENS_CLOTHING = defineChart(
  measured(
    {
      id: "womens-clothing",
      name: "Women’s clothing",
      kind: "clothing",
      wearers: ["women"],
      rows: WOMENS_ROWS,
      named: "INT",
      soldIn: ["INT", "IT", "FR", "UK", "US"],
      hasOnlyOneSize: true,
    },
    BUST,
    HER_WAIST,
    HER_HIPS,
  ),
);

export const MENS_CLOTHING = defineChart(
  measured(
    {
      id: "mens-clothing",
      name: "Men’s clothing",
      kind: "clothing",
      wearers: ["men"],
      rows: MENS_ROWS,
      named: "INT",
      soldIn: ["INT", "IT", "UK", "US"],
      hasOnlyOneSize: true,
    },
    CHEST,
    HIS_WAIST,
    HIS_HIPS,
  ),
);

// Only systems with unambiguous numbers: IT 44 is a woman's L and a man's XS, but US 8 is always a woman's and US 40 a man's.
const UNAMBIGUOUS: readonly SizeSystem[] = ["INT", "US", "UK", "AU", "BR", "JP", "KR", "NUM"];

/** The women's and men's charts combined, for listings of both departments and products for both. */
export const UNISEX_CLOTHING = defineChart({
  id: "unisex-clothing",
  name: "Unisex clothing",
  kind: "clothing",
  wearers: ["unisex"],
  rows: MENS_ROWS.map((his) => together(WOMENS_ROWS.find((hers) => hers.INT?.[0] === his.INT?.[0]) ?? {}, his)),
  named: "INT",
  soldIn: ["INT", "NUM"],
  hasOnlyOneSize: true,
});

/**
 * Men's clothing sizes with the collar, measured from button to buttonhole, two collars for each letter, as Italian
 * shirtmakers grade them. A half inch is 1.27 cm, so some centimetres correspond to quarter inches.
 */
export const SHIRTS = defineChart(
  measured(
    {
      id: "shirts",
      name: "Shirts",
      kind: "shirts",
      wearers: ["men"],
      rows: withColumns(
        MENS_ROWS,
        sizeRows(`
      INT   cm     inches
      XS    35,36  13.75,14
      S     37,38  14.5,15
      M     39,40  15.5,15.75
      L     41,42  16,16.5
      XL    43,44  17,17.5
      XXL   45,46  17.75,18
      XXXL  47,48  18.5,19
    `),
      ),
      named: "INT",
      soldIn: ["cm", "INT", "IT"],
      hasOnlyOneSize: true,
    },
    COLLAR,
    CHEST,
    HIS_WAIST,
  ),
);

function together(hers: SizeValues, his: SizeValues): SizeValues {
  const cells = UNAMBIGUOUS.map((system) => [system, cellOf(hers, his, system)] as const);
  return Object.fromEntries(cells.filter(([, values]) => values.length > 0));
}

// A number of only one department would be read as the other's equivalent, so it is left out; letters are common to both.
function cellOf(hers: SizeValues, his: SizeValues, system: SizeSystem): readonly string[] {
  const [one = [], other = []] = [hers[system], his[system]];
  return system === "INT" || (one.length > 0 && other.length > 0) ? [...new Set([...one, ...other])] : [];
}
