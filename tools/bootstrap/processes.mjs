// Starting other programs: a step that is waited for, and the last program that takes this process's place.

import { spawn } from "node:child_process";
import { Interrupted } from "./failure.mjs";

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program to its end, quiet without its stdout. What it prints to stderr is shown when it has succeeded; of a failure it is
 * given back, for whoever can explain it in a sentence need not show it. A signal is passed on, and once the program has ended
 * the step is over with `Interrupted`, so that its caller can put things away. Its stdin is a pipe that says nothing and closes
 * when this process dies.
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
    const passOn = (signal) => {
      // A second signal means now: the step works aside, so nothing is lost by ending it at once.
      child.kill(received ? "SIGKILL" : signal);
      received = signal;
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    const finish = () => {
      for (const signal of SIGNALS) process.off(signal, passOn);
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
 * Ends this process by becoming another program, with the same id, terminal and signals. A Node that cannot do that
 * (before 23.11, or on Windows) starts the program and passes signals and the exit code on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function become(command, args, cwd) {
  process.chdir(cwd);
  if (typeof process.execve === "function" && process.platform !== "win32")
    process.execve(command, [command, ...args], /** @type {Record<string, string>} */ ({ ...process.env }));
  const child = spawn(command, args, { stdio: "inherit" });
  let isStopping = false;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // Ctrl-C reaches the child by itself and npm repeats it: one is enough to begin the graceful stop.
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
