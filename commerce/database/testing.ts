// For tests: the same tests on a fresh embedded database and on a fresh PostgreSQL database.
// Needs testing-setup.ts among vitest's globalSetup.

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openDatabase, type Database, type DatabaseLocation, type Opened } from "./open.ts";
import { explainRefusal } from "./refusal.ts";
import { runOn } from "./testing-postgres.ts";

export interface TestDatabase {
  /** Open while the tests of its block run. */
  readonly current: Database;
  readonly location: DatabaseLocation;
}

/** Runs a block of tests on each kind of database; each block has one of its own, empty but for its tables. */
export function onEveryDatabase(title: string, tests: (database: TestDatabase) => void): void {
  describe(`${title} (embedded)`, () => {
    tests(useDatabase(copyFolder));
  });
  onPostgres(title, tests);
}

/** For what only a server has, such as connections that break one by one. */
export function onPostgres(title: string, tests: (database: TestDatabase) => void): void {
  describe.skipIf(!inject("hasPostgres"))(`${title} (PostgreSQL)`, () => {
    tests(useDatabase(copyServerDatabase));
  });
}

/** A copy of the migrated embedded database, not opened. */
export async function copyFolder(): Promise<Fresh> {
  const { folder } = await askTemplates();
  const root = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  cpSync(folder, root, { recursive: true });
  return { location: { dataDir: root }, remove: async () => rmSync(root, { recursive: true, force: true }) };
}

async function copyServerDatabase(): Promise<Fresh> {
  const { url } = await askTemplates();
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await runOn(`${url}postgres`, `create database ${name} template template`);
  return {
    // For a hang, not for speed: on a busy machine a crowd of shoppers waits long for its turn.
    location: { url: `${url}${name}`, connectSeconds: 60, lockSeconds: 60 },
    remove: () => runOn(`${url}postgres`, `drop database ${name} with (force)`),
  };
}

interface Fresh {
  readonly location: DatabaseLocation;
  readonly remove: () => Promise<void>;
}

function useDatabase(make: () => Promise<Fresh>): TestDatabase {
  let fresh: Fresh | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    fresh = await make();
    const opened = await openDatabase(fresh.location);
    if (opened.kind === "refused") throw new Error(`The database for a test did not open: ${opened.reason}`);
    database = opened.database;
    // For a hang, not for speed: the first to ask waits until both templates are made.
  }, 240_000);
  afterAll(async () => {
    await database?.close();
    await fresh?.remove();
  });
  const present = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error("The database is there only while tests run");
    return value;
  };
  return {
    get current() {
      return present(database);
    },
    get location() {
      return present(fresh).location;
    },
  };
}

/** The sentence of a refusal; none for a database that opened. */
export const explain = (opened: Opened): string => (opened.kind === "refused" ? explainRefusal(opened) : "");

export async function askTemplates(): Promise<{ readonly folder: string; readonly url: string }> {
  const response = await fetch(inject("databaseTemplates"));
  if (!response.ok) throw new Error(`No database for tests: ${await response.text()}`);
  return (await response.json()) as { readonly folder: string; readonly url: string };
}
