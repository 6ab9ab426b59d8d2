import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOAD_MORE_DISTANCE, LOAD_MORE_THROTTLE } from "#search/constants";
import { createNearEnd } from "./near-end.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function list(begin: number, { page = 1, pauseAfter = 0 } = {}) {
  const at = { page, distance: begin, isBusy: false, hasFailed: false, isPast: false };
  const load = vi.fn<() => void>(() => (at.page += 1));
  const distance = vi.fn<() => number>(() => at.distance);
  const end = createNearEnd({
    pauseAfter,
    page: () => at.page,
    distance,
    isBusy: () => at.isBusy,
    hasFailed: () => at.hasFailed,
    isPast: () => at.isPast,
    load,
  });
  return { at, load, distance, end };
}

test("[LP-14] more is loaded within 2500 px of the end of the list, and not before", () => {
  expect(LOAD_MORE_DISTANCE).toBe(2_500);
  const { at, load, end } = list(LOAD_MORE_DISTANCE + 1);
  end.look();
  expect(load).not.toHaveBeenCalled();
  at.distance = LOAD_MORE_DISTANCE;
  vi.advanceTimersByTime(LOAD_MORE_THROTTLE);
  end.look();
  expect(load).toHaveBeenCalledTimes(1);
});

test("[LP-14] scrolling is looked at once in 150 ms, and where it ends is not missed", () => {
  expect(LOAD_MORE_THROTTLE).toBe(150);
  const { at, load, distance, end } = list(9_000);
  for (let n = 0; n < 15; n++) {
    end.look();
    vi.advanceTimersByTime(10);
  }
  expect(distance).toHaveBeenCalledTimes(2);
  at.distance = 100;
  end.look();
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LOAD_MORE_THROTTLE);
  expect(load).toHaveBeenCalledTimes(1);
});

test("nothing is loaded while a page is on its way", () => {
  const { at, load, end } = list(100);
  at.isBusy = true;
  end.look();
  end.ask();
  expect(load).not.toHaveBeenCalled();
});

/** Scrolls near the end several times. */
function scroll({ look }: { readonly look: () => void }) {
  for (let n = 0; n < 10; n++) {
    look();
    vi.advanceTimersByTime(LOAD_MORE_THROTTLE);
  }
}

test("[LP-14] by default the list goes on loading, but not while the visitor is in the footer", () => {
  const { at, load, end } = list(100);
  scroll(end);
  expect(load).toHaveBeenCalledTimes(10);
  at.isPast = true;
  scroll(end);
  expect(load).toHaveBeenCalledTimes(10);
});

test("[LP-14] with a pause after two pages, the list waits for the button", () => {
  const { at, load, end } = list(100, { pauseAfter: 2 });
  scroll(end);
  expect(at.page).toBe(3);
  end.ask();
  scroll(end);
  expect(load).toHaveBeenCalledTimes(2 + 1 + 2);
});

test("[LP-17] with a pause, nothing loads on return to a later page until the visitor asks", () => {
  const { load, end } = list(100, { page: 6, pauseAfter: 2 });
  scroll(end);
  expect(load).not.toHaveBeenCalled();
  end.ask();
  expect(load).toHaveBeenCalledTimes(1);
});

test("[ER-01] a page that failed is not asked for again and again, but when the visitor asks", () => {
  const { at, load, end } = list(100);
  at.hasFailed = true;
  scroll(end);
  expect(load).not.toHaveBeenCalled();
  end.ask();
  expect(load).toHaveBeenCalledTimes(1);
});

test("another listing begins anew", () => {
  const { at, load, end } = list(100, { page: 6, pauseAfter: 2 });
  end.ask();
  at.page = 1;
  load.mockClear();
  scroll(end);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a list that is left looks no more", () => {
  const { at, load, end } = list(9_000);
  end.look();
  at.distance = 0;
  end.look();
  end.stop();
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
