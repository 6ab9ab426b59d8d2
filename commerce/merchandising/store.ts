// Reads and changes merchandising rules. A change names the version that it was made from, so that none is lost.

import { and, asc, eq, sql } from "drizzle-orm";
import { changedFields, recordAudit } from "#commerce/audit";
import { isUuid, raiseRevision, type Change, type Database, type Sql, type VersionedChange } from "#commerce/database";
import type { Rule, RuleBody } from "./rule.ts";
import { merchandisingRuleTable } from "./tables.ts";

export const MOST_RULES = 1000;

export type RuleChange =
  | { readonly kind: "changed"; readonly rule: Rule }
  | { readonly kind: "no-such-rule" }
  /** Someone else changed it first; `rule` is theirs. */
  | { readonly kind: "conflict"; readonly rule: Rule }
  | { readonly kind: "nothing-to-publish" };

/** Oldest first, from the primary, because a change is announced before replicas have it. */
export async function listRules({ sql: client }: Pick<Database, "sql">): Promise<readonly Rule[]> {
  const { createdAt, id } = merchandisingRuleTable;
  return (await client.select().from(merchandisingRuleTable).orderBy(asc(createdAt), asc(id))).map(ruleOf);
}

export async function findRule({ sql: client }: Pick<Database, "sql">, id: string): Promise<Rule | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await client.select().from(merchandisingRuleTable).where(eq(merchandisingRuleTable.id, id));
  return row && ruleOf(row);
}

/** Creates a draft, which shoppers do not see. */
export async function createRule(
  database: Database,
  draft: RuleBody,
  { by, now }: Change,
): Promise<{ readonly kind: "created"; readonly rule: Rule } | { readonly kind: "too-many-rules" }> {
  const rule = await database.sql.transaction(async (tx) => {
    if ((await tx.$count(merchandisingRuleTable)) >= MOST_RULES) return undefined;
    const row = { version: 1, draft, createdAt: now, updatedAt: now, updatedBy: by };
    const [created] = await tx.insert(merchandisingRuleTable).values(row).returning();
    const { id } = created!;
    await recordAudit(tx, { subject: { kind: "merchandising-rule", id }, after: { draft } });
    await raiseRevision(tx, "merchandising");
    return ruleOf(created!);
  });
  await database.revisions.refresh();
  return rule ? { kind: "created", rule } : { kind: "too-many-rules" };
}

/** Stores changes that shoppers do not see yet. */
export const saveDraft = (database: Database, draft: RuleBody, change: VersionedChange): Promise<RuleChange> =>
  changeRule(database, change, () => ({ draft }));

/** Shows the draft to shoppers. */
export const publishRule = (database: Database, change: VersionedChange): Promise<RuleChange> =>
  changeRule(database, change, ({ draft }) => draft && { live: draft, draft: null, publishedAt: change.now });

/** Forgets the draft. A rule that was never published is deleted. */
export const discardDraft = (database: Database, change: VersionedChange): Promise<RuleChange> =>
  changeRule(database, change, ({ live }) => (live ? { draft: null } : "delete"));

export const deleteRule = (database: Database, change: VersionedChange): Promise<RuleChange> =>
  changeRule(database, change, () => "delete");

type Columns = Partial<Pick<typeof merchandisingRuleTable.$inferInsert, "live" | "draft" | "publishedAt">>;

async function changeRule(
  database: Database,
  { id, version, ...by }: VersionedChange,
  change: (rule: Rule) => Columns | "delete" | null,
): Promise<RuleChange> {
  if (!isUuid(id)) return { kind: "no-such-rule" };
  const result = await database.sql.transaction(async (tx): Promise<RuleChange> => {
    const [row] = await tx.select().from(merchandisingRuleTable).where(eq(merchandisingRuleTable.id, id)).for("update");
    if (!row) return { kind: "no-such-rule" };
    const rule = ruleOf(row);
    if (rule.version !== version) return { kind: "conflict", rule };
    const columns = change(rule);
    if (columns === null) return { kind: "nothing-to-publish" };
    const next = await write(tx, rule, columns, by);
    await recordAudit(tx, {
      subject: { kind: "merchandising-rule", id },
      ...changedFields(bodies(rule), columns === "delete" ? {} : bodies(next)),
    });
    await raiseRevision(tx, "merchandising");
    return { kind: "changed", rule: next };
  });
  await database.revisions.refresh();
  return result;
}

async function write(tx: Sql, rule: Rule, columns: Columns | "delete", { by, now }: Change): Promise<Rule> {
  const own = and(eq(merchandisingRuleTable.id, rule.id), eq(merchandisingRuleTable.version, rule.version));
  if (columns === "delete") {
    await tx.delete(merchandisingRuleTable).where(own);
    return { ...rule, live: null, draft: null };
  }
  const [row] = await tx
    .update(merchandisingRuleTable)
    .set({ ...columns, version: sql`${merchandisingRuleTable.version} + 1`, updatedAt: now, updatedBy: by })
    .where(own)
    .returning();
  return ruleOf(row!);
}

const bodies = ({ live, draft }: Rule): object => ({ ...(live && { live }), ...(draft && { draft }) });

function ruleOf(row: typeof merchandisingRuleTable.$inferSelect): Rule {
  const { id, version, live, draft, updatedAt, updatedBy, publishedAt } = row;
  return { id, version, live, draft, updatedAt, updatedBy, publishedAt };
}
