import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { useKilled } from "../database/testing-killed.ts";
import { isThorough } from "../../tools/test-runner/thorough.ts";
import { wishlistItemTable } from "./tables.ts";
import { makeAccount, stockShop } from "./testing-wishlists.ts";
import { afterSteps, OWN_PRODUCTS, WORKERS } from "./testing-workload.ts";

const { copy, open, run } = useKilled();

/** Numbers of acknowledged steps after which the process is killed. */
const LIVES = isThorough ? [20, 70] : [50];

test("every acknowledged change survives a killed process [WL-03]", { timeout: 300_000 }, async () => {
  const folder = await copy();
  let database = await open(folder);
  await stockShop(database, WORKERS * OWN_PRODUCTS);
  for (const life of LIVES) {
    const accountId = await makeAccount(database);
    await database.close();
    const acknowledged = await workUntilKilled(folder, accountId, life);
    database = await open(folder);
    const rows = await database.sql.delete(wishlistItemTable).returning({ productId: wishlistItemTable.productId });
    const stored = rows.map(({ productId }) => productId);
    expect(new Set(stored).size, "a product on two lists: half of a merge").toBe(stored.length);
    for (const [worker, steps] of acknowledged.entries()) {
      const own = stored.filter((id) => Math.floor((Number(id.slice(1)) - 1) / OWN_PRODUCTS) === worker).toSorted();
      // The step in progress may or may not have been committed.
      const possible = [steps, steps + 1].map((count) => [...afterSteps(worker, count)].toSorted());
      expect(possible, `shopper ${worker} after ${steps} steps`).toContainEqual(own);
    }
  }
});

/** Number of acknowledged steps of each shopper. */
async function workUntilKilled(folder: string, accountId: string, life: number): Promise<number[]> {
  const script = fileURLToPath(new URL("testing-shopper.ts", import.meta.url));
  const acknowledged = Array.from({ length: WORKERS }, () => 0);
  let lines = 0;
  await run(script, [folder, accountId], (line, kill) => {
    const [worker = 0, step = 0] = line.split(" ").map(Number);
    acknowledged[worker] = step + 1;
    lines += 1;
    // Lines printed before the process dies count too.
    if (lines === life) kill();
  });
  expect(lines).toBeGreaterThanOrEqual(life);
  return acknowledged;
}
