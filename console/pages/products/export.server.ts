// The products of a list as a file: our own feed, one line for each size, which imports read again.

import type { FeedRow } from "#catalogue";
import { streamOf } from "#concurrency";
import { readCatalogue, readFeedRows } from "#commerce/products";
import type { Shop } from "#storefront/framework/context.ts";
import { loads } from "../../framework/handlers.server.ts";
import { allIds, filtersOf, isFiltered } from "./product-query.server.ts";

/** Products read in one statement. */
const BATCH = 100;

export const loader = loads("export-catalogue", async ({ shop, url: { searchParams }, answerWith, now }) => {
  const filters = filtersOf(searchParams);
  const products = isFiltered(filters) ? await rowsOf(shop, filters) : (await readCatalogue(shop.database))?.rows;
  const name = `products-${now.toISOString().slice(0, 10)}.jsonl`;
  const headers = {
    "content-type": "application/jsonl",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "private, no-store",
  };
  answerWith(new Response(streamOf(printed(products ?? none())), { headers }));
  return null;
});

async function* rowsOf(shop: Shop, filters: Parameters<typeof allIds>[1]): AsyncGenerator<readonly FeedRow[]> {
  const { ids } = await allIds(shop, filters);
  for (let at = 0; at < ids.length; at += BATCH) {
    yield* (await readFeedRows(shop.database, ids.slice(at, at + BATCH))) ?? [];
  }
}

async function* none(): AsyncGenerator<readonly FeedRow[]> {}

async function* printed(products: AsyncIterable<readonly FeedRow[]>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const rows of products) yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}
