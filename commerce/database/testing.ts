// Databases for tests: each block of tests gets an empty one. Needs testing-setup.ts in vitest's globalSetup.

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, inject } from "vitest";
import { openDatabase, type Database, type DatabaseLocation, type Opened } from "./open.ts";
import { explainRefusal } from "./refusal.ts";
import { isThorough } from "../../tools/test-runner/thorough.ts";
import { runOn } from "./testing-postgres.ts";

export interface TestDatabase {
  /** Open while the tests of the block run. */
  readonly current: Database;
  readonly location: DatabaseLocation;
}

/**
 * Runs a block of tests on PostgreSQL, which starts and answers several times faster than the embedded database. On the embedded
 * one instead where PostgreSQL is not installed; on both with `npm test -- --thorough`.
 */
export function onDatabase(title: string, tests: (database: TestDatabase) => void): void {
  if (isThorough) return onEveryDatabase(title, tests);
  if (inject("hasPostgres")) onPostgres(title, tests);
  else onEmbedded(title, tests);
}

/** Runs a block of tests on both databases: for anything in which they might differ, such as transactions and bulk loading. */
export function onEveryDatabase(title: string, tests: (database: TestDatabase) => void): void {
  onEmbedded(title, tests);
  onPostgres(title, tests);
}

function onEmbedded(title: string, tests: (database: TestDatabase) => void): void {
  describe(`${title} (embedded)`, () => {
    tests(useDatabase(copyFolder));
  });
}

/** Runs a block of tests on PostgreSQL only: for features of a server, such as connections that break one by one. */
export function onPostgres(title: string, tests: (database: TestDatabase) => void): void {
  describe.skipIf(!inject("hasPostgres"))(`${title} (PostgreSQL)`, () => {
    tests(useDatabase(copyServerDatabase));
  });
}

/** A copy of the migrated database that `onDatabase` would use, not opened. With `--thorough`, of the embedded one. */
export const copyDatabase = (): Promise<Fresh> =>
  inject("hasPostgres") && !isThorough ? copyServerDatabase() : copyFolder();

/** A copy of the migrated embedded database, not opened. */
export async function copyFolder(): Promise<Fresh> {
  retainedModule ??= compileModule();
  const [folder] = await Promise.all([template("folder"), retainedModule]);
  const root = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  cpSync(folder, root, { recursive: true });
  return { location: { dataDir: root }, remove: async () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * V8 shares compiled WebAssembly between the threads of a process while one of them retains it. Retaining it here makes the second
 * and later embedded databases of a process start in half the time and answer four times as fast.
 */
let retainedModule: Promise<WebAssembly.Module> | undefined;

const compileModule = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve("@electric-sql/pglite/pglite.wasm")));

async function copyServerDatabase(): Promise<Fresh> {
  const url = await serverUrl();
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  // Copying files takes a quarter of the time of the default strategy, which logs every block.
  await runOn(`${url}postgres`, `create database ${name} template template strategy file_copy`);
  return {
    // Generous limits: on a busy machine a crowd of shoppers waits long for its turn.
    location: { url: `${url}${name}`, connectSeconds: 60, lockSeconds: 60 },
    remove: () => runOn(`${url}postgres`, `drop database ${name} with (force)`),
  };
}

export interface Fresh {
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
    // Not `afterAll`, which runs before the functions that other hooks return: a shop must close before its database.
    return async () => {
      await database?.close();
      await fresh?.remove();
    };
    // The first block waits until the templates are made.
  }, 240_000);
  const present = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error("The database is open only while tests run");
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

/** The message of a refusal; empty for a database that opened. */
export const explain = (opened: Opened): string => (opened.kind === "refused" ? explainRefusal(opened) : "");

/** The address of the PostgreSQL server of this run; append the name of a database. */
export const serverUrl = (): Promise<string> => template("serverUrl");

async function template(name: "folder" | "serverUrl"): Promise<string> {
  const response = await fetch(new URL(name, inject("databaseTemplates")));
  if (!response.ok) throw new Error(`There is no database for tests: ${await response.text()}`);
  return response.text();
}
