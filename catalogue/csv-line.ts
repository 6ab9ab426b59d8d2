// Writes CSV (RFC 4180).

/** A line with its end. A cell with spaces at its ends is quoted, because some programs trim it. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** A line for spreadsheets, which run texts that begin like a formula: these get an apostrophe. */
export const sheetLine = (cells: readonly (string | number)[]): string =>
  csvLine(cells.map((cell) => (typeof cell === "string" && /^[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? `'${cell}` : cell)));

function cellOf(value: unknown): string {
  const text = value === undefined ? "" : String(value);
  return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
