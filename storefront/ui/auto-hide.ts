// Hides what is shown for a while, unless a visitor pauses on it: after a pause half of the original time remains.

import { systemTimers, type Timers } from "#search/client/timers";

export interface AutoHide {
  readonly start: () => void;
  /** While pointer or focus rest on it. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

export function createAutoHide(milliseconds: number, hide: () => void, timers: Timers = systemTimers): AutoHide {
  let timer: unknown;
  const stop = () => {
    timers.clear(timer);
    timer = undefined;
  };
  const wait = (time: number) => {
    stop();
    timer = timers.set(hide, time);
  };
  return { start: () => wait(milliseconds), pause: stop, resume: () => wait(milliseconds / 2), stop };
}
