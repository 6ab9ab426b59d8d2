// Finding a gift card by its code, as often as a person tries and no oftener.

import { and, eq } from "drizzle-orm";
import { countAttempts, type Limit, type Limited } from "#commerce/accounts";
import type { Sql } from "#commerce/database";
import { readGiftCards, type GiftCard } from "./balances.ts";
import { hashOfCode, readCode } from "./code.ts";
import { giftCardTable } from "./tables.ts";

/** Codes are not to be guessed; this keeps anybody from trying at length, right or wrong. */
export const CODE_LIMIT: Limit = { name: "gift card code from", max: 20, windowMs: 15 * 60_000 };

export interface CodeAsker {
  readonly shopId: string;
  readonly network: string;
  readonly now: Date;
}

export type FoundGiftCard =
  | { readonly kind: "found"; readonly card: GiftCard }
  /** No card has this code, or one that was cancelled: nothing tells which. */
  | { readonly kind: "unknown" }
  | Limited;

export async function findGiftCard(client: Sql, typed: unknown, asker: CodeAsker): Promise<FoundGiftCard> {
  const limited = await countAttempts(client, [{ limit: CODE_LIMIT, subject: asker.network }], asker.now);
  if (limited) return limited;
  const code = readCode(typed);
  if (code === undefined) return { kind: "unknown" };
  const [row] = await client
    .select({ id: giftCardTable.id })
    .from(giftCardTable)
    .where(
      and(
        eq(giftCardTable.codeHash, hashOfCode(code)),
        eq(giftCardTable.shopId, asker.shopId),
        eq(giftCardTable.state, "active"),
      ),
    );
  const [card] = row ? await readGiftCards(client, [row.id]) : [];
  return card ? { kind: "found", card } : { kind: "unknown" };
}
