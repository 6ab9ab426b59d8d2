// Imports of the console as rows: uploaded, checked by a dry run, applied on request. The server's job runs them (server/catalogue).

import { and, asc, desc, eq, inArray, lt, notInArray, type SQL } from "drizzle-orm";
import type { Actor } from "#commerce/audit";
import type { Database } from "#commerce/database";
import type { ImportReport } from "./import-report.ts";
import { catalogueImportTable } from "./tables.ts";

export type ImportJob = typeof catalogueImportTable.$inferSelect;
export type ImportState = ImportJob["state"];

const RUNNING = ["checking", "applying"] as const;
const { id, state, createdAt } = catalogueImportTable;

export async function beginImport(
  { sql: client }: Database,
  job: Pick<ImportJob, "id" | "fileName" | "bytes" | "options"> & { readonly operator: Actor["operator"] },
  now: Date,
): Promise<void> {
  await client.insert(catalogueImportTable).values({ ...job, state: "uploading", createdAt: now, updatedAt: now });
}

export async function findImport({ sql: client }: Database, of: string): Promise<ImportJob | undefined> {
  const [found] = await client.select().from(catalogueImportTable).where(eq(id, of));
  return found;
}

const SHOWN = 20;

/** The latest imports. */
export const listImports = ({ sql: client }: Database): Promise<ImportJob[]> =>
  client.select().from(catalogueImportTable).orderBy(desc(createdAt)).limit(SHOWN);

/** Moves an import from one of some states to another. False if it is in none of them, as when a colleague was faster. */
export async function moveImport(
  { sql: client }: Database,
  of: string,
  from: readonly ImportState[],
  to: Pick<ImportJob, "state"> & Partial<Pick<ImportJob, "options" | "operator" | "report" | "progress">>,
  now: Date,
): Promise<boolean> {
  const moved = await client
    .update(catalogueImportTable)
    .set({ ...to, updatedAt: now })
    .where(and(eq(id, of), inArray(state, [...from])))
    .returning({ id });
  return moved.length > 0;
}

/** The import that has to run next, also after a restart. */
export async function nextImport({ sql: client }: Database): Promise<ImportJob | undefined> {
  const due = client
    .select()
    .from(catalogueImportTable)
    .where(inArray(state, [...RUNNING]));
  const [next] = await due.orderBy(asc(catalogueImportTable.updatedAt)).limit(1);
  return next;
}

export async function saveProgress({ sql: client }: Database, of: string, progress: number): Promise<void> {
  await client.update(catalogueImportTable).set({ progress }).where(eq(id, of));
}

export const finishImport = (
  database: Database,
  of: string,
  end: { readonly state: "checked" | "done" | "failed"; readonly report: ImportReport },
  now: Date,
): Promise<boolean> => moveImport(database, of, RUNNING, end, now);

/** Returns true if there was one that was not running. */
export const removeImport = async (database: Database, of: string): Promise<boolean> =>
  (await removeWhere(database, eq(id, of))).length > 0;

/** Ids of the removed ones, whose files can go. */
export const removeOldImports = (database: Database, before: Date): Promise<readonly string[]> =>
  removeWhere(database, lt(createdAt, before));

async function removeWhere({ sql: client }: Database, which: SQL): Promise<readonly string[]> {
  const removed = await client
    .delete(catalogueImportTable)
    .where(and(which, notInArray(state, [...RUNNING])))
    .returning({ id });
  return removed.map((one) => one.id);
}
