// Past prices of promotions: the periods in which one ran with an earlier definition, because a reduction must be counted from the
// lowest price of the 30 days before it (docs/decisions/031-prior-prices.md).

import { asc } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import type { IndexSchema } from "#search/schema";
import { compilePromotion, type CompiledPromotion } from "./compile.ts";
import type { Definition } from "./promotion.ts";
import { hiddenBecause } from "./shown.ts";
import { promotionPeriodTable } from "./tables.ts";

/** A promotion with one definition, from one moment until another. Milliseconds since 1970. */
export interface PromotionPeriod {
  readonly promotion: CompiledPromotion;
  readonly from: number;
  readonly until: number;
}

interface Ended {
  readonly promotionId: string;
  readonly definition: Definition;
  readonly from: Date;
  readonly until: Date;
}

/** Only promotions whose prices were shown. */
export async function recordPeriod(
  tx: Pick<Sql, "insert">,
  { promotionId, definition, from, until }: Ended,
): Promise<void> {
  if (hiddenBecause(definition) !== undefined) return;
  const { name: _name, startsAt, endsAt, ...shown } = definition;
  const began = startsAt !== null && startsAt > from ? startsAt : from;
  const ended = endsAt !== null && endsAt < until ? endsAt : until;
  if (began >= ended) return;
  await tx.insert(promotionPeriodTable).values({ promotionId, definition: shown, from: began, until: ended });
}

export async function readPeriods(
  { sql: client }: Pick<Database, "sql">,
  schema: IndexSchema,
): Promise<readonly PromotionPeriod[]> {
  const rows = await client.select().from(promotionPeriodTable).orderBy(asc(promotionPeriodTable.from));
  return rows.flatMap(({ promotionId: id, definition, from, until }) => {
    const promotion = compilePromotion(
      { ...definition, id, name: {}, state: "active", startsAt: null, endsAt: null },
      schema,
    );
    return promotion ? [{ promotion, from: from.getTime(), until: until.getTime() }] : [];
  });
}

/** Promotions that are or were active as they are now: each since it was last changed. */
export const currentPeriods = (
  promotions: readonly { readonly promotion: CompiledPromotion; readonly since: Date }[],
): readonly PromotionPeriod[] =>
  promotions
    .filter(({ promotion }) => hiddenBecause(promotion) === undefined)
    .map(({ promotion, since }) => ({
      promotion: { ...promotion, startsAt: null, endsAt: null },
      from: Math.max(since.getTime(), promotion.startsAt?.getTime() ?? 0),
      until: promotion.endsAt?.getTime() ?? Infinity,
    }));
