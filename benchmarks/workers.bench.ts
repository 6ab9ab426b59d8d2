// Requests per second with one and two workers on one PostgreSQL, and the CPU time of each. The load generator runs on the same
// machine, so if all cores are busy, only the CPU time is meaningful.

import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findBinaries, runOn, startServer } from "../commerce/database/testing-postgres.ts";
import { addressOf, startShop } from "../tools/test-runner/shop-process.ts";
import { machineSeconds, secondsBelow, serverPid } from "./processor-time.ts";

const PRODUCTS = 2_000;
const VISITORS = 16;
const ROUNDS = 3;
/** Warm-up requests per worker. */
const WARM_MS = 3_000;
const ROUND_MS = 5_000;
const DATA = "application/vnd.vitrine.data+json;routes=collection";
const REQUESTS = [
  { name: "listing, JSON", path: "/collections/women", accept: DATA },
  { name: "listing, document", path: "/collections/women", accept: "text/html" },
  { name: "a page without data", path: "/pages/size-fit", accept: "text/html" },
];

/** Results of one kind of request: requests per second, CPU milliseconds per request, and used cores. */
interface Measured {
  readonly rate: number;
  readonly cost: number;
  readonly shop: number;
  /** Load generator and PostgreSQL. */
  readonly beside: number;
  /** Other processes. */
  readonly others: number;
}

export async function run(): Promise<void> {
  const binaries = findBinaries();
  if (binaries === undefined) return console.log("Skipped, because PostgreSQL is not installed.");
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const server = await startServer(binaries, join(folder, "server"));
  try {
    await runOn(`${server.url}postgres`, "create database shop");
    const rounds: { readonly one: Measured[]; readonly two: Measured[] }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Alternates the order, because other load on the machine changes over time.
      const order = round % 2 === 0 ? [1, 2] : [2, 1];
      const measured = new Map<number, Measured[]>();
      for (const workers of order) measured.set(workers, await measure(folder, server.url, workers));
      rounds.push({ one: measured.get(1) ?? [], two: measured.get(2) ?? [] });
    }
    print(rounds);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(rounds: readonly { readonly one: readonly Measured[]; readonly two: readonly Measured[] }[]): void {
  const cores = availableParallelism();
  console.log(`${cores} cores, ${PRODUCTS} products, ${VISITORS} visitors, medians of ${ROUNDS} rounds in turns`);
  console.log(
    `${"".padEnd(22)}      a second          processor ms each    cores with 2: shop, visitors and PostgreSQL, others`,
  );
  console.log(`${"".padEnd(22)}  1      2   ratio       1      2   ratio`);
  for (const [place, { name }] of REQUESTS.entries()) {
    const of = (pick: (one: Measured, two: Measured) => number): number =>
      median(rounds.flatMap(({ one, two }) => (one[place] && two[place] ? [pick(one[place], two[place])] : [])));
    const figures = [
      of((one) => one.rate)
        .toFixed(0)
        .padStart(3),
      of((_, two) => two.rate)
        .toFixed(0)
        .padStart(4),
      of((one, two) => two.rate / one.rate)
        .toFixed(2)
        .padStart(5),
      of((one) => one.cost)
        .toFixed(1)
        .padStart(7),
      of((_, two) => two.cost)
        .toFixed(1)
        .padStart(4),
      of((one, two) => two.cost / one.cost)
        .toFixed(2)
        .padStart(5),
      of((_, two) => two.shop)
        .toFixed(2)
        .padStart(12),
      of((_, two) => two.beside).toFixed(2),
      of((_, two) => two.others).toFixed(2),
    ];
    console.log(`${name.padEnd(22)}${figures.join("   ")}`);
  }
}

async function measure(folder: string, url: string, workers: number): Promise<Measured[]> {
  const shop = startShop({
    DATABASE_URL: `${url}shop`,
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    DEMO_PRODUCTS: String(PRODUCTS),
    LOG_LEVEL: "warn",
    WORKERS: String(workers),
  });
  const postgres = serverPid(join(folder, "server"));
  const used = () => {
    const { user, system } = process.cpuUsage();
    const beside = secondsBelow(postgres) + (user + system) / 1e6;
    return { at: performance.now() / 1000, shop: secondsBelow(shop.child.pid ?? 0), beside, machine: machineSeconds() };
  };
  try {
    const address = await addressOf(shop);
    await untilAll(address, workers);
    const measured: Measured[] = [];
    for (const { path, accept } of REQUESTS) {
      await answersIn(WARM_MS * workers, address + path, accept);
      const before = used();
      const answers = await answersIn(ROUND_MS, address + path, accept);
      const after = used();
      const cores = (what: "shop" | "beside" | "machine") => (after[what] - before[what]) / (after.at - before.at);
      const [own, beside] = [cores("shop"), cores("beside")];
      const rate = answers / (after.at - before.at);
      measured.push({ rate, cost: (own / rate) * 1000, shop: own, beside, others: cores("machine") - own - beside });
    }
    return measured;
  } finally {
    shop.child.kill("SIGTERM");
    await shop.exit;
  }
}

/** The parent reports that the shop is open when the first worker is. */
async function untilAll(address: string, workers: number): Promise<void> {
  const isThere = new RegExp(`^shop_processes ${workers}$`, "m");
  while (!isThere.test(await (await fetch(`${address}/metrics`)).text())) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function answersIn(milliseconds: number, url: string, accept: string): Promise<number> {
  // One connection each, which the parent distributes to the workers.
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const end = performance.now() + milliseconds;
  let answers = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (performance.now() < end) {
        await ask(url, accept, agent);
        answers += 1;
      }
    }),
  );
  agent.destroy();
  return answers;
}

/** Sends a request like a browser and discards the response, to keep the load generator cheap. */
function ask(url: string, accept: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { accept, "accept-encoding": "gzip, deflate, br" } }, (answer) => {
      if (answer.statusCode !== 200)
        return void text(answer).then((said) => reject(new Error(`${url}: ${said}`)), reject);
      answer.on("end", resolve).on("error", reject).resume();
    })
      .on("error", reject)
      .end();
  });
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
