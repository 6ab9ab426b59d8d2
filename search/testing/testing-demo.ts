// The demo catalogue as records of the index of products.

import { demoProducts, type DemoOptions } from "#demo";
import type { FeedRow } from "#catalogue";
import { productRecord } from "./product-record.ts";
import type { IndexRecord } from "../schema.ts";

/** Generates records one at a time, to save memory. Deterministic for the same options. */
export function* demoRecords(options: DemoOptions): Generator<IndexRecord> {
  for (const lines of demoProducts(options)) yield productRecord(lines.map((line) => JSON.parse(line) as FeedRow));
}

/** The first products of a demo catalogue. */
export function someDemoRecords(count: number, options: DemoOptions): readonly IndexRecord[] {
  const records: IndexRecord[] = [];
  for (const record of demoRecords(options)) if (records.push(record) === count) break;
  return records;
}
