// Reads figures of a period: of the whole shop by day, and by query, listing, product and position.

import { and, asc, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#commerce/database";
import { catalogueGenerationTable, productTable } from "../products/tables.ts";
import type { Figures, Subject } from "./event.ts";
import { rowsOf, type InsightFilter, type Period, type Rows } from "./rows.ts";

/** Thousandths. */
export interface Amount {
  readonly currency: string;
  readonly amount: number;
}

export type Sums = Required<Omit<Figures, "revenue">> & {
  /** One sum for each currency; amounts in different currencies are never added up. */
  readonly revenue: readonly Amount[];
};

export interface NamedSums extends Sums {
  readonly name: string;
}

export const SORTS = ["searches", "emptySearches", "views", "clicks", "adds", "orders"] as const;
export type InsightSort = (typeof SORTS)[number];

export interface NamesQuery extends InsightFilter {
  readonly subject: Subject;
  readonly sort: InsightSort;
  readonly limit: number;
  readonly offset?: number;
}

type Client = Pick<Database, "replica">;

const sum = (column: PgColumn) => sql<number>`sum(${column})::float8`;

const sumsOf = (table: Rows["table"]) => ({
  searches: sum(table.searches),
  emptySearches: sum(table.emptySearches),
  views: sum(table.views),
  clicks: sum(table.clicks),
  positionSum: sum(table.positionSum),
  positioned: sum(table.positioned),
  adds: sum(table.adds),
  orders: sum(table.orders),
  pieces: sum(table.pieces),
});

const NO_COUNTS = {
  searches: 0,
  emptySearches: 0,
  views: 0,
  clicks: 0,
  positionSum: 0,
  positioned: 0,
  adds: 0,
  orders: 0,
  pieces: 0,
};
export const NO_SUMS: Sums = { ...NO_COUNTS, revenue: [] };

/** Figures of the whole shop. Days without an event are left out. */
export async function readDays({ replica: client }: Client, period: Period, filter: InsightFilter) {
  const { table, where } = rowsOf("shop", period, filter);
  const { day, currency, revenue } = table;
  const rows = await client
    .select({ day, currency, ...sumsOf(table), revenue: sum(revenue) })
    .from(table)
    .where(where)
    .groupBy(day, currency)
    .orderBy(asc(day), asc(currency));
  return [...Map.groupBy(rows, (row) => row.day)].map(([on, part]) => ({ day: on, ...joined(part) }));
}

/** Adds up days, or any others. */
export const total = (parts: readonly Sums[]): Sums =>
  joined(
    parts.flatMap(({ revenue: amounts, ...sums }) => [{ ...sums, currency: "", revenue: 0 }, ...amountRows(amounts)]),
  );

const amountRows = (amounts: readonly Amount[]) =>
  amounts.map(({ currency, amount }) => ({ ...NO_SUMS, currency, revenue: amount }));

function joined(
  rows: readonly (Omit<Sums, "revenue"> & { readonly currency: string; readonly revenue: number })[],
): Sums {
  const sums = { ...NO_SUMS };
  const amounts = new Map<string, number>();
  for (const { currency, revenue: amount, ...row } of rows) {
    for (const key of Object.keys(NO_COUNTS) as (keyof typeof NO_COUNTS)[])
      Object.assign(sums, { [key]: sums[key] + row[key] });
    if (currency !== "") amounts.set(currency, (amounts.get(currency) ?? 0) + amount);
  }
  const byCurrency = [...amounts].map(([currency, amount]) => ({ currency, amount }));
  return { ...sums, revenue: byCurrency.toSorted((one, other) => (one.currency < other.currency ? -1 : 1)) };
}

/** The names with the largest figures. Names without a row are not among them. */
export async function readNames(
  { replica: client }: Client,
  period: Period,
  { subject, sort, limit, offset = 0, ...filter }: NamesQuery,
): Promise<readonly NamedSums[]> {
  const { table, where } = rowsOf(subject, period, filter);
  const { name } = table;
  const figure = table[sort];
  // One figure decides on the names; only those few are added up in full.
  const rows = await client
    .select({ name })
    .from(table)
    .where(and(where, ne(name, ""), gt(figure, 0)))
    .groupBy(name)
    .orderBy(desc(sql`sum(${figure})`), asc(name))
    .limit(limit)
    .offset(offset);
  const names = rows.map((row) => row.name);
  const sums = await readSame({ replica: client }, period, subject, names, filter);
  return names.map((of) => ({ name: of, ...(sums.get(of) ?? NO_SUMS) }));
}

/** The figures of some names. */
export async function readSame(
  { replica: client }: Client,
  period: Period,
  subject: Subject,
  names: readonly string[],
  filter: InsightFilter,
): Promise<ReadonlyMap<string, Sums>> {
  if (names.length === 0) return new Map();
  const { table, where } = rowsOf(subject, period, filter);
  const { name, currency, revenue } = table;
  const rows = await client
    .select({ name, currency, ...sumsOf(table), revenue: sum(revenue) })
    .from(table)
    .where(and(where, inArray(name, [...names])))
    .groupBy(name, currency);
  return new Map([...Map.groupBy(rows, (row) => row.name)].map(([of, part]) => [of, joined(part)]));
}

export interface PositionClicks {
  /** From 1; the last one includes all after it. */
  readonly position: number;
  readonly searches: number;
  readonly listings: number;
}

/** Clicks by position, in order. */
export async function readPositions(
  { replica: client }: Client,
  period: Period,
  filter: InsightFilter,
): Promise<readonly PositionClicks[]> {
  const { table, where } = rowsOf(["search-position", "listing-position"], period, filter);
  const { subject, name, clicks } = table;
  const position = sql<number>`${name}::int`;
  const inSearches = sql<number>`coalesce(sum(${clicks}) filter (where ${subject} = 'search-position'), 0)::float8`;
  const inListings = sql<number>`coalesce(sum(${clicks}) filter (where ${subject} = 'listing-position'), 0)::float8`;
  return client
    .select({ position, searches: inSearches, listings: inListings })
    .from(table)
    .where(and(where, ne(name, "")))
    .groupBy(name)
    .orderBy(asc(position));
}

export interface ProductName {
  readonly title: string;
  readonly designer: string;
  readonly handle: string;
}

/** Names of products on sale, by id. */
export async function findProductNames(
  { replica: client }: Client,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductName>> {
  if (ids.length === 0) return new Map();
  const { id, title, vendor: designer, handle } = productTable;
  const rows = await client
    .select({ id, title, designer, handle })
    .from(productTable)
    .innerJoin(catalogueGenerationTable, eq(catalogueGenerationTable.id, productTable.generation))
    .where(and(eq(catalogueGenerationTable.state, "on-sale"), inArray(id, [...ids])));
  return new Map(rows.map(({ id: of, ...name }) => [of, name]));
}
