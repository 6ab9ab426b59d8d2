// Promotions of entered codes that have ended, so that the shopper reads when. Drafts and paused ones stay unknown, like codes that do
// not exist.

import { and, eq, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { promotionOf, type ActivePromotions } from "./active.ts";
import { compilePromotion, type CompiledPromotion } from "./compile.ts";
import type { EnteredCode } from "./priced-cart.ts";
import { promotionTable } from "./tables.ts";

/** One statement whether or not the codes exist, so that the time of an answer says nothing about them. */
export async function readEnded(
  client: Pick<Sql, "select">,
  { promotions, schema }: ActivePromotions,
  codes: readonly EnteredCode[],
): Promise<readonly CompiledPromotion[]> {
  const known = new Set(promotions.map(({ id }) => id));
  const ids = codes.flatMap(({ promotionId }) => (promotionId === null || known.has(promotionId) ? [] : [promotionId]));
  const rows = await client
    .select()
    .from(promotionTable)
    .where(and(sql`${promotionTable.id} = any(${sql.param(ids)}::uuid[])`, eq(promotionTable.state, "active")));
  return rows.flatMap((row) => compilePromotion(promotionOf(row), schema) ?? []);
}
