// A shopper's favourite designers, in the browser's storage.

import { storedValue } from "#storefront/framework/browser-storage.ts";

/**
 * The handle of the designer's page and their name, the latest first. A list, because an object puts handles that are numbers before the
 * others.
 */
export type FavouriteDesigners = readonly (readonly [handle: string, name: string])[];

/** As many as an account stores. */
const MAX_DESIGNERS = 100;

const isDesigners = (value: unknown): value is FavouriteDesigners =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && one.length === 2 && one.every((text) => typeof text === "string"));

export const favouriteDesigners = storedValue("favourite-designers", isDesigners);
/** The account that they belong to; absent for a guest's. */
export const designersOwner = storedValue(
  "favourite-designers-account",
  (value): value is string => typeof value === "string",
);

export const isIn = (favourites: FavouriteDesigners, handle: string): boolean =>
  favourites.some(([one]) => one === handle);

/** Adds a designer in front, or removes them. */
export const toggled = (favourites: FavouriteDesigners, handle: string, name: string): FavouriteDesigners =>
  isIn(favourites, handle) ? favourites.filter(([one]) => one !== handle) : joinDesigners([[handle, name]], favourites);

/** The first ones come first, each designer once. */
export const joinDesigners = (first: FavouriteDesigners, others: FavouriteDesigners): FavouriteDesigners =>
  [...first, ...others.filter(([handle]) => !isIn(first, handle))].slice(0, MAX_DESIGNERS);
