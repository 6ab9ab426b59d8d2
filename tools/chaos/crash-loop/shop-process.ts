// A shop process to be killed: started on a data folder, found by its access file.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { readAccess, type Access } from "#server/catalogue/access.ts";

/** Timeout of a start after a kill, generous for busy machines. */
const START_MS = 120_000;

export interface ShopProcess {
  /** Resolves when the shop is open, and rejects if it ends first or does not start in time. */
  readonly open: Promise<Access>;
  /** Sends SIGKILL, and resolves when the process has ended. */
  readonly kill: () => Promise<void>;
}

export function startShop(entry: string, dataDir: string): ShopProcess {
  const output: string[] = [];
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DEMO_PRODUCTS: "0", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // The shop must not outlive this process.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const ended = once(child, "exit");
  child.once("exit", () => process.off("exit", end));
  const open = waitUntilOpen(child, output, dataDir);
  // A shop that is killed while it starts has no caller waiting for this promise.
  open.catch(() => {});
  return {
    open,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function waitUntilOpen(child: ChildProcess, output: string[], dataDir: string): Promise<Access> {
  const { promise, resolve, reject } = Promise.withResolvers<Access>();
  const fail = (reason: string) => reject(new Error(`${reason}. Its output:\n${output.join("\n")}`));
  const timeout = setTimeout(() => fail("The shop did not start in time"), START_MS);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      output.push(line);
      if (!line.startsWith("The shop is open at")) return;
      const access = readAccess(dataDir);
      if (access) resolve(access);
      else fail("The shop is open but has written no access file");
    });
  }
  child.once("exit", (code, signal) => fail(`The shop ended with ${signal ?? code} while it started`));
  return promise.finally(() => clearTimeout(timeout));
}
