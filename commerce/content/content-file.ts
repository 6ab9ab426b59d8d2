// Import and export of content as a JSON file, with line numbers in errors. See docs/content.md.

import type { Taxonomy } from "#catalogue";
import { upToDate, type Database } from "#commerce/database";
import { createLineFinder, lineOfSyntaxError, type FieldError } from "#commerce/settings";
import type { Content } from "./content.ts";
import { SECTION_TYPES } from "./section-types.ts";
import { checkContent, writeContent } from "./import.ts";
import { ownListing } from "./own-listing.ts";
import { findShop, readContent, tagKeys } from "./store.ts";

interface ContentMistake {
  /** 1-based. */
  readonly line: number;
  /** For example "sections.3.title"; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

interface ContentCounts {
  /** "checked" for a dry run. */
  readonly kind: "imported" | "checked";
  readonly tags: number;
  readonly sections: number;
}

export type ContentFileResult =
  /** `notes` are warnings about content that is valid but may be unintended. */
  | (ContentCounts & { readonly notes: readonly ContentMistake[] })
  /** Nothing was imported. */
  | { readonly kind: "invalid"; readonly mistakes: readonly ContentMistake[] };

export type ContentChange =
  | (ContentCounts & { readonly notes: readonly FieldError[] })
  /** Nothing was imported. */
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

interface ImportOptions {
  /** Only checks the content. */
  readonly isDryRun?: boolean;
  /** With it, a new tag with a rule cannot have the address of one of the shop's own listings. */
  readonly taxonomy?: Taxonomy | undefined;
}

export async function importContentFile(
  database: Database,
  shopId: string,
  text: string,
  options?: ImportOptions,
): Promise<ContentFileResult> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const line = lineOfSyntaxError(text);
    return { kind: "invalid", mistakes: [{ line, path: "", message: "invalid JSON" }] };
  }
  const lineOf = createLineFinder(text);
  const located = ({ path, message }: FieldError) => ({ line: lineOf(path), path, message });
  const result = await changeContent(database, shopId, json, options);
  return result.kind === "invalid"
    ? { kind: "invalid", mistakes: result.errors.map(located).toSorted((one, other) => one.line - other.line) }
    : { ...result, notes: result.notes.map(located) };
}

/** Replaces the shop's sections, if the value has any, and adds or updates tags. Everything else is unchanged. */
export async function changeContent(
  database: Database,
  shopId: string,
  value: unknown,
  { isDryRun = false, taxonomy }: ImportOptions = {},
): Promise<ContentChange> {
  const invalid = (...errors: readonly FieldError[]): ContentChange => ({ kind: "invalid", errors });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return invalid({ path: "", message: "the file must be an object with sections, tags or shop" });
  }
  const shop = "shop" in value ? value.shop : await findShop(upToDate(database), shopId);
  const checked = checkContent({ ...value, shop });
  if (checked.kind === "invalid") return invalid(...checked.errors);
  const { content } = checked;
  if (content.shop.id !== shopId) return invalid({ path: "shop.id", message: `must be ${shopId}` });
  const taken = await findTaken(database, content, taxonomy);
  if (taken) return invalid(taken);
  if (!isDryRun) await writeContent(database, content, { isComplete: "sections" in value });
  const notes = content.sections.flatMap(({ place, type }, index) =>
    place === "top-bar" || SECTION_TYPES.some((known) => known === type)
      ? []
      : [{ path: `sections.${index}.type`, message: `the storefront does not show sections of type ${type}` }],
  );
  const counts = { tags: content.tags.length, sections: content.sections.length };
  return { kind: isDryRun ? "checked" : "imported", ...counts, notes };
}

/** All content of a shop as a file that can be imported again. */
export async function exportContentFile(database: Database, shopId: string): Promise<string> {
  return `${JSON.stringify(await readContent(database, shopId), null, 2)}\n`;
}

/** Finds a tag whose slug or id is used by a tag that is not in the file, or whose rule would replace one of the shop's own listings. */
async function findTaken(
  database: Database,
  { shop, tags }: Content,
  taxonomy: Taxonomy | undefined,
): Promise<FieldError | undefined> {
  if (tags.length === 0) return undefined;
  const own = new Set(tags.map(({ id }) => id));
  const stored = await tagKeys(database, shop.id);
  const others = stored.filter(({ id }) => !own.has(id));
  for (const key of ["slug", "tagId"] as const) {
    const owners = new Map(others.map((other) => [other[key], other.id]));
    const index = tags.findIndex((tag) => owners.has(tag[key]));
    const value = tags[index]?.[key];
    if (value !== undefined) {
      return { path: `tags.${index}.${key}`, message: `${value} is already used by the tag ${owners.get(value)}` };
    }
  }
  const before = new Map(stored.map(({ id, slug }) => [id, slug]));
  for (const [index, { id, slug, rule }] of taxonomy ? tags.entries() : []) {
    const message = taxonomy && rule && before.get(id) !== slug ? ownListing(taxonomy, slug) : undefined;
    if (message !== undefined) return { path: `tags.${index}.slug`, message };
  }
  return undefined;
}
