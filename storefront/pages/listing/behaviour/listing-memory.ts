// What the browser keeps of listings: the pages a visitor has loaded, so that coming back asks nobody, and loading more
// asks for one page alone.

import type { RouteMemory } from "#storefront/framework/define.ts";
import type { ListingData } from "../listing-data.ts";
import { APPEND } from "../paging.ts";
import { createKeptListings, type KeptListings, listingKey } from "./listing-cache.ts";

declare const __BUILD__: string;

export interface ShownListing extends ListingData {
  /** The next page was asked for and did not come. */
  readonly isMoreFailed?: true;
  /** Ids of the queries of later pages, each from a place of the list on. */
  readonly laterQueries?: readonly { readonly from: number; readonly queryId: string }[];
}

/** Names the query that found the product at a place of the list, from 0. */
export const queryOf = ({ queryId, laterQueries = [] }: ShownListing, index: number): string =>
  laterQueries.findLast(({ from }) => from <= index)?.queryId ?? queryId;

export interface ListingMemory extends RouteMemory {
  /** Told of each listing that a page shows. */
  readonly show: (url: Address, listing: ListingData) => void;
  /** Writes down what is shown. Takes milliseconds for hundreds of products: when idle, or when the page is left. */
  readonly keep: () => void;
}

type Address = Pick<URL, "pathname" | "search">;

export function createListingMemory(kept: KeptListings<ListingData>): ListingMemory {
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
  createKeptListings({ storage: () => window.sessionStorage, build: __BUILD__, isListing }),
);

/**
 * A listing and its next page: the products one after another, each once, though the catalogue may have changed between
 * the two. A page that failed leaves the listing as it is, to be asked for again.
 */
export function extended(listing: ShownListing, part: unknown): ShownListing {
  if (!isListing(part) || part.isFailed) return { ...listing, isMoreFailed: true };
  const seen = new Set(listing.products.map(({ id }) => id));
  const { first, last, previous } = listing.paging;
  const { total, next } = part.paging;
  return {
    ...part,
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

/** Written by this build, so its shape is known; but storage is anyone's to damage. */
export function isListing(value: unknown): value is ListingData {
  if (typeof value !== "object" || value === null) return false;
  const { products, state, paging, facets, defaults } = value as Partial<Record<keyof ListingData, unknown>>;
  return Array.isArray(products) && [state, paging, facets, defaults].every((part) => typeof part === "object" && part);
}
