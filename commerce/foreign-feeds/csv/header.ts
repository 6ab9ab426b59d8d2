// The first record of a CSV or TSV file: its separator and column names.

const SEPARATORS = [",", ";", "\t", "|"] as const;
type Separator = (typeof SEPARATORS)[number];

/** The separator that occurs most outside quotation marks of the first record. */
export function separatorOf(text: string): Separator {
  const header = firstRecord(text).replaceAll(/"(?:[^"]|"")*"/gu, "");
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Column names, trimmed and in lower case. */
export const headerIn = (text: string): readonly string[] =>
  firstRecord(text)
    .split(separatorOf(text))
    .map((name) => name.trim().replaceAll(/^"|"$/gu, "").trim().toLowerCase());

const firstRecord = (text: string): string => {
  const [record = ""] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/u.exec(text.replace(/^\uFEFF/u, "").trimStart()) ?? [];
  return record;
};
