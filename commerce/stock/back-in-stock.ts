// Back-in-stock requests: one mail when a sold-out size is available again. The result never reveals whether an address had
// requested it already.

import { count, inArray, lt } from "drizzle-orm";
import type { LanguageCode } from "#catalogue";
import { countAttempts, type Limit, type Limited } from "#commerce/accounts";
import { upToDate, type Database } from "#commerce/database";
import { EmailAddress } from "#commerce/mail";
import { findProduct, type Viewer } from "#commerce/products";
import { availableOf } from "./available.ts";
import { backInStockTable, type VariantNames } from "./tables.ts";

export interface BackInStockRequest {
  readonly shopId: string;
  /** Handle or id. */
  readonly product: string;
  readonly variantId: string;
  readonly email: string;
  /** Market that the link in the mail leads to. */
  readonly marketCode: string;
  /** Language of the mail. */
  readonly language: LanguageCode;
  /** Translates a variant for the mail. */
  readonly nameIn: (variant: VariantNames) => VariantNames | Promise<VariantNames>;
  readonly network: string;
}

export type BackInStockResult =
  | { readonly kind: "noted"; readonly email: string }
  | { readonly kind: "invalid-email" }
  /** Available again in the meantime. */
  | { readonly kind: "in-stock" }
  | { readonly kind: "no-such-size" }
  | Limited;

const HOUR_MS = 3_600_000;
const PER_NETWORK: Limit = { name: "back in stock from", max: 30, windowMs: HOUR_MS };
/** The address is not verified, so the number of mails to it is limited. */
const PER_ADDRESS: Limit = { name: "back in stock to", max: 20, windowMs: 24 * HOUR_MS };

export async function requestBackInStock(
  database: Database,
  viewer: Viewer,
  { shopId, product, variantId, email: typed, marketCode, language, nameIn, network }: BackInStockRequest,
  now = new Date(),
): Promise<BackInStockResult> {
  const email = EmailAddress.safeParse(typed);
  if (!email.success) return { kind: "invalid-email" };
  const found = await findProduct(upToDate(database), viewer, product);
  const variant = found?.variants.find(({ id }) => id === variantId);
  if (!found || !variant) return { kind: "no-such-size" };
  const available = await availableOf(database.sql, [variantId], now);
  if ((available.get(variantId) ?? 0) > 0) return { kind: "in-stock" };
  const limits = [
    { limit: PER_NETWORK, subject: network },
    { limit: PER_ADDRESS, subject: email.data },
  ];
  const limited = await countAttempts(database.sql, limits, now);
  if (limited) return limited;
  const names = await nameIn({ colour: variant.colour, options: variant.options });
  await database.sql
    .insert(backInStockTable)
    .values({ shopId, productId: found.id, variantId, email: email.data, marketCode, language, names, createdAt: now })
    .onConflictDoNothing();
  return { kind: "noted", email: email.data };
}

/** Fewer are not counted: a number that says little, and could tell who they are. */
const FEWEST_COUNTED = 3;

/** Number of waiting email addresses, keyed by variant. Variants with fewer than three are left out. */
export async function countWaiting(
  { sql: client }: Database,
  variantIds: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const { variantId } = backInStockTable;
  const rows = await client
    .select({ id: variantId, waiting: count() })
    .from(backInStockTable)
    .where(inArray(variantId, [...variantIds]))
    .groupBy(variantId);
  return Object.fromEntries(
    rows.filter(({ waiting }) => waiting >= FEWEST_COUNTED).map(({ id, waiting }) => [id, waiting]),
  );
}

export async function sweepBackInStock({ sql: client }: Database, days: number, now: Date): Promise<void> {
  await client
    .delete(backInStockTable)
    .where(lt(backInStockTable.createdAt, new Date(now.getTime() - days * 24 * HOUR_MS)));
}
