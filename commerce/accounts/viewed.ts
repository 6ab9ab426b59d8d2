// The products that an account's owner viewed last. They follow the account to other devices.

import { eq } from "drizzle-orm";
import { z } from "zod";
import { isStorable } from "#catalogue";
import type { Accounts } from "./accounts.ts";
import { accountTable } from "./tables.ts";

export const MAX_VIEWED = 16;
const Viewed = z.array(z.string().min(1).max(200).refine(isStorable)).max(MAX_VIEWED);

/** Product handles, the latest first. */
export async function listViewed(
  { database }: Pick<Accounts, "database">,
  accountId: string,
): Promise<readonly string[]> {
  const [account] = await database.sql
    .select({ viewed: accountTable.viewed })
    .from(accountTable)
    .where(eq(accountTable.id, accountId));
  return account?.viewed ?? [];
}

export type ViewedAdded = { readonly kind: "saved"; readonly viewed: readonly string[] } | { readonly kind: "invalid" };

/** Puts these handles, which come from the browser, first. The oldest beyond the limit are dropped. */
export async function addViewed(
  { database }: Pick<Accounts, "database">,
  accountId: string,
  handles: unknown,
): Promise<ViewedAdded> {
  const parsed = Viewed.safeParse(handles);
  if (!parsed.success) return { kind: "invalid" };
  return database.sql.transaction(async (tx) => {
    const isOwn = eq(accountTable.id, accountId);
    const [account] = await tx.select({ viewed: accountTable.viewed }).from(accountTable).where(isOwn).for("update");
    const viewed = [...new Set([...parsed.data, ...(account?.viewed ?? [])])].slice(0, MAX_VIEWED);
    await tx.update(accountTable).set({ viewed }).where(isOwn);
    return { kind: "saved", viewed };
  });
}

export async function clearViewed({ database }: Pick<Accounts, "database">, accountId: string): Promise<void> {
  await database.sql.update(accountTable).set({ viewed: [] }).where(eq(accountTable.id, accountId));
}
