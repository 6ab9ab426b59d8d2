// Discount codes of a cart: entering one, and what the cart costs with all of them.

import { deliveryPrice, deliveryTo } from "#catalogue";
import { countAttempts, hashOf, type Limit, type Limited } from "#commerce/accounts";
import { addCode, findCart, removeCode, type Cart, type NoCart } from "#commerce/cart";
import type { OrderServices } from "#commerce/payments";
import { readActivePromotions, readCode, type CodeReason, type CodeResult } from "#commerce/promotions";
import { deliveryIn } from "#commerce/settings";
import type { Shopper } from "./checkout.ts";
import type { CartDiscounts } from "./cart-discounts.ts";
import { readDiscounts } from "./discounts.ts";
import { hasSamePrices, marketWith, readCheckout } from "./view.ts";
import { keyOf, viewerOf } from "./viewer.ts";

type DiscountServices = Pick<OrderServices, "database" | "prices" | "setting" | "taxonomy" | "now">;

/** As the checkout decides them, with the cheapest delivery until one is chosen. */
export async function findDiscounts(services: DiscountServices, shopper: Shopper, cart: Cart): Promise<CartDiscounts> {
  const { database, setting, prices, now } = services;
  const active = await readActivePromotions(services, shopper.shopId, now());
  const row = await readCheckout(database.sql, cart.id);
  const to = row?.delivery ? marketWith(prices, row.delivery.country) : undefined;
  const market = hasSamePrices(to, shopper.market) ? to : shopper.market;
  const { methods } = deliveryTo(deliveryIn(setting), market);
  const method = methods.find(({ code }) => code === row?.deliveryMethod) ?? methods[0];
  const isSent = cart.lines.some(({ gift, total }) => gift === null && total > 0);
  return readDiscounts(
    database.sql,
    { ...services, active },
    {
      cart,
      shopper,
      country: market.country,
      delivery: isSent && method ? deliveryPrice(method, cart.subtotal) : isSent ? null : 0,
      email: row?.email ?? null,
      paymentMethod: row?.paymentMethod ?? null,
    },
  );
}

const QUARTER_HOUR_MS = 15 * 60_000;
/** Guessing is limited, and right codes count too, so that a limit says nothing about a code. An office may share a network. */
const CODES_PER_CART: Limit = { name: "discount codes per cart", max: 15, windowMs: QUARTER_HOUR_MS };
const CODES_PER_NETWORK: Limit = { name: "discount codes from", max: 60, windowMs: QUARTER_HOUR_MS };

export type CodeEntered =
  | { readonly kind: "applied"; readonly code: string }
  /** The cart remembers it, and it applies once the reason is gone. */
  | { readonly kind: "waiting"; readonly code: string; readonly reason: CodeReason; readonly others: readonly string[] }
  /** Nothing that the shopper puts into the cart changes it. */
  | { readonly kind: "refused"; readonly code: string; readonly reason: CodeReason }
  | { readonly kind: "too-many" }
  | NoCart
  | Limited;

/** An unknown code takes the same statements as a known one, up to the answer. */
export async function enterCode(services: DiscountServices, shopper: Shopper, typed: string): Promise<CodeEntered> {
  const { database, now } = services;
  const attempts = [
    { limit: CODES_PER_CART, subject: shopper.accountId ?? hashOf(shopper.cartToken ?? "") },
    { limit: CODES_PER_NETWORK, subject: shopper.network },
  ];
  const limited = await countAttempts(database.sql, attempts, now());
  if (limited) return limited;
  const cart = await findCart(database, keyOf(shopper), viewerOf(shopper), now());
  if (!cart || cart.lines.length === 0) return { kind: "no-cart" };
  const code = readCode(typed) ?? typed.trim().slice(0, MAX_SHOWN);
  const codes = [...new Set([...cart.codes, code])];
  const discounts = await findDiscounts(services, shopper, { ...cart, codes });
  const result = discounts.codes.find((one) => one.code === code);
  if (!result) throw new Error(`No result for the code ${code}`);
  if (result.kind === "refused" && !canChange(result)) return { kind: "refused", code, reason: result.reasons[0] };
  const added = await addCode(database, keyOf(shopper), code);
  if (added.kind !== "added") return added;
  if (result.kind === "applied") return { kind: "applied", code };
  return { kind: "waiting", code, reason: result.reasons[0], others: othersOf(result, discounts) };
}

/** Longer ones are no codes. */
const MAX_SHOWN = 40;

export const leaveCode = ({ database }: DiscountServices, shopper: Shopper, code: string) =>
  removeCode(database, keyOf(shopper), code);

type RefusedCode = Extract<CodeResult, { kind: "refused" }>;

/** True if every reason depends on what is in the cart, or how it is delivered and paid. */
const canChange = ({ reasons }: RefusedCode): boolean => reasons.every(({ kind }) => CHANGEABLE.has(kind));

const CHANGEABLE: ReadonlySet<CodeReason["kind"]> = new Set([
  "country",
  "payment-method",
  "no-matching-products",
  "minimum-amount",
  "minimum-pieces",
  "more-pieces",
  "no-delivery",
  "nothing-to-discount",
  "other-promotion",
] as const);

/** Codes of the promotions that apply instead. */
export function othersOf({ reasons: [reason] }: RefusedCode, { applied }: CartDiscounts): readonly string[] {
  if (reason.kind !== "other-promotion") return [];
  return applied.flatMap(({ promotionId, code }) => (reason.promotionIds.includes(promotionId) && code ? [code] : []));
}
