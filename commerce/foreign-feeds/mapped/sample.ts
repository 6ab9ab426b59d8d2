// The beginning of a table: its columns as the file spells them, an example of each, and the fields that they are likely to have.

import { Unreadable } from "#commerce/products";
import { type CsvRecord, readRecords } from "../csv/records.ts";
import { DETECTED_BYTES, detectFormat } from "../detect.ts";
import { peek } from "../peek.ts";
import { suggestColumns, type SuggestedColumns } from "./suggest.ts";

export interface TableSample {
  readonly columns: readonly { readonly name: string; readonly example: string }[];
  /** False if the table is in none of the known formats. */
  readonly isKnown: boolean;
  readonly suggested: SuggestedColumns;
}

const MAX_ROWS = 50;
const MAX_COLUMNS = 300;
const MAX_EXAMPLE = 40;
/** Longer names are not offered: a damaged file may have a whole page in its first row. */
export const LONGEST_COLUMN_NAME = 200;

/** Undefined if the file is no table. */
export async function sampleTable(bytes: AsyncIterable<Uint8Array>): Promise<TableSample | undefined> {
  const { beginning, all } = await peek(bytes, DETECTED_BYTES);
  const format = detectFormat(beginning);
  if (format === "jsonl" || format === "google-merchant") return undefined;
  const isKnown = typeof format === "string";
  const [header = isKnown ? [] : format.columns, ...rows] = (await firstRecords(all)).map(({ cells }) => cells);
  const places = header.map((name) => name.trim()).map((name) => (name.length > LONGEST_COLUMN_NAME ? "" : name));
  const names = [...new Set(places)].filter((name) => name !== "").slice(0, MAX_COLUMNS);
  const exampleOf = (name: string): string =>
    (rows.map((row) => (row[places.indexOf(name)] ?? "").trim()).find((text) => text !== "") ?? "").replaceAll(
      /\s+/gu,
      " ",
    );
  return {
    columns: names.map((name) => {
      const example = exampleOf(name);
      return { name, example: example.length > MAX_EXAMPLE ? `${example.slice(0, MAX_EXAMPLE)}…` : example };
    }),
    isKnown,
    suggested: suggestColumns(places, rows),
  };
}

/** Fewer if the file is damaged: the check of the file says where. */
async function firstRecords(bytes: AsyncIterable<Uint8Array>): Promise<readonly CsvRecord[]> {
  const records: CsvRecord[] = [];
  try {
    for await (const record of readRecords(bytes)) {
      records.push(record);
      if (records.length > MAX_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  return records;
}
