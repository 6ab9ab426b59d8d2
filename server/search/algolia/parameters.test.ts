// Every search parameter of the installed client is honoured, without effect, or refused by name.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PARAMETERS, type ParameterName } from "#search/dialects/algolia/parameter-table";
import { CREDENTIALS, testApp } from "./testing-algolia.ts";

const app = testApp();
const headers = { "x-algolia-application-id": CREDENTIALS.applicationId, "x-algolia-api-key": CREDENTIALS.apiKey };

interface Answer {
  readonly hits?: readonly { readonly objectID: string }[];
  readonly nbHits?: number;
  readonly message?: string;
  readonly queryAfterRemoval?: string;
}

async function ask(parameters: object, path = "/1/indexes/shop/query") {
  const response = await app.request(path, { method: "POST", headers, body: JSON.stringify(parameters) });
  const body = (await response.json()) as Answer;
  return { status: response.status, ...body };
}

/** Distinct products, so that counts are those of the small shop. */
const found = async (parameters: object) => (await ask({ distinct: true, hitsPerPage: 0, ...parameters })).nbHits;

/** The names in the client's type declarations, which the parameters must have a row for. */
function declaredParameters(): readonly string[] {
  const source = readFileSync(new URL("../node.d.ts", import.meta.resolve("@algolia/client-search")), "utf8");
  return ["BaseSearchParamsWithoutQuery", "IndexSettingsAsSearchParams", "SearchParamsQuery"].flatMap((type) => {
    const [, body = ""] = new RegExp(`^type ${type} = \\{\\n(.*?)^\\};`, "ms").exec(source) ?? [];
    return [...body.matchAll(/^ {4}(\w+)\??:/gm)].map(([, name = ""]) => name);
  });
}

test("[OC-18] every search parameter of the client's types has a row", () => {
  const declared = declaredParameters();
  expect(declared.length).toBeGreaterThan(70);
  expect(declared.filter((name) => !(name in PARAMETERS))).toEqual([]);
});

describe("[OC-18] no parameter is silently ignored", () => {
  const rows = Object.entries(PARAMETERS).map(([name, support]) => ({ name: name as ParameterName, support }));
  const names = (kind: string) => rows.filter(({ support }) => support.kind === kind).map(({ name }) => name);

  test.each(names("refused"))("%s is refused by name, in a search, a facet search and a browse", async (name) => {
    const value = { unsupported: name };
    for (const path of ["/1/indexes/shop/query", "/1/indexes/shop/facets/vendor/query", "/1/indexes/shop/browse"]) {
      const { status, message } = await ask({ [name]: value }, path);
      expect([status, message]).toEqual([400, expect.stringContaining(`"${name}"`)]);
    }
    const several = await ask({ requests: [{ indexName: "shop", [name]: value }] }, "/1/indexes/*/queries");
    expect(several).toMatchObject({ status: 400, message: expect.stringContaining(`"${name}"`) });
  });

  test.each(names("honoured"))("%s is read: a value of another kind is refused by name", async (name) => {
    const { status, message } = await ask({ [name]: { wrong: true } });
    expect([status, message]).toEqual([400, expect.stringContaining(`"${name}"`)]);
  });

  test.each(names("accepted"))("%s changes nothing", async (name) => {
    const plain = await ask({ query: "coat" });
    for (const value of [true, "anything", ["anything"], 3]) {
      expect(await ask({ query: "coat", [name]: value })).toMatchObject({ status: 200, hits: plain.hits! });
    }
  });

  test("an unknown parameter is refused by name", async () => {
    expect(await ask({ qwery: "coat" })).toMatchObject({ status: 400, message: "Unknown parameter: qwery" });
  });

  test.each([
    ["ignorePlurals", true],
    ["aroundLatLngViaIP", false],
    ["mode", "keywordSearch"],
    ["restrictSearchableAttributes", ["*"]],
    ["enablePersonalization", false],
  ])("%s may ask for what the shop does anyway", async (name, value) => {
    expect(await ask({ [name]: value })).toMatchObject({ status: 200 });
  });
});

describe("[OC-18] the words of a query", () => {
  test("queryType decides which words are prefixes", async () => {
    expect(await found({ query: "woo coa" })).toBe(0);
    expect(await found({ query: "woo coa", queryType: "prefixAll" })).toBe(12);
    expect(await found({ query: "coa" })).toBe(12);
    expect(await found({ query: "coa", queryType: "prefixNone" })).toBe(0);
  });

  test("typoTolerance turns corrections off, and strict is refused by name", async () => {
    expect(await found({ query: "sneekers" })).toBe(12);
    expect(await found({ query: "sneekers", typoTolerance: "min" })).toBe(12);
    expect(await found({ query: "sneekers", typoTolerance: false })).toBe(0);
    const strict = await ask({ query: "sneekers", typoTolerance: "strict" });
    expect(strict).toMatchObject({ status: 400, message: expect.stringContaining('"typoTolerance"') });
  });

  test("optionalWords are not required, and rank the hits that have them first", async () => {
    expect(await found({ query: "silk coat" })).toBe(0);
    expect(await found({ query: "silk coat", optionalWords: ["silk"] })).toBe(12);
    expect(await found({ query: "silk coat", optionalWords: "silk coat" })).toBe(24);
  });

  test("removeWordsIfNoResults drops the last words, the first, or any", async () => {
    const asked = { query: "wool coat parachute", distinct: true };
    expect(await ask(asked)).toMatchObject({ nbHits: 0 });
    expect(await ask({ ...asked, removeWordsIfNoResults: "lastWords" })).toMatchObject({
      nbHits: 12,
      queryAfterRemoval: "wool coat <em>parachute</em>",
    });
    // Without the first two words, no word remains that a product has.
    expect(await ask({ ...asked, removeWordsIfNoResults: "firstWords" })).toMatchObject({ nbHits: 0 });
    expect(await ask({ ...asked, removeWordsIfNoResults: "allOptional" })).toMatchObject({ nbHits: 12 });
    expect(await ask({ query: "wool coat", removeWordsIfNoResults: "lastWords" })).not.toHaveProperty(
      "queryAfterRemoval",
    );
  });

  test("removeStopWords removes the words of the languages, but not a last word that may be a prefix", async () => {
    expect(await found({ query: "the wool coat" })).toBe(0);
    expect(await found({ query: "the wool coat", removeStopWords: true })).toBe(12);
    expect(await found({ query: "the wool coat", removeStopWords: ["en"] })).toBe(12);
    expect(await found({ query: "the wool coat", removeStopWords: ["de"] })).toBe(0);
    expect(await found({ query: "the wool coat", removeStopWords: true, queryLanguages: ["fr"] })).toBe(0);
    expect(await found({ query: "the wool coat", naturalLanguages: ["en"] })).toBe(12);
    expect(await found({ query: "coat the", removeStopWords: ["en"] })).toBe(0);
    expect(await found({ query: "coat the", removeStopWords: ["en"], queryType: "prefixNone" })).toBe(12);
  });

  test("advancedSyntax excludes words, and a phrase is refused by name", async () => {
    expect(await found({ query: "acne -coat" })).toBe(3);
    expect(await found({ query: "acne -coat", advancedSyntax: true })).toBe(12);
    expect(await found({ query: "-coat", advancedSyntax: true })).toBe(48);
    const phrase = { query: '"wool coat"', advancedSyntax: true };
    expect(await ask(phrase)).toMatchObject({ status: 400, message: expect.stringContaining('"advancedSyntax"') });
    expect(await found({ ...phrase, advancedSyntaxFeatures: ["excludeWords"] })).toBe(12);
  });
});
