// The latest change of a record, from the audit.

import { searchAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";

export async function lastChangeOf(
  database: Pick<Database, "sql">,
  subject: { readonly kind: string; readonly id: string },
): Promise<{ readonly name: string; readonly at: string } | null> {
  const { entries } = await searchAudit(database, { subject, limit: 1 });
  return entries[0] ? { name: entries[0].operatorName, at: entries[0].at.toISOString() } : null;
}
