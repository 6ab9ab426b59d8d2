// Confirmed subscribers, with the links that a mail service must put into its mails.

import { and, arrayOverlaps, asc, eq, gt, isNotNull, notExists, or, sql } from "drizzle-orm";
import { DEFAULT_MARKET, prefixPath } from "#catalogue";
import type { Sql } from "#commerce/database";
import { listKey, oneClickHref, openSigner, preferencesPath, unsubscribePath } from "#commerce/mail";
import { accountTable } from "../accounts/tables.ts";
import { newsletterSubscriptionTable as table } from "./tables.ts";

export interface Subscriber {
  readonly email: string;
  readonly language: string;
  /** Country code of the market. */
  readonly market: string;
  /** Values of departments; empty for everything. */
  readonly topics: readonly string[];
  readonly source: string | null;
  readonly subscribedAt: Date;
  /** Time of the consent. */
  readonly confirmedAt: Date | null;
  /** Unsubscribes by a POST without asking, for the header List-Unsubscribe. */
  readonly oneClick: string;
  /** Pages for the foot of a mail. */
  readonly unsubscribe: string;
  readonly preferences: string;
}

export const SUBSCRIBER_PAGE = 500;

interface SubscriberQuery {
  /** Address after which the page starts. */
  readonly after?: string;
  readonly topics?: readonly string[];
  readonly limit?: number;
}

/** In order of address. Leaves out owners of accounts that are being closed. */
export async function listSubscribers(
  client: Pick<Sql, "select" | "insert">,
  origin: string,
  { after = "", topics = [], limit = SUBSCRIBER_PAGE }: SubscriberQuery = {},
): Promise<Subscriber[]> {
  const isClosing = client
    .select({ one: sql`1` })
    .from(accountTable)
    .where(and(eq(accountTable.email, table.email), isNotNull(accountTable.closedAt)));
  const rows = await client
    .select()
    .from(table)
    .where(
      and(
        gt(table.email, after),
        isNotNull(table.confirmedAt),
        notExists(isClosing),
        topics.length > 0 ? or(eq(table.topics, []), arrayOverlaps(table.topics, [...topics])) : undefined,
      ),
    )
    .orderBy(asc(table.email))
    .limit(limit);
  const signer = await openSigner(client);
  return rows.map(({ tokenHash: _tokenHash, ...subscriber }) => {
    const key = listKey(signer, { list: "newsletter", email: subscriber.email });
    const { market } = subscriber;
    const page = (path: string) => origin + prefixPath(market === DEFAULT_MARKET.code ? undefined : market, path);
    return {
      ...subscriber,
      oneClick: oneClickHref(origin, key),
      unsubscribe: page(unsubscribePath(key)),
      preferences: page(preferencesPath(key)),
    };
  });
}
