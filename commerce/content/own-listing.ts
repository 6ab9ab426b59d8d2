// Addresses of the listings that the shop has without a tag: departments, categories, types, new arrivals and the sale.

import { movedCollection, resolveCollection, type Taxonomy } from "#catalogue";

/** Why a collection cannot have this address, as the end of a sentence; undefined if it can. */
export function ownListing(taxonomy: Taxonomy, slug: string): string | undefined {
  const listing = resolveCollection(taxonomy, slug) ?? movedCollection(taxonomy, slug);
  return listing && `is the address of the shop’s own listing “${listing.name}”; choose another`;
}
