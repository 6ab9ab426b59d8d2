// Growth of the costs with the catalogue: import, index, second start, requests, one change and memory, on PostgreSQL. Processor time
// counts: on two free cores a process answers 1,000 / milliseconds requests a second. Needs a build (`npm start -- --build`). Requests are
// also given as multiples of `renderToString` of the 48 cards of the listing, measured just before each, which a busy machine slows as much.
//
//   npm run bench -- growth                                    24,000, 100,000 and 500,000 products: an hour on two free cores
//   GROWTH_PRODUCTS=24000,100000 npm run bench -- growth       other sizes

import { createReadStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeDemoFeed } from "#demo";
import { readLibraryIndex } from "#demo/pictures";
import { openDatabase, type Database } from "#commerce/database";
import { importFeed, readCatalogue } from "#commerce/products";
import { findShop } from "#server/catalogue/client.ts";
import { linesByChunk } from "#server/catalogue/lines.ts";
import { ART_LIBRARY } from "#server/start/package-root.ts";
import { testingAccounts } from "../commerce/accounts/testing-accounts.ts";
import { joinStaff } from "../commerce/staff/testing-staff.ts";
import { findBinaries, runOn, startServer } from "../commerce/database/testing-postgres.ts";
import { addressOf, startShop, type ShopProcess } from "../tools/test-runner/shop-process.ts";
import { bareRenderer } from "./bare-renderer.ts";
import { secondsBelow, serverPid } from "./processor-time.ts";

const SIZES = (process.env["GROWTH_PRODUCTS"] ?? "24000,100000,500000").split(",").map(Number);
const VISITORS = 16;
const WARM_MS = 3_000;
const ROUND_MS = 8_000;
const CHANGES = 20;
const IN_TURN = 41;
const BARE_ROUNDS = 1_000;

const LISTING = "/us/collections/women";
const HTML = { accept: "text/html", "accept-encoding": "br" };
const dataOf = (route: string) => ({ ...HTML, accept: `application/vnd.vitrine.data+json;routes=${route}` });
const CALL = JSON.stringify({ query_clause_info: { query_filter: 'department="women"', config_info: { hit: 48 } } });
const REQUESTS = [
  { name: "document, cached", path: LISTING, headers: HTML },
  // An unknown parameter is not cached.
  { name: "document", path: `${LISTING}?uncached`, headers: HTML },
  { name: "listing data", path: `${LISTING}?uncached`, headers: dataOf("collection") },
  { name: "search API", path: "/search/listing", headers: { "content-type": "application/json" }, body: CALL },
] as const;

const searchPage = (text: string): string => `/us/pages/search?uncached&qTitle=${encodeURIComponent(text)}`;
/** Answered one after another, for the median on the clock. */
const IN_CONSOLE = [
  { name: "console, products", path: "/console/products" },
  { name: "console, products, filter", path: "/console/products?department=women&stock=low" },
  { name: "console, products, search", path: "/console/products?q=black+silk+dress" },
] as const;
const SEARCHES = [
  { name: "search page, as typed", path: searchPage("black silk dress") },
  { name: "search page, interpreted", path: searchPage("waterproof coat for a wedding guest") },
] as const;

export async function run(): Promise<void> {
  const binaries = findBinaries();
  if (binaries === undefined) return console.log("Skipped, because PostgreSQL is not installed.");
  for (const products of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
    const server = await startServer(binaries, join(folder, "server"));
    try {
      await runOn(`${server.url}postgres`, "create database shop");
      await measureSize(products, folder, `${server.url}shop`);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function measureSize(products: number, folder: string, url: string): Promise<void> {
  console.log(`\n${products.toLocaleString("en")} products`);
  const postgres = serverPid(join(folder, "server"));
  const opened = await openDatabase({ url });
  if (opened.kind === "refused") throw new Error(`The database did not open: ${opened.reason}`);
  const { database } = opened;
  try {
    const feed = join(folder, "feed.jsonl");
    await writeDemoFeed({ file: feed, products, library: readLibraryIndex(ART_LIBRARY) });
    const own = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
    for (const name of ["import", "import again"]) {
      let server = 0;
      const began = performance.now();
      const importing = await cost(own, async () => {
        server = await cost(
          () => secondsBelow(postgres),
          () => importFeed(database, linesOf(feed), { source: name }),
        );
      });
      const clock = rate(products, (performance.now() - began) / 1000);
      const spent = `${rate(products, importing)} a second of processor time, and PostgreSQL ${rate(products, server)}`;
      print(name, `${clock} products a second on the clock, ${spent}`);
    }
    rmSync(feed);
    const start = (workers: number) =>
      startShop({
        DATABASE_URL: url,
        DATA_DIR: join(folder, "data"),
        PORT: "0",
        DEMO_PRODUCTS: "0",
        LOG_LEVEL: "warn",
        NODE_ENV: "production",
        WORKERS: String(workers),
      });
    const first = await startUp(start(1));
    await stop(first.shop);
    const second = await startUp(start(1));
    print(
      "index at the first start",
      `${rate(products, first.seconds - second.seconds)} products a second of processor time`,
    );
    print("second start", `${second.seconds.toFixed(1)} s of processor time, ${second.wall.toFixed(1)} s on the clock`);
    const unit = await bareListing(second.address, folder);
    await measureRequests({ ...second, workers: 1, unit });
    await measureInTurn(second.address, SEARCHES, dataOf("search"));
    const { token } = await joinStaff(
      { ...testingAccounts(database), now: () => new Date() },
      "owner@example.com",
      "owner",
    );
    await measureInTurn(second.address, IN_CONSOLE, { ...HTML, cookie: `console=${token}` });
    print("memory", `${memoryOf(second.shop)} MB`);
    await stop(second.shop);
    const two = await startUp(start(2));
    await untilAll(two.address, 2);
    await measureRequests({ ...two, workers: 2, unit });
    await stop(two.shop);
    const third = await startUp(start(1));
    print("one change", await changeCost(database, third.shop, join(folder, "data")));
    await stop(third.shop);
  } finally {
    await database.close();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  for await (const lines of linesByChunk(createReadStream(file))) yield* lines;
}

async function cost(used: () => number, work: () => Promise<unknown>): Promise<number> {
  const before = used();
  await work();
  return used() - before;
}

const rate = (count: number, seconds: number): string => Math.round(count / seconds).toLocaleString("en");
const print = (name: string, figures: string): void => console.log(`  ${name.padEnd(30)} ${figures}`);
const secondsOf = ({ child }: ShopProcess): number => secondsBelow(child.pid ?? 0);

async function startUp(shop: ShopProcess) {
  const began = performance.now();
  const address = await addressOf(shop);
  return { shop, address, seconds: secondsOf(shop), wall: (performance.now() - began) / 1000 };
}

async function stop({ child, exit }: ShopProcess): Promise<void> {
  child.kill("SIGTERM");
  await exit;
}

interface Measured {
  readonly shop: ShopProcess;
  readonly address: string;
  readonly workers: number;
  /** Milliseconds of the baseline. */
  readonly unit: () => number;
}

async function measureRequests({ shop, address, workers, unit }: Measured): Promise<void> {
  for (const { name, ...sent } of REQUESTS) {
    await answersIn(WARM_MS * workers, address, sent);
    const bare = unit();
    const before = secondsOf(shop);
    const began = performance.now();
    const answers = await answersIn(ROUND_MS, address, sent);
    const each = ((secondsOf(shop) - before) / answers) * 1000;
    const clock = answers / ((performance.now() - began) / 1000);
    print(
      `${name}, ${workers} worker${workers > 1 ? "s" : ""}`,
      `${each.toFixed(2)} ms, × ${(each / bare).toFixed(2)} of ${bare.toFixed(2)}, ${clock.toFixed(0)} a second on the clock`,
    );
  }
}

/** Processor time of React alone for the same listing. */
async function bareListing(address: string, folder: string): Promise<() => number> {
  const { loaderData } = await (await fetch(`${address}${LISTING}`, { headers: dataOf("collection") })).json();
  const render = await bareRenderer(folder);
  return () => {
    const before = process.cpuUsage();
    for (let round = 0; round < BARE_ROUNDS; round += 1) render(loaderData.collection);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / BARE_ROUNDS;
  };
}

async function measureInTurn(
  address: string,
  requests: readonly { readonly name: string; readonly path: string }[],
  headers: Sent["headers"],
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (const { name, path } of requests) {
    const times: number[] = [];
    for (let round = 0; round < IN_TURN; round += 1) {
      const began = performance.now();
      await ask(address, { path, headers }, agent);
      times.push(performance.now() - began);
    }
    print(name, `${times.toSorted((a, b) => a - b)[IN_TURN >> 1]?.toFixed(1)} ms at p50 on the clock`);
  }
  agent.destroy();
}

interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function answersIn(milliseconds: number, address: string, sent: Sent): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const end = performance.now() + milliseconds;
  let answers = 0;
  const visit = async (): Promise<void> => {
    for (; performance.now() < end; answers += 1) await ask(address, sent, agent);
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  agent.destroy();
  return answers;
}

/** Discards the response, to keep the load generator cheap. */
const ask = (address: string, { path, headers, body }: Sent, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    request(`${address}${path}`, { agent, headers, method: body === undefined ? "GET" : "POST" }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.on("end", resolve).on("error", reject).resume();
    })
      .on("error", reject)
      .end(body);
  });

/** Changes the stock of products one by one, each until searches return it. */
async function changeCost(database: Database, shop: ShopProcess, dataDir: string): Promise<string> {
  const running = await findShop(dataDir);
  if (!running) throw new Error("The shop has no access file.");
  const ids: string[] = [];
  for await (const [row] of (await readCatalogue(database))?.rows ?? []) {
    if (row) ids.push(row.product_id);
    if (ids.length === CHANGES) break;
  }
  const idle = await cost(
    () => secondsOf(shop),
    () => pause(4_000),
  );
  const began = performance.now();
  const used = await cost(
    () => secondsOf(shop),
    async () => {
      for (const [at, product] of ids.entries()) {
        const line = Buffer.from(`${JSON.stringify({ product, set: { sold_num: 1_000 + at } })}\n`);
        let last: unknown;
        for await (const event of running.send("PATCH", "", one(line))) last = event;
        if ((last as { kind?: string })?.kind !== "changed") throw new Error(`No change: ${JSON.stringify(last)}`);
        for (;;) {
          const { position, index } = (await running.status()) as { position: string; index: { position?: string } };
          if (position === index.position) break;
          await pause(5);
        }
      }
    },
  );
  const seconds = (performance.now() - began) / 1000;
  const each = ((used - (idle * seconds) / 4) / ids.length) * 1000;
  return `${each.toFixed(1)} ms, searchable after ${((seconds / ids.length) * 1000).toFixed(0)} ms on the clock`;
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Resident megabytes; Linux only. */
const memoryOf = ({ child }: ShopProcess): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024);

/** The parent reports that the shop is open when the first worker is. */
async function untilAll(address: string, workers: number): Promise<void> {
  const isThere = new RegExp(`^shop_processes ${workers}$`, "m");
  while (!isThere.test(await (await fetch(`${address}/metrics`)).text())) await pause(200);
}
