// Audit entries stay as they are, on both databases.

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#commerce/database";
import { onEveryDatabase, onPostgres } from "../database/testing.ts";
import { COMMAND_LINE, performing } from "../staff/index.ts";
import { forgetInAudit, recordAudit, searchAudit, sweepAudit } from "./index.ts";

onEveryDatabase("audit entries", (database) => {
  beforeAll(async () => {
    const { current } = database;
    const record = () =>
      recordAudit(current.sql, {
        subject: { kind: "order", id: "V1" },
        before: { note: 'Called "Ana" (Roux)' },
        after: { note: "Ana Roux, ANA@example.com" },
      });
    await performing(COMMAND_LINE, "cancel-order", { reason: "asked by ana roux" }, record);
    await performing(COMMAND_LINE, "ship-order", {}, record);
    // Shoppers and jobs leave none.
    await record();
  });

  const all = async () => (await searchAudit(database.current, {})).entries;

  test("[CN-03] entries cannot be changed, deleted or truncated", async () => {
    for (const statement of [
      sql`update audit_entry set reason = ''`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ]) {
      const failure = await database.current.sql.execute(statement).catch((error: Error) => error.cause);
      expect(String(failure)).toContain("audit entries cannot be changed or deleted");
    }
    expect(await all()).toMatchObject([
      { operation: "ship-order", reason: null, operatorKind: "command-line" },
      { operation: "cancel-order", reason: "asked by ana roux", subjectId: "V1" },
    ]);
  });

  test("[CN-03] an operation that moves money fails without a reason", async () => {
    const record = () => recordAudit(database.current.sql, { subject: { kind: "order", id: "V2" } });
    for (const reason of [undefined, " "]) {
      await expect(performing(COMMAND_LINE, "cancel-order", { reason }, record)).rejects.toThrow("needs a reason");
    }
  });

  test("[CN-03] names and addresses of an erased person are replaced, and entries are locked again", async () => {
    await database.current.sql.transaction(async (tx) => {
      // Anyone may be called what stands between two strings of JSON.
      const odd = ['": "', "नीता शर्मा"];
      await forgetInAudit(tx, ["ana@example.com", "Ana Roux", 'Called "Ana" (Roux)', "", "x", ...odd]);
      const failure = await tx
        .transaction((inner) => inner.execute(sql`delete from audit_entry`))
        .catch((error: Error) => error.cause);
      expect(String(failure)).toContain("cannot be changed");
    });
    expect(await all()).toMatchObject([
      { before: { note: "[erased]" }, after: { note: "[erased], [erased]" } },
      { reason: "asked by [erased]" },
    ]);
  });

  test("[CN-03] entries are deleted after their retention period", async () => {
    const later = new Date();
    later.setUTCFullYear(later.getUTCFullYear() + 10);
    await sweepAudit(database.current, 10, new Date(later.getTime() - 86_400_000));
    expect(await all()).toHaveLength(2);
    await sweepAudit(database.current, 10, new Date(later.getTime() + 86_400_000));
    expect(await all()).toEqual([]);
  });
});

/** Written by a large shop in a few weeks. */
const ENTRIES = 100_000;

onPostgres("a long audit", (database) => {
  test("[CN-03] is read within the time limit of statements when a person is erased", async () => {
    await database.current.sql.execute(sql`
      insert into audit_entry (id, at, operator_id, operator_kind, operator_name, operation, subject_kind, subject_id, after, request_id)
      select gen_random_uuid(), now(), 'w', 'staff', 'W', 'ship-order', 'order', 'V' || n, jsonb_build_object('note',
        case when n in (1, ${ENTRIES}) then 'For Ana "A\\B" Roux' else 'Shipped' end, 'tracking', '1Z' || n), 'r'
      from generate_series(1, ${ENTRIES}) as n`);
    const opened = await openDatabase({ ...database.location, url: urlOf(database.location), statementSeconds: 1 });
    if (opened.kind === "refused") throw new Error(opened.reason);
    await opened.database.sql.transaction((tx) =>
      forgetInAudit(tx, ['ana "a\\b" roux', ...Array.from({ length: 10 }, (_, at) => `Ana Roux ${at}`)]),
    );
    await opened.database.close();
    const { entries } = await searchAudit(database.current, { text: "[erased]" });
    expect(entries.map(({ subjectId, after }) => [subjectId, after?.["note"]])).toEqual([
      [`V${ENTRIES}`, "For [erased]"],
      ["V1", "For [erased]"],
    ]);
  });
});

const urlOf = (location: object): string => ("url" in location ? String(location.url) : "");
