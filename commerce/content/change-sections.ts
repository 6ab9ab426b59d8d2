// Changes the sections of a shop as a whole, for editors who started from a version of them.

import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { changedFields, recordAudit } from "#commerce/audit";
import { fingerprint, raiseRevision, type Database, type Sql } from "#commerce/database";
import { fieldErrors, type FieldError } from "#commerce/settings";
import { PageSectionContent, sectionProblems, type PageSection } from "./content.ts";
import { findUnstorable, lockContent, upsert } from "./import.ts";
import { pageSectionTable } from "./tables.ts";

/** Sections by their ids, in the format of an import. */
export type SectionsById = Readonly<Record<string, unknown>>;

export interface VersionedSections {
  readonly value: SectionsById;
  readonly version: string;
}

export type SectionsChange =
  | { readonly kind: "changed" }
  /** Nothing was changed. */
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  /** Nothing was changed: someone else saved since the version that this change started from. */
  | { readonly kind: "stale"; readonly stored: VersionedSections };

/** True if the merchant has made sections of the home page or announcements. */
export const hasSections = async ({ sql: client }: Pick<Database, "sql">, shopId: string): Promise<boolean> =>
  (
    await client
      .select({ id: pageSectionTable.id })
      .from(pageSectionTable)
      .where(eq(pageSectionTable.shopId, shopId))
      .limit(1)
  ).length > 0;

export async function readSectionsById(client: Pick<Sql, "select">, shopId: string): Promise<VersionedSections> {
  const rows = await client
    .select()
    .from(pageSectionTable)
    .where(eq(pageSectionTable.shopId, shopId))
    .orderBy(pageSectionTable.place, pageSectionTable.position, pageSectionTable.id);
  const value = Object.fromEntries(
    rows.map(({ shopId: _shop, showFrom, showUntil, ...section }) => [
      section.id,
      { ...section, showFrom: showFrom?.toISOString() ?? null, showUntil: showUntil?.toISOString() ?? null },
    ]),
  );
  return { value, version: fingerprint(value) };
}

const Sections = z.record(z.string(), PageSectionContent);

/** The sections of a draft; errors have paths such as "home-hero.title". */
export function checkSections(
  shopId: string,
  value: unknown,
):
  | { readonly kind: "valid"; readonly sections: readonly PageSection[] }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] } {
  const parsed = Sections.safeParse(value);
  if (!parsed.success) return { kind: "invalid", errors: fieldErrors(parsed.error) };
  const unstorable = findUnstorable(parsed.data);
  const errors = [
    ...Object.entries(parsed.data).flatMap(([id, section]) => [
      ...(section.id === id ? [] : [{ path: `${id}.id`, message: `must be ${id}` }]),
      ...sectionProblems(section).map(({ path, message }) => ({ path: `${id}.${path}`, message })),
    ]),
    ...(unstorable ? [unstorable] : []),
  ];
  if (errors.length > 0) return { kind: "invalid", errors };
  return { kind: "valid", sections: Object.values(parsed.data).map((section) => ({ ...section, shopId })) };
}

/** Sections that are missing are deleted. `check` asks the shop, for example whether a link has a page. */
export async function changeSections(
  database: Database,
  shopId: string,
  value: unknown,
  {
    seen,
    check,
  }: {
    readonly seen: string;
    readonly check?: (sections: readonly PageSection[]) => Promise<readonly FieldError[]>;
  },
): Promise<SectionsChange> {
  const checked = checkSections(shopId, value);
  if (checked.kind === "invalid") return checked;
  const errors = (await check?.(checked.sections)) ?? [];
  if (errors.length > 0) return { kind: "invalid", errors };
  const result = await database.sql.transaction(async (tx): Promise<SectionsChange> => {
    await lockContent(tx);
    const stored = await readSectionsById(tx, shopId);
    if (stored.version !== seen) return { kind: "stale", stored };
    const ids = sql`select json_array_elements_text(${sql.param(JSON.stringify(checked.sections.map(({ id }) => id)))}::json)`;
    await tx
      .delete(pageSectionTable)
      .where(and(eq(pageSectionTable.shopId, shopId), sql`${pageSectionTable.id} not in (${ids})`));
    await upsert(tx, pageSectionTable, checked.sections, ["id"]);
    const fields = changedFields(stored.value, (await readSectionsById(tx, shopId)).value);
    if (Object.keys({ ...fields.before, ...fields.after }).length > 0) {
      await recordAudit(tx, { subject: { kind: "content", id: shopId }, ...fields });
    }
    await raiseRevision(tx, "content");
    return { kind: "changed" };
  });
  if (result.kind === "changed") await database.revisions.refresh();
  return result;
}
