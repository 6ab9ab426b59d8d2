// Runs the programs of the test stages, each in its own process group, which ends when this process does.

import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

const GRACE_MS = 5000;
const groups = new Set<number>();
let isStopping = false;

export interface RunOptions {
  /** Added to the environment; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Receives the output, which is printed otherwise. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

/**
 * Runs a program and returns its exit code, or 127 if it cannot be started. Once `stopAll` has been called, no program is started
 * and no run resolves, so that callers do not continue.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, onOutput }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    if (isStopping) return;
    const output = onOutput ? "pipe" : "inherit";
    const child = spawn(command, args, {
      stdio: ["ignore", output, output],
      detached: true,
      env: { ...childEnvironment(), ...(onOutput && process.stdout.isTTY && { FORCE_COLOR: "1" }), ...env },
    });
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput);
    const { pid } = child;
    if (pid !== undefined) groups.add(pid);
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on("close", (code) => {
      // Processes that the program started must not outlive it.
      if (pid !== undefined) signalGroup(pid, "SIGKILL");
      if (pid !== undefined) groups.delete(pid);
      if (!isStopping) resolve(code ?? 1);
    });
  });
}

/** Stops every running group: with SIGTERM, and a few seconds later with SIGKILL. */
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
    // The group has already ended.
  }
}

/** Colours only on a terminal. */
function childEnvironment(): NodeJS.ProcessEnv {
  if (process.stdout.isTTY) return process.env;
  const { FORCE_COLOR: _colour, ...env } = process.env;
  return { ...env, NO_COLOR: "1" };
}
