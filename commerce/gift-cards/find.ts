// Finds a gift card by its code, with a rate limit.

import { and, eq } from "drizzle-orm";
import { countAttempts, type Limit, type Limited } from "#commerce/accounts";
import type { Sql } from "#commerce/database";
import { readGiftCards, type GiftCard } from "./balances.ts";
import { hashOfCode, readCode } from "./code.ts";
import { giftCardTable } from "./tables.ts";

/** Codes cannot be guessed; this limits attempts, successful ones included. */
export const CODE_LIMIT: Limit = { name: "gift card code from", max: 20, windowMs: 15 * 60_000 };

interface CodeCaller {
  readonly shopId: string;
  readonly network: string;
  readonly now: Date;
}

type FoundGiftCard =
  | { readonly kind: "found"; readonly card: GiftCard }
  /** No card has this code, or it was cancelled. The result is the same. */
  | { readonly kind: "unknown" }
  | Limited;

export async function findGiftCard(client: Sql, typed: unknown, caller: CodeCaller): Promise<FoundGiftCard> {
  const limited = await countAttempts(client, [{ limit: CODE_LIMIT, subject: caller.network }], caller.now);
  if (limited) return limited;
  const code = readCode(typed);
  if (code === undefined) return { kind: "unknown" };
  const [row] = await client
    .select({ id: giftCardTable.id })
    .from(giftCardTable)
    .where(
      and(
        eq(giftCardTable.codeHash, hashOfCode(code)),
        eq(giftCardTable.shopId, caller.shopId),
        eq(giftCardTable.state, "active"),
      ),
    );
  const [card] = row ? await readGiftCards(client, [row.id]) : [];
  return card ? { kind: "found", card } : { kind: "unknown" };
}
