// The orders of a query as a CSV file, one row for each.

import { formatMoney, money, sheetLine } from "#catalogue";
import type { Database } from "#commerce/database";
import { findOrders, type FoundOrder, type OrderQuery } from "#commerce/orders";
import { streamLines } from "../http/csv.ts";

const COLUMNS = {
  number: ({ number }) => number,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  state: ({ state }) => state,
  to_send: ({ hasUnsent, state }) => String(hasUnsent && (state === "placed" || state === "shipped")),
  email: ({ email }) => email,
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  city: ({ city }) => city,
  country: ({ country }) => country,
  pieces: ({ pieces }) => String(pieces),
  currency: ({ currency }) => currency,
  // Thousandths are not what a spreadsheet expects.
  total: ({ total }) => (total / 1_000).toFixed(decimalsOf(total)),
  formatted_total: ({ total, currency }) => formatMoney(money(total, currency)),
  phone: ({ address }) => address?.phone ?? "",
  company: ({ address }) => address?.company ?? "",
  line_1: ({ address }) => address?.line1 ?? "",
  line_2: ({ address }) => address?.line2 ?? "",
  postal_code: ({ address }) => address?.postalCode ?? "",
  district: ({ address }) => address?.district ?? "",
  region: ({ address }) => address?.region ?? "",
} satisfies Record<string, (order: FoundOrder) => string>;

const decimalsOf = (thousandths: number): number => (thousandths % 10 === 0 ? 2 : 3);

const PAGE = 500;

export const ordersCsv = (database: Pick<Database, "sql">, query: OrderQuery): ReadableStream<Uint8Array> =>
  streamLines(
    pagesOf(database, query),
    (order) => sheetLine(Object.values(COLUMNS).map((read) => read(order))),
    sheetLine(Object.keys(COLUMNS)),
  );

async function* pagesOf(database: Pick<Database, "sql">, query: OrderQuery): AsyncGenerator<readonly FoundOrder[]> {
  let after: string | undefined;
  do {
    const { orders, next } = await findOrders(database, { ...query, after, limit: PAGE });
    yield orders;
    after = next;
  } while (after !== undefined);
}
