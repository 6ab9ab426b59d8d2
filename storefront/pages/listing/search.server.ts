// The search page: products that match the query, filtered and sorted like any listing.

import { redirect } from "react-router";
import { decisionFor, redirectIn, ruleContextsOf } from "#browsing";
import { messagesIn } from "#catalogue";
import { searchDefaults } from "#search/state";
import { readState } from "#search/url";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { moved } from "#storefront/visitor/canonical.server.ts";
import { correctedText } from "#storefront/features/search-box/corrected.ts";
import { servicePagesFor } from "#storefront/features/search-box/service-pages.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { listingPages } from "#locales/listing-pages";
import { servicePages } from "#locales/service-pages";
import type { SearchData } from "./listing-data.ts";
import { emptyListing, loadListing, prepare } from "./load-listing.server.ts";
import { readQuery } from "./reading.server.ts";
import { fewerWords, popularWays, searchHref } from "./search-ways.server.ts";
import { pageTitle } from "#storefront/ui/page-title.tsx";

export const SEARCH_PATH = "/pages/search";

export async function loader(args: LoaderArgs): Promise<SearchData> {
  const address = canonicalAddress(args.url.search);
  if (address !== undefined) throw moved(args, address);
  const say = messagesIn(listingPages, args.visitor.language);
  const { taxonomy } = args.shop;
  const defaults = searchDefaults(taxonomy);
  const page = { path: SEARCH_PATH, kinds: ["search"], defaults } as const;
  const { query } = readState(args.url.search, defaults, taxonomy);
  const elsewhere = query === "" ? undefined : await redirectFor(args, query);
  if (elsewhere) throw elsewhere;
  // An empty query finds nothing rather than everything.
  const { reading, ...listing } =
    query === "" ? await emptyListing(await prepare(args, page), args) : await loadListing(args, page);
  const title = query === "" ? say("search") : say("resultsFor", { query });
  const corrected = listing.paging.total > 0 ? correctedText(query, listing.corrections ?? []) : undefined;
  const link = linkFor(args.visitor);
  const pages = servicePagesFor(query, messagesIn(servicePages, args.visitor.language));
  return {
    ...listing,
    query,
    title,
    seoTitle: pageTitle(title, args.config.shopName),
    seoDescription: say("searchDescription"),
    robots: "noindex, follow",
    trail: [],
    action: link(SEARCH_PATH),
    ...(pages.length > 0 && { pages: pages.map(({ title: name, path }) => ({ name, href: link(path) })) }),
    ...(reading && { read: await readQuery(reading, { data: listing, state: listing.state }, args) }),
    ...(corrected !== undefined && {
      corrected: { name: corrected, href: searchHref(args, { data: listing, state: listing.state }, corrected) },
    }),
    ...(listing.paging.total === 0 && !listing.isFailed && (await waysOn(args, page))),
  };
}

/** Target of a redirect rule. Temporary, because rules end. */
async function redirectFor(args: LoaderArgs, query: string): Promise<Response | undefined> {
  const decision = await decisionFor(args, {
    texts: [query],
    contexts: ruleContextsOf(args.visitor, { kinds: ["search"] }),
  });
  const to = redirectIn(decision, linkFor(args.visitor));
  return to === undefined ? undefined : redirect(to, 302);
}

/** The parameter of the text, and the names by which other sites and old links call it. */
const TEXT = "qTitle";
const OTHER_NAMES: readonly string[] = ["q", "query"];

/** The address with the text under its own name and all other parameters as written; undefined if it is there already. */
function canonicalAddress(search: string): string | undefined {
  const asked = new URLSearchParams(search);
  const text = OTHER_NAMES.map((name) => asked.get(name)).find((value) => value);
  if (!text || asked.get(TEXT)) return undefined;
  const others = search
    .slice(1)
    .split("&")
    .filter((pair) => ![TEXT, ...OTHER_NAMES].includes(pair.split("=")[0] ?? ""));
  return `${SEARCH_PATH}?${[new URLSearchParams({ [TEXT]: text }).toString(), ...others].join("&")}`;
}

/** Show the page even if suggestions fail. */
async function waysOn(
  args: LoaderArgs,
  page: Parameters<typeof prepare>[1],
): Promise<Pick<SearchData, "fewer" | "popular">> {
  try {
    const asked = await prepare(args, page);
    const [fewer, popular] = await Promise.all([fewerWords(asked, args), popularWays(asked, args)]);
    return { fewer, popular };
  } catch (error) {
    args.onError(new Error("Suggestions for a search failed.", { cause: error }));
    return {};
  }
}
