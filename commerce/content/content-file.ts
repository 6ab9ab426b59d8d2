// Content as a JSON file: taken from an operator with errors that name their line, and given back. docs/content.md says how.

import { upToDate, type Database } from "#commerce/database";
import { SECTION_TYPES, type Content, type ContentInput } from "./content.ts";
import { checkContent, writeContent, type ContentError } from "./import.ts";
import { lineOfPath, lineOfSyntaxError } from "./json-lines.ts";
import { findShop, readContent, tagKeys } from "./store.ts";

export interface ContentMistake {
  /** 1-based. */
  readonly line: number;
  /** As in "sections.3.title"; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

export type ContentFileResult =
  | {
      /** "checked" when nothing was to be written. */
      readonly kind: "imported" | "checked";
      readonly tags: number;
      readonly sections: number;
      /** What is no mistake, but may not be meant. */
      readonly notes: readonly ContentMistake[];
    }
  /** Nothing has changed. */
  | { readonly kind: "invalid"; readonly mistakes: readonly ContentMistake[] };

/**
 * The sections of the file become those of the shop; tags are added and changed; what the file does not speak of stays as it
 * is. With `isDryRun` it is only checked.
 */
export async function importContentFile(
  database: Database,
  shopId: string,
  text: string,
  { isDryRun = false }: { readonly isDryRun?: boolean } = {},
): Promise<ContentFileResult> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const line = lineOfSyntaxError(text);
    return { kind: "invalid", mistakes: [{ line, path: "", message: "the file is no JSON from here on" }] };
  }
  const located = ({ path, message }: ContentError) => ({ line: lineOfPath(text, path), path, message });
  const invalid = (...errors: readonly ContentError[]): ContentFileResult => ({
    kind: "invalid",
    mistakes: errors.map(located).toSorted((one, other) => one.line - other.line),
  });
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return invalid({ path: "", message: "the file must be an object with sections, tags or the shop" });
  }
  const shop = "shop" in json ? json.shop : await findShop(upToDate(database), shopId);
  if (shop === undefined) return invalid({ path: "", message: "the shop is not described yet: add shop" });
  const checked = checkContent({ ...json, shop });
  if (checked.kind === "invalid") return invalid(...checked.errors);
  const { content } = checked;
  if (content.shop.id !== shopId) return invalid({ path: "shop.id", message: `must be ${shopId}` });
  const taken = await findTaken(database, content);
  if (taken) return invalid(taken);
  if (!isDryRun) await writeContent(database, content, { isWhole: "sections" in json });
  const notes = content.sections.flatMap(({ place, type }, index) =>
    place === "top-bar" || SECTION_TYPES.some((known) => known === type)
      ? []
      : [located({ path: `sections.${index}.type`, message: `the storefront does not show sections of type ${type}` })],
  );
  const counts = { tags: content.tags.length, sections: content.sections.length };
  return { kind: isDryRun ? "checked" : "imported", ...counts, notes };
}

/** The whole content as a file that can be imported again; undefined while the shop is not described. */
export async function exportContentFile(database: Database, shopId: string): Promise<string | undefined> {
  const content: ContentInput | undefined = await readContent(database, shopId);
  return content && `${JSON.stringify(content, null, 2)}\n`;
}

/** A tag whose address or number is another tag's that the file leaves as it is. */
async function findTaken(database: Database, { shop, tags }: Content): Promise<ContentError | undefined> {
  if (tags.length === 0) return undefined;
  const own = new Set(tags.map(({ id }) => id));
  const others = (await tagKeys(database, shop.id)).filter(({ id }) => !own.has(id));
  for (const key of ["slug", "tagId"] as const) {
    const owners = new Map(others.map((other) => [other[key], other.id]));
    const index = tags.findIndex((tag) => owners.has(tag[key]));
    const value = tags[index]?.[key];
    if (value !== undefined) {
      return { path: `tags.${index}.${key}`, message: `${value} is used by the tag ${owners.get(value)} already` };
    }
  }
  return undefined;
}
