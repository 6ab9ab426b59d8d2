// What all parts of a listing's page share, those that answer from the beginning and those whose code comes later.

import { createContext, use } from "react";
import type { PendingChoices } from "./behaviour/pending-choices.ts";
import type { ShownListing } from "./behaviour/listing-memory.ts";

export interface ListingOnPage {
  readonly data: ShownListing;
  /** What has been chosen and is not shown yet; made by the first part that can choose. */
  readonly choices: { pending?: PendingChoices };
}

const ListingContext = createContext<ListingOnPage | undefined>(undefined);
export const ListingProvider = ListingContext.Provider;

export function useListing(): ListingOnPage {
  const listing = use(ListingContext);
  if (!listing) throw new Error("There is no listing around this part of one.");
  return listing;
}

/** Address of another page of the same list. The number of the page comes last in a query (search/url.ts). */
export const pageAddress = ({ address }: Pick<ShownListing, "address">, page: number): string =>
  page === 1 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
