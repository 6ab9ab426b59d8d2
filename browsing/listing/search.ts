// The search of a listing: its query, understood in the visitor's language, and its answer with the counts of all filters.

import { collectionSlug, ownSystemsOf, type PageKind, toSlug, type Viewer } from "#catalogue";
import { findTag } from "#commerce/content";
import { marketsSold } from "#commerce/settings";
import type { Decision } from "#commerce/merchandising";
import { type ListingContext, listingQuery, type ListingViewer } from "#search/listing-filter";
import { all, readHit, type SearchQuery, type SearchResult } from "#search/query";
import { defaultSortBy, type RouteDefaults, type SearchState, type TextSort } from "#search/state";
import { meantQuery, type MeantQuery, typedQuery } from "#search/intent";
import { viewerFilters } from "#search/visibility";
import type { Browsing } from "../context.ts";
import { readDesigners } from "../designers.ts";
import { type ArrangedQuery, arrangedQuery, runArranged } from "../merchandising/arranged-query.ts";
import { decisionFor } from "../merchandising/decision-for.ts";
import { isOwnOrder } from "../merchandising/own-order.ts";
import { ruleContextsOf } from "../rule-contexts.ts";
import type { ShopFacts } from "../shop-facts.ts";
import { viewerOf } from "../viewer.ts";
import { type ListingFacets, NO_FACETS } from "./facet-data.ts";
import { type FacetContext, listingFacets } from "./facets.ts";
import { goodsOf } from "./goods.ts";
import { intentIn } from "./intent.ts";
import { menuCounts } from "./menu-counts.ts";
import { optionCounts } from "./option-counts.ts";
import { typeCounts } from "./type-counts.ts";

/** A listing and what is chosen in it. */
export interface AskedListing {
  readonly kinds: readonly PageKind[];
  readonly defaults: RouteDefaults;
  readonly state: SearchState;
}

/** The part of a query's context that follows from the visitor and the listing. */
export function listingContext(
  { shop, visitor }: Browsing,
  { kinds, defaults, state }: AskedListing,
  { blocked }: Pick<ShopFacts, "blocked">,
): Omit<ListingContext, "load"> {
  const viewer: ListingViewer = {
    ...viewerOf(visitor, blocked),
    priceList: visitor.market.priceList,
    textSort: textSortIn({ shop, visitor }),
  };
  return {
    taxonomy: shop.taxonomy,
    defaults,
    viewer,
    newestPublishedAt: undefined,
    ruleContexts: ruleContextsOf(visitor, { kinds, department: state.menu.department || defaults.department }),
  };
}

/** China always sorts text searches by relevance. */
export const textSortIn = ({ shop, visitor }: Pick<Browsing, "shop" | "visitor">): TextSort =>
  visitor.market.channel === "china" ? "relevance" : (shop.textSort ?? "relevance");

interface AskedQuery {
  readonly state: SearchState;
  readonly context: ListingContext;
  /** False to search the words as typed. */
  readonly isInterpreted?: boolean | undefined;
}

/** The search query of a listing, as the merchant arranged it. */
export const queryOf = async (asked: AskedQuery, browsing: Browsing): Promise<ArrangedQuery> =>
  (await meantQueryOf(asked, browsing)).query;

/** The same, how its text was read, and what the merchant's rules do. */
export async function meantQueryOf(
  { state, context, isInterpreted = true }: AskedQuery,
  browsing: Browsing,
): Promise<MeantQuery & { readonly query: ArrangedQuery; readonly decision: Decision }> {
  const newestPublishedAt = context.defaults.isNewArrivals ? await newestOf(browsing, context.viewer) : undefined;
  const typed = listingQuery(state, { ...context, newestPublishedAt });
  const contexts = typed.ruleContexts && { ruleContexts: typed.ruleContexts };
  const { query, reading, corrections } = await (isInterpreted ? meantQuery : typedQuery)(
    typed,
    intentIn(browsing, context.viewer),
    (one) => search(browsing, { ...one, ...contexts }),
  );
  const decision = await decisionFor(browsing, {
    texts: [...new Set([state.query, query.text ?? ""])],
    listing: context.listing,
    contexts: query.ruleContexts ?? [],
  });
  const textSort = textSortIn(browsing);
  const isSorted = state.sortBy !== "" && state.sortBy !== defaultSortBy(state, textSort);
  return {
    query: arrangedQuery(query, decision, {
      isOwnOrder: isOwnOrder(typed.sort, { text: state.query, textSort }),
      now: Date.now(),
      lead: isSorted ? [] : await orderOf(browsing, context.defaults.ordered),
    }),
    decision,
    ...(reading && { reading }),
    ...(corrections && { corrections }),
  };
}

/** An order that cannot be read costs only itself. */
async function orderOf({ shop, onError }: Browsing, handle: string | undefined): Promise<readonly string[]> {
  if (handle === undefined) return [];
  try {
    return (await findTag(shop.database, shop.id, handle))?.productOrder ?? [];
  } catch (error) {
    onError(error);
    return [];
  }
}

/** Throws if the index refuses the query. */
export async function search({ shop }: Pick<Browsing, "shop">, query: ArrangedQuery): Promise<SearchResult> {
  const found = await runArranged((one) => shop.search.search(one), query);
  if (found.kind === "refused") throw new Error(`The index refused a listing: ${found.message}`);
  return found;
}

/** Hits and filters in one answer. Counts that differ from those of the hits come from further searches at the same time. */
export async function findListing(
  asked: AskedListing,
  query: ArrangedQuery,
  browsing: Browsing,
  /** Number of designers to return. */
  designers: number,
): Promise<{ readonly found: SearchResult; readonly facets: ListingFacets }> {
  const { shop, visitor } = browsing;
  const { taxonomy } = shop;
  if (query.facets?.length === 0) return { found: await search(browsing, query), facets: NO_FACETS };
  const searchCounts = (counted: SearchQuery) => search(browsing, counted);
  const [{ pinned, handleOf }, goods] = await Promise.all([
    readDesigners(browsing),
    goodsOf(searchCounts, browsing, asked, query.ruleContexts),
  ]);
  const context: FacetContext = {
    ...asked,
    taxonomy,
    language: visitor.language,
    priceList: visitor.market.priceList,
    hasPriorPrices: visitor.market.hasPriorPrices,
    ownSystems: ownSystemsOf(visitor.market, marketsSold(browsing.shop.setting).home.country),
    goods,
    designers: { pinned: pinned.get(collectionOf(asked.defaults)) ?? [], handleOf, limit: designers },
  };
  const [found, menus, types, options] = await Promise.all([
    search(browsing, query),
    menuCounts(searchCounts, query, context),
    typeCounts(searchCounts, query, context),
    optionCounts(searchCounts, query, asked.state),
  ]);
  const further = { menus: { ...menus, ...(types && { types }) }, options };
  return { found, facets: listingFacets(found, context, further) };
}

/** Slug of the collection that a listing shows; empty for search results. */
const collectionOf = ({ department, category, productType, isSale, isNewArrivals, isSearch }: RouteDefaults): string =>
  isSearch
    ? ""
    : collectionSlug({
        department,
        offer: isSale ? "sale" : isNewArrivals ? "new-arrivals" : undefined,
        goods: toSlug(productType ?? category ?? ""),
      });

/** Newest publication of what the viewer sees, in milliseconds since 1970. */
export async function newestOf(browsing: Browsing, viewer: Viewer): Promise<number | undefined> {
  const found = await search(browsing, {
    filter: all(...viewerFilters(viewer)),
    sort: { attribute: "published_at", direction: "descending" },
    limit: 1,
    fields: ["published_at"],
  });
  const [hit] = found.hits;
  const moment = hit ? Date.parse(String(readHit(hit)["published_at"])) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
