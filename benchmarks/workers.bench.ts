// How many requests a second one and two workers answer, on one PostgreSQL: the ratio of the two, measured in turns. The visitors
// run on the same machine and take their share of it, so that the ratio tells the least that a second worker brings.

import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries, runOn, startServer } from "../commerce/database/testing-postgres.ts";
import { addressOf, startShop } from "../scripts/testing/shop-process.ts";

const PRODUCTS = 2_000;
const VISITORS = 16;
const ROUNDS = 3;
const WARM_MS = 2_000;
const ROUND_MS = 5_000;
const DATA = "application/vnd.vitrine.data+json;routes=collection";
const REQUESTS = [
  { name: "listing, JSON", path: "/collections/women", accept: DATA },
  { name: "listing, document", path: "/collections/women", accept: "text/html" },
  { name: "a page without data", path: "/pages/size-fit", accept: "text/html" },
];

export async function run(): Promise<void> {
  const binaries = findBinaries();
  if (binaries === undefined) return console.log("PostgreSQL is not installed: not measured");
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const server = await startServer(binaries, join(folder, "server"));
  try {
    await runOn(`${server.url}postgres`, "create database shop");
    const rates = new Map<string, number[][]>(REQUESTS.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      const both = [await measure(folder, server.url, 1), await measure(folder, server.url, 2)];
      for (const [place, { name }] of REQUESTS.entries()) {
        rates.get(name)?.push(both.map((measured) => measured[place] ?? Number.NaN));
      }
    }
    console.log(
      `${availableParallelism()} cores, ${PRODUCTS} products, ${VISITORS} visitors, medians of ${ROUNDS} rounds`,
    );
    console.log(`${"".padEnd(22)}1 worker   2 workers   ratio`);
    for (const [name, rounds] of rates) {
      const [one = 0, two = 0] = [0, 1].map((place) => median(rounds.map((round) => round[place] ?? 0)));
      const ratio = median(rounds.map(([alone = 1, together = 0]) => together / alone));
      const figures = [one.toFixed(0).padStart(6), two.toFixed(0).padStart(9), ratio.toFixed(2).padStart(9)];
      console.log(`${name.padEnd(22)}${figures.join("   ")}`);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Answers a second, of each request. */
async function measure(folder: string, url: string, workers: number): Promise<number[]> {
  const shop = startShop({
    DATABASE_URL: `${url}shop`,
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    DEMO_PRODUCTS: String(PRODUCTS),
    LOG_LEVEL: "warn",
    WORKERS: String(workers),
  });
  try {
    const address = await addressOf(shop);
    await untilAll(address, workers);
    const rates: number[] = [];
    for (const { path, accept } of REQUESTS) {
      await answersIn(WARM_MS, address + path, accept);
      rates.push((await answersIn(ROUND_MS, address + path, accept)) / (ROUND_MS / 1000));
    }
    return rates;
  } finally {
    shop.child.kill("SIGTERM");
    await shop.exit;
  }
}

/** The parent says that the shop is open when the first worker is. */
async function untilAll(address: string, workers: number): Promise<void> {
  const agent = new Agent();
  while (!new RegExp(`^shop_processes ${workers}$`, "m").test(await ask(`${address}/metrics`, "*/*", agent))) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function answersIn(milliseconds: number, url: string, accept: string): Promise<number> {
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

function ask(url: string, accept: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { accept } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve(text)).on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
