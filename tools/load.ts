// Load test: requests pages of a running shop and prints throughput and latency, as in docs/operations.md.
//
//   node tools/load.ts http://localhost:3000 --seconds 10 --concurrency 8 /collections/women /collections/men

import { Agent, request } from "node:http";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  options: { seconds: { type: "string", default: "10" }, concurrency: { type: "string", default: "8" } },
  allowPositionals: true,
});
const [origin, ...paths] = positionals;
if (!origin || paths.length === 0)
  throw new Error("usage: node tools/load.ts ORIGIN [--seconds N] [--concurrency N] PATH…");

const agent = new Agent({ keepAlive: true, maxSockets: Number(values.concurrency) });
const until = performance.now() + Number(values.seconds) * 1000;
const took: number[] = [];
const statuses = new Map<number, number>();
let bytes = 0;
let turn = 0;

async function client(): Promise<void> {
  while (performance.now() < until) {
    const path = paths[turn++ % paths.length] ?? "/";
    const began = performance.now();
    const response = await get(new URL(path, origin));
    took.push(performance.now() - began);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    bytes += response.bytes;
  }
}

const get = (url: URL): Promise<{ status: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers: { "accept-encoding": "gzip, br", accept: "text/html" } }, (response) => {
      let received = 0;
      response.on("data", (chunk: Buffer) => (received += chunk.length));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes: received }));
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });

const began = performance.now();
await Promise.all(Array.from({ length: Number(values.concurrency) }, client));
const seconds = (performance.now() - began) / 1000;
agent.destroy();
took.sort((one, other) => one - other);
const at = (part: number): string => `${(took[Math.floor((took.length - 1) * part)] ?? 0).toFixed(1)} ms`;
console.log(`${took.length} responses in ${seconds.toFixed(1)} s: ${(took.length / seconds).toFixed(1)} per second`);
console.log(
  `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}; ${(bytes / took.length / 1000).toFixed(1)} kB per response`,
);
console.log(`by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(", ")}`);
