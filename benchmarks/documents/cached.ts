// Processor time of a listing's document with and without the cache, as ratios to a bare HTTP server that answers the same bytes
// from a fixed buffer.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf, startShop } from "../../tools/test-runner/shop-process.ts";
import { documentsOf, measureSteady } from "./steady.ts";
import { secondsBelow } from "../processor-time.ts";

const VISITORS = 16;
const ROUNDS = 4;
const ROUND_MS = 5_000;

interface Kind {
  readonly name: string;
  readonly pid: number;
  readonly address: string;
  readonly headers?: Record<string, string>;
}

export async function measureCached(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const environment = {
    DATA_DIR: folder,
    PORT: "0",
    DEMO_PRODUCTS: "2000",
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
  };
  let shop = startShop(environment);
  try {
    // The shop opens before its demo catalogue is complete.
    await addressOf(shop);
    await quiet(shop.child.pid ?? 0);
    shop.child.kill("SIGTERM");
    await shop.exit;
    shop = startShop(environment);
    const address = await addressOf(shop);
    await measureRestart(address);
    const listing = `${address}/collections/women`;
    const { etag, body } = await ask(listing, {});
    writeFileSync(join(folder, "body"), body);
    const floor = await serveBuffer(join(folder, "body"));
    const pid = shop.child.pid ?? 0;
    const kinds: readonly Kind[] = [
      { name: "a fixed buffer", pid: floor.pid, address: floor.address },
      { name: "document from the cache", pid, address: listing },
      { name: "document that the client has", pid, address: listing, headers: { "if-none-match": etag } },
      // An unknown parameter is not cached.
      { name: "document that is rendered", pid, address: `${listing}?uncached` },
    ];
    const totals = kinds.map(() => ({ seconds: 0, requests: 0 }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, kind] of kinds.entries()) {
        const { seconds, requests } = await measure(kind);
        const total = totals[at];
        if (total) Object.assign(total, { seconds: total.seconds + seconds, requests: total.requests + requests });
      }
    }
    const [unit = Number.NaN, ...others] = totals.map(({ seconds, requests }) => seconds / requests);
    console.log(`${body.length} bytes in brotli, ${VISITORS} visitors, ${ROUNDS} rounds in turn`);
    console.log(`${kinds[0]?.name.padEnd(30)} 1.00  (${(unit * 1000).toFixed(3)} ms of processor time, the unit)`);
    for (const [at, cost] of others.entries()) {
      console.log(`${kinds[at + 1]?.name.padEnd(30)} ${(cost / unit).toFixed(2)}`);
    }
    floor.stop();
    await measureSteady(address, folder);
  } finally {
    shop.child.kill("SIGTERM");
    await shop.exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until a process is idle. */
async function quiet(pid: number): Promise<void> {
  while ((await secondsDuring(pid, () => pause(2_000))) > 0.2) await pause(500);
}

/** Visitors who come at once to an empty cache. */
async function measureRestart(address: string): Promise<void> {
  const began = performance.now();
  const slowest = await Promise.all(
    Array.from({ length: 200 }, async () => {
      await ask(`${address}/collections/women`, {});
      return performance.now() - began;
    }),
  ).then((times) => Math.max(...times));
  const { rendered } = await documentsOf(address);
  console.log(
    `after a restart: 200 visitors at once, ${rendered} renderings, the last answered after ${Math.round(slowest)} ms`,
  );
}

/** Processor seconds of the server for a number of requests. */
async function measure({ pid, address, headers = {} }: Kind): Promise<{ seconds: number; requests: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const visit = async (until: number): Promise<number> => {
    let count = 0;
    for (; performance.now() < until; count += 1) await ask(address, headers, agent);
    return count;
  };
  const all = async (ms: number): Promise<number> => {
    const until = performance.now() + ms;
    const counts = await Promise.all(Array.from({ length: VISITORS }, () => visit(until)));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await all(ROUND_MS / 4);
  // The shop's background work is not the request's.
  const idle = await secondsDuring(pid, () => pause(ROUND_MS / 2));
  let requests = 0;
  const busy = await secondsDuring(pid, async () => {
    requests = await all(ROUND_MS);
  });
  agent.destroy();
  return { seconds: busy - 2 * idle, requests };
}

async function secondsDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = secondsBelow(pid);
  await work();
  return secondsBelow(pid) - before;
}

function ask(address: string, headers: Record<string, string>, agent?: Agent): Promise<{ etag: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      { ...(agent && { agent }), headers: { "accept-encoding": "br", ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve({ etag: answer.headers.etag ?? "", body: Buffer.concat(chunks) }));
      },
    );
    sent.on("error", reject).end();
  });
}

async function serveBuffer(file: string): Promise<{ pid: number; address: string; stop: () => void }> {
  const source = `const body = require("node:fs").readFileSync(process.argv[1]);
    require("node:http").createServer((_, answer) => {
      answer.writeHead(200, { "content-type": "text/html", "content-encoding": "br", "content-length": body.length });
      answer.end(body);
    }).listen(0, "127.0.0.1", function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ["-e", source, file], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<string>(
    (resolve) => void child.stdout.once("data", (data) => resolve(String(data).trim())),
  );
  return { pid: child.pid ?? 0, address: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}
