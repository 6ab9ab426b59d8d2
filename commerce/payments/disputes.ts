// Disputes for the merchant: open ones by their deadline, closed ones by the day of their decision.

import { and, asc, desc, eq, inArray, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { marketsOfActor } from "#commerce/audit";
import type { Database, Sql } from "#commerce/database";
import { orderTable } from "#commerce/orders";
import { disputeTable as table } from "./tables.ts";

export type Dispute = typeof table.$inferSelect;

export interface ListedDispute extends Dispute {
  readonly order: { readonly number: string; readonly email: string };
}

export const DISPUTE_VIEWS = ["open", "closed"] as const;
export type DisputeView = (typeof DISPUTE_VIEWS)[number];

export interface DisputeQuery {
  readonly view: DisputeView;
  /** Only those that wait for the merchant's answer. */
  readonly isDue?: boolean;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit?: number;
}

export interface DisputePage {
  readonly disputes: readonly ListedDispute[];
  /** Reference of the last dispute; null on the last page. */
  readonly next: string | null;
}

const PAGE = 50;

/** A page of disputes, of the operator's markets. */
export async function listDisputes(
  { sql: client }: Pick<Database, "sql">,
  { view, isDue = false, after, limit = PAGE }: DisputeQuery,
): Promise<DisputePage> {
  const { reference } = table;
  const isOpen = view === "open";
  const key = isOpen ? sql`coalesce(${table.dueAt}, 'infinity')` : sql`${table.updatedAt}`;
  const last = client
    .select({ key, reference })
    .from(table)
    .where(eq(reference, after ?? ""));
  const found = await client
    .select({ dispute: table, order: { number: orderTable.number, email: orderTable.email } })
    .from(table)
    .innerJoin(orderTable, eq(orderTable.id, table.orderId))
    .where(
      and(
        ...conditionsOf(view, isDue),
        after === undefined ? undefined : sql`(${key}, ${reference}) ${sql.raw(isOpen ? ">" : "<")} ${last}`,
      ),
    )
    .orderBy(isOpen ? asc(key) : desc(key), isOpen ? asc(reference) : desc(reference))
    .limit(limit + 1);
  const disputes = found.slice(0, limit).map(({ dispute, order }) => ({ ...dispute, order }));
  return { disputes, next: found.length > limit ? (disputes.at(-1)?.reference ?? null) : null };
}

/** Disputes that wait for the merchant's answer; at most `most`. */
export async function countDueDisputes({ sql: client }: Pick<Database, "sql">, most: number): Promise<number> {
  const due = client
    .select({ one: sql`1`.as("one") })
    .from(table)
    .innerJoin(orderTable, eq(orderTable.id, table.orderId))
    .where(and(...conditionsOf("open", true)))
    .limit(most)
    .as("due");
  const [row] = await client.select({ count: sql<number>`count(*)::int` }).from(due);
  return row?.count ?? 0;
}

function conditionsOf(view: DisputeView, isDue: boolean): (SQL | undefined)[] {
  const markets = marketsOfActor();
  return [
    view === "open" ? eq(table.state, "open") : ne(table.state, "open"),
    isDue ? isNotNull(table.dueAt) : undefined,
    markets ? inArray(orderTable.marketCode, [...markets]) : undefined,
  ];
}

/** Disputes of an order, the latest first. */
export const listOrderDisputes = (client: Sql, orderId: string): Promise<Dispute[]> =>
  client.select().from(table).where(eq(table.orderId, orderId)).orderBy(desc(table.createdAt), desc(table.reference));
