// Costly work that follows a stream of changes: done when they rest, at the latest some time after the first of them, and
// never for more than a small part of the time.

export interface Pace {
  /** Milliseconds without a change after which the work begins … */
  readonly restMs: number;
  /** … and after which it begins although changes keep coming. */
  readonly mostMs: number;
  /** How many times as long as the work took it is then left alone. */
  readonly breather: number;
}

export interface Paced {
  /** Something has changed. */
  readonly soon: () => void;
  /** Nothing more is begun. */
  readonly stop: () => void;
}

export function createPaced(work: () => Promise<void>, { restMs, mostMs, breather }: Pace, now = Date.now): Paced {
  let timer: NodeJS.Timeout | undefined;
  /** When the first change came that no work has seen yet. */
  let since: number | undefined;
  let notBefore = 0;
  let isWorking = false;
  let isStopped = false;
  const begin = async () => {
    since = undefined;
    isWorking = true;
    const began = now();
    await work();
    isWorking = false;
    notBefore = now() + breather * (now() - began);
    if (since !== undefined) plan();
  };
  const plan = () => {
    if (isWorking || isStopped || since === undefined) return;
    clearTimeout(timer);
    const at = Math.max(Math.min(now() + restMs, since + mostMs), notBefore);
    timer = setTimeout(() => void begin(), at - now());
    timer.unref();
  };
  return {
    soon: () => {
      since ??= now();
      plan();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
