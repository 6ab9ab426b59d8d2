// Popularity of each product: views, additions to the bag and pieces sold; older ones count less.

import { and, between, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { savePopularity } from "#commerce/products";
import { addDays, dayAt } from "./days.ts";
import { insightTotalTable } from "./tables.ts";

/** Worth of an addition and of a piece sold, in views. */
const ADD = 10;
const PIECE = 30;
/** Days after which an event counts half. */
const HALF_LIFE = 14;
/** Days that count. At the end of them an event counts a sixteenth. */
const DAYS = 4 * HALF_LIFE;
const WEEK = 7;
/** Tenths: 4,095 points are worth most. */
const MOST = 30;
const PER_DOUBLING = 2.5;

/** Returns the number of products whose popularity has changed. */
export async function refreshPopularity(
  database: Pick<Database, "sql" | "replica">,
  now: Date,
  timeZone: string,
): Promise<number> {
  const today = dayAt(now.getTime(), timeZone);
  const { subject, day, name, views, adds, pieces } = insightTotalTable;
  const points = sql<number>`sum((${views} + ${adds} * ${ADD}::int + ${pieces} * ${PIECE}::int)
    * power(0.5, (${today}::date - ${day}) / ${HALF_LIFE}::float8))::float8`;
  const sums = new Map<string, number>();
  // A week at a time: the embedded database answers others in between.
  for (let age = 0; age < DAYS; age += WEEK) {
    const rows = await database.replica
      .select({ name, points })
      .from(insightTotalTable)
      .where(
        and(eq(subject, "product"), between(day, addDays(today, 1 - age - WEEK), addDays(today, -age)), ne(name, "")),
      )
      .groupBy(name);
    for (const row of rows) sums.set(row.name, (sums.get(row.name) ?? 0) + row.points);
  }
  const worths = [...sums].map(([product, sum]) => [product, worthOf(sum)] as const);
  return savePopularity(database, new Map(worths.filter(([, worth]) => worth > 0)));
}

/** In tenths, so that a product is indexed again only when its place may change. */
const worthOf = (points: number): number => Math.min(MOST, Math.round(Math.log2(1 + points) * PER_DOUBLING));
