// Double-entry ledger: the entries of a transaction sum to zero in each currency. Amounts are in thousandths.
//
// Accounts: "provider:<name>" is money held by a payment provider; "sales", "delivery" and "gift-wrap" are revenue without tax, so
// negative; "tax:<jurisdiction>" is tax to be paid there, so negative; "gift-card:<id>" is the liability to its holder, negative while it has a balance; "gift-cards-given" is what the shop
// issued for free; "owed" is money to be refunded, negative until it is paid back; "disputed" is money that a provider withholds
// until a dispute is decided. Transactions, each with its order:
//
//   paid          provider + due, delivery and gift-wrap − their net prices, tax − its part, sales − the rest of what is due
//                 (gift cards too)
//   paid too late provider + due, owed − due
//   refund due    sales + amount, owed − amount
//   credit note   tax + its part of a refund, sales − it                   (with each refund and lost dispute)
//                 A refund made at the provider that fails reverses its "refund due" and credit note.
//   refunded      owed + amount, provider − amount                                         (reversed if it fails afterwards)
//   disputed      disputed + amount, provider − amount
//   dispute won   provider + amount, disputed − amount
//   dispute lost  sales + amount, disputed − amount

import { randomUUID } from "node:crypto";
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
  /** "payment", "gift-card", "refund-due", "credit-note", "refund" or "dispute". */
  readonly cause: string;
  readonly entries: readonly LedgerEntry[];
  readonly at: Date;
}

/** Enters a transaction. Throws if it is unbalanced, which is a bug. Entries of zero are dropped. */
export async function enterLedger(tx: Sql, { orderId, cause, entries, at }: LedgerTransaction): Promise<void> {
  const sums = new Map<string, number>();
  for (const { account, amount, currency } of entries) {
    if (!Number.isSafeInteger(amount))
      throw new RangeError(`Invalid amount for the ledger account ${account}: ${amount}`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  const unbalanced = [...sums].filter(([, sum]) => sum !== 0);
  if (unbalanced.length > 0) {
    throw new Error(`Unbalanced ledger transaction (${cause}, order ${orderId ?? "none"}): ${unbalanced.join("; ")}`);
  }
  const transactionId = randomUUID();
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => ({ transactionId, ...entry, orderId, cause, at }));
  if (rows.length > 0) await tx.insert(ledgerTable).values(rows);
}

/** The ledger account of tax to be paid in a country or state. */
export const taxAccount = (jurisdiction: string): string => `tax:${jurisdiction}`;

/** The ledger account of money held by a provider. */
export const providerAccount = (provider: string): string => `provider:${provider}`;
