// Searches of a German shop, whose titles are German compounds.

import { expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { createUnderstanding } from "#translation";
import { openEmbedded } from "../backends/embedded.ts";
import { type Intent, meantQuery, readVocabulary } from "../intent.ts";
import { PRODUCT_SCHEMA } from "../products.ts";
import { productRecord } from "../testing/product-record.ts";

const TITLES = [
  "Dirndl Rosalie",
  "Kinderdirndl Lisl",
  "Dirndlbluse Carmen",
  "Dirndlbluse Spitze Lea",
  "Trachtenjanker Alois",
  "Strickjanker Burgl",
  "Lodenjacke Rottach",
  "Strickjacke Ella",
  "Lederhose Sepp",
  "Kinderlederhose Maxi",
  "Haferlschuh Alm",
  "Lederhandschuh Vroni",
  "Trachtenmesser Hirschhorn",
  "Trachtenhut Wendelstein",
  "Wollmantel Greta",
];

const TYPES: Readonly<Record<string, string>> = { "Haferlschuh Alm": "Shoes", "Wollmantel Greta": "Coats" };

const understand = createUnderstanding();

async function searching(language: string) {
  const index = openEmbedded({ schema: PRODUCT_SCHEMA });
  await index.replace(
    TITLES.map((title, at) =>
      productRecord([
        {
          objectID: `v${at}`,
          product_id: `p${at}`,
          title,
          vendor: "Almkind",
          product_type: TYPES[title] ?? "Accessories",
          product_type_text: TYPES[title] ?? "Accessories",
          department: "women",
          color: "Green",
          designercolor: title.startsWith("Trachtenhut") ? "Tannengrün" : "",
          size: "EU 44",
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
    vocabulary: () => readVocabulary((query) => index.search(query), { kind: "all", of: [] }),
    price: { name: "eu_eur_price_f", unit: 1 },
  };
  return async (text: string) => {
    const { query, reading } = await meantQuery({ text, limit: 100 }, intent, (one) => index.search(one));
    const found = await index.search(query);
    if (found.kind === "refused") throw new Error(found.message);
    return {
      titles: found.hits.map(({ id }) => TITLES[Number(id.slice(1))]),
      corrections: found.corrections.map((one) => one.found),
      unused: reading?.unused ?? [],
      dropped: reading?.dropped.map((part) => ("typed" in part ? part.typed : part.kind)) ?? [],
    };
  };
}

test.each([
  ["janker", ["Trachtenjanker Alois", "Strickjanker Burgl"]],
  ["Jacken", ["Lodenjacke Rottach", "Strickjacke Ella"]],
  ["dirndl", ["Dirndl Rosalie", "Kinderdirndl Lisl", "Dirndlbluse Carmen", "Dirndlbluse Spitze Lea"]],
  ["lederhosen", ["Lederhose Sepp", "Kinderlederhose Maxi"]],
  ["haferlschuhe", ["Haferlschuh Alm"]],
  ["haferlschuhe 44", ["Haferlschuh Alm"]],
  ["schuhe", ["Haferlschuh Alm"]],
  ["gruener hut", ["Trachtenhut Wendelstein"]],
  ["trachtenweste", ["Trachtenjanker Alois", "Trachtenmesser Hirschhorn", "Trachtenhut Wendelstein"]],
])("[MD-02] a German shopper's %s finds compounds, without a correction", async (text, titles) => {
  const search = await searching("de");
  expect(await search(text)).toEqual({ titles, corrections: [], unused: [], dropped: [] });
});

test("[MD-02] a compound of which one part is given up is not named as unknown, too", async () => {
  const search = await searching("de");
  expect(await search("lodenmantel schuhe")).toMatchObject({ dropped: ["lodenmantel"], unused: [] });
});

test.each([
  ["almkind -jacken", ["Lodenjacke Rottach", "Strickjacke Ella"]],
  ["almkind ohne janker", ["Trachtenjanker Alois", "Strickjanker Burgl"]],
  ["almkind ohne schuhe", ["Haferlschuh Alm"]],
  ["almkind ohne dirndl -hose", ["Dirndl Rosalie", "Kinderdirndl Lisl", "Lederhose Sepp", "Kinderlederhose Maxi"]],
])("[MD-02] a German shopper's %s leaves out the compounds of what it excludes", async (text, gone) => {
  const search = await searching("de");
  const { titles, unused, dropped } = await search(text);
  expect({ gone: TITLES.filter((title) => !titles.includes(title)), unused, dropped }).toEqual({
    gone,
    unused: [],
    dropped: [],
  });
});

test("[MD-02] words of other languages have no compounds", async () => {
  const search = await searching("en");
  expect((await search("janker")).titles).toEqual([]);
  expect((await search("dirndl")).titles).not.toContain("Kinderdirndl Lisl");
});

test("[SR-16] a whole word is the correction before one that only begins like it", async () => {
  const search = await searching("en");
  expect((await search("dirdnl")).corrections).toEqual(["dirndl"]);
});
