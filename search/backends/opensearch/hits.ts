// Creates hits from the products of a response: the best variant of each, or all matching ones.
//
// Products are sorted by their best variants, and each has at least one. So the first n variants belong to the first n products.

import { readFilter } from "../../reference/filter.ts";
import { highlight } from "../../reference/highlight.ts";
import { orderOf, type Found } from "../../reference/order.ts";
import { readProduct } from "../../reference/rows.ts";
import { filterWithout, type Hit, type SearchQuery } from "../../query.ts";
import type { Fields, IndexRecord, IndexSchema } from "../../schema.ts";
import type { FoundText } from "../../reference/text.ts";

export interface FoundProduct {
  readonly record: IndexRecord;
  /** Higher is better; boosts add less than one. */
  readonly score: number;
}

/** Offset and number of products to request. */
export function productsFor({ isDistinct = true, offset = 0, limit = DEFAULT_LIMIT }: SearchQuery) {
  return isDistinct ? { offset, limit } : { offset: 0, limit: limit === 0 ? 0 : offset + limit };
}

const DEFAULT_LIMIT = 20;

export function hitsOf(
  products: readonly FoundProduct[],
  query: SearchQuery,
  schema: IndexSchema,
  text: FoundText,
): readonly Hit[] {
  const { isDistinct = true, offset = 0, limit = DEFAULT_LIMIT } = query;
  const holds = readFilter(filterWithout(query), schema);
  const order = orderOf(query, schema);
  const found = products.map(({ record, score }) => {
    const { rows } = readProduct(record, schema, () => []);
    const all = rows.filter(holds).map((row) => order.rank(row, -Math.floor(score)));
    // The cluster matches a product that the reference implementation does not: another version indexed it.
    return { record, all: all.toSorted(order.compare) };
  });
  const hits = isDistinct
    ? found.flatMap(({ record, all }) => all.slice(0, 1).map((one) => ({ record, one })))
    : found
        .flatMap(({ record, all }) => all.map((one) => ({ record, one })))
        .toSorted((a, b) => order.compare(a.one, b.one))
        .slice(offset, offset + limit);
  return hits.map(({ record, one }) => hitOf(record, one, query, schema, text));
}

function hitOf(record: IndexRecord, { row }: Found, query: SearchQuery, schema: IndexSchema, text: FoundText): Hit {
  const fields: Fields = { ...record.fields, ...row.variant.fields };
  const names = query.fields && new Set(query.fields);
  const shown = names ? Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name))) : fields;
  return {
    id: record.id,
    variantId: row.variant.id,
    json: Buffer.from(JSON.stringify(shown)),
    ...(query.highlighting && { highlights: highlight(fields, query.highlighting, schema, text) }),
  };
}
