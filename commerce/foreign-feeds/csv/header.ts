// The first records of a CSV or TSV file: its separator, column names and first row.

const SEPARATORS = [",", ";", "\t", "|"] as const;
type Separator = (typeof SEPARATORS)[number];

/** The separator that occurs most outside quotation marks of the first record. */
export function separatorOf(text: string): Separator {
  const header = firstRecord(text).replaceAll(/"(?:[^"]|"")*"/gu, "");
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Column names as the file spells them, and the cells of the first row; all trimmed. */
export function beginningOf(text: string): readonly [columns: readonly string[], first: readonly string[]] {
  const separator = separatorOf(text);
  const header = firstRecord(text);
  const row = firstRecord(text.slice(text.indexOf(header) + header.length));
  return [cellsIn(header, separator), cellsIn(row, separator)];
}

/** A quoted cell may contain the separator. */
const cellsIn = (record: string, separator: Separator): readonly string[] => {
  const cells: string[] = [""];
  for (const [piece] of record.matchAll(/"(?:[^"]|"")*"|[^"]/gu)) {
    if (piece === separator) cells.push("");
    else cells.push(cells.pop() + piece);
  }
  return cells.map((cell) => cell.trim().replaceAll(/^"|"$/gu, "").replaceAll('""', '"').trim());
};

const firstRecord = (text: string): string => {
  const [record = ""] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/u.exec(text.replace(/^\uFEFF/u, "").trimStart()) ?? [];
  return record;
};
