import { expect, test, vi } from "vitest";
import { createBackSteps } from "./back-steps.ts";

/** A browser's history with entries numbered by a router, which sees the steps that are not intercepted. */
function browser() {
  const entries: unknown[] = [{ idx: 0 }, { idx: 1 }];
  let at = 1;
  let isStep: (state: unknown) => boolean = () => false;
  const heard: unknown[] = [];
  const pop = (delta: number): void => {
    at += delta;
    if (!isStep(entries[at])) heard.push(entries[at]);
  };
  const history = {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    go: (delta = 0) => queueMicrotask(() => pop(delta)),
  };
  const steps = createBackSteps(history, (next) => {
    isStep = next;
  });
  const onBack = vi.fn<(left: number) => void>();
  steps.listen(onBack);
  return { steps, onBack, heard, pop, place: () => at, entries };
}

test("[MB-08] going back takes off one layer after another, and then leaves the page", async () => {
  const { steps, onBack, heard, pop } = browser();
  await steps.want(1);
  await steps.want(2);
  pop(-1);
  pop(-1);
  expect(onBack.mock.calls).toEqual([[1], [0]]);
  expect(heard).toEqual([]);
  pop(-1);
  expect(heard).toEqual([{ idx: 0 }]);
});

test("[MB-08] a layer that is closed takes its step along, and tells nobody", async () => {
  const { steps, onBack, heard, place } = browser();
  await steps.want(2);
  expect(place()).toBe(3);
  await steps.want(1);
  expect(place()).toBe(2);
  await steps.want(0);
  expect(place()).toBe(1);
  expect(onBack).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});

test("[MB-08] two steps at once close both layers", async () => {
  const { steps, onBack, pop } = browser();
  await steps.want(2);
  pop(-2);
  expect(onBack.mock.calls).toEqual([[0]]);
});

test("a layer opened again while its step is being taken has one all the same", async () => {
  const { steps, place } = browser();
  await steps.want(1);
  const closed = steps.want(0);
  const opened = steps.want(1);
  await Promise.all([closed, opened]);
  expect(place()).toBe(2);
  expect(steps.count()).toBe(1);
});

test("forward to a step that has nothing to show leads back to the page", async () => {
  const { steps, heard, pop, place } = browser();
  await steps.want(1);
  await steps.want(0);
  pop(1);
  await Promise.resolve();
  expect(place()).toBe(1);
  expect(heard).toEqual([]);
});

test("a page that is left by a longer way closes its layers, and the router hears of it", async () => {
  const { steps, onBack, heard, pop } = browser();
  await steps.want(2);
  pop(-3);
  expect(onBack.mock.calls).toEqual([[0]]);
  expect(heard).toEqual([{ idx: 0 }]);
});

test("steps keep what the router noted of the page, and those of a page that was left are the router's", async () => {
  const { steps, heard, pop, entries } = browser();
  await steps.want(1);
  expect(entries[2]).toEqual({ idx: 1, step: 1 });
  steps.forget();
  pop(-1);
  expect(heard).toEqual([{ idx: 1 }]);
});
