// Runs the built shop as a process, for tests that start, stop and kill it.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

export interface ShopProcess {
  readonly child: ChildProcess;
  /** Resolves with the first line on stderr that matches, and rejects if the process ends first. */
  readonly line: (pattern: RegExp) => Promise<string>;
  readonly exit: Promise<{ readonly code: number | null; readonly errors: string }>;
}

/** The address of the shop, once it is open. */
export const addressOf = async ({ line }: ShopProcess): Promise<string> => {
  const said = await line(/open at http/);
  return said.slice(said.indexOf("http"));
};

export function startShop(environment: Record<string, string>, args: readonly string[] = []): ShopProcess {
  const child = spawn(process.execPath, ["dist/server/main.js", ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  const listeners = new Set<() => void>();
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
    for (const listener of listeners) listener();
  });
  const exit = once(child, "close").then(([code]) => ({ code: code as number | null, errors }));
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = errors.split("\n").find((one) => pattern.test(one));
        if (found === undefined) return;
        listeners.delete(look);
        resolve(found.trim());
      };
      listeners.add(look);
      look();
      void exit.then(() => reject(new Error(`The shop ended before it printed ${pattern}: ${errors}`)));
    });
  return { child, line, exit };
}
