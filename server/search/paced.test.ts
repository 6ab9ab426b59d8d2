import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPaced } from "./paced.ts";

const PACE = { restMs: 2_000, mostMs: 20_000, breather: 20 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes some milliseconds, and when each round of it began. */
function paced(takes: number) {
  const began: number[] = [];
  const start = Date.now();
  const own = createPaced(async () => {
    began.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, takes));
  }, PACE);
  return { ...own, began };
}

test("a burst of changes is followed once, when it rests", async () => {
  const { soon, began } = paced(10);
  for (let change = 0; change < 5; change++) {
    soon();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(began).toEqual([6_000]);
});

test("changes that never rest are followed all the same", async () => {
  const { soon, began } = paced(10);
  for (let second = 0; second < 45; second++) {
    soon();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(began).toEqual([20_000, 40_000]);
});

test("the longer the work takes, the longer it is left alone; a change meanwhile is not forgotten", async () => {
  const { soon, began } = paced(3_000);
  soon();
  await vi.advanceTimersByTimeAsync(3_000);
  soon();
  await vi.advanceTimersByTimeAsync(200_000);
  // Begun at 2 s, through at 5 s, then 60 s of rest.
  expect(began).toEqual([2_000, 65_000]);
});

test("a stopped one begins nothing more", async () => {
  const { soon, stop, began } = paced(10);
  soon();
  stop();
  soon();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(began).toEqual([]);
});
