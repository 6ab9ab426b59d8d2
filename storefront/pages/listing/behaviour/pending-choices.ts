// Choices that the listing does not show yet. A burst of them becomes one search.

import { debounce, systemTimers, type Timers } from "#search/client/timers";
import { FILTER_DEBOUNCE } from "#search/constants";
import { isSameState, type SearchState, withoutPage } from "#search/state";
import type { ChangedBy } from "./changed-by.ts";

/** A choice as a function of the state, so that choices of a burst build on one another. */
export type Step = (state: SearchState) => SearchState;

export type Search = (state: SearchState, how?: How) => void;

export interface How {
  /** Address to load; by default the address of the state. */
  readonly href?: string;
  /** Place of the choice; by default the panels. */
  readonly by?: ChangedBy;
}

export interface PendingChoices {
  /** Applies the step at once, and searches if no other follows within 700 ms. */
  readonly choose: (step: Step) => void;
  /** Applies the step and searches at once, including pending choices. */
  readonly chooseNow: (step: Step, how?: How) => void;
  /** The chosen state; undefined while the listing shows it. */
  readonly state: () => SearchState | undefined;
  /** Call for each state that the listing shows; repeated calls are harmless. */
  readonly settle: (shown: SearchState) => void;
  /** Sets the function that searches; each rendering may have another one. */
  readonly connect: (search: Search) => void;
  /** Drops everything, when the page is left. */
  readonly drop: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `first` is the state that the listing shows. */
export function createPendingChoices(first: SearchState, timers: Timers = systemTimers): PendingChoices {
  let shown = first;
  let chosen: SearchState | undefined;
  let searched: SearchState | undefined;
  /** The search that was under way when the last one started. */
  let superseded: SearchState | undefined;
  let search: Search = () => undefined;
  const listeners = new Set<() => void>();
  const set = (next: SearchState | undefined): void => {
    if (next === chosen) return;
    chosen = next;
    for (const listener of listeners) listener();
  };
  const searchNow = (how?: How): void => {
    later.cancel();
    if (chosen === undefined || chosen === searched) return;
    // Back at the starting state: nothing to search, unless another search is under way.
    if (searched === undefined && isSameChoice(chosen, shown)) return set(undefined);
    superseded = searched;
    searched = chosen;
    search(chosen, how);
  };
  const later = debounce(() => searchNow(), FILTER_DEBOUNCE, timers);
  const take = (step: Step): void => set(withoutPage(step(chosen ?? shown)));
  const drop = (): void => {
    later.cancel();
    searched = undefined;
    set(undefined);
  };
  return {
    choose: (step) => {
      take(step);
      later();
    },
    chooseNow: (step, how) => {
      take(step);
      searchNow(how);
    },
    state: () => chosen,
    settle: (state) => {
      if (state === shown) return;
      const before = shown;
      shown = state;
      // Only another page of the same listing: the burst continues.
      if (searched === undefined && isSameChoice(state, before)) return;
      if (searched === undefined || !isSameChoice(state, searched)) {
        // A listing that was slow to render: the later search continues.
        const isLate = searched && superseded && isSameChoice(state, superseded);
        return isLate ? undefined : drop();
      }
      // Choices made after the search has started wait for the next one.
      if (chosen === searched) set(undefined);
      searched = undefined;
    },
    drop,
    connect: (next) => {
      search = next;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSameChoice = (one: SearchState, other: SearchState): boolean =>
  isSameState(withoutPage(one), withoutPage(other));
