// CPU time of a process with its descendants, and of the whole machine, from /proc; NaN on other systems than Linux.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The kernel's clock tick: a hundredth of a second. */
const TICK = 0.01;

/** CPU seconds of a process and its descendants, including reaped ones. */
export function secondsBelow(pid: number): number {
  const all = everyProcess();
  const sum = (parent: number): number => {
    const own = all.get(parent);
    const below = [...all].filter(([, { ppid }]) => ppid === parent);
    return (own?.seconds ?? 0) + below.reduce((total, [child]) => total + sum(child), 0);
  };
  return all.size === 0 ? Number.NaN : sum(pid);
}

/** Busy seconds of all cores. */
export function machineSeconds(): number {
  const [, ...ticks] = read("/proc/stat").split("\n", 1)[0]?.split(/\s+/).map(Number) ?? [];
  const [user = Number.NaN, nice = 0, system = 0, , , interrupts = 0, soft = 0] = ticks;
  return (user + nice + system + interrupts + soft) * TICK;
}

/** Process id of a PostgreSQL server by its folder. */
export const serverPid = (folder: string): number =>
  Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1)[0]);

function everyProcess(): ReadonlyMap<number, { readonly ppid: number; readonly seconds: number }> {
  const pids = list("/proc").filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((pid) => {
      const stat = read(`/proc/${pid}/stat`);
      // The process name is in parentheses and may contain anything.
      const fields = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number);
      const [, ppid = 0] = fields;
      // utime, stime, cutime and cstime: fields 14 to 17 of proc(5); this list starts at the third field.
      const ticks = fields.slice(11, 15).reduce((total, one) => total + one, 0);
      return stat === "" ? [] : [[Number(pid), { ppid, seconds: ticks * TICK }] as const];
    }),
  );
}

/** A process may exit between listing and reading. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
