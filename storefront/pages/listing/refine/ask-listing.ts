// Loads a preview of a listing with filters that are not applied yet, from the listing's own loader without products.

import { askPage } from "#storefront/framework/ask-page.ts";
import { isListing } from "../behaviour/listing-memory.ts";
import { ALL_DESIGNERS } from "../designers-href.ts";
import type { FacetOption } from "#browsing";
import type { ListingData } from "../listing-data.ts";
import { REFINE, type RefineAsk } from "../paging.ts";

export async function askListing(href: string, what: RefineAsk, signal: AbortSignal): Promise<ListingData> {
  const listing = (await ask(withParameter(href, REFINE, what), signal)).find(isListing);
  if (!listing || listing.isFailed) throw new Error(`There is no answer at ${href}.`);
  return listing;
}

/** Every designer of a listing, from the address of its page of designers. */
export async function askDesigners(href: string, signal: AbortSignal): Promise<readonly FacetOption[]> {
  const answer = (await ask(withParameter(href, ALL_DESIGNERS, ""), signal)).find(hasOptions);
  if (!answer) throw new Error(`There are no designers at ${href}.`);
  return answer.options;
}

/** The data of the loaders of an address; empty if it did not answer. */
async function ask(href: string, signal: AbortSignal): Promise<readonly unknown[]> {
  const { status, loaderData } = await askPage(href, { signal });
  return status < 400 ? Object.values(loaderData ?? {}) : [];
}

const withParameter = (href: string, name: string, value: string): string =>
  `${href}${href.includes("?") ? "&" : "?"}${name}=${value}`;

const hasOptions = (value: unknown): value is { readonly options: readonly FacetOption[] } =>
  typeof value === "object" && value !== null && "options" in value && Array.isArray(value.options);
