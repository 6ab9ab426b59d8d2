// Reads shops, tags and sections from the database.

import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { tagKind } from "#catalogue";
import { cached, isPossibleId, Moment, type Database, type Sql } from "#commerce/database";

import type { ContentInput, Metafield, PageSection, Shop, Tag } from "./content.ts";
import { draftOf } from "./draft.ts";
import { chooseSections, DEFAULT_COUNTRY, DEFAULT_LANGUAGE } from "./rules.ts";
import { pageSectionTable, shopTable, tagTable } from "./tables.ts";

/** Number of tags per page of `listTags`. */
const TAG_PAGE = 200;

export interface TagPage {
  readonly kind: "page";
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
  };
  readonly edges: readonly { readonly cursor: string; readonly node: Tag }[];
}

export const findShop: (database: Database, slugOrId: string) => Promise<Shop | undefined> = cached(
  "content",
  100,
  async ({ replica: client }, slugOrId = "") => {
    const [shop] = await client
      .select(SHOP_COLUMNS)
      .from(shopTable)
      .where(or(eq(shopTable.id, slugOrId), eq(shopTable.slug, slugOrId)))
      .limit(1);
    return shop;
  },
);

const { name: _name, ...SHOP_COLUMNS } = getTableColumns(shopTable);

/** All content of a shop in the format of an import. */
export async function readContent({ sql: client }: Database, shopId: string): Promise<ContentInput> {
  return client.transaction(async (tx) => {
    const [shop] = await tx.select(SHOP_COLUMNS).from(shopTable).where(eq(shopTable.id, shopId));
    if (!shop) throw new Error(`There is no shop ${shopId}.`);
    const tags = await tx
      .select(TAG_COLUMNS)
      .from(tagTable)
      .where(eq(tagTable.shopId, shopId))
      .orderBy(asc(tagTable.createdAt), asc(tagTable.id));
    const sections = await tx
      .select()
      .from(pageSectionTable)
      .where(eq(pageSectionTable.shopId, shopId))
      .orderBy(sql`${pageSectionTable.place} desc`, asc(pageSectionTable.position), asc(pageSectionTable.id));
    return {
      shop,
      sections: sections.map(({ shopId: _shop, showFrom, showUntil, ...section }) => ({
        ...section,
        showFrom: showFrom?.toISOString() ?? null,
        showUntil: showUntil?.toISOString() ?? null,
      })),
      tags: tags.map((row) => {
        const { shopId: _shop, updatedAt: _updated, showFrom, showUntil, ...tag } = toTag(row);
        return { ...tag, showFrom: showFrom?.toISOString() ?? null, showUntil: showUntil?.toISOString() ?? null };
      }),
    };
  });
}

/** Addresses of all pictures that sections and tags show. */
export async function contentPictures({ sql: client }: Database): Promise<readonly string[]> {
  const [sections, tags] = await Promise.all([
    client.select({ items: pageSectionTable.items }).from(pageSectionTable),
    client.select({ hero: tagTable.heroMediaUrl }).from(tagTable).where(isNotNull(tagTable.heroMediaUrl)),
  ]);
  const shown = sections.flatMap(({ items }) =>
    items.flatMap((item) => [item.image, item.mobileImage, item.imageWebp, item.mobileImageWebp]),
  );
  return [...shown, ...tags.map(({ hero }) => hero)].filter((address) => typeof address === "string");
}

/** Finds a tag by slug, by id, or by the operator's tag id, in any case. A slug takes precedence, then an exact id. */
export const findTag: (database: Database, shopId: string, slugOrId: string) => Promise<Tag | undefined> = cached(
  "content",
  5_000,
  async (database, shopId = "", slugOrId = "") => {
    const { replica: client } = database;
    const slug = slugOrId.toLowerCase();
    const { tag: draft } = draftOf(database);
    if (draft?.slug === slug) return draft;
    const [row] = await client
      .select(TAG_COLUMNS)
      .from(tagTable)
      .where(
        and(
          eq(tagTable.shopId, shopId),
          or(eq(tagTable.slug, slug), eq(sql`lower(${tagTable.id})`, slug), eq(sql`lower(${tagTable.tagId})`, slug)),
        ),
      )
      .orderBy(
        sql`${tagTable.slug} = ${slug} desc`,
        sql`${slugOrId} in (${tagTable.id}, ${tagTable.tagId}) desc`,
        sql`${tagTable.id} = ${slugOrId} desc`,
        asc(tagTable.id),
      )
      .limit(1);
    return row === undefined ? undefined : toTag(row);
  },
);

/** Tags in order of creation; only those with the given slugs, if any. */
export async function listTags(
  { replica: client }: Database,
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

/** Tags other than designers, in the operator's order: collections with a listing each. */
export const madeCollections: (database: Database, shopId: string) => Promise<readonly Tag[]> = cached(
  "content",
  10,
  async ({ replica: client }, shopId = "") => {
    const rows = await client
      .select(TAG_COLUMNS)
      .from(tagTable)
      .where(eq(tagTable.shopId, shopId))
      .orderBy(asc(tagTable.position), asc(tagTable.id))
      .limit(MOST_MADE);
    return rows.map(toTag).filter((tag) => tagKind(tag) !== "vendor");
  },
);

const MOST_MADE = 2_000;

/** Unique keys of all tags of a shop. */
export const tagKeys = ({ sql: client }: Database, shopId: string): Promise<Pick<Tag, "id" | "slug" | "tagId">[]> =>
  client
    .select({ id: tagTable.id, slug: tagTable.slug, tagId: tagTable.tagId })
    .from(tagTable)
    .where(eq(tagTable.shopId, shopId));

/** Tags of a shop by the names that products carry. */
export async function tagsByNames(
  { replica: client }: Database,
  shopId: string,
  names: readonly string[],
): Promise<Tag[]> {
  if (names.length === 0) return [];
  const rows = await client
    .select(TAG_COLUMNS)
    .from(tagTable)
    .where(and(eq(tagTable.shopId, shopId), sql`${tagTable.name} = any(${sql.param(names)}::text[])`))
    .orderBy(asc(tagTable.position), asc(tagTable.id));
  return rows.map(toTag);
}

/** Names of tags by their ids or the operator's tag ids, without unknown ones. */
export async function tagNamesByIds(
  { replica: client }: Database,
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

interface SectionQuery {
  readonly language?: string;
  readonly country?: string;
  readonly platform?: string;
  /** Restricts the result to the top bar or the page. */
  readonly place?: PageSection["place"];
  /** For the operator: includes sections that are disabled or outside their period. */
  readonly includeDisabled?: boolean;
  readonly now?: Date;
}

/** Sections of the top bar and the page for a visitor, if enabled and within their period. */
export async function pageSections(
  database: Database,
  shopId: string,
  { place, includeDisabled = false, now = new Date(), ...visitor }: SectionQuery = {},
): Promise<PageSection[]> {
  const language = visitor.language?.toLowerCase() ?? DEFAULT_LANGUAGE;
  const country = visitor.country?.toLowerCase() ?? DEFAULT_COUNTRY;
  const all = includeDisabled
    ? await readSections(database, database.sql, shopId)
    : await enabledSections(database, shopId);
  const rows = all.filter(
    (row) =>
      (includeDisabled || isShownAt(row, now)) &&
      (place === undefined || row.place === place) &&
      [language, DEFAULT_LANGUAGE].includes(row.localeLangCode),
  );
  return chooseSections(rows, { language, country, platform: visitor.platform });
}

/** The moments around now at which sections and collections appear or disappear, in milliseconds since 1970; for caches. */
export async function contentChanges(
  database: Database,
  shopId: string,
  now = Date.now(),
): Promise<{ readonly last: number; readonly next: number }> {
  const scheduled = [...(await enabledSections(database, shopId)), ...(await scheduledTags(database, shopId))];
  const moments = scheduled.flatMap(({ showFrom, showUntil }) =>
    [showFrom, showUntil].flatMap((moment) => moment?.getTime() ?? []),
  );
  return {
    last: Math.max(0, ...moments.filter((moment) => moment <= now)),
    next: Math.min(Infinity, ...moments.filter((moment) => moment > now)),
  };
}

/** Unfiltered otherwise: a shop has a few dozen. */
const enabledSections = cached("content", 100, async (database, shopId = "") =>
  (await readSections(database, database.replica, shopId)).filter(({ enabled }) => enabled),
);

const readSections = async (database: Database, client: Sql, shopId: string): Promise<readonly PageSection[]> =>
  draftOf(database).sections ?? client.select().from(pageSectionTable).where(eq(pageSectionTable.shopId, shopId));

const scheduledTags = cached("content", 100, async ({ replica: client }, shopId = "") =>
  client
    .select({ showFrom: tagTable.showFrom, showUntil: tagTable.showUntil })
    .from(tagTable)
    .where(and(eq(tagTable.shopId, shopId), or(isNotNull(tagTable.showFrom), isNotNull(tagTable.showUntil)))),
);

/** True during the period of a section or a collection. */
export const isShownAt = ({ showFrom, showUntil }: Pick<PageSection, "showFrom" | "showUntil">, now: Date): boolean =>
  (showFrom === null || showFrom <= now) && (showUntil === null || showUntil > now);

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
  const isValid = Moment.safeParse(moment).success && isPossibleId(id.join(" "));
  return isValid ? { createdAt: new Date(moment), id: id.join(" ") } : "bad";
}
