// Payments, provider events, refunds and the double-entry ledger.

import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { orderTable, orderTaxTable } from "../orders/tables.ts";
import type { PaymentStep } from "./provider.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
const amount = (name: string) => bigint(name, { mode: "number" });

/**
 * One attempt to pay an order. A "created" payment has not reached the provider yet; a "pending" one waits for the shopper or the
 * provider; a "paid" one is in the ledger.
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
    /** The provider's id; null until its first response. */
    reference: text("reference"),
    state: text("state", { enum: ["created", "pending", "paid", "failed", "expired"] }).notNull(),
    /** Reason for a failure: "declined", "insufficient-funds" or "challenge-failed". */
    failure: text("failure"),
    amount: amount("amount").notNull(),
    currency: text("currency").notNull(),
    /** Action required of the shopper while it is pending; null if there is none. */
    step: jsonb("step").$type<PaymentStep>(),
    /** Time of the next status check; null once settled. A worker that claims the payment moves it ahead, as a lease. */
    dueAt: moment("due_at"),
    /** Number of status checks. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (payment) => [
    index("payment_by_order").on(payment.orderId),
    uniqueIndex("payment_by_reference").on(payment.provider, payment.reference),
    // One attempt at a time, so that an order is never paid twice.
    uniqueIndex("payment_under_way")
      .on(payment.orderId)
      .where(sql`${payment.state} in ('created', 'pending')`),
    index("payment_by_due").on(payment.dueAt),
  ],
);

/** Webhooks received from providers, deduplicated by event id. */
export const paymentEventTable = pgTable(
  "payment_event",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    reference: text("reference").notNull(),
    /** Id of our payment, if included: a webhook may arrive before the response that carries the reference. */
    paymentId: text("payment_id"),
    kind: text("kind").notNull(),
    receivedAt: moment("received_at").notNull(),
    /** Null until it is processed. */
    settledAt: moment("settled_at"),
    /** Time of the next attempt; null once done. A worker that claims the row moves it ahead, as a lease. */
    dueAt: moment("due_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  (event) => [
    uniqueIndex("payment_event_by_id").on(event.provider, event.eventId),
    index("payment_event_by_due").on(event.dueAt),
  ],
);

/**
 * Refunds to payments: recorded in the transaction that decides on them, sent to the provider by a job, exactly once. Credits to gift
 * cards are entries of the ledger alone.
 */
export const refundTable = pgTable(
  "refund",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id),
    paymentId: uuid("payment_id").references(() => paymentTable.id),
    /** Never written. */
    giftCardId: uuid("gift_card_id"),
    amount: amount("amount").notNull(),
    currency: text("currency").notNull(),
    reason: text("reason").notNull(),
    /** "cancel", "cancel-rest", "return:<id>" or "merchant:<id>"; each cause is refunded once. */
    cause: text("cause").notNull(),
    /** A "pending" refund was accepted by the provider, which has not completed it yet: the money is still owed. */
    state: text("state", { enum: ["due", "pending", "refunded", "failed"] }).notNull(),
    reference: text("reference"),
    /** Time of the next attempt; null once done. A worker that claims the row moves it ahead, as a lease. */
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

/** Payments that shoppers dispute with their bank. The provider withholds the amount until it decides. */
export const disputeTable = pgTable(
  "dispute",
  {
    /** The provider's id. */
    reference: text("reference").primaryKey(),
    provider: text("provider").notNull(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => paymentTable.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id),
    amount: amount("amount").notNull(),
    currency: text("currency").notNull(),
    reason: text("reason").notNull(),
    state: text("state", { enum: ["open", "won", "lost"] }).notNull(),
    /** Time by which the merchant has to answer; null if no answer is expected. */
    dueAt: moment("due_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (dispute) => [
    index("dispute_by_order").on(dispute.orderId),
    index("dispute_by_state").on(dispute.state, dispute.updatedAt),
  ],
);

/** Documents that correct an invoice, one for each refund. */
export const creditNoteTable = pgTable(
  "credit_note",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** "CN-2026-000001", without gaps. */
    number: text("number").notNull().unique(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** Cause of the refund. */
    cause: text("cause").notNull(),
    reason: text("reason").notNull(),
    /** With tax. */
    amount: amount("amount").notNull(),
    tax: amount("tax").notNull(),
    currency: text("currency").notNull(),
    /** Pieces and the delivery, in thousandths, that the merchant named; null for any other amount. */
    parts: jsonb("parts").$type<RefundParts>(),
    createdAt: moment("created_at").notNull(),
  },
  (note) => [
    uniqueIndex("credit_note_by_cause").on(note.orderId, note.cause),
    index("credit_note_by_creation").on(note.createdAt),
  ],
);

interface RefundParts {
  readonly pieces: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly delivery: number;
}

/** Parts of the order's tax rows that a credit note reverses. None for orders from before tax was calculated. */
export const creditNoteLineTable = pgTable(
  "credit_note_line",
  {
    creditNoteId: uuid("credit_note_id")
      .notNull()
      .references(() => creditNoteTable.id),
    orderTaxId: uuid("order_tax_id")
      .notNull()
      .references(() => orderTaxTable.id),
    /** Net amount. */
    taxable: amount("taxable").notNull(),
    tax: amount("tax").notNull(),
    /** Part of both that was refunded for these goods or the delivery by name. */
    named: amount("named").notNull().default(0),
  },
  (line) => [
    primaryKey({ columns: [line.creditNoteId, line.orderTaxId] }),
    index("credit_note_line_by_tax").on(line.orderTaxId),
  ],
);

/** The outbox of tax providers: a sale for each order that one calculated, and a reversal for each of its credit notes. */
export const taxRecordTable = pgTable(
  "tax_record",
  {
    /** Idempotency key at the provider. */
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** Null for the sale. */
    creditNoteId: uuid("credit_note_id").references(() => creditNoteTable.id),
    provider: text("provider").notNull(),
    /** The provider's id; null until recorded. */
    reference: text("reference"),
    /** Time of the next attempt; null once recorded. A worker that claims the row moves it ahead, as a lease. */
    dueAt: moment("due_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull(),
  },
  (record) => [
    uniqueIndex("tax_record_of_sale")
      .on(record.orderId)
      .where(sql`${record.creditNoteId} is null`),
    uniqueIndex("tax_record_of_credit_note").on(record.creditNoteId),
    index("tax_record_by_due").on(record.dueAt),
  ],
);

/** The last number of each series of documents. */
export const documentSeriesTable = pgTable("document_series", {
  name: text("name").primaryKey(),
  last: integer("last").notNull(),
});

/** The entries of a transaction sum to zero; ledger.ts documents the accounts. */
export const ledgerTable = pgTable(
  "ledger_entry",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid("transaction_id").notNull(),
    account: text("account").notNull(),
    amount: amount("amount").notNull(),
    currency: text("currency").notNull(),
    orderId: uuid("order_id").references(() => orderTable.id),
    /** "payment", "gift-card", "refund-due", "credit-note", "refund" or "dispute". */
    cause: text("cause").notNull(),
    at: moment("at").notNull(),
  },
  (entry) => [
    index("ledger_by_account").on(entry.account),
    index("ledger_by_transaction").on(entry.transactionId),
    index("ledger_by_order").on(entry.orderId),
  ],
);

/** Charges of the built-in test provider. */
export const testChargeTable = pgTable("test_charge", {
  reference: text("reference").primaryKey(),
  /** Idempotency key: one charge for each payment. */
  paymentId: text("payment_id").notNull().unique(),
  state: text("state", { enum: ["open", "challenge", "paid", "failed", "expired"] }).notNull(),
  failure: text("failure"),
  amount: amount("amount").notNull(),
  refunded: amount("refunded").notNull().default(0),
  currency: text("currency").notNull(),
  details: jsonb("details").$type<Readonly<Record<string, string>>>().notNull().default({}),
  createdAt: moment("created_at").notNull(),
});
