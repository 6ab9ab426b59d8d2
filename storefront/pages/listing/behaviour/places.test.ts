import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RESTORE_DELAY, SAFARI_RESTORE_DELAY } from "#search/constants";
import { createPlaces, isSafari, MOST_PLACES, restorePlace } from "./places.ts";
import { testStorage } from "./testing-storage.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("[LP-17] scroll position and page are remembered per path", () => {
  const storage = testStorage();
  createPlaces(() => storage).write("/women", { y: 4321.5, page: 3 });
  createPlaces(() => storage).write("/men", { y: 0, page: 1 });
  expect(createPlaces(() => storage).read("/women")).toEqual({ y: 4321.5, page: 3 });
  expect(createPlaces(() => storage).read("/kids")).toBeUndefined();
});

test.each(["{", "null", "[1]", '[["/women",{"y":"5","page":1}]]', '{"a":1}'])(
  "[LP-17] [ER-01] corrupt places are cleared: %s",
  (text) => {
    const storage = testStorage();
    storage.items.set("places", text);
    const places = createPlaces(() => storage);
    expect(places.read("/women")).toBeUndefined();
    expect(storage.items.size).toBe(0);
    places.write("/women", { y: 1, page: 1 });
    expect(places.read("/women")).toEqual({ y: 1, page: 1 });
  },
);

test("[ER-01] without a storage places last as long as the document", () => {
  const places = createPlaces(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  places.write("/women", { y: 1, page: 1 });
  expect(places.read("/women")).toEqual({ y: 1, page: 1 });
});

test("[ER-01] a full storage is no failure", () => {
  const storage = testStorage(10);
  const places = createPlaces(() => storage);
  expect(() => places.write("/women", { y: 1, page: 1 })).not.toThrow();
});

test("only the latest places are remembered", () => {
  const storage = testStorage();
  const places = createPlaces(() => storage);
  for (let n = 0; n <= MOST_PLACES; n++) places.write(`/${n}`, { y: n, page: 1 });
  expect(places.read("/0")).toBeUndefined();
  expect(places.read(`/${MOST_PLACES}`)).toEqual({ y: MOST_PLACES, page: 1 });
});

test.each([
  ["Safari", true, SAFARI_RESTORE_DELAY, 300],
  ["others", false, RESTORE_DELAY, 10],
])("[LP-17] %s restore a place after their delay", (_, safari, delay, milliseconds) => {
  expect(delay).toBe(milliseconds);
  const scrollTo = vi.fn<(x: number, y: number) => void>();
  restorePlace({ y: 1234, page: 2 }, { scrollTo, isSafari: safari });
  vi.advanceTimersByTime(delay - 1);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 1234);
});

test("a restoration that is called off does not scroll", () => {
  const scrollTo = vi.fn<(x: number, y: number) => void>();
  restorePlace({ y: 1234, page: 2 }, { scrollTo, isSafari: false })();
  vi.runAllTimers();
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  [
    true,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  ],
  [
    true,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  ],
  [false, "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36"],
  [false, "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0"],
])("Safari: %s for %s", (expected, userAgent) => {
  expect(isSafari(userAgent)).toBe(expected);
});
