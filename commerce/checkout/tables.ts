// Progress of a checkout, so that shoppers can continue later.

import { boolean, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Address, PaymentMethod } from "#catalogue";
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
    /** Null if same as the delivery address. */
    billing: jsonb("billing").$type<Address>(),
    /** True if the delivery address is to be saved with the account when the order is placed. */
    savesAddress: boolean("saves_address").notNull().default(false),
    /** Code of a delivery method (commerce/settings/delivery.ts). */
    deliveryMethod: text("delivery_method"),
    /** The payment method that was last tried, because promotions may depend on it. */
    paymentMethod: text("payment_method").$type<PaymentMethod>(),
    /** Gift cards to pay with, in order of use. */
    giftCardIds: uuid("gift_card_ids").array().notNull().default([]),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (checkout) => [uniqueIndex("checkout_of_cart").on(checkout.cartId)],
);
