// A promotion: what it gives, to which products and customers, when, and how it combines with others. Amounts are thousandths.

import type { PriceList } from "#catalogue";
import type { Texts } from "#commerce/settings";

/** Thousandths by ISO 4217 currency. A promotion with amounts applies only in the currencies that they name. */
export type Amounts = Readonly<Record<string, number>>;

export const PROMOTION_STATES = ["draft", "active", "paused", "archived"] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** "automatic" for everyone who meets the conditions, "code" for those who also enter one of its codes. */
export const TRIGGERS = ["automatic", "code"] as const;
export type Trigger = (typeof TRIGGERS)[number];

/**
 * With "all", it adds up with other promotions that allow it. With "other-kinds", the better one wins on each line, on the order and on
 * delivery, and discounts of the other kinds still apply. With "none", nothing else applies to the cart.
 */
export const COMBINATIONS = ["all", "other-kinds", "none"] as const;
export type Combination = (typeof COMBINATIONS)[number];

export interface Promotion {
  readonly id: string;
  readonly name: Texts;
  readonly state: PromotionState;
  readonly trigger: Trigger;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly conditions: Conditions;
  readonly effect: Effect;
  /** A higher one is decided first, even if another would give more. */
  readonly priority: number;
  readonly combines: Combination;
}

/** A merchant's choices, as they are stored. */
export type Definition = Omit<Promotion, "id" | "state">;

/** Absent conditions are met. */
export interface Conditions {
  /** Filter of the search API over products, such as `vendor="Shirane"`; lines that match it count and are discounted. */
  readonly products?: string | undefined;
  /** True if products whose price is already reduced do not match. */
  readonly excludesReduced?: boolean | undefined;
  /** Price lists, such as "eu_eur". */
  readonly markets?: readonly PriceList[] | undefined;
  /** Total of the matching lines before discounts. */
  readonly minimumAmount?: Amounts | undefined;
  /** Quantity of the matching lines. */
  readonly minimumPieces?: number | undefined;
  readonly isFirstOrder?: boolean | undefined;
  readonly vipLevel?: number | undefined;
  /** Delivery countries, ISO 3166 in upper case. */
  readonly countries?: readonly string[] | undefined;
  readonly paymentMethods?: readonly string[] | undefined;
  readonly isOncePerCustomer?: boolean | undefined;
  /** Total number of orders. */
  readonly uses?: number | undefined;
  /** Total of its discounts by currency. */
  readonly budget?: Amounts | undefined;
}

/** Each piece that matches the products; all matching lines together, after the discounts of pieces; or delivery. */
export type DiscountTarget = "lines" | "order" | "delivery";

export type Effect =
  /** At most two decimals; 100 for free. */
  | { readonly kind: "percentage"; readonly of: DiscountTarget; readonly percent: number }
  /** Discount on each matching piece, or once on all matching lines or delivery. */
  | { readonly kind: "amount"; readonly of: DiscountTarget; readonly amounts: Amounts }
  /** Price of each matching piece, or of delivery. */
  | { readonly kind: "fixed-price"; readonly of: "lines" | "delivery"; readonly amounts: Amounts }
  | BuyGet
  /** The first variant that is in stock is added to the order for free. */
  | { readonly kind: "gift"; readonly variantIds: readonly string[] }
  /** The tier with the highest `from` that the matching lines reach. */
  | { readonly kind: "tiers"; readonly of: "lines" | "order"; readonly tiers: readonly Tier[] };

export interface BuyGet {
  readonly kind: "buy-get";
  readonly buy: number;
  readonly get: number;
  /** Discount on the pieces that the customer gets. */
  readonly percent: number;
  /** The cheapest of the matching pieces, the cheapest within each product, or pieces that match `products`. */
  readonly reward: "cheapest" | "same" | "named";
  /** Filter of the reward; only for "named". */
  readonly products?: string | undefined;
  /** Maximum number of times in one order. */
  readonly times?: number | undefined;
}

export type Tier = { readonly from: Amounts } & (
  | { readonly percent: number; readonly off?: undefined }
  | { readonly off: Amounts; readonly percent?: undefined }
);
