// The tables of the figures' API: rows with the same figures of the period before, and their columns as CSV.

import type { Database } from "#commerce/database";
import {
  findProductNames,
  NO_SUMS,
  readDays,
  readNames,
  readPositions,
  readSales,
  readSame,
  total,
  type Amount,
  type InsightSort,
  type PositionClicks,
  type Sales,
  type Sums,
} from "#commerce/insights";
import type { FiguresQuery, Periods, SalesQuery } from "./period.ts";

export interface Table<Row> {
  readonly rows: readonly Row[];
  readonly columns: Readonly<Record<string, (row: Row) => string | number>>;
}

/** Figures with their rates; null where there is nothing to divide by. */
interface Figures extends Omit<Sums, "positionSum" | "positioned"> {
  readonly averagePosition: number | null;
  /** Clicks for each search, or else for each view. */
  readonly clickRate: number | null;
  /** Orders for each search, or else for each view. */
  readonly conversion: number | null;
}

interface FiguresRow extends Figures {
  readonly name: string;
  /** Of a product that is on sale. */
  readonly product?: { readonly title: string; readonly designer: string; readonly handle: string };
  readonly before: Figures;
}

export const FIGURE_TABLES = {
  searches: { subject: "query", sort: "searches" },
  "empty-searches": { subject: "query", sort: "emptySearches" },
  listings: { subject: "listing", sort: "views" },
  products: { subject: "product", sort: "views" },
} as const satisfies Readonly<Record<string, { readonly subject: string; readonly sort: InsightSort }>>;
export type FigureTable = keyof typeof FIGURE_TABLES;

export async function readOverview(database: Database, { before, ...period }: Periods, filter: FiguresQuery) {
  const [days, daysBefore] = [await readDays(database, period, filter), await readDays(database, before, filter)];
  return {
    total: withRates(total(days)),
    before: { ...before, total: withRates(total(daysBefore)) },
    days: days.map(({ day, ...sums }) => ({ day, ...withRates(sums) })),
  };
}

export async function readFigures(
  database: Database,
  name: FigureTable,
  { before, ...period }: Periods,
  { sort, limit, offset, ...filter }: FiguresQuery,
): Promise<Table<FiguresRow>> {
  const { subject, sort: own } = FIGURE_TABLES[name];
  const found = await readNames(database, period, { subject, sort: sort ?? own, limit, offset, ...filter });
  const names = found.map((row) => row.name);
  const earlier = await readSame(database, before, subject, names, filter);
  const products = subject === "product" ? await findProductNames(database, names) : undefined;
  const rows = found.map(({ name: of, ...sums }) => {
    const product = products?.get(of);
    return {
      name: of,
      ...(product && { product }),
      ...withRates(sums),
      before: withRates(earlier.get(of) ?? NO_SUMS),
    };
  });
  return {
    rows,
    columns: {
      [subject]: (row) => row.name,
      ...(products && {
        title: (row: FiguresRow) => row.product?.title ?? "",
        designer: (row: FiguresRow) => row.product?.designer ?? "",
      }),
      ...countColumns((row) => row, ""),
      ...amountColumns(rows, "revenue", ({ revenue }) => revenue),
      ...countColumns(({ before: one }) => one, "_before"),
      ...amountColumns(rows, "revenue_before", ({ before: { revenue } }) => revenue),
    },
  };
}

export async function readPositionTable(
  database: Database,
  { before: _before, ...period }: Periods,
  filter: FiguresQuery,
): Promise<Table<PositionClicks>> {
  return {
    rows: await readPositions(database, period, filter),
    columns: {
      position: ({ position }) => position,
      clicks_in_searches: ({ searches }) => searches,
      clicks_in_listings: ({ listings }) => listings,
    },
  };
}

interface SalesRow extends Sales {
  /** Null for days, which the earlier period has none of. */
  readonly before: Pick<Sales, "orders" | "pieces" | "amount"> | null;
}

export async function readSalesTable(
  database: Database,
  { before, ...period }: Periods,
  { by, market, limit, offset }: SalesQuery,
  timeZone: string,
): Promise<Table<SalesRow>> {
  const sales = await readSales(database, { ...period, by, market, limit, offset, timeZone });
  const names = sales.map(({ name }) => name);
  const earlier =
    by === "day" || names.length === 0
      ? []
      : await readSales(database, { ...before, by, market, names, limit: 2 * names.length, timeZone });
  const nothing = { orders: 0, pieces: 0, amount: 0 };
  const rows = sales.map((row) => {
    const same = earlier.find(({ name, currency }) => name === row.name && currency === row.currency);
    const { orders, pieces, amount } = same ?? nothing;
    return { ...row, before: by === "day" ? null : { orders, pieces, amount } };
  });
  return {
    rows,
    columns: {
      [by]: ({ name }) => name,
      ...(by === "product" && { title: ({ title }: SalesRow) => title ?? "" }),
      currency: ({ currency }) => currency,
      orders: ({ orders }) => orders,
      pieces: ({ pieces }) => pieces,
      amount: ({ amount }) => amount / 1000,
      ...(by !== "day" && { amount_before: ({ before: same }: SalesRow) => (same?.amount ?? 0) / 1000 }),
    },
  };
}

function withRates({ positionSum, positioned, ...sums }: Sums): Figures {
  const tries = sums.searches || sums.views;
  return {
    ...sums,
    averagePosition: ratio(positionSum, positioned),
    clickRate: ratio(sums.clicks, tries),
    conversion: ratio(sums.orders, tries),
  };
}

/** To four places. */
const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

const COUNTS = ["searches", "emptySearches", "views", "clicks", "averagePosition", "adds", "orders", "pieces"] as const;

const countColumns = (read: (row: FiguresRow) => Figures, suffix: string) =>
  Object.fromEntries(
    COUNTS.map((name) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + suffix,
      (row: FiguresRow) => read(row)[name] ?? "",
    ]),
  );

/** One column for each currency, in its units. */
function amountColumns(
  rows: readonly FiguresRow[],
  name: string,
  read: (row: FiguresRow) => readonly Amount[],
): Readonly<Record<string, (row: FiguresRow) => number>> {
  const currencies = [...new Set(rows.flatMap((row) => read(row).map(({ currency }) => currency)))].toSorted();
  return Object.fromEntries(
    currencies.map((code) => [
      `${name}_${code.toLowerCase()}`,
      (row: FiguresRow) => (read(row).find(({ currency }) => currency === code)?.amount ?? 0) / 1000,
    ]),
  );
}
