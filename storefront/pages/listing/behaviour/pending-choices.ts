// What a shopper has chosen and the listing does not show yet: a burst of choices becomes one search.

import { debounce, systemTimers, type Timers } from "#search/client/timers";
import { FILTER_DEBOUNCE } from "#search/constants";
import { isSameState, type SearchState, withoutPage } from "#search/state";
import type { ChangedBy } from "./changed-by.ts";

/** A choice as it can be made from any state, so that choices of a burst build on one another. */
export type Step = (state: SearchState) => SearchState;

export type Search = (state: SearchState, how?: How) => void;

export interface How {
  /** Where to, when it is known; by default what the state makes. */
  readonly href?: string;
  /** Where the choice was made; by default in the desktop's panels. */
  readonly by?: ChangedBy;
}

export interface PendingChoices {
  /** Takes the step at once, and searches when no other has followed for 700 ms. */
  readonly choose: (step: Step) => void;
  /** Takes the step and searches without waiting, also for what waited; at an address of its own, where that is given. */
  readonly chooseNow: (step: Step, how?: How) => void;
  /** All that was chosen; undefined while the listing shows just that. */
  readonly state: () => SearchState | undefined;
  /** Told, once or more, of each state that the listing comes to show: the one searched for, or another gone to. */
  readonly settle: (shown: SearchState) => void;
  /** Says how to search; each rendering of a page may have its own way. */
  readonly connect: (search: Search) => void;
  /** Forgets everything, as when the page is left. */
  readonly drop: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Begins with what the listing shows. */
export function createPendingChoices(first: SearchState, timers: Timers = systemTimers): PendingChoices {
  let shown = first;
  let chosen: SearchState | undefined;
  let searched: SearchState | undefined;
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
    // Back where the burst began: nothing to ask, unless an earlier search is on its way elsewhere.
    if (searched === undefined && isSameChoice(chosen, shown)) return set(undefined);
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
      // Only another page of the same: a burst goes on.
      if (searched === undefined && isSameChoice(state, before)) return;
      if (searched === undefined || !isSameChoice(state, searched)) return drop();
      // A burst that goes on after its search has begun is kept for the next.
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
