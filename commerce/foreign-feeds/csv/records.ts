// Reads the records of a CSV or TSV file, with their lines. Encoding, separator and line ends are recognised.

import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Unreadable } from "#commerce/products";
import { encodingOf, toUtf8 } from "../encoding.ts";
import { peek } from "../peek.ts";
import { separatorOf } from "./header.ts";

export interface CsvRecord {
  /** The first line, as cells may contain line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Shopify limits whole files to 15 MB, so real rows are far smaller. */
const MAX_ROW_BYTES = 4 * 1024 * 1024;
const HEADER_BYTES = 64 * 1024;

/** Throws Unreadable. */
export async function* readRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const { beginning, all } = await peek(bytes, HEADER_BYTES);
  const separator = separatorOf(new TextDecoder(encodingOf(beginning)).decode(beginning));
  // Counted while parsing, because a parser that fails discards records that it has not emitted.
  let next = 1;
  const parser = parse({
    delimiter: separator,
    // Tab-separated files are often written without quoting.
    relax_quotes: separator === "\t",
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
  pipeline(Readable.from(toUtf8(all)), parser, () => {});
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
