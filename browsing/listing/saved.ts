// A listing loaded by its address alone, for saved searches: its name and its newest products.

import { listed } from "#commerce/labels";
import { all, readHit, within } from "#search/query";
import { type RouteDefaults, routeSlugs, searchDefaults, type SearchState, withoutPage } from "#search/state";
import { sizeGroupsIn } from "#search/state/size-filter";
import { readState, writeState } from "#search/url";
import type { PageKind } from "#catalogue";
import type { Browsing } from "../context.ts";
import { shopFacts } from "../shop-facts.ts";
import { translateContent } from "../translate.ts";
import { listingTexts } from "./head.ts";
import { type PagePart, partIn, pathOf, resolvePage } from "./resolve-page.ts";
import { listingContext, meantQueryOf, search } from "./search.ts";

export interface AddressedListing {
  /** Canonical, without country and query. */
  readonly path: string;
  /** Canonical query without its question mark and without the page. */
  readonly query: string;
  readonly kinds: readonly PageKind[];
  readonly defaults: RouteDefaults;
  readonly state: SearchState;
  /** The heading: what is searched for, or the names of the collections; empty if neither says anything. */
  readonly title: string;
}

const SEARCH_PATH = "/pages/search";
const COLLECTION = /^\/collections\/([^/]+)(?:\/([^/]+))?$/u;

/** Undefined if the address is no listing. `path` is without the country. */
export async function listingAt(
  browsing: Browsing,
  path: string,
  query: string,
): Promise<AddressedListing | undefined> {
  const page = path === SEARCH_PATH ? searchPage(browsing) : await collectionAt(browsing, path);
  if (!page) return undefined;
  const { taxonomy } = browsing.shop;
  const sizeGroups = sizeGroupsIn(taxonomy);
  const state = withoutPage(readState(query, page.defaults, taxonomy, sizeGroups));
  if (page.defaults.isSearch && state.query === "") return undefined;
  const parts = await translateContent(browsing, (translate) => page.parts.map((part) => partIn(part, translate)));
  const { title } = listingTexts(parts, browsing.visitor.language, "");
  return {
    path: page.path,
    query: writeState(state, page.defaults, sizeGroups).slice(1),
    kinds: page.kinds,
    defaults: page.defaults,
    state,
    title: listed([title, state.query], browsing.visitor.language),
  };
}

interface Page {
  readonly path: string;
  readonly kinds: readonly PageKind[];
  readonly defaults: RouteDefaults;
  readonly parts: readonly PagePart[];
}

const searchPage = ({ shop }: Browsing): Page => ({
  path: SEARCH_PATH,
  kinds: ["search"],
  defaults: searchDefaults(shop.taxonomy),
  parts: [],
});

async function collectionAt(browsing: Browsing, path: string): Promise<Page | undefined> {
  const [, slug, tags] = COLLECTION.exec(path)?.map((part) => decode(part ?? "")) ?? [];
  if (slug === undefined || tags === undefined) return undefined;
  const page = await resolvePage(browsing, routeSlugs(slug, tags));
  return page && { ...page, path: pathOf(page.parts.map((part) => part.slug)) };
}

const decode = (written: string): string => {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

export interface NewestProducts {
  /** Ids, the newest first. */
  readonly ids: readonly string[];
  /** Publication of the oldest of them, if there may be more. */
  readonly last: Date | undefined;
}

/** The newest products that a listing shows to the visitor, published since a time. The merchant's pins do not count. */
export async function newestIn(
  browsing: Browsing,
  listing: Pick<AddressedListing, "path" | "kinds" | "defaults" | "state">,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<NewestProducts> {
  const { path, state } = listing;
  const facts = await shopFacts(browsing);
  const context = { ...listingContext(browsing, listing, facts), load: "append", facets: [], listing: path } as const;
  const { query } = await meantQueryOf({ state, context }, browsing);
  const { arrangement: _pins, boosts: _boosts, ...plain } = query;
  const { hits } = await search(browsing, {
    ...plain,
    filter: all(...(plain.filter ? [plain.filter] : []), within("published_at", { atLeast: since.getTime() })),
    sort: { attribute: "published_at", direction: "descending" },
    offset: 0,
    limit,
    fields: ["published_at"],
  });
  const oldest = hits.length === limit ? hits.at(-1) : undefined;
  return {
    ids: hits.map(({ id }) => id),
    last: oldest && new Date(Date.parse(String(readHit(oldest)["published_at"]))),
  };
}
