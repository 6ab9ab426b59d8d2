// Validates operator content and writes it to the database in one transaction.

import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { isStorable } from "#catalogue";
import { recordAudit } from "#commerce/audit";
import { insertRows, raiseRevision, type Database, type Sql } from "#commerce/database";
import { fieldErrors, type FieldError } from "#commerce/settings";
import { Content, type ContentInput, type Shop } from "./content.ts";
import { metafieldTable, pageSectionTable, shopTable, tagTable } from "./tables.ts";
import { renameShop } from "#commerce/settings";

interface InvalidContent {
  readonly kind: "invalid";
  readonly errors: readonly FieldError[];
}
type ContentImport = { readonly kind: "imported"; readonly tags: number; readonly sections: number } | InvalidContent;

/** Replaces content with the same ids; deletes nothing. */
export async function importContent(database: Database, content: ContentInput): Promise<ContentImport> {
  const checked = checkContent(content);
  if (checked.kind === "invalid") return checked;
  await writeContent(database, checked.content);
  return { kind: "imported", tags: checked.content.tags.length, sections: checked.content.sections.length };
}

export function checkContent(value: unknown): { readonly kind: "content"; readonly content: Content } | InvalidContent {
  const parsed = Content.safeParse(value);
  if (!parsed.success) return { kind: "invalid", errors: fieldErrors(parsed.error) };
  const { tags, sections } = parsed.data;
  const error =
    findRepeated("tags", tags, ["id", "slug", "tagId"]) ??
    findRepeated("sections", sections, ["id"]) ??
    findUnstorable(parsed.data);
  return error ? { kind: "invalid", errors: [error] } : { kind: "content", content: parsed.data };
}

/** With `isComplete`, other sections of the shop are deleted. */
export async function writeContent(
  database: Database,
  { shop, tags, sections }: Content,
  { isComplete = false }: { readonly isComplete?: boolean } = {},
): Promise<void> {
  await database.sql.transaction(async (tx) => {
    await lockContent(tx);
    const now = new Date();
    const { name, ...row } = shop;
    await tx
      .insert(shopTable)
      .values({ ...row, name: "" })
      .onConflictDoUpdate({ target: shopTable.id, set: row });
    if (name !== undefined) await renameShop(tx, name);
    const tagRows = tags.map(({ metafields: _metafields, ...tag }) => ({
      ...tag,
      shopId: shop.id,
      createdAt: tag.createdAt ?? now,
      updatedAt: now,
    }));
    // A tag keeps its creation time.
    await upsert(tx, tagTable, tagRows, ["id", "createdAt"]);
    if (isComplete) {
      const imported = sql`select json_array_elements_text(${jsonOf(sections.map(({ id }) => id))}::json)`;
      await tx
        .delete(pageSectionTable)
        .where(and(eq(pageSectionTable.shopId, shop.id), sql`${pageSectionTable.id} not in (${imported})`));
    }
    await upsert(
      tx,
      pageSectionTable,
      sections.map((section) => ({ ...section, shopId: shop.id })),
      ["id"],
    );
    if (tags.length > 0) {
      const owners = sql`select json_array_elements_text(${jsonOf(tags.map(({ id }) => id))}::json)`;
      await tx.delete(metafieldTable).where(sql`${metafieldTable.ownerId} in (${owners})`);
    }
    const fields = tags.flatMap(({ id, metafields }) =>
      metafields.map((field, ordinal) => ({ ...field, ownerId: id, ordinal })),
    );
    await insertRows(tx, metafieldTable, fields);
    await recordAudit(tx, {
      subject: { kind: "content", id: shop.id },
      after: { sections: sections.map(({ id }) => id), tags: tags.map(({ id }) => id) },
    });
    await raiseRevision(tx, "content");
  });
  await database.revisions.refresh();
}

/** Changes of content wait for each other, so that none is lost. */
export const lockContent = (tx: Pick<Sql, "execute">) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('content'))`);

/** Creates the shop's row in a new database. Carts, orders and content refer to it. */
export async function ensureShop(database: Database, shop: Pick<Shop, "id" | "slug">): Promise<void> {
  const created = await database.sql
    .insert(shopTable)
    .values({ ...shop, name: "", blockProductFilters: [] })
    .onConflictDoNothing()
    .returning({ id: shopTable.id });
  if (created.length > 0) await raiseRevision(database.sql, "content");
}

/** Increases with every import in any process, so that caches of older content are discarded. */
export const contentRevision = ({ revisions }: Database): number => revisions.of("content");

const jsonOf = (value: unknown) => sql.param(JSON.stringify(value));

/** Inserts rows, and updates those with the same id except for the columns in `keep`. */
export async function upsert<Table extends PgTable>(
  client: Pick<Sql, "execute">,
  table: Table,
  rows: readonly Table["$inferSelect"][],
  keep: readonly (keyof Table["$inferSelect"])[],
): Promise<void> {
  const changes: SQL[] = Object.entries(getTableColumns(table))
    .filter(([key]) => !keep.includes(key))
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  await insertRows(client, table, rows, sql`on conflict (id) do update set ${sql.join(changes, sql`, `)}`);
}

function findRepeated<Entry>(
  list: string,
  entries: readonly Entry[],
  keys: readonly (keyof Entry & string)[],
): FieldError | undefined {
  for (const key of keys) {
    const seen = new Map<unknown, number>();
    for (const [index, entry] of entries.entries()) {
      const before = seen.get(entry[key]);
      if (before !== undefined) {
        return { path: `${list}.${index}.${key}`, message: `${entry[key]} is already used by ${list}.${before}` };
      }
      seen.set(entry[key], index);
    }
  }
  return undefined;
}

/** Finds text that PostgreSQL cannot store. The schema limits the depth of the recursion. */
export function findUnstorable(value: unknown, path = ""): FieldError | undefined {
  if (typeof value === "string") {
    if (isStorable(value)) return undefined;
    return { path, message: "has a character that cannot be stored, \\u0000 or half of a surrogate pair" };
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, path === "" ? key : `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
