// How far a shopper has come with buying their bag, so that they find it as they left it.

import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Address } from "#catalogue";
import { cartTable } from "../cart/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const checkoutTable = pgTable(
  "checkout",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    cartId: uuid("cart_id")
      .notNull()
      .references(() => cartTable.id, { onDelete: "cascade" }),
    email: text("email"),
    phone: text("phone"),
    delivery: jsonb("delivery").$type<Address>(),
    /** Null where it is the delivery address. */
    billing: jsonb("billing").$type<Address>(),
    /** A method of the country's, see catalogue/delivery. */
    deliveryMethod: text("delivery_method"),
    /** Gift cards to pay with, in their order. */
    giftCardIds: uuid("gift_card_ids").array().notNull().default([]),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (checkout) => [uniqueIndex("checkout_of_cart").on(checkout.cartId)],
);
