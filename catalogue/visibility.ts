// Who sees which product: the one rule. The database, the search index and whoever holds a product in hand apply what is decided
// here; none of them decides for itself.

import type { PriceList } from "./price-lists.ts";

export interface Viewer {
  /** Whose prices the viewer pays; absent for programs that name no market. */
  readonly priceList?: PriceList;
  /** 0 for everyone who is not a VIP. */
  readonly vipLevel: number;
  /** What the shop hides from the viewer's country; the price in thousandths of the list's currency. */
  readonly blocked?: { readonly brands: readonly string[]; readonly minPrice?: number };
}

/** A visitor of whom nothing is known: sees what every shopper does. */
export const EVERYONE: Viewer = { vipLevel: 0 };

/** A product is seen when every rule holds. */
export type VisibilityRule =
  /** The operator shows it. */
  | { readonly kind: "shown" }
  /** It is for this level of VIPs or a lower one; a product without a level is for everyone. */
  | { readonly kind: "vip-level"; readonly atMost: number }
  /** It has a price in this list. */
  | { readonly kind: "priced"; readonly list: PriceList }
  | { readonly kind: "no-vendor-of"; readonly vendors: readonly string[] }
  /** Its price in this list is that many thousandths or more. */
  | { readonly kind: "price-from"; readonly list: PriceList; readonly thousandths: number };

export function visibilityRules({ priceList, vipLevel, blocked }: Viewer): readonly VisibilityRule[] {
  const { brands = [], minPrice } = blocked ?? {};
  return [
    { kind: "shown" },
    ...(priceList === undefined ? [] : [{ kind: "priced", list: priceList } as const]),
    { kind: "vip-level", atMost: vipLevel },
    ...(brands.length === 0 ? [] : [{ kind: "no-vendor-of", vendors: brands } as const]),
    ...(priceList === undefined || minPrice === undefined
      ? []
      : [{ kind: "price-from", list: priceList, thousandths: minPrice } as const]),
  ];
}

/** What must be known of a product in hand. */
export interface Visible {
  readonly isShown: boolean;
  readonly vipLevel: number;
  readonly vendor: string;
  /** Thousandths; undefined where it is not sold. */
  readonly priceIn: (list: PriceList) => number | undefined;
}

export const canSee = (viewer: Viewer, product: Visible): boolean =>
  visibilityRules(viewer).every((rule) => holds(rule, product));

function holds(rule: VisibilityRule, { isShown, vipLevel, vendor, priceIn }: Visible): boolean {
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
      return (priceIn(rule.list) ?? 0) >= rule.thousandths;
  }
}
