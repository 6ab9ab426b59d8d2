// The books: every movement of money is entered twice, once with each sign, so that a transaction sums to nothing in each of
// its currencies. Amounts are thousandths.
//
// Accounts: "provider:<name>" is money at a payment provider; "sales" and "delivery" are what the shop earned, so negative;
// "gift-card:<id>" is what is owed to its holder, negative while there is a balance; "gift-cards-given" is what the shop gave;
// "owed" is money that goes back, negative until it is gone. What is entered when, each with its order:
//
//   paid          provider + due, delivery − its price, sales − the rest of what is due    (gift cards pay into sales besides)
//   paid too late provider + due, owed − due
//   refund due    sales + amount, owed − amount
//   refunded      owed + amount, provider − amount

import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { ledgerTable } from "./tables.ts";

export interface LedgerEntry {
  /** One of the names above. */
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
}

export interface LedgerTransaction {
  readonly orderId: string | null;
  /** What it was for: "payment", "gift-card", "refund-due", "refund". */
  readonly cause: string;
  readonly entries: readonly LedgerEntry[];
  readonly at: Date;
}

/** Enters one transaction; what does not sum to nothing is a fault of the program and throws. Empty movements leave no trace. */
export async function enterLedger(tx: Sql, { orderId, cause, entries, at }: LedgerTransaction): Promise<void> {
  const sums = new Map<string, number>();
  for (const { account, amount, currency } of entries) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount for ${account}: ${amount}`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  const off = [...sums].filter(([, sum]) => sum !== 0);
  if (off.length > 0) throw new Error(`A ${cause} of order ${orderId ?? "none"} does not add up: ${off.join("; ")}`);
  const transactionId = randomUUID();
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => ({ transactionId, ...entry, orderId, cause, at }));
  if (rows.length > 0) await tx.insert(ledgerTable).values(rows);
}

/** The account of the money that a provider holds for the shop. */
export const providerAccount = (provider: string): string => `provider:${provider}`;

/** What the entries of an account sum to. */
export async function balanceOf(client: Sql, account: string, currency: string): Promise<number> {
  const [found] = await client
    .select({ sum: sql`coalesce(sum(${ledgerTable.amount}), 0)`.mapWith(Number) })
    .from(ledgerTable)
    .where(and(eq(ledgerTable.account, account), eq(ledgerTable.currency, currency)));
  return found?.sum ?? 0;
}
