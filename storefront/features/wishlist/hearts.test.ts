import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHearts, type HeartedProduct, type HeartKeeper, type HeartOutcome, HEART_THROTTLE } from "./hearts.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const coat: HeartedProduct = { id: "1", sku: "C-1", title: "Coat" };
const shoe: HeartedProduct = { id: "2", sku: "S-1", title: "Shoe" };

/** A keeper that answers when told to. */
function keeper(ids: readonly string[] = []) {
  const kept = new Set(ids);
  const calls: string[] = [];
  const answers: ((outcome: HeartOutcome) => void)[] = [];
  let changed: (() => void) | undefined;
  const answering = (call: string, change: () => void) => {
    calls.push(call);
    return new Promise<HeartOutcome>((resolve) => {
      answers.push((outcome) => {
        if (outcome.kind === "kept") change();
        resolve(outcome);
      });
    });
  };
  const own: HeartKeeper = {
    read: () => new Set(kept),
    add: (id) => answering(`add ${id}`, () => kept.add(id)),
    remove: (id) => answering(`remove ${id}`, () => kept.delete(id)),
    watch: (listener) => {
      changed = listener;
      return () => (changed = undefined);
    },
  };
  const answer = async (outcome: HeartOutcome) => {
    answers.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { own, kept, calls, answer, isWatched: () => changed !== undefined, changeElsewhere: () => changed?.() };
}

test("[WL-01] adding and removing show at once, before they are certain", async () => {
  const { own, answer } = keeper();
  const hearts = createHearts({ keeper: own });
  const told = vi.fn<() => void>();
  hearts.subscribe(told);
  hearts.toggle(coat);
  expect([hearts.isSaved("1"), hearts.count()]).toEqual([true, 1]);
  expect(told).toHaveBeenCalledTimes(1);
  await answer({ kind: "kept" });
  expect([hearts.isSaved("1"), hearts.count()]).toEqual([true, 1]);
  vi.advanceTimersByTime(HEART_THROTTLE);
  hearts.toggle(coat);
  expect([hearts.isSaved("1"), hearts.count()]).toEqual([false, 0]);
});

test("[WL-01] a heart that could not be saved is taken back and told", async () => {
  const { own, answer } = keeper();
  const onFailure = vi.fn<(product: HeartedProduct, reason: string) => void>();
  const onAdd = vi.fn<(product: HeartedProduct) => void>();
  const hearts = createHearts({ keeper: own, onFailure, onAdd });
  hearts.toggle(coat);
  await answer({ kind: "failed", reason: "full" });
  expect([hearts.isSaved("1"), hearts.count()]).toEqual([false, 0]);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(coat, "full");
  expect(onAdd).not.toHaveBeenCalled();
});

test("[WL-01] clicks on one heart within 50 ms are one; another heart is not held up", () => {
  expect(HEART_THROTTLE).toBe(50);
  const { own, calls } = keeper();
  const hearts = createHearts({ keeper: own });
  hearts.toggle(coat);
  vi.advanceTimersByTime(HEART_THROTTLE - 1);
  hearts.toggle(coat);
  hearts.toggle(shoe);
  expect(calls).toEqual(["add 1", "add 2"]);
  vi.advanceTimersByTime(1);
  hearts.toggle(coat);
  expect(calls).toEqual(["add 1", "add 2", "remove 1"]);
});

test("an older answer does not undo a newer click", async () => {
  const { own, answer } = keeper();
  const hearts = createHearts({ keeper: own });
  hearts.toggle(coat);
  vi.advanceTimersByTime(HEART_THROTTLE);
  hearts.toggle(coat);
  await answer({ kind: "kept" });
  expect(hearts.isSaved("1")).toBe(false);
  await answer({ kind: "kept" });
  expect(hearts.isSaved("1")).toBe(false);
});

test("[AN-01] adding is told once it is certain, removing is not", async () => {
  const { own, answer } = keeper();
  const onAdd = vi.fn<(product: HeartedProduct) => void>();
  const hearts = createHearts({ keeper: own, onAdd });
  hearts.toggle(coat);
  expect(onAdd).not.toHaveBeenCalled();
  await answer({ kind: "kept" });
  vi.advanceTimersByTime(HEART_THROTTLE);
  hearts.toggle(coat);
  await answer({ kind: "kept" });
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(coat);
});

test("a change elsewhere shows, and nobody watches for nobody", () => {
  const { own, kept, changeElsewhere, isWatched } = keeper(["1"]);
  const hearts = createHearts({ keeper: own });
  expect(isWatched()).toBe(false);
  const stop = hearts.subscribe(() => undefined);
  kept.add("2");
  changeElsewhere();
  expect([hearts.isSaved("2"), hearts.count()]).toEqual([true, 2]);
  stop();
  expect(isWatched()).toBe(false);
});
