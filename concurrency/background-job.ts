// A background job: runs at an interval and on demand, one run at a time, until it is closed. It lives in a folder that imports
// nothing, because the database itself needs one.

export interface BackgroundJob {
  /** Runs now, or again after the current run. Resolves once there is nothing left to do; it never rejects. */
  readonly nudge: () => Promise<void>;
  /** Starts no further run and waits for the current one. */
  readonly close: () => Promise<void>;
}

export interface JobOptions {
  /** One run. Resolving to true asks for another at once. `closing` aborts when the job is closed. */
  readonly run: (closing: AbortSignal) => Promise<boolean | void>;
  readonly everyMs: number;
  /** Called with what a run throws; the next nudge or interval tries again. */
  readonly onError: (error: unknown) => void;
  /** Set to false to wait for the first interval or nudge. */
  readonly startsAtOnce?: boolean;
  /** Nudges and intervals are ignored for this long after a failed run. */
  readonly pauseAfterErrorMs?: number;
}

export function startJob(options: JobOptions): BackgroundJob {
  const { run, everyMs, onError, startsAtOnce = true, pauseAfterErrorMs = 0 } = options;
  const closing = new AbortController();
  let isNudged = false;
  let isRunning = false;
  let notBefore = 0;
  let idle: Promise<void> = Promise.resolve();
  const runUntilIdle = async (): Promise<void> => {
    try {
      do {
        isNudged = false;
        const hasMore = await run(closing.signal);
        isNudged ||= hasMore === true;
      } while (isNudged && !closing.signal.aborted);
    } catch (error) {
      notBefore = Date.now() + pauseAfterErrorMs;
      onError(error);
    } finally {
      // Within the run, so that a nudge right after the last check starts the next one.
      isRunning = false;
    }
  };
  const nudge = (): Promise<void> => {
    isNudged = true;
    if (!isRunning && !closing.signal.aborted && Date.now() >= notBefore) {
      isRunning = true;
      idle = runUntilIdle();
    }
    return idle;
  };
  const timer = setInterval(() => void nudge(), everyMs);
  // A job must not keep the process alive.
  timer.unref();
  if (startsAtOnce) void nudge();
  return {
    nudge,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await idle;
    },
  };
}
