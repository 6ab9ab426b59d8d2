// kill -9 during an import: the old catalogue stays on sale, and the next import works.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { openDatabase, type Database } from "#commerce/database";
import { copyFolder } from "../database/testing.ts";
import { feedLines } from "./testing-feed.ts";
import { importFeed } from "./import.ts";
import { listProducts } from "./list-products.ts";
import { catalogueStatus } from "./status.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

test(
  "[SR-20] a process killed while it imports leaves the old catalogue on sale, and the next import works",
  { timeout: 240_000 },
  async () => {
    const { location, remove } = await copyFolder();
    cleanups.push(remove);
    const folder = "dataDir" in location ? location.dataDir : "";
    await using(folder, async (database) => {
      await importFeed(database, feedLines(30), { source: "before" });
    });

    const importer = spawn(process.execPath, [fileURLToPath(new URL("testing-importer.ts", import.meta.url)), folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(importer, "exit");
    cleanups.push(() => importer.kill("SIGKILL"));
    await once(createInterface(importer.stdout), "line");
    importer.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);

    await using(folder, async (database) => {
      expect(await countProducts(database)).toBeGreaterThan(30);
      expect(await catalogueStatus(database)).toMatchObject({ source: "before", products: 30 });
      const viewer = { priceList: "eu_eur", vipLevel: 0 } as const;
      expect(await listProducts(database, viewer, { sort: "newest", limit: 100 })).toHaveLength(30);
      expect(await importFeed(database, feedLines(40), { source: "after" })).toMatchObject({ kind: "imported" });
      expect(await catalogueStatus(database)).toMatchObject({ source: "after", products: 40 });
      // Nothing is left of the killed import or of the old catalogue.
      expect(await countProducts(database)).toBe(40);
    });
  },
);

const countProducts = async ({ sql: client }: Database): Promise<number> =>
  Number((await client.execute(sql`select count(*)::int as n from product`)).rows[0]?.["n"]);

async function using(folder: string, work: (database: Database) => Promise<void>): Promise<void> {
  const opened = await openDatabase({ dataDir: folder });
  if (opened.kind === "refused") throw new Error(opened.reason);
  try {
    await work(opened.database);
  } finally {
    await opened.database.close();
  }
}
