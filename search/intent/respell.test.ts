// Misspelt words of visitors of a shop whose catalogue is in English.

import { expect, test } from "vitest";
import { searchOf } from "../testing/few-products.ts";

const PRODUCTS: readonly (readonly [title: string, type: string, color: string, vendor: string])[] = [
  ["Leather ankle boots", "Boots", "Black", "Jakel"],
  ["Suede boots", "Boots", "Brown", "Halden & Rue"],
  ["Leather biker jacket", "Jackets", "Black", "Maison Orlo"],
  ["Cotton-poplin dress", "Dresses", "Red", "Maison Orlo"],
  ["Silk-twill scarf", "Scarves", "White", "Schalk"],
  ["Linen shirt", "Shirts", "White", "Halden & Rue"],
];

const searching = (language: string) =>
  searchOf(
    PRODUCTS.map(([title, type, color, vendor]) => ({ title, vendor, product_type: type, color, size: "IT 38" })),
    language,
  );

test.each([
  ["de", "schwarze stifel", ["Leather ankle boots"], ["stifel stiefel"]],
  ["de", "lederjaken", ["Leather biker jacket"], ["lederjaken lederjacke"]],
  ["de", "kleit unter 200 euro", ["Cotton-poplin dress"], ["kleit kleid"]],
  ["de", "winterstifel", ["Leather ankle boots", "Suede boots"], ["winterstifel winterstiefel"]],
  ["de", "lederstiefl schwarz", ["Leather ankle boots"], ["lederstiefl lederstiefel"]],
  ["de", "sommerkleit", ["Cotton-poplin dress"], ["sommerkleit sommerkleid"]],
  ["fr", "vestte en cuir", ["Leather biker jacket"], ["vestte veste"]],
  ["it", "stivalli neri", ["Leather ankle boots"], ["stivalli stivali"]],
  ["es", "vestdo rojo", ["Cotton-poplin dress"], ["vestdo vestido"]],
  ["ru", "кожанная куртка", ["Leather biker jacket"], ["кожанная кожаной"]],
])("[SR-16] in %s %s is corrected by the words of the language", async (language, text, titles, corrections) => {
  expect(await (await searching(language))(text)).toMatchObject({ titles, corrections });
});

test.each([
  ["de", "jakel stiefel", ["Leather ankle boots"]],
  ["de", "schalk", ["Silk-twill scarf"]],
  ["de", "shirt leinen", ["Linen shirt"]],
  ["de", "winterreifen", []],
  ["de", '"stifel"', []],
  ["es", "vestido menos de 500 euros", ["Cotton-poplin dress"]],
  ["fr", "maison orlo robe", ["Cotton-poplin dress"]],
  ["en", "stifel", []],
])("[SR-16] in %s the names and words of %s are not corrected", async (language, text, titles) => {
  expect(await (await searching(language))(text)).toMatchObject({ titles, corrections: [] });
});

test("[MD-02] a compound of two things is the second one", async () => {
  expect(await (await searching("de"))("Blusenkleid")).toMatchObject({
    titles: ["Cotton-poplin dress"],
    corrections: [],
    dropped: [],
  });
});

test.each([
  ["de", "ﬃ"],
  ["en", "㌖"],
  ["zh", "连衣裙"],
  ["ar", "ﷺ"],
])(
  "[SR-16] in %s a text of %s that is as long as allowed is searched, however long it becomes",
  async (language, sign) => {
    const text = sign.repeat(Math.floor(512 / sign.length));
    expect((await (await searching(language))(text)).corrections).toEqual([]);
  },
);

test("[SR-16] no more words are corrected than are searched", async () => {
  const misspelt = [..."bcdghjkmopqtuvwxyz"].map((letter) => `stiefe${letter}`);
  const { corrections } = await (await searching("de"))(misspelt.join(" "));
  expect(corrections.length).toBeGreaterThan(0);
  expect(corrections.length).toBeLessThanOrEqual(16);
});
