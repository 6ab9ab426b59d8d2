// Compares a day at the payment provider with the shop's books, and lists the differences. It changes nothing.

import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { isUuid } from "#commerce/database";
import { orderTable } from "#commerce/orders";
import type { OrderServices } from "./order-services.ts";
import type { Movements } from "./provider.ts";
import { providerAccount } from "./ledger.ts";
import { disputeTable, ledgerTable, paymentTable, refundTable } from "./tables.ts";

export interface Difference {
  readonly subject: "payment" | "refund" | "dispute";
  /** "not-booked" is only at the provider, "not-at-provider" only in the shop; the rest is in both, but not alike. */
  readonly problem: "not-booked" | "not-at-provider" | "amount" | "state";
  /** The provider's id, or the shop's if the provider has none. */
  readonly reference: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** Thousandths; null where it does not exist. */
  readonly atProvider: number | null;
  readonly booked: number | null;
  readonly currency: string;
}

export interface Reconciliation {
  readonly day: string;
  readonly provider: string;
  /** Movements that were compared. */
  readonly compared: { readonly payments: number; readonly refunds: number; readonly disputes: number };
  readonly differences: readonly Difference[];
}

const DAY_MS = 86_400_000;

/** `day` is a date in UTC, "2026-11-17". */
export async function reconcileDay(services: OrderServices, day: string): Promise<Reconciliation> {
  const { provider } = services;
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + DAY_MS);
  const { payments, refunds, disputes } = await provider.listDay(from, to);
  const period = { from, to };
  const found = [
    ...(await comparePayments(services, payments)),
    ...(await compareRefunds(services, refunds)),
    ...(await compareDisputes(services, disputes)),
    ...(await missingPayments(services, period, payments)),
    ...(await missingMovements(services, period, { refunds, disputes })),
  ];
  const differences = await withNumbers(services, found);
  const compared = { payments: payments.length, refunds: refunds.length, disputes: disputes.length };
  return { day, provider: provider.name, compared, differences };
}

/** Before the number of its order was read. */
type FoundDifference = Omit<Difference, "orderNumber">;

async function withNumbers({ database }: OrderServices, found: readonly FoundDifference[]): Promise<Difference[]> {
  const ids = [...new Set(found.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))];
  const { id, number } = orderTable;
  const orders =
    ids.length === 0 ? [] : await database.sql.select({ id, number }).from(orderTable).where(inArray(id, ids));
  const numbers = new Map(orders.map((order) => [order.id, order.number]));
  return found.map((difference) => ({ ...difference, orderNumber: numbers.get(difference.orderId ?? "") ?? null }));
}

type Day = Awaited<ReturnType<OrderServices["provider"]["listDay"]>>;

async function comparePayments({ database }: OrderServices, listed: Day["payments"]): Promise<FoundDifference[]> {
  const ids = listed.flatMap(({ paymentId }) => (isUuid(paymentId) ? [paymentId] : []));
  const rows =
    ids.length === 0 ? [] : await database.sql.select().from(paymentTable).where(inArray(paymentTable.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap(({ reference, paymentId, amount, currency }): FoundDifference[] => {
    const row = known.get(paymentId ?? "");
    const difference = { subject: "payment" as const, reference, orderId: row?.orderId ?? null, currency };
    // Other systems may share the provider's account; their payments are listed too, as money that no order explains.
    if (row?.state !== "paid") return [{ ...difference, problem: "not-booked", atProvider: amount, booked: null }];
    // Stripe rounds to its minor unit.
    return isAlike(row, { amount, currency })
      ? []
      : [{ ...difference, problem: "amount", atProvider: amount, booked: row.amount }];
  });
}

async function compareRefunds({ database }: OrderServices, listed: Day["refunds"]): Promise<FoundDifference[]> {
  const references = listed.map(({ reference }) => reference);
  if (references.length === 0) return [];
  const rows = await database.sql.select().from(refundTable).where(inArray(refundTable.reference, references));
  const known = new Map(rows.map((row) => [row.reference, row]));
  return listed.flatMap(({ reference, amount, currency, state }): FoundDifference[] => {
    const row = known.get(reference);
    const difference = { subject: "refund" as const, reference, orderId: row?.orderId ?? null, currency };
    if (!row) {
      return state === "failed" ? [] : [{ ...difference, problem: "not-booked", atProvider: amount, booked: null }];
    }
    const amounts = { atProvider: amount, booked: row.amount };
    if (!isAlike(row, { amount, currency })) return [{ ...difference, problem: "amount", ...amounts }];
    return row.state === state ? [] : [{ ...difference, problem: "state", ...amounts }];
  });
}

async function compareDisputes({ database }: OrderServices, listed: Day["disputes"]): Promise<FoundDifference[]> {
  const references = listed.map(({ reference }) => reference);
  if (references.length === 0) return [];
  const rows = await database.sql.select().from(disputeTable).where(inArray(disputeTable.reference, references));
  const known = new Map(rows.map((row) => [row.reference, row]));
  return listed.flatMap(({ reference, amount, currency, state }): FoundDifference[] => {
    const row = known.get(reference);
    const difference = { subject: "dispute" as const, reference, orderId: row?.orderId ?? null, currency };
    if (!row) return [{ ...difference, problem: "not-booked", atProvider: amount, booked: null }];
    const amounts = { atProvider: amount, booked: row.amount };
    if (!isAlike(row, { amount, currency })) return [{ ...difference, problem: "amount", ...amounts }];
    return row.state === state ? [] : [{ ...difference, problem: "state", ...amounts }];
  });
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Payments that the ledger has on this day and the provider does not list. One booked after midnight is listed the day before. */
async function missingPayments(
  { database, provider }: OrderServices,
  { from, to }: Period,
  listed: Day["payments"],
): Promise<FoundDifference[]> {
  const day = await database.sql
    .selectDistinct({ payment: paymentTable })
    .from(ledgerTable)
    // An order that was paid twice has two entries, which differ in amount or day.
    .innerJoin(
      paymentTable,
      and(
        eq(paymentTable.orderId, ledgerTable.orderId),
        eq(paymentTable.amount, ledgerTable.amount),
        eq(paymentTable.state, "paid"),
      ),
    )
    .where(
      and(
        eq(ledgerTable.cause, "payment"),
        eq(ledgerTable.account, providerAccount(provider.name)),
        gte(ledgerTable.at, from),
        lt(ledgerTable.at, to),
      ),
    );
  const isListed = new Set(listed.map(({ paymentId }) => paymentId));
  const missing = day.map(({ payment }) => payment).filter(({ id }) => !isListed.has(id));
  if (missing.length === 0) return [];
  const before = await provider.listDay(new Date(from.getTime() - DAY_MS), from);
  const wasListed = new Set(before.payments.map(({ paymentId }) => paymentId));
  return missing
    .filter(({ id }) => !wasListed.has(id))
    .map(({ id, reference, orderId, amount, currency }) => ({
      subject: "payment",
      problem: "not-at-provider",
      reference: reference ?? id,
      orderId,
      atProvider: null,
      booked: amount,
      currency,
    }));
}

/** Refunds and disputes that were booked on this day and that the provider does not know. It may list them on another day. */
async function missingMovements(
  { database, provider }: OrderServices,
  { from, to }: Period,
  listed: Movements,
): Promise<FoundDifference[]> {
  const isOwn = eq(paymentTable.provider, provider.name);
  const refunds = await database.sql
    .select({ booked: refundTable, payment: paymentTable.reference })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(
      and(isOwn, eq(refundTable.state, "refunded"), gte(refundTable.updatedAt, from), lt(refundTable.updatedAt, to)),
    );
  const disputes = await database.sql
    .select({ booked: disputeTable, payment: paymentTable.reference })
    .from(disputeTable)
    .innerJoin(paymentTable, eq(paymentTable.id, disputeTable.paymentId))
    .where(and(isOwn, gte(disputeTable.createdAt, from), lt(disputeTable.createdAt, to)));
  const known = new Set([...listed.refunds, ...listed.disputes].map(({ reference }) => reference));
  const missing = [
    ...refunds.map((row) => ({ ...row, subject: "refund" as const })),
    ...disputes.map((row) => ({ ...row, subject: "dispute" as const })),
  ].filter(({ booked }) => !known.has(booked.reference ?? ""));
  for (const payment of new Set(missing.map((row) => row.payment ?? ""))) {
    const found = await provider.findMovements(payment);
    for (const { reference } of [...found.refunds, ...found.disputes]) known.add(reference);
  }
  return missing
    .filter(({ booked }) => !known.has(booked.reference ?? ""))
    .map(({ subject, booked: { reference, orderId, amount, currency } }) => ({
      subject,
      problem: "not-at-provider",
      reference: reference ?? "",
      orderId,
      atProvider: null,
      booked: amount,
      currency,
    }));
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
}

/** Equal up to less than one unit of the provider, which counts in cents. */
const isAlike = (booked: Sum, atProvider: Sum): boolean =>
  booked.currency === atProvider.currency && Math.abs(booked.amount - atProvider.amount) < 10;
