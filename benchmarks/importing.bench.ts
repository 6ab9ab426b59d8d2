// A catalogue imported while the listing is under load: throughput, the shop's peak memory, failed requests, and the listing's
// latency during the import against before it. `IMPORT_PRODUCTS=50000 npm run bench -- importing` for fewer than 500,000.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { demoFeed } from "#demo";
import { readLibraryIndex } from "#demo/pictures";
import { findShop, type RunningShop } from "#server/catalogue/client.ts";
import { ART_LIBRARY } from "#server/package-root.ts";

const PRODUCTS = Number(process.env["IMPORT_PRODUCTS"] ?? 500_000);
/** Shoppers that ask for one listing after another. */
const SHOPPERS = 4;
const BEFORE_MS = 20_000;
const LISTINGS = ["women", "men-shoes", "women-coats", "sale", "women-bags?sort=price-asc", "men?color=Black"];

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const shop = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      DEMO_PRODUCTS: "2000",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    const address = await openedAt(shop.stderr);
    const running = await findShop(folder);
    if (!running) throw new Error("The shop cannot be found by its access file");
    const before = load(address);
    await new Promise((done) => setTimeout(done, BEFORE_MS));
    const quiet = await before.stop();
    const during = load(address);
    const began = performance.now();
    const imported = await importAll(running);
    const seconds = (performance.now() - began) / 1000;
    const busy = await during.stop();
    const ratio = (share: number) => (quantile(busy.times, share) / quantile(quiet.times, share)).toFixed(2);
    console.log(`products imported         ${imported.toLocaleString("en")} in ${seconds.toFixed(0)} s`);
    console.log(`throughput                ${Math.round(imported / seconds).toLocaleString("en")} products a second`);
    console.log(`peak memory of the shop   ${await peakMemory(shop)} MB`);
    console.log(`listings asked for        ${quiet.times.length} before, ${busy.times.length} during`);
    console.log(`requests that failed      ${quiet.failed} before, ${busy.failed} during`);
    console.log(`latency during / before   ${ratio(0.5)} median, ${ratio(0.95)} 95th, ${ratio(0.99)} 99th percentile`);
  } finally {
    shop.kill();
    await once(shop, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

async function importAll(shop: RunningShop): Promise<number> {
  for await (const event of shop.send("PUT", "?name=bench", bytes())) {
    if (event.kind === "imported") return event.products;
    if (event.kind !== "progress") throw new Error(`The import ended with ${event.kind}`);
  }
  throw new Error("The import ended without a result");
}

async function* bytes(): AsyncGenerator<Uint8Array> {
  const library = readLibraryIndex(ART_LIBRARY);
  let lines: string[] = [];
  for (const line of demoFeed({ products: PRODUCTS, library })) {
    lines.push(line);
    if (lines.length < 500) continue;
    yield Buffer.from(`${lines.join("\n")}\n`);
    lines = [];
  }
  yield Buffer.from(`${lines.join("\n")}\n`);
}

/** Asks for listings until it is stopped. */
function load(address: string) {
  const times: number[] = [];
  let failed = 0;
  const over = new AbortController();
  const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    for (let at = shopper; !over.signal.aborted; at += 1) {
      const began = performance.now();
      try {
        const answer = await fetch(`${address}/collections/${LISTINGS[at % LISTINGS.length]}`);
        const html = await answer.text();
        // A listing without goods is a failure too, whatever its status.
        if (answer.status !== 200 || !html.includes("/products/")) failed += 1;
      } catch {
        failed += 1;
      }
      times.push(performance.now() - began);
    }
  });
  return {
    stop: async () => {
      over.abort();
      await Promise.all(shoppers);
      return { times, failed };
    },
  };
}

/** The most memory that the process and its threads have held, in megabytes, as Linux counts it. */
async function peakMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024);
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

async function openedAt(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) throw new Error("The shop says nothing");
  for await (const line of createInterface(stream)) {
    const address = /The shop is open at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The shop did not open");
}
