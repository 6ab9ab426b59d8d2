// The mapping of an index in OpenSearch: one document per product with nested variants.
//
//   id        keyword, for sorting and lookups
//   p.*       attributes of the product
//   v[].*     a nested document per variant with all filterable attributes, including those of the product: a filter that combines
//             both by "or" must match one variant
//   w0 … wN   the words of each searched field, split by our analyser, so that all backends match the same
//   s.*       keys of texts that hits can be sorted by
//   words     all words, for the vocabulary
//   variants  number of variants
//   record    the record as JSON, not indexed
//
// Only record and words are stored: hits are created from the record, and the vocabulary is counted from the words.

import { filterableAttributes } from "../../check-query.ts";
import { words } from "../../engine/text/analyse.ts";
import { sortKeyOf } from "../../engine/text/sort-key.ts";
import { textsOf } from "../../reference/rows.ts";
import { valuesOf, type Attribute, type IndexRecord, type IndexSchema } from "../../schema.ts";

/** Maximum length of a Lucene term, assuming four bytes per character. */
const LONGEST_KEYWORD = 8_191;

/** Maximum offset; deeper pages are read in batches (deep-pages.ts). */
export const RESULT_WINDOW = 10_000;

/** Without replicas, which are added after filling the index, so that each document is written once. */
export function indexBody(schema: IndexSchema, shards: number) {
  const attributes = [...filterableAttributes(schema).values()];
  const ofProducts = attributes.filter(({ level }) => level === "product");
  return {
    settings: {
      index: {
        number_of_shards: shards,
        number_of_replicas: 0,
        // Refreshed explicitly, so that a change becomes visible as a whole.
        refresh_interval: "-1",
        max_result_window: RESULT_WINDOW,
        // Enough for all words that start with one letter.
        max_terms_count: 1_000_000,
        "mapping.nested_objects.limit": 100_000,
      },
    },
    mappings: {
      dynamic: false as const,
      _source: { includes: ["record", "words"] },
      properties: {
        id: { type: "keyword" as const },
        p: { properties: Object.fromEntries(ofProducts.map(fieldOf)) },
        v: { type: "nested" as const, properties: Object.fromEntries(attributes.map(fieldOf)) },
        ...Object.fromEntries(
          schema.text.map((_, place) => [`w${place}`, { type: "keyword" as const, doc_values: false }]),
        ),
        s: { properties: Object.fromEntries((schema.sortableTexts ?? []).map((name) => [name, SORT_KEY])) },
        words: { type: "keyword" as const },
        variants: { type: "integer" as const },
        record: { type: "keyword" as const, index: false, doc_values: false },
      },
    },
  };
}

const SORT_KEY = { type: "keyword" as const, index: false };

const fieldOf = ({ name, kind }: Attribute) =>
  [
    name,
    kind === "number" ? { type: "double" as const } : { type: "keyword" as const, ignore_above: LONGEST_KEYWORD },
  ] as const;

export function documentOf(record: IndexRecord, schema: IndexSchema) {
  const attributes = [...filterableAttributes(schema).values()];
  const ofVariant = (variant: IndexRecord["variants"][number]) => ({
    ...Object.fromEntries(attributes.map((one) => [one.name, valuesOf(one, record.fields, variant.fields)])),
    [schema.productId]: record.id,
    [schema.variantId]: variant.id,
  });
  const all = [record.fields, ...record.variants.map(({ fields }) => fields)];
  const seen = new Set<string>();
  const found = schema.text.map((field) => {
    // A word counts only in the first field that has it.
    const own = [...new Set(all.flatMap((fields) => textsOf(fields[field]).flatMap(words)))].filter(
      (word) => !seen.has(word),
    );
    for (const word of own) seen.add(word);
    return own;
  });
  return {
    id: record.id,
    p: {
      ...Object.fromEntries(
        attributes.filter(({ level }) => level === "product").map((one) => [one.name, valuesOf(one, record.fields)]),
      ),
      [schema.productId]: record.id,
    },
    v: record.variants.map(ofVariant),
    ...Object.fromEntries(found.map((own, place) => [`w${place}`, own])),
    s: Object.fromEntries((schema.sortableTexts ?? []).map((name) => [name, sortKeyOf(record, name)])),
    words: [...seen],
    variants: record.variants.length,
    record: JSON.stringify(record),
  };
}
