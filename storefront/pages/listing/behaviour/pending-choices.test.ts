import { beforeEach, expect, test, vi } from "vitest";
import { FILTER_DEBOUNCE } from "#search/constants";
import { defaultState, NO_DEFAULTS, type SearchState, setPage, toggleValue } from "#search/state";
import { createPendingChoices, type Step } from "./pending-choices.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const fresh = defaultState(NO_DEFAULTS);
const colour =
  (value: string): Step =>
  (state) =>
    toggleValue(state, NO_DEFAULTS, "Color", value);

function listing(begin: SearchState = fresh) {
  const searches: SearchState[] = [];
  const pending = createPendingChoices(begin);
  pending.connect((state) => searches.push(state));
  return { pending, searches, show: pending.settle, colours: () => pending.state()?.refinementList.Color };
}

test("[FL-02] a burst of five clicks is one search of all five, 700 ms after the last", () => {
  expect(FILTER_DEBOUNCE).toBe(700);
  const { pending, searches, colours } = listing();
  const burst = ["black", "blue", "red", "green", "pink"];
  for (const value of burst) {
    vi.advanceTimersByTime(FILTER_DEBOUNCE - 1);
    pending.choose(colour(value));
  }
  expect(colours()).toEqual(burst);
  vi.advanceTimersByTime(FILTER_DEBOUNCE - 1);
  expect(searches).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(searches.map(({ refinementList }) => refinementList.Color)).toEqual([burst]);
});

test("[FL-02] a choice from a later page leads to the first", () => {
  const { pending, searches } = listing(setPage(fresh, 4));
  pending.choose((state) => toggleValue(state, NO_DEFAULTS, "vendor", "Halden"));
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(searches[0]?.page).toBe(1);
});

test("a choice shows at once and until the listing shows it", () => {
  const { pending, searches, show, colours } = listing();
  const told = vi.fn<() => void>();
  pending.subscribe(told);
  pending.choose(colour("black"));
  expect(colours()).toEqual(["black"]);
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(colours()).toEqual(["black"]);
  show(searches[0] ?? fresh);
  expect(pending.state()).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(2);
});

test("a choice taken back within the burst searches nothing", () => {
  const { pending, searches } = listing();
  pending.choose(colour("black"));
  pending.choose(colour("black"));
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(searches).toEqual([]);
  expect(pending.state()).toBeUndefined();
});

test("a choice taken back while its search is under way searches again", () => {
  const { pending, searches, colours } = listing();
  pending.choose(colour("black"));
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  pending.choose(colour("black"));
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(searches.map(({ refinementList }) => refinementList.Color)).toEqual([["black"], []]);
  expect(colours()).toEqual([]);
});

test("[SR-17] an answer that arrives in the middle of the next burst does not undo its choices", () => {
  const { pending, searches, show, colours } = listing();
  pending.choose(colour("black"));
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  pending.choose(colour("blue"));
  show(searches[0] ?? fresh);
  expect(colours()).toEqual(["black", "blue"]);
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(searches).toHaveLength(2);
});

test("[SR-17] a listing that shows only after the next search has started does not undo its choices", () => {
  const { pending, searches, show, colours } = listing();
  for (const value of ["black", "blue"]) {
    pending.choose(colour(value));
    vi.advanceTimersByTime(FILTER_DEBOUNCE);
  }
  show(searches[0] ?? fresh);
  expect(colours()).toEqual(["black", "blue"]);
  pending.choose(colour("red"));
  show(searches[1] ?? fresh);
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(searches[2]?.refinementList.Color).toEqual(["black", "blue", "red"]);
  show(searches[2] ?? fresh);
  expect(pending.state()).toBeUndefined();
});

test("a page that is loaded in the middle of a burst does not end it", () => {
  const { pending, searches, show } = listing();
  pending.choose(colour("black"));
  show(setPage(fresh, 2));
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(searches).toHaveLength(1);
});

test("going elsewhere drops what waits", () => {
  const { pending, searches, show } = listing();
  pending.choose(colour("black"));
  show(toggleValue(fresh, NO_DEFAULTS, "Color", "red"));
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(searches).toEqual([]);
  expect(pending.state()).toBeUndefined();
});

test("a choice that cannot wait takes along what waits", () => {
  const { pending, searches } = listing();
  pending.choose(colour("black"));
  pending.chooseNow((state) => ({ ...state, sortBy: "price-asc" }));
  expect(searches).toHaveLength(1);
  expect(searches[0]).toMatchObject({ sortBy: "price-asc", refinementList: { Color: ["black"] } });
  vi.advanceTimersByTime(FILTER_DEBOUNCE);
  expect(searches).toHaveLength(1);
});
