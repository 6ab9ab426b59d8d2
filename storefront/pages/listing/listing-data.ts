// The data of a listing, from the loaders of collections, designers and search. Choices are states of the listing: the
// page turns each into an address, so that a loader sends none of them.

import type {
  CategoryFacet as CountedCategories,
  FacetOption,
  ListingFacets as CountedFacets,
  SizeFacet as CountedSizes,
} from "#browsing";
import type { PageKind, SizeSystem } from "#catalogue";
import type { Reading } from "#search/intent";
import type { SearchResult } from "#search/query";
import type { RouteDefaults, SearchState, TextSort } from "#search/state";
import type { RenderedEdit } from "./edit/edit-data.ts";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface ListingData extends ListingHead {
  /** Address of the listing without its query, with the visitor's country prefix. */
  readonly path: string;
  /** Address of the first page of what is shown, with its query. */
  readonly address: string;
  /** Address of the form that saves the search. */
  readonly saveHref: string;
  /** Likewise for the page that lists its designers. */
  readonly designersPath: string;
  /** Base address of collections. */
  readonly collectionsPath: string;
  readonly kinds: readonly PageKind[];
  readonly defaults: RouteDefaults;
  readonly state: SearchState;
  /** The visitor's currency, ISO 4217. */
  readonly currency: string;
  readonly textSort: TextSort;
  /** From the user agent; affects sort options and folding, not results. */
  readonly isMobile: boolean;
  readonly facets: ListingFacets;
  readonly products: readonly ListedProduct[];
  readonly paging: Paging;
  /** Id of the query in click analytics; empty if the search failed. */
  readonly queryId: string;
  /** Labels by value: of the selected department, categories and type, and in other languages than English of colours. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Above the listing of a department, on its first page. */
  readonly edit?: RenderedEdit;
  /** The filter whose options a visitor without scripts asked for. */
  readonly openFilter?: string;
  /** Set if the search failed. */
  readonly isFailed?: true;
  /** Corrected spellings. */
  readonly corrections?: SearchResult["corrections"];
  /** The merchant's banner above the list. */
  readonly banner?: { readonly text: string; readonly href?: string };
  /** Interpretation of the text; absent if it is searched as typed. */
  readonly reading?: Reading;
  /** For an empty list: other choices by number of results. */
  readonly reliefs?: readonly Relief[];
}

/** Heading and metadata of a listing. */
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
  /** Number of products in the listing. */
  readonly total: number;
  /** Positions of the first and last product shown, from 1; 0 for an empty list. */
  readonly first: number;
  readonly last: number;
  /** The page before those shown. */
  readonly previous?: number;
  /** The page to append to those shown. Absent if the shop has numbered pages, which replace one another. */
  readonly next?: number;
}

/** The options of the filters, with the addresses that they link to. */
export interface ListingFacets extends Omit<CountedFacets, "category" | "sizes"> {
  readonly category: CategoryFacet;
  readonly sizes?: SizeFacet;
}

export interface CategoryFacet extends CountedCategories {
  /** Links to the collections around the page, for pages with a fixed category or type. */
  readonly above: readonly { readonly name: string; readonly href: string }[];
}

export interface SizeFacet extends Omit<CountedSizes, "chart"> {
  /** Id of the chart. */
  readonly chart: string;
  /** That the visitor's market reads. */
  readonly systems: readonly SizeSystem[];
  /** Address of the chart in the size guide. */
  readonly guide: string;
}

export interface Relief {
  /** The search without one filter, or with only that filter. */
  readonly kind: "without" | "only";
  /** The filter's name. */
  readonly label: string;
  readonly state: SearchState;
  readonly count: number;
}

/** Interpretation of a query, in the visitor's language. */
export interface ReadQuery {
  readonly title: string;
  /** Parts of the query; one that can be removed has the address of the search without it. */
  readonly parts: readonly { readonly name: string; readonly href?: string; readonly remove?: string }[];
  /** Words that were dropped or not used. */
  readonly notes: readonly string[];
  /** The search for the words as typed. */
  readonly exactly: Way;
}

export interface SearchData extends ListingData {
  /** Absent if the query is searched as typed. */
  readonly read?: ReadQuery;
  readonly query: string;
  /** Address of the search page, with the visitor's country prefix. */
  readonly action: string;
  /** Link to the corrected query. */
  readonly corrected?: Way;
  /** The shop's pages that the query asks for, such as "returns". */
  readonly pages?: readonly Way[];
  /** For a search without results: shorter queries. */
  readonly fewer?: readonly FewerWords[];
  /** Suggestions without a query or results. */
  readonly popular?: { readonly designers: readonly Way[]; readonly categories: readonly Way[] };
}

export interface Way {
  readonly name: string;
  readonly href: string;
}

export interface FewerWords extends Way {
  readonly count: number;
}

/** All designers of a listing, or those under a letter or matching a text. */
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
