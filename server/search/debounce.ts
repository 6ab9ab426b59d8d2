// Debounces costly work that follows a stream of changes: it starts when changes pause, at the latest after a maximum delay, and
// takes only a small part of the time.

export interface DebounceOptions {
  /** Milliseconds without a change after which the work starts. */
  readonly quietMs: number;
  /** Longest delay after the first change, even if changes keep coming. */
  readonly maxDelayMs: number;
  /** After each run the work rests for this multiple of its duration. */
  readonly restFactor: number;
}

export interface Debounced {
  /** Reports a change. */
  readonly schedule: () => void;
  /** Starts no further run. */
  readonly stop: () => void;
}

export function debounce(
  work: () => Promise<void>,
  { quietMs, maxDelayMs, restFactor }: DebounceOptions,
  now = Date.now,
): Debounced {
  let timer: NodeJS.Timeout | undefined;
  /** Time of the first change since the last run. */
  let changedAt: number | undefined;
  let notBefore = 0;
  let isWorking = false;
  let isStopped = false;
  const run = async () => {
    changedAt = undefined;
    isWorking = true;
    const startedAt = now();
    await work();
    isWorking = false;
    notBefore = now() + restFactor * (now() - startedAt);
    if (changedAt !== undefined) plan();
  };
  const plan = () => {
    if (isWorking || isStopped || changedAt === undefined) return;
    clearTimeout(timer);
    const at = Math.max(Math.min(now() + quietMs, changedAt + maxDelayMs), notBefore);
    timer = setTimeout(() => void run(), at - now());
    timer.unref();
  };
  return {
    schedule: () => {
      changedAt ??= now();
      plan();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
