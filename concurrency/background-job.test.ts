import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startJob, type JobOptions } from "./background-job.ts";

const EVERY_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job whose runs end when the test says so. */
function startControlled(options: Partial<JobOptions> = {}) {
  const runs: PromiseWithResolvers<boolean | void>[] = [];
  const errors: unknown[] = [];
  const run = () => {
    runs.push(Promise.withResolvers());
    return runs.at(-1)!.promise;
  };
  const job = startJob({ run, everyMs: EVERY_MS, onError: (error) => errors.push(error), ...options });
  return { job, runs, errors, tick: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
}

test("runs at once, and then at every interval", async () => {
  const { job, runs, tick } = startControlled();
  expect(runs).toHaveLength(1);
  runs[0]!.resolve();
  await tick(EVERY_MS);
  expect(runs).toHaveLength(2);
  runs[1]!.resolve();
  await job.close();
});

test("waits for the first interval where it is told to", async () => {
  const { job, runs, tick } = startControlled({ startsAtOnce: false });
  await tick(EVERY_MS - 1);
  expect(runs).toHaveLength(0);
  await tick(1);
  expect(runs).toHaveLength(1);
  runs[0]!.resolve();
  await job.close();
});

test("one run at a time: nudges meanwhile make one more run, and resolve after it", async () => {
  const { job, runs, tick } = startControlled();
  let isIdle = false;
  void job.nudge();
  void job.nudge().then(() => (isIdle = true));
  await tick(0);
  expect(runs).toHaveLength(1);
  runs[0]!.resolve();
  await tick(0);
  expect([runs.length, isIdle]).toEqual([2, false]);
  runs[1]!.resolve();
  await tick(0);
  expect([runs.length, isIdle]).toEqual([2, true]);
  await job.close();
});

test("runs again for as long as a run reports more work", async () => {
  const left = [true, true, false];
  const run = vi.fn<JobOptions["run"]>(async () => left.shift() ?? false);
  const { job, tick } = startControlled({ run });
  await tick(0);
  expect(run).toHaveBeenCalledTimes(3);
  await job.close();
});

test("reports what a run throws, at once or later, and tries again", async () => {
  const run = vi.fn<JobOptions["run"]>(async () => undefined);
  run.mockImplementationOnce(() => {
    throw new Error("at once");
  });
  run.mockRejectedValueOnce(new Error("later"));
  const { job, errors, tick } = startControlled({ run });
  await job.nudge();
  await tick(EVERY_MS);
  expect(errors.map(String)).toEqual(["Error: at once", "Error: later"]);
  expect(run).toHaveBeenCalledTimes(3);
  await job.close();
});

test("ignores nudges and intervals for the pause after an error", async () => {
  const run = vi.fn<JobOptions["run"]>(async () => undefined);
  run.mockRejectedValueOnce(new Error("down"));
  const { job, tick } = startControlled({ run, pauseAfterErrorMs: 2 * EVERY_MS });
  await tick(EVERY_MS);
  await job.nudge();
  expect(run).toHaveBeenCalledTimes(1);
  await tick(EVERY_MS);
  expect(run).toHaveBeenCalledTimes(2);
  await job.close();
});

test("closing waits for the current run, tells it, and starts no other", async () => {
  let signal: AbortSignal | undefined;
  const ended = Promise.withResolvers<boolean>();
  const run = vi.fn<JobOptions["run"]>((closing) => {
    signal = closing;
    return ended.promise;
  });
  const { job, tick } = startControlled({ run });
  let isClosed = false;
  void job.close().then(() => (isClosed = true));
  await tick(3 * EVERY_MS);
  expect([signal?.aborted, isClosed]).toEqual([true, false]);
  ended.resolve(true);
  await tick(0);
  expect(isClosed).toBe(true);
  await job.nudge();
  expect(run).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
