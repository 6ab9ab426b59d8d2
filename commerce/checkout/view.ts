// Reads a checkout: the shopper's details, current totals, and missing steps.

import { and, eq } from "drizzle-orm";
import {
  deliveryPrice,
  deliveryTo,
  giftOptionsUnder,
  giftWrapPrice,
  marketOf,
  methodsFor,
  tidyAddress,
  type Market,
  type OfferedPrices,
} from "#catalogue";
import { findAccount, listAddresses } from "#commerce/accounts";
import { findCart, type Cart, type NoCart } from "#commerce/cart";
import type { Sql } from "#commerce/database";
import { readGiftCards } from "#commerce/gift-cards";
import { orderTable } from "#commerce/orders";
import type { OrderServices } from "#commerce/payments";
import { deliveryIn, giftOfferOf, marketsSold, PAYMENTS } from "#commerce/settings";
import { readActivePromotions, type ActivePromotions } from "#commerce/promotions";
import type { CheckoutView, Missing, Shopper } from "./checkout.ts";
import { readDiscounts } from "./discounts.ts";
import { draftCheckoutOf } from "./draft.ts";
import { checkoutTable } from "./tables.ts";
import { checkoutTax } from "./tax.ts";
import { totalsOf } from "./totals.ts";
import { keyOf, viewerOf } from "./viewer.ts";

/** Checkout of the shopper's cart. An account's checkout starts with its email and default address. */
export async function findCheckout(services: OrderServices, shopper: Shopper): Promise<CheckoutView | NoCart> {
  const { database, now } = services;
  const cart = await findCart(database, keyOf(shopper), viewerOf(shopper), now());
  if (!cart || cart.lines.length === 0) return { kind: "no-cart" };
  const active = await readActivePromotions(services, shopper.shopId, now());
  const found = draftCheckoutOf(services, shopper) ?? (await readCheckout(database.sql, cart.id));
  const row = found ?? (await createForAccount(services, shopper, cart.id));
  const [unfinishedOrder = null] = await database.sql
    .select({ orderId: orderTable.id })
    .from(orderTable)
    .where(and(eq(orderTable.cartId, cart.id), eq(orderTable.state, "awaiting-payment")));
  return viewCheckout(database.sql, { ...services, cart, row, shopper, active, unfinishedOrder, isWaiting: true });
}

export type CheckoutRow = typeof checkoutTable.$inferSelect;

export async function readCheckout(client: Pick<Sql, "select">, cartId: string): Promise<CheckoutRow | undefined> {
  const [row] = await client.select().from(checkoutTable).where(eq(checkoutTable.cartId, cartId));
  return row;
}

async function createForAccount(
  { database, prices }: OrderServices,
  { accountId, market }: Shopper,
  cartId: string,
): Promise<CheckoutRow | undefined> {
  if (accountId === null) return undefined;
  const [account, addresses] = await Promise.all([
    findAccount({ database }, accountId),
    listAddresses({ database }, accountId),
  ]);
  // The default address comes first.
  const saved = addresses.find(({ country }) => hasSamePrices(marketWith(prices, country), market));
  await database.sql
    .insert(checkoutTable)
    .values({
      cartId,
      email: account?.email ?? null,
      delivery: saved ? tidyAddress(saved) : null,
      savesAddress: account?.savesAddresses ?? false,
    })
    .onConflictDoNothing({ target: checkoutTable.cartId });
  return readCheckout(database.sql, cartId);
}

/** The market of a country with the prices that the shop charges there. */
export function marketWith(prices: OfferedPrices, country: string): Market | undefined {
  const market = marketOf(country);
  return market && prices.market(market);
}

/** True if both markets use the same price list. */
export const hasSamePrices = (to: Market | undefined, market: Market): to is Market =>
  to?.priceList === market.priceList;

export interface Checkout extends Pick<
  OrderServices,
  "prices" | "setting" | "provider" | "taxonomy" | "taxProvider" | "now"
> {
  readonly cart: Cart;
  readonly row: Partial<CheckoutRow> | undefined;
  readonly shopper: Shopper;
  readonly active: ActivePromotions;
  /** False in a transaction, which must not wait for a tax provider. */
  readonly isWaiting: boolean;
  readonly unfinishedOrder: CheckoutView["unfinishedOrder"];
}

/** May run in the transaction that has locked the cart. */
export async function viewCheckout(client: Sql, given: Checkout): Promise<CheckoutView> {
  const { cart, row, shopper, prices, setting, provider, unfinishedOrder } = given;
  const needsDelivery = cart.lines.some(({ gift }) => gift === null);
  const to = row?.delivery ? marketWith(prices, row.delivery.country) : undefined;
  // An address in another market, or in one that the shop no longer sells to, is ignored, because the totals there would differ from those shown.
  const isKnown = hasSamePrices(to, shopper.market) && marketsSold(setting).find(to.code) !== undefined;
  const delivery = needsDelivery && isKnown ? (row?.delivery ?? null) : null;
  const market = isKnown ? to : shopper.market;
  const { methods: offered, taxNote, returnDays } = deliveryTo(deliveryIn(setting), market);
  const methods = needsDelivery ? offered : [];
  const method = methods.find(({ code }) => code === row?.deliveryMethod) ?? null;
  const giftOffer = needsDelivery ? giftOfferOf(setting, cart.priceList) : null;
  const giftOptions = giftOptionsUnder(giftOffer, cart.giftOptions);
  const ids = row?.giftCardIds ?? [];
  const cards = new Map((await readGiftCards(client, ids)).map((card) => [card.id, card]));
  const applied = ids.flatMap((id) => cards.get(id) ?? []);
  const billing = row?.billing ?? null;
  const costs = {
    delivery: needsDelivery ? method && deliveryPrice(method, cart.subtotal) : 0,
    giftWrap: giftWrapPrice(giftOffer, giftOptions),
  };
  const destination = needsDelivery ? delivery : billing;
  const country = destination?.country ?? market.country;
  const paymentMethod = row?.paymentMethod ?? null;
  const email = row?.email ?? null;
  const discounts = await readDiscounts(client, given, {
    cart,
    shopper,
    country,
    delivery: costs.delivery,
    email,
    paymentMethod,
  });
  const tax = await checkoutTax(given, {
    cart,
    discounts,
    ...costs,
    country,
    address: destination,
    isExport: needsDelivery && taxNote === "duties-on-delivery",
  });
  const { parts, ...totals } = totalsOf({
    ...costs,
    tax,
    subtotal: cart.subtotal,
    discount: discounts.lineTotal,
    deliveryDiscount: discounts.delivery.amount,
    giftCards: applied.map((card) => (card.currency === cart.currency ? card.available : 0)),
    currency: cart.currency,
    taxNote,
  });
  const missing: Missing[] = [
    ...(row?.email ? [] : ["contact" as const]),
    ...((needsDelivery ? delivery : billing) ? [] : ["address" as const]),
    ...(needsDelivery && !method ? ["delivery" as const] : []),
  ];
  return {
    kind: "checkout",
    id: row?.id ?? cart.id,
    cart,
    email,
    phone: row?.phone ?? null,
    delivery,
    billing,
    savesAddress: shopper.accountId === null ? null : (row?.savesAddress ?? false),
    needsDelivery,
    methods,
    deliveryMethod: method?.code ?? null,
    returnDays,
    giftOffer,
    giftOptions,
    giftCards: applied.map(({ id, lastFour }, index) => ({ id, lastFour, amount: parts[index] ?? 0 })),
    discounts,
    totals,
    missing,
    paymentMethod,
    paymentMethods: methodsFor(setting(PAYMENTS), market, totals.due, provider.methods),
    takesCards: provider.takesCards,
    unfinishedOrder,
  };
}
