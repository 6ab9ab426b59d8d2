// Reads and writes the shop's settings.

import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { Taxonomy } from "#catalogue";
import { changedFields, recordAudit } from "#commerce/audit";
import { fingerprint, raiseRevision, type Database, type Sql } from "#commerce/database";
import type { FieldError } from "./field-errors.ts";
import { checkSetting, reportOn, type Setting } from "./setting.ts";
import { settingTable } from "./tables.ts";

export type SettingChange = (
  | { readonly kind: "changed" | "checked" }
  /** Nothing was changed. */
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  /** Nothing was changed: someone else saved since the version that this change started from. */
  | { readonly kind: "stale"; readonly stored: VersionedSetting }
) & {
  /** Result of a dry run, for settings that measure their values. */
  readonly report?: object;
};

/** The stored values by name, from the primary, because a change is announced before replicas have it. */
export async function readSettings({ sql: client }: Pick<Database, "sql">): Promise<ReadonlyMap<string, unknown>> {
  const rows = await client.select({ name: settingTable.name, value: settingTable.value }).from(settingTable);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** One setting as it is in the database, for a transaction. The initial value if the stored one is not valid. */
export async function readSetting<Value>(client: Pick<Sql, "select">, setting: Setting<Value>): Promise<Value> {
  const [row] = await client
    .select({ value: settingTable.value })
    .from(settingTable)
    .where(eq(settingTable.name, setting.name));
  const checked = row && checkSetting(setting, row.value);
  return checked?.kind === "valid" ? checked.value : setting.initial;
}

/** A setting as it is stored, or its initial value, with the version that a change of it starts from. */
export interface VersionedSetting {
  readonly value: unknown;
  readonly version: string;
}

export async function readVersioned(client: Pick<Sql, "select">, setting: Setting): Promise<VersionedSetting> {
  const [row] = await client
    .select({ value: settingTable.value })
    .from(settingTable)
    .where(eq(settingTable.name, setting.name));
  const value = row ? row.value : setting.initial;
  return { value, version: fingerprint(value) };
}

/** Checks a valid value against the shop: pages, products, files. */
export type CheckInShop = (setting: Pick<Setting, "name">, value: unknown) => Promise<readonly FieldError[]>;

interface ChangeOptions {
  readonly isDryRun?: boolean;
  readonly now?: Date;
  readonly taxonomy?: Taxonomy;
  readonly checkInShop?: CheckInShop;
  /** The version that the change started from; without it, the change replaces the stored value. */
  readonly seen?: string | undefined;
}

/** `isDryRun` only checks the value. */
export async function changeSetting<Value>(
  database: Database,
  setting: Setting<Value>,
  value: unknown,
  options: ChangeOptions = {},
): Promise<SettingChange> {
  const report = options.isDryRun ? reportOn(setting, value) : undefined;
  return { ...(await change(database, setting, value, options)), ...(report && { report }) };
}

async function change<Value>(
  database: Database,
  setting: Setting<Value>,
  value: unknown,
  { isDryRun = false, now = new Date(), taxonomy, checkInShop, seen }: ChangeOptions,
): Promise<SettingChange> {
  const checked = checkSetting(setting, value);
  if (checked.kind === "invalid") return checked;
  const errors = [
    ...((taxonomy && setting.checkNames?.(checked.value, taxonomy)) ?? []),
    ...((await checkInShop?.(setting, checked.value)) ?? []),
    ...((await setting.checkRows?.(checked.value, database.sql)) ?? []),
  ];
  if (errors.length > 0) return { kind: "invalid", errors };
  if (isDryRun) return { kind: "checked" };
  const result = await database.sql.transaction(async (tx): Promise<SettingChange> => {
    await lockSetting(tx, setting);
    const stored = await readVersioned(tx, setting as unknown as Setting);
    if (seen !== undefined && stored.version !== seen) return { kind: "stale", stored };
    await storeSetting(tx, setting, checked.value, now);
    return { kind: "changed" };
  });
  if (result.kind === "changed") await database.revisions.refresh();
  return result;
}

/** Changes of one setting wait for each other. */
export const lockSetting = (tx: Sql, { name }: { readonly name: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${name}`}))`);

/** Stores a checked value with its entry in the audit. */
export async function storeSetting<Value>(tx: Sql, setting: Setting<Value>, value: Value, now: Date): Promise<void> {
  // A later version may have a better initial value, which a shop should get unless its merchant decided otherwise.
  if (isDeepStrictEqual(value, setting.initial)) return clearSetting(tx, setting);
  await auditSetting(tx, setting, value);
  await writeSetting(tx, setting, value, now);
}

/** Stores a checked value in a transaction. */
export async function writeSetting(
  tx: Sql,
  { name }: { readonly name: string },
  value: unknown,
  now: Date,
): Promise<void> {
  const row = { name, value, updatedAt: now };
  await tx.insert(settingTable).values(row).onConflictDoUpdate({ target: settingTable.name, set: row });
  await raiseRevision(tx, "settings");
}

async function clearSetting<Value>(tx: Sql, setting: Setting<Value>): Promise<void> {
  await auditSetting(tx, setting, setting.initial);
  await tx.delete(settingTable).where(eq(settingTable.name, setting.name));
  await raiseRevision(tx, "settings");
}

async function auditSetting<Value>(tx: Sql, setting: Setting<Value>, value: Value): Promise<void> {
  const fields = changedFields(await readSetting(tx, setting), value);
  if (Object.keys({ ...fields.before, ...fields.after }).length === 0) return;
  await recordAudit(tx, { subject: { kind: "setting", id: setting.name }, ...fields });
}
