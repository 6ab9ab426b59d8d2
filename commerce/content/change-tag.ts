// Creates, changes and deletes one tag, for editors who started from a version of it.

import { randomUUID } from "node:crypto";
import { and, asc, count, eq, ilike, or, sql } from "drizzle-orm";
import type { Taxonomy } from "#catalogue";
import { changedFields, recordAudit } from "#commerce/audit";
import { fingerprint, raiseRevision, type Database, type Sql } from "#commerce/database";
import { fieldErrors, type FieldError } from "#commerce/settings";
import { TagContent, type Metafield, type Tag } from "./content.ts";
import { findUnstorable, lockContent, upsert } from "./import.ts";
import { ownListing } from "./own-listing.ts";
import { metafieldTable, tagTable } from "./tables.ts";

/** The version of a tag that does not exist yet. */
export const NEW_TAG = "new";

export interface VersionedTag {
  /** In the format of an import, without id and creation time. */
  readonly value: object;
  readonly version: string;
}

export type TagChange =
  | { readonly kind: "changed"; readonly id: string }
  /** Nothing was changed. */
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  /** Nothing was changed: someone else saved since the version that this change started from. */
  | { readonly kind: "stale"; readonly stored: VersionedTag }
  | { readonly kind: "no-such-tag" };

/** Undefined if there is no such tag. */
export async function readVersionedTag(
  client: Pick<Sql, "select">,
  shopId: string,
  id: string,
): Promise<VersionedTag | undefined> {
  const [row] = await client
    .select()
    .from(tagTable)
    .where(and(eq(tagTable.shopId, shopId), eq(tagTable.id, id)));
  if (!row) return undefined;
  const { id: _id, shopId: _shop, createdAt: _created, updatedAt: _updated, showFrom, showUntil, ...fields } = row;
  const { key, namespace, scope, value: text, ordinal } = metafieldTable;
  const metafields: Metafield[] = await client
    .select({ key, namespace, scope, value: text })
    .from(metafieldTable)
    .where(eq(metafieldTable.ownerId, id))
    .orderBy(asc(ordinal));
  const shown = { showFrom: showFrom?.toISOString() ?? null, showUntil: showUntil?.toISOString() ?? null };
  const value = { ...fields, ...shown, metafields };
  return { value, version: fingerprint(value) };
}

export type CheckedTag =
  | { readonly kind: "valid"; readonly tag: Tag }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

/** The tag of a draft. */
export function checkTag(shopId: string, id: string, value: unknown, now: Date): CheckedTag {
  const parsed = TagContent.safeParse({ tagId: id, ...(value as object), id });
  if (!parsed.success) return { kind: "invalid", errors: fieldErrors(parsed.error) };
  const unstorable = findUnstorable(parsed.data);
  if (unstorable) return { kind: "invalid", errors: [unstorable] };
  const at = now.toISOString();
  return { kind: "valid", tag: { ...parsed.data, shopId, createdAt: at, updatedAt: at } };
}

interface TagEdit {
  readonly id?: string;
  readonly seen: string;
  readonly now: Date;
  readonly taxonomy: Taxonomy;
}

/** Creates the tag if it started from `NEW_TAG`. */
export async function changeTag(
  database: Database,
  shopId: string,
  value: unknown,
  { id = randomUUID(), seen, now, taxonomy }: TagEdit,
): Promise<TagChange> {
  const checked = checkTag(shopId, id, value, now);
  if (checked.kind === "invalid") return checked;
  const { metafields, ...tag } = checked.tag;
  const result = await database.sql.transaction(async (tx): Promise<TagChange> => {
    await lockContent(tx);
    const stored = await readVersionedTag(tx, shopId, id);
    if (!stored && seen !== NEW_TAG) return { kind: "no-such-tag" };
    if (stored && stored.version !== seen) return { kind: "stale", stored };
    const taken = await takenBy(tx, checked.tag, taxonomy);
    if (taken) return { kind: "invalid", errors: [taken] };
    await upsert(tx, tagTable, [{ ...tag, createdAt: now, updatedAt: now }], ["id", "createdAt"]);
    await tx.delete(metafieldTable).where(eq(metafieldTable.ownerId, id));
    if (metafields.length > 0) {
      await tx.insert(metafieldTable).values(metafields.map((field, ordinal) => ({ ...field, ownerId: id, ordinal })));
    }
    const after = await readVersionedTag(tx, shopId, id);
    const fields = changedFields(stored?.value ?? {}, after?.value);
    if (Object.keys({ ...fields.before, ...fields.after }).length > 0) {
      await recordAudit(tx, { subject: { kind: "tag", id }, ...fields });
    }
    await raiseRevision(tx, "content");
    return { kind: "changed", id };
  });
  if (result.kind === "changed") await database.revisions.refresh();
  return result;
}

/** Products keep the tag's name; their collection falls back to it. */
export async function deleteTag(database: Database, shopId: string, id: string): Promise<"deleted" | "no-such-tag"> {
  const result = await database.sql.transaction(async (tx) => {
    await lockContent(tx);
    const stored = await readVersionedTag(tx, shopId, id);
    if (!stored) return "no-such-tag";
    await tx.delete(tagTable).where(and(eq(tagTable.shopId, shopId), eq(tagTable.id, id)));
    await recordAudit(tx, { subject: { kind: "tag", id }, before: { ...stored.value } });
    await raiseRevision(tx, "content");
    return "deleted";
  });
  if (result === "deleted") await database.revisions.refresh();
  return result;
}

/** A tag that has the address of a listing already keeps it: it has that listing's texts. */
async function takenBy(
  tx: Pick<Sql, "select">,
  { id, shopId, slug, tagId }: Tag,
  taxonomy: Taxonomy,
): Promise<FieldError | undefined> {
  const rows = await tx
    .select({ id: tagTable.id, slug: tagTable.slug, name: tagTable.name })
    .from(tagTable)
    .where(and(eq(tagTable.shopId, shopId), or(eq(tagTable.slug, slug), eq(tagTable.tagId, tagId))));
  const other = rows.find((row) => row.id !== id);
  if (!other) {
    const message = rows.some((row) => row.slug === slug) ? undefined : ownListing(taxonomy, slug);
    return message === undefined ? undefined : { path: "slug", message };
  }
  const path = other.slug === slug ? "slug" : "tagId";
  return { path, message: `is already used by ${other.name}; choose another` };
}

export interface FoundTags {
  readonly tags: readonly Pick<Tag, "id" | "name" | "slug" | "displayTitle" | "isTopLevel" | "heroMediaUrl">[];
  readonly total: number;
}

/** Tags by a part of their name or slug, a page at a time. */
export async function findTags(
  { sql: client }: Pick<Database, "sql">,
  shopId: string,
  { text, page, size }: { readonly text: string; readonly page: number; readonly size: number },
): Promise<FoundTags> {
  const like = `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const matching = and(
    eq(tagTable.shopId, shopId),
    text ? or(ilike(tagTable.name, like), ilike(tagTable.slug, like)) : undefined,
  );
  const { id, name, slug, displayTitle, isTopLevel, heroMediaUrl } = tagTable;
  const [tags, [counted]] = await Promise.all([
    client
      .select({ id, name, slug, displayTitle, isTopLevel, heroMediaUrl })
      .from(tagTable)
      .where(matching)
      .orderBy(asc(sql`lower(${name})`), asc(id))
      .limit(size)
      .offset(page * size),
    client.select({ total: count() }).from(tagTable).where(matching),
  ]);
  return { tags, total: counted?.total ?? 0 };
}
