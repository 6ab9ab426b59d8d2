// Payments, what providers told of them, and the ledger in which every amount is entered twice, once with each sign.

import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orderTable } from "../orders/tables.ts";
import type { PaymentStep } from "./provider.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
const amount = (name: string) => bigint(name, { mode: "number" });

/**
 * One attempt to pay an order. "created" is not yet told to the provider; "pending" waits for the shopper or the provider;
 * "paid" is in the ledger.
 */
export const paymentTable = pgTable(
  "payment",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id),
    provider: text("provider").notNull(),
    method: text("method").notNull(),
    /** The provider's name for it; null until it has answered. */
    reference: text("reference"),
    state: text("state", { enum: ["created", "pending", "paid", "failed", "expired"] }).notNull(),
    /** Why it failed, in the provider's classes: "declined", "insufficient-funds", "challenge-failed". */
    failure: text("failure"),
    amount: amount("amount").notNull(),
    currency: text("currency").notNull(),
    /** What the shopper is to do while it is pending; null for waiting. */
    step: jsonb("step").$type<PaymentStep>(),
    /** When the shop asks the provider what became of it; null once that is known. Who takes it to ask moves it ahead. */
    dueAt: moment("due_at"),
    /** How often it was asked. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (payment) => [
    index("payment_by_order").on(payment.orderId),
    uniqueIndex("payment_by_reference").on(payment.provider, payment.reference),
    // At most one attempt at a time, so that an order is never paid twice.
    uniqueIndex("payment_under_way")
      .on(payment.orderId)
      .where(sql`${payment.state} in ('created', 'pending')`),
    index("payment_by_due").on(payment.dueAt),
  ],
);

/** What providers told, once each: a webhook that comes twice is known. */
export const paymentEventTable = pgTable(
  "payment_event",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    reference: text("reference").notNull(),
    /** Ours, where the provider tells it: its word may come before its answer, and so before its reference is known here. */
    paymentId: text("payment_id"),
    kind: text("kind").notNull(),
    receivedAt: moment("received_at").notNull(),
    /** Null until it is carried out. */
    settledAt: moment("settled_at"),
    /** When it is carried out, or tried again; null once it is. Who takes it moves it ahead. */
    dueAt: moment("due_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  (event) => [
    uniqueIndex("payment_event_by_id").on(event.provider, event.eventId),
    index("payment_event_by_due").on(event.dueAt),
  ],
);

/** Money that goes back: written in the transaction that promises it, carried out by a job, once. */
export const refundTable = pgTable(
  "refund",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** Null when it goes to a gift card. */
    paymentId: uuid("payment_id").references(() => paymentTable.id),
    giftCardId: uuid("gift_card_id"),
    amount: amount("amount").notNull(),
    currency: text("currency").notNull(),
    reason: text("reason").notNull(),
    /** What it is for, so that the same is refunded once: "cancel", "return:<id>". */
    cause: text("cause").notNull(),
    state: text("state", { enum: ["due", "refunded", "failed"] }).notNull(),
    reference: text("reference"),
    /** When it is carried out, or tried again; null once it is. Who takes it moves it ahead. */
    dueAt: moment("due_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (refund) => [
    index("refund_by_order").on(refund.orderId),
    index("refund_by_due").on(refund.dueAt),
    check("refund_is_positive", sql`${refund.amount} > 0`),
  ],
);

/** The entries of one transaction sum to nothing. What the accounts are, and what is entered when: see ledger.ts. */
export const ledgerTable = pgTable(
  "ledger_entry",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid("transaction_id").notNull(),
    account: text("account").notNull(),
    amount: amount("amount").notNull(),
    currency: text("currency").notNull(),
    orderId: uuid("order_id").references(() => orderTable.id),
    /** What it was for: "payment", "gift-card", "refund-due", "refund". */
    cause: text("cause").notNull(),
    at: moment("at").notNull(),
  },
  (entry) => [
    index("ledger_by_account").on(entry.account),
    index("ledger_by_transaction").on(entry.transactionId),
    index("ledger_by_order").on(entry.orderId),
  ],
);

/** The books of the built-in test provider, which stands in for a bank: what it was asked, and what it decided. */
export const testChargeTable = pgTable("test_charge", {
  reference: text("reference").primaryKey(),
  /** The payment's id: the same asked for twice is one charge. */
  paymentId: text("payment_id").notNull().unique(),
  state: text("state", { enum: ["open", "challenge", "paid", "failed", "expired"] }).notNull(),
  failure: text("failure"),
  amount: amount("amount").notNull(),
  refunded: amount("refunded").notNull().default(0),
  currency: text("currency").notNull(),
  details: jsonb("details").$type<Readonly<Record<string, string>>>().notNull().default({}),
  createdAt: moment("created_at").notNull(),
});
