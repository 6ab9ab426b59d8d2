// The cart as the calculation of discounts needs it, and its result. Amounts are thousandths of the cart's currency.

import type { PriceList } from "#catalogue";
import type { Texts } from "#commerce/settings";
import type { ProductFacts } from "#search/product-filter";
import type { Promotion } from "./promotion.ts";

export interface PricedCart {
  readonly currency: string;
  readonly priceList: PriceList;
  /** Delivery country, ISO 3166 in upper case. */
  readonly country: string;
  /** Lines that can be bought now, without gifts of promotions. Ids are unique. */
  readonly lines: readonly PricedLine[];
  /** Null until a method is chosen. */
  readonly delivery: number | null;
  readonly customer: PricedCustomer;
  /** Null until one is chosen. */
  readonly paymentMethod: string | null;
  readonly codes: readonly EnteredCode[];
  /** Keyed by promotion. Promotions without an entry are unused. */
  readonly usage: ReadonlyMap<string, PromotionUsage>;
}

export interface PricedLine {
  readonly id: string;
  /** Null for a gift card, which is never discounted. */
  readonly productId: string | null;
  readonly facts: ProductFacts | null;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly isReduced: boolean;
}

export interface PricedCustomer {
  readonly vipLevel: number;
  /** Null while unknown, for a guest without an email; such a guest gets the benefit of the doubt until checkout. */
  readonly hasOrdered: boolean | null;
}

export interface EnteredCode {
  /** Normalised by `readCode`. */
  readonly code: string;
  /** Null if no promotion has it. */
  readonly promotionId: string | null;
  /** True if the code itself has no uses left. */
  readonly isUsedUp: boolean;
}

/** Held and claimed uses, without those of the order being changed. */
export interface PromotionUsage {
  readonly uses: number;
  /** In the cart's currency. */
  readonly amount: number;
  readonly byCustomer: number;
}

export interface Discounts {
  /** Sum of all lines' and delivery's discounts. */
  readonly total: number;
  /** Sum of the lines' discounts. */
  readonly lineTotal: number;
  /** Lines with a discount, in the order of the cart. Never more than the line. */
  readonly lines: readonly LineDiscount[];
  readonly delivery: { readonly amount: number; readonly shares: readonly PromotionShare[] };
  readonly gifts: readonly GiftToAdd[];
  readonly applied: readonly AppliedPromotion[];
  /** All others of the given promotions, with every reason. */
  readonly refused: readonly RefusedPromotion[];
  /** The entered codes, in their order. */
  readonly codes: readonly CodeResult[];
  /** Automatic offers that a little more would unlock, the nearest first. */
  readonly near: readonly NearOffer[];
}

export interface LineDiscount {
  readonly lineId: string;
  readonly amount: number;
  readonly shares: readonly PromotionShare[];
}

export interface PromotionShare {
  readonly promotionId: string;
  readonly amount: number;
}

export interface GiftToAdd {
  readonly promotionId: string;
  /** In order of preference; add the first that is in stock. */
  readonly variantIds: readonly string[];
}

export interface AppliedPromotion {
  readonly promotionId: string;
  readonly name: Texts;
  /** The entered code that triggered it. */
  readonly code: string | null;
  /** 0 for a gift. */
  readonly amount: number;
}

export interface RefusedPromotion {
  readonly promotionId: string;
  readonly name: Texts;
  readonly reasons: Reasons;
}

export type Reasons = readonly [Reason, ...Reason[]];

export type CodeResult =
  | { readonly code: string; readonly kind: "applied"; readonly promotionId: string }
  | {
      readonly code: string;
      readonly kind: "refused";
      readonly promotionId: string | null;
      readonly reasons: readonly [CodeReason, ...CodeReason[]];
    };

/** No promotion has the code. */
export type CodeReason = Reason | { readonly kind: "unknown-code" };

/** Why a promotion does not apply, with what would make it work. The first of several is the one to show. */
export type Reason =
  | { readonly kind: "not-active"; readonly state: Promotion["state"] }
  | { readonly kind: "not-started"; readonly startsAt: Date }
  | { readonly kind: "ended"; readonly endedAt: Date }
  | { readonly kind: "market"; readonly markets: readonly PriceList[] }
  /** It has no amounts in the cart's currency. */
  | { readonly kind: "currency"; readonly currencies: readonly string[] }
  | { readonly kind: "code-needed" }
  | { readonly kind: "code-used" }
  | { readonly kind: "no-uses-left" }
  | { readonly kind: "no-budget-left" }
  | { readonly kind: "used-by-customer" }
  | { readonly kind: "vip-level"; readonly level: number }
  | { readonly kind: "first-order-only" }
  | { readonly kind: "country"; readonly countries: readonly string[] }
  | { readonly kind: "payment-method"; readonly methods: readonly string[] }
  | { readonly kind: "no-matching-products"; readonly excludesReduced: boolean }
  | { readonly kind: "minimum-amount"; readonly minimum: number; readonly missing: number }
  | { readonly kind: "minimum-pieces"; readonly minimum: number; readonly missing: number }
  /** Pieces to add to get a reward. */
  | { readonly kind: "more-pieces"; readonly missing: number; readonly reward: "cheapest" | "same" | "named" }
  /** No delivery method is chosen yet. */
  | { readonly kind: "no-delivery" }
  /** The price is already as low, or delivery free. */
  | { readonly kind: "nothing-to-discount" }
  /** Others that do not combine with it give more, or have a higher priority. */
  | { readonly kind: "other-promotion"; readonly promotionIds: readonly string[] };

export interface NearOffer {
  readonly promotionId: string;
  readonly name: Texts;
  readonly need:
    | { readonly kind: "amount"; readonly missing: number; readonly minimum: number }
    | { readonly kind: "pieces"; readonly missing: number; readonly minimum: number };
}
