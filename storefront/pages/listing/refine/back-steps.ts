// Steps in the history for what stands over a page, so that the system's back gesture takes off the top one and the page stays.
//
//   /women   /women ¹   /women ²      the page, its panel, a dialog over it: one address, one index of the router's
//
// The router must not hear of these steps: it would load the page anew, and the listing would lose its place.

export interface BackSteps {
  /** How many steps there shall be; fulfilled when the history has come to that. */
  readonly want: (steps: number) => Promise<void>;
  readonly count: () => number;
  /** The page itself was left: its steps are the router's now. */
  readonly forget: () => void;
  /** Says what to do when the visitor has gone back: so many steps are left. */
  readonly listen: (onBack: (left: number) => void) => () => void;
}

const STEP = "step";

/** `takeReturns` asks of each step through the history whether it was one of these. */
export function createBackSteps(
  history: Pick<History, "state" | "pushState" | "go">,
  takeReturns: (isStep: (state: unknown) => boolean) => void,
): BackSteps {
  let count = stepOf(history.state);
  let wanted = count;
  let page = indexOf(history.state);
  let isGoing = false;
  let onBack: (left: number) => void = () => undefined;
  let waiting: (() => void)[] = [];
  const reconcile = (): void => {
    if (isGoing) return;
    if (count > wanted) {
      isGoing = true;
      history.go(wanted - count);
      return;
    }
    if (count === 0) page = indexOf(history.state);
    while (count < wanted) {
      count += 1;
      history.pushState({ ...history.state, [STEP]: count }, "");
    }
    const fulfilled = waiting;
    waiting = [];
    for (const fulfil of fulfilled) fulfil();
  };
  takeReturns((state) => {
    const left = stepOf(state);
    const isHere = page !== undefined && indexOf(state) === page && (count > 0 || left > 0);
    const wasGoing = isGoing;
    isGoing = false;
    count = isHere ? left : 0;
    if (!wasGoing && count < wanted) {
      wanted = count;
      onBack(count);
    }
    // Also where the visitor went forward to a step that has nothing to show any more.
    reconcile();
    return isHere;
  });
  return {
    want: (steps) => {
      wanted = steps;
      return new Promise((resolve) => {
        waiting.push(resolve);
        reconcile();
      });
    },
    count: () => count,
    forget: () => {
      page = undefined;
      count = 0;
      wanted = 0;
      isGoing = false;
    },
    listen: (listener) => {
      onBack = listener;
      return () => {
        if (onBack === listener) onBack = () => undefined;
      };
    },
  };
}

const stepOf = (state: unknown): number => numberIn(state, STEP) ?? 0;
/** The router numbers its own entries. */
const indexOf = (state: unknown): number | undefined => numberIn(state, "idx");

const numberIn = (state: unknown, name: string): number | undefined => {
  const value = typeof state === "object" && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === "number" ? value : undefined;
};
