// Checks of a shop that was killed and restarted. Each returns a sentence if it finds a problem.

import { z } from "zod";
import type { FeedRow } from "#catalogue";
import type { Access } from "#server/catalogue/access.ts";
import type { Catalogue } from "./model.ts";

/** Number of products that a check samples. */
const SAMPLE = 12;
/** Maximum delay of the index. It should be a second; a busy machine needs more. */
const INDEX_MS = 15_000;

export type Check = (access: Access, catalogue: Catalogue, gone: readonly string[]) => Promise<string | undefined>;

/** Reads the shop's catalogue and checks its counts. */
export async function readShop({ address, token }: Access): Promise<Catalogue> {
  const headers = { authorization: `Bearer ${token}` };
  const feed = await (await fetch(`${address}/admin/catalogue/feed`, { headers })).text();
  const rows = feed
    .split("\n")
    .filter(Boolean)
    .map((line): FeedRow => JSON.parse(line));
  const products = Map.groupBy(rows, (row) => row.product_id);
  const status = Status.parse(await (await fetch(`${address}/admin/catalogue`, { headers })).json());
  if (status.catalogue.products !== products.size || status.catalogue.variants !== rows.length) {
    throw new Error(
      `The shop reports ${status.catalogue.products} products with ${status.catalogue.variants} variants ` +
        `but has ${products.size} with ${rows.length}`,
    );
  }
  return products;
}

const Status = z.object({ catalogue: z.object({ products: z.number(), variants: z.number() }) });

/** Checks product pages: products on sale are shown with their titles, and deleted ones are not found. */
export const checkPages: Check = async ({ address }, catalogue, gone) => {
  for (const rows of sample([...catalogue.values()])) {
    const { handle, title } = rows[0]!;
    const response = await fetch(`${address}/products/${handle}`);
    if (response.status !== 200 || !(await response.text()).includes(title)) {
      return `the page of ${handle} has status ${response.status}, or not the title "${title}"`;
    }
  }
  for (const id of sample(gone)) {
    const { status } = await fetch(`${address}/products/${id}`);
    if (status !== 404) return `the page of the deleted product ${id} has status ${status}`;
  }
  return undefined;
};

/** Checks the search, by the Algolia name of an index: every variant has its stock and title, and deleted products are not found. */
export const checkSearch =
  (indexName: string): Check =>
  async (access, catalogue, gone) => {
    const expected = new Map<string, readonly FeedRow[]>(gone.map((id) => [id, []]));
    for (const [id, rows] of catalogue) expected.set(id, rows);
    const asked = [...sample([...catalogue.keys()]), ...sample(gone)];
    const until = Date.now() + INDEX_MS;
    for (const id of asked) {
      for (;;) {
        const problem = await searchProduct(access, indexName, id, expected.get(id) ?? []);
        if (problem === undefined) break;
        if (Date.now() > until) return problem;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    return undefined;
  };

async function searchProduct(
  { address }: Access,
  indexName: string,
  id: string,
  rows: readonly FeedRow[],
): Promise<string | undefined> {
  const response = await fetch(`${address}/1/indexes/${indexName}/query`, {
    method: "POST",
    headers: SEARCH_HEADERS,
    body: JSON.stringify({ query: "", filters: `product_id:"${id}"`, hitsPerPage: 100, distinct: false }),
  });
  if (response.status !== 200) return `a search in ${indexName} has status ${response.status}`;
  const { hits } = Hits.parse(await response.json());
  if (hits.length !== rows.length) return `the search finds ${hits.length} of ${rows.length} variants of ${id}`;
  const found = new Map(hits.map((hit) => [hit.objectID, hit]));
  const wrong = rows.find(({ objectID, title, inventory_quantity: stock }) => {
    const hit = found.get(objectID);
    return hit?.title !== title || hit.inventory_quantity !== stock;
  });
  return wrong && `the search finds ${wrong.objectID} with another title or stock`;
}

/** The shop's default keys. */
const SEARCH_HEADERS = {
  "content-type": "application/json",
  "x-algolia-application-id": "vitrine",
  "x-algolia-api-key": "public",
};

const Hits = z.object({
  hits: z.array(z.looseObject({ objectID: z.string(), title: z.string(), inventory_quantity: z.number() })),
});

/** A sample, evenly spread. */
const sample = <Item>(items: readonly Item[]): Item[] => {
  const step = Math.max(1, items.length / SAMPLE);
  return Array.from({ length: Math.min(SAMPLE, items.length) }, (_, index) => items[Math.floor(index * step)]!);
};
