// Keeps the suggestions of an index of products that this process fills. All products are counted once; afterwards each changed product is
// subtracted as it was and added as it is.

import type { Taxonomy } from "#catalogue";
import type { SearchBackend } from "#search";
import type { StoredRecords } from "#search/backend";
import type { Change, IndexRecord } from "#search/schema";
import { CountedSuggestions } from "#search/suggestions";

export interface SuggestionIndexParts {
  readonly products: SearchBackend;
  readonly stored: StoredRecords;
  readonly suggestions: SearchBackend;
  readonly taxonomy: () => Taxonomy;
}

/** Runs work while no product changes. */
export type WhileUnchanged = (work: () => Promise<void>) => Promise<void>;

export interface SuggestionIndex {
  /** The index of products, through which all changes must be made. */
  readonly products: SearchBackend;
  /** Suggestions that were counted while the products were replaced. */
  readonly adopt: (counted: CountedSuggestions) => void;
  /** Brings the suggestions up to date. */
  readonly update: (whileUnchanged: WhileUnchanged) => Promise<void>;
}

/** Records read in a turn of the event loop. */
const STRIDE = 32;

/** A product before and after a change. */
type Difference = readonly [before: IndexRecord | undefined, after: IndexRecord | undefined];

export function openSuggestionIndex({
  products,
  stored,
  suggestions,
  taxonomy,
}: SuggestionIndexParts): SuggestionIndex {
  /** Undefined until all products have been counted. */
  let counted: CountedSuggestions | undefined;
  /** Changes since such a count began. */
  let late: Difference[] | undefined;
  const forget = (): void => {
    counted = undefined;
    late = undefined;
  };

  const apply: SearchBackend["apply"] = async (changes, options) => {
    if (!counted && !late) return products.apply(changes, options);
    try {
      const ids = [...new Set(changes.map(idOf))];
      const before = await recordsOf(ids);
      await products.apply(changes, options);
      const after = await recordsOf(ids);
      for (const [at, was] of before.entries()) {
        if (late) late.push([was, after[at]]);
        else if (counted) count(counted, [was, after[at]]);
      }
    } catch (error) {
      forget();
      throw error;
    }
  };

  const recordsOf = async (ids: readonly string[]): Promise<readonly (IndexRecord | undefined)[]> => {
    const records = [];
    for (const [at, id] of ids.entries()) {
      if (at % STRIDE === STRIDE - 1) await nextTurn();
      records.push(stored.find(id));
    }
    return records;
  };

  const countAll = async (whileUnchanged: WhileUnchanged): Promise<void> => {
    const fresh = new CountedSuggestions(taxonomy());
    const differences: Difference[] = [];
    let records: AsyncIterable<IndexRecord> | undefined;
    await whileUnchanged(async () => {
      late = differences;
      records = stored.all();
    });
    for await (const record of records ?? []) fresh.add(record);
    // The products may have been replaced, and their suggestions with them.
    if (late !== differences) return;
    for (const difference of differences) count(fresh, difference);
    counted = fresh;
    late = undefined;
    const all = fresh.records();
    await suggestions.replace(all, await positionOf(products));
  };

  return {
    products: {
      ...products,
      apply,
      replace: (records, options) => {
        forget();
        return products.replace(records, options);
      },
    },
    adopt: (fresh) => {
      counted = fresh;
      late = undefined;
    },
    update: async (whileUnchanged) => {
      try {
        if (!counted?.isExact || counted.taxonomy !== taxonomy()) return await countAll(whileUnchanged);
        const changes = counted.changes();
        if (changes.length > 0) await suggestions.apply(changes, await positionOf(products));
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}

function count(counted: CountedSuggestions, [before, after]: Difference): void {
  if (before) counted.remove(before);
  if (after) counted.add(after);
}

async function positionOf(products: SearchBackend): Promise<{ readonly position?: string }> {
  const { position } = await products.status();
  return position === undefined ? {} : { position };
}

const idOf = (change: Change): string => (change.kind === "put" ? change.record.id : change.id);
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
