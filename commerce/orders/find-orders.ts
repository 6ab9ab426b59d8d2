// Finding orders for the merchant: by views, filters and words, in pages that start after an order.

import { and, asc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Address } from "#catalogue";
import { beginningsOf, type Database, type Sql } from "#commerce/database";
import { parseOrderNumber } from "./number.ts";
import type { OrderState } from "./states.ts";
import { countByWords, idsByWords } from "./find-by-words.ts";
import { orderLineTable, orderSearchTable, orderTable } from "./tables.ts";

export const ORDERS_A_PAGE = 50;

/** "to-send" has the orders of which a piece is still to be sent. */
export const ORDER_VIEWS = ["all", "to-send", "sent", "delivered", "cancelled", "unpaid"] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

export interface OrderQuery {
  readonly view?: OrderView | undefined;
  /** Beginnings of words: a number, a name, an email address or a SKU. */
  readonly text?: string | undefined;
  readonly from?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
  /** Codes; null for all. */
  readonly markets?: readonly string[] | null | undefined;
  /** Only these. */
  readonly numbers?: readonly string[] | undefined;
  /** ORDERS_A_PAGE by default. */
  readonly limit?: number | undefined;
  /** Number of the last order on the page before. */
  readonly after?: string | undefined;
}

export interface FoundOrder {
  readonly number: string;
  readonly state: OrderState;
  readonly hasUnsent: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  /** Destination, or the billing address of an order without one. Erased orders have none, and old ones lack fields. */
  readonly address: Partial<Address> | null;
  readonly total: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly isGift: boolean;
  /** Number of pieces. */
  readonly pieces: number;
  /** Pictures of the first lines. */
  readonly images: readonly string[];
}

/** As the indexes have it. */
const NEWEST = sql`${orderTable.createdAt} desc nulls last`;

export interface FoundOrders {
  readonly orders: readonly FoundOrder[];
  /** For the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/** Newest first. */
export async function findOrders({ sql: client }: Pick<Database, "sql">, query: OrderQuery): Promise<FoundOrders> {
  const { createdAt, id } = orderTable;
  const { limit = ORDERS_A_PAGE } = query;
  const last = await positionOf(client, query.after);
  const conditions = and(...conditionsOf(query), isAfter(orderTable, last));
  const words = wordsOf(query.text ?? "");
  const found =
    words === undefined
      ? undefined
      : await idsByWords(client, { words, ...wordConditions(query, last), limit: limit + 1 });
  const address = sql`coalesce(${orderTable.delivery}, ${orderTable.billing})`;
  const rows = await client
    .select({
      id,
      number: orderTable.number,
      state: orderTable.state,
      hasUnsent: orderTable.hasUnsent,
      email: orderTable.email,
      firstName: sql<string>`coalesce(${address} ->> 'firstName', '')`,
      lastName: sql<string>`coalesce(${address} ->> 'lastName', '')`,
      city: sql<string>`coalesce(${address} ->> 'city', '')`,
      country: sql<string>`coalesce(${address} ->> 'country', '')`,
      address: sql<Partial<Address> | null>`${address}`,
      total: orderTable.total,
      currency: orderTable.currency,
      createdAt,
      isGift: sql<boolean>`${orderTable.giftOptions} is not null`,
    })
    .from(orderTable)
    .where(found ? inArray(id, [...found]) : conditions)
    .orderBy(NEWEST, asc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const goods = await goodsOf(
    client,
    shown.map((row) => row.id),
  );
  return {
    orders: shown.map(({ id: orderId, ...order }) => ({
      ...order,
      ...(goods.get(orderId) ?? { pieces: 0, images: [] }),
    })),
    next: rows.length > limit ? shown.at(-1)?.number : undefined,
  };
}

/** Counting stops at `most`, because the exact length of a long list is not worth the wait. */
export async function countOrders(
  { sql: client }: Pick<Database, "sql">,
  query: Omit<OrderQuery, "after">,
  most: number,
): Promise<number> {
  const words = wordsOf(query.text ?? "");
  if (words !== undefined) {
    return countByWords(client, { words, ...wordConditions(query), limit: most });
  }
  const some = client
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(...conditionsOf(query)))
    .limit(most)
    .as("some");
  return client.$count(some);
}

/** Makes orders findable, in the transaction that writes them, fills in their buyer or anonymises them. */
export async function indexOrders(tx: Pick<Sql, "execute">, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  const ids = sql.join(
    orders.map((order) => sql`${order}::uuid`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into order_search (order_id, words, created_at, market_code)
    select o.id, order_words(o), o.created_at, o.market_code from shop_order o where o.id in (${ids})
    on conflict (order_id) do update
    set words = excluded.words, created_at = excluded.created_at, market_code = excluded.market_code`);
}

const STATES: Readonly<Partial<Record<OrderView, readonly OrderState[]>>> = {
  sent: ["shipped"],
  delivered: ["delivered"],
  cancelled: ["cancelled"],
  unpaid: ["awaiting-payment", "payment-failed"],
};

/** Conditions on the table of orders, without the words. */
export function conditionsOf({ view = "all", from, until, markets, numbers }: OrderQuery): (SQL | undefined)[] {
  const states = STATES[view];
  return [
    view === "to-send" ? sql`${orderTable.hasUnsent} and ${orderTable.state} in ('placed', 'shipped')` : undefined,
    states && inArray(orderTable.state, [...states]),
    from && gte(orderTable.createdAt, from),
    until && lt(orderTable.createdAt, until),
    markets ? inArray(orderTable.marketCode, [...markets]) : undefined,
    numbers && inArray(orderTable.number, [...numbers]),
  ];
}

/** Conditions for a search by words. Time and market are copied to the table of words, which most searches read alone. */
export function wordConditions(query: OrderQuery, last?: Position) {
  const { view = "all", from, until, markets, numbers } = query;
  const { createdAt, marketCode, orderId } = orderSearchTable;
  const where = and(
    from && gte(createdAt, from),
    until && lt(createdAt, until),
    markets ? or(inArray(marketCode, [...markets]), and(isNull(marketCode), isOfMarkets(markets))) : undefined,
    isAfter({ createdAt, id: orderId }, last),
  );
  const needsOrder = view !== "all" || numbers !== undefined;
  return { where, whereOrder: needsOrder ? and(...conditionsOf(query), isAfter(orderTable, last)) : undefined };
}

const isOfMarkets = (markets: readonly string[]) =>
  sql`exists (select 1 from shop_order where shop_order.id = order_search.order_id and ${inArray(orderTable.marketCode, [...markets])})`;

interface Position {
  readonly id: string;
  readonly createdAt: Date;
}

const isAfter = (
  { createdAt, id }: { readonly createdAt: AnyPgColumn; readonly id: AnyPgColumn },
  last: Position | undefined,
) => last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), sql`${id} > ${last.id}::uuid`));

/** An order number may be typed with spaces. */
export const wordsOf = (text: string): string | undefined => beginningsOf(parseOrderNumber(text) ?? text);

async function positionOf(client: Sql, after: string | undefined): Promise<Position | undefined> {
  const number = after === undefined ? undefined : parseOrderNumber(after);
  if (number === undefined) return undefined;
  const [row] = await client
    .select({ id: orderTable.id, createdAt: orderTable.createdAt })
    .from(orderTable)
    .where(eq(orderTable.number, number));
  return row;
}

const MOST_IMAGES = 3;

async function goodsOf(client: Sql, orders: readonly string[]) {
  const goods = new Map<string, { pieces: number; images: string[] }>();
  if (orders.length === 0) return goods;
  const lines = await client
    .select({ orderId: orderLineTable.orderId, quantity: orderLineTable.quantity, image: orderLineTable.image })
    .from(orderLineTable)
    .where(inArray(orderLineTable.orderId, [...orders]))
    .orderBy(asc(orderLineTable.ordinal));
  for (const { orderId, quantity, image } of lines) {
    const found = goods.get(orderId) ?? { pieces: 0, images: [] };
    goods.set(orderId, found);
    found.pieces += quantity;
    if (found.images.length < MOST_IMAGES) found.images.push(image);
  }
  return goods;
}
