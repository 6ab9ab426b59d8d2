// Kinds of designers: product types, departments, price level and share of all designers. Data only.

export type Group = "women" | "men" | "kids" | "unisex";

export interface Kind {
  /** Percentage of composed designers. */
  readonly share: number;
  readonly groups: Readonly<Partial<Record<Group, number>>>;
  /** Product types with their share of the designer's work. */
  readonly types: Readonly<Record<string, number>>;
  /** Minimum and maximum price level. */
  readonly price: readonly [number, number];
  /** Cloths it favours. */
  readonly cloths: readonly string[];
}

/** "coats dresses*3" */
const work = (list: string): Record<string, number> =>
  Object.fromEntries(
    list.split(" ").map((one) => {
      const [type = "", weight = "1"] = one.split("*");
      return [type, Number(weight)];
    }),
  );

const kind = (
  share: number,
  groups: Kind["groups"],
  types: string,
  price: readonly [number, number],
  cloths = "",
): Kind => ({ share, groups, types: work(types), price, cloths: cloths.split(" ").filter(Boolean) });

const CLOTHES =
  "coats jackets blazers dresses jumpsuits tops t-shirts shirts sweaters knitwear sweatshirts pants jeans shorts skirts";
const LEATHER_SHOES = "sneakers boots sandals pumps flats loafers lace-ups";
const BAGS = "tote-bags shoulder-bags crossbody-bags top-handle-bags clutches backpacks travel-bags";
const SMALL = "belts hats gloves scarves sunglasses wallets";
const JEWELS = "rings necklaces earrings bracelets";
const CHILDRENS = `${CLOTHES} suits polo-shirts swimwear underwear-and-socks bodysuits*3 sneakers boots sandals flats loafers hats gloves scarves backpacks belts`;

export const KINDS = {
  house: kind(
    9,
    { women: 3, men: 2, kids: 1.2, unisex: 1 },
    `${CLOTHES} suits polo-shirts swimwear bodysuits ${LEATHER_SHOES} ${BAGS} ${SMALL} ${JEWELS} ties umbrellas technology underwear-and-socks`,
    [1.2, 2.2],
  ),
  "ready-to-wear": kind(
    26,
    { women: 3, men: 1.2, unisex: 0.6 },
    `${CLOTHES} suits belts scarves boots tote-bags`,
    [0.55, 1.5],
  ),
  tailoring: kind(
    6,
    { men: 3, women: 0.8 },
    "coats blazers*3 suits*4 shirts*2 pants*3 polo-shirts knitwear sweaters ties*3 lace-ups loafers scarves belts",
    [0.8, 1.7],
    "wool linen",
  ),
  knit: kind(
    6,
    { women: 2, men: 1.5, unisex: 0.6, kids: 0.6 },
    "sweaters*5 knitwear*4 dresses hats gloves scarves underwear-and-socks",
    [0.6, 1.4],
    "knit",
  ),
  denim: kind(
    5,
    { women: 1.5, men: 1.5, kids: 0.4, unisex: 0.5 },
    "jeans*6 jackets shirts t-shirts shorts skirts sweatshirts belts",
    [0.6, 1.1],
    "denim",
  ),
  street: kind(
    8,
    { men: 2.5, women: 1, unisex: 3, kids: 0.6 },
    "t-shirts*3 sweatshirts*4 jackets pants jeans shorts sneakers*2 hats backpacks travel-bags shirts technology underwear-and-socks",
    [0.55, 1.2],
    "jersey fleece nylon",
  ),
  evening: kind(
    6,
    { women: 1 },
    "dresses*6 jumpsuits*2 tops*2 skirts*2 blazers pumps sandals clutches earrings necklaces",
    [1.1, 2.3],
    "satin crepe",
  ),
  shirts: kind(
    3,
    { men: 1.6, women: 1.2 },
    "shirts*6 tops polo-shirts t-shirts ties underwear-and-socks",
    [0.6, 1.2],
    "cotton",
  ),
  shoes: kind(8, { women: 2, men: 1.4, kids: 0.3 }, `${LEATHER_SHOES} belts`, [0.75, 1.6], "leather suede"),
  sneakers: kind(
    3,
    { unisex: 3, men: 1.5, women: 1.5, kids: 0.8 },
    "sneakers*8 t-shirts hats backpacks underwear-and-socks",
    [0.5, 1.1],
  ),
  sandals: kind(1.5, { women: 1, kids: 0.2 }, "sandals*5 flats*2 hats tote-bags", [0.5, 1]),
  leather: kind(
    7,
    { women: 2, men: 1, unisex: 0.6 },
    `${BAGS} wallets*2 belts*2 gloves jackets technology`,
    [0.7, 1.7],
    "leather suede",
  ),
  jewellery: kind(5, { women: 3, men: 0.5, unisex: 1 }, "rings*2 necklaces*2 earrings*2 bracelets*2", [0.5, 1.8]),
  eyewear: kind(2, { women: 1, men: 1, unisex: 2 }, "sunglasses", [0.7, 1.4]),
  watches: kind(1.5, { women: 1, men: 1.2, unisex: 1 }, "watches", [0.6, 2.4]),
  hats: kind(2, { women: 1, men: 1, unisex: 2, kids: 0.4 }, "hats*4 gloves*2 scarves*2", [0.6, 1.4]),
  swim: kind(3, { women: 2, men: 0.8, kids: 0.4 }, "swimwear*5 dresses tops shorts shirts sandals hats", [0.6, 1.3]),
  underwear: kind(2, { women: 2, men: 1.2 }, "underwear-and-socks*6 tops t-shirts", [0.6, 1.5]),
  silk: kind(1.5, { women: 1.5, men: 1 }, "scarves*4 ties*4 shirts tops", [0.8, 1.6], "satin"),
  umbrellas: kind(0.8, { unisex: 2, women: 1, men: 1 }, "umbrellas", [0.7, 1.5]),
  technology: kind(0.8, { unisex: 2, women: 1, men: 1 }, "technology*3 backpacks wallets", [0.6, 1.3]),
  kids: kind(11, { kids: 1 }, CHILDRENS, [0.5, 1.2]),
} as const satisfies Record<string, Kind>;

export type HouseKind = keyof typeof KINDS;

export const HOUSE_KINDS = Object.keys(KINDS) as HouseKind[];
