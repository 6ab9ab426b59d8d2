// Codes of promotions: single ones that the merchant chooses, and batches of random ones that each work once.

import { and, asc, count, eq, gt, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { isUuid, type Database, type Sql } from "#commerce/database";
import { createCode, readCode } from "./code.ts";
import { subjectOf, withPromotion, type PromotionServices } from "./promotions.ts";
import { promotionBatchTable, promotionCodeTable, promotionUseTable } from "./tables.ts";

export const LARGEST_BATCH = 100_000;
/** Rows of one page. */
const PAGE = 5_000;
/** Codes created in one transaction. It blocks the embedded database, so it stays short. */
const STEP = 1_000;

export interface PromotionCode {
  readonly id: string;
  readonly code: string;
  /** Null without a limit. */
  readonly uses: number | null;
  /** Orders that hold or have used it. */
  readonly used: number;
}

export interface CodeBatch {
  readonly id: string;
  readonly prefix: string;
  readonly count: number;
  readonly used: number;
  readonly createdAt: Date;
}

type NotByCode = { readonly kind: "no-such-promotion" } | { readonly kind: "automatic" };

/** Adds a code that the merchant chose. `uses` is the number of orders that may use it; null without a limit. */
export const addCode = async (
  services: PromotionServices,
  promotionId: string,
  { code: typed, uses }: { readonly code: string; readonly uses: number | null },
): Promise<
  NotByCode | { readonly kind: "bad-code" | "code-taken" } | { readonly kind: "added"; readonly code: string }
> => {
  const code = readCode(typed);
  if (code === undefined) return { kind: "bad-code" };
  return withPromotion(services, promotionId, async (tx, { id, shopId, trigger }) => {
    if (trigger !== "code") return { kind: "automatic" };
    const added = await tx
      .insert(promotionCodeTable)
      .values({ shopId, promotionId: id, code, uses, createdAt: services.now() })
      .onConflictDoNothing()
      .returning({ id: promotionCodeTable.id });
    if (added.length === 0) return { kind: "code-taken" };
    await recordAudit(tx, { subject: subjectOf(id), after: { code, uses } });
    return { kind: "added", code };
  });
};

/** Stops a code. Orders that used it keep their discount. */
export const withdrawCode = (services: PromotionServices, promotionId: string, codeId: string) =>
  withPromotion(services, promotionId, async (tx, { id }): Promise<{ readonly kind: "withdrawn" | "no-such-code" }> => {
    if (!isUuid(codeId)) return { kind: "no-such-code" };
    const [row] = await tx
      .update(promotionCodeTable)
      .set({ uses: 0 })
      .where(and(eq(promotionCodeTable.id, codeId), eq(promotionCodeTable.promotionId, id)))
      .returning({ code: promotionCodeTable.code, batchId: promotionCodeTable.batchId });
    if (!row) return { kind: "no-such-code" };
    await recordAudit(tx, { subject: subjectOf(id), after: { code: row.code, uses: 0 } });
    return { kind: "withdrawn" };
  });

/**
 * Creates a batch of random codes that each work once, up to `LARGEST_BATCH`. The first codes exist at once; call `fillBatches` for the
 * rest, which takes longer than a request should. The prefix may be empty.
 */
export async function createBatch(
  services: PromotionServices,
  promotionId: string,
  { prefix: typed, count: wanted }: { readonly prefix: string; readonly count: number },
): Promise<NotByCode | { readonly kind: "bad-prefix" } | { readonly kind: "created"; readonly id: string }> {
  const prefix = typed.trim() === "" ? "" : readCode(typed);
  if (prefix === undefined || prefix.length > 20) return { kind: "bad-prefix" };
  return withPromotion(services, promotionId, async (tx, row) => {
    if (row.trigger !== "code") return { kind: "automatic" };
    const [batch] = await tx
      .insert(promotionBatchTable)
      .values({ promotionId: row.id, prefix, count: wanted, createdAt: services.now() })
      .returning();
    await addRandomCodes(tx, row.shopId, batch!, Math.min(wanted, STEP));
    await recordAudit(tx, { subject: subjectOf(row.id), after: { batch: batch!.id, prefix, count: wanted } });
    return { kind: "created", id: batch!.id };
  });
}

type Batch = typeof promotionBatchTable.$inferSelect;

/** Random codes hardly ever repeat; one that does is left out. Sorted, because an index takes them faster. */
async function addRandomCodes(tx: Sql, shopId: string, batch: Batch, wanted: number): Promise<void> {
  const codes = Array.from({ length: wanted }, () => createCode(batch.prefix)).toSorted();
  await tx.execute(sql`
    insert into promotion_code (shop_id, promotion_id, batch_id, code, uses, created_at)
    select ${shopId}, ${batch.promotionId}::uuid, ${batch.id}::uuid, code, 1, ${batch.createdAt.toISOString()}::timestamptz
    from unnest(${sql.param(codes)}::text[]) as code
    on conflict do nothing`);
}

/** Adds the codes that batches of a promotion lack, after a batch was created or a crash interrupted that. Each step is a transaction. */
export async function fillBatches(
  { database, shopId }: Pick<PromotionServices, "database" | "shopId">,
  promotionId: string,
): Promise<void> {
  const step = (id: string): Promise<boolean> =>
    database.sql.transaction(async (tx) => {
      const [batch] = await tx.select().from(promotionBatchTable).where(eq(promotionBatchTable.id, id)).for("update");
      const [found] = await tx
        .select({ count: count() })
        .from(promotionCodeTable)
        .where(and(eq(promotionCodeTable.promotionId, promotionId), eq(promotionCodeTable.batchId, id)));
      const left = batch ? batch.count - (found?.count ?? 0) : 0;
      if (batch && left > 0) await addRandomCodes(tx, shopId, batch, Math.min(left, STEP));
      return left > STEP;
    });
  const batches = await database.sql
    .select({ id: promotionBatchTable.id })
    .from(promotionBatchTable)
    .where(eq(promotionBatchTable.promotionId, promotionId));
  for (const { id } of batches) while (await step(id));
}

const USED = sql`(select count(*) from ${promotionUseTable} where ${promotionUseTable.codeId} = ${promotionCodeTable.id}
  and ${promotionUseTable.state} <> 'released')`.mapWith(Number);

const CODE_COLUMNS = {
  id: promotionCodeTable.id,
  code: promotionCodeTable.code,
  uses: promotionCodeTable.uses,
  used: USED,
};

/** The codes that the merchant chose, by name, and the batches, oldest first. */
export async function listCodes(
  { sql: client }: Pick<Database, "sql">,
  promotionId: string,
): Promise<{ readonly codes: readonly PromotionCode[]; readonly batches: readonly CodeBatch[] }> {
  const codes = await client
    .select(CODE_COLUMNS)
    .from(promotionCodeTable)
    .where(and(eq(promotionCodeTable.promotionId, promotionId), isNull(promotionCodeTable.batchId)))
    .orderBy(asc(promotionCodeTable.code))
    .limit(1_000);
  const batches = await client
    .select({
      id: promotionBatchTable.id,
      prefix: promotionBatchTable.prefix,
      count: promotionBatchTable.count,
      createdAt: promotionBatchTable.createdAt,
    })
    .from(promotionBatchTable)
    .where(eq(promotionBatchTable.promotionId, promotionId))
    .orderBy(asc(promotionBatchTable.createdAt), asc(promotionBatchTable.id));
  const used = await usedByBatch(client, promotionId);
  return { codes, batches: batches.map((batch) => ({ ...batch, used: used.get(batch.id) ?? 0 })) };
}

async function usedByBatch(client: Pick<Sql, "select">, promotionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await client
    .select({ batchId: promotionCodeTable.batchId, used: count() })
    .from(promotionUseTable)
    .innerJoin(promotionCodeTable, eq(promotionCodeTable.id, promotionUseTable.codeId))
    .where(and(eq(promotionUseTable.promotionId, promotionId), sql`${promotionUseTable.state} <> 'released'`))
    .groupBy(promotionCodeTable.batchId);
  return new Map(rows.flatMap(({ batchId, used }) => (batchId === null ? [] : [[batchId, used]])));
}

/** All codes of a promotion or of one batch, a page at a time, so that any number can be exported. Batches are completed first. */
export async function* walkCodes(
  services: Pick<PromotionServices, "database" | "shopId">,
  promotionId: string,
  batchId?: string,
): AsyncGenerator<readonly PromotionCode[]> {
  await fillBatches(services, promotionId);
  const client = services.database.sql;
  const { code, promotionId: of, batchId: batch } = promotionCodeTable;
  for (let after = ""; ;) {
    const page = await client
      .select(CODE_COLUMNS)
      .from(promotionCodeTable)
      .where(and(eq(of, promotionId), batchId === undefined ? undefined : eq(batch, batchId), gt(code, after)))
      .orderBy(asc(code))
      .limit(PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)!.code;
  }
}
