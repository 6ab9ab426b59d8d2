// Measures the longest turn of the event loop during a task, which blocks everything else.

import { setImmediate as nextTurn, setTimeout as after } from "node:timers/promises";

export interface Stall {
  /** Wall-clock time in milliseconds, including other processes. */
  readonly wall: number;
  /** CPU time of this thread, as on an idle machine without disk waits. */
  readonly own: number;
}

export async function stallDuring(work: () => Promise<unknown>): Promise<Stall & { readonly milliseconds: number }> {
  let isOver = false;
  const watching = watch(() => isOver);
  await after(10);
  const began = performance.now();
  await work();
  const milliseconds = performance.now() - began;
  await nextTurn();
  isOver = true;
  return { ...(await watching), milliseconds };
}

/** Reads both clocks once per turn. */
async function watch(isOver: () => boolean): Promise<Stall> {
  let [wall, own] = [0, 0];
  let [clock, processor] = [performance.now(), spent()];
  while (!isOver()) {
    await nextTurn();
    const [now, nowSpent] = [performance.now(), spent()];
    wall = Math.max(wall, now - clock);
    own = Math.max(own, nowSpent - processor);
    [clock, processor] = [now, nowSpent];
  }
  return { wall, own };
}

function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
