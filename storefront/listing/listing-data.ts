// What a listing shows; the loaders of collections, designers and search answer it.

import type { Crumb } from "#storefront/ui/breadcrumb.tsx";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface ListingData {
  /** The heading: "Coats", "Halden & Rue". */
  readonly title: string;
  /** The document's title and description. */
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Absolute. */
  readonly canonical?: string;
  /** The introduction beside the heading. */
  readonly text?: string | null;
  /** From the department down; the last entry is this page. */
  readonly trail: readonly Crumb[];
  readonly products: readonly CardProduct[];
  readonly paging: Paging;
  /** The orders on offer, each an address of this page; none for an empty list. */
  readonly sorts: readonly SortChoice[];
  /** Slug of the page's department, for the header. */
  readonly department?: string;
}
export interface Paging {
  /** Of all products of the listing. */
  readonly total: number;
  /** Places of the first and last product on this page, from 1; 0 and 0 for an empty list. */
  readonly first: number;
  readonly last: number;
  readonly previous?: string;
  readonly next?: string;
}
export interface SortChoice {
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}
export interface SearchData extends ListingData {
  readonly query: string;
  /** Address of the search page, with the visitor's country prefix. */
  readonly action: string;
  /** Ways on when nothing was asked or found. */
  readonly suggestions: readonly { readonly name: string; readonly href: string }[];
}
