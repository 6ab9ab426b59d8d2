// Saves a listing for an account, with the products that it has now, so that only later ones are new.

import { matchesOf, MOST_MATCHES, newSince, saveSearch, type SearchSaved } from "#commerce/alerts";
import type { Browsing } from "./context.ts";
import { type AddressedListing, newestIn } from "./listing/saved.ts";

/** `form` has raw values. If the search does not answer, the first check notes the products. */
export async function keepSearch(
  browsing: Browsing,
  accountId: string,
  listing: AddressedListing,
  form: { readonly name: string; readonly frequency: string },
  now: Date,
): Promise<SearchSaved> {
  const { shop, visitor, onError } = browsing;
  const since = newSince(null, now);
  const newest = await newestIn(browsing, listing, { since, limit: MOST_MATCHES }).catch((error: unknown) => {
    onError(error);
    return undefined;
  });
  const { path, query } = listing;
  const search = { ...form, path, query, matches: newest && matchesOf(newest, since) };
  return saveSearch(shop.database, accountId, search, { market: visitor.market.code, language: visitor.language }, now);
}
