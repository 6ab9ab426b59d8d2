// The menus of a market, from a cached copy of what is on sale in it.

import { contentRevision } from "#commerce/content";
import type { Browsing } from "../context.ts";
import { cachePerDatabase } from "../database-cache.ts";
import { readDesigners } from "../designers.ts";
import { viewerFor } from "../viewer.ts";
import { loadFeatures, type Features } from "./menus.ts";

/** Age after which the menus' catalogue data is refreshed in the background. */
const LIFE_MS = 60_000;
/** One for each country and price list. */
const MAX_FEATURES = 600;

/** The menus show what everyone in a country may see: one cached copy, refreshed in the background. */
export async function featuresOf(browsing: Browsing): Promise<Features> {
  const { database, taxonomy } = browsing.shop;
  const viewer = { ...(await viewerFor(browsing)), vipLevel: 0 };
  const cache = cacheOf(database);
  const revisions = [taxonomy.revision, database.revisions.of("catalogue"), contentRevision(database)];
  const key = JSON.stringify([...revisions, viewer]);
  const isFresh = cache.has(key);
  const known = cache.get(key, { allowStale: true });
  if (known && isFresh) return known;
  const features = readDesigners(browsing).then((designers) => loadFeatures(browsing.shop, viewer, designers));
  cache.set(key, features);
  features.catch(() => cache.delete(key));
  return known ?? features;
}

const cacheOf = cachePerDatabase<Promise<Features>>({ max: MAX_FEATURES, ttl: LIFE_MS });
