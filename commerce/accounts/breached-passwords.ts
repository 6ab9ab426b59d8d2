// Asks a service for passwords that are known from breaches, by k-anonymity: it receives the first five hex digits of the SHA-1, and
// answers with all suffixes that share them. The password never leaves the shop. Without an answer, the password is accepted.

import { createHash } from "node:crypto";
import { createBreaker } from "#concurrency";

export type IsBreached = (password: string) => Promise<boolean>;

export interface BreachedOptions {
  /** Base URL of the ranges: "https://api.pwnedpasswords.com/range". */
  readonly url: string;
  readonly timeoutMs?: number;
  /** Called with the reason when it is new or opens the circuit, not for every password. */
  readonly onFailure: (reason: string) => void;
  readonly now?: () => number;
}

const TIMEOUT_MS = 1_500;
/** Consecutive failures that open the circuit, and the time it stays open. */
const FAILURES = 3;
const PAUSE_MS = 30_000;
/** A range with padding has about 1,000 lines of 40 characters. */
const LONGEST_ANSWER = 1_000_000;
const PREFIX = 5;
/** Suffix and number of breaches. */
const LINE = /^([0-9A-F]{35}):(\d+)$/;

export function breachedPasswords(options: BreachedOptions): IsBreached {
  const { url, timeoutMs = TIMEOUT_MS, onFailure, now = Date.now } = options;
  const base = url.replace(/\/+$/u, "");
  const breaker = createBreaker({ failures: FAILURES, pauseMs: PAUSE_MS, now });
  let lastReason = "";
  return async (password) => {
    if (!breaker.allows()) return false;
    // In the form that is stored.
    const hash = createHash("sha1").update(password.normalize("NFKC")).digest("hex").toUpperCase();
    try {
      const range = await readRange(`${base}/${hash.slice(0, PREFIX)}`, timeoutMs);
      breaker.succeeded();
      lastReason = "";
      return range.has(hash.slice(PREFIX));
    } catch (error) {
      const isOpened = breaker.failed();
      const reason = `The service for breached passwords failed: ${reasonOf(error)}.`;
      if (reason !== lastReason || isOpened) onFailure(reason);
      lastReason = reason;
      return false;
    }
  };
}

/** Suffixes of a range. Padding, which hides the length of the answer, has the count 0. */
async function readRange(address: string, timeoutMs: number): Promise<ReadonlySet<string>> {
  const response = await fetch(address, {
    headers: { "add-padding": "true", accept: "text/plain" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const text = await response.text();
  if (text.length > LONGEST_ANSWER) throw new Error("its answer is too long");
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  const parsed = lines.map((line) => LINE.exec(line.toUpperCase()));
  if (parsed.some((line) => line === null)) throw new Error("its answer is no range");
  return new Set(parsed.flatMap((line) => (line && Number(line[2]) > 0 ? [line[1] ?? ""] : [])));
}

/** Without the address, which has a part of the password's hash. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown reason";
  if (error.name === "TimeoutError") return "it took too long";
  return error.message === "fetch failed" ? "it cannot be reached" : error.message;
};
