// The products that this browser looked at, the latest first. Those of a signed-in shopper are also in the account.

import { isTexts } from "#storefront/framework/is-texts.ts";
import { storedValue, type StorageArea, type StoredValue } from "#storefront/framework/browser-storage.ts";

/** More than a rail shows: some may no longer be sold, and the current product is left out. */
const LIMIT = 16;

/** Product handles. */
export const viewedProducts = (area?: () => StorageArea): StoredValue<readonly string[]> =>
  storedValue("viewed", isTexts, area);

/** The account that they belong to; absent for a guest's. */
export const viewedOwner = storedValue("viewed-account", (value): value is string => typeof value === "string");

export function withViewed(viewed: readonly string[], handle: string): readonly string[] {
  return [handle, ...viewed.filter((other) => other !== handle)].slice(0, LIMIT);
}
