// The value that an editor sends: its top fields as JSON, and the version that the edit started from.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import type { Database } from "#commerce/database";
import { asSentence, type FieldError } from "#commerce/settings";
import { conflictOf, readBase } from "../framework/conflict.server.ts";
import type { ActionResult, Versioned } from "../framework/handlers.server.ts";
import type { Values } from "../framework/merge.ts";
import { editor as texts } from "../locales/generated/editor.ts";
import { toFields } from "./form-value.ts";
import { labelOf, properName, singular } from "./labels.ts";

const say = messagesIn(texts, "en");

/** A field that was removed is empty. */
const Value = z.record(z.string(), z.string()).transform((fields, context): unknown => {
  try {
    const written = Object.entries(fields).filter(([, text]) => text !== "");
    return Object.fromEntries(written.map(([name, text]) => [name, JSON.parse(text) as unknown]));
  } catch {
    context.addIssue("The form sent no JSON. Reload the page and try again.");
    return z.NEVER;
  }
});

const Sent = z.looseObject({ version: z.string().max(100), base: z.string() });

export const EditedValue = Sent.transform(({ version, base, reason: _reason, ...fields }, context) => {
  const value = Value.safeParse(fields);
  if (value.success) return { version, base: readBase(base) ?? {}, value: value.data };
  context.addIssue(value.error.issues[0]?.message ?? "");
  return z.NEVER;
});

/** The answer to a save of another version than the stored one. */
export async function staleAnswer(
  database: Pick<Database, "sql">,
  subject: { readonly kind: string; readonly id: string },
  { base, value, stored }: Pick<z.output<typeof EditedValue>, "base" | "value"> & { readonly stored: Versioned },
): Promise<ActionResult> {
  const theirs = toFields(stored.value);
  const fields = { base, theirs, yours: asStored(toFields(value), theirs), version: stored.version };
  return {
    kind: "conflict",
    text: "Someone else saved this first.",
    conflict: await conflictOf(database, [subject], fields),
  };
}

/** A field that is stored in another form, such as with its names in another order, is the stored one. */
const asStored = (fields: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, json]) => {
      const found = stored[name];
      return [name, found !== undefined && canonical(found) === canonical(json) ? found : json];
    }),
  );

/** Names in order, without those that have no value. */
const canonical = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== null)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );

/** The answer to a deletion that is confirmed with another address than the record's. */
export function mistypedSlug(): ActionResult {
  const text = say("typeSlug");
  return { kind: "refused", text, fields: { confirmation: text } };
}

/** Mistakes that the banner names; the fields show the others. */
const NAMED = 3;

/** The answer to a save with mistakes. */
export const refusalOf = (errors: readonly FieldError[]): ActionResult => ({
  kind: "refused",
  text: `Nothing was saved: ${mistakesIn(errors)}.`,
  fields: Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, asSentence(message)])),
});

/** The answer to a preview of a draft with mistakes. */
export const refusedPreview = (errors: readonly FieldError[]): ActionResult => ({
  kind: "refused",
  text: asSentence(mistakesIn(errors)),
});

const mistakesIn = (errors: readonly FieldError[]): string =>
  errors
    .slice(0, NAMED)
    .map(({ path, message }) => sentenceOf(nameOf(path), message))
    .join("; ");

/** A message continues the name of its field, unless it has a subject: "Header, entry 1, link: the shop has no page at /sale". */
const sentenceOf = (name: string, message: string): string =>
  [name, message].filter(Boolean).join(/^(?:the|a|an|this) /u.test(message) ? ": " : " ");

/** "zones.0.methods.1.days.to" becomes "Zone 1, method 2, days, to". */
function nameOf(path: string): string {
  const parts = path.split(".");
  const names = parts.flatMap((part, index) => {
    if (/^\d+$/u.test(part)) return [];
    const next = parts[index + 1] ?? "";
    const isEntry = /^\d+$/u.test(next);
    // Where a menu's entry leads.
    const label = part === "to" && /^\d+$/u.test(parts[index - 1] ?? "") ? "link" : labelOf(part);
    const name =
      properName(part) ?? (index === 0 ? label : label.replace(/^[A-Z](?![A-Z])/u, (first) => first.toLowerCase()));
    return [isEntry ? `${singular(name)} ${Number(next) + 1}` : name];
  });
  return names.join(", ");
}
