// All designers of a listing, at the listing's address under /pages/designers.

import { messagesIn } from "#catalogue";
import { listed } from "#commerce/labels";
import { FACET_LIMIT, FACET_SEARCH } from "#search/constants";
import { groupDesigners, listItems, routeSlugs, searchDefaults, searchDesigners } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { letterOf, lettersOf, partTitle, queryOf, resolvePage, search, translateContent } from "#browsing";
import { listingPages } from "#locales/listing-pages";
import { ALL_DESIGNERS } from "./designers-href.ts";
import type { DesignersData } from "./listing-data.ts";
import { type ListingPage, prepare } from "./load-listing.server.ts";
import { SEARCH_PATH } from "./search.server.ts";

/** Longer lists are shown letter by letter. */
const AT_ONCE = 600;

export async function loader(args: LoaderArgs): Promise<DesignersData> {
  const { url, params } = args;
  const say = messagesIn(listingPages, args.visitor.language);
  const { page, title } = await listingAt(args, `/${params["*"] ?? ""}`);
  const asked = await prepare(args, page);
  const { state, data } = asked;
  const query = await queryOf({ state, context: { ...asked.context, facets: ["vendor"] } }, args);
  const found = await search(args, { ...query, offset: 0, limit: 0 });
  const counts = found.facets[0]?.values ?? [];
  const letters = lettersOf(counts.map(({ value }) => value));
  const find = (url.searchParams.get("find") ?? "").trim().slice(0, 100);
  const asks = (url.searchParams.get("letter") ?? "").toUpperCase();
  const isLong = counts.length > AT_ONCE && find === "" && !url.searchParams.has(ALL_DESIGNERS);
  const letter = letters.includes(asks) && asks.length === 1 ? asks : isLong ? letters.charAt(0) : "";
  const all = await translateContent(args, ({ vendorInFull }) =>
    listItems(counts, state.refinementList.vendor, { limit: FACET_LIMIT, labelOf: vendorInFull }),
  );
  const wanted = find === "" ? all : searchDesigners(all, find).slice(0, FACET_SEARCH.most);
  const shown = letter === "" ? wanted : wanted.filter(({ value }) => letterOf(value) === letter);
  return {
    path: data.path,
    designersPath: data.designersPath,
    defaults: data.defaults,
    state,
    title: say("designersIn", { title }),
    listing: title,
    total: counts.length,
    letters,
    letter,
    find,
    options: groupDesigners(shown)
      .flatMap(({ items }) => items)
      .map(({ value, label, count }) => ({ value, label, count })),
  };
}

/** The listing of a path without country prefix. */
async function listingAt(
  args: LoaderArgs,
  path: string,
): Promise<{ readonly page: ListingPage; readonly title: string }> {
  if (path === SEARCH_PATH) {
    return {
      page: { path, kinds: ["search"], defaults: searchDefaults(args.shop.taxonomy) },
      title: messagesIn(listingPages, args.visitor.language)("searchResults"),
    };
  }
  const slugs = slugsAt(path);
  const found = slugs && (await resolvePage(args, slugs));
  if (!found || found.defaults.vendor !== undefined) throw notFound();
  return { page: { ...found, path }, title: listed(found.parts.map(partTitle), args.visitor.language) };
}

function slugsAt(path: string): readonly string[] | undefined {
  const [kind, first = "", second = "", ...rest] = path.split("/").filter((segment) => segment !== "");
  if (rest.length > 0 || first === "") return undefined;
  if (kind === "collections") return routeSlugs(first, second);
  return kind === "shop" && second !== "" ? routeSlugs("", second) : undefined;
}
