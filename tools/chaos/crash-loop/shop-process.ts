// A shop in a process of its own, to be killed: started on a data folder, found by its access file, ended without warning.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { readAccess, type Access } from "#server/catalogue/access.ts";

/** Longer than any start after a kill takes, on a busy machine too. */
const START_MS = 120_000;

export interface ShopProcess {
  /** Resolves when the shop is open; rejects when it ends before or does not come up. */
  readonly open: Promise<Access>;
  /** kill -9; resolves when the process is gone. */
  readonly kill: () => Promise<void>;
}

export function startShop(entry: string, dataDir: string): ShopProcess {
  const said: string[] = [];
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DEMO_PRODUCTS: "0", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Whatever ends this process, the shop does not outlive it.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const ended = once(child, "exit");
  child.once("exit", () => process.off("exit", end));
  const open = waitUntilOpen(child, said, dataDir);
  // Heard by whoever waits; a shop that is killed while it starts has nobody waiting.
  open.catch(() => {});
  return {
    open,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function waitUntilOpen(child: ChildProcess, said: string[], dataDir: string): Promise<Access> {
  const { promise, resolve, reject } = Promise.withResolvers<Access>();
  const fail = (why: string) => reject(new Error(`${why}. It said:\n${said.join("\n")}`));
  const late = setTimeout(() => fail("The shop did not come up"), START_MS);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      said.push(line);
      if (!line.startsWith("The shop is open at")) return;
      const access = readAccess(dataDir);
      if (access) resolve(access);
      else fail("The shop is open and has left no access file");
    });
  }
  child.once("exit", (code, signal) => fail(`The shop ended with ${signal ?? code} while it started`));
  return promise.finally(() => clearTimeout(late));
}
