// The changed fields of an audit entry, in words. Pure.

export interface ChangedField {
  readonly field: string;
  /** Null if there was no value. */
  readonly before: string | null;
  readonly after: string | null;
}

type Fields = Readonly<Record<string, unknown>> | null;

export const differenceOf = (before: Fields, after: Fields): readonly ChangedField[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field,
    before: inWords(before?.[field]),
    after: inWords(after?.[field]),
  }));

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value, undefined, 1);
}
