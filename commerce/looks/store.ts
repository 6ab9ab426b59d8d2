// Reads and changes looks. A change names the version that it was made from, so that none is lost.

import { and, asc, eq, ne, sql } from "drizzle-orm";
import { changedFields, recordAudit } from "#commerce/audit";
import { isUuid, raiseRevision, type Change, type Database, type Sql, type VersionedChange } from "#commerce/database";
import type { Look, LookBody } from "./look.ts";
import { lookTable } from "./tables.ts";

export const MOST_LOOKS = 1000;

export type LookChange =
  | { readonly kind: "changed"; readonly look: Look }
  | { readonly kind: "no-such-look" }
  /** Another look has the address. */
  | { readonly kind: "slug-taken" }
  /** Someone else changed it first; `look` is theirs. */
  | { readonly kind: "conflict"; readonly look: Look };

/** In order, from the primary, because a change is announced before replicas have it. */
export async function listLooks({ sql: client }: Pick<Database, "sql">): Promise<readonly Look[]> {
  const rows = await client.select().from(lookTable).orderBy(asc(lookTable.createdAt), asc(lookTable.id));
  return rows.map(lookOf).toSorted((one, other) => one.position - other.position);
}

export async function findLook({ sql: client }: Pick<Database, "sql">, id: string): Promise<Look | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await client.select().from(lookTable).where(eq(lookTable.id, id));
  return row && lookOf(row);
}

export async function createLook(
  database: Database,
  body: LookBody,
  { by, now }: Change,
): Promise<
  | { readonly kind: "created"; readonly look: Look }
  | { readonly kind: "too-many-looks" }
  | { readonly kind: "slug-taken" }
> {
  const result = await database.sql.transaction(async (tx) => {
    await lockLooks(tx);
    if ((await tx.$count(lookTable)) >= MOST_LOOKS) return { kind: "too-many-looks" } as const;
    if (await isTaken(tx, body.slug)) return { kind: "slug-taken" } as const;
    const row = { version: 1, slug: body.slug, body, createdAt: now, updatedAt: now, updatedBy: by };
    const [created] = await tx.insert(lookTable).values(row).returning();
    await recordAudit(tx, { subject: { kind: "look", id: created!.id }, after: { ...body } });
    await raiseRevision(tx, "looks");
    return { kind: "created", look: lookOf(created!) } as const;
  });
  await database.revisions.refresh();
  return result;
}

export const changeLook = (database: Database, body: LookBody, change: VersionedChange): Promise<LookChange> =>
  write(database, change, async (tx, look) => {
    if (await isTaken(tx, body.slug, look.id)) return "slug-taken";
    const [row] = await tx
      .update(lookTable)
      .set({
        slug: body.slug,
        body,
        version: sql`${lookTable.version} + 1`,
        updatedAt: change.now,
        updatedBy: change.by,
      })
      .where(eq(lookTable.id, look.id))
      .returning();
    return lookOf(row!);
  });

export const deleteLook = (database: Database, change: VersionedChange): Promise<LookChange> =>
  write(database, change, async (tx, look) => {
    await tx.delete(lookTable).where(eq(lookTable.id, look.id));
    return "deleted";
  });

async function write(
  database: Database,
  { id, version }: VersionedChange,
  change: (tx: Sql, look: Look) => Promise<Look | "slug-taken" | "deleted">,
): Promise<LookChange> {
  if (!isUuid(id)) return { kind: "no-such-look" };
  const result = await database.sql.transaction(async (tx): Promise<LookChange> => {
    await lockLooks(tx);
    const [row] = await tx.select().from(lookTable).where(eq(lookTable.id, id));
    if (!row) return { kind: "no-such-look" };
    const look = lookOf(row);
    if (look.version !== version) return { kind: "conflict", look };
    const next = await change(tx, look);
    if (next === "slug-taken") return { kind: "slug-taken" };
    const after = next === "deleted" ? {} : bodyOf(next);
    await recordAudit(tx, { subject: { kind: "look", id }, ...changedFields({ ...bodyOf(look) }, { ...after }) });
    await raiseRevision(tx, "looks");
    return { kind: "changed", look: next === "deleted" ? look : next };
  });
  await database.revisions.refresh();
  return result;
}

/** One change at a time, because addresses must not collide. Merchants change looks seldom. */
const lockLooks = (tx: Sql) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('look'))`);

async function isTaken(tx: Sql, slug: string, except?: string): Promise<boolean> {
  const other = except === undefined ? undefined : ne(lookTable.id, except);
  const [found] = await tx
    .select({ id: lookTable.id })
    .from(lookTable)
    .where(and(eq(lookTable.slug, slug), other));
  return found !== undefined;
}

/** The part that a merchant edits. */
export function bodyOf({ id: _id, version: _version, updatedAt: _at, updatedBy: _by, ...body }: Look): LookBody {
  return body;
}

function lookOf({ id, version, body, updatedAt, updatedBy }: typeof lookTable.$inferSelect): Look {
  return { ...body, id, version, updatedAt, updatedBy };
}
