// Browsing more records than page numbers reach.

import { expect, test } from "vitest";
import { isStorable } from "#catalogue";
import { openEmbedded } from "#search/backends/embedded";
import { PRODUCT_SCHEMA } from "#search/products";
import { LIMITS } from "#search/query";
import type { IndexRecord } from "#search/schema";
import { CREDENTIALS, testApp } from "./testing-algolia.ts";

const SIZES = Array.from({ length: 30 }, (_, place) => String(30 + place));
/** One more record than page numbers reach. */
const PRODUCTS = Math.ceil((LIMITS.deepestHit + 1) / SIZES.length);
const idOf = (number: number) => `p${String(number).padStart(6, "0")}`;

function* records(): Generator<IndexRecord> {
  for (let number = 0; number < PRODUCTS; number++) {
    const id = idOf(number);
    yield {
      id,
      fields: { product_id: id, title: "Coat", vendor: number % 2 === 0 ? "Even" : "Odd", position: 0 },
      variants: SIZES.map((size) => ({ id: `${id}-${size}`, fields: { objectID: `${id}-${size}`, size } })),
    };
  }
}

test("[OC-18] browsing returns every record once, however many there are", async () => {
  const backend = openEmbedded({ schema: PRODUCT_SCHEMA });
  await backend.replace(records());
  const productIdsAfter = async (after: string, limit: number) => {
    if (!isStorable(after)) throw new Error("PostgreSQL rejects NUL.");
    const from = after === "" ? 0 : Number(after.slice(1)) + 1;
    return Array.from({ length: Math.max(0, Math.min(limit, PRODUCTS - from)) }, (_, place) => idOf(from + place));
  };
  const index = { backend, schema: PRODUCT_SCHEMA, productIdsAfter };
  const app = testApp({ indexes: { products: index, suggestions: { backend, schema: PRODUCT_SCHEMA } } });
  const headers = { "x-algolia-application-id": CREDENTIALS.applicationId, "x-algolia-api-key": CREDENTIALS.apiKey };
  const browse = async (name: string, body: object) => {
    const response = await app.request(`/1/indexes/${name}/browse`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as {
      readonly hits: readonly { readonly objectID: string }[];
      readonly nbHits: number;
      readonly cursor?: string;
      readonly message?: string;
    };
  };
  const readAll = async (parameters: object) => {
    const seen: string[] = [];
    let page = await browse("shop", { ...parameters, attributesToRetrieve: ["objectID"], attributesToHighlight: [] });
    const { nbHits } = page;
    for (;;) {
      seen.push(...page.hits.map(({ objectID }) => objectID));
      if (page.cursor === undefined) return { nbHits, count: seen.length, distinct: new Set(seen).size };
      page = await browse("shop", { cursor: page.cursor });
      expect(page.nbHits).toBe(nbHits);
    }
  };
  const all = PRODUCTS * SIZES.length;
  expect(all).toBeGreaterThan(LIMITS.deepestHit);
  expect(await readAll({})).toEqual({ nbHits: all, count: all, distinct: all });
  // Page numbers reach half of them.
  const half = Math.ceil(PRODUCTS / 2) * SIZES.length;
  expect(await readAll({ filters: "vendor:Even" })).toEqual({ nbHits: half, count: half, distinct: half });
  // A forged cursor does not reach the database.
  expect(await browse("shop", { cursor: btoa("walkAfter=%00&walkSkip=0&walkTotal=1") })).toMatchObject({
    message: "Cursor is not valid",
  });
  // An index whose records cannot be walked says so instead of leaving some out.
  expect((await browse("shop_suggestions", {})).message).toContain("at most 100000 records");
  await backend.close();
});
