// Content in the database: importing what an operator wrote, and reading shops, tags and sections.

import { and, asc, eq, getTableColumns, gt, inArray, or, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { insertRows, type Database, type Sql } from "#commerce/database";

import { Content, type ContentInput, type Metafield, type PageSection, type Shop, type Tag } from "./content.ts";
import { chooseSections, DEFAULT_COUNTRY, DEFAULT_LANGUAGE } from "./rules.ts";
import { metafieldTable, pageSectionTable, shopTable, tagTable } from "./tables.ts";

export type ContentImport =
  | { readonly kind: "imported"; readonly tags: number; readonly sections: number }
  | { readonly kind: "invalid"; readonly errors: readonly { readonly path: string; readonly message: string }[] };

/** Tags a page of `listTags`. */
export const TAG_PAGE = 200;

export interface TagPage {
  readonly kind: "page";
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
  };
  readonly edges: readonly { readonly cursor: string; readonly node: Tag }[];
}

/** Writes content all at once or not at all. What is there already under the same id is replaced; nothing is removed. */
export async function importContent({ sql: client }: Database, content: ContentInput): Promise<ContentImport> {
  const parsed = Content.safeParse(content);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message }));
    return { kind: "invalid", errors };
  }
  const { shop, tags, sections } = parsed.data;
  const repeated = findRepeated("tags", tags, ["id", "slug", "tagId"]) ?? findRepeated("sections", sections, ["id"]);
  if (repeated !== undefined) return { kind: "invalid", errors: [repeated] };
  await client.transaction(async (tx) => {
    const now = new Date();
    await tx.insert(shopTable).values(shop).onConflictDoUpdate({ target: shopTable.id, set: shop });
    const tagRows = tags.map(({ metafields: _metafields, ...tag }) => ({
      ...tag,
      shopId: shop.id,
      createdAt: tag.createdAt ?? now,
      updatedAt: now,
    }));
    // A tag keeps the moment of its first import.
    await upsert(tx, tagTable, tagRows, ["id", "createdAt"]);
    await upsert(
      tx,
      pageSectionTable,
      sections.map((section) => ({ ...section, shopId: shop.id })),
      ["id"],
    );
    if (tags.length > 0) {
      const owners = sql.param(JSON.stringify(tags.map(({ id }) => id)));
      await tx
        .delete(metafieldTable)
        .where(sql`${metafieldTable.ownerId} in (select json_array_elements_text(${owners}::json))`);
    }
    const fields = tags.flatMap(({ id, metafields }) =>
      metafields.map((field, ordinal) => ({ ...field, ownerId: id, ordinal })),
    );
    await insertRows(tx, metafieldTable, fields);
  });
  return { kind: "imported", tags: tags.length, sections: sections.length };
}

export async function findShop({ sql: client }: Database, slugOrId: string): Promise<Shop | undefined> {
  const [shop] = await client
    .select()
    .from(shopTable)
    .where(or(eq(shopTable.id, slugOrId), eq(shopTable.slug, slugOrId)))
    .limit(1);
  return shop;
}

/** By slug in any case, by id, or by the operator's own tag id; a slug wins. */
export async function findTag({ sql: client }: Database, shopId: string, slugOrId: string): Promise<Tag | undefined> {
  const slug = slugOrId.toLowerCase();
  const [row] = await client
    .select(TAG_COLUMNS)
    .from(tagTable)
    .where(
      and(
        eq(tagTable.shopId, shopId),
        or(eq(tagTable.slug, slug), eq(tagTable.id, slugOrId), eq(tagTable.tagId, slugOrId)),
      ),
    )
    .orderBy(sql`${tagTable.slug} = ${slug} desc`, sql`${tagTable.id} = ${slugOrId} desc`)
    .limit(1);
  return row === undefined ? undefined : toTag(row);
}

/** Tags by the moment of their creation; those of the slugs given, or all of the shop's. */
export async function listTags(
  { sql: client }: Database,
  shopId: string,
  { slugs, cursor }: { readonly slugs?: readonly string[]; readonly cursor?: string } = {},
): Promise<TagPage | { readonly kind: "bad-cursor" }> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (after === "bad") return { kind: "bad-cursor" };
  const wanted = slugs?.map((slug) => slug.toLowerCase());
  const rows = await client
    .select(TAG_COLUMNS)
    .from(tagTable)
    .where(
      and(
        eq(tagTable.shopId, shopId),
        wanted === undefined ? undefined : inArray(tagTable.slug, wanted),
        after === undefined
          ? undefined
          : or(
              gt(tagTable.createdAt, after.createdAt),
              and(eq(tagTable.createdAt, after.createdAt), gt(tagTable.id, after.id)),
            ),
      ),
    )
    .orderBy(asc(tagTable.createdAt), asc(tagTable.id))
    .limit(TAG_PAGE + 1);
  const edges = rows.slice(0, TAG_PAGE).map((row) => ({ cursor: toCursor(row), node: toTag(row) }));
  return {
    kind: "page",
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rows.length > TAG_PAGE,
    },
    edges,
  };
}

/** The tags of a shop that have one of the names that products carry, by name. */
export async function tagsByNames({ sql: client }: Database, shopId: string, names: readonly string[]): Promise<Tag[]> {
  if (names.length === 0) return [];
  const rows = await client
    .select(TAG_COLUMNS)
    .from(tagTable)
    .where(and(eq(tagTable.shopId, shopId), sql`${tagTable.name} = any(${sql.param(names)}::text[])`))
    .orderBy(asc(tagTable.position), asc(tagTable.id));
  return rows.map(toTag);
}

/** The names of tags, by their ids or the operator's tag ids; unknown ones are left out. */
export async function tagNamesByIds(
  { sql: client }: Database,
  shopId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`any(${sql.param(ids)}::text[])`;
  const rows = await client
    .select({ id: tagTable.id, tagId: tagTable.tagId, name: tagTable.name })
    .from(tagTable)
    .where(and(eq(tagTable.shopId, shopId), or(sql`${tagTable.id} = ${wanted}`, sql`${tagTable.tagId} = ${wanted}`)));
  return new Map([
    ...rows.map(({ tagId, name }) => [tagId, name] as const),
    ...rows.map(({ id, name }) => [id, name] as const),
  ]);
}

export interface SectionQuery {
  readonly language?: string;
  readonly country?: string;
  readonly platform?: string;
  /** Those of the top bar or of the page alone. */
  readonly place?: PageSection["place"];
  /** For the operator: also what is not shown. */
  readonly includeDisabled?: boolean;
}

/** The sections for a visitor, of the top bar and of the page in one list; the enabled ones. */
export async function pageSections(
  { sql: client }: Database,
  shopId: string,
  { place, includeDisabled = false, ...visitor }: SectionQuery = {},
): Promise<PageSection[]> {
  const language = visitor.language?.toLowerCase() ?? DEFAULT_LANGUAGE;
  const country = visitor.country?.toLowerCase() ?? DEFAULT_COUNTRY;
  const rows = await client
    .select()
    .from(pageSectionTable)
    .where(
      and(
        eq(pageSectionTable.shopId, shopId),
        includeDisabled ? undefined : eq(pageSectionTable.enabled, true),
        place === undefined ? undefined : eq(pageSectionTable.place, place),
        inArray(pageSectionTable.localeLangCode, [language, DEFAULT_LANGUAGE]),
      ),
    );
  return chooseSections(rows, { language, country, platform: visitor.platform });
}

const TAG_COLUMNS = {
  ...getTableColumns(tagTable),
  metafields: sql<Metafield[]>`(
    select coalesce(json_agg(json_build_object('key', key, 'namespace', namespace, 'scope', scope, 'value', value) order by ordinal), '[]')
    from metafield where metafield.owner_id = tag.id)`.as("metafields"),
};

type TagRow = typeof tagTable.$inferSelect & { readonly metafields: Metafield[] };

const toTag = (row: TagRow): Tag => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toCursor = ({ createdAt, id }: Pick<TagRow, "createdAt" | "id">): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");

function parseCursor(cursor: string): { readonly createdAt: Date; readonly id: string } | "bad" {
  const [moment = "", ...id] = Buffer.from(cursor, "base64url").toString().split(" ");
  const createdAt = new Date(moment);
  return Number.isNaN(createdAt.getTime()) || id.length === 0 ? "bad" : { createdAt, id: id.join(" ") };
}

/** Inserts rows, replacing what has the same id in every column but those kept. */
async function upsert<Table extends PgTable>(
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
): { readonly path: string; readonly message: string } | undefined {
  for (const key of keys) {
    const seen = new Map<unknown, number>();
    for (const [index, entry] of entries.entries()) {
      const before = seen.get(entry[key]);
      if (before !== undefined) {
        return { path: `${list}.${index}.${key}`, message: `${entry[key]} is used by ${list}.${before} already` };
      }
      seen.set(entry[key], index);
    }
  }
  return undefined;
}
