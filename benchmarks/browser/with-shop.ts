// Starts a demo shop for the duration of a measurement.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export async function withShop(measure: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const env = { PORT: "0", DEMO_PRODUCTS: "2000", DATA_DIR: folder, LOG_LEVEL: "warn", NODE_ENV: "production" };
  const shop = spawn(process.execPath, ["tools/start.mjs"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    await measure(await openedAt(shop.stderr));
  } finally {
    shop.kill();
    await once(shop, "exit");
    await rm(folder, { recursive: true });
  }
}

async function openedAt(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /open at (http:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The shop did not start.");
}
