// Adds figures to the database, each batch once.

import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { catalogueGenerationTable, productTable, variantTable } from "../products/tables.ts";
import { addedUp } from "./batch.ts";
import { FIGURES, type Addition, type Subject } from "./event.ts";
import { insightBatchTable, insightTable } from "./tables.ts";

/** Rows of a subject and day. Further ones are added up under an empty name, so that strangers cannot fill the table. */
export const MOST_ROWS = 20_000;

/** A batch that was already written under this id is not added again: its acknowledgement was lost. */
export const writeInsights = (
  { sql: client }: Database,
  { id, additions }: { readonly id: string; readonly additions: readonly Addition[] },
  now: Date,
  mostRows = MOST_ROWS,
): Promise<void> =>
  client.transaction(async (tx) => {
    const noted = await tx.insert(insightBatchTable).values({ id, writtenAt: now }).onConflictDoNothing();
    if ((noted.rowCount ?? 0) > 0) await addInsights(tx, additions, mostRows);
  });

/** In a transaction that knows that they were not added before. */
export async function addInsights(tx: Sql, additions: readonly Addition[], mostRows = MOST_ROWS): Promise<void> {
  const rows = await withinLimit(tx, addedUp(await withProducts(tx, additions)), mostRows);
  if (rows.length === 0) return;
  const sorted = rows.toSorted(byKey);
  const texts = (read: (row: Addition) => string) => sql`${sql.param(sorted.map(read))}::text[]`;
  const figures = FIGURES.map((name) => sql`${sql.param(sorted.map((row) => row.figures[name] ?? 0))}::bigint[]`);
  const columns = FIGURES.map((name) => insightTable[name].name);
  // In the order of their keys, so that two processes never wait for each other.
  await tx.execute(sql`
    insert into ${insightTable} (subject, day, name, market, device, currency, ${sql.raw(columns.join(", "))})
    select subject, day::date, name, market, device, currency, ${sql.raw(columns.join(", "))} from unnest(
      ${texts(({ subject }) => subject)}, ${texts(({ day }) => day)}, ${texts(({ name }) => name)},
      ${texts(({ market }) => market)}, ${texts(({ device }) => device)}, ${texts(({ currency }) => currency)},
      ${sql.join(figures, sql`, `)}
    ) as given (subject, day, name, market, device, currency, ${sql.raw(columns.join(", "))})
    on conflict (subject, day, name, market, device, currency) do update set
      ${sql.raw(columns.map((column) => `${column} = insight.${column} + excluded.${column}`).join(", "))}`);
}

const keyOf = ({ subject, day, name, market, device, currency }: Addition): string =>
  JSON.stringify([subject, day, name, market, device, currency]);

const byKey = (one: Addition, other: Addition): number => {
  const [first, second] = [keyOf(one), keyOf(other)];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** Replaces the keys of products by their ids, and leaves out what is not in the catalogue. */
async function withProducts(tx: Sql, additions: readonly Addition[]): Promise<readonly Addition[]> {
  const keys = [...new Set(additions.flatMap(({ subject, name }) => (subject === "product" && name ? [name] : [])))];
  if (keys.length === 0) return additions;
  const named = (prefix: string) => keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const onSale = tx
    .select({ id: catalogueGenerationTable.id })
    .from(catalogueGenerationTable)
    .where(eq(catalogueGenerationTable.state, "on-sale"));
  const { generation, id, handle } = productTable;
  const [handles, variants] = [named("handle:"), named("variant:")];
  const products =
    handles.length === 0
      ? []
      : await tx
          .select({ id, handle })
          .from(productTable)
          // Addresses have a handle or an id.
          .where(and(inArray(generation, onSale), or(inArray(handle, handles), inArray(id, handles))));
  const owners =
    variants.length === 0
      ? []
      : await tx
          .select({ id: variantTable.id, product: variantTable.productId })
          .from(variantTable)
          .where(and(inArray(variantTable.generation, onSale), inArray(variantTable.id, variants)));
  const ids = new Map<string, string>([
    ...named("id:").map((own): [string, string] => [`id:${own}`, own]),
    ...products.map((one): [string, string] => [`handle:${one.id}`, one.id]),
    ...products.map((one): [string, string] => [`handle:${one.handle}`, one.id]),
    ...owners.map((one): [string, string] => [`variant:${one.id}`, one.product]),
  ]);
  return additions.flatMap((addition) => {
    if (addition.subject !== "product") return [addition];
    const name = ids.get(addition.name);
    return name === undefined ? [] : [{ ...addition, name }];
  });
}

async function withinLimit(tx: Sql, rows: readonly Addition[], mostRows: number): Promise<readonly Addition[]> {
  const { subject, day } = insightTable;
  const days = [...new Set(rows.map((row) => row.day))];
  const counted = await tx
    .select({ subject, day, count: sql<number>`count(*)::int` })
    .from(insightTable)
    .where(inArray(day, days))
    .groupBy(subject, day);
  const limited: Addition[] = [];
  for (const part of Map.groupBy(rows, (row) => `${row.subject} ${row.day}`).values()) {
    const [first] = part;
    const there = counted.find((one) => one.subject === first?.subject && one.day === first.day)?.count ?? 0;
    if (!first || there + part.length <= mostRows) limited.push(...part);
    else {
      const known = await knownNames(tx, first.subject, first.day, part);
      let room = mostRows - there;
      limited.push(...part.map((row) => (known.has(row.name) || room-- > 0 ? row : { ...row, name: "" })));
    }
  }
  return addedUp(limited);
}

async function knownNames(tx: Sql, of: Subject, on: string, part: readonly Addition[]): Promise<ReadonlySet<string>> {
  const { subject, day, name } = insightTable;
  const names = [...new Set(part.map((row) => row.name))];
  const found = await tx
    .selectDistinct({ name })
    .from(insightTable)
    .where(and(eq(subject, of), eq(day, on), inArray(name, names)));
  return new Set(found.map((row) => row.name));
}
