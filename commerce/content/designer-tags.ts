// Tags of designers: where their pages are, and in which menus the operator pinned them.

import { and, asc, eq, sql } from "drizzle-orm";
import { tagKeywords, toHandle } from "#catalogue";
import { cached, type Database } from "#commerce/database";
import type { Metafield } from "./content.ts";
import { metafieldTable, tagTable } from "./tables.ts";

export interface DesignerTags {
  /** Slugs by name, only where they differ from the name's handle. */
  readonly slugs: ReadonlyMap<string, string>;
  /** Names pinned to a collection's menus, by the collection's slug, in the operator's order. */
  readonly pinned: ReadonlyMap<string, readonly string[]>;
}

/** Metafield with the collections, separated by commas, in whose menus a designer comes first. */
const PINNED = "pinned";

/** Reads the tags whose keywords contain `vendor`. */
export const designerTags: (database: Database, shopId: string) => Promise<DesignerTags> = cached(
  "content",
  100,
  async ({ replica: client }, shopId = "") => {
    const rows = await client
      .select({
        name: tagTable.name,
        slug: tagTable.slug,
        metafields: sql<Metafield[]>`json_agg(json_build_object(
          'key', ${metafieldTable.key}, 'value', ${metafieldTable.value}) order by ${metafieldTable.ordinal})`,
      })
      .from(tagTable)
      .innerJoin(metafieldTable, eq(metafieldTable.ownerId, tagTable.id))
      .where(and(eq(tagTable.shopId, shopId), sql`${metafieldTable.key} in ('keywords', ${PINNED})`))
      .groupBy(tagTable.id)
      .orderBy(asc(tagTable.position), asc(tagTable.id));
    return readDesignerTags(rows);
  },
);

/** `tags` are in the operator's order. */
function readDesignerTags(
  tags: readonly { readonly name: string; readonly slug: string; readonly metafields: readonly Metafield[] }[],
): DesignerTags {
  const slugs = new Map<string, string>();
  const pinned = new Map<string, string[]>();
  for (const tag of tags) {
    if (!tagKeywords(tag).includes("vendor")) continue;
    if (tag.slug !== toHandle(tag.name)) slugs.set(tag.name, tag.slug);
    for (const collection of pinnedIn(tag)) pinned.set(collection, [...(pinned.get(collection) ?? []), tag.name]);
  }
  return { slugs, pinned };
}

/** The handle of a designer's page: the slug of the tag, or else the handle of the name. */
export const designerHandles =
  ({ slugs }: Pick<DesignerTags, "slugs">) =>
  (name: string): string =>
    slugs.get(name) ?? toHandle(name);

const pinnedIn = ({ metafields }: { readonly metafields: readonly Metafield[] }): readonly string[] =>
  metafields
    .filter(({ key }) => key === PINNED)
    .flatMap(({ value }) => value.split(","))
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug !== "");
