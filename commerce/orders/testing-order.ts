// For tests: a placed order in the database.

import { randomUUID } from "node:crypto";
import type { Address } from "#catalogue";
import { createToken, hashOf } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { SHOP } from "../wishlist/testing-wishlists.ts";
import { createOrderNumber, indexOrders, orderLineTable, orderTable } from "./index.ts";

export const ADDRESS: Address = {
  country: "FR",
  firstName: "Ana",
  lastName: "Roux",
  company: "",
  line1: "1 rue de la Paix",
  line2: "",
  postalCode: "75002",
  district: "",
  lastNameKana: "",
  firstNameKana: "",
  city: "Paris",
  region: "",
  phone: "+33 1 23 45 67 89",
};

export async function writeOrder({ sql: client }: Database, row: Partial<typeof orderTable.$inferInsert> = {}) {
  const id = randomUUID();
  const token = createToken();
  const at = new Date();
  await client.insert(orderTable).values({
    id,
    shopId: SHOP,
    number: createOrderNumber(),
    cartId: randomUUID(),
    tokenHash: hashOf(token),
    idempotencyKey: randomUUID(),
    state: "placed",
    email: "ana@example.com",
    marketCode: "fr",
    language: "en",
    priceList: "eu_eur",
    currency: "EUR",
    delivery: ADDRESS,
    billing: ADDRESS,
    subtotal: 100_000,
    deliveryPrice: 10_000,
    total: 110_000,
    createdAt: at,
    placedAt: at,
    ...row,
  });
  const line = { sku: "S", vendor: "V", title: "T", colour: "C", size: "M", quantity: 2, price: 50_000 };
  await client.insert(orderLineTable).values({ orderId: id, ordinal: 0, image: "/media/x/1", ...line });
  await indexOrders(client, [id]);
  return { id, token };
}
