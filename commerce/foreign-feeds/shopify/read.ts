// Reads Shopify's product CSV. Consecutive rows with the same handle are one product.

import { Unreadable, type FeedPiece, type Skipped } from "#commerce/products";
import { convertDrafts } from "../convert.ts";
import { readRecords } from "../csv/records.ts";
import type { Draft, ReadingOptions } from "../draft.ts";
import { readColumns, type Columns } from "./columns.ts";
import { draftOf, type CsvRow } from "./draft.ts";

/** Shopify allows 2,048 variants and 250 pictures per product. */
const MAX_ROWS = 5_000;

export const readShopify = (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions): AsyncGenerator<FeedPiece> =>
  convertDrafts(shopifyDrafts(bytes, options), options);

async function* shopifyDrafts(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadingOptions,
): AsyncGenerator<Draft | Skipped> {
  let columns: Columns | undefined;
  let group: CsvRow[] = [];
  const finish = (): readonly Draft[] => {
    if (columns === undefined || group.length === 0) return [];
    const draft = draftOf(columns, group, options);
    group = [];
    return [draft];
  };
  for await (const { line, cells } of readRecords(bytes)) {
    if (columns === undefined) {
      columns = readColumns(cells, options.lists);
      continue;
    }
    const handle = (cells[columns.at.handle ?? -1] ?? "").trim();
    if (handle === "") {
      if (cells.every((cell) => cell === "")) continue;
      yield { line, reason: "bad-value", field: "handle", variants: 1, message: "has no handle" };
      continue;
    }
    if (group[0] !== undefined && group[0].handle !== handle) yield* finish();
    if (group.length >= MAX_ROWS) {
      throw new Unreadable({ line, message: `exceeds ${MAX_ROWS} rows for the handle ${handle}` });
    }
    group.push({ line, handle, cells });
  }
  yield* finish();
  if (columns === undefined) throw new Unreadable({ line: 0, message: "is empty" });
}
