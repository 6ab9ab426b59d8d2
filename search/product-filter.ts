// Evaluates filters on single products outside an index, such as the lines of a cart. The predicate is that of listings.

import { checkQuery } from "./check-query.ts";
import { everything, type Filter } from "./query.ts";
import { readFilter, slotOf } from "./reference/filter.ts";
import { attributesOf, readProduct, type Row, type Values } from "./reference/rows.ts";
import { valuesOf, type Fields, type IndexRecord, type IndexSchema } from "./schema.ts";
import { parseFilter } from "./dialects/listing/parse-filter.ts";

/** A variant with its product as filters see it. Depends on the attributes of the schema that made it. */
export type ProductFacts = Row;

export type ProductPredicate = (facts: ProductFacts) => boolean;

/** Facts of each variant by its id. */
export const productFactsOf = (record: IndexRecord, schema: IndexSchema): ReadonlyMap<string, ProductFacts> =>
  new Map(readProduct(record, schema, () => []).rows.map((row) => [row.variant.id, row]));

export type ReadProductFilter =
  | { readonly kind: "filter"; readonly filter: Filter; readonly matches: ProductPredicate }
  /** One sentence with the position of the mistake, or the unknown attribute. */
  | { readonly kind: "malformed"; readonly message: string };

/** Reads a filter in the syntax of the search API. An empty text matches every product. */
export function readProductFilter(source: string, schema: IndexSchema): ReadProductFilter {
  if (source.trim() === "") return { kind: "filter", filter: everything, matches: () => true };
  const parsed = parseFilter(source);
  if (parsed.kind === "malformed") return parsed;
  const refusal = checkQuery({ filter: parsed.filter }, schema);
  if (refusal) return { kind: "malformed", message: refusal.message };
  return { kind: "filter", filter: parsed.filter, matches: readFilter(parsed.filter, schema) };
}

/** Names of the attributes that a filter reads. */
export function attributesIn(filter: Filter): readonly string[] {
  if (filter.kind === "not") return attributesIn(filter.of);
  if (filter.kind === "all" || filter.kind === "any") return [...new Set(filter.of.flatMap(attributesIn))];
  return [filter.attribute];
}

/** Facts of a hit, which is one variant, with these attributes only. Its fields include them. */
export function hitFactsOf(fields: Fields, attributes: readonly string[], schema: IndexSchema): ProductFacts {
  const known = attributesOf(schema);
  const values: Values[] = [];
  for (const name of attributes) {
    const slot = slotOf(name, schema);
    values[slot] = valuesOf(known[slot]!, fields);
  }
  const variant = { id: String(fields[schema.variantId]), fields: {} };
  return { product: String(fields[schema.productId]), variant, place: 0, values, sortKeys: NO_KEYS };
}

const NO_KEYS: ReadonlyMap<string, string> = new Map();
