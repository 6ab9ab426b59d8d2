// Everything that the shop has stored about a person, as one JSON document (GDPR, articles 15 and 20).

import type { Database } from "#commerce/database";
import { FACTS, readSetting } from "#commerce/settings";
import { findPerson } from "./person.ts";
import { exportedColumns, PERSONAL_TABLES } from "./personal-tables.ts";

export interface PersonalData {
  readonly shop: string;
  readonly email: string;
  readonly exportedAt: Date;
  /** Rows by part. Amounts are in thousandths of the currency. */
  readonly data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** True if anything is stored about the address. */
export async function isKnown({ sql: client }: Pick<Database, "sql">, email: string): Promise<boolean> {
  const person = await findPerson(client, email);
  for (const { table, isOf } of Object.values(PERSONAL_TABLES)) {
    if ((await client.$count(table, isOf(person, client))) > 0) return true;
  }
  return false;
}

/** Undefined if nothing is stored about the address. */
export const exportPerson = (
  { sql: client }: Pick<Database, "sql">,
  email: string,
  now: Date,
): Promise<PersonalData | undefined> =>
  // One snapshot, so that an order has its lines.
  client.transaction(
    async (tx) => {
      const person = await findPerson(tx, email);
      const data: Record<string, PersonalData["data"][string]> = {};
      for (const [name, part] of Object.entries(PERSONAL_TABLES)) {
        const rows = await tx.select(exportedColumns(part)).from(part.table).where(part.isOf(person, tx));
        data[name] = part.withoutStaff ? rows.map(part.withoutStaff) : rows;
      }
      if (Object.values(data).every((rows) => rows.length === 0)) return undefined;
      return { shop: (await readSetting(tx, FACTS)).name, email, exportedAt: now, data };
    },
    { isolationLevel: "repeatable read" },
  );
