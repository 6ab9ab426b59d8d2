// Merges the edits of two people, field by field. Pure: the server refuses a save with another version than the stored one and answers
// with a conflict, and the merge screen (layout/merge-screen.tsx) shows it.

/** The fields of a form. A field that is missing is empty. */
export type Values = Readonly<Record<string, string>>;

/** A save that came too late. */
export interface Conflict {
  /** Name of the person who saved first; null if unknown. */
  readonly who: string | null;
  /** ISO 8601. */
  readonly at: string | null;
  /** The stored version, which the merged save starts from. */
  readonly version: string;
  /** The fields as the editor found them. */
  readonly base: Values;
  /** The fields as they are stored now. */
  readonly theirs: Values;
  /** The fields as the editor sent them. */
  readonly yours: Values;
  /** Why the merged version could not be sent, as a sentence. */
  readonly failure?: string;
}

export interface MergedField {
  readonly field: string;
  readonly base: string;
  readonly theirs: string;
  readonly yours: string;
  /** The editor who changed it; "both" if they chose different values. */
  readonly changedBy: "them" | "you" | "both";
}

/** The fields in which the stored values differ from the sent ones. */
export const mergeFields = ({ base, theirs, yours }: Pick<Conflict, "base" | "theirs" | "yours">): MergedField[] =>
  [...new Set([...Object.keys(yours), ...Object.keys(theirs)])].flatMap((field) => {
    const [before, their, your] = [base[field] ?? "", theirs[field] ?? "", yours[field] ?? ""];
    if (their === your) return [];
    const changedBy = your === before ? "them" : their === before ? "you" : "both";
    return [{ field, base: before, theirs: their, yours: your, changedBy } as const];
  });

/** The fields that differ from the base, with their new values. Only these are written, so other changes are not undone. */
export const changedValues = (base: Values, yours: Values): Values =>
  Object.fromEntries(Object.entries(yours).filter(([field, value]) => value !== (base[field] ?? "")));
