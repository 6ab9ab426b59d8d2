// For how long one turn of the event loop lasts at most while something is done: nothing else can happen meanwhile.

import { setImmediate as nextTurn, setTimeout as after } from "node:timers/promises";

export interface Stall {
  /** Milliseconds by the clock: also what the machine gave to others. */
  readonly wall: number;
  /** Of the processor, by this thread alone: what it would be on an idle machine, but for waiting for the disk. */
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

/** Looks at both clocks once a turn. */
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
