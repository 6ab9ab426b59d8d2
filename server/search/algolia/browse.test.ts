// Browsing more records than page numbers reach.

import { expect, test } from "vitest";
import { isStorable } from "#catalogue";
import { openEmbedded } from "#search/backends/embedded";
import { PRODUCT_SCHEMA } from "#search/products";
import { LIMITS } from "#search/query";
import type { IndexRecord } from "#search/schema";
import type { PublicReads } from "../../reads/public-reads.ts";
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
  const indexes = { products: index, suggestions: { backend, schema: PRODUCT_SCHEMA } };
  const app = testApp({ indexes });
  const headers = { "x-algolia-application-id": CREDENTIALS.applicationId, "x-algolia-api-key": CREDENTIALS.apiKey };
  const init = (body: object) => ({ method: "POST", headers, body: JSON.stringify(body) });
  const browse = async (name: string, body: object) => {
    const response = await app.request(`/1/indexes/${name}/browse`, init(body));
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
  // Each batch of a walk has a cost. Where the budget ends, a page has no hits, and the walk goes on from its cursor.
  const costs: number[] = [];
  let admitted = Infinity;
  const reads: PublicReads = {
    clientOf: () => "",
    answerBytes: 1e9,
    admit: async (_, cost) => {
      costs.push(cost);
      return costs.length > admitted ? { kind: "busy", retryAfterSeconds: 1 } : { kind: "admitted", release: () => {} };
    },
  };
  const limited = testApp({ indexes, reads });
  const nothing = { cursor: btoa("filters=vendor:None&walkAfter=p000000&walkSkip=0&walkTotal=1") };
  const walk = async () => (await limited.request("/1/indexes/shop/browse", init(nothing))).json();
  expect(await walk()).toMatchObject({ hits: [] });
  const batches = Math.ceil(PRODUCTS / 250) + 1;
  expect([costs.length, costs[1], costs[0]! > costs[1]!]).toEqual([batches, 6_000, true]);
  [costs.length, admitted] = [0, 3];
  const stopped = (await walk()) as { readonly hits: unknown[]; readonly cursor: string };
  expect([stopped.hits, costs.length]).toEqual([[], 4]);
  expect(atob(stopped.cursor)).toContain(`walkAfter=${idOf(750)}`);
  // A forged cursor does not reach the database.
  expect(await browse("shop", { cursor: btoa("walkAfter=%00&walkSkip=0&walkTotal=1") })).toMatchObject({
    message: "Cursor is not valid",
  });
  // An index whose records cannot be walked says so instead of leaving some out.
  expect((await browse("shop_suggestions", {})).message).toContain("at most 100000 records");
  await backend.close();
});
