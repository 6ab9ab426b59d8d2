// What a listing shows; the loaders of collections, designers and search answer it. Choices are states of the listing: the
// page turns each into an address, so that a loader sends none of them.

import type { Channel, PageKind, ShoeCountry, SizeValues } from "#catalogue";
import type { SearchResult } from "#search/query";
import type { PlainListName, RouteDefaults, SearchState } from "#search/state";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface ListingData extends ListingHead {
  /** Address of the listing without its query, with the visitor's country prefix. */
  readonly path: string;
  /** Address of the first page of what is shown, with its query. */
  readonly address: string;
  /** The same as `path` of the page that lists its designers. */
  readonly designersPath: string;
  /** Address under which the handles of collections stand. */
  readonly collectionsPath: string;
  readonly kinds: readonly PageKind[];
  readonly defaults: RouteDefaults;
  readonly state: SearchState;
  /** The visitor's money, ISO 4217. */
  readonly currency: string;
  readonly channel: Channel;
  /** What the visitor's browser says of itself; decides orders and what is folded, nothing that is found. */
  readonly isMobile: boolean;
  readonly facets: ListingFacets;
  readonly products: readonly ListedProduct[];
  readonly paging: Paging;
  /** Names the answer in click analytics; empty when there was none. */
  readonly queryId: string;
  /** What values are called in the visitor's language, by value: colours, and what is chosen. Absent in English. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Set when the search failed: nothing is known of what there is. */
  readonly isFailed?: true;
  /** Words for which only another spelling was found. */
  readonly corrections?: SearchResult["corrections"];
  /** Of an empty list: what other choices would give, the most first. */
  readonly reliefs?: readonly Relief[];
}

/** What the document says of a listing, and its heading. */
export interface ListingHead {
  /** The heading: "Coats", "Halden & Rue". */
  readonly title: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Absolute. Never together with `robots`. */
  readonly canonical?: string;
  readonly robots?: string;
  /** The introduction beside the heading. */
  readonly text?: string | null;
  /** Address of a picture above the heading. */
  readonly hero?: string | null;
  /** From the department down; the last entry is this page. */
  readonly trail: readonly Crumb[];
  /** Slug of the page's department, for the header. */
  readonly department?: string;
}

export interface ListedProduct extends CardProduct {
  readonly id: string;
  readonly sku: string;
}

export interface Paging {
  /** Of all products of the listing. */
  readonly total: number;
  /** Places of the first and last product shown, from 1; 0 and 0 for an empty list. */
  readonly first: number;
  readonly last: number;
  /** The pages before and after those shown. */
  readonly previous?: number;
  readonly next?: number;
}

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What the filters offer. A part that the page does not show is empty. */
export interface ListingFacets {
  readonly departments: readonly DepartmentOption[];
  readonly category: CategoryFacet;
  readonly designers: DesignerFacet;
  /** Counts by value of the facets that are shown as plain lists. */
  readonly counts: Readonly<Partial<Record<PlainListName, Readonly<Record<string, number>>>>>;
  readonly sizes?: SizeFacet;
}

export interface DepartmentOption extends FacetOption {
  /** One of the children's departments, shown under Kids. */
  readonly isUnder?: true;
}

export interface CategoryFacet {
  /** The collections around the page, for pages that have decided on a category or type themselves. */
  readonly above: readonly { readonly name: string; readonly href: string }[];
  /** What the page has decided on. */
  readonly fixed?: string;
  readonly options: readonly FacetOption[];
  /** The category whose types follow: chosen, or that of the type chosen. */
  readonly open?: string;
  /** By name. */
  readonly types: readonly FacetOption[];
}

export interface DesignerFacet {
  /** The chosen ones and the most frequent. */
  readonly options: readonly FacetOption[];
  readonly total: number;
  /** The initials that there are, "#" among them. */
  readonly letters: string;
}

export interface SizeFacet {
  /** The rows of the chart; labels follow from the values of each system. */
  readonly rows: readonly { readonly name: string; readonly values: SizeValues; readonly count: number }[];
  /** Address of the chart in the size guide. */
  readonly guide: string;
  /** Of shoes. */
  readonly countries?: readonly { readonly code: ShoeCountry; readonly name: string }[];
  readonly country?: ShoeCountry;
}

export interface Relief {
  /** Without one filter; or with it alone, where no single one emptied the list. */
  readonly kind: "without" | "only";
  /** The filter's name. */
  readonly label: string;
  readonly state: SearchState;
  readonly count: number;
}

export interface SearchData extends ListingData {
  readonly query: string;
  /** Address of the search page, with the visitor's country prefix. */
  readonly action: string;
  /** The words as they were found, when nothing has them as they were typed. */
  readonly corrected?: Way;
  /** When nothing was found: the words without one of them. */
  readonly fewer?: readonly FewerWords[];
  /** Ways on when nothing was asked or found. */
  readonly popular?: { readonly designers: readonly Way[]; readonly categories: readonly Way[] };
}

export interface Way {
  readonly name: string;
  readonly href: string;
}

export interface FewerWords extends Way {
  readonly count: number;
}

/** A page of all designers of a listing, or of those under a letter or with some words in their name. */
export interface DesignersData extends Pick<ListingData, "path" | "designersPath" | "defaults" | "state"> {
  readonly title: string;
  /** The heading of the listing. */
  readonly listing: string;
  readonly total: number;
  readonly letters: string;
  readonly letter: string;
  readonly find: string;
  readonly options: readonly FacetOption[];
}
