// Long work in the process that serves: others get their turn after every few milliseconds of it.

import { setImmediate } from "node:timers/promises";

/** What a shopper's request waits for at most, by each piece of work, in milliseconds. */
const LONGEST = 5;

/** To be awaited between two steps; waits only when it is others' turn. */
export function createTurns(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < LONGEST) return;
    await setImmediate();
    since = now();
  };
}
