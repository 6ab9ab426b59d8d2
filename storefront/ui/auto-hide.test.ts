import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutoHide } from "./auto-hide.ts";

const NOTICE_MS = 4000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function shown() {
  const hide = vi.fn<() => void>();
  const autoHide = createAutoHide(NOTICE_MS, hide);
  autoHide.start();
  return { hide, autoHide };
}

test("a notice bar hides after 4000 ms [WL-07]", () => {
  const { hide } = shown();
  vi.advanceTimersByTime(3999);
  expect(hide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hide).toHaveBeenCalledTimes(1);
});

test.each([1, 2000, 3999])(
  "paused after %i ms, it hides half of the original time after it goes on [WL-07]",
  (after) => {
    const { hide, autoHide } = shown();
    vi.advanceTimersByTime(after);
    autoHide.pause();
    vi.advanceTimersByTime(60_000);
    expect(hide).not.toHaveBeenCalled();
    autoHide.resume();
    vi.advanceTimersByTime(1999);
    expect(hide).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hide).toHaveBeenCalledTimes(1);
  },
);

test("stopped, it never hides [WL-07]", () => {
  const { hide, autoHide } = shown();
  autoHide.stop();
  vi.advanceTimersByTime(60_000);
  expect(hide).not.toHaveBeenCalled();
});
