// The value that an editor sends: its top fields as JSON, and the version that the edit started from.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import type { Database } from "#commerce/database";
import { asSentence, type FieldError } from "#commerce/settings";
import { conflictOf, readBase } from "../framework/conflict.server.ts";
import type { ActionResult, Versioned } from "../framework/handlers.server.ts";
import { editor as texts } from "../locales/generated/editor.ts";
import { toFields } from "./form-value.ts";
import { labelOf } from "./labels.ts";

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
  const fields = { base, theirs: toFields(stored.value), yours: toFields(value), version: stored.version };
  return {
    kind: "conflict",
    text: "Someone else saved this first.",
    conflict: await conflictOf(database, [subject], fields),
  };
}

/** The answer to a deletion that is confirmed with another address than the record's. */
export function mistypedSlug(): ActionResult {
  const text = say("typeSlug");
  return { kind: "refused", text, fields: { slug: text } };
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
    .map(({ path, message }) => [nameOf(path), message].filter(Boolean).join(" "))
    .join("; ");

/** "zones.0.methods.standard.days.to" becomes "Zones 1 methods standard days to". */
const nameOf = (path: string): string =>
  path
    .split(".")
    .map((part, index) =>
      /^\d+$/u.test(part) ? String(Number(part) + 1) : index === 0 ? labelOf(part) : labelOf(part).toLowerCase(),
    )
    .join(" ");
