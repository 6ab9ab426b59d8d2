import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { latest, type SearchProgress } from "./latest.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number, response: string) => (): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(response), milliseconds);
  });

function observedSearches() {
  const reported: SearchProgress<string>[] = [];
  return { reported, searches: latest<string>((progress) => reported.push(progress)) };
}

test("[SR-17] a late response never overwrites a newer one", async () => {
  const { reported, searches } = observedSearches();
  const signals: AbortSignal[] = [];
  void searches.search((signal) => {
    signals.push(signal);
    return after(500, "old")();
  });
  await vi.advanceTimersByTimeAsync(50);
  void searches.search(after(100, "new"));
  expect(signals[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(searches.progress()).toEqual({ response: "new", error: undefined, isStalled: false, isSearching: false });
  expect(reported.map(({ response }) => response)).not.toContain("old");
});

test("[SR-17] a search is stalled after 200 ms until its response arrives", async () => {
  const { searches } = observedSearches();
  void searches.search(after(300, "slow"));
  await vi.advanceTimersByTimeAsync(199);
  expect(searches.progress()).toMatchObject({ isSearching: true, isStalled: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(searches.progress().isStalled).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(searches.progress()).toMatchObject({ isSearching: false, isStalled: false, response: "slow" });
});

test("[SR-17] a search that takes less than 200 ms is never stalled", async () => {
  const { reported, searches } = observedSearches();
  void searches.search(after(199, "quick"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reported.some(({ isStalled }) => isStalled)).toBe(false);
});

test("[SR-17] successive searches without a response are stalled 200 ms after the first", async () => {
  const { searches } = observedSearches();
  void searches.search(after(5_000, "one"));
  await vi.advanceTimersByTimeAsync(150);
  void searches.search(after(5_000, "two"));
  await vi.advanceTimersByTimeAsync(50);
  expect(searches.progress().isStalled).toBe(true);
});

test("[ER-02] a failed search keeps the previous response, and failures of replaced searches are ignored", async () => {
  const { searches } = observedSearches();
  await searches.search(async () => "first");
  const failure = new Error("no host");
  void searches.search(() => Promise.reject(failure));
  void searches.search(() => {
    throw failure;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(searches.progress()).toEqual({ response: "first", error: failure, isStalled: false, isSearching: false });
  await searches.search(async () => "third");
  expect(searches.progress()).toMatchObject({ response: "third", error: undefined });
});

test("a stopped search reports nothing more", async () => {
  const { reported, searches } = observedSearches();
  void searches.search(after(300, "late"));
  const before = reported.length;
  searches.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reported).toHaveLength(before);
});
