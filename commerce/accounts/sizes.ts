// The sizes that an account's owner chose last, by size chart. They follow the account to other devices.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Accounts } from "./accounts.ts";
import { accountTable } from "./tables.ts";

/** Names of size groups by the id of their chart, the latest chart and size first. */
export type AccountSizes = Readonly<Record<string, readonly string[]>>;

const MAX_CHARTS = 20;
/** NUL and lone surrogates are no text to a database. */
const Text = z
  .string()
  .min(1)
  .max(60)
  .refine((text) => text.isWellFormed() && !text.includes("\0"));
const Changes = z.array(z.tuple([Text, z.array(Text).max(2)])).max(MAX_CHARTS);

export async function listSizes({ database }: Pick<Accounts, "database">, accountId: string): Promise<AccountSizes> {
  const [account] = await database.sql
    .select({ sizes: accountTable.sizes })
    .from(accountTable)
    .where(eq(accountTable.id, accountId));
  const sizes = account?.sizes ?? [];
  return Symbol.iterator in sizes ? Object.fromEntries(sizes) : sizes;
}

/**
 * Puts these charts first; a chart without sizes is forgotten, and other charts stay as they are. One statement, so that changes from
 * several tabs and devices add up. `changes` comes from the browser.
 */
export async function saveSizes(
  { database }: Pick<Accounts, "database">,
  accountId: string,
  changes: unknown,
): Promise<{ readonly kind: "saved" | "invalid" }> {
  const parsed = Changes.safeParse(changes);
  if (!parsed.success) return { kind: "invalid" };
  const changed = JSON.stringify([...new Map(parsed.data)]);
  await database.sql
    .update(accountTable)
    .set({
      sizes: sql`(select coalesce(jsonb_agg(pair order by is_old, at), '[]') from (
        select * from (
          select pair, at, false as is_old from jsonb_array_elements(${changed}::jsonb) with ordinality as new(pair, at)
          union all
          select pair, at, true from jsonb_array_elements(${STORED}) with ordinality as old(pair, at)
          where not exists (select 1 from jsonb_array_elements(${changed}::jsonb) as one where one -> 0 = old.pair -> 0)
        ) as pairs where jsonb_array_length(pair -> 1) > 0 order by is_old, at limit ${MAX_CHARTS}) as latest)`,
    })
    .where(eq(accountTable.id, accountId));
  return { kind: "saved" };
}

/** As pairs, also if an earlier version stored an object. */
const STORED = sql`case jsonb_typeof(${accountTable.sizes}) when 'array' then ${accountTable.sizes} else (
  select coalesce(jsonb_agg(jsonb_build_array(key, value)), '[]') from jsonb_each(${accountTable.sizes})) end`;
