// Every listing's search: from the address and the page's defaults to one question for the index, and its answer as data.

import { lookUp, messagesIn, type PageKind } from "#catalogue";
import { HITS_BEFORE_RECOMMENDATIONS, PAGE_SIZE } from "#search/constants";
import { hitWindow, type ListingContext } from "#search/listing-filter";
import { withRecommendations } from "#search/client/recommendations";
import type { PromotionPrices } from "#search/lowest-prices";
import { all, type Hit, is, readHit } from "#search/query";
import { spreadDesigners } from "#search/selection";
import {
  type Chip,
  chipsOf,
  defaultState,
  isSameState,
  type RouteDefaults,
  removeChip,
  type SearchState,
  withoutPage,
} from "#search/state";
import { sizeGroupsIn } from "#search/state/size-filter";
import { readState, writeState } from "#search/url";
import { viewerFilters } from "#search/visibility";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import {
  bannerIn,
  facetsOf,
  factLabels,
  findListing,
  listingContext,
  meantQueryOf,
  promotionPrices,
  queryOf,
  search,
  WITHOUT_PROMOTIONS,
  type ShopFacts,
  shopFacts,
  textSortIn,
} from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { listingFilters } from "#locales/listing-filters";
import { cardFields, cardsOfHits } from "./cards.server.ts";
import { chipName, priceNameIn } from "./chip-name.ts";
import type { ListedProduct, ListingData, ListingHead, Paging, Relief } from "./listing-data.ts";
import { NO_FACETS, withLinks } from "./listing-links.server.ts";
import { APPEND, OPEN, REFINE } from "./paging.ts";
import { chosenLabels, translateListing } from "./translate.server.ts";

export interface ListingPage {
  /** Without country prefix and query: "/collections/women". */
  readonly path: string;
  readonly kinds: readonly PageKind[];
  readonly defaults: RouteDefaults;
}

/** Designers shown in the panel. */
const SHOWN_DESIGNERS = 12;

export type LoadedListing = Omit<ListingData, keyof ListingHead>;

/** A search that fails gives an empty listing: the frame, the heading and the filters chosen are shown all the same. */
export async function loadListing(args: LoaderArgs, page: ListingPage): Promise<LoadedListing> {
  const asked = await prepare(args, page);
  try {
    return await translateListing(args, { ...asked.data, ...(await answer(asked, args)) });
  } catch (error) {
    args.onError(new Error(`The listing ${page.path} cannot be searched.`, { cause: error }));
    return { ...(await emptyListing(asked, args)), isFailed: true };
  }
}

/** The listing without products and counts, with what is chosen in the visitor's language. */
export async function emptyListing({ data }: Asked, args: LoaderArgs): Promise<LoadedListing> {
  const empty = { ...data, ...NOTHING };
  try {
    return await translateListing(args, empty);
  } catch (error) {
    args.onError(new Error("The filters of a listing cannot be translated.", { cause: error }));
    return empty;
  }
}

export interface Asked {
  readonly page: ListingPage;
  readonly context: ListingContext;
  readonly facts: ShopFacts;
  readonly state: SearchState;
  /** Asked only what there is, without the products themselves. */
  readonly isRefining: boolean;
  readonly data: Omit<LoadedListing, keyof typeof NOTHING>;
}

/** Data of a listing whose search failed or was not run. */
const NOTHING = {
  facets: NO_FACETS,
  products: [] as readonly ListedProduct[],
  paging: { total: 0, first: 0, last: 0 } as Paging,
  queryId: "",
};

/** The request in an address, independent of the visitor. */
export async function prepare(args: LoaderArgs, page: ListingPage): Promise<Asked> {
  const { url, visitor } = args;
  const { taxonomy } = args.shop;
  const { path, kinds, defaults } = page;
  const { market, isMobile } = visitor;
  const sizeGroups = sizeGroupsIn(taxonomy);
  const state = readState(url.search, defaults, taxonomy, sizeGroups);
  const facts = await shopFacts(args);
  const isOnePage = hasPages(args) || url.searchParams.has(APPEND);
  const link = linkFor(visitor);
  const opened = url.searchParams.get(OPEN);
  const refine = url.searchParams.get(REFINE);
  const query = writeState(withoutPage(state), defaults, sizeGroups);
  const isWithoutFacets = url.searchParams.has(APPEND) || refine === "count";
  return {
    page,
    facts,
    state,
    isRefining: refine !== null,
    context: {
      ...listingContext(args, { kinds, defaults, state }, facts),
      load: isOnePage ? "append" : "fresh",
      facets: isWithoutFacets ? [] : facetsOf({ taxonomy, kinds, state, defaults }),
      fields: cardFields(market.priceList, visitor.language),
      listing: path,
    },
    data: {
      path: link(path),
      address: link(path) + query,
      saveHref: `${link("/account/alerts")}?search=${encodeURIComponent(path + query)}`,
      designersPath: link(`/pages/designers${path}`),
      collectionsPath: link("/collections"),
      kinds,
      defaults,
      state,
      currency: market.currency,
      textSort: textSortIn(args),
      isMobile,
      ...(opened !== null && { openFilter: opened }),
      labels: { ...chosenLabels(taxonomy, state), ...factLabels(state, visitor.language) },
    },
  };
}

async function answer(
  asked: Asked,
  args: LoaderArgs,
): Promise<typeof NOTHING & Pick<ListingData, "corrections" | "reading" | "reliefs" | "banner">> {
  const { context, facts, state, page } = asked;
  const { shop, visitor } = args;
  const version = shop.search.versions?.now();
  const { query, reading, decision, corrections = [] } = await meantQueryOf(asked, args);
  const [{ found, facets }, recommended] = await Promise.all([
    findListing(
      { ...page, state },
      asked.isRefining ? { ...query, offset: 0, limit: 0 } : query,
      args,
      SHOWN_DESIGNERS,
    ),
    asked.isRefining || query.arrangement ? [] : recommendations(asked, args),
  ]);
  const banner = bannerIn(decision, args.visitor.language, linkFor(args.visitor));
  // Pins stay at their places.
  const inOrder = query.arrangement ? found.hits : spread(found.hits, state);
  const hits = withRecommendations(inOrder, recommended, ({ id }) => id);
  const cards = (promotions: PromotionPrices) =>
    cardsOfHits(hits, { search: shop.search, promotions, version, visitor, newSeason: facts.newSeason });
  const products = await promotionPrices(shop, visitor.market)
    .then(cards)
    .catch((error: unknown) => {
      args.onError(error);
      return cards(WITHOUT_PROMOTIONS);
    });
  const own = new Set(found.hits.map(({ id }) => id));
  const shown = products.filter(({ id }) => own.has(id)).length;
  return {
    facets: context.facets?.length === 0 ? NO_FACETS : withLinks(facets, { ...page, ...args }),
    products,
    paging: pagingOf(found.total, shown, state.page, { load: context.load, hasPages: hasPages(args) }),
    queryId: found.queryId,
    ...(banner && { banner }),
    ...(corrections.length + found.corrections.length > 0 && { corrections: [...corrections, ...found.corrections] }),
    ...(reading && { reading }),
    ...(found.total === 0 && !asked.isRefining && { reliefs: await reliefsOf(asked, args) }),
  };
}

/** In our selection, pieces of one designer are apart. Each page is arranged separately, so that the next one neither repeats nor skips any. */
const spread = (hits: readonly Hit[], { sortBy }: SearchState): readonly Hit[] =>
  sortBy === "selection-desc"
    ? Array.from({ length: Math.ceil(hits.length / PAGE_SIZE) }, (_, page) =>
        spreadDesigners(hits.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), (hit) => String(readHit(hit)["vendor"])),
      ).flat()
    : hits;

/** True if the shop has numbered pages. */
const hasPages = ({ config }: LoaderArgs): boolean => config.listingPaging === "pages";

/** Positions of the products shown, and the pages around them. */
function pagingOf(
  total: number,
  shown: number,
  page: number,
  how: Pick<ListingContext, "load"> & { readonly hasPages: boolean },
): Paging {
  const { offset } = hitWindow(page, how.load);
  const last = offset + shown;
  const before = Math.min(offset / PAGE_SIZE, Math.ceil(total / PAGE_SIZE));
  return {
    total,
    first: shown === 0 ? 0 : offset + 1,
    last: shown === 0 ? 0 : last,
    ...(before > 0 && { previous: before }),
    ...(shown > 0 && last < total && !how.hasPages && { next: page + 1 }),
  };
}

/** Maximum number of alternative searches. */
const MOST_RELIEFS = 8;

/** Alternatives to an empty list: without one filter, or else with only one. Only those with results. */
async function reliefsOf(asked: Asked, args: LoaderArgs): Promise<readonly Relief[]> {
  const { state, page, context } = asked;
  const { defaults } = page;
  const say = messagesIn(listingFilters, args.visitor.language);
  const { currency } = asked.data;
  const { labels } = await emptyListing(asked, args);
  const sizeGroups = sizeGroupsIn(context.taxonomy);
  const chips = chipsOf(state, defaults, {
    currency,
    sizesOf: sizeGroups,
    priceName: priceNameIn(say),
    labelOf: (_, value) => lookUp(labels, value),
  });
  const without = (gone: readonly Chip[]) =>
    gone.reduce((left, chip) => removeChip(left, defaults, chip, sizeGroups), state);
  const offer = async (kind: Relief["kind"], stateOf: (chip: Chip) => SearchState): Promise<readonly Relief[]> => {
    const reliefs = await Promise.all(
      chips.slice(0, MOST_RELIEFS).map(async (chip): Promise<Relief> => {
        const other = stateOf(chip);
        const query = await queryOf({ state: other, context: { ...context, facets: [] } }, args);
        const { total } = await search(args, { ...query, offset: 0, limit: 0 });
        return { kind, label: chipName(chip, say), state: other, count: total };
      }),
    );
    return reliefs.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  };
  const single = await offer("without", (chip) => without([chip]));
  if (single.length > 0 || chips.length < 2) return single;
  return offer("only", (chip) => without(chips.filter((one) => one !== chip)));
}

/**
 * Products of the recommended tag for the page's department, on the first page of a listing. Not where a shopper wants
 * something else: in searches, on designers' pages, and once anything is chosen.
 */
async function recommendations({ facts, context, state }: Asked, args: LoaderArgs): Promise<readonly Hit[]> {
  const { defaults, viewer } = context;
  const isPlain = isSameState({ ...state, sortBy: "" }, defaultState(defaults));
  if (facts.recommended === undefined || !isPlain || defaults.isSearch || defaults.vendor !== undefined) return [];
  const department = defaults.department
    ? [is("department", ...context.taxonomy.wearerValues(defaults.department))]
    : [];
  const found = await search(args, {
    filter: all(...viewerFilters(viewer), is("tags", facts.recommended), ...department),
    limit: HITS_BEFORE_RECOMMENDATIONS,
    ...(context.fields && { fields: context.fields }),
    ...(context.ruleContexts && { ruleContexts: context.ruleContexts }),
  });
  return found.hits;
}
