// Time as an argument: what waits, waits with these, so that a test can hold the clock.

export interface Timers {
  readonly set: (run: () => void, milliseconds: number) => unknown;
  readonly clear: (timer: unknown) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Looked up at each call: a test may have put its own clock in their place. */
export const systemTimers: Timers = {
  set: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  clear: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>),
  now: () => Date.now(),
};

export interface Delayed<Arguments extends readonly unknown[]> {
  (...args: Arguments): void;
  /** Runs at once what waits: on a blur or the Enter key. */
  readonly flush: () => void;
  readonly cancel: () => void;
}

/** Runs once a burst of calls has been quiet for so long, with the arguments of the last. */
export const debounce = <Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => void,
  milliseconds: number,
  timers: Timers = systemTimers,
): Delayed<Arguments> => delayed(run, () => milliseconds, timers);

/** Runs at once, then at most once in so long; the last call of a burst is not lost. */
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

/** Runs after the wait told, which may be over already; a further call takes the place of the one that waits. */
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
