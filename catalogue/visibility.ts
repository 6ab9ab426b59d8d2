// Visibility of products. The database, the search index and checks of single products all apply the rules defined here.

import type { PriceList } from "./price-lists.ts";

export interface Viewer {
  /** Absent for API clients that name no market. */
  readonly priceList?: PriceList;
  /** Set if the viewer's market shows reductions from their prior prices. */
  readonly hasPriorPrices?: boolean | undefined;
  /** 0 for viewers who are not VIPs. */
  readonly vipLevel: number;
  /** Products hidden in the viewer's country. */
  readonly blocked?: Blocked;
}

export interface Blocked {
  readonly brands: readonly string[];
  /** Lowest prices in all lists of the country. A product without a price in the list is not hidden. */
  readonly minPrices?: readonly MinPrice[];
}

export interface MinPrice {
  readonly list: PriceList;
  readonly thousandths: number;
}

/** An anonymous viewer without a market. */
export const EVERYONE: Viewer = { vipLevel: 0 };

/** Hides the products that either hides. */
export const bothBlocked = (one: Blocked | undefined, other: Blocked | undefined): Blocked | undefined =>
  one && other
    ? {
        brands: [...new Set([...one.brands, ...other.brands])],
        minPrices: [...(one.minPrices ?? []), ...(other.minPrices ?? [])],
      }
    : (one ?? other);

/** A product is visible if it satisfies every rule. */
export type VisibilityRule =
  /** The operator shows it. */
  | { readonly kind: "shown" }
  /** The product's VIP level is at most this one; products without a level are for everyone. */
  | { readonly kind: "vip-level"; readonly atMost: number }
  /** It has a price in this list. */
  | { readonly kind: "priced"; readonly list: PriceList }
  | { readonly kind: "no-vendor-of"; readonly vendors: readonly string[] }
  /** The product's price in this list, if any, is at least this many thousandths. */
  | { readonly kind: "price-from"; readonly list: PriceList; readonly thousandths: number };

export function visibilityRules({ priceList, vipLevel, blocked }: Viewer): readonly VisibilityRule[] {
  const { brands = [], minPrices = [] } = blocked ?? {};
  return [
    { kind: "shown" },
    ...(priceList === undefined ? [] : [{ kind: "priced", list: priceList } as const]),
    { kind: "vip-level", atMost: vipLevel },
    ...(brands.length === 0 ? [] : [{ kind: "no-vendor-of", vendors: brands } as const]),
    ...minPrices.map((least) => ({ kind: "price-from", ...least }) as const),
  ];
}

/** The fields of a product that decide its visibility. */
export interface Visible {
  readonly isShown: boolean;
  readonly vipLevel: number;
  readonly vendor: string;
  /** Thousandths; undefined if it is not sold in the list. */
  readonly priceIn: (list: PriceList) => number | undefined;
}

export const canSee = (viewer: Viewer, product: Visible): boolean =>
  visibilityRules(viewer).every((rule) => satisfies(rule, product));

function satisfies(rule: VisibilityRule, { isShown, vipLevel, vendor, priceIn }: Visible): boolean {
  switch (rule.kind) {
    case "shown":
      return isShown;
    case "vip-level":
      return vipLevel <= rule.atMost;
    case "priced":
      return priceIn(rule.list) !== undefined;
    case "no-vendor-of":
      return !rule.vendors.includes(vendor);
    case "price-from":
      return (priceIn(rule.list) ?? Number.POSITIVE_INFINITY) >= rule.thousandths;
  }
}
