// The index of suggestions: designers and categories for the search box, counted from the products on sale. Suggested products
// come from the index of products.

import type { Taxonomy } from "#catalogue";
import { entriesOf } from "./suggestions/entries.ts";
import { Tallies } from "./suggestions/tallies.ts";
import type { IndexRecord } from "./schema.ts";

export {
  SUGGESTION_FIELDS,
  SUGGESTION_SCHEMA,
  type Suggestion,
  type SuggestionType,
} from "./suggestions/suggestion.ts";

/** The suggestions of a catalogue, in one pass. Memory grows with the number of designers and types, not of products. */
export async function* suggestionRecords(
  products: AsyncIterable<IndexRecord> | Iterable<IndexRecord>,
  taxonomy: Taxonomy,
): AsyncGenerator<IndexRecord> {
  const tallies = new Tallies(taxonomy);
  for await (const record of products) tallies.add(record);
  yield* recordsFrom(tallies);
}

/** Counts products while another consumer reads them. Call `records` after all of them have been read. */
export function countSuggestions(
  products: AsyncIterable<IndexRecord> | Iterable<IndexRecord>,
  taxonomy: Taxonomy,
): {
  readonly products: AsyncIterable<IndexRecord>;
  readonly records: () => Iterable<IndexRecord>;
} {
  const tallies = new Tallies(taxonomy);
  async function* counted(): AsyncGenerator<IndexRecord> {
    for await (const record of products) {
      tallies.add(record);
      yield record;
    }
  }
  return { products: counted(), records: () => recordsFrom(tallies) };
}

function* recordsFrom(tallies: Tallies): Generator<IndexRecord> {
  for (const [suggestion, { soldIn }] of entriesOf(tallies)) {
    const id = suggestion.objectid;
    yield { id, fields: { ...suggestion, price_lists: [...soldIn] }, variants: [{ id, fields: { objectID: id } }] };
  }
}
