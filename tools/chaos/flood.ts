// `node tools/run.mjs tools/chaos/flood.ts http://localhost:3000 [seconds] [flood]`: floods a running shop with the dearest requests of its pages
// and public APIs, 30 at a time, and prints what another visitor and the shop's memory notice. The visitor is in a separate thread. Needs a
// shop with `TRUSTED_PROXIES=1`, so that the flood and the visitor have different addresses.

import { once } from "node:events";
import { Agent } from "node:http";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { ATTACKS, type Attack } from "./flood/attacks.ts";
import { ask } from "./flood/ask.ts";
import type { Observed } from "./flood/bystander.ts";

const [origin = "http://localhost:3000", seconds = "10", only = ""] = process.argv.slice(2);
/** Attacks whose titles contain the third argument, if there is one. */
const attacks = ATTACKS.filter(({ title }) => title.includes(only));
const PARALLEL = 30;
const EVERY_MS = 20;
/** From networks reserved for documentation (RFC 5737). */
const VISITOR = "198.51.100.1";
const FLOODER = "192.0.2.1";
const HEALTH = "/healthz";
const CACHED = "/collections/women";
/** An uncached listing: `#` becomes another number each time. */
const RENDERED = "/collections/women?range[EUR][max]=#";
/** Limits of other visitors' p99, and of the process's memory. */
const GOAL = { milliseconds: 250, bytes: 1_000_000_000 };

console.log(
  `| flood, ${PARALLEL} at a time for ${seconds} s | answers | /healthz p99 | listing p99 | new listing p99 | memory |`,
);
console.log("| --- | --- | --- | --- | --- | --- |");
/** Worst values of all floods. */
const worst = { health: 0, listing: 0, rendered: 0, memory: 0, failed: 0 };
await report("none", () => pause(Number(seconds) * 1000).then(() => new Map()));
for (const attack of attacks) await report(attack.title, () => flood(attack));
await report("all of them at once", async () => {
  const each = Math.ceil(PARALLEL / attacks.length);
  const all = await Promise.all(attacks.map((attack, at) => flood(attack, each, `192.0.2.${at + 1}`)));
  return all.reduce((sum, one) => {
    for (const [status, count] of one) sum.set(status, (sum.get(status) ?? 0) + count);
    return sum;
  }, new Map<number, number>());
});

const slowest = Math.max(worst.health, worst.listing, worst.rendered);
const isMet = slowest <= GOAL.milliseconds && worst.memory <= GOAL.bytes;
console.log(
  `${attacks.length + 1} floods: /healthz within ${ms(worst.health)}, a listing within ${ms(worst.listing)} and a new one within ` +
    `${ms(worst.rendered)} at p99, ${megabytes(worst.memory)} of memory (goal ${ms(GOAL.milliseconds)} and ${megabytes(GOAL.bytes)}), ` +
    `${worst.failed} requests of the visitor failed; load ${loadavg()[0]?.toFixed(1)}`,
);
process.exitCode = worst.failed === 0 && isMet ? 0 : 1;

async function report(title: string, run: () => Promise<Map<number, number>>): Promise<void> {
  const worker = new Worker(new URL("./flood/bystander.ts", import.meta.url), {
    workerData: { origin, paths: [HEALTH, CACHED, RENDERED], everyMs: EVERY_MS, address: VISITOR },
  });
  await once(worker, "message");
  const observed = once(worker, "message") as Promise<[readonly Observed[]]>;
  let memory = 0;
  const watching = setInterval(() => void memoryOf().then((bytes) => (memory = Math.max(memory, bytes))), 500);
  const answers = await run();
  clearInterval(watching);
  memory = Math.max(memory, await memoryOf());
  worker.postMessage("over", []);
  const [seen] = await observed;
  const failed = seen.filter(({ status }) => status !== 200).length;
  const slowestOf = (wanted: string) =>
    percentile(
      seen.filter(({ path }) => path === wanted),
      0.99,
    );
  const [health, listing, rendered] = [slowestOf(HEALTH), slowestOf(CACHED), slowestOf(RENDERED)];
  worst.health = Math.max(worst.health, health);
  worst.listing = Math.max(worst.listing, listing);
  worst.rendered = Math.max(worst.rendered, rendered);
  worst.memory = Math.max(worst.memory, memory);
  worst.failed += failed;
  const shown = [...answers].map(([status, count]) => `${count} × ${status || "cut"}`).join(", ") || "";
  console.log(
    `| ${title} | ${shown} | ${ms(health)} | ${ms(listing)} | ${ms(rendered)}${failed > 0 ? `, ${failed} failed` : ""} | ${megabytes(memory)} |`,
  );
}

async function flood(
  { path, body, accept = "*/*" }: Attack,
  parallel = PARALLEL,
  address = FLOODER,
): Promise<Map<number, number>> {
  const over = Date.now() + Number(seconds) * 1000;
  const statuses = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  const headers = { "content-type": "application/json", accept, "x-forwarded-for": address };
  const sentBody = body === undefined ? {} : { body: JSON.stringify(body) };
  const send = async (at: number): Promise<void> => {
    for (let sent = at; Date.now() < over; sent += parallel) {
      const status = await ask(agent, { url: new URL(path(sent), origin), headers, ...sentBody });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: parallel }, (_, at) => send(at)));
  agent.destroy();
  return statuses;
}

async function memoryOf(): Promise<number> {
  const text = await fetch(new URL("/metrics", origin)).then(
    (response) => response.text(),
    () => "",
  );
  return Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1] ?? 0);
}

function percentile(seen: readonly Observed[], share: number): number {
  const sorted = seen.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[at] ?? 0;
}

function ms(duration: number): string {
  return `${Math.round(duration)} ms`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
