// Known devices: browsers in which someone has signed in to an account. Their sign-ins have a separate limit, so that strangers
// who use up the limits of an account or a network do not lock its owner out.

import { and, eq, gt, ne } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { accountTable, deviceTable } from "./tables.ts";
import { createToken, hashOf, isToken } from "./tokens.ts";

/** As long as browsers keep a cookie. Each sign-in extends it. */
export const DEVICE_LIFE_MS = 400 * 86_400_000;

export async function isKnownDevice(client: Sql, email: string, token: string | null, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const [known] = await client
    .select({ accountId: deviceTable.accountId })
    .from(deviceTable)
    .innerJoin(accountTable, eq(accountTable.id, deviceTable.accountId))
    .where(
      and(eq(deviceTable.tokenHash, hashOf(token)), eq(accountTable.email, email), gt(deviceTable.expiresAt, now)),
    );
  return known !== undefined;
}

/** Remembers the browser and returns its new token. The old one is forgotten, also that of another account. */
export async function rememberDevice(tx: Sql, accountId: string, token: string | null, now: Date): Promise<string> {
  if (isToken(token)) await tx.delete(deviceTable).where(eq(deviceTable.tokenHash, hashOf(token)));
  const created = createToken();
  const expiresAt = new Date(now.getTime() + DEVICE_LIFE_MS);
  await tx.insert(deviceTable).values({ tokenHash: hashOf(created), accountId, expiresAt });
  return created;
}

/** After a change of the password, because someone else may have known the old one. */
export async function forgetDevices(tx: Sql, accountId: string, exceptToken: string | null): Promise<void> {
  const isOther = isToken(exceptToken) ? ne(deviceTable.tokenHash, hashOf(exceptToken)) : undefined;
  await tx.delete(deviceTable).where(and(eq(deviceTable.accountId, accountId), isOther));
}
