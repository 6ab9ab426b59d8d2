// What the shopper tells on the way: contact, addresses, delivery and gift cards. Each is kept at once, so that nothing typed is
// lost; placing the order checks all of it again.

import { eq } from "drizzle-orm";
import { addressProblems, deliveryMethodsOf, marketOf, tidyAddress, type DeliveryMethodCode } from "#catalogue";
import type { Limited } from "#commerce/accounts";
import { lockCart } from "#commerce/cart";
import type { Sql } from "#commerce/database";
import { findGiftCard } from "#commerce/gift-cards";
import { EmailAddress } from "#commerce/mail";
import type { Buying } from "#commerce/payments";
import type {
  AddressesForm,
  AddressesResult,
  ContactForm,
  ContactResult,
  DeliveryResult,
  NoBag,
  Saved,
  Shopper,
} from "./checkout.ts";
import { checkoutTable } from "./tables.ts";
import { isPricedAs, keyOf, readCheckout, type CheckoutRow } from "./view.ts";

const PHONE = /^\+?(?=(?:\D*\d){6,15}\D*$)[\d ()./-]{6,24}$/;

export async function saveContact(buying: Buying, shopper: Shopper, form: ContactForm): Promise<ContactResult> {
  const email = EmailAddress.safeParse(form.email);
  if (!email.success) return { kind: "invalid", field: "email" };
  const phone = form.phone?.trim() || null;
  if (phone !== null && !PHONE.test(phone)) return { kind: "invalid", field: "phone" };
  return keep(buying, shopper, async () => ({ email: email.data, phone }));
}

export async function saveAddresses(buying: Buying, shopper: Shopper, form: AddressesForm): Promise<AddressesResult> {
  const delivery = form.delivery && tidyAddress(form.delivery);
  const billing = form.billing && tidyAddress(form.billing);
  const problems = {
    delivery: delivery ? addressProblems(delivery) : {},
    billing: billing ? addressProblems(billing) : {},
  };
  if (Object.values(problems).some((of) => Object.keys(of).length > 0)) return { kind: "invalid", ...problems };
  if (delivery) {
    const market = marketOf(delivery.country);
    if (market && !isPricedAs(market, shopper.market)) return { kind: "other-market", market };
  }
  return keep(buying, shopper, async () => ({
    ...(delivery && { delivery }),
    // The delivery's own, said by leaving it out.
    billing: billing ?? null,
  }));
}

export async function chooseDelivery(
  buying: Buying,
  shopper: Shopper,
  code: DeliveryMethodCode | (string & {}),
): Promise<DeliveryResult> {
  const method = deliveryMethodsOf(shopper.market).find((one) => one.code === code);
  if (!method) return { kind: "no-such-method" };
  return keep(buying, shopper, async () => ({ deliveryMethod: method.code }));
}

export const MOST_GIFT_CARDS = 5;

export type GiftCardResult =
  | Saved
  | NoBag
  /** No card has this code. */
  | { readonly kind: "unknown" }
  | { readonly kind: "other-currency"; readonly currency: string }
  /** Nothing is on it, or others have been promised all of it. */
  | { readonly kind: "empty" }
  | { readonly kind: "too-many" }
  | Limited;

/** The same card twice is once. */
export async function applyGiftCard(buying: Buying, shopper: Shopper, code: string): Promise<GiftCardResult> {
  const { database, now } = buying;
  const { shopId, network, market } = shopper;
  const found = await findGiftCard(database.sql, code, { shopId, network, now: now() });
  if (found.kind !== "found") return found;
  const { card } = found;
  if (card.currency !== market.currency) return { kind: "other-currency", currency: card.currency };
  if (card.available === 0) return { kind: "empty" };
  let isFull = false;
  const saved = await keep(buying, shopper, async (row) => {
    const ids = row?.giftCardIds ?? [];
    isFull = ids.length >= MOST_GIFT_CARDS && !ids.includes(card.id);
    return { giftCardIds: isFull ? ids : [...new Set([...ids, card.id])] };
  });
  return isFull ? { kind: "too-many" } : saved;
}

export const removeGiftCard = (buying: Buying, shopper: Shopper, giftCardId: string): Promise<Saved | NoBag> =>
  keep(buying, shopper, async (row) => ({
    giftCardIds: (row?.giftCardIds ?? []).filter((id) => id !== giftCardId),
  }));

type Values = Partial<Omit<typeof checkoutTable.$inferInsert, "id" | "cartId" | "createdAt" | "updatedAt">>;

/** The bag's lock makes changes of one checkout take turns, and an order of it sees all of one or none. */
const keep = (
  { database, now }: Buying,
  shopper: Shopper,
  change: (row: CheckoutRow | undefined) => Promise<Values>,
): Promise<Saved | NoBag> =>
  database.sql.transaction(async (tx: Sql) => {
    const cart = await lockCart(tx, keyOf(shopper));
    if (!cart || cart.lines.length === 0) return { kind: "no-bag" };
    const row = await readCheckout(tx, cart.id);
    const values = { ...(await change(row)), updatedAt: now() };
    if (row) await tx.update(checkoutTable).set(values).where(eq(checkoutTable.id, row.id));
    else await tx.insert(checkoutTable).values({ cartId: cart.id, ...values });
    return { kind: "saved" };
  });
