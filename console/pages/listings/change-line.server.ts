// Changes one line of a setting that is stored as a whole, such as the synonyms. What others did to other lines stays; if they changed
// the same line, the answer is the merge screen.

import { changeSetting, readVersioned, type FieldError, type Setting } from "#commerce/settings";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import type { StaffArgs } from "../../framework/context.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { mergeFields, type Values } from "../../framework/merge.ts";

export interface Line {
  /** Number of the line, as the form names it. */
  readonly at: number;
  readonly values: Values;
}

interface LineChange<Value> {
  readonly setting: Setting<Value>;
  readonly linesOf: (value: unknown) => readonly Line[];
  /** Field of the form with the number of the line. */
  readonly numberField: string;
  /** Fields whose words tell a changed line from another one. */
  readonly wordsIn: readonly string[];
  /** The value with the line changed or, without a number, added. */
  readonly write: (value: unknown, at: number | undefined) => Value | ActionResult;
  readonly onInvalid: (errors: readonly FieldError[]) => ActionResult;
  readonly say: (text: "saved" | "removed" | "conflict" | "changedMeanwhile") => string;
}

/** The form: the line and its values as the editor found them, and as they should be. */
interface SentLine {
  readonly version: string;
  readonly base: string;
  /** Undefined for a new line. */
  readonly at: number | undefined;
  /** Undefined to remove the line. */
  readonly yours: Values | undefined;
}

/** Attempts while others save at the same moment. */
const ATTEMPTS = 5;

export async function changeLine<Value>(
  { shop: { database }, reload }: StaffArgs,
  { setting, linesOf, numberField, wordsIn, write, onInvalid, say }: LineChange<Value>,
  { version, base: typedBase, at, yours }: SentLine,
): Promise<ActionResult> {
  const done = { kind: "done", text: say(yours ? "saved" : "removed") } as const;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const stored = await readVersioned(database.sql, setting as unknown as Setting);
    const base = readBase(typedBase);
    const lines = linesOf(stored.value);
    const line = findLine(lines, { at, base, isCurrent: stored.version === version, wordsIn });
    if (line.kind === "changed") {
      if (!yours) return line.at === undefined ? done : { kind: "refused", text: say("changedMeanwhile") };
      const theirs = line.values;
      if (mergeFields({ base: {}, theirs, yours }).length === 0) return done;
      const hidden = { [numberField]: String(line.at ?? ""), ...neighboursOf(lines, line.at) };
      const fields = {
        // A line that is gone is added again as it was typed.
        base: (line.at !== undefined && base) || {},
        theirs: { ...theirs, ...hidden },
        yours: { ...yours, ...hidden },
      };
      const subject = { kind: "setting", id: setting.name };
      const conflict = await conflictOf(database, [subject], { ...fields, version: stored.version });
      return { kind: "conflict", text: say("conflict"), conflict };
    }
    const next = write(stored.value, line.at);
    if (isAnswer(next)) return next;
    const result = await changeSetting(database, setting, next, { seen: stored.version });
    if (result.kind === "invalid") return onInvalid(result.errors);
    if (result.kind === "stale") continue;
    await reload();
    return done;
  }
  return { kind: "refused", text: say("changedMeanwhile") };
}

type Found =
  /** As the editor found it; a new line has no number. */
  | { readonly kind: "same"; readonly at: number | undefined }
  /** Changed by others; without a number if they removed it. */
  | { readonly kind: "changed"; readonly at: number | undefined; readonly values: Values };

interface Wanted extends Pick<SentLine, "at"> {
  readonly base: Values | undefined;
  /** True if nothing was saved since the editor began. */
  readonly isCurrent: boolean;
  readonly wordsIn: readonly string[];
}

/** Lines before it may have come or gone, so its number alone does not identify it. */
function findLine(lines: readonly Line[], { at, base, isCurrent, wordsIn }: Wanted): Found {
  const there = lines.find((line) => line.at === at);
  if (at === undefined || (isCurrent && there)) return { kind: "same", at };
  const same = base && (there ? [there, ...lines] : lines).find(({ values }) => isSame(values, base));
  if (same) return { kind: "same", at: same.at };
  const changed = base ? changedLine(lines, base, wordsIn) : there;
  return { kind: "changed", at: changed?.at, values: changed?.values ?? {} };
}

/** The line that shares a word with the former one, and has the same line before or after it. */
function changedLine(lines: readonly Line[], base: Values, wordsIn: readonly string[]): Line | undefined {
  const known = new Set(wordsOf(base, wordsIn));
  const written = lines.map(({ values }) => JSON.stringify(values));
  return lines.find(
    ({ values }, place) =>
      ((written[place - 1] ?? "") === base[BEFORE] || (written[place + 1] ?? "") === base[AFTER]) &&
      wordsOf(values, wordsIn).some((word) => known.has(word)),
  );
}

const BEFORE = "line before";
const AFTER = "line after";

/** The field `base` of a form: the line as the editor found it, between its neighbours. */
export const baseOf = (lines: readonly Line[], at: number): string =>
  JSON.stringify({ ...lines.find((line) => line.at === at)?.values, ...neighboursOf(lines, at) });

function neighboursOf(lines: readonly Line[], at: number | undefined): Values {
  const place = lines.findIndex((line) => line.at === at);
  const written = (line: Line | undefined) => (line ? JSON.stringify(line.values) : "");
  return place < 0 ? {} : { [BEFORE]: written(lines[place - 1]), [AFTER]: written(lines[place + 1]) };
}

const isSame = (one: Values, other: Values): boolean =>
  Object.entries(one).every(([field, value]) => value === (other[field] ?? ""));

const wordsOf = (values: Values | undefined, fields: readonly string[]): readonly string[] =>
  fields
    .flatMap((field) => (values?.[field] ?? "").split(","))
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);

const isAnswer = (next: unknown): next is ActionResult => typeof next === "object" && next !== null && "kind" in next;
