// Starts other programs: steps that the bootstrap waits for, and the final program that replaces this process.

import { spawn } from "node:child_process";
import { Interrupted } from "./failure.mjs";
import { NODE_ENVIRONMENT } from "./pinned-node.mjs";

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program, with `isQuiet` without its stdout. Its stderr is printed if it succeeds and returned if it fails, because the
 * caller may have a better explanation. Signals are forwarded; once the program has ended, the promise rejects with `Interrupted`,
 * so that the caller can clean up. The program's stdin is an empty pipe that closes when this process dies.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, isQuiet?: boolean }} options
 * @returns {Promise<{ code: number, stderr: string }>}
 */
export function runStep(command, args, { isQuiet, ...options }) {
  return new Promise((resolve, reject) => {
    const env = { ...(options.env ?? process.env), ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }) };
    const child = spawn(command, args, { ...options, env, stdio: ["pipe", isQuiet ? "ignore" : "inherit", "pipe"] });
    /** @type {NodeJS.Signals | undefined} */
    let received;
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr = (stderr + chunk).slice(-20_000);
    });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // A second signal stops the step at once. It works in a staging folder, so nothing is lost.
      child.kill(received ? "SIGKILL" : signal);
      received = signal;
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const finish = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
    };
    child.on("error", (error) => {
      finish();
      reject(error);
    });
    child.on("close", (code, signal) => {
      finish();
      if (code === 0) process.stderr.write(stderr);
      if (received) reject(new Interrupted(received));
      else resolve({ code: code ?? 1, stderr: signal ? `${stderr}\nended by ${signal}` : stderr });
    });
  });
}

/**
 * Replaces this process by a program on the pinned Node, with the same id, terminal and signals. A Node without execve (before 23.11, or on
 * Windows) starts the program as a child and forwards signals and the exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function become(command, args, cwd) {
  process.chdir(cwd);
  const env = /** @type {Record<string, string>} */ ({ ...NODE_ENVIRONMENT, ...process.env });
  if (typeof process.execve === "function" && process.platform !== "win32")
    process.execve(command, [command, ...args], env);
  const child = spawn(command, args, { stdio: "inherit", env });
  let isStopping = false;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // The terminal sends Ctrl-C to the child too, and npm repeats it: one is enough for a graceful stop.
      if (!isStopping && !(signal === "SIGINT" && process.stdin.isTTY)) child.kill(signal);
      isStopping = true;
    });
  child.on("error", (error) => {
    console.error(`${command} could not be started: ${error.message}.`);
    process.exitCode = 1;
  });
  child.on("close", (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}
