// For tests: creates orders and gift cards directly in the tables.

import { randomUUID } from "node:crypto";
import type { Address, GiftOrder } from "#catalogue";
import { importContent } from "#commerce/content";
import type { Database, Sql } from "#commerce/database";
import type { DeliveryTerms, TaxDetails } from "../orders/order.ts";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import type { OrderState } from "../orders/states.ts";
import { readGiftCards } from "./balances.ts";
import { createGiftCard, type NewGiftCard } from "./issue.ts";
import type { Sending } from "./send.ts";

export const SHOP = "shop";
export const sending: Sending = { now: new Date(Date.UTC(2026, 10, 15, 9, 30)), origin: "https://shop.test" };

export const makeShop = (database: Database): Promise<unknown> =>
  importContent(database, { shop: { id: SHOP, name: "Shop", slug: SHOP }, tags: [], sections: [] });

const address: Address = {
  firstName: "Ana",
  lastName: "Li",
  company: "",
  line1: "1 rue du Jour",
  line2: "",
  district: "",
  lastNameKana: "",
  firstNameKana: "",
  city: "Paris",
  region: "",
  postalCode: "75001",
  country: "FR",
  phone: "0123456789",
};

export interface TestOrder {
  readonly state?: OrderState;
  readonly accountId?: string | null;
  readonly email?: string;
  readonly marketCode?: string;
  readonly currency?: string;
  readonly language?: string;
  readonly placedAt?: Date;
  readonly deliveryPrice?: number;
  readonly deliveryTerms?: DeliveryTerms;
  readonly taxDetails?: TaxDetails;
  readonly lines?: readonly Partial<typeof orderLineTable.$inferInsert>[];
}

/** Inserts an order with its lines. */
export async function makeOrder(
  client: Sql,
  { lines = [], currency = "EUR", deliveryPrice = 0, ...order }: TestOrder = {},
) {
  const id = randomUUID();
  const number = `V${id.replaceAll(/\D/g, "").padEnd(10, "0").slice(0, 10)}`;
  const lineRows = lines.map((line, ordinal) => ({
    id: randomUUID(),
    orderId: id,
    ordinal,
    sku: "sku",
    vendor: "Maison",
    title: "Coat",
    colour: "Black",
    size: "M",
    image: "",
    quantity: 1,
    price: 100_000,
    ...line,
  }));
  const subtotal = lineRows.reduce((sum, line) => sum + line.price * line.quantity, 0);
  await client.insert(orderTable).values({
    id,
    shopId: SHOP,
    number,
    cartId: randomUUID(),
    tokenHash: randomUUID(),
    idempotencyKey: randomUUID(),
    state: "awaiting-payment",
    email: "ana@example.com",
    marketCode: "fr",
    language: "en",
    priceList: "eu_eur",
    currency,
    delivery: address,
    billing: address,
    subtotal,
    deliveryPrice,
    total: subtotal + deliveryPrice,
    createdAt: order.placedAt ?? sending.now,
    ...order,
  });
  if (lineRows.length > 0) await client.insert(orderLineTable).values(lineRows);
  return { id, number, currency, lineIds: lineRows.map((line) => line.id) };
}

export const giftOf = (given: Partial<GiftOrder> = {}): GiftOrder => ({
  amount: 150_000,
  priceList: "eu_eur",
  recipientName: "Bo",
  recipientEmail: "bo@example.com",
  senderName: "Ana",
  message: "Happy birthday",
  deliverOn: null,
  ...given,
});

/** Creates a card given away by the shop. */
export const giveCard = (client: Sql, amount: number, given: Partial<NewGiftCard> = {}): Promise<string> =>
  createGiftCard(
    client,
    {
      shopId: SHOP,
      currency: "EUR",
      amount,
      orderLineId: null,
      recipientName: "Bo",
      recipientEmail: "bo@example.com",
      senderName: "",
      message: "",
      language: "en",
      deliverOn: null,
      from: "gift-cards-given",
      orderId: null,
      cause: "given",
      marketCode: null,
      ...given,
    },
    sending,
  );

export async function cardOf(client: Sql, id: string) {
  const [card] = await readGiftCards(client, [id]);
  if (!card) throw new Error(`Gift card ${id} not found`);
  return card;
}
