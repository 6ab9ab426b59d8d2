// Prints a Markdown table with aligned columns, the way oxfmt formats it.

type Row = readonly string[];

export function printTable(header: Row, rows: readonly Row[]): string {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => (row[column] ?? "").length)));
  const print = (row: Row) => `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [print(header), print(widths.map((width) => "-".repeat(width))), ...rows.map(print)].join("\n");
}
