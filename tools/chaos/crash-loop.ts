// Kills a working shop again and again, without warning, and looks whether it comes up with everything that it acknowledged.
//
//   node tools/chaos/crash-loop.ts --times 50 --products 400 --seed 1
//
// By hand, on a built shop (`npm start -- --build`) and a data folder of its own. The moment of each kill is chance: while it
// starts, imports, changes or indexes. `--search` names the index in which products are looked for, "" for none.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Access } from "#server/catalogue/access.ts";
import { checkPages, checkSearch, readShop, type Check } from "./crash-loop/checks.ts";
import { compare, applied, type Catalogue, type Expectation } from "./crash-loop/model.ts";
import { startShop } from "./crash-loop/shop-process.ts";
import { makeCatalogue, work, type Chance } from "./crash-loop/workload.ts";

/** The longest that a shop works before it is killed. */
const LONGEST_LIFE_MS = 4000;
/** The longest that a start takes before it is killed, in the rounds that do. */
const LONGEST_START_MS = 3000;

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "50" },
    products: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    search: { type: "string", default: "vitrine_products" },
    entry: { type: "string", default: "dist/server/main.js" },
  },
});

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const dataDir = mkdtempSync(join(tmpdir(), "vitrine-crash-"));
try {
  await loop(Number(values.times), Number(values.products), chanceFrom(Number(values.seed)));
  rmSync(dataDir, { recursive: true, force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`The data folder is kept: ${dataDir}`);
  process.exit(1);
}
process.exit(0);

async function loop(times: number, products: number, chance: Chance): Promise<void> {
  const checks: Check[] = [checkPages, ...(values.search ? [checkSearch(values.search)] : [])];
  const first = makeCatalogue(products, chance);
  let expectation: Expectation = { acknowledged: new Map(), underWay: { kind: "import", catalogue: first } };
  const deaths = new Map<string, number>();
  await fill(first);
  for (let round = 1; round <= times + 1; round++) {
    if (chance() < 0.2 && round <= times) await killWhileStarting(chance);
    const shop = startShop(values.entry, dataDir);
    const access = await shop.open;
    const catalogue = await verify(access, expectation, checks);
    if (round > times) {
      await shop.kill();
      break;
    }
    expectation = { acknowledged: catalogue, underWay: undefined };
    let job = "idle";
    const working = work(access, catalogue, chance, (next, name) => {
      expectation = next;
      job = next.underWay === undefined && name !== "index" ? "idle" : name;
    });
    // What fails before the kill is a finding; after it, it is what a kill looks like from here.
    await Promise.race([working, new Promise((resolve) => setTimeout(resolve, chance() * LONGEST_LIFE_MS))]);
    await shop.kill();
    await working.catch(() => {});
    deaths.set(job, (deaths.get(job) ?? 0) + 1);
    console.error(`${round} of ${times}: killed while ${job}, ${expectation.acknowledged.size} products acknowledged`);
  }
  const told = [...deaths].map(([job, count]) => `${count} × ${job}`).join(", ");
  console.log(`${times} kills (${told}): it always came up, whole, with everything that it had acknowledged.`);

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

async function killWhileStarting(chance: Chance): Promise<void> {
  const shop = startShop(values.entry, dataDir);
  await new Promise((resolve) => setTimeout(resolve, chance() * LONGEST_START_MS));
  await shop.kill();
}

/** The catalogue that the shop came up with, which is one that it may have. */
async function verify(access: Access, expectation: Expectation, checks: readonly Check[]): Promise<Catalogue> {
  const actual = await readShop(access);
  const outcome = compare(expectation, actual);
  if (typeof outcome === "string") throw new Error(`After a kill ${outcome}.`);
  const { acknowledged, underWay } = expectation;
  const asked = underWay?.kind === "changes" ? applied(acknowledged, underWay.changes) : acknowledged;
  const gone = [...new Set([...acknowledged.keys(), ...asked.keys()])].filter((id) => !actual.has(id));
  for (const check of checks) {
    const problem = await check(access, actual, gone);
    if (problem !== undefined) throw new Error(`After a kill ${problem}.`);
  }
  return actual;
}

/** Mulberry32: the same run for the same seed, as far as the machine's speed allows. */
function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
