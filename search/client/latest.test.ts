import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { latest, type SearchProgress } from "./latest.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number, answer: string) => (): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(answer), milliseconds);
  });

function watched() {
  const told: SearchProgress<string>[] = [];
  return { told, searches: latest<string>((progress) => told.push(progress)) };
}

test("[SR-17] an older answer never overwrites a newer one, however late it comes", async () => {
  const { told, searches } = watched();
  const signals: AbortSignal[] = [];
  void searches.search((signal) => {
    signals.push(signal);
    return after(500, "old")();
  });
  await vi.advanceTimersByTimeAsync(50);
  void searches.search(after(100, "new"));
  expect(signals[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(searches.progress()).toEqual({ answer: "new", error: undefined, isStalled: false, isSearching: false });
  expect(told.map(({ answer }) => answer)).not.toContain("old");
});

test("[SR-17] a search is stalled after 200 ms and until its answer", async () => {
  const { searches } = watched();
  void searches.search(after(300, "slow"));
  await vi.advanceTimersByTimeAsync(199);
  expect(searches.progress()).toMatchObject({ isSearching: true, isStalled: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(searches.progress().isStalled).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(searches.progress()).toMatchObject({ isSearching: false, isStalled: false, answer: "slow" });
});

test("[SR-17] an answer within 200 ms is never stalled, not even afterwards", async () => {
  const { told, searches } = watched();
  void searches.search(after(199, "quick"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.some(({ isStalled }) => isStalled)).toBe(false);
});

test("[SR-17] searches that replace one another without an answer are stalled 200 ms after the first", async () => {
  const { searches } = watched();
  void searches.search(after(5_000, "one"));
  await vi.advanceTimersByTimeAsync(150);
  void searches.search(after(5_000, "two"));
  await vi.advanceTimersByTimeAsync(50);
  expect(searches.progress().isStalled).toBe(true);
});

test("[ER-02] a failed search keeps the answer before it; one replaced fails unheard", async () => {
  const { searches } = watched();
  await searches.search(async () => "first");
  const failure = new Error("no host");
  void searches.search(() => Promise.reject(failure));
  void searches.search(() => {
    throw failure;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(searches.progress()).toEqual({ answer: "first", error: failure, isStalled: false, isSearching: false });
  await searches.search(async () => "third");
  expect(searches.progress()).toMatchObject({ answer: "third", error: undefined });
});

test("a page that is left hears of nothing more", async () => {
  const { told, searches } = watched();
  void searches.search(after(300, "late"));
  const before = told.length;
  searches.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveLength(before);
});
