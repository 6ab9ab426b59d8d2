// Settings from the shop's content that apply to all listings: products hidden from a country, and sections that mark or
// recommend products. Cached per market, since every listing needs them.

import type { Blocked } from "#catalogue";
import {
  blockedFor,
  contentRevision,
  findShop,
  newSeasonTitle,
  pageSections,
  recommendedTag,
  type PageSection,
} from "#commerce/content";
import { priceListsIn } from "#commerce/settings";
import type { Browsing } from "./context.ts";
import { cachePerDatabase } from "./database-cache.ts";

export interface ShopFacts {
  readonly blocked?: Blocked;
  /** Title of the new-season section; absent while it is disabled. */
  readonly newSeason?: string;
  /** The tag whose products are recommended in listings; absent while there is no such section. */
  readonly recommended?: string;
}

const LIFE_MS = 60_000;
/** One for each market, country and device. */
const MAX_CACHED = 600;

/** If the content cannot be read, nothing is hidden, marked or recommended, and the listing is shown. */
export async function shopFacts({ shop, visitor, onError }: Browsing): Promise<ShopFacts> {
  const facts = factsOf(shop.database);
  const { market, language, isMobile } = visitor;
  const country = visitor.country ?? market.country;
  const key = [contentRevision(shop.database), shop.id, market.code, country, language, isMobile].join(" ");
  const known = facts.get(key);
  if (known) return known;
  try {
    const [own, sections] = await Promise.all([
      findShop(shop.database, shop.id),
      pageSections(shop.database, shop.id, {
        language,
        country: market.country,
        ...(isMobile !== undefined && { platform: isMobile ? "mobile" : "desktop" }),
      }),
    ]);
    const blocked = blockedFor(own?.blockProductFilters ?? [], country, priceListsIn(shop.setting));
    const found: ShopFacts = { ...(blocked && { blocked }), ...sectionFacts(sections) };
    facts.set(key, found);
    return found;
  } catch (error) {
    onError(error);
    return {};
  }
}

/** Settings from the enabled sections. */
export function sectionFacts(
  sections: readonly Pick<PageSection, "type" | "title">[],
): Pick<ShopFacts, "newSeason" | "recommended"> {
  const newSeason = newSeasonTitle(sections);
  const recommended = recommendedTag(sections);
  return { ...(newSeason && { newSeason }), ...(recommended && { recommended }) };
}

const factsOf = cachePerDatabase<ShopFacts>({ max: MAX_CACHED, ttl: LIFE_MS });
