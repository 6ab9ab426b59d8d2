// Rows of a table by column name.

import { Unreadable } from "#commerce/products";
import { readRecords } from "./records.ts";

export interface TableRow {
  readonly line: number;
  /** The first non-empty cell of these columns, trimmed; empty if there is none. Names are in lower case. */
  readonly cell: (...names: readonly string[]) => string;
  /** Non-empty cells of columns whose name matches, with the parts of the match. */
  readonly matching: (name: RegExp) => readonly { readonly parts: readonly string[]; readonly text: string }[];
}

/** Files whose products are spread over rows must fit in memory. */
const MAX_ROWS = 200_000;

/** Throws Unreadable, also if one of the columns is missing. */
export async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  required: readonly string[],
): AsyncGenerator<TableRow> {
  let header: ReadonlyMap<string, number> | undefined;
  for await (const { line, cells } of readRecords(bytes)) {
    if (header === undefined) {
      header = new Map(cells.map((name, at) => [name.trim().toLowerCase(), at] as const).toReversed());
      const missing = required.filter((name) => !header?.has(name)).map((name) => `"${name}"`);
      if (missing.length > 0) throw new Unreadable({ line, message: `has no column ${missing.join(", ")}` });
      continue;
    }
    yield rowOf(line, cells, header);
  }
  if (header === undefined) throw new Unreadable({ line: 1, message: "is empty" });
}

/** All rows, for formats in which the rows of a product need not be adjacent. */
export async function readWholeTable(
  bytes: AsyncIterable<Uint8Array>,
  required: readonly string[],
): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readTable(bytes, required)) {
    if (rows.length >= MAX_ROWS) throw new Unreadable({ line: row.line, message: `exceeds ${MAX_ROWS} rows` });
    rows.push(row);
  }
  return rows;
}

function rowOf(line: number, cells: readonly string[], header: ReadonlyMap<string, number>): TableRow {
  const textAt = (at: number | undefined): string => (at === undefined ? "" : (cells[at] ?? "").trim());
  return {
    line,
    cell: (...names) => names.map((name) => textAt(header.get(name))).find((text) => text !== "") ?? "",
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
