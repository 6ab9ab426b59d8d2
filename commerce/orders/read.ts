// Queries: an account's orders, an order by its owner, and an order by number and email address.

import { and, asc, desc, eq, isNotNull, ne, or, sql, type SQL } from "drizzle-orm";
import { isPaymentMethod, type PriceList } from "#catalogue";
import { countAttempts, hashOf, type Limit, type Limited } from "#commerce/accounts";
import { isUuid, type Database, type Sql } from "#commerce/database";
import { EmailAddress } from "#commerce/mail";
import { parseOrderNumber } from "./number.ts";
import type { Order, OrderActor, OrderEventKind, OrderPage, OrderTaxLine, OrderViewer, Parcel } from "./order.ts";
import {
  orderDiscountTable,
  orderEventTable,
  orderLineTable,
  orderTable,
  orderTaxTable,
  orderTokenTable,
  parcelTable,
} from "./tables.ts";
import { grantToken } from "./tokens.ts";

const DEFAULT_PER_PAGE = 10;
const MAX_PER_PAGE = 100;
const LISTED_IMAGES = 4;

export interface OrderPageRequest {
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
  /** Number of orders before the first one, instead of a page. */
  readonly offset?: number;
}

/** An account's placed orders, newest first. */
export async function listOrders(
  { sql: client }: Database,
  accountId: string,
  { page = 1, perPage = DEFAULT_PER_PAGE, offset }: OrderPageRequest = {},
): Promise<OrderPage> {
  const size = clamp(perPage, 1, MAX_PER_PAGE);
  const isListed = and(eq(orderTable.accountId, accountId), isNotNull(orderTable.placedAt));
  const total = await client.$count(orderTable, isListed);
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = clamp(page, 1, pages);
  const rows = await client
    .select({
      id: orderTable.id,
      number: orderTable.number,
      state: orderTable.state,
      placedAt: sql`${orderTable.placedAt}`.mapWith(orderTable.createdAt),
      total: orderTable.total,
      currency: orderTable.currency,
      count: sql`(select coalesce(sum(quantity), 0) from order_line where order_id = shop_order.id)`.mapWith(Number),
      images: sql<string[]>`(select coalesce(json_agg(image order by ordinal), '[]') from order_line
        where order_id = shop_order.id and ordinal < ${LISTED_IMAGES} and image <> '')`,
    })
    .from(orderTable)
    .where(isListed)
    .orderBy(desc(orderTable.placedAt), asc(orderTable.id))
    .limit(size)
    .offset(offset ?? (shown - 1) * size);
  return { orders: rows, total, page: shown, pages };
}

/** Undefined if there is no such order or the viewer may not see it. */
export async function findOrder(
  { sql: client }: Database,
  orderId: string,
  { accountId, token }: OrderViewer,
): Promise<Order | undefined> {
  const proofs = [
    ...(accountId === null ? [] : [eq(orderTable.accountId, accountId)]),
    ...(token === null ? [] : [isOpenedBy(token)]),
  ];
  if (!isUuid(orderId) || proofs.length === 0) return undefined;
  return readOrder(client, and(eq(orderTable.id, orderId), or(...proofs)));
}

/** For internal use and the merchant: no access check. */
export const findAnyOrder = (client: Pick<Sql, "select">, orderId: string): Promise<Order | undefined> =>
  isUuid(orderId) ? readOrder(client, eq(orderTable.id, orderId)) : Promise.resolve(undefined);

/** Only the id, which opens nothing without the viewer's credentials. */
export async function findOrderId({ sql: client }: Pick<Database, "sql">, typed: string): Promise<string | undefined> {
  const number = parseOrderNumber(typed);
  if (number === undefined) return undefined;
  const [order] = await client.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.number, number));
  return order?.id;
}

export type OrderByNumber =
  /** A new token that opens the order, in addition to the existing ones. */
  | { readonly kind: "found"; readonly order: Order; readonly token: string }
  /** No order has this number and address; the result does not reveal which of the two is wrong. */
  | { readonly kind: "no-such-order" }
  | Limited;

const QUARTER_HOUR_MS = 15 * 60_000;
/** Numbers have ten digits, so guessing one at this rate is hopeless. */
const PER_NETWORK: Limit = { name: "order by number from", max: 20, windowMs: QUARTER_HOUR_MS };
const PER_ORDER: Limit = { name: "order by number at", max: 20, windowMs: QUARTER_HOUR_MS };

/** Finds a placed order by its number and the email address it was placed with. */
export async function findOrderByNumber(
  { sql: client }: Database,
  typed: { readonly number: string; readonly email: string },
  { network, now = new Date() }: { readonly network: string; readonly now?: Date },
): Promise<OrderByNumber> {
  // Malformed input is looked up too, so that neither the answer nor its timing reveals which of the two was wrong.
  const number = parseOrderNumber(typed.number) ?? "";
  const email = EmailAddress.safeParse(typed.email).data ?? "";
  const attempts = [
    { limit: PER_NETWORK, subject: network },
    // Includes the address, so that guessing at a number cannot lock out its owner.
    { limit: PER_ORDER, subject: `${number} ${email}` },
  ];
  const limited = await countAttempts(client, attempts, now);
  if (limited) return limited;
  const isMatch = and(
    eq(orderTable.number, number),
    eq(orderTable.email, email),
    // Erased buyers have an empty address.
    ne(orderTable.email, ""),
    isNotNull(orderTable.placedAt),
  );
  const order = await readOrder(client, isMatch);
  if (!order) return { kind: "no-such-order" };
  return { kind: "found", order, token: await grantToken(client, order.id, now) };
}

/** Condition on orders: the token is the first one, or was granted later. */
export const isOpenedBy = (token: string): SQL =>
  sql`(${orderTable.tokenHash} = ${hashOf(token)} or exists (
    select 1 from ${orderTokenTable} where token_hash = ${hashOf(token)} and order_id = ${orderTable.id}))`;

async function readOrder(client: Pick<Sql, "select">, where: SQL | undefined): Promise<Order | undefined> {
  const [row] = await client
    .select({ order: orderTable, lines: LINES, discounts: DISCOUNTS, taxes: TAXES, parcels: PARCELS, events: EVENTS })
    .from(orderTable)
    .where(where);
  if (!row) return undefined;
  const { shopId: _shopId, cartId: _cartId, tokenHash: _tokenHash, idempotencyKey: _key, ...columns } = row.order;
  const { taxAmount, taxAdded, taxDetails, ...order } = columns;
  const placed = row.events.findLast(({ kind }) => kind === "placed");
  const method = placed?.details["method"];
  return {
    ...order,
    priceList: order.priceList as PriceList,
    method: isPaymentMethod(method) ? method : null,
    tax: taxDetails && { ...taxDetails, amount: taxAmount ?? 0, added: taxAdded, lines: row.taxes },
    lines: row.lines,
    discounts: row.discounts,
    parcels: row.parcels.map(({ sentAt, deliveredAt, ...parcel }) => ({
      ...parcel,
      sentAt: new Date(sentAt),
      deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
    })),
    events: row.events.map(({ kind, by, details, at }) => ({
      kind: kind as OrderEventKind,
      by: by as OrderActor,
      details,
      at: new Date(at),
    })),
  };
}

const LINES = sql<Order["lines"]>`(select coalesce(json_agg(json_build_object(
    'id', id, 'productId', product_id, 'variantId', variant_id, 'handle', handle, 'gift', gift, 'sku', sku, 'vendor', vendor,
    'title', title, 'colour', colour, 'size', size, 'options', coalesce(options, '[]'), 'localNames', local_names, 'image', image, 'quantity', quantity, 'price', price,
    'compareAtPrice', compare_at_price, 'discount', discount, 'isComplimentary', is_complimentary, 'taxAdded', tax_added) order by ordinal), '[]')
  from ${orderLineTable} where order_id = shop_order.id)`.as("lines");

const DISCOUNTS = sql<Order["discounts"]>`(select coalesce(json_agg(json_build_object(
    'lineId', line_id, 'promotionId', promotion_id, 'code', code, 'name', name, 'amount', amount) order by ordinal), '[]')
  from ${orderDiscountTable} where order_id = shop_order.id)`.as("discounts");

const TAXES = sql<OrderTaxLine[]>`(select coalesce(json_agg(json_build_object(
    'id', id, 'subject', subject, 'lineId', line_id, 'jurisdiction', jurisdiction, 'category', category, 'treatment', treatment,
    'rate', rate, 'taxable', taxable, 'tax', tax) order by ordinal), '[]')
  from ${orderTaxTable} where order_id = shop_order.id)`.as("taxes");

interface ParcelJson extends Omit<Parcel, "sentAt" | "deliveredAt"> {
  readonly sentAt: string;
  readonly deliveredAt: string | null;
}

const PARCELS = sql<ParcelJson[]>`(select coalesce(json_agg(json_build_object(
    'number', number, 'carrier', carrier, 'tracking', tracking, 'trackingUrl', tracking_url, 'lines', lines,
    'sentAt', sent_at, 'deliveredAt', delivered_at) order by number), '[]')
  from ${parcelTable} where order_id = shop_order.id)`.as("parcels");

interface EventJson {
  readonly kind: string;
  readonly by: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly at: string;
}

const EVENTS = sql<EventJson[]>`(select coalesce(json_agg(json_build_object(
    'kind', kind, 'by', by, 'details', details, 'at', at) order by id), '[]')
  from ${orderEventTable} where order_id = shop_order.id)`.as("events");

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.trunc(value) || min, min), max);
