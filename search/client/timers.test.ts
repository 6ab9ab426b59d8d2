import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FILTER_DEBOUNCE, LOAD_MORE_THROTTLE, PRICE_DEBOUNCE, RESIZE_DEBOUNCE } from "../constants.ts";
import { debounce, throttle } from "./timers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("[FL-02] five quick filter clicks run one search, 700 ms after the last", () => {
  const search = vi.fn<(click: number) => void>();
  const later = debounce(search, FILTER_DEBOUNCE);
  for (const click of [1, 2, 3, 4, 5]) {
    later(click);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(599);
  expect(search).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(search.mock.calls).toEqual([[5]]);
});

test("[FL-13] typing a price runs one search after 1000 ms, or immediately on Enter or blur, but only once", () => {
  const search = vi.fn<(price: string) => void>();
  const later = debounce(search, PRICE_DEBOUNCE);
  later("1");
  vi.advanceTimersByTime(999);
  later("12");
  vi.advanceTimersByTime(999);
  expect(search).not.toHaveBeenCalled();
  later.flush();
  expect(search.mock.calls).toEqual([["12"]]);
  later.flush();
  vi.advanceTimersByTime(5_000);
  expect(search).toHaveBeenCalledOnce();
});

test("a debounced call can be cancelled", () => {
  const resized = vi.fn<() => void>();
  const later = debounce(resized, RESIZE_DEBOUNCE);
  later();
  later.cancel();
  vi.advanceTimersByTime(1_000);
  expect(resized).not.toHaveBeenCalled();
  later();
  vi.advanceTimersByTime(250);
  expect(resized).toHaveBeenCalledOnce();
});

test("[LP-14] scrolling is throttled to every 150 ms, including the first and last call", () => {
  const more = vi.fn<(at: number) => void>();
  const scrolled = throttle(more, LOAD_MORE_THROTTLE);
  for (let at = 0; at < 400; at += 10) {
    scrolled(at);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1_000);
  expect(more.mock.calls).toEqual([[0], [140], [290], [390]]);
});
