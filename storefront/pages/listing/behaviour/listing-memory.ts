// The browser's cache of listings: returning to one needs no request, and loading more
// requests one page only.

import type { RouteMemory } from "#storefront/framework/define.ts";
import type { ListingData } from "../listing-data.ts";
import { APPEND } from "../paging.ts";
import { createListingCache, type ListingCache, listingKey } from "./listing-cache.ts";

declare const __BUILD__: string;

export interface ShownListing extends ListingData {
  /** The next page failed to load. */
  readonly isMoreFailed?: true;
  /** Query ids of later pages, each with the index of its first product. */
  readonly laterQueries?: readonly { readonly from: number; readonly queryId: string }[];
}

/** Id of the query that found the product at an index. */
export const queryOf = ({ queryId, laterQueries = [] }: ShownListing, index: number): string =>
  laterQueries.findLast(({ from }) => from <= index)?.queryId ?? queryId;

export interface ListingMemory extends RouteMemory {
  /** Called with each listing that a page shows. */
  readonly show: (url: Address, listing: ListingData) => void;
  /** Stores what is shown. Takes milliseconds for hundreds of products, so call it when idle or on leaving. */
  readonly keep: () => void;
}

type Address = Pick<URL, "pathname" | "search">;

export function createListingMemory(kept: ListingCache<ListingData>): ListingMemory {
  let shown: { readonly key: string; readonly listing: ListingData } | undefined;
  let isWritten = true;
  const keep = (): void => {
    if (!shown || isWritten || shown.listing.isFailed) return;
    isWritten = true;
    kept.write(shown.key, shown.listing);
  };
  return {
    show: (url, listing) => {
      if (shown?.listing === listing) return;
      const key = listingKey(url);
      if (shown?.key !== key) keep();
      shown = { key, listing };
      isWritten = false;
    },
    keep,
    recall: (url) => {
      const listing = kept.read(listingKey(url));
      return listing?.state.page === pageIn(url) ? listing : undefined;
    },
    extend: (url) => {
      const listing = shown?.key === listingKey(url) ? shown.listing : undefined;
      if (listing?.paging.next === undefined || listing.paging.next !== pageIn(url)) return undefined;
      const address = new URL(url);
      address.searchParams.set(APPEND, "");
      return { address: address.href, join: (part) => extended(listing, part) };
    },
  };
}

export const listingMemory = createListingMemory(
  createListingCache({ storage: () => window.sessionStorage, build: __BUILD__, isListing }),
);

/**
 * A listing with its next page appended, each product once, even if the catalogue has changed between
 * the two. A failed page leaves the listing unchanged, so that it can be retried.
 */
export function extended(listing: ShownListing, part: unknown): ShownListing {
  if (!isListing(part) || part.isFailed) return { ...listing, isMoreFailed: true };
  const seen = new Set(listing.products.map(({ id }) => id));
  const { first, last, previous } = listing.paging;
  const { total, next } = part.paging;
  return {
    ...part,
    ...(listing.edit && { edit: listing.edit }),
    facets: listing.facets,
    queryId: listing.queryId,
    laterQueries: [...(listing.laterQueries ?? []), { from: listing.products.length, queryId: part.queryId }],
    products: [...listing.products, ...part.products.filter(({ id }) => !seen.has(id))],
    paging: {
      total,
      first,
      last: Math.max(last, part.paging.last),
      ...(previous !== undefined && { previous }),
      ...(next !== undefined && { next }),
    },
  };
}

const pageIn = (url: Address): number => Number(new URLSearchParams(url.search).get("page") ?? 1);

/** A shallow check: this build wrote the entry, but storage can be damaged. */
export function isListing(value: unknown): value is ListingData {
  if (typeof value !== "object" || value === null) return false;
  const { products, state, paging, facets, defaults } = value as Partial<Record<keyof ListingData, unknown>>;
  return Array.isArray(products) && [state, paging, facets, defaults].every((part) => typeof part === "object" && part);
}
