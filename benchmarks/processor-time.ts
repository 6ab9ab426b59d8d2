// Processor time of a program with all that it started, and of the whole machine, as Linux counts it; NaN elsewhere.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the kernel counts in: hundredths of a second, on every Linux that Node runs on. */
const TICK = 0.01;

/** Seconds that a process, and whatever stands below it, has used; of those that ended too, once they were waited for. */
export function secondsBelow(pid: number): number {
  const all = everyProcess();
  const sum = (parent: number): number => {
    const own = all.get(parent);
    const below = [...all].filter(([, { ppid }]) => ppid === parent);
    return (own?.seconds ?? 0) + below.reduce((total, [child]) => total + sum(child), 0);
  };
  return all.size === 0 ? Number.NaN : sum(pid);
}

/** Seconds of all cores together that were spent on anything. */
export function machineSeconds(): number {
  const [, ...ticks] = read("/proc/stat").split("\n", 1)[0]?.split(/\s+/).map(Number) ?? [];
  const [user = Number.NaN, nice = 0, system = 0, , , interrupts = 0, soft = 0] = ticks;
  return (user + nice + system + interrupts + soft) * TICK;
}

/** Of a PostgreSQL, by its folder. */
export const serverPid = (folder: string): number =>
  Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1)[0]);

function everyProcess(): ReadonlyMap<number, { readonly ppid: number; readonly seconds: number }> {
  const pids = list("/proc").filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((pid) => {
      const stat = read(`/proc/${pid}/stat`);
      // Its name is in brackets, and may contain anything.
      const fields = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number);
      const [, ppid = 0] = fields;
      // utime, stime, and the same of children that ended: fields 14 to 17 of proc(5), the first here being the third.
      const ticks = fields.slice(11, 15).reduce((total, one) => total + one, 0);
      return stat === "" ? [] : [[Number(pid), { ppid, seconds: ticks * TICK }] as const];
    }),
  );
}

/** A process may end between the two. */
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
