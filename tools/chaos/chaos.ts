// `npm run chaos`: kills, faults, floods and fuzz against a built shop for ten minutes, or `-- --minutes N`, and a table of the results.
// `--requests N` is the number of requests of the fuzz, which ends earlier if the time is over.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ATTACKS } from "./flood/attacks.ts";
import { addressOf, startShop } from "../test-runner/shop-process.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, requests: { type: "string", default: "1000000" } },
});
const minutes = Number(values.minutes);
/** Nightly lengths include OpenSearch, whose cluster takes minutes to start. */
const NIGHTLY_MINUTES = 30;

interface Row {
  readonly part: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly result: string;
}

const folder = mkdtempSync(join(tmpdir(), "vitrine-chaos-"));
const shop = startShop({
  DATA_DIR: folder,
  PORT: "0",
  DEMO_PRODUCTS: "2000",
  LOG_LEVEL: "error",
  TRUSTED_PROXIES: "1",
});
try {
  const kills = ["--times", "100000", "--minutes", String(minutes * 0.25)];
  const faults = minutes < NIGHTLY_MINUTES ? ["none", "shop", "PostgreSQL", "pool"] : [];
  const rows = [await run("kills", "crash-loop.ts", kills), await run("faults", "faults.ts", faults)];
  const address = await addressOf(shop);
  const each = Math.max(2, Math.round((minutes * 60 * 0.2) / (ATTACKS.length + 2)));
  rows.push(await run("floods", "flood.ts", [address, String(each)]));
  const fuzz = [address, "--requests", values.requests, "--minutes", String(minutes * 0.25)];
  rows.push(await run("fuzz", "fuzz.ts", fuzz));
  console.table(rows);
  process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
} finally {
  shop.child.kill("SIGTERM");
  await shop.exit;
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a program of this folder. Its last line is the result. */
async function run(part: string, file: string, args: readonly string[]): Promise<Row> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const code = await new Promise<number | null>((ended) => void child.once("close", ended));
  const seconds = Math.round((performance.now() - began) / 1000);
  return { part, passed: code === 0, seconds, result: output.trim().split("\n").at(-1) ?? "" };
}
