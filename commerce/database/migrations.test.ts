// Checks that migrations are safe: the previous version serves while they run, and until it is replaced.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "./location.ts";

/** First migration to check. Earlier ones ran on single-process shops, which stop before they migrate. */
const FIRST_CHECKED = 11;
/** States since when no running version uses what the statement removes. */
const MARK = /^--\s*contract:\s*\S.{9,}/im;

const UNSAFE: readonly (readonly [why: string, pattern: RegExp])[] = [
  ["removes what the previous version reads", /\bDROP\s+(TABLE|COLUMN|SCHEMA|TYPE|VIEW|SEQUENCE|DEFAULT)\b/i],
  ["renames what the previous version uses", /\bRENAME\b/i],
  ["rejects rows that the previous version writes", /\bSET\s+NOT\s+NULL\b/i],
  ["rejects rows that the previous version writes", /\bADD\s+COLUMN\b(?=[^,;]*\bNOT\s+NULL\b)(?![^,;]*\bDEFAULT\b)/i],
  ["rewrites the table while it is locked", /\b(ALTER\s+COLUMN\s+\S+\s+|SET\s+DATA\s+)TYPE\b/i],
];

/** Statements of a migration that are unsafe while the previous version serves. */
function unsafeStatements(migration: string): string[] {
  const statements = migration.split("--> statement-breakpoint");
  return statements.flatMap((statement) => {
    if (MARK.test(statement)) return [];
    const createsTable = /\bCREATE\s+TABLE\b/i.test(statement);
    return UNSAFE.filter(([, pattern]) => !createsTable && pattern.test(statement)).map(
      ([why]) => `${statement.trim()}: ${why}`,
    );
  });
}

test.each([
  `DROP TABLE "cart";`,
  `ALTER TABLE "cart" DROP COLUMN "note";`,
  `ALTER TABLE "cart" RENAME COLUMN "note" TO "remark";`,
  `ALTER TABLE "cart" RENAME TO "bag";`,
  `ALTER TABLE "cart" ALTER COLUMN "note" SET NOT NULL;`,
  `ALTER TABLE "cart" ADD COLUMN "note" text NOT NULL;`,
  `ALTER TABLE "cart" ALTER COLUMN "note" SET DATA TYPE integer;`,
])("%s must not run while the previous version serves", (statement) => {
  expect(unsafeStatements(`CREATE TABLE "x" ("a" text);--> statement-breakpoint\n${statement}`)).toHaveLength(1);
  expect(unsafeStatements(`-- contract: unread since 1.4\n${statement}`)).toEqual([]);
});

test.each([
  `CREATE TABLE "revision" ("name" text PRIMARY KEY NOT NULL, "number" bigint NOT NULL);`,
  `ALTER TABLE "cart" ADD COLUMN "note" text;`,
  `ALTER TABLE "cart" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
  `CREATE INDEX "by_note" ON "cart" USING btree ("note");`,
  `DROP INDEX "by_note";`,
])("%s may run while the previous version serves", (statement) => {
  expect(unsafeStatements(statement)).toEqual([]);
});

const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith(".sql"));

test("every migration can run while the previous version serves, or is marked as safe", () => {
  const checked = files.filter((name) => Number.parseInt(name, 10) >= FIRST_CHECKED);
  expect(checked.length).toBeGreaterThan(0);
  const unsafe = checked.flatMap((name) => unsafeStatements(readFileSync(join(MIGRATIONS_FOLDER, name), "utf8")));
  expect(unsafe).toEqual([]);
});
