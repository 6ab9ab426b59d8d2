// The favourite designers of an account's owner. They follow the account to other devices.

import { eq } from "drizzle-orm";
import { z } from "zod";
import { isStorable } from "#catalogue";
import type { Accounts } from "./accounts.ts";
import { latestFirst } from "./latest-first.ts";
import { accountTable } from "./tables.ts";

/** The handle of the designer's page and their name, the latest first. */
export type AccountDesigners = readonly (readonly [handle: string, name: string])[];

const MAX_DESIGNERS = 100;
const Text = z.string().min(1).max(200).refine(isStorable);
const Changes = z.array(z.tuple([Text, Text.nullable()])).max(MAX_DESIGNERS);

export async function listDesigners(
  { database }: Pick<Accounts, "database">,
  accountId: string,
): Promise<AccountDesigners> {
  const [account] = await database.sql
    .select({ designers: accountTable.designers })
    .from(accountTable)
    .where(eq(accountTable.id, accountId));
  return account?.designers ?? [];
}

/** Puts these designers first; one without a name is removed. `changes` comes from the browser. */
export async function changeDesigners(
  { database }: Pick<Accounts, "database">,
  accountId: string,
  changes: unknown,
): Promise<{ readonly kind: "saved" | "invalid" }> {
  const parsed = Changes.safeParse(changes);
  if (!parsed.success) return { kind: "invalid" };
  await database.sql
    .update(accountTable)
    .set({ designers: latestFirst(accountTable.designers, parsed.data, MAX_DESIGNERS) })
    .where(eq(accountTable.id, accountId));
  return { kind: "saved" };
}
