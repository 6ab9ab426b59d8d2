// Searches one after another: an older answer never overwrites a newer one, and a slow search is told as stalled.

import { STALLED_AFTER } from "../constants.ts";
import { systemTimers, type Timers } from "./timers.ts";

export interface SearchProgress<Answer> {
  /** The newest answer there is. */
  readonly answer: Answer | undefined;
  /** Why the newest search failed; its listing keeps the answer before. */
  readonly error: unknown;
  /** No answer for 200 ms, and until it arrives. */
  readonly isStalled: boolean;
  readonly isSearching: boolean;
}

export interface Latest<Answer> {
  /** Begins a search; the one before it, if still under way, is aborted and its answer ignored. */
  readonly search: (ask: (signal: AbortSignal) => Promise<Answer>) => Promise<void>;
  readonly progress: () => SearchProgress<Answer>;
  /** Ends what is under way, as when the page is left. */
  readonly stop: () => void;
}

export const latest = <Answer>(
  onProgress: (progress: SearchProgress<Answer>) => void,
  timers: Timers = systemTimers,
): Latest<Answer> => {
  let progress: SearchProgress<Answer> = { answer: undefined, error: undefined, isStalled: false, isSearching: false };
  let current: AbortController | undefined;
  let stalling: unknown;
  const tell = (changes: Partial<SearchProgress<Answer>>) => {
    progress = { ...progress, ...changes };
    onProgress(progress);
  };
  const search = async (ask: (signal: AbortSignal) => Promise<Answer>) => {
    current?.abort();
    const own = new AbortController();
    const isLatest = () => current === own;
    current = own;
    // A burst of searches that all go unanswered is stalled 200 ms after the first of them, not the last.
    if (!progress.isSearching) stalling = timers.set(() => tell({ isStalled: true }), STALLED_AFTER);
    tell({ isSearching: true });
    const outcome = await askSafely(ask, own.signal).then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => ({ error }),
    );
    if (!isLatest()) return;
    timers.clear(stalling);
    tell({ ...outcome, isStalled: false, isSearching: false });
  };
  const stop = () => {
    timers.clear(stalling);
    current?.abort();
    current = undefined;
    progress = { ...progress, isStalled: false, isSearching: false };
  };
  return { search, progress: () => progress, stop };
};

/** Whatever goes wrong is a rejection, also before there is a promise. */
const askSafely = async <Answer>(ask: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  ask(signal);
