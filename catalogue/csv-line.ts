// Writes CSV (RFC 4180).

/** A line with its end. A cell with spaces at its ends is quoted, because some programs trim it. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(",")}\r\n`;

function cellOf(value: unknown): string {
  const text = value === undefined ? "" : String(value);
  return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
