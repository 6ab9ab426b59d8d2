// Challenges for passkeys: random values that a browser signs once, within minutes, for one purpose. They are rows, so that any
// process can check the answer.

import { and, eq, gt, isNull } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { PASSKEY_MS } from "#commerce/two-factor";
import { passkeyChallengeTable } from "./tables.ts";
import { createToken, hashOf } from "./tokens.ts";

export interface ChallengePurpose {
  readonly purpose: (typeof passkeyChallengeTable.$inferSelect)["purpose"];
  /** Null for a sign-in, where the passkey identifies the account. */
  readonly accountId: string | null;
}

export async function createChallenge(client: Sql, of: ChallengePurpose, now: Date): Promise<string> {
  const challenge = createToken();
  const expiresAt = new Date(now.getTime() + PASSKEY_MS);
  await client.insert(passkeyChallengeTable).values({ challengeHash: hashOf(challenge), ...of, expiresAt });
  return challenge;
}

/** True for the first answer in time. It ends the challenge before the answer is verified, so that a wrong one is not tried again. */
export async function takeChallenge(
  client: Sql,
  challenge: string,
  { purpose, accountId }: ChallengePurpose,
  now: Date,
): Promise<boolean> {
  const taken = await client
    .delete(passkeyChallengeTable)
    .where(
      and(
        eq(passkeyChallengeTable.challengeHash, hashOf(challenge)),
        eq(passkeyChallengeTable.purpose, purpose),
        accountId === null ? isNull(passkeyChallengeTable.accountId) : eq(passkeyChallengeTable.accountId, accountId),
        gt(passkeyChallengeTable.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallengeTable.purpose });
  return taken.length > 0;
}
