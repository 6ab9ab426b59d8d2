// The search setting over HTTP: synonyms and stop words take effect at once, in listings and suggestions.

import { beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { printListingRequest } from "#search/dialects/listing/print-request";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import { documentedExample, sendSetting } from "./testing-settings-api.ts";

const TITLES = ["Canvas sneakers", "Leather boots", "Footwear polish", "Silk scarf"];

onDatabase("words of the search as a merchant decides them", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = TITLES.map((title, at) => feedRow(at + 1, 0, { title }));
    await importFeed(
      database.current,
      rows.map((row) => `${JSON.stringify(row)}\n`),
      { source: "words.jsonl" },
    );
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const put = (value: unknown) => sendSetting(shop, "PUT", "search", value);
  /** Titles of the products that a search finds. */
  const found = async (text: string, language = "en") => {
    const response = await shop.app.request("/search/listing", {
      method: "POST",
      headers: { "accept-language": language },
      body: JSON.stringify(printListingRequest({ text, facets: [] })),
    });
    const answer = await response.text();
    return TITLES.filter((title) => answer.includes(title));
  };
  const suggested = async (query: string) => {
    const body = JSON.stringify({ platform: "rep_web", query_clause_info: { query_text: query } });
    const response = await shop.app.request("/search/suggestions", { method: "POST", body });
    return response.text();
  };

  test("the example of the documentation changes what queries find, without a rebuild", async () => {
    expect(await found("kicks")).not.toContain("Canvas sneakers");
    expect(await found("silk scarf for my")).toEqual([]);
    expect(await put(documentedExample("search"))).toEqual({ status: 200, json: { kind: "changed" } });
    expect(await found("kicks")).toEqual(["Canvas sneakers"]);
    expect(await suggested("kicks")).toContain("Canvas sneakers");
    // In one direction.
    expect(await found("footwear")).toEqual(["Canvas sneakers", "Leather boots", "Footwear polish"]);
    expect(await found("boots")).toEqual(["Leather boots"]);
    // Stop words of the visitor's language.
    expect(await found("silk scarf for my")).toEqual(["Silk scarf"]);
    expect(await found("kicks für", "de")).toEqual(["Canvas sneakers"]);
    expect(await suggested("kicks for my")).toContain("Canvas sneakers");
    expect((await sendSetting(shop, "DELETE", "search")).status).toBe(200);
    expect(await found("kicks")).not.toContain("Canvas sneakers");
    expect(await found("trainers")).toEqual(["Canvas sneakers"]);
  });

  test("[MD-04] phrases and synonyms of a language apply at once, in listings, pages and suggestions", async () => {
    const admin = (method: string, body?: unknown) =>
      shop.app.request("/admin/merchandising/synonyms", {
        method,
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const { version, synonyms } = (await (await admin("GET")).json()) as { version: string; synonyms: unknown[] };
    const added = [["neckwear", "silk scarf"], { word: "chausses", finds: ["leather boots"], language: "fr" }];
    const changed = await admin("PUT", { version, synonyms: [...synonyms, ...added] });
    expect([changed.status, await changed.json()]).toEqual([200, { kind: "changed" }]);
    expect(await found("neckwear")).toEqual(["Silk scarf"]);
    expect(await suggested("neckwear")).toContain("Silk scarf");
    expect(await found("chausses", "fr")).toEqual(["Leather boots"]);
    expect(await found("chausses")).toEqual([]);
    const page = await shop.app.request("/pages/search?qTitle=neckwear");
    expect(await page.text()).toContain("Silk scarf");
    // Someone who read the list before this change gets it, and changes nothing.
    const late = await admin("PUT", { version, synonyms: [] });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { kind: "conflict", synonyms: [...synonyms, ...added] },
    ]);
    expect((await admin("PUT", { version })).status).toBe(422);
    expect((await sendSetting(shop, "DELETE", "search")).status).toBe(200);
    expect(await found("neckwear")).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ["a synonym of six words", { synonyms: [["one two three four five six", "polo"]], stopWords: {} }, "synonyms.0"],
    ["a synonym without letters", { synonyms: [["!", "coat"]], stopWords: {} }, "synonyms.0"],
    ["a language of none", { synonyms: [{ words: ["imper", "coat"], language: "xx" }], stopWords: {} }, "synonyms.0"],
    ["a word alone", { synonyms: [["coat"]], stopWords: {} }, "synonyms.0"],
    ["a word twice", { synonyms: [["coat", "Coat"]], stopWords: {} }, "synonyms.0"],
    ["a word that finds itself", { synonyms: [{ word: "coat", finds: ["coat"] }], stopWords: {} }, "synonyms.0.finds"],
    ["an unknown language", { synonyms: [], stopWords: { xx: ["the"] } }, "stopWords"],
    ["too many", { synonyms: Array.from({ length: 1001 }, () => ["coat", "jacket"]), stopWords: {} }, "synonyms"],
  ])("%s is refused with its place", async (_, value, path) => {
    const { status, json } = await put(value);
    expect(status).toBe(422);
    expect((json as { errors: readonly { path: string }[] }).errors[0]?.path).toMatch(new RegExp(`^${path}`));
  });
});
