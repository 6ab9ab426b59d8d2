// Maps a type, category or category path of another shop to a product type of this shop.

import { PRODUCT_TYPES, type ProductType } from "#catalogue";

/** Uses the first text that names a type. A path such as "Clothing > Dresses > Gowns" is read from its end. */
export function productTypeIn(texts: readonly string[]): ProductType | undefined {
  for (const text of texts) {
    for (const part of text.split(/\s*(?:>|\/|\|)\s*/u).toReversed()) {
      const found = typeOf(part);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const typeOf = (name: string): ProductType | undefined => {
  const words = normalise(name);
  return byWords.get(words) ?? byWords.get(words.replace(/^.* /u, "")) ?? byTaxonomyId.get(name.trim());
};

/** Reduces "Women's Trench Coats" to "trench coat": singular, without the wearer. */
const normalise = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\b(?:wo)?mens?\b|\b(?:wo)?men s\b|\b(?:girl|boy|kid|lady|ladie|unisex|designer)(?: ?s)?\b/gu, " ")
    .trim()
    .split(/\s+/u)
    .map(singular)
    .join(" ");

const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us)$/u.test(word)) return word;
  if (/(?:ches|shes|sses|xes)$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith("scarves")) return "scarf";
  return word.replace(/ies$/u, "y").replace(/s$/u, "");
};

/** Comma-separated synonyms of product types, by slug. */
const SYNONYMS: Readonly<Record<string, string>> = {
  coats: "trench coat, overcoat, parka, puffer coat, raincoat, cape, outerwear",
  jackets: "jacket, bomber, biker jacket, down jacket, gilet, vest, coat and jacket, waistcoat, windbreaker, anorak",
  blazers: "sport coat, suit jacket, tailored jacket",
  suits: "tuxedo, pantsuit, suit separate",
  dresses: "gown, maxi dress, midi dress, mini dress, sundress",
  jumpsuits: "romper, playsuit, dungaree, overall, jumpsuit and romper, one piece",
  tops: "blouse, tank top, camisole, tunic, crop top, bodice, shirt and top",
  "t-shirts": "tee, t shirt, tshirt, tee shirt",
  shirts: "button down, dress shirt",
  "polo-shirts": "polo",
  sweaters: "pullover, jumper, turtleneck, sweater and cardigan",
  knitwear: "cardigan, knit, knit top",
  sweatshirts: "hoody, hoodie, hooded sweatshirt, sweatshirt and hoodie, fleece",
  pants: "trouser, chino, legging, jogger, sweatpant, slack, tracksuit bottom, culotte, cargo pant, pant",
  jeans: "denim, denim pant",
  shorts: "bermuda, short",
  skirts: "skort, mini skirt",
  swimwear: "bikini, swimsuit, swim short, swim trunk, one piece swimsuit, beachwear",
  "underwear-and-socks":
    "underwear, sock, lingerie, bra, brief, boxer, hosiery, tight, stocking, pyjama, pajama, sleepwear, underwear and sock",
  bodysuits: "onesie, baby one piece, body",
  sneakers: "trainer, running shoe, athletic shoe, skate shoe, tennis shoe",
  boots: "ankle boot, chelsea boot, bootie, boot",
  sandals: "slide, flip flop, espadrille, mule, clog",
  pumps: "heel, high heel, stiletto, slingback",
  flats: "ballet flat, ballerina, ballerina flat, flat shoe, flat",
  loafers: "moccasin, driving shoe, slip on",
  "lace-ups": "oxford, derby, brogue, lace up, dress shoe, monk strap",
  "tote-bags": "tote, shopper, shopping bag",
  "shoulder-bags": "hobo bag, bucket bag, shoulder bag",
  "crossbody-bags": "crossbody, cross body bag, messenger bag, camera bag, belt bag, messenger",
  "top-handle-bags": "handbag, satchel, top handle, purse",
  clutches: "clutch bag, evening bag, pouch, minaudiere",
  backpacks: "rucksack",
  "travel-bags": "duffel bag, duffle bag, weekender, luggage, suitcase, holdall, duffel",
  hats: "cap, beanie, baseball cap, headwear, bucket hat, fedora, beret",
  gloves: "mitten, gloves and mitten, glove and mitten",
  scarves: "shawl, wrap, bandana, scarf and shawl, foulard",
  sunglasses: "eyewear, sunglass, glass",
  watches: "timepiece",
  rings: "signet ring",
  necklaces: "pendant, choker",
  earrings: "ear cuff, stud",
  bracelets: "bangle, cuff, anklet",
  wallets: "card holder, cardholder, coin purse, wallet and money clip, card case, money clip",
  ties: "necktie, bow tie",
  technology: "phone case, tech accessory, mobile phone case, headphone, laptop case",
};

const byWords: ReadonlyMap<string, ProductType> = new Map(
  PRODUCT_TYPES.flatMap((type) =>
    [type.name, ...(SYNONYMS[type.slug]?.split(",") ?? [])].map((name) => [normalise(name), type] as const),
  ),
);

// Ids of Google's product taxonomy that correspond to a product type:
// https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt
const TAXONOMY_IDS: Readonly<Record<string, string>> = {
  "5598": "jackets",
  "2271": "dresses",
  "204": "pants",
  "212": "tops",
  "207": "shorts",
  "1581": "skirts",
  "1594": "suits",
  "211": "swimwear",
  "213": "underwear-and-socks",
  "169": "belts",
  "170": "gloves",
  "173": "hats",
  "176": "ties",
  "177": "scarves",
  "178": "sunglasses",
  "191": "bracelets",
  "194": "earrings",
  "196": "necklaces",
  "200": "rings",
  "201": "watches",
  "3032": "top-handle-bags",
  "2668": "wallets",
  "100": "backpacks",
};

const byTaxonomyId: ReadonlyMap<string, ProductType> = new Map(
  PRODUCT_TYPES.flatMap((type) =>
    Object.entries(TAXONOMY_IDS)
      .filter(([, slug]) => slug === type.slug)
      .map(([id]) => [id, type] as const),
  ),
);
