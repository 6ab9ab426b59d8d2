// The lock of a data folder: one process at a time, since the embedded database itself would let a second one lose rows.
//
// The lock is a file naming its holder. It appears whole or not at all (written aside, then linked), and the lock of a
// process that died is taken over at once: a process is known by its number and the moment it began, so a number given
// again to another process does not count. A holder on another machine or in another container cannot be looked up, so
// holders touch the file regularly and there silence stands for death.

import { spawnSync } from "node:child_process";
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const TOUCH_EVERY_MS = 10_000;
const SILENT_AFTER_MS = 60_000;

const Holder = z.object({ pid: z.number().int().positive(), began: z.string(), host: z.string() });
export type Holder = z.infer<typeof Holder>;

export type FolderLock =
  | { readonly kind: "held"; readonly release: () => void }
  | { readonly kind: "in-use"; readonly holder: Holder };

export function lockFolder(folder: string): FolderLock {
  const file = join(folder, "lock");
  const mine: Holder = { pid: process.pid, began: beganAt(process.pid) ?? "unknown", host: hostname() };
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (;;) {
      if (linkIfFree(draft, file)) return hold(file, mine);
      const found = readLock(file);
      if (found === "gone") continue;
      if (found.holder !== undefined && isAlive(found.holder, file)) return { kind: "in-use", holder: found.holder };
      removeStale(file, found.text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function hold(file: string, mine: Holder): FolderLock {
  const timer = setInterval(() => touch(file), TOUCH_EVERY_MS);
  timer.unref();
  const release = (): void => {
    clearInterval(timer);
    const now = readLock(file);
    if (now !== "gone" && now.text === JSON.stringify(mine)) rmSync(file, { force: true });
  };
  return { kind: "held", release };
}

/** Takes a stale lock away, unless another process did so first and its own lock is what was moved: that one is put back. */
function removeStale(file: string, staleText: string): void {
  const aside = `${file}.stale.${crypto.randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  if (readFileSync(aside, "utf8") !== staleText) linkIfFree(aside, file);
  rmSync(aside, { force: true });
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - touchedAt(file) < SILENT_AFTER_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if (!hasCode(error, "EPERM")) return false;
  }
  const began = beganAt(holder.pid);
  return began === undefined || began === holder.began;
}

/** When a process began, in whatever unit the system tells: only ever compared for equality. "dead" for one that has ended
 * but was not yet taken note of by its parent, as under a container's first process that takes note of none. */
function beganAt(pid: number): string | undefined {
  if (process.platform === "linux") {
    try {
      // The 22nd field; the 2nd is the command in brackets and may hold spaces, so count from the closing bracket.
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

function readLock(file: string): "gone" | { readonly text: string; readonly holder: Holder | undefined } {
  try {
    const text = readFileSync(file, "utf8");
    return { text, holder: parseHolder(text) };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "gone";
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed under the running shop; its queries will say so.
  }
}

function touchedAt(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
