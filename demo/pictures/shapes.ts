// Additional shapes of a drawing: a longer or shorter coat, cropped trousers, a bag with a short handle, a higher heel.

import type { Knot, Shape } from "./reshape.ts";

/** Lengthens the part below this height by a factor. */
const below = (at: number, by: number): readonly Knot[] => [
  [0, 0],
  [at, at],
  [1, at + (1 - at) * by],
];
/** Lengthens the part above this height by a factor. */
const above = (at: number, by: number): readonly Knot[] => [
  [0, 0],
  [at, at * by],
  [1, at * by + (1 - at)],
];
/** Scales the whole, which the pose applies at no cost. */
const tall = (by: number): readonly Knot[] => [
  [0, 0],
  [1, by],
];
const AS_TALL = tall(1);
/** Widens the hem by a factor, starting at this height. */
const hem = (from: number, by: number): readonly Knot[] => [
  [0, 1],
  [from, 1],
  [1, by],
];
const wide = (by: number): number => by;
const shape = (rows: readonly Knot[], width: number | readonly Knot[] = 1): Shape =>
  typeof width === "number" ? { rows, wide: width } : { rows, wide: 1, widths: width };

/** A longer coat has longer sleeves too. */
const LONGER_COAT: readonly Knot[] = [
  [0, 0],
  [0.2, 0.2],
  [0.66, 0.72],
  [1, 1.12],
];
const LONG_COAT = [shape(below(0.68, 0.58), hem(0.5, 0.97)), shape(LONGER_COAT, hem(0.45, 0.9))];
const SHORT_COAT = [shape(below(0.77, 1.9), hem(0.5, 1.04)), shape(below(0.77, 0.72), wide(1.1))];
/** Cropped and wide, long and lean, flared or drawn in below the chest. */
const WITH_SLEEVES = [
  shape(below(0.5, 0.8), wide(1.08)),
  shape(below(0.5, 1.18), wide(0.95)),
  shape(below(0.5, 1.06), hem(0.4, 1.12)),
  shape(below(0.5, 0.9), hem(0.4, 0.87)),
];
/** For long tops: cropped, or loose and a little shorter. Longer ones would be dresses. */
const SHORT_SLEEVES = [
  shape(below(0.46, 0.64), wide(1.04)),
  shape(below(0.46, 0.84), wide(1.13)),
  shape(below(0.46, 0.92), hem(0.4, 1.15)),
  shape(below(0.46, 0.8), hem(0.4, 0.86)),
];
const SLEEVELESS = [
  shape(below(0.46, 0.6), wide(1.06)),
  shape(below(0.46, 0.8), wide(1.17)),
  shape(below(0.46, 0.86), hem(0.35, 1.24)),
];
const BOXY = [
  shape(below(0.46, 0.78), wide(1.06)),
  shape(below(0.46, 1.18), wide(0.97)),
  shape(below(0.46, 1.04), hem(0.4, 1.16)),
  shape(below(0.46, 1.04), hem(0.4, 0.84)),
];
const CROPPED = shape(below(0.66, 0.64));
const TAPERED = shape(below(0.66, 0.92), hem(0.3, 0.84));
const FLARED = shape(AS_TALL, hem(0.3, 1.2));
/** Wide throughout, and cropped above the ankle. */
const LOOSE = shape(AS_TALL, wide(1.22));
const CULOTTE = shape(below(0.6, 0.72), hem(0.2, 1.2));
const DRESS = [shape(below(0.64, 0.56), hem(0.5, 1.02)), shape(below(0.64, 1.24), hem(0.5, 1.14))];
const MIDI = [shape(below(0.3, 0.8)), shape(below(0.3, 1.08), hem(0.1, 1.2))];
const HANDLED = [shape(above(0.45, 0.6), wide(1.12)), shape(below(0.45, 1.24), wide(0.9))];

/** A higher instep and heel, and a lower one. */
const LAST = [shape(tall(1.22)), shape(tall(0.82), wide(1.02))];

/** Keyed by drawing, or else by cut or product type. Shapes never contradict a title: a mini stays short. */
const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  coats: LONG_COAT,
  "coats/single-b": SHORT_COAT,
  "coats/double-b": SHORT_COAT,
  "coats/duffle": SHORT_COAT,
  "coats/trench-short": [shape(below(0.77, 1.3), wide(0.94)), shape(below(0.77, 0.7), wide(1.1))],
  "coats/puffer-long": [shape(below(0.3, 0.8), wide(1.08)), shape(below(0.3, 1.12), wide(0.94))],
  jackets: WITH_SLEEVES,
  blazers: WITH_SLEEVES,
  "blazers/shawl": [shape(below(0.5, 1.1), hem(0.4, 1.1)), shape(below(0.5, 0.88), wide(0.96))],
  "blazers/long": [shape(below(0.6, 1.2), wide(0.96)), shape(below(0.6, 0.84), wide(1.08))],
  dresses: DRESS,
  "dresses/maxi": [shape(AS_TALL, hem(0.5, 1.2)), shape(below(0.64, 1.1), hem(0.5, 0.84))],
  "dresses/knit": [shape(below(0.7, 0.66)), shape(AS_TALL, hem(0.4, 1.18))],
  "dresses/shift": [shape(below(0.8, 0.8), hem(0.25, 1.22)), shape(below(0.6, 1.06), wide(0.9))],
  "dresses/slip": [shape(below(0.5, 0.66), hem(0.3, 1.02)), shape(below(0.5, 1.12), hem(0.4, 1.2))],
  "dresses/gown": [shape(below(0.5, 1.08), hem(0.4, 0.8)), shape(below(0.5, 0.9), hem(0.4, 1.14))],
  jumpsuits: [shape(below(0.66, 0.72)), shape(AS_TALL, hem(0.45, 1.14))],
  tops: SLEEVELESS,
  "tops/camisole": [shape(below(0.5, 0.7), wide(1.04)), shape(below(0.5, 0.9), hem(0.3, 1.24))],
  "tops/peplum": BOXY,
  "tops/blouse": WITH_SLEEVES,
  "tops/bustier": [shape(below(0.6, 1.4)), shape(AS_TALL, wide(1.1))],
  "t-shirts": SHORT_SLEEVES,
  "t-shirts/boxy": BOXY,
  "t-shirts/long-sleeve": WITH_SLEEVES,
  shirts: WITH_SLEEVES,
  "shirts/camp": SHORT_SLEEVES,
  "polo-shirts": SHORT_SLEEVES,
  "polo-shirts/long": WITH_SLEEVES,
  sweaters: WITH_SLEEVES,
  knitwear: WITH_SLEEVES,
  "knitwear/vest": SLEEVELESS,
  "knitwear/knit-polo": SHORT_SLEEVES,
  "knitwear/long-cardigan": [shape(below(0.66, 0.8), wide(1.08)), shape(below(0.66, 1.3), wide(0.96))],
  sweatshirts: WITH_SLEEVES,
  pants: [CROPPED, LOOSE, TAPERED, FLARED],
  "pants/wide": [CROPPED, FLARED, CULOTTE, LOOSE],
  "pants/tapered": [CROPPED, TAPERED, LOOSE],
  "pants/flared": [shape(below(0.72, 0.7)), FLARED, LOOSE],
  "pants/leggings": [CROPPED, shape(below(0.5, 0.62)), FLARED],
  jeans: [CROPPED, LOOSE, TAPERED, FLARED],
  "jeans/wide": [CROPPED, FLARED, CULOTTE, LOOSE],
  "jeans/tapered": [CROPPED, TAPERED, LOOSE],
  "jeans/flared": [shape(below(0.72, 0.7)), FLARED, LOOSE],
  "jeans/skinny": [CROPPED, shape(AS_TALL, hem(0.3, 0.84)), shape(AS_TALL, wide(1.21))],
  shorts: [shape(below(0.45, 0.66)), shape(below(0.45, 1.36), hem(0.2, 1.06))],
  "shorts/bermuda": [shape(AS_TALL, hem(0.2, 1.16)), shape(below(0.45, 1.18), wide(0.96))],
  skirts: MIDI,
  "skirts/pencil": [shape(below(0.3, 0.74)), shape(below(0.3, 1.16), wide(0.93))],
  "skirts/a-line": [shape(below(0.2, 0.62)), shape(AS_TALL, hem(0.1, 1.24))],
  "skirts/mini": [shape(below(0.3, 0.84), hem(0.1, 1.22)), shape(below(0.3, 1.14), wide(0.93))],
  "skirts/tiered": [shape(AS_TALL, hem(0.1, 1.2)), shape(below(0.3, 1.06), hem(0.1, 0.86))],
  "swimwear/swim-shorts": [shape(below(0.45, 0.66)), shape(below(0.45, 1.35))],
  "swimwear/swimsuit": [shape(below(0.3, 0.84), wide(1.06)), shape(above(0.3, 0.72))],
  "underwear-and-socks/boxer": [shape(below(0.4, 0.7)), shape(below(0.4, 1.3))],
  "underwear-and-socks/socks": [shape(above(0.5, 0.6)), shape(above(0.5, 1.36))],
  bodysuits: [shape(below(0.6, 0.76), wide(1.06)), shape(below(0.4, 1.16), wide(0.93))],
  "boots/chelsea": [shape(above(0.4, 1.45))],
  "boots/ankle-heel": [shape(above(0.35, 1.5)), shape(above(0.35, 0.72))],
  "boots/lace-up": [shape(above(0.4, 1.4))],
  "boots/knee": [shape(above(0.6, 0.66)), shape(above(0.6, 1.2))],
  "boots/western": [shape(above(0.5, 0.62)), shape(above(0.5, 1.3))],
  "boots/rain": [shape(above(0.55, 0.6))],
  "shoulder-bags": HANDLED,
  "shoulder-bags/hobo": [shape(above(0.5, 0.74), wide(1.1)), shape(below(0.5, 1.2), wide(0.94))],
  "crossbody-bags": HANDLED,
  "crossbody-bags/camera-b": [shape(above(0.36, 0.55)), shape(above(0.36, 1.4))],
  "top-handle-bags": [shape(above(0.36, 0.7), wide(1.14)), shape(below(0.36, 1.22), wide(0.92))],
  "tote-bags": [shape(above(0.32, 0.62), wide(1.16)), shape(above(0.32, 1.5), wide(0.94))],
  suits: [
    shape(below(0.78, 0.7), wide(1.04)),
    shape(AS_TALL, wide(0.82)),
    shape(AS_TALL, hem(0.55, 1.2)),
    shape(AS_TALL, hem(0.5, 0.82)),
    shape(below(0.7, 0.84), hem(0.55, 1.28)),
    shape(below(0.4, 1.12), wide(0.92)),
    shape(below(0.4, 0.88), hem(0.5, 1.12)),
    shape(below(0.62, 0.8), hem(0.3, 0.9)),
  ],
  "underwear-and-socks/briefs": [shape(tall(1.22)), shape(tall(0.86), wide(1.04))],
  "underwear-and-socks/bra": [shape(tall(1.12), wide(0.96)), shape(above(0.45, 0.66))],
  "swimwear/bikini": [shape(above(0.3, 0.7)), shape(below(0.3, 1.22))],
  sneakers: [shape(above(0.42, 1.3)), shape(above(0.42, 0.76), wide(1.03)), shape(tall(1.2), wide(0.98))],
  "sneakers/high-top": [shape(above(0.5, 0.72)), shape(above(0.5, 1.22)), shape(tall(0.82))],
  pumps: LAST,
  sandals: LAST,
  flats: LAST,
  loafers: LAST,
  "lace-ups": LAST,
  belts: [shape(tall(0.78)), shape(tall(1.3), wide(0.97))],
  sunglasses: [shape(tall(0.8)), shape(tall(1.21), wide(0.98)), shape(tall(0.94), wide(1.16))],
  "sunglasses/round": [shape(tall(0.82)), shape(tall(1.2), wide(0.98))],
  "bracelets/cuff": [shape(tall(0.74)), shape(tall(1.3), wide(0.94))],
  "bracelets/chain": [shape(tall(0.8)), shape(AS_TALL, wide(0.82))],
  "necklaces/chain": [shape(tall(0.8)), shape(tall(1.1), wide(0.86))],
  "necklaces/pearl": [shape(tall(0.8)), shape(tall(1.1), wide(0.86))],
  "earrings/hoop": [shape(AS_TALL, wide(0.8)), shape(tall(0.8))],
  clutches: [shape(tall(0.84), wide(1.06)), shape(tall(1.18), wide(0.94))],
  backpacks: [shape(below(0.1, 0.86), wide(1.04)), shape(below(0.1, 1.1), wide(0.88))],
  "travel-bags": [shape(below(0.3, 0.84), wide(1.04)), shape(below(0.3, 1.16), wide(0.9))],
  wallets: [shape(tall(0.84), wide(1.04)), shape(tall(1.12), wide(0.9)), shape(tall(1.3), wide(0.98))],
  "hats/beanie": [shape(above(0.6, 1.24)), shape(above(0.6, 0.8), wide(1.04)), shape(below(0.6, 1.5))],
  "hats/bucket": [shape(above(0.7, 0.8), wide(1.06)), shape(above(0.7, 1.2)), shape(below(0.6, 1.4), wide(1.08))],
  "hats/cap": [shape(above(0.6, 1.22)), shape(above(0.6, 0.8), wide(1.04))],
  "hats/fedora": [shape(below(0.5, 0.8), wide(1.14)), shape(above(0.7, 1.2)), shape(above(0.7, 0.8))],
  "hats/straw": [shape(AS_TALL, wide(1.21)), shape(above(0.5, 1.2), wide(0.92)), shape(above(0.5, 0.72))],
  gloves: [shape(below(0.74, 1.7)), shape(below(0.5, 0.78), wide(1.06))],
  "scarves/fringed": [shape(AS_TALL, wide(1.21)), shape(below(0.2, 0.8)), shape(below(0.2, 1.06), wide(0.84))],
  "scarves/square": [shape(tall(0.82)), shape(AS_TALL, wide(0.82))],
  "scarves/loop": [shape(below(0.55, 1.35)), shape(below(0.55, 0.7), wide(1.06))],
  "necklaces/pendant": [shape(above(0.8, 0.72), wide(0.92)), shape(above(0.8, 1.1), wide(0.8))],
  "earrings/drop": [shape(below(0.35, 1.4)), shape(below(0.35, 0.72))],
  ties: [shape(AS_TALL, wide(0.74)), shape(below(0.1, 0.94), wide(1.14))],
};

export const shapesOf = (of: string, construction: string): readonly Shape[] =>
  SHAPES[`${of}-${construction}`] ?? SHAPES[of] ?? SHAPES[of.split("/")[0] ?? ""] ?? [];

/** Shape of a construction in a recipe: "b2" is drawing "b" in its second shape, "b" is unshaped. */
export const shapeOf = (of: string, construction: string): Shape | undefined =>
  shapesOf(of, construction[0] ?? "")[Number(construction.slice(1)) - 1];

/** Height factor of shapes with two knots, which are stretched evenly. */
export const tallnessOf = ({ rows }: Shape): number => (rows.length === 2 ? (rows[1]?.[1] ?? 1) : 1);

/** Scales smaller shapes up and larger ones down, so that they fill the picture as before. */
export function nearnessOf({ rows, wide: whole, widths = [] }: Shape): number {
  const widest = whole * Math.max(1, ...widths.map(([, by]) => by));
  const high = rows.at(-1)?.[1] ?? 1;
  // Half of the extra length remains visible; the other half is scaled away.
  return Math.min(NEAREST, high > 1 ? high ** -0.5 : 1 / high, ROOM / widest);
}
const NEAREST = 1.14;
/** Side margin of drawings. */
const ROOM = 1.06;
