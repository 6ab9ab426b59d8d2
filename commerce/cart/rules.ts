// Pure cart rules: quantity limits, merging, and detection of changed lines.

import type { GiftOrder, PriceList } from "#catalogue";
import type { Limit } from "#commerce/accounts";
import { MAX_LINES, MAX_QUANTITY, type CartChange, type CartRefusal, type Refused } from "./cart.ts";

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Limits how many guest carts a network may create, since they need no account and are stored for long. */
export const GUEST_CARTS: Limit = { name: "cart from", max: 60, windowMs: HOUR_MS };
/** A view of a guest's cart is recorded at most once per interval. */
export const VIEW_INTERVAL_MS = DAY_MS;
/** Lifetime of the cookie with a guest's cart token: the longest that browsers allow. */
export const CART_LIFE_MS = 400 * DAY_MS;
/** Lifetime of an idempotency key. Retries come sooner. */
export const REQUEST_MS = DAY_MS;

/** Largest quantity of a line with this stock. */
export const maxQuantityOf = (available: number): number => Math.min(available, MAX_QUANTITY);

/** Reason why a line cannot have this quantity, if any. */
export function checkQuantity(quantity: number, available: number): CartRefusal | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return "invalid-quantity";
  if (available < 1) return "out-of-stock";
  if (quantity > MAX_QUANTITY) return "limit";
  return quantity > available ? "not-enough" : undefined;
}

/** A line to add. Each gift card is its own line and has no stock. */
export type LineRequest =
  | { readonly variantId: string; readonly quantity: number }
  | { readonly gift: GiftOrder; readonly quantity: 1 };

export interface Adding {
  readonly requested: readonly LineRequest[];
  /** Quantities in the cart, by variant. */
  readonly inCart: ReadonlyMap<string, number>;
  /** Stock of the variants that the viewer may buy. */
  readonly available: ReadonlyMap<string, number>;
  /** Number of lines in the cart. */
  readonly lines: number;
  readonly priceList: PriceList;
}

/** Resulting quantity of a requested line, or the reason why it is unchanged. */
export type Decision = { readonly kind: "added"; readonly quantity: number } | Refused;

export function decideAdding({ requested, inCart, available, lines, priceList }: Adding): readonly Decision[] {
  const quantities = new Map(inCart);
  let count = lines;
  return requested.map((one): Decision => {
    if ("gift" in one) {
      const { amount, priceList: list } = one.gift;
      if (list !== priceList || !Number.isSafeInteger(amount) || amount < 1) return refuse("unavailable", 0);
      if (count >= MAX_LINES) return refuse("full", 0);
      count += 1;
      return { kind: "added", quantity: 1 };
    }
    const { variantId, quantity } = one;
    const stock = available.get(variantId);
    const before = quantities.get(variantId) ?? 0;
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse("invalid-quantity", maxQuantityOf(stock ?? 0));
    if (stock === undefined) return refuse("unavailable", 0);
    const reason = checkQuantity(before + quantity, stock);
    if (reason) return refuse(reason, maxQuantityOf(stock));
    if (before === 0 && count >= MAX_LINES) return refuse("full", 0);
    if (before === 0) count += 1;
    quantities.set(variantId, before + quantity);
    return { kind: "added", quantity: before + quantity };
  });
}

/**
 * Decisions for an addition that was already completed. A line in the cart counts as added. A line that is missing and would be
 * refused now counts as refused. Any other line was removed since, which a retry does not undo.
 */
export const decideRepeated = (adding: Adding): readonly Decision[] => {
  const fresh = decideAdding(adding);
  return adding.requested.map((one, index) => {
    const quantity = "gift" in one ? 1 : (adding.inCart.get(one.variantId) ?? 0);
    const decision = fresh[index];
    return quantity === 0 && decision?.kind === "refused" ? decision : { kind: "added", quantity };
  });
};

const refuse = (reason: CartRefusal, max: number): Refused => ({ kind: "refused", reason, max });

/**
 * Quantity of a line that is in both the account's and the guest's cart: the sum up to limits and stock, but never less than
 * either. Reading the cart reports a quantity that exceeds the stock.
 */
export const mergedQuantity = (own: number, guests: number, available: number): number =>
  Math.max(own, guests, Math.min(own + guests, maxQuantityOf(available)));

interface SeenLine {
  readonly quantity: number;
  /** Null until a price was shown. A price of another price list is not compared. */
  readonly seenPrice: number | null;
  readonly seenPriceList: string | null;
}

/** Change of a line since the shopper last saw it. Availability takes precedence over price. */
export function changeOf(
  { quantity, seenPrice, seenPriceList }: SeenLine,
  now: { readonly price: number; readonly available: number } | undefined,
  priceList: PriceList,
): CartChange | null {
  if (!now) return { kind: "gone" };
  if (now.available === 0) return { kind: "sold-out" };
  if (now.available < quantity) return { kind: "less-stock", available: now.available };
  const isOtherPrice = seenPrice !== null && seenPriceList === priceList && seenPrice !== now.price;
  return isOtherPrice ? { kind: "price", was: seenPrice } : null;
}
