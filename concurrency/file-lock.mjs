// A lock file: one process at a time holds it. Plain JavaScript without packages, because the bootstrap uses it before packages
// are installed.
//
// The file names its holder. It is written aside and linked into place, so it is either complete or absent. The lock of a dead
// process is taken over at once: a process is identified by its id and start time, so a reused process id does not count. A
// holder on another host or in another container cannot be inspected, so holders touch the file regularly and a silent lock
// expires.

import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const TOUCH_EVERY_MS = 10_000;
const SILENT_AFTER_MS = 60_000;
const POLL_MS = 200;

/** A process; `began` is its start time. @typedef {{ readonly pid: number, readonly began: string, readonly host: string }} Holder */
/** @typedef {{ readonly kind: "held", readonly release: () => void }} HeldLock */
/** @typedef {{ readonly kind: "in-use", readonly holder: Holder }} LockInUse */
/**
 * @typedef {object} LockOptions
 * @property {boolean} [canExpire] Also takes the lock from a live process on this host that has not touched it for a minute, as
 *   when it is suspended. Only for work that two processes can do at once without harm.
 */

/**
 * Takes the lock, or says who holds it.
 * @param {string} file
 * @param {LockOptions} [options]
 * @returns {HeldLock | LockInUse}
 */
export function acquireLock(file, options = {}) {
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  const text = JSON.stringify({
    pid: process.pid,
    began: startTimeOf(process.pid) ?? "unknown",
    host: hostname(),
  });
  try {
    writeFileSync(draft, text);
    for (;;) {
      if (linkIfFree(draft, file)) return hold(file, text);
      const found = readLock(file);
      if (found === undefined) continue;
      const { holder } = found;
      if (holder !== undefined && isActive(holder, file, options)) return { kind: "in-use", holder };
      removeStale(file, found.text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Runs the work while holding the lock; waits for it as long as needed.
 * @template T
 * @param {string} file
 * @param {LockOptions & { onWait: (holder: Holder) => void }} options `onWait` is called once if another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, { onWait, ...options }, work) {
  mkdirSync(dirname(file), { recursive: true });
  let lock = acquireLock(file, options);
  if (lock.kind === "in-use") onWait(lock.holder);
  while (lock.kind === "in-use") {
    await delay(POLL_MS);
    lock = acquireLock(file, options);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {HeldLock}
 */
function hold(file, text) {
  const timer = setInterval(() => touch(file), TOUCH_EVERY_MS);
  timer.unref();
  const release = () => {
    clearInterval(timer);
    if (readLock(file)?.text === text) rmSync(file, { force: true });
  };
  return { kind: "held", release };
}

/**
 * Removes a stale lock. If another process removed it first and the lock moved aside is a new one, that one is put back.
 * @param {string} file
 * @param {string} staleText
 */
function removeStale(file, staleText) {
  const aside = `${file}.stale.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  if (readFileSync(aside, "utf8") !== staleText) linkIfFree(aside, file);
  rmSync(aside, { force: true });
}

/**
 * @param {Holder} holder
 * @param {string} file
 * @param {LockOptions} options
 */
function isActive({ pid, began, host }, file, { canExpire = false }) {
  const isSilent = Date.now() - touchedAt(file) >= SILENT_AFTER_MS;
  if (host !== hostname()) return !isSilent;
  if (canExpire && isSilent) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if (!hasCode(error, "EPERM")) return false;
  }
  const now = startTimeOf(pid);
  return now === undefined || now === began;
}

/**
 * Start time of a process in a unit of the system, only ever compared for equality. "dead" for a zombie, which has ended but was
 * not yet reaped, as under a container's first process that never reaps.
 * @param {number} pid
 * @returns {string | undefined}
 */
function startTimeOf(pid) {
  if (process.platform === "linux") {
    try {
      // Field 22. Field 2 is the command in brackets and may contain spaces, so count from the closing bracket.
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields[0] === "Z" || fields[0] === "X" ? "dead" : fields[19];
    } catch {
      return undefined;
    }
  }
  if (process.platform === "win32") return undefined;
  const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}

/**
 * Undefined if there is no lock; without a holder if the file is malformed.
 * @param {string} file
 * @returns {{ readonly text: string, readonly holder: Holder | undefined } | undefined}
 */
function readLock(file) {
  try {
    const text = readFileSync(file, "utf8");
    return { text, holder: parseHolder(text) };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/**
 * @param {string} text
 * @returns {Holder | undefined}
 */
function parseHolder(text) {
  try {
    const { pid, began, host } = JSON.parse(text);
    const isValid = Number.isInteger(pid) && pid > 0 && typeof began === "string" && typeof host === "string";
    return isValid ? { pid, began, host } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkIfFree(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed, or another process took the lock over: there is nothing to touch.
  }
}

/** @param {string} file */
function touchedAt(file) {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const hasCode = (error, code) => error instanceof Error && "code" in error && error.code === code;
