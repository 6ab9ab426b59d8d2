// History entries for layers over a page, so that the system's back gesture closes the top one and the page stays.
//
//   /women   /women ¹   /women ²      the page, its panel, a dialog over it: one address, one index of the router's
//
// The router must not see these steps: it would reload the page, and the listing would lose its place.

export interface BackSteps {
  /** Sets the number of steps; resolves when the history matches. */
  readonly want: (steps: number) => Promise<void>;
  readonly count: () => number;
  /** Call when the page is left: its steps now belong to the router. */
  readonly forget: () => void;
  /** Calls back with the number of steps left after the visitor has gone back. */
  readonly listen: (onBack: (left: number) => void) => () => void;
}

const STEP = "step";

/** `takeReturns` checks each history step against these. */
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
    // Also if the visitor went forward to a step that has nothing to show.
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
