// What is asked of a shop that was killed and came up again. Each check answers with a sentence when something is wrong.

import { z } from "zod";
import type { FeedRow } from "#catalogue";
import type { Access } from "#server/catalogue/access.ts";
import type { Catalogue } from "./model.ts";

/** Products looked at one by one, in a check that does. */
const SAMPLE = 12;
/** How long the index may take to follow; it is given a second in the shop's own terms, and much more on a busy machine. */
const INDEX_MS = 15_000;

export type Check = (access: Access, catalogue: Catalogue, gone: readonly string[]) => Promise<string | undefined>;

/** The whole catalogue as the shop has it, with its counts. */
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
      `The shop counts ${status.catalogue.products} products in ${status.catalogue.variants} variants ` +
        `and has ${products.size} in ${rows.length}`,
    );
  }
  return products;
}

const Status = z.object({ catalogue: z.object({ products: z.number(), variants: z.number() }) });

/** Product pages: those on sale are there under their handles with their titles, those that are gone are not. */
export const checkPages: Check = async ({ address }, catalogue, gone) => {
  for (const rows of sample([...catalogue.values()])) {
    const { handle, title } = rows[0]!;
    const response = await fetch(`${address}/products/${handle}`);
    if (response.status !== 200 || !(await response.text()).includes(title)) {
      return `the page of ${handle} answers ${response.status} and is not that of "${title}"`;
    }
  }
  for (const id of sample(gone)) {
    const { status } = await fetch(`${address}/products/${id}`);
    if (status !== 404) return `the page of ${id}, which was deleted, answers ${status}`;
  }
  return undefined;
};

/** Search: every variant of a product with its stock and title, nothing of what is gone, in an index by its Algolia name. */
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
  if (response.status !== 200) return `a search in ${indexName} answers ${response.status}`;
  const { hits } = Hits.parse(await response.json());
  if (hits.length !== rows.length) return `${hits.length} variants of ${id} are found, and it has ${rows.length}`;
  const found = new Map(hits.map((hit) => [hit.objectID, hit]));
  const wrong = rows.find(({ objectID, title, inventory_quantity: stock }) => {
    const hit = found.get(objectID);
    return hit?.title !== title || hit.inventory_quantity !== stock;
  });
  return wrong && `${wrong.objectID} is not found with the title and stock that it has`;
}

/** The keys of a shop that was given no others. */
const SEARCH_HEADERS = {
  "content-type": "application/json",
  "x-algolia-application-id": "vitrine",
  "x-algolia-api-key": "public",
};

const Hits = z.object({
  hits: z.array(z.looseObject({ objectID: z.string(), title: z.string(), inventory_quantity: z.number() })),
});

/** Evenly spread over all of them. */
const sample = <Item>(items: readonly Item[]): Item[] => {
  const step = Math.max(1, items.length / SAMPLE);
  return Array.from({ length: Math.min(SAMPLE, items.length) }, (_, index) => items[Math.floor(index * step)]!);
};
