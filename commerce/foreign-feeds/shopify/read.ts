// Reads Shopify's product CSV product by product: the rows of one handle, which stand together, make one.

import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Unreadable, type FeedPiece } from "#commerce/products";
import type { ReadingOptions } from "../draft.ts";
import { toFeed } from "../to-feed.ts";
import { utf8Only } from "../utf8.ts";
import { readColumns, type Columns } from "./columns.ts";
import { draftOf, type CsvRow } from "./draft.ts";

/** More than any row: Shopify's own limit for a file is 15 MB. */
const LARGEST_ROW = 4 * 1024 * 1024;
/** Shopify allows 2,048 variants and 250 pictures a product. */
const MOST_ROWS = 5_000;

export async function* readShopify(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadingOptions,
): AsyncGenerator<FeedPiece> {
  let columns: Columns | undefined;
  let group: CsvRow[] = [];
  let ordinal = 0;
  const finish = (): readonly FeedPiece[] => {
    const [first] = group;
    if (columns === undefined || first === undefined) return [];
    ordinal += 1;
    const draft = draftOf(columns, group, options);
    group = [];
    return toFeed(draft, ordinal, options);
  };
  for await (const { line, cells } of records(bytes)) {
    if (columns === undefined) {
      columns = readColumns(cells);
      continue;
    }
    const handle = (cells[columns.at.handle ?? -1] ?? "").trim();
    if (handle === "") {
      if (cells.every((cell) => cell === "")) continue;
      yield { line, reason: "bad-value", field: "handle", variants: 1, message: "has no handle" };
      continue;
    }
    if (group[0] !== undefined && group[0].handle !== handle) yield* finish();
    if (group.length >= MOST_ROWS) {
      throw new Unreadable({ line, message: `is one of more than ${MOST_ROWS} rows of the handle ${handle}` });
    }
    group.push({ line, handle, cells });
  }
  yield* finish();
  if (columns === undefined) throw new Unreadable({ line: 1, message: "has no columns: the file is empty" });
}

/** The line of a record is the one where it begins: cells may have line breaks. */
async function* records(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly line: number; readonly cells: readonly string[] }> {
  // Counted as they are parsed, not as they are given: a parser that fails gives nothing of what it still held.
  let next = 1;
  const parser = parse({
    max_record_size: LARGEST_ROW,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      const line = next;
      next = lines + 1;
      // The parser's records are lists of text; the line goes in front.
      return [String(line), ...cells];
    },
  });
  // The loop below hears of a source that breaks off.
  pipeline(Readable.from(utf8Only(bytes)), parser, () => {});
  try {
    for await (const [line, ...cells] of parser as AsyncIterable<readonly string[]>)
      yield { line: Number(line), cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Unreadable({ line: next, message: MESSAGES[error.code] ?? `is no CSV (${error.code})` });
  }
}

const MESSAGES: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `begins a row of more than ${LARGEST_ROW} bytes`,
  CSV_QUOTE_NOT_CLOSED: "begins a row with a quotation mark that is never closed: the file is cut off or broken",
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: "has another number of cells than the first: the file is cut off or broken",
  CSV_INVALID_CLOSING_QUOTE: "begins a row with text after a closing quotation mark",
  INVALID_OPENING_QUOTE: "begins a row with a quotation mark inside of a cell that has none around it",
};
