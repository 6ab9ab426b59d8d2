// The index of suggestions: designers and categories that a search box offers, counted from the products on sale.
//
// Products are suggested too, but from their own index: what is kept here is what products have in common.

import { PRICE_LISTS } from "#catalogue";
import { entriesOf } from "./suggestions/entries.ts";
import { Tallies } from "./suggestions/tallies.ts";
import type { IndexRecord } from "./schema.ts";

export {
  SUGGESTION_FIELDS,
  SUGGESTION_SCHEMA,
  type Suggestion,
  type SuggestionType,
} from "./suggestions/suggestion.ts";

/** The suggestions of a catalogue, read once; what is kept meanwhile grows with designers and types, not with products. */
export async function* suggestionRecords(
  products: AsyncIterable<IndexRecord> | Iterable<IndexRecord>,
): AsyncGenerator<IndexRecord> {
  const tallies = new Tallies();
  for await (const record of products) tallies.add(record);
  yield* recordsFrom(tallies);
}

/** For a pass over the products that is made anyway: hands them on and counts them; `records` when it is through. */
export function countSuggestions(products: AsyncIterable<IndexRecord> | Iterable<IndexRecord>): {
  readonly products: AsyncIterable<IndexRecord>;
  readonly records: () => Iterable<IndexRecord>;
} {
  const tallies = new Tallies();
  async function* handOn(): AsyncGenerator<IndexRecord> {
    for await (const record of products) {
      tallies.add(record);
      yield record;
    }
  }
  return { products: handOn(), records: () => recordsFrom(tallies) };
}

function* recordsFrom(tallies: Tallies): Generator<IndexRecord> {
  for (const [suggestion, { soldIn }] of entriesOf(tallies)) {
    const id = suggestion.objectid;
    const price_lists = PRICE_LISTS.filter((_, at) => soldIn & (1 << at));
    yield { id, fields: { ...suggestion, price_lists }, variants: [{ id, fields: { objectID: id } }] };
  }
}
