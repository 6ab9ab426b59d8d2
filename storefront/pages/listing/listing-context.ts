// The context shared by all parts of a listing's page, including deferred ones.

import { createContext, use } from "react";
import type { PendingChoices } from "./behaviour/pending-choices.ts";
import type { ShownListing } from "./behaviour/listing-memory.ts";

export interface ListingOnPage {
  readonly data: ShownListing;
  /** Pending choices; created by the first part that needs them. */
  readonly choices: { pending?: PendingChoices };
}

const ListingContext = createContext<ListingOnPage | undefined>(undefined);
export const ListingProvider = ListingContext.Provider;

export function useListing(): ListingOnPage {
  const listing = use(ListingContext);
  if (!listing) throw new Error("This component must be inside a listing.");
  return listing;
}

/** Address of another page of the same list. The page number comes last in a query (search/url.ts). */
export const pageAddress = ({ address }: Pick<ShownListing, "address">, page: number): string =>
  page === 1 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
