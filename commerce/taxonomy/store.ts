// Reads and writes the shop's taxonomy.

import { asc, sql } from "drizzle-orm";
import { DEFAULT_TAXONOMY_DATA, Taxonomy, type TaxonomyData } from "#catalogue";
import { changedFields, recordAudit } from "#commerce/audit";
import { insertRows, raiseRevision, type Database, type Sql } from "#commerce/database";
import { readSetting, SIZES, type FieldError } from "#commerce/settings";
import { checkTaxonomy } from "./check.ts";
import { carryOver } from "./carry-over.ts";
import { dataOf, rowsOf } from "./rows.ts";
import { taxonomyNodeTable } from "./tables.ts";

export type TaxonomyChange =
  | {
      readonly kind: "changed" | "checked";
      readonly departments: number;
      readonly categories: number;
      readonly types: number;
    }
  /** Nothing was changed. */
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

/** With the merchant's size charts. From the primary, because a change is announced before replicas have it. A shop without rows has the default taxonomy. */
export async function readTaxonomy({ sql: client, revisions }: Database): Promise<Taxonomy> {
  const revision = revisions.of("taxonomy");
  const { charts } = await readSetting(client, SIZES);
  return new Taxonomy(await readData(client), revision, charts);
}

/** Stores the default taxonomy in a shop that has none. */
export async function ensureTaxonomy(database: Database): Promise<void> {
  await database.sql.transaction(async (tx) => {
    await lockTaxonomy(tx);
    const [known] = await tx.select({ value: taxonomyNodeTable.value }).from(taxonomyNodeTable).limit(1);
    if (known === undefined) await insertRows(tx, taxonomyNodeTable, rowsOf(DEFAULT_TAXONOMY_DATA));
  });
}

/** Replaces the taxonomy with a function of the stored one; `isDryRun` only checks it. Concurrent changes wait for each other. */
export async function changeTaxonomy(
  database: Database,
  change: (before: TaxonomyData) => unknown,
  { isDryRun = false }: { readonly isDryRun?: boolean } = {},
): Promise<TaxonomyChange> {
  const result = await database.sql.transaction(async (tx): Promise<TaxonomyChange> => {
    await lockTaxonomy(tx);
    const before = await readData(tx);
    const given = checkTaxonomy(change(before));
    if (given.kind === "invalid") return given;
    // Once more, because values and handles that were carried over may clash with new ones.
    const checked = checkTaxonomy(carryOver(before, given.data));
    if (checked.kind === "invalid") return checked;
    const rows = rowsOf(checked.data);
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    const counts = { departments: count("department"), categories: count("category"), types: count("type") };
    if (isDryRun) return { kind: "checked", ...counts };
    await tx.delete(taxonomyNodeTable);
    await insertRows(tx, taxonomyNodeTable, rows);
    const subject = { kind: "taxonomy", id: "taxonomy" };
    await recordAudit(tx, { subject, ...changedFields(before, checked.data) });
    await raiseRevision(tx, "taxonomy");
    return { kind: "changed", ...counts };
  });
  if (result.kind === "changed") await database.revisions.refresh();
  return result;
}

async function readData(client: Pick<Sql, "select">): Promise<TaxonomyData> {
  const rows = await client.select().from(taxonomyNodeTable).orderBy(asc(taxonomyNodeTable.position));
  return dataOf(rows.length === 0 ? rowsOf(DEFAULT_TAXONOMY_DATA) : rows);
}

/** Changes of the taxonomy wait for each other. */
export const lockTaxonomy = (tx: Pick<Sql, "execute">) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('taxonomy'))`);
