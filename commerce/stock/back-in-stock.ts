// Waiting for a size that is sold out: who asks is written to once, when it can be bought again. The answer never tells
// whether an address was waiting already.

import { lt } from "drizzle-orm";
import type { LanguageCode } from "#catalogue";
import { countAttempts, type Limit, type Limited } from "#commerce/accounts";
import { upToDate, type Database } from "#commerce/database";
import { EmailAddress } from "#commerce/mail";
import { findProduct, type Viewer } from "#commerce/products";
import { availableOf } from "./available.ts";
import { backInStockTable } from "./tables.ts";

export interface BackInStockWish {
  readonly shopId: string;
  /** Handle or id. */
  readonly product: string;
  readonly variantId: string;
  /** As it was typed. */
  readonly email: string;
  /** In whose shop, and so at whose prices, the mail's link leads. */
  readonly marketCode: string;
  /** Of the mail. */
  readonly language: LanguageCode;
  readonly network: string;
}

export type BackInStockResult =
  | { readonly kind: "noted"; readonly email: string }
  | { readonly kind: "invalid-email" }
  /** It came back meanwhile. */
  | { readonly kind: "in-stock" }
  | { readonly kind: "no-such-size" }
  | Limited;

const HOUR_MS = 3_600_000;
const FROM: Limit = { name: "back in stock from", max: 30, windowMs: HOUR_MS };
/** Anybody can name anybody's address: nobody shall be written to about everything that the shop has. */
const TO: Limit = { name: "back in stock to", max: 20, windowMs: 24 * HOUR_MS };
/** What does not come back in so long does not come back. */
const WAIT_MS = 180 * 24 * HOUR_MS;

export async function askBackInStock(
  database: Database,
  viewer: Viewer,
  { shopId, product, variantId, email: typed, marketCode, language, network }: BackInStockWish,
  now = new Date(),
): Promise<BackInStockResult> {
  const email = EmailAddress.safeParse(typed);
  if (!email.success) return { kind: "invalid-email" };
  const found = await findProduct(upToDate(database), viewer, product);
  if (!found?.variants.some(({ id }) => id === variantId)) return { kind: "no-such-size" };
  const available = await availableOf(database.sql, [variantId], now);
  if ((available.get(variantId) ?? 0) > 0) return { kind: "in-stock" };
  const limits = [
    { limit: FROM, subject: network },
    { limit: TO, subject: email.data },
  ];
  const limited = await countAttempts(database.sql, limits, now);
  if (limited) return limited;
  await database.sql
    .insert(backInStockTable)
    .values({ shopId, productId: found.id, variantId, email: email.data, marketCode, language, createdAt: now })
    .onConflictDoNothing();
  return { kind: "noted", email: email.data };
}

export async function sweepBackInStock({ sql: client }: Database, now: Date): Promise<void> {
  await client.delete(backInStockTable).where(lt(backInStockTable.createdAt, new Date(now.getTime() - WAIT_MS)));
}
