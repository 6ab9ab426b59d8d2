import { expect, test } from "vitest";
import { createBreaker } from "./circuit-breaker.ts";

const FAILURES = 3;
const PAUSE_MS = 1_000;

function openBreaker() {
  let time = 0;
  const breaker = createBreaker({ failures: FAILURES, pauseMs: PAUSE_MS, now: () => time });
  const opened = Array.from({ length: FAILURES }, () => breaker.failed());
  return { breaker, opened, wait: (milliseconds: number) => (time += milliseconds) };
}

test("opens at the last of the consecutive failures, and rejects until the pause is over", () => {
  const { breaker, opened, wait } = openBreaker();
  expect(opened).toEqual([false, false, true]);
  expect([breaker.isOpen(), breaker.allows()]).toEqual([true, false]);
  wait(PAUSE_MS - 1);
  expect(breaker.allows()).toBe(false);
  wait(1);
  expect(breaker.allows()).toBe(true);
});

test("a success in between starts the count again", () => {
  const breaker = createBreaker({ failures: 2, pauseMs: PAUSE_MS, now: () => 0 });
  breaker.failed();
  breaker.succeeded();
  expect([breaker.failed(), breaker.allows()]).toEqual([false, true]);
});

test("one trial is let through after the pause; its success closes the circuit", () => {
  const { breaker, wait } = openBreaker();
  wait(PAUSE_MS);
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.isOpen(), breaker.allows(), breaker.allows()]).toEqual([false, true, true]);
});

test("a failed trial starts another pause, and is not reported as a new opening", () => {
  const { breaker, wait } = openBreaker();
  wait(PAUSE_MS);
  expect(breaker.allows()).toBe(true);
  wait(10);
  expect(breaker.failed()).toBe(false);
  wait(PAUSE_MS - 1);
  expect(breaker.allows()).toBe(false);
  wait(1);
  expect(breaker.allows()).toBe(true);
});
