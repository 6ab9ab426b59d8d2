// Runs the programs of the test stages, each in a process group of its own that ends when this process does.

import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

const GRACE_MS = 5000;
const groups = new Set<number>();
let isStopping = false;

export interface RunOptions {
  /** Added to this process's own; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs a program with its output shown and gives its exit code; 127 when there is no such program. Once everything is
 * being stopped nothing more is started and no run comes to its end, so that whatever waits for one goes no further.
 */
export function run(command: string, args: readonly string[], { env = {} }: RunOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    if (isStopping) return;
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
      env: { ...childEnvironment(), ...env },
    });
    const { pid } = child;
    if (pid !== undefined) groups.add(pid);
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on("close", (code) => {
      // What the program left behind in its group must not outlive it.
      if (pid !== undefined) signalGroup(pid, "SIGKILL");
      if (pid !== undefined) groups.delete(pid);
      if (!isStopping) resolve(code ?? 1);
    });
  });
}

/** Ends every running group: kindly, and after a few seconds for good. */
export async function stopAll(): Promise<void> {
  isStopping = true;
  const running = [...groups];
  for (const group of running) signalGroup(group, "SIGTERM");
  const deadline = Date.now() + GRACE_MS;
  while (groups.size > 0 && Date.now() < deadline) await delay(50);
  for (const group of running) signalGroup(group, "SIGKILL");
}

function signalGroup(group: number, signal: NodeJS.Signals) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended by itself.
  }
}

/** Colours only where someone can see them. */
function childEnvironment(): NodeJS.ProcessEnv {
  if (process.stdout.isTTY) return process.env;
  const { FORCE_COLOR: _colour, ...env } = process.env;
  return { ...env, NO_COLOR: "1" };
}
