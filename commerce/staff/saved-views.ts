// Saved views: filters of a list under a name, private or shared. They belong to the person who saved them.

import { and, asc, count, eq, or } from "drizzle-orm";
import { isUuid, type Database } from "#commerce/database";
import { savedViewTable, staffTable } from "./tables.ts";

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Query of the list's address, without its question mark. */
  readonly query: string;
  readonly isShared: boolean;
  readonly isMine: boolean;
  /** Name of the person who saved it. */
  readonly by: string;
}

/** Own views and shared ones, by name. */
export async function listViews(
  { sql: client }: Database,
  staffId: string,
  list: string,
): Promise<readonly SavedView[]> {
  const rows = await client
    .select({ view: savedViewTable, by: staffTable.name })
    .from(savedViewTable)
    .innerJoin(staffTable, eq(staffTable.id, savedViewTable.staffId))
    .where(
      and(
        eq(savedViewTable.list, list),
        or(
          eq(savedViewTable.staffId, staffId),
          and(eq(savedViewTable.isShared, true), eq(staffTable.status, "active")),
        ),
      ),
    )
    .orderBy(asc(savedViewTable.name), asc(savedViewTable.id));
  return rows.map(({ view: { id, name, query, isShared, staffId: owner }, by }) => ({
    id,
    name,
    query,
    isShared,
    isMine: owner === staffId,
    by,
  }));
}

export interface NewView {
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/** A person has no more of a list. */
export const MOST_VIEWS = 50;

/** A view of the same name is replaced. */
export async function saveView(
  { sql: client }: Database,
  staffId: string,
  { list, name, query, isShared }: NewView,
  now: Date,
): Promise<{ readonly kind: "saved" | "too-many" }> {
  return client.transaction(async (tx) => {
    const mine = and(eq(savedViewTable.staffId, staffId), eq(savedViewTable.list, list));
    const [counted] = await tx.select({ views: count() }).from(savedViewTable).where(mine);
    if ((counted?.views ?? 0) >= MOST_VIEWS) return { kind: "too-many" };
    await tx
      .insert(savedViewTable)
      .values({ staffId, list, name, query, isShared, createdAt: now })
      .onConflictDoUpdate({
        target: [savedViewTable.staffId, savedViewTable.list, savedViewTable.name],
        set: { query, isShared },
      });
    return { kind: "saved" };
  });
}

/** False if the person has no such view. */
export async function deleteView({ sql: client }: Database, staffId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const deleted = await client
    .delete(savedViewTable)
    .where(and(eq(savedViewTable.id, id), eq(savedViewTable.staffId, staffId)))
    .returning({ id: savedViewTable.id });
  return deleted.length > 0;
}
