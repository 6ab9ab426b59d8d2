// For tests: active promotions in the shop, by code or for everyone.

import { raiseRevision, type Database } from "#commerce/database";
import { promotionCodeTable, promotionTable, type Conditions, type Effect } from "#commerce/promotions";
import { SHOP } from "./testing-order-services.ts";

interface NewPromotion {
  readonly shopId?: string;
  readonly effect: Effect;
  readonly conditions?: Conditions;
  /** Automatic without one. */
  readonly code?: string;
  readonly codeUses?: number;
  readonly state?: "active" | "paused";
  readonly endsAt?: Date;
  readonly combines?: "all" | "none";
}

/** Returns its id. */
export async function writePromotion(database: Database, given: NewPromotion): Promise<string> {
  const { shopId = SHOP, effect, conditions = {}, code, codeUses = null } = given;
  const { state = "active", endsAt = null, combines = "all" } = given;
  const at = new Date();
  const id = await database.sql.transaction(async (tx) => {
    const [row] = await tx
      .insert(promotionTable)
      .values({
        shopId,
        name: { en: code ?? effect.kind },
        state,
        trigger: code === undefined ? "automatic" : "code",
        endsAt,
        conditions,
        effect,
        combines,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: promotionTable.id });
    if (!row) throw new Error("Inserting a promotion returned no row");
    if (code !== undefined) {
      const values = { shopId, promotionId: row.id, code, uses: codeUses, createdAt: at };
      await tx.insert(promotionCodeTable).values(values);
    }
    await raiseRevision(tx, "promotions");
    return row.id;
  });
  await database.revisions.refresh();
  return id;
}
