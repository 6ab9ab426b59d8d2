// Kills a busy shop repeatedly with SIGKILL, and checks that each restart has everything that the shop acknowledged.
//
//   node tools/chaos/crash-loop.ts --times 50 --products 400 --seed 1 --minutes 10
//
// Needs a built shop (`npm start -- --build`); uses a temporary data folder. The times of the kills are random: during start, import,
// changes or indexing. `--search` is the index to check products in, "" for none.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Access } from "#server/catalogue/access.ts";
import { checkPages, checkSearch, readShop, type Check } from "./crash-loop/checks.ts";
import { compare, applied, type Catalogue, type Expectation } from "./crash-loop/model.ts";
import { startShop } from "./crash-loop/shop-process.ts";
import { makeCatalogue, work } from "./crash-loop/workload.ts";
import { randomFrom, type Random } from "./random.ts";

/** Maximum time that a shop works before it is killed. */
const LONGEST_LIFE_MS = 4000;
/** Maximum time before a starting shop is killed, in rounds that do so. */
const LONGEST_START_MS = 3000;

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "50" },
    /** Ends earlier after so many minutes. */
    minutes: { type: "string", default: "600" },
    products: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    search: { type: "string", default: "vitrine_products" },
    entry: { type: "string", default: "dist/server/main.js" },
  },
});

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const dataDir = mkdtempSync(join(tmpdir(), "vitrine-crash-"));
try {
  await loop(Number(values.times), Number(values.products), randomFrom(Number(values.seed)));
  rmSync(dataDir, { recursive: true, force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`The data folder was not removed: ${dataDir}`);
  process.exit(1);
}
process.exit(0);

async function loop(most: number, products: number, random: Random): Promise<void> {
  let times = most;
  const checks: Check[] = [checkPages, ...(values.search ? [checkSearch(values.search)] : [])];
  const first = makeCatalogue(products, random);
  let expectation: Expectation = { acknowledged: new Map(), pending: { kind: "import", catalogue: first } };
  const deaths = new Map<string, number>();
  await fill(first);
  const over = Date.now() + Number(values.minutes) * 60_000;
  for (let round = 1; round <= times + 1; round++) {
    // At least one, however slow the machine is.
    if (Date.now() > over && round > 1) times = Math.min(times, round - 1);
    if (random() < 0.2 && round <= times) await killWhileStarting(random);
    const shop = startShop(values.entry, dataDir);
    const access = await shop.open;
    const catalogue = await verify(access, expectation, checks);
    if (round > times) {
      await shop.kill();
      break;
    }
    expectation = { acknowledged: catalogue, pending: undefined };
    let job = "idle";
    const working = work(access, catalogue, random, (next, name) => {
      expectation = next;
      job = next.pending === undefined && name !== "index" ? "idle" : name;
    });
    // Failures before the kill are bugs; those after it are its effect.
    await Promise.race([working, new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS))]);
    await shop.kill();
    await working.catch(() => {});
    deaths.set(job, (deaths.get(job) ?? 0) + 1);
    console.error(`${round} of ${times}: killed while ${job}, ${expectation.acknowledged.size} products acknowledged`);
  }
  const summary = [...deaths].map(([job, count]) => `${count} × ${job}`).join(", ");
  console.log(`${times} kills (${summary}): every restart had everything that was acknowledged.`);

  async function fill(catalogue: Catalogue): Promise<void> {
    const shop = startShop(values.entry, dataDir);
    const { address, token } = await shop.open;
    const lines = [...catalogue.values()].flat().map((row) => JSON.stringify(row));
    const response = await fetch(`${address}/admin/catalogue`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}` },
      body: lines.join("\n"),
    });
    if (!(await response.text()).includes('"imported"')) throw new Error("The first import failed");
    await shop.kill();
  }
}

async function killWhileStarting(random: Random): Promise<void> {
  const shop = startShop(values.entry, dataDir);
  await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_START_MS));
  await shop.kill();
}

/** Reads the catalogue after a restart and checks that it is one of the possible ones. */
async function verify(access: Access, expectation: Expectation, checks: readonly Check[]): Promise<Catalogue> {
  const actual = await readShop(access);
  const outcome = compare(expectation, actual);
  if (typeof outcome === "string") throw new Error(`After a kill, ${outcome}.`);
  const { acknowledged, pending } = expectation;
  const asked = pending?.kind === "changes" ? applied(acknowledged, pending.changes) : acknowledged;
  const gone = [...new Set([...acknowledged.keys(), ...asked.keys()])].filter((id) => !actual.has(id));
  for (const check of checks) {
    const problem = await check(access, actual, gone);
    if (problem !== undefined) throw new Error(`After a kill, ${problem}.`);
  }
  return actual;
}
