// The sizes that a shopper chose last, in the browser's storage.

import { storedValue } from "#storefront/framework/browser-storage.ts";

/** Names of size groups by the id of their chart, the latest first. */
export type MySizes = Readonly<Record<string, readonly string[]>>;

/** For each chart: shoppers are often between two sizes. */
const MAX_SIZES = 2;
const MAX_CHARTS = 20;

const isMySizes = (value: unknown): value is MySizes =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((names) => Array.isArray(names) && names.every((name) => typeof name === "string"));

export const mySizes = storedValue("my-sizes", isMySizes);
/** The account that they belong to; absent for a guest's. */
export const sizesOwner = storedValue("my-sizes-account", (value): value is string => typeof value === "string");

/** The latest chart and size come first. */
export function withSize(sizes: MySizes, chart: string, name: string): MySizes {
  const { [chart]: before = [], ...others } = sizes;
  const names = [name, ...before.filter((one) => one !== name)].slice(0, MAX_SIZES);
  return joinSizes({ [chart]: names }, others);
}

/** The first ones come first, and replace charts of the others. */
export const joinSizes = (first: MySizes, others: MySizes): MySizes =>
  Object.fromEntries(Object.entries({ ...first, ...others, ...first }).slice(0, MAX_CHARTS));
