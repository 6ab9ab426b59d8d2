// Yields to the event loop during long work, so that requests are not blocked.

import { setImmediate } from "node:timers/promises";

/** Longest time without yielding, in milliseconds. */
const MAX_MS = 5;

/** The returned function is awaited between steps; it yields only when the time is up. */
export function createYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < MAX_MS) return;
    await setImmediate();
    since = now();
  };
}

/** The items one after another, between which others run. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const yieldToOthers = createYielder();
  for (const item of items) {
    await yieldToOthers();
    yield item;
  }
}
