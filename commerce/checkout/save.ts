// Saves contact, addresses, delivery method and gift cards as the shopper enters them. Placing the order validates all of them
// again.

import { eq } from "drizzle-orm";
import { addressProblems, deliveryTo, tidyAddress, type Address } from "#catalogue";
import { rememberSaving, type Limited } from "#commerce/accounts";
import { findCart, lockCart, type NoCart } from "#commerce/cart";
import type { Sql } from "#commerce/database";
import { findGiftCard } from "#commerce/gift-cards";
import { EmailAddress } from "#commerce/mail";
import type { OrderServices } from "#commerce/payments";
import { deliveryIn, marketsSold } from "#commerce/settings";
import type {
  AddressesForm,
  AddressesResult,
  ContactForm,
  ContactResult,
  DeliveryResult,
  Saved,
  Shopper,
} from "./checkout.ts";
import { checkoutTable } from "./tables.ts";
import { findUndeliverable, readBlockedIn } from "./undeliverable.ts";
import { hasSamePrices, marketWith, readCheckout, type CheckoutRow } from "./view.ts";
import { keyOf, viewerOf } from "./viewer.ts";

const PHONE = /^\+?(?=(?:\D*\d){6,15}\D*$)[\d ()./-]{6,24}$/;

export async function saveContact(
  services: OrderServices,
  shopper: Shopper,
  form: ContactForm,
): Promise<ContactResult> {
  const email = EmailAddress.safeParse(form.email);
  if (!email.success) return { kind: "invalid", field: "email" };
  const phone = form.phone?.trim() || null;
  if (phone !== null && !PHONE.test(phone)) return { kind: "invalid", field: "phone" };
  return save(services, shopper, async () => ({ email: email.data, phone }));
}

export async function saveAddresses(
  services: OrderServices,
  shopper: Shopper,
  form: AddressesForm,
): Promise<AddressesResult> {
  const delivery = form.delivery && tidyAddress(form.delivery);
  const billing = form.billing && tidyAddress(form.billing);
  const problems = {
    delivery: delivery ? deliveryProblems(services, delivery) : {},
    billing: billing ? addressProblems(billing) : {},
  };
  if (Object.values(problems).some((of) => Object.keys(of).length > 0)) return { kind: "invalid", ...problems };
  if (delivery) {
    const market = marketWith(services.prices, delivery.country);
    if (market && !hasSamePrices(market, shopper.market)) return { kind: "other-market", market };
    const { database, now } = services;
    const blockedIn = await readBlockedIn(database, shopper.shopId);
    const cart = await findCart(database, keyOf(shopper), viewerOf(shopper), now());
    const { country } = delivery;
    const refused = cart && (await findUndeliverable(database.sql, { cart, shopper, country, blockedIn }, now()));
    if (refused) return refused;
  }
  const { accountId } = shopper;
  const { savesAddress } = form;
  const isSaving = accountId !== null && savesAddress !== undefined;
  if (isSaving) await rememberSaving(services.database, accountId, savesAddress);
  return save(services, shopper, async () => ({
    ...(delivery && { delivery }),
    // Null means same as the delivery address.
    billing: billing ?? null,
    ...(isSaving && { savesAddress }),
  }));
}

/** As for any address, and of a country that the shop does not sell to. */
const deliveryProblems = ({ setting }: OrderServices, delivery: Address): ReturnType<typeof addressProblems> =>
  marketsSold(setting).find(delivery.country)
    ? addressProblems(delivery)
    : { ...addressProblems(delivery), country: "unknown-country" };

export async function chooseDelivery(services: OrderServices, shopper: Shopper, code: string): Promise<DeliveryResult> {
  const method = deliveryTo(deliveryIn(services.setting), shopper.market).methods.find((one) => one.code === code);
  if (!method) return { kind: "no-such-method" };
  return save(services, shopper, async () => ({ deliveryMethod: method.code }));
}

const MAX_GIFT_CARDS = 5;

export type GiftCardResult =
  | Saved
  | NoCart
  /** No card with this code. */
  | { readonly kind: "unknown" }
  | { readonly kind: "other-currency"; readonly currency: string }
  /** The balance is zero, or held by other orders. */
  | { readonly kind: "empty" }
  | { readonly kind: "too-many" }
  | Limited;

/** Applying a card twice has no effect. */
export async function applyGiftCard(services: OrderServices, shopper: Shopper, code: string): Promise<GiftCardResult> {
  const { database, now } = services;
  const { shopId, network, market } = shopper;
  const found = await findGiftCard(database.sql, code, { shopId, network, now: now() });
  if (found.kind !== "found") return found;
  const { card } = found;
  if (card.currency !== market.currency) return { kind: "other-currency", currency: card.currency };
  if (card.available === 0) return { kind: "empty" };
  let isFull = false;
  const saved = await save(services, shopper, async (row) => {
    const ids = row?.giftCardIds ?? [];
    isFull = ids.length >= MAX_GIFT_CARDS && !ids.includes(card.id);
    return { giftCardIds: isFull ? ids : [...new Set([...ids, card.id])] };
  });
  return isFull ? { kind: "too-many" } : saved;
}

export const removeGiftCard = (
  services: OrderServices,
  shopper: Shopper,
  giftCardId: string,
): Promise<Saved | NoCart> =>
  save(services, shopper, async (row) => ({
    giftCardIds: (row?.giftCardIds ?? []).filter((id) => id !== giftCardId),
  }));

type Values = Partial<Omit<typeof checkoutTable.$inferInsert, "id" | "cartId" | "createdAt" | "updatedAt">>;

/** Locks the cart, so that changes of a checkout are serialised with each other and with placing the order. */
const save = (
  { database, now }: OrderServices,
  shopper: Shopper,
  change: (row: CheckoutRow | undefined) => Promise<Values>,
): Promise<Saved | NoCart> =>
  database.sql.transaction(async (tx: Sql) => {
    const cart = await lockCart(tx, keyOf(shopper));
    if (!cart || cart.lines.length === 0) return { kind: "no-cart" };
    const row = await readCheckout(tx, cart.id);
    const values = { ...(await change(row)), updatedAt: now() };
    if (row) await tx.update(checkoutTable).set(values).where(eq(checkoutTable.id, row.id));
    else await tx.insert(checkoutTable).values({ cartId: cart.id, ...values });
    return { kind: "saved" };
  });
