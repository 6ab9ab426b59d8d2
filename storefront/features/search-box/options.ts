// The groups of the search box: suggestions, recent searches, and a link to all results.

import {
  currencyOfList,
  type LanguageCode,
  prefixPath,
  type Price,
  priceIn,
  type PriceList,
  type Say,
} from "#catalogue";
import type { searchBox } from "#locales/search-box";
import type { servicePages } from "#locales/service-pages";
import { correctedText } from "./corrected.ts";
import type { ListingFound } from "#search/dialects/listing/read-response";
import { type Part, partsOf, plain } from "./marked.ts";
import type { BoxLanguage } from "./box-language.ts";
import { servicePagesFor } from "./service-pages.ts";

export type OptionKind = "recent" | "correction" | "page" | "designer" | "category" | "product" | "all";

export interface Option {
  readonly kind: OptionKind;
  readonly href: string;
  readonly title: readonly Part[];
  /** Text under which it is added to recent searches. */
  readonly search?: string;
  /** For products only. */
  readonly designer?: string;
  readonly picture?: string;
  readonly price?: Price;
}

export interface Group {
  readonly kind: OptionKind;
  readonly name?: string;
  readonly options: readonly Option[];
}

export type SaySearch = Say<typeof searchBox>;

/** The page and visitor of a box. */
export interface BoxPlace {
  /** Address of the search page, with the visitor's country prefix. */
  readonly searchPath: string;
  /** The code in front of the visitor's addresses, if any. */
  readonly code: string | undefined;
  readonly priceList: PriceList;
  /** True if a reduction needs its prior price beside it, for which suggestions have no room: they show the price alone. */
  readonly hasPriorPrices: boolean;
  /** ISO 3166; undefined if the visitor's market is not a country. */
  readonly country: string | undefined;
  readonly language: BoxLanguage;
  readonly say: SaySearch;
  readonly sayService: Say<typeof servicePages>;
}

/** Suggestions shown of each kind: one desktop screen without scrolling. */
export const SHOWN = { designer: 4, category: 5, product: 6 } as const;
/** Popular suggestions shown of each kind, for an empty field. */
const POPULAR_SHOWN = { designer: 6, category: 6, product: 4 } as const;

type Kind = keyof typeof SHOWN;

/** The text that was found instead of the typed one: with other spellings or fewer words. */
export const foundInstead = (text: string, { nearest, corrections }: ListingFound): string | undefined =>
  correctedText(nearest ?? text, corrections) ?? nearest;

/** Groups for a text that is not empty. */
export function suggestedGroups(text: string, found: ListingFound, place: BoxPlace): readonly Group[] {
  const { say } = place;
  const instead = foundInstead(text, found);
  const products = productCount(found);
  return [
    group("correction", undefined, instead === undefined ? [] : [correctionOption(instead, place)]),
    pageGroup(text, place),
    group("designer", say("designers"), optionsOf("designer", found, place, SHOWN.designer)),
    group("category", say("categories"), optionsOf("category", found, place, SHOWN.category)),
    group("product", say("products"), optionsOf("product", found, place, SHOWN.product)),
    group("all", undefined, [searchOption("all", instead ?? text, place, allTitle(instead ?? text, products, say))]),
  ].filter(({ options }) => options.length > 0);
}

/** The shop's pages that a text asks for, such as "returns". */
export const pageGroup = (text: string, { code, sayService }: BoxPlace): Group =>
  group(
    "page",
    sayService("help"),
    servicePagesFor(text, sayService).map(({ title, path }) => ({
      kind: "page",
      href: prefixPath(code, path),
      title: plain(title),
    })),
  );

/** Groups for an empty field, or for a text without results. */
export function startingGroups(
  recent: readonly string[],
  popular: ListingFound | undefined,
  place: BoxPlace,
): readonly Group[] {
  const { say } = place;
  return [
    group(
      "recent",
      say("recent"),
      recent.map((text) => searchOption("recent", text, place)),
    ),
    group("designer", say("popularDesigners"), popularOf("designer", popular, place)),
    group("category", say("popularCategories"), popularOf("category", popular, place)),
    group("product", say("popularProducts"), popularOf("product", popular, place)),
  ].filter(({ options }) => options.length > 0);
}

const allTitle = (query: string, count: number, say: SaySearch): string =>
  count === 0 ? say("searchFor", { query }) : say("seeAll", { query, count });

/** The address of a search. */
export const searchHref = (text: string, { searchPath }: Pick<BoxPlace, "searchPath">): string =>
  `${searchPath}?${new URLSearchParams({ qTitle: text })}`;

const group = (kind: OptionKind, name: string | undefined, options: readonly Option[]): Group => ({
  kind,
  ...(name !== undefined && { name }),
  options,
});

const searchOption = (kind: "all" | "recent", text: string, place: BoxPlace, title = text): Option => ({
  kind,
  href: searchHref(text, place),
  title: plain(title),
  search: text,
});

function correctionOption(corrected: string, place: BoxPlace): Option {
  const [before = "", after = ""] = place.say.raw("didYouMean").split("{corrected}");
  const title = [...plain(before), { text: corrected, isFound: true }, ...plain(after)].filter(
    ({ text }) => text !== "",
  );
  return { kind: "correction", href: searchHref(corrected, place), title, search: corrected };
}

/** Leaves out departments, which are in the header. */
function popularOf(kind: Kind, found: ListingFound | undefined, place: BoxPlace): readonly Option[] {
  if (!found) return [];
  const hits = found.hits.filter((hit) => hit["type"] !== "category" || (hit["subcategory"] && !hit["designer"]));
  return optionsOf(kind, { hits }, place, POPULAR_SHOWN[kind]);
}

function optionsOf(kind: Kind, { hits }: Pick<ListingFound, "hits">, place: BoxPlace, most: number): readonly Option[] {
  const own = hits.filter((hit) => hit["type"] === kind && typeof hit["path"] === "string");
  return own.slice(0, most).map((hit): Option => {
    const text = (name: string): string => (typeof hit[name] === "string" ? hit[name] : "");
    const title = place.language === "zh" ? "title_zh" : "title";
    const summary = hit["_summary"] as Readonly<Record<string, string>> | undefined;
    const price =
      kind === "product"
        ? priceIn(hit as Parameters<typeof priceIn>[0], place.priceList, place.hasPriorPrices)
        : undefined;
    return {
      kind,
      href: prefixPath(place.code, text("path")),
      title: partsOf(summary?.[title] || text(title)),
      ...(kind === "product" && { designer: text("designer"), picture: text("largeImage") }),
      ...(price && { price: { ...price, isFrom: hit["price_is_from"] === true } }),
    };
  });
}

/** Number of products that the search finds. */
const productCount = ({ facets }: ListingFound): number =>
  facets.find(({ attribute }) => attribute === "type")?.values.find(({ value }) => value === "product")?.count ?? 0;

/** Fields of a suggestion that the box reads. */
export const fieldsFor = (list: PriceList, language: BoxLanguage, shown: LanguageCode): readonly string[] => [
  "type",
  "path",
  language === "zh" ? "title_zh" : "title",
  "designer",
  `designer_${shown}`,
  "subcategory",
  "largeImage",
  `${list}_price_f`,
  `${list}_compare_at_price_f`,
  "price_is_from",
  ...(currencyOfList(list) === "CNY" ? ["cn_cny_price_1k", "cn_cny_compare_at_price_1k"] : []),
];
