// Addresses of the listings that the shop has without a tag: departments, categories, types, new arrivals and the sale.

import { and, eq, isNotNull } from "drizzle-orm";
import { movedCollection, resolveCollection, type Taxonomy } from "#catalogue";
import type { Sql } from "#commerce/database";
import { tagTable } from "./tables.ts";

/** Collections with a rule whose address would show one of the shop's own listings. */
export async function collectionsAtListings(
  client: Pick<Sql, "select">,
  shopId: string,
  taxonomy: Taxonomy,
): Promise<readonly { readonly slug: string; readonly name: string }[]> {
  const collections = await client
    .select({ slug: tagTable.slug, name: tagTable.name })
    .from(tagTable)
    .where(and(eq(tagTable.shopId, shopId), isNotNull(tagTable.rule)));
  return collections.filter(({ slug }) => resolveCollection(taxonomy, slug) !== undefined);
}

/** Why a collection cannot have this address, as the end of a sentence; undefined if it can. */
export function ownListing(taxonomy: Taxonomy, slug: string): string | undefined {
  const listing = resolveCollection(taxonomy, slug) ?? movedCollection(taxonomy, slug);
  return listing && `is the address of the shop’s own listing “${listing.name}”; choose another`;
}
