// The list of customers: words and a page, from the address.

import { isStorable } from "#catalogue";
import { listAccounts } from "#commerce/accounts";
import { loads } from "../../framework/handlers.server.ts";

const PAGE = 50;

export interface CustomersData {
  readonly text: string;
  readonly isFirstPage: boolean;
  /** For the next page; null on the last one. */
  readonly next: string | null;
  /** True after an erasure. */
  readonly hasErased: boolean;
  readonly customers: readonly {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly vipLevel: number;
    /** ISO 8601. */
    readonly createdAt: string;
  }[];
}

export const loader = loads("list-accounts", async ({ shop, url: { searchParams } }): Promise<CustomersData> => {
  const text = wordsOf(searchParams.get("q"));
  const after = wordsOf(searchParams.get("after"));
  const found = await listAccounts(shop.database, { text, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  return {
    text,
    isFirstPage: after === "",
    next: found.length > PAGE ? (shown.at(-1)?.email ?? null) : null,
    hasErased: searchParams.has("erased"),
    customers: shown.map(({ id, email, firstName, lastName, vipLevel, createdAt }) => ({
      id,
      email,
      name: `${firstName} ${lastName}`.trim(),
      vipLevel,
      createdAt: createdAt.toISOString(),
    })),
  };
});

const MOST_TEXT = 254;
const wordsOf = (typed: string | null): string => (typed && isStorable(typed) ? typed.trim().slice(0, MOST_TEXT) : "");
