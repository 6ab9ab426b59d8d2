// Reads Shopify's product CSV. Consecutive rows with the same handle are one product.

import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Unreadable, type FeedPiece, type Skipped } from "#commerce/products";
import { convertDrafts } from "../convert.ts";
import type { Draft, ReadingOptions } from "../draft.ts";
import { utf8Only } from "../utf8.ts";
import { readColumns, type Columns } from "./columns.ts";
import { draftOf, type CsvRow } from "./draft.ts";

/** Shopify limits whole files to 15 MB, so real rows are far smaller. */
const MAX_ROW_BYTES = 4 * 1024 * 1024;
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
    if (group.length >= MAX_ROWS) {
      throw new Unreadable({ line, message: `exceeds ${MAX_ROWS} rows for the handle ${handle}` });
    }
    group.push({ line, handle, cells });
  }
  yield* finish();
  if (columns === undefined) throw new Unreadable({ line: 1, message: "is empty" });
}

/** `line` is the first line of a record, as cells may contain line breaks. */
async function* records(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly line: number; readonly cells: readonly string[] }> {
  // Counted while parsing, because a parser that fails discards records that it has not emitted.
  let next = 1;
  const parser = parse({
    max_record_size: MAX_ROW_BYTES,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      const line = next;
      next = lines + 1;
      // Records are lists of strings, so prepend the line number.
      return [String(line), ...cells];
    },
  });
  // Errors of the source reach the loop below.
  pipeline(Readable.from(utf8Only(bytes)), parser, () => {});
  try {
    for await (const [line, ...cells] of parser as AsyncIterable<readonly string[]>)
      yield { line: Number(line), cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Unreadable({ line: next, message: MESSAGES[error.code] ?? `is not valid CSV (${error.code})` });
  }
}

const MESSAGES: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `starts a row of more than ${MAX_ROW_BYTES} bytes`,
  CSV_QUOTE_NOT_CLOSED: "starts a row with an unclosed quotation mark; the file is truncated or damaged",
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH:
    "has a different number of cells than the header; the file is truncated or damaged",
  CSV_INVALID_CLOSING_QUOTE: "starts a row with text after a closing quotation mark",
  INVALID_OPENING_QUOTE: "starts a row with a quotation mark inside an unquoted cell",
};
