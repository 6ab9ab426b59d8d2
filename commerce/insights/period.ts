// Parameters of the figures' API: a period in days of the shop's time zone, and the period before it.

import { z } from "zod";
import { Day } from "#commerce/database";
import { addDays, dayAt, daysBetween } from "./days.ts";
import { SORTS } from "./read.ts";
import type { Period } from "./rows.ts";
import { SALES_BY } from "./sales.ts";

const Shared = {
  from: Day.optional(),
  to: Day.optional(),
  market: z.string().max(10).optional(),
  limit: z.coerce.number().int().min(1).max(5_000).default(100),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};
export const FiguresQuery = z.strictObject({
  ...Shared,
  device: z.enum(["mobile", "desktop"]).optional(),
  sort: z.enum(SORTS).optional(),
});
export const SalesQuery = z.strictObject({
  ...Shared,
  by: z.enum(SALES_BY).default("day"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

export type FiguresQuery = z.output<typeof FiguresQuery>;
export type SalesQuery = z.output<typeof SalesQuery>;

export interface Periods extends Period {
  /** As many days, right before. */
  readonly before: Period;
}

const DEFAULT_DAYS = 30;
const MOST_DAYS = 800;

interface Invalid {
  readonly kind: "invalid";
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function readQuery<Query extends AskedPeriod>(
  schema: z.ZodType<Query>,
  given: Readonly<Record<string, string>>,
  today: string,
): { readonly kind: "query"; readonly query: Query; readonly periods: Periods } | Invalid {
  const read = schema.safeParse(given);
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    return { kind: "invalid", errors };
  }
  const { to = today, from = addDays(to, 1 - DEFAULT_DAYS) } = read.data;
  const days = daysBetween(from, to);
  const problem = days < 1 ? "must not be after to" : days > MOST_DAYS ? `at most ${MOST_DAYS} days` : undefined;
  if (problem) return { kind: "invalid", errors: [{ path: "from", message: problem }] };
  const before = { from: addDays(from, -days), to: addDays(from, -1) };
  return { kind: "query", query: read.data, periods: { from, to, before } };
}

export const todayIn = (timeZone: string, now: Date): string => dayAt(now.getTime(), timeZone);
