import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkQuery } from "../../check-query.ts";
import { PRODUCT_SCHEMA } from "../../products.ts";
import { parseFilter } from "./parse-filter.ts";
import { parseListingRequest } from "./parse-request.ts";
import { parseSuggestionsRequest } from "../suggestions/parse-request.ts";

const DOCUMENT = readFileSync(new URL("../../../docs/search-api.md", import.meta.url), "utf8");

const blocks = (language: string): string[] =>
  [...DOCUMENT.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))].map(([, text = ""]) => text);

test("documented filters can be parsed and run", () => {
  const filters = blocks("text").flatMap((block) => block.trim().split("\n"));
  expect(filters.length).toBeGreaterThan(3);
  for (const text of filters) {
    const parsed = parseFilter(text);
    expect(parsed, text).toMatchObject({ kind: "filter" });
    const query = parsed.kind === "filter" ? { filter: parsed.filter } : {};
    expect(checkQuery(query, PRODUCT_SCHEMA), text).toBeUndefined();
  }
});

test("documented requests can be parsed and run", () => {
  const [listing = "", suggestions = ""] = blocks("sh").map((block) =>
    block.slice(block.indexOf("{"), block.lastIndexOf("}") + 1),
  );
  const parsed = parseListingRequest(JSON.parse(listing));
  expect(parsed).toMatchObject({ kind: "query" });
  expect(parsed.kind === "query" && checkQuery(parsed.query, PRODUCT_SCHEMA)).toBeUndefined();
  expect(parseSuggestionsRequest(JSON.parse(suggestions))).toMatchObject({ kind: "suggestions" });
});

test("the documented attributes are those of the index", () => {
  const table = DOCUMENT.slice(DOCUMENT.indexOf("Attributes of products:"), DOCUMENT.indexOf("### Sort"));
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  const documented = new Map(
    rows.flatMap((line) => {
      const [, names = "", facet = "", sort = ""] = line.split("|").map((cell) => cell.trim());
      return [...names.matchAll(/`([^`]+)`/g)].map(
        ([, name = ""]) => [name, { facet: facet === "yes", sort: sort === "yes" }] as const,
      );
    }),
  );
  const ids = new Set([PRODUCT_SCHEMA.productId, PRODUCT_SCHEMA.variantId]);
  for (const { name, isFacet = false, isSortable = false } of PRODUCT_SCHEMA.attributes) {
    const written =
      documented.get(name) ??
      documented.get(name.replace(/^[a-z]+_[a-z]+(?=_(?:.*_f|(?:prior_)?discount)$)/, "{list}"));
    expect(written, name).toEqual({ facet: isFacet, sort: isSortable });
    ids.add(name);
  }
  const unknown = [...documented.keys()].filter((name) => !ids.has(name.replace("{list}", "eu_eur")));
  expect(unknown).toEqual([]);
});
