// Operations on promotions: create, change, start, pause, archive and duplicate. Each is one transaction with its audit entry.

import { and, desc, eq, gt, isNull, ne, or } from "drizzle-orm";
import { changedFields, recordAudit } from "#commerce/audit";
import { isUuid, raiseRevision, type Database, type Sql } from "#commerce/database";
import { emitEvents } from "#commerce/events";
import type { ReadSetting } from "#commerce/settings";
import { promotionOf, schemaOf } from "./active.ts";
import { checkDefinition, type CheckedDefinition } from "./definition.ts";
import { recordPeriod } from "./periods.ts";
import type { Definition, Promotion, PromotionState } from "./promotion.ts";
import { canBecome } from "./states.ts";
import { promotionCodeTable, promotionTable } from "./tables.ts";

export interface PromotionServices {
  readonly database: Database;
  readonly setting: ReadSetting;
  readonly shopId: string;
  readonly now: () => Date;
}

export interface StoredPromotion extends Promotion {
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type Invalid = Extract<CheckedDefinition, { kind: "invalid" }>;
interface NoPromotion {
  readonly kind: "no-such-promotion";
}
/** Someone else changed it since the version that the caller has seen. */
interface Conflict {
  readonly kind: "conflict";
  readonly current: StoredPromotion;
}
interface Saved {
  readonly kind: "saved";
  readonly promotion: StoredPromotion;
}

type Row = typeof promotionTable.$inferSelect;

const storedOf = (row: Row): StoredPromotion => ({
  ...promotionOf(row),
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** Newest first. */
export async function listPromotions({
  database,
  shopId,
}: Pick<PromotionServices, "database" | "shopId">): Promise<readonly StoredPromotion[]> {
  const rows = await database.sql
    .select()
    .from(promotionTable)
    .where(eq(promotionTable.shopId, shopId))
    .orderBy(desc(promotionTable.createdAt), promotionTable.id);
  return rows.map(storedOf);
}

export async function findPromotion(
  { database, shopId }: Pick<PromotionServices, "database" | "shopId">,
  id: string,
): Promise<StoredPromotion | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await database.sql
    .select()
    .from(promotionTable)
    .where(and(eq(promotionTable.id, id), eq(promotionTable.shopId, shopId)));
  return row && storedOf(row);
}

/** A new promotion is a draft. */
export async function createPromotion(services: PromotionServices, given: unknown): Promise<Saved | Invalid> {
  const checked = checkDefinition(given, schemaOf(services.setting));
  if (checked.kind === "invalid") return checked;
  return insert(services, checked.definition);
}

/** A draft with the same definition, without codes. */
export async function duplicatePromotion(services: PromotionServices, id: string): Promise<Saved | NoPromotion> {
  const found = await findPromotion(services, id);
  if (!found) return { kind: "no-such-promotion" };
  return insert(services, definitionOf(found));
}

async function insert(services: PromotionServices, definition: Definition): Promise<Saved> {
  const { database, shopId, now } = services;
  const at = now();
  const row = await database.sql.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(promotionTable)
      .values({ ...definition, shopId, state: "draft", createdAt: at, updatedAt: at })
      .returning();
    await recordAudit(tx, { subject: subjectOf(inserted!.id), after: audited(inserted!) });
    await announce(tx, inserted!, at);
    return inserted!;
  });
  await database.revisions.refresh();
  return { kind: "saved", promotion: storedOf(row) };
}

/** Replaces the definition, if `version` is the current one. Archived promotions cannot be changed. */
export async function changePromotion(
  services: PromotionServices,
  id: string,
  given: unknown,
  version: number,
): Promise<Saved | Invalid | NoPromotion | Conflict | { readonly kind: "archived" }> {
  const checked = checkDefinition(given, schemaOf(services.setting));
  if (checked.kind === "invalid") return checked;
  return withPromotion(services, id, async (tx, row) => {
    if (row.version !== version) return { kind: "conflict", current: storedOf(row) };
    if (row.state === "archived") return { kind: "archived" };
    return save(tx, row, checked.definition, services.now());
  });
}

/** Starts, pauses or archives a promotion. The same state again changes nothing. */
export async function setPromotionState(
  services: PromotionServices,
  id: string,
  state: PromotionState,
): Promise<
  | Saved
  | NoPromotion
  | { readonly kind: "refused"; readonly state: PromotionState }
  /** Nobody could use a promotion by code that has none. */
  | { readonly kind: "no-code" }
> {
  return withPromotion(services, id, async (tx, row) => {
    if (row.state === state) return { kind: "saved", promotion: storedOf(row) };
    if (!canBecome(row.state, state)) return { kind: "refused", state: row.state };
    if (state === "active" && row.trigger === "code" && !(await hasCode(tx, row.id))) return { kind: "no-code" };
    return save(tx, row, { state }, services.now());
  });
}

/** True if the promotion has a code that was not withdrawn. */
async function hasCode(tx: Sql, promotionId: string): Promise<boolean> {
  const isUsable = or(isNull(promotionCodeTable.uses), gt(promotionCodeTable.uses, 0));
  const found = await tx
    .select({ id: promotionCodeTable.id })
    .from(promotionCodeTable)
    .where(and(eq(promotionCodeTable.promotionId, promotionId), isUsable))
    .limit(1);
  return found.length > 0;
}

async function save(tx: Sql, row: Row, change: Partial<Row>, now: Date): Promise<Saved> {
  const [saved] = await tx
    .update(promotionTable)
    .set({ ...change, version: row.version + 1, updatedAt: now })
    .where(eq(promotionTable.id, row.id))
    .returning();
  if (row.state === "active")
    await recordPeriod(tx, { promotionId: row.id, definition: definitionOf(row), from: row.updatedAt, until: now });
  const fields = changedFields(audited(row), audited(saved!));
  await recordAudit(tx, { subject: subjectOf(row.id), ...fields });
  await announce(tx, saved!, now);
  return { kind: "saved", promotion: storedOf(saved!) };
}

async function announce(tx: Sql, { id, state }: Row, at: Date): Promise<void> {
  await raiseRevision(tx, "promotions");
  await emitEvents(tx, [{ kind: "promotion.changed", at, subject: id, data: { id, state } }]);
}

/** Runs in a transaction that has locked the promotion. */
export async function withPromotion<Result>(
  { database, shopId }: PromotionServices,
  id: string,
  work: (tx: Sql, row: Row) => Promise<Result>,
): Promise<Result | NoPromotion> {
  if (!isUuid(id)) return { kind: "no-such-promotion" };
  const result = await database.sql.transaction(async (tx): Promise<Result | NoPromotion> => {
    const [row] = await tx
      .select()
      .from(promotionTable)
      .where(and(eq(promotionTable.id, id), eq(promotionTable.shopId, shopId)))
      .for("update");
    return row ? work(tx, row) : { kind: "no-such-promotion" };
  });
  await database.revisions.refresh();
  return result;
}

export const subjectOf = (id: string) => ({ kind: "promotion", id });

export const definitionOf = ({
  name,
  trigger,
  startsAt,
  endsAt,
  conditions,
  effect,
  priority,
  combines,
}: Definition): Definition => ({
  name,
  trigger,
  startsAt,
  endsAt,
  conditions,
  effect,
  priority,
  combines,
});

const audited = (row: Row) => ({ state: row.state, ...definitionOf(row) });

/** All promotions but archived ones, for the simulator. */
export async function openPromotions({ database, shopId }: PromotionServices): Promise<readonly Promotion[]> {
  const rows = await database.sql
    .select()
    .from(promotionTable)
    .where(and(eq(promotionTable.shopId, shopId), ne(promotionTable.state, "archived")))
    .orderBy(promotionTable.id);
  return rows.map(promotionOf);
}
