// Cost of a translated listing relative to the English one over HTTP: its data and the whole document. The limit is 1.2 when warm.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ROUNDS = 60;
const WARMING = 10;
const PATH = "/collections/women-clothing";
const LANGUAGES = ["fr", "de", "it", "es", "zh", "ja", "ko", "ru", "ar"] as const;
const DATA = "application/vnd.vitrine.data+json;routes=collection";

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const own = { PORT: "0", DEMO_PRODUCTS: "2000", DATA_DIR: folder, LOG_LEVEL: "warn", NODE_ENV: "production" };
  const shop = spawn(process.execPath, ["tools/start.mjs"], {
    env: { ...process.env, ...own },
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    const address = await openedAt(shop.stderr);
    console.log(`${PATH}, median of ${ROUNDS} in turns with English`);
    console.log("language   data   document   first page");
    for (const language of LANGUAGES) await measure(address + PATH, language);
  } finally {
    shop.kill("SIGTERM");
    if (shop.exitCode === null) await once(shop, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

async function openedAt(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: said })) {
    const address = /open at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The shop did not start.");
}

async function measure(address: string, language: string): Promise<void> {
  const ask = (asked: string, accept: string) => async () => {
    const answer = await fetch(address, { headers: { accept, cookie: `language=${asked}` } });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await answer.text();
  };
  const english = await time(ask("en", DATA));
  const first = (await time(ask(language, DATA))) / english;
  const data = await ratio(ask("en", DATA), ask(language, DATA));
  const document = await ratio(ask("en", "text/html"), ask(language, "text/html"));
  console.log(
    `${language.padEnd(8)}   ${data.toFixed(2)}   ${document.toFixed(2).padStart(8)}   ${first.toFixed(2).padStart(10)}`,
  );
}

/** Alternates, so that other load on the machine affects both. */
async function ratio(base: () => Promise<void>, other: () => Promise<void>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const both = [await time(base), await time(other)] as const;
    if (round < WARMING) continue;
    times[0].push(both[0]);
    times[1].push(both[1]);
  }
  return median(times[1]) / median(times[0]);
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
