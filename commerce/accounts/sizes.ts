// The sizes that an account's owner chose last, by size chart. They follow the account to other devices.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { isStorable } from "#catalogue";
import type { Accounts } from "./accounts.ts";
import { latestFirst } from "./latest-first.ts";
import { accountTable } from "./tables.ts";

/** Names of size groups by the id of their chart, the latest chart and size first. */
export type AccountSizes = Readonly<Record<string, readonly string[]>>;

const MAX_CHARTS = 20;
const Text = z.string().min(1).max(60).refine(isStorable);
const Changes = z.array(z.tuple([Text, z.array(Text).max(2)])).max(MAX_CHARTS);

export async function listSizes({ database }: Pick<Accounts, "database">, accountId: string): Promise<AccountSizes> {
  const [account] = await database.sql
    .select({ sizes: accountTable.sizes })
    .from(accountTable)
    .where(eq(accountTable.id, accountId));
  const sizes = account?.sizes ?? [];
  return Symbol.iterator in sizes ? Object.fromEntries(sizes) : sizes;
}

/** Puts these charts first; a chart without sizes is forgotten. `changes` comes from the browser. */
export async function saveSizes(
  { database }: Pick<Accounts, "database">,
  accountId: string,
  changes: unknown,
): Promise<{ readonly kind: "saved" | "invalid" }> {
  const parsed = Changes.safeParse(changes);
  if (!parsed.success) return { kind: "invalid" };
  const changed = parsed.data.map(([chart, sizes]) => [chart, sizes.length > 0 ? sizes : null] as const);
  await database.sql
    .update(accountTable)
    .set({ sizes: latestFirst(STORED, changed, MAX_CHARTS) })
    .where(eq(accountTable.id, accountId));
  return { kind: "saved" };
}

/** As pairs, also if an earlier version stored an object. */
const STORED = sql`case jsonb_typeof(${accountTable.sizes}) when 'array' then ${accountTable.sizes} else (
  select coalesce(jsonb_agg(jsonb_build_array(key, value)), '[]') from jsonb_each(${accountTable.sizes})) end`;
