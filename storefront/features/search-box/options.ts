// What the search box offers, in groups: suggestions as the service answers them, recent searches, and the way to all results.

import { currencyOfList, prefixPath, type Price, priceIn, type PriceList, type Say } from "#catalogue";
import type { searchBox } from "#locales/search-box";
import { correctedText } from "./corrected.ts";
import type { ListingFound } from "#search/dialects/listing/read-response";
import { type Part, partsOf, plain } from "./marked.ts";
import type { BoxLanguage } from "./box-language.ts";

export type OptionKind = "recent" | "correction" | "designer" | "category" | "product" | "all";

export interface Option {
  readonly kind: OptionKind;
  readonly href: string;
  readonly title: readonly Part[];
  /** What a search for it is remembered as. */
  readonly search?: string;
  /** Of products. */
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

/** Where and for whom the box stands. */
export interface BoxPlace {
  /** Address of the search page, with the visitor's country prefix. */
  readonly searchPath: string;
  /** The code in front of the visitor's addresses, if any. */
  readonly code: string | undefined;
  readonly priceList: PriceList;
  /** ISO 3166; absent where the visitor's market is no country. */
  readonly country: string | undefined;
  readonly language: BoxLanguage;
  readonly say: SaySearch;
}

/** How many of each kind are shown: one screen, without scrolling on a desktop. */
export const SHOWN = { designer: 4, category: 5, product: 6 } as const;
/** Of the popular, when nothing is typed. */
const POPULAR_SHOWN = { designer: 6, category: 6, product: 4 } as const;

type Kind = keyof typeof SHOWN;

/** What to offer for a text that is not empty. */
export function suggestedGroups(text: string, found: ListingFound, place: BoxPlace): readonly Group[] {
  const { say } = place;
  const corrected = correctedText(text, found.corrections);
  const products = productCount(found);
  return [
    group("correction", undefined, corrected === undefined ? [] : [correctionOption(corrected, place)]),
    group("designer", say("designers"), optionsOf("designer", found, place, SHOWN.designer)),
    group("category", say("categories"), optionsOf("category", found, place, SHOWN.category)),
    group("product", say("products"), optionsOf("product", found, place, SHOWN.product)),
    group("all", undefined, [
      searchOption("all", corrected ?? text, place, allTitle(corrected ?? text, products, say)),
    ]),
  ].filter(({ options }) => options.length > 0);
}

/** What to offer before anything is typed, or when nothing answers to it. */
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

/** Of categories, goods alone: the departments stand in the header. */
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
    const price = kind === "product" ? priceIn(hit as Parameters<typeof priceIn>[0], place.priceList) : undefined;
    return {
      kind,
      href: prefixPath(place.code, text("path")),
      title: partsOf(summary?.[title] || text(title)),
      ...(kind === "product" && { designer: text("designer"), picture: text("largeImage") }),
      ...(price && { price }),
    };
  });
}

/** How many products a search for it finds. */
const productCount = ({ facets }: ListingFound): number =>
  facets.find(({ attribute }) => attribute === "type")?.values.find(({ value }) => value === "product")?.count ?? 0;

/** Of the suggestions, what the box reads. */
export const fieldsFor = (list: PriceList, language: BoxLanguage): readonly string[] => [
  "type",
  "path",
  language === "zh" ? "title_zh" : "title",
  "designer",
  "subcategory",
  "largeImage",
  `${list}_price_f`,
  `${list}_compare_at_price_f`,
  ...(currencyOfList(list) === "CNY" ? ["cn_cny_price_1k", "cn_cny_compare_at_price_1k"] : []),
];
