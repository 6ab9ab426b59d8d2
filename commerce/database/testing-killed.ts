// For tests: runs a process that works on an embedded database, kills it, and opens the database afterwards.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach } from "vitest";
import { openDatabase, type Database } from "./open.ts";
import { copyFolder } from "./testing.ts";

export interface Killed {
  /** A copy of the migrated embedded database. */
  readonly copy: () => Promise<string>;
  readonly open: (folder: string) => Promise<Database>;
  /** Runs a script, calls `onLine` for each line of its output, and returns the signal that ended it. */
  readonly run: (
    script: string,
    args: readonly string[],
    onLine: (line: string, kill: () => void) => void,
  ) => Promise<NodeJS.Signals | null>;
}

/** Call it at the top of a test file. It cleans up after each test. */
export function useKilled(): Killed {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  });
  return {
    copy: async () => {
      const { location, remove } = await copyFolder();
      cleanups.push(remove);
      return "dataDir" in location ? location.dataDir : "";
    },
    open: async (folder) => {
      const opened = await openDatabase({ dataDir: folder });
      if (opened.kind === "refused") throw new Error(opened.reason);
      cleanups.push(opened.database.close);
      return opened.database;
    },
    run: async (script, args, onLine) => {
      const shop = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
      const kill = async (): Promise<void> => {
        if (shop.exitCode !== null || shop.signalCode !== null) return;
        const ended = once(shop, "exit");
        shop.kill("SIGKILL");
        await ended;
      };
      cleanups.push(kill);
      for await (const line of createInterface(shop.stdout)) onLine(line, () => void kill());
      if (shop.signalCode === null && shop.exitCode === null) await once(shop, "exit");
      return shop.signalCode;
    },
  };
}
