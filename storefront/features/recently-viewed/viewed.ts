// The products that this browser looked at, the latest first.

import { isTexts } from "#storefront/framework/is-texts.ts";
import { storedValue, type StorageArea, type StoredValue } from "#storefront/framework/browser-storage.ts";

/** More than a rail shows: some may no longer be sold, and the current product is left out. */
const LIMIT = 16;

/** Product handles. */
export const viewedProducts = (area?: () => StorageArea): StoredValue<readonly string[]> =>
  storedValue("viewed", isTexts, area);

export function withViewed(viewed: readonly string[], handle: string): readonly string[] {
  return [handle, ...viewed.filter((other) => other !== handle)].slice(0, LIMIT);
}
