// The sizes that an account's owner chose last, by size chart. They follow the account to other devices.

import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Accounts } from "./accounts.ts";
import { accountTable } from "./tables.ts";

/** Names of size groups by the id of their chart, the latest first. */
export type AccountSizes = Readonly<Record<string, readonly string[]>>;

const MAX_CHARTS = 20;
const Text = z.string().min(1).max(60);
const Sizes = z
  .record(Text, z.array(Text).min(1).max(2))
  .refine((sizes) => Object.keys(sizes).length <= MAX_CHARTS, `At most ${MAX_CHARTS} charts.`);

export async function listSizes({ database }: Pick<Accounts, "database">, accountId: string): Promise<AccountSizes> {
  const [account] = await database.sql
    .select({ sizes: accountTable.sizes })
    .from(accountTable)
    .where(eq(accountTable.id, accountId));
  return account?.sizes ?? {};
}

/** Replaces all sizes. `sizes` comes from the browser. */
export async function saveSizes(
  { database }: Pick<Accounts, "database">,
  accountId: string,
  sizes: unknown,
): Promise<{ readonly kind: "saved" | "invalid" }> {
  const parsed = Sizes.safeParse(sizes);
  if (!parsed.success) return { kind: "invalid" };
  await database.sql.update(accountTable).set({ sizes: parsed.data }).where(eq(accountTable.id, accountId));
  return { kind: "saved" };
}
