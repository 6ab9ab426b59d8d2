// Searches of a German shop, whose titles are German compounds.

import { expect, test } from "vitest";
import { searchOf } from "../testing/few-products.ts";

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

const searching = (language: string) =>
  searchOf(
    TITLES.map((title) => ({
      title,
      vendor: "Almkind",
      product_type: TYPES[title] ?? "Accessories",
      color: "Green",
      designercolor: title.startsWith("Trachtenhut") ? "Tannengrün" : "",
      size: "EU 44",
    })),
    language,
  );

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
  expect(await search(text)).toEqual({ titles, corrections: [], respelt: [], unused: [], dropped: [] });
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
  expect((await search("dirdnl")).respelt).toEqual(["dirndl"]);
});
