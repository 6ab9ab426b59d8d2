// A PostgreSQL server for the tests of a worker process.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { FAST, findBinaries, runOn, startServer } from "../../commerce/database/testing-postgres.ts";

interface Postgresql {
  /** Creates an empty database and returns its URL. */
  readonly createDatabase: () => Promise<string>;
}

/** `postgresql` is undefined if it is not installed. */
export const test = base.extend<object, { postgresql: Postgresql | undefined }>({
  postgresql: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const binaries = findBinaries();
      if (!binaries) return use(undefined);
      const folder = await mkdtemp(join(tmpdir(), "vitrine-postgresql-"));
      const server = await startServer(binaries, join(folder, "server"), FAST);
      let databases = 0;
      await use({
        createDatabase: async () => {
          const name = `shop${(databases += 1)}`;
          await runOn(`${server.url}postgres`, `create database ${name}`);
          return server.url + name;
        },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export const NOT_INSTALLED = "PostgreSQL is not installed";
