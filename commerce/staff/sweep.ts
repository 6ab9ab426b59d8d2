// Deletes what has expired: sessions, invitations and reset links.

import { lte } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { staffInvitationTable, staffResetTable, staffSessionTable } from "./tables.ts";

export async function sweepStaff({ sql: client }: Database, now: Date): Promise<void> {
  await client.delete(staffSessionTable).where(lte(staffSessionTable.expiresAt, now));
  await client.delete(staffInvitationTable).where(lte(staffInvitationTable.expiresAt, now));
  await client.delete(staffResetTable).where(lte(staffResetTable.expiresAt, now));
}
