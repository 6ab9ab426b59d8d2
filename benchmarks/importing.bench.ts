// Imports a catalogue under load: throughput, peak memory, failed requests, and the latency of listings during the import and the
// indexing compared with before. Then imports it again with a twentieth of the products changed. `IMPORT_PRODUCTS=50000 npm run bench -- importing` imports fewer than 500,000 products;
// `IMPORT_FEED=feed.jsonl` uses an existing feed, because generating one takes minutes.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { demoFeed } from "#demo";
import { readLibraryIndex } from "#demo/pictures";
import { findShop, type RunningShop } from "#server/catalogue/client.ts";
import { ART_LIBRARY } from "#server/start/package-root.ts";

const PRODUCTS = Number(process.env["IMPORT_PRODUCTS"] ?? 500_000);
const GIVEN = process.env["IMPORT_FEED"];
/** Number of simulated shoppers and their think time: about a dozen listings per second. */
const SHOPPERS = 4;
const LOOK_MS = 250;
const BEFORE_MS = 20_000;
/** Share of products that the second file changes. */
const ONE_IN = 20;
const LISTINGS = ["women", "men-shoes", "women-coats", "sale", "women-bags?sort=price-asc", "men?color=Black"];

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const feed = GIVEN ?? join(folder, "feed.jsonl");
  if (GIVEN === undefined) await writeFeed(feed);
  const shop = spawn(process.execPath, ["tools/start.mjs"], {
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
    if (!running) throw new Error("The shop has no access file.");
    const before = load(address);
    await new Promise((done) => setTimeout(done, BEFORE_MS));
    const quiet = await before.stop();
    const during = load(address);
    const began = performance.now();
    const imported = await importAll(folder, feed);
    const seconds = (performance.now() - began) / 1000;
    const busy = await during.stop();
    const indexing = load(address);
    await indexed(running);
    const searchable = (performance.now() - began) / 1000;
    const after = await indexing.stop();
    console.log(
      `products imported         ${imported.toLocaleString("en")} in ${seconds.toFixed(0)} s, found after ${searchable.toFixed(0)} s`,
    );
    console.log(`throughput                ${Math.round(imported / seconds).toLocaleString("en")} products a second`);
    console.log(`peak memory of the shop   ${await peakMemory(shop)} MB`);
    console.log(`listings                  answered, failed, and latency: median, 95th, 99th percentile, longest`);
    report("before", quiet, quiet);
    report("during the import", busy, quiet);
    report("while it is indexed", after, quiet);
    const changed = join(folder, "changed.jsonl");
    await changeSome(feed, changed);
    const start = performance.now();
    await importAll(folder, changed);
    const read = (performance.now() - start) / 1000;
    await indexed(running);
    const found = (performance.now() - start) / 1000;
    console.log(
      `again, one in ${ONE_IN} changed   imported in ${read.toFixed(1)} s, found after ${found.toFixed(1)} s`,
    );
  } finally {
    shop.kill();
    await once(shop, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly times: readonly number[];
  readonly failed: number;
}

/** In milliseconds, and as multiples of the baseline. */
function report(when: string, { times, failed }: Measured, before: Measured): void {
  const shown = [0.5, 0.95, 0.99, 1].map((share) => {
    const [now, then] = [quantile(times, share), quantile(before.times, share)];
    return `${now.toFixed(0)} ms (${(now / then).toFixed(2)})`;
  });
  console.log(`  ${when.padEnd(23)} ${times.length}, ${failed}; ${shown.join(", ")}`);
}

/** Waits until searches return the new catalogue. */
async function indexed(shop: RunningShop): Promise<void> {
  for (;;) {
    const { position, index } = (await shop.status()) as { position: string; index: { position?: string } };
    if (position === index.position) return;
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** Runs the import in a separate process, so that it does not slow down the load generator. */
async function importAll(folder: string, file: string): Promise<number> {
  const words = ["tools/run.mjs", "server/cli.ts", "catalogue", "import", file];
  const env = { ...process.env, DATA_DIR: folder };
  const cli = spawn(process.execPath, words, { env, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = (await once(cli, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The import exited with ${code}.`);
  return PRODUCTS;
}

async function writeFeed(file: string): Promise<void> {
  const library = readLibraryIndex(ART_LIBRARY);
  await pipeline(
    function* lines() {
      for (const line of demoFeed({ products: PRODUCTS, library })) yield `${line}\n`;
    },
    createWriteStream(file, { highWaterMark: 1024 * 1024 }),
  );
}

/** The same feed, with other sales of one in twenty products. */
async function changeSome(from: string, to: string): Promise<void> {
  let products = 0;
  let id = "";
  await pipeline(
    createInterface(createReadStream(from)),
    async function* lines(given: AsyncIterable<string>) {
      for await (const line of given) {
        const { product_id: product } = JSON.parse(line) as { readonly product_id: string };
        if (product !== id) products += 1;
        id = product;
        yield `${products % ONE_IN === 0 ? line.replace(/"sold_num":\d+/, '"sold_num":7') : line}\n`;
      }
    },
    createWriteStream(to),
  );
}

/** Requests listings until it is stopped. */
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
        // A listing without products is a failure too.
        if (answer.status !== 200 || !html.includes("/products/")) failed += 1;
      } catch {
        failed += 1;
      }
      times.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, LOOK_MS));
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

/** Peak memory of the process in megabytes; Linux only. */
async function peakMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024);
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;

async function openedAt(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) throw new Error("The shop has no output.");
  for await (const line of createInterface(stream)) {
    const address = /The shop is open at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The shop did not start.");
}
