// Reads and writes the shop's settings.

import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { raiseRevision, type Database } from "#commerce/database";
import type { FieldError } from "./field-errors.ts";
import { checkSetting, type Setting } from "./setting.ts";
import { settingTable } from "./tables.ts";

export type SettingChange =
  | { readonly kind: "changed" | "checked" }
  /** Nothing was changed. */
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

/** The stored values by name, from the primary, because a change is announced before replicas have it. */
export async function readSettings({ sql: client }: Pick<Database, "sql">): Promise<ReadonlyMap<string, unknown>> {
  const rows = await client.select({ name: settingTable.name, value: settingTable.value }).from(settingTable);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** `isDryRun` only checks the value. */
export async function changeSetting(
  database: Database,
  setting: Setting,
  value: unknown,
  { isDryRun = false, now = new Date() }: { readonly isDryRun?: boolean; readonly now?: Date } = {},
): Promise<SettingChange> {
  const checked = checkSetting(setting, value);
  if (checked.kind === "invalid") return checked;
  if (isDryRun) return { kind: "checked" };
  // A later version may have a better initial value, which a shop should get unless its merchant decided otherwise.
  if (isDeepStrictEqual(checked.value, setting.initial)) {
    await resetSetting(database, setting);
    return { kind: "changed" };
  }
  const row = { name: setting.name, value: checked.value, updatedAt: now };
  await database.sql.transaction(async (tx) => {
    await tx.insert(settingTable).values(row).onConflictDoUpdate({ target: settingTable.name, set: row });
    await raiseRevision(tx, "settings");
  });
  await database.revisions.refresh();
  return { kind: "changed" };
}

/** Returns a setting to its initial value. */
export async function resetSetting(database: Database, { name }: Setting): Promise<void> {
  await database.sql.transaction(async (tx) => {
    await tx.delete(settingTable).where(eq(settingTable.name, name));
    await raiseRevision(tx, "settings");
  });
  await database.revisions.refresh();
}
