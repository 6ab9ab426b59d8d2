// Timers as an argument, so that tests can control the clock; debounce and throttle.

export interface Timers {
  readonly set: (run: () => void, milliseconds: number) => unknown;
  readonly clear: (timer: unknown) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Looks up the globals on each call, because tests may replace them. */
export const systemTimers: Timers = {
  set: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  clear: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>),
  now: () => Date.now(),
};

export interface Delayed<Arguments extends readonly unknown[]> {
  (...args: Arguments): void;
  /** Runs a pending call immediately, for example on blur or Enter. */
  readonly flush: () => void;
  readonly cancel: () => void;
}

/** Runs the last call of a burst after a pause. */
export const debounce = <Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => void,
  milliseconds: number,
  timers: Timers = systemTimers,
): Delayed<Arguments> => delayed(run, () => milliseconds, timers);

/** Runs immediately, then at most once per interval, including the last call. */
export const throttle = <Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => void,
  milliseconds: number,
  timers: Timers = systemTimers,
): Delayed<Arguments> => {
  let last = -Infinity;
  const runAndNote = (...args: Arguments) => {
    last = timers.now();
    run(...args);
  };
  return delayed(runAndNote, () => last + milliseconds - timers.now(), timers);
};

/** Runs after a delay, which may be 0. Another call replaces the pending one. */
const delayed = <Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => void,
  waitOf: () => number,
  timers: Timers,
): Delayed<Arguments> => {
  let waiting: { readonly args: Arguments; readonly timer: unknown } | undefined;
  const cancel = () => {
    if (waiting) timers.clear(waiting.timer);
    waiting = undefined;
  };
  const flush = () => {
    const args = waiting?.args;
    cancel();
    if (args) run(...args);
  };
  const call = (...args: Arguments) => {
    cancel();
    const wait = waitOf();
    if (wait > 0) waiting = { args, timer: timers.set(flush, wait) };
    else run(...args);
  };
  return Object.assign(call, { flush, cancel });
};
