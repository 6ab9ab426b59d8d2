// Splits a sequence of records after the first ones.

import type { IndexRecord } from "../schema.ts";

type Records = AsyncIterable<IndexRecord> | Iterable<IndexRecord>;
type RecordIterator = AsyncIterator<IndexRecord> | Iterator<IndexRecord>;

/** At most `count` records; `rest` has the others, and is undefined if there are none. */
export async function firstOf(
  records: Records,
  count: number,
): Promise<{ readonly first: readonly IndexRecord[]; readonly rest?: RecordIterator }> {
  const rest = Symbol.asyncIterator in records ? records[Symbol.asyncIterator]() : records[Symbol.iterator]();
  const first: IndexRecord[] = [];
  for (;;) {
    const next = await rest.next();
    if (next.done) return { first };
    first.push(next.value);
    if (first.length > count) return { first, rest };
  }
}

export async function* joined(first: readonly IndexRecord[], rest: RecordIterator): AsyncGenerator<IndexRecord> {
  yield* first;
  // Ends the source too if the reader stops early.
  yield* { [Symbol.asyncIterator]: () => rest as AsyncIterator<IndexRecord> };
}
