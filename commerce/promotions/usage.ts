// Uses of promotions and codes, in total and by one customer.

import { createHash } from "node:crypto";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { readCode } from "./code.ts";
import type { EnteredCode, PromotionUsage } from "./priced-cart.ts";
import { promotionCodeTable, promotionUseTable } from "./tables.ts";

/** Identifies a buyer by email, so that guests and accounts with the same one count as one customer. */
export const customerKey = (email: string): string =>
  createHash("sha256").update(`promotion customer ${email.trim().toLowerCase()}`).digest("hex");

interface UsageQuery {
  readonly promotionIds: readonly string[];
  readonly currency: string;
  /** Result of `customerKey`; null while the email is unknown. */
  readonly customer: string | null;
  /** The order being changed, whose own uses do not count. */
  readonly exceptOrderId?: string | undefined;
}

/** Held and claimed uses of some promotions, in one statement. */
export async function readUsage(
  client: Pick<Sql, "select">,
  { promotionIds, currency, customer, exceptOrderId }: UsageQuery,
): Promise<ReadonlyMap<string, PromotionUsage>> {
  if (promotionIds.length === 0) return new Map();
  const use = promotionUseTable;
  const rows = await client
    .select({
      id: use.promotionId,
      uses: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${use.amount}) filter (where ${use.currency} = ${currency}), 0)`.mapWith(Number),
      byCustomer: sql`count(*) filter (where ${use.customer} = ${customer})`.mapWith(Number),
    })
    .from(use)
    .where(
      and(
        inArray(use.promotionId, [...promotionIds]),
        ne(use.state, "released"),
        exceptOrderId === undefined ? undefined : ne(use.orderId, exceptOrderId),
      ),
    )
    .groupBy(use.promotionId);
  return new Map(rows.map(({ id, ...usage }) => [id, usage]));
}

/** Finds the promotions of entered codes by index, in one statement. Malformed codes are unknown; repeated ones count once. */
export async function findCodes(
  client: Pick<Sql, "select">,
  shopId: string,
  typed: readonly string[],
  exceptOrderId?: string,
): Promise<readonly (EnteredCode & { readonly codeId: string | null })[]> {
  const codes = [...new Set(typed.map((text) => readCode(text) ?? text.trim()))];
  if (codes.length === 0) return [];
  const use = promotionUseTable;
  const rows = await client
    .select({
      id: promotionCodeTable.id,
      code: promotionCodeTable.code,
      promotionId: promotionCodeTable.promotionId,
      uses: promotionCodeTable.uses,
      used: sql`(select count(*) from ${use} where ${use.codeId} = ${promotionCodeTable.id} and ${use.state} <> 'released'
        and ${use.orderId} is distinct from ${exceptOrderId ?? null}::uuid)`.mapWith(Number),
    })
    .from(promotionCodeTable)
    .where(and(eq(promotionCodeTable.shopId, shopId), inArray(promotionCodeTable.code, codes)));
  const found = new Map(rows.map((row) => [row.code, row]));
  return codes.map((code) => {
    const row = found.get(code);
    if (row === undefined) return { code, promotionId: null, codeId: null, isUsedUp: false };
    return { code, promotionId: row.promotionId, codeId: row.id, isUsedUp: row.uses !== null && row.used >= row.uses };
  });
}
