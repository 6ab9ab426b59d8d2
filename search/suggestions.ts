// The index of suggestions: designers and categories for the search box, counted from the products on sale. Suggested products
// come from the index of products.

import type { Taxonomy } from "#catalogue";
import {
  collectionEntries,
  designerEntries,
  entriesOf,
  hasSeveralDepartments,
  type Entry,
} from "./suggestions/entries.ts";
import { Tallies } from "./suggestions/tallies.ts";
import type { DesignerTally } from "./suggestions/tally.ts";
import type { Change, IndexRecord } from "./schema.ts";

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
  const counted = new CountedSuggestions(taxonomy);
  for await (const record of products) counted.add(record);
  yield* counted.records();
}

/** Suggestions that follow changes of products. */
export class CountedSuggestions {
  readonly #tallies: Tallies;
  /** By designer, the facts that its other suggestions depend on, as they were when last returned. */
  readonly #shapes = new Map<string, string>();

  constructor(taxonomy: Taxonomy) {
    this.#tallies = new Tallies(taxonomy);
  }

  get taxonomy(): Taxonomy {
    return this.#tallies.taxonomy;
  }

  /** False if only counting all products again gives exact suggestions. */
  get isExact(): boolean {
    return this.#tallies.isExact;
  }

  add(product: IndexRecord): void {
    this.#tallies.add(product);
  }

  /** The product as it was added. */
  remove(product: IndexRecord): void {
    this.#tallies.remove(product);
  }

  /** Counts products while another consumer reads them. */
  async *counting(products: AsyncIterable<IndexRecord> | Iterable<IndexRecord>): AsyncGenerator<IndexRecord> {
    for await (const record of products) {
      this.add(record);
      yield record;
    }
  }

  /** All suggestions. */
  records(): readonly IndexRecord[] {
    this.#tallies.takeTouched();
    for (const designer of this.#tallies.designers) this.#shapes.set(designer.handle, shapeOf(designer));
    return [...entriesOf(this.#tallies)].filter(({ isSuggested }) => isSuggested).map(recordOf);
  }

  /** What has changed since the last call, or since `records`. */
  changes(): readonly Change[] {
    const { taxonomy, designers, collections } = this.#tallies;
    const touched = this.#tallies.takeTouched();
    const changed: Entry[] = [];
    for (const designer of designers) {
      if (!touched.has(designer)) continue;
      const shape = shapeOf(designer);
      const isReshaped = shape !== this.#shapes.get(designer.handle);
      this.#shapes.set(designer.handle, shape);
      for (const entry of designerEntries(taxonomy, designer))
        if (isReshaped || touched.has(entry.tally)) changed.push(entry);
    }
    for (const [slug, tally] of collections) {
      if (touched.has(tally)) changed.push(...collectionEntries(taxonomy, slug, tally));
    }
    return changed.map((entry) =>
      entry.isSuggested ? { kind: "put", record: recordOf(entry) } : { kind: "delete", id: entry.id },
    );
  }
}

const shapeOf = (designer: DesignerTally): string =>
  JSON.stringify([designer.name, designer.names, hasSeveralDepartments(designer)]);

function recordOf({ id, tally, suggestion }: Entry): IndexRecord {
  return { id, fields: { ...suggestion(), price_lists: tally.soldIn }, variants: [{ id, fields: { objectID: id } }] };
}
