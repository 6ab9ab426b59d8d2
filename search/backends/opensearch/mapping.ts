// How an index of products lies in OpenSearch: one document a product, its variants nested.
//
//   id        keyword, to order by and to find it again
//   p.*       attributes of the product
//   v[].*     a nested document a variant, with every attribute it can be filtered by, the product's too: a filter that joins
//             both by "or" must hold on one variant
//   w0 … wN   the words of each searched field, cut by our own analyser, so that both backends find the same
//   words     all of them; the vocabulary is read from it
//   variants  how many there are
//   record    the record itself as JSON text, never looked into
//
// Of what was sent only record and words are kept as they were: hits are made of the one, the vocabulary's counts of the other.

import { filterableAttributes } from "../../check-query.ts";
import { words } from "../../engine/text/analyse.ts";
import { textsOf } from "../../reference/rows.ts";
import { valuesOf, type Attribute, type IndexRecord, type IndexSchema } from "../../schema.ts";

/** Bytes of the longest term that Lucene takes, in characters of up to four. */
const LONGEST_KEYWORD = 8_191;

/** The deepest page that is asked for by its offset; what lies deeper is walked to. */
export const RESULT_WINDOW = 10_000;

/** Without copies: those are made when all is there, until then each document is written once. */
export function indexBody(schema: IndexSchema, shards: number) {
  const attributes = [...filterableAttributes(schema).values()];
  const ofProducts = attributes.filter(({ level }) => level === "product");
  return {
    settings: {
      index: {
        number_of_shards: shards,
        number_of_replicas: 0,
        // Nothing is seen before all of a change is there: it asks for the refresh itself.
        refresh_interval: "-1",
        max_result_window: RESULT_WINDOW,
        // As many as the words that begin with one letter.
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
        words: { type: "keyword" as const },
        variants: { type: "integer" as const },
        record: { type: "keyword" as const, index: false, doc_values: false },
      },
    },
  };
}

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
    // A word counts where it stands first: what later fields say again adds nothing.
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
    words: [...seen],
    variants: record.variants.length,
    record: JSON.stringify(record),
  };
}
