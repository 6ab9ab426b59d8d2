// For tests: a person who has used every part of the shop, and whose name is in every text that they wrote.

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { emitCustomerEvent } from "#commerce/events";
import { emitOrderEvent } from "#commerce/orders";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import * as accounts from "../accounts/tables.ts";
import { alertTable, savedSearchTable } from "../alerts/tables.ts";
import { analyticsEventTable, orderAnalyticsTable } from "../analytics/tables.ts";
import { cartLineTable, cartTable } from "../cart/tables.ts";
import { checkoutTable } from "../checkout/tables.ts";
import { giftCardTable } from "../gift-cards/tables.ts";
import { enqueueMail } from "../mail/index.ts";
import { newsletterSubscriptionTable } from "../newsletter/tables.ts";
import {
  orderDiscountTable,
  orderEventTable,
  orderLineTable,
  orderNoteTable,
  orderTaxTable,
  parcelTable,
} from "../orders/tables.ts";
import { ADDRESS, writeOrder } from "../orders/testing-order.ts";
import { creditNoteLineTable, creditNoteTable, disputeTable, paymentTable, refundTable } from "../payments/tables.ts";
import { promotionTable, promotionUseTable } from "../promotions/tables.ts";
import { returnLineTable, returnTable } from "../returns/tables.ts";
import { reviewTable, reviewVoteTable } from "../reviews/tables.ts";
import { backInStockTable } from "../stock/tables.ts";
import { SHOP } from "../wishlist/testing-wishlists.ts";
import { wishlistItemTable, wishlistShareTable, wishlistTable } from "../wishlist/tables.ts";

export const NAME = "Zenobia";
/** Of staff. */
export const OPERATOR = "Pat of the shop";
export const EMAIL = "zenobia@example.com";

/** The order was placed at `at`, and everything about it is settled. */
export async function writePerson({ sql: client }: Database, at: Date) {
  const later = new Date(at.getTime() + 86_400_000 * 400);
  const accountId = randomUUID();
  await client.insert(accounts.accountTable).values({
    id: accountId,
    email: EMAIL,
    passwordHash: "hash",
    firstName: NAME,
    lastName: NAME,
    viewed: ["coat"],
    createdAt: at,
    passwordChangedAt: at,
  });
  const mine = { accountId, expiresAt: later };
  await client.insert(accounts.sessionTable).values({
    ...mine,
    tokenHash: "s",
    id: randomUUID(),
    createdAt: at,
    lastSeenAt: at,
    agent: `Browser of ${NAME}`,
  });
  await client.insert(accounts.deviceTable).values({ ...mine, tokenHash: "d" });
  await client.insert(accounts.authenticatorTable).values({ accountId, secret: "a", createdAt: at });
  await client.insert(accounts.passkeyTable).values({
    id: "passkey",
    accountId,
    credentialId: "c",
    publicKey: "k",
    counter: 1,
    transports: ["internal"],
    name: "a phone",
    createdAt: at,
  });
  await client.insert(accounts.passkeyChallengeTable).values({ ...mine, challengeHash: "h", purpose: "add" });
  await client.insert(accounts.recoveryCodeTable).values({ accountId, codeHash: "k" });
  await client.insert(accounts.pendingSignInTable).values({ ...mine, tokenHash: "p" });
  await client.insert(accounts.passwordResetTable).values({ ...mine, tokenHash: "r" });
  await client
    .insert(accounts.registrationTable)
    .values({ tokenHash: "g", email: EMAIL, passwordHash: "x", expiresAt: later });
  await client.insert(accounts.emailChangeTable).values({
    ...mine,
    email: `new-${EMAIL}`,
    currentTokenHash: "c",
    newTokenHash: "n",
    isCurrentConfirmed: false,
    isNewConfirmed: false,
  });
  const address = { ...ADDRESS, firstName: NAME, lastName: NAME, line1: `${NAME} street 1` };
  await client
    .insert(accounts.addressTable)
    .values({ ...address, id: randomUUID(), accountId, isDefault: true, createdAt: at });
  await recordSecurityEvent(client, { kind: "signed-in", at, accountId, network: "192.0.2.7" });
  await recordSecurityEvent(client, { kind: "sign-in-failed", at, details: { address: subjectOf(EMAIL) } });
  const wishlistId = randomUUID();
  await client.insert(wishlistTable).values({ id: wishlistId, shopId: SHOP, userType: "account", userId: accountId });
  await client.insert(wishlistItemTable).values({ wishlistId, productId: "p1" });
  const choice = { accountId, market: "de", language: "de", consentedAt: at, consentVersion: "1", dueAt: at };
  await client.insert(alertTable).values({ ...choice, priceDrops: true });
  const search = {
    name: NAME,
    path: "/pages/search",
    query: "qTitle=coat",
    frequency: "daily",
    createdAt: at,
  } as const;
  await client.insert(savedSearchTable).values({ ...choice, ...search });
  await client.insert(wishlistShareTable).values({ tokenHash: "w", wishlistId });
  const cartId = randomUUID();
  await client.insert(cartTable).values({ id: cartId, shopId: SHOP, accountId });
  await client.insert(cartLineTable).values({ cartId, productId: "p1", variantId: "v1", quantity: 1 });
  await client.insert(checkoutTable).values({ cartId, email: EMAIL, delivery: address });
  const { id: orderId } = await writeOrder({ sql: client } as Database, {
    accountId,
    email: EMAIL,
    phone: `phone of ${NAME}`,
    delivery: address,
    billing: address,
    giftOptions: { isWrapped: true, message: `From ${NAME}`, hidesPrices: false } as never,
    tracking: `track-${NAME}`,
    state: "delivered",
    createdAt: at,
    placedAt: at,
  });
  await client.insert(orderAnalyticsTable).values({ orderId, clientId: `browser of ${NAME}` });
  await client
    .insert(analyticsEventTable)
    .values({ orderId, name: "purchase", cause: "purchase", params: { to: NAME }, createdAt: at, dueAt: null });
  const note = { text: `Note about ${NAME}`, writtenBy: OPERATOR, at };
  await client.insert(orderNoteTable).values({ orderId, ...note });
  await client.insert(accounts.accountNoteTable).values({ accountId, ...note });
  const event = { orderId, by: "merchant", at };
  await client.insert(orderEventTable).values([
    { ...event, kind: "shipped", details: { parcel: 1, tracking: `track-${NAME}`, operator: OPERATOR } },
    { ...event, kind: "refund-due", details: { amount: 1_000, reason: `Call of ${NAME}`, cause: "merchant:1" } },
    { ...event, kind: "return-refused", details: { number: "R0", reason: `Worn by ${NAME}` } },
    { ...event, kind: "delivered" },
  ]);
  await emitCustomerEvent(client, "customer.created", accountId, at);
  await emitOrderEvent(client, "order.shipped", orderId, at, { parcel: 1, tracking: `track-${NAME}` });
  const [coat] = await client
    .select({ lineId: orderLineTable.id, quantity: orderLineTable.quantity })
    .from(orderLineTable)
    .where(eq(orderLineTable.orderId, orderId));
  const lines = coat ? [coat] : [];
  await client
    .insert(parcelTable)
    .values({ orderId, number: 1, tracking: `track-${NAME}`, lines, sentAt: at, deliveredAt: at });
  await usePromotion(client, orderId, at);
  const lineId = randomUUID();
  const gift = {
    amount: 50_000,
    priceList: "eu_eur",
    recipientName: "Bo",
    recipientEmail: "bo@example.com",
    senderName: NAME,
    message: `Love, ${NAME}`,
    deliverOn: null,
  };
  const text = { sku: "G", vendor: "", title: "Gift card", colour: "", size: "", quantity: 1, price: 50_000 };
  await client.insert(orderLineTable).values({ id: lineId, orderId, ordinal: 1, gift, image: "", ...text });
  const card = { shopId: SHOP, lastFour: "7Q2K", currency: "EUR", initialAmount: 50_000, state: "active" } as const;
  const sent = { sentAt: at, createdAt: at };
  await client.insert(giftCardTable).values([
    { ...card, ...sent, ...gift, codeHash: "bought", orderLineId: lineId },
    {
      ...card,
      ...sent,
      codeHash: "received",
      recipientName: NAME,
      recipientEmail: EMAIL,
      senderName: "Bo",
      message: `For ${NAME}`,
    },
  ]);
  const money = { orderId, amount: 1_000, currency: "EUR", createdAt: at, updatedAt: at };
  const paymentId = randomUUID();
  const step = { kind: "redirect", url: `https://pay.example/${NAME}` } as never;
  await client
    .insert(paymentTable)
    .values({ ...money, id: paymentId, provider: "test", method: "card", reference: "ref", state: "paid", step });
  await client
    .insert(refundTable)
    .values({ ...money, paymentId, reason: `Call of ${NAME}`, cause: "merchant:1", state: "refunded" });
  await client
    .insert(disputeTable)
    .values({ ...money, reference: "dp", provider: "test", paymentId, reason: "fraudulent", state: "won" });
  const [creditNoteId, orderTaxId] = [randomUUID(), randomUUID()];
  await client.insert(orderTaxTable).values({
    id: orderTaxId,
    orderId,
    ordinal: 0,
    subject: "delivery",
    jurisdiction: "FR",
    category: "delivery",
    treatment: "taxed",
    rate: 200_000,
    taxable: 1_000,
    tax: 200,
  });
  await client.insert(creditNoteTable).values({
    id: creditNoteId,
    number: "CN-2026-000001",
    orderId,
    cause: "merchant:1",
    reason: `Call of ${NAME}`,
    amount: 1_200,
    tax: 200,
    currency: "EUR",
    createdAt: at,
  });
  await client.insert(creditNoteLineTable).values({ creditNoteId, orderTaxId, taxable: 1_000, tax: 200 });
  const returnId = randomUUID();
  await client.insert(returnTable).values({
    id: returnId,
    orderId,
    number: "R1",
    tokenHash: "t",
    state: "refunded",
    packaging: "own",
    refundTo: "payment",
    createdAt: at,
    updatedAt: at,
  });
  await client
    .insert(returnLineTable)
    .values({ returnId, orderLineId: lineId, quantity: 1, reason: "late", note: `Too late, ${NAME}` });
  const written = { shopId: SHOP, language: "en", state: "shown", createdAt: at, updatedAt: at } as const;
  const [review] = await client
    .insert(reviewTable)
    .values([
      { ...written, productId: "p2", author: "Bo", rating: 4, title: "Fine", text: "Fine" },
      { ...written, productId: "p1", accountId, orderLineId: lineId, author: NAME, rating: 5, title: NAME, text: NAME },
    ])
    .returning({ id: reviewTable.id });
  await client
    .insert(reviewVoteTable)
    .values({ reviewId: review?.id ?? "", voter: accountId, kind: "helpful", createdAt: at });
  await client
    .insert(newsletterSubscriptionTable)
    .values({ email: EMAIL, market: "fr", language: "fr", confirmedAt: at });
  await client
    .insert(backInStockTable)
    .values({ shopId: SHOP, productId: "p1", variantId: "v9", email: EMAIL, marketCode: "fr", createdAt: at });
  await enqueueMail(client, EMAIL, () => ({ language: "en", subject: "Hello", paragraphs: [NAME] }), at);
  return { accountId, orderId };
}

/** Removes everyone. */
export const clear = ({ sql: client }: Database) =>
  client.execute(
    "truncate account, registration, shop_order, gift_card, review, mail, newsletter_subscription, back_in_stock, security_event, event, cart cascade",
  );

/** Tables whose rows contain a text. */
export async function tablesWith({ sql: client }: Database, text: string): Promise<string[]> {
  const tables = await client.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const hits = await client.execute(
      sql`select 1 from ${sql.identifier(name)} as t where t::text ilike ${`%${text}%`} limit 1`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

async function usePromotion(client: Sql, orderId: string, at: Date): Promise<void> {
  const [promotion] = await client
    .insert(promotionTable)
    .values({
      shopId: SHOP,
      name: { en: "A tenth off" },
      state: "active",
      trigger: "automatic",
      conditions: {},
      effect: { kind: "percentage", of: "order", percent: 10 },
      combines: "all",
      createdAt: at,
      updatedAt: at,
    })
    .returning({ promotionId: promotionTable.id, name: promotionTable.name });
  if (!promotion) throw new Error("Inserting a promotion returned no row");
  await client.insert(orderDiscountTable).values({ ...promotion, orderId, ordinal: 0, amount: 1_000 });
  const { promotionId } = promotion;
  const use = { promotionId, orderId, customer: "key", currency: "EUR", amount: 1_000, createdAt: at, updatedAt: at };
  await client.insert(promotionUseTable).values({ ...use, state: "claimed" });
}
