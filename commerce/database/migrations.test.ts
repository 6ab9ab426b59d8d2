// What migrations may contain: the version before serves while they run, and afterwards until it is replaced.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "./location.ts";

/** Those before it ran on shops of one process, which stop first. */
const FIRST_HELD = 11;
/** Says that no version that may still serve uses what the statement takes away, and since when. */
const MARK = /^--\s*contract:\s*\S.{9,}/im;

const REFUSED: readonly (readonly [why: string, pattern: RegExp])[] = [
  ["takes away what the version before reads", /\bDROP\s+(TABLE|COLUMN|SCHEMA|TYPE|VIEW|SEQUENCE|DEFAULT)\b/i],
  ["renames what the version before calls otherwise", /\bRENAME\b/i],
  ["refuses rows that the version before writes", /\bSET\s+NOT\s+NULL\b/i],
  ["refuses rows that the version before writes", /\bADD\s+COLUMN\b(?=[^,;]*\bNOT\s+NULL\b)(?![^,;]*\bDEFAULT\b)/i],
  ["rewrites the table while nobody can read it", /\b(ALTER\s+COLUMN\s+\S+\s+|SET\s+DATA\s+)TYPE\b/i],
];

/** The statements of a migration that must not run beside the version before. */
function unsafeStatements(migration: string): string[] {
  const statements = migration.split("--> statement-breakpoint");
  return statements.flatMap((statement) => {
    if (MARK.test(statement)) return [];
    const made = /\bCREATE\s+TABLE\b/i.test(statement);
    return REFUSED.filter(([, pattern]) => !made && pattern.test(statement)).map(
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
])("%s must not run while the version before serves", (statement) => {
  expect(unsafeStatements(`CREATE TABLE "x" ("a" text);--> statement-breakpoint\n${statement}`)).toHaveLength(1);
  expect(unsafeStatements(`-- contract: unread since 1.4\n${statement}`)).toEqual([]);
});

test.each([
  `CREATE TABLE "revision" ("name" text PRIMARY KEY NOT NULL, "number" bigint NOT NULL);`,
  `ALTER TABLE "cart" ADD COLUMN "note" text;`,
  `ALTER TABLE "cart" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
  `CREATE INDEX "by_note" ON "cart" USING btree ("note");`,
  `DROP INDEX "by_note";`,
])("%s may", (statement) => {
  expect(unsafeStatements(statement)).toEqual([]);
});

const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith(".sql"));

test("every migration can run while the version before serves, or says why it may", () => {
  const held = files.filter((name) => Number.parseInt(name, 10) >= FIRST_HELD);
  expect(held.length).toBeGreaterThan(0);
  const unsafe = held.flatMap((name) => unsafeStatements(readFileSync(join(MIGRATIONS_FOLDER, name), "utf8")));
  expect(unsafe).toEqual([]);
});
