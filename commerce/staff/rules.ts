// Rules for all staff: a required second factor. Stored like a setting, but changed only by those who manage staff, and never exported.

import { z } from "zod";
import { changedFields, recordAudit } from "#commerce/audit";
import { ifUnchanged, type Database, type Sql, type Stale } from "#commerce/database";
import { defineSetting, lockSetting, readSetting, writeSetting } from "#commerce/settings";

const StaffRules = z.strictObject({ requiresTwoFactor: z.boolean() });
export type StaffRules = z.output<typeof StaffRules>;

const STAFF_RULES = defineSetting<StaffRules>({
  name: "staff-rules",
  description: "Rules for everyone who works in the shop.",
  schema: StaffRules,
  initial: { requiresTwoFactor: false },
});

export const readStaffRules = (client: Pick<Sql, "select">): Promise<StaffRules> => readSetting(client, STAFF_RULES);

/** Takes effect with everyone's next request. */
export async function changeStaffRules(
  database: Database,
  rules: StaffRules,
  now: Date,
  /** The version that the change started from; without it, the change overwrites any version. */
  seen?: string,
): Promise<{ readonly kind: "changed" } | Stale> {
  const lock = (tx: Sql) => lockSetting(tx, STAFF_RULES);
  const read = (inside: Database) => readStaffRules(inside.sql);
  return ifUnchanged(database, { seen, lock, read }, async ({ sql: client }) => {
    await writeRules(client, rules, now);
    return { kind: "changed" };
  });
}

const writeRules = (client: Sql, rules: StaffRules, now: Date): Promise<void> =>
  client.transaction(async (tx) => {
    const change = changedFields(await readStaffRules(tx), rules);
    if (Object.keys(change.after ?? {}).length === 0) return;
    await writeSetting(tx, STAFF_RULES, rules, now);
    await recordAudit(tx, { subject: { kind: "staff", id: "rules" }, ...change });
  });
