// The lowest price of products among their variants, for hits that are one variant each.

import { lowestPrice, type PriceList } from "#catalogue";
import type { SearchReader } from "./backend.ts";
import { priceFieldsOf, priceOfHit } from "./product-hit.ts";
import { is, LIMITS, readHits } from "./query.ts";

export interface LowestPrice {
  /** Price fields of the cheapest variant. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** True if other variants cost more. */
  readonly isFrom: boolean;
}

/** By the ids of products. Products that the index refuses to look up keep the price of their hit. */
export async function lowestPrices(
  search: Pick<SearchReader, "search">,
  ids: readonly string[],
  list: PriceList,
): Promise<ReadonlyMap<string, LowestPrice>> {
  if (ids.length === 0) return new Map();
  const fields = priceFieldsOf(list);
  const found = await search.search({
    filter: is("product_id", ...ids),
    isDistinct: false,
    limit: LIMITS.hitsPerPage,
    fields: ["product_id", ...fields],
  });
  if (found.kind === "refused") return new Map();
  const variants = Map.groupBy(readHits(found.hits), (hit) => String(hit["product_id"]));
  return new Map(
    [...variants].flatMap(([id, hits]) => {
      const priced = hits.flatMap((hit) => {
        const price = priceOfHit(hit, list);
        return price === undefined ? [] : [{ hit, price }];
      });
      const [first, ...others] = priced.map(({ price }) => price);
      if (first === undefined) return [];
      const { isFrom = false, price } = lowestPrice(first, others);
      const cheapest = priced.find((one) => one.price.price.thousandths === price.thousandths)?.hit ?? {};
      return [[id, { fields: Object.fromEntries(fields.map((name) => [name, cheapest[name]])), isFrom }] as const];
    }),
  );
}
