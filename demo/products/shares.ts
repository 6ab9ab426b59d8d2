// Shares of departments, product types and seasons, as large retailers publish them. Data only.
import type { Group } from "../designers/index.ts";
import { readWeights, type Weighted } from "../product-specs/type-spec.ts";

/** Percentage of models. */
export const GROUP_SHARES: Readonly<Record<Group, number>> = { women: 51, men: 29, kids: 15, unisex: 5 };

export const KIDS_SHARES = {
  "baby-girl": 14,
  "baby-boy": 13,
  girls: 28,
  boys: 25,
  "teen-girl": 11,
  "teen-boy": 9,
} as const;

export const TYPE_SHARES: Readonly<Record<Group, readonly Weighted[]>> = {
  women: readWeights(
    "coats 4 jackets 4.5 blazers 3 suits 0.32 dresses 9 jumpsuits 0.9 tops 6 t-shirts 4 shirts 3.2 polo-shirts 0.3 sweaters 4 " +
      "knitwear 3.2 sweatshirts 1.6 pants 5.5 jeans 3 shorts 1.3 skirts 3.2 swimwear 1.8 underwear-and-socks 1.2 " +
      "sneakers 4 boots 4.2 sandals 4.6 pumps 3.2 flats 2.4 loafers 1.4 lace-ups 0.3 " +
      "tote-bags 3.4 shoulder-bags 4.6 crossbody-bags 2.6 top-handle-bags 2.4 clutches 1.3 backpacks 0.5 travel-bags 0.5 " +
      "belts 1 hats 1.1 gloves 0.35 scarves 1.5 sunglasses 2 watches 0.26 rings 0.7 necklaces 1.3 earrings 1.6 bracelets 0.9 " +
      "wallets 1.2 umbrellas 0.16 technology 0.22",
  ),
  men: readWeights(
    "coats 3.2 jackets 8 blazers 3.4 suits 2.2 tops 0.35 t-shirts 8.5 shirts 7.5 polo-shirts 2.6 sweaters 5 knitwear 3 " +
      "sweatshirts 5 pants 6.6 jeans 4 shorts 2.4 swimwear 1.4 underwear-and-socks 1.6 " +
      "sneakers 8.5 boots 3 sandals 1.6 loafers 3.2 lace-ups 2.2 " +
      "tote-bags 1 crossbody-bags 1.6 clutches 0.4 backpacks 1.6 travel-bags 1.7 " +
      "belts 1.8 hats 2 gloves 0.36 scarves 1.3 sunglasses 2 watches 0.38 rings 0.24 necklaces 0.26 bracelets 0.3 " +
      "wallets 2.2 ties 1.3 umbrellas 0.2 technology 0.26",
  ),
  kids: readWeights(
    "coats 4 jackets 5 blazers 0.8 suits 0.6 dresses 10 jumpsuits 1 tops 4 t-shirts 11 shirts 4 polo-shirts 2.4 sweaters 6 " +
      "knitwear 3 sweatshirts 7 pants 6 jeans 3 shorts 3.5 skirts 2 swimwear 2.5 underwear-and-socks 1.5 bodysuits 5 " +
      "sneakers 8 boots 3 sandals 3.5 flats 2 loafers 0.6 belts 0.3 hats 3 gloves 0.6 scarves 0.7 backpacks 1.5",
  ),
  unisex: readWeights(
    "coats 1 jackets 3 t-shirts 5 sweatshirts 5 sweaters 2 knitwear 1.5 shirts 1 pants 1.5 jeans 1 shorts 0.6 " +
      "underwear-and-socks 2 sneakers 6 boots 1 sandals 1 loafers 0.4 tote-bags 1 crossbody-bags 0.6 backpacks 1.2 travel-bags 1 " +
      "belts 0.3 hats 3 gloves 0.3 scarves 2 sunglasses 3 watches 0.3 rings 0.4 necklaces 0.3 bracelets 0.3 wallets 0.8 umbrellas 0.3 technology 0.4",
  ),
};

export interface Season {
  /** As in the tag, after `Season_`. */
  readonly key: string;
  readonly winter: boolean;
  readonly weight: number;
  /** The season's products go on sale between `from` and `to` days before the catalogue's day. */
  readonly from: number;
  readonly to: number;
  /** Share on sale. */
  readonly sale: number;
}

/** AUP (all year, permanent) is the carry-over line. */
export const SEASONS: readonly Season[] = [
  { key: "SS27", winter: false, weight: 60, from: 16, to: 0, sale: 0 },
  { key: "FW26", winter: true, weight: 100, from: 124, to: 0, sale: 0.13 },
  { key: "SS26", winter: false, weight: 100, from: 310, to: 118, sale: 0.68 },
  { key: "FW25", winter: true, weight: 100, from: 485, to: 300, sale: 0.84 },
  { key: "SS25", winter: false, weight: 100, from: 660, to: 475, sale: 0.92 },
  { key: "AUP", winter: true, weight: 6, from: 660, to: 30, sale: 0 },
];

/** Share of the catalogue, newest first, that went on sale within a number of days. */
const PUBLISHED = [
  [0, 0],
  [0.035, 7],
  [0.14, 30],
  [0.54, 124],
  [0.86, 300],
  [0.95, 480],
  [1, 650],
] as const;

/** Age in days of the product at this share of the feed; the feed is ordered newest first. */
export function daysAgo(share: number): number {
  const after = Math.max(
    1,
    PUBLISHED.findIndex(([upTo]) => share <= upTo),
  );
  const [[share0, days0], [share1, days1]] = [PUBLISHED[after - 1] ?? PUBLISHED[0], PUBLISHED[after] ?? PUBLISHED[6]];
  return days0 + ((share - share0) / (share1 - share0)) * (days1 - days0);
}

/** The inverse: the share that went on sale within this many days. */
export function shareWithin(days: number): number {
  const after = PUBLISHED.findIndex(([, upTo]) => days <= upTo);
  const [from, to] = [PUBLISHED[after - 1], PUBLISHED[after]];
  if (!from || !to) return after === 0 ? 0 : 1;
  return from[0] + ((days - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
}

/** Children's cuts that are only for girls or only for boys. */
export const GIRLS_ONLY = new Set(
  "tops/peplum swimwear/swimsuit flats/ballet flats/mary-jane pants/leggings jeans/wide".split(" "),
);
export const BOYS_ONLY = new Set("swimwear/swim-shorts jeans/tapered shirts/camp".split(" "));
