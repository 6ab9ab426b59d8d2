// Compares a backend with the oracle over the demo catalogue, with the same queries and changes.

import * as fc from "fast-check";
import type { SearchBackend } from "../backend.ts";
import { PRODUCT_SCHEMA } from "../products.ts";
import type { SearchQuery } from "../query.ts";
import type { IndexRecord } from "../schema.ts";
import { arbitraryQuery } from "./arbitrary-queries.ts";
import { demoChanges } from "./demo-changes.ts";
import { differenceOf } from "./differences.ts";
import { listingQueries } from "./listing-queries.ts";
import { createOracle } from "./oracle.ts";
import { vocabularyOf } from "./record-vocabulary.ts";
import { someDemoRecords } from "./testing-demo.ts";

export interface ComparisonOptions {
  readonly products: number;
  readonly queries: number;
  readonly seed: number;
  /** An empty index of products. It is not closed. */
  readonly backend: SearchBackend;
  readonly onDifference: (difference: string, query?: SearchQuery) => void;
  readonly onProgress?: (queries: number) => void;
}

export interface Comparison {
  readonly differences: number;
  /** Numbers of queries with hits and of refused ones, because comparing empty results proves nothing. */
  readonly found: number;
  readonly refused: number;
  readonly changes: number;
}

/** Queries between two batches of changes. */
const BETWEEN_CHANGES = 20;

export async function compareWithOracle(options: ComparisonOptions): Promise<Comparison> {
  const { products, queries, seed, backend, onDifference, onProgress } = options;
  const all = someDemoRecords(Math.ceil(products * 1.05), { products: Math.ceil(products * 1.05) });
  const [present, coming] = [all.slice(0, products), all.slice(products)];
  const oracle = createOracle(PRODUCT_SCHEMA, present);
  await backend.replace(present);
  const batches = demoChanges(seed, present, coming);
  let [differences, found, refused, changes] = [0, 0, 0, 0];
  const differ = (difference: string | undefined, query?: SearchQuery) => {
    if (difference === undefined) return;
    differences++;
    onDifference(difference, query);
  };
  for (const [index, query] of mixedQueries(seed, queries, all).entries()) {
    if (index % BETWEEN_CHANGES === BETWEEN_CHANGES - 1) {
      const batch = batches.next().value ?? [];
      await oracle.apply(batch);
      await backend.apply(batch);
      changes += batch.length;
    }
    const expected = await oracle.search(query);
    if (expected.kind === "refused") refused++;
    else if (expected.total > 0) found++;
    differ(differenceOf(expected, await backend.search(query)), query);
    onProgress?.(index + 1);
  }
  const [own, theirs] = [await oracle.status(), await backend.status()];
  if (own.products !== theirs.products || own.variants !== theirs.variants) {
    differ(`status: expected ${JSON.stringify(own)}, got ${JSON.stringify(theirs)}`);
  }
  return { differences, found, refused, changes };
}

/** Alternates realistic listing queries and arbitrary ones. */
function mixedQueries(seed: number, count: number, records: readonly IndexRecord[]): readonly SearchQuery[] {
  const sample = records.filter((_, index) => index % Math.ceil(records.length / 2_000) === 0);
  const generated = fc.sample(arbitraryQuery(vocabularyOf(PRODUCT_SCHEMA, sample)), { seed, numRuns: count });
  return listingQueries(seed, count, sample).map(({ query }, index) => {
    const other = generated[index]!;
    return index % 2 === 0 ? query : { ...other, limit: Math.min(other.limit ?? 0, 100) };
  });
}
