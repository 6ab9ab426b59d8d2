import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { openDatabase, type Database } from "#commerce/database";
import { copyFolder } from "../database/testing.ts";
import { wishlistItemTable } from "./tables.ts";
import { makeAccount, stockShop } from "./testing-wishlists.ts";
import { afterSteps, OWN_PRODUCTS, WORKERS } from "./testing-workload.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Steps after which the process is killed, in the middle of what the others do. */
const LIVES = [20, 70];

test(
  "a shop killed while shoppers change their lists keeps every acknowledged change [WL-03]",
  { timeout: 300_000 },
  async () => {
    const { location, remove } = await copyFolder();
    cleanups.push(remove);
    const folder = "dataDir" in location ? location.dataDir : "";
    const first = await open(folder);
    await stockShop(first, WORKERS * OWN_PRODUCTS);
    await first.close();
    for (const life of LIVES) {
      const before = await open(folder);
      await before.sql.delete(wishlistItemTable);
      const accountId = await makeAccount(before);
      await before.close();
      const acknowledged = await workUntilKilled(folder, accountId, life);
      const after = await open(folder);
      const rows = await after.sql.select({ productId: wishlistItemTable.productId }).from(wishlistItemTable);
      await after.close();
      const kept = rows.map(({ productId }) => productId);
      expect(new Set(kept).size, "a product on two lists: half of a merge").toBe(kept.length);
      for (const [worker, steps] of acknowledged.entries()) {
        const own = kept.filter((id) => Math.floor((Number(id.slice(1)) - 1) / OWN_PRODUCTS) === worker).toSorted();
        // The step under way may have been made or not.
        const possible = [steps, steps + 1].map((count) => [...afterSteps(worker, count)].toSorted());
        expect(possible, `shopper ${worker} after ${steps} steps`).toContainEqual(own);
      }
    }
  },
);

/** How many steps of each shopper were acknowledged. */
async function workUntilKilled(folder: string, accountId: string, life: number): Promise<number[]> {
  const script = fileURLToPath(new URL("testing-shopper.ts", import.meta.url));
  const shop = spawn(process.execPath, [script, folder, accountId], { stdio: ["ignore", "pipe", "inherit"] });
  cleanups.push(() => kill(shop));
  const acknowledged = Array.from({ length: WORKERS }, () => 0);
  let lines = 0;
  for await (const line of createInterface(shop.stdout)) {
    const [worker = 0, step = 0] = line.split(" ").map(Number);
    acknowledged[worker] = step + 1;
    lines += 1;
    // What it still printed before the kill reached it counts too.
    if (lines === life) void kill(shop);
  }
  expect(lines).toBeGreaterThanOrEqual(life);
  return acknowledged;
}

async function kill(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = once(shop, "exit");
  shop.kill("SIGKILL");
  await ended;
}

async function open(folder: string): Promise<Database> {
  const opened = await openDatabase({ dataDir: folder });
  if (opened.kind === "refused") throw new Error(opened.reason);
  cleanups.push(opened.database.close);
  return opened.database;
}
