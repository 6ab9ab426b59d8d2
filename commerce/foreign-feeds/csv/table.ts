// Rows of a table by column name.

import { inTurns, Unreadable } from "#commerce/products";
import { type CsvRecord, readRecords } from "./records.ts";

export interface TableRow {
  readonly line: number;
  /** The first non-empty cell of these columns, trimmed; empty if there is none. Names are in lower case. */
  readonly cell: (...names: readonly string[]) => string;
  /** The name of the column in the file, for messages: that of the first which the file has. */
  readonly column: (...names: readonly string[]) => string;
  /** Non-empty cells of columns whose name matches, with the parts of the match. */
  readonly matching: (name: RegExp) => readonly { readonly parts: readonly string[]; readonly text: string }[];
}

/** Files whose products are spread over rows must fit in memory. */
const MAX_ROWS = 200_000;
/** Enough rows to name the columns by; nothing else runs meanwhile. */
const TELLING_ROWS = 10_000;

/** Throws Unreadable, also if one of the columns is missing. */
export async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  required: readonly string[],
): AsyncGenerator<TableRow> {
  let header: Header | undefined;
  for await (const record of readRecords(bytes)) {
    if (header === undefined) header = headerOf(namesIn(record), required, record);
    else yield rowOf(record, header);
  }
  if (header === undefined) headerOf(undefined, required, NO_CELLS);
}

/**
 * All rows, for formats in which the rows of a product need not be adjacent. `nameColumns` gives other names to the columns, from
 * their names in lower case and the first rows.
 */
export async function readWholeTable(
  bytes: AsyncIterable<Uint8Array>,
  required: readonly string[],
  nameColumns: NameColumns = (columns) => columns,
): Promise<readonly TableRow[]> {
  let first: CsvRecord | undefined;
  const records: CsvRecord[] = [];
  for await (const record of readRecords(bytes)) {
    if (first === undefined) first = record;
    else if (records.length < MAX_ROWS) records.push(record);
    else throw new Unreadable({ line: record.line, message: `exceeds ${MAX_ROWS} rows` });
  }
  const names =
    first &&
    nameColumns(
      namesIn(first),
      records.slice(0, TELLING_ROWS).map(({ cells }) => cells),
    );
  const header = headerOf(names, required, first ?? NO_CELLS);
  const rows: TableRow[] = [];
  for await (const record of inTurns(records)) rows.push(rowOf(record, header));
  return rows;
}

type NameColumns = (columns: readonly string[], rows: readonly (readonly string[])[]) => readonly string[];
interface Header {
  readonly at: ReadonlyMap<string, number>;
  /** As the file writes them. */
  readonly written: readonly string[];
}
const NO_CELLS = { cells: [] };

const namesIn = ({ cells }: CsvRecord): readonly string[] => cells.map((name) => name.trim().toLowerCase());

/** The first of several columns with the same name counts. Throws Unreadable. */
function headerOf(
  names: readonly string[] | undefined,
  required: readonly string[],
  { cells }: Pick<CsvRecord, "cells">,
): Header {
  if (names === undefined) throw new Unreadable({ line: 0, message: "is empty" });
  const missing = required.filter((name) => !names.includes(name)).map((name) => `"${name}"`);
  if (missing.length > 0) throw new Unreadable({ line: 1, message: `has no column ${missing.join(", ")}` });
  return {
    at: new Map(names.map((name, at) => [name, at] as const).toReversed()),
    written: cells.map((name) => name.trim()),
  };
}

function rowOf({ line, cells }: CsvRecord, { at: header, written }: Header): TableRow {
  const textAt = (at: number | undefined): string => (at === undefined ? "" : (cells[at] ?? "").trim());
  return {
    line,
    cell: (...names) => names.map((name) => textAt(header.get(name))).find((text) => text !== "") ?? "",
    column: (...names) => {
      const at = names.map((name) => header.get(name)).find((place) => place !== undefined);
      return (at === undefined ? undefined : written[at]) ?? names[0] ?? "";
    },
    matching: (pattern) =>
      [...header]
        .toSorted(([, one], [, other]) => one - other)
        .flatMap(([name, at]) => {
          const match = pattern.exec(name);
          const text = textAt(at);
          return match === null || text === "" ? [] : [{ parts: match.slice(1), text }];
        }),
  };
}
