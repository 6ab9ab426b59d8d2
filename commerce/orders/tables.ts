// Orders as they were placed: prices, names and addresses are copies, so that no later change of catalogue or account reaches
// them. Amounts are thousandths of the order's currency.

import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Address, GiftOrder } from "#catalogue";
import { accountTable } from "../accounts/tables.ts";
import { shopTable } from "../content/tables.ts";
import type { OrderState } from "./states.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
const amount = (name: string) => bigint(name, { mode: "number" });

export const orderTable = pgTable(
  "shop_order",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** What people say on the telephone: "V" and digits that cannot be counted on from another's. */
    number: text("number").notNull().unique(),
    /** Null for a guest's; an account that is deleted leaves its orders to the books. */
    accountId: text("account_id").references(() => accountTable.id, { onDelete: "set null" }),
    /** The bag that it came from, which may be gone. */
    cartId: uuid("cart_id").notNull(),
    /** Of the token by which a guest opens the order's page; others are in orderTokenTable. */
    tokenHash: text("token_hash").notNull(),
    /** Hash of what the browser made up for one intention to buy: the same sent twice is one order. */
    idempotencyKey: text("idempotency_key").notNull(),
    state: text("state").$type<OrderState>().notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    marketCode: text("market_code").notNull(),
    language: text("language").notNull(),
    priceList: text("price_list").notNull(),
    currency: text("currency").notNull(),
    /** Null where everything goes by mail. */
    delivery: jsonb("delivery").$type<Address>(),
    billing: jsonb("billing").$type<Address>().notNull(),
    deliveryMethod: text("delivery_method"),
    subtotal: amount("subtotal").notNull(),
    deliveryPrice: amount("delivery_price").notNull(),
    total: amount("total").notNull(),
    /** How much of the total gift cards pay. */
    giftCardAmount: amount("gift_card_amount").notNull().default(0),
    tracking: text("tracking"),
    /** While it awaits its payment: until when its stock is held. */
    expiresAt: moment("expires_at"),
    createdAt: moment("created_at").notNull(),
    placedAt: moment("placed_at"),
  },
  (order) => [
    uniqueIndex("order_by_key").on(order.idempotencyKey, order.cartId),
    index("order_by_cart").on(order.cartId),
    index("order_by_account").on(order.accountId, order.placedAt.desc(), order.id),
    index("order_by_email").on(order.email),
    index("order_by_state").on(order.state, order.expiresAt),
    index("order_by_creation").on(order.createdAt.desc(), order.id),
  ],
);

/** Further tokens that open an order's page, for who proved it theirs in another way: kept as hashes, like the first. */
export const orderTokenTable = pgTable(
  "order_token",
  {
    tokenHash: text("token_hash").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (token) => [index("order_token_by_order").on(token.orderId, token.createdAt)],
);

export const orderLineTable = pgTable(
  "order_line",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    productId: text("product_id"),
    variantId: text("variant_id"),
    gift: jsonb("gift").$type<GiftOrder>(),
    sku: text("sku").notNull(),
    handle: text("handle"),
    vendor: text("vendor").notNull(),
    title: text("title").notNull(),
    colour: text("colour").notNull(),
    size: text("size").notNull(),
    image: text("image").notNull(),
    quantity: integer("quantity").notNull(),
    /** Each. */
    price: amount("price").notNull(),
    compareAtPrice: amount("compare_at_price"),
  },
  (line) => [
    uniqueIndex("order_line_by_ordinal").on(line.orderId, line.ordinal),
    index("order_line_by_product").on(line.productId),
  ],
);

/** What happened to an order, for its timeline. */
export const orderEventTable = pgTable(
  "order_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** Who did it: "shopper", "merchant", "shop". */
    by: text("by").notNull(),
    details: jsonb("details").$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    at: moment("at").notNull(),
  },
  (event) => [index("order_event_by_order").on(event.orderId, event.id)],
);
