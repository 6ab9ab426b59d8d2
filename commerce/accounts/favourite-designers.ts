// The favourite designers of an account's owner. They follow the account to other devices.

import { eq } from "drizzle-orm";
import { z } from "zod";
import { isStorable } from "#catalogue";
import type { Accounts } from "./accounts.ts";
import { accountTable } from "./tables.ts";

/** Names by the handle of the designer's page, the latest first. */
export type AccountDesigners = Readonly<Record<string, string>>;

const MAX_DESIGNERS = 100;
const Text = z.string().min(1).max(200).refine(isStorable);
const Designers = z
  .record(Text, Text)
  .refine((designers) => Object.keys(designers).length <= MAX_DESIGNERS, `At most ${MAX_DESIGNERS} designers.`);

export async function listDesigners(
  { database }: Pick<Accounts, "database">,
  accountId: string,
): Promise<AccountDesigners> {
  const [account] = await database.sql
    .select({ designers: accountTable.designers })
    .from(accountTable)
    .where(eq(accountTable.id, accountId));
  return Object.fromEntries(account?.designers ?? []);
}

/** Replaces all favourites. `designers` comes from the browser. */
export async function saveDesigners(
  { database }: Pick<Accounts, "database">,
  accountId: string,
  designers: unknown,
): Promise<{ readonly kind: "saved" | "invalid" }> {
  const parsed = Designers.safeParse(designers);
  if (!parsed.success) return { kind: "invalid" };
  await database.sql
    .update(accountTable)
    .set({ designers: Object.entries(parsed.data) })
    .where(eq(accountTable.id, accountId));
  return { kind: "saved" };
}
