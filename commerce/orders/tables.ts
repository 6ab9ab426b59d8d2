// Orders are snapshots: prices, names and addresses are copies, so later changes of the catalogue or account do not affect them.
// Amounts are in thousandths of the order's currency.

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Address, GiftOptions, GiftOrder, VariantOption } from "#catalogue";
import { accountTable } from "../accounts/tables.ts";
import { shopTable } from "../content/tables.ts";
import { tsvector } from "../database/tsvector.ts";
import type { Texts } from "#commerce/settings";
import type { TaxSubject, TaxTreatment } from "#commerce/tax";
import type { DeliveryTerms, LineNames, LineSource, ParcelLine, TaxDetails } from "./order.ts";
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
    /** "V" and ten random digits. */
    number: text("number").notNull().unique(),
    /** Null for a guest, and after the account was erased. */
    accountId: text("account_id").references(() => accountTable.id, { onDelete: "set null" }),
    /** The original cart, which may be deleted. */
    cartId: uuid("cart_id").notNull(),
    /** Hash of the token that opens the order for a guest; further ones are in orderTokenTable. */
    tokenHash: text("token_hash").notNull(),
    /** Hash of the key that the browser generated; a repeated request is the same order. */
    idempotencyKey: text("idempotency_key").notNull(),
    state: text("state").$type<OrderState>().notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    marketCode: text("market_code").notNull(),
    language: text("language").notNull(),
    priceList: text("price_list").notNull(),
    currency: text("currency").notNull(),
    /** Null if everything is sent by email. */
    delivery: jsonb("delivery").$type<Address>(),
    billing: jsonb("billing").$type<Address>().notNull(),
    /** Code of the delivery method. */
    deliveryMethod: text("delivery_method"),
    /** Null in orders from before merchants could change them. */
    deliveryTerms: jsonb("delivery_terms").$type<DeliveryTerms>(),
    /** Sum of the lines before discounts. */
    subtotal: amount("subtotal").notNull(),
    /** Sum of the lines' discounts. */
    discount: amount("discount").notNull().default(0),
    /** As charged, so after the delivery's discount. */
    deliveryPrice: amount("delivery_price").notNull(),
    deliveryDiscount: amount("delivery_discount").notNull().default(0),
    /** Null unless it is a gift. */
    giftOptions: jsonb("gift_options").$type<GiftOptions>(),
    giftWrapPrice: amount("gift_wrap_price").notNull().default(0),
    /** Sum of the order's tax rows; null in orders from before tax was calculated. */
    taxAmount: amount("tax_amount"),
    /** Part of the tax that was added to the prices, and so is part of the total. */
    taxAdded: amount("tax_added").notNull().default(0),
    taxDetails: jsonb("tax_details").$type<TaxDetails>(),
    total: amount("total").notNull(),
    /** Part of the total paid by gift cards. */
    giftCardAmount: amount("gift_card_amount").notNull().default(0),
    tracking: text("tracking"),
    /** True while pieces are still to be sent. An order of gift cards only has none. */
    hasUnsent: boolean("has_unsent").notNull().default(true),
    /** End of the stock hold while the order awaits payment. */
    expiresAt: moment("expires_at"),
    createdAt: moment("created_at").notNull(),
    placedAt: moment("placed_at"),
    /** Time of the buyer's erasure; null before. The billing address stays for the period that the law requires. */
    erasedAt: moment("erased_at"),
  },
  (order) => [
    uniqueIndex("order_by_key").on(order.idempotencyKey, order.cartId),
    index("order_by_cart").on(order.cartId),
    index("order_by_account").on(order.accountId, order.placedAt.desc(), order.id),
    index("order_by_email").on(order.email),
    index("order_by_state").on(order.state, order.expiresAt),
    index("order_by_creation").on(order.createdAt.desc(), order.id),
    index("order_by_placing").on(order.placedAt),
    index("order_by_state_and_creation").on(order.state, order.createdAt.desc(), order.id),
    index("order_to_send")
      .on(order.createdAt.desc(), order.id)
      .where(sql`${order.hasUnsent} and ${order.state} in ('placed', 'shipped')`),
  ],
);

/** Words by which merchants find an order: its number, the names, the email address and the SKUs (find-orders.ts). */
export const orderSearchTable = pgTable(
  "order_search",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    words: tsvector("words").notNull(),
    /** Copies of the order's, which never change: a search sorts and filters its hits without reading the orders. */
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Null in rows that an earlier version wrote. */
    marketCode: text("market_code"),
  },
  (search) => [
    index("order_search_by_word").using("gin", search.words),
    index("order_search_by_creation").on(search.createdAt.desc(), search.orderId),
  ],
);

/** Internal notes on an order, never shown to the shopper. */
export const orderNoteTable = pgTable(
  "order_note",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** Name of the operator. */
    writtenBy: text("written_by").notNull(),
    at: moment("at").notNull(),
  },
  (note) => [index("order_note_by_order").on(note.orderId, note.at)],
);

/** Hashes of further tokens that open an order, granted after proof of ownership. */
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
    /** Null if there are none. */
    options: jsonb("options").$type<readonly VariantOption[]>(),
    /** As the shop showed them in the order's language; null if it is English, and in orders from before they were stored. */
    localNames: jsonb("local_names").$type<LineNames>(),
    image: text("image").notNull(),
    quantity: integer("quantity").notNull(),
    /** Unit price. */
    price: amount("price").notNull(),
    compareAtPrice: amount("compare_at_price"),
    /** Sum of the promotions' shares, of all pieces. */
    discount: amount("discount").notNull().default(0),
    /** True for a gift with purchase, which the shopper did not put into the cart. */
    isComplimentary: boolean("is_complimentary").notNull().default(false),
    /** Tax that was added to the price of all pieces; 0 if prices include it. */
    taxAdded: amount("tax_added").notNull().default(0),
    /** Null once the order is counted. */
    source: jsonb("source").$type<LineSource>(),
  },
  (line) => [
    uniqueIndex("order_line_by_ordinal").on(line.orderId, line.ordinal),
    index("order_line_by_product").on(line.productId),
    index("order_line_to_count")
      .on(line.orderId)
      .where(sql`${line.source} is not null`),
  ],
);

/** The share of each promotion in a line or in the delivery. Names and codes are copies, like the rest of the order. */
export const orderDiscountTable = pgTable(
  "order_discount",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    /** Null for the delivery. */
    lineId: uuid("line_id").references(() => orderLineTable.id, { onDelete: "cascade" }),
    promotionId: text("promotion_id").notNull(),
    /** As the merchant writes it; null for an automatic promotion. */
    code: text("code"),
    name: jsonb("name").$type<Texts>().notNull(),
    amount: amount("amount").notNull(),
  },
  (discount) => [
    uniqueIndex("order_discount_by_ordinal").on(discount.orderId, discount.ordinal),
    index("order_discount_by_promotion").on(discount.promotionId),
  ],
);

/** The tax of each line, of the delivery and of the gift wrapping; several rows if they have several rates. */
export const orderTaxTable = pgTable(
  "order_tax",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    subject: text("subject").$type<TaxSubject>().notNull(),
    /** Null for delivery and gift wrapping. */
    lineId: uuid("line_id").references(() => orderLineTable.id, { onDelete: "cascade" }),
    /** Id of the item in the calculation, by which a tax provider knows it; null in orders from before it was stored. */
    itemId: text("item_id"),
    /** "FR" or "US-NY"; empty if nowhere. */
    jurisdiction: text("jurisdiction").notNull(),
    category: text("category").notNull(),
    treatment: text("treatment").$type<TaxTreatment>().notNull(),
    /** Millionths: 200,000 is 20 %. */
    rate: integer("rate").notNull(),
    /** Net amount. */
    taxable: amount("taxable").notNull(),
    tax: amount("tax").notNull(),
  },
  (tax) => [uniqueIndex("order_tax_by_ordinal").on(tax.orderId, tax.ordinal)],
);

/** The parcels in which an order was sent. */
export const parcelTable = pgTable(
  "order_parcel",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    /** From 1, in the order in which they were sent. */
    number: integer("number").notNull(),
    carrier: text("carrier"),
    tracking: text("tracking"),
    trackingUrl: text("tracking_url"),
    lines: jsonb("lines").$type<readonly ParcelLine[]>().notNull(),
    sentAt: moment("sent_at").notNull(),
    deliveredAt: moment("delivered_at"),
  },
  (parcel) => [uniqueIndex("order_parcel_by_number").on(parcel.orderId, parcel.number)],
);

/** Timeline of an order. */
export const orderEventTable = pgTable(
  "order_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** "shopper", "merchant" or "shop". */
    by: text("by").notNull(),
    details: jsonb("details").$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    at: moment("at").notNull(),
  },
  (event) => [index("order_event_by_order").on(event.orderId, event.id)],
);
