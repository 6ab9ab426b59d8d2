// Splits a sequence of records after the first ones.

import type { IndexRecord } from "../schema.ts";

type Records = AsyncIterable<IndexRecord> | Iterable<IndexRecord>;
type RecordIterator = AsyncIterator<IndexRecord> | Iterator<IndexRecord>;

/** All records if there are at most `count`; otherwise the first ones, and an iterator of the others. */
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

/** Ends the source too if the reader stops early. */
export async function* joined(first: readonly IndexRecord[], rest: RecordIterator): AsyncGenerator<IndexRecord> {
  try {
    yield* first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
