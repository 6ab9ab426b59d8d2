// Misspelt words of visitors of a shop whose catalogue is in English.

import { expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { createUnderstanding, wordsOfLanguage } from "#translation";
import { openEmbedded } from "../backends/embedded.ts";
import { type Intent, meantQuery, readVocabulary } from "../intent.ts";
import { all } from "../query.ts";
import { PRODUCT_SCHEMA } from "../products.ts";
import { productRecord } from "../testing/product-record.ts";

const PRODUCTS: readonly (readonly [title: string, type: string, color: string, vendor: string])[] = [
  ["Leather ankle boots", "Boots", "Black", "Jakel"],
  ["Suede boots", "Boots", "Brown", "Halden & Rue"],
  ["Leather biker jacket", "Jackets", "Black", "Maison Orlo"],
  ["Cotton-poplin dress", "Dresses", "Red", "Maison Orlo"],
  ["Silk-twill scarf", "Scarves", "White", "Schalk"],
  ["Linen shirt", "Shirts", "White", "Halden & Rue"],
];

const understand = createUnderstanding();

async function searching(language: string) {
  const index = openEmbedded({ schema: PRODUCT_SCHEMA });
  await index.replace(
    PRODUCTS.map(([title, type, color, vendor], at) =>
      productRecord([
        {
          objectID: `v${at}`,
          product_id: `p${at}`,
          title,
          vendor,
          product_type: type,
          product_type_text: type,
          department: "women",
          color,
          size: "IT 38",
          inventory_quantity: 1,
          eu_eur_price_f: 100,
          position: at,
          viplevel: 0,
          visibility: "YES",
        } as Partial<FeedRow> as FeedRow,
      ]),
    ),
  );
  const intent: Intent = {
    language,
    visible: [],
    meanings: "",
    synonyms: [],
    understand: (text) => understand(text, language),
    vocabulary: () => readVocabulary((query) => index.search(query), all()),
    words: wordsOfLanguage(language),
    price: { name: "eu_eur_price_f", unit: 1 },
  };
  return async (text: string) => {
    const { query, corrections = [], reading } = await meantQuery({ text }, intent, (one) => index.search(one));
    const found = await index.search(query);
    if (found.kind === "refused") throw new Error(found.message);
    return {
      titles: found.hits.map(({ id }) => PRODUCTS[Number(id.slice(1))]![0]),
      corrections: corrections.map(({ typed, found: spelling }) => `${typed} ${spelling}`),
      dropped: reading?.dropped.map((part) => ("typed" in part ? part.typed : part.kind)) ?? [],
    };
  };
}

test.each([
  ["de", "schwarze stifel", ["Leather ankle boots"], ["stifel stiefel"]],
  ["de", "lederjaken", ["Leather biker jacket"], ["lederjaken lederjacke"]],
  ["de", "kleit unter 200 euro", ["Cotton-poplin dress"], ["kleit kleid"]],
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
  ["de", '"stifel"', []],
  ["es", "vestido menos de 500 euros", ["Cotton-poplin dress"]],
  ["fr", "maison orlo robe", ["Cotton-poplin dress"]],
  ["en", "stifel", []],
])("[SR-16] in %s the names and words of %s are not corrected", async (language, text, titles) => {
  expect(await (await searching(language))(text)).toMatchObject({ titles, corrections: [] });
});

test("[MD-02] a compound of two things is the second one", async () => {
  expect(await (await searching("de"))("Blusenkleid")).toEqual({
    titles: ["Cotton-poplin dress"],
    corrections: [],
    dropped: [],
  });
});
