// Colour blocking of garments: contrast sleeves, a band across the chest, a stripe down the leg. Data only.

/** A part of the product in the second cloth. All limits apply together. */
export interface Piece {
  /** Arms are distinguished from the body by their grain. */
  readonly on: "all" | "body" | "arms";
  /** Heights, in shares of the product: 0 its top, 1 its lowest point. */
  readonly from?: number;
  readonly to?: number;
  /** Widths, from 0 at the left to 1 at the right. */
  readonly left?: number;
  readonly right?: number;
  /** Slope: drop from left to right. */
  readonly lean?: number;
  /** Maximum distance from the outline, in shares of the product's width. */
  readonly edge?: number;
}

const bands = (...heights: readonly (readonly [from: number, to: number])[]): readonly Piece[] =>
  heights.map(([from, to]) => ({ on: "body", from, to }));

const TOPS: Readonly<Record<string, readonly Piece[]>> = {
  sleeves: [{ on: "arms" }],
  chest: bands([0.38, 0.53]),
  bands: bands([0.42, 0.475], [0.53, 0.585], [0.64, 0.695]),
  hem: [{ on: "body", from: 0.74 }],
  yoke: [{ on: "all", to: 0.34 }],
  halves: [{ on: "all", left: 0.5 }],
  sash: [{ on: "body", from: 0.42, to: 0.56, lean: 0.42 }],
  sides: [
    { on: "body", right: 0.29 },
    { on: "body", left: 0.71 },
  ],
  lower: [{ on: "all", from: 0.5 }],
};

const SLEEVELESS: Readonly<Record<string, readonly Piece[]>> = {
  chest: [{ on: "all", from: 0.42, to: 0.56 }],
  bands: [
    { on: "all", from: 0.42, to: 0.47 },
    { on: "all", from: 0.53, to: 0.58 },
    { on: "all", from: 0.64, to: 0.69 },
  ],
  hem: [{ on: "all", from: 0.8 }],
  halves: [{ on: "all", left: 0.5 }],
  sash: [{ on: "all", from: 0.44, to: 0.56, lean: 0.3 }],
  sides: [{ on: "all", edge: 0.13 }],
  lower: [{ on: "all", from: 0.52 }],
};

const BOTTOMS: Readonly<Record<string, readonly Piece[]>> = {
  stripe: [{ on: "all", from: 0.06, edge: 0.075 }],
  cuffs: [{ on: "all", from: 0.9 }],
  halves: [{ on: "all", left: 0.5 }],
  lower: [{ on: "all", from: 0.54 }],
  yoke: [{ on: "all", to: 0.24 }],
  knees: [{ on: "all", from: 0.5, to: 0.68 }],
  rings: [
    { on: "all", from: 0.62, to: 0.67 },
    { on: "all", from: 0.72, to: 0.77 },
  ],
};

const DRESSES: Readonly<Record<string, readonly Piece[]>> = {
  hem: [{ on: "all", from: 0.86 }],
  lower: [{ on: "all", from: 0.62 }],
  bodice: [{ on: "all", to: 0.37 }],
  halves: [{ on: "all", left: 0.5 }],
  sash: [{ on: "all", from: 0.46, to: 0.56, lean: 0.34 }],
  sides: [{ on: "all", edge: 0.14 }],
  rings: [
    { on: "all", from: 0.66, to: 0.71 },
    { on: "all", from: 0.77, to: 0.82 },
    { on: "all", from: 0.88, to: 0.93 },
  ],
};

const SKIRTS: Readonly<Record<string, readonly Piece[]>> = {
  hem: [{ on: "all", from: 0.84 }],
  lower: [{ on: "all", from: 0.55 }],
  yoke: [{ on: "all", to: 0.26 }],
  halves: [{ on: "all", left: 0.5 }],
  sides: [{ on: "all", edge: 0.15 }],
  sash: [{ on: "all", from: 0.44, to: 0.58, lean: 0.4 }],
  rings: [
    { on: "all", from: 0.6, to: 0.66 },
    { on: "all", from: 0.74, to: 0.8 },
  ],
};

const SMALL: Readonly<Record<string, readonly Piece[]>> = {
  halves: [{ on: "all", left: 0.5 }],
  sides: [{ on: "all", edge: 0.1 }],
  lower: [{ on: "all", from: 0.6 }],
  yoke: [{ on: "all", to: 0.3 }],
  bands: [
    { on: "all", from: 0.36, to: 0.44 },
    { on: "all", from: 0.54, to: 0.62 },
  ],
  sash: [{ on: "all", from: 0.42, to: 0.58, lean: 0.5 }],
};

const pick = (
  from: Readonly<Record<string, readonly Piece[]>>,
  ...names: readonly string[]
): Readonly<Record<string, readonly Piece[]>> =>
  Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]] as const] : [])));

const OUTERWEAR = pick(TOPS, "sleeves", "yoke", "hem", "lower", "sides");

/** Keyed by cut, or else by product type. Suits and lace have none. */
const PIECINGS: Readonly<Record<string, Readonly<Record<string, readonly Piece[]>>>> = {
  coats: pick(TOPS, "sleeves", "yoke", "hem", "lower"),
  jackets: OUTERWEAR,
  blazers: pick(TOPS, "sleeves", "hem", "lower", "halves"),
  dresses: DRESSES,
  jumpsuits: { ...pick(DRESSES, "bodice", "halves", "sides"), ...pick(BOTTOMS, "cuffs", "lower") },
  tops: SLEEVELESS,
  "tops/blouse": TOPS,
  "tops/peplum": TOPS,
  "t-shirts": TOPS,
  shirts: TOPS,
  "polo-shirts": TOPS,
  sweaters: TOPS,
  knitwear: TOPS,
  "knitwear/vest": SLEEVELESS,
  sweatshirts: TOPS,
  pants: BOTTOMS,
  jeans: BOTTOMS,
  shorts: pick(BOTTOMS, "stripe", "halves", "lower", "yoke", "cuffs"),
  skirts: SKIRTS,
  swimwear: SMALL,
  "underwear-and-socks": SMALL,
  "hats/beanie": pick(SMALL, "bands", "lower", "yoke"),
  "scarves/loop": pick(SMALL, "lower", "bands"),
  "gloves/knitted": pick(SMALL, "lower", "yoke", "bands"),
  bodysuits: { ...pick(TOPS, "sleeves", "chest", "bands", "yoke", "halves", "sides"), ...pick(BOTTOMS, "cuffs") },
};

const of = (productType: string, cut: string): Readonly<Record<string, readonly Piece[]>> =>
  PIECINGS[`${productType}/${cut}`] ?? PIECINGS[productType] ?? {};

/** The piecings of a cut; empty if it always has one cloth. */
export const piecingsOf = (productType: string, cut: string): readonly string[] => Object.keys(of(productType, cut));

export const piecesOf = (productType: string, cut: string, piecing: string): readonly Piece[] | undefined =>
  of(productType, cut)[piecing];
