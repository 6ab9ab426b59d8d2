// Queries over all orders, for the merchant.

import { and, asc, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { marketsOfActor, worksForMarket } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { parseOrderNumber } from "./number.ts";
import type { Order } from "./order.ts";
import { findAnyOrder } from "./read.ts";
import type { OrderState } from "./states.ts";
import { orderTable } from "./tables.ts";

export const OPERATOR_PAGE_SIZE = 50;

export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  /** True while a piece is still to be sent. */
  readonly hasUnsent: boolean;
  readonly email: string;
  readonly total: number;
  readonly currency: string;
  readonly createdAt: Date;
}

interface AllOrdersQuery {
  readonly state?: OrderState | undefined;
  /** Orders of everyone by default. */
  readonly accountId?: string | undefined;
  readonly after?: string | undefined;
}

/** Newest first; `after` is the number of the last order on the previous page. */
export async function listAllOrders(
  { sql: client }: Database,
  { state, accountId, after }: AllOrdersQuery = {},
): Promise<ListedOrder[]> {
  const { id, number, hasUnsent, email, total, currency, createdAt } = orderTable;
  const markets = marketsOfActor();
  const last = after === undefined ? undefined : await findByNumber({ sql: client }, after);
  return client
    .select({ id, number, state: orderTable.state, hasUnsent, email, total, currency, createdAt })
    .from(orderTable)
    .where(
      and(
        state === undefined ? undefined : eq(orderTable.state, state),
        accountId === undefined ? undefined : eq(orderTable.accountId, accountId),
        markets ? inArray(orderTable.marketCode, [...markets]) : undefined,
        last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), sql`${id} > ${last.id}::uuid`)),
      ),
    )
    .orderBy(desc(createdAt), asc(id))
    .limit(OPERATOR_PAGE_SIZE);
}

export async function findOrderByNumberOrId(
  { sql: client }: Pick<Database, "sql">,
  numberOrId: string,
): Promise<Order | undefined> {
  const found = await findByNumber({ sql: client }, numberOrId);
  const order = await findAnyOrder(client, found?.id ?? numberOrId);
  return order && worksForMarket(order.marketCode) ? order : undefined;
}

async function findByNumber({ sql: client }: Pick<Database, "sql">, typed: string) {
  const number = parseOrderNumber(typed);
  if (number === undefined) return undefined;
  const [row] = await client
    .select({ id: orderTable.id, createdAt: orderTable.createdAt })
    .from(orderTable)
    .where(eq(orderTable.number, number));
  return row;
}
