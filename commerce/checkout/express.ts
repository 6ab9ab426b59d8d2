// Express orders: placed from the bag or a product, with the contact and the address that the wallet gives. Until it has given
// them, such an order has an empty email and an address with nothing but a country.

import { and, eq } from "drizzle-orm";
import {
  DEFAULT_MARKET,
  deliveryPrice,
  deliveryTo,
  hasWalletAddress,
  tidyAddress,
  type PaymentMethod,
} from "#catalogue";
import type { Sql } from "#commerce/database";
import { deliveryNameOf, indexOrders, orderTable, orderTaxTable, type OrderRow } from "#commerce/orders";
import { mailLanguage } from "#commerce/mail";
import type { ExpressTerms, OrderServices, WalletBuyer } from "#commerce/payments";
import { deliveryIn, marketsSold, TAX } from "#commerce/settings";
import type { CheckoutView, Shopper } from "./checkout.ts";
import { findUndeliverable, type BlockedIn } from "./undeliverable.ts";
import type { CheckoutRow } from "./view.ts";

/** A checkout without contact and address, with the delivery that was chosen, or else the cheapest. */
export function expressRow(
  { setting }: OrderServices,
  { market }: Shopper,
  row: CheckoutRow | undefined,
): Partial<CheckoutRow> {
  const { methods } = deliveryTo(deliveryIn(setting), market);
  const method = methods.find(({ code }) => code === row?.deliveryMethod) ?? methods[0];
  return { giftCardIds: row?.giftCardIds ?? [], deliveryMethod: method?.code ?? null };
}

/**
 * The countries for which the totals are right before the address is known; empty if the order needs the checkout. Its wallet is
 * asked for one amount, so neither tax nor delivery may depend on the address.
 */
export async function expressCountries(
  tx: Sql,
  services: OrderServices,
  { shopper, view, method, blockedIn }: ExpressOrder,
): Promise<readonly string[]> {
  const { cart, needsDelivery, giftCards, totals, discounts } = view;
  if (!hasWalletAddress(method) || !needsDelivery || giftCards.length > 0 || totals.tax.kind !== "known") return [];
  // The buyer, and the country within a region, are known only after the payment.
  const isRegion = shopper.market.country === DEFAULT_MARKET.country;
  if ((discounts.isPersonal && discounts.customer === null) || (discounts.isOfCountry && isRegion)) return [];
  const possible = destinations(services, shopper, view);
  const checked = await Promise.all(
    possible.map(async (country) =>
      (await findUndeliverable(tx, { cart, shopper, country, blockedIn }, services.now())) ? [] : [country],
    ),
  );
  return checked.flat();
}

interface ExpressOrder {
  readonly shopper: Shopper;
  readonly view: CheckoutView;
  readonly method: PaymentMethod;
  readonly blockedIn: BlockedIn;
}

function destinations(
  { setting, taxProvider }: OrderServices,
  { market }: Shopper,
  { cart, totals, deliveryMethod }: CheckoutView,
): readonly string[] {
  const isExport = totals.taxNote === "duties-on-delivery";
  if (market.country !== DEFAULT_MARKET.country) {
    const isAsked = taxProvider !== null && !isExport && setting(TAX).byProvider.includes(market.country);
    return isAsked ? [] : [market.country];
  }
  // A region: its countries have different taxes, unless the recipient pays them.
  if (!isExport) return [];
  return marketsSold(setting)
    .countries.filter((there) => {
      if (there.priceList !== market.priceList) return false;
      const { methods, taxNote } = deliveryTo(deliveryIn(setting), there);
      const method = methods.find(({ code }) => code === deliveryMethod);
      return (
        taxNote === totals.taxNote &&
        method &&
        deliveryPrice(method, cart.subtotal) === (totals.delivery ?? 0) + totals.deliveryDiscount
      );
    })
    .map(({ country }) => country);
}

/** The fields of an order that the wallet fills. */
export const awaitedBuyer = (countries: readonly string[]) => ({
  email: "",
  billing: tidyAddress({ country: countries[0] ?? "" }),
});

/** Null if the order has its address. */
export function expressTermsOf(order: OrderRow): ExpressTerms | null {
  const countries = order.deliveryTerms?.countries;
  // An erased order has no email either.
  if (!countries || order.email !== "" || order.placedAt !== null) return null;
  const deliveryName = deliveryNameOf(order, mailLanguage(order)) ?? "";
  return { countries, deliveryName, deliveryPrice: order.deliveryPrice };
}

/** The order with the wallet's contact and address; unchanged if it has its own. Undefined if it needs them and the wallet gave none. */
export async function withBuyer(
  tx: Sql,
  order: OrderRow,
  buyer: WalletBuyer | undefined,
): Promise<OrderRow | undefined> {
  if (expressTermsOf(order) === null) return order;
  if (!buyer) return undefined;
  const { email, delivery, billing } = buyer;
  // Taxes of a region were calculated before the country was known.
  await tx
    .update(orderTaxTable)
    .set({ jurisdiction: delivery.country })
    .where(and(eq(orderTaxTable.orderId, order.id), eq(orderTaxTable.jurisdiction, DEFAULT_MARKET.country)));
  const [filled] = await tx
    .update(orderTable)
    .set({ email, phone: delivery.phone || null, delivery, billing: billing ?? delivery })
    .where(eq(orderTable.id, order.id))
    .returning();
  await indexOrders(tx, [order.id]);
  return filled ?? order;
}
