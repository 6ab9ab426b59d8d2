// Keys by which products are sorted by a text: the text without case and accents.

import type { IndexRecord } from "../../schema.ts";
import { fold } from "./fold.ts";

/** Longer texts are sorted by their beginning. */
const LONGEST_KEY = 500;

/** Undefined if the product does not have the text. */
export function sortKeyOf({ fields, variants }: IndexRecord, name: string): string | undefined {
  const text = fields[name] ?? variants[0]?.fields[name];
  return typeof text === "string" && text !== "" ? fold(text).slice(0, LONGEST_KEY).toWellFormed() : undefined;
}
