// Processor time of a page of 48 cards: the document and the JSON of a listing over HTTP, as ratios to `renderToString` of the same
// cards; and the JavaScript size of pages.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import { bareRenderer } from "./bare-renderer.ts";
import { measureCached } from "./documents/cached.ts";
import { secondsBelow } from "./processor-time.ts";

const ROUNDS = 7;
const CALLS = 200;
const DATA = "application/vnd.vitrine.data+json;routes=collection";

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
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
    const listing = `${address}/collections/women`;
    const { loaderData } = await (await fetch(listing, { headers: { accept: DATA } })).json();
    const renderBare = await bareRenderer(folder);
    // An unknown parameter is not cached.
    const rendered = `${listing}?uncached`;
    const ownSeconds = () => process.cpuUsage().user / 1e6;
    const shopSeconds = () => secondsBelow(shop.pid ?? 0);
    const kinds: readonly Kind[] = [
      ["bare renderToString of the 48 cards", ownSeconds, async () => renderBare(loaderData.collection)],
      [
        "document over HTTP, loaders and all",
        shopSeconds,
        async () => (await fetch(rendered, { headers: { "accept-encoding": "br" } })).text(),
      ],
      [
        "JSON over HTTP, loaders and all",
        shopSeconds,
        async () => (await fetch(rendered, { headers: { accept: DATA } })).text(),
      ],
      ["an empty answer over HTTP", shopSeconds, async () => (await fetch(`${address}/healthz`)).text()],
    ];
    const [unit = Number.NaN, ...others] = await measure(kinds);
    console.log(`${kinds[0]?.[0].padEnd(40)} 1.00  (${unit.toFixed(2)} ms of processor time, the unit)`);
    for (const [at, ms] of others.entries()) console.log(`${kinds[at + 1]?.[0].padEnd(40)} ${(ms / unit).toFixed(2)}`);
    await printScripts(address);
  } finally {
    shop.kill();
    await once(shop, "exit");
    await rm(folder, { recursive: true });
  }
  await measureCached();
}

type Kind = readonly [name: string, seconds: () => number, work: () => Promise<unknown>];

/** Milliseconds of processor time for one call of each kind: the median of rounds in turn, after a warm-up. */
async function measure(kinds: readonly Kind[]): Promise<readonly number[]> {
  const times = kinds.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [at, [, seconds, work]] of kinds.entries()) {
      const before = seconds();
      for (let call = 0; call < CALLS; call += 1) await work();
      if (round >= 0) times[at]?.push(((seconds() - before) * 1000) / CALLS);
    }
  }
  return times.map((all) => all.toSorted((one, other) => one - other)[all.length >> 1] ?? Number.NaN);
}

async function openedAt(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /open at (http:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The shop did not start.");
}

/** The newsletter page is nearly empty: a heading, a field and the layout. */
async function printScripts(address: string): Promise<void> {
  for (const [name, path] of [
    ["an almost empty page", "/newsletter"],
    ["a listing", "/collections/women"],
  ] as const) {
    const html = await (await fetch(address + path)).text();
    const files = new Set(
      [...(/<script [^>]*data-entry[^>]*>/.exec(html)?.[0] ?? "").matchAll(/\/([^" ]+\.js)/g)].map(
        ([, file]) => file ?? "",
      ),
    );
    const sizes = await Promise.all(
      [...files].map(async (file) => gzipSync(await readFile(join("dist/client", file)), { level: 9 }).length),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`JavaScript of ${name}: ${(total / 1000).toFixed(1)} kB gzipped in ${files.size} files`);
  }
}
