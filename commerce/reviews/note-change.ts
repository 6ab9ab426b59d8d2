// Notifies every process of changed reviews, for documents that show them.

import { raiseRevision, type Database } from "#commerce/database";

export type ReviewDatabase = Pick<Database, "sql" | "revisions">;

/** Call it after the change is committed. */
export async function noteChange({ sql: client, revisions }: ReviewDatabase): Promise<void> {
  await raiseRevision(client, "reviews");
  await revisions.refresh();
}
