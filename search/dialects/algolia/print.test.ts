import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PRODUCT_SCHEMA } from "../../products.ts";
import type { Highlight, SearchResult } from "../../query.ts";
import { JsonBytes } from "../json-bytes.ts";
import { highlightPrefixes } from "./facet-search.ts";
import type { RawParameters } from "./parameters.ts";
import { parseSearch } from "./parse-search.ts";
import { printSearch } from "./print-search.ts";
import { readSnippets, snippetOf } from "./snippets.ts";

/** A result in the golden file, with bytes as text and abbreviated counts and stats. */
interface GoldenResult {
  readonly hits?: readonly { variantId: string; json: string; highlights?: Readonly<Record<string, Highlight>> }[];
  readonly total: number;
  readonly facets?: readonly { attribute: string; values: readonly [string, number][]; stats?: readonly number[] }[];
}
interface Golden {
  readonly name: string;
  readonly request: RawParameters;
  readonly result: GoldenResult;
  readonly body: string;
}

const golden: readonly Golden[] = JSON.parse(readFileSync(new URL("golden/print.json", import.meta.url), "utf8"));

const resultOf = ({ hits = [], total, facets = [] }: GoldenResult): SearchResult => ({
  kind: "found",
  total,
  hits: hits.map(({ json, ...hit }) => ({ id: "p", json: new TextEncoder().encode(json), ...hit })),
  facets: facets.map(({ attribute, values, stats }) => {
    const [min = 0, max = 0, sum = 0, average = 0] = stats ?? [];
    const counts = values.map(([value, count]) => ({ value, count }));
    return {
      attribute,
      values: counts,
      distinctValues: counts.length,
      ...(stats && { stats: { min, max, sum, average } }),
    };
  }),
  isExact: true,
  queryId: "0123456789abcdef0123456789abcdef",
  corrections: [],
});

test.each(golden)("[SR-06] response: $name", async ({ request, result, body: expected }) => {
  const search = parseSearch(request, { name: "shop", role: "products" }, PRODUCT_SCHEMA);
  if (search.kind === "problem") throw new Error(search.message);
  const body = new JsonBytes();
  await printSearch(body, { result: resultOf(result), shape: search.shape, time: 3.2 });
  expect(new TextDecoder().decode(body.toBytes())).toBe(expected);
});

test("hits without an objectID are given one", async () => {
  const schema = { ...PRODUCT_SCHEMA, variantId: "sku" };
  const search = parseSearch({ attributesToHighlight: [] }, { name: "shop", role: "products" }, schema);
  if (search.kind === "problem") throw new Error(search.message);
  const body = new JsonBytes();
  const result = resultOf({ hits: [{ variantId: 'v"1', json: "{}" }], total: 1 });
  await printSearch(body, { result, shape: search.shape, time: 0 });
  expect(JSON.parse(new TextDecoder().decode(body.toBytes())).hits).toEqual([{ objectID: 'v"1' }]);
});

test("snippets surround the first mark and never cut one", () => {
  const tags = readSnippets({
    highlightPreTag: '<em class="x">',
    highlightPostTag: "</em>",
    snippetEllipsisText: "...",
  });
  const text = 'one two three four <em class="x">five six</em> seven eight nine ten';
  expect(snippetOf(text, 4, tags)).toBe('...four <em class="x">five six</em> seven eight...');
  expect(snippetOf(text, 20, tags)).toBe(text);
  expect(snippetOf("one two three", 2, tags)).toBe("one two...");
  expect(snippetOf('one <em class="x">two</em>', 1, tags)).toBe('...<em class="x">two</em>');
});

test("typed prefixes of words are highlighted, ignoring accents and case", () => {
  const mark = (value: string, typed: string) => highlightPrefixes(value, { typed, before: "[", after: "]" });
  expect(mark("Chloé", "CHLOE")).toBe("[Chloé]");
  expect(mark("Maison Margiela", "mar")).toBe("Maison [Mar]giela");
  expect(mark("Saint Laurent", "saint la")).toBe("[Saint] [La]urent");
  expect(mark("Straße", "strass")).toBe("[Straß]e");
  expect(mark("Acne", "")).toBe("Acne");
  expect(mark("Ne Acne", "cne")).toBe("Ne Acne");
});
