import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";

const OPTIONS = { quietMs: 2_000, maxDelayMs: 20_000, restFactor: 20 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Debounced work that takes some milliseconds, with the start time of each run. */
function debounced(takes: number) {
  const startedAt: number[] = [];
  const start = Date.now();
  const own = debounce(async () => {
    startedAt.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, takes));
  }, OPTIONS);
  return { ...own, startedAt };
}

test("a burst of changes causes one run, after it ends", async () => {
  const { schedule, startedAt } = debounced(10);
  for (let change = 0; change < 5; change++) {
    schedule();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(startedAt).toEqual([6_000]);
});

test("changes that never pause cause a run after the maximum delay", async () => {
  const { schedule, startedAt } = debounced(10);
  for (let second = 0; second < 45; second++) {
    schedule();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(startedAt).toEqual([20_000, 40_000]);
});

test("the rest after a run grows with its duration, and a change meanwhile causes another run", async () => {
  const { schedule, startedAt } = debounced(3_000);
  schedule();
  await vi.advanceTimersByTimeAsync(3_000);
  schedule();
  await vi.advanceTimersByTimeAsync(200_000);
  // Started at 2 s, ended at 5 s, then rested for 60 s.
  expect(startedAt).toEqual([2_000, 65_000]);
});

test("no run starts after a stop", async () => {
  const { schedule, stop, startedAt } = debounced(10);
  schedule();
  stop();
  schedule();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(startedAt).toEqual([]);
});
