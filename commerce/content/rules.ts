// Which content a visitor gets: sections for their language, country and platform, and what is hidden from their country.

import type { BlockProductFilter, PageSection } from "./content.ts";

export interface SectionVisitor {
  readonly language: string;
  readonly country: string;
  readonly platform?: string | undefined;
}

export const DEFAULT_LANGUAGE = "en";
export const DEFAULT_COUNTRY = "default";

/**
 * The sections for a visitor, top bar first. A section is written once and then again, under the same name, where a
 * country or a language differs: of those that fit, the ones that fit best stand for that name.
 */
export function chooseSections(sections: readonly PageSection[], visitor: SectionVisitor): PageSection[] {
  const fitting = sections
    .map((section) => ({ section, fit: fitOf(section, visitor), key: `${section.place} ${section.name}` }))
    .filter(({ fit }) => fit > 0);
  const best = new Map<string, number>();
  for (const { key, fit } of fitting) best.set(key, Math.max(fit, best.get(key) ?? 0));
  return fitting
    .filter(({ key, fit }) => fit === best.get(key))
    .map(({ section }) => section)
    .toSorted(
      (one, other) => placeOf(one) - placeOf(other) || one.position - other.position || compare(one.id, other.id),
    );
}

/** What a visitor from a country does not get to see; undefined when nothing is hidden. Only enabled filters count. */
export function blockedFor(
  filters: readonly BlockProductFilter[],
  visitor: { readonly countryCode: string; readonly currencyCode: string },
): { readonly brands: readonly string[]; readonly minPrice?: number } | undefined {
  const country = visitor.countryCode.toLowerCase();
  const applying = filters.filter((filter) => filter.enabled && filter.countryCode.toLowerCase() === country);
  if (applying.length === 0) return undefined;
  const brands = [...new Set(applying.flatMap((filter) => filter.brands))];
  // A minimum in another currency says nothing about these prices.
  const minimums = applying
    .filter((filter) => filter.currencyCode === visitor.currencyCode)
    .flatMap((filter) => filter.minPrice ?? []);
  return minimums.length === 0 ? { brands } : { brands, minPrice: Math.max(...minimums) };
}

/** The title of the section that names the new season, in whose title a product's tag may stand; undefined without one. */
export const newSeasonTitle = (sections: readonly Pick<PageSection, "type" | "title">[]): string | undefined =>
  sections.find(({ type }) => type === "new-season")?.title?.trim() || undefined;

export const isNewSeason = (tags: readonly string[], title: string | undefined): boolean =>
  title !== undefined && tags.some((tag) => title.includes(tag));

/** 0 when it does not fit; a country of its own outweighs a language of its own. */
function fitOf(section: PageSection, { language, country, platform }: SectionVisitor): number {
  const isForPlatform =
    platform === undefined || section.platforms.length === 0 || section.platforms.includes(platform);
  const isOwnLanguage = section.localeLangCode === language;
  const isOwnCountry = section.localeCountryCodes.includes(country);
  const fits =
    isForPlatform &&
    (isOwnLanguage || section.localeLangCode === DEFAULT_LANGUAGE) &&
    (isOwnCountry || section.localeCountryCodes.includes(DEFAULT_COUNTRY));
  return fits ? 1 + (isOwnLanguage ? 1 : 0) + (isOwnCountry ? 2 : 0) : 0;
}

const placeOf = ({ place }: PageSection): number => (place === "top-bar" ? 0 : 1);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
