// A shopper's favourite designers, in the browser's storage.

import { storedValue } from "#storefront/framework/browser-storage.ts";

/** Names by the handle of the designer's page, the latest first. */
export type FavouriteDesigners = Readonly<Record<string, string>>;

/** As many as an account stores. */
const MAX_DESIGNERS = 100;

const isDesigners = (value: unknown): value is FavouriteDesigners =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((name) => typeof name === "string");

export const favouriteDesigners = storedValue("favourite-designers", isDesigners);
/** The account that they belong to; absent for a guest's. */
export const designersOwner = storedValue(
  "favourite-designers-account",
  (value): value is string => typeof value === "string",
);

/** Adds a designer in front, or removes them. */
export function toggled(favourites: FavouriteDesigners, handle: string, name: string): FavouriteDesigners {
  const { [handle]: before, ...others } = favourites;
  if (before !== undefined) return others;
  return Object.fromEntries([[handle, name], ...Object.entries(others)].slice(0, MAX_DESIGNERS));
}
