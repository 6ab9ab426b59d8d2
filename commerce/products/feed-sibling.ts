// Parses a line that differs from the line before it only in fields of the variant, as the lines of a product mostly do. Only these
// fields are validated, which takes a fifth of the time.

import { VARIANT_FIELDS } from "#catalogue";
import { checkField, type FeedLine } from "./feed.ts";

/** A valid line with the JSON that it was parsed from. */
export interface ParsedLine {
  readonly json: object;
  readonly line: FeedLine;
}

/** Undefined if the line differs in more, or is invalid: then the whole line must be parsed. */
export function parseSibling(json: unknown, line: number, before: ParsedLine): FeedLine | undefined {
  if (typeof json !== "object" || json === null) return undefined;
  const [then, now] = [before.json as Fields, json as Fields];
  const changed: Record<string, unknown> = {};
  const fields = Object.keys(now);
  if (fields.length !== Object.keys(then).length) return undefined;
  for (const field of fields) {
    const value = now[field];
    if (value === then[field]) continue;
    const isNew = !Object.hasOwn(then, field);
    if (isNew || value === null || !VARIANT_FIELDS.has(field) || checkField(field, value)) return undefined;
    changed[field] = value;
  }
  return { ...before.line, line, row: { ...before.line.row, ...changed } };
}

type Fields = Readonly<Record<string, unknown>>;
