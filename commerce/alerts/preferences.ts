// Alerts that a customer wants. Turning something on is a consent, recorded with its time and the version of its text.

import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { languageOf, marketOf, type LanguageCode } from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { dropListMails } from "#commerce/mail";
import { ON_SALE } from "#commerce/products";
import { accountTable } from "../accounts/tables.ts";
import { wishlistItemTable, wishlistTable } from "../wishlist/tables.ts";
import { CONSENT_VERSION } from "./rules.ts";
import { alertTable as table, savedSearchTable } from "./tables.ts";

export interface AlertChoices {
  readonly priceDrops: boolean;
  readonly backInStock: boolean;
}

export interface Alerts extends AlertChoices {
  readonly market: string;
  readonly language: string;
  readonly consentedAt: Date;
  readonly consentVersion: string;
  /** Time of the last mail. */
  readonly sentAt: Date | null;
}

/** Undefined if the account has never chosen any. */
export async function findAlerts(
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
): Promise<Alerts | undefined> {
  const { priceDrops, backInStock, market, language, consentedAt, consentVersion, sentAt } = table;
  const [row] = await client
    .select({ priceDrops, backInStock, market, language, consentedAt, consentVersion, sentAt })
    .from(table)
    .where(eq(table.accountId, accountId));
  return row;
}

/** Market and language in which the customer makes the choice. */
export interface AlertPlace {
  readonly market: string;
  readonly language: LanguageCode;
}

const Place = z.object({
  market: z.string().refine((code) => marketOf(code) !== undefined),
  language: z.string().refine((code) => languageOf(code) !== undefined),
});

/** From now on, changes are relative to how the products are at this moment. */
export const saveAlerts = (
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
  { priceDrops, backInStock }: AlertChoices,
  place: AlertPlace,
  now: Date,
): Promise<Alerts> =>
  client.transaction(async (tx) => {
    const before = await lockAlerts(tx, accountId, place, now);
    const isPricesNew = priceDrops && !before.priceDrops;
    const isStockNew = backInStock && !before.backInStock;
    if (isPricesNew || isStockNew) await compareFromNow(tx, accountId, { isPricesNew, isStockNew });
    const [row] = await tx
      .update(table)
      .set({
        priceDrops,
        backInStock,
        ...Place.parse(place),
        ...((isPricesNew || isStockNew) && { consentedAt: now, consentVersion: CONSENT_VERSION }),
      })
      .where(eq(table.accountId, accountId))
      .returning();
    if (!row) throw new Error(`The alerts of account ${accountId} were not saved`);
    return row;
  });

/** Creates the row if necessary. A check that runs at the same time waits. */
export async function lockAlerts(tx: Sql, accountId: string, place: AlertPlace, now: Date) {
  const fresh = { accountId, ...Place.parse(place), consentedAt: now, consentVersion: CONSENT_VERSION, dueAt: now };
  await tx.insert(table).values(fresh).onConflictDoNothing();
  const [row] = await tx.select().from(table).where(eq(table.accountId, accountId)).for("update");
  if (!row) throw new Error(`Account ${accountId} does not exist`);
  return row;
}

async function compareFromNow(
  tx: Sql,
  accountId: string,
  { isPricesNew, isStockNew }: { readonly isPricesNew: boolean; readonly isStockNew: boolean },
): Promise<void> {
  await tx.execute(sql`
    update ${wishlistItemTable} as item set
      seen_prices = case when ${isPricesNew} then product.prices else item.seen_prices end,
      seen_in_stock = case when ${isStockNew} then product.inventory_quantity > 0 else item.seen_in_stock end
    from ${wishlistTable} as list, product
    where list.id = item.wishlist_id and list.user_type = 'account' and list.user_id = ${accountId}
      and product.generation = ${ON_SALE} and product.id = item.product_id`);
}

/** In a transaction: ends all alerts of an address, and removes those that still wait in the outbox. */
export async function stopAlerts(tx: Sql, email: string): Promise<void> {
  const accounts = tx.select({ id: accountTable.id }).from(accountTable).where(eq(accountTable.email, email));
  await tx.update(table).set({ priceDrops: false, backInStock: false }).where(inArray(table.accountId, accounts));
  await tx.update(savedSearchTable).set({ frequency: "never" }).where(inArray(savedSearchTable.accountId, accounts));
  await dropListMails(tx, { list: "alerts", email });
}
