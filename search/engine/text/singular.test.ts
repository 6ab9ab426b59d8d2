import { demoLibrary, demoProducts } from "#demo";
import { expect, test } from "vitest";
import { words } from "./analyse.ts";
import { singular } from "./singular.ts";

const PAIRS = `accessory accessories, anorak anoraks, backpack backpacks, bag bags, ballerina ballerinas, bandana bandanas, beanie beanies,
belt belts, bikini bikinis, blazer blazers, blouse blouses, boot boots, bootie booties, box boxes, bra bras, bracelet bracelets, brief briefs,
brooch brooches, brush brushes, bus buses, candle candles, canvas canvases, cap caps, cape capes, cardigan cardigans, case cases, charm charms, child children,
chino chinos, cloche cloches, clog clogs, clutch clutches, coat coats, collar collars, cross crosses, cuff cuffs, dress dresses, earring earrings,
espadrille espadrilles, fedora fedoras, flat flats, glass glasses, glove gloves, gown gowns, handbag handbags, hat hats, heel heels, hoodie hoodies,
iris irises, jacket jackets, jersey jerseys, jumper jumpers, jumpsuit jumpsuits, kaftan kaftans, key keys, kid kids, kimono kimonos, knife knives, leaf leaves,
legging leggings, lens lenses, loafer loafers, man men, man mens, midi midis, moustache moustaches, mule mules, necklace necklaces, necktie neckties, onesie onesies,
pant pants, parka parkas, party parties, patch patches, polo polos, poncho ponchos, puffer puffers, pump pumps, purse purses, ring rings, robe robes,
sandal sandals, sari saris, sash sashes, scarf scarves, scarf scarfs, shelf shelves, shirt shirts, shoe shoes, size sizes, skirt skirts, sleeve sleeves, slide slides,
sneaker sneakers, sock socks, stiletto stilettos, story stories, strap straps, suit suits, sunglass sunglasses, sweater sweaters, sweatshirt sweatshirts,
swimsuit swimsuits, thong thongs, tie ties, toe toes, top tops, topaz topazes, tote totes, trench trenches, trouser trousers, trunk trunks, tuxedo tuxedos, tutu tutus,
umbrella umbrellas, vest vests, waistcoat waistcoats, wallet wallets, watch watches, wedge wedges, woman women, woman womens, wrap wraps, zip zips`;

const pairs = PAIRS.split(/,\s*/).map((pair) => pair.split(" ") as [string, string]);

test.each(pairs)("%s and %s have the same singular", (one, many) => {
  expect(singular(many)).toBe(singular(one));
});

test.each([
  ["shorts", "short"],
  ["jeans", "jean"],
  ["tights", "tight"],
  ["vans", "van"],
  ["dries", "dry"],
  ["glass", "glas"],
  ["marie", "mary"],
  ["news", "new"],
  ["toms", "tom"],
])("%s and %s have different singulars", (one, other) => {
  expect(singular(one)).not.toBe(singular(other));
});

test("different words of the demo catalogue have different singulars", () => {
  const vocabulary = new Set(pairs.flat());
  for (const lines of demoProducts({ products: 400, library: demoLibrary() })) {
    const row = JSON.parse(lines[0]!) as Record<string, string>;
    for (const field of ["title", "vendor", "product_type_text", "designercolor", "tags"])
      for (const word of words(row[field] ?? "")) vocabulary.add(word);
  }
  const alike = Map.groupBy(vocabulary, singular);
  const irregular = new Map(pairs.map(([one, many]) => [many, one]));
  const collisions = [...alike.values()].filter((group) => {
    const [shortest, ...others] = group.toSorted((a, b) => a.length - b.length);
    return others.some((word) => word !== `${shortest}s` && !isKnownPlural(word, shortest!));
  });
  expect(collisions).toEqual([]);

  function isKnownPlural(word: string, of: string): boolean {
    const one = irregular.get(word);
    return one === of || (one !== undefined && singular(one) === singular(of));
  }
});

test("short words, numbers and other scripts are unchanged", () => {
  for (const word of ["gas", "bus", "as", "501s", "ab12s", "сапогиs", "连衣", ""]) expect(singular(word)).toBe(word);
});
