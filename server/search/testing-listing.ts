// For tests: the search API over products of the demo, and a client.

import type { Hono } from "hono";
import { DEFAULT_TAXONOMY, type FeedRow } from "#catalogue";
import { demoProducts } from "#demo/feed";
import type { SearchBackend } from "#search/backend";
import { PRODUCT_SCHEMA } from "#search/products";
import { productRecord } from "#search/testing/product-record";
import { SUGGESTION_SCHEMA, suggestionRecords } from "#search/suggestions";
import { createOracle } from "#search/testing/oracle";
import { listingApp } from "./listing-app.ts";

export interface DemoSearch {
  /** The rows of each product. */
  readonly rows: readonly (readonly FeedRow[])[];
  readonly products: SearchBackend;
  readonly suggestions: SearchBackend;
  readonly app: Hono;
  post(path: string, body: unknown): Promise<Response>;
}

export async function demoSearch(count: number): Promise<DemoSearch> {
  const rows = [...demoProducts({ products: count })].map((lines) => lines.map((line) => JSON.parse(line) as FeedRow));
  const records = rows.map(productRecord);
  const products = createOracle(PRODUCT_SCHEMA, records);
  const suggestions = createOracle(SUGGESTION_SCHEMA);
  await suggestions.replace(suggestionRecords(records, DEFAULT_TAXONOMY));
  const app = listingApp({ taxonomy: () => DEFAULT_TAXONOMY, products, suggestions });
  return {
    rows,
    products,
    suggestions,
    app,
    post: async (path, body) =>
      app.request(path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) }),
  };
}
