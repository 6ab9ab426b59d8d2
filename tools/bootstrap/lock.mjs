// A lock directory: one process at a time installs or builds, the others wait, and a dead holder is succeeded.
//
// The lock only saves double work. Installs and builds are made aside and renamed into place, so even two holders at
// once (a holder that was suspended for longer than STALE_MS) could not mix their files.

import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 200;
const HEARTBEAT_MS = 2000;
/** A holder that has not shown life for this long is gone, whatever its process id says now. */
const STALE_MS = 30_000;

/**
 * @template T
 * @param {string} directory
 * @param {(owner: string) => void} onWait told once who holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(directory, onWait, work) {
  mkdirSync(dirname(directory), { recursive: true });
  for (let isTold = false; !take(directory);) {
    if (succeedDeadHolder(directory)) continue;
    if (!isTold) onWait(readOwner(directory)?.pid ?? "unknown");
    isTold = true;
    await delay(POLL_MS);
  }
  const heartbeat = setInterval(() => touch(directory), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (isMine(directory)) rmSync(directory, { recursive: true, force: true });
  }
}

/** @param {string} directory */
function take(directory) {
  try {
    mkdirSync(directory);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
  try {
    writeFileSync(join(directory, "owner"), `${process.pid} ${hostname()}`);
  } catch (error) {
    // As on a full disk, which may have room for a folder and none for what is in it.
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  return true;
}

/** Moves a dead holder's lock away; true when the lock may be tried again. @param {string} directory */
function succeedDeadHolder(directory) {
  const owner = readOwner(directory);
  const idle = idleMs(directory);
  if (idle === undefined) return true;
  // Without a readable owner the holder is either about to write it or died before it could.
  const isDead = owner ? owner.host === hostname() && !isRunning(Number(owner.pid)) : idle > HEARTBEAT_MS;
  if (!isDead && idle < STALE_MS) return false;
  const aside = `${directory}-of-${owner?.pid ?? "unknown"}-${process.pid}`;
  try {
    renameSync(directory, aside);
  } catch {
    return true;
  }
  rmSync(aside, { recursive: true, force: true });
  return true;
}

/** @param {string} directory */
function readOwner(directory) {
  try {
    const [pid, host] = readFileSync(join(directory, "owner"), "utf8").split(" ");
    return pid && host ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} directory */
function isMine(directory) {
  const owner = readOwner(directory);
  return owner?.pid === String(process.pid) && owner.host === hostname();
}

/** @param {string} directory */
function idleMs(directory) {
  try {
    return Date.now() - statSync(directory).mtimeMs;
  } catch {
    return undefined;
  }
}

/** @param {string} directory */
function touch(directory) {
  try {
    utimesSync(directory, new Date(), new Date());
  } catch {
    // Someone took the lock over while this process was suspended; nothing to keep alive.
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
