// Words for things that no product of the shop is called.

import { expect, test } from "vitest";
import { INITIAL_MEANINGS } from "#catalogue";
import { searchOf } from "../testing/few-products.ts";

const PRODUCTS = [
  ["Ella", "Dresses", "Red"],
  ["Romy", "Dresses", "White"],
  ["Shift in linen", "Dresses", "Blue"],
  ["Alma", "Boots", "Black"],
  ["Field", "Coats", "Green"],
  ["Harbour parka", "Jackets", "Navy"],
] as const;

const searching = (language: string) =>
  searchOf(
    PRODUCTS.map(([title, type, color]) => ({ title, vendor: "Tern", product_type: type, color, size: "IT 38" })),
    language,
  );

test.each([
  ["en", "sundress", ["Ella", "Romy", "Shift in linen"]],
  ["de", "Sommerkleid", ["Ella", "Romy", "Shift in linen"]],
  ["en", "red sundresses", ["Ella"]],
  ["fr", "robe d'été", ["Ella", "Romy", "Shift in linen"]],
  ["ja", "サンドレス", ["Ella", "Romy", "Shift in linen"]],
  ["en", "overcoat", ["Field"]],
  ["it", "stivaletti", ["Alma"]],
])("[MD-02] in %s %s finds what there is of its type", async (language, text, titles) => {
  expect(await (await searching(language))(text)).toMatchObject({ titles, unused: [] });
});

test.each([
  ["parka", ["Field"]],
  ["green parka", ["Field"]],
  ["parka under 300", ["Field"]],
])("[MD-02] %s finds coats where the table's kinds of it find nothing", async (text, titles) => {
  const search = await searchOf(
    PRODUCTS.slice(0, 5).map(([title, type, color]) => ({
      title,
      vendor: "Tern",
      product_type: type,
      color,
      size: "IT 38",
    })),
    "en",
    INITIAL_MEANINGS,
  );
  expect(await search(text)).toMatchObject({ titles, dropped: [] });
});

test.each([
  // A product is called so, though of another type.
  ["en", "parka", ["Harbour parka"]],
  // Nothing of the type is there.
  ["en", "loafers", []],
  // May be several things.
  ["en", "oxford", []],
])("[MD-02] in %s %s finds no others of its type", async (language, text, titles) => {
  expect(await (await searching(language))(text)).toMatchObject({ titles });
});

const NEARBY = [
  ["Suede pumps with kitten heels", "Heels", "Black"],
  ["Pleated midi", "Skirts", "Navy"],
  ["Loden", "Coats", "Green"],
  ["Calf leather", "Crossbody Bags", "Brown"],
] as const;

test.each([
  ["en", "kilt", NEARBY, ["Pleated midi"]],
  ["en", "kilts", NEARBY, ["Pleated midi"]],
  // Nothing rather than kittens.
  ["en", "kilt", NEARBY.slice(0, 1), []],
  ["de", "Umhang", NEARBY, ["Loden"]],
  ["de", "Umhänge", NEARBY, ["Loden"]],
  ["de", "Umhängetasche", NEARBY, ["Calf leather"]],
  ["de", "Umhängetaschen", NEARBY, ["Calf leather"]],
])(
  "[MD-02] [SR-16] in %s %s is the garment, and no word that resembles it",
  async (language, text, products, titles) => {
    const search = await searchOf(
      products.map(([title, type, color]) => ({ title, vendor: "Tern", product_type: type, color, size: "IT 38" })),
      language,
      INITIAL_MEANINGS,
    );
    expect(await search(text)).toMatchObject({ titles, corrections: [] });
  },
);
