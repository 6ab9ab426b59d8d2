// The first places of a listing or a search as the merchant arranged it, each with the reason why it is there.

import type { Applied, Condition, Decision } from "#commerce/merchandising";
import { readHits } from "#search/query";
import { SIZE_RUN_ATTRIBUTE } from "#search/size-run";
import { defaultState, routeSlugs, searchDefaults } from "#search/state";
import type { Browsing } from "../context.ts";
import { resolvePage, type ResolvedPage } from "./resolve-page.ts";
import { listingContext, meantQueryOf, search } from "./search.ts";
import { shopFacts } from "../shop-facts.ts";

export interface ExplainedPlace {
  readonly id: string;
  readonly title: string;
  readonly vendor: string;
  readonly picture: string;
  readonly reason?: { readonly kind: "pin" | "boost" | "bury"; readonly rule: string };
}

const FIELDS = [
  "product_id",
  "title",
  "vendor",
  "largeImage",
  "product_type",
  "tags",
  "department",
  "published_at",
  SIZE_RUN_ATTRIBUTE,
];

/** A listing by its path below /collections, or a search by its text. */
export type ExplainedList = { readonly path: string } | { readonly text: string };

/** Undefined if there is no such listing. */
export async function explainListing(
  browsing: Browsing,
  list: ExplainedList,
  limit: number,
): Promise<{ readonly total: number; readonly places: readonly ExplainedPlace[] } | undefined> {
  const page = await pageOf(browsing, list);
  if (!page) return undefined;
  const state = { ...defaultState(page.defaults), ...("text" in list && { query: list.text }) };
  const context = {
    ...listingContext(browsing, { ...page, state }, await shopFacts(browsing)),
    load: "append",
    facets: [],
    fields: FIELDS,
    ...("path" in list && { listing: list.path }),
  } as const;
  const { query, decision } = await meantQueryOf({ state, context }, browsing);
  const found = await search(browsing, { ...query, offset: 0, limit });
  const places = readHits(found.hits).map((fields, at): ExplainedPlace => {
    const id = found.hits[at]!.id;
    const reason = reasonOf(decision, id, fields, Date.now());
    return {
      id,
      title: String(fields["title"] ?? ""),
      vendor: String(fields["vendor"] ?? ""),
      picture: String(fields["largeImage"] ?? ""),
      ...(reason && { reason }),
    };
  });
  return { total: found.total, places };
}

async function pageOf(
  browsing: Browsing,
  list: ExplainedList,
): Promise<Pick<ResolvedPage, "kinds" | "defaults"> | undefined> {
  if ("text" in list) return { kinds: ["search"], defaults: searchDefaults(browsing.shop.taxonomy) };
  const [slug = "", tags = ""] = list.path.replace(/^\/collections\//, "").split("/");
  return resolvePage(browsing, routeSlugs(decodeURIComponent(slug), decodeURIComponent(tags)));
}

type Fields = Readonly<Record<string, unknown>>;

/** In the order in which the arrangement looks: pins, then buries, then boosts. */
function reasonOf(
  { pins, buries, boosts }: Decision,
  id: string,
  fields: Fields,
  now: number,
): ExplainedPlace["reason"] {
  const fitting = (some: readonly Applied<"boost" | "bury">[]) =>
    some.find(({ where }) => fits(where, id, fields, now));
  // Sold-out products are not moved to the front.
  const [placed, first] = fields[SIZE_RUN_ATTRIBUTE] === "none" ? [[], []] : [pins, boosts];
  const found = placed.find(({ product }) => product === id) ?? fitting(buries) ?? fitting(first);
  return found && { kind: found.kind, rule: found.rule };
}

const DAY = 86_400_000;

function fits(where: Condition, id: string, fields: Fields, now: number): boolean {
  const has = (name: string, wanted: readonly string[] | undefined): boolean => {
    const value = fields[name];
    const own = Array.isArray(value) ? value.map(String) : String(value ?? "").split("\t");
    return wanted === undefined || wanted.some((one) => own.includes(one));
  };
  const { products, designers, departments, types, tags, newForDays } = where;
  return (
    (products === undefined || products.includes(id)) &&
    has("vendor", designers) &&
    has("department", departments) &&
    has("product_type", types) &&
    has("tags", tags) &&
    (newForDays === undefined || Date.parse(String(fields["published_at"])) >= now - newForDays * DAY)
  );
}
