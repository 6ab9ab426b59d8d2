// Queries: a return by its owner, and the merchant's list.

import { and, asc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { hashOf } from "#commerce/accounts";
import { marketsOfActor } from "#commerce/audit";
import { isUuid, type Database, type Sql } from "#commerce/database";
import { isOpenedBy, orderLineTable, orderTable, paidFor, wordsOf, type OrderViewer } from "#commerce/orders";
import type { Return, ReturnLine } from "./return.ts";
import { isReturnReason } from "./rules.ts";
import type { ReturnState } from "./states.ts";
import { returnLineTable, returnTable } from "./tables.ts";

export interface ReturnViewer extends OrderViewer {
  /** Tokens of orders that this browser may see. */
  readonly orderTokens?: readonly string[];
}

/** Undefined unless the viewer is the order's account, holds the return's token, or may see the order. */
export async function findReturn(
  { sql: client }: Pick<Database, "sql">,
  id: string,
  { accountId, token, orderTokens = [] }: ReturnViewer,
): Promise<Return | undefined> {
  const proofs = [
    ...(accountId === null ? [] : [eq(orderTable.accountId, accountId)]),
    ...(token === null ? [] : [eq(returnTable.tokenHash, hashOf(token))]),
    ...orderTokens.map(isOpenedBy),
  ];
  if (!isUuid(id) || proofs.length === 0) return undefined;
  return (await readReturns(client, and(eq(returnTable.id, id), or(...proofs))))[0];
}

/** The newest first. Callers have verified that the viewer may see the order. */
export const findReturnsOfOrder = (client: Sql, orderId: string): Promise<Return[]> =>
  readReturns(client, eq(returnTable.orderId, orderId));

/** For the merchant: no access check. */
export const findReturnByNumber = async (client: Sql, number: string): Promise<Return | undefined> =>
  (await readReturns(client, eq(returnTable.number, number.trim().toUpperCase())))[0];

/** Reads a return that exists; throws otherwise. */
export async function getReturn(client: Sql, id: string): Promise<Return> {
  const [found] = await readReturns(client, eq(returnTable.id, id));
  if (!found) throw new Error(`Return ${id} not found`);
  return found;
}

interface ReturnFilter {
  /** All states by default. */
  readonly states?: readonly ReturnState[] | undefined;
  /** Beginnings of words: a number of a return or an order, a name, an email address or a SKU. */
  readonly text?: string | undefined;
}

interface ReturnPage extends ReturnFilter {
  /** Number of the last return on the page before. */
  readonly after?: string | undefined;
  readonly limit?: number;
}

/** Returns of the operator's markets, the newest first. */
export const listReturns = (
  { sql: client }: Pick<Database, "sql">,
  { after, limit = 50, ...filter }: ReturnPage = {},
): Promise<Return[]> => {
  const { createdAt, id } = returnTable;
  const last = sql`(select parcel.created_at, parcel.id from return_package parcel where parcel.number = ${after})`;
  const isAfter =
    after === undefined
      ? undefined
      : sql`(${createdAt} < (select created_at from ${last} last) or (${createdAt} = (select created_at from ${last} last) and ${id} > (select id from ${last} last)))`;
  return readReturns(client, and(isListed(filter), isAfter), limit);
};

/** Counts up to `most`. */
export const countReturns = (
  { sql: client }: Pick<Database, "sql">,
  filter: ReturnFilter,
  most: number,
): Promise<number> =>
  client.$count(
    client
      .select({ id: returnTable.id })
      .from(returnTable)
      .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
      .where(isListed(filter))
      .limit(most)
      .as("counted"),
  );

function isListed({ states, text = "" }: ReturnFilter): SQL | undefined {
  const markets = marketsOfActor();
  const words = wordsOf(text);
  return and(
    markets ? inArray(orderTable.marketCode, [...markets]) : undefined,
    states && inArray(returnTable.state, [...states]),
    words === undefined
      ? undefined
      : sql`${returnTable.id} in (
          select parcel.id from return_package parcel where parcel.number like ${prefixOf(text)}
          union select parcel.id from return_package parcel
          join order_search on order_search.order_id = parcel.order_id where order_search.words @@ ${words}::tsquery)`,
  );
}

const prefixOf = (text: string): string =>
  `${text
    .trim()
    .toUpperCase()
    .replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;

/** Number of pieces of each order line that are being returned, or were accepted or refused with their return. */
export async function returnedQuantities(client: Sql, orderId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await client
    .select({
      lineId: returnLineTable.orderLineId,
      quantity: sql`sum(coalesce(${returnLineTable.acceptedQuantity}, ${returnLineTable.quantity}))`.mapWith(Number),
    })
    .from(returnLineTable)
    .innerJoin(returnTable, eq(returnTable.id, returnLineTable.returnId))
    .where(and(eq(returnTable.orderId, orderId), ne(returnTable.state, "cancelled")))
    .groupBy(returnLineTable.orderLineId);
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]));
}

async function readReturns(client: Sql, where: SQL | undefined, limit = 100): Promise<Return[]> {
  const parcels = await client
    .select({ parcel: returnTable, order: orderTable })
    .from(returnTable)
    .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
    .where(where)
    // As the indexes have it.
    .orderBy(sql`${returnTable.createdAt} desc nulls last`, asc(returnTable.id))
    .limit(limit);
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ parcel }) => parcel.id);
  const lines = await client
    .select({ own: returnLineTable, line: orderLineTable })
    .from(returnLineTable)
    .innerJoin(orderLineTable, eq(orderLineTable.id, returnLineTable.orderLineId))
    .where(inArray(returnLineTable.returnId, ids))
    .orderBy(asc(orderLineTable.ordinal));
  const refunded = await readRefunded(client, [...new Set(parcels.map(({ order }) => order.id))]);
  return parcels.map(({ parcel, order }) => {
    const earlier = refunded.filter((row) => isEarlier(row.parcel, parcel));
    const own = lines.filter((row) => row.own.returnId === parcel.id).map((row) => toLine(row, earlier));
    const { id, shopId, number, accountId, email, currency, marketCode, language } = order;
    return {
      id: parcel.id,
      number: parcel.number,
      state: parcel.state,
      packaging: parcel.packaging,
      refundTo: parcel.refundTo,
      deliveryRefunded: parcel.deliveryRefunded,
      createdAt: parcel.createdAt,
      updatedAt: parcel.updatedAt,
      order: { id, shopId, number, accountId, email, currency, marketCode, language },
      lines: own,
      amount: [...paidForLines({ lines: own, order: { currency } }).values()].reduce((sum, paid) => sum + paid, 0),
    };
  });
}

/** Amount paid for the accepted pieces, or for the announced ones before the inspection, by the line's id. */
export const paidForLines = ({
  lines,
  order,
}: {
  readonly lines: Return["lines"];
  readonly order: Pick<Return["order"], "currency">;
}): ReadonlyMap<string, number> =>
  new Map(
    lines.map(({ line, quantity, acceptedQuantity, before }) => [
      line.id,
      paidFor(line, acceptedQuantity ?? quantity, order.currency, before),
    ]),
  );

type ReturnRow = typeof returnTable.$inferSelect;
type ReturnLineRow = typeof returnLineTable.$inferSelect;

interface Refunded {
  readonly parcel: ReturnRow;
  readonly own: ReturnLineRow;
}

const readRefunded = (client: Sql, orderIds: readonly string[]): Promise<readonly Refunded[]> =>
  client
    .select({ parcel: returnTable, own: returnLineTable })
    .from(returnLineTable)
    .innerJoin(returnTable, eq(returnTable.id, returnLineTable.returnId))
    .where(and(inArray(returnTable.orderId, [...orderIds]), eq(returnTable.state, "refunded")));

/** True if the refunded return was refunded before the other one, which may not be yet. */
function isEarlier(refunded: ReturnRow, other: ReturnRow): boolean {
  if (refunded.id === other.id || refunded.orderId !== other.orderId) return false;
  if (other.state !== "refunded") return true;
  const [one, two] = [refunded.updatedAt.getTime(), other.updatedAt.getTime()];
  return one === two ? refunded.id < other.id : one < two;
}

const toLine = (
  { own, line }: { readonly own: ReturnLineRow; readonly line: typeof orderLineTable.$inferSelect },
  earlier: readonly Refunded[],
): ReturnLine => {
  if (!isReturnReason(own.reason)) throw new Error(`Unknown return reason: ${own.reason}`);
  const { quantity, reason, note, acceptedQuantity, damagedQuantity } = own;
  const before = earlier.reduce(
    (sum, row) => (row.own.orderLineId === line.id ? sum + (row.own.acceptedQuantity ?? row.own.quantity) : sum),
    0,
  );
  return {
    line: { ...line, options: line.options ?? [] },
    quantity,
    before,
    reason,
    note,
    acceptedQuantity,
    damagedQuantity,
  };
};
