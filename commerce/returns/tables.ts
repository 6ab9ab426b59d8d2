// Returns and their lines.

import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import type { ReturnState } from "./states.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const returnTable = pgTable(
  "return_package",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** Printed on the label, as text and as a bar code. */
    number: text("number").notNull().unique(),
    /** Hash of the token that opens the return for a guest. */
    tokenHash: text("token_hash").notNull(),
    state: text("state").$type<ReturnState>().notNull(),
    packaging: text("packaging", { enum: ["original", "own"] }).notNull(),
    refundTo: text("refund_to", { enum: ["payment", "gift-card"] }).notNull(),
    /** Part of the refund that is for the delivery of the order, in thousandths. */
    deliveryRefunded: integer("delivery_refunded").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (parcel) => [
    index("return_by_order").on(parcel.orderId),
    index("return_by_creation").on(parcel.createdAt.desc(), parcel.id),
    index("return_by_state_and_creation").on(parcel.state, parcel.createdAt.desc(), parcel.id),
    index("return_by_number_prefix").on(parcel.number.op("text_pattern_ops")),
  ],
);

export const returnLineTable = pgTable(
  "return_line",
  {
    returnId: uuid("return_id")
      .notNull()
      .references(() => returnTable.id, { onDelete: "cascade" }),
    orderLineId: uuid("order_line_id")
      .notNull()
      .references(() => orderLineTable.id),
    quantity: integer("quantity").notNull(),
    reason: text("reason").notNull(),
    note: text("note").notNull().default(""),
    /** Number of pieces accepted; null until the parcel is inspected. */
    acceptedQuantity: integer("accepted_quantity"),
    /** Accepted pieces that cannot be resold: refunded but not restocked. */
    damagedQuantity: integer("damaged_quantity").notNull().default(0),
  },
  (line) => [
    uniqueIndex("return_line_once").on(line.returnId, line.orderLineId),
    index("return_line_by_order_line").on(line.orderLineId),
  ],
);
