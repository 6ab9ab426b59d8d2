// A table of figures, and its file.

import { sheetLine } from "#catalogue";

export interface Table<Row> {
  readonly rows: readonly Row[];
  readonly columns: Readonly<Record<string, (row: Row) => string | number>>;
}

/** CSV that a spreadsheet opens safely: strangers choose the words of searches. */
export function printTable<Row>({ rows, columns }: Table<Row>): string {
  const lines = rows.map((row) => sheetLine(Object.values(columns).map((read) => read(row))));
  return sheetLine(Object.keys(columns)) + lines.join("");
}
