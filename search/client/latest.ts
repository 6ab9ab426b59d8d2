// Runs successive searches: an older response never overwrites a newer one, and slow searches are reported as stalled.

import { STALLED_AFTER } from "../constants.ts";
import { systemTimers, type Timers } from "./timers.ts";

export interface SearchProgress<Response> {
  /** The latest response. */
  readonly response: Response | undefined;
  /** Error of the latest search, which keeps the previous response. */
  readonly error: unknown;
  /** True after 200 ms without a response, until it arrives. */
  readonly isStalled: boolean;
  readonly isSearching: boolean;
}

export interface Latest<Response> {
  /** Starts a search and aborts the previous one. */
  readonly search: (request: (signal: AbortSignal) => Promise<Response>) => Promise<void>;
  readonly progress: () => SearchProgress<Response>;
  /** Aborts the current search, for example when the page is left. */
  readonly stop: () => void;
}

export const latest = <Response>(
  onProgress: (progress: SearchProgress<Response>) => void,
  timers: Timers = systemTimers,
): Latest<Response> => {
  let progress: SearchProgress<Response> = {
    response: undefined,
    error: undefined,
    isStalled: false,
    isSearching: false,
  };
  let current: AbortController | undefined;
  let stalling: unknown;
  const update = (changes: Partial<SearchProgress<Response>>) => {
    progress = { ...progress, ...changes };
    onProgress(progress);
  };
  const search = async (request: (signal: AbortSignal) => Promise<Response>) => {
    current?.abort();
    const own = new AbortController();
    const isLatest = () => current === own;
    current = own;
    // Successive searches without a response are stalled 200 ms after the first one.
    if (!progress.isSearching) stalling = timers.set(() => update({ isStalled: true }), STALLED_AFTER);
    update({ isSearching: true });
    const outcome = await run(request, own.signal).then(
      (response) => ({ response, error: undefined }),
      (error: unknown) => ({ error }),
    );
    if (!isLatest()) return;
    timers.clear(stalling);
    update({ ...outcome, isStalled: false, isSearching: false });
  };
  const stop = () => {
    timers.clear(stalling);
    current?.abort();
    current = undefined;
    progress = { ...progress, isStalled: false, isSearching: false };
  };
  return { search, progress: () => progress, stop };
};

/** Turns synchronous errors into rejections. */
const run = async <Response>(
  request: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> => request(signal);
