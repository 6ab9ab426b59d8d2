// Selects the content for a visitor: sections by language, country and platform, and products hidden in their country.

import { type Blocked, marketOf, type PriceList, type PriceLists } from "#catalogue";
import type { BlockProductFilter, PageSection } from "./content.ts";
import type { SectionType } from "./section-types.ts";

interface SectionVisitor {
  readonly language: string;
  readonly country: string;
  readonly platform?: string | undefined;
}

export const DEFAULT_LANGUAGE = "en";
export const DEFAULT_COUNTRY = "default";

/**
 * Sections for a visitor, top bar first. Variants of a section for other countries or languages share its name; only the best
 * matches of each name are shown.
 */
export function chooseSections(sections: readonly PageSection[], visitor: SectionVisitor): PageSection[] {
  const matching = sections
    .map((section) => ({ section, score: scoreOf(section, visitor), key: `${section.place} ${section.name}` }))
    .filter(({ score }) => score > 0);
  const best = new Map<string, number>();
  for (const { key, score } of matching) best.set(key, Math.max(score, best.get(key) ?? 0));
  return matching
    .filter(({ key, score }) => score === best.get(key))
    .map(({ section }) => section)
    .toSorted(
      (one, other) => placeOf(one) - placeOf(other) || one.position - other.position || compare(one.id, other.id),
    );
}

/** Products hidden in a country by its enabled filters; undefined if none. */
export function blockedFor(
  filters: readonly BlockProductFilter[],
  country: string,
  lists: PriceLists,
): Blocked | undefined {
  const code = country.toLowerCase();
  const applying = filters.filter((filter) => filter.enabled && filter.countryCode.toLowerCase() === code);
  if (applying.length === 0) return undefined;
  const minPrices = applying.flatMap((filter) => {
    const list = listOf(filter, lists);
    return filter.minPrice === undefined || list === undefined ? [] : [{ list, thousandths: filter.minPrice }];
  });
  return { brands: [...new Set(applying.flatMap((filter) => filter.brands))], minPrices };
}

/** The list that a filter's least price is in: that of its region and currency, or of its country if the currency is the same. */
function listOf(
  { regionCode, currencyCode, countryCode }: BlockProductFilter,
  lists: PriceLists,
): PriceList | undefined {
  const known = marketOf(countryCode);
  const market = known && lists.assign(known);
  return lists.find(regionCode, currencyCode) ?? (market?.currency === currencyCode ? market.priceList : undefined);
}

type Titled = Pick<PageSection, "type" | "title">;

const titleOf = (sections: readonly Titled[], wanted: SectionType): string | undefined =>
  sections.find(({ type }) => type === wanted)?.title?.trim() || undefined;

/** Title of the new season section, if any. Products with a tag that occurs in the title belong to the season. */
export const newSeasonTitle = (sections: readonly Titled[]): string | undefined => titleOf(sections, "new-season");

/** The tag whose products are recommended in listings, if any: the title of the recommendations section. */
export const recommendedTag = (sections: readonly Titled[]): string | undefined => titleOf(sections, "recommendations");

export const isNewSeason = (tags: readonly string[], title: string | undefined): boolean =>
  title !== undefined && tags.some((tag) => title.includes(tag));

/** 0 if the section does not match. A matching country outweighs a matching language. */
function scoreOf(section: PageSection, { language, country, platform }: SectionVisitor): number {
  const isForPlatform =
    platform === undefined || section.platforms.length === 0 || section.platforms.includes(platform);
  const isOwnLanguage = section.localeLangCode === language;
  const isOwnCountry = section.localeCountryCodes.includes(country);
  const matches =
    isForPlatform &&
    (isOwnLanguage || section.localeLangCode === DEFAULT_LANGUAGE) &&
    (isOwnCountry || section.localeCountryCodes.includes(DEFAULT_COUNTRY));
  return matches ? 1 + (isOwnLanguage ? 1 : 0) + (isOwnCountry ? 2 : 0) : 0;
}

const placeOf = ({ place }: PageSection): number => (place === "top-bar" ? 0 : 1);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
